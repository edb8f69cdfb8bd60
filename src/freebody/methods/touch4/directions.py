"""In which direction every point slides and rolls during a piece.

Friction turns the slip u at the rate mu N W / |u|, faster than explicit stages can follow where u is small. Such a
point is *slow*: during the piece it keeps one direction, that of its slip at the end of an implicit step of Euler,
(size + h mu N W) d = u + h a, with a the acceleration that it would have without friction.

A single point that begins to slide bends instead: its direction turns within the piece, see ``bends``.
"""

import numpy as np

from freebody.compile import kernel
from freebody.contact.layout import SLIDING
from freebody.contact.modes import (
    NO_SLIP,
    put_direction,
    put_spin_sign,
    put_turning,
    slot_direction,
    slot_roll_mode,
    slot_spin_mode,
    slot_turning,
)
from freebody.contact.room import (
    POINT_SIZE,
    bitangent_of,
    first_row,
    normal_of,
    point_slot,
    points_in,
    put_slow,
    put_slow_roll,
    room_of,
    rows_in,
    slip_of,
    slot_mode,
    slot_place,
    spin_of,
    tangent_of,
)
from freebody.contact.single import are_single
from freebody.contact.space import direction_or, tangential
from freebody.lie.vec import add, dot, norm, scale
from freebody.methods.touch4.bends import BENDS_TOO
from freebody.methods.touch4.events import law_of

# Steps of Newton's method for the size of the slip.
STEPS = 12
# Pieces end on this part of the way to a stop, until that part of a step is left to it.
PART, LAST = 1 / 2, 1 / 64
# Points whose slip grows bend if they are slower than this in units of what counts as slow.
BENDS_BELOW = 30.0


@kernel(inline=True)
def _acceleration(S, room, rows, q):
    """The rate of row q under the present forces."""
    total = S[room.known + q]
    for r in range(rows):
        total += S[room.matrix + rows * q + r] * S[room.impulse + r]
    return total


@kernel(inline=True)
def _row(law, r, rolling):
    """The first row of friction, or of resistance to rolling, of a point whose rows begin at r; -1 if it has none."""
    if not rolling:
        return r + 1 if law.friction > 0.0 else -1
    return (r + 3 if law.friction > 0.0 else r + 1) if law.rolling > 0.0 else -1


@kernel(inner=True)
def _stiffness(world, S, q, rolling):
    """By how much friction at all points together, in units of that block of W, turns what moves in rows q and q + 1.

    Points of one body turn together: each alone would seem softer than it is.
    """
    room, rows, total = room_of(world), rows_in(world, S), 0.0
    for i in range(points_in(world, S)):
        k = room.points + POINT_SIZE * i
        r, law = int(first_row(S, k)), law_of(world, S, k)
        other = _row(law, r, rolling)
        if other >= 0 and S[room.held + other] == 0.0:
            m = room.matrix + rows * q + other
            limit = (law.rolling if rolling else law.friction) * S[room.impulse + r]
            total += limit * abs(S[m] + S[m + rows + 1])
    m = room.matrix + rows * q + q
    return total / (S[m] + S[m + rows + 1])


@kernel(inner=True)
def _turned(world, S, k, q, u, h, stiff, limit):
    """The direction that the slip u of a slow point has after a time h; its rows are q and q + 1, its friction
    ``limit``."""
    room, rows = room_of(world), rows_in(world, S)
    t, s, m = tangent_of(S, k), bitangent_of(S, k), room.matrix + rows * q + q
    a, b, d = h * stiff * S[m], h * stiff * S[m + 1], h * stiff * S[m + rows + 1]
    # Without friction, which acts in this direction now.
    f, g = -S[room.impulse + q] / limit, -S[room.impulse + q + 1] / limit
    x = dot(u, t) + h * _acceleration(S, room, rows, q) + a * f + b * g
    y = dot(u, s) + h * _acceleration(S, room, rows, q + 1) + b * f + d * g
    size, p, r = 0.0, x, y
    for turn in range(STEPS):
        det = (a + size) * (d + size) - b * b
        if not det > 0.0:
            break
        p, r = ((d + size) * x - b * y) / det, ((a + size) * y - b * x) / det
        length = np.sqrt(p * p + r * r)
        if turn == 0 and length <= 1.0:
            # It stops within the time, by an event, in the direction that it has now.
            p, r = dot(u, t), dot(u, s)
            break
        if abs(length - 1.0) < 1e-14:
            break
        # Newton's method for 1 / |d| = 1.
        v, w = ((d + size) * p - b * r) / det, ((a + size) * r - b * p) / det
        size += length * length * (length - 1.0) / (p * v + r * w)
    return direction_or(add(scale(p, t), scale(r, s)), normal_of(S, k), add(scale(f, t), scale(g, s)), 0.0)


