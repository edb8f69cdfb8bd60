"""Impacts that give something back: v+ = (1 - e) inelastic + e generalised reflections, as in ``touch4``.

The reflections (Smith, Kaufman, Vouga, Tamstorf, Grinspun 2012) know no friction: all points that approach are stopped
together, with impulses that only push, then they get the same impulses once more; until no point approaches. The normal
velocities that this gives are the targets of another cone problem. Where its result would gain energy, its impulses are
mixed with those of the inelastic one until none is gained.
"""

import math

from freebody.compile import kernel
from freebody.lie.vec import add, cross, dot, scale, sub
from freebody.methods.moreau.linked import obey
from freebody.methods.moreau.points import (
    along_of,
    angular_of,
    arm_a_of,
    arm_b_of,
    before_of,
    bounce_of,
    free_of,
    gap_of,
    impulse_of,
    linear_of,
    normal_of,
    push,
    put_angular,
    put_bounce,
    put_impulse,
    put_linear,
    restitution_of,
    target_of,
    velocity_of_point,
)
from freebody.methods.moreau.room import (
    ABOUT_SIZE,
    CERTIFICATE,
    IMPULSE_SIZE,
    LOWERED,
    RIGID_SIZE,
    TOUCH_SIZE,
    notes_at,
    room_of,
)
from freebody.methods.moreau.solve import solve
from freebody.methods.moreau.sweep import aim
from freebody.model.columns import angular_velocity_of, velocity_of

# Rounds of reflections, and sweeps in each; what is left then is taken as it is.
ROUNDS, SWEEPS_EACH = 200, 500
# Gaps this small, relative to a typical size, are none.
TOUCHING = 1e-6
# The solve with restitution is so much more accurate than the tolerance: velocities are reflected, not only stopped.
FINER = 1e-3
# A certificate so many times larger than that of the inelastic solve tells that there is no solution.
WORSE = 100.0
# Approaching slower than this, relative to the fastest point, is rest.
STILL = 1e-12
# A gain this small, relative to what impulses and velocities are, is rounding.
ROUNDED = 1e-12


@kernel(inline=True)
def closes(S, room, k, h):
    """Whether a point touches, or would close within the step."""
    gap = gap_of(S, room.about + ABOUT_SIZE * k)
    return gap + h * free_of(S, room.rigid + RIGID_SIZE * k) <= TOUCHING * notes_at(S, 0).size


@kernel(inline=True)
def strikes(S, room, k, h):
    """Whether a point hits so hard that it flies for more than a step afterwards, or would without friction."""
    at, about = room.rigid + RIGID_SIZE * k, room.about + ABOUT_SIZE * k
    before = dot(normal_of(S, at), before_of(S, about))
    pulled = abs(free_of(S, at) - before)
    return before < 0.0 and -2.0 * restitution_of(S, about) * before > pulled and closes(S, room, k, h)


@kernel(inner=True)
def any_strikes(world, S, count, h):
    """Whether there is an impact that gives something back."""
    room = room_of(world)
    found = False
    for k in range(count):
        found |= restitution_of(S, room.about + ABOUT_SIZE * k) > 0.0 and strikes(S, room, k, h)
    return found


@kernel(inline=True)
def _copy(world, V, S, at, back):
    """Copy the velocities of all bodies to S[at:], or back."""
    for b in range(world.bodies):
        k = at + 6 * b
        if back:
            put_linear(V, b, (S[k], S[k + 1], S[k + 2]))
            put_angular(V, b, (S[k + 3], S[k + 4], S[k + 5]))
        else:
            v, w = linear_of(V, b), angular_of(V, b)
            S[k], S[k + 1], S[k + 2], S[k + 3], S[k + 4], S[k + 5] = v[0], v[1], v[2], w[0], w[1], w[2]


@kernel(inline=True)
def _push_normal(V, S, I, room, k, size):
    i, j, at = I[room.touch + TOUCH_SIZE * k], I[room.touch + TOUCH_SIZE * k + 1], room.rigid + RIGID_SIZE * k
    push(V, i, j, arm_a_of(S, at), arm_b_of(S, at), scale(size, normal_of(S, at)))


@kernel(inline=True)
def _rate(V, S, I, room, k):
    return dot(normal_of(S, room.rigid + RIGID_SIZE * k), velocity_of_point(V, S, I, room, k))


@kernel(inner=True)
def _reflect(world, V, S, T, count, h):
    """Reflect the velocities in V until no point that closes approaches. ``inelastic`` has the impulses meanwhile."""
    I, room = world.integers, room_of(world)
    fastest = 0.0
    for k in range(count):
        fastest = max(fastest, abs(_rate(V, S, I, room, k)))
    least = STILL * fastest
    for _ in range(ROUNDS):
        some = False
        for k in range(count):
            hit = closes(S, room, k, h) and _rate(V, S, I, room, k) < -least
            S[room.inelastic + 4 * k + 3] = 0.0 if hit else -1.0
            some |= hit
        if not some:
            return
        for _ in range(SWEEPS_EACH):
            worst = 0.0
            for k in range(count):
                p = S[room.inelastic + 4 * k + 3]
                if p >= 0.0:
                    along = along_of(S, room.rigid + RIGID_SIZE * k)
                    d = max(-p, -_rate(V, S, I, room, k) * along)
                    S[room.inelastic + 4 * k + 3] = p + d
                    _push_normal(V, S, I, room, k, d)
                    worst = max(worst, abs(d) / along)
            if world.joints:
                obey(world, V, T)
            if worst <= least:
                break
        for k in range(count):
            if S[room.inelastic + 4 * k + 3] > 0.0:
                _push_normal(V, S, I, room, k, S[room.inelastic + 4 * k + 3])
        if world.joints:
            obey(world, V, T)


