"""The nearest points of two convex cores, after Gilbert, Johnson and Keerthi (1988).

All differences of points of a and b form a convex set. A simplex of at most four of its points closes in on the one
nearest to the origin; each comes from the support of both cores in the direction that looks best so far.
"""

from collections import namedtuple
from typing import Any

import numpy as np

from freebody.compile import kernel
from freebody.contact.geometry.atoms import tip
from freebody.contact.layout import BOX, CAPSULE, CONE, CYLINDER, HULL
from freebody.lie.vec import add, cross, dot, mat_t_vec, minus, scale, sub

# Numbers of atoms are less than this: a pair of them is one integer, and four fit into a float.
ATOMS = 4096
ROUNDS = 60
# Squares of lengths, relative: where the search stops, and what is no distance any more.
CLOSE, NOTHING = 1e-14, 1e-24

# A point of the set of differences, the points of a (not moved) and b that it comes from, and their pair of atoms.
Corner: Any = namedtuple("Corner", "w a b pair")
# What was found: whether the cores overlap, the difference ``v`` nearest to the origin, the corners and their weights.
Nearest: Any = namedtuple("Nearest", "inside v corners weights")

ZERO = (0.0, 0.0, 0.0)


@kernel(inner=True)
def _farthest_vertex(world, s, d):
    """The vertex of a hull that lies farthest in direction ``d`` of its frame."""
    best, most, k = 0, -np.inf, s.vertices
    for i in range(s.count):
        height = d[0] * world.floats[k] + d[1] * world.floats[k + 1] + d[2] * world.floats[k + 2]
        if height > most:
            best, most = i, height
        k += 3
    return best


@kernel(inline=True)
def top_atom(world, s, d):
    """The atom of a core that reaches farthest in direction ``d``."""
    u = mat_t_vec(s.R, d)
    if s.kind == BOX:
        return (1 if u[0] > 0.0 else 0) + (2 if u[1] > 0.0 else 0) + (4 if u[2] > 0.0 else 0)
    if s.kind == CYLINDER or s.kind == CAPSULE:
        return 0 if u[2] > 0.0 else 1
    if s.kind == CONE:
        return 0 if s.size[1] * u[2] > s.size[0] * np.sqrt(u[0] * u[0] + u[1] * u[1]) else 1
    return _farthest_vertex(world, s, u) if s.kind == HULL else 0


@kernel(inner=True)
def corner_of(world, a, b, n, shift):
    """The difference of a, moved by ``shift``, and b that lies farthest against ``n``."""
    i, j = top_atom(world, a, minus(n)), top_atom(world, b, n)
    p, q = tip(world, a, i, minus(n)), tip(world, b, j, n)
    return Corner(sub(add(p, shift), q), p, q, i * ATOMS + j)


@kernel(inline=True)
def _mix(f, p, g, q):
    return (f * p[0] + g * q[0], f * p[1] + g * q[1], f * p[2] + g * q[2])


@kernel(inline=True)
def mixed(weights, p, q, r):
    """The weighted sum of three points."""
    return add(_mix(weights[0], p, weights[1], q), scale(weights[2], r))


@kernel(inner=True)
def _on_segment(p, q):
    """Weights of the point of a segment that is nearest to the origin."""
    along = sub(q, p)
    square = dot(along, along)
    t = -dot(p, along) / square if square > 0.0 else 0.0
    t = min(max(t, 0.0), 1.0)
    return (1.0 - t, t, 0.0)


