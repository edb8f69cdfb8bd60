"""RATTLE: the symplectic method for linkages, of order 2, and of order 4 by composition."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
from numpy.typing import NDArray

from freebody.compile import kernel
from freebody.joints.angles import keep_angles
from freebody.joints.layout import JOINTS, STATUS
from freebody.joints.prepare import prepare, size_of
from freebody.methods.composition import composed
from freebody.methods.drift import place
from freebody.methods.exact import turn
from freebody.methods.kick import SCRATCH, sense
from freebody.methods.leapfrog import leapfrog
from freebody.methods.linked import Linked, record_linked
from freebody.methods.loop import healthy
from freebody.methods.rattle_step import rattle_step
from freebody.model.tables import Tables

__all__ = ["Rattle", "Rattle4"]


class Rattle(Linked):
    """Kick, drift, kick with impulses that keep joints closed in position and in velocity, to round-off.

    The drift is the exact free motion of rigid bodies, so between the impulses of the joints nothing is approximated.
    Symplectic and symmetric: the energy swings with the square of the step and does not drift. Forces that read
    velocities are kept at order 2. Without joints it is the method ``exact``.
    """

    name = "rattle"
    order = 2
    evaluations = 1
    preserves: tuple[str, ...] = ("rotation", "momentum", "energy", "reversible", "exact torque-free")
    reference = "Andersen 1983, JCP 52, 24; Reich 1996, Symplectic integrators for systems of rigid bodies, Fields 10"
    summary = "linkages: joints closed to round-off, no energy drift"

    @property
    def advance(self) -> Callable[..., Any]:
        """The compiled loop."""
        return advance


class Rattle4(Rattle):
    """Five steps of ``rattle``, one of them backwards, which together are of order 4.

    Symplectic and symmetric like its parts. With forces that read velocities the order is 2. Without joints it is the
    method ``exact4``.
    """

    name = "rattle4"
    order = 4
    evaluations = 5
    reference = "McLachlan 1995, On the numerical integration of ODEs by symmetric composition methods, SISC 16, 151"
    summary = "linkages at high accuracy: order 4, no energy drift"

    @property
    def advance(self) -> Callable[..., Any]:
        """The compiled loop."""
        return advance4

    def scratch(self, tables: Tables) -> NDArray[np.float64]:
        """Room for the joints; without any, what ``exact4`` needs."""
        return super().scratch(tables) if tables.joints else np.zeros((len(tables.names), SCRATCH))


@kernel
def advance(y, books, t0, n, dt, count, every, work, F, I, custom, scratch, frames, frame_books):
    """See ``Method``."""
    if I[JOINTS] == 0:
        return leapfrog(turn, y, books, t0, n, dt, count, every, work, F, I, custom[0], frames, frame_books)
    S = scratch[0]
    S[STATUS] = 0.0
    place(y, work, I)
    prepare(t0 + n * dt, work, F, I, custom[1], S)
    sense(t0 + n * dt, work, F, I, custom[0])
    slot = 0
    for k in range(count):
        now, end = t0 + (n + k) * dt, t0 + (n + k + 1) * dt
        solved = rattle_step(turn, True, y, books, now, dt, end, size_of(y, F, I), work, F, I, custom, S)
        if not solved or not healthy(y, True):
            return k
        keep_angles(dt, work, F, I, S)
        if (k + 1) % every == 0:
            slot = record_linked(y, books, F, I, slot, frames, frame_books)
    return count


# Two outer steps, a backward one in the middle: their sum is one, the sum of their cubes zero. Smaller errors than the
# three-step composition and the one with four equal steps.
_STEPS = (0.28, 0.62546642846767004501, 1.0 - 2.0 * (0.28 + 0.62546642846767004501), 0.62546642846767004501, 0.28)
_NODES = (0.28, 0.28 + 0.62546642846767004501, 1.0 - 0.28 - 0.62546642846767004501, 1.0 - 0.28)


@kernel
def advance4(y, books, t0, n, dt, count, every, work, F, I, custom, scratch, frames, frame_books):
    """See ``Method``."""
    if I[JOINTS] == 0:
        return composed(turn, y, books, t0, n, dt, count, every, work, F, I, custom[0], scratch, frames, frame_books)
    S = scratch[0]
    S[STATUS] = 0.0
    place(y, work, I)
    prepare(t0 + n * dt, work, F, I, custom[1], S)
    sense(t0 + n * dt, work, F, I, custom[0])
    slot = 0
    for k in range(count):
        now, end = t0 + (n + k) * dt, t0 + (n + k + 1) * dt
        at = now
        for i in range(5):
            to = end if i == 4 else now + _NODES[i] * dt
            h = _STEPS[i] * dt
            if not rattle_step(turn, False, y, books, at, h, to, size_of(y, F, I), work, F, I, custom, S):
                return k
            at = to
        if not healthy(y, True):
            return k
        keep_angles(dt, work, F, I, S)
        if (k + 1) % every == 0:
            slot = record_linked(y, books, F, I, slot, frames, frame_books)
    return count
