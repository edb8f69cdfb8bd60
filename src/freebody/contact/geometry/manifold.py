"""All points in which two convex bodies with flat pieces are near each other: which features, see ``codes``.

The best separation gives one normal. Where a face of one body looks along it, the atoms of the other over that face are
features, and so are the crossings of the edges of two faces. Rods side by side touch with their ends. If nothing
of all this is as near as the best separation itself, that is a feature too.
"""

import numpy as np

from freebody.compile import kernel
from freebody.contact.geometry.atoms import FLAT, atoms_of, lies_flat, stands_for, tip
from freebody.contact.geometry.codes import (
    BESIDE_A,
    BESIDE_B,
    CROSSING,
    ON_FACE,
    UNDER_FACE,
    axis_of,
    beside_gap,
    coded,
    coded_gap,
    crossing_gap,
    face_gap,
)
from freebody.contact.geometry.convex import separation
from freebody.contact.geometry.faces import face_toward, next_corner, over_face
from freebody.contact.geometry.feature_order import writer
from freebody.contact.geometry.simplex import ATOMS
from freebody.contact.layout import CAPSULE, CONE, CYLINDER
from freebody.lie.vec import cross, dot, minus, norm, sub

# Sines of angles: below it lines count as parallel; below it the side of a body is looked at as a line along a face;
# below it rods (capsules) lie side by side.
PARALLEL, ALONG, BESIDE, BESIDE_ROUND = 1e-3, 0.1, 1e-3, 0.1
# A crossing is inside both lines by this part of them: at their ends there are corners.
INSIDE = 1e-9
# What is not nearer than other features by more than this part of the size is none itself.
SAME = 1e-9


_written = writer(coded_gap)


@kernel(inner=True)
def _faced(world, a, b, under, face, reach, place, state):
    """Write the atoms of a that are over a face of b, or (``under``) those of b over a face of a."""
    s, other = (b, a) if under else (a, b)
    flat, t = lies_flat(s, face.normal), face.three
    for i in range(atoms_of(s)):
        if stands_for(s, i, flat):
            gap, _, p = face_gap(world, s, i, other, t)
            if gap < reach and over_face(world, other, face, p):
                feature = coded(UNDER_FACE if under else ON_FACE, i, t[0], t[1], t[2])
                state = _written(world, a, b, float(feature), gap, place, state)
    return state


@kernel(inline=True)
def _has_side(s):
    """Whether a solid has straight lines on a round side."""
    return s.kind == CAPSULE or s.kind == CYLINDER or s.kind == CONE


@kernel(inline=True)
def _side_along(s, outward):
    """Whether its side lies along a plane of this outward direction."""
    if not _has_side(s):
        return False
    k = s.size[0] / np.sqrt(s.size[0] * s.size[0] + s.size[1] * s.size[1]) if s.kind == CONE else 0.0
    return abs(dot(axis_of(s), outward) - k) < ALONG


@kernel(inner=True)
def _crossed(world, a, b, n, ends, reach, place, state):
    """Write the crossing of two lines, if they cross inside of both, seen along the normal."""
    i, j, k, l = ends
    p, r = tip(world, a, i, minus(n)), tip(world, b, k, n)
    d, e, f = sub(tip(world, a, j, minus(n)), p), sub(tip(world, b, l, n), r), sub(r, p)
    turn = dot(cross(d, e), n)
    if abs(turn) <= PARALLEL * norm(d) * norm(e):
        return state
    t, u = dot(cross(f, e), n) / turn, dot(cross(f, d), n) / turn
    if INSIDE < t < 1.0 - INSIDE and INSIDE < u < 1.0 - INSIDE:
        i, j, k, l = min(i, j), max(i, j), min(k, l), max(k, l)
        gap = crossing_gap(world, a, b, (i, j, k, l)).gap
        if gap < reach:
            return _written(world, a, b, float(coded(CROSSING, i, j, k, l)), gap, place, state)
    return state


