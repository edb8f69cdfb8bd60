"""Torus."""

from __future__ import annotations

from dataclasses import dataclass, field

import numpy as np
from numpy.typing import NDArray

from freebody.errors import GeometryError
from freebody.mass.mesh import Mesh
from freebody.mass.moments import Moments
from freebody.mass.shapes.checks import a_length, at_least, point_rows
from freebody.mass.shapes.meshing import revolve
from freebody.mass.shapes.solid import Array, Solid, upright


@dataclass(frozen=True)
class Torus(Solid):
    """A ring about z, centred at the origin: ``major`` is the radius of its centre line, ``minor`` that of the tube.

    In metres. Raises GeometryError unless both are positive and finite and minor <= major.
    """

    major: float = field(metadata=a_length("radius of the centre line"))
    minor: float = field(metadata=a_length("radius of the tube"))

    def __post_init__(self) -> None:
        super().__post_init__()
        if self.minor > self.major:
            raise GeometryError(
                f"minor = {self.minor!r} is larger than major = {self.major!r}",
                expected="a tube no thicker than its way to the axis: minor <= major",
                cause="the tube would pass through itself on the axis, and its volume would count twice there",
                remedy="exchange the two radii if they were swapped, or give a smaller minor",
            )

    def moments(self) -> Moments:
        """V = 2 pi^2 R r^2 and S = V diag(q, q, r^2/4) with q = R^2/2 + 3/8 r^2."""
        R, r = self.major, self.minor
        across = 0.5 * R * R + 0.375 * r * r
        return upright(2.0 * np.pi**2 * R * r * r, across, r * r / 4.0)

    def surface(self) -> Moments:
        """A = 4 pi^2 R r and S = A diag(q, q, r^2/2) with q = R^2/2 + 3/4 r^2."""
        R, r = self.major, self.minor
        across = 0.5 * R * R + 0.75 * r * r
        return upright(4.0 * np.pi**2 * R * r, across, r * r / 2.0)

    @property
    def thickest(self) -> float:
        """The radius of the tube."""
        return self.minor

    def inset(self, depth: float) -> tuple[Solid, Array]:
        """A thinner tube about the same centre line."""
        return Torus(self.major, self.minor - depth), np.zeros(3)

    def support(self, directions: Array) -> Array:
        """R times the part of d across the axis plus r |d|."""
        across = np.hypot(directions[:, 0], directions[:, 1])
        return np.asarray(self.major * across + self.minor * np.linalg.norm(directions, axis=1))

    def contains(self, points: Array) -> NDArray[np.bool_]:
        """Which of ``points`` (n, 3) lie inside or on the surface."""
        x, y, z = point_rows(points).T
        return np.asarray(np.hypot(np.hypot(x, y) - self.major, z) <= self.minor)

    def mesh(self, around: int = 48, tube: int = 12) -> Mesh:
        """``around`` segments of the ring, ``tube`` of the tube: around x tube vertices, twice as many triangles.

        With minor = major the surface touches itself at the origin. A vertex there would leave the mesh without a
        neighbourhood that is a disc, so an even ``tube`` is then turned by half a step.
        """
        at_least(3, around=around, tube=tube)
        turn = 0.5 if self.minor == self.major and tube % 2 == 0 else 0.0
        angle = 2.0 * np.pi * (np.arange(tube) + turn) / tube
        profile = np.column_stack([self.major + self.minor * np.cos(angle), self.minor * np.sin(angle)])
        return revolve(profile, around, ring=True)
