"""One step of RATTLE in natural coordinates X = (x, B), with G the gradients of joints and of B^T B = 1:

    V* = V + h/2 M^-1 (Q + G^T l),   X' = X + h V*,   l such that all equations hold at X',
    V' = V* + h/2 M^-1 (Q' + G'^T m),                 m such that their rates vanish there.

The mass matrix M is constant and the drift a straight line; that bodies are rigid is left to the multipliers. For a
free body this is the method of Moser and Veselov.
"""

from __future__ import annotations

from freebody.compile import kernel
from freebody.forces.held import forces_of, joints_of
from freebody.forces.total import total_wrench
from freebody.joints.foresee import foresee, rest_of
from freebody.joints.islands import (
    all_below,
    all_solved,
    begin_islands,
    judge_islands,
    note_residuals,
    right_side,
    undone_again,
)
from freebody.joints.kernels import residuals
from freebody.joints.layout import (
    EQUATIONS,
    ITERATIONS,
    JOINTS,
    MEMORY,
    MOTORS,
    PRIMITIVES,
    RATE,
    RESIDUAL,
    SINGULAR,
    SOLUTION,
    STATUS,
    TOLERANCE,
    TRUNCATION,
)
from freebody.joints.natural_layout import (
    INVERSE_SECOND,
    NATURAL_HERE,
    NATURAL_IMPULSE,
    SECOND,
)
from freebody.joints.natural_rows import (
    back,
    columns,
    completed,
    completed_rate,
    couple,
    moment_of,
    nine,
    notes_of,
    rigid_residuals,
)
from freebody.joints.natural_system import by_second, natural_collect, natural_prepare, natural_rates
from freebody.joints.solver import solve
from freebody.lie.vec import add, cross, dot, scale
from freebody.methods.linked import POSITIONS, VELOCITIES
from freebody.methods.loop import book
from freebody.model.columns import (
    NATURAL,
    position_of,
    put_rotation,
    put_rotation_rate,
    put_velocity,
    rotation_of,
    rotation_rate_of,
    velocity_of,
)
from freebody.model.layout import (
    CONSERVATIVE_ONLY,
    FORCE,
    KICKED,
    NC_FORCE,
    NC_TORQUE,
    POSITION,
    ROTATION,
    SPIN,
    TORQUE,
    VELOCITY,
    VELOCITY_DEPENDENT,
)
from freebody.model.rows import body_of, get3, get9, put3, put9, spin

__all__ = ["natural_step", "put_down"]

# Residuals as small as the roundings of the coordinates they come from are solved.
SOLVED = 4.0 * 2.0**-52
# When they stop shrinking below this, they are solved as well as they can be.
ENOUGH = 1e-12
# Turns of the simplified Newton method. It gains a factor of about |w| h in each; ten digits at |w| h = 1/2 take 33.
TURNS = 100
# Where a linkage is singular, pivots up to this size are left out, and residuals up to that one let pass.
LOOSEST = 1e-2
AJAR = 1e-3
# What speeds are measured against where nothing moves.
AT_REST = 1e-300

# Where the rates begin in a row of the state.
RATES, ROTATION_RATE = NATURAL.slices["velocity"].start, NATURAL.slices["rotation_rate"].start


@kernel(inline=True)
def put_down(y, work, I):
    """Pose columns of the working rows from the state."""
    for b in range(I[0]):
        put3(work, b, POSITION, position_of(y, b))
        put9(work, b, ROTATION, rotation_of(y, b))


@kernel(inline=True)
def _angular_momentum(y, I, S, b):
    """L from the momentum of the columns; what is not a rotation in it counts for nothing."""
    P = by_second(S, notes_of(I, b) + SECOND, columns(I, S, b, rotation_rate_of(y, b)))
    return moment_of(P, columns(I, S, b, rotation_of(y, b)))


@kernel(inline=True)
def _move(y, work, F, I, S, b, c, with_impulse):
    """Velocity columns of body b after a time c under the wrench in its row, and after its impulse if that is asked."""
    v = add(velocity_of(y, b), scale(c * body_of(F, b).inverse_mass, get3(work, b, FORCE)))
    L = add(_angular_momentum(y, I, S, b), scale(c, get3(work, b, TORQUE)))
    if with_impulse:
        at = notes_of(I, b) + NATURAL_IMPULSE
        v = add(v, scale(body_of(F, b).inverse_mass, (S[at], S[at + 1], S[at + 2])))
        L = add(L, moment_of(nine(S, at + 3), columns(I, S, b, rotation_of(y, b))))
    put3(work, b, VELOCITY, v)
    put3(work, b, SPIN, spin(body_of(F, b), get9(work, b, ROTATION), L))


