"""Small maths that forces share: points of bodies, and adding a force to a working row."""

from freebody.compile import kernel
from freebody.lie.vec import cross, mat_vec
from freebody.model.layout import FORCE, NC_FORCE, NC_TORQUE, POSITION, ROTATION, SPIN, TORQUE, VELOCITY
from freebody.model.records import Record
from freebody.model.rows import get3, get9

__all__ = [
    "ENDS",
    "WORLD",
    "arm",
    "ends_of",
    "float3",
    "float9",
    "point",
    "point_velocity",
    "pull",
    "pull_nc",
    "push",
    "push_nc",
    "turn",
    "turn_nc",
]

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
def arm(work, b, r):
    """R r: a body point relative to the centre of mass, in W."""
    return mat_vec(get9(work, b, ROTATION), r)


@kernel(inline=True)
def point(work, b, a):
    """The place of a body point, given its arm ``a``, in W."""
    return (work[b, POSITION] + a[0], work[b, POSITION + 1] + a[1], work[b, POSITION + 2] + a[2])


@kernel(inline=True)
def point_velocity(work, b, a):
    """v + w x a, in W."""
    u = cross(get3(work, b, SPIN), a)
    return (work[b, VELOCITY] + u[0], work[b, VELOCITY + 1] + u[1], work[b, VELOCITY + 2] + u[2])


@kernel(inline=True)
def _add(work, b, k, v):
    work[b, k] += v[0]
    work[b, k + 1] += v[1]
    work[b, k + 2] += v[2]


@kernel(inline=True)
def pull(work, b, f):
    """Force f through the centre of mass, from a potential."""
    _add(work, b, FORCE, f)


@kernel(inline=True)
def pull_nc(work, b, f):
    """Force f through the centre of mass whose work is to be booked."""
    _add(work, b, FORCE, f)
    _add(work, b, NC_FORCE, f)


@kernel(inline=True)
def push(work, b, a, f):
    """Force f at arm a, from a potential."""
    _add(work, b, FORCE, f)
    _add(work, b, TORQUE, cross(a, f))


@kernel(inline=True)
def turn(work, b, torque):
    """A torque from a potential."""
    _add(work, b, TORQUE, torque)


@kernel(inline=True)
def push_nc(work, b, a, f):
    """Force f at arm a whose work is to be booked."""
    push(work, b, a, f)
    _add(work, b, NC_FORCE, f)
    _add(work, b, NC_TORQUE, cross(a, f))


@kernel(inline=True)
def turn_nc(work, b, torque):
    """A torque whose work is to be booked."""
    _add(work, b, TORQUE, torque)
    _add(work, b, NC_TORQUE, torque)
