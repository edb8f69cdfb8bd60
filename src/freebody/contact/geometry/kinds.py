"""Which kinds of solids may meet, in which order, and how many points they need."""

from __future__ import annotations

from freebody.contact.geometry.simplex import ATOMS
from freebody.contact.layout import BOX, CAPSULE, CONE, CYLINDER, ELLIPSOID, HOLLOW, HULL, PLANE, SPHERE, SURFACE, TORUS
from freebody.errors import InputError

# What is never moved by forces, and always the second of a pair.
GROUNDS = (PLANE, HOLLOW, SURFACE)
# Points of a torus against another body; of a capsule; of two faces on each other.
AROUND, BESIDE, FACES = 6, 4, 12
# Points of a hull that can be near a plane, or another polytope, at once.
MANY = 24
# Points of a sphere on a surface at once: three facets of a hollow, and corners beside it.
IN_HOLLOW = 8
# Points that a solid can have on a plane at once.
ON_PLANE = {SPHERE: 1, CAPSULE: 2, TORUS: 8, BOX: 4, CYLINDER: 8, CONE: 8, ELLIPSOID: 1, HULL: MANY}


def ordered(kind_a: int, kind_b: int) -> bool:
    """Whether a pair may stand in this order; if not, swap it."""
    return kind_a not in GROUNDS and (kind_b in GROUNDS or kind_a <= kind_b)


def supported(kind_a: int, kind_b: int) -> bool:
    """Whether the distance of two solids of these kinds is known, in any order."""
    if not ordered(kind_a, kind_b):
        kind_a, kind_b = kind_b, kind_a
    if kind_a in GROUNDS:
        return False
    return (kind_a, kind_b) != (ELLIPSOID, HOLLOW)


def slots(kind_a: int, kind_b: int, count_a: int = 0, count_b: int = 0) -> int:
    """How many points of a pair can be near at once; the counts are those of the vertices of hulls."""
    if not ordered(kind_a, kind_b):
        kind_a, kind_b, count_a, count_b = kind_b, kind_a, count_b, count_a
    if kind_b in (PLANE, HOLLOW):
        return min(count_a, MANY) if kind_a == HULL else ON_PLANE[kind_a]
    for kind, count in ((kind_a, count_a), (kind_b, count_b)):
        if kind == HULL and count > ATOMS:
            raise InputError(
                f"a convex hull of {count} vertices against something that is not flat",
                expected=f"at most {ATOMS} vertices",
                cause="a mesh with a fine, round surface",
                remedy="give the body a coarser mesh, or a shape such as fb.Ellipsoid",
            )
    if kind_b == SURFACE:
        return IN_HOLLOW if kind_a == SPHERE else MANY
    if SPHERE in (kind_a, kind_b):
        return 1
    if TORUS in (kind_a, kind_b):
        return AROUND
    if ELLIPSOID in (kind_a, kind_b):
        return 1
    if CAPSULE in (kind_a, kind_b):
        return BESIDE
    return MANY if HULL in (kind_a, kind_b) else FACES
