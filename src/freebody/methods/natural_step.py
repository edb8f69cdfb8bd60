"""RATTLE in natural coordinates X = (x, B), with G the Jacobian of joints and of B^T B = 1:

    V* = V + h/2 M^-1 (Q + G^T l),   X' = X + h V*,   l such that all equations hold at X',
    V' = V* + h/2 M^-1 (Q' + G'^T m),                 m such that their rates vanish there.

The mass matrix M is constant and the drift a straight line; that bodies are rigid is left to the multipliers. For a
free body this is the method of Moser and Veselov.
"""

from __future__ import annotations

from freebody.compile import kernel
from freebody.joints.constraints.evaluate import residuals
from freebody.joints.islands import (
    all_below,
    all_solved,
    begin_islands,
    judge_islands,
    note_residuals,
    solve_going,
    undone_again,
)
from freebody.joints.layout import FAILED, GOING, SOLVED_SO_FAR, joints_of, put_truncation, truncation_of
from freebody.joints.natural_layout import natural_note_of, natural_notes_of
from freebody.joints.natural_rows import (
    back,
    columns,
    completed,
    completed_rate,
    couple,
    moment_of,
    plus,
    rigid_residuals,
)
from freebody.joints.natural_system import NATURAL, by_second
from freebody.joints.solver import prepare, residual_rates
from freebody.lie.vec import add, cross, scale
from freebody.methods.loop import accumulate_wrench
from freebody.methods.rattle_step import ATTEMPTS, ITERATIONS, Coordinates, kick_by_guess, positions, rattle_step
from freebody.model.columns import (
    NATURAL as LAYOUT,
)
from freebody.model.columns import (
    NATURAL_SIZE,
    force_of,
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
from freebody.model.kernel_data import DONE
from freebody.model.rows import body_of, spin

# Residuals as small as the roundings of the coordinates they come from are solved.
SOLVED = 4.0 * 2.0**-52
# When they stop shrinking below this, they are solved as well as they can be.
ENOUGH = 1e-12
# Where a linkage is singular, pivots up to this size are left out, and residuals up to that one let pass.
LOOSEST = 1e-2
AJAR = 1e-3
# What speeds are measured against where nothing moves.
AT_REST = 1e-300

# Where the rates begin in a row of the state.
RATES = LAYOUT.slices["velocity"].start


# --- momenta and the drift --------------------------------------------------------------------------------------------


@kernel(inline=True)
def place_natural(world, motion):
    """Pose columns of the kinematic rows from the state."""
    for b in range(world.bodies):
        put_position(motion.kin, b, position_of(motion.state, b))
        put_rotation(motion.kin, b, rotation_of(motion.state, b))


@kernel(inline=True)
def _angular_momentum(world, state, S, b):
    """L from the momentum of the columns; what is not a rotation in it counts for nothing."""
    P = by_second(natural_note_of(world, S, b).second, columns(world, S, b, rotation_rate_of(state, b)))
    return moment_of(P, columns(world, S, b, rotation_of(state, b)))


@kernel(inline=True)
def _move(world, motion, S, b, c, impulse):
    v = add(velocity_of(motion.state, b), scale(c * body_of(world, b).inverse_mass, force_of(motion.kin, b)))
    L = add(_angular_momentum(world, motion.state, S, b), scale(c, torque_of(motion.kin, b)))
    if impulse:
        note = natural_note_of(world, S, b)
        v = add(v, scale(body_of(world, b).inverse_mass, note.force))
        L = add(L, moment_of(note.column_force, columns(world, S, b, rotation_of(motion.state, b))))
    put_velocity(motion.kin, b, v)
    put_angular_velocity(motion.kin, b, spin(body_of(world, b), rotation_of(motion.kin, b), L))


@kernel(inline=True)
def _pushed(world, state, S, b, force, Q, h):
    """Add h M^-1 (force, Q) to the velocities of body b, with Q a force on its columns."""
    put_velocity(state, b, add(velocity_of(state, b), scale(h * body_of(world, b).inverse_mass, force)))
    D = back(world, S, b, by_second(natural_note_of(world, S, b).inverse_second, Q))
    put_rotation_rate(state, b, plus(rotation_rate_of(state, b), h, D))


@kernel(inline=True)
def _push(world, motion, S, h):
    impulse, moment = (0.0, 0.0, 0.0), (0.0, 0.0, 0.0)
    for b in range(world.bodies):
        force, torque = force_of(motion.kin, b), torque_of(motion.kin, b)
        impulse = add(impulse, force)
        moment = add(moment, add(torque, cross(position_of(motion.kin, b), force)))
        _pushed(world, motion.state, S, b, force, couple(torque, columns(world, S, b, rotation_of(motion.state, b))), h)
    accumulate_wrench(motion.accumulators, h, impulse, moment)


@kernel(inline=True)
def _begin(world, motion, S):
    J = joints_of(world)
    for b in range(world.bodies):
        k = natural_notes_of(world, b)
        for c in range(NATURAL_SIZE):
            S[k + c] = motion.state[b, c]
    begin_islands(world, motion.state, S, 0, world.floats[J.extent] if J.constraints > 0 else 1.0)


@kernel(inner=True)
def _drift(world, motion, S, h, k):
    """A straight line."""
    for b in range(world.bodies):
        note, state = natural_note_of(world, S, b), motion.state
        put_velocity(state, b, note.velocity)
        put_rotation_rate(state, b, note.rotation_rate)
        _impel(world, motion, S, b)
        put_position(state, b, add(note.position, scale(h, velocity_of(state, b))))
        put_rotation(state, b, completed(world, S, b, plus(note.rotation, h, rotation_rate_of(state, b))))
    place_natural(world, motion)


@kernel(inline=True)
def _impel(world, motion, S, b):
    note = natural_note_of(world, S, b)
    _pushed(world, motion.state, S, b, note.force, note.column_force, 1.0)


@kernel(inline=True)
def _impulse(world, motion, S, b, at_start):
    note = natural_note_of(world, S, b)
    x, B = position_of(motion.state, b), rotation_of(motion.state, b)
    if at_start:
        x, B = note.position, note.rotation
    return x, moment_of(note.column_force, columns(world, S, b, B)), note.force


# --- convergence, island by island ------------------------------------------------------------------------------------


@kernel(inline=True)
def _verdict(world, S, k, patience):
    if judge_islands(world, S, k, patience, SOLVED, ENOUGH) > 0 and k + 1 < ITERATIONS:
        return GOING
    return SOLVED_SO_FAR if all_solved(world, S) else FAILED


@kernel(inline=True)
def _closed(world, kin, users, S, t, k):
    J = joints_of(world)
    if J.constraints > 0:
        residuals(world, kin, users, t, S, J.residual)
    rigid_residuals(world, kin, S, J.residual)
    note_residuals(world, S, J.residual, False, truncation_of(S) == 0.0)
    return _verdict(world, S, k, 4)


@kernel(inline=True)
def _accepted(world, motion, users, S, end, solved):
    if solved:
        prepare(NATURAL, world, motion.kin, users, S, end)
    return solved


@kernel(inline=True)
def _steady(world, motion, S, k, h, here):
    r = joints_of(world).residual
    if k == 0:
        begin_islands(world, motion.state, S, RATES, AT_REST)
    residual_rates(NATURAL, world, motion.state, S, r)
    # Redundant constraints follow from the others as far as poses are exact: they hold when the others do.
    note_residuals(world, S, r, True, False)
    return _verdict(world, S, k, 2)


@kernel(inner=True)
def _retry(world, motion, users, S, interval, here, attempt):
    """Without the constraints that are nearly redundant, as they are where a linkage is singular."""
    J = joints_of(world)
    if J.constraints == 0:
        return False
    for b in range(world.bodies):
        note = natural_note_of(world, S, b)
        put_position(motion.kin, b, note.position)
        put_rotation(motion.kin, b, note.rotation)
    undone_again(world, S, here)
    put_truncation(S, LOOSEST * 10.0 ** (2 * (attempt + 1 - ATTEMPTS)))
    prepare(NATURAL, world, motion.kin, users, S, interval.start)
    if not positions(IN_NATURAL, world, motion, users, S, interval, here):
        return False
    note_residuals(world, S, J.residual, False, True)
    return all_below(world, S, AJAR)


IN_NATURAL = Coordinates(
    NATURAL, kick_by_guess, _move, _push, _begin, _drift, _closed, _accepted, _retry, _steady,
    solve_going, _impel, _impulse,
)  # fmt: skip


@kernel(inner=True)
def natural_step(world, motion, users, S, interval):
    """One step; returns COMPLETE or why it failed. The matrix is the one of the poses in ``kin``, before and after."""
    ended = rattle_step(IN_NATURAL, world, motion, users, S, interval, True)
    if ended.cause == DONE:
        for b in range(world.bodies):
            B, rate = rotation_of(motion.state, b), rotation_rate_of(motion.state, b)
            put_rotation_rate(motion.state, b, completed_rate(world, S, b, B, rate))
    return ended
