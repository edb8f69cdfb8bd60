"""Events: numbers of every slot that are watched for changes of sign, and where within a piece they change it.

| watched | changes sign when |
|---|---|
| gap | an open point meets; of the tip of a rim: the rim is flat |
| force | the normal force of a closed point vanishes |
| edge | the friction of a rolling point reaches its limit |
| slip | a sliding point stops |
| roll edge, roll, spin edge, spin | the same for resistance to rolling and to spinning |
"""

import numpy as np

from freebody.compile import kernel
from freebody.contact.geometry.sides import placed, solid_of
from freebody.contact.layout import OPEN, ROLLING, contacts_of, law_at
from freebody.contact.listing import TOUCHING, apart, has_rims, is_tip, least_tilt, pair_distance, tilted, way_of
from freebody.contact.modes import (
    slot_direction,
    slot_roll_mode,
    slot_spin_mode,
    slot_spin_sign,
    slot_turning,
)
from freebody.contact.room import (
    POINT_SIZE,
    WATCHED,
    feature_in,
    first_row,
    normal_of,
    point_law,
    point_slot,
    points_in,
    room_of,
    slip_of,
    slot_mode,
    slot_place,
    spin_of,
)
from freebody.contact.space import measured_gap, pair_of, pairs_in
from freebody.lie.quaternion import normalize, to_matrix
from freebody.lie.vec import add, dot, scale
from freebody.methods.touch4.notes import GRACE, ROCKED, TRUSTED
from freebody.methods.touch4.resolve import EDGE, NO_FORCE
from freebody.model.columns import orientation_of, position_of, put_position, put_rotation

GAP, FORCE, FRICTION_EDGE, SLIP, ROLL_EDGE, ROLL, SPIN_EDGE, SPIN = range(8)

# Overlap (m) that is more than rounding, relative to the size of positions.
OVERLAP = 1e-11
# The least part of a piece by which the search for thin obstacles goes on.
STRIDE = 1.0 / 256.0


@kernel(inner=True)
def note_starts(world, kin, S):
    """Gaps of all open slots at the start of a piece; of tips of rims, in which direction of the rim they lie."""
    for j in range(pairs_in(world)):
        pair, rims = pair_of(world, j), has_rims(world, pair_of(world, j))
        for slot in range(pair.first_slot, pair.first_slot + pair.slots):
            if feature_in(world, slot) >= 0 and slot_mode(world.floats, slot_place(world, slot)) == OPEN:
                S[room_of(world).starts + slot] = measured_gap(world, kin, pair, slot)
            elif rims and is_tip(world, pair, slot):
                x, y = tilted(world, kin, pair)
                S[room_of(world).starts + slot] = np.arctan2(y, x)


@kernel(inner=True)
def watch(world, kin, S, s, out):
    """Write all watched numbers a time s after the start of the piece to S[out:]; those that do not count are infinite.

    ``impulse`` has the forces of contact. Returns whether one is negative.
    """
    C, room = contacts_of(world), room_of(world)
    for k in range(WATCHED * C.slots):
        S[out + k] = np.inf
    happened = False
    for j in range(pairs_in(world)):
        pair, rims = pair_of(world, j), has_rims(world, pair_of(world, j))
        for slot in range(pair.first_slot, pair.first_slot + pair.slots):
            if feature_in(world, slot) >= 0 and slot_mode(world.floats, slot_place(world, slot)) == OPEN:
                start, at = S[room.starts + slot], out + WATCHED * slot + GAP
                S[at] = measured_gap(world, kin, pair, slot) if s > 0.0 else start
                if start <= TOUCHING:
                    # It begins closed: what counts is whether it comes back.
                    S[at] = (S[at] - start) / s if s > 0.0 else 0.0
                happened |= S[at] < 0.0
            elif rims and is_tip(world, pair, slot):
                # A rim that rocks over has its tip on the other side; projections could hide that.
                S[out + WATCHED * slot + GAP] = S[room.note + ROCKED] if s > 0.0 else least_tilt(world, kin, S)
                happened |= S[out + WATCHED * slot + GAP] < 0.0
    largest = 0.0
    for i in range(points_in(world, S)):
        largest = max(largest, abs(S[room.impulse + int(first_row(S, room.points + POINT_SIZE * i))]))
    for i in range(points_in(world, S)):
        k = room.points + POINT_SIZE * i
        slot, r = int(point_slot(S, k)), int(first_row(S, k))
        happened |= _watch_point(world, S, k, slot_place(world, slot), r, out + WATCHED * slot, NO_FORCE * largest)
    return happened


@kernel(inline=True)
def _left(S, room, r, count, limit):
    """What friction lacks to its limit."""
    x = S[room.impulse + r]
    y = S[room.impulse + r + 1] if count == 2 else 0.0
    return limit * (1.0 + 2.0 * EDGE) - np.sqrt(x * x + y * y)


