"""One step of RATTLE in natural coordinates X = (x, B), with G the gradients of joints and of B^T B = 1:

    V* = V + h/2 M^-1 (Q + G^T l),   X' = X + h V*,   l such that all equations hold at X',
    V' = V* + h/2 M^-1 (Q' + G'^T m),                 m such that their rates vanish there.

The mass matrix M is constant and the drift a straight line; that bodies are rigid is left to the multipliers. For a
free body this is the method of Moser and Veselov.
"""

from __future__ import annotations

from freebody.compile import kernel
from freebody.forces.total import total_wrench
from freebody.joints.constraints.evaluate import residuals
from freebody.joints.extrapolate import extrapolate, rest_of
from freebody.joints.islands import (
    all_below,
    all_solved,
    begin_islands,
    judge_islands,
    note_residuals,
    right_side,
    undone_again,
)
from freebody.joints.layout import (
    iterations_of,
    joints_of,
    put_iterations,
    put_singular,
    put_truncation,
    singular_of,
    truncation_of,
)
from freebody.joints.natural_layout import (
    natural_note_of,
    natural_notes_of,
)
from freebody.joints.natural_rows import (
    back,
    columns,
    completed,
    completed_rate,
    couple,
    moment_of,
    rigid_residuals,
)
from freebody.joints.natural_system import by_second, natural_collect, natural_prepare, natural_rates
from freebody.joints.prepare import motor_power
from freebody.joints.solver import solve
from freebody.lie.vec import add, cross, dot, scale
from freebody.methods.constrained import POSITIONS, VELOCITIES, unsolved
from freebody.methods.kick import sense
from freebody.methods.loop import COMPLETE, accumulate, accumulate_wrench
from freebody.model.columns import (
    NATURAL,
    NATURAL_SIZE,
    angular_velocity_of,
    force_of,
    nc_force_of,
    nc_torque_of,
    position_of,
    put_angular_velocity,
    put_position,
    put_rotation,
    put_rotation_rate,
    put_velocity,
    rotation_of,
    rotation_rate_of,
    torque_of,
    velocity_of,
)
from freebody.model.layout import (
    CONSERVATIVE_ONLY,
    KICKED,
    VELOCITY_DEPENDENT,
)
from freebody.model.rows import body_of, spin

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
RATES = NATURAL.slices["velocity"].start


@kernel(inline=True)
def place_natural(world, motion):
    """Pose columns of the working rows from the state."""
    for b in range(world.bodies):
        put_position(motion.kin, b, position_of(motion.state, b))
        put_rotation(motion.kin, b, rotation_of(motion.state, b))


@kernel(inline=True)
def _angular_momentum(world, state, S, b):
    """L from the momentum of the columns; what is not a rotation in it counts for nothing."""
    P = by_second(natural_note_of(world, S, b).second, columns(world, S, b, rotation_rate_of(state, b)))
    return moment_of(P, columns(world, S, b, rotation_of(state, b)))


@kernel(inline=True)
def _move(world, motion, S, b, c, with_impulse):
    """Velocity columns of body b after a time c under the wrench in its row, and after its impulse if that is asked."""
    v = add(velocity_of(motion.state, b), scale(c * body_of(world, b).inverse_mass, force_of(motion.kin, b)))
    L = add(_angular_momentum(world, motion.state, S, b), scale(c, torque_of(motion.kin, b)))
    if with_impulse:
        note = natural_note_of(world, S, b)
        v = add(v, scale(body_of(world, b).inverse_mass, note.force))
        L = add(L, moment_of(note.column_force, columns(world, S, b, rotation_of(motion.state, b))))
    put_velocity(motion.kin, b, v)
    put_angular_velocity(motion.kin, b, spin(body_of(world, b), rotation_of(motion.kin, b), L))


@kernel(inline=True)
def _plus(B, h, D):
    """B + h D."""
    return (
        B[0] + h * D[0], B[1] + h * D[1], B[2] + h * D[2], B[3] + h * D[3], B[4] + h * D[4], B[5] + h * D[5],
        B[6] + h * D[6], B[7] + h * D[7], B[8] + h * D[8],
    )  # fmt: skip


