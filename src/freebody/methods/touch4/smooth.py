"""Motion while nothing changes: four stages with contact and joints as one more wrench, then projections.

The stages are those of Kutta's 3/8 rule, whose error is about a third of that of the classical ones where bodies roll
(measured on the rattleback). Rates of the rotation vector u of the step, R = R0 exp(u), are W + u x W/2 +
u x (u x W)/12: the series of dexp^-1 as far as order 4 needs it.

``scratch.rows`` has the rates of the stages as ``classical`` keeps them; the first stage belongs to the start of the
piece and serves for every length that is tried.
"""

from freebody.compile import kernel
from freebody.contact.modes import accelerate
from freebody.contact.room import (
    BEND_START,
    BEND_TIME,
    NOTHING,
    room_of,
)
from freebody.lie.quaternion import near_unit_to_matrix, renormalize, turned_by_twice
from freebody.lie.vec import add, cross, mat_t_vec, mat_vec, scale
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
from freebody.methods.touch4.balance import add_work, balance, begin_balance, first_work
from freebody.methods.touch4.notes import SHIFTED
from freebody.methods.touch4.projections import FRICTION, load_carriers, lose, project
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
from freebody.model.rows import body_of, get3, put3, sym_vec

NODES = (0.0, 1 / 3, 2 / 3, 1.0)
WEIGHTS = (0.125, 0.375, 0.375, 0.125)


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
    S, s, bend = scratch.solver, scratch.rows, room_of(world).bend
    S[bend + BEND_TIME] = t - S[bend + BEND_START]
    if not known:
        load_carriers(world, motion, S, t)
        accelerate(world, motion.kin, users, S, t, False)
    _place(world, motion, s, 0, 0.0)
    sums, given, lost = _store(world, motion, S, s, 0)
    note = room_of(world).note
    for k in range(7):
        S[note + k] = sums[k]
    S[note + 7], S[note + 8] = given, lost
    begin_balance(world, motion, S)


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
    first_work(world, S, WEIGHTS[0] * h)
    for stage in range(1, 4):
        _place(world, motion, s, stage, h)
        S[room.bend + BEND_TIME] = start - S[room.bend + BEND_START] + NODES[stage] * h
        accelerate(world, motion.kin, users, S, start + NODES[stage] * h if stage < 3 else end, False)
        more, power, loss = _store(world, motion, S, s, stage)
        sums = add_weighted(sums, WEIGHTS[stage], more)
        given, lost = given + WEIGHTS[stage] * power, lost + WEIGHTS[stage] * loss
        add_work(world, S, WEIGHTS[stage] * h)
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
    off = project(world, motion, users, S, end)
    balance(world, motion, users, S, h * (given - lost) + S[note + SHIFTED])
    return off
