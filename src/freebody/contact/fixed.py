"""Any shape as ground that stays where it is."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from freebody.contact.geometry import SolidSpec
from freebody.contact.ground import Ground
from freebody.contact.layout import HOLLOW
from freebody.contact.surface import endless, solids_of_shape
from freebody.errors import InputError
from freebody.fields import Field, Orientation, Vector, optional
from freebody.figures import shown
from freebody.mass.rotation import kept_rotation
from freebody.mass.shape import Shape
from freebody.mass.shapes import Sphere
from freebody.mass.shell import Shell
from freebody.model.body import IDENTITY
from freebody.model.material import Material, OneMaterial

Array = NDArray[np.float64]


class OneShape(Field[Shape]):
    """A shape; in scenes its table."""

    def checked(self, value: Any, element: Any) -> Shape:
        """A shape, not a class."""
        if not isinstance(value, Shape):
            raise InputError(
                f"{self.name} = {shown(value)}",
                expected="a shape such as fb.Box((1, 1, 0.1))",
                cause="a class, a body or numbers in place of a shape",
                remedy="make the shape first: fb.Fixed(fb.Sphere(1.0))",
            )
        return value


class Fixed(Ground):
    """A shape that stands still and that bodies with a material touch: a wall, a step, a ball to roll off, a landscape.

    ``position`` (m) is where the origin of the shape frame is, ``orientation`` how it stands (quaternion wxyz, matrix,
    or text). A ``Shell`` of a ``Sphere`` is a bowl for bodies that start inside of it; every other body touches the
    outer surface. A mesh that is not convex is touched as it is, from outside; it need not be closed. Without
    ``material`` it has that of the body that touches it. Raises :class:`InputError` for what is no shape, or has no
    surface to touch.
    """

    noun = "fixed"

    shape = OneShape("to touch")
    position = Vector("a length", "m", "of the origin of the shape frame")
    orientation = Orientation("of the shape", check=kept_rotation)
    material = optional(OneMaterial("of its surface; left out: that of the body"))

    def __init__(
        self,
        shape: Shape,
        *,
        position: ArrayLike = (0.0, 0.0, 0.0),
        orientation: ArrayLike | Mapping[str, Any] | str = IDENTITY,
        material: Material | None = None,
        name: str | None = None,
    ) -> None:
        self.place = self.position
        self.rotation = self.orientation
        self._outside()

    def _outside(self) -> list[SolidSpec]:
        return solids_of_shape(self.shape, f"the fixed shape {self.default_name!r}", fixed=True)

    @cached_property
    def _hollow(self) -> float | None:
        """The inner radius of a hollow sphere (m), else None."""
        if isinstance(self.shape, Shell) and isinstance(self.shape.shape, Sphere):
            return self.shape.shape.radius - self.shape.thickness
        return None

    def solids(self) -> list[SolidSpec]:
        """Those of the outer surface, then the inside of a hollow sphere."""
        inside = [] if self._hollow is None else [endless(HOLLOW, self._hollow)]
        return [*self._outside(), *inside]

    def facing(self, position: Array) -> list[int]:
        """The inside for a body that starts there."""
        count = len(self.solids())
        if self._hollow is None:
            return list(range(count))
        inside = float(np.linalg.norm(position - self.place)) < self._hollow
        return [count - 1] if inside else list(range(count - 1))