@kernel(inline=True)
def _pushed(world, state, S, b, force, Q, h):
    """Add h M^-1 (force, Q) to the velocities of body b, with Q a force on its columns."""
    put_velocity(state, b, add(velocity_of(state, b), scale(h * body_of(world, b).inverse_mass, force)))
    D = back(world, S, b, by_second(natural_note_of(world, S, b).inverse_second, Q))
    put_rotation_rate(state, b, _plus(rotation_rate_of(state, b), h, D))


@kernel(inline=True)
def _push(world, motion, S, h):
    """Add the wrench in the rows, times h, to the momenta, and impulses to the accumulators."""
    impulse, turn = (0.0, 0.0, 0.0), (0.0, 0.0, 0.0)
    for b in range(world.bodies):
        force, torque = force_of(motion.kin, b), torque_of(motion.kin, b)
        impulse = add(impulse, force)
        turn = add(turn, add(torque, cross(position_of(motion.kin, b), force)))
        _pushed(world, motion.state, S, b, force, couple(torque, columns(world, S, b, rotation_of(motion.state, b))), h)
    accumulate_wrench(motion.accumulators, h, impulse, turn)


@kernel(inner=True)
def _kick(world, motion, users, S, t, h, multipliers):
    """A kick by forces, with the multipliers as far as they are known.

    Forces that read velocities, and the work of all that have no potential, see the middle of the kick with reactions
    included: otherwise they would see motion out of the joints, which costs an order.
    """
    if not world.flags & KICKED:
        return
    reads, works = world.flags & VELOCITY_DEPENDENT, not world.flags & CONSERVATIVE_ONLY
    if reads or works:
        natural_collect(world, S, multipliers, 0.5 * h)
        if reads:
            for b in range(world.bodies):
                _move(world, motion, S, b, 0.0, False)
            total_wrench(world, motion.kin, users, t)
        for b in range(world.bodies):
            _move(world, motion, S, b, 0.5 * h, True)
        if reads:
            total_wrench(world, motion.kin, users, t)
        gain = 0.0
        for b in range(world.bodies):
            gain += dot(nc_force_of(motion.kin, b), velocity_of(motion.kin, b))
            gain += dot(nc_torque_of(motion.kin, b), angular_velocity_of(motion.kin, b))
        accumulate(motion.accumulators, 0, h * gain)
    _push(world, motion, S, h)


@kernel(inline=True)
def _keep(world, state, S):
    """Note where every body is, and how fast, at the start of the drift."""
    for b in range(world.bodies):
        k = natural_notes_of(world, b)
        for c in range(NATURAL_SIZE):
            S[k + c] = state[b, c]


@kernel(inner=True)
def _drift(world, motion, S, h):
    """Straight on for h from where every body was noted, with its impulse added to its momenta."""
    for b in range(world.bodies):
        note, state = natural_note_of(world, S, b), motion.state
        put_velocity(state, b, note.velocity)
        put_rotation_rate(state, b, note.rotation_rate)
        _pushed(world, state, S, b, note.force, note.column_force, 1.0)
        put_position(state, b, add(note.position, scale(h, velocity_of(state, b))))
        put_rotation(state, b, completed(world, S, b, _plus(note.rotation, h, rotation_rate_of(state, b))))
    place_natural(world, motion)


@kernel(inner=True)
def _accumulate_impulses(world, motion, S, at_start):
    """Impulse and angular impulse about the origin of what joints did, at the poses noted or at those of y.

    What keeps bodies rigid does nothing to either.
    """
    J = joints_of(world)
    if J.constraints == 0:
        return
    force, turn = (0.0, 0.0, 0.0), (0.0, 0.0, 0.0)
    for b in range(world.bodies):
        note = natural_note_of(world, S, b)
        x, B = position_of(motion.state, b), rotation_of(motion.state, b)
        if at_start:
            x, B = note.position, note.rotation
        force = add(force, note.force)
        turn = add(turn, add(moment_of(note.column_force, columns(world, S, b, B)), cross(x, note.force)))
    accumulate_wrench(motion.accumulators, 1.0, force, turn)


