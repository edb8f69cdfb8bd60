"""Small maths that forces share: points of bodies, and adding a force to a working row."""

from freebody.compile import kernel
from freebody.lie.vec import add, cross, mat_vec
from freebody.model.columns import (
    angular_velocity_of,
    force_of,
    nc_force_of,
    nc_torque_of,
    position_of,
    put_force,
    put_nc_force,
    put_nc_torque,
    put_torque,
    rotation_of,
    torque_of,
    velocity_of,
)
from freebody.model.records import Record

# The numbers of the bodies at both ends of a force; WORLD where the other end is none.
ENDS = Record("Ends", body=1, to=1)
ends_of = ENDS.reader()
WORLD = -1


@kernel(inline=True)
def float3(F, k):
    """Three numbers of the float buffer."""
    return (F[k], F[k + 1], F[k + 2])


@kernel(inline=True)
def float9(F, k):
    """Nine numbers of the float buffer."""
    return (F[k], F[k + 1], F[k + 2], F[k + 3], F[k + 4], F[k + 5], F[k + 6], F[k + 7], F[k + 8])


@kernel(inline=True)
def arm(kin, b, r):
    """R r: a body point relative to the centre of mass, in W."""
    return mat_vec(rotation_of(kin, b), r)


@kernel(inline=True)
def point(kin, b, a):
    """The place of a body point, given its arm ``a``, in W."""
    return add(position_of(kin, b), a)


@kernel(inline=True)
def point_velocity(kin, b, a):
    """v + w x a, in W."""
    return add(velocity_of(kin, b), cross(angular_velocity_of(kin, b), a))


@kernel(inline=True)
def pull(kin, b, f):
    """Force f through the centre of mass, from a potential."""
    put_force(kin, b, add(force_of(kin, b), f))


@kernel(inline=True)
def turn(kin, b, torque):
    """A torque from a potential."""
    put_torque(kin, b, add(torque_of(kin, b), torque))


@kernel(inline=True)
def push(kin, b, a, f):
    """Force f at arm a, from a potential."""
    pull(kin, b, f)
    turn(kin, b, cross(a, f))


@kernel(inline=True)
def pull_nc(kin, b, f):
    """Force f through the centre of mass whose work is to be accumulated."""
    pull(kin, b, f)
    put_nc_force(kin, b, add(nc_force_of(kin, b), f))


@kernel(inline=True)
def turn_nc(kin, b, torque):
    """A torque whose work is to be accumulated."""
    turn(kin, b, torque)
    put_nc_torque(kin, b, add(nc_torque_of(kin, b), torque))


@kernel(inline=True)
def push_nc(kin, b, a, f):
    """Force f at arm a whose work is to be accumulated."""
    pull_nc(kin, b, f)
    turn_nc(kin, b, cross(a, f))
