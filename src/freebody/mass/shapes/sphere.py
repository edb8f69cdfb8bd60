"""Sphere."""

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
class Sphere(Solid):
    """A ball of ``radius`` metres centred at the origin. Raises GeometryError unless the radius is positive, finite."""

    radius: float = field(metadata=a_length("of the ball"))

    def moments(self) -> Moments:
        """V = 4/3 pi r^3 and S = V r^2/5."""
        r = self.radius
        mean = r * r / 5.0
        return upright(4.0 / 3.0 * np.pi * r**3, mean, mean)

    def surface(self) -> Moments:
        """A = 4 pi r^2 and S = A r^2/3."""
        r = self.radius
        mean = r * r / 3.0
        return upright(4.0 * np.pi * r * r, mean, mean)

    @property
    def thickest(self) -> float:
        """The radius."""
        return self.radius

    def inset(self, depth: float) -> tuple[Solid, Array]:
        """A smaller ball."""
        return Sphere(self.radius - depth), np.zeros(3)

    def support(self, directions: Array) -> Array:
        """r |d|."""
        return np.asarray(self.radius * np.linalg.norm(directions, axis=1))

    def contains(self, points: Array) -> NDArray[np.bool_]:
        """Which of ``points`` (n, 3) lie inside or on the surface."""
        return np.asarray(np.linalg.norm(point_rows(points), axis=1) <= self.radius)

    def mesh(self, around: int = 48, along: int = 24) -> Mesh:
        """``around`` meridians and ``along`` bands from pole to pole; vertices on the sphere, one at each pole."""
        globe = unit_sphere(around, along)
        return Mesh(self.radius * globe.vertices, globe.faces)


def unit_sphere(around: int, along: int) -> Mesh:
    """The mesh of a sphere of radius 1."""
    at_least(3, around=around)
    at_least(2, along=along)
    angle = np.pi * np.arange(1, along) / along
    return revolve([(0.0, -1.0), *np.column_stack([np.sin(angle), -np.cos(angle)]), (0.0, 1.0)], around)
