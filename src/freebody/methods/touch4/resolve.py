"""After an event: impacts, then the modes of all closed points from the cone problem of their accelerations."""

from freebody.compile import kernel
from freebody.contact.cone import rates_after, sweep_cones
from freebody.contact.geometry.atoms import FLAT
from freebody.contact.geometry.sides import solid_of
from freebody.contact.impact import collide, impel, momenta, motor_work, restitution_used, use_no_restitution
from freebody.contact.layout import (
    IMPACT,
    OPEN,
    ROLLING,
    SLIDING,
    STATE,
    contacts_of,
    law_at,
)
from freebody.contact.listing import TOUCHING, closed_below, flat_rim, has_rims, put_ring
from freebody.contact.modes import (
    act,
    hold_normals,
    loads,
    put_direction,
    put_roll_mode,
    put_spin_mode,
    put_spin_sign,
    put_turning,
    slot_direction,
    slot_turning,
    solve_held,
    solve_shared,
    tie_rows,
)
from freebody.contact.room import (
    MOST_IMPACTS,
    NOTHING,
    POINT_SIZE,
    bias_of,
    bitangent_of,
    feature_in,
    first_row,
    gap_of,
    normal_of,
    normal_rate_of,
    place_of,
    point_a,
    point_b,
    point_law,
    point_slot,
    points_in,
    put_mode,
    room_of,
    rows_in,
    slip_of,
    slot_mode,
    slot_place,
    spare_point,
    spin_of,
    tangent_of,
    turns_of,
)
from freebody.contact.space import (
    direction_or,
    force_and_torque,
    gather,
    inertias,
    known_rates,
    measured_gap,
    pair_of,
    pairs_in,
    tangential,
    write_matrix,
    write_point,
    write_rows,
)
from freebody.joints.se3_system import SE3
from freebody.joints.solver import prepare
from freebody.lie.vec import add, cross, dot, norm, scale, sub
from freebody.methods.loop import accumulate
from freebody.methods.touch4.balance import is_held, kinetic
from freebody.methods.touch4.notes import GRACE, IMPACTS, RESTITUTION_LOWERED, SHIFTED, UNRESOLVED
from freebody.methods.touch4.projections import (
    FRICTION,
    RESTITUTION,
    close_gaps,
    load_carriers,
    lose,
    work_of_grounds,
)
from freebody.model.columns import (
    angular_momentum_of,
    angular_velocity_of,
    force_of,
    momentum_of,
    position_of,
    put_angular_momentum,
    put_momentum,
    rotation_of,
    torque_of,
    velocity_of,
)
from freebody.model.rows import angular_momentum, body_of, six, sym_vec

# Rates (m/s) that count as rest: approaching slower is no impact. Relative to the speeds around.
RESTING = 1e-11
# Slip (m/s, rad/s) that counts as none, relative to the speeds around.
SLIPPING = 1e-10
# Forces this small, relative to the largest, are none.
NO_FORCE = 1e-11
# Friction may exceed its limit by this part before a rolling point slides.
EDGE = 1e-10
# Accelerations this small, relative to the largest, are what sweeps leave of none.
SWEPT = 1e-9
# A point that would fly for less than this part of a step stays closed. Shorter flights are so low that rounding of
# positions shows in their times.
ZENO = 5e-3
# Gaps (m) that rounding leaves, and the most that bodies may fall when wider ones close, relative to their energy.
MET, FALLEN = 1e-14, 1e-3
# A rim that was struck and rocks no higher than this many times what counts as flat is laid down; the second is for
# steps in which too much happens.
LOW, MANY_LOW = 30.0, 3000.0
# Attempts to find modes, and impacts in a row at one time.
ATTEMPTS = 40
IN_A_ROW = 60

(
    log_time, log_slot, log_feature, log_point, log_normal, log_impulse, log_angular_impulse, log_before, log_after,
    log_restitution, log_lost_friction, log_lost_restitution,
) = (IMPACT.part(field) for field in IMPACT.fields)  # fmt: skip
IMPACT_SIZE = IMPACT.size
COUNTED, MODES_FOUND = STATE.slices["impacts"].start, STATE.slices["found"].start


