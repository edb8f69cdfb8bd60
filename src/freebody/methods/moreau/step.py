"""A step of ``moreau``: half a drift, forces, contact and joints at the pose in the middle, half a drift.

Without contact that is the leapfrog of order 2. With it, velocities jump in the middle of the step by forces and
impulses together, so both do the work of the mean of the velocities before and after, and the accounts balance to
rounding. A point that is open gets the least normal velocity -gap / h: it may close up to the middle of the next step,
and no further. Where bodies overlap, part of that is taken back in each step.
"""

import math

from freebody.compile import kernel
from freebody.contact.geometry.sides import solid_of
from freebody.contact.grounds import place_grounds
from freebody.contact.layout import (
    IMPACT,
    POOLED,
    ROLLING,
    SLIDING,
    SLOT_SIZE,
    STATE,
    contacts_of,
    pair_at,
)
from freebody.forces.total import total_wrench
from freebody.joints.angles import count_turns
from freebody.joints.layout import joints_of
from freebody.joints.se3_system import SE3
from freebody.joints.solver import prepare
from freebody.lie.quaternion import exp
from freebody.lie.scalar import real, vanishes
from freebody.lie.short_rotation import is_short, short_rotation
from freebody.lie.vec import add, cross, dot, norm, scale, sub
from freebody.methods.constrained import constrained_step
from freebody.methods.drift import drift, place
from freebody.methods.exact import turn as exact_turn
from freebody.methods.loop import COMPLETE, accumulate, accumulate_wrench
from freebody.methods.moreau.bounce import TOUCHING, any_strikes, bounce, strikes
from freebody.methods.moreau.linked import join, linked_drift, obey
from freebody.methods.moreau.near import keep_near, place_solids
from freebody.methods.moreau.points import (
    angular_of,
    arm_a_of,
    arm_b_of,
    before_of,
    feature_of,
    friction_of,
    gap_of,
    gather_points,
    impulse_of,
    linear_of,
    normal_of,
    place_of,
    push,
    put_angular,
    put_impulse,
    put_inverse_inertia,
    put_inverse_mass,
    put_inverse_moment,
    put_linear,
    restitution_of,
    velocity_of_point,
)
from freebody.methods.moreau.room import (
    ABOUT_SIZE,
    CERTIFICATE,
    DROPPED,
    IMPACT_SIZE,
    IMPACTS,
    IMPULSE_SIZE,
    MANY_IMPACTS,
    RIGID_SIZE,
    SLEPT,
    STEPS,
    STORED,
    TOUCH_SIZE,
    UNCERTIFIED,
    WORST,
    near_at,
    notes_at,
    options_at,
    rests,
    room_of,
)
from freebody.methods.moreau.sleep import (
    asleep,
    fall_asleep,
    find_sleepers,
    slot_feature,
    slot_first,
    slot_force,
    slot_law,
    slot_place,
    slot_point,
    slot_second,
    wake_near,
)
from freebody.methods.moreau.solve import solve
from freebody.methods.moreau.sweep import aim
from freebody.methods.touch4.projections import FRICTION, RESTITUTION, lose
from freebody.model.columns import (
    angular_momentum_of,
    angular_velocity_of,
    force_of,
    momentum_of,
    nc_force_of,
    nc_torque_of,
    position_of,
    put_angular_momentum,
    put_angular_velocity,
    put_momentum,
    put_velocity,
    rotation_of,
    torque_of,
    velocity_of,
)
from freebody.model.kernel_data import DONE, PAUSED, ROOM, Interval, Status
from freebody.model.layout import CONSERVATIVE_ONLY, VELOCITY_DEPENDENT
from freebody.model.rows import body_of, spin, sym_vec

# The part of an overlap that is taken back in a step.
TAKEN_BACK = 0.2
# Points that are looked at although they stay open: within this many times what forces do to a gap in a step.
MARGIN = 2.0
# An impulse this near to the edge of its cone slides.
EDGE = 1e-9
# Points of a pair this near to each other, as a part of a typical size, are the same point.
SAME_PLACE = 1e-3
# An impact is logged if it is faster than so many times what forces do to a velocity in a step.
HARD = 4.0

