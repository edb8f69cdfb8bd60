"""Points that stay on a line or on a plane."""

from __future__ import annotations

from collections.abc import Sequence

from numpy.typing import ArrayLike

from freebody.joints.ends import TwoEnds, direction, frame_about
from freebody.joints.equation import Equation, along
from freebody.joints.motion import still
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

    def equations(self) -> Sequence[Equation]:
        """No way across the line."""
        ends = self.point(), self.other_point()
        return tuple(along(*ends, across, still().floats) for across in frame_about(self.axis))

    def measure(self) -> Equation:
        """How far along the line."""
        return along(self.point(), self.other_point(), self.axis, still().floats)


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

    def equations(self) -> Sequence[Equation]:
        """No way along the normal."""
        return (along(self.point(), self.other_point(), self.normal, still().floats),)
