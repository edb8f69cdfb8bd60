"""Two points at a fixed distance."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import ArrayLike

from freebody.fields import Number
from freebody.forces.checks import Point
from freebody.joints.constraints.base import Constraint
from freebody.joints.constraints.coincidence import Coincidence
from freebody.joints.constraints.distance import Distance
from freebody.joints.ends import TwoEnds
from freebody.model.body import Body

# A length below this part of the points' coordinates is zero up to rounding.
NO_LENGTH = 1e-12


class Beam(TwoEnds):
    """A massless rigid rod: the point ``at`` of a body stays ``length`` (m) away from the other end.

    ``length`` None: as it stands. One constraint; a beam of length zero has no direction and is the three constraints
    of a ball joint instead.
    """

    noun = "beam"

    to_at = Point("the other end on that body", of="to")
    length = Number("a length", "m", "left out: as it stands", least=0.0, nullable=True)

    def __init__(
        self,
        body: Body,
        *,
        at: ArrayLike | None = None,
        anchor: ArrayLike | None = None,
        to: Body | None = None,
        to_at: ArrayLike | None = None,
        length: float | None = None,
        name: str | None = None,
    ) -> None:
        self._one_other_end(self.noun)
        super().__init__(body)
        if length is None:
            here, there = self.here(), self.there()
            measured = float(np.linalg.norm(here - there))
            self.length = 0.0 if measured <= NO_LENGTH * float(np.max(np.abs([here, there]))) else measured

    def equations(self) -> Sequence[Constraint]:
        """The points keep their distance, or meet if that is zero."""
        if self.length == 0.0:
            return (Coincidence(**self.points()),)
        return (Distance(**self.points(), length=self.length),)
