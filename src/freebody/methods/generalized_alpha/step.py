"""The formulas of generalized-alpha on R^3 x SO(3), and a step for forces that it resolves.

With v the velocities, u their derivatives, a the auxiliary accelerations and h the step,

    (1 - alpha_m) a' + alpha_m a = (1 - alpha_f) u' + alpha_f u
    v' = v + h ((1 - gamma) a + gamma a')
    q' = q exp(h v + h^2 ((1/2 - beta) a + beta a')),

primes at the end of the step, angular velocities in the body. The unknown is u', which the equations of motion ask for
at the pose and velocity that follow from it. Fixed-point iteration finds it with the mass matrix alone; with joints,
multipliers that close rates and residuals at the end of the step are found beside it, by the factored matrix of its
start. An iteration gains the digits that the step resolves the motion by. Where it gains less than one bit, forces are
stiff, and ``newton`` takes over.

The accelerations that a step leaves satisfy the equations of motion and the constraints differentiated twice. So the
reactions carried into the next step are those of its start, and do not ring.
"""

import math
from typing import Any, NamedTuple

from freebody.compile import kernel
from freebody.forces.total import total_wrench
from freebody.joints.equation import CUSTOM
from freebody.joints.kernels import curvatures, gradients, rates, residuals
from freebody.joints.layout import constraint_at, incidence_at, iterations_of, joints_of, note_of, put_iterations
from freebody.joints.prepare import largest_response, prepare, residual_rates, worst_of
from freebody.joints.solver import collect, solve
from freebody.lie.quaternion import exp, normalize, product, to_matrix
from freebody.lie.so3 import exp as rotation_by
from freebody.lie.vec import add, cross, dot, mat_mat, mat_t_vec, mat_vec, norm, scale, sub
from freebody.methods.constrained import POSITIONS, VELOCITIES, unsolved
from freebody.methods.drift import place
from freebody.methods.generalized_alpha.layout import (
    acceleration_of,
    alpha_of,
    change_of,
    correction_of,
    end_auxiliary_of,
    end_orientation_of,
    end_velocity_of,
    memory_of,
    put_acceleration,
    put_change,
    put_correction,
    put_end_auxiliary,
    put_end_orientation,
    put_end_velocity,
    put_last_step,
    put_required,
    put_start_orientation,
    put_start_position,
    put_start_rotation,
    put_start_velocity,
    remember_acceleration,
    remember_auxiliary,
    remember_wrench,
    remembered_of,
    required_of,
    start_orientation_of,
    start_position_of,
    start_rotation_of,
    start_velocity_of,
)
from freebody.methods.loop import accumulate, accumulate_stage, accumulate_wrench
from freebody.model.columns import (
    angular_momentum_of,
    angular_velocity_of,
    force_of,
    momentum_of,
    orientation_of,
    position_of,
    put_angular_momentum,
    put_angular_velocity,
    put_momentum,
    put_orientation,
    put_position,
    put_rotation,
    put_velocity,
    rotation_of,
    torque_of,
    velocity_of,
)
from freebody.model.kernel_data import Status
from freebody.model.rows import angular_momentum, body_of, load, six, sym_vec

__all__ = [
    "MOTION", "ZERO", "Step", "accept", "accumulate_now", "close_poses", "converged", "each", "end_of_step", "evaluate",
    "finish", "fixed_point", "guess", "largest_change", "linear", "measure_constraints", "plus", "require", "resume",
    "shortfall_of", "store_start", "velocity_reach", "why_failed",
]  # fmt: skip

# The cause of a status, beside those of ``constrained``: the equations of motion could not be solved.
MOTION = 4

# Changes as small as the roundings of what they change are none.
SOLVED = 4.0 * 2.0**-52
# When they stop shrinking below this, they are as small as they can be; after some iterations below the second, because
# forces between points far apart have roundings of their own.
ENOUGH = 1e-12
ENOUGH_LATE = 1e-9
LATE = 10
# An iteration that gains less than a bit is slow; after that many slow ones forces count as stiff.
SLOW = 0.5
SLOW_ITERATIONS = 3
ITERATIONS = 60