NOTHING = (0.0, 0.0, 0.0)
FOUND, COUNTED, EVENTS, WORST_CERTIFICATE = (
    STATE.slices[name].start for name in ("found", "impacts", "events", "certificate")
)
(
    put_mode, put_slot_feature, put_slot_gap, put_slot_point, put_slot_normal, put_slot_force, put_slot_torque,
    put_slot_slip, put_first, put_second, put_law, _put_rest,
) = (POOLED.part(field) for field in POOLED.fields)  # fmt: skip
(
    log_time, log_slot, log_feature, log_point, log_normal, log_impulse, log_angular_impulse, log_before, log_after,
    log_restitution, log_lost_friction, log_lost_restitution,
) = (IMPACT.part(field) for field in IMPACT.fields)  # fmt: skip


@kernel(inline=True)
def turn(moments, M, h):
    """See ``drift``: exact, and short where all moments are the same, or nothing turns, or by little."""
    if vanishes(M[0]) and vanishes(M[1]) and vanishes(M[2]):
        zero = 0.0 * M[0]
        return (1.0 + zero, zero, zero, zero), M[0]
    if vanishes(moments[2] - moments[0]):
        f = h / moments[0]
        return exp((f * M[0], f * M[1], f * M[2])), M[0]
    if real(moments[0]) > 0.0:
        u = (0.5 * h * M[0] / moments[0], 0.5 * h * M[1] / moments[1], 0.5 * h * M[2] / moments[2])
        if is_short(moments, u):
            return short_rotation(moments, u), M[0]
    return exact_turn(moments, M, h)


@kernel(inline=True)
def _load(world, motion, V):
    """Velocities before forces act, in ``kin`` and in V, with inverse masses and inertias."""
    kin = motion.kin
    for b in range(world.bodies):
        body, R = body_of(world, b), rotation_of(kin, b)
        v, w = (
            scale(body.inverse_mass, momentum_of(motion.state, b)),
            spin(body, R, angular_momentum_of(motion.state, b)),
        )
        put_velocity(kin, b, v)
        put_angular_velocity(kin, b, w)
        put_inverse_mass(V, b, body.inverse_mass)
        put_inverse_moment(V, b, body.inverse_inertia[0])
        put_inverse_inertia(V, b, _turned(body.inverse_inertia, R))
    for g in range(world.bodies, world.bodies + contacts_of(world).grounds):
        put_linear(V, g, velocity_of(kin, g))
        put_angular(V, g, angular_velocity_of(kin, g))


@kernel(inline=True)
def _turned(six, R):
    """R A R^T of a symmetric A."""
    rows = (
        sym_vec(six, (R[0], R[1], R[2])), sym_vec(six, (R[3], R[4], R[5])), sym_vec(six, (R[6], R[7], R[8]))
    )  # fmt: skip
    r0, r1, r2 = (R[0], R[1], R[2]), (R[3], R[4], R[5]), (R[6], R[7], R[8])
    return (dot(r0, rows[0]), dot(r1, rows[1]), dot(r2, rows[2]), dot(r0, rows[1]), dot(r0, rows[2]), dot(r1, rows[2]))


@kernel(inline=True)
def _pull(world, motion, users, V, T, t, h):
    """Let forces act for a time h: their wrench in ``kin``, and the velocities after it in V, as far as joints allow.

    Forces that read velocities see those in the middle of that.
    """
    kin = motion.kin
    if world.flags & VELOCITY_DEPENDENT:
        total_wrench(world, kin, users, t)
        for b in range(world.bodies):
            body = body_of(world, b)
            turned = spin(body, rotation_of(kin, b), torque_of(kin, b))
            put_linear(V, b, add(velocity_of(kin, b), scale(0.5 * h * body.inverse_mass, force_of(kin, b))))
            put_angular(V, b, add(angular_velocity_of(kin, b), scale(0.5 * h, turned)))
        if world.joints:
            obey(world, V, T)
        for b in range(world.bodies):
            put_velocity(kin, b, linear_of(V, b))
            put_angular_velocity(kin, b, angular_of(V, b))
    total_wrench(world, kin, users, t)
    for b in range(world.bodies):
        body, R = body_of(world, b), rotation_of(kin, b)
        v, w = (
            scale(body.inverse_mass, momentum_of(motion.state, b)),
            spin(body, R, angular_momentum_of(motion.state, b)),
        )
        put_velocity(kin, b, v)
        put_angular_velocity(kin, b, w)
        faster = scale(h * body.inverse_mass, force_of(kin, b))
        put_linear(V, b, add(velocity_of(kin, b), faster))
        put_angular(V, b, add(angular_velocity_of(kin, b), scale(h, spin(body, R, torque_of(kin, b)))))
    if world.joints:
        obey(world, V, T)


