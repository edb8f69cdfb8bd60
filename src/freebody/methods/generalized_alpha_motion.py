"""The formulas of generalized-alpha on R^3 x SO(3), and the equations of motion they are put into.

With v the velocities, u their derivatives, a the auxiliary accelerations and h the step,

    (1 - alpha_m) a' + alpha_m a = (1 - alpha_f) u' + alpha_f u
    v' = v + h ((1 - gamma) a + gamma a')
    q' = q exp(h v + h^2 ((1/2 - beta) a + beta a')),

primes at the end of the step, angular velocities in the body.
"""

from freebody.compile import kernel
from freebody.joints.layout import incidence_at, joints_of
from freebody.joints.natural_system import IMPULSE
from freebody.joints.solver import collect
from freebody.lie.quaternion import exp, normalize, product, to_matrix
from freebody.lie.vec import add, cross, dot, mat_t_vec, mat_vec, scale, sub
from freebody.methods.generalized_alpha_slots import (
    DOT,
    END_A,
    END_Q,
    END_V,
    GOAL,
    HEAD,
    MEMORY_ROW,
    ROW,
    SHIFT,
    START_Q,
    START_R,
    START_V,
    START_X,
    A,
    U,
    begin,
    rows_at,
)
from freebody.model.columns import (
    angular_velocity_of,
    force_of,
    put_angular_velocity,
    put_position,
    put_rotation,
    put_velocity,
    rotation_of,
    torque_of,
)
from freebody.model.rows import body_of, sym_vec

__all__ = ["ALPHA_F", "ALPHA_M", "BETA", "GAMMA", "forward", "goals", "put", "react", "seen", "shift", "three"]

# Where the options stand in F.
ALPHA_M, ALPHA_F, GAMMA, BETA = 1, 2, 3, 4


@kernel(inline=True)
def three(S, k):
    """Three numbers from S[k]."""
    return (S[k], S[k + 1], S[k + 2])


@kernel(inline=True)
def nine(S, k):
    """Nine numbers from S[k]."""
    return (S[k], S[k + 1], S[k + 2], S[k + 3], S[k + 4], S[k + 5], S[k + 6], S[k + 7], S[k + 8])


@kernel(inline=True)
def put(S, k, v):
    """Three numbers to S[k]."""
    S[k], S[k + 1], S[k + 2] = v[0], v[1], v[2]


@kernel(inner=True)
def forward(world, kin, S, h):
    """Poses and velocities at the end of the step, in ``work``, from the accelerations U and the shifts."""
    am, af, gamma, beta = world.floats[ALPHA_M], world.floats[ALPHA_F], world.floats[GAMMA], world.floats[BETA]
    for b in range(world.bodies):
        i, r = begin(world) + HEAD + MEMORY_ROW * b, rows_at(world) + ROW * b
        for c in range(6):
            a = S[i + A + c]
            end = ((1.0 - af) * S[r + U + c] + af * S[i + DOT + c] - am * a) / (1.0 - am)
            S[r + END_A + c] = end
            S[r + END_V + c] = S[r + START_V + c] + h * ((1.0 - gamma) * a + gamma * end)
        turn, way = _ways(h, beta, S, i, r)
        q0 = (S[r + START_Q], S[r + START_Q + 1], S[r + START_Q + 2], S[r + START_Q + 3])
        q = normalize(product(q0, exp(add(turn, mat_t_vec(nine(S, r + START_R), three(S, r + SHIFT))))))
        S[r + END_Q], S[r + END_Q + 1], S[r + END_Q + 2], S[r + END_Q + 3] = q
        R = to_matrix(q)
        put_position(kin, b, add(three(S, r + START_X), add(way, three(S, r + SHIFT + 3))))
        put_rotation(kin, b, R)
        put_angular_velocity(kin, b, mat_vec(R, three(S, r + END_V)))
        put_velocity(kin, b, three(S, r + END_V + 3))


@kernel(inline=True)
def _ways(h, beta, S, i, r):
    """Turn and way of a body over the step."""
    early, late = h * h * (0.5 - beta), h * h * beta
    turn = add(scale(h, three(S, r + START_V)), scale(early, three(S, i + A)))
    way = add(scale(h, three(S, r + START_V + 3)), scale(early, three(S, i + A + 3)))
    return add(turn, scale(late, three(S, r + END_A))), add(way, scale(late, three(S, r + END_A + 3)))


@kernel(inner=True)
def goals(world, kin, S, multipliers):
    """Accelerations by the equations of motion, at the poses and velocities and with the wrenches in ``work``, to GOAL.

    The multipliers at S[multipliers:] act through the gradients in the scratch.
    """
    if world.joints:
        collect(world, S, multipliers, 1.0)
    for b in range(world.bodies):
        r = rows_at(world) + ROW * b
        force, torque = force_of(kin, b), torque_of(kin, b)
        if world.joints:
            k = joints_of(world).notes + BODY_NOTES * b + IMPULSE
            force, torque = add(force, three(S, k + 3)), add(torque, three(S, k))
        R, body = rotation_of(kin, b), body_of(world, b)
        w = mat_t_vec(R, angular_velocity_of(kin, b))
        gyration = cross(w, sym_vec(body.inertia, w))
        put(S, r + GOAL, sym_vec(body.inverse_inertia, sub(mat_t_vec(R, torque), gyration)))
        put(S, r + GOAL + 3, scale(body.inverse_mass, force))


@kernel(inner=True)
def react(world, kin, S, multipliers, to):
    """Add M^-1 G^T l, at the poses in ``work``, to the six numbers at ``to`` of every working row."""
    collect(world, S, multipliers, 1.0)
    for b in range(world.bodies):
        k, r = joints_of(world).notes + BODY_NOTES * b + IMPULSE, rows_at(world) + ROW * b + to
        turn = mat_t_vec(rotation_of(kin, b), three(S, k))
        put(S, r, add(three(S, r), sym_vec(body_of(world, b).inverse_inertia, turn)))
        put(S, r + 3, add(three(S, r + 3), scale(body_of(world, b).inverse_mass, three(S, k + 3))))


@kernel(inner=True)
def shift(world, S, multipliers):
    """The shifts of all bodies: responses of the start of the step, times the multipliers."""
    J = joints_of(world)
    for b in range(world.bodies):
        for c in range(6):
            S[rows_at(world) + ROW * b + SHIFT + c] = 0.0
    for k in range(J.incidences):
        incidence = incidence_at(world.integers, J.first_incidence, k)
        to = rows_at(world) + ROW * incidence.body + SHIFT
        for e in range(incidence.count):
            f = S[multipliers + incidence.first + e]
            g = J.response + incidence.jacobian + 6 * e
            for c in range(6):
                S[to + c] += f * S[g + c]


@kernel(inner=True)
def seen(world, kin, S, what, minus, out):
    """G times the accelerations at ``what`` of the rows, less those at ``minus`` if not negative, to S[out:]."""
    J = joints_of(world)
    for e in range(J.equations):
        S[out + e] = 0.0
    for k in range(J.incidences):
        incidence = incidence_at(world.integers, J.first_incidence, k)
        b = incidence.body
        r = rows_at(world) + ROW * b
        turn, push = three(S, r + what), three(S, r + what + 3)
        if minus >= 0:
            turn, push = sub(turn, three(S, r + minus)), sub(push, three(S, r + minus + 3))
        turn = mat_vec(rotation_of(kin, b), turn)
        for e in range(incidence.count):
            g = J.jacobian + incidence.jacobian + 6 * e
            S[out + incidence.first + e] += dot(three(S, g), turn) + dot(three(S, g + 3), push)