@kernel(inner=True)
def speed_around(world, kin):
    """A speed that rates are measured against."""
    speed = 0.0
    for k in range(world.bodies + contacts_of(world).grounds):
        speed = max(speed, norm(velocity_of(kin, k)), norm(angular_velocity_of(kin, k)))
    return 1e-3 + speed


@kernel(inner=True)
def close_near(world, kin, S):
    """Make every listed point whose gap is zero a candidate: rolling for now. Returns how many there are.

    Those that are closed already keep their directions.
    """
    n = 0
    for j in range(pairs_in(world)):
        pair = pair_of(world, j)
        for slot in range(pair.first_slot, pair.first_slot + pair.slots):
            if feature_in(world, slot) < 0:
                continue
            at = slot_place(world, slot)
            if slot_mode(world.floats, at) == OPEN:
                gap = measured_gap(world, kin, pair, slot)
                if gap <= closed_below(world, pair, slot):
                    put_mode(world.floats, at, ROLLING)
                    put_direction(world.floats, at, NOTHING)
                    put_turning(world.floats, at, NOTHING)
            if slot_mode(world.floats, at) != OPEN:
                n += 1
    return n


@kernel(inner=True)
def _in_contact_space(world, motion, users, S, t):
    """Points, rows, matrix and rates at the present state."""
    load_carriers(world, motion, S, t)
    n = gather(world, motion.kin, S)
    if n == 0:
        return 0
    inertias(world, motion.kin, S)
    if world.joints:
        prepare(SE3, world, motion.kin, users, S, t)
    write_rows(world, S)
    write_matrix(world, S)
    known_rates(world, S)
    return n


@kernel(inner=True)
def account(world, motion, S, t):
    """Account for what the impulses of an impact do, and log every point that has one. ``rate`` is known."""
    room = room_of(world)
    for i in range(points_in(world, S)):
        k, r = room.points + POINT_SIZE * i, int(first_row(S, room.points + POINT_SIZE * i))
        law = law_at(world.floats, int(point_law(S, k)))
        n, tangent, bitangent = normal_of(S, k), tangent_of(S, k), bitangent_of(S, k)
        impulse, torque = force_and_torque(world, S, i)
        if S[room.impulse + r] == 0.0:
            continue
        bounced = -0.5 * S[room.impulse + r] * (S[room.known + r] + S[room.rate + r])
        rubbed = 0.0
        last = r + 1
        after = scale(S[room.rate + r], n)
        if law.friction > 0.0:
            after = add(after, add(scale(S[room.rate + r + 1], tangent), scale(S[room.rate + r + 2], bitangent)))
            last += 2
        else:
            after = add(after, tangential(n, slip_of(S, k)))
        if law.rolling > 0.0:
            last += 2
        if law.spinning > 0.0:
            last += 1
        for q in range(r + 1, last):
            rubbed -= 0.5 * S[room.impulse + q] * (S[room.known + q] + S[room.rate + q])
        lose(world, RESTITUTION, bounced)
        lose(world, FRICTION, rubbed)
        accumulate(motion.accumulators, 0, work_of_grounds(world, motion.kin, S, i, impulse, torque))
        _log(world, S, t, i, impulse, torque, after, (rubbed, bounced))


@kernel(inline=True)
def _log(world, S, t, i, impulse, torque, after, lost):
    """Log what point i got in an impact, and what was lost to friction and restitution."""
    room = room_of(world)
    k = room.points + POINT_SIZE * i
    count = int(S[room.note + IMPACTS])
    if count < MOST_IMPACTS:
        at, slot = room.log + IMPACT_SIZE * count, int(point_slot(S, k))
        log_time(S, at, t)
        log_slot(S, at, float(slot))
        log_feature(S, at, float(feature_in(world, slot)))
        log_point(S, at, place_of(S, k))
        log_normal(S, at, normal_of(S, k))
        log_impulse(S, at, impulse)
        log_angular_impulse(S, at, torque)
        log_before(S, at, slip_of(S, k))
        log_after(S, at, after)
        log_restitution(S, at, restitution_used(world, S, i))
        log_lost_friction(S, at, lost[0])
        log_lost_restitution(S, at, lost[1])
        S[room.note + IMPACTS] = count + 1.0
    world.floats[contacts_of(world).state + COUNTED] += 1.0