@kernel(inner=True)
def _strongest(world, kin, h):
    """The largest change of a velocity by the forces in ``kin`` within a time h."""
    most = 0.0
    for b in range(world.bodies):
        faster = scale(h * body_of(world, b).inverse_mass, force_of(kin, b))
        most = max(most, dot(faster, faster))
    return math.sqrt(most)


@kernel(inline=True)
def _apply_forces(world, motion, V, h):
    """Give the impulses of the forces to the momenta, and account for them: work by the mean of the velocities."""
    kin, impulse, turning, work = motion.kin, NOTHING, NOTHING, 0.0
    for b in range(world.bodies):
        # Bodies that sleep are held by forces that cancel these.
        if world.contacts and asleep(world, room_of(world), b):
            continue
        force, torque = force_of(kin, b), torque_of(kin, b)
        impulse = add(impulse, force)
        turning = add(turning, add(torque, cross(position_of(kin, b), force)))
        put_momentum(motion.state, b, add(momentum_of(motion.state, b), scale(h, force)))
        put_angular_momentum(motion.state, b, add(angular_momentum_of(motion.state, b), scale(h, torque)))
        if not world.flags & CONSERVATIVE_ONLY:
            work += dot(nc_force_of(kin, b), add(velocity_of(kin, b), linear_of(V, b)))
            work += dot(nc_torque_of(kin, b), add(angular_velocity_of(kin, b), angular_of(V, b)))
    accumulate_wrench(motion.accumulators, h, impulse, turning)
    accumulate(motion.accumulators, 0, 0.5 * h * work)


# --- contact --------------------------------------------------------------------------------------------------------


@kernel(inline=True)
def _in_front(floats, row, a, b):
    """Whether a row of a pool stands in front of those of solids a < b."""
    c, d = slot_first(floats, row), slot_second(floats, row)
    return min(c, d) < a or (min(c, d) == a and max(c, d) < b)


@kernel(inline=True)
def _is_pair(floats, row, a, b):
    c, d = slot_first(floats, row), slot_second(floats, row)
    return min(c, d) == a and max(c, d) == b


@kernel(inner=True)
def _before(world, slots, feature, place, near):
    """The force that a point had before: of its own feature, or of another one of its pair where it is.

    Bodies whose edges lie on each other, as those of bricks in a wall do, touch with a corner in one step and with a
    crossing of edges at the same place in the next.
    """
    floats, force = world.floats, NOTHING
    for slot in range(slots[0], slots[1]):
        row = slot_place(world, slot)
        own = slot_feature(floats, row)
        if own == feature:
            return slot_force(floats, row)
        d = sub(slot_point(floats, row), place)
        if own != 0.0 and dot(d, d) < near:
            near, force = dot(d, d), slot_force(floats, row)
    return force


@kernel(inner=True)
def _warm(world, V, S, count, h):
    """Begin with the forces that points had before, as far as their cones allow."""
    I, room, floats, slot = world.integers, room_of(world), world.floats, 0
    near = (SAME_PLACE * notes_at(S, 0).size) ** 2
    for k in range(count):
        pair = near_at(I, room.near, I[room.touch + TOUCH_SIZE * k + 2])
        at, place, about = room.rigid + RIGID_SIZE * k, room.impulse + IMPULSE_SIZE * k, room.about + ABOUT_SIZE * k
        if room.crowd:
            a, b = float(min(pair.a, pair.b)), float(max(pair.a, pair.b))
            while slot < room.stored and _in_front(floats, slot_place(world, slot), a, b):
                slot += 1
            last = slot
            while last < room.stored and _is_pair(floats, slot_place(world, last), a, b):
                last += 1
        else:
            slot, last = pair.first_slot, pair.first_slot + pair.slots
        force = _before(world, (slot, last), feature_of(S, about) + 1.0, place_of(S, about), near)
        n = normal_of(S, at)
        pn = h * dot(n, force)
        if pn > 0.0:
            t = sub(scale(h, force), scale(pn, n))
            size, most = norm(t), friction_of(S, place) * pn
            if size > most:
                t = scale(most / size, t)
            p = add(t, scale(pn, n))
            put_impulse(S, place, p)
            push(
                V,
                I[room.touch + TOUCH_SIZE * k],
                I[room.touch + TOUCH_SIZE * k + 1],
                arm_a_of(S, at),
                arm_b_of(S, at),
                p,
            )


