"""Particles: point masses held together as one rigid body."""

from __future__ import annotations

import numpy as np
from numpy.typing import ArrayLike, NDArray

from freebody.arguments import numbers
from freebody.description import Description
from freebody.errors import GeometryError, InputError
from freebody.fields import Rows, Series
from freebody.mass.mesh import Mesh
from freebody.mass.moments import Moments
from freebody.mass.shape import Shape
from freebody.mass.shapes.checks import point_rows

Array = NDArray[np.float64]

# A particle is drawn as an octahedron: this part of the cloud's diagonal from its centre to a corner,
DRAWN_PART = 0.02
# or this many metres when all particles sit in one place and there is no diagonal to measure by.
DRAWN_ALONE = 0.01

OCTAHEDRON = np.array([[1, 0, 0], [0, 1, 0], [0, 0, 1], [-1, 0, 0], [0, -1, 0], [0, 0, -1]], dtype=np.float64)
OCTAHEDRON_FACES = np.array(
    [[0, 1, 2], [1, 3, 2], [3, 4, 2], [4, 0, 2], [1, 0, 5], [3, 1, 5], [4, 3, 5], [0, 4, 5]], dtype=np.int64
)


class Particles(Description, Shape):
    """Point masses: ``positions`` (n, 3) in metres and ``masses`` (n,) in kg, or one mass for all.

    They have no volume, so ``moments`` is weighted by mass and a density does not apply. One particle, or several on a
    line, are fine here; the inertia is then singular, which is for the body to judge. Raises InputError for masses
    that are negative or not finite, and for a total of zero.
    """

    dimension = 0

    positions = Rows("a point", "m", "one row x, y, z for each", check=lambda name, value: point_rows(value).copy())
    masses = Series("a mass", "kg", "one for each")

    def __init__(self, positions: ArrayLike, masses: ArrayLike) -> None:
        count = len(self.positions)
        if count == 0 or not np.isfinite(self.positions).all():
            bad = "no particles" if count == 0 else "a position that is not finite"
            raise GeometryError(f"{bad} in positions", expected="at least one row of finite x, y, z, in metres")
        self.masses = _masses(masses, count)

    def __repr__(self) -> str:
        return f"Particles({len(self.masses)} particles, {float(self.masses.sum())!r} kg)"

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Particles):
            return NotImplemented
        return np.array_equal(self.positions, other.positions) and np.array_equal(self.masses, other.masses)

    def __hash__(self) -> int:
        # Adding 0.0 makes -0.0 hash like the 0.0 it is equal to.
        return hash(((self.positions + 0.0).tobytes(), (self.masses + 0.0).tobytes()))

    def moments(self) -> Moments:
        """Total mass (kg), centre of mass (m), second moment of the masses about it (kg m^2)."""
        mass = float(self.masses.sum())
        # Arms from one of the particles, not from the origin: a cloud far away loses no digits.
        arms = self.positions - self.positions[0]
        shift = self.masses @ arms / mass
        arms = arms - shift
        second = (arms * self.masses[:, None]).T @ arms
        return Moments(mass, self.positions[0] + shift, 0.5 * (second + second.T))  # symmetric to the last bit

    def weigh(self, density: float | None = None) -> Moments:
        """The same as ``moments``: particles bring their own mass, and ``density`` changes nothing."""
        return self.moments()

    def bounds(self) -> tuple[Array, Array]:
        """Lower and upper corner of the bounding box of the points, each (3,), in metres."""
        return self.positions.min(axis=0), self.positions.max(axis=0)

    def support(self, directions: Array) -> Array:
        """The largest x . d over the points (m), for each row d of ``directions`` (n, 3)."""
        return np.asarray((self.positions @ directions.T).max(axis=0))

    def contains(self, points: Array) -> NDArray[np.bool_]:
        """False for every point: particles have no inside."""
        return np.zeros(len(point_rows(points)), dtype=np.bool_)

    def mesh(self) -> Mesh:
        """One small octahedron per particle, for drawing only: the mesh's volume has nothing to do with the masses."""
        low, high = self.bounds()
        size = DRAWN_PART * float(np.linalg.norm(high - low)) or DRAWN_ALONE
        vertices = self.positions[:, None, :] + size * OCTAHEDRON
        faces = len(OCTAHEDRON) * np.arange(len(self.positions))[:, None, None] + OCTAHEDRON_FACES
        return Mesh(vertices.reshape(-1, 3), faces.reshape(-1, 3))


def _masses(given: ArrayLike, count: int) -> Array:
    masses = numbers("masses", given, expected="one mass in kg per position, or a single number").copy()
    if masses.ndim == 0:
        masses = np.full(count, float(masses))
    if masses.shape != (count,):
        raise InputError(
            f"masses have shape {masses.shape} for {count} particles",
            expected=f"({count},): one mass per position, or a single number",
            remedy="give as many masses as positions",
        )
    wrong = ~(np.isfinite(masses) & (masses >= 0.0))
    if wrong.any():
        index = int(np.argmax(wrong))
        raise InputError(
            f"masses[{index}] = {float(masses[index])!r}",
            expected="finite masses of 0 or more, in kg",
            remedy="leave such a particle out",
        )
    if not masses.sum() > 0.0:
        raise InputError("the masses add up to 0", expected="at least one particle with mass, in kg")
    return masses
