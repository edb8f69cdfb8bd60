"""Capsule."""

from __future__ import annotations

from dataclasses import dataclass, field

import numpy as np
from numpy.typing import NDArray

from freebody.mass.mesh import Mesh
from freebody.mass.moments import Moments
from freebody.mass.shapes.checks import a_length, at_least, point_rows
from freebody.mass.shapes.meshing import revolve
from freebody.mass.shapes.solid import Array, Solid, upright


@dataclass(frozen=True)
class Capsule(Solid):
    """A cylinder about z with hemispherical ends, centred at the origin.

    ``radius`` in metres; ``length`` is that of the straight part alone, so the whole is length + 2 radius long. Raises
    GeometryError unless both are positive and finite.
    """

    radius: float = field(metadata=a_length("of the straight part and of its ends"))
    length: float = field(metadata=a_length("of the straight part"))

    def moments(self) -> Moments:
        """The straight part and two half balls, whose centroids lie 3/8 r beyond its ends."""
        r, L = self.radius, self.length
        straight = upright(np.pi * r * r * L, r * r / 4.0, L * L / 12.0)
        along = L * L / 4.0 + L * (3.0 / 8.0) * r + r * r / 5.0
        ends = upright(4.0 / 3.0 * np.pi * r**3, r * r / 5.0, along)
        return Moments.total([straight, ends])

    def surface(self) -> Moments:
        """The straight side and two hemispheres, whose centroids lie r/2 beyond its ends."""
        r, L = self.radius, self.length
        side = upright(2.0 * np.pi * r * L, r * r / 2.0, L * L / 12.0)
        along = L * L / 4.0 + L * r / 2.0 + r * r / 3.0
        ends = upright(4.0 * np.pi * r * r, r * r / 3.0, along)
        return Moments.total([side, ends])

    @property
    def thickest(self) -> float:
        """The radius."""
        return self.radius

    def inset(self, depth: float) -> tuple[Solid, Array]:
        """Radius smaller by the depth, the straight part as long as before."""
        return Capsule(self.radius - depth, self.length), np.zeros(3)

    def support(self, directions: Array) -> Array:
        """r |d| plus L/2 times the part of d along the axis."""
        return np.asarray(
            self.radius * np.linalg.norm(directions, axis=1) + self.length / 2.0 * np.abs(directions[:, 2])
        )

    def contains(self, points: Array) -> NDArray[np.bool_]:
        """Which of ``points`` (n, 3) lie inside or on the surface: within r of the axis segment."""
        x, y, z = point_rows(points).T
        beyond = np.maximum(np.abs(z) - self.length / 2.0, 0.0)
        return np.asarray(x * x + y * y + beyond * beyond <= self.radius**2)

    def mesh(self, around: int = 48, rings: int = 12) -> Mesh:
        """``around`` sectors, ``rings`` bands on each hemisphere, one on the straight part; one vertex at each pole."""
        at_least(3, around=around)
        at_least(1, rings=rings)
        angle = 0.5 * np.pi * np.arange(1, rings + 1) / rings
        top = self.length / 2.0
        lower = np.column_stack([self.radius * np.sin(angle), -top - self.radius * np.cos(angle)])
        lower[-1] = self.radius, -top
        upper = lower[::-1] * (1.0, -1.0)
        end = top + self.radius
        return revolve([(0.0, -end), *lower, *upper, (0.0, end)], around)