@kernel(inner=True)
def _contact(world, motion, V, S, T, options, h, faster):
    """Find the points, and solve. How many points there are."""
    room, kin, wanted = room_of(world), motion.kin, options_at(options)
    margin = MARGIN * h * faster + 2.0 * TOUCHING * notes_at(S, 0).size
    sleepers = find_sleepers(world, motion, V, S, h, wanted.tolerance) if wanted.sleep > 0.0 else 0
    count = gather_points(world, kin, V, S, h, margin)
    while sleepers and wake_near(world, kin, V, S, count, h):
        count = gather_points(world, kin, V, S, h, margin)
    S[STEPS] += 1.0
    for b in range(world.bodies):
        S[SLEPT] += world.integers[room.asleep + b]
    if count == 0:
        S[CERTIFICATE] = 0.0
        return 0
    for k in range(count):
        gap = gap_of(S, room.about + ABOUT_SIZE * k)
        aim(S, room, k, -gap / h if gap > 0.0 else -TAKEN_BACK * gap / h)
    _warm(world, V, S, count, h)
    most = int(wanted.sweeps)
    S[CERTIFICATE] = left = solve(world, V, S, T, count, most, wanted.tolerance)
    if any_strikes(world, S, count, h):
        S[CERTIFICATE] = left = bounce(world, kin, V, S, T, count, h, wanted)
    S[WORST] = max(S[WORST], left)
    if not left <= wanted.tolerance:
        S[UNCERTIFIED] += 1.0
    return count


@kernel(inline=True)
def _log(world, S, t, k, after, lost):
    """Log an impact at point k."""
    I, room = world.integers, room_of(world)
    at, about = room.log + IMPACT_SIZE * int(S[IMPACTS]), room.about + ABOUT_SIZE * k
    pair = near_at(I, room.near, I[room.touch + TOUCH_SIZE * k + 2])
    log_time(S, at, t)
    log_slot(S, at, float(pair.a * room.solids + pair.b if room.crowd else pair.first_slot))
    log_feature(S, at, feature_of(S, about))
    log_point(S, at, place_of(S, about))
    log_normal(S, at, normal_of(S, room.rigid + RIGID_SIZE * k))
    log_impulse(S, at, impulse_of(S, room.impulse + IMPULSE_SIZE * k))
    log_angular_impulse(S, at, NOTHING)
    log_before(S, at, before_of(S, about))
    log_after(S, at, after)
    log_restitution(S, at, restitution_of(S, about))
    log_lost_friction(S, at, lost[0])
    log_lost_restitution(S, at, lost[1])
    S[IMPACTS] += 1.0
    world.floats[contacts_of(world).state + COUNTED] += 1.0


@kernel(inner=True)
def _free_slots(world, S):
    """Make room for the points of this step; slots between solids at rest stay. How many of a pool were put aside."""
    I, room, floats, C, kept = world.integers, room_of(world), world.floats, contacts_of(world), 0
    if not room.crowd:
        for k in range(C.pairs):
            pair = pair_at(I, C.first_pair, k)
            if not _both_rest(world, room, pair.a, pair.b):
                for at in range(slot_place(world, pair.first_slot), slot_place(world, pair.first_slot + pair.slots)):
                    floats[at] = 0.0
        return 0
    for slot in range(room.stored):
        row = slot_place(world, slot)
        if _both_rest(world, room, int(slot_first(floats, row)), int(slot_second(floats, row))):
            for c in range(SLOT_SIZE):
                S[room.kept + SLOT_SIZE * kept + c] = floats[row + c]
            kept += 1
    return kept


@kernel(inline=True)
def _both_rest(world, room, a, b):
    return rests(world, room, a, solid_of(world, a).carrier) and rests(world, room, b, solid_of(world, b).carrier)


