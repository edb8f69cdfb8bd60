"""Points that stay on a line or on a plane."""

from __future__ import annotations

from collections.abc import Sequence

from numpy.typing import ArrayLike

from freebody.joints.constraints.base import Constraint
from freebody.joints.constraints.distance_along import DistanceAlong
from freebody.joints.ends import TwoEnds, direction, frame_about
from freebody.model.body import Body


class PointOnLine(TwoEnds):
    """A bead on a wire: the point ``at`` of a body stays on the line through the other end along ``axis``.

    Two constraints. ``axis`` is a direction of ``to``, or of the world.
    """

    noun = "line"

    axis = direction("of the other end, along the line")

    def __init__(
        self,
        body: Body,
        *,
        axis: ArrayLike,
        at: ArrayLike | None = None,
        anchor: ArrayLike | None = None,
        to: Body | None = None,
        to_at: ArrayLike | None = None,
        name: str | None = None,
    ) -> None:
        super().__init__(body)

    def equations(self) -> Sequence[Constraint]:
        """No way across the line."""
        return tuple(DistanceAlong(**self.points(), axis=across) for across in frame_about(self.axis))

    def measure(self) -> Constraint:
        """How far along the line."""
        return DistanceAlong(**self.points(), axis=self.axis)


class PointOnPlane(TwoEnds):
    """A point that stays on a plane: ``at`` of a body, on the plane through the other end across ``normal``.

    One constraint. ``normal`` is a direction of ``to``, or of the world.
    """

    noun = "plane"

    normal = direction("of the other end, across the plane")

    def __init__(
        self,
        body: Body,
        *,
        normal: ArrayLike,
        at: ArrayLike | None = None,
        anchor: ArrayLike | None = None,
        to: Body | None = None,
        to_at: ArrayLike | None = None,
        name: str | None = None,
    ) -> None:
        super().__init__(body)

    def equations(self) -> Sequence[Constraint]:
        """No way along the normal."""
        return (DistanceAlong(**self.points(), axis=self.normal),)
