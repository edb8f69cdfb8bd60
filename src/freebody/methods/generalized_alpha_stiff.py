"""The acceleration at the end of a step by Newton's method proper: for forces that change within a step.

The derivative of the equations of motion by the acceleration of every body is taken by differences, the equations of
the joints are put beside it, and the whole is solved as one dense system: for worlds of up to STIFF_BODIES bodies.
"""

import math

from freebody.compile import kernel
from freebody.forces.total import total_wrench
from freebody.joints.kernels import gradients
from freebody.joints.layout import (
    CURVATURE,
    FIRST_INCIDENCE,
    GRADIENT,
    INCIDENCE,
    INCIDENCES,
    ITERATIONS,
    JOINTS,
)
from freebody.lie.vec import mat_t_vec, norm, scale
from freebody.methods.generalized_alpha_dense import factor, solve
from freebody.methods.generalized_alpha_motion import (
    ALPHA_F,
    ALPHA_M,
    BETA,
    GAMMA,
    forward,
    goals,
    three,
)
from freebody.methods.generalized_alpha_slots import (
    DOT,
    GOAL,
    HEAD,
    MEMORY_ROW,
    ROW,
    START_V,
    START_X,
    A,
    U,
    begin,
    equations,
    pushes_at,
    rows_at,
    stiff_at,
)
from freebody.methods.generalized_alpha_solve import close_poses, guess, largest_change, look_at_joints, settled
from freebody.model.layout import BODIES, BODY, INVERSE_INERTIA, ROTATION
from freebody.model.rows import get9, inverse_mass, sym_vec

__all__ = ["stiff"]

# Newton's method gains digits fast or not at all.
TURNS = 30
# A turn that gains less than this asks for new derivatives.
WORN = 0.1
# Differences are taken over this angle, and over this part of a length: half the digits.
NUDGE = 1e-7
# The length is that of the body's coordinates or of its way, but not less, lest a body near the origin be nudged by
# less than the roundings of the points that forces pull it to.
LEAST_LENGTH = 1e-3


@kernel(inline=True)
def _stay(h, F, I, S, rest):
    """Begin where the velocities lead, or (``rest``) where the bodies are: other poses may be far from any sense."""
    am, af, beta = F[ALPHA_M], F[ALPHA_F], F[BETA]
    if beta == 0.0:
        return
    for b in range(I[0]):
        i, r = begin(I) + HEAD + MEMORY_ROW * b, rows_at(I) + ROW * b
        for c in range(6):
            a = S[i + A + c]
            end = -((0.5 - beta) * a + (S[r + START_V + c] / h if rest else 0.0)) / beta
            S[r + U + c] = ((1.0 - am) * end + am * a - af * S[i + DOT + c]) / (1.0 - af)


@kernel
def stiff(end, h, size, rest, work, F, I, custom, S):
    """Find the accelerations at the end of the step; returns whether they were found. ``rest`` says where to begin."""
    guess(I, S)
    _stay(h, F, I, S, rest)
    n = 6 * I[0] + equations(I)
    z = stiff_at(I) + n * n
    reach = h * F[GAMMA] * (1.0 - F[ALPHA_F]) / (1.0 - F[ALPHA_M])
    before = (math.inf, math.inf, math.inf)
    worn = True
    for k in range(TURNS):
        forward(h, work, F, I, S)
        off = 0.0
        rate = 0.0
        if I[JOINTS]:
            off, rate = look_at_joints(end, size, work, F, I, custom[1], S)
            close_poses(h, F, I, S)
            forward(h, work, F, I, S)
            _, rate = look_at_joints(end, size, work, F, I, custom[1], S)
        total_wrench(end, work, F, I, custom[0])
        goals(work, F, I, S, pushes_at(I))
        if worn:
            _derivatives(end, h, work, F, I, custom, S)
            if factor(S, stiff_at(I), n) < 6 * I[0]:
                return False
        for b in range(I[0]):
            for c in range(6):
                r = rows_at(I) + ROW * b + c
                S[z + n + 6 * b + c] = S[r + GOAL] - S[r + U]
        for e in range(equations(I)):
            S[z + n + 6 * I[0] + e] = -S[I[I[JOINTS] + CURVATURE] + e] / reach
        solve(S, stiff_at(I), n)
        S[ITERATIONS] += 1.0
        for b in range(I[0]):
            for c in range(6):
                r = rows_at(I) + ROW * b + c
                S[r + GOAL] = S[r + U] + S[z + 6 * b + c]
        change, unseen = largest_change(h, I, S)
        for b in range(I[0]):
            for c in range(6):
                r = rows_at(I) + ROW * b + c
                S[r + U] = S[r + GOAL]
        for e in range(equations(I)):
            S[pushes_at(I) + e] += S[z + 6 * I[0] + e]
        worst = max(off, rate, change)
        if not worst < math.inf:
            return False
        closed = settled(k, off, before[0], False) and settled(k, rate, before[1], False)
        if closed and settled(k, change, before[2], unseen):
            forward(h, work, F, I, S)
            return True
        worn = worst > WORN * max(before[0], before[1], before[2])
        before = (off, rate, change)
    return False