@kernel(inner=True)
def _crossings(world, a, b, n, faces, reach, place, state):
    """Write the crossings of the edges of two faces, and of sides that lie along them."""
    face_a, face_b = faces
    side_a, side_b = _side_along(a, minus(n)), _side_along(b, n)
    # The edges of a disk are those of its ring, and count only where it lies flat.
    edges_a = face_a.there and not (_has_side(a) and not lies_flat(a, n))
    edges_b = face_b.there and not (_has_side(b) and not lies_flat(b, n))
    if not (side_a or edges_a) or not (side_b or edges_b):
        return state
    first_a, first_b = 0 if side_a else face_a.three[0], 0 if side_b else face_b.three[0]
    i = first_a
    for _ in range(atoms_of(a)):
        j = 1 if side_a else next_corner(world, a, face_a, i)
        k = first_b
        for _ in range(atoms_of(b)):
            l = 1 if side_b else next_corner(world, b, face_b, k)
            state = _crossed(world, a, b, n, (i, j, k, l), reach, place, state)
            k = l
            if side_b or k == first_b:
                break
        i = j
        if side_a or i == first_a:
            break
    return state


@kernel(inner=True)
def _edges(world, a, b, best, reach, place, state):
    """Write the two lines that the best separation stands on, if it does on two."""
    if best.active.count != 3:
        return state
    one, two, three = best.active.pairs
    i, k = one // ATOMS, one % ATOMS
    j = two // ATOMS if two // ATOMS != i else three // ATOMS
    l = two % ATOMS if two % ATOMS != k else three % ATOMS
    within = (two // ATOMS == i or two // ATOMS == j) and (three // ATOMS == i or three // ATOMS == j)
    within &= (two % ATOMS == k or two % ATOMS == l) and (three % ATOMS == k or three % ATOMS == l)
    if i == j or k == l or not within:
        return state
    return _crossed(world, a, b, best.normal, (i, j, k, l), reach, place, state)


@kernel(inline=True)
def _rod(s):
    return s.kind == CAPSULE or s.kind == CYLINDER


@kernel(inner=True)
def _beside(world, a, b, reach, place, state):
    """Write the ends of two rods side by side."""
    for k in range(4):
        s, other = (a, b) if k < 2 else (b, a)
        half = other.size[1] if other.kind == CYLINDER else other.size[0]
        found, along = beside_gap(s, k % 2, other)
        if found.gap < reach and abs(along) <= half * (1.0 + INSIDE):
            feature = coded(BESIDE_B if k < 2 else BESIDE_A, k % 2, 0, 0, 0)
            state = _written(world, a, b, float(feature), found.gap, place, state)
    return state


@kernel(inner=True)
def manifold(world, a, b, reach, out, at, most):
    """Write the features that are nearer than ``reach``, and return how many."""
    best = separation(world, a, b)
    nearest = best.distance - a.radius - b.radius
    if nearest >= reach:
        return 0
    n, place, state = best.normal, (out, at, most), (0, np.inf)
    face_a, face_b = face_toward(world, a, minus(n)), face_toward(world, b, n)
    size = min(a.bound, b.bound)
    same = SAME * size
    if face_b.there:
        state = _faced(world, a, b, False, face_b, reach, place, state)
    if face_a.there:
        state = _faced(world, a, b, True, face_a, reach, place, state)
    if (face_a.there and lies_flat(b, face_a.normal)) or (face_b.there and lies_flat(a, face_b.normal)):
        # The points of a ring are higher than its lowest point.
        same = 4.0 * FLAT * size
    state = _crossings(world, a, b, n, (face_a, face_b), reach, place, state)
    if not (face_a.there and face_b.there):
        state = _edges(world, a, b, best, reach, place, state)
    if _rod(a) and _rod(b) and _side_along(a, minus(n)) and _side_along(b, n):
        sine = norm(cross(axis_of(a), axis_of(b)))
        if sine < (BESIDE_ROUND if a.kind == CAPSULE and b.kind == CAPSULE else BESIDE):
            state = _beside(world, a, b, reach, place, state)
            same += sine * sine * size
    if nearest < state[1] - same:
        state = _written(world, a, b, 0.0, nearest, place, state)
    return state[0]
