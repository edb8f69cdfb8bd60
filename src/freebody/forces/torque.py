"""A torque on a body."""

from __future__ import annotations

from numpy.typing import ArrayLike

from freebody.description import in_units
from freebody.figures import row
from freebody.forces.applied import Applied
from freebody.forces.checks import fixed
from freebody.forces.profile import Pair, read_profile
from freebody.model.body import Body

__all__ = ["Torque"]


class Torque(Applied):
    """A ``torque`` (3,), in N m, on a body, without a force.

    ``frame`` says whose axes it keeps to: "world", or "body" (it turns with the body). ``profile`` works as in
    :class:`PointForce`: (times, factors) of the torque, or (times, vectors) in its place. Raises :class:`InputError`
    for a particle, which cannot turn.
    """

    units = in_units(torque="N m", profile="s; ")

    def __init__(
        self, body: Body, torque: ArrayLike | None = None, *, frame: str = "world", profile: Pair | None = None
    ) -> None:
        self.torque = None if torque is None else fixed("torque", torque)
        super().__init__(body, read_profile("torque", self.torque, profile), frame=frame, torque=True)

    def __repr__(self) -> str:
        torque = "" if self.torque is None else f"torque={row(self.torque)}, "
        knots = f", profile of {len(self._knots)} times" if self.edges else ""
        return f"Torque({self.body.default_name!r}, {torque}frame={self.frame!r}{knots})"
