"""Projections: the nearest state in which gaps and joints are closed and stay so, in the metric of the masses."""

from freebody.compile import kernel
from freebody.contact.grounds import place_grounds
from freebody.contact.impact import impel, momenta
from freebody.contact.layout import ROLLING, STATE, contacts_of
from freebody.contact.listing import least_tilt
from freebody.contact.modes import hold_normals, hold_rates, push, solve_held
from freebody.contact.room import (
    POINT_SIZE,
    arm_a_of,
    arm_b_of,
    first_row,
    gap_of,
    normal_of,
    place_of,
    point_a,
    point_b,
    point_slot,
    points_in,
    room_of,
    row_count,
    rows_in,
    slip_of,
    slot_mode,
    slot_place,
)
from freebody.contact.single import RUBBED, are_single, single_shift, single_stop
from freebody.contact.space import (
    angular_at,
    force_and_torque,
    gather,
    inertias,
    known_rates,
    linear_at,
    write_matrix,
    write_rows,
)
from freebody.joints.constraints.evaluate import residuals
from freebody.joints.layout import joints_of, note_of
from freebody.joints.measures import extent_at, worst_of
from freebody.joints.se3_system import SE3
from freebody.joints.se3_system import impel as impel_joints
from freebody.joints.solver import collect, prepare, residual_rates, solve_residuals
from freebody.lie.quaternion import exp, normalize, product
from freebody.lie.vec import add, cross, dot, norm, scale, sub
from freebody.methods.loop import accumulate
from freebody.methods.touch4.notes import GATHERED, ROCKED, SHIFTED
from freebody.model.columns import (
    angular_momentum_of,
    angular_velocity_of,
    force_of,
    momentum_of,
    orientation_of,
    position_of,
    put_angular_momentum,
    put_momentum,
    put_orientation,
    put_position,
    torque_of,
    velocity_of,
)
from freebody.model.rows import body_of, load_all, sym_vec

# Gaps and rates this small, relative to sizes and speeds, are round-off and left alone.
CLOSED = 4e-16
# The same of the rates of single points: what rounding leaves of them.
STOPPED = 1e-15
# Rounds of projection: each gains as many digits as there are already.
PROJECTIONS = 6
# What may be left of joints, relative to lengths and speeds.
ENOUGH = 1e-11

FRICTION, RESTITUTION = STATE.slices["friction"].start, STATE.slices["restitution"].start


@kernel(inline=True, contract=False)
def lose(world, account, value):
    """Add to what was lost, with its compensation."""
    at = contacts_of(world).state + account
    total = world.floats[at]
    new = total + value
    added = new - total
    world.floats[at + 1] += (total - (new - added)) + (value - added)
    world.floats[at] = new


@kernel(inner=True)
def load_carriers(world, motion, S, t):
    """Kinematic rows of all bodies from the state, and of all grounds at time t."""
    load_all(world, motion)
    place_grounds(world, motion.kin, S, room_of(world).grounds, t)


@kernel(inline=True)
def _shift(world, motion, S, count):
    """Move every body by its responses to the impulses of ``count`` rows."""
    room, bodies = room_of(world), world.bodies
    for b in range(bodies):
        turn, push = (0.0, 0.0, 0.0), (0.0, 0.0, 0.0)
        for r in range(count):
            p, at = S[room.impulse + r], room.response + 6 * (bodies * r + b)
            turn, push = add(turn, scale(p, angular_at(S, at))), add(push, scale(p, linear_at(S, at)))
        _displace(world, motion, S, b, turn, push)


@kernel(inline=True)
def _shift_single(world, motion, S):
    """Move the bodies of single points so that their gaps close."""
    for i in range(points_in(world, S)):
        k = room_of(world).points + POINT_SIZE * i
        for body in (int(point_a(S, k)), int(point_b(S, k))):
            if body < world.bodies:
                turn, push = single_shift(world, motion.kin, S, k, body)
                _displace(world, motion, S, body, turn, push)


