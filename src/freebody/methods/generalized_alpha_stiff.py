"""The acceleration at the end of a step by Newton's method proper: for forces that change within a step.

The derivative of the equations of motion by the acceleration of every body is taken by differences, the equations of
the joints are put beside it, and the whole is solved as one system, of blocks where bodies feel each other.
"""

import math

from freebody.compile import kernel
from freebody.forces.total import total_wrench
from freebody.joints.kernels import gradients
from freebody.joints.layout import (
    incidence_at,
    iterations_of,
    joints_of,
    put_iterations,
)
from freebody.lie.vec import mat_t_vec, norm, scale
from freebody.methods.generalized_alpha_motion import (
    ALPHA_F,
    ALPHA_M,
    BETA,
    GAMMA,
    forward,
    goals,
    three,
)
from freebody.methods.generalized_alpha_plan import BLOCKS, COLOURS, FIRST_COLOUR, LINKS, UNKNOWNS, WIDEST
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
from freebody.methods.generalized_alpha_solve import close_poses, guess, largest_change, look_at_joints, projected
from freebody.methods.generalized_alpha_sparse import blocks_at, factor, room_at, solve
from freebody.model.columns import rotation_of
from freebody.model.rows import body_of, sym_vec

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
def _stay(world, S, h, rest):
    """Begin where the velocities lead, or (``rest``) where the bodies are: other poses may be far from any sense."""
    am, af, beta = world.floats[ALPHA_M], world.floats[ALPHA_F], world.floats[BETA]
    if beta == 0.0:
        return
    for b in range(world.bodies):
        i, r = begin(world) + HEAD + MEMORY_ROW * b, rows_at(world) + ROW * b
        for c in range(6):
            a = S[i + A + c]
            end = -((0.5 - beta) * a + (S[r + START_V + c] / h if rest else 0.0)) / beta
            S[r + U + c] = ((1.0 - am) * end + am * a - af * S[i + DOT + c]) / (1.0 - af)


@kernel(inner=True)
def stiff(world, kin, users, S, end, h, size, rest, plan):
    """Find the accelerations at the end of the step; returns whether they were found. ``rest`` says where to begin."""
    guess(world, S)
    _stay(world, S, h, rest)
    z = stiff_at(world)
    reach = h * world.floats[GAMMA] * (1.0 - world.floats[ALPHA_F]) / (1.0 - world.floats[ALPHA_M])
    before = (math.inf, math.inf, math.inf)
    worn = True
    for k in range(TURNS):
        forward(world, kin, S, h)
        off = 0.0
        rate = 0.0
        if world.joints:
            off, rate = look_at_joints(world, kin, users, S, end, h, size)
            close_poses(world, S, h)
            forward(world, kin, S, h)
            _, rate = look_at_joints(world, kin, users, S, end, h, size)
        total_wrench(world, kin, users, end)
        goals(world, kin, S, pushes_at(world))
        if worn:
            _derivatives(world, kin, users, S, end, h, plan)
            if not factor(S, z, plan):
                return False
        for b in range(world.bodies):
            for c in range(6):
                r = rows_at(world) + ROW * b + c
                S[z + 6 * b + c] = S[r + GOAL] - S[r + U]
        for e in range(equations(world)):
            S[z + 6 * world.bodies + e] = -S[joints_of(world).bias + e] / reach
        solve(S, z, plan)
        put_iterations(S, iterations_of(S) + 1.0)
        for b in range(world.bodies):
            for c in range(6):
                r = rows_at(world) + ROW * b + c
                S[r + GOAL] = S[r + U] + S[z + 6 * b + c]
        change, unseen = largest_change(world, S, h)
        for b in range(world.bodies):
            for c in range(6):
                r = rows_at(world) + ROW * b + c
                S[r + U] = S[r + GOAL]
        for e in range(equations(world)):
            S[pushes_at(world) + e] += S[z + 6 * world.bodies + e]
        worst = max(off, rate, change)
        if not worst < math.inf:
            return False
        closed = projected(k, off, before[0], False) and projected(k, rate, before[1], False)
        if closed and projected(k, change, before[2], unseen):
            forward(world, kin, S, h)
            return True
        worn = worst > WORN * max(before[0], before[1], before[2])
        before = (off, rate, change)
    return False


