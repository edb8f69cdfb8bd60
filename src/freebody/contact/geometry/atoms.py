"""What the core of a solid is the convex hull of: points, circles and ellipsoids, its *atoms*.

An atom has a *tip* in every direction: its point that lies farthest that way. The tip of a circle has no direction to
go by where the circle is seen flat; six points of it that are fixed to the solid, its *ring*, stand for it there. They
are atoms too, with numbers of their own. So is every other point of a circle, by its angle: from FIRST_ANGLE on.

sphere     0 the centre
capsule    0 the end at +z, 1 the end at -z
torus      0 the core circle, 1 to 6 its ring
box        0 to 7: bits 0, 1, 2 are set for the corners at +x, +y, +z
cylinder   0 the rim at +z, 1 the rim at -z, 2 to 7 and 8 to 13 their rings
cone       0 the apex, 1 the rim, 2 to 7 its ring
ellipsoid  0 all of it
hull       the vertices
"""

import numpy as np

from freebody.compile import kernel
from freebody.contact.layout import BOX, CAPSULE, CONE, CYLINDER, ELLIPSOID, HULL, TORUS
from freebody.lie.vec import add, mat_t_vec, mat_vec

# Points of a ring, and the sine of the tilt below which a circle counts as flat.
RING = 6
FLAT = 1e-9
# The part of the way from one point of a ring to the next within which other points are left out.
BESIDE = 0.1
# Roles of atoms: a point or an ellipsoid, a circle, a point that stands for a circle.
PLAIN, RIM, STEADY = 0, 1, 2

# Numbers of points of a circle, for the first circle of a solid and then for the second.
FIRST_ANGLE, ANGLES = 64, 2**20

COS, SIN = (1.0, 0.5, -0.5, -1.0, -0.5, 0.5), (0.0, 0.75**0.5, 0.75**0.5, 0.0, -(0.75**0.5), -(0.75**0.5))


@kernel(inline=True)
def atoms_of(s):
    """How many atoms a solid has."""
    if s.kind == HULL:
        return s.count
    if s.kind == BOX:
        return 8
    if s.kind == CYLINDER:
        return 2 + 2 * RING
    if s.kind == CONE:
        return 2 + RING
    if s.kind == TORUS:
        return 1 + RING
    return 2 if s.kind == CAPSULE else 1


@kernel(inline=True)
def role_of(s, i):
    """PLAIN, RIM or STEADY."""
    if i >= FIRST_ANGLE and s.kind != HULL:
        return STEADY
    if s.kind == TORUS:
        return RIM if i == 0 else STEADY
    if s.kind == CYLINDER:
        return RIM if i < 2 else STEADY
    if s.kind == CONE:
        return PLAIN if i == 0 else (RIM if i == 1 else STEADY)
    return PLAIN


@kernel(inline=True)
def _height(s, i):
    """Of a circle, or of a point of its ring: where its plane cuts the axis."""
    if s.kind == CYLINDER:
        return s.size[1] if rim_of(s, i) == 0 else -s.size[1]
    return 0.0


@kernel(inline=True)
def rim_of(s, i):
    """The number of the circle that atom i is, or stands for."""
    if s.kind != CYLINDER:
        return 1 if s.kind == CONE else 0
    if i >= FIRST_ANGLE:
        return 0 if i < FIRST_ANGLE + ANGLES else 1
    return i if i < 2 else (0 if i < 2 + RING else 1)


@kernel(inline=True)
def point_of_rim(s, rim, x, y):
    """The number of the point of a circle in the direction (x, y) of its plane."""
    turn = np.arctan2(y, x) / (2.0 * np.pi)
    number = int(np.floor((turn + 1.0) * ANGLES + 0.5)) % ANGLES
    return FIRST_ANGLE + number + (ANGLES if s.kind == CYLINDER and rim == 1 else 0)


@kernel(inline=True)
def beside_ring(number):
    """Whether a point of a circle is so near to one of its ring that both are one."""
    turn = RING * ((number - FIRST_ANGLE) % ANGLES) / ANGLES
    return abs(turn - np.floor(turn + 0.5)) < BESIDE