@kernel(inline=True)
def _pushed(y, F, I, S, b, force, Q, h):
    """Add h M^-1 (force, Q) to the velocities of body b, with Q a force on its columns."""
    put_velocity(y, b, add(velocity_of(y, b), scale(h * body_of(F, b).inverse_mass, force)))
    D = back(I, S, b, by_second(S, notes_of(I, b) + INVERSE_SECOND, Q))
    for c in range(9):
        y[b, ROTATION_RATE + c] += h * D[c]


@kernel(inline=True)
def _push(y, books, h, work, F, I, S):
    """Add the wrench in the working rows, times h, to the momenta; book impulses."""
    impulse, turn = (0.0, 0.0, 0.0), (0.0, 0.0, 0.0)
    for b in range(I[0]):
        force, torque = get3(work, b, FORCE), get3(work, b, TORQUE)
        impulse = add(impulse, force)
        turn = add(turn, add(torque, cross(get3(work, b, POSITION), force)))
        _pushed(y, F, I, S, b, force, couple(torque, columns(I, S, b, rotation_of(y, b))), h)
    for c in range(3):
        book(books, 1 + c, h * impulse[c])
        book(books, 4 + c, h * turn[c])


@kernel(inner=True)
def _kick(y, books, t, h, work, F, I, custom, S, multipliers):
    """A kick by forces, with the multipliers as far as they are known.

    Forces that read velocities, and the work of all that have no potential, see the middle of the kick with reactions
    included: otherwise they would see motion out of the joints, which costs an order.
    """
    if not I[2] & KICKED:
        return
    reads, books_work = I[2] & VELOCITY_DEPENDENT, not I[2] & CONSERVATIVE_ONLY
    if reads or books_work:
        natural_collect(I, S, multipliers, 0.5 * h)
        if reads:
            for b in range(I[0]):
                _move(y, work, F, I, S, b, 0.0, False)
            total_wrench(t, work, F, I, custom)
        for b in range(I[0]):
            _move(y, work, F, I, S, b, 0.5 * h, True)
        if reads:
            total_wrench(t, work, F, I, custom)
        gain = 0.0
        for b in range(I[0]):
            gain += dot(get3(work, b, NC_FORCE), get3(work, b, VELOCITY))
            gain += dot(get3(work, b, NC_TORQUE), get3(work, b, SPIN))
        book(books, 0, h * gain)
    _push(y, books, h, work, F, I, S)


@kernel(inline=True)
def _keep(y, I, S):
    """Note where every body is, and how fast, at the start of the drift."""
    for b in range(I[0]):
        for c in range(24):
            S[notes_of(I, b) + NATURAL_HERE + c] = y[b, c]


@kernel(inner=True)
def _drift(y, h, work, F, I, S):
    """Straight on for h from where every body was noted, with its impulse added to its momenta."""
    for b in range(I[0]):
        at = notes_of(I, b)
        for c in range(12):
            y[b, RATES + c] = S[at + NATURAL_HERE + 12 + c]
        i = at + NATURAL_IMPULSE
        _pushed(y, F, I, S, b, (S[i], S[i + 1], S[i + 2]), nine(S, i + 3), 1.0)
        for c in range(12):
            y[b, c] = S[at + NATURAL_HERE + c] + h * y[b, RATES + c]
        put_rotation(y, b, completed(I, S, b, rotation_of(y, b)))
    put_down(y, work, I)


@kernel(inner=True)
def _book_impulses(books, y, I, S, at_start):
    """Impulse and angular impulse about the origin of what joints did, at the poses noted or at those of y.

    What keeps bodies rigid does nothing to either.
    """
    J = I[JOINTS]
    if I[J + PRIMITIVES] == 0:
        return
    force, turn = (0.0, 0.0, 0.0), (0.0, 0.0, 0.0)
    for b in range(I[0]):
        at = notes_of(I, b)
        i = at + NATURAL_IMPULSE
        x, B = position_of(y, b), rotation_of(y, b)
        if at_start:
            x, B = (S[at], S[at + 1], S[at + 2]), nine(S, at + 3)
        f = (S[i], S[i + 1], S[i + 2])
        force = add(force, f)
        turn = add(turn, add(moment_of(nine(S, i + 3), columns(I, S, b, B)), cross(x, f)))
    for c in range(3):
        book(books, 1 + c, force[c])
        book(books, 4 + c, turn[c])


@kernel(inline=True)
def _book_motors(books, I, S, multipliers, weight):
    """Work of prescribed motion: minus the multiplier times the rate of its equation."""
    J = I[JOINTS]
    if I[J + MOTORS]:
        power = 0.0
        for e in range(I[J + EQUATIONS]):
            power -= S[multipliers + e] * S[I[J + RATE] + e]
        book(books, 0, weight * power)