@kernel(inline=True)
def _displace(world, motion, S, b, turn, push):
    """Turn and move a body; the work of the forces on it is noted."""
    state = motion.state
    S[room_of(world).note + SHIFTED] += dot(force_of(motion.kin, b), push) + dot(torque_of(motion.kin, b), turn)
    put_position(state, b, add(position_of(state, b), push))
    if norm(turn) > 0.0:
        put_orientation(state, b, normalize(product(exp(turn), orientation_of(state, b))))


@kernel(inner=True)
def _close_joints(world, motion, users, S, t):
    """One Newton step of the joints alone; their largest residual before it, relative to sizes."""
    J = joints_of(world)
    residuals(world, motion.kin, users, t, S, J.residual)
    worst = worst_of(world, S, extent_at(world, motion.state), J.residual, True)
    if worst > CLOSED:
        solve_residuals(world, S, -1.0)
        collect(SE3, world, S, J.solution, 1.0)
        for b in range(world.bodies):
            note = note_of(world, S, b)
            turn = sym_vec(note.inverse_inertia, note.torque)
            _displace(world, motion, S, b, turn, scale(body_of(world, b).inverse_mass, note.force))
    return worst


@kernel(inner=True)
def close_gaps(world, motion, users, S, t):
    """Close gaps and joints: the nearest poses in the metric of the masses. Points and rows belong to them afterwards.

    The kinematic rows have to be those of the state. The work of all forces on the way is noted. Returns what is left
    of the joints, relative to sizes.
    """
    room = room_of(world)
    S[room.note + SHIFTED] = 0.0
    n, worst = gather(world, motion.kin, S), 0.0
    if n == 0 and not world.joints:
        return 0.0
    single = are_single(world, S)
    for turn in range(PROJECTIONS):
        off, worst = 0.0, 0.0
        for i in range(n):
            k = room.points + POINT_SIZE * i
            off = max(off, abs(gap_of(S, k)) / (1.0 + largest(position_of(motion.kin, 0))))
        if single:
            if off <= CLOSED or turn == PROJECTIONS - 1:
                break
            if turn == 0:
                push(world, motion.kin, users, S, t)
            _shift_single(world, motion, S)
            load_carriers(world, motion, S, t)
            gather(world, motion.kin, S)
            continue
        if turn == 0:
            push(world, motion.kin, users, S, t)
        inertias(world, motion.kin, S)
        if world.joints:
            prepare(SE3, world, motion.kin, users, S, t)
        if n:
            write_rows(world, S)
            write_matrix(world, S)
        if off > CLOSED and turn < PROJECTIONS - 1:
            for r in range(rows_in(world, S)):
                S[room.known + r] = 0.0
            for i in range(n):
                k = room.points + POINT_SIZE * i
                S[room.known + int(first_row(S, k))] = gap_of(S, k)
            hold_normals(world, S)
            solve_held(world, S)
            _shift(world, motion, S, rows_in(world, S))
        if world.joints:
            worst = _close_joints(world, motion, users, S, t)
        if max(off, worst) <= CLOSED or turn == PROJECTIONS - 1:
            break
        load_carriers(world, motion, S, t)
        gather(world, motion.kin, S)
    return worst


@kernel(inline=True)
def work_of_grounds(world, kin, S, i, impulse, torque):
    """The work that moving grounds do by what point i gives to its bodies."""
    k, work = room_of(world).points + POINT_SIZE * i, 0.0
    for side in range(2):
        carrier = int(point_a(S, k)) if side == 0 else int(point_b(S, k))
        if carrier >= world.bodies:
            w, arm = angular_velocity_of(kin, carrier), sub(place_of(S, k), position_of(kin, carrier))
            moving = add(velocity_of(kin, carrier), cross(w, arm))
            work += (-1.0 if side == 0 else 1.0) * (dot(impulse, moving) + dot(torque, w))
    return work


