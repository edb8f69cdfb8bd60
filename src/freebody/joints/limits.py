"""How far a hinge turns and a slider travels: two ends that it bounces off or rests against."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from freebody.arguments import numbers
from freebody.errors import InputError
from freebody.fields import Measured
from freebody.figures import shown


class Limits(NamedTuple):
    """The least and the largest coordinate, rad or m; infinite where there is no end."""

    low: float
    high: float


class Ends(Measured[Limits]):
    """(low, high), the smaller one first; infinite, or None, where there is no end."""

    def checked(self, value: Any, element: Any) -> Limits:
        """In order, and not both infinite."""
        expected = f"(low, high) in {self.unit}, the smaller one first; None for no end on that side"
        wrong = InputError(
            f"{self.name} = {shown(value)}",
            expected=expected,
            cause="ends in the wrong order, or one number in place of two",
            remedy=f"write {self.name}=(low, high)",
        )
        if not isinstance(value, tuple | list | np.ndarray) or np.shape(np.asarray(value, dtype=object)) != (2,):
            raise wrong
        low, high = value
        given = [-np.inf if low is None else low, np.inf if high is None else high]
        ends = numbers(self.name, given, expected=expected)
        if ends.shape != (2,) or not ends[0] < ends[1] or not np.isfinite(ends).any():
            raise wrong
        return Limits(*ends.tolist())

    def written(self, value: Any) -> str:
        """(low, high)."""
        return f"({value.low:g}, {value.high:g})"


def check_limits(joint: Any) -> None:
    """Raises :class:`InputError` for ends that a motor goes beyond, or a bounce without ends."""
    if joint.limits is not None and joint.motor is not None:
        raise InputError(
            f"a {joint.noun} with limits and a motor",
            expected="one of the two",
            cause="a motor prescribes the motion, whatever stands in its way",
            remedy="leave limits out, or drive the joint by a spring",
        )
    if joint.limits is None and joint.restitution:
        raise InputError(
            f"restitution = {joint.restitution:g} of a {joint.noun} without limits",
            expected="limits=(low, high) to bounce off",
            remedy="leave restitution out, or give limits",
        )