@kernel(inner=True)
def _direction(world, S, k, q, moving, kept, h, friction):
    """The direction of what moves in rows q and q + 1, and 1 if it is slow; ``friction`` is its size, whether it
    resists rolling, and whether it may bend: then its slip does if it is slow and grows."""
    limit, rolling, bends = friction
    room, rows, n = room_of(world), rows_in(world, S), normal_of(S, k)
    u, stiff, m = tangential(n, moving), _stiffness(world, S, q, rolling), room.matrix + rows * q + q
    if bends and limit > 0.0 and norm(u) < BENDS_BELOW * h * stiff * max(S[m], S[m + rows + 1]):
        faster = dot(u, tangent_of(S, k)) * _acceleration(S, room, rows, q)
        faster += dot(u, bitangent_of(S, k)) * _acceleration(S, room, rows, q + 1)
        if norm(u) <= NO_SLIP or faster > 0.0:
            return direction_or(u, n, kept, NO_SLIP), BENDS_TOO
    if limit <= 0.0 or norm(u) >= h * stiff * max(S[m], S[m + rows + 1]):
        return direction_or(u, n, kept, NO_SLIP), 0.0
    d = _turned(world, S, k, q, u, h, stiff, limit)
    return (d if dot(d, u) > 0.0 or norm(u) <= NO_SLIP else direction_or(u, n, kept, NO_SLIP)), 1.0


@kernel(inner=True)
def keep_directions(world, S, h):
    """Note in which direction every sliding point slides in a piece of length h; whether one is slow."""
    room, floats, slowly = room_of(world), world.floats, False
    single = are_single(world, S)
    for i in range(points_in(world, S)):
        k = room.points + POINT_SIZE * i
        slot, r, law = int(point_slot(S, k)), int(first_row(S, k)), law_of(world, S, k)
        at, n = slot_place(world, slot), normal_of(S, k)
        N, q = S[room.impulse + r], r + 1
        if law.friction > 0.0:
            if slot_mode(floats, at) == SLIDING:
                kept = slot_direction(floats, at)
                if law.slip_speed > 0.0:
                    # Friction vanishes with the slip, and turns it no faster than it brakes it.
                    d, slow = direction_or(slip_of(S, k), n, kept, NO_SLIP), 0.0
                else:
                    d, slow = _direction(world, S, k, q, slip_of(S, k), kept, h, (law.friction * N, False, single))
                put_direction(floats, at, d)
                put_slow(floats, at, slow)
                slowly |= slow != 0.0
            q += 2
        if law.rolling > 0.0:
            if slot_roll_mode(floats, at) == SLIDING:
                kept = slot_turning(floats, at)
                d, slow = _direction(world, S, k, q, spin_of(S, k), kept, h, (law.rolling * N, True, False))
                put_turning(floats, at, d)
                put_slow_roll(floats, at, slow)
                slowly |= slow != 0.0
            q += 2
        along = dot(n, spin_of(S, k))
        if law.spinning > 0.0 and slot_spin_mode(floats, at) == SLIDING and abs(along) > NO_SLIP:
            put_spin_sign(floats, at, 1.0 if along > 0.0 else -1.0)
    return slowly


@kernel(inline=True)
def _time_to_stop(S, room, rows, k, q, moving):
    """The time after which what moves in rows q and q + 1 stops if it goes on like this; infinite if it does not."""
    u = tangential(normal_of(S, k), moving)
    x, y = dot(u, tangent_of(S, k)), dot(u, bitangent_of(S, k))
    braked = -x * _acceleration(S, room, rows, q) - y * _acceleration(S, room, rows, q + 1)
    return (x * x + y * y) / braked if braked > 0.0 else np.inf


@kernel(inner=True)
def before_stops(world, S, h, dt):
    """How long the next piece may be, at most h: shorter where something stops in it, because its direction turns ever
    faster. Points and forces have to be those of the present state."""
    room, rows, floats = room_of(world), rows_in(world, S), world.floats
    soonest = np.inf
    for i in range(points_in(world, S)):
        k = room.points + POINT_SIZE * i
        at, r, law = slot_place(world, int(point_slot(S, k))), int(first_row(S, k)), law_of(world, S, k)
        if law.friction > 0.0 and law.slip_speed == 0.0 and slot_mode(floats, at) == SLIDING:
            left = _time_to_stop(S, room, rows, k, r + 1, slip_of(S, k))
            if left > LAST * dt:
                soonest = min(soonest, left)
        if law.rolling > 0.0 and slot_roll_mode(floats, at) == SLIDING:
            left = _time_to_stop(S, room, rows, k, _row(law, r, True), spin_of(S, k))
            if left > LAST * dt:
                soonest = min(soonest, left)
    return min(h, PART * soonest)
