"""A plane to fall on, slide on and roll on."""

from __future__ import annotations

from typing import Any

from numpy.typing import ArrayLike

from freebody.contact.geometry import SolidSpec
from freebody.contact.ground import Ground, upright
from freebody.contact.layout import PLANE
from freebody.contact.moving import Knots, VectorCurve, knots_of
from freebody.contact.surface import endless
from freebody.fields import Vector, optional
from freebody.model.material import Material, OneMaterial


class Floor(Ground):
    """A plane through ``point`` that bodies with a material stay above: on the side to which ``normal`` points.

    It may move: ``velocity`` (m/s) of the point and ``angular_velocity`` (rad/s, in the world) about an axis through
    it, each a vector or (times, vectors) with straight lines between; the axis stays. Without ``material`` it has that
    of the body on it. Raises :class:`InputError` for numbers that are not finite and for an axis that changes.
    """

    noun = "floor"

    point = Vector("a length", "m", "of the plane")
    normal = Vector("a direction", "", "out of the floor", also=("m",), direction=True)
    velocity = optional(VectorCurve("a velocity", "m/s", "of the point"))
    angular_velocity = optional(
        VectorCurve("an angular velocity", "rad/s", "about an axis through the point, which stays")
    )
    material = optional(OneMaterial("of its surface; left out: that of the body"))

    def __init__(
        self,
        point: ArrayLike = (0.0, 0.0, 0.0),
        normal: ArrayLike = (0.0, 0.0, 1.0),
        *,
        velocity: Any = None,
        angular_velocity: Any = None,
        material: Material | None = None,
        name: str | None = None,
    ) -> None:
        self.place = self.point
        self.rotation = upright(self.normal)
        self.knots()

    def solids(self) -> list[SolidSpec]:
        """Half of space."""
        return [endless(PLANE)]

    def knots(self) -> Knots:
        """Of both velocities."""
        return knots_of(self.velocity, self.angular_velocity)
