"""What hinges and sliders have in common: an axis with a spring, a damper and a motor about it or along it."""

from __future__ import annotations

from typing import Any, ClassVar

from freebody.fields import optional
from freebody.joints.ends import TwoEnds, direction, frame_about
from freebody.joints.motion import Motion


class Axial(TwoEnds):
    """Two ends with one free coordinate; ``_along`` is called once by their ``__init__``."""

    # The coordinate, which is also the name of the motor's table.
    coordinate: ClassVar[str]
    motor: Motion | None = None

    axis = direction("of the body")
    to_axis = optional(direction("of the other end, along which the axis stays; left out: as it stands"))

    # Declared with their units by subclasses.
    stiffness: Any
    damping: Any
    limits: Any
    restitution: Any

    def _along(self) -> None:
        self._rotating()
        # Directions across the axis: of the body, and of the other end as they stand.
        self.first, self.second = frame_about(self.axis)
        self.other_axis, self.other_first, self.other_second = self._other_frame(self.axis, self.first, self.to_axis)

    @property
    def edges(self) -> tuple[float, ...]:
        """Knots of the motor."""
        return () if self.motor is None else self.motor.edges

    @property
    def driven(self) -> bool:
        """With a motor."""
        return self.motor is not None

    @property
    def sprung(self) -> bool:
        """Whether a spring or a damper acts."""
        return bool(self.stiffness or self.damping)
