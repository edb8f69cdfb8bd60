"""Equations solved island by island: each group of linked bodies stops when its own are, whatever company it has."""

from freebody.compile import kernel
from freebody.joints.layout import (
    FAILED,
    GOING,
    SOLVED_SO_FAR,
    joints_of,
    put_worst_equation,
    put_worst_residual,
)
from freebody.joints.natural_layout import ISLAND, ISLAND_SIZE, group_at, island_at
from freebody.joints.solver import clear, solve
from freebody.lie.scalar import real

put_worst, put_last, put_done, put_size, put_equation, put_value = map(ISLAND.part, ISLAND.fields)


@kernel(inline=True)
def begin_islands(world, state, S, first, least):
    """Nothing is done yet; sizes are the largest of columns first.. of the state on each island, at least ``least``.

    Columns: three, or all from the twelfth on.
    """
    J = joints_of(world)
    last = 3 if first == 0 else state.shape[1]
    for k in range(J.islands):
        at = J.island_room + ISLAND_SIZE * k
        put_done(S, at, GOING)
        put_last(S, at, 0.0)
        put_size(S, at, least)
    for b in range(world.bodies):
        at = J.island_room + ISLAND_SIZE * world.integers[J.island_of + b]
        for c in range(first, last):
            put_size(S, at, max(island_at(S, at).size, abs(real(state[b, c]))))


@kernel(inline=True)
def _note(S, at, e, value, r, to_name):
    """Remember the largest; an equation ``to_name`` goes into the report, too."""
    if not value <= island_at(S, at).worst:
        put_worst(S, at, value)
        if to_name:
            put_equation(S, at, e)
            put_value(S, at, real(S[r + e]))


@kernel(inner=True)
def note_residuals(world, S, r, velocities, all_of_them):
    """The largest of the residuals at S[r:] on every island, relative to what they are measured against.

    Those of lengths by the size of the island, those of directions by 1; all by its size if they are ``velocities``.
    Equations that the matrix leaves out count only if ``all_of_them`` is set.
    """
    J = joints_of(world)
    for k in range(J.islands):
        at = J.island_room + ISLAND_SIZE * k
        put_worst(S, at, 0.0)
        put_equation(S, at, -1.0)
    for k in range(J.groups):
        group = group_at(world.integers, J.first_group, k)
        at, inner = J.island_room + ISLAND_SIZE * group.island, group.first >= J.joint_equations
        unit = island_at(S, at).size if velocities or group.length else 1.0
        for e in range(group.first, group.first + group.count):
            if all_of_them or inner or real(S[J.diagonal + e]) > 0.0:
                # When a linkage locks, bodies give with it; what failed is the joint.
                to_name = not (inner and 0.0 <= island_at(S, at).worst_equation < J.joint_equations)
                _note(S, at, e, abs(real(S[r + e])) / unit, r, to_name)


@kernel(inner=True)
def all_solved(world, S):
    """Whether every island is; if not, the worst equation of one that is not goes to the status."""
    J = joints_of(world)
    for k in range(J.islands):
        at = J.island_room + ISLAND_SIZE * k
        if island_at(S, at).done != SOLVED_SO_FAR:
            put_worst_equation(S, island_at(S, at).worst_equation)
            put_worst_residual(S, island_at(S, at).worst_value)
            return False
    return True


@kernel(inner=True)
def all_below(world, S, limit):
    """Whether the residuals of every island, as noted last, are at most ``limit``."""
    J = joints_of(world)
    below = True
    for k in range(J.islands):
        below = below and island_at(S, J.island_room + ISLAND_SIZE * k).worst <= limit
    return below


@kernel(inline=True)
def judge_islands(world, S, turn, patience, solved, enough):
    """Which islands are done, or fail as they stop shrinking after ``patience`` turns; returns how many go on.

    Residuals below ``solved`` are solved, and so are those that stop shrinking below ``enough``.
    """
    J = joints_of(world)
    going = 0
    for k in range(J.islands):
        at = J.island_room + ISLAND_SIZE * k
        if island_at(S, at).done == GOING:
            worst, last = island_at(S, at).worst, island_at(S, at).last
            if worst <= solved or (turn > 0 and worst <= enough and not worst < last):
                put_done(S, at, SOLVED_SO_FAR)
            elif turn > patience and not worst < 2.0 * last:
                put_done(S, at, FAILED)
            else:
                put_last(S, at, worst)
                going += 1
    return going


@kernel(inline=True)
def _going(world, S, group):
    return island_at(S, joints_of(world).island_room + ISLAND_SIZE * group.island).done == GOING


@kernel(inline=True)
def solve_going(world, S, factor):
    """Solve for ``factor`` times the residuals, on the islands that go on."""
    J = joints_of(world)
    for k in range(J.groups):
        group = group_at(world.integers, J.first_group, k)
        going = _going(world, S, group)
        for e in range(group.first, group.first + group.count):
            S[J.solution + e] = factor * S[J.residual + e] if going else 0.0
    solve(world, S)


@kernel(inline=True)
def undone_again(world, S, multipliers):
    """Start the islands that are not solved once more, from multipliers zero."""
    J = joints_of(world)
    for k in range(J.islands):
        at = J.island_room + ISLAND_SIZE * k
        if island_at(S, at).done != SOLVED_SO_FAR:
            put_done(S, at, GOING)
            put_last(S, at, 0.0)
    for k in range(J.groups):
        group = group_at(world.integers, J.first_group, k)
        if _going(world, S, group):
            clear(S, multipliers + group.first, group.count)