# Wrenches that differ by more than this part, at one time, are those of a force that switches there.
SWITCHED = 1e-9
# Steps that differ by less than this part are equal.
EQUAL = 1e-6
# What was learnt in a short step is not stretched further than this.
STRETCH = 4.0
# Users' equations are differentiated by differences over this angle or displacement.
DIFFERENCE = 6e-6
SLOWEST = 1e-3
# Solving once more for what is left gains the digits that the condition of the matrix cost.
REFINED = 2

ZERO = (0.0, 0.0, 0.0, 0.0, 0.0, 0.0)


class Step(NamedTuple):
    """A step under way: ``size`` is a length that residuals are measured against, in m."""

    coefficients: Any
    length: float
    end: float
    size: float


# --- six numbers of a body ---------------------------------------------------------------------------------------------


@kernel(inline=True)
def _angular(a):
    return (a[0], a[1], a[2])


@kernel(inline=True)
def linear(a):
    """The last three of six numbers."""
    return (a[3], a[4], a[5])


@kernel(inline=True)
def _joined(turn, push):
    return (turn[0], turn[1], turn[2], push[0], push[1], push[2])


@kernel(inline=True)
def plus(a, f, b):
    """a + f b."""
    return (a[0] + f * b[0], a[1] + f * b[1], a[2] + f * b[2], a[3] + f * b[3], a[4] + f * b[4], a[5] + f * b[5])


@kernel(inline=True)
def each(function, given, a, b, c):
    """``function(given, a, b, c)`` of each of the six numbers of a, b and c."""
    return (
        function(given, a[0], b[0], c[0]), function(given, a[1], b[1], c[1]), function(given, a[2], b[2], c[2]),
        function(given, a[3], b[3], c[3]), function(given, a[4], b[4], c[4]), function(given, a[5], b[5], c[5]),
    )  # fmt: skip


# --- the formulas ------------------------------------------------------------------------------------------------------


@kernel(inline=True)
def _auxiliary(step, end_acceleration, acceleration, auxiliary):
    o = step.coefficients
    weighted = (1.0 - o.alpha_f) * end_acceleration + o.alpha_f * acceleration - o.alpha_m * auxiliary
    return weighted / (1.0 - o.alpha_m)


@kernel(inline=True)
def _velocity(step, velocity, auxiliary, end_auxiliary):
    gamma = step.coefficients.gamma
    return velocity + step.length * ((1.0 - gamma) * auxiliary + gamma * end_auxiliary)


@kernel(inline=True)
def _displacement(step, velocity, auxiliary, end_auxiliary):
    h, beta = step.length, step.coefficients.beta
    return h * velocity + h * h * (0.5 - beta) * auxiliary + h * h * beta * end_auxiliary


@kernel(inner=True)
def end_of_step(world, kin, scratch, step):
    """Poses and velocities at the end of the step, in ``kin``, from the accelerations there and the corrections."""
    rows = scratch.rows
    for b in range(world.bodies):
        past, v = remembered_of(world, scratch.solver, b), start_velocity_of(rows, b)
        a = each(_auxiliary, step, acceleration_of(rows, b), past.acceleration, past.auxiliary)
        end_v = each(_velocity, step, v, past.auxiliary, a)
        way, correction = each(_displacement, step, v, past.auxiliary, a), correction_of(rows, b)
        turn = add(_angular(way), mat_t_vec(start_rotation_of(rows, b), _angular(correction)))
        q = normalize(product(start_orientation_of(rows, b), exp(turn)))
        R = to_matrix(q)
        put_end_auxiliary(rows, b, a)
        put_end_velocity(rows, b, end_v)
        put_end_orientation(rows, b, q)
        put_position(kin, b, add(start_position_of(rows, b), add(linear(way), linear(correction))))
        put_rotation(kin, b, R)
        put_angular_velocity(kin, b, mat_vec(R, _angular(end_v)))
        put_velocity(kin, b, linear(end_v))


