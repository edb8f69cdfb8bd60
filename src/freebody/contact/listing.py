"""Which features may touch within a step: they get the slots of their pairs."""

import numpy as np

from freebody.compile import kernel
from freebody.contact.geometry.atoms import (
    FLAT,
    RIM,
    RING,
    STEADY,
    beside_ring,
    lies_flat,
    point_of_rim,
    rim_of,
    role_of,
)
from freebody.contact.geometry.grounds import ground_gap, toward, upward
from freebody.contact.geometry.pairs import distance, features
from freebody.contact.geometry.sides import moving, placed, side, solid_of
from freebody.contact.layout import CONE, CYLINDER, HOLLOW, OPEN, PLANE, ROLLING, SLOT_SIZE, TORUS
from freebody.contact.room import MOST_LISTED, feature_in, put_feature, put_mode, room_of, slot_mode, slot_place
from freebody.contact.space import pair_of, pairs_in
from freebody.lie.vec import cross, dot, mat_t_vec, norm, sub
from freebody.model.columns import force_of, torque_of
from freebody.model.rows import body_of

# What motion may do beyond the speed at the start, and a length that is always looked at, relative to the size.
MORE = 1.5
NEAR = 1e-6
# A point counts as closed below this gap (m).
TOUCHING = 1e-9
# Flat rims that turn slower than this (rad/s) stay flat.
TURNING = 1e-10


@kernel(inline=True)
def _speed(world, kin, solid, lever, h):
    """How far points of the solid within ``lever`` of its origin move in a time h, per h: from its velocities and, of a
    body, its accelerations."""
    v, w = moving(solid, kin)
    speed, k = norm(v) + norm(w) * lever, solid.carrier
    if k < world.bodies:
        body = body_of(world, k)
        speed += h * norm(force_of(kin, k)) * body.inverse_mass
        if body.principal_moments[0] > 0.0:
            speed += h * (lever + norm(solid.place)) * norm(torque_of(kin, k)) / body.principal_moments[0]
    return speed


@kernel(inline=True)
def way_of(world, kin, a, b, h):
    """A bound for the change of the gap of two solids within a time h."""
    (xa, _), (xb, _) = placed(a, kin), placed(b, kin)
    other = norm(sub(xa, xb)) + a.bound if b.kind == PLANE or b.kind == HOLLOW else b.bound
    return MORE * h * (_speed(world, kin, a, a.bound, h) + _speed(world, kin, b, other, h))


@kernel(inline=True)
def apart(a, b, xa, xb, Rb):
    """A lower bound of the gap, from spheres around the solids."""
    if b.kind == PLANE:
        return dot((Rb[2], Rb[5], Rb[8]), sub(xa, xb)) - a.bound
    if b.kind == HOLLOW:
        return b.radius - norm(sub(xa, xb)) - a.bound
    return norm(sub(xa, xb)) - a.bound - b.bound


@kernel(inline=True)
def free_slot(world, slot):
    """Take the feature of a slot away, and all that is known about it."""
    at = slot_place(world, slot)
    for c in range(SLOT_SIZE):
        world.floats[at + c] = 0.0


@kernel(inline=True)
def closed_below(world, pair, slot):
    """The gap (m) below which the point of a slot counts as closed: all of a rim that is flat, or nothing of it."""
    if has_rims(world, pair):
        a = solid_of(world, pair.a)
        if role_of(a, feature_in(world, slot)) == STEADY:
            return TOUCHING + 2.0 * FLAT * a.size[0]
    return TOUCHING


@kernel(inline=True)
def put_ring(world, pair, rim):
    """Give the slots of a pair to the ring of a rim; its points roll for now."""
    kind = solid_of(world, pair.a).kind
    first = 1 if kind == TORUS else 2 + (RING * rim if kind == CYLINDER else 0)
    for k in range(pair.slots):
        free_slot(world, pair.first_slot + k)
        if k < RING:
            at = slot_place(world, pair.first_slot + k)
            put_feature(world.floats, at, float(first + k + 1))
            put_mode(world.floats, at, ROLLING)


@kernel(inline=True)
def has_rims(world, pair):
    """Whether a pair is something with circular rims on a plane."""
    if pair.a < 0:
        return False
    kind = solid_of(world, pair.a).kind
    return solid_of(world, pair.b).kind == PLANE and kind in (TORUS, CYLINDER, CONE)


@kernel(inner=True)
def flat_rim(world, kin, pair, low):
    """The rim of a pair whose points are all nearer to the plane than ``low``; -1 if there is none."""
    a, b = solid_of(world, pair.a), solid_of(world, pair.b)
    (xa, Ra), (xb, Rb) = placed(a, kin), placed(b, kin)
    first, second, (x, y) = side(a, xa, Ra), side(b, xb, Rb), tilted(world, kin, pair)
    rim = 0 if a.kind == TORUS else 1
    if a.kind == CYLINDER and mat_t_vec(Ra, upward(second))[2] < 0.0:
        rim = 0
    lowest = ground_gap(world, first, second, rim).gap
    return rim if lowest + 2.0 * a.size[0] * np.sqrt(x * x + y * y) < low else -1


@kernel(inline=True)
def is_tip(world, pair, slot):
    """Whether a slot of a pair with rims has the lowest point of one, as long as it touches."""
    closed = slot_mode(world.floats, slot_place(world, slot)) != OPEN
    return closed and feature_in(world, slot) >= 0 and role_of(solid_of(world, pair.a), feature_in(world, slot)) == RIM