@kernel(inner=True)
def bounce(world, kin, V, S, T, count, h, wanted):
    """After the inelastic solve: find the targets of the points that close, solve again, and gain no energy.

    ``wanted`` are the options; the certificate of the inelastic solve is in the notes. Returns the new one.
    """
    I, room = world.integers, room_of(world)
    _copy(world, V, S, room.velocities, False)
    for k in range(count):
        at, row = room.rigid + RIGID_SIZE * k, room.inelastic + 4 * k
        p = impulse_of(S, room.impulse + IMPULSE_SIZE * k)
        S[row], S[row + 1], S[row + 2] = p[0], p[1], p[2]
        put_bounce(S, at, _rate(V, S, I, room, k))
    for b in range(world.bodies):
        put_linear(V, b, velocity_of(kin, b))
        put_angular(V, b, angular_velocity_of(kin, b))
    _reflect(world, V, S, T, count, h)
    for k in range(count):
        if closes(S, room, k, h):
            e = restitution_of(S, room.about + ABOUT_SIZE * k)
            inelastic = bounce_of(S, room.rigid + RIGID_SIZE * k)
            asked = (1.0 - e) * max(0.0, inelastic) + e * _rate(V, S, I, room, k)
            aim(S, room, k, max(target_of(S, room.rigid + RIGID_SIZE * k), asked))
    _copy(world, V, S, room.velocities, True)
    left = solve(world, V, S, T, count, int(wanted.sweeps), FINER * wanted.tolerance)
    # Joints may not let points go as fast as reflections without friction want: then nothing is given back.
    failed = left > WORSE * max(wanted.tolerance, S[CERTIFICATE])
    part = 0.0 if failed else _part(world, V, S, I, room, count)
    if part < 1.0:
        S[LOWERED] += 1.0
        for k in range(count):
            place, row = room.impulse + IMPULSE_SIZE * k, room.inelastic + 4 * k
            first = (S[row], S[row + 1], S[row + 2])
            put_impulse(S, place, add(first, scale(part, sub(impulse_of(S, place), first))))
        for b in range(world.bodies):
            at = room.velocities + 6 * b
            v, w = (S[at], S[at + 1], S[at + 2]), (S[at + 3], S[at + 4], S[at + 5])
            put_linear(V, b, add(v, scale(part, sub(linear_of(V, b), v))))
            put_angular(V, b, add(w, scale(part, sub(angular_of(V, b), w))))
    return S[CERTIFICATE] if failed else left


@kernel(inline=True)
def _earlier(world, V, S, room, i):
    """The velocity and angular velocity of a carrier after the inelastic impact."""
    if i >= world.bodies:
        return linear_of(V, i), angular_of(V, i)
    at = room.velocities + 6 * i
    return (S[at], S[at + 1], S[at + 2]), (S[at + 3], S[at + 4], S[at + 5])


@kernel(inner=True)
def _part(world, V, S, I, room, count):
    """How far impulses may go from the inelastic ones to those of the targets without a gain: from 0 to 1.

    Contact does the work p . (u- + u+) / 2. With p = p0 + s (p1 - p0) that is a parabola in s.
    """
    c0, c1, c2, size = 0.0, 0.0, 0.0, 0.0
    for k in range(count):
        at, row = room.rigid + RIGID_SIZE * k, room.inelastic + 4 * k
        (va, wa), (vb, wb) = (
            _earlier(world, V, S, room, I[room.touch + TOUCH_SIZE * k]),
            _earlier(world, V, S, room, I[room.touch + TOUCH_SIZE * k + 1]),
        )
        inelastic = sub(add(va, cross(wa, arm_a_of(S, at))), add(vb, cross(wb, arm_b_of(S, at))))
        first = (S[row], S[row + 1], S[row + 2])
        more = sub(impulse_of(S, room.impulse + IMPULSE_SIZE * k), first)
        faster = sub(velocity_of_point(V, S, I, room, k), inelastic)
        both = add(before_of(S, room.about + ABOUT_SIZE * k), inelastic)
        c0, c1 = c0 + dot(first, both), c1 + dot(more, both) + dot(first, faster)
        c2 += dot(more, faster)
        size += abs(dot(add(first, more), add(both, faster)))
    if c0 + c1 + c2 <= ROUNDED * size:
        return 1.0
    if c0 >= 0.0 or c2 <= 0.0:
        return 0.0
    return min(1.0, (math.sqrt(c1 * c1 - 4.0 * c2 * c0) - c1) / (2.0 * c2))
