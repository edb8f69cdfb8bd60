"""The loop around every step, and what steps share: accumulators, frames, the check of the state."""

import numpy as np

from freebody.compile import kernel
from freebody.contact.state import record_contacts
from freebody.joints.angles import record_angles
from freebody.lie.scalar import real, some
from freebody.lie.vec import add, cross, dot
from freebody.model.columns import (
    angular_velocity_of,
    force_of,
    nc_force_of,
    nc_torque_of,
    orientation_of,
    position_of,
    torque_of,
    velocity_of,
)
from freebody.model.kernel_data import BROKEN, DONE, PAUSED, Interval, Status
from freebody.model.layout import CONSERVATIVE_ONLY

# A unit quaternion that is further than this from its sphere has left it: not rounding, but a broken step.
OFF_SPHERE = 1e-6

# What a step returns that went well.
COMPLETE = Status(0, DONE, 0, 0.0)

# The start of a sum of what ``wrench_on`` finds.
NO_WRENCH = (0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0)


@kernel(inline=True, contract=False)
def accumulate(accumulators, k, value):
    """Add ``value`` to number k, and the rounding error of that to its compensation, seven places on (Knuth)."""
    total = accumulators[k]
    new = total + value
    added = new - total
    accumulators[k + 7] += (total - (new - added)) + (value - added)
    accumulators[k] = new


@kernel(inline=True)
def accumulate_wrench(accumulators, weight, impulse, angular_impulse):
    """Add ``weight`` times an impulse and an angular impulse about the world's origin."""
    for c in range(3):
        accumulate(accumulators, 1 + c, weight * impulse[c])
        accumulate(accumulators, 4 + c, weight * angular_impulse[c])


@kernel(inline=True)
def wrench_on(world, kin, b):
    """Seven numbers of body b: power of forces without potential, force, torque about the world's origin."""
    power, force = 0.0, force_of(kin, b)
    turning = add(torque_of(kin, b), cross(position_of(kin, b), force))
    if not world.flags & CONSERVATIVE_ONLY:
        power = dot(nc_force_of(kin, b), velocity_of(kin, b)) + dot(nc_torque_of(kin, b), angular_velocity_of(kin, b))
    return (power, force[0], force[1], force[2], turning[0], turning[1], turning[2])


@kernel(inline=True)
def wrench_sum(world, kin):
    """The sums of ``wrench_on`` over all bodies."""
    sums = NO_WRENCH
    for b in range(world.bodies):
        sums = add_weighted(sums, 1.0, wrench_on(world, kin, b))
    return sums


@kernel(inline=True)
def add_weighted(sums, weight, more):
    """sums + weight times more, both of ``wrench_on``."""
    return (
        sums[0] + weight * more[0],
        sums[1] + weight * more[1],
        sums[2] + weight * more[2],
        sums[3] + weight * more[3],
        sums[4] + weight * more[4],
        sums[5] + weight * more[5],
        sums[6] + weight * more[6],
    )


@kernel(inline=True)
def accumulate_sum(accumulators, weight, sums):
    """Add ``weight`` times what ``wrench_sum`` found."""
    for k in range(7):
        accumulate(accumulators, k, weight * sums[k])


@kernel(inline=True)
def accumulate_stage(world, kin, accumulators, weight):
    """Add a stage of a Runge-Kutta method: power, force and torque of the kinematic rows, times weight (h b_i)."""
    accumulate_sum(accumulators, weight, wrench_sum(world, kin))


@kernel(inline=True)
def record(motion, frames, accounts, slot):
    """Copy the state and the accumulators to frame ``slot``."""
    for b in range(motion.state.shape[0]):
        for c in range(motion.state.shape[1]):
            frames[slot, b, c] = motion.state[b, c]
    for k in range(7):
        accounts[slot, k] = motion.accumulators[k] + motion.accumulators[k + 7]


@kernel(inline=True)
def healthy(state, unit):
    """Whether every number is finite and, if ``unit``, every orientation is still a unit quaternion."""
    healthy = True
    for b in range(state.shape[0]):
        for c in range(state.shape[1]):
            healthy = healthy & (real(state[b, c]) * 0.0 == 0.0)  # 0 for finite numbers, NaN for the rest
        if unit:
            w, x1, x2, x3 = orientation_of(state, b)
            norm = real(w * w + x1 * x1 + x2 * x2 + x3 * x3)
            healthy = healthy & (np.abs(norm - 1.0) < OFF_SPHERE)
    return healthy


@kernel(inline=True)
def nothing(world, motion, users, scratch, t):
    """The ``begin`` of a method whose steps need nothing from each other."""


@kernel(inline=True)
def march(begin, step, world, motion, users, options, scratch, run):
    """Take the steps of ``run``: ``begin(world, motion, users, scratch, t)``, then ``step(world, motion, users,
    options, scratch, interval)`` as often as asked. A step returns COMPLETE, or a status that says what went wrong. One
    that is PAUSED was taken like any other: Python has to look at it before the next.
    """
    begin(world, motion, users, scratch, run.t0 + run.n * run.dt)
    slot, left = 0, run.every
    for k in range(run.steps):
        interval = Interval(run.t0 + (run.n + k) * run.dt, run.dt, run.t0 + (run.n + k + 1) * run.dt)
        ended = step(world, motion, users, options, scratch, interval)
        if ended.cause != DONE and ended.cause != PAUSED:
            return Status(k, ended.cause, ended.constraint, ended.residual)
        if not some(healthy(motion.state, run.unit)):  # one broken run ends no other
            return Status(k, BROKEN, 0, 0.0)
        left -= 1
        if left == 0:
            record(motion, run.frames, run.accounts, slot)
            column = 7
            if world.joints:
                column = record_angles(world, slot, run.accounts)
            if world.contacts:
                record_contacts(world, slot, run.accounts, column)
            slot, left = slot + 1, run.every
        if ended.cause == PAUSED:
            return Status(k + 1, PAUSED, 0, 0.0)
    return Status(run.steps, DONE, 0, 0.0)
