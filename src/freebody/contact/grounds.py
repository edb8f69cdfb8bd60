"""Grounds move by prescription: their poses, velocities and accelerations at a time."""

from freebody.compile import kernel
from freebody.contact.layout import contacts_of, ground_at, ground_knot_at, ground_pose_at
from freebody.lie.so3 import exp
from freebody.lie.vec import add, mat_mat, scale, sub
from freebody.model.columns import put_angular_velocity, put_position, put_rotation, put_velocity
from freebody.model.records import Record

# How a ground accelerates, in W.
ACCELERATION = Record("Acceleration", angular=3, linear=3)
acceleration_at = ACCELERATION.rows()
_put_angular, _put_linear = ACCELERATION.part("angular"), ACCELERATION.part("linear")
ACCELERATION_SIZE = ACCELERATION.size

NOTHING = (0.0, 0.0, 0.0)


@kernel(inline=True)
def _moved(world, ground, t):
    """Displacement, velocity, acceleration, angle, speed and its rate at time t, on the piece of the current segment.

    Before the first knot and behind the last one, velocities stay as they are there.
    """
    low = 0
    while low < ground.count and ground_knot_at(world.floats, ground.knots, low).time <= world.segment:
        low += 1
    a = ground_knot_at(world.floats, ground.knots, max(low - 1, 0))
    s = t - a.time
    push, spin = NOTHING, 0.0
    if 0 < low < ground.count:
        b = ground_knot_at(world.floats, ground.knots, low)
        inverse = 1.0 / (b.time - a.time)
        push, spin = scale(inverse, sub(b.velocity, a.velocity)), inverse * (b.speed - a.speed)
    velocity = add(a.velocity, scale(s, push))
    displacement = add(a.displacement, add(scale(s, a.velocity), scale(0.5 * s * s, push)))
    return displacement, velocity, push, a.angle + s * (a.speed + 0.5 * s * spin), a.speed + s * spin, spin


@kernel(inner=True)
def stand_grounds(world, kin, S, at):
    """Fill the kinematic rows of all grounds that never move, and their accelerations from S[at] on."""
    C = contacts_of(world)
    for g in range(C.grounds):
        ground = ground_at(world.integers, C.first_ground, g)
        if ground.count == 0:
            pose, row, k = ground_pose_at(world.floats, ground.floats), world.bodies + g, at + ACCELERATION_SIZE * g
            put_position(kin, row, pose.position)
            put_rotation(kin, row, pose.rotation)
            put_velocity(kin, row, NOTHING)
            put_angular_velocity(kin, row, NOTHING)
            _put_angular(S, k, NOTHING)
            _put_linear(S, k, NOTHING)


@kernel(inner=True)
def place_grounds(world, kin, S, at, t):
    """The same for all others, at time t."""
    C = contacts_of(world)
    for g in range(C.grounds):
        ground = ground_at(world.integers, C.first_ground, g)
        if ground.count:
            pose, row, k = ground_pose_at(world.floats, ground.floats), world.bodies + g, at + ACCELERATION_SIZE * g
            displacement, velocity, push, angle, speed, spin = _moved(world, ground, t)
            put_position(kin, row, add(pose.position, displacement))
            put_rotation(kin, row, mat_mat(exp(scale(angle, pose.axis)), pose.rotation))
            put_velocity(kin, row, velocity)
            put_angular_velocity(kin, row, scale(speed, pose.axis))
            _put_angular(S, k, scale(spin, pose.axis))
            _put_linear(S, k, push)
