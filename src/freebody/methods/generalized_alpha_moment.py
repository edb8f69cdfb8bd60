"""What generalized-alpha does between steps: forces, joints and accelerations at a moment, and the books.

The accelerations that a step leaves satisfy the equations of motion and, once the joints are differentiated twice, the
joints too. So the reactions carried into the next step are those of the moment, and do not ring.
"""

from freebody.compile import kernel
from freebody.forces.held import forces_of, joints_of
from freebody.forces.total import total_wrench
from freebody.joints.equation import CUSTOM
from freebody.joints.kernels import curvatures, gradients, rates
from freebody.joints.layout import (
    BODY_NOTES,
    CURVATURE,
    CUSTOM_BLOCKS,
    EQUATIONS,
    FIRST_PRIMITIVE,
    GRADIENT,
    IMPULSE,
    JOINTS,
    MOTORS,
    NOTES,
    PRIMITIVE,
    PRIMITIVES,
    RATE,
    RESIDUAL,
    SOLUTION,
)
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
from freebody.methods.loop import book, book_stage
from freebody.model.columns import (
    angular_momentum_of,
    momentum_of,
    orientation_of,
    position_of,
    put_angular_momentum,
    put_momentum,
    put_orientation,
    put_position,
)
from freebody.model.layout import POSITION, ROTATION, SPIN, TORQUE, VELOCITY
from freebody.model.rows import angular_momentum, body_of, get3, get9, load, put3, put9, sym_vec

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
def look(t, y, work, F, I, custom, S):
    """Poses, velocities, wrenches, gradients, matrix and curvature (in the joints' own place) of a moment."""
    for b in range(I[0]):
        load(work, F, b, position_of(y, b), orientation_of(y, b), momentum_of(y, b), angular_momentum_of(y, b))
    if I[JOINTS]:
        _curve(t, y, work, F, I, joints_of(custom), S)
        prepare(t, work, F, I, joints_of(custom), S)
    total_wrench(t, work, F, I, forces_of(custom))


@kernel(inner=True)
def _curve(t, y, work, F, I, custom, S):
    """Curvature of all equations; that of users' equations by differences of their rates at frozen velocities."""
    J = I[JOINTS]
    c = I[J + CURVATURE]
    curvatures(t, work, F, I, S, c)
    if I[J + CUSTOM_BLOCKS] == 0:
        return
    fastest = SLOWEST
    for b in range(I[0]):
        fastest = max(fastest, norm(get3(work, b, SPIN)), norm(get3(work, b, VELOCITY)))
    for side in (-1.0, 1.0):
        s = side * NUDGE / fastest
        place(y, work, I)
        for b in range(I[0]):
            R = mat_mat(turned(scale(s, get3(work, b, SPIN))), get9(work, b, ROTATION))
            put3(work, b, POSITION, add(get3(work, b, POSITION), scale(s, get3(work, b, VELOCITY))))
            put9(work, b, ROTATION, R)
        gradients(t + s, work, F, I, custom, S, I[J + GRADIENT])
        if I[J + MOTORS]:
            rates(t + s, work, F, I, S, I[J + RATE])
        residual_rates(work, I, S, I[J + RESIDUAL])
        for k in range(I[J + PRIMITIVES]):
            row = I[J + FIRST_PRIMITIVE] + PRIMITIVE * k
            if I[row] == CUSTOM:
                for e in range(I[row + 4], I[row + 4] + I[row + 7]):
                    S[c + e] += S[I[J + RESIDUAL] + e] / (2.0 * s)
    place(y, work, I)


@kernel(inner=True)
def _bend(work, F, I, S, multipliers):
    """Change the accelerations U, and the multipliers, so that the joints differentiated twice hold."""
    J = I[JOINTS]
    z = I[J + SOLUTION]
    for _ in range(REFINED):
        seen(work, I, S, U, -1, z)
        for e in range(I[J + EQUATIONS]):
            S[z + e] = -S[z + e] - S[I[J + CURVATURE] + e]
        solve(I, S)
        for e in range(I[J + EQUATIONS]):
            S[multipliers + e] += S[z + e]
        react(work, F, I, S, z, U)


@kernel(inline=True)
def _take_goals(I, S):
    for b in range(I[0]):
        r = rows_at(I) + ROW * b
        for c in range(6):
            S[r + U + c] = S[r + GOAL + c]


@kernel(inline=True)
def _remember(h, work, I, S):
    """Note what the next moment is compared with."""
    S[begin(I) + LAST_STEP] = h
    for b in range(I[0]):
        i = begin(I) + HEAD + MEMORY_ROW * b + LOAD
        for c in range(6):
            S[i + c] = work[b, TORQUE + c]
    for e in range(equations(I)):
        S[curvature_at(I) + e] = S[I[I[JOINTS] + CURVATURE] + e]