@kernel(inner=True)
def _log_loss(world, S, t, slot, lost):
    """Account for a loss without an impulse, and log it at a point."""
    lose(world, RESTITUTION, lost)
    use_no_restitution(world, S)
    for i in range(points_in(world, S)):
        k = room_of(world).points + POINT_SIZE * i
        if int(point_slot(S, k)) == slot:
            _log(world, S, t, i, NOTHING, NOTHING, slip_of(S, k), (0.0, lost))


@kernel(inner=True)
def close_down(world, motion, users, S, t, slot):
    """Close the gaps of all closed points. The work of all forces on the way is lost, and logged at a slot."""
    _, before = momenta(world, motion)
    load_carriers(world, motion, S, t)
    close_gaps(world, motion, users, S, t)
    load_carriers(world, motion, S, t)
    _log_loss(world, S, t, slot, S[room_of(world).note + SHIFTED])
    _, after = momenta(world, motion)
    for c in range(3):
        accumulate(motion.accumulators, 4 + c, after[c] - before[c])


@kernel(inner=True)
def _meet(world, motion, users, S, t):
    """Close what is left of the gaps of closed points: bodies get the work of all forces on the way as speed."""
    room, wide, energy = room_of(world), 0.0, 0.0
    for i in range(gather(world, motion.kin, S)):
        wide = max(wide, abs(gap_of(S, room.points + POINT_SIZE * i)))
    if wide <= MET:
        return
    before, turning = momenta(world, motion)
    close_gaps(world, motion, users, S, t)
    load_carriers(world, motion, S, t)
    for b in range(world.bodies):
        if is_held(world, S, b):
            energy += kinetic(motion, b)
    work = S[room.note + SHIFTED]
    if abs(work) < FALLEN * energy:
        for b in range(world.bodies):
            if is_held(world, S, b):
                f, p, L = (
                    (1.0 + work / energy) ** 0.5,
                    momentum_of(motion.state, b),
                    angular_momentum_of(motion.state, b),
                )
                put_momentum(motion.state, b, scale(f, p))
                put_angular_momentum(motion.state, b, scale(f, L))
        load_carriers(world, motion, S, t)
    elif work != 0.0:
        _log_loss(world, S, t, int(point_slot(S, room.points)), work)
    after, turned = momenta(world, motion)
    for c in range(3):
        accumulate(motion.accumulators, 1 + c, after[c] - before[c])
        accumulate(motion.accumulators, 4 + c, turned[c] - turning[c])


@kernel(inner=True)
def _apply(world, motion, S, t):
    """Give the impulses to the bodies, and account for them."""
    before, turning = momenta(world, motion)
    impel(world, motion, S)
    after, turned = momenta(world, motion)
    for c in range(3):
        accumulate(motion.accumulators, 1 + c, after[c] - before[c])
        accumulate(motion.accumulators, 4 + c, turned[c] - turning[c])
    if world.joints:
        accumulate(motion.accumulators, 0, motor_work(world, S))
    account(world, motion, S, t)


@kernel(inner=True)
def _impact(world, motion, users, S, t, hurried):
    """If a closed point approaches, let it collide with all others. Returns whether one did."""
    room = room_of(world)
    n = _in_contact_space(world, motion, users, S, t)
    least = RESTING * speed_around(world, motion.kin)
    approaching = False
    for i in range(n):
        approaching |= S[room.known + int(first_row(S, room.points + POINT_SIZE * i))] < -least
    if not approaching:
        return False
    if collide(world, S, hurried):
        S[room.note + RESTITUTION_LOWERED] += 1.0
    _apply(world, motion, S, t)
    return True


