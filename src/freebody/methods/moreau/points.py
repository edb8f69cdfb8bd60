"""The points that may touch within a step, and what a solve needs to know of each."""

import math
from typing import Any, NamedTuple

from freebody.compile import kernel
from freebody.contact.geometry.sides import placed, solid_of
from freebody.contact.layout import BOX, HOLLOW, PLANE, SPHERE, contacts_of, law_at
from freebody.contact.space import across
from freebody.lie.vec import add, cross, dot, mat_vec, norm, scale, sub
from freebody.methods.moreau.geometry import features_of
from freebody.methods.moreau.near import centre_of
from freebody.methods.moreau.room import (
    ABOUT,
    ABOUT_SIZE,
    BALL,
    BALL_SIZE,
    FEATURE_SIZE,
    IMPULSE,
    IMPULSE_SIZE,
    POINTS,
    RIGID,
    RIGID_SIZE,
    TOUCH_SIZE,
    VELOCITY,
    near_at,
    rests,
    room_of,
)
from freebody.model.columns import angular_velocity_of, position_of, rotation_of, velocity_of
from freebody.model.rows import sym_vec

linear_of, put_linear = VELOCITY.column("linear")
angular_of, put_angular = VELOCITY.column("angular")
inverse_mass_of, put_inverse_mass = VELOCITY.column("inverse_mass")
inverse_moment_of, put_inverse_moment = VELOCITY.column("inverse_moment")
inverse_inertia_of, put_inverse_inertia = VELOCITY.column("inverse_inertia")
normal_of, put_normal = RIGID.place("normal")
along_of, put_along = RIGID.place("along")
across_of, put_across = RIGID.place("across")
target_of, put_target = RIGID.place("target")
largest_of, put_largest = RIGID.place("largest")
arm_a_of, put_arm_a = RIGID.place("arm_a")
arm_b_of, put_arm_b = RIGID.place("arm_b")
coupled_of, put_coupled = RIGID.place("coupled")
free_of, put_free = RIGID.place("free")
bounce_of, put_bounce = RIGID.place("bounce")
impulse_of, put_impulse = IMPULSE.place("value")
friction_of, put_friction = IMPULSE.place("friction")
gap_of, put_gap = ABOUT.place("gap")
place_of, put_place = ABOUT.place("place")
before_of, put_before = ABOUT.place("before")
restitution_of, put_restitution = ABOUT.place("restitution")
feature_of, put_feature = ABOUT.place("feature")
ball_at = BALL.reader()
_ball_parts = [BALL.part(field) for field in BALL.fields]
put_ball_normal, put_ball_a, put_ball_b, put_ball_along, put_ball_across, put_ball_target = _ball_parts

# Other impulses may change a velocity meanwhile: by this part of it.
SLACK = 0.5
NOTHING = (0.0, 0.0, 0.0)


@kernel(inline=True)
def velocity_at(V, i, j, arm_a, arm_b):
    """The velocity of carrier i against carrier j at a point."""
    a = add(linear_of(V, i), cross(angular_of(V, i), arm_a))
    return sub(a, add(linear_of(V, j), cross(angular_of(V, j), arm_b)))


@kernel(inline=True)
def velocity_of_point(V, S, I, room, k):
    """The same for point k."""
    i, j = I[room.touch + TOUCH_SIZE * k], I[room.touch + TOUCH_SIZE * k + 1]
    at = room.rigid + RIGID_SIZE * k
    return velocity_at(V, i, j, arm_a_of(S, at), arm_b_of(S, at))


@kernel(inline=True)
def push(V, i, j, arm_a, arm_b, d):
    """Give an impulse d to carrier i, and the opposite to carrier j."""
    put_linear(V, i, add(linear_of(V, i), scale(inverse_mass_of(V, i), d)))
    put_angular(V, i, add(angular_of(V, i), sym_vec(inverse_inertia_of(V, i), cross(arm_a, d))))
    put_linear(V, j, sub(linear_of(V, j), scale(inverse_mass_of(V, j), d)))
    put_angular(V, j, sub(angular_of(V, j), sym_vec(inverse_inertia_of(V, j), cross(arm_b, d))))


