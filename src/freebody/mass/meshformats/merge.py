"""Merging of vertices that are equal to the last bit."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

# Odd 64-bit numbers without structure, so that coordinates on a grid do not collide. The last is for the group.
MIX = (0x9E3779B97F4A7C15, 0xC2B2AE3D27D4EB4F, 0x165667B19E3779F9, 0x27D4EB2F165667C5)


def merge_equal(
    vertices: NDArray[np.float64], faces: NDArray[np.int64], groups: NDArray[np.int64] | None = None
) -> tuple[NDArray[np.float64], NDArray[np.int64]]:
    """Vertices (n, 3) without repetitions, in order of first appearance, and faces (m, 3) that refer to them.

    Vertices of different ``groups`` (n,) stay apart. Nothing near is merged, only equal numbers (0.0 and -0.0 are
    equal). One sort of a 64-bit hash; where two different vertices share a hash, a lexicographic sort takes over.
    """
    if len(vertices) == 0:
        return vertices, faces
    # Adding zero turns -0.0 into 0.0 and leaves every other number as it is.
    bits = np.ascontiguousarray(vertices + 0.0).view(np.uint64)
    if groups is not None:
        bits = np.column_stack([bits, groups.view(np.uint64)])
    key = np.zeros(len(bits), dtype=np.uint64)
    for axis, mix in enumerate(MIX[: bits.shape[1]]):
        key = (key ^ bits[:, axis]) * np.uint64(mix)
        key ^= key >> np.uint64(29)
    order = np.argsort(key, kind="stable")
    fresh = _differs(bits[order])
    if np.count_nonzero(fresh) != 1 + np.count_nonzero(np.diff(key[order])):
        order = np.lexsort(bits.T)
        fresh = _differs(bits[order])
    group = np.empty(len(bits), dtype=np.int64)
    group[order] = np.cumsum(fresh) - 1
    first = order[fresh]  # both sorts are stable: the first of a group is the first in the file
    rank = np.empty(len(first), dtype=np.int64)
    appearance = np.argsort(first, kind="stable")
    rank[appearance] = np.arange(len(first))
    return vertices[first[appearance]], rank[group][faces]


def _differs(rows: NDArray[np.uint64]) -> NDArray[np.bool_]:
    """Where a row differs from the one before; the first always does."""
    fresh = np.ones(len(rows), dtype=bool)
    fresh[1:] = (rows[1:] != rows[:-1]).any(axis=1)
    return fresh
