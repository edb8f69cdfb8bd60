"""A force at a point of a body."""

from __future__ import annotations

from numpy.typing import ArrayLike

from freebody.description import in_units
from freebody.figures import row
from freebody.forces.applied import Applied
from freebody.forces.checks import fixed
from freebody.forces.profile import Pair, read_profile
from freebody.model.body import Body

__all__ = ["PointForce"]


class PointForce(Applied):
    """A ``force`` (3,), in N, at the point ``at`` of a body: torque = R r x F about the centre of mass.

    ``at`` is in the drawing's coordinates (None: the centre of mass). ``frame`` says whose axes the force keeps to:
    "world", or "body" (it turns with the body). ``profile`` = (times, factors) multiplies it by a factor that runs in
    straight lines between times (s) and keeps its end values outside; the same time twice is a jump. (times, vectors)
    gives the force itself as a table (n, 3), and ``force`` is left out. Steps end at every time of the profile.
    """

    units = in_units(force="N", profile="s; ")

    def __init__(
        self,
        body: Body,
        force: ArrayLike | None = None,
        *,
        at: ArrayLike | None = None,
        frame: str = "world",
        profile: Pair | None = None,
    ) -> None:
        self.force = None if force is None else fixed("force", force)
        super().__init__(body, read_profile("force", self.force, profile), at=at, frame=frame)

    def __repr__(self) -> str:
        force = "" if self.force is None else f"force={row(self.force)}, "
        knots = f", profile of {len(self._knots)} times" if self.edges else ""
        return f"PointForce({self.body.default_name!r}, {force}at={row(self.at)}, frame={self.frame!r}{knots})"
