"""Vertices at exactly the same place, found by hashing their coordinates."""

from __future__ import annotations

import numpy as np

from freebody.compile import kernel


@kernel
def equal_vertices(vertices, table, same):
    """``same`` (vertices,) gets the index of the first vertex with the same coordinates.

    ``table`` (a power of two, at least twice the vertices) holds -1 on entry. 0.0 and -0.0 are the same place.
    Returns the number of different places.
    """
    mask = np.uint64(table.shape[0] - 1)
    bits = vertices.view(np.uint64)
    sign_only = np.uint64(1) << np.uint64(63)
    places = 0
    for i in range(vertices.shape[0]):
        key = np.uint64(0)
        for axis in range(3):
            word = bits[i, axis]
            if word == sign_only:
                word = np.uint64(0)
            key = (key ^ word) * np.uint64(0x9E3779B97F4A7C15)
            key ^= key >> np.uint64(29)
        slot = key & mask
        while True:
            j = table[slot]
            if j < 0:
                table[slot] = i
                same[i] = i
                places += 1
                break
            if (
                vertices[i, 0] == vertices[j, 0]
                and vertices[i, 1] == vertices[j, 1]
                and vertices[i, 2] == vertices[j, 2]
            ):
                same[i] = j
                break
            slot = (slot + np.uint64(1)) & mask
    return places


@kernel
def mark_used(faces, used):
    """Set ``used`` (vertices,) where a face has the vertex; returns how many are used."""
    count = 0
    for f in range(faces.shape[0]):
        for corner in range(3):
            v = faces[f, corner]
            if not used[v]:
                used[v] = True
                count += 1
    return count
