"""Which edges meet which faces, and which faces hang together.

A surface encloses a well-defined volume exactly when every edge is walked as often in one direction as in the other.
Half-edges are sorted into buckets by their lower vertex (a counting sort, no hashing): a bucket holds a handful of
entries, so the whole check is linear in the number of faces.
"""

from __future__ import annotations

import numpy as np

from freebody.compile import kernel

# How many faulty edges are listed by their vertices; the counts are always complete.
LISTED = 64

# Buckets up to this length are sorted or compared pair by pair; longer ones (a wheel with a million spokes) properly.
SHORT = 32


@kernel
def bucket_half_edges(faces, starts, other):
    """Counting sort of the half-edges by their lower vertex.

    ``starts`` (vertices + 1,) int64 zeros on entry; ``other`` (3 faces,) int64 gets the upper vertex shifted left by
    one, with the lowest bit telling the direction (1: from upper to lower). Degenerate half-edges (i, i) are left
    out: they bound nothing. Returns the number of entries.
    """
    for f in range(faces.shape[0]):
        for corner in range(3):
            a, b = faces[f, corner], faces[f, corner - 2]
            if a != b:
                starts[min(a, b) + 1] += 1
    for v in range(starts.shape[0] - 1):
        starts[v + 1] += starts[v]
    total = starts[starts.shape[0] - 1]
    # starts[v] is advanced while filling, then everything is moved back by one place.
    for f in range(faces.shape[0]):
        for corner in range(3):
            a, b = faces[f, corner], faces[f, corner - 2]
            if a < b:
                other[starts[a]] = b << 1
                starts[a] += 1
            elif b < a:
                other[starts[b]] = (a << 1) | 1
                starts[b] += 1
    for v in range(starts.shape[0] - 1, 0, -1):
        starts[v] = starts[v - 1]
    starts[0] = 0
    return total


@kernel
def edge_faults(starts, other, first, last, counts, listed):
    """Look at the edges whose lower vertex is in first..last.

    ``counts`` (4,) gets: edges, boundary edges (walked once), wrongly wound edges (walked as if both faces were on the
    same side, or otherwise unbalanced), non-manifold edges (more than two faces). ``listed`` (3, LISTED, 2) gets the
    vertices of the first boundary, unbalanced and non-manifold edges. ``other`` is sorted within each bucket.
    """
    for slot in range(4):
        counts[slot] = 0
    for v in range(first, last):
        begin, end = starts[v], starts[v + 1]
        if end - begin > SHORT:
            other[begin:end].sort()
        else:
            for i in range(begin + 1, end):
                value = other[i]
                j = i - 1
                while j >= begin and other[j] > value:
                    other[j + 1] = other[j]
                    j -= 1
                other[j + 1] = value
        i = begin
        while i < end:
            upper = other[i] >> 1
            forward = 0
            backward = 0
            while i < end and (other[i] >> 1) == upper:
                if other[i] & 1:
                    backward += 1
                else:
                    forward += 1
                i += 1
            counts[0] += 1
            kind = 0
            if forward + backward == 1:
                kind = 1
            elif forward != backward:
                kind = 2
            elif forward > 1:
                kind = 3
            if kind > 0:
                if counts[kind] < LISTED:
                    listed[kind - 1, counts[kind], 0] = v
                    listed[kind - 1, counts[kind], 1] = upper
                counts[kind] += 1


@kernel
def component_roots(faces, root):
    """Union-find over the vertices of each face; ``root`` (vertices,) ends as the smallest vertex connected to each.

    Vertices that no face uses stay their own root.
    """
    for v in range(root.shape[0]):
        root[v] = v
    for f in range(faces.shape[0]):
        a = faces[f, 0]
        while root[a] != a:
            root[a] = root[root[a]]
            a = root[a]
        for corner in range(1, 3):
            b = faces[f, corner]
            while root[b] != b:
                root[b] = root[root[b]]
                b = root[b]
            if a < b:
                root[b] = a
            elif b < a:
                root[a] = b
                a = b
    for v in range(root.shape[0]):  # parents are smaller, so one sweep upward flattens every path
        root[v] = root[root[v]]


@kernel
def duplicate_faces(faces, starts, slots):
    """Faces with the same three corners (in any order) as an earlier one: how many, and the first (-1 if none).

    ``starts`` (vertices + 1,) zeros and ``slots`` (faces,) are scratch: faces bucketed by their smallest corner.
    """
    count = faces.shape[0]
    for f in range(count):
        starts[min(faces[f, 0], min(faces[f, 1], faces[f, 2])) + 1] += 1
    for v in range(starts.shape[0] - 1):
        starts[v + 1] += starts[v]
    for f in range(count):
        low = min(faces[f, 0], min(faces[f, 1], faces[f, 2]))
        slots[starts[low]] = f
        starts[low] += 1
    duplicates = 0
    first = count
    begin = np.int64(0)
    for v in range(starts.shape[0] - 1):
        end = starts[v]
        if end - begin > SHORT:
            found, where = _duplicates_in_long_bucket(faces, slots, begin, end)
            duplicates += found
            first = min(first, where)
        else:
            for i in range(begin + 1, end):
                middle, high = _upper_corners(faces, slots[i], v)
                for j in range(begin, i):
                    if (middle, high) == _upper_corners(faces, slots[j], v):
                        duplicates += 1
                        first = min(first, slots[i])
                        break
        begin = end
    return duplicates, first if duplicates else -1


@kernel(inline=True)
def _upper_corners(faces, f, low):
    """The other two corners of face ``f``, sorted, given its smallest."""
    high = max(faces[f, 0], max(faces[f, 1], faces[f, 2]))
    return faces[f, 0] + faces[f, 1] + faces[f, 2] - low - high, high


@kernel
def _duplicates_in_long_bucket(faces, slots, begin, end):
    middles = np.empty(end - begin, np.int64)
    highs = np.empty(end - begin, np.int64)
    for i in range(begin, end):
        f = slots[i]
        low = min(faces[f, 0], min(faces[f, 1], faces[f, 2]))
        middles[i - begin], highs[i - begin] = _upper_corners(faces, f, low)
    by_high = np.argsort(highs, kind="mergesort")
    order = by_high[np.argsort(middles[by_high], kind="mergesort")]
    duplicates = 0
    first = faces.shape[0]
    for i in range(1, order.shape[0]):
        a, b = order[i - 1], order[i]
        if middles[a] == middles[b] and highs[a] == highs[b]:
            duplicates += 1
            first = min(first, slots[begin + b])
    return duplicates, first
