"""The classical four stages, with the orientation kept on its group: the frame of ``cf4`` and ``rkmk4``.

x, p and L are plain sums with the classical weights. Inside a step the stages follow the body's own momentum by
Euler's equation, dP = P x W + R^T tau with W = I_B^-1 P, instead of taking it from each stage's orientation: rates in
the body frame change least, and the error is several times smaller. At the end of the step P is dropped; L in the world
is the state, so that it stays to the last bit where nothing acts.

What a method does with the orientation is given as two small inlined functions, so that each becomes one compiled loop
of its own.
"""

from freebody.compile import kernel
from freebody.forces.total import total_wrench
from freebody.lie.quaternion import as_long_to_matrix, conjugate, renormalize, rotate_near_unit, turned_by_twice
from freebody.lie.vec import cross, mat_t_vec, mat_vec, scale
from freebody.methods.loop import COMPLETE, NO_WRENCH, accumulate_sum, add_weighted, wrench_on
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
    velocity_of,
)
from freebody.model.layout import (
    KICKED,
    PRINCIPAL,
)
from freebody.model.records import Record
from freebody.model.rows import body_of, get3, put3, scale6, sym_vec

# Per body: the rates of every stage one after the other (velocity and Euler's rate of P only where contact keeps them),
# then P at the start of the step and at the next stage, and an orientation that a method may keep.
STAGE = Record("Stage", velocity=3, turning=3, force=3, torque=3, euler=3)
STAGE_SIZE = STAGE.size
START = 4 * STAGE.size
NEXT = START + 3
KEPT = NEXT + 3
SCRATCH = KEPT + 4

stage_velocity_of, put_stage_velocity = STAGE.column("velocity")
turning_of, put_turning = STAGE.column("turning")
stage_force_of, put_stage_force = STAGE.column("force")
stage_torque_of, put_stage_torque = STAGE.column("torque")
euler_of, put_euler = STAGE.column("euler")


@kernel(inline=True)
def turned(r, h, q):
    """q exp(h r), r in the body frame."""
    half = 0.5 * h
    return turned_by_twice(q, (half * r[0], half * r[1], half * r[2]))


@kernel(inline=True)
def turning(s, b, stage):
    """The angular velocity of a stage, in the body frame."""
    return turning_of(s, b, STAGE_SIZE * stage)


@kernel(inline=True)
def sum4(column_of, s, b, weights):
    """The sum of a column of the four stages with these weights."""
    k0, k1 = column_of(s, b), column_of(s, b, STAGE_SIZE)
    k2, k3 = column_of(s, b, 2 * STAGE_SIZE), column_of(s, b, 3 * STAGE_SIZE)
    c0, c1, c2, c3 = weights
    return (
        c0 * k0[0] + c1 * k1[0] + c2 * k2[0] + c3 * k3[0],
        c0 * k0[1] + c1 * k1[1] + c2 * k2[1] + c3 * k3[1],
        c0 * k0[2] + c1 * k1[2] + c2 * k2[2] + c3 * k3[2],
    )


WEIGHTS = (1 / 6, 1 / 3, 1 / 3, 1 / 6)
NODES = (0.0, 0.5, 0.5, 1.0)


@kernel(inline=True)
def moved(a, h, k):
    """a + h k."""
    return (a[0] + h * k[0], a[1] + h * k[1], a[2] + h * k[2])


@kernel(inline=True)
def _rate(principal, S, P):
    """S P, the angular velocity in the body frame; along ``principal`` axes S is diagonal."""
    return (S[0] * P[0], S[1] * P[1], S[2] * P[2]) if principal else sym_vec(S, P)


@kernel(inline=True)
def _turned_back(a, R, k):
    """a + R^T k."""
    return (
        a[0] + R[0] * k[0] + R[3] * k[1] + R[6] * k[2],
        a[1] + R[1] * k[0] + R[4] * k[1] + R[7] * k[2],
        a[2] + R[2] * k[0] + R[5] * k[1] + R[8] * k[2],
    )


