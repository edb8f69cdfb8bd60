"""Cone."""

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
class Cone(Solid):
    """A circular cone about z standing on the plane z = 0: base there, apex at z = height, centroid at height/4.

    ``radius`` of the base and ``height`` in metres. Raises GeometryError unless both are positive and finite.
    """

    radius: float = field(metadata=a_length("of the base"))
    height: float = field(metadata=a_length("from the base to the apex"))

    def moments(self) -> Moments:
        """V = pi r^2 h/3, centroid at h/4, S = V diag(3/20 r^2, 3/20 r^2, 3/80 h^2)."""
        r, h = self.radius, self.height
        across = 3.0 / 20.0 * r * r
        return upright(np.pi * r * r * h / 3.0, across, 3.0 / 80.0 * h * h, z=h / 4.0)

    def surface(self) -> Moments:
        """The mantle, whose area thins out linearly towards the apex, and the base."""
        r, h = self.radius, self.height
        across = r * r / 4.0  # the same for both: mean x^2 of a disc does not change when it is pulled up to a cone
        mantle = upright(np.pi * r * float(np.hypot(r, h)), across, h * h / 18.0, z=h / 3.0)
        base = upright(np.pi * r * r, across, 0.0)
        return Moments.total([mantle, base])

    @property
    def thickest(self) -> float:
        """Radius of the inscribed sphere, r h/(r + slant)."""
        r, h = self.radius, self.height
        return r * h / (r + float(np.hypot(r, h)))

    def inset(self, depth: float) -> tuple[Solid, Array]:
        """A similar cone, shrunk about the centre of the inscribed sphere; its base lies at z = depth."""
        scale = 1.0 - depth / self.thickest
        return Cone(scale * self.radius, scale * self.height), np.array([0.0, 0.0, depth])

    def support(self, directions: Array) -> Array:
        """Reached at the apex or on the rim of the base."""
        rim = self.radius * np.hypot(directions[:, 0], directions[:, 1])
        return np.asarray(np.maximum(rim, self.height * directions[:, 2]))

    def contains(self, points: Array) -> NDArray[np.bool_]:
        """Which of ``points`` (n, 3) lie inside or on the surface."""
        x, y, z = point_rows(points).T
        return np.asarray((z >= 0.0) & (np.hypot(x, y) <= self.radius * (1.0 - z / self.height)))

    def mesh(self, around: int = 48) -> Mesh:
        """``around`` triangles up to the apex and as many to the middle of the base."""
        at_least(3, around=around)
        return revolve([(0.0, 0.0), (self.radius, 0.0), (0.0, self.height)], around)