@kernel(inline=True)
def _turned(V, i, arm, d):
    """What an impulse d at an arm does to the velocity of that point by turning."""
    return cross(sym_vec(inverse_inertia_of(V, i), cross(arm, d)), arm)


@kernel(inline=True)
def _answer(V, i, j, arm_a, arm_b, d):
    """What an impulse d does to the relative velocity of its own point."""
    moved = scale(inverse_mass_of(V, i) + inverse_mass_of(V, j), d)
    return add(moved, add(_turned(V, i, arm_a, d), _turned(V, j, arm_b, d)))


@kernel(inner=True)
def _largest(a, b, c, d, e, f):
    """The largest eigenvalue of the symmetric matrix ((a, d, e), (d, b, f), (e, f, c)), in closed form."""
    m = (a + b + c) / 3.0
    off = d * d + e * e + f * f
    p = ((a - m) ** 2 + (b - m) ** 2 + (c - m) ** 2 + 2.0 * off) / 6.0
    if p <= 1e-30 * m * m:
        return m
    p = math.sqrt(p)
    x, y, z = (a - m) / p, (b - m) / p, (c - m) / p
    d, e, f = d / p, e / p, f / p
    half = 0.5 * (x * (y * z - f * f) - d * (d * z - f * e) + e * (d * f - y * e))
    return m + 2.0 * p * math.cos(math.acos(min(1.0, max(-1.0, half))) / 3.0)


class Found(NamedTuple):
    """A point between two solids: its normal from b to a, gap, place, and feature."""

    normal: Any
    gap: Any
    place: Any
    feature: Any


@kernel(inner=True)
def _add_point(world, kin, V, S, near, found, ball):
    """Write a point of a listed pair behind the others. ``ball`` says that both sides are balls, or one a plane."""
    I, room = world.integers, room_of(world)
    n, gap, place, feature = found
    k = I[contacts_of(world).end + POINTS]
    if k >= room.most_points:
        return
    pair = near_at(I, room.near, near)
    i, j = solid_of(world, pair.a).carrier, solid_of(world, pair.b).carrier
    at, about, touch = room.rigid + RIGID_SIZE * k, room.about + ABOUT_SIZE * k, room.touch + TOUCH_SIZE * k
    arm_a, arm_b = sub(place, position_of(kin, i)), sub(place, position_of(kin, j))
    rule = law_at(world.floats, pair.law)
    I[touch], I[touch + 1], I[touch + 2] = i, j, near
    I[contacts_of(world).end + POINTS] = k + 1
    put_normal(S, at, n)
    put_arm_a(S, at, arm_a)
    put_arm_b(S, at, arm_b)
    put_free(S, at, dot(n, velocity_at(V, i, j, arm_a, arm_b)))
    put_friction(S, room.impulse + IMPULSE_SIZE * k, rule.friction)
    put_impulse(S, room.impulse + IMPULSE_SIZE * k, NOTHING)
    put_gap(S, about, gap)
    put_place(S, about, place)
    before = add(velocity_of(kin, i), cross(angular_velocity_of(kin, i), arm_a))
    before = sub(before, add(velocity_of(kin, j), cross(angular_velocity_of(kin, j), arm_b)))
    put_before(S, about, before)
    put_restitution(S, about, rule.restitution)
    put_feature(S, about, feature)
    if ball:
        ra, rb = -dot(n, arm_a), dot(n, arm_b) if inverse_mass_of(V, j) > 0.0 else 0.0
        both = inverse_mass_of(V, i) + inverse_mass_of(V, j)
        side = both + ra * ra * inverse_moment_of(V, i) + rb * rb * inverse_moment_of(V, j)
        row = room.ball + BALL_SIZE * k
        put_ball_normal(S, row, n)
        put_ball_a(S, row, ra)
        put_ball_b(S, row, rb)
        put_ball_along(S, row, 1.0 / both)
        put_ball_across(S, row, 1.0 / side)
        put_along(S, at, 1.0 / both)
        put_across(S, at, 1.0 / side)
        put_largest(S, at, side)
        put_coupled(S, at, scale(both, n))
        return
    t, s = across(n)
    Wn, Wt, Ws = (
        _answer(V, i, j, arm_a, arm_b, n), _answer(V, i, j, arm_a, arm_b, t), _answer(V, i, j, arm_a, arm_b, s)
    )  # fmt: skip
    a, b, c = dot(n, Wn), dot(t, Wt), dot(s, Ws)
    d, e, f = dot(n, Wt), dot(n, Ws), dot(t, Ws)
    put_along(S, at, 1.0 / a)
    put_across(S, at, 1.0 / (0.5 * (b + c) + math.sqrt(0.25 * (b - c) ** 2 + f * f)))
    put_largest(S, at, _largest(a, b, c, d, e, f))
    put_coupled(S, at, Wn)


