"""Vertices that coincide, exactly."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from freebody.mass.kernels.weld import equal_vertices


def first_equal_vertex(vertices: NDArray[np.float64]) -> tuple[NDArray[np.int64], int]:
    """For each vertex (n, 3) the index of the first one at exactly the same place, and how many places there are.

    A triangle soup (STL has nothing else) becomes connected by ``same[faces]``; no coordinate changes.
    """
    size = 1 << max(4, int(2 * len(vertices)).bit_length())
    same = np.empty(len(vertices), np.int64)
    table = np.full(size, -1, np.int64)
    places = equal_vertices(np.ascontiguousarray(vertices, dtype=np.float64), table, same)
    return same, int(places)
