"""Moments of a triangle mesh by surface-only integration, recentred and with compensated sums."""

from __future__ import annotations

import math

import numpy as np
from numpy.typing import NDArray

from freebody.mass.kernels.integrals import surface_sums, volume_sums
from freebody.mass.moments import Moments
from freebody.threads import each_block

Array = NDArray[np.float64]
Faces = NDArray[np.int64]

# Triangles that a thread sums at a time: fewer cost more to hand out than they save. The last bits depend on it.
FACES_PER_BLOCK = 20_000

# Integrate again about the centroid when the first reference point made the second moment larger by this factor: the
# digits that the parallel-axis subtraction would lose are then worth another pass.
RECENTRE_FACTOR = 4.0


def volume_moments(vertices: Array, faces: Faces, low: Array, high: Array) -> Moments:
    """Moments of the volume enclosed by a closed, outward-wound surface with bounding box ``low`` .. ``high``.

    No checks: ``examine`` makes them. The reference point is the middle of the box (not the origin of the shape frame,
    where a part far away would lose all its digits), and then the centroid itself if that is much better.
    """
    moments, offset = _about(vertices, faces, low + 0.5 * (high - low))
    spread = abs(np.trace(moments.second))
    if abs(moments.measure) * (offset @ offset) > (RECENTRE_FACTOR - 1.0) * spread:
        moments, _ = _about(vertices, faces, moments.centroid)
    return moments


def _about(vertices: Array, faces: Faces, origin: Array) -> tuple[Moments, Array]:
    ox, oy, oz = (float(value) for value in origin)

    def block(start: int, stop: int) -> Array:
        out = np.empty(10)
        volume_sums(vertices, faces, ox, oy, oz, start, stop, out)
        return out

    parts = each_block(len(faces), block, size=FACES_PER_BLOCK)
    sums = np.array([math.fsum(column) for column in zip(*parts)])
    return _moments(sums[0] / 6.0, sums[1:4] / 24.0, sums[4:] / 120.0, origin)


def surface_moments(vertices: Array, faces: Faces, *, thickness: float = 0.0) -> Moments:
    """Moments of the surface itself: area, centroid and second moment per unit of area.

    With a ``thickness`` every triangle is a flat plate around its mid-surface; ``measure`` stays the area.
    """
    low, high = vertices.min(axis=0), vertices.max(axis=0)
    middle = low + 0.5 * (high - low)
    sums = np.empty(10)
    surface_sums(vertices, faces, *(float(value) for value in middle), thickness, sums)
    return _moments(sums[0], sums[1:4], sums[4:], middle)[0]


def _moments(measure: float, first: Array, second: Array, origin: Array) -> tuple[Moments, Array]:
    """Moments about the centroid from sums about ``origin``, and the centroid relative to it."""
    if measure == 0.0:
        return Moments(0.0, origin, np.zeros((3, 3))), np.zeros(3)
    xx, yy, zz, xy, xz, yz = second
    offset = first / measure
    about_origin = np.array([[xx, xy, xz], [xy, yy, yz], [xz, yz, zz]])
    return Moments(float(measure), origin + offset, about_origin - measure * np.outer(offset, offset)), offset