@kernel(inner=True)
def _guess_modes(world, motion, users, S, t):
    """Open what separates; what slips slides. Leaves the others rolling."""
    room = room_of(world)
    n = _in_contact_space(world, motion, users, S, t)
    speed = speed_around(world, motion.kin)
    for i in range(n):
        k = room.points + POINT_SIZE * i
        at, law = slot_place(world, int(point_slot(S, k))), law_at(world.floats, int(point_law(S, k)))
        normal = normal_of(S, k)
        u, w = tangential(normal, slip_of(S, k)), spin_of(S, k)
        rate = S[room.known + int(first_row(S, k))]
        if rate > RESTING * speed:
            put_mode(world.floats, at, OPEN)
            continue
        slides = norm(u) > SLIPPING * speed or law.friction == 0.0 or law.slip_speed > 0.0
        put_mode(world.floats, at, SLIDING if slides else ROLLING)
        if slides:
            put_direction(world.floats, at, direction_or(u, normal, slot_direction(world.floats, at), 0.0))
        across = tangential(normal, w)
        rolls = norm(across) > SLIPPING * speed
        put_roll_mode(world.floats, at, (SLIDING if rolls else ROLLING) if law.rolling > 0.0 else OPEN)
        if rolls:
            put_turning(world.floats, at, direction_or(across, normal, slot_turning(world.floats, at), 0.0))
        along = dot(normal, w)
        spins = abs(along) > SLIPPING * speed
        put_spin_mode(world.floats, at, (SLIDING if spins else ROLLING) if law.spinning > 0.0 else OPEN)
        put_spin_sign(world.floats, at, 1.0 if along >= 0.0 else -1.0)


@kernel(inline=True)
def _begin_to_slide(world, S, room, k, r, kept):
    """The direction in which a point begins to slide: where it accelerates to, else against the friction it had."""
    n, t, s = normal_of(S, k), tangent_of(S, k), bitangent_of(S, k)
    moved = add(scale(S[room.rate + r], t), scale(S[room.rate + r + 1], s))
    held = add(scale(-S[room.impulse + r], t), scale(-S[room.impulse + r + 1], s))
    size = 0.0
    for q in range(rows_in(world, S)):
        size = max(size, abs(S[room.known + q]))
    return direction_or(moved, n, direction_or(held, n, kept, 0.0), 1e-9 * size)


@kernel(inline=True)
def _gives_way(S, room, r, count, limit, swept, tiny):
    """Whether a cone cannot hold its rows: the system asks for more, or the sweeps leave an acceleration."""
    x, u = S[room.impulse + r], S[room.rate + r]
    y, v = (S[room.impulse + r + 1], S[room.rate + r + 1]) if count == 2 else (0.0, 0.0)
    if swept:
        return x * x + y * y > (limit * (1.0 - 1e-6)) ** 2 and u * u + v * v > tiny * tiny
    return x * x + y * y > (limit * (1.0 + EDGE)) ** 2


