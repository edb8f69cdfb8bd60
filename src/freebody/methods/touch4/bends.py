"""How the directions of slow slip turn within a piece, so that order 4 holds where points begin to slide.

Such a direction turns by an angle that is linear in time, and the slip has to point along it at both nodes of Radau's
rule of order 3, a third of the piece and its end. Friction then follows stiffly damped, as of an implicit method, and
the stages see a smooth function of time.
"""

import numpy as np

from freebody.compile import kernel
from freebody.contact.layout import SLIDING
from freebody.contact.modes import accelerate, bent, put_direction, slot_direction
from freebody.contact.room import (
    BEND_ACTIVE,
    BEND_FOUND,
    BEND_START,
    BENDS,
    BENT,
    NOTHING,
    POINT_SIZE,
    first_row,
    normal_of,
    point_slot,
    points_in,
    room_of,
    rows_in,
    slip_of,
    slot_mode,
    slot_place,
    slow_of,
)
from freebody.contact.space import direction_or
from freebody.lie.vec import cross, dot
from freebody.methods.touch4.events import law_of
from freebody.methods.touch4.notes import GATHERED
from freebody.methods.touch4.smooth import first_stage, take

# Of how slow a point: see ``freebody.methods.touch4.directions``.
BENDS_TOO = 2.0
# Rounds of Newton's method, and angles (rad) that are small enough.
ROUNDS, ENOUGH = 8, 1e-12
# Larger changes (rad) are those of slips that are nothing but rounding.
MOST = 1.0
# Radau's rule.
NODE = 1.0 / 3.0
# Places of numbers of a slot behind its angle at the start and its rate: slip and speed at the first node, stiffness.
ASIDE, SPEED, STIFF = 2, 3, 4
A, B, C, D = 5.0 / 12.0, -1.0 / 12.0, 3.0 / 4.0, 1.0 / 4.0


@kernel(inline=True)
def _bends(world, S, k):
    at = slot_place(world, int(point_slot(S, k)))
    return slot_mode(world.floats, at) == SLIDING and slow_of(world.floats, at) == BENDS_TOO


@kernel(inline=True)
def _aside(world, S, k):
    """The slip of a point across its direction, and how fast it is."""
    slot, n, u = int(point_slot(S, k)), normal_of(S, k), slip_of(S, k)
    d = bent(world, S, slot, n, direction_or(NOTHING, n, slot_direction(world.floats, slot_place(world, slot)), 0.0))
    return dot(u, cross(n, d)), abs(dot(u, d))


@kernel(inner=True)
def note_bent(world, kin, S):
    """Note where directions have turned to at the end of a piece; then they bend no more."""
    bend, C = room_of(world).bend, world.floats
    if S[bend + BEND_ACTIVE] == 0.0:
        return
    for i in range(points_in(world, S)):
        k = room_of(world).points + POINT_SIZE * i
        if _bends(world, S, k):
            slot, n = int(point_slot(S, k)), normal_of(S, k)
            at = slot_place(world, slot)
            put_direction(C, at, bent(world, S, slot, n, direction_or(NOTHING, n, slot_direction(C, at), 0.0)))
    S[bend + BEND_ACTIVE] = 0.0


@kernel(inline=True)
def _stiffness(world, S, k):
    """How fast friction turns the slip of a single point, times its speed."""
    room, rows, r = room_of(world), rows_in(world, S), int(first_row(S, k))
    m = room.matrix + rows * (r + 1) + r + 1
    return law_of(world, S, k).friction * S[room.impulse + r] * 0.5 * (S[m] + S[m + rows + 1])


@kernel(inline=True)
def _bend_of(world, S, k):
    """Where the numbers of the slot of a point stand."""
    return room_of(world).bend + BENDS + BENT * int(point_slot(S, k))


@kernel(inner=True)
def _improve(world, S, h):
    """A step of Newton's method for the angles of all points; the largest change."""
    room, most = room_of(world), 0.0
    for i in range(points_in(world, S)):
        k = room.points + POINT_SIZE * i
        if not _bends(world, S, k):
            continue
        p, stiff = _bend_of(world, S, k), h * S[_bend_of(world, S, k) + STIFF]
        second, speed = _aside(world, S, k)
        first = S[p + ASIDE]
        a, b, c, d = S[p + SPEED] + A * stiff, B * stiff, C * stiff, speed + D * stiff
        det = a * d - b * c
        x, y = ((d * first - b * second) / det, (a * second - c * first) / det) if det > 0.0 else (0.0, 0.0)
        if abs(x) < MOST and abs(y) < MOST:
            slope = (y - x) / ((1.0 - NODE) * h)
            S[p] += y - slope * h
            S[p + 1] += slope
            most = max(most, abs(x), abs(y))
    return most


@kernel(inner=True)
def _try_node(world, motion, users, scratch, t, h):
    S = scratch.solver
    take(world, motion, users, scratch, t, h, t + h)
    accelerate(world, motion.kin, users, S, t + h, S[room_of(world).note + GATHERED] == 1.0)


@kernel(inner=True)
def bend_all(world, motion, users, scratch, t, h, back):
    """Find out how directions bend in a piece of length h, whose start is the mark; ``back`` goes there."""
    S, room, found = scratch.solver, room_of(world), False
    bend, last = room.bend, np.inf
    for i in range(points_in(world, S)):
        k = room.points + POINT_SIZE * i
        if _bends(world, S, k):
            p, found = _bend_of(world, S, k), True
            S[p], S[p + 1], S[p + STIFF] = 0.0, 0.0, _stiffness(world, S, k)
    if not found:
        return False
    S[bend + BEND_ACTIVE], S[bend + BEND_FOUND], S[bend + BEND_START] = 1.0, 1.0, t
    for turn in range(ROUNDS):
        if turn:
            first_stage(world, motion, users, scratch, t, False)
        _try_node(world, motion, users, scratch, t, NODE * h)
        for i in range(points_in(world, S)):
            k = room.points + POINT_SIZE * i
            if _bends(world, S, k):
                p, (aside, speed) = _bend_of(world, S, k), _aside(world, S, k)
                S[p + ASIDE], S[p + SPEED] = aside, speed
        back(world, motion, S)
        _try_node(world, motion, users, scratch, t, h)
        most = _improve(world, S, h)
        back(world, motion, S)
        if most <= ENOUGH or most > 0.5 * last:
            break
        last = most
    first_stage(world, motion, users, scratch, t, False)
    return True
