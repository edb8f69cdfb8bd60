"""A torque on a body."""

from __future__ import annotations

from typing import Any

from numpy.typing import ArrayLike

from freebody.fields import Profile, Vector, optional
from freebody.forces.applied import TORQUE, Profiled, a_frame
from freebody.forces.checks import OneBody
from freebody.forces.profile import Pair
from freebody.model.body import Body


class Torque(Profiled):
    """A ``torque`` (3,), in N m, on a body, without a force.

    ``frame`` says whose axes it keeps to: "world", or "body" (it rotates with the body). ``profile`` works as in
    :class:`PointForce`: (times, factors) of the torque, or (times, vectors) in its place. Raises :class:`InputError`
    for a particle, which cannot rotate.
    """

    vector = "torque"
    mode = TORQUE

    body = OneBody("on which it acts", rotating="a torque")
    torque = optional(Vector("a torque", "N m", "left out with a profile of vectors", slider=True))
    frame = a_frame()
    profile = optional(Profile("how it changes with time"))

    def __init__(
        self, body: Body, torque: ArrayLike | None = None, *, frame: str = "world", profile: Pair | None = None
    ) -> None:
        self._follow()

    def _packed(self, name: str) -> Any:
        return (0.0, 0.0, 0.0)  # no point
