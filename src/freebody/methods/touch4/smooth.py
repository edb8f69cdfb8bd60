"""Motion while nothing changes: four stages with contact and joints as one more wrench, then projections.

The stages are those of Kutta's 3/8 rule, whose error is about a third of that of the classical ones where bodies roll
(measured on the rattleback). Rates of the rotation vector u of the step, R = R0 exp(u), are W + u x W/2 +
u x (u x W)/12: the series of dexp^-1 as far as order 4 needs it.

``scratch.rows`` has the rates of the stages as ``classical`` keeps them; the first stage belongs to the start of the
piece and serves for every length that is tried.
"""

from freebody.compile import kernel
from freebody.contact.grounds import place_grounds
from freebody.contact.impact import impel, momenta
from freebody.contact.layout import STATE, contacts_of
from freebody.contact.listing import least_tilt
from freebody.contact.modes import accelerate, hold_normals, hold_rates, solve_held
from freebody.contact.room import NOTHING, POINT_SIZE, first_row, gap_of, points_in, room_of, rows_in
from freebody.contact.space import angular_at, gather, inertias, known_rates, linear_at, write_matrix, write_rows
from freebody.joints.constraints.evaluate import residuals
from freebody.joints.layout import joints_of, note_of
from freebody.joints.measures import extent_at, worst_of
from freebody.joints.se3_system import SE3
from freebody.joints.se3_system import impel as impel_joints
from freebody.joints.solver import collect, prepare, residual_rates, solve_residuals
from freebody.lie.quaternion import exp, near_unit_to_matrix, normalize, product, renormalize, turned_by_twice
from freebody.lie.vec import add, cross, mat_t_vec, mat_vec, norm, scale
from freebody.methods.classical import (
    STAGE_SIZE,
    START,
    euler_of,
    put_euler,
    put_stage_force,
    put_stage_torque,
    put_stage_velocity,
    put_turning,
    stage_force_of,
    stage_torque_of,
    stage_velocity_of,
    sum4,
    turning_of,
)
from freebody.methods.loop import NO_WRENCH, accumulate, accumulate_sum, add_weighted, wrench_on
from freebody.methods.touch4.notes import ROCKED
from freebody.model.columns import (
    angular_momentum_of,
    force_of,
    momentum_of,
    orientation_of,
    position_of,
    put_angular_momentum,
    put_angular_velocity,
    put_momentum,
    put_orientation,
    put_position,
    put_rotation,
    put_velocity,
    rotation_of,
    torque_of,
)
from freebody.model.rows import body_of, get3, load_all, put3, sym_vec

# Gaps and rates this small, relative to sizes and speeds, are round-off and left alone.
CLOSED = 4e-16
# Rounds of projection: each gains as many digits as there are already.
PROJECTIONS = 6
# What may be left of joints, relative to lengths and speeds.
ENOUGH = 1e-11

NODES = (0.0, 1 / 3, 2 / 3, 1.0)
WEIGHTS = (0.125, 0.375, 0.375, 0.125)

FRICTION, RESTITUTION = STATE.slices["friction"].start, STATE.slices["restitution"].start


@kernel(inline=True)
def moved(a, h, k):
    """a + h k."""
    return (a[0] + h * k[0], a[1] + h * k[1], a[2] + h * k[2])


@kernel(inline=True)
def _store(world, motion, S, s, stage):
    """The rates of a stage from the whole wrench in ``kin``; their share in the accounts."""
    here, kin = STAGE_SIZE * stage, motion.kin
    sums = NO_WRENCH
    for b in range(world.bodies):
        torque = torque_of(kin, b)
        put_stage_force(s, b, force_of(kin, b), here)
        put_stage_torque(s, b, torque, here)
        put_euler(s, b, add(euler_of(s, b, here), mat_t_vec(rotation_of(kin, b), torque)), here)
        sums = add_weighted(sums, 1.0, wrench_on(world, kin, b))
    power = room_of(world).power
    return sums, S[power], S[power + 1]


@kernel(inline=True)
def _ahead(column_of, s, b, stage, h, a):
    """a at a stage after the first, from a column of the rates of the stages before it."""
    k0 = column_of(s, b)
    if stage == 1:
        return moved(a, h / 3, k0)
    k1 = column_of(s, b, STAGE_SIZE)
    if stage == 2:
        return moved(moved(a, h, k1), -h / 3, k0)
    return moved(moved(moved(a, h, k0), -h, k1), h, column_of(s, b, 2 * STAGE_SIZE))


@kernel(inline=True)
def _place(world, motion, s, stage, h):
    """Poses and velocities of a stage into ``kin``."""
    here = STAGE_SIZE * stage
    for b in range(world.bodies):
        body = body_of(world, b)
        q, x, p = orientation_of(motion.state, b), position_of(motion.state, b), momentum_of(motion.state, b)
        u = NOTHING
        if stage == 0:
            R = near_unit_to_matrix(q)
            P = mat_t_vec(R, angular_momentum_of(motion.state, b))
            put3(s, b, START, P)
        else:
            u = _ahead(turning_of, s, b, stage, h, u)
            R = near_unit_to_matrix(turned_by_twice(q, scale(0.5, u)))
            P = _ahead(euler_of, s, b, stage, h, get3(s, b, START))
            x, p = _ahead(stage_velocity_of, s, b, stage, h, x), _ahead(stage_force_of, s, b, stage, h, p)
        v, W = scale(body.inverse_mass, p), sym_vec(body.inverse_inertia, P)
        across = cross(u, W)
        put_stage_velocity(s, b, v, here)
        put_turning(s, b, moved(moved(W, 0.5, across), 1 / 12, cross(u, across)), here)
        put_euler(s, b, cross(P, W), here)
        put_position(motion.kin, b, x)
        put_rotation(motion.kin, b, R)
        put_velocity(motion.kin, b, v)
        put_angular_velocity(motion.kin, b, mat_vec(R, W))


