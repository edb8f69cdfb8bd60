"""Box."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

import numpy as np
from numpy.typing import NDArray

from freebody.mass.mesh import Mesh
from freebody.mass.moments import Moments
from freebody.mass.shapes.checks import at_least, point_rows, three_lengths
from freebody.mass.shapes.meshing import triangles
from freebody.mass.shapes.solid import Array, Solid


@dataclass(frozen=True, init=False)
class Box(Solid):
    """A rectangular block centred at the origin, edges along x, y, z.

    ``size`` holds the three full edge lengths in metres; one number makes a cube. Raises GeometryError for lengths that
    are not positive and finite.
    """

    size: tuple[float, float, float] = field(metadata=three_lengths("full edge lengths along x, y, z"))

    def __init__(self, size: float | Sequence[float]) -> None:
        object.__setattr__(self, "size", size)
        self.__post_init__()

    def moments(self) -> Moments:
        """V = x y z and S = V/12 diag(x^2, y^2, z^2)."""
        x, y, z = self.size
        volume = x * y * z
        return Moments(volume, np.zeros(3), np.diag(volume / 12.0 * np.array([x * x, y * y, z * z])))

    def surface(self) -> Moments:
        """Six faces: across its own pair a face lies at distance x/2, along the other four it is spread over x."""
        edges = np.array(self.size)
        pair = 2.0 * np.array([edges[1] * edges[2], edges[2] * edges[0], edges[0] * edges[1]])
        area = float(pair.sum())
        second = edges**2 * (pair / 4.0 + (area - pair) / 12.0)
        return Moments(area, np.zeros(3), np.diag(second))

    @property
    def thickest(self) -> float:
        """Half the shortest edge."""
        return min(self.size) / 2.0

    def inset(self, depth: float) -> tuple[Solid, Array]:
        """Every edge shorter by twice the depth."""
        x, y, z = self.size
        return Box((x - 2.0 * depth, y - 2.0 * depth, z - 2.0 * depth)), np.zeros(3)

    def support(self, directions: Array) -> Array:
        """|d| . size / 2, reached in a corner."""
        return np.asarray(np.abs(directions) @ np.array(self.size) / 2.0)

    def contains(self, points: Array) -> NDArray[np.bool_]:
        """Which of ``points`` (n, 3) lie inside or on the surface."""
        return np.asarray((np.abs(point_rows(points)) <= np.array(self.size) / 2.0).all(axis=1))

    def mesh(self, divisions: int = 1) -> Mesh:
        """Each face as ``divisions`` x ``divisions`` rectangles: 6 n^2 + 2 vertices and 12 n^2 triangles."""
        at_least(1, divisions=divisions)
        low = np.arange(divisions)
        corners = np.array([[0, 0], [1, 0], [1, 1], [0, 1]])
        cells = np.stack(np.meshgrid(low, low, indexing="ij"), axis=-1).reshape(-1, 1, 2) + corners
        sides = []
        for axis in range(3):
            for end in (0, divisions):
                lattice = np.empty((len(cells), 4, 3), dtype=np.int64)
                lattice[:, :, axis] = end
                lattice[:, :, (axis + 1) % 3] = cells[:, :, 0]
                lattice[:, :, (axis + 2) % 3] = cells[:, :, 1]
                sides.append(lattice if end else lattice[:, ::-1])
        # Neighbouring sides meet in the same lattice points: merging these integers welds edges and corners exactly.
        lattice_points, index = np.unique(np.concatenate(sides).reshape(-1, 3), axis=0, return_inverse=True)
        return Mesh((lattice_points / divisions - 0.5) * np.array(self.size), triangles(index.reshape(-1, 4)))