@kernel(inner=True)
def on_triangle(p, q, r):
    """The same of a triangle (Ericson 2005, 5.1.5)."""
    pq, pr = sub(q, p), sub(r, p)
    d1, d2 = -dot(pq, p), -dot(pr, p)
    if d1 <= 0.0 and d2 <= 0.0:
        return (1.0, 0.0, 0.0)
    d3, d4 = -dot(pq, q), -dot(pr, q)
    if d3 >= 0.0 and d4 <= d3:
        return (0.0, 1.0, 0.0)
    third = d1 * d4 - d3 * d2
    if third <= 0.0 and d1 >= 0.0 and d3 <= 0.0:
        t = d1 / (d1 - d3)
        return (1.0 - t, t, 0.0)
    d5, d6 = -dot(pq, r), -dot(pr, r)
    if d6 >= 0.0 and d5 <= d6:
        return (0.0, 0.0, 1.0)
    second = d5 * d2 - d1 * d6
    if second <= 0.0 and d2 >= 0.0 and d6 <= 0.0:
        t = d2 / (d2 - d6)
        return (1.0 - t, 0.0, t)
    first = d3 * d6 - d5 * d4
    if first <= 0.0 and d4 - d3 >= 0.0 and d5 - d6 >= 0.0:
        t = (d4 - d3) / ((d4 - d3) + (d5 - d6))
        return (0.0, 1.0 - t, t)
    f = 1.0 / (first + second + third)
    return (first * f, second * f, third * f)


@kernel(inline=True)
def _sees(p, q, r, s):
    """Whether the origin is not on the side of the fourth corner; in doubt, yes."""
    n = cross(sub(q, p), sub(r, p))
    inner, outer = dot(n, sub(s, p)), -dot(n, p)
    doubt = 1e-13 * np.sqrt(dot(n, n) * max(dot(p, p), dot(s, s)))
    return abs(inner) <= doubt or inner * outer < 0.0


@kernel(inline=True)
def _better(best, p, q, r):
    """The triangle p, q, r if it is nearer to the origin than ``best``: corners, weights, square of the distance."""
    weights = on_triangle(p.w, q.w, r.w)
    v = mixed(weights, p.w, q.w, r.w)
    square = dot(v, v)
    return ((p, q, r), weights, square) if square < best[2] else best


@kernel(inner=True)
def nearest(world, a, b, shift):
    """The nearest points of the cores of a, moved by ``shift``, and b."""
    v = sub(add(a.x, shift), b.x)
    if dot(v, v) == 0.0:
        v = (0.0, 0.0, 1.0)
    size = a.bound + b.bound if b.bound < np.inf else a.bound
    c0 = corner_of(world, a, b, v, shift)
    corners, weights, count = (c0, c0, c0), (1.0, 0.0, 0.0), 1
    v = c0.w
    for _ in range(ROUNDS):
        square = dot(v, v)
        if square <= NOTHING * size * size:
            return Nearest(True, v, corners, weights)
        new = corner_of(world, a, b, v, shift)
        if square - dot(v, new.w) <= CLOSE * square:
            break
        if count == 1:
            found, count = (corners[0], new, new), 2
            next_weights = _on_segment(corners[0].w, new.w)
        elif count == 2:
            found, count = (corners[0], corners[1], new), 3
            next_weights = on_triangle(corners[0].w, corners[1].w, new.w)
        else:
            p, q, r = corners
            best = (corners, weights, np.inf)
            if _sees(p.w, q.w, new.w, r.w):
                best = _better(best, p, q, new)
            if _sees(p.w, r.w, new.w, q.w):
                best = _better(best, p, r, new)
            if _sees(q.w, r.w, new.w, p.w):
                best = _better(best, q, r, new)
            if best[2] == np.inf:
                return Nearest(True, ZERO, corners, weights)
            found, next_weights, _ = best
        u = mixed(next_weights, found[0].w, found[1].w, found[2].w)
        if dot(u, u) >= square:
            break
        v, corners, weights = u, found, next_weights
        # Corners without weight go.
        if weights[0] == 0.0:
            corners, weights = (corners[1], corners[2], corners[2]), (weights[1], weights[2], 0.0)
            if weights[0] == 0.0:
                corners, weights = (corners[1], corners[2], corners[2]), (weights[1], 0.0, 0.0)
        elif weights[1] == 0.0:
            corners, weights = (corners[0], corners[2], corners[2]), (weights[0], weights[2], 0.0)
        count = 1 + (weights[1] > 0.0) + (weights[2] > 0.0)
    return Nearest(False, v, corners, weights)
