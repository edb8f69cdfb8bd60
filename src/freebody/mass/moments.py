"""Volume, centroid and second moment: the geometry from which every mass figure follows."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

Array = NDArray[np.float64]


@dataclass(frozen=True)
class Moments:
    """Moments of a region of space (or of a surface, or of a set of weighted points).

    ``measure`` is the volume in m^3 (area in m^2, or mass in kg), ``centroid`` its centre (3,), and ``second`` the
    (3, 3) integral of (x - c)(x - c)^T about that centre. Per unit density the inertia is tr(S) 1 - S.
    Kept about the centroid, never about the origin, so that nothing cancels far from it.
    """

    measure: float
    centroid: Array
    second: Array

    @property
    def inertia(self) -> Array:
        """Inertia tensor about the centroid for density 1, (3, 3)."""
        return np.asarray(np.trace(self.second) * np.eye(3) - self.second)

    def scaled(self, factor: float) -> Moments:
        """The same region with every bit of measure weighted by ``factor`` (a density, for instance)."""
        return Moments(self.measure * factor, self.centroid, self.second * factor)

    def moved(self, rotation: Array, offset: Array) -> Moments:
        """The region after x -> R x + offset."""
        turned = rotation @ self.second @ rotation.T
        return Moments(self.measure, rotation @ self.centroid + offset, 0.5 * (turned + turned.T))

    @staticmethod
    def total(parts: Iterable[Moments]) -> Moments:
        """Sum of regions (parallel axes). A void is a part of negative measure."""
        parts = list(parts)
        measure = float(sum(part.measure for part in parts))
        # Weighted about the first centroid, not about the origin: parts far out lose no digits.
        base = parts[0].centroid
        shift = sum((part.measure * (part.centroid - base) for part in parts), np.zeros(3)) / measure
        centroid = base + shift
        second = np.zeros((3, 3))
        for part in parts:
            arm = (part.centroid - base) - shift
            second += part.second + part.measure * np.outer(arm, arm)
        return Moments(measure, centroid, second)
