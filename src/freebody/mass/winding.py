"""How often a closed mesh winds around points of space."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from freebody.mass.kernels.winding import Grid, grid_points, winding_numbers
from freebody.threads import each_chunk

Array = NDArray[np.float64]

# Below this many faces times points a second thread does not pay.
FACES_PER_THREAD = 50_000


def winding_at(vertices: Array, faces: NDArray[np.int64], points: Array, low: Array, high: Array) -> NDArray[np.int32]:
    """Winding number at each of ``points`` (n, 3) of the closed mesh whose bounding box is ``low`` .. ``high``."""
    points = np.ascontiguousarray(points, dtype=np.float64)
    winding = np.zeros(len(points), np.int32)
    inside_box = np.flatnonzero(((points >= low) & (points <= high)).all(axis=1))
    if len(inside_box) == 0 or len(faces) == 0:
        return winding
    candidates = points[inside_box]
    # About one point per cell, shaped like the box.
    size = np.maximum(high[:2] - low[:2], np.finfo(float).tiny)
    cells = max(1.0, float(len(candidates)))
    nx = int(np.clip(np.sqrt(cells * size[0] / size[1]), 1, 4096))
    ny = int(np.clip(np.sqrt(cells * size[1] / size[0]), 1, 4096))
    starts, order = np.zeros(nx * ny + 1, np.int64), np.empty(len(candidates), np.int64)
    grid = Grid(float(low[0]), float(low[1]), float(size[0] / nx), float(size[1] / ny), nx, ny, starts, order)
    grid_points(candidates, grid)

    def chunk(start: int, stop: int) -> NDArray[np.int32]:
        part = np.zeros(len(candidates), np.int32)
        winding_numbers(vertices, faces, start, stop, candidates, grid, part)
        return part

    winding[inside_box] = sum(each_chunk(len(faces), chunk, smallest=FACES_PER_THREAD))
    return winding