@kernel(inner=True)
def project(world, motion, users, S, t):
    """Close gaps and joints, then stop their rates: the nearest state in the metric of the masses.

    What that does to momenta is accumulated as impulse, and what impulses of moving grounds do as work. Returns what is
    left of the joints, relative to sizes.
    """
    before, turning = momenta(world, motion)
    load_carriers(world, motion, S, t)
    S[room_of(world).note + ROCKED] = least_tilt(world, motion.kin, S)
    worst = close_gaps(world, motion, users, S, t)
    gathered = room_of(world).note + GATHERED
    S[gathered] = 1.0 if are_single(world, S) else 0.0
    if stop(world, motion, users, S):
        S[gathered] = 0.0
        if not are_single(world, S):
            # Bodies that grounds carry along, with nothing left to turn, can be balanced by nothing else.
            work = 0.0
            for i in range(points_in(world, S)):
                impulse, torque = force_and_torque(world, S, i)
                work += work_of_grounds(world, motion.kin, S, i, impulse, torque)
            accumulate(motion.accumulators, 0, work)
            S[room_of(world).note + SHIFTED] += work
        after, turned = momenta(world, motion)
        for c in range(3):
            accumulate(motion.accumulators, 1 + c, after[c] - before[c])
            accumulate(motion.accumulators, 4 + c, turned[c] - turning[c])
    return worst


@kernel(inner=True)
def stop(world, motion, users, S):
    """Make the rates of all closed normals, of rolling points and of joints vanish; whether there were any.

    The points have to be those of ``kin``, and their rows and W, if they are not single. ``kin`` follows.
    """
    if not are_single(world, S):
        _stop_all(world, motion, users, S)
        return True
    if not _stop_single(world, motion, S):
        return False
    load_all(world, motion)
    return True


@kernel(inner=True)
def _stop_single(world, motion, S):
    """Make the rates of single points vanish, as far as their modes want that; whether there were any."""
    state, kin, moved = motion.state, motion.kin, False
    for i in range(points_in(world, S)):
        k = room_of(world).points + POINT_SIZE * i
        mode = slot_mode(world.floats, slot_place(world, int(point_slot(S, k))))
        rolls = row_count(S, k) == RUBBED and mode == ROLLING
        a, b, u, n = int(point_a(S, k)), int(point_b(S, k)), slip_of(S, k), normal_of(S, k)
        arm_a, arm_b = arm_a_of(S, k), arm_b_of(S, k)
        speed = norm(velocity_of(kin, a)) + norm(cross(angular_velocity_of(kin, a), arm_a))
        if (norm(u) if rolls else abs(dot(n, u))) <= STOPPED * speed:
            continue
        push, moved = single_stop(world, kin, S, k, rolls), True
        put_momentum(state, a, add(momentum_of(state, a), push))
        put_angular_momentum(state, a, add(angular_momentum_of(state, a), cross(arm_a, push)))
        if b < world.bodies:
            put_momentum(state, b, sub(momentum_of(state, b), push))
            put_angular_momentum(state, b, sub(angular_momentum_of(state, b), cross(arm_b, push)))
    return moved


@kernel(inner=True)
def _stop_all(world, motion, users, S):
    n = points_in(world, S)
    if world.joints:
        J = joints_of(world)
        for _ in range(2):
            residual_rates(SE3, world, motion.kin, S, J.residual)
            solve_residuals(world, S, -1.0)
            collect(SE3, world, S, J.solution, 1.0)
            for b in range(world.bodies):
                impel_joints(world, motion, S, b)
            load_all(world, motion)
        if n:
            gather(world, motion.kin, S)
            write_rows(world, S)
    if n:
        known_rates(world, S)
        hold_rates(world, S)
        solve_held(world, S)
        impel(world, motion, S)
        load_all(world, motion)


@kernel(inline=True)
def largest(a):
    """The largest of three numbers, without their signs."""
    return max(abs(a[0]), max(abs(a[1]), abs(a[2])))
