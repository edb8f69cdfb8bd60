"""What generalized-alpha does between steps: forces, joints and accelerations at a moment, and the books.

The accelerations that a step leaves satisfy the equations of motion and, once the joints are differentiated twice, the
joints too. So the reactions carried into the next step are those of the moment, and do not ring.
"""

from freebody.compile import kernel
from freebody.forces.applied import TORQUE
from freebody.forces.total import total_wrench
from freebody.joints.equation import CUSTOM
from freebody.joints.kernels import curvatures, gradients, rates
from freebody.joints.layout import constraint_at, joints_of
from freebody.joints.natural_system import IMPULSE
from freebody.joints.prepare import prepare, residual_rates
from freebody.joints.solver import collect, solve
from freebody.lie.so3 import exp as turned
from freebody.lie.vec import add, cross, mat_mat, mat_t_vec, norm, scale
from freebody.methods.drift import place
from freebody.methods.generalized_alpha_motion import ALPHA_F, ALPHA_M, goals, put, react, seen, three
from freebody.methods.generalized_alpha_slots import (
    DOT,
    END_Q,
    END_V,
    GOAL,
    HEAD,
    LAST_STEP,
    LOAD,
    MEMORY_ROW,
    ROW,
    START_Q,
    START_R,
    START_V,
    START_X,
    A,
    U,
    begin,
    curvature_at,
    equations,
    multipliers_at,
    pushes_at,
    rows_at,
)
from freebody.model.columns import (
    angular_momentum_of,
    angular_velocity_of,
    momentum_of,
    orientation_of,
    position_of,
    put_angular_momentum,
    put_momentum,
    put_orientation,
    put_position,
    put_rotation,
    rotation_of,
    velocity_of,
)
from freebody.model.rows import angular_momentum, body_of, load, sym_vec

__all__ = ["book_moment", "finish", "look", "note_start", "start", "take"]

# Wrenches that differ by more than this part, at one moment, are those of a force that switches there.
SWITCHED = 1e-9
# Steps that differ by less than this part are equal.
EQUAL = 1e-6
# What was learnt in a short step is not stretched further than this.
STRETCH = 4.0
# Users' equations are differentiated by differences over this angle or way.
NUDGE = 6e-6
SLOWEST = 1e-3
# Solving once more for what is left gains the digits that the condition of the matrix cost.
REFINED = 2


@kernel(inner=True)
def look(world, motion, users, S, t):
    """Poses, velocities, wrenches, gradients, matrix and curvature (in the joints' own place) of a moment."""
    for b in range(world.bodies):
        load(
            world,
            motion.kin,
            b,
            position_of(motion.state, b),
            orientation_of(motion.state, b),
            momentum_of(motion.state, b),
            angular_momentum_of(motion.state, b),
        )
    if world.joints:
        _curve(world, motion, users, S, t)
        prepare(world, motion.kin, users, S, t)
    total_wrench(world, motion.kin, users, t)


@kernel(inner=True)
def _curve(world, motion, users, S, t):
    """Curvature of all equations; that of users' equations by differences of their rates at frozen velocities."""
    J = joints_of(world)
    c = J.bias
    curvatures(world, motion.kin, t, S, c)
    if J.custom_blocks == 0:
        return
    fastest = SLOWEST
    for b in range(world.bodies):
        fastest = max(fastest, norm(angular_velocity_of(motion.kin, b)), norm(velocity_of(motion.kin, b)))
    for side in (-1.0, 1.0):
        s = side * NUDGE / fastest
        place(world, motion)
        for b in range(world.bodies):
            R = mat_mat(turned(scale(s, angular_velocity_of(motion.kin, b))), rotation_of(motion.kin, b))
            put_position(motion.kin, b, add(position_of(motion.kin, b), scale(s, velocity_of(motion.kin, b))))
            put_rotation(motion.kin, b, R)
        gradients(world, motion.kin, users, t + s, S, J.jacobian)
        if J.motors:
            rates(world, motion.kin, t + s, S, J.rate)
        residual_rates(world, motion.kin, S, J.residual)
        for k in range(J.constraints):
            constraint = constraint_at(world.integers, J.first_constraint, k)
            if constraint.kind == CUSTOM:
                for e in range(constraint.first, constraint.first + constraint.count):
                    S[c + e] += S[J.residual + e] / (2.0 * s)
    place(world, motion)


@kernel(inner=True)
def _bend(world, kin, S, multipliers):
    """Change the accelerations U, and the multipliers, so that the joints differentiated twice hold."""
    J = joints_of(world)
    z = J.solution
    for _ in range(REFINED):
        seen(world, kin, S, U, -1, z)
        for e in range(J.equations):
            S[z + e] = -S[z + e] - S[J.bias + e]
        solve(world, S)
        for e in range(J.equations):
            S[multipliers + e] += S[z + e]
        react(world, kin, S, z, U)


@kernel(inline=True)
def _take_goals(world, S):
    for b in range(world.bodies):
        r = rows_at(world) + ROW * b
        for c in range(6):
            S[r + U + c] = S[r + GOAL + c]


@kernel(inline=True)
def _remember(world, kin, S, h):
    """Note what the next moment is compared with."""
    S[begin(world) + LAST_STEP] = h
    for b in range(world.bodies):
        i = begin(world) + HEAD + MEMORY_ROW * b + LOAD
        for c in range(6):
            S[i + c] = kin[b, TORQUE + c]
    for e in range(equations(world)):
        S[curvature_at(world) + e] = S[joints_of(world).bias + e]


