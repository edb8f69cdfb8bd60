"""Kicks: what forces do to the momenta while every body is frozen in its pose.

A splitting method is a row of kicks and drifts. In a kick p changes by h F and L by h tau, and nothing else moves. As
the kinetic energy is quadratic in the momenta, it changes in a kick by exactly h F times the mean of the velocities
before and after; so that mean is what the accumulators use, and nothing is lost between energy and work.

Forces that do not read velocities are evaluated once per pose: ``sense`` after a drift, and the kicks that follow use
what it found. Forces that do are part of the flow of the kick itself, which is then integrated at the frozen pose: by
the midpoint rule (``kick2``) or by the classical Runge-Kutta method (``kick4``), so that a method keeps its order.

``axial`` says that the state has that layout: thin bodies carry the angular momentum along their axes.
"""

from __future__ import annotations

from freebody.compile import kernel
from freebody.forces.total import total_wrench
from freebody.lie.scalar import real
from freebody.lie.vec import add, cross, dot, scale, sub
from freebody.methods.loop import accumulate, accumulate_wrench
from freebody.model.columns import (
    KIN,
    KIN_SIZE,
    angular_momentum_of,
    angular_velocity_of,
    axial_of,
    force_of,
    momentum_of,
    nc_force_of,
    nc_torque_of,
    position_of,
    put_angular_momentum,
    put_angular_velocity,
    put_axial,
    put_momentum,
    put_velocity,
    rotation_of,
    torque_of,
    velocity_of,
)
from freebody.model.layout import (
    CONSERVATIVE_ONLY,
    KICKED,
    VELOCITY_DEPENDENT,
)
from freebody.model.records import Record
from freebody.model.rows import along_least, body_of, spin, spin_of_thin, thin

# Velocities and everything that ``total_wrench`` fills, averaged over the four stages of a kick: the columns of KIN
# behind the pose, and where the wrench begins among them.
FIRST, WRENCH = KIN.slices["velocity"].start, KIN.slices["torque"].start
MEAN = Record("Mean", velocity=3, angular_velocity=3, wrench=KIN.size - WRENCH)
MEAN_SIZE = MEAN.size
mean_velocity_of, _ = MEAN.column("velocity")
mean_angular_velocity_of, _ = MEAN.column("angular_velocity")


@kernel(inline=True)
def sense(world, kin, users, t):
    """Evaluate forces that read only pose and time; the kicks at this pose share the result."""
    if world.flags & KICKED and not world.flags & VELOCITY_DEPENDENT:
        total_wrench(world, kin, users, t)


@kernel(inline=True)
def move(world, motion, b, c, axial):
    """Velocity columns of body b for its momenta after a time c under the wrench in its row."""
    p, L = momentum_of(motion.state, b), angular_momentum_of(motion.state, b)
    if real(c) != 0.0:
        p, L = add(p, scale(c, force_of(motion.kin, b))), add(L, scale(c, torque_of(motion.kin, b)))
    body, R = body_of(world, b), rotation_of(motion.kin, b)
    put_velocity(motion.kin, b, scale(body.inverse_mass, p))
    if axial and thin(body):
        along = axial_of(motion.state, b) + c * along_least(body, R, torque_of(motion.kin, b))
        put_angular_velocity(motion.kin, b, spin_of_thin(body, R, L, along))
    else:
        put_angular_velocity(motion.kin, b, spin(body, R, L))


@kernel(inline=True)
def push(world, motion, h, axial):
    """Add the wrench in the rows, times h, to the momenta, and its impulse to the accumulators."""
    impulse, turn = (0.0, 0.0, 0.0), (0.0, 0.0, 0.0)
    for b in range(world.bodies):
        force, torque = force_of(motion.kin, b), torque_of(motion.kin, b)
        impulse = add(impulse, force)
        turn = add(turn, add(torque, cross(position_of(motion.kin, b), force)))
        put_momentum(motion.state, b, add(momentum_of(motion.state, b), scale(h, force)))
        put_angular_momentum(motion.state, b, add(angular_momentum_of(motion.state, b), scale(h, torque)))
        if axial and thin(body_of(world, b)):
            along = along_least(body_of(world, b), rotation_of(motion.kin, b), torque)
            put_axial(motion.state, b, axial_of(motion.state, b) + h * along)
    accumulate_wrench(motion.accumulators, h, impulse, turn)


