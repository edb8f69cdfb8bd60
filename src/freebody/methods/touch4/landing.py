"""Rims that roll ever flatter: of a disk, a cone or a torus on a plane, whose point of contact runs around ever faster.

A piece is so short that the point runs only a small way around. A rim around which it would run more than once in a
step is as flat as steps of that length can tell: it is laid down, and what was left of its motion is lost.
"""

import math

import numpy as np

from freebody.compile import kernel
from freebody.contact.geometry.atoms import FLAT, RIM, STEADY, role_of, swing
from freebody.contact.geometry.grounds import toward
from freebody.contact.geometry.sides import moving, placed, side, solid_of
from freebody.contact.layout import OPEN
from freebody.contact.listing import flat_rim, has_rims, put_ring
from freebody.contact.room import feature_in, room_of, slot_mode, slot_place
from freebody.contact.space import pair_of, pairs_in
from freebody.forces.total import total_wrench
from freebody.lie.vec import cross, dot, norm, sub
from freebody.methods.touch4.notes import KNOWN
from freebody.methods.touch4.resolve import close_down
from freebody.model.columns import force_of, torque_of
from freebody.model.rows import body_of

# How far the point of contact may run around in a piece, and in a step before the rim lies flat (rad).
TURN, AROUND = 0.1, 2.0 * math.pi
# The most that the square of a rim's speed may be, in units of its weight, radius and tilt: four where it rolls around.
QUIET = 16.0
# The sine of the tilt beyond which nothing is laid down.
STEEP = 1e-2
# The same where too much happens in a step.
NEARLY = 1e-4


@kernel(inner=True)
def _running(world, kin, pair):
    """How fast the point of contact of a pair runs around a rim (rad/s), how fast it could at this tilt, that rim, and
    the sine of its tilt; the rim is -1 if there is none."""
    if not has_rims(world, pair):
        return 0.0, 0.0, -1, 1.0
    a, b = solid_of(world, pair.a), solid_of(world, pair.b)
    for slot in range(pair.first_slot, pair.first_slot + pair.slots):
        i = feature_in(world, slot)
        if i >= 0 and slot_mode(world.floats, slot_place(world, slot)) != OPEN and role_of(a, i) == RIM:
            (xa, Ra), (xb, Rb) = placed(a, kin), placed(b, kin)
            first, second = side(a, xa, Ra), side(b, xb, Rb)
            d = toward(first, second)
            (_, wa), (_, wb) = moving(a, kin), moving(b, kin)
            turning, tilt = cross(sub(wb, wa), d), norm(cross(d, (Ra[2], Ra[5], Ra[8])))
            return norm(swing(first, i, d, turning)) / a.size[0], norm(turning) / tilt, i, tilt
    return 0.0, 0.0, -1, 1.0


@kernel(inner=True)
def _tilting(world, kin, pair):
    """How fast the plane of a flat rim turns against that on which it lies (rad/s); 0 if there is none."""
    if not has_rims(world, pair):
        return 0.0
    a, b = solid_of(world, pair.a), solid_of(world, pair.b)
    for slot in range(pair.first_slot, pair.first_slot + pair.slots):
        i = feature_in(world, slot)
        if i >= 0 and slot_mode(world.floats, slot_place(world, slot)) != OPEN and role_of(a, i) == STEADY:
            _, Rb = placed(b, kin)
            (_, wa), (_, wb) = moving(a, kin), moving(b, kin)
            return norm(cross(sub(wa, wb), (Rb[2], Rb[5], Rb[8])))
    return 0.0


@kernel(inner=True)
def longest_piece(world, kin, h):
    """How long the next piece may be, at most h: also no longer than a flat rim that tilts counts as flat.

    A rim that goes down nearly flat is followed as if its point of contact ran around as fast as it can: it may have to
    before the rim is flat.
    """
    for j in range(pairs_in(world)):
        pair = pair_of(world, j)
        _, rate, rim, tilt = _running(world, kin, pair)
        if rim >= 0:
            # Up to a part of its tilt, by its speed and by its acceleration.
            k = solid_of(world, pair.a).carrier
            faster = norm(torque_of(kin, k)) / body_of(world, k).principal_moments[0] / tilt
            h = min(h, 2.0 * TURN / (rate + np.sqrt(rate * rate + 2.0 * TURN * faster)))
        rate = _tilting(world, kin, pair)
        if rate * h > 2.0 * FLAT:
            h = 2.0 * FLAT / rate
    return h


@kernel(inner=True)
def _touches(world, pair):
    """Whether a point of something with rims on a plane is closed."""
    if has_rims(world, pair):
        for slot in range(pair.first_slot, pair.first_slot + pair.slots):
            if feature_in(world, slot) >= 0 and slot_mode(world.floats, slot_place(world, slot)) != OPEN:
                return True
    return False


@kernel(inner=True)
def land(world, motion, users, S, t, dt, forced):
    """Lay every rim down around which the point of contact runs more than once in a step.

    ``forced`` ones are laid down if they are nearly flat, whatever they do. Returns whether there was a rim.
    """
    laid = -1
    for j in range(pairs_in(world)):
        pair = pair_of(world, j)
        rate, _, rim, tilt = _running(world, motion.kin, pair)
        if forced and rim < 0 and _touches(world, pair):
            # One that counts as flat has no tip, and may tilt on: the rest of the step would take it below the plane.
            rim, tilt = flat_rim(world, motion.kin, pair, 2.0 * NEARLY * solid_of(world, pair.a).size[0]), 0.0
        if forced and rim >= 0 and tilt < NEARLY:
            put_ring(world, pair, rim)
            laid = pair.first_slot
            continue
        if rate * dt <= AROUND or tilt > STEEP:
            continue
        # What rocks over runs around only once, and goes on.
        total_wrench(world, motion.kin, users, t)
        S[room_of(world).note + KNOWN] = 0.0
        a, b = solid_of(world, pair.a), solid_of(world, pair.b)
        (_, wa), (_, wb), (_, Rb) = moving(a, motion.kin), moving(b, motion.kin), placed(b, motion.kin)
        n, k = (Rb[2], Rb[5], Rb[8]), a.carrier
        weight = -dot(n, force_of(motion.kin, k)) * body_of(world, k).inverse_mass
        turning = cross(sub(wa, wb), n)
        if a.size[0] * dot(turning, turning) > QUIET * weight * tilt:
            continue
        put_ring(world, pair, rim)
        laid = pair.first_slot
    if laid < 0:
        return False
    close_down(world, motion, users, S, t, laid)
    return True
