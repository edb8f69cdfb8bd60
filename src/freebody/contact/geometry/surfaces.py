"""Solids on surfaces of triangles. Features are numbers of two parts of the surface and the solid:

ON_FACET   a facet, and an atom of the solid over it, as on a plane
AT_EDGE    an edge that sticks out, and the nearest point of the solid; of a torus, the number of a minimum
CROSSING   an edge that sticks out, and an edge of a flat face of the solid (two atoms) that lies on it
AT_VERTEX  a corner that sticks out

What is at an edge counts only if the normal there is between those of both facets, and at a corner only if the normal
is across from all of its edges: elsewhere something beside it is nearer.
"""

import numpy as np

from freebody.compile import kernel
from freebody.contact.geometry.atoms import atoms_of, lies_flat, stands_for, tip
from freebody.contact.geometry.balls import between_points
from freebody.contact.geometry.bodies import SLOW, STEP, later
from freebody.contact.geometry.codes import crossing_gap, nearest_gap
from freebody.contact.geometry.convex import middle
from freebody.contact.geometry.faces import face_toward, next_corner, over_face
from freebody.contact.geometry.feature_order import writer
from freebody.contact.geometry.grounds import ground_drift, ground_gap, upward
from freebody.contact.geometry.points import from_point, thick
from freebody.contact.geometry.rings import minima, ring_gap
from freebody.contact.geometry.sides import Gap, Side
from freebody.contact.geometry.simplex import ATOMS, mixed, on_triangle
from freebody.contact.geometry.surface_rows import (
    EDGE_SIZE,
    edge_at,
    facet_at,
    header_at,
    node_at,
    triangle_at,
    vertex_at,
)
from freebody.contact.layout import CONE, CYLINDER, HULL, PLANE, SPHERE, TORUS
from freebody.lie.vec import add, cross, dot, mat_t_vec, mat_vec, minus, norm, scale, sub

ON_FACET, AT_EDGE, CROSSING, AT_VERTEX = 0, 1, 2, 3
# Facets, edges and vertices are fewer than this.
PARTS = 2**18
# A point is over a triangle, and a normal between those of two facets, within this (of the size; as a cosine).
OVER, BETWEEN = 1e-9, 1e-9
# The cosine between normal and edge above which the nearest point is at an end of the edge.
ALONG = 1e-7
# Sine below which lines count as parallel; what is not nearer than others by this part of the size is no feature.
PARALLEL, SAME = 1e-3, 1e-9
# Minima of a torus along an edge that are looked at.
MINIMA = 4

ORIGIN = (0.0, 0.0, 0.0)


@kernel(inline=True)
def _coded(kind, part, i, j):
    return ((kind * PARTS + part) * ATOMS + i) * ATOMS + j


@kernel(inline=True)
def _decoded(feature):
    part = feature // (ATOMS * ATOMS)
    return part // PARTS, part % PARTS, feature // ATOMS % ATOMS, feature % ATOMS


@kernel(inline=True)
def _outward(b, p):
    """A point of the frame of the surface in the world."""
    return add(b.x, mat_vec(b.R, p))


@kernel(inline=True)
def _plane(world, b, f):
    """The plane of a facet."""
    facet = facet_at(world.floats, b.vertices + int(header_at(world.floats, b.vertices).first_facet), f)
    n = mat_vec(b.R, facet.normal)
    R = (0.0, 0.0, n[0], 0.0, 0.0, n[1], 0.0, 0.0, n[2])
    return Side(PLANE, ORIGIN, 0.0, np.inf, 0, 0, _outward(b, facet.point), R)


@kernel(inline=True)
def _edge(world, b, e):
    return edge_at(world.floats, b.vertices + int(header_at(world.floats, b.vertices).first_edge), e)


@kernel(inline=True)
def _vertex(world, b, v):
    return vertex_at(world.floats, b.vertices + int(header_at(world.floats, b.vertices).first_vertex), v)


@kernel(inline=True)
def _segment(world, b, e):
    """An edge as the hull of its ends."""
    first = b.vertices + int(header_at(world.floats, b.vertices).first_edge) + EDGE_SIZE * e
    edge = _edge(world, b, e)
    return Side(HULL, ORIGIN, 0.0, norm(sub(edge.stop, edge.start)), first, 2, b.x, b.R)


