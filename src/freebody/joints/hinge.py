"""Two bodies that rotate about one axis."""

from __future__ import annotations

from collections.abc import Sequence

from numpy.typing import ArrayLike

from freebody.fields import Curve, Number, optional
from freebody.forces.base import Force
from freebody.forces.joint_spring import HingeSpring
from freebody.joints.axial import Axial
from freebody.joints.constraints.angle_between import AngleBetween
from freebody.joints.constraints.base import Constraint
from freebody.joints.constraints.coincidence import Coincidence
from freebody.joints.constraints.prescribed_angle import PrescribedAngle
from freebody.joints.limits import Ends, check_limits
from freebody.joints.motion import Pair, prescribed
from freebody.model.body import Body


class Hinge(Axial):
    """A hinge: the points meet and the bodies rotate against each other only about ``axis``, a direction of ``body``.

    Five constraints. ``to_axis`` is what the axis stays along, a direction of ``to`` or of the world; left out, as it
    stands. The angle is zero as the bodies stand at the start and grows with the rotation of ``body`` about the axis,
    right-handed, seen from the other body; it counts whole turns. ``stiffness`` (N m/rad) pulls it to ``rest`` (rad),
    which may be turns away, and ``damping`` (N m s/rad) brakes it. A motor prescribes it: ``angle`` = (times, angles),
    a smooth curve through them, or ``speed`` (rad/s), a number or (times, speeds). At its ``limits`` = (low, high) it
    stops, or bounces with ``restitution``.
    """

    noun = "hinge"
    coordinate = "angle"

    angle = optional(Curve("an angle", "rad", "a motor: a smooth curve of the angle, at rest at both ends"))
    speed = optional(
        Curve("an angular velocity", "rad/s", "a motor: a number, or straight lines between times", steady=True)
    )
    stiffness = Number(
        "a torsional stiffness", "N m/rad", "of the spring in the joint", also=("N m",), least=0.0, quiet=True
    )
    rest = Number("an angle", "rad", "at which the spring rests", quiet=True)
    damping = Number(
        "a torsional damping", "N m s/rad", "of the damper in the joint", also=("N m s",), least=0.0, quiet=True
    )
    limits = optional(Ends("an angle", "rad", "the least and the largest angle, where it stops"))
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
        angle: Pair | None = None,
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
        if angle is not None or speed is not None:
            self.motor = prescribed("angle", angle, speed, 0.0)
        check_limits(self)

    def equations(self) -> Sequence[Constraint]:
        """The points meet, the axis stays across two directions of the other body; the motor's angle."""
        held: list[Constraint] = [
            Coincidence(**self.points()),
            AngleBetween(self.axis, self.other_first),
            AngleBetween(self.axis, self.other_second),
        ]
        if self.motor is not None:
            held.append(self._prescribed(self.motor.floats))
        return held

    @property
    def forces(self) -> tuple[Force, ...]:
        """Its spring and damper."""
        if not self.sprung:
            return ()
        numbers = [*self.first, *self.axis, *self.other_first, *self.other_second]
        return (HingeSpring(self.body, self.to, numbers, self.stiffness, self.rest, self.damping),)

    def measure(self) -> Constraint:
        """The angle, and room for what it was at the last step."""
        return self._prescribed((0.0,))

    def _prescribed(self, motion: Sequence[float]) -> Constraint:
        return PrescribedAngle(u=self.first, v=self.other_first, w=self.other_second, motion=motion)
