"""The method ``moreau``."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from freebody.arguments import number, positive, whole
from freebody.contact.layout import IMPACT
from freebody.contact.state import ground_count
from freebody.fields import Number
from freebody.joints.report import solver_room
from freebody.methods import ridge
from freebody.methods.base import Array
from freebody.methods.constrained import ConstrainedMethod
from freebody.methods.moreau.room import IMPACTS, NOTES, OPTIONS, ROOM, VELOCITY, in_lines, layout_of
from freebody.methods.moreau.step import begin, step
from freebody.model.kernel_data import Scratch, World, world_of
from freebody.model.layout import RIDGED
from freebody.model.tables import Tables

# Velocities stand where kicks would note things.
assert VELOCITY.size <= ridge.NOTES

# Most sweeps of one solve.
MOST_SWEEPS = 1_000_000


class Moreau(ConstrainedMethod):
    """Contact in steps: one velocity-level solve a step for all points together, with exact circular cones.

    ``tolerance`` (m/s) is what the certificate of a step may be: the largest violation of Signorini's and Coulomb's
    laws, as a velocity. ``sweeps`` is how many sweeps a solve may take; where they would take longer than Newton steps
    for all points together, those take over. Bodies that contact holds still fall asleep below the speed ``sleep``
    (m/s) until something comes near or pulls them; 0 keeps all awake. Joints are kept to round-off. Without contact it
    is the leapfrog with the exact free rotation. Raises :class:`InputError` for numbers out of range.
    """

    name = "moreau"
    order = 2
    evaluations = 1
    preserves = ("rotation", "momentum", "energy", "reversible", "exact torque-free")
    reference = (
        "Moreau 1999, Numerical aspects of the sweeping process, CMAME 177, 329-349; Jean 1999, The non-smooth contact "
        "dynamics method, CMAME 177, 235-257"
    )
    summary = "contact in steps, certified: piles, walls and other worlds of many contacts"
    takes_contact = takes_crowds = coulomb_only = True
    step = step
    begin = begin

    tolerance = Number("a velocity", "m/s", "that the certificate of a step may be", above=True)
    sweeps = Number("a count", "", "of sweeps that a solve may take", least=1.0, most=float(MOST_SWEEPS))

    sleep = Number("a speed", "m/s", "below which bodies that contact holds still fall asleep; 0: never", least=0.0)

    def __init__(self, *, tolerance: float = 1e-6, sweeps: float = 10_000, sleep: float = 0.0) -> None:
        self.tolerance = positive("tolerance", tolerance, "m/s")
        self.sleep = number("sleep", sleep, least=0.0, unit="m/s")
        counted = int(sweeps) if isinstance(sweeps, float) and sweeps.is_integer() else sweeps
        self.sweeps = float(whole("sweeps", counted, least=1, most=MOST_SWEEPS))
        # By how much the lists of near pairs and points are larger than at first.
        self._times = 1
        # Where the scratch of contact begins, behind that of the joints, and the numbers of its log of impacts.
        self._front = self._log = 0

    def options(self) -> Sequence[float]:
        """Tolerance and sweeps."""
        return OPTIONS.row(tolerance=self.tolerance, sweeps=self.sweeps, sleep=self.sleep)

    def widen(self) -> None:
        """Twice the room for near pairs and points, in what ``scratch`` and ``world`` give from now on."""
        self._times *= 2

    def take_over(self, old: Scratch, new: Scratch) -> None:
        """Counts and the worst certificate."""
        kept = slice(NOTES.slices["certificate"].start, NOTES.slices["newtons"].stop)
        self._contact(new)[kept] = self._contact(old)[kept]

    def scratch(self, tables: Tables) -> Scratch:
        """Velocities of all carriers, and rows of points; without contact, room for steps that cross a ridge."""
        layout = layout_of(tables, self._times)
        front = len(solver_room(tables)) if tables.joints else 0
        self._front = front
        solver = in_lines(front + layout.floats)
        self._log = IMPACT.size * layout.header["most_impacts"]
        notes = NOTES.row(**dict.fromkeys(NOTES.fields, 0.0) | {
            "cell": layout.cell, "size": layout.size,
        })  # fmt: skip
        solver[front : front + NOTES.size] = notes
        if tables.contacts is None:
            return Scratch(ridge.room(len(tables.names)), solver)
        carriers = len(tables.names) + ground_count(tables) + 1
        return Scratch(in_lines(carriers * VELOCITY.size).reshape(carriers, VELOCITY.size), solver)

    def world(self, tables: Tables, floats: Array) -> World:
        """With lists of near pairs and points behind its integers."""
        layout, world = layout_of(tables, self._times), world_of(tables, floats)
        tail = np.zeros(layout.integers, dtype=np.int64)
        tail[: ROOM.size] = ROOM.row(**layout.header)
        first = len(tables.integers)
        for name, values in layout.lists.items():
            at = layout.header[name] - first
            tail[at : at + len(values)] = values
        return world._replace(integers=np.concatenate([tables.integers, tail]))

    def _contact(self, scratch: Scratch) -> Array:
        """The scratch of contact."""
        return scratch.solver[self._front :]

    def impacts(self, tables: Tables, scratch: Scratch) -> Array:
        """Those since the last look."""
        solver = self._contact(scratch)
        count = int(solver[IMPACTS])
        solver[IMPACTS] = 0.0
        log = solver[len(solver) - self._log :]
        return log[: IMPACT.size * count].reshape(count, IMPACT.size).copy()

    def notes(self, tables: Tables, scratch: Scratch) -> tuple[str, ...]:
        """How well contact was solved."""
        found, said = NOTES.read(self._contact(scratch)), list(super().notes(tables, scratch))
        if tables.contacts is None or not found.steps:
            return tuple(said)
        mean = found.sweeps / found.steps
        said += [
            f"contact: worst certificate {found.worst:.2g} m/s, {mean:.1f} sweeps in each of {found.steps:.0f} steps"
        ]
        if found.uncertified:
            said.append(
                f"{found.uncertified:.0f} steps ended above the tolerance of {self.tolerance:g} m/s after "
                f"{self.sweeps:.0f} sweeps: give more of them, or a shorter step"
            )
        if found.newtons:
            said.append(f"{found.newtons:.0f} solves were taken further by Newton steps")
        if found.slept:
            part = found.slept / (found.steps * len(tables.names))
            said.append(f"bodies slept for {100.0 * part:.3g} % of the time: run.asleep tells when")
        if found.lowered:
            said.append(f"restitution was lowered in {found.lowered:.0f} impacts, which would have gained energy")
        if found.dropped:
            said.append(f"{found.dropped:.0f} points found no place in the records of their steps")
        if tables.flags & RIDGED:
            said.append(
                "a torsion spring that passes half a revolution from rest does so within a step: its energy is off by "
                "up to h |w| k pi / 2 each time"
            )
        return tuple(said)

    def __repr__(self) -> str:
        return f"Moreau(tolerance={self.tolerance:g}, sweeps={self.sweeps:.0f}, sleep={self.sleep:g})"
