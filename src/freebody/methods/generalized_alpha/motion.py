"""The formulas of generalized-alpha on R^3 x SO(3), the equations of motion, and what happens between steps.

With v the velocities, u their derivatives, a the auxiliary accelerations and h the step,

    (1 - alpha_m) a' + alpha_m a = (1 - alpha_f) u' + alpha_f u
    v' = v + h ((1 - gamma) a + gamma a')
    q' = q exp(h v + h^2 ((1/2 - beta) a + beta a')),

primes at the end of the step, angular velocities in the body. The unknown is u', which the equations of motion ask for
at the pose and velocity that follow from it: see ``solve``.

The accelerations that a step leaves satisfy the equations of motion and the constraints differentiated twice. So the
reactions carried into the next step are those of its start, and do not ring.
"""

from typing import Any, NamedTuple

from freebody.compile import kernel
from freebody.forces.total import total_wrench
from freebody.joints.equation import CUSTOM
from freebody.joints.kernels import curvatures, gradients, rates
from freebody.joints.layout import constraint_at, incidence_at, joints_of, note_of
from freebody.joints.prepare import motor_power, prepare, residual_rates
from freebody.joints.solver import collect, solve
from freebody.lie.quaternion import exp, normalize, product, to_matrix
from freebody.lie.scalar import real
from freebody.lie.so3 import exp as rotation_by
from freebody.lie.vec import add, cross, dot, mat_mat, mat_t_vec, mat_vec, norm, scale, sub
from freebody.methods.drift import place
from freebody.methods.generalized_alpha.layout import (
    acceleration_of,
    alpha_of,
    angular,
    correction_of,
    each,
    end_orientation_of,
    end_velocity_of,
    joined,
    linear,
    memory_of,
    plus,
    put_acceleration,
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
from freebody.model.rows import angular_momentum, body_of, load, six, sym_vec

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


class Step(NamedTuple):
    """A step under way: ``size`` is a length that residuals are measured against, in m."""

    coefficients: Any
    length: float
    end: float
    size: float


# --- the formulas -----------------------------------------------------------------------------------------------------


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
        moved, correction = each(_displacement, step, v, past.auxiliary, a), correction_of(rows, b)
        rotation = add(angular(moved), mat_t_vec(start_rotation_of(rows, b), angular(correction)))
        q = normalize(product(start_orientation_of(rows, b), exp(rotation)))
        R = to_matrix(q)
        put_end_velocity(rows, b, end_v)
        put_end_orientation(rows, b, q)
        put_position(kin, b, add(start_position_of(rows, b), add(linear(moved), linear(correction))))
        put_rotation(kin, b, R)
        put_angular_velocity(kin, b, mat_vec(R, angular(end_v)))
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
        spin_rate = sym_vec(body.inverse_inertia, sub(mat_t_vec(R, torque), gyroscopic))
        put_required(scratch.rows, b, joined(spin_rate, scale(body.inverse_mass, force)))


@kernel(inline=True)
def take_required(world, rows):
    """Make the required accelerations those of all bodies."""
    for b in range(world.bodies):
        put_acceleration(rows, b, required_of(rows, b))


@kernel(inline=True)
def shortfall_of(rows, b):
    """What the acceleration of body b lacks."""
    return plus(required_of(rows, b), -1.0, acceleration_of(rows, b))


@kernel(inner=True)
def react(world, kin, scratch, multipliers):
    """Add M^-1 G^T l, at the poses in ``kin``, to the accelerations."""
    collect(world, scratch.solver, multipliers, 1.0)
    for b in range(world.bodies):
        note, body = note_of(world, scratch.solver, b), body_of(world, b)
        spin_rate = sym_vec(body.inverse_inertia, mat_t_vec(rotation_of(kin, b), note.torque))
        response = joined(spin_rate, scale(body.inverse_mass, note.force))
        put_acceleration(scratch.rows, b, plus(acceleration_of(scratch.rows, b), 1.0, response))


@kernel(inner=True)
def jacobian_times(world, kin, scratch, numbers_of, out):
    """G times the six numbers that ``numbers_of(rows, b)`` says of every body, to S[out:]."""
    J, S = joints_of(world), scratch.solver
    for e in range(J.equations):
        S[out + e] = 0.0
    for k in range(J.incidences):
        incidence = incidence_at(world.integers, J.first_incidence, k)
        numbers = numbers_of(scratch.rows, incidence.body)
        in_world = mat_vec(rotation_of(kin, incidence.body), angular(numbers))
        for e in range(incidence.count):
            row = six(S, J.jacobian + incidence.jacobian + 6 * e)
            S[out + incidence.first + e] += dot(angular(row), in_world) + dot(linear(row), linear(numbers))


# --- between steps ----------------------------------------------------------------------------------------------------


@kernel(inner=True, by_lane=lambda world, *_: world.joints)
def evaluate(world, motion, users, scratch, t):
    """Poses, velocities, wrenches, and of the joints bias terms, Jacobian and factored matrix, at time t."""
    state, kin = motion.state, motion.kin
    for b in range(world.bodies):
        p, L = momentum_of(state, b), angular_momentum_of(state, b)
        load(world, kin, b, position_of(state, b), orientation_of(state, b), p, L)
    if world.joints:
        _bias_terms(world, motion, users, scratch.solver, t)
        prepare(world, kin, users, scratch.solver, t)
    total_wrench(world, kin, users, t)


@kernel(inner=True)
def constraint_rates(world, kin, users, S, t, out):
    """The Jacobian at the poses in ``kin``, and the rates of all equations at the velocities there to S[out:]."""
    J = joints_of(world)
    gradients(world, kin, users, t, S, J.jacobian)
    if J.motors:
        rates(world, kin, t, S, J.rate)
    residual_rates(world, kin, S, out)


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
        constraint_rates(world, kin, users, S, t + s, J.residual)
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
        jacobian_times(world, kin, scratch, acceleration_of, J.solution)
        for e in range(J.equations):
            S[J.solution + e] = -S[J.solution + e] - S[J.bias + e]
        solve(world, S)
        for e in range(J.equations):
            S[A.multipliers + e] += S[J.solution + e]
        react(world, kin, scratch, J.solution)


@kernel(inline=True)
def _remember(world, kin, S):
    """Note what the start of the next step is compared with."""
    A = alpha_of(world)
    for b in range(world.bodies):
        remember_wrench(world, S, b, joined(torque_of(kin, b), force_of(kin, b)))
    for e in range(A.equations):
        S[A.bias + e] = S[joints_of(world).bias + e]


@kernel(inline=True)
def _differ(old, new):
    apart, size = 0.0, 0.0
    for c in range(3):
        a, b = real(old[c]), real(new[c])
        apart, size = max(apart, abs(a - b)), max(size, abs(a), abs(b))
    return apart > SWITCHED * size


@kernel(inline=True)
def _switched(world, kin, S):
    """Whether some wrench, or the bias terms, are others than at the end of the last step."""
    A = alpha_of(world)
    for b in range(world.bodies):
        wrench = remembered_of(world, S, b).wrench
        if _differ(angular(wrench), torque_of(kin, b)) or _differ(linear(wrench), force_of(kin, b)):
            return True
    apart, size = 0.0, 0.0
    for e in range(A.equations):
        old, new = S[A.bias + e], S[joints_of(world).bias + e]
        apart, size = max(apart, abs(old - new)), max(size, abs(old), abs(new))
    return apart > SWITCHED * size


@kernel(inline=True)
def _stretched(ratio, acceleration, auxiliary, _):
    return acceleration + ratio * (auxiliary - acceleration)


@kernel(inline=True)
def resume(world, kin, scratch, h):
    """Start a step of length h from what is remembered, or afresh if that is of no use."""
    A, S = alpha_of(world), scratch.solver
    last = memory_of(world, S).last_step
    fresh = last == 0.0 or _switched(world, kin, S)
    if fresh:
        for e in range(A.equations):
            S[A.multipliers + e] = 0.0
        require(world, kin, scratch, A.multipliers)
        take_required(world, scratch.rows)
        if world.joints:
            _project_accelerations(world, kin, scratch)
        _remember(world, kin, S)
        for b in range(world.bodies):
            remember_acceleration(world, S, b, acceleration_of(scratch.rows, b))
    ratio = 0.0 if fresh else h / last
    put_last_step(S, A.memory, h)
    if abs(ratio - 1.0) > EQUAL:
        # The auxiliary accelerations are those of a time that lies a part of a step away.
        for b in range(world.bodies):
            past = remembered_of(world, S, b)
            u, a = past.acceleration, past.auxiliary
            remember_auxiliary(world, S, b, each(_stretched, ratio, u, a, a) if 0.0 < ratio < STRETCH else u)


@kernel(inline=True)
def store_start(world, motion, rows):
    """Where every body is and how it moves when a step begins."""
    for b in range(world.bodies):
        R, body = rotation_of(motion.kin, b), body_of(world, b)
        w = sym_vec(body.inverse_inertia, mat_t_vec(R, angular_momentum_of(motion.state, b)))
        put_start_position(rows, b, position_of(motion.state, b))
        put_start_orientation(rows, b, orientation_of(motion.state, b))
        put_start_rotation(rows, b, R)
        put_start_velocity(rows, b, joined(w, scale(body.inverse_mass, momentum_of(motion.state, b))))


@kernel(inline=True)
def accept(world, motion, rows):
    """The state at the end of the step that was found."""
    for b in range(world.bodies):
        body = body_of(world, b)
        L = angular_momentum(body, rotation_of(motion.kin, b), angular_velocity_of(motion.kin, b))
        put_position(motion.state, b, position_of(motion.kin, b))
        put_orientation(motion.state, b, end_orientation_of(rows, b))
        put_momentum(motion.state, b, scale(body.mass, linear(end_velocity_of(rows, b))))
        put_angular_momentum(motion.state, b, L)


@kernel(inline=True)
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
    multipliers = alpha_of(world).multipliers
    collect(world, S, multipliers, 1.0)
    force, torque = (0.0, 0.0, 0.0), (0.0, 0.0, 0.0)
    for b in range(world.bodies):
        note = note_of(world, S, b)
        force = add(force, note.force)
        torque = add(torque, add(note.torque, cross(position_of(motion.kin, b), note.force)))
    accumulate_wrench(motion.accumulators, weight, force, torque)
    accumulate(motion.accumulators, 0, weight * motor_power(world, S, multipliers))
