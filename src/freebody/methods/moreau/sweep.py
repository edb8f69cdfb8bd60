"""Sweeps over all points, each of which takes what its cone allows, until the certificate is small.

A sweep is projected Gauss-Seidel with over-relaxation: a point's normal impulse follows from its normal velocity, then
its friction from its slip, limited by the circle of radius mu times the normal impulse. Where nothing changes any more,
every point obeys Signorini and Coulomb.
"""

import math

from freebody.compile import kernel
from freebody.lie.vec import add, dot, norm, scale, sub
from freebody.methods.moreau.points import (
    across_of,
    along_of,
    arm_a_of,
    arm_b_of,
    ball_at,
    coupled_of,
    friction_of,
    impulse_of,
    inverse_mass_of,
    largest_of,
    normal_of,
    push,
    put_ball_target,
    put_impulse,
    put_target,
    target_of,
    velocity_at,
    velocity_of_point,
)
from freebody.methods.moreau.room import BALL_SIZE, IMPULSE_SIZE, RIGID_SIZE, TOUCH_SIZE
from freebody.model.records import MASK

# Over-relaxation: a third fewer sweeps than without, on a pile of 216 spheres.
RELAXED = 1.3


@kernel(inner=True)
def sweep_balls(V, S, I, room, count):
    """One sweep over points of balls: their normal and tangential answers are plain numbers. The largest change, in
    m/s.

    Columns of V: see ``room.VELOCITY``.
    """
    worst, rows, impulses, touch = 0.0, room.ball & MASK, room.impulse & MASK, room.touch & MASK
    for k in range(count):
        i, j = I[touch + TOUCH_SIZE * k] & MASK, I[touch + TOUCH_SIZE * k + 1] & MASK
        (n0, n1, n2), ra, rb, along, across, target = ball_at(S, rows + BALL_SIZE * k)
        at = impulses + IMPULSE_SIZE * k
        p0, p1, p2, friction = S[at], S[at + 1], S[at + 2], S[at + 3]
        s0, s1, s2 = ra * V[i, 4] + rb * V[j, 4], ra * V[i, 5] + rb * V[j, 5], ra * V[i, 6] + rb * V[j, 6]
        u0 = V[i, 0] - V[j, 0] - (s1 * n2 - s2 * n1)
        u1 = V[i, 1] - V[j, 1] - (s2 * n0 - s0 * n2)
        u2 = V[i, 2] - V[j, 2] - (s0 * n1 - s1 * n0)
        un, pn = u0 * n0 + u1 * n1 + u2 * n2, p0 * n0 + p1 * n1 + p2 * n2
        qn = max(0.0, pn - RELAXED * (un - target) * along)
        f = RELAXED * across
        t0, t1, t2 = (
            p0 - pn * n0 - (u0 - un * n0) * f,
            p1 - pn * n1 - (u1 - un * n1) * f,
            p2 - pn * n2 - (u2 - un * n2) * f,
        )
        square, most = t0 * t0 + t1 * t1 + t2 * t2, friction * qn
        if square > most * most:
            s = most / math.sqrt(square)
            t0, t1, t2 = s * t0, s * t1, s * t2
        d0, d1, d2 = t0 + qn * n0 - p0, t1 + qn * n1 - p1, t2 + qn * n2 - p2
        S[at], S[at + 1], S[at + 2] = p0 + d0, p1 + d1, p2 + d2
        c0, c1, c2 = n1 * d2 - n2 * d1, n2 * d0 - n0 * d2, n0 * d1 - n1 * d0
        a, b = V[i, 3], V[j, 3]
        e, g = ra * V[i, 7], rb * V[j, 7]
        V[i, 0] += a * d0
        V[i, 1] += a * d1
        V[i, 2] += a * d2
        V[i, 4] -= e * c0
        V[i, 5] -= e * c1
        V[i, 6] -= e * c2
        V[j, 0] -= b * d0
        V[j, 1] -= b * d1
        V[j, 2] -= b * d2
        V[j, 4] -= g * c0
        V[j, 5] -= g * c1
        V[j, 6] -= g * c2
        worst = max(worst, (d0 * d0 + d1 * d1 + d2 * d2) * (a + b) * (a + b))
    return math.sqrt(worst)


@kernel(inner=True)
def sweep_rigid(V, S, I, room, count):
    """One sweep over points of any bodies. The largest change, in m/s."""
    worst = 0.0
    for k in range(count):
        i, j = I[room.touch + TOUCH_SIZE * k] & MASK, I[room.touch + TOUCH_SIZE * k + 1] & MASK
        at, place = room.rigid + RIGID_SIZE * k, room.impulse + IMPULSE_SIZE * k
        n, arm_a, arm_b = normal_of(S, at), arm_a_of(S, at), arm_b_of(S, at)
        p, u = impulse_of(S, place), velocity_at(V, i, j, arm_a, arm_b)
        un, pn = dot(n, u), dot(n, p)
        qn = max(0.0, pn - RELAXED * (un - target_of(S, at)) * along_of(S, at))
        # Friction answers to the slip that the new normal impulse leaves.
        u = add(u, scale(qn - pn, coupled_of(S, at)))
        slip = sub(u, scale(dot(n, u), n))
        t = sub(sub(p, scale(pn, n)), scale(RELAXED * across_of(S, at), slip))
        square, most = dot(t, t), friction_of(S, place) * qn
        if square > most * most:
            t = scale(most / math.sqrt(square), t)
        q = add(t, scale(qn, n))
        d = sub(q, p)
        put_impulse(S, place, q)
        push(V, i, j, arm_a, arm_b, d)
        mass = inverse_mass_of(V, i) + inverse_mass_of(V, j)
        worst = max(worst, dot(d, d) * mass * mass)
    return math.sqrt(worst)


@kernel(inner=True)
def certificate(V, S, I, room, count):
    """The largest of W |p - P_K(p - u~ / W)| over all points, in m/s: zero where Signorini and Coulomb hold.

    K is the cone of friction, W the largest eigenvalue of the point's own block, and u~ = u - target n + mu |slip| n
    (de Saxce and Feng 1998).
    """
    worst = 0.0
    for k in range(count):
        at, place = room.rigid + RIGID_SIZE * k, room.impulse + IMPULSE_SIZE * k
        n, p, mu, W = normal_of(S, at), impulse_of(S, place), friction_of(S, place), largest_of(S, at)
        u = velocity_of_point(V, S, I, room, k)
        un = dot(n, u)
        slip = sub(u, scale(un, n))
        u = add(slip, scale(un - target_of(S, at) + mu * norm(slip), n))
        q = sub(p, scale(1.0 / W, u))
        qn = dot(q, n)
        t = sub(q, scale(qn, n))
        size = norm(t)
        if size > mu * qn:
            # Outside of the cone: to its surface, or to its apex.
            along = (qn + mu * size) / (1.0 + mu * mu)
            q = add(scale(along, n), scale(mu * along / size, t)) if along > 0.0 else (0.0, 0.0, 0.0)
        d = sub(p, q)
        worst = max(worst, W * W * dot(d, d))
    return math.sqrt(worst)


@kernel(inline=True)
def aim(S, room, k, target):
    """The least normal velocity of point k after the step."""
    put_target(S, room.rigid + RIGID_SIZE * k, target)
    put_ball_target(S, room.ball + BALL_SIZE * k, target)
