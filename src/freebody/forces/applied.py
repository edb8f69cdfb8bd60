"""Forces and torques that are given outright: what ``PointForce``, ``Torque``, ``Push`` and ``Thruster`` share."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import ArrayLike, NDArray

from freebody.compile import kernel
from freebody.forces.act import arm, float3, push_nc, turn_nc
from freebody.forces.base import Force, Index
from freebody.forces.checks import checked_arm, checked_body, checked_frame, checked_turning
from freebody.forces.profile import KNOT, value_at
from freebody.model.body import Body

__all__ = ["Applied"]

KIND = 4
# Floats before the knots: the point. Integers: body, mode, number of knots.
POINT = 3
INTEGERS = 3
# Modes are sums of these.
BODY_FRAME = 1
TORQUE = 2


class Applied(Force):
    """A force at a point of a body, or a torque, that follows ``knots`` (n, 4): times in s and vectors in N or N m.

    Its work is booked, also where a potential could be found (a constant force in the world frame).
    """

    kind = KIND

    def __init__(
        self, body: Body, knots: NDArray[np.float64], *, at: ArrayLike | None = None, frame: str, torque: bool = False
    ) -> None:
        self.body = checked_body(body)
        self.frame = checked_frame(frame)
        self.at = checked_arm(body, body.center_of_mass if at is None else at)
        if torque:
            checked_turning(body, "a torque")
        self._torque = torque
        self._knots = knots
        self._knots.flags.writeable = False

    @property
    def bodies(self) -> tuple[Body, ...]:
        """One."""
        return (self.body,)

    @property
    def conservative(self) -> bool:
        """No: its work is booked."""
        return False

    @property
    def edges(self) -> tuple[float, ...]:
        """The moments of its knots."""
        return tuple(sorted(set(self._knots[:, 0].tolist()))) if len(self._knots) > 1 else ()

    def row(self, index: Index) -> tuple[Sequence[float], Sequence[int]]:
        """The point relative to the centre of mass, the knots; body, mode, number of knots. The row says its length."""
        mode = (BODY_FRAME if self.frame == "body" else 0) + (TORQUE if self._torque else 0)
        floats = [*self.body.body_point(self.at).tolist(), *self._knots.ravel().tolist()]
        return floats, (index(self.body), mode, len(self._knots))


@kernel(inner=True)
def apply(t, work, F, I, f, i, count):
    """Add every force and torque at its value for time t."""
    for _ in range(count):
        b, mode, knots = I[i], I[i + 1], I[i + 2]
        value = value_at(t, F, f + POINT, knots)
        if mode & BODY_FRAME:
            value = arm(work, b, value)
        if mode & TORQUE:
            turn_nc(work, b, value)
        else:
            push_nc(work, b, arm(work, b, float3(F, f)), value)
        f += POINT + KNOT * knots
        i += INTEGERS