@kernel(inline=True)
def _far(gap, closing, margin, h):
    """Whether a point stays open in a step of length h."""
    return gap > margin and gap + h * closing > margin


@kernel(inner=True)
def boxes_apart(a, b, kin, d, reach):
    """Whether an axis of one of two boxes, d from b to a, shows that they are further apart than ``reach``.

    Most bricks of a wall that are near each other do not touch, and this tells so in a hundredth of the time.
    """
    (_, A), (_, B) = placed(a, kin), placed(b, kin)
    for side in range(2):
        own, other, R, Q = (a, b, A, B) if side == 0 else (b, a, B, A)
        for i in range(3):
            axis = (R[i], R[3 + i], R[6 + i])
            width = own.size[i]
            for j in range(3):
                width += other.size[j] * abs(dot(axis, (Q[j], Q[3 + j], Q[6 + j])))
            if abs(dot(axis, d)) - width > reach:
                return True
    return False


@kernel(inner=True)
def gather_points(world, kin, V, S, h, margin):
    """Find all points that may touch within the step; ``kin`` has the velocities before forces act, V those after.

    Those between solids at rest are left out. Returns how many there are.
    """
    I, room = world.integers, room_of(world)
    I[contacts_of(world).end + POINTS] = 0
    for m in range(room.pairs):
        pair = near_at(I, room.near, m)
        a, b = solid_of(world, pair.a), solid_of(world, pair.b)
        xa, xb = centre_of(S, room.centre, pair.a), centre_of(S, room.centre, pair.b)
        i, j, d = a.carrier, b.carrier, sub(xa, xb)
        if rests(world, room, pair.a, i) and rests(world, room, pair.b, j):
            continue
        if room.balls or (a.kind == SPHERE and b.kind == SPHERE):
            closing, reach = sub(linear_of(V, i), linear_of(V, j)), h * (norm(linear_of(V, i)) + norm(linear_of(V, j)))
            if b.kind == PLANE:
                n = mat_vec(rotation_of(kin, j), (b.rotation[2], b.rotation[5], b.rotation[8]))
                gap = dot(n, d) - a.radius
            else:
                square, most = dot(d, d), a.radius + b.radius + margin + 2.0 * reach
                if square > most * most or square == 0.0:
                    continue
                length = math.sqrt(square)
                n, gap = scale(1.0 / length, d), length - a.radius - b.radius
            if room.balls and _far(gap, dot(n, closing), margin + SLACK * reach, h):
                continue
            place = sub(xa, scale(a.radius + 0.5 * gap, n))
            _add_point(world, kin, V, S, m, Found(n, gap, place, 0.0), room.balls == 1)
            continue
        reach = margin + h * (
            norm(sub(linear_of(V, i), linear_of(V, j)))
            + norm(angular_of(V, i)) * (a.bound + norm(a.place)) + norm(angular_of(V, j)) * (a.bound + norm(d))
        )  # fmt: skip
        if b.kind != PLANE and b.kind != HOLLOW and norm(d) - a.bound - b.bound > reach:
            continue
        if a.kind == BOX and b.kind == BOX and boxes_apart(a, b, kin, d, reach):
            continue
        for k in range(features_of(world, kin, S, room.features, pair.a, pair.b, reach, pair.slots)):
            at = room.features + FEATURE_SIZE * k
            n, place = (S[at + 2], S[at + 3], S[at + 4]), (S[at + 5], S[at + 6], S[at + 7])
            closing = velocity_at(V, i, j, sub(place, position_of(kin, i)), sub(place, position_of(kin, j)))
            if not _far(S[at + 1], dot(n, closing), margin + SLACK * (reach - margin), h):
                _add_point(world, kin, V, S, m, Found(n, S[at + 1], place, S[at]), False)
    return I[contacts_of(world).end + POINTS]
