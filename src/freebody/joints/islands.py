"""Equations solved island by island: each group of linked bodies stops when its own are, whatever company it has."""

from freebody.compile import kernel
from freebody.joints.equation import ACROSS, TURNED
from freebody.joints.layout import DIAGONAL, FIRST_PRIMITIVE, JOINTS, PRIMITIVE, PRIMITIVES, WORST, WORST_RESIDUAL
from freebody.joints.natural_layout import (
    DONE,
    FAILED,
    INTERNAL,
    INTERNAL_EQUATIONS,
    INTERNAL_ROWS,
    ISLAND_NOTES,
    ISLAND_OF,
    ISLAND_ROOM,
    ISLANDS,
    JOINT_EQUATIONS,
    LAST,
    SIZE,
    SOLVED_SO_FAR,
    WORST_EQUATION,
    WORST_HERE,
    WORST_VALUE,
)

__all__ = [
    "all_below",
    "all_solved",
    "begin_islands",
    "island_of",
    "judge_islands",
    "note_residuals",
    "right_side",
    "undone_again",
]


@kernel(inline=True)
def island_of(I, b):
    """Where the notes on the island of body b stand in the scratch."""
    J = I[JOINTS]
    return I[J + ISLAND_ROOM] + ISLAND_NOTES * I[I[J + ISLAND_OF] + b]


@kernel(inline=True)
def begin_islands(y, first, least, I, S):
    """Nothing is done yet; sizes are the largest of columns first.. of the state on each island, at least ``least``.

    Columns: three, or all from the twelfth on.
    """
    J = I[JOINTS]
    last = 3 if first == 0 else y.shape[1]
    for k in range(I[J + ISLANDS]):
        at = I[J + ISLAND_ROOM] + ISLAND_NOTES * k
        S[at + DONE], S[at + LAST], S[at + SIZE] = 0.0, 0.0, least
    for b in range(I[0]):
        at = island_of(I, b)
        for c in range(first, last):
            S[at + SIZE] = max(S[at + SIZE], abs(y[b, c]))


@kernel(inline=True)
def _note(S, at, e, value, r, to_name):
    """Remember the largest; an equation ``to_name`` goes into the report, too."""
    if not value <= S[at + WORST_HERE]:
        S[at + WORST_HERE] = value
        if to_name:
            S[at + WORST_EQUATION], S[at + WORST_VALUE] = e, S[r + e]


@kernel(inner=True)
def note_residuals(I, S, r, velocities, all_of_them):
    """The largest of the residuals at S[r:] on every island, relative to what they are measured against.

    Those of lengths by the size of the island, those of directions by 1; all by its size if they are ``velocities``.
    Equations that the matrix leaves out count only if ``all_of_them`` is set.
    """
    J = I[JOINTS]
    for k in range(I[J + ISLANDS]):
        at = I[J + ISLAND_ROOM] + ISLAND_NOTES * k
        S[at + WORST_HERE], S[at + WORST_EQUATION] = 0.0, -1.0
    for k in range(I[J + PRIMITIVES]):
        row = I[J + FIRST_PRIMITIVE] + PRIMITIVE * k
        at = island_of(I, I[row + 1])
        unit = 1.0 if I[row] in (ACROSS, TURNED) and not velocities else S[at + SIZE]
        for c in range(I[row + 7]):
            e = I[row + 4] + c
            if all_of_them or S[I[J + DIAGONAL] + e] > 0.0:
                _note(S, at, e, abs(S[r + e]) / unit, r, True)
    for k in range(I[J + INTERNAL]):
        at = island_of(I, I[I[J + INTERNAL_ROWS] + k])
        unit = S[at + SIZE] if velocities else 1.0
        for c in range(INTERNAL_EQUATIONS):
            e = I[J + JOINT_EQUATIONS] + INTERNAL_EQUATIONS * k + c
            # When a linkage locks, bodies give with it; what failed is the joint.
            _note(S, at, e, abs(S[r + e]) / unit, r, not 0.0 <= S[at + WORST_EQUATION] < I[J + JOINT_EQUATIONS])


