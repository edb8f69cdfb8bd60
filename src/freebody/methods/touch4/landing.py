"""Rims that roll ever flatter: of a disk, a cone or a torus on a plane, whose point of contact runs around ever faster.

A piece is so short that the point runs only a small way around. A rim around which it would run more than once in a
step is as flat as steps of that length can tell: it is laid down, and what was left of its motion is lost.
"""

import math

from freebody.compile import kernel
from freebody.contact.geometry.atoms import FLAT, RIM, RING, STEADY, role_of, swing
from freebody.contact.geometry.grounds import toward
from freebody.contact.geometry.sides import moving, placed, side, solid_of
from freebody.contact.impact import momenta
from freebody.contact.layout import CYLINDER, OPEN, ROLLING, TORUS
from freebody.contact.listing import free_slot, has_rims
from freebody.contact.room import feature_in, put_feature, put_mode, room_of, slot_mode, slot_place
from freebody.contact.space import pair_of, pairs_in
from freebody.forces.total import total_wrench
from freebody.lie.quaternion import conjugate, product
from freebody.lie.vec import cross, dot, norm, scale, sub
from freebody.methods.loop import accumulate
from freebody.methods.touch4.resolve import log_loss
from freebody.methods.touch4.smooth import close_gaps, load_carriers
from freebody.model.columns import force_of, orientation_of, position_of, torque_of

# How far the point of contact may run around in a piece, and in a step before the rim lies flat (rad).
TURN, AROUND = 0.1, 2.0 * math.pi
# The sine of the tilt beyond which nothing is laid down.
STEEP = 1e-2


@kernel(inner=True)
def _running(world, kin, pair):
    """How fast the point of contact of a pair runs around a rim (rad/s), that rim, and the sine of its tilt; 0 and -1
    if there is none."""
    if not has_rims(world, pair):
        return 0.0, -1, 1.0
    a, b = solid_of(world, pair.a), solid_of(world, pair.b)
    for slot in range(pair.first_slot, pair.first_slot + pair.slots):
        i = feature_in(world, slot)
        if i >= 0 and slot_mode(world.floats, slot_place(world, slot)) != OPEN and role_of(a, i) == RIM:
            (xa, Ra), (xb, Rb) = placed(a, kin), placed(b, kin)
            first, second = side(a, xa, Ra), side(b, xb, Rb)
            d = toward(first, second)
            (_, wa), (_, wb) = moving(a, kin), moving(b, kin)
            rate = norm(swing(first, i, d, cross(sub(wb, wa), d))) / a.size[0]
            return rate, i, norm(cross(d, (Ra[2], Ra[5], Ra[8])))
    return 0.0, -1, 1.0


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
    """How long the next piece may be, at most h: also no longer than a flat rim that tilts counts as flat."""
    for j in range(pairs_in(world)):
        pair = pair_of(world, j)
        rate, _, _ = _running(world, kin, pair)
        if rate * h > TURN:
            h = TURN / rate
        rate = _tilting(world, kin, pair)
        if rate * h > 2.0 * FLAT:
            h = 2.0 * FLAT / rate
    return h


@kernel(inner=True)
def land(world, motion, users, S, t, dt):
    """Lay every rim down around which the point of contact runs more than once in a step.

    The work of all forces on the way down is lost, too. Returns whether there was a rim.
    """
    laid = -1
    for j in range(pairs_in(world)):
        pair = pair_of(world, j)
        rate, rim, tilt = _running(world, motion.kin, pair)
        if rate * dt <= AROUND or tilt > STEEP:
            continue
        kind = solid_of(world, pair.a).kind
        first = 1 if kind == TORUS else 2 + (RING * rim if kind == CYLINDER else 0)
        for k in range(pair.slots):
            free_slot(world, pair.first_slot + k)
            if k < RING:
                at = slot_place(world, pair.first_slot + k)
                put_feature(world.floats, at, float(first + k + 1))
                put_mode(world.floats, at, ROLLING)
        laid = pair.first_slot
    if laid < 0:
        return False
    # Where bodies were: the mark is of a piece that is over.
    at, before = room_of(world).mark, momenta(world, motion)
    for b in range(world.bodies):
        x, q = position_of(motion.state, b), orientation_of(motion.state, b)
        for c in range(3):
            S[at + 7 * b + c] = x[c]
        for c in range(4):
            S[at + 7 * b + 3 + c] = q[c]
    load_carriers(world, motion, S, t)
    close_gaps(world, motion, users, S, t)
    load_carriers(world, motion, S, t)
    total_wrench(world, motion.kin, users, t)
    work = 0.0
    for b in range(world.bodies):
        k = at + 7 * b
        q = product(orientation_of(motion.state, b), conjugate((S[k + 3], S[k + 4], S[k + 5], S[k + 6])))
        moved = sub(position_of(motion.state, b), (S[k], S[k + 1], S[k + 2]))
        turned = scale(2.0 if q[0] > 0.0 else -2.0, (q[1], q[2], q[3]))
        work += dot(force_of(motion.kin, b), moved) + dot(torque_of(motion.kin, b), turned)
    log_loss(world, S, t, laid, work)
    after = momenta(world, motion)
    for c in range(3):
        accumulate(motion.accumulators, 4 + c, after[1][c] - before[1][c])
    return True
