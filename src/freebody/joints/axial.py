"""What hinges and sliders have in common: an axis with a spring, a damper and a motor about it or along it."""

from __future__ import annotations

from typing import Any, ClassVar

from numpy.typing import ArrayLike

from freebody.arguments import number
from freebody.figures import row
from freebody.forces.checks import unit
from freebody.joints.ends import TwoEnds, frame_about
from freebody.joints.motion import Motion

__all__ = ["Axial"]


class Axial(TwoEnds):
    """Two ends with one free coordinate; ``_along`` is called once by their ``__init__``."""

    # The coordinate, which is also the name of the motor's table.
    coordinate: ClassVar[str]
    motor: Motion | None = None

    def _along(self, axis: ArrayLike, to_axis: ArrayLike | None, stiffness: float, rest: float, damping: float) -> None:
        self._turning()
        self.axis = unit("axis", axis)
        self.to_axis = None if to_axis is None else unit("to_axis", to_axis)
        self.stiffness = number("stiffness", stiffness, least=0.0)
        self.damping = number("damping", damping, least=0.0)
        self.rest = number("rest", rest)
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

    def _options(self) -> dict[str, Any]:
        options: dict[str, Any] = {"axis": row(self.axis)}
        for key in ("stiffness", "rest", "damping"):
            if getattr(self, key):
                options[key] = f"{getattr(self, key):g}"
        if self.motor is not None:
            options["motor"] = "speed" if getattr(self, self.coordinate) is None else self.coordinate
        return options
