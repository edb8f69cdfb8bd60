"""A force at a point of a body."""

from __future__ import annotations

from numpy.typing import ArrayLike

from freebody.fields import Profile, Vector, optional
from freebody.forces.applied import Profiled, a_frame
from freebody.forces.checks import OneBody, Point
from freebody.forces.profile import Pair
from freebody.model.body import Body


class PointForce(Profiled):
    """A ``force`` (3,), in N, at the point ``at`` of a body: torque = R r x F about the centre of mass.

    ``at`` is in the shape frame (None: the centre of mass). ``frame`` says whose axes the force keeps to: "world", or
    "body" (it rotates with the body). ``profile`` = (times, factors) multiplies it by a factor that runs in
    straight lines between times (s) and keeps its end values outside; the same time twice is a jump. (times, vectors)
    gives the force itself as a table (n, 3), and ``force`` is left out. Steps end at every time of the profile.
    """

    vector = "force"

    body = OneBody("on which it acts")
    force = optional(Vector("a force", "N", "left out with a profile of vectors", slider=True))
    at = Point("where it acts")
    frame = a_frame()
    profile = optional(Profile("how it changes with time"))

    def __init__(
        self,
        body: Body,
        force: ArrayLike | None = None,
        *,
        at: ArrayLike | None = None,
        frame: str = "world",
        profile: Pair | None = None,
    ) -> None:
        self._follow()