@kernel(inline=True)
def _vertex_gap(world, a, b, v):
    distance, n, foot = from_point(world, a, _outward(b, _vertex(world, b, v).place))
    gap, n, p = thick(distance, n, foot, a.radius, 0.0)
    return Gap(gap, minus(n), p)


@kernel(inner=True)
def _edge_gap(world, a, b, e, k):
    """The nearest point of an edge; minimum number k of a torus."""
    if a.kind == SPHERE:
        edge = _edge(world, b, e)
        p, q = _outward(b, edge.start), _outward(b, edge.stop)
        along = sub(q, p)
        t = min(max(dot(sub(a.x, p), along) / dot(along, along), 0.0), 1.0)
        return between_points(a.x, a.radius, add(p, scale(t, along)), 0.0, False)
    if a.kind == TORUS:
        return ring_gap(world, a, _segment(world, b, e), k)
    return nearest_gap(world, a, _segment(world, b, e))


@kernel(inner=True)
def surface_gap(world, a, b, feature):
    """Gap, normal and point of one feature."""
    kind, part, i, j = _decoded(feature)
    if kind == ON_FACET:
        return ground_gap(world, a, _plane(world, b, part), i)
    if kind == AT_EDGE:
        return _edge_gap(world, a, b, part, i)
    if kind == CROSSING:
        return crossing_gap(world, a, _segment(world, b, part), (i, j, 0, 1))
    return _vertex_gap(world, a, b, part)


_written = writer(surface_gap)


@kernel(inner=True)
def _over(world, b, triangle, n, p):
    """Whether the point p is over a triangle, seen along n, all in the frame of the surface."""
    for k in range(3):
        start = _vertex(world, b, int(triangle.corners[k])).place
        edge = sub(_vertex(world, b, int(triangle.corners[(k + 1) % 3])).place, start)
        if dot(n, cross(edge, sub(p, start))) < -OVER * b.bound * norm(edge):
            return False
    return True


@kernel(inner=True)
def _behind(world, b, triangle, p, gap):
    """Whether a point below a facet is less far below a neighbour of it, across an edge that sticks out."""
    first = b.vertices + int(header_at(world.floats, b.vertices).first_facet)
    for k in range(3):
        edge = _edge(world, b, int(triangle.edges[k]))
        if edge.convex == 0.0:
            continue
        for c in range(2):
            if edge.facets[c] >= 0.0 and edge.facets[c] != triangle.facet:
                facet = facet_at(world.floats, first, int(edge.facets[c]))
                if dot(facet.normal, sub(p, facet.point)) > gap:
                    return True
    return False


@kernel(inner=True)
def _on_facet(world, a, b, triangle, reach, place, state):
    """Write the atoms of a that are over a triangle, if a is mostly in front of it."""
    g = _plane(world, b, int(triangle.facet))
    n = upward(g)
    if dot(n, sub(middle(a), g.x)) <= 0.0 or dot(n, sub(a.x, g.x)) - a.bound >= reach:
        return state
    flat, own = lies_flat(a, n), mat_t_vec(b.R, n)
    for i in range(atoms_of(a)):
        if not stands_for(a, i, flat):
            continue
        gap, _, p = ground_gap(world, a, g, i)
        if gap >= reach:
            continue
        low = mat_t_vec(b.R, sub(sub(p, scale(0.5 * gap, n)), b.x))
        # Of what is round the core is in front, however deep it is: it is over the right facet.
        core = gap + a.radius
        below = core < 0.0 and _behind(world, b, triangle, add(low, scale(core, own)), core)
        if _over(world, b, triangle, own, low) and not below:
            feature = _coded(ON_FACET, int(triangle.facet), i, 0)
            state = _written(world, a, b, float(feature), gap, place, state)
    return state


@kernel(inline=True)
def _between(b, edge, n):
    """Whether the normal n at an edge is across it, and between those of the facets on both sides."""
    n = mat_t_vec(b.R, n)
    along = sub(edge.stop, edge.start)
    return (
        abs(dot(n, along)) <= ALONG * norm(along) and dot(n, edge.inward) <= BETWEEN and dot(n, edge.other) <= BETWEEN
    )


