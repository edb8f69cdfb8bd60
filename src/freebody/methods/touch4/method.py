"""The method ``touch4``, and what stands for ``adaptive`` in a world with contact."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from freebody.contact.layout import IMPACT
from freebody.contact.room import SOLVER_SIZE, room_of
from freebody.joints.layout import SOLVER
from freebody.methods.adaptive.kernels import OPTIONS
from freebody.methods.base import Array
from freebody.methods.classical import SCRATCH
from freebody.methods.constrained import ConstrainedMethod
from freebody.methods.touch4.controlled import step
from freebody.methods.touch4.notes import HURRIED, IMPACTS, RESTITUTION_LOWERED, UNRESOLVED
from freebody.methods.touch4.step import begin
from freebody.model.kernel_data import Scratch, World, world_of
from freebody.model.tables import Tables

assert SOLVER.size <= SOLVER_SIZE


class Touch4(ConstrainedMethod):
    """Contact, event by event: four stages between events, each of which is located to the last digits.

    Points roll, slide or are open; within such a mode contact is a smooth force and the order is 4. Joints are kept at
    acceleration level and projected.
    """

    name = "touch4"
    order = 4
    evaluations = 5
    preserves = ("rotation", "momentum")
    reference = (
        "Smith, Kaufman, Vouga, Tamstorf, Grinspun 2012, Reflections on simultaneous impact, ACM Trans. Graph. 31; "
        "Pfeiffer, Glocker 1996, Multibody dynamics with unilateral contacts"
    )
    summary = "contact with every event located: rolling, sliding and bouncing at order 4, for few contacts"
    takes_contact = True
    step = step
    begin = begin

    def options(self) -> Sequence[float]:
        """No tolerances: steps are as long as they are."""
        return OPTIONS.row(rtol=0.0, atol=0.0, first_step=0.0, max_step=0.0)

    def scratch(self, tables: Tables) -> Scratch:
        """Rates of the stages, and room for the solvers of joints and contact."""
        room = room_of(world_of(tables))
        return Scratch(np.zeros((len(tables.names), SCRATCH)), np.zeros(room.size))

    def memory(self, world: World, scratch: Scratch) -> Array:
        """Nothing: what it remembers is the state of contact."""
        return scratch.solver[:0]

    def impacts(self, tables: Tables, scratch: Scratch) -> Array:
        """Those since the last look."""
        room = room_of(world_of(tables))
        count = int(scratch.solver[room.note + IMPACTS])
        scratch.solver[room.note + IMPACTS] = 0.0
        rows = scratch.solver[room.log : room.log + IMPACT.size * count].reshape(count, IMPACT.size)
        # The end of a series of bounces is logged when it begins.
        return np.asarray(rows[np.argsort(rows[:, IMPACT.slices["time"].start], kind="stable")])

    def notes(self, tables: Tables, scratch: Scratch) -> tuple[str, ...]:
        """Those of joints, and what contact had to do beside the laws."""
        note, S = room_of(world_of(tables)).note, scratch.solver
        said = list(super().notes(tables, scratch))
        if lowered := int(S[note + RESTITUTION_LOWERED]):
            said.append(f"restitution was lowered in {lowered} impacts, which would have gained energy")
        if hurried := int(S[note + HURRIED]):
            said.append(f"{hurried} steps had so many events that their rest was taken without any")
        if unresolved := int(S[note + UNRESOLVED]):
            said.append(f"no modes were found after {unresolved} events; the points kept those they had")
        return tuple(said)


class ControlledContact(Touch4):
    """What stands for ``adaptive`` in a world with contact."""

    name = "adaptive"
    evaluations = 17
    summary = "contact in steps of the length that a tolerance allows"
    any_dt = True

    def __init__(self, tolerances: Any) -> None:
        self.tolerances = tolerances
        self.rtol, self.atol = float(tolerances.rtol), float(tolerances.atol)

    def options(self) -> Sequence[float]:
        """Those of ``adaptive``."""
        options: Sequence[float] = self.tolerances.options()
        return options

    def __repr__(self) -> str:
        return repr(self.tolerances)