@kernel(inner=True)
def first_stage(world, motion, users, scratch, t, known):
    """The stage at the start of a piece. Its share in the accounts stands in the notes until the piece is taken.

    ``known`` says that ``kin`` has the wrench of this state already.
    """
    S, s = scratch.solver, scratch.rows
    if not known:
        load_carriers(world, motion, S, t)
        accelerate(world, motion.kin, users, S, t)
    _place(world, motion, s, 0, 0.0)
    sums, given, lost = _store(world, motion, S, s, 0)
    note = room_of(world).note
    for k in range(7):
        S[note + k] = sums[k]
    S[note + 7], S[note + 8] = given, lost


@kernel(inner=True)
def take(world, motion, users, scratch, start, h, end):
    """A step of length h in the modes of the slots; then gaps, joints and rates are projected. Returns the worst
    residual of a joint, relative to sizes."""
    S, s, room = scratch.solver, scratch.rows, room_of(world)
    note = room.note
    sums = NO_WRENCH
    first = (S[note], S[note + 1], S[note + 2], S[note + 3], S[note + 4], S[note + 5], S[note + 6])
    sums = add_weighted(sums, WEIGHTS[0], first)
    given, lost = WEIGHTS[0] * S[note + 7], WEIGHTS[0] * S[note + 8]
    for stage in range(1, 4):
        _place(world, motion, s, stage, h)
        accelerate(world, motion.kin, users, S, start + NODES[stage] * h if stage < 3 else end)
        more, power, loss = _store(world, motion, S, s, stage)
        sums = add_weighted(sums, WEIGHTS[stage], more)
        given, lost = given + WEIGHTS[stage] * power, lost + WEIGHTS[stage] * loss
    accumulate_sum(motion.accumulators, h, sums)
    accumulate(motion.accumulators, 0, h * given)
    lose(world, FRICTION, h * lost)
    state = motion.state
    for b in range(world.bodies):
        half = scale(0.5 * h, sum4(turning_of, s, b, WEIGHTS))
        put_orientation(state, b, turned_by_twice(renormalize(orientation_of(state, b)), half))
        put_position(state, b, moved(position_of(state, b), h, sum4(stage_velocity_of, s, b, WEIGHTS)))
        force, torque = sum4(stage_force_of, s, b, WEIGHTS), sum4(stage_torque_of, s, b, WEIGHTS)
        put_momentum(state, b, moved(momentum_of(state, b), h, force))
        put_angular_momentum(state, b, moved(angular_momentum_of(state, b), h, torque))
    return project(world, motion, users, S, end)


@kernel(inline=True, contract=False)
def lose(world, account, value):
    """Add to what was lost, with its compensation."""
    at = contacts_state(world) + account
    total = world.floats[at]
    new = total + value
    added = new - total
    world.floats[at + 1] += (total - (new - added)) + (value - added)
    world.floats[at] = new


# --- projections --------------------------------------------------------------------------------------------------


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
        _displace(motion.state, b, turn, push)


@kernel(inline=True)
def _displace(state, b, turn, push):
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
            _displace(motion.state, b, turn, scale(body_of(world, b).inverse_mass, note.force))
    return worst


@kernel(inner=True)
def close_gaps(world, motion, users, S, t):
    """Close gaps and joints: the nearest poses in the metric of the masses. Points and rows belong to them afterwards.

    The kinematic rows have to be those of the state. Returns what is left of the joints, relative to sizes.
    """
    room = room_of(world)
    n, worst = gather(world, motion.kin, S), 0.0
    if n == 0 and not world.joints:
        return 0.0
    for turn in range(PROJECTIONS):
        inertias(world, motion.kin, S)
        off, worst = 0.0, 0.0
        for i in range(n):
            k = room.points + POINT_SIZE * i
            off = max(off, abs(gap_of(S, k)) / (1.0 + largest(position_of(motion.kin, 0))))
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


@kernel(inner=True)
def project(world, motion, users, S, t):
    """Close gaps and joints, then stop their rates: the nearest state in the metric of the masses.

    What that does to momenta is accumulated as impulse. Returns what is left of the joints, relative to sizes.
    """
    before, turning = momenta(world, motion)
    load_carriers(world, motion, S, t)
    S[room_of(world).note + ROCKED] = least_tilt(world, motion.kin, S)
    worst = close_gaps(world, motion, users, S, t)
    if points_in(world, S) == 0 and not world.joints:
        return 0.0
    stop_rates(world, motion, users, S)
    after, turned = momenta(world, motion)
    for c in range(3):
        accumulate(motion.accumulators, 1 + c, after[c] - before[c])
        accumulate(motion.accumulators, 4 + c, turned[c] - turning[c])
    return worst


@kernel(inner=True)
def stop_rates(world, motion, users, S):
    """Make the rates of all closed normals, of rolling points and of joints vanish; ``kin`` follows."""
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


@kernel(inline=True)
def contacts_state(world):
    """Where the state of contact begins in the floats."""
    return contacts_of(world).state
