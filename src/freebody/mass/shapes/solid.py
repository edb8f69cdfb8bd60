"""What the solids with closed forms share: a surface, parallel surfaces inside it, a support function."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray

from freebody.mass.mesh import Mesh
from freebody.mass.moments import Moments
from freebody.mass.shape import Shape
from freebody.mass.shapes.meshing import join, turned_inside_out

if TYPE_CHECKING:
    from freebody.mass.shell import Shell

Array = NDArray[np.float64]


def upright(measure: float, across: float, along: float, *, z: float = 0.0) -> Moments:
    """Moments of something round about the z axis, its centre at ``z``: measure, mean x^2, mean (z - centre)^2."""
    return Moments(measure, np.array([0.0, 0.0, z]), np.diag(measure * np.array([across, across, along])))


class Solid(Shape):
    """A solid that can be made into a shell.

    The parallel surface at a depth s is the set of inside points whose distance from the surface is s. Since distance
    has a gradient of length 1, the wall of thickness t is a stack of these: the integral over the wall is the integral
    over s from 0 to t of the integral over the surface at depth s.
    """

    @property
    @abstractmethod
    def thickest(self) -> float:
        """Walls must be thinner than this (m): at this depth the parallel surface collapses or folds."""

    @abstractmethod
    def surface(self) -> Moments:
        """Moments of the surface: area (m^2), centroid (m), second moment about it (m^4)."""

    @abstractmethod
    def inset(self, depth: float) -> tuple[Solid, Array]:
        """The inner parallel solid at ``depth`` (m), and where (3,) its origin lies in this shape frame."""

    @abstractmethod
    def support(self, directions: Array) -> Array:
        """The largest x . d over the points x of the solid (m), for each row d of ``directions`` (n, 3)."""

    @property
    def surface_area(self) -> float:
        """Area of the surface in m^2."""
        return self.surface().measure

    def bounds(self) -> tuple[Array, Array]:
        """Lower and upper corner of the axis-aligned bounding box, each (3,), in metres."""
        return -self.support(-np.eye(3)), self.support(np.eye(3))

    def shell(self, thickness: float = 0.0) -> Shell:
        """The wall of this thickness (m) under the surface; 0 is the surface itself, weighed in kg/m^2."""
        from freebody.mass.shell import Shell

        return Shell(self, thickness)

    def skin(self, depth: float) -> Moments:
        """Moments of the parallel surface at ``depth`` (m)."""
        if depth == 0.0:
            return self.surface()
        inner, origin = self.inset(depth)
        return inner.surface().moved(np.eye(3), origin)

    def deeper(self, points: Array, depth: float) -> NDArray[np.bool_]:
        """Which of ``points`` (n, 3) lie inside, at ``depth`` (m) or more below the surface."""
        inner, origin = self.inset(depth)
        return inner.contains(points - origin)

    def wall_mesh(self, thickness: float, *fineness: int) -> Mesh:
        """A closed mesh of the wall: this solid's mesh, and that of the cavity facing inward."""
        inner, origin = self.inset(thickness)
        outer_mesh: Callable[..., Mesh] = self.mesh
        inner_mesh: Callable[..., Mesh] = inner.mesh
        cavity = inner_mesh(*fineness)
        return join([outer_mesh(*fineness), turned_inside_out(Mesh(cavity.vertices + origin, cavity.faces))])
