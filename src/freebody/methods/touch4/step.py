"""A step of the event gear: pieces of smooth motion, each up to the next event."""

from freebody.compile import kernel
from freebody.contact.grounds import stand_grounds
from freebody.contact.layout import SLOT_SIZE, STATE, STATE_SIZE, contacts_of
from freebody.contact.listing import list_features, list_flat_rims
from freebody.contact.modes import accelerate
from freebody.contact.room import BEND_ACTIVE, BEND_FOUND, MOST_IMPACTS, room_of
from freebody.joints.angles import count_turns
from freebody.methods.constrained import POSITIONS, unsolved
from freebody.methods.loop import COMPLETE
from freebody.methods.touch4.bends import bend_all, note_bent
from freebody.methods.touch4.directions import before_stops, keep_directions
from freebody.methods.touch4.events import copy_watched, missed, note_starts, proposed, watch
from freebody.methods.touch4.landing import land, longest_piece
from freebody.methods.touch4.notes import GATHERED, GRACE, HURRIED, IMPACTS, KNOWN, TRUSTED
from freebody.methods.touch4.projections import ENOUGH, load_carriers
from freebody.methods.touch4.resolve import MODES_FOUND, resolve
from freebody.methods.touch4.shown import note_points
from freebody.methods.touch4.smooth import first_stage, take
from freebody.model.kernel_data import PAUSED, Status

# Events in a step before the rest of it is hurried: no restitution, then no events.
MANY, TOO_MANY = 200, 500
# Pieces in a step that something no feature shows cut short, before the rest of it is taken as it is.
CUT_SHORT = 20
# Attempts to locate an event: each of them is a step.
LOCATING = 100
# A bracket this narrow, relative to the time and to the step, is a point in time.
NARROW = 4e-16
# What is left of a step, relative to it, when it is over.
OVER = 1e-14
# Where events are counted.
EVENTS = STATE.slices["events"].start
# Room in the log of impacts that a step may need.
ROOM = 128


@kernel(inner=True)
def _copy_state(world, motion, S, at, back):
    """Copy all that a piece changes to S[at:], or back from there."""
    C, k = contacts_of(world), at
    for b in range(world.bodies):
        for c in range(13):
            if back:
                motion.state[b, c] = S[k]
            else:
                S[k] = motion.state[b, c]
            k += 1
    for c in range(14):
        if back:
            motion.accumulators[c] = S[k]
        else:
            S[k] = motion.accumulators[c]
        k += 1
    for c in range(STATE_SIZE + SLOT_SIZE * C.slots):
        if back:
            world.floats[C.state + c] = S[k]
        else:
            S[k] = world.floats[C.state + c]
        k += 1


@kernel(inner=True)
def _try(world, motion, users, scratch, start, s, end):
    """Take a piece of length s from where the state is, the mark, and watch: how far joints are off, and whether
    something happened."""
    S, room = scratch.solver, room_of(world)
    off = take(world, motion, users, scratch, start, s, end)
    note_bent(world, motion.kin, S)
    accelerate(world, motion.kin, users, S, end, S[room.note + GATHERED] == 1.0)
    return off, watch(world, motion.kin, S, s, room.tried)


@kernel(inline=True)
def go_back(world, motion, S):
    """To the mark."""
    _copy_state(world, motion, S, room_of(world).mark, True)
    S[room_of(world).note + KNOWN] = 0.0
    bend = room_of(world).bend
    S[bend + BEND_ACTIVE] = S[bend + BEND_FOUND]


@kernel(inner=True)
def begin_piece(world, motion, users, scratch, t, h, dt, wider):
    """Features, modes and the first stage at the start of a piece of length h; then the mark."""
    S, room, C = scratch.solver, room_of(world), contacts_of(world)
    known = S[room.note + KNOWN] == 1.0
    S[room.bend + BEND_ACTIVE] = S[room.bend + BEND_FOUND] = 0.0
    if not known:
        load_carriers(world, motion, S, t)
    left = list_features(world, motion.kin, S, h, wider)
    if left or world.floats[C.state + MODES_FOUND] == 0.0:
        resolve(world, motion, users, S, t, dt, False)
        known = False
    S[room.note + TRUSTED] = 0.0
    first_stage(world, motion, users, scratch, t, known)
    note_starts(world, motion.kin, S)
    if watch(world, motion.kin, S, 0.0, room.low):
        resolve(world, motion, users, S, t, dt, False)
        first_stage(world, motion, users, scratch, t, False)
        note_starts(world, motion.kin, S)
        S[room.note + TRUSTED] = 1.0 if watch(world, motion.kin, S, 0.0, room.low) else 0.0
    if keep_directions(world, S, h):
        first_stage(world, motion, users, scratch, t, False)
        watch(world, motion.kin, S, 0.0, room.low)
    _copy_state(world, motion, S, room.mark, False)
    if bend_all(world, motion, users, scratch, t, h, go_back):
        watch(world, motion.kin, S, 0.0, room.low)