@kernel(inner=True)
def _crossed(world, a, b, e, face, reach, place, state):
    """Write the crossings of an edge with the edges of a flat face of a that lies along it."""
    edge, n, segment = _edge(world, b, e), face.normal, _segment(world, b, e)
    r = _outward(b, edge.start)
    along = sub(_outward(b, edge.stop), r)
    i = face.three[0]
    for _ in range(atoms_of(a)):
        j = next_corner(world, a, face, i)
        p = tip(world, a, i, n)
        d, f = sub(tip(world, a, j, n), p), sub(r, p)
        turn = dot(cross(d, along), n)
        if abs(turn) > PARALLEL * norm(d) * norm(along):
            t, u = dot(cross(f, along), n) / turn, dot(cross(f, d), n) / turn
            # At the ends of its own edge a has corners, which are over facets.
            if OVER < t < 1.0 - OVER and -OVER <= u <= 1.0 + OVER:
                one, two = min(i, j), max(i, j)
                gap = crossing_gap(world, a, segment, (one, two, 0, 1)).gap
                if gap < reach:
                    feature = _coded(CROSSING, e, one, two)
                    state = _written(world, a, b, float(feature), gap, place, state)
        i = j
        if i == face.three[0]:
            break
    return state


@kernel(inner=True)
def _ringed(world, a, b, e, reach, place, state):
    """Write the minima of a torus along an edge."""
    total, _, _ = minima(world, a, _segment(world, b, e), 0)
    for k in range(min(total, MINIMA)):
        gap, n, _ = _edge_gap(world, a, b, e, k)
        if gap < reach and _between(b, _edge(world, b, e), n):
            state = _written(world, a, b, float(_coded(AT_EDGE, e, k, 0)), gap, place, state)
    return state


@kernel(inner=True)
def _at_edge(world, a, b, e, reach, place, state):
    """Write what touches an edge that sticks out."""
    edge = _edge(world, b, e)
    start, stop = _outward(b, edge.start), _outward(b, edge.stop)
    along = sub(stop, start)
    t = min(max(dot(sub(a.x, start), along) / dot(along, along), 0.0), 1.0)
    if norm(sub(a.x, add(start, scale(t, along)))) - a.bound >= reach:
        return state
    if a.kind == TORUS:
        return _ringed(world, a, b, e, reach, place, state)
    gap, n, _ = _edge_gap(world, a, b, e, 0)
    if gap >= reach or not _between(b, edge, n):
        return state
    face = face_toward(world, a, minus(n))
    if face.there and not ((a.kind == CYLINDER or a.kind == CONE) and not lies_flat(a, n)):
        count, least = _crossed(world, a, b, e, face, reach, place, (state[0], np.inf))
        state = (count, min(least, state[1]))
        # Inside of the face, corners and the edges that go on from there hold it.
        inside = over_face(world, a, face, start) and over_face(world, a, face, stop)
        if inside or least <= gap + SAME * a.bound:
            return state
    return _written(world, a, b, float(_coded(AT_EDGE, e, 0, 0)), gap, place, state)


@kernel(inner=True)
def _at_vertex(world, a, b, v, reach, place, state):
    """Write a corner that sticks out."""
    vertex = _vertex(world, b, v)
    if norm(sub(_outward(b, vertex.place), a.x)) - a.bound >= reach:
        return state
    gap, n, _ = _vertex_gap(world, a, b, v)
    if gap >= reach:
        return state
    n = mat_t_vec(b.R, n)
    k = b.vertices + int(header_at(world.floats, b.vertices).first_star) + 3 * int(vertex.star)
    for _ in range(int(vertex.count)):
        if dot(n, (world.floats[k], world.floats[k + 1], world.floats[k + 2])) > -BETWEEN:
            return state
        k += 3
    return _written(world, a, b, float(_coded(AT_VERTEX, v, 0, 0)), gap, place, state)


@kernel(inner=True)
def _at_triangle(world, a, b, t, reach, place, state):
    """Write what touches a triangle, and the edges and corners that it looks after."""
    triangle = triangle_at(world.floats, b.vertices + int(header_at(world.floats, b.vertices).first_triangle), t)
    state = _on_facet(world, a, b, triangle, reach, place, state)
    for k in range(3):
        e, v = int(triangle.edges[k]), int(triangle.corners[k])
        edge, vertex = _edge(world, b, e), _vertex(world, b, v)
        if edge.convex == 1.0 and edge.owner == t:
            state = _at_edge(world, a, b, e, reach, place, state)
        if vertex.sharp == 1.0 and vertex.owner == t:
            state = _at_vertex(world, a, b, v, reach, place, state)
    return state


