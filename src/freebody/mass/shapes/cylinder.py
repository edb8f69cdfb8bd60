"""Cylinder."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray

from freebody.mass.mesh import Mesh
from freebody.mass.moments import Moments
from freebody.mass.shapes.checks import a_length, at_least, point_rows
from freebody.mass.shapes.meshing import revolve
from freebody.mass.shapes.solid import Array, Solid, upright

if TYPE_CHECKING:
    from freebody.mass.shell import Shell


@dataclass(frozen=True)
class Cylinder(Solid):
    """A circular cylinder about z, centred at the origin: ``radius`` and full ``length`` in metres.

    Raises GeometryError unless both are positive and finite.
    """

    radius: float = field(metadata=a_length("of the base"))
    length: float = field(metadata=a_length("along z"))

    def moments(self) -> Moments:
        """V = pi r^2 L and S = V diag(r^2/4, r^2/4, L^2/12)."""
        r, L = self.radius, self.length
        across = r * r / 4.0
        return upright(np.pi * r * r * L, across, L * L / 12.0)

    def surface(self) -> Moments:
        """The side and two discs at z = -L/2 and L/2."""
        across = self.radius**2 / 4.0
        discs = upright(2.0 * np.pi * self.radius**2, across, self.length**2 / 4.0)
        return Moments.total([self.side(), discs])

    def side(self, depth: float = 0.0) -> Moments:
        """Moments of the lateral surface alone, or of the coaxial one of full length ``depth`` metres inside it."""
        r, L = self.radius - depth, self.length
        return upright(2.0 * np.pi * r * L, r * r / 2.0, L * L / 12.0)

    def shell(self, thickness: float = 0.0, *, ends: bool = True) -> Shell:
        """The wall of this thickness (m) under the surface; ``ends=False`` leaves both ends open: a tube."""
        from freebody.mass.shell import Shell

        return Shell(self, thickness, ends=ends)

    @property
    def thickest(self) -> float:
        """The radius or half the length, whichever is smaller."""
        return min(self.radius, self.length / 2.0)

    def inset(self, depth: float) -> tuple[Solid, Array]:
        """Radius smaller by the depth, length by twice the depth."""
        return Cylinder(self.radius - depth, self.length - 2.0 * depth), np.zeros(3)

    def support(self, directions: Array) -> Array:
        """r times the part of d across the axis plus L/2 times the part along it."""
        across = np.hypot(directions[:, 0], directions[:, 1])
        return np.asarray(self.radius * across + self.length / 2.0 * np.abs(directions[:, 2]))

    def contains(self, points: Array) -> NDArray[np.bool_]:
        """Which of ``points`` (n, 3) lie inside or on the surface."""
        x, y, z = point_rows(points).T
        return np.asarray((np.hypot(x, y) <= self.radius) & (np.abs(z) <= self.length / 2.0))

    def mesh(self, around: int = 48, along: int = 1) -> Mesh:
        """``around`` sectors and ``along`` bands on the side; a vertex in the middle of each end."""
        side = self._side_profile(around, along)
        return revolve([(0.0, side[0, 1]), *side, (0.0, side[-1, 1])], around)

    def side_mesh(self, around: int = 48, along: int = 1) -> Mesh:
        """The lateral surface alone: an open mesh, with the ends missing."""
        return revolve(self._side_profile(around, along), around)

    def tube_mesh(self, thickness: float, around: int = 48, along: int = 1) -> Mesh:
        """The closed mesh of a tube with a wall of ``thickness`` metres, bored through from end to end."""
        outside = self._side_profile(around, along)
        bore = outside[::-1] - (thickness, 0.0)
        return revolve(np.concatenate([outside, bore]), around, ring=True)

    def _side_profile(self, around: int, along: int) -> Array:
        at_least(3, around=around)
        at_least(1, along=along)
        z = self.length * (np.arange(along + 1) / along - 0.5)
        return np.column_stack([np.full(along + 1, self.radius), z])