@kernel(inline=True)
def _switched(work, I, S):
    """Whether some wrench, or the curvature, is another than at the end of the last step."""
    for b in range(I[0]):
        i = begin(I) + HEAD + MEMORY_ROW * b + LOAD
        for half in range(2):
            apart, size = 0.0, 0.0
            for c in range(3 * half, 3 * half + 3):
                apart = max(apart, abs(S[i + c] - work[b, TORQUE + c]))
                size = max(size, abs(S[i + c]), abs(work[b, TORQUE + c]))
            if apart > SWITCHED * size:
                return True
    apart, size = 0.0, 0.0
    for e in range(equations(I)):
        old, new = S[curvature_at(I) + e], S[I[I[JOINTS] + CURVATURE] + e]
        apart, size = max(apart, abs(old - new)), max(size, abs(old), abs(new))
    return apart > SWITCHED * size


@kernel(inner=True)
def start(h, work, F, I, S):
    """Go on from the moment looked at with what is remembered, or begin anew if there is nothing of use."""
    last = S[begin(I) + LAST_STEP]
    again = last == 0.0 or _switched(work, I, S)
    if again:
        for e in range(equations(I)):
            S[multipliers_at(I) + e] = 0.0
        goals(work, F, I, S, multipliers_at(I))
        _take_goals(I, S)
        if I[JOINTS]:
            _bend(work, F, I, S, multipliers_at(I))
        _remember(h, work, I, S)
    ratio = h / S[begin(I) + LAST_STEP]
    for b in range(I[0]):
        i, r = begin(I) + HEAD + MEMORY_ROW * b, rows_at(I) + ROW * b
        for c in range(6):
            if again:
                S[i + DOT + c] = S[r + U + c]
            # The auxiliary accelerations are those of a moment that lies a part of a step away.
            if again or not 0.0 < ratio < STRETCH:
                S[i + A + c] = S[i + DOT + c]
            elif abs(ratio - 1.0) > EQUAL:
                S[i + A + c] = S[i + DOT + c] + ratio * (S[i + A + c] - S[i + DOT + c])
    S[begin(I) + LAST_STEP] = h


@kernel(inner=True)
def note_start(y, work, F, I, S):
    """Where every body is and how it moves when a step begins."""
    for b in range(I[0]):
        r = rows_at(I) + ROW * b
        R = get9(work, b, ROTATION)
        put(S, r + START_X, position_of(y, b))
        q = orientation_of(y, b)
        for c in range(4):
            S[r + START_Q + c] = q[c]
        for c in range(9):
            S[r + START_R + c] = R[c]
        put(S, r + START_V, sym_vec(body_of(F, b).inverse_inertia, mat_t_vec(R, angular_momentum_of(y, b))))
        put(S, r + START_V + 3, scale(body_of(F, b).inverse_mass, momentum_of(y, b)))


@kernel(inner=True)
def take(y, work, F, I, S):
    """The state at the end of the step that was found."""
    for b in range(I[0]):
        r = rows_at(I) + ROW * b
        q = (S[r + END_Q], S[r + END_Q + 1], S[r + END_Q + 2], S[r + END_Q + 3])
        put_position(y, b, get3(work, b, POSITION))
        put_orientation(y, b, q)
        put_momentum(y, b, scale(body_of(F, b).mass, three(S, r + END_V + 3)))
        put_angular_momentum(y, b, angular_momentum(body_of(F, b), get9(work, b, ROTATION), get3(work, b, SPIN)))


@kernel(inner=True)
def finish(h, work, F, I, S):
    """The accelerations at the end of the step, at the moment looked at."""
    if I[JOINTS]:
        for e in range(equations(I)):
            S[multipliers_at(I) + e] = S[pushes_at(I) + e]
        _bend(work, F, I, S, multipliers_at(I))
    am, af = F[ALPHA_M], F[ALPHA_F]
    for b in range(I[0]):
        i, r = begin(I) + HEAD + MEMORY_ROW * b, rows_at(I) + ROW * b
        for c in range(6):
            u, a = S[r + U + c], S[i + A + c]
            S[i + A + c] = ((1.0 - af) * u + af * S[i + DOT + c] - am * a) / (1.0 - am)
            S[i + DOT + c] = u
    _remember(h, work, I, S)


@kernel(inner=True)
def book_moment(books, work, I, S, weight):
    """Book power, forces and torques of this moment, those of the joints included, times ``weight``."""
    book_stage(books, work, I, weight)
    J = I[JOINTS]
    if J == 0:
        return
    collect(I, S, multipliers_at(I), 1.0)
    force, turn = (0.0, 0.0, 0.0), (0.0, 0.0, 0.0)
    for b in range(I[0]):
        k = I[J + NOTES] + BODY_NOTES * b + IMPULSE
        force = add(force, three(S, k + 3))
        turn = add(turn, add(three(S, k), cross(get3(work, b, POSITION), three(S, k + 3))))
    for c in range(3):
        book(books, 1 + c, weight * force[c])
        book(books, 4 + c, weight * turn[c])
    if I[J + MOTORS]:
        power = 0.0
        for e in range(I[J + EQUATIONS]):
            power -= S[multipliers_at(I) + e] * S[I[J + RATE] + e]
        book(books, 0, weight * power)
