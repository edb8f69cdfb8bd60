"""The formulas of generalized-alpha on R^3 x SO(3), and the equations of motion they are put into.

With v the velocities, u their derivatives, a the auxiliary accelerations and h the step,

    (1 - alpha_m) a' + alpha_m a = (1 - alpha_f) u' + alpha_f u
    v' = v + h ((1 - gamma) a + gamma a')
    q' = q exp(h v + h^2 ((1/2 - beta) a + beta a')),

primes at the end of the step, angular velocities in the body.
"""

from freebody.compile import kernel
from freebody.joints.layout import (
    BODY_NOTES,
    EQUATIONS,
    FIRST_INCIDENCE,
    GRADIENT,
    IMPULSE,
    INCIDENCE,
    INCIDENCES,
    JOINTS,
    NOTES,
    RESPONSE,
)
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
from freebody.model.layout import (
    FORCE,
    POSITION,
    ROTATION,
    SPIN,
    TORQUE,
    VELOCITY,
)
from freebody.model.rows import body_of, get3, get9, put3, put9, sym_vec

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
def forward(h, work, F, I, S):
    """Poses and velocities at the end of the step, in ``work``, from the accelerations U and the shifts."""
    am, af, gamma, beta = F[ALPHA_M], F[ALPHA_F], F[GAMMA], F[BETA]
    for b in range(I[0]):
        i, r = begin(I) + HEAD + MEMORY_ROW * b, rows_at(I) + ROW * b
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
        put3(work, b, POSITION, add(three(S, r + START_X), add(way, three(S, r + SHIFT + 3))))
        put9(work, b, ROTATION, R)
        put3(work, b, SPIN, mat_vec(R, three(S, r + END_V)))
        put3(work, b, VELOCITY, three(S, r + END_V + 3))


@kernel(inline=True)
def _ways(h, beta, S, i, r):
    """Turn and way of a body over the step."""
    early, late = h * h * (0.5 - beta), h * h * beta
    turn = add(scale(h, three(S, r + START_V)), scale(early, three(S, i + A)))
    way = add(scale(h, three(S, r + START_V + 3)), scale(early, three(S, i + A + 3)))
    return add(turn, scale(late, three(S, r + END_A))), add(way, scale(late, three(S, r + END_A + 3)))


@kernel(inner=True)
def goals(work, F, I, S, multipliers):
    """Accelerations by the equations of motion, at the poses and velocities and with the wrenches in ``work``, to GOAL.

    The multipliers at S[multipliers:] act through the gradients in the scratch.
    """
    if I[JOINTS]:
        collect(I, S, multipliers, 1.0)
    for b in range(I[0]):
        r = rows_at(I) + ROW * b
        force, torque = get3(work, b, FORCE), get3(work, b, TORQUE)
        if I[JOINTS]:
            k = I[I[JOINTS] + NOTES] + BODY_NOTES * b + IMPULSE
            force, torque = add(force, three(S, k + 3)), add(torque, three(S, k))
        R, body = get9(work, b, ROTATION), body_of(F, b)
        w = mat_t_vec(R, get3(work, b, SPIN))
        gyration = cross(w, sym_vec(body.inertia, w))
        put(S, r + GOAL, sym_vec(body.inverse_inertia, sub(mat_t_vec(R, torque), gyration)))
        put(S, r + GOAL + 3, scale(body.inverse_mass, force))


@kernel(inner=True)
def react(work, F, I, S, multipliers, to):
    """Add M^-1 G^T l, at the poses in ``work``, to the six numbers at ``to`` of every working row."""
    collect(I, S, multipliers, 1.0)
    for b in range(I[0]):
        k, r = I[I[JOINTS] + NOTES] + BODY_NOTES * b + IMPULSE, rows_at(I) + ROW * b + to
        turn = mat_t_vec(get9(work, b, ROTATION), three(S, k))
        put(S, r, add(three(S, r), sym_vec(body_of(F, b).inverse_inertia, turn)))
        put(S, r + 3, add(three(S, r + 3), scale(body_of(F, b).inverse_mass, three(S, k + 3))))


@kernel(inner=True)
def shift(I, S, multipliers):
    """The shifts of all bodies: responses of the start of the step, times the multipliers."""
    J = I[JOINTS]
    for b in range(I[0]):
        for c in range(6):
            S[rows_at(I) + ROW * b + SHIFT + c] = 0.0
    for k in range(I[J + INCIDENCES]):
        at = I[J + FIRST_INCIDENCE] + INCIDENCE * k
        to = rows_at(I) + ROW * I[at] + SHIFT
        for e in range(I[at + 2]):
            f = S[multipliers + I[at + 1] + e]
            g = I[J + RESPONSE] + I[at + 3] + 6 * e
            for c in range(6):
                S[to + c] += f * S[g + c]


@kernel(inner=True)
def seen(work, I, S, what, minus, out):
    """G times the accelerations at ``what`` of the rows, less those at ``minus`` if not negative, to S[out:]."""
    J = I[JOINTS]
    for e in range(I[J + EQUATIONS]):
        S[out + e] = 0.0
    for k in range(I[J + INCIDENCES]):
        at = I[J + FIRST_INCIDENCE] + INCIDENCE * k
        b = I[at]
        r = rows_at(I) + ROW * b
        turn, push = three(S, r + what), three(S, r + what + 3)
        if minus >= 0:
            turn, push = sub(turn, three(S, r + minus)), sub(push, three(S, r + minus + 3))
        turn = mat_vec(get9(work, b, ROTATION), turn)
        for e in range(I[at + 2]):
            g = I[J + GRADIENT] + I[at + 3] + 6 * e
            S[out + I[at + 1] + e] += dot(three(S, g), turn) + dot(three(S, g + 3), push)
