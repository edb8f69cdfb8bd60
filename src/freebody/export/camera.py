"""Where the eye is, and what it sees of the world."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

__all__ = ["Camera"]

Array = NDArray[np.float64]

# From the eye's place to the middle, in degrees above the horizon and around the vertical.
ELEVATION, AZIMUTH = 18.0, -52.0

# Half the angle of view, and how much of the picture's height the scene may take.
HALF_ANGLE = 20.0
FILLED = 0.88


@dataclass(frozen=True)
class Camera:
    """An eye that looks at ``middle`` (3,) from so far that a ball of ``radius`` (m) fills a picture of ``size``."""

    middle: Array
    radius: float
    size: tuple[int, int]

    @property
    def axes(self) -> Array:
        """Rows: right, up, and towards the eye, in the world frame, (3, 3)."""
        up, around = np.radians(ELEVATION), np.radians(AZIMUTH)
        back = np.array([np.cos(up) * np.cos(around), np.cos(up) * np.sin(around), np.sin(up)])
        right = np.array([-np.sin(around), np.cos(around), 0.0])
        return np.stack([right, np.cross(back, right), back])

    @property
    def distance(self) -> float:
        """From the middle to the eye, in m."""
        return self.radius / (FILLED * float(np.sin(np.radians(HALF_ANGLE))))

    def project(self, points: Array) -> Array:
        """World points (..., 3) to column, row and nearness (..., 3); what is behind the eye gets nearness NaN."""
        local = (points - self.middle) @ self.axes.T
        depth = self.distance - local[..., 2]
        nearness = np.where(depth > 1e-3 * self.distance, 1.0 / np.where(depth == 0.0, 1.0, depth), np.nan)
        width, height = self.size
        focal = 0.5 * min(width, height) / np.tan(np.radians(HALF_ANGLE))
        column = 0.5 * width + focal * local[..., 0] * nearness
        row = 0.5 * height - focal * local[..., 1] * nearness
        return np.stack([column, row, nearness], axis=-1)
