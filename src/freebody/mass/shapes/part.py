"""Part: a shape with its place in a compound, and its density or mass."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from freebody.arguments import number, numbers, vector
from freebody.errors import InputError
from freebody.figures import shown
from freebody.mass.moments import Moments
from freebody.mass.rotation import rotation_matrix
from freebody.mass.shape import Shape

__all__ = ["Part", "dimension_of", "finite", "weighted"]

Array = NDArray[np.float64]


@dataclass(frozen=True, init=False)
class Part:
    """A shape with its place in a compound, and its density or mass.

    ``position`` (m) is where the shape's drawing origin goes, ``orientation`` turns the shape about that origin: a unit
    quaternion (w, x, y, z) or a 3x3 rotation matrix. ``density`` in kg/m^3 (kg/m^2 for a thin shell); a negative one
    makes a void. ``mass`` in kg instead scales the part to that mass. With neither, the density given when the compound
    is weighed applies. For a compound as a part, ``density`` is for those of its parts that have none.

    Raises InputError for a density together with a mass, values that are not finite, or no rotation.
    """

    shape: Shape
    density: float | None
    mass: float | None
    position: tuple[float, ...]
    orientation: tuple[Any, ...]

    def __init__(
        self,
        shape: Shape,
        density: float | None = None,
        mass: float | None = None,
        position: ArrayLike = (0.0, 0.0, 0.0),
        orientation: ArrayLike = (1.0, 0.0, 0.0, 0.0),
    ) -> None:
        if not isinstance(shape, Shape):
            raise InputError(
                f"a part is a {type(shape).__name__}",
                expected="a shape such as Box((1, 1, 1))",
                remedy="write Part(shape, density=..., position=...)",
            )
        _check_weight(shape, density, mass)
        place = vector("position", position)
        object.__setattr__(self, "shape", shape)
        object.__setattr__(self, "density", None if density is None else float(density))
        object.__setattr__(self, "mass", None if mass is None else float(mass))
        object.__setattr__(self, "position", tuple(place.tolist()))
        rotation_matrix(orientation)  # refuses what is no rotation
        object.__setattr__(
            self, "orientation", _nested(numbers("orientation", orientation, expected="a rotation").tolist())
        )

    @property
    def rotation(self) -> Array:
        """The rotation matrix (3, 3) from the part's drawing to the compound's."""
        return rotation_matrix(self.orientation)

    @property
    def void(self) -> bool:
        """Whether the part takes material away."""
        return self.density is not None and self.density < 0.0

    def placed(self, moments: Moments) -> Moments:
        """Moments in the part's drawing, seen in the compound's."""
        return moments.moved(self.rotation, np.array(self.position))


def dimension_of(shape: Shape) -> int:
    """3, 2 or 0; shapes that do not say are solids."""
    return int(getattr(shape, "dimension", 3))


def weighted(shape: Shape) -> bool:
    """Whether the shape brings masses or densities of its own."""
    return bool(getattr(shape, "weighted", hasattr(shape, "weigh")))


def _check_weight(shape: Shape, density: float | None, mass: float | None) -> None:
    if density is not None and mass is not None:
        raise InputError(
            f"density = {shown(density)} and mass = {shown(mass)} for one part",
            expected="one of the two, as each follows from the other",
            remedy="leave one out",
        )
    if mass is not None:
        finite(mass=mass)
        if mass < 0.0:
            raise InputError(
                f"mass = {shown(mass)}", expected="0 kg or more", remedy="make a void by a negative density instead"
            )
    if density is None:
        return
    finite(density=density)
    if dimension_of(shape) == 0:
        raise InputError(
            f"density = {shown(density)} for particles",
            expected="no density: each particle has its mass",
            remedy="leave the density out, or give mass= to scale the particles to that total",
        )
    if density < 0.0 and weighted(shape):
        raise InputError(
            f"density = {shown(density)} would make a void of a compound whose parts have densities of their own",
            expected="a void of plain shapes",
            remedy="give the negative densities to the parts of that compound",
        )


def finite(**values: float) -> None:
    """Refuse values that are not finite numbers, by name."""
    for name, value in values.items():
        number(name, value)


def _nested(rows: list[Any]) -> tuple[Any, ...]:
    return tuple(tuple(row) if isinstance(row, list) else row for row in rows)
