"""Features of two convex bodies with flat pieces, as numbers, and their gaps in closed form.

NEAREST       0: the best separation of the two, wherever it is
ON_FACE       an atom of a against the plane through three points of b
UNDER_FACE    an atom of b against the plane through three points of a
CROSSING      two lines: an edge of a box, the side of a cylinder or cone, the core of a capsule
BESIDE_B      an end of the rod a (capsule, cylinder) beside the rod b
BESIDE_A      an end of the rod b beside the rod a

Four numbers of atoms make one number; ``simplex.ATOMS`` to the fourth, times five, is exact in a float.
"""

import numpy as np

from freebody.compile import kernel
from freebody.contact.geometry.atoms import tip
from freebody.contact.geometry.balls import unit_of
from freebody.contact.geometry.convex import middle, reached, separation
from freebody.contact.geometry.sides import Gap
from freebody.contact.geometry.simplex import ATOMS
from freebody.contact.layout import CAPSULE, CONE, CYLINDER
from freebody.lie.vec import add, cross, dot, minus, scale, sub

NEAREST, ON_FACE, UNDER_FACE, CROSSING, BESIDE_B, BESIDE_A = 0, 1, 2, 3, 4, 5
BLOCK = ATOMS**4
ANY = (1.0, 0.0, 0.0)


@kernel(inline=True)
def coded(kind, i, j, k, l):
    """The number of a feature."""
    return (kind - 1) * BLOCK + ((i * ATOMS + j) * ATOMS + k) * ATOMS + l + 1


@kernel(inline=True)
def decoded(feature):
    """Its kind and four numbers."""
    if feature == 0:
        return 0, 0, 0, 0, 0
    rest = feature - 1
    kind, rest = rest // BLOCK + 1, rest % BLOCK
    return kind, rest // ATOMS**3, rest // ATOMS**2 % ATOMS, rest // ATOMS % ATOMS, rest % ATOMS


@kernel(inline=True)
def plane_of(world, s, i, j, k):
    """The outward normal of the plane through three atoms that are points, and the first of them."""
    p = tip(world, s, i, ANY)
    n, _ = unit_of(cross(sub(tip(world, s, j, ANY), p), sub(tip(world, s, k, ANY), p)))
    return (n if dot(n, sub(p, middle(s))) >= 0.0 else minus(n)), p


@kernel(inner=True)
def face_gap(world, s, i, other, three):
    """Atom i of s over the plane through three points of another: the gap, the plane's normal, the point."""
    n, q = plane_of(world, other, three[0], three[1], three[2])
    p = tip(world, s, i, minus(n))
    gap = dot(n, sub(p, q)) - s.radius - other.radius
    return Gap(gap, n, sub(p, scale(s.radius + 0.5 * gap, n)))


@kernel(inline=True)
def side_radius(s):
    """Of a rod about its axis."""
    return s.size[0] if s.kind == CYLINDER else s.radius


@kernel(inline=True)
def axis_of(s):
    """The axis of a solid of revolution, in the world."""
    return (s.R[2], s.R[5], s.R[8])


@kernel(inner=True)
def beside_gap(s, end, other):
    """An end of the axis of a rod, with its radius, beside the axis of another: gap, normal from it, point."""
    half = s.size[1] if s.kind == CYLINDER else s.size[0]
    p = add(s.x, scale(half if end == 0 else -half, axis_of(s)))
    axis = axis_of(other)
    d = sub(p, other.x)
    along = dot(d, axis)
    n, length = unit_of(sub(d, scale(along, axis)))
    inner, outer = side_radius(other), side_radius(s)
    gap = length - inner - outer
    foot = add(other.x, scale(along, axis))
    return Gap(gap, n, add(foot, scale(inner + 0.5 * gap, n))), along


@kernel(inline=True)
def line_of(world, s, i, j):
    """Direction of a line, and the part of the outward normal along it, that all points of it have."""
    if s.kind == CONE and i < 2:
        return axis_of(s), s.size[0] / np.sqrt(s.size[0] * s.size[0] + s.size[1] * s.size[1])
    if (s.kind == CYLINDER and i < 2) or s.kind == CAPSULE:
        return axis_of(s), 0.0
    d, _ = unit_of(sub(tip(world, s, j, ANY), tip(world, s, i, ANY)))
    return d, 0.0


@kernel(inner=True)
def crossing_gap(world, a, b, ends):
    """Two lines: gap, common normal and point. n is known by its parts along both."""
    i, j, k, l = ends
    (d, f), (e, g) = line_of(world, a, i, j), line_of(world, b, k, l)
    c = dot(d, e)
    square = max(1.0 - c * c, 1e-24)
    alpha, beta = (-f - c * g) / square, (g + c * f) / square
    flat = add(scale(alpha, d), scale(beta, e))
    up = scale(np.sqrt(max(1.0 - dot(flat, flat), 0.0) / square), cross(d, e))
    # Of the two normals, the one that separates a and b better.
    (n, _), (other, _) = unit_of(add(flat, up)), unit_of(sub(flat, up))
    if reached(world, a, b, other) > reached(world, a, b, n):
        n = other
    p, q = tip(world, a, i, minus(n)), tip(world, a, j, minus(n))
    r, s = tip(world, b, k, n), tip(world, b, l, n)
    # The crossing, seen along n.
    along, beside, d = sub(q, p), sub(s, r), sub(r, p)
    t = dot(cross(d, beside), n) / dot(cross(along, beside), n)
    p = add(p, scale(t, along))
    gap = dot(n, sub(p, r)) - a.radius - b.radius
    return Gap(gap, n, sub(p, scale(a.radius + 0.5 * gap, n)))


@kernel(inline=True)
def nearest_gap(world, a, b):
    """The best separation as a gap."""
    found = separation(world, a, b)
    gap = found.distance - a.radius - b.radius
    return Gap(gap, found.normal, sub(found.p, scale(a.radius + 0.5 * gap, found.normal)))


@kernel(inner=True)
def coded_gap(world, a, b, feature):
    """Gap, normal and point of a feature."""
    kind, i, j, k, l = decoded(feature)
    if kind == ON_FACE:
        return face_gap(world, a, i, b, (j, k, l))
    if kind == UNDER_FACE:
        gap, n, p = face_gap(world, b, i, a, (j, k, l))
        return Gap(gap, minus(n), p)
    if kind == CROSSING:
        return crossing_gap(world, a, b, (i, j, k, l))
    if kind == BESIDE_B:
        found, _ = beside_gap(a, i, b)
        return found
    if kind == BESIDE_A:
        (gap, n, p), _ = beside_gap(b, i, a)
        return Gap(gap, minus(n), p)
    return nearest_gap(world, a, b)