@kernel(inner=True)
def _velocities(world, motion, S, h, multipliers):
    """Impulses that make the rates of all equations vanish; returns whether they do."""
    J = joints_of(world)
    count, r, z = J.equations, J.residual, J.solution
    for e in range(count):
        S[multipliers + e] = 0.0
    begin_islands(world, motion.state, S, RATES, AT_REST)
    for turn in range(TURNS):
        natural_rates(world, motion.state, S, r)
        # Equations that follow from others do so as far as poses are exact: they hold when the others do.
        note_residuals(world, S, r, True, False)
        if judge_islands(world, S, turn, 2, SOLVED, ENOUGH) == 0:
            break
        right_side(world, S, r, z, -2.0 / h)
        solve(world, S)
        for e in range(count):
            S[multipliers + e] += S[z + e]
        natural_collect(world, S, z, 0.5 * h)
        _accumulate_impulses(world, motion, S, False)
        for b in range(world.bodies):
            note = natural_note_of(world, S, b)
            _pushed(world, motion.state, S, b, note.force, note.column_force, 1.0)
    return all_solved(world, S)


@kernel(inner=True)
def _positions(world, motion, users, S, h, end, here):
    """Find the multipliers at S[here:] for which the equations hold at the end of the drift; returns whether it did."""
    J = joints_of(world)
    count, r, z = J.equations, J.residual, J.solution
    everything = truncation_of(S) == 0.0
    for turn in range(TURNS):
        natural_collect(world, S, here, 0.5 * h)
        _drift(world, motion, S, h)
        if J.constraints > 0:
            residuals(world, motion.kin, users, end, S, r)
        rigid_residuals(world, motion.kin, S, r)
        note_residuals(world, S, r, False, everything)
        put_iterations(S, iterations_of(S) + 1.0)
        if judge_islands(world, S, turn, 4, SOLVED, ENOUGH) == 0:
            break
        right_side(world, S, r, z, -2.0 / (h * h))
        solve(world, S)
        for e in range(count):
            S[here + e] += S[z + e]
    return all_solved(world, S)


@kernel(inner=True)
def _past_singular(world, motion, users, S, t, h, end, here):
    """Try again without the equations that nearly follow from others, as they do where a linkage is singular.

    Inertia carries the bodies through, and what these equations miss is made up for behind that position.
    """
    J = joints_of(world)
    found = False
    for attempt in range(4):
        for b in range(world.bodies):
            note = natural_note_of(world, S, b)
            put_position(motion.kin, b, note.position)
            put_rotation(motion.kin, b, note.rotation)
        undone_again(world, S, here)
        put_truncation(S, LOOSEST * 10.0 ** (2 * (attempt - 3)))
        natural_prepare(world, motion.kin, users, S, t)
        found = _positions(world, motion, users, S, h, end, here)
        if found:
            note_residuals(world, S, J.residual, False, True)
            found = all_below(world, S, AJAR)
        if found:
            break
    put_truncation(S, 0.0)
    if found:
        put_singular(S, singular_of(S) + 1.0)
        S[J.memory] = 0.0
    return found


@kernel(inner=True)
def natural_step(world, motion, users, S, interval):
    """One step; returns COMPLETE or why it failed. The matrix is the one of the poses in ``kin``, before and after."""
    t, h, end = interval
    J = joints_of(world)
    count = J.equations
    memory = J.memory
    here, rest = memory + 1, rest_of(memory, count)
    extrapolate(S, memory, count, True)
    _kick(world, motion, users, S, t, 0.5 * h, here)
    _keep(world, motion.state, S)
    begin_islands(world, motion.state, S, 0, world.floats[J.extent] if J.constraints > 0 else 1.0)
    solved = _positions(world, motion, users, S, h, end, here)
    if not solved and J.constraints > 0:
        solved = _past_singular(world, motion, users, S, t, h, end, here)
    if not solved:
        return unsolved(S, POSITIONS)
    S[memory] += 1.0
    _accumulate_impulses(world, motion, S, True)
    accumulate(motion.accumulators, 0, 0.5 * h * motor_power(world, S, here))
    natural_prepare(world, motion.kin, users, S, end)
    sense(world, motion.kin, users, end)
    _kick(world, motion, users, S, end, 0.5 * h, rest if S[memory] > 1.0 else here)
    if not _velocities(world, motion, S, h, rest):
        return unsolved(S, VELOCITIES)
    accumulate(motion.accumulators, 0, 0.5 * h * motor_power(world, S, rest))
    for b in range(world.bodies):
        B, rate = rotation_of(motion.state, b), rotation_rate_of(motion.state, b)
        put_rotation_rate(motion.state, b, completed_rate(world, S, b, B, rate))
    return COMPLETE