@kernel(inner=True)
def _put_back(world, S, slot, taken, kept, low, high):
    """Write the rows that were put aside from number ``taken`` on, up to the solids ``low`` and ``high``, to the pool.

    Returns the next free slot and the next of the rows.
    """
    room, floats = room_of(world), world.floats
    while taken < kept and slot < contacts_of(world).slots:
        source = room.kept + SLOT_SIZE * taken
        a, b = slot_first(S, source), slot_second(S, source)
        a, b = min(a, b), max(a, b)
        if a > low or (a == low and b > high):
            break
        for c in range(SLOT_SIZE):
            floats[slot_place(world, slot) + c] = S[source + c]
        slot, taken = slot + 1, taken + 1
    return slot, taken


@kernel(inner=True)
def _account(world, motion, V, S, count, t, h, faster):
    """Give the impulses of contact to the momenta; account for losses, grounds and impacts; write the slots."""
    I, room, floats, state = world.integers, room_of(world), world.floats, motion.state
    push_sum, turn_sum, slot, last, taken = NOTHING, NOTHING, 0, -1, 0
    kept = _free_slots(world, S)
    for k in range(count):
        touch, at, about = room.touch + TOUCH_SIZE * k, room.rigid + RIGID_SIZE * k, room.about + ABOUT_SIZE * k
        i, j, near = I[touch], I[touch + 1], I[touch + 2]
        p, n = impulse_of(S, room.impulse + IMPULSE_SIZE * k), normal_of(S, at)
        pn = dot(p, n)
        if pn <= 0.0:
            continue
        before, after, point = before_of(S, about), velocity_of_point(V, S, I, room, k), place_of(S, about)
        both = add(before, after)
        bounced = -0.5 * pn * dot(n, both)
        rubbed = -0.5 * dot(p, both) - bounced
        lose(world, RESTITUTION, bounced)
        lose(world, FRICTION, rubbed)
        put_momentum(state, i, add(momentum_of(state, i), p))
        put_angular_momentum(state, i, add(angular_momentum_of(state, i), cross(arm_a_of(S, at), p)))
        if j < world.bodies:
            put_momentum(state, j, sub(momentum_of(state, j), p))
            put_angular_momentum(state, j, sub(angular_momentum_of(state, j), cross(arm_b_of(S, at), p)))
        else:
            push_sum, turn_sum = add(push_sum, p), add(turn_sum, cross(point, p))
            moving = add(linear_of(V, j), cross(angular_of(V, j), arm_b_of(S, at)))
            accumulate(motion.accumulators, 0, dot(p, moving))
        closing = -dot(n, before)
        if closing > HARD * faster or (restitution_of(S, about) > 0.0 and strikes(S, room, k, h)):
            _log(world, S, t, k, after, (rubbed, bounced))
        pair = near_at(I, room.near, near)
        if room.crowd:
            one, other = float(min(pair.a, pair.b)), float(max(pair.a, pair.b))
            slot, taken = _put_back(world, S, slot, taken, kept, one, other)
            own = slot
            full = slot >= contacts_of(world).slots
        else:
            slot = slot + 1 if near == last else 0
            own = pair.first_slot + slot
            full = slot >= pair.slots
            last = near
        if full:
            S[DROPPED] += 1.0
            continue
        row = slot_place(world, own)
        slip = sub(after, scale(dot(n, after), n))
        rub = norm(sub(p, scale(pn, n)))
        limit = friction_of(S, room.impulse + IMPULSE_SIZE * k) * pn
        put_mode(floats, row, ROLLING if rub < limit * (1.0 - EDGE) else SLIDING)
        put_slot_feature(floats, row, feature_of(S, about) + 1.0)
        put_slot_gap(floats, row, gap_of(S, about) + 0.5 * h * dot(n, after))
        put_slot_point(floats, row, point)
        put_slot_normal(floats, row, n)
        put_slot_force(floats, row, scale(1.0 / h, p))
        put_slot_torque(floats, row, NOTHING)
        put_slot_slip(floats, row, slip)
        if room.crowd:
            put_first(floats, row, float(pair.a))
            put_second(floats, row, float(pair.b))
            put_law(floats, row, float(pair.law))
            slot += 1
    if room.crowd:
        slot, taken = _put_back(world, S, slot, taken, kept, math.inf, math.inf)
        for own in range(slot, room.stored):
            at = slot_place(world, own)
            for c in range(SLOT_SIZE):
                floats[at + c] = 0.0
        I[contacts_of(world).end + STORED] = slot
    accumulate_wrench(motion.accumulators, 1.0, push_sum, turn_sum)
    head = contacts_of(world).state
    floats[head + EVENTS] += 1.0 if count else 0.0
    floats[head + WORST_CERTIFICATE] = max(floats[head + WORST_CERTIFICATE], S[CERTIFICATE])