@kernel(inner=True)
def require(world, kin, scratch, multipliers):
    """Accelerations by the equations of motion, at the poses and velocities and with the wrenches in ``kin``.

    The multipliers at S[multipliers:] act through the Jacobian in the scratch.
    """
    S = scratch.solver
    if world.joints:
        collect(world, S, multipliers, 1.0)
    for b in range(world.bodies):
        force, torque = force_of(kin, b), torque_of(kin, b)
        if world.joints:
            note = note_of(world, S, b)
            force, torque = add(force, note.force), add(torque, note.torque)
        R, body = rotation_of(kin, b), body_of(world, b)
        w = mat_t_vec(R, angular_velocity_of(kin, b))
        gyroscopic = cross(w, sym_vec(body.inertia, w))
        turn = sym_vec(body.inverse_inertia, sub(mat_t_vec(R, torque), gyroscopic))
        put_required(scratch.rows, b, _joined(turn, scale(body.inverse_mass, force)))


@kernel(inline=True)
def _take_required(world, rows):
    for b in range(world.bodies):
        put_acceleration(rows, b, required_of(rows, b))


@kernel(inline=True)
def shortfall_of(rows, b):
    """What the acceleration of body b lacks."""
    return plus(required_of(rows, b), -1.0, acceleration_of(rows, b))


@kernel(inner=True)
def _react(world, kin, scratch, multipliers):
    """Add M^-1 G^T l, at the poses in ``kin``, to the accelerations."""
    collect(world, scratch.solver, multipliers, 1.0)
    for b in range(world.bodies):
        note, body = note_of(world, scratch.solver, b), body_of(world, b)
        turn = sym_vec(body.inverse_inertia, mat_t_vec(rotation_of(kin, b), note.torque))
        response = _joined(turn, scale(body.inverse_mass, note.force))
        put_acceleration(scratch.rows, b, plus(acceleration_of(scratch.rows, b), 1.0, response))


@kernel(inner=True)
def _jacobian_times(world, kin, scratch, numbers_of, out):
    """G times the six numbers that ``numbers_of(rows, b)`` says of every body, to S[out:]."""
    J, S = joints_of(world), scratch.solver
    for e in range(J.equations):
        S[out + e] = 0.0
    for k in range(J.incidences):
        incidence = incidence_at(world.integers, J.first_incidence, k)
        numbers = numbers_of(scratch.rows, incidence.body)
        turn, push = mat_vec(rotation_of(kin, incidence.body), _angular(numbers)), linear(numbers)
        for e in range(incidence.count):
            row = six(S, J.jacobian + incidence.jacobian + 6 * e)
            S[out + incidence.first + e] += dot(_angular(row), turn) + dot(linear(row), push)


# --- between steps -----------------------------------------------------------------------------------------------------


@kernel(inner=True)
def evaluate(world, motion, users, scratch, t):
    """Poses, velocities, wrenches, and of the joints bias terms, Jacobian and factored matrix, at time t."""
    state, kin = motion.state, motion.kin
    for b in range(world.bodies):
        x, q, p, L = (
            position_of(state, b),
            orientation_of(state, b),
            momentum_of(state, b),
            angular_momentum_of(state, b),
        )
        load(world, kin, b, x, q, p, L)
    if world.joints:
        _bias_terms(world, motion, users, scratch.solver, t)
        prepare(world, kin, users, scratch.solver, t)
    total_wrench(world, kin, users, t)


