"""A surface of triangles as a block of numbers: what ``surfaces`` reads.

Triangles that lie in one plane and meet at edges are one *facet*; their inner edges are *welded*: nothing can touch
them. Of the other edges those that stick out count, and of the corners those of such edges: in a concave edge the
facets on both sides are touched first. The triangles hang in a tree of bounding boxes, in the order of a walk through
it; a box that is not met says where the walk goes on.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from freebody.contact.geometry.surface_rows import EDGE, FACET, HEADER, NODE, TRIANGLE, VERTEX
from freebody.errors import InputError

Array = NDArray[np.float64]
Integers = NDArray[np.int64]

# As many as 10 MB hold.
MOST_TRIANGLES = 40_000
# Triangles of a leaf.
LEAF = 4
# What is in one plane, as a part of the size of the surface.
PLANAR = 1e-9


def surface_block(vertices: Array, faces: Integers) -> Array:
    """The block, (n, 3) so that it can stand where the vertices of a hull do. Raises :class:`InputError`."""
    if len(faces) > MOST_TRIANGLES:
        raise InputError(
            f"a surface of {len(faces)} triangles to touch",
            expected=f"at most {MOST_TRIANGLES}",
            cause="a fine scan, or many subdivisions",
            remedy="give a coarser mesh, or several fixed shapes of a part each",
        )
    points, triangles = _merged(vertices, faces)
    size = float(np.ptp(points[np.unique(triangles)], axis=0).max())
    order, nodes = _tree(points[triangles])
    triangles = triangles[order]
    corners = points[triangles]
    across = np.cross(corners[:, 1] - corners[:, 0], corners[:, 2] - corners[:, 0])
    normals = across / np.linalg.norm(across, axis=1)[:, None]
    ends, sides, of_triangle = _edges(points, triangles)
    facet_of, seeds = _facets(corners, normals, np.linalg.norm(across, axis=1), sides, size)
    convex = _sticks_out(corners, normals, triangles, ends, sides, facet_of, size)
    facets = np.hstack([corners[seeds, 0], normals[seeds]])
    edges = _edge_rows(points, corners, normals, ends, sides, facet_of, convex)
    corner_rows, star = _vertex_rows(points, triangles, ends, convex)
    rows = np.hstack([triangles, facet_of[:, None], of_triangle]).astype(np.float64)
    parts = (nodes, rows, facets, edges, corner_rows, star)
    assert [part.shape[1] for part in parts[:5]] == [row.size for row in (NODE, TRIANGLE, FACET, EDGE, VERTEX)]
    starts = HEADER.size + np.cumsum([0, *(part.size for part in parts)])
    header = HEADER.row(
        nodes=len(nodes), first_node=starts[0], first_triangle=starts[1], first_facet=starts[2],
        first_edge=starts[3], first_vertex=starts[4], first_star=starts[5],
    )  # fmt: skip
    flat = np.concatenate([header, *(part.ravel() for part in parts)])
    return np.concatenate([flat, np.zeros(-len(flat) % 3)]).reshape(-1, 3)


def _merged(vertices: Array, faces: Integers) -> tuple[Array, Integers]:
    """Equal vertices as one, without triangles that have no area."""
    points, numbers = np.unique(vertices, axis=0, return_inverse=True)
    triangles = numbers.reshape(-1)[faces]
    corners = points[triangles]
    area = np.linalg.norm(np.cross(corners[:, 1] - corners[:, 0], corners[:, 2] - corners[:, 0]), axis=1)
    longest = np.linalg.norm(np.ptp(corners, axis=1), axis=1)
    kept: Integers = triangles[area > 1e-12 * longest**2]
    if not len(kept):
        raise InputError(
            "a surface without triangles to touch",
            expected="at least one triangle with an area",
            cause="an empty mesh, or one whose triangles are all lines",
            remedy="check the file, or leave it out",
        )
    return points, kept


def _tree(corners: Array) -> tuple[Integers, Array]:
    """The order of the triangles, and the boxes of the tree in the order of a walk."""
    low, high = corners.min(axis=1), corners.max(axis=1)
    middle = 0.5 * (low + high)
    nodes: list[list[float]] = []
    order: list[int] = []

    def add(own: Integers) -> None:
        at = len(nodes)
        below, above = low[own].min(axis=0), high[own].max(axis=0)
        nodes.append([])
        leaf = len(own) <= LEAF
        if leaf:
            first = len(order)
            order.extend(own.tolist())
        else:
            ranked = own[np.argsort(middle[own][:, int(np.argmax(np.ptp(middle[own], axis=0)))], kind="stable")]
            add(ranked[: len(own) // 2])
            add(ranked[len(own) // 2 :])
        nodes[at] = NODE.row(
            low=below, high=above, skip=len(nodes), first=first if leaf else 0, count=len(own) if leaf else 0
        )

    add(np.arange(len(corners)))
    return np.array(order), np.array(nodes, dtype=np.float64)


def _edges(points: Array, triangles: Integers) -> tuple[Integers, Integers, Integers]:
    """Ends of every edge, its two triangles (-1: none) and the edges of every triangle. Raises :class:`InputError`."""
    starts, stops = triangles.ravel(), np.roll(triangles, -1, axis=1).ravel()
    pairs = np.stack([np.minimum(starts, stops), np.maximum(starts, stops)], axis=1)
    ends, number = np.unique(pairs, axis=0, return_inverse=True)
    number = number.reshape(-1)
    # Each edge is run along once in each direction, at most.
    key = 2 * number + (starts > stops)
    if len(np.unique(key)) < len(key):
        values, counts = np.unique(key, return_counts=True)
        a, b = (points[k].tolist() for k in ends[int(values[counts > 1][0]) // 2])
        raise InputError(
            f"a surface in which several triangles run along the edge {a} to {b} in the same direction",
            expected="at most two triangles at an edge, both counter-clockwise seen from outside",
            cause="triangles that are turned round, or sheets that meet in one edge",
            remedy="turn them round (fb.repair), or give every sheet as a fixed shape of its own",
        )
    sides = np.full((len(ends), 2), -1, dtype=np.int64)
    forward = starts < stops
    owner = np.repeat(np.arange(len(triangles)), 3)
    sides[number[forward], 0] = owner[forward]
    sides[number[~forward], 1] = owner[~forward]
    alone = sides[:, 0] < 0
    sides[alone] = sides[alone][:, ::-1]
    return ends, sides, number.reshape(-1, 3)


def _facets(corners: Array, normals: Array, areas: Array, sides: Integers, size: float) -> tuple[Integers, Integers]:
    """The facet of every triangle, and the triangle whose plane it has: from the largest one on, outwards."""
    inner = sides[sides[:, 1] >= 0]
    beside: list[list[int]] = [[] for _ in corners]
    for one, other in inner.tolist():
        beside[one].append(other)
        beside[other].append(one)
    facet_of = np.full(len(corners), -1, dtype=np.int64)
    seeds: list[int] = []
    for seed in np.argsort(-areas, kind="stable").tolist():
        if facet_of[seed] >= 0:
            continue
        place, n = corners[seed, 0], normals[seed]
        facet_of[seed] = len(seeds)
        waiting = [seed]
        while waiting:
            for k in beside[waiting.pop()]:
                if facet_of[k] < 0 and n @ normals[k] > 0.0 and np.abs((corners[k] - place) @ n).max() <= PLANAR * size:
                    facet_of[k] = len(seeds)
                    waiting.append(k)
        seeds.append(seed)
    return facet_of, np.array(seeds)


def _sticks_out(
    corners: Array,
    normals: Array,
    triangles: Integers,
    ends: Integers,
    sides: Integers,
    facet_of: Integers,
    size: float,
) -> NDArray[np.bool_]:
    """Edges that can be touched: where the surface ends, or bends away."""
    one, other = sides[:, 0], sides[:, 1]
    ours = (triangles[other] == ends[:, :1]) | (triangles[other] == ends[:, 1:])
    opposite = corners[other, np.argmin(ours, axis=1)]
    height = np.einsum("ij,ij->i", normals[one], opposite - corners[one, 0])
    # Back to back: both triangles of an edge in one plane, on one side.
    folded = np.einsum("ij,ij->i", normals[one], normals[other]) < -0.5
    bends = (facet_of[one] != facet_of[other]) & ((height < -PLANAR * size) | folded)
    return np.asarray((other < 0) | bends)


def _edge_rows(
    points: Array,
    corners: Array,
    normals: Array,
    ends: Integers,
    sides: Integers,
    facet_of: Integers,
    convex: NDArray[np.bool_],
) -> Array:
    """Rows of EDGE."""
    p, q = points[ends[:, 0]], points[ends[:, 1]]
    along = (q - p) / np.linalg.norm(q - p, axis=1)[:, None]
    inward = np.zeros((len(ends), 2, 3))
    for k in range(2):
        there = sides[:, k] >= 0
        t = sides[there, k]
        aside = np.cross(normals[t], along[there])
        inside = np.einsum("ij,ij->i", aside, corners[t].mean(axis=1) - p[there])
        inward[there, k] = aside * np.sign(inside)[:, None]
    facets = np.where(sides >= 0, facet_of[sides], -1)
    return np.hstack([p, q, inward[:, 0], inward[:, 1], convex[:, None], sides[:, :1], facets]).astype(np.float64)


def _vertex_rows(points: Array, triangles: Integers, ends: Integers, convex: NDArray[np.bool_]) -> tuple[Array, Array]:
    """Rows of VERTEX, and the directions of all edges at each vertex."""
    owner = np.zeros(len(points))
    owner[triangles[::-1].ravel()] = np.repeat(np.arange(len(triangles))[::-1], 3)
    sharp = np.zeros(len(points), dtype=np.bool_)
    sharp[ends[convex].ravel()] = True
    here = np.concatenate([ends[:, 0], ends[:, 1]])
    there = np.concatenate([ends[:, 1], ends[:, 0]])
    kept = sharp[here]
    here, there = here[kept], there[kept]
    order = np.argsort(here, kind="stable")
    here, there = here[order], there[order]
    star = points[there] - points[here]
    star /= np.linalg.norm(star, axis=1)[:, None]
    first = np.searchsorted(here, np.arange(len(points)))
    count = np.bincount(here, minlength=len(points))
    rows = np.column_stack([points, sharp, owner, first, count])
    return rows, star
