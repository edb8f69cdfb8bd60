"""Ellipsoid."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

import numpy as np
from numpy.typing import NDArray

from freebody.errors import GeometryError
from freebody.mass.mesh import Mesh
from freebody.mass.moments import Moments
from freebody.mass.shapes.checks import point_rows, three_lengths
from freebody.mass.shapes.meshing import join, turned_inside_out
from freebody.mass.shapes.parallel import depth_below_ellipsoid, parallel_moments
from freebody.mass.shapes.solid import Array, Solid
from freebody.mass.shapes.sphere import unit_sphere


@dataclass(frozen=True, init=False)
class Ellipsoid(Solid):
    """An ellipsoid centred at the origin, its axes along x, y, z.

    ``semi_axes`` holds the three half lengths in metres; one number makes a ball. Raises GeometryError for lengths that
    are not positive and finite.
    """

    semi_axes: tuple[float, float, float] = field(metadata=three_lengths("half lengths along x, y, z"))

    def __init__(self, semi_axes: float | Sequence[float]) -> None:
        object.__setattr__(self, "semi_axes", semi_axes)
        self.__post_init__()

    def moments(self) -> Moments:
        """V = 4/3 pi a b c and S = V/5 diag(a^2, b^2, c^2)."""
        a, b, c = self.semi_axes
        volume = 4.0 / 3.0 * np.pi * a * b * c
        return Moments(volume, np.zeros(3), np.diag(volume / 5.0 * np.array([a * a, b * b, c * c])))

    def surface(self) -> Moments:
        """By quadrature to round-off; the area is 4 pi R_G(a^2 b^2, b^2 c^2, c^2 a^2) in Carlson's notation."""
        return parallel_moments(self.semi_axes, 0.0)

    @property
    def thickest(self) -> float:
        """The smallest radius of curvature, (shortest semi-axis)^2/(longest); deeper parallel surfaces fold."""
        return min(self.semi_axes) ** 2 / max(self.semi_axes)

    def inset(self, depth: float) -> tuple[Solid, Array]:
        """Raises GeometryError: the parallel surface exists but is no ellipsoid."""
        raise GeometryError(
            f"the surface {depth!r} m below an ellipsoid is not an ellipsoid",
            expected="a shape that keeps its kind when a layer is taken off",
            remedy="Shell(ellipsoid, thickness) integrates over the true wall; use that",
        )

    def skin(self, depth: float) -> Moments:
        """Moments of the parallel surface at ``depth`` (m)."""
        return parallel_moments(self.semi_axes, depth)

    def deeper(self, points: Array, depth: float) -> NDArray[np.bool_]:
        """Which of ``points`` (n, 3) lie inside, at ``depth`` (m) or more below the surface."""
        return np.asarray(depth_below_ellipsoid(self.semi_axes, point_rows(points)) >= depth)

    def support(self, directions: Array) -> Array:
        """|(a d_x, b d_y, c d_z)|."""
        return np.asarray(np.linalg.norm(directions * np.array(self.semi_axes), axis=1))

    def contains(self, points: Array) -> NDArray[np.bool_]:
        """Which of ``points`` (n, 3) lie inside or on the surface."""
        return np.asarray(np.linalg.norm(point_rows(points) / np.array(self.semi_axes), axis=1) <= 1.0)

    def mesh(self, around: int = 48, along: int = 24) -> Mesh:
        """A sphere's mesh, stretched: ``around`` meridians, ``along`` bands; vertices on the ellipsoid."""
        globe = unit_sphere(around, along)
        return Mesh(globe.vertices * np.array(self.semi_axes), globe.faces)

    def wall_mesh(self, thickness: float, *fineness: int) -> Mesh:
        """A closed mesh of the wall; the cavity's vertices lie ``thickness`` (m) below those of the ellipsoid."""
        outer = self.mesh(*fineness)
        normals = outer.vertices / np.array(self.semi_axes) ** 2
        normals /= np.linalg.norm(normals, axis=1, keepdims=True)
        return join([outer, turned_inside_out(Mesh(outer.vertices - thickness * normals, outer.faces))])