@kernel(inner=True)
def all_solved(I, S):
    """Whether every island is; if not, the worst equation of one that is not goes to the status."""
    J = I[JOINTS]
    for k in range(I[J + ISLANDS]):
        at = I[J + ISLAND_ROOM] + ISLAND_NOTES * k
        if S[at + DONE] != SOLVED_SO_FAR:
            S[WORST], S[WORST_RESIDUAL] = S[at + WORST_EQUATION], S[at + WORST_VALUE]
            return False
    return True


@kernel(inner=True)
def all_below(I, S, limit):
    """Whether the residuals of every island, as noted last, are at most ``limit``."""
    J = I[JOINTS]
    below = True
    for k in range(I[J + ISLANDS]):
        below = below and S[I[J + ISLAND_ROOM] + ISLAND_NOTES * k + WORST_HERE] <= limit
    return below


@kernel(inline=True)
def judge_islands(turn, patience, solved, enough, I, S):
    """Which islands are done, or fail as they stop shrinking after ``patience`` turns; returns how many go on.

    Residuals below ``solved`` are solved, and so are those that stop shrinking below ``enough``.
    """
    J = I[JOINTS]
    going = 0
    for k in range(I[J + ISLANDS]):
        at = I[J + ISLAND_ROOM] + ISLAND_NOTES * k
        if S[at + DONE] == 0.0:
            worst, last = S[at + WORST_HERE], S[at + LAST]
            if worst <= solved or (turn > 0 and worst <= enough and not worst < last):
                S[at + DONE] = SOLVED_SO_FAR
            elif turn > patience and not worst < 2.0 * last:
                S[at + DONE] = FAILED
            else:
                S[at + LAST] = worst
                going += 1
    return going


@kernel(inline=True)
def right_side(I, S, r, z, factor):
    """factor times the residuals at S[r:] to S[z:], for the islands that go on."""
    J = I[JOINTS]
    for k in range(I[J + PRIMITIVES]):
        row = I[J + FIRST_PRIMITIVE] + PRIMITIVE * k
        going = S[island_of(I, I[row + 1]) + DONE] == 0.0
        for c in range(I[row + 7]):
            e = I[row + 4] + c
            S[z + e] = factor * S[r + e] if going else 0.0
    for k in range(I[J + INTERNAL]):
        going = S[island_of(I, I[I[J + INTERNAL_ROWS] + k]) + DONE] == 0.0
        for c in range(INTERNAL_EQUATIONS):
            e = I[J + JOINT_EQUATIONS] + INTERNAL_EQUATIONS * k + c
            S[z + e] = factor * S[r + e] if going else 0.0


@kernel(inline=True)
def undone_again(I, S, multipliers):
    """Start the islands that are not solved once more, from multipliers zero."""
    J = I[JOINTS]
    for k in range(I[J + ISLANDS]):
        at = I[J + ISLAND_ROOM] + ISLAND_NOTES * k
        if S[at + DONE] != SOLVED_SO_FAR:
            S[at + DONE], S[at + LAST] = 0.0, 0.0
    for k in range(I[J + PRIMITIVES]):
        row = I[J + FIRST_PRIMITIVE] + PRIMITIVE * k
        if S[island_of(I, I[row + 1]) + DONE] == 0.0:
            for c in range(I[row + 7]):
                S[multipliers + I[row + 4] + c] = 0.0
    for k in range(I[J + INTERNAL]):
        if S[island_of(I, I[I[J + INTERNAL_ROWS] + k]) + DONE] == 0.0:
            for c in range(INTERNAL_EQUATIONS):
                S[multipliers + I[J + JOINT_EQUATIONS] + INTERNAL_EQUATIONS * k + c] = 0.0
