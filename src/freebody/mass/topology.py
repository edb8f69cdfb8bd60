"""Edges and components of a triangle mesh."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from freebody.mass.kernels.topology import LISTED, bucket_half_edges, component_roots, edge_faults
from freebody.threads import each_chunk, together

Indices = NDArray[np.int64]

# Below this many vertices per thread, starting one costs more than it saves.
VERTICES_PER_THREAD = 20_000


@dataclass(frozen=True)
class Topology:
    """Counts of faulty edges, the vertices (up to 64 pairs) of each kind, and the components.

    ``boundary``: edges with one face. ``unbalanced``: walked more often one way than the other. ``crowded``: more than
    two faces, but balanced. ``labels`` (faces,) names the component of each face, ``components`` lists the names.
    """

    boundary: int
    unbalanced: int
    crowded: int
    boundary_edges: Indices
    unbalanced_edges: Indices
    crowded_edges: Indices
    labels: Indices
    components: Indices

    @property
    def closed(self) -> bool:
        """Whether every edge is walked as often one way as the other, so that a volume is enclosed."""
        return self.boundary == 0 and self.unbalanced == 0


def topology(faces: Indices, vertex_count: int) -> Topology:
    """Classify all edges and find the components, in time linear in the number of faces."""
    starts = np.zeros(vertex_count + 1, np.int64)
    other = np.empty(3 * len(faces), np.int64)
    roots = np.empty(vertex_count, np.int64)
    together(lambda: bucket_half_edges(faces, starts, other), lambda: component_roots(faces, roots))

    def faults(first: int, last: int) -> tuple[Indices, Indices]:
        counts = np.zeros(4, np.int64)
        listed = np.zeros((3, LISTED, 2), np.int64)
        edge_faults(starts, other, first, last, counts, listed)
        return counts, listed

    parts = each_chunk(vertex_count, faults, smallest=VERTICES_PER_THREAD)
    _, boundary, unbalanced, crowded = (int(total) for total in np.sum([counts for counts, _ in parts], axis=0))

    def listed(kind: int) -> Indices:
        return np.concatenate([rows[kind, : min(int(counts[kind + 1]), LISTED)] for counts, rows in parts])[:LISTED]

    labels = roots[faces[:, 0]]
    has_faces = np.zeros(vertex_count, np.bool_)
    has_faces[labels] = True
    return Topology(boundary, unbalanced, crowded, listed(0), listed(1), listed(2), labels, np.flatnonzero(has_faces))
