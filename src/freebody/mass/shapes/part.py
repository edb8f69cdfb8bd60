"""Part: a shape with its place in a compound, and its density or mass."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from freebody.arguments import ORIENTATION, number, numbers, si, vector
from freebody.description import fixed
from freebody.errors import InputError
from freebody.figures import row, shown
from freebody.mass.moments import Moments
from freebody.mass.rotation import rotation_matrix
from freebody.mass.shape import Shape

Array = NDArray[np.float64]

# A centre of mass this close to the origin of the shape frame, relative to the shape's size, is at the origin.
CENTERED = 1e-9


@dataclass(frozen=True, init=False)
class Part:
    """A shape with its place in a compound, and its density or mass.

    As on a body, ``position`` (m) is where the centre of mass goes, ``origin`` where the origin of the shape frame
    goes; ``orientation`` turns the shape about that origin: a unit quaternion (w, x, y, z), a 3x3 rotation matrix, or a
    text or table as on a body. ``density`` in kg/m^3 (kg/m^2 for a thin shell); a negative one makes a void. ``mass``
    in kg instead scales the part to that mass. With neither, the density given when the compound is weighed applies.
    For a compound as a part, ``density`` is for those of its parts that have none.

    ``position`` was once the origin of the shape frame. It is accepted only if both are the same point; for a cone and
    most meshes it raises InputError that names the ``origin`` for both meanings.
    Raises InputError for a density together with a mass, values that are not finite, or no rotation.
    """

    shape: Shape
    density: float | None
    mass: float | None
    origin: tuple[float, ...]
    orientation: tuple[Any, ...]

    def __init__(
        self,
        shape: Shape,
        density: float | str | None = None,
        mass: float | str | None = None,
        position: ArrayLike | None = None,
        orientation: ArrayLike | Mapping[str, Any] = (1.0, 0.0, 0.0, 0.0),
        *,
        origin: ArrayLike | None = None,
    ) -> None:
        if not isinstance(shape, Shape):
            raise InputError(
                f"a part is a {type(shape).__name__}",
                expected="a shape such as Box((1, 1, 1))",
                remedy="write Part(shape, density=..., origin=...)",
            )
        if position is not None and origin is not None:
            raise InputError(
                "both position and origin of a part",
                expected="position, the centre of mass, or origin, the origin of the shape frame",
            )
        per_volume: float | None = si("density", density, "kg/m^3", "kg/m^2")
        total: float | None = si("mass", mass, "kg")
        _check_weight(shape, per_volume, total)
        turn = si("orientation", orientation, ORIENTATION)
        rotation = rotation_matrix(turn)  # refuses anything but rotations
        if position is None:
            place = vector("origin", (0.0, 0.0, 0.0) if origin is None else origin, unit="m")
        else:
            place = vector("position", position, unit="m")
            _check_centered(shape, per_volume, place, rotation)
        object.__setattr__(self, "shape", shape)
        object.__setattr__(self, "density", None if per_volume is None else float(per_volume))
        object.__setattr__(self, "mass", None if total is None else float(total))
        object.__setattr__(self, "origin", tuple(place.tolist()))
        object.__setattr__(self, "orientation", _nested(numbers("orientation", turn, expected="a rotation").tolist()))

    @property
    def position(self) -> Array:
        """The centre of mass in the compound's frame, (3,), in m. Raises InputError where the outside decides it."""
        center = _center(self.shape, self.density)
        if center is None:
            raise _undecided(self.shape)
        return fixed(np.array(self.origin) + self.rotation @ center)

    @property
    def rotation(self) -> Array:
        """The rotation matrix (3, 3) from the part's shape frame to the compound's."""
        return fixed(rotation_matrix(self.orientation))

    @property
    def void(self) -> bool:
        """Whether the part takes material away."""
        return self.density is not None and self.density < 0.0

    def placed(self, moments: Moments) -> Moments:
        """Moments given in the part's shape frame, in that of the compound."""
        return moments.moved(self.rotation, np.array(self.origin))


def dimension_of(shape: Shape) -> int:
    """3, 2 or 0; shapes that do not say are solids."""
    return int(getattr(shape, "dimension", 3))


def weighted(shape: Shape) -> bool:
    """Whether the shape brings masses or densities of its own."""
    return bool(getattr(shape, "weighted", hasattr(shape, "weigh")))


def _center(shape: Shape, density: float | None) -> Array | None:
    """The centre of mass in its shape frame; None where parts of it await a density from outside."""
    if not weighted(shape):
        return shape.moments().centroid
    compound: Any = shape
    if density is None and getattr(compound, "needy", tuple)():
        return None
    weighed: Moments = compound.weigh(density)
    return weighed.centroid


def _undecided(shape: Shape) -> InputError:
    return InputError(
        f"the centre of mass of a {type(shape).__name__} some of whose parts have no density",
        expected="origin=, where the origin of its shape frame goes",
        remedy="place it by origin=, or give all its parts a density",
    )


def _check_centered(shape: Shape, density: float | None, place: Array, rotation: Array) -> None:
    """Refuse a position that could mean the centre of mass or, as it once did, the origin of the shape frame."""
    center = _center(shape, density)
    if center is None:
        raise _undecided(shape)
    low, high = shape.bounds()
    if float(np.max(np.abs(center))) <= CENTERED * float(np.max(np.abs(high - low))):
        return
    raise InputError(
        f"position = {row(place)} of a {type(shape).__name__}, whose centre of mass is at {row(center)}",
        expected="origin=, where the origin of its shape frame goes",
        cause="position is the centre of mass, as on bodies; on parts it was the origin of the shape frame before",
        remedy=f"origin={row(place)} leaves the part where it was, origin={row(place - rotation @ center)} puts its "
        "centre of mass there",
    )


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
