"""A body that slides along an axis of another one without rotating."""

from __future__ import annotations

from collections.abc import Sequence

from numpy.typing import ArrayLike

from freebody.fields import Curve, Number, optional
from freebody.forces.base import Force
from freebody.forces.joint_spring import SliderSpring
from freebody.joints.axial import Axial
from freebody.joints.constraints.angle_between import AngleBetween
from freebody.joints.constraints.base import Constraint
from freebody.joints.constraints.distance_along import DistanceAlong
from freebody.joints.limits import Ends, check_limits
from freebody.joints.motion import Pair, prescribed
from freebody.model.body import Body


class Slider(Axial):
    """A slider: ``body`` moves only along ``axis``, a direction of ``body`` that stays one of the other end.

    Five constraints. ``to_axis`` is that direction; left out, as it stands. The travel (m) is how far ``at`` is from
    the other end along the axis. ``stiffness`` (N/m) pulls it to ``rest`` (m) and ``damping`` (N s/m) brakes it. A
    motor prescribes it: ``travel`` = (times, travels), a smooth curve through them, or ``speed`` (m/s), a number or
    (times, speeds). At its ``limits`` = (low, high) it stops, or bounces with ``restitution``.
    """

    noun = "slider"
    coordinate = "travel"

    travel = optional(Curve("a length", "m", "a motor: a smooth curve of the travel, at rest at both ends"))
    speed = optional(Curve("a velocity", "m/s", "a motor: a number, or straight lines between times", steady=True))
    stiffness = Number("a stiffness", "N/m", "of the spring in the joint", least=0.0, quiet=True)
    rest = Number("a length", "m", "at which the spring rests", quiet=True)
    damping = Number("a damping", "N s/m", "of the damper in the joint", least=0.0, quiet=True)
    limits = optional(Ends("a length", "m", "the least and the largest travel, where it stops"))
    restitution = Number("a coefficient", "", "of restitution at the limits", least=0.0, most=1.0, quiet=True)

    def __init__(
        self,
        body: Body,
        *,
        axis: ArrayLike,
        at: ArrayLike | None = None,
        anchor: ArrayLike | None = None,
        to: Body | None = None,
        to_at: ArrayLike | None = None,
        to_axis: ArrayLike | None = None,
        travel: Pair | None = None,
        speed: float | Pair | None = None,
        stiffness: float = 0.0,
        rest: float = 0.0,
        damping: float = 0.0,
        limits: tuple[float | None, float | None] | None = None,
        restitution: float = 0.0,
        name: str | None = None,
    ) -> None:
        super().__init__(body)
        self._along()
        if travel is not None or speed is not None:
            self.motor = prescribed("travel", travel, speed, self._travel_at_start())
        check_limits(self)

    def _travel_at_start(self) -> float:
        world = self.body.rotation @ self.axis
        return float(world @ (self.here() - self.there()))

    def equations(self) -> Sequence[Constraint]:
        """No motion across the axis, no rotation; the motor's travel."""
        ends = self.points()
        held: list[Constraint] = [
            DistanceAlong(**ends, axis=self.other_first),
            DistanceAlong(**ends, axis=self.other_second),
            AngleBetween(self.axis, self.other_first),
            AngleBetween(self.first, self.other_second),
            AngleBetween(self.second, self.other_axis),
        ]
        if self.motor is not None:
            held.append(DistanceAlong(**ends, axis=self.other_axis, motion=self.motor.floats))
        return held

    @property
    def forces(self) -> tuple[Force, ...]:
        """Its spring and damper."""
        if not self.sprung:
            return ()
        numbers = [*self.point(), *self.other_point(), 0.0, 0.0, 0.0, *self.other_axis]
        return (SliderSpring(self.body, self.to, numbers, self.stiffness, self.rest, self.damping),)

    def measure(self) -> Constraint:
        """The travel."""
        return DistanceAlong(**self.points(), axis=self.other_axis)
