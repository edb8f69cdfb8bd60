"""The method ``moreau``."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from freebody.arguments import positive, whole
from freebody.contact.layout import IMPACT
from freebody.contact.state import ground_count
from freebody.fields import Number
from freebody.methods import ridge
from freebody.methods.base import Array, Method
from freebody.methods.moreau.room import IMPACTS, NOTES, ROOM, VELOCITY, layout_of
from freebody.methods.moreau.step import OPTIONS, begin, step
from freebody.model.kernel_data import Scratch, World, world_of
from freebody.model.layout import RIDGED
from freebody.model.tables import Tables

# Velocities stand where kicks would note things.
assert VELOCITY.size <= ridge.NOTES

# Most sweeps of one solve.
MOST_SWEEPS = 1_000_000


class Moreau(Method):
    """Contact in steps: one velocity-level solve a step for all points together, with exact circular cones.

    ``tolerance`` (m/s) is what the certificate of a step may be: the largest violation of Signorini's and Coulomb's
    laws, as a velocity. ``sweeps`` is how many sweeps a solve may take. Without contact it is the leapfrog with the
    exact free rotation. Raises :class:`InputError` for numbers that are not positive.
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

    def __init__(self, *, tolerance: float = 1e-6, sweeps: float = 10_000) -> None:
        self.tolerance = positive("tolerance", tolerance, "m/s")
        counted = int(sweeps) if isinstance(sweeps, float) and sweeps.is_integer() else sweeps
        self.sweeps = float(whole("sweeps", counted, least=1, most=MOST_SWEEPS))
        # By how much the lists of near pairs and points are larger than at first.
        self._times = 1
        # Numbers of the log of impacts, at the end of the scratch.
        self._log = 0

    def options(self) -> Sequence[float]:
        """Tolerance and sweeps."""
        return OPTIONS.row(tolerance=self.tolerance, sweeps=self.sweeps)

    def widen(self) -> None:
        """Twice the room for near pairs and points, in what ``scratch`` and ``world`` give from now on."""
        self._times *= 2

    def take_over(self, old: Scratch, new: Scratch) -> None:
        """Counts and the worst certificate."""
        kept = slice(NOTES.slices["certificate"].start, NOTES.slices["dropped"].stop)
        new.solver[kept] = old.solver[kept]

    def scratch(self, tables: Tables) -> Scratch:
        """Velocities of all carriers, and rows of points; without contact, room for steps that cross a ridge."""
        layout = layout_of(tables, self._times)
        solver = np.zeros(layout.floats)
        self._log = IMPACT.size * layout.header["most_impacts"]
        notes = NOTES.row(**dict.fromkeys(NOTES.fields, 0.0) | {
            "cell": layout.cell, "size": layout.size,
        })  # fmt: skip
        solver[: NOTES.size] = notes
        if tables.contacts is None:
            return Scratch(ridge.room(len(tables.names)), solver)
        return Scratch(np.zeros((len(tables.names) + ground_count(tables) + 1, VELOCITY.size)), solver)

    def world(self, tables: Tables, floats: Array) -> World:
        """With lists of near pairs and points behind its integers."""
        layout, world = layout_of(tables, self._times), world_of(tables, floats)
        tail = np.zeros(layout.integers, dtype=np.int64)
        tail[: ROOM.size] = ROOM.row(**layout.header)
        first = len(tables.integers)
        for name, values in (("big", layout.big), ("moves", layout.moves)):
            at = layout.header[name] - first
            tail[at : at + len(values)] = values
        return world._replace(integers=np.concatenate([tables.integers, tail]))

    def impacts(self, tables: Tables, scratch: Scratch) -> Array:
        """Those since the last look."""
        count = int(scratch.solver[IMPACTS])
        scratch.solver[IMPACTS] = 0.0
        log = scratch.solver[len(scratch.solver) - self._log :]
        return log[: IMPACT.size * count].reshape(count, IMPACT.size).copy()

    def notes(self, tables: Tables, scratch: Scratch) -> tuple[str, ...]:
        """How well contact was solved."""
        found = NOTES.read(scratch.solver)
        if not found.steps:
            return ()
        mean = found.sweeps / found.steps
        said = [
            f"contact: worst certificate {found.worst:.2g} m/s, {mean:.1f} sweeps in each of {found.steps:.0f} steps"
        ]
        if found.uncertified:
            said.append(
                f"{found.uncertified:.0f} steps ended above the tolerance of {self.tolerance:g} m/s after "
                f"{self.sweeps:.0f} sweeps: give more of them, or a shorter step"
            )
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
        return f"Moreau(tolerance={self.tolerance:g}, sweeps={self.sweeps:.0f})"