@kernel(inner=True)
def _correct_modes(world, S, swept):
    """Change the modes that the forces contradict: of the system, or of the cone problem where it was swept. Returns
    whether there were any."""
    room, n, floats = room_of(world), points_in(world, S), world.floats
    largest, size = 0.0, 0.0
    for i in range(n):
        largest = max(largest, abs(S[room.impulse + int(first_row(S, room.points + POINT_SIZE * i))]))
    for r in range(rows_in(world, S)):
        size = max(size, abs(S[room.known + r]))
    changed = False
    for i in range(n):
        k = room.points + POINT_SIZE * i
        r, law = int(first_row(S, k)), law_at(floats, int(point_law(S, k)))
        at = slot_place(world, int(point_slot(S, k)))
        N = S[room.impulse + r]
        if NO_FORCE * largest >= N:
            put_mode(floats, at, OPEN)
            changed = True
            continue
        q, tiny = r + 1, SWEPT * size
        if law.friction > 0.0:
            limit = grace(S, room) * law.friction * N
            if slot_mode(floats, at) == ROLLING and _gives_way(S, room, q, 2, limit, swept, tiny):
                put_mode(floats, at, SLIDING)
                put_direction(floats, at, _begin_to_slide(world, S, room, k, q, slot_direction(floats, at)))
                changed = True
            q += 2
        if law.rolling > 0.0:
            if S[room.held + q] != 0.0 and _gives_way(S, room, q, 2, law.rolling * N, swept, tiny):
                put_roll_mode(floats, at, SLIDING)
                put_turning(floats, at, _begin_to_slide(world, S, room, k, q, slot_turning(floats, at)))
                changed = True
            q += 2
        holds = law.spinning > 0.0 and S[room.held + q] != 0.0
        if holds and _gives_way(S, room, q, 1, law.spinning * N, swept, tiny):
            put_spin_mode(floats, at, SLIDING)
            put_spin_sign(floats, at, -1.0 if S[room.impulse + q] > 0.0 else 1.0)
            changed = True
    return changed


@kernel(inner=True)
def find_modes(world, motion, users, S, t):
    """The modes of all closed points, by trial: those that were guessed, else those of the cone problem of their
    accelerations. Returns whether some were found that forces do not contradict.

    The wrench in ``kin`` is then the whole one.
    """
    room = room_of(world)
    for attempt in range(ATTEMPTS):
        n = loads(world, motion.kin, users, S, t)
        if n == 0:
            act(world, motion.kin, S)
            return True
        tie_rows(world, S)
        swept = attempt % 4 == 1
        if swept:
            for r in range(rows_in(world, S)):
                S[room.impulse + r] = 0.0
            for i in range(n):
                S[room.target + i] = 0.0
            sweep_cones(world, S, False)
        else:
            solve_shared(world, S)
            rates_after(world, S)
        if attempt == 0:
            # The first guess is kept or left as a whole: the cone problem knows better what gives way.
            if not _fits(world, S):
                continue
        elif _correct_modes(world, S, swept) or swept:
            continue
        act(world, motion.kin, S)
        return True
    return False


@kernel(inner=True)
def _fits(world, S):
    """Whether all forces push and stay in their cones."""
    room, fits, floats = room_of(world), True, world.floats
    for i in range(points_in(world, S)):
        k = room.points + POINT_SIZE * i
        r, law = int(first_row(S, k)), law_at(floats, int(point_law(S, k)))
        N, q = S[room.impulse + r], r + 1
        fits &= N > 0.0
        if law.friction > 0.0:
            fits &= S[room.held + q] == 0.0 or not _gives_way(
                S, room, q, 2, grace(S, room) * law.friction * N, False, 0.0
            )
            q += 2
        if law.rolling > 0.0:
            fits &= S[room.held + q] == 0.0 or not _gives_way(S, room, q, 2, law.rolling * N, False, 0.0)
            q += 2
        if law.spinning > 0.0:
            fits &= S[room.held + q] == 0.0 or not _gives_way(S, room, q, 1, law.spinning * N, False, 0.0)
    return fits


@kernel(inner=True)
def _normal_acceleration(world, kin, S, pair, slot):
    """Rate of the gap of a slot and its second derivative, under the whole wrench in ``kin``."""
    room = room_of(world)
    k = spare_point(world)
    write_point(world, kin, S, k, pair, slot)
    n, total = normal_of(S, k), dot(normal_of(S, k), bias_of(S, k)) + dot(normal_rate_of(S, k), slip_of(S, k))
    for side in range(2):
        carrier = int(point_a(S, k)) if side == 0 else int(point_b(S, k))
        sign = 1.0 if side == 0 else -1.0
        if carrier < world.bodies:
            body, w = body_of(world, carrier), angular_velocity_of(kin, carrier)
            arm = sub(place_of(S, k), position_of(kin, carrier))
            gyration = cross(w, angular_momentum(body, rotation_of(kin, carrier), w))
            turn = sym_vec(six(S, room.inverse + 6 * carrier), sub(torque_of(kin, carrier), gyration))
            push = add(scale(body.inverse_mass, force_of(kin, carrier)), cross(turn, arm))
            total += sign * dot(n, turn if turns_of(S, k) != 0.0 else push)
    return dot(n, slip_of(S, k)), total


