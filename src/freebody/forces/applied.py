"""Forces and torques that are given outright: what ``PointForce``, ``Torque``, ``Push`` and ``Thruster`` share."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from typing import Any, ClassVar

import numpy as np
from numpy.typing import NDArray

from freebody.compile import kernel
from freebody.description import fixed
from freebody.fields import Choice
from freebody.forces.act import arm, push_nc, turn_nc
from freebody.forces.base import Force, Index
from freebody.forces.profile import KNOT, constant, read_profile, value_at
from freebody.model.records import Record

KIND = 4
# Floats before the knots, and integers.
FIELDS = Record("Applied", at=3)
MODES = Record("AppliedTo", body=1, mode=1, knots=1)
FLOATS, INTEGERS = FIELDS.size, MODES.size
_read, _read_modes = FIELDS.reader(), MODES.reader()
# Modes are sums of these.
BODY_FRAME = 1
TORQUE = 2


def a_frame() -> Choice:
    """Of a vector that is given in one of two frames."""
    return Choice("world", "body", sentence="whose axes it keeps to")


class Applied(Force):
    """A force at a point of a body, or a torque, that follows knots (n, 4): times in s and vectors in N or N m.

    Its work is accumulated, also where a potential could be found (a constant force in the world frame).
    """

    kind, record = KIND, FIELDS
    conservative = False
    mode: ClassVar[int] = 0
    # "world" or "body".
    frame: Any

    @property
    @abstractmethod
    def knots(self) -> NDArray[np.float64]:
        """What it follows, (n, 4)."""

    @property
    def edges(self) -> tuple[float, ...]:
        """The times of its knots."""
        knots = self.knots
        return tuple(sorted(set(knots[:, 0].tolist()))) if len(knots) > 1 else ()

    def row(self, index: Index) -> tuple[Sequence[float], Sequence[int]]:
        """The point relative to the centre of mass, the knots; see ``MODES``. The row says its length."""
        floats, (body,) = super().row(index)
        mode = self.mode + (BODY_FRAME if self.frame == "body" else 0)
        knots = self.knots
        return [*floats, *knots.ravel().tolist()], MODES.row(body=body, mode=mode, knots=len(knots))


class Profiled(Applied):
    """One with a profile in time, of the field ``vector``."""

    vector: ClassVar[str]
    profile: Any

    def _follow(self) -> None:
        """Keep the profile as the vectors at its times, read-only."""
        vector = getattr(self, self.vector)
        knots = fixed(read_profile(self.vector, vector, self.profile))
        steady = vector is not None and knots.tolist() == [[0.0, *vector]]
        self.profile = None if steady else (knots[:, 0], knots[:, 1:])

    @property
    def knots(self) -> NDArray[np.float64]:
        """One for a vector that never changes."""
        return constant(getattr(self, self.vector)) if self.profile is None else np.column_stack(self.profile)

    def arguments(self) -> dict[str, Any]:
        """The vector, or the vectors of its profile."""
        given = super().arguments()
        return given if self.profile is None else {**given, self.vector: None}


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