@kernel(inner=True)
def _bias_terms(world, motion, users, S, t):
    """Bias terms of all equations; those of users' equations by differences of their rates at frozen velocities."""
    J, kin = joints_of(world), motion.kin
    curvatures(world, kin, t, S, J.bias)
    if J.custom_blocks == 0:
        return
    fastest = SLOWEST
    for b in range(world.bodies):
        fastest = max(fastest, norm(angular_velocity_of(kin, b)), norm(velocity_of(kin, b)))
    for side in (-1.0, 1.0):
        s = side * DIFFERENCE / fastest
        place(world, motion)
        for b in range(world.bodies):
            R = mat_mat(rotation_by(scale(s, angular_velocity_of(kin, b))), rotation_of(kin, b))
            put_position(kin, b, add(position_of(kin, b), scale(s, velocity_of(kin, b))))
            put_rotation(kin, b, R)
        gradients(world, kin, users, t + s, S, J.jacobian)
        if J.motors:
            rates(world, kin, t + s, S, J.rate)
        residual_rates(world, kin, S, J.residual)
        for k in range(J.constraints):
            constraint = constraint_at(world.integers, J.first_constraint, k)
            if constraint.kind == CUSTOM:
                for e in range(constraint.first, constraint.first + constraint.count):
                    S[J.bias + e] += S[J.residual + e] / (2.0 * s)
    place(world, motion)


@kernel(inner=True)
def _project_accelerations(world, kin, scratch):
    """Change the accelerations, and the multipliers, so that the constraints differentiated twice hold."""
    J, A, S = joints_of(world), alpha_of(world), scratch.solver
    for _ in range(REFINED):
        _jacobian_times(world, kin, scratch, acceleration_of, J.solution)
        for e in range(J.equations):
            S[J.solution + e] = -S[J.solution + e] - S[J.bias + e]
        solve(world, S)
        for e in range(J.equations):
            S[A.multipliers + e] += S[J.solution + e]
        _react(world, kin, scratch, J.solution)


@kernel(inline=True)
def _remember(world, kin, S):
    """Note what the start of the next step is compared with."""
    A = alpha_of(world)
    for b in range(world.bodies):
        remember_wrench(world, S, b, _joined(torque_of(kin, b), force_of(kin, b)))
    for e in range(A.equations):
        S[A.bias + e] = S[joints_of(world).bias + e]


@kernel(inline=True)
def _differ(old, new):
    apart, size = 0.0, 0.0
    for c in range(3):
        apart, size = max(apart, abs(old[c] - new[c])), max(size, abs(old[c]), abs(new[c]))
    return apart > SWITCHED * size


@kernel(inline=True)
def _switched(world, kin, S):
    """Whether some wrench, or the bias terms, are others than at the end of the last step."""
    A = alpha_of(world)
    for b in range(world.bodies):
        wrench = remembered_of(world, S, b).wrench
        if _differ(_angular(wrench), torque_of(kin, b)) or _differ(linear(wrench), force_of(kin, b)):
            return True
    apart, size = 0.0, 0.0
    for e in range(A.equations):
        old, new = S[A.bias + e], S[joints_of(world).bias + e]
        apart, size = max(apart, abs(old - new)), max(size, abs(old), abs(new))
    return apart > SWITCHED * size


@kernel(inline=True)
def _stretched(ratio, acceleration, auxiliary, _):
    return acceleration + ratio * (auxiliary - acceleration)


@kernel(inner=True)
def resume(world, kin, scratch, h):
    """Start a step of length h from what is remembered, or anew if that is of no use."""
    A, S = alpha_of(world), scratch.solver
    last = memory_of(world, S).last_step
    anew = last == 0.0 or _switched(world, kin, S)
    if anew:
        for e in range(A.equations):
            S[A.multipliers + e] = 0.0
        require(world, kin, scratch, A.multipliers)
        _take_required(world, scratch.rows)
        if world.joints:
            _project_accelerations(world, kin, scratch)
        _remember(world, kin, S)
        for b in range(world.bodies):
            remember_acceleration(world, S, b, acceleration_of(scratch.rows, b))
    ratio = 0.0 if anew else h / last
    put_last_step(S, A.memory, h)
    if abs(ratio - 1.0) > EQUAL:
        # The auxiliary accelerations are those of a time that lies a part of a step away.
        for b in range(world.bodies):
            past = remembered_of(world, S, b)
            u, a = past.acceleration, past.auxiliary
            remember_auxiliary(world, S, b, each(_stretched, ratio, u, a, a) if 0.0 < ratio < STRETCH else u)


