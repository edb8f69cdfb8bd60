"""Two bodies that move as one."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from freebody.fields import optional
from freebody.forces.checks import OneBody
from freebody.joints.constraints.angle_between import AngleBetween
from freebody.joints.constraints.base import Constraint
from freebody.joints.constraints.coincidence import Coincidence
from freebody.joints.ends import TwoEnds


class Weld(TwoEnds):
    """A weld: the points meet and the bodies keep the orientation they have to each other at the start.

    Six constraints. The reaction at ``at`` is what the seam carries.
    """

    noun = "weld"

    body = OneBody("at the first end", rotating="a weld")
    to = optional(OneBody("at the other end, in place of the world", rotating="a weld"))

    @property
    def other_axes(self) -> tuple[NDArray[np.float64], ...]:
        """The body's axes as they stand, in those of the other end."""
        return tuple(self._to_other(axis) for axis in np.eye(3))

    def equations(self) -> Sequence[Constraint]:
        """The points meet, and each axis stays across the next one of the other body."""
        axes, others = np.eye(3), self.other_axes
        return (
            Coincidence(**self.points()),
            AngleBetween(axes[0], others[1]),
            AngleBetween(axes[1], others[2]),
            AngleBetween(axes[2], others[0]),
        )