@kernel(inner=True)
def _velocities(y, books, h, F, I, S, multipliers):
    """Impulses that make the rates of all equations vanish; returns whether they do."""
    J = I[JOINTS]
    count, r, z = I[J + EQUATIONS], I[J + RESIDUAL], I[J + SOLUTION]
    for e in range(count):
        S[multipliers + e] = 0.0
    begin_islands(y, 12, AT_REST, I, S)
    for turn in range(TURNS):
        natural_rates(y, I, S, r)
        # Equations that follow from others do so as far as poses are exact: they hold when the others do.
        note_residuals(I, S, r, True, False)
        if judge_islands(turn, 2, SOLVED, ENOUGH, I, S) == 0:
            break
        right_side(I, S, r, z, -2.0 / h)
        solve(I, S)
        for e in range(count):
            S[multipliers + e] += S[z + e]
        natural_collect(I, S, z, 0.5 * h)
        _book_impulses(books, y, I, S, False)
        for b in range(I[0]):
            i = notes_of(I, b) + NATURAL_IMPULSE
            _pushed(y, F, I, S, b, (S[i], S[i + 1], S[i + 2]), nine(S, i + 3), 1.0)
    return all_solved(I, S)


@kernel(inner=True)
def _positions(y, h, end, work, F, I, custom, S, here):
    """Find the multipliers at S[here:] for which the equations hold at the end of the drift; returns whether it did."""
    J = I[JOINTS]
    count, r, z = I[J + EQUATIONS], I[J + RESIDUAL], I[J + SOLUTION]
    everything = S[TRUNCATION] == 0.0
    for turn in range(TURNS):
        natural_collect(I, S, here, 0.5 * h)
        _drift(y, h, work, F, I, S)
        if I[J + PRIMITIVES] > 0:
            residuals(end, work, F, I, custom, S, r)
        rigid_residuals(work, I, S, r)
        note_residuals(I, S, r, False, everything)
        S[ITERATIONS] += 1.0
        if judge_islands(turn, 4, SOLVED, ENOUGH, I, S) == 0:
            break
        right_side(I, S, r, z, -2.0 / (h * h))
        solve(I, S)
        for e in range(count):
            S[here + e] += S[z + e]
    return all_solved(I, S)


@kernel(inner=True)
def _past_singular(y, t, h, end, work, F, I, custom, S, here):
    """Try again without the equations that nearly follow from others, as they do where a linkage is singular.

    Inertia carries the bodies through, and what these equations miss is made up for behind that position.
    """
    J = I[JOINTS]
    found = False
    for attempt in range(4):
        for b in range(I[0]):
            at = notes_of(I, b) + NATURAL_HERE
            for c in range(3):
                work[b, POSITION + c] = S[at + c]
            for c in range(9):
                work[b, ROTATION + c] = S[at + 3 + c]
        undone_again(I, S, here)
        S[TRUNCATION] = LOOSEST * 10.0 ** (2 * (attempt - 3))
        natural_prepare(t, work, F, I, custom, S)
        found = _positions(y, h, end, work, F, I, custom, S, here)
        if found:
            note_residuals(I, S, I[J + RESIDUAL], False, True)
            found = all_below(I, S, AJAR)
        if found:
            break
    S[TRUNCATION] = 0.0
    if found:
        S[SINGULAR] += 1.0
        S[I[J + MEMORY]] = 0.0
    return found


@kernel(inner=True)
def natural_step(y, books, t, h, end, work, F, I, custom, S):
    """From t to ``end`` = t + h. The matrix is the one of the pose in ``work``, before and after.

    Returns whether the equations were solved.
    """
    J = I[JOINTS]
    count = I[J + EQUATIONS]
    memory = I[J + MEMORY]
    here, rest = memory + 1, rest_of(memory, count)
    foresee(S, memory, count, True)
    _kick(y, books, t, 0.5 * h, work, F, I, forces_of(custom), S, here)
    _keep(y, I, S)
    begin_islands(y, 0, F[I[J + TOLERANCE]] if I[J + PRIMITIVES] > 0 else 1.0, I, S)
    solved = _positions(y, h, end, work, F, I, joints_of(custom), S, here)
    if not solved and I[J + PRIMITIVES] > 0:
        solved = _past_singular(y, t, h, end, work, F, I, joints_of(custom), S, here)
    if not solved:
        S[STATUS] = POSITIONS
        return False
    S[memory] += 1.0
    _book_impulses(books, y, I, S, True)
    _book_motors(books, I, S, here, 0.5 * h)
    natural_prepare(end, work, F, I, joints_of(custom), S)
    if I[2] & KICKED and not I[2] & VELOCITY_DEPENDENT:
        total_wrench(end, work, F, I, forces_of(custom))
    _kick(y, books, end, 0.5 * h, work, F, I, forces_of(custom), S, rest if S[memory] > 1.0 else here)
    if not _velocities(y, books, h, F, I, S, rest):
        S[STATUS] = VELOCITIES
        return False
    _book_motors(books, I, S, rest, 0.5 * h)
    for b in range(I[0]):
        put_rotation_rate(y, b, completed_rate(I, S, b, rotation_of(y, b), rotation_rate_of(y, b)))
    return True
