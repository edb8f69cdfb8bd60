"""Winding numbers of points with respect to a closed triangle mesh.

A vertical ray goes up from each point; every triangle it crosses counts +1 if it faces up and -1 if it faces down. The
sum is the winding number: 1 inside a sound mesh, 0 outside, 2 where two parts overlap, -1 inside a part that is inside
out. The points, not the triangles, are sorted into a grid in the xy plane, so that one pass over the triangles serves
all points and needs no tree.

The side of an edge on which a ray passes is computed from the edge's end points in a fixed order and without fused
multiply-add, so that the two triangles at an edge always agree and no ray slips between them.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from freebody.compile import kernel


class Grid(NamedTuple):
    """Points sorted into cells of the xy plane: ``order`` has their numbers cell after cell, which begin at
    ``starts`` (nx ny + 1,)."""

    low_x: float
    low_y: float
    cell_x: float
    cell_y: float
    nx: int
    ny: int
    starts: NDArray[np.int64]
    order: NDArray[np.int64]


@kernel(inline=True, contract=False)
def _left_of(px, py, ax, ay, bx, by):
    """Does (px, py) lie to the left of the directed edge a -> b? Exactly opposite for b -> a."""
    if ax > bx or (ax == bx and ay > by):
        return not ((ax - bx) * (py - by) - (ay - by) * (px - bx) >= 0.0)
    return (bx - ax) * (py - ay) - (by - ay) * (px - ax) >= 0.0


@kernel
def grid_points(points, grid):
    """Counting sort of the points by grid cell; ``grid.starts`` are zeros on entry."""
    low_x, low_y, cell_x, cell_y, nx, ny, starts, order = grid
    for i in range(points.shape[0]):
        gx = min(max(int((points[i, 0] - low_x) / cell_x), 0), nx - 1)
        gy = min(max(int((points[i, 1] - low_y) / cell_y), 0), ny - 1)
        starts[gx * ny + gy + 1] += 1
    for c in range(nx * ny):
        starts[c + 1] += starts[c]
    for i in range(points.shape[0]):
        gx = min(max(int((points[i, 0] - low_x) / cell_x), 0), nx - 1)
        gy = min(max(int((points[i, 1] - low_y) / cell_y), 0), ny - 1)
        order[starts[gx * ny + gy]] = i
        starts[gx * ny + gy] += 1
    for c in range(nx * ny, 0, -1):
        starts[c] = starts[c - 1]
    starts[0] = 0


@kernel(contract=False)
def winding_numbers(vertices, faces, start, stop, points, grid, winding):
    """Add to ``winding`` (points,) the crossings with faces start..stop. Points outside the grid stay untouched."""
    low_x, low_y, cell_x, cell_y, nx, ny, starts, order = grid
    for f in range(start, stop):
        i, j, k = faces[f, 0], faces[f, 1], faces[f, 2]
        ax, bx, cx = vertices[i, 0], vertices[j, 0], vertices[k, 0]
        ay, by, cy = vertices[i, 1], vertices[j, 1], vertices[k, 1]
        left, right = min(ax, min(bx, cx)), max(ax, max(bx, cx))
        front, back = min(ay, min(by, cy)), max(ay, max(by, cy))
        g0 = max(int((left - low_x) / cell_x), 0)
        g1 = min(int((right - low_x) / cell_x), nx - 1)
        h0 = max(int((front - low_y) / cell_y), 0)
        h1 = min(int((back - low_y) / cell_y), ny - 1)
        for g in range(g0, g1 + 1):
            # Cells of one column are neighbours in ``order``: one run from the first to the last.
            for slot in range(starts[g * ny + h0], starts[g * ny + h1 + 1]):
                p = order[slot]
                px, py = points[p, 0], points[p, 1]
                side = _left_of(px, py, ax, ay, bx, by)
                if side != _left_of(px, py, bx, by, cx, cy) or side != _left_of(px, py, cx, cy, ax, ay):
                    continue
                az, bz, cz = vertices[i, 2], vertices[j, 2], vertices[k, 2]
                top, bottom = max(az, max(bz, cz)), min(az, min(bz, cz))
                if points[p, 2] >= top:
                    continue
                if points[p, 2] >= bottom:
                    # Height of the triangle over the point, from areas; kept between its lowest and highest corner.
                    u = (bx - px) * (cy - py) - (by - py) * (cx - px)
                    v = (cx - px) * (ay - py) - (cy - py) * (ax - px)
                    w = (ax - px) * (by - py) - (ay - py) * (bx - px)
                    total = u + v + w
                    height = (u * az + v * bz + w * cz) / total if total != 0.0 else bottom
                    if not min(max(height, bottom), top) > points[p, 2]:
                        continue
                winding[p] += 1 if side else -1