@kernel(inline=True)
def tilted(world, kin, pair):
    """The direction of the plane below, in the frame of the rims: its parts across their axis, sines of their tilt."""
    a, b = solid_of(world, pair.a), solid_of(world, pair.b)
    (xa, Ra), (xb, Rb) = placed(a, kin), placed(b, kin)
    d = mat_t_vec(Ra, toward(side(a, xa, Ra), side(b, xb, Rb)))
    return d[0], d[1]


@kernel(inner=True)
def least_tilt(world, kin, S):
    """What the tilt of a rim has beyond flat, towards where its tip was at the start of the piece: the least of all.

    There the starts of the slots of tips have their angles.
    """
    least = np.inf
    for j in range(pairs_in(world)):
        pair = pair_of(world, j)
        if has_rims(world, pair):
            for slot in range(pair.first_slot, pair.first_slot + pair.slots):
                if is_tip(world, pair, slot):
                    x, y = tilted(world, kin, pair)
                    start = S[room_of(world).starts + slot]
                    least = min(least, x * np.cos(start) + y * np.sin(start) - (1.0 - 1e-6) * FLAT)
    return least


@kernel(inner=True)
def _add_rim_points(world, kin, a, b, reach, S, count):
    """Add the points of a rim that may come down next, which are no tips; returns how many there are then.

    Of a rim that is nearly flat, that opposite to its tip: it meets the plane when the rim rocks over. Of a flat one
    that turns, the point that goes down first and the opposite one.
    """
    at, (xa, Ra), (xb, Rb) = room_of(world).listed, placed(a, kin), placed(b, kin)
    first, second = side(a, xa, Ra), side(b, xb, Rb)
    d = toward(first, second)
    for k in range(count):
        i = int(S[at + k])
        role = role_of(a, i)
        if role == RIM:
            down = mat_t_vec(Ra, d)
        elif role == STEADY:
            down = mat_t_vec(Ra, cross(sub(moving(b, kin)[1], moving(a, kin)[1]), d))
            if down[0] * down[0] + down[1] * down[1] < TURNING * TURNING:
                return count
        else:
            continue
        for sign in (-1.0, 1.0):
            if (sign > 0.0 and role == RIM) or count == MOST_LISTED:
                continue
            number = point_of_rim(a, rim_of(a, i), sign * down[0], sign * down[1])
            if role == STEADY and beside_ring(number):
                continue
            if ground_gap(world, first, second, number).gap < reach:
                S[at + count] = number
                count += 1
        return count
    return count


@kernel(inner=True)
def _list_pair(world, kin, S, pair, h, wider):
    """The features of one pair; whether a closed one left."""
    room = room_of(world)
    a, b = solid_of(world, pair.a), solid_of(world, pair.b)
    (xa, Ra), (xb, Rb) = placed(a, kin), placed(b, kin)
    size = a.bound if b.kind == PLANE else min(a.bound, b.bound)
    reach = wider * way_of(world, kin, a, b, h) + NEAR * size
    count, left = 0, False
    if apart(a, b, xa, xb, Rb) <= reach:
        count = features(world, a, b, xa, Ra, xb, Rb, reach, S, room.listed, MOST_LISTED)
        if has_rims(world, pair):
            count = _add_rim_points(world, kin, a, b, reach, S, count)
    for slot in range(pair.first_slot, pair.first_slot + pair.slots):
        feature = feature_in(world, slot)
        if feature < 0:
            continue
        found = False
        for i in range(count):
            if int(S[room.listed + i]) == feature:
                found = True
                S[room.listed + i] = -1.0
        if not found:
            if slot_mode(world.floats, slot_place(world, slot)) != OPEN:
                left = True
            free_slot(world, slot)
    slot = pair.first_slot
    for i in range(count):
        if S[room.listed + i] < 0.0:
            continue
        while slot < pair.first_slot + pair.slots and feature_in(world, slot) >= 0:
            slot += 1
        if slot == pair.first_slot + pair.slots:
            break
        put_feature(world.floats, slot_place(world, slot), S[room.listed + i] + 1.0)
    return left


@kernel(inner=True)
def list_features(world, kin, S, h, wider):
    """Give the slots of every pair to the features that may touch within a time h; returns whether a closed one left.

    Features keep their slots. ``wider`` widens the reach.
    """
    left = False
    for j in range(pairs_in(world)):
        pair = pair_of(world, j)
        if pair.a < 0:
            put_feature(world.floats, slot_place(world, pair.first_slot), 1.0)
            put_feature(world.floats, slot_place(world, pair.first_slot + 1), 1.0)
        else:
            left |= _list_pair(world, kin, S, pair, h, wider)
    return left


@kernel(inner=True)
def list_flat_rims(world, kin, S):
    """List the features of rims that lie flat now: they have no tip any more."""
    for j in range(pairs_in(world)):
        pair = pair_of(world, j)
        if has_rims(world, pair):
            a, b = solid_of(world, pair.a), solid_of(world, pair.b)
            (xa, Ra), (xb, Rb) = placed(a, kin), placed(b, kin)
            if lies_flat(side(a, xa, Ra), toward(side(a, xa, Ra), side(b, xb, Rb))):
                _list_pair(world, kin, S, pair, 0.0, 1.0)


@kernel(inline=True)
def pair_distance(world, kin, pair):
    """The smallest gap of a pair at the poses in ``kin``."""
    a, b = solid_of(world, pair.a), solid_of(world, pair.b)
    (xa, Ra), (xb, Rb) = placed(a, kin), placed(b, kin)
    return distance(world, a, b, xa, Ra, xb, Rb)