@kernel(inline=True)
def _watch_point(world, S, k, at, r, out, tiny):
    room = room_of(world)
    floats = world.floats
    N, law, q = S[room.impulse + r], law_of(world, S, k), r + 1
    S[out + FORCE] = N + tiny
    happened = S[out + FORCE] < 0.0
    if law.friction > 0.0:
        if slot_mode(floats, at) == ROLLING and S[room.note + TRUSTED] == 0.0:
            S[out + FRICTION_EDGE] = _left(S, room, q, 2, (1.0 + S[room.note + GRACE]) * law.friction * N) + tiny
            happened |= S[out + FRICTION_EDGE] < 0.0
        elif slot_mode(floats, at) != ROLLING and law.slip_speed == 0.0:
            S[out + SLIP] = dot(slip_of(S, k), slot_direction(floats, at))
            happened |= S[out + SLIP] < 0.0
        q += 2
    if law.rolling > 0.0:
        if slot_roll_mode(floats, at) == ROLLING:
            S[out + ROLL_EDGE] = _left(S, room, q, 2, law.rolling * N) + tiny
            happened |= S[out + ROLL_EDGE] < 0.0
        else:
            S[out + ROLL] = dot(spin_of(S, k), slot_turning(floats, at))
            happened |= S[out + ROLL] < 0.0
        q += 2
    if law.spinning > 0.0:
        if slot_spin_mode(floats, at) == ROLLING:
            S[out + SPIN_EDGE] = _left(S, room, q, 1, law.spinning * N) + tiny
            happened |= S[out + SPIN_EDGE] < 0.0
        else:
            S[out + SPIN] = slot_spin_sign(floats, at) * dot(normal_of(S, k), spin_of(S, k))
            happened |= S[out + SPIN] < 0.0
    return happened


@kernel(inline=True)
def law_of(world, S, k):
    """The law of a point."""
    return law_at(world.floats, int(point_law(S, k)))


@kernel(inner=True)
def proposed(world, S, lo, hi, weight_lo, weight_hi):
    """The earliest time at which straight lines between both ends of the bracket have a watched number vanish."""
    room, best = room_of(world), hi
    for k in range(WATCHED * contacts_of(world).slots):
        b = S[room.high + k] * weight_hi
        if b < 0.0:
            a = max(S[room.low + k], 0.0) * weight_lo
            best = min(best, lo + (hi - lo) * a / (a - b))
    return best


@kernel(inline=True)
def copy_watched(world, S, source, target):
    """Copy all watched numbers."""
    for k in range(WATCHED * contacts_of(world).slots):
        S[target + k] = S[source + k]


# --- what no listed feature shows -----------------------------------------------------------------------------------


@kernel(inline=True)
def _quiet(world, pair):
    """Whether no point of the pair is closed."""
    for slot in range(pair.first_slot, pair.first_slot + pair.slots):
        if feature_in(world, slot) >= 0 and slot_mode(world.floats, slot_place(world, slot)) != OPEN:
            return False
    return True


@kernel(inline=True)
def _seen(world, S, pair, out):
    """Whether a listed point of the pair overlaps already."""
    for slot in range(pair.first_slot, pair.first_slot + pair.slots):
        if feature_in(world, slot) >= 0 and S[out + WATCHED * slot + GAP] < 0.0:
            return True
    return False


@kernel(inline=True)
def _between(world, motion, S, mark, f):
    """Poses of all bodies at a part f of the piece into ``kin``, between those at the mark and the present ones."""
    for b in range(world.bodies):
        at = mark + 13 * b
        x0, q0 = (S[at], S[at + 1], S[at + 2]), (S[at + 3], S[at + 4], S[at + 5], S[at + 6])
        x1, q1 = position_of(motion.state, b), orientation_of(motion.state, b)
        sign = 1.0 if q0[0] * q1[0] + q0[1] * q1[1] + q0[2] * q1[2] + q0[3] * q1[3] >= 0.0 else -1.0
        q = (
            (1.0 - f) * q0[0] + sign * f * q1[0],
            (1.0 - f) * q0[1] + sign * f * q1[1],
            (1.0 - f) * q0[2] + sign * f * q1[2],
            (1.0 - f) * q0[3] + sign * f * q1[3],
        )
        put_position(motion.kin, b, add(scale(1.0 - f, x0), scale(f, x1)))
        put_rotation(motion.kin, b, to_matrix(normalize(q)))


@kernel(inner=True)
def missed(world, motion, S, h, out):
    """The part of the piece at which a quiet pair overlaps without any watched number showing it; 2 if there is none.

    Gaps change no faster than the points of both solids move. From the start on, that bound says how far it is safe to
    go: nothing thin is passed over.
    """
    room, kin = room_of(world), motion.kin
    first = 2.0
    displaced = False
    for j in range(pairs_in(world)):
        pair = pair_of(world, j)
        if pair.a < 0 or not _quiet(world, pair):
            continue
        a, b = solid_of(world, pair.a), solid_of(world, pair.b)
        if displaced:
            _between(world, motion, S, room.mark, 1.0)
            displaced = False
        (xa, _), (xb, Rb) = placed(a, kin), placed(b, kin)
        way = way_of(world, kin, a, b, h)
        if apart(a, b, xa, xb, Rb) > way:
            continue
        last = pair_distance(world, kin, pair)
        if last < -OVERLAP and not _seen(world, S, pair, out):
            first = min(first, 1.0)
        _between(world, motion, S, room.mark, 0.0)
        displaced = True
        gap, f = pair_distance(world, kin, pair), 0.0
        while f < 1.0 and gap + last < way * (1.0 - f):
            f += max(STRIDE, gap / way)
            if f >= min(first, 1.0):
                break
            _between(world, motion, S, room.mark, f)
            gap = pair_distance(world, kin, pair)
            if gap < -OVERLAP:
                first = min(first, f)
                break
    if displaced:
        _between(world, motion, S, room.mark, 1.0)
    return first
