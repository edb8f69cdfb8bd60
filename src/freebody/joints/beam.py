"""Two points at a fixed distance."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import ArrayLike

from freebody.arguments import number
from freebody.description import in_units
from freebody.errors import InputError
from freebody.forces.checks import checked_body
from freebody.joints.ends import TwoEnds
from freebody.joints.equation import Equation, length, meet
from freebody.model.body import Body

__all__ = ["Beam"]

# A length below this part of the points' coordinates is zero up to rounding.
NO_LENGTH = 1e-12


class Beam(TwoEnds):
    """A massless rigid beam: the point ``at`` of a body stays ``length`` (m) away from the other end.

    ``length`` None: as it stands. One equation; a beam of length zero has no direction and is the three equations of a
    ball joint instead.
    """

    noun = "beam"

    units = in_units(length="m")

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
        if to is None and anchor is None:
            raise InputError("a beam with no other end", expected="anchor=, a world point, or to=, another body")
        if to is not None and to_at is None:
            to_at = checked_body(to, "to").center_of_mass
        super().__init__(body, at=at, anchor=anchor, to=to, to_at=to_at, name=name)
        here, there = self.here(), self.there()
        measured = float(np.linalg.norm(here - there))
        if length is None and measured <= NO_LENGTH * float(np.max(np.abs([here, there]))):
            measured = 0.0
        self.length = measured if length is None else number("length", length, least=0.0)

    def equations(self) -> Sequence[Equation]:
        """The points keep their distance, or meet if that is zero."""
        ends = self.point(), self.other_point()
        return (meet(*ends),) if self.length == 0.0 else (length(*ends, self.length),)

    def _options(self) -> dict[str, Any]:
        return {"length": f"{self.length:g}"}
