"""A push: a force for a while."""

from __future__ import annotations

from numpy.typing import ArrayLike

from freebody.arguments import number, positive
from freebody.description import in_units
from freebody.errors import InputError
from freebody.figures import row
from freebody.forces.applied import Applied
from freebody.forces.checks import fixed
from freebody.forces.profile import windows
from freebody.model.body import Body

__all__ = ["Push"]


class Push(Applied):
    """A ``force`` (3,), in N, at the point ``at`` of a body from ``start`` for ``duration`` (s), and nothing outside.

    ``at`` is in the drawing's coordinates (None: the centre of mass), ``frame`` is "world" or "body" as in
    :class:`PointForce`. Steps end exactly where it starts and stops, so every method gives the full impulse
    force * duration; ``duration=dt`` is a push of one step.
    """

    units = in_units(force="N", start="s", duration="s")

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
        self.force = fixed("force", force)
        self.start = number("start", start)
        self.duration = positive("duration", duration, "s")
        end = self.start + self.duration
        if end == self.start:
            raise InputError(
                f"a push from {self.start!r} s for {self.duration!r} s",
                expected="an end later than the start",
                cause="the duration is lost in the rounding of the start",
            )
        super().__init__(body, windows(self.force, [(self.start, end, 1.0)]), at=at, frame=frame)

    def __repr__(self) -> str:
        return (
            f"Push({self.body.default_name!r}, force={row(self.force)}, at={row(self.at)}, "
            f"start={self.start:g}, duration={self.duration:g}, frame={self.frame!r})"
        )