@kernel(inline=True)
def _nudge(world, S, h, r, c):
    """How much to change an acceleration so that the pose moves by a nudge."""
    length = 1.0
    if c >= 3:
        length = max(LEAST_LENGTH, norm(three(S, r + START_X)), abs(h) * norm(three(S, r + START_V + 3)))
    return NUDGE * length / (h * h * max(world.floats[BETA], 0.1))


@kernel(inner=True)
def _derivatives(world, kin, users, S, end, h, plan):
    """The blocks: of accelerations less goals by accelerations, beside them minus M^-1 G^T, below them G."""
    m = stiff_at(world)
    goals_before, first = m + 2 * plan[UNKNOWNS], blocks_at(m, plan)
    nudges = room_at(m, plan) + plan[WIDEST]
    for k in range(plan[BLOCKS]):
        S[first + k] = 0.0
    for b in range(world.bodies):
        for c in range(6):
            S[goals_before + 6 * b + c] = S[rows_at(world) + ROW * b + GOAL + c]
    if world.joints:
        _gradients_beside(world, kin, S, first, plan)
    at = plan[FIRST_COLOUR]
    for _ in range(plan[COLOURS]):
        next_colour = at
        for c in range(6):
            k = at + 1
            for _ in range(plan[at]):
                b = plan[k]
                u = rows_at(world) + ROW * b + U + c
                S[nudges + 2 * b] = S[u]
                S[u] += _nudge(world, S, h, rows_at(world) + ROW * b, c)
                S[nudges + 2 * b + 1] = S[u] - S[nudges + 2 * b]
                k += 2 + 2 * plan[k + 1]
            _goals_at(world, kin, users, S, end, h)
            k = at + 1
            for _ in range(plan[at]):
                b = plan[k]
                S[rows_at(world) + ROW * b + U + c] = S[nudges + 2 * b]
                for p in range(plan[k + 1]):
                    other, block = plan[k + 2 + 2 * p], first + plan[k + 3 + 2 * p]
                    goal = rows_at(world) + ROW * other + GOAL
                    for i in range(6):
                        moved = S[goal + i] - S[goals_before + 6 * other + i]
                        S[block + 6 * i + c] = -moved / S[nudges + 2 * b + 1]
                    if other == b:
                        S[block + 7 * c] += 1.0
                k += 2 + 2 * plan[k + 1]
            next_colour = k
        at = next_colour
    _goals_at(world, kin, users, S, end, h)
    for b in range(world.bodies):
        for c in range(6):
            S[rows_at(world) + ROW * b + GOAL + c] = S[goals_before + 6 * b + c]


@kernel(inner=True)
def _goals_at(world, kin, users, S, end, h):
    """Where the accelerations lead, and what accelerations the equations of motion ask for there."""
    forward(world, kin, S, h)
    if world.joints:
        gradients(world, kin, users, end, S, joints_of(world).jacobian)
    total_wrench(world, kin, users, end)
    goals(world, kin, S, pushes_at(world))


@kernel(inline=True)
def _gradients_beside(world, kin, S, first, plan):
    J = joints_of(world)
    for k in range(J.incidences):
        incidence = incidence_at(world.integers, J.first_incidence, k)
        b, n = incidence.body, incidence.count
        below, beside = first + plan[plan[LINKS] + 2 * k], first + plan[plan[LINKS] + 2 * k + 1]
        R = rotation_of(kin, b)
        for e in range(n):
            g = J.jacobian + incidence.jacobian + 6 * e
            turn, push = mat_t_vec(R, three(S, g)), three(S, g + 3)
            spun = sym_vec(body_of(world, b).inverse_inertia, turn)
            moved = scale(body_of(world, b).inverse_mass, push)
            for c in range(3):
                S[below + 6 * e + c] = turn[c]
                S[below + 6 * e + 3 + c] = push[c]
                S[beside + n * c + e] = -spun[c]
                S[beside + n * (3 + c) + e] = -moved[c]