@kernel(inline=True)
def _stand(world, motion, users, scratch, t):
    """See ``in_pieces``: forces are found in the middle of a step."""
    place(world, motion)
    if world.joints:
        prepare(SE3, world, motion.kin, users, scratch.solver, t)


# Points are found run by run.
@kernel(inline=True, by_lane=True)
def begin(world, motion, users, scratch, t):
    """Poses; the joints' matrix; how many slots of a pool are in use."""
    _stand(world, motion, users, scratch, t)
    if world.contacts:
        C = contacts_of(world)
        world.floats[C.state + FOUND] = 1.0
        count = 0
        while room_of(world).crowd and count < C.slots and slot_law(world.floats, slot_place(world, count)) != 0.0:
            count += 1
        world.integers[contacts_of(world).end + STORED] = count


@kernel(inner=True)
def _move(world, motion, users, S, T, interval, first):
    """Drift, with the joints closed. COMPLETE, or why they could not be. ``first`` says which half it is."""
    if world.joints:
        return linked_drift(world, motion, users, S, T, interval, world.contacts > 0, first)
    drift(world, motion, turn, interval.length, False)
    return COMPLETE


@kernel(inline=True)
def _halves(interval):
    """Both halves of an interval."""
    middle, half = interval.start + 0.5 * interval.length, 0.5 * interval.length
    return Interval(interval.start, half, middle), Interval(middle, half, interval.end)


@kernel(inline=True)
def _free_piece(world, motion, users, scratch, interval):
    """Drift, forces, drift."""
    V, T, h, (first, second) = scratch.rows, scratch.solver, interval.length, _halves(interval)
    ended = _move(world, motion, users, T, T, first, True)
    if ended.cause != DONE:
        return ended
    _load(world, motion, V)
    _pull(world, motion, users, V, T, first.end, h)
    _apply_forces(world, motion, V, h)
    if world.joints:
        ended = join(world, motion, T, h)
        if ended.cause != DONE:
            return ended
    return _move(world, motion, users, T, T, second, False)


@kernel(inner=True)
def _contact_step(world, motion, users, options, scratch, interval):
    """Drift, forces and contact, drift. Impacts and losses are not taken back, so ridges are stepped over."""
    V, T, h, (first, second) = scratch.rows, scratch.solver, interval.length, _halves(interval)
    S = T[joints_of(world).scratch :] if world.joints else T[0:]
    wanted = options_at(options)
    _load(world, motion, V)
    place_grounds(world, motion.kin, S, room_of(world).grounds, interval.start)
    if not keep_near(world, motion.kin, S, h):
        return Status(0, ROOM, 0, 0.0)
    ended = _move(world, motion, users, S, T, first, True)
    if ended.cause != DONE:
        return ended
    place_grounds(world, motion.kin, S, room_of(world).grounds, first.end)
    place_solids(world, motion.kin, S, room_of(world).centre)
    _load(world, motion, V)
    _pull(world, motion, users, V, T, first.end, h)
    faster = _strongest(world, motion.kin, h)
    count = _contact(world, motion, V, S, T, options, h, faster)
    _apply_forces(world, motion, V, h)
    _account(world, motion, V, S, count, first.end, h, faster)
    if world.joints:
        ended = join(world, motion, T, h)
        if ended.cause != DONE:
            return ended
    if wanted.sleep > 0.0:
        fall_asleep(world, motion, V, S, count, h, wanted.sleep, wanted.tolerance)
    ended = _move(world, motion, users, S, T, second, False)
    if ended.cause == DONE and world.joints:
        count_turns(world, motion.kin, T, h)
    if ended.cause == DONE and S[IMPACTS] > MANY_IMPACTS:
        return Status(0, PAUSED, 0, 0.0)
    return ended


@kernel(inline=True, by_lane=True)
def step(world, motion, users, options, scratch, interval):
    """With contact, or without it in pieces that end on ridges."""
    if world.contacts:
        return _contact_step(world, motion, users, options, scratch, interval)
    return constrained_step(_free_piece, _stand, world, motion, users, scratch, interval)