@kernel(inline=True)
def _switched(world, kin, S):
    """Whether some wrench, or the curvature, is another than at the end of the last step."""
    for b in range(world.bodies):
        i = begin(world) + HEAD + MEMORY_ROW * b + LOAD
        for half in range(2):
            apart, size = 0.0, 0.0
            for c in range(3 * half, 3 * half + 3):
                apart = max(apart, abs(S[i + c] - kin[b, TORQUE + c]))
                size = max(size, abs(S[i + c]), abs(kin[b, TORQUE + c]))
            if apart > SWITCHED * size:
                return True
    apart, size = 0.0, 0.0
    for e in range(equations(world)):
        old, new = S[curvature_at(world) + e], S[joints_of(world).bias + e]
        apart, size = max(apart, abs(old - new)), max(size, abs(old), abs(new))
    return apart > SWITCHED * size


@kernel(inner=True)
def start(world, kin, S, h):
    """Go on from the moment looked at with what is remembered, or begin anew if there is nothing of use."""
    last = S[begin(world) + LAST_STEP]
    again = last == 0.0 or _switched(world, kin, S)
    if again:
        for e in range(equations(world)):
            S[multipliers_at(world) + e] = 0.0
        goals(world, kin, S, multipliers_at(world))
        _take_goals(world, S)
        if world.joints:
            _bend(world, kin, S, multipliers_at(world))
        _remember(world, kin, S, h)
    ratio = h / S[begin(world) + LAST_STEP]
    for b in range(world.bodies):
        i, r = begin(world) + HEAD + MEMORY_ROW * b, rows_at(world) + ROW * b
        for c in range(6):
            if again:
                S[i + DOT + c] = S[r + U + c]
            # The auxiliary accelerations are those of a moment that lies a part of a step away.
            if again or not 0.0 < ratio < STRETCH:
                S[i + A + c] = S[i + DOT + c]
            elif abs(ratio - 1.0) > EQUAL:
                S[i + A + c] = S[i + DOT + c] + ratio * (S[i + A + c] - S[i + DOT + c])
    S[begin(world) + LAST_STEP] = h


@kernel(inner=True)
def note_start(world, motion, S):
    """Where every body is and how it moves when a step begins."""
    for b in range(world.bodies):
        r = rows_at(world) + ROW * b
        R = rotation_of(motion.kin, b)
        put(S, r + START_X, position_of(motion.state, b))
        q = orientation_of(motion.state, b)
        for c in range(4):
            S[r + START_Q + c] = q[c]
        for c in range(9):
            S[r + START_R + c] = R[c]
        put(
            S,
            r + START_V,
            sym_vec(body_of(world, b).inverse_inertia, mat_t_vec(R, angular_momentum_of(motion.state, b))),
        )
        put(S, r + START_V + 3, scale(body_of(world, b).inverse_mass, momentum_of(motion.state, b)))


@kernel(inner=True)
def take(world, motion, S):
    """The state at the end of the step that was found."""
    for b in range(world.bodies):
        r = rows_at(world) + ROW * b
        q = (S[r + END_Q], S[r + END_Q + 1], S[r + END_Q + 2], S[r + END_Q + 3])
        put_position(motion.state, b, position_of(motion.kin, b))
        put_orientation(motion.state, b, q)
        put_momentum(motion.state, b, scale(body_of(world, b).mass, three(S, r + END_V + 3)))
        put_angular_momentum(
            motion.state,
            b,
            angular_momentum(body_of(world, b), rotation_of(motion.kin, b), angular_velocity_of(motion.kin, b)),
        )


@kernel(inner=True)
def finish(world, kin, S, h):
    """The accelerations at the end of the step, at the moment looked at."""
    if world.joints:
        for e in range(equations(world)):
            S[multipliers_at(world) + e] = S[pushes_at(world) + e]
        _bend(world, kin, S, multipliers_at(world))
    am, af = world.floats[ALPHA_M], world.floats[ALPHA_F]
    for b in range(world.bodies):
        i, r = begin(world) + HEAD + MEMORY_ROW * b, rows_at(world) + ROW * b
        for c in range(6):
            u, a = S[r + U + c], S[i + A + c]
            S[i + A + c] = ((1.0 - af) * u + af * S[i + DOT + c] - am * a) / (1.0 - am)
            S[i + DOT + c] = u
    _remember(world, kin, S, h)


@kernel(inner=True)
def book_moment(world, motion, S, weight):
    """Book power, forces and torques of this moment, those of the joints included, times ``weight``."""
    book_stage(world, motion, weight)
    J = joints_of(world)
    if J == 0:
        return
    collect(world, S, multipliers_at(world), 1.0)
    force, turn = (0.0, 0.0, 0.0), (0.0, 0.0, 0.0)
    for b in range(world.bodies):
        k = J.notes + BODY_NOTES * b + IMPULSE
        force = add(force, three(S, k + 3))
        turn = add(turn, add(three(S, k), cross(position_of(motion.kin, b), three(S, k + 3))))
    for c in range(3):
        book(motion.accumulators, 1 + c, weight * force[c])
        book(motion.accumulators, 4 + c, weight * turn[c])
    if J.motors:
        power = 0.0
        for e in range(J.equations):
            power -= S[multipliers_at(world) + e] * S[J.rate + e]
        book(motion.accumulators, 0, weight * power)