@kernel(inner=True)
def store_start(world, motion, rows):
    """Where every body is and how it moves when a step begins."""
    for b in range(world.bodies):
        R, body = rotation_of(motion.kin, b), body_of(world, b)
        w = sym_vec(body.inverse_inertia, mat_t_vec(R, angular_momentum_of(motion.state, b)))
        put_start_position(rows, b, position_of(motion.state, b))
        put_start_orientation(rows, b, orientation_of(motion.state, b))
        put_start_rotation(rows, b, R)
        put_start_velocity(rows, b, _joined(w, scale(body.inverse_mass, momentum_of(motion.state, b))))


@kernel(inner=True)
def accept(world, motion, rows):
    """The state at the end of the step that was found."""
    for b in range(world.bodies):
        body = body_of(world, b)
        L = angular_momentum(body, rotation_of(motion.kin, b), angular_velocity_of(motion.kin, b))
        put_position(motion.state, b, position_of(motion.kin, b))
        put_orientation(motion.state, b, end_orientation_of(rows, b))
        put_momentum(motion.state, b, scale(body.mass, linear(end_velocity_of(rows, b))))
        put_angular_momentum(motion.state, b, L)


@kernel(inner=True)
def finish(world, kin, scratch, step):
    """Remember the accelerations at the end of the step, where everything was evaluated."""
    A, S = alpha_of(world), scratch.solver
    if world.joints:
        for e in range(A.equations):
            S[A.multipliers + e] = S[A.velocity_multipliers + e]
        _project_accelerations(world, kin, scratch)
    for b in range(world.bodies):
        past, u = remembered_of(world, S, b), acceleration_of(scratch.rows, b)
        remember_auxiliary(world, S, b, each(_auxiliary, step, u, past.acceleration, past.auxiliary))
        remember_acceleration(world, S, b, u)
    _remember(world, kin, S)


@kernel(inner=True)
def accumulate_now(world, motion, S, weight):
    """Add power, forces and torques of this time, those of the joints included, times ``weight``."""
    accumulate_stage(world, motion.kin, motion.accumulators, weight)
    if world.joints == 0:
        return
    J, multipliers = joints_of(world), alpha_of(world).multipliers
    collect(world, S, multipliers, 1.0)
    force, torque = (0.0, 0.0, 0.0), (0.0, 0.0, 0.0)
    for b in range(world.bodies):
        note = note_of(world, S, b)
        force = add(force, note.force)
        torque = add(torque, add(note.torque, cross(position_of(motion.kin, b), note.force)))
    accumulate_wrench(motion.accumulators, weight, force, torque)
    if J.motors:
        power = 0.0
        for e in range(J.equations):
            power -= S[multipliers + e] * S[J.rate + e]
        accumulate(motion.accumulators, 0, weight * power)


# --- the accelerations at the end of a step ----------------------------------------------------------------------------


@kernel(inline=True)
def converged(k, value, last, hidden):
    """Whether a change in iteration k, after ``last`` in the one before, is only rounding."""
    if value <= SOLVED:
        return True
    small = value <= ENOUGH or hidden or (k > LATE and value <= ENOUGH_LATE)
    return k > 1 and value > SLOW * last and small


@kernel(inline=True)
def _share(part, whole):
    """part / whole, but never NaN: infinite where the part is not finite."""
    if part == 0.0:
        return 0.0
    if not part < math.inf:
        return math.inf
    return part / whole if whole > 0.0 else 1.0