@kernel(inline=True)
def power_of(world, kin):
    """Power of the forces without potential, from the wrench and velocity columns."""
    power = 0.0
    for b in range(world.bodies):
        power += dot(nc_force_of(kin, b), velocity_of(kin, b))
        power += dot(nc_torque_of(kin, b), angular_velocity_of(kin, b))
    return power


@kernel(inline=True)
def _push_and_balance(world, motion, h, axial):
    """``push``, and add the work: with the mean of the velocities before and after."""
    if not world.flags & CONSERVATIVE_ONLY:
        for b in range(world.bodies):
            move(world, motion, b, 0.5 * h, axial)
        accumulate(motion.accumulators, 0, h * power_of(world, motion.kin))
    push(world, motion, h, axial)


@kernel(inline=True)
def kick2(world, motion, users, t, h, axial):
    """A kick of length h at time t, of order 2 in forces that read velocities."""
    if world.flags & KICKED:
        if world.flags & VELOCITY_DEPENDENT:
            for stage in range(2):
                for b in range(world.bodies):
                    move(world, motion, b, 0.5 * h * stage, axial)
                total_wrench(world, motion.kin, users, t)
        _push_and_balance(world, motion, h, axial)


@kernel(inline=True)
def _accumulate_rest(world, motion, s, h, axial):
    """Accumulate what the mean of both ends misses: a pose's own force F_c does the work h F_c . (average velocity).

    The average of the stages knows that to order 4, the mean of both ends to order 2. All else that the kick does to
    the kinetic energy is work of forces without potential, so the difference goes to their account.
    """
    rest = 0.0
    for b in range(world.bodies):
        move(world, motion, b, 0.5 * h, axial)
        force = sub(force_of(motion.kin, b), nc_force_of(motion.kin, b))
        torque = sub(torque_of(motion.kin, b), nc_torque_of(motion.kin, b))
        v = sub(velocity_of(motion.kin, b), mean_velocity_of(s, b))
        w = sub(angular_velocity_of(motion.kin, b), mean_angular_velocity_of(s, b))
        for c in range(3):
            rest += force[c] * v[c] + torque[c] * w[c]
    accumulate(motion.accumulators, 0, h * rest)


@kernel(inline=True)
def kick4(world, motion, users, s, t, h, axial):
    """A kick of length h at time t, of order 4 in forces that read velocities; ``s`` (bodies, SCRATCH) is for notes."""
    if world.flags & KICKED:
        if world.flags & VELOCITY_DEPENDENT:
            for stage in range(4):
                reach = 0.0 if stage == 0 else (h if stage == 3 else 0.5 * h)
                weight = 1.0 / 6.0 if stage == 0 or stage == 3 else 1.0 / 3.0
                for b in range(world.bodies):
                    move(world, motion, b, reach, axial)
                total_wrench(world, motion.kin, users, t)
                for b in range(world.bodies):
                    if stage == 0:  # every product stands beside its sum: both are fused, on lanes as well
                        for c in range(MEAN_SIZE):
                            s[b, c] = weight * motion.kin[b, FIRST + c]
                    else:
                        for c in range(MEAN_SIZE):
                            s[b, c] += weight * motion.kin[b, FIRST + c]
            for b in range(world.bodies):
                for c in range(WRENCH, KIN_SIZE):
                    motion.kin[b, c] = s[b, c - FIRST]
            _accumulate_rest(world, motion, s, h, axial)
        _push_and_balance(world, motion, h, axial)
