"""Steps that cross the ridge of a torsion spring, taken in pieces that end on it.

At half a turn from rest the torque of a torsion spring jumps. A step across the jump would lose the order of its method
and keep an energy error. So a step follows every spring on the side where it starts, on which forces are smooth. If it
ends beyond a ridge, it is taken again up to the moment of crossing, and then on from there on the other side. Between
steps nothing has to be remembered: every spring is on its shorter way again.

A loop calls ``begin`` at the start of a step and ``next_piece`` after every piece, and takes pieces as long as that
says so; R (bodies + 1, ROW) holds the state to come back to, and in its last row the search.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from freebody.compile import kernel
from freebody.forces.torsion_spring import cross, follow, forget, nearest, nearest_at_start, return_over
from freebody.model.layout import BOOKS, RIDGED

__all__ = [
    "AGAIN", "DONE", "NOT_CROSSED", "ROW", "begin", "end_ridges", "next_piece", "piece_of", "room", "room_behind",
    "rows_behind",
]  # fmt: skip

# A row of R: what kicks note, then the raw state of a body, 24 numbers at most.
NOTES = 18
ROW = NOTES + 24

# What ``next_piece`` says: the step is done and crossed no ridge; it is done and did; another piece is to be taken.
NOT_CROSSED, DONE, AGAIN = 0, 1, 2

# Cosines of half an angle: roundings of a product of rotations; what counts as standing on the ridge.
TOUCHES = 1e-14
ON_RIDGE = 4.0 * TOUCHES
# The smallest piece of a step.
SHORTEST = 1e-14
# Crossings in one step, and looks at each. More crossings than springs and bodies explain mean that the step does not
# resolve the motion; it is then taken as it is. A look gains a bit at least and half the digits as a rule.
MOST_CROSSINGS = 16
MOST_LOOKS = 100

# The last row of R, behind the books: part of the step that is behind, the piece under way, the bracket with the
# cosines at its ends, how many ridges were crossed, looks at the present one (0: none is sought), the end moved last.
BEHIND, PIECE, LOW, AT_LOW, HIGH, AT_HIGH, CROSSED, LOOKS, LAST = range(BOOKS, BOOKS + 9)


def room(bodies: int) -> NDArray[np.float64]:
    """R."""
    return np.zeros((bodies + 1, ROW))


def room_behind(scratch: NDArray[np.float64], bodies: int) -> NDArray[np.float64]:
    """``scratch`` with one row more, in which R lies end to end."""
    rows = np.zeros((len(scratch) + 1, max(scratch.shape[1], (bodies + 1) * ROW)))
    rows[:-1, : scratch.shape[1]] = scratch
    return rows


@kernel(inline=True, counts=True)
def rows_behind(scratch, y):
    """That R."""
    rows = y.shape[0] + 1
    return scratch[scratch.shape[0] - 1, : rows * ROW].reshape(rows, ROW)


@kernel(inline=True)
def _remember(y, books, R):
    for b in range(y.shape[0]):
        for c in range(y.shape[1]):
            R[b, NOTES + c] = y[b, c]
    for k in range(BOOKS):
        R[y.shape[0], k] = books[k]


@kernel(inline=True)
def _restore(y, books, R):
    for b in range(y.shape[0]):
        for c in range(y.shape[1]):
            y[b, c] = R[b, NOTES + c]
    for k in range(BOOKS):
        books[k] = R[y.shape[0], k]


@kernel(inner=True)
def begin(y, books, work, F, I, R):
    """At the start of a step; poses in ``work`` are current."""
    follow(work, F, I)
    _remember(y, books, R)
    s = R[I[0]]
    s[BEHIND], s[PIECE], s[CROSSED], s[LOOKS] = 0.0, 1.0, 0.0, 0.0


@kernel(inline=True)
def end_ridges(F, I):
    """At the end of a loop: outside of steps torques are those of the shorter way."""
    if I[2] & RIDGED:
        forget(F, I)


@kernel(inline=True)
def _look_again(s, w):
    """Narrow the bracket by the cosine w at the end of the piece: regula falsi, halving the end that stays."""
    moved = LOW if w > 0.0 else HIGH
    other = LOW + HIGH - moved
    s[moved], s[moved + 1] = s[PIECE], w
    if s[LAST] == moved:
        s[other + 1] *= 0.5
    s[LAST] = moved


@kernel(inner=True)
def next_piece(y, books, work, F, I, R):
    """After a piece: whether another follows. If so, y and the books are where it starts; poses in ``work`` are not."""
    s = R[I[0]]
    w = nearest(work, F, I, ON_RIDGE)
    if s[LOOKS] == 0.0:
        if s[CROSSED] < MOST_CROSSINGS and return_over(work, F, I, ON_RIDGE) > 0:
            s[CROSSED] += 1.0
            _restore(y, books, R)
            return AGAIN
        if not w < 0.0 or s[CROSSED] >= MOST_CROSSINGS:
            if s[CROSSED] == 0.0:
                return NOT_CROSSED
            follow(work, F, I)
            return DONE
        s[LOW], s[AT_LOW] = 0.0, nearest_at_start(F, I, ON_RIDGE)
        s[HIGH], s[AT_HIGH], s[LAST] = s[PIECE], w, 0.0
    elif abs(w) <= TOUCHES or s[HIGH] - s[LOW] <= SHORTEST or s[LOOKS] > MOST_LOOKS:
        cross(work, F, I, max(w, TOUCHES))
        _remember(y, books, R)
        s[BEHIND] += s[PIECE]
        s[PIECE] = 1.0 - s[BEHIND]
        s[CROSSED] += 1.0
        s[LOOKS] = 0.0
        if s[PIECE] > SHORTEST:
            return AGAIN
        follow(work, F, I)
        return DONE
    else:
        _look_again(s, w)
    s[LOOKS] += 1.0
    _restore(y, books, R)
    s[PIECE] = (s[LOW] * s[AT_HIGH] - s[HIGH] * s[AT_LOW]) / (s[AT_HIGH] - s[AT_LOW])
    if not s[LOW] < s[PIECE] < s[HIGH]:
        s[PIECE] = 0.5 * (s[LOW] + s[HIGH])
    return AGAIN


@kernel(inline=True)
def piece_of(now, dt, end, I, R):
    """(start, length, end) in s of the piece to be taken, of the step from ``now`` to ``end``."""
    s = R[I[0]]
    to = end if s[LOOKS] == 0.0 else now + (s[BEHIND] + s[PIECE]) * dt
    return now + s[BEHIND] * dt, s[PIECE] * dt, to