@kernel(inline=True)
def _look(world, motion, users, s, stage, interval, pose):
    """Evaluate one stage; the kinematic rows still have velocities and forces of the stage before it."""
    t, h, _ = interval
    ahead, here = NODES[stage] * h, STAGE_SIZE * stage
    state, kin, principal = motion.state, motion.kin, world.flags & PRINCIPAL
    for b in range(world.bodies):
        body, q = body_of(world, b), orientation_of(state, b)
        R = as_long_to_matrix(pose(s, b, stage, h, q), q)
        x, p = position_of(state, b), momentum_of(state, b)
        if stage == 0:
            P = mat_t_vec(R, angular_momentum_of(state, b))
            put3(s, b, START, P)
            put3(s, b, NEXT, P)
        else:
            P = get3(s, b, NEXT)
            x = moved(x, ahead, velocity_of(kin, b))
            p = moved(p, ahead, force_of(kin, b))
        W = _rate(principal, body.inverse_inertia, P)
        put_turning(s, b, W, here)
        put_position(kin, b, x)
        put_rotation(kin, b, R)
        put_velocity(kin, b, scale(body.inverse_mass, p))
        put_angular_velocity(kin, b, mat_vec(R, W))
    total_wrench(world, kin, users, t + ahead)
    sums = NO_WRENCH
    for b in range(world.bodies):
        torque = torque_of(kin, b)
        put_stage_force(s, b, force_of(kin, b), here)
        put_stage_torque(s, b, torque, here)
        if stage < 3:
            ahead = NODES[stage + 1] * h
            P = moved(get3(s, b, START), ahead, cross(get3(s, b, NEXT), turning(s, b, stage)))
            put3(s, b, NEXT, _turned_back(P, rotation_of(kin, b), scale(ahead, torque)))
        sums = add_weighted(sums, 1.0, wrench_on(world, kin, b))
    return sums


@kernel(inline=True)
def _coast(world, motion, s, h, end):
    """A step of bodies on which nothing acts: Euler's equation needs no orientation, and momenta stay as they are.

    Every operation waits for the one before it, so the shortest chain wins: the step is multiplied to the constants of
    the body, and the orientation put back on its sphere before the step, beside the stages, instead of after it.
    """
    state, principal = motion.state, world.flags & PRINCIPAL
    for b in range(world.bodies):
        body, q = body_of(world, b), orientation_of(state, b)
        P = start = rotate_near_unit(conjugate(q), angular_momentum_of(state, b))
        for stage in range(4):
            put_turning(s, b, _rate(principal, body.inverse_inertia, P), STAGE_SIZE * stage)
            if stage < 3:
                W = _rate(principal, scale6(NODES[stage + 1] * h, body.inverse_inertia), P)
                P = (
                    start[0] + P[1] * W[2] - P[2] * W[1],
                    start[1] + P[2] * W[0] - P[0] * W[2],
                    start[2] + P[0] * W[1] - P[1] * W[0],
                )
        put_orientation(state, b, end(s, b, h, renormalize(q)))
        v = scale(body.inverse_mass, momentum_of(state, b))
        put_position(state, b, moved(position_of(state, b), h, v))


@kernel(inline=True)
def classical_step(world, motion, users, s, interval, pose, end):
    """A step of the method made of two functions.

    ``pose(s, b, stage, h, q)`` is the orientation of a stage and ``end(s, b, h, q)`` that after the step, q before it.
    """
    h = interval.length
    if not world.flags & KICKED:
        _coast(world, motion, s, h, end)
        return COMPLETE
    sums = NO_WRENCH
    sums = add_weighted(sums, WEIGHTS[0], _look(world, motion, users, s, 0, interval, pose))
    sums = add_weighted(sums, WEIGHTS[1], _look(world, motion, users, s, 1, interval, pose))
    sums = add_weighted(sums, WEIGHTS[2], _look(world, motion, users, s, 2, interval, pose))
    sums = add_weighted(sums, WEIGHTS[3], _look(world, motion, users, s, 3, interval, pose))
    for b in range(world.bodies):
        state, p = motion.state, momentum_of(motion.state, b)
        put_orientation(state, b, end(s, b, h, renormalize(orientation_of(state, b))))
        # The velocities of the stages add up to that of a momentum.
        mean = moved(p, h, sum4(stage_force_of, s, b, (1 / 6, 1 / 6, 1 / 6, 0.0)))
        put_position(state, b, moved(position_of(state, b), h * body_of(world, b).inverse_mass, mean))
        force, torque = sum4(stage_force_of, s, b, WEIGHTS), sum4(stage_torque_of, s, b, WEIGHTS)
        put_momentum(state, b, moved(p, h, force))
        put_angular_momentum(state, b, moved(angular_momentum_of(state, b), h, torque))
    accumulate_sum(motion.accumulators, h, sums)
    return COMPLETE
