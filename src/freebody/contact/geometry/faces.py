"""Flat faces of solids: three points of the one that looks most in a direction, its corners in order, its inside."""

from collections import namedtuple
from typing import Any

import numpy as np

from freebody.compile import kernel
from freebody.contact.geometry.atoms import RING, atoms_of, tip
from freebody.contact.geometry.balls import unit_of
from freebody.contact.geometry.codes import ANY, plane_of
from freebody.contact.geometry.simplex import top_atom
from freebody.contact.layout import BOX, CONE, CYLINDER, HULL
from freebody.lie.vec import cross, dot, mat_t_vec, norm, scale, sub

# Corners of a face lie in its plane, and points over it inside of its edges, within this part of the size.
PLANAR = 1e-9
# How well a face has to look along the normal to count.
FACING = 0.99

# Whether there is one, three atoms that are points of it, and its outward unit normal.
Face: Any = namedtuple("Face", "there three normal")
NONE = (0, 0, 0)


@kernel(inline=True)
def _point(world, s, i):
    return tip(world, s, i, ANY)


@kernel(inner=True)
def _hull_face(world, s, d):
    """Of a hull: from its highest vertex along the edge that falls least, then about that edge. The lowest numbers."""
    first = top_atom(world, s, d)
    p = _point(world, s, first)
    second, best = -1, -np.inf
    for i in range(s.count):
        arm = sub(_point(world, s, i), p)
        fall = dot(d, arm)
        length = norm(sub(arm, scale(fall, d)))
        if i != first and length > 0.0 and fall / length > best:
            second, best = i, fall / length
    edge, _ = unit_of(sub(_point(world, s, second), p))
    upward, _ = unit_of(sub(d, scale(dot(d, edge), edge)))
    aside = cross(edge, upward)
    # Of both faces at the edge, the one that falls less.
    third, best = -1, -np.inf
    for i in range(s.count):
        arm = sub(_point(world, s, i), p)
        height, length = dot(upward, arm), abs(dot(aside, arm))
        if length > PLANAR * s.bound and height / length > best:
            third, best = i, height / length
    n, _ = plane_of(world, s, first, second, third)
    # The same three for the same face, from whichever vertex it was found.
    one, two, three = -1, -1, -1
    for i in range(s.count):
        if abs(dot(n, sub(_point(world, s, i), p))) > PLANAR * s.bound:
            continue
        if one < 0:
            one = i
        elif two < 0:
            two = i
        elif three < 0:
            q = _point(world, s, one)
            edge, arm = sub(_point(world, s, two), q), sub(_point(world, s, i), q)
            if norm(cross(edge, arm)) > 1e-6 * s.bound * norm(edge):
                three = i
    return (one, two, three) if three >= 0 else (first, second, third)


@kernel(inner=True)
def face_toward(world, s, d):
    """The flat face of a solid that looks along the unit direction ``d``, if one does."""
    u = mat_t_vec(s.R, d)
    three = NONE
    if s.kind == BOX:
        x, y, z = abs(u[0]), abs(u[1]), abs(u[2])
        if x >= y and x >= z:
            three = (1, 3, 5) if u[0] > 0.0 else (0, 2, 4)
        elif y >= z:
            three = (2, 3, 6) if u[1] > 0.0 else (0, 1, 4)
        else:
            three = (4, 5, 6) if u[2] > 0.0 else (0, 1, 2)
    elif s.kind == CYLINDER:
        three = (2, 4, 6) if u[2] > 0.0 else (8, 10, 12)
    elif s.kind == CONE and u[2] < 0.0:
        three = (2, 4, 6)
    elif s.kind == HULL:
        three = _hull_face(world, s, d)
    if three == NONE:
        return Face(False, three, d)
    n, _ = plane_of(world, s, three[0], three[1], three[2])
    return Face(dot(n, d) > FACING, three, n)


@kernel(inner=True)
def next_corner(world, s, face, i):
    """The corner of a face that follows corner i, counter-clockwise or, of a ring, one way round."""
    if s.kind == CYLINDER or s.kind == CONE:
        start = 2 if i < 2 + RING else 2 + RING
        return start + (i - start + 1) % RING
    p = _point(world, s, i)
    best, arm = -1, face.normal
    for k in range(atoms_of(s)):
        other = sub(_point(world, s, k), p)
        if k == i or abs(dot(face.normal, other)) > PLANAR * s.bound:
            continue
        turn = 0.0 if best < 0 else dot(face.normal, cross(arm, other))
        level = PLANAR * s.bound * norm(other)
        if best < 0 or turn < -level or (turn <= level and dot(arm, other) > dot(arm, arm)):
            best, arm = k, other
    return best


@kernel(inner=True)
def over_face(world, s, face, p):
    """Whether a point is over the inside of a face, or over its edges."""
    if s.kind == CYLINDER or s.kind == CONE:
        u = mat_t_vec(s.R, sub(p, s.x))
        return np.sqrt(u[0] * u[0] + u[1] * u[1]) <= s.size[0] * (1.0 + PLANAR)
    i = face.three[0]
    for _ in range(atoms_of(s)):
        k = next_corner(world, s, face, i)
        q = _point(world, s, i)
        edge = sub(_point(world, s, k), q)
        if dot(face.normal, cross(edge, sub(p, q))) < -PLANAR * s.bound * norm(edge):
            return False
        if k == face.three[0]:
            break
        i = k
    return True