@kernel(inner=True)
def _piece(world, motion, users, scratch, t, h, end, dt):
    """Move on by h, or to the first event before that. Returns the length, whether an event ended it, and how far
    joints are off."""
    S, room = scratch.solver, room_of(world)
    wider = 1.0
    begin_piece(world, motion, users, scratch, t, h, dt, wider)
    off, happened = _try(world, motion, users, scratch, t, h, end)
    if not happened:
        part = missed(world, motion, S, h, room.tried)
        for _ in range(6):
            if part > 1.0:
                break
            # Something thin, or a feature that was not listed: look there, and further around.
            go_back(world, motion, S)
            wider *= 4.0
            h = part * h
            end = t + h
            begin_piece(world, motion, users, scratch, t, h, dt, wider)
            off, happened = _try(world, motion, users, scratch, t, h, end)
            if happened:
                break
            part = missed(world, motion, S, h, room.tried)
    if not happened:
        return h, False, off
    copy_watched(world, S, room.tried, room.high)
    lo, hi, at = 0.0, h, h
    weight_lo, weight_hi, side = 1.0, 1.0, 0
    for turn in range(LOCATING):
        if hi - lo <= NARROW * (abs(t) + dt):
            break
        s = proposed(world, S, lo, hi, weight_lo, weight_hi)
        if turn % 8 == 7 or not lo < s < hi:
            s = 0.5 * (lo + hi)
        go_back(world, motion, S)
        off, happened = _try(world, motion, users, scratch, t, s, t + s)
        at = s
        if happened:
            hi = s
            copy_watched(world, S, room.tried, room.high)
            weight_hi, weight_lo = 1.0, 0.5 * weight_lo if side == 1 else 1.0
            side = 1
        else:
            lo = s
            copy_watched(world, S, room.tried, room.low)
            weight_lo, weight_hi = 1.0, 0.5 * weight_hi if side == -1 else 1.0
            side = -1
    if at != hi:
        go_back(world, motion, S)
        off, _ = _try(world, motion, users, scratch, t, hi, t + hi)
    return hi, True, off


@kernel(inline=True)
def lay_down(world, motion, users, S, t, dt, forced):
    """Let rims land that are too flat for steps of length dt; ``kin`` has places and velocities afterwards."""
    known = room_of(world).note + KNOWN
    if S[known] == 0.0:
        load_carriers(world, motion, S, t)
    if land(world, motion, users, S, t, dt, forced):
        resolve(world, motion, users, S, t, dt, True)
        S[known] = 0.0


@kernel(inner=True)
def touch_step(world, motion, users, scratch, interval):
    """A step in pieces between events."""
    S, room = scratch.solver, room_of(world)
    dt = interval.length
    left, events, still, cut = dt, 0, 0, 0
    S[room.note + GRACE] = 0.0
    while True:
        start = interval.end - left if left < dt else interval.start
        too_much = events >= TOO_MANY or cut >= CUT_SHORT
        lay_down(world, motion, users, S, start, dt, too_much)
        asked = longest_piece(world, motion.kin, left)
        if S[room.note + KNOWN] == 1.0:
            asked = before_stops(world, S, asked, dt)
        end = interval.end if asked == left else start + asked
        if too_much:
            # Too much happens: what remains is taken as it is.
            begin_piece(world, motion, users, scratch, start, left, dt, 1.0)
            off, _ = _try(world, motion, users, scratch, start, left, interval.end)
            h, happened = left, False
            S[room.note + HURRIED] += 1.0
        else:
            h, happened, off = _piece(world, motion, users, scratch, start, asked, end, dt)
        if world.joints:
            if not off <= ENOUGH:
                return unsolved(S, POSITIONS)
            count_turns(world, motion.kin, S, h)
        if h < asked and not happened:
            cut += 1
        left -= h
        if happened:
            events += 1
            world.floats[contacts_of(world).state + EVENTS] += 1.0
            still = still + 1 if h < 1e-9 * dt else 0
            if still > 3:
                # Rolling and sliding alternate at the edge of friction: let it hold a little longer.
                S[room.note + GRACE] = max(1e-9, 10.0 * S[room.note + GRACE])
            list_flat_rims(world, motion.kin, S)
            resolve(world, motion, users, S, interval.end - left, dt, events > MANY)
            accelerate(world, motion.kin, users, S, interval.end - left, False)
        S[room.note + KNOWN] = 1.0
        if left <= OVER * dt:
            break
    note_points(world, motion.kin, S)
    if S[room.note + IMPACTS] > MOST_IMPACTS - ROOM:
        return Status(0, PAUSED, 0, 0.0)
    return COMPLETE


@kernel(inner=True)
def _find_contacts(world, motion, users, scratch, t):
    S, C = scratch.solver, contacts_of(world)
    S[room_of(world).note + KNOWN] = 0.0
    stand_grounds(world, motion.kin, S, room_of(world).grounds)
    if C.slots and world.floats[C.state + MODES_FOUND] == 0.0:
        load_carriers(world, motion, S, t)
        list_features(world, motion.kin, S, 0.0, 1.0)
        resolve(world, motion, users, S, t, 0.0, False)
        accelerate(world, motion.kin, users, S, t, False)
        note_points(world, motion.kin, S)


@kernel(inline=True, by_lane=lambda world, *_: world.contacts or world.joints)
def begin(world, motion, users, scratch, t):
    """Find out what touches, if that is not known yet."""
    if world.contacts or world.joints:
        _find_contacts(world, motion, users, scratch, t)