@kernel(inner=True)
def _end_bouncing(world, motion, users, S, t, dt, lowest):
    """Close the points that would bounce for less than a part of a step: the rest of the series is lost at once.

    A rim that rocks no higher than ``lowest`` times what counts as flat is laid down as a whole.

    Returns whether there were any.
    """
    inertias(world, motion.kin, S)
    found, longest, laid = False, 0.0, -1
    for j in range(pairs_in(world)):
        pair = pair_of(world, j)
        e = law_at(world.floats, pair.law).restitution
        low = lowest * FLAT * solid_of(world, pair.a).size[0] if has_rims(world, pair) else 0.0
        separates, lands = False, True
        for slot in range(pair.first_slot, pair.first_slot + pair.slots):
            at = slot_place(world, slot)
            if feature_in(world, slot) < 0 or slot_mode(world.floats, at) != OPEN or e >= 1.0:
                continue
            gap = measured_gap(world, motion.kin, pair, slot)
            if gap > max(TOUCHING, low):
                lands = False
                continue
            rate, pull = _normal_acceleration(world, motion.kin, S, pair, slot)
            separates |= rate > 0.0
            lands &= pull < 0.0 and gap - 0.5 * rate * rate / pull < low
            if rate > 0.0 and pull < 0.0:
                length = 2.0 * rate / -pull / (1.0 - e)
                if gap <= TOUCHING and 2.0 * rate < ZENO * dt * -pull:
                    put_mode(world.floats, at, ROLLING)
                    found = True
                if found or lands:
                    longest = max(longest, length)
        if low > 0.0 and separates and lands:
            rim = flat_rim(world, motion.kin, pair, low)
            if rim >= 0:
                put_ring(world, pair, rim)
                found, laid = True, pair.first_slot
    if laid >= 0:
        close_down(world, motion, users, S, t, laid)
    if found:
        _in_contact_space(world, motion, users, S, t)
        hold_normals(world, S)
        solve_held(world, S)
        rates_after(world, S)
        use_no_restitution(world, S)
        _apply(world, motion, S, t + longest)
        load_carriers(world, motion, S, t)
    return found


@kernel(inner=True)
def resolve(world, motion, users, S, t, dt, hurried):
    """Impacts and modes at the present state, so that motion can go on from it; ``hurried`` takes all restitution away.

    The wrench in ``kin`` is the whole one afterwards.
    """
    C, room = contacts_of(world), room_of(world)
    world.floats[C.state + MODES_FOUND] = 1.0
    for again in range(IN_A_ROW):
        load_carriers(world, motion, S, t)
        close_near(world, motion.kin, S)
        _meet(world, motion, users, S, t)
        struck = False
        for _ in range(IN_A_ROW):
            if not _impact(world, motion, users, S, t, hurried or again > 20):
                break
            struck = True
        _guess_modes(world, motion, users, S, t)
        if not find_modes(world, motion, users, S, t):
            S[room.note + UNRESOLVED] += 1.0
            return
        lowest = MANY_LOW if hurried else (LOW if struck else 0.0)
        if not _end_bouncing(world, motion, users, S, t, dt, lowest):
            return
        _guess_modes(world, motion, users, S, t)
        if find_modes(world, motion, users, S, t) and not struck:
            return


@kernel(inline=True)
def grace(S, room):
    """By which factor friction may exceed its limit now: 1 unless rolling and sliding alternate at one time."""
    return 1.0 + S[room.note + GRACE]