@kernel(inline=True)
def _vertex(world, s, i):
    """A vertex of a hull, in its frame."""
    k = s.vertices + 3 * i
    return (world.floats[k], world.floats[k + 1], world.floats[k + 2])


@kernel(inline=True)
def _still(world, s, i):
    """An atom that is a point, in the frame of the solid."""
    if s.kind == BOX:
        x, y, z = s.size
        return (x if i & 1 else -x, y if i & 2 else -y, z if i & 4 else -z)
    if s.kind == HULL:
        return _vertex(world, s, i)
    if s.kind == CAPSULE:
        return (0.0, 0.0, s.size[0] if i == 0 else -s.size[0])
    if s.kind == CONE and i == 0:
        return (0.0, 0.0, s.size[1])
    if s.kind in (TORUS, CYLINDER, CONE):
        if i >= FIRST_ANGLE:
            angle = 2.0 * np.pi * ((i - FIRST_ANGLE) % ANGLES) / ANGLES
            return (s.size[0] * np.cos(angle), s.size[0] * np.sin(angle), _height(s, i))
        k = (i - (1 if s.kind == TORUS else 2)) % RING
        return (s.size[0] * COS[k], s.size[0] * SIN[k], _height(s, i))
    return (0.0, 0.0, 0.0)


@kernel(inline=True)
def local_tip(world, s, i, d):
    """The tip of atom i in direction ``d`` (of any length), both in the frame of the solid."""
    if role_of(s, i) == RIM:
        across = np.sqrt(d[0] * d[0] + d[1] * d[1])
        if across == 0.0:
            return (s.size[0], 0.0, _height(s, i))
        f = s.size[0] / across
        return (f * d[0], f * d[1], _height(s, i))
    if s.kind == ELLIPSOID:
        x, y, z = s.size[0] * d[0], s.size[1] * d[1], s.size[2] * d[2]
        f = 1.0 / np.sqrt(x * x + y * y + z * z)
        return (f * s.size[0] * x, f * s.size[1] * y, f * s.size[2] * z)
    return _still(world, s, i)


@kernel(inline=True)
def local_swing(s, i, d, e):
    """How fast that tip moves while the direction ``d`` changes at the rate ``e``: the Hessian of the support, times e.

    Where a circle is seen flat the tip has no rate, and zero is returned.
    """
    if role_of(s, i) == RIM:
        across = d[0] * d[0] + d[1] * d[1]
        if across <= FLAT * FLAT * (across + d[2] * d[2]):
            return (0.0, 0.0, 0.0)
        f = s.size[0] * (d[0] * e[1] - d[1] * e[0]) / (across * np.sqrt(across))
        return (-f * d[1], f * d[0], 0.0)
    if s.kind == ELLIPSOID:
        a, b, c = s.size
        x, y, z = a * a * d[0], b * b * d[1], c * c * d[2]
        square = x * d[0] + y * d[1] + z * d[2]
        f, g = 1.0 / np.sqrt(square), (x * e[0] + y * e[1] + z * e[2]) / square
        return (f * (a * a * e[0] - g * x), f * (b * b * e[1] - g * y), f * (c * c * e[2] - g * z))
    return (0.0, 0.0, 0.0)


@kernel(inner=True)
def tip(world, s, i, d):
    """The tip of atom i in direction ``d``, in the world."""
    return add(s.x, mat_vec(s.R, local_tip(world, s, i, mat_t_vec(s.R, d))))


@kernel(inner=True)
def swing(s, i, d, e):
    """``local_swing`` in the world."""
    return mat_vec(s.R, local_swing(s, i, mat_t_vec(s.R, d), mat_t_vec(s.R, e)))


@kernel(inline=True)
def lies_flat(s, d):
    """Whether the circles of a solid are seen flat from direction ``d``."""
    d = mat_t_vec(s.R, d)
    across = d[0] * d[0] + d[1] * d[1]
    return across < FLAT * FLAT * (across + d[2] * d[2])


@kernel(inline=True)
def stands_for(s, i, flat):
    """Whether atom i takes part: circles unless they are flat, their rings only then, everything else always."""
    role = role_of(s, i)
    return role == PLAIN or (role == STEADY) == flat