@kernel(inner=True)
def _survey(world, a, b, reach, place):
    """Write all features nearer than ``reach``: how many, and the smallest gap."""
    header = header_at(world.floats, b.vertices)
    first, node, state = b.vertices + int(header.first_node), 0, (0, np.inf)
    c, far = mat_t_vec(b.R, sub(a.x, b.x)), a.bound + reach
    while node < int(header.nodes):
        box = node_at(world.floats, first, node)
        apart = 0.0
        for k in range(3):
            off = max(max(box.low[k] - c[k], c[k] - box.high[k]), 0.0)
            apart += off * off
        if apart > far * far:
            node = int(box.skip)
            continue
        for t in range(int(box.first), int(box.first) + int(box.count)):
            state = _at_triangle(world, a, b, t, reach, place, state)
        node += 1
    return state


@kernel(inner=True)
def surface_features(world, a, b, reach, out, at, most):
    """Write the numbers of the features that are nearer than ``reach``; the nearest if they are more than ``most``."""
    count, _ = _survey(world, a, b, reach, (out, at, most))
    return count


@kernel(inline=True)
def _corner(world, b, v, c):
    return sub(_vertex(world, b, int(v)).place, c)


@kernel(inner=True)
def _buried(world, a, b):
    """How deep the middle of a is behind the surface, as a negative height; 0 in front of it.

    The nearest triangle tells; of several at an edge or a corner, the one that is seen most from the front or the back.
    """
    header = header_at(world.floats, b.vertices)
    first, triangles = b.vertices + int(header.first_node), b.vertices + int(header.first_triangle)
    c = mat_t_vec(b.R, sub(middle(a), b.x))
    node, best, height = 0, np.inf, 0.0
    while node < int(header.nodes):
        box = node_at(world.floats, first, node)
        apart = 0.0
        for k in range(3):
            off = max(max(box.low[k] - c[k], c[k] - box.high[k]), 0.0)
            apart += off * off
        if apart > best * (1.0 + OVER):
            node = int(box.skip)
            continue
        for t in range(int(box.first), int(box.first) + int(box.count)):
            triangle = triangle_at(world.floats, triangles, t)
            i, j, k = triangle.corners
            p, q, r = _corner(world, b, i, c), _corner(world, b, j, c), _corner(world, b, k, c)
            weights = on_triangle(p, q, r)
            d = mixed(weights, p, q, r)
            square = dot(d, d)
            n = mat_t_vec(b.R, upward(_plane(world, b, int(triangle.facet))))
            up = -dot(n, d)
            if square < best * (1.0 - OVER) or (square <= best * (1.0 + OVER) and abs(up) > abs(height)):
                best, height = square, up
        node += 1
    return min(height, 0.0)


@kernel(inner=True)
def surface_distance(world, a, b):
    """The smallest gap; of solids that are farther away than their size, that size."""
    _, least = _survey(world, a, b, a.bound, (world.floats, 0, 0))
    buried = _buried(world, a, b)
    return min(buried - a.radius, least) if buried < 0.0 else min(least, a.bound)


@kernel(inner=True)
def surface_drift(world, a, b, feature, motion):
    """The rates of point and normal of a feature."""
    kind, part, i, _ = _decoded(feature)
    va, wa, vb, wb = motion
    if kind == ON_FACET:
        g = _plane(world, b, part)
        return ground_drift(world, a, g, i, (va, wa, add(vb, cross(wb, sub(g.x, b.x))), wb))
    speed = max(max(norm(va), norm(vb)), max(norm(wa), norm(wb)) * a.bound)
    h = STEP * a.bound / max(speed, SLOW)
    _, later_n, later_p = surface_gap(world, later(a, va, wa, h), later(b, vb, wb, h), feature)
    _, n, p = surface_gap(world, later(a, va, wa, -h), later(b, vb, wb, -h), feature)
    f = 0.5 / h
    return scale(f, sub(later_p, p)), scale(f, sub(later_n, n))
