"""Two bodies that move as one."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import ArrayLike

from freebody.joints.ends import TwoEnds
from freebody.joints.equation import Equation, across, meet
from freebody.model.body import Body

__all__ = ["Weld"]


class Weld(TwoEnds):
    """A weld: the points meet and the bodies keep the orientation they have to each other at the start.

    Six equations. The reaction at ``at`` is what the seam carries.
    """

    noun = "weld"

    def __init__(
        self,
        body: Body,
        *,
        at: ArrayLike | None = None,
        anchor: ArrayLike | None = None,
        to: Body | None = None,
        to_at: ArrayLike | None = None,
        name: str | None = None,
    ) -> None:
        super().__init__(body, at=at, anchor=anchor, to=to, to_at=to_at, name=name)
        self._turning()
        self.other_axes = tuple(self._to_other(axis) for axis in np.eye(3))

    def equations(self) -> Sequence[Equation]:
        """The points meet, and each axis stays across the next one of the other body."""
        axes, others = np.eye(3), self.other_axes
        return (
            meet(self.point(), self.other_point()),
            across(axes[0], others[1]),
            across(axes[1], others[2]),
            across(axes[2], others[0]),
        )
