"""Forces and torques that are given outright: what ``PointForce``, ``Torque``, ``Push`` and ``Thruster`` share."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import ArrayLike, NDArray

from freebody.compile import kernel
from freebody.forces.act import arm, push_nc, turn_nc
from freebody.forces.base import Force, Index
from freebody.forces.checks import checked_arm, checked_body, checked_frame, checked_turning
from freebody.forces.profile import KNOT, value_at
from freebody.model.body import Body
from freebody.model.records import Record

__all__ = ["Applied"]

KIND = 4
# Floats before the knots, and integers.
FIELDS = Record("Applied", at=3)
MODES = Record("AppliedTo", body=1, mode=1, knots=1)
FLOATS, INTEGERS = FIELDS.size, MODES.size
_read, _read_modes = FIELDS.reader(), MODES.reader()
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
        """The point relative to the centre of mass, the knots; see ``MODES``. The row says its length."""
        mode = (BODY_FRAME if self.frame == "body" else 0) + (TORQUE if self._torque else 0)
        floats = [*FIELDS.row(at=self.body.body_point(self.at)), *self._knots.ravel().tolist()]
        return floats, MODES.row(body=index(self.body), mode=mode, knots=len(self._knots))


@kernel(inner=True)
def apply(world, kin, t, block):
    """Add every force and torque at its value for time t."""
    f, i = block.floats, block.integers
    for _ in range(block.count):
        b, mode, knots = _read_modes(world.integers, i)
        value = value_at(world, t, f + FLOATS, knots)
        if mode & BODY_FRAME:
            value = arm(kin, b, value)
        if mode & TORQUE:
            turn_nc(kin, b, value)
        else:
            push_nc(kin, b, arm(kin, b, _read(world.floats, f).at), value)
        f += FLOATS + KNOT * knots
        i += INTEGERS
