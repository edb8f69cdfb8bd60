"""Two bodies joined by a cross."""

from __future__ import annotations

from collections.abc import Sequence

from numpy.typing import ArrayLike

from freebody.errors import InputError
from freebody.figures import row
from freebody.joints.constraints.angle_between import AngleBetween
from freebody.joints.constraints.base import Constraint
from freebody.joints.constraints.coincidence import Coincidence
from freebody.joints.ends import TwoEnds, direction
from freebody.model.body import Body

# Axes this far from a right angle (cosine) were not meant to have one.
RIGHT = 1e-6


class Universal(TwoEnds):
    """A universal (Cardan) joint: the points meet, and ``axis`` of ``body`` stays across ``to_axis`` of the other end.

    Four constraints. ``to_axis`` is a direction of ``to``, or of the world; it stands across ``axis`` at the start.
    """

    noun = "universal"

    axis = direction("of the body")
    to_axis = direction("of the other end, across the axis")

    def __init__(
        self,
        body: Body,
        *,
        axis: ArrayLike,
        to_axis: ArrayLike,
        at: ArrayLike | None = None,
        anchor: ArrayLike | None = None,
        to: Body | None = None,
        to_at: ArrayLike | None = None,
        name: str | None = None,
    ) -> None:
        super().__init__(body)
        self._rotating()
        if abs(float(self._to_other(self.axis) @ self.to_axis)) > 1.0 - RIGHT:
            raise InputError(
                f"axes {row(self.axis)} and {row(self.to_axis)} of a universal joint that are parallel as they stand",
                expected="two directions across each other",
            )

    def equations(self) -> Sequence[Constraint]:
        """The points meet, and the arms of the cross stay at right angles."""
        return (Coincidence(**self.points()), AngleBetween(self.axis, self.to_axis))