@kernel(inline=True)
def _nudge(h, F, S, r, c):
    """How much to change an acceleration so that the pose moves by a nudge."""
    length = 1.0
    if c >= 3:
        length = max(LEAST_LENGTH, norm(three(S, r + START_X)), abs(h) * norm(three(S, r + START_V + 3)))
    return NUDGE * length / (h * h * max(F[BETA], 0.1))


@kernel
def _derivatives(end, h, work, F, I, custom, S):
    """The matrix: of accelerations less goals by accelerations, beside it minus M^-1 G^T, below it G."""
    bodies, m = I[0], stiff_at(I)
    n = 6 * bodies + equations(I)
    keep = m + n * n + 6 * n
    for k in range(n * n):
        S[m + k] = 0.0
    for b in range(bodies):
        for c in range(6):
            S[keep + 6 * b + c] = S[rows_at(I) + ROW * b + GOAL + c]
    if I[JOINTS]:
        _gradients_beside(work, F, I, S, m, n)
    for b in range(bodies):
        r = rows_at(I) + ROW * b
        for c in range(6):
            u = S[r + U + c]
            S[r + U + c] = u + _nudge(h, F, S, r, c)
            nudge = S[r + U + c] - u
            forward(h, work, F, I, S)
            if I[JOINTS]:
                gradients(end, work, F, I, custom[1], S, I[I[JOINTS] + GRADIENT])
            total_wrench(end, work, F, I, custom[0])
            goals(work, F, I, S, pushes_at(I))
            S[r + U + c] = u
            for row in range(6 * bodies):
                moved = S[rows_at(I) + ROW * (row // 6) + GOAL + row % 6] - S[keep + row]
                S[m + n * row + 6 * b + c] = (1.0 if row == 6 * b + c else 0.0) - moved / nudge
    forward(h, work, F, I, S)
    if I[JOINTS]:
        gradients(end, work, F, I, custom[1], S, I[I[JOINTS] + GRADIENT])
    for b in range(bodies):
        for c in range(6):
            S[rows_at(I) + ROW * b + GOAL + c] = S[keep + 6 * b + c]


@kernel(inline=True)
def _gradients_beside(work, F, I, S, m, n):
    J, bodies = I[JOINTS], I[0]
    for k in range(I[J + INCIDENCES]):
        at = I[J + FIRST_INCIDENCE] + INCIDENCE * k
        b = I[at]
        R = get9(work, b, ROTATION)
        for e in range(I[at + 2]):
            g = I[J + GRADIENT] + I[at + 3] + 6 * e
            equation = 6 * bodies + I[at + 1] + e
            turn, push = mat_t_vec(R, three(S, g)), three(S, g + 3)
            spun = sym_vec(F, BODIES + BODY * b + INVERSE_INERTIA, turn)
            moved = scale(inverse_mass(F, b), push)
            for c in range(3):
                S[m + n * equation + 6 * b + c] += turn[c]
                S[m + n * equation + 6 * b + 3 + c] += push[c]
                S[m + n * (6 * b + c) + equation] -= spun[c]
                S[m + n * (6 * b + 3 + c) + equation] -= moved[c]
