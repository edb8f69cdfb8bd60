"""One look at every vertex and every face: extent, finiteness, areas, index range."""

from __future__ import annotations

import numpy as np

from freebody.compile import kernel

# A triangle whose height is below this fraction of its longest edge has no usable normal: its corners lie on a line
# to within the rounding of their coordinates.
FLAT = 1e-14


@kernel
def extent(vertices, low, high):
    """Fill ``low`` and ``high`` (3,) with the bounding box; returns (not finite count, index of the first one)."""
    bad = 0
    first = -1
    lx = ly = lz = np.inf
    hx = hy = hz = -np.inf
    for i in range(vertices.shape[0]):
        x, y, z = vertices[i, 0], vertices[i, 1], vertices[i, 2]
        if not np.isfinite(x + y + z) and not (np.isfinite(x) and np.isfinite(y) and np.isfinite(z)):
            if bad == 0:
                first = i
            bad += 1
            continue
        lx, ly, lz = min(lx, x), min(ly, y), min(lz, z)
        hx, hy, hz = max(hx, x), max(hy, y), max(hz, z)
    low[0], low[1], low[2] = lx, ly, lz
    high[0], high[1], high[2] = hx, hy, hz
    return bad, first


@kernel
def index_range(faces):
    """Smallest and largest index, (0, -1) when there is no face."""
    smallest = np.int64(0)
    largest = np.int64(-1)
    for f in range(faces.shape[0]):
        for corner in range(3):
            index = faces[f, corner]
            if index < smallest:
                smallest = index
            if index > largest:
                largest = index
    return smallest, largest


@kernel
def face_survey(vertices, faces):
    """Total area, number of degenerate faces and the first one (-1 if none).

    Degenerate: a corner used twice, or a height below ``FLAT`` times the longest edge.
    """
    area = 0.0
    degenerate = 0
    first = -1
    for f in range(faces.shape[0]):
        i, j, k = faces[f, 0], faces[f, 1], faces[f, 2]
        ux, uy, uz = vertices[j, 0] - vertices[i, 0], vertices[j, 1] - vertices[i, 1], vertices[j, 2] - vertices[i, 2]
        vx, vy, vz = vertices[k, 0] - vertices[i, 0], vertices[k, 1] - vertices[i, 1], vertices[k, 2] - vertices[i, 2]
        wx, wy, wz = ux - vx, uy - vy, uz - vz
        nx, ny, nz = uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx
        twice = np.sqrt(nx * nx + ny * ny + nz * nz)
        area += 0.5 * twice
        uu = ux * ux + uy * uy + uz * uz
        vv = vx * vx + vy * vy + vz * vz
        ww = wx * wx + wy * wy + wz * wz
        if twice <= FLAT * max(uu, max(vv, ww)):
            if degenerate == 0:
                first = f
            degenerate += 1
    return area, degenerate, first
