"""RATTLE: the symplectic method for linkages, of order 2, and of order 4 by composition."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
from numpy.typing import NDArray

from freebody.compile import kernel
from freebody.forces.held import forces_of, joints_of
from freebody.joints.angles import keep_angles
from freebody.joints.layout import JOINTS, MEMORY, STATUS
from freebody.joints.prepare import prepare, size_of
from freebody.methods.composition import composed
from freebody.methods.drift import place
from freebody.methods.exact import turn
from freebody.methods.kick import sense
from freebody.methods.kick_drift import carried
from freebody.methods.leapfrog import leapfrog
from freebody.methods.linked import Linked, record_linked
from freebody.methods.loop import healthy
from freebody.methods.projected_kick import projected_kick
from freebody.methods.rattle_step import kick_by_guess, rattle_step
from freebody.methods.ridge import (
    AGAIN,
    NOT_CROSSED,
    begin,
    end_ridges,
    next_piece,
    piece_of,
    room,
    room_behind,
    rows_behind,
)
from freebody.model.layout import RIDGED
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

    def layout_for(self, tables: Tables) -> str:
        """See ``carried``."""
        return carried(tables)

    def scratch(self, tables: Tables) -> NDArray[np.float64]:
        """Room for the joints, and for steps that cross a ridge; without joints, what ``exact`` needs."""
        bodies = len(tables.names)
        return room_behind(super().scratch(tables), bodies) if tables.joints else room(bodies)


class Rattle4(Rattle):
    """Five steps of ``rattle``, one of them backwards, which together are of order 4.

    Symplectic and symmetric like its parts. If a force reads velocities, every kick is integrated to order 4 at its
    frozen pose, within what the joints allow, so that the order is 4 there too. Without joints it is ``exact4``.
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


@kernel(inner=True)
def _stand(y, t, work, F, I, custom, S):
    """Poses, the joints' matrix and the forces that a step starts from."""
    place(y, work, I)
    prepare(t, work, F, I, joints_of(custom), S)
    sense(t, work, F, I, forces_of(custom))


@kernel(inner=True)
def _stand_anew(y, t, work, F, I, custom, S):
    """The same within a step that crosses a ridge: reactions jump there, so nothing can be extrapolated."""
    _stand(y, t, work, F, I, custom, S)
    S[I[I[JOINTS] + MEMORY]] = 0.0


@kernel
def advance(y, books, t0, n, dt, count, every, work, F, I, custom, scratch, frames, frame_books):
    """See ``Method``."""
    if I[JOINTS] == 0:
        return leapfrog(
            turn, y, books, t0, n, dt, count, every, work, F, I, forces_of(custom), scratch, frames, frame_books
        )
    S, R = scratch[0], rows_behind(scratch, y)
    S[STATUS] = 0.0
    _stand(y, t0 + n * dt, work, F, I, custom, S)
    slot = 0
    for k in range(count):
        now, end = t0 + (n + k) * dt, t0 + (n + k + 1) * dt
        at, h, to = now, dt, end
        solved, more = True, AGAIN
        if I[2] & RIDGED:
            begin(y, books, work, F, I, R)
        while solved and more == AGAIN:
            size = size_of(y, F, I)
            solved = rattle_step(turn, kick_by_guess, True, y, books, at, h, to, size, work, F, I, custom, S)
            more = next_piece(y, books, work, F, I, R) if I[2] & RIDGED else NOT_CROSSED
            if more != NOT_CROSSED:
                at, h, to = piece_of(now, dt, end, I, R)
                _stand_anew(y, at if more == AGAIN else end, work, F, I, custom, S)
        if not solved or not healthy(y, True):
            end_ridges(F, I)
            return k
        keep_angles(dt, work, F, I, S)
        if (k + 1) % every == 0:
            slot = record_linked(y, books, F, I, slot, frames, frame_books)
    end_ridges(F, I)
    return count


# Two outer steps, a backward one in the middle: their sum is one, the sum of their cubes zero. Smaller errors than the
# three-step composition and the one with four equal steps.
_STEPS = (0.28, 0.62546642846767004501, 1.0 - 2.0 * (0.28 + 0.62546642846767004501), 0.62546642846767004501, 0.28)
_NODES = (0.28, 0.28 + 0.62546642846767004501, 1.0 - 0.28 - 0.62546642846767004501, 1.0 - 0.28)


@kernel
def advance4(y, books, t0, n, dt, count, every, work, F, I, custom, scratch, frames, frame_books):
    """See ``Method``."""
    if I[JOINTS] == 0:
        return composed(
            turn, y, books, t0, n, dt, count, every, work, F, I, forces_of(custom), scratch, frames, frame_books
        )
    S, R = scratch[0], rows_behind(scratch, y)
    S[STATUS] = 0.0
    _stand(y, t0 + n * dt, work, F, I, custom, S)
    slot = 0
    for k in range(count):
        now, end = t0 + (n + k) * dt, t0 + (n + k + 1) * dt
        start, h, to = now, dt, end
        solved, more = True, AGAIN
        if I[2] & RIDGED:
            begin(y, books, work, F, I, R)
        while solved and more == AGAIN:
            at = start
            for i in range(5):
                if solved:
                    then = to if i == 4 else start + _NODES[i] * h
                    size, part = size_of(y, F, I), _STEPS[i] * h
                    solved = rattle_step(
                        turn, projected_kick, False, y, books, at, part, then, size, work, F, I, custom, S
                    )
                    at = then
            more = next_piece(y, books, work, F, I, R) if I[2] & RIDGED else NOT_CROSSED
            if more != NOT_CROSSED:
                start, h, to = piece_of(now, dt, end, I, R)
                _stand_anew(y, start if more == AGAIN else end, work, F, I, custom, S)
        if not solved or not healthy(y, True):
            end_ridges(F, I)
            return k
        keep_angles(dt, work, F, I, S)
        if (k + 1) % every == 0:
            slot = record_linked(y, books, F, I, slot, frames, frame_books)
    end_ridges(F, I)
    return count
