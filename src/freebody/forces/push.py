"""A push: a force for a while."""

from __future__ import annotations

import numpy as np
from numpy.typing import ArrayLike, NDArray

from freebody.errors import InputError
from freebody.fields import Number, Vector
from freebody.forces.applied import Applied, a_frame
from freebody.forces.checks import OneBody, Point
from freebody.forces.profile import windows
from freebody.model.body import Body


class Push(Applied):
    """A ``force`` (3,), in N, at the point ``at`` of a body from ``start`` for ``duration`` (s), and nothing outside.

    ``at`` is in the shape frame (None: the centre of mass), ``frame`` is "world" or "body" as in :class:`PointForce`.
    Steps end exactly where it starts and stops, so every method gives the full impulse
    force * duration; ``duration=dt`` is a push of one step.
    """

    body = OneBody("on which it acts")
    force = Vector("a force", "N", "while it acts", slider=True)
    at = Point("where it acts")
    start = Number("a time", "s", "when it begins")
    duration = Number("a time", "s", "how long it acts", above=True, slider=True)
    frame = a_frame()

    def __init__(
        self,
        body: Body,
        force: ArrayLike,
        *,
        at: ArrayLike | None = None,
        start: float = 0.0,
        duration: float,
        frame: str = "world",
    ) -> None:
        if self.start + self.duration == self.start:
            raise InputError(
                f"a push from {self.start!r} s for {self.duration!r} s",
                expected="an end later than the start",
                cause="the duration is lost in the rounding of the start",
            )

    @property
    def knots(self) -> NDArray[np.float64]:
        """A window."""
        return windows(self.force, [(self.start, self.start + self.duration, 1.0)])