@kernel(inline=True)
def _changes(rows, b, h):
    """How spin and speed of body b change if it takes the required acceleration, what these are, whether its pose would
    show it."""
    required, v, lacking = required_of(rows, b), end_velocity_of(rows, b), shortfall_of(rows, b)
    turn, push = norm(_angular(lacking)), norm(linear(lacking))
    spin = norm(_angular(v)) + abs(h) * norm(_angular(required))
    speed = norm(linear(v)) + abs(h) * norm(linear(required))
    shown = h * h * turn > SOLVED or h * h * push > SOLVED * norm(start_position_of(rows, b))
    return abs(h) * turn, abs(h) * push, spin, speed, shown


@kernel(inner=True)
def guess(world, scratch):
    """Begin with the accelerations and the multipliers of the start of the step."""
    A, S = alpha_of(world), scratch.solver
    for b in range(world.bodies):
        put_change(scratch.rows, b, 0.0)
        put_acceleration(scratch.rows, b, remembered_of(world, S, b).acceleration)
        put_correction(scratch.rows, b, ZERO)
    for e in range(A.equations):
        S[A.velocity_multipliers + e], S[A.pose_multipliers + e] = S[A.multipliers + e], 0.0


@kernel(inner=True)
def measure_constraints(world, kin, users, scratch, step):
    """Residuals and rates of all equations at the poses and velocities in ``kin``; the largest of each, relative."""
    J, S, t = joints_of(world), scratch.solver, step.end
    residuals(world, kin, users, t, S, J.residual)
    off = worst_of(world, S, step.size, J.residual, True)
    gradients(world, kin, users, t, S, J.jacobian)
    if J.motors:
        rates(world, kin, t, S, J.rate)
    residual_rates(world, kin, S, J.bias)
    speed = abs(step.length) * largest_response(world, S, alpha_of(world).velocity_multipliers)
    for b in range(world.bodies):
        # Where a motion reverses, roundings are those of the velocities that cancel.
        v = start_velocity_of(scratch.rows, b)
        speed = max(speed, norm(angular_velocity_of(kin, b)), norm(velocity_of(kin, b)))
        speed = max(speed, norm(_angular(v)), norm(linear(v)))
    rate = worst_of(world, S, 1.0, J.bias, True)
    return off, _share(rate, speed)


@kernel(inner=True)
def close_poses(world, scratch, step):
    """One step of Newton's method for the corrections, ahead of what closing the velocities does to the poses."""
    J, A, S, o = joints_of(world), alpha_of(world), scratch.solver, step.coefficients
    for e in range(J.equations):
        ahead = step.length * o.beta / o.gamma * S[J.bias + e]
        S[J.solution + e] = ahead - S[J.residual + e]
    solve(world, S)
    for e in range(J.equations):
        S[A.pose_multipliers + e] += S[J.solution + e]
    for b in range(world.bodies):
        put_correction(scratch.rows, b, ZERO)
    for k in range(J.incidences):
        incidence = incidence_at(world.integers, J.first_incidence, k)
        correction = correction_of(scratch.rows, incidence.body)
        for e in range(incidence.count):
            response = six(S, J.response + incidence.jacobian + 6 * e)
            correction = plus(correction, S[A.pose_multipliers + incidence.first + e], response)
        put_correction(scratch.rows, incidence.body, correction)


@kernel(inner=True)
def _take_free(world, rows, k, h):
    """Take the required accelerations, without joints. Returns the largest relative change that a pose shows, and
    whether all have converged.

    A body that has is left alone, so that in any company it moves as it would by itself.
    """
    worst, done = 0.0, True
    for b in range(world.bodies):
        turn, push, spin, speed, shown = _changes(rows, b, h)
        change = max(_share(turn, spin), _share(push, speed))
        if not converged(k, change, change_of(rows, b), not shown):
            done = False
            worst = max(worst, change if shown else 0.0)
            put_acceleration(rows, b, required_of(rows, b))
        put_change(rows, b, change)
    return worst, done


