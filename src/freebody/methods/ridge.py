"""Steps that cross the ridge of a torsion spring, taken in pieces that end on it.

At half a turn from rest the torque of a torsion spring jumps. A step across the jump would lose the order of its method
and keep an energy error. So a step follows every spring on the side where it starts, on which forces are smooth. If it
ends beyond a ridge, it is taken again up to the moment of crossing, and then on from there on the other side. Between
steps nothing has to be remembered: every spring is on its shorter way again.

R, the rows of the scratch (bodies + 1, ROW), holds the state to come back to, and in its last row the search.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from freebody.compile import kernel
from freebody.forces.torsion_spring import cross, follow, forget, nearest, nearest_at_start, return_over
from freebody.lie.scalar import real
from freebody.methods.loop import COMPLETE
from freebody.model.kernel_data import DONE, Interval
from freebody.model.layout import ACCUMULATORS, RIDGED

# A row of R: what kicks note, then the raw state of a body, 24 numbers at most.
NOTES = 18
ROW = NOTES + 24

# What ``next_piece`` says: the step is done and crossed no ridge; it is done and did; another piece is to be taken.
NOT_CROSSED, CROSSED_ALL, AGAIN = 0, 1, 2

# Cosines of half an angle: roundings of a product of rotations; what counts as standing on the ridge.
TOUCHES = 1e-14
ON_RIDGE = 4.0 * TOUCHES
# The smallest piece of a step.
SHORTEST = 1e-14
# Crossings in one step, and looks at each. More crossings than springs and bodies explain mean that the step does not
# resolve the motion; it is then taken as it is. A look gains a bit at least and half the digits as a rule.
MOST_CROSSINGS = 16
MOST_LOOKS = 100

# The last row of R, behind the accumulators: part of the step that is behind, the piece under way, the bracket with the
# cosines at its ends, how many ridges were crossed, looks at the present one (0: none is sought), the end moved last.
BEHIND, PIECE, LOW, AT_LOW, HIGH, AT_HIGH, CROSSED, LOOKS, LAST = range(ACCUMULATORS, ACCUMULATORS + 9)


def room(bodies: int) -> NDArray[np.float64]:
    """Rows for kicks that read velocities and for steps that cross a ridge."""
    return np.zeros((bodies + 1, ROW))


@kernel(inline=True)
def _remember(motion, R):
    for b in range(motion.state.shape[0]):
        for c in range(motion.state.shape[1]):
            R[b, NOTES + c] = motion.state[b, c]
    for k in range(ACCUMULATORS):
        R[motion.state.shape[0], k] = motion.accumulators[k]


@kernel(inline=True)
def _restore(motion, R):
    for b in range(motion.state.shape[0]):
        for c in range(motion.state.shape[1]):
            motion.state[b, c] = R[b, NOTES + c]
    for k in range(ACCUMULATORS):
        motion.accumulators[k] = R[motion.state.shape[0], k]


@kernel(inner=True, by_lane=True)
def _begin(world, motion, R):
    """At the start of a step; poses in ``work`` are current."""
    follow(world, motion.kin)
    _remember(motion, R)
    s = R[world.bodies]
    s[BEHIND], s[PIECE], s[CROSSED], s[LOOKS] = 0.0, 1.0, 0.0, 0.0


@kernel(inline=True)
def _look_again(s, w):
    """Narrow the bracket by the cosine w at the end of the piece: regula falsi, halving the end that stays."""
    moved = LOW if real(w) > 0.0 else HIGH
    other = LOW + HIGH - moved
    s[moved], s[moved + 1] = s[PIECE], w
    if real(s[LAST]) == moved:
        s[other + 1] *= 0.5
    s[LAST] = moved


@kernel(inner=True, by_lane=True)
def _next_piece(world, motion, R):
    """After a piece: whether another follows. If so, y and the accumulators are where it starts; poses in ``work`` are
    not."""
    s = R[world.bodies]
    w = nearest(world, motion.kin, ON_RIDGE)
    if real(s[LOOKS]) == 0.0:
        if real(s[CROSSED]) < MOST_CROSSINGS and return_over(world, motion.kin, ON_RIDGE) > 0:
            s[CROSSED] += 1.0
            _restore(motion, R)
            return AGAIN
        if not real(w) < 0.0 or real(s[CROSSED]) >= MOST_CROSSINGS:
            if real(s[CROSSED]) == 0.0:
                return NOT_CROSSED
            follow(world, motion.kin)
            return CROSSED_ALL
        s[LOW], s[AT_LOW] = 0.0, nearest_at_start(world, ON_RIDGE)
        s[HIGH], s[AT_HIGH], s[LAST] = s[PIECE], w, 0.0
    elif abs(real(w)) <= TOUCHES or real(s[HIGH] - s[LOW]) <= SHORTEST or real(s[LOOKS]) > MOST_LOOKS:
        cross(world, motion.kin, max(real(w), TOUCHES))
        _remember(motion, R)
        s[BEHIND] += s[PIECE]
        s[PIECE] = 1.0 - s[BEHIND]
        s[CROSSED] += 1.0
        s[LOOKS] = 0.0
        if real(s[PIECE]) > SHORTEST:
            return AGAIN
        follow(world, motion.kin)
        return CROSSED_ALL
    else:
        _look_again(s, w)
    s[LOOKS] += 1.0
    _restore(motion, R)
    s[PIECE] = (s[LOW] * s[AT_HIGH] - s[HIGH] * s[AT_LOW]) / (s[AT_HIGH] - s[AT_LOW])
    if not real(s[LOW]) < real(s[PIECE]) < real(s[HIGH]):
        s[PIECE] = 0.5 * (s[LOW] + s[HIGH])
    return AGAIN


@kernel(inline=True, by_lane=True)
def _piece_of(world, R, interval):
    """The piece to be taken next of the step ``interval``. Times have no derivatives."""
    s = R[world.bodies]
    behind, length = real(s[BEHIND]), real(s[PIECE])
    to = interval.end if real(s[LOOKS]) == 0.0 else interval.start + (behind + length) * interval.length
    return Interval(interval.start + behind * interval.length, length * interval.length, to)


def _is_ridged(take, stand, world, *_):
    """Lanes cross ridges at different times."""
    return world.flags & RIDGED


@kernel(inline=True, by_lane=_is_ridged)
def in_pieces(take, stand, world, motion, users, scratch, interval):
    """A step by ``take(world, motion, users, scratch, interval)``, in pieces where it crosses ridges.

    ``stand(world, motion, users, scratch, t)`` finds again what a piece starts from.
    """
    ridged = world.flags & RIDGED != 0
    piece, more, ended = interval, AGAIN, COMPLETE
    if ridged:
        _begin(world, motion, scratch.rows)
    while ended.cause == DONE and more == AGAIN:
        ended = take(world, motion, users, scratch, piece)
        more = _next_piece(world, motion, scratch.rows) if ridged else NOT_CROSSED
        if more != NOT_CROSSED:
            piece = _piece_of(world, scratch.rows, interval)
            stand(world, motion, users, scratch, piece.start if more == AGAIN else interval.end)
    if ridged:
        # Outside of steps torques are those of the shorter way.
        forget(world)
    return ended