@kernel(inner=True)
def largest_change(world, scratch, h):
    """The largest change if all required accelerations were taken, relative to the fastest body, and whether no pose
    would show any."""
    most_turn, most_push, fastest, unseen = 0.0, 0.0, 0.0, True
    if world.joints:
        fastest = abs(h) * largest_response(world, scratch.solver, alpha_of(world).velocity_multipliers)
    most_spin = most_speed = fastest
    for b in range(world.bodies):
        turn, push, spin, speed, shown = _changes(scratch.rows, b, h)
        unseen = unseen and not shown
        most_spin, most_speed = max(most_spin, spin), max(most_speed, speed)
        if not turn <= most_turn:
            most_turn = turn
        if not push <= most_push:
            most_push = push
    return max(_share(most_turn, most_spin), _share(most_push, most_speed)), unseen


@kernel(inline=True)
def velocity_reach(step):
    """How far a unit of acceleration at the end of the step changes the velocity there."""
    o = step.coefficients
    return step.length * o.gamma * (1.0 - o.alpha_f) / (1.0 - o.alpha_m)


@kernel(inner=True)
def _take_linked(world, kin, scratch, step):
    """Take the required accelerations, and with them multipliers that close the joints."""
    J, A, S = joints_of(world), alpha_of(world), scratch.solver
    reach = velocity_reach(step)
    close_poses(world, scratch, step)
    _jacobian_times(world, kin, scratch, shortfall_of, J.residual)
    for e in range(J.equations):
        S[J.solution + e] = -S[J.bias + e] / reach - S[J.residual + e]
    solve(world, S)
    for e in range(J.equations):
        S[A.velocity_multipliers + e] += S[J.solution + e]
    _take_required(world, scratch.rows)
    _react(world, kin, scratch, J.solution)


@kernel(inner=True)
def fixed_point(world, kin, users, scratch, step, patient):
    """Find the accelerations at the end of the step; returns whether they were found.

    ``patient``: go on although forces are stiff, for worlds too large for Newton's method.
    """
    S, h = scratch.solver, step.length
    guess(world, scratch)
    slow, last, before = 0, 0.0, (0.0, 0.0, 0.0)
    for k in range(ITERATIONS):
        end_of_step(world, kin, scratch, step)
        off, rate = 0.0, 0.0
        if world.joints:
            off, rate = measure_constraints(world, kin, users, scratch, step)
        total_wrench(world, kin, users, step.end)
        require(world, kin, scratch, alpha_of(world).velocity_multipliers)
        put_iterations(S, iterations_of(S) + 1.0)
        if world.joints:
            change, unseen = largest_change(world, scratch, h)
            closed = converged(k, off, before[0], False) and converged(k, rate, before[1], False)
            done = closed and converged(k, change, before[2], unseen)
            worst = max(off, rate, 0.0 if unseen else change)
            before = (off, rate, change)
        else:
            worst, done = _take_free(world, scratch.rows, k, h)
        if done:
            return True
        slow += k > 1 and worst > max(SLOW * last, ENOUGH_LATE)
        if not worst < math.inf or (slow >= SLOW_ITERATIONS and not patient):
            return False
        last = worst
        if world.joints:
            _take_linked(world, kin, scratch, step)
    return False


@kernel(inner=True)
def why_failed(world, kin, users, scratch, step):
    """The status of a step whose accelerations were not found; the worst constraint is to blame if one is open."""
    S = scratch.solver
    if world.joints:
        end_of_step(world, kin, scratch, step)
        off, rate = measure_constraints(world, kin, users, scratch, step)
        if not off <= ENOUGH_LATE:
            worst_of(world, S, step.size, joints_of(world).residual, True)
            return unsolved(S, POSITIONS)
        if not rate <= ENOUGH_LATE:
            return unsolved(S, VELOCITIES)
    return Status(0, MOTION, 0, 0.0)
