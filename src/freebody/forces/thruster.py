"""A thruster fixed to a body."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import pairwise
from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from freebody.arguments import array_of
from freebody.errors import InputError
from freebody.fields import Number, Rows, Vector, optional
from freebody.figures import shown
from freebody.forces.applied import Applied
from freebody.forces.checks import OneBody, Point
from freebody.forces.profile import constant, windows
from freebody.model.body import Body

Burn = tuple[float, float, float]


def _burns(name: str, schedule: Iterable[Sequence[float]]) -> tuple[Burn, ...]:
    if not isinstance(schedule, Iterable) or (isinstance(schedule, np.ndarray) and not schedule.ndim):
        raise InputError(f"schedule = {shown(schedule)}", expected="burns (t_on, t_off, throttle), or None: always on")
    burns = sorted(_burn(entry) for entry in schedule)
    if not burns:
        raise InputError("an empty schedule", expected="at least one burn (t_on, t_off, throttle), or None: always on")
    for before, after in pairwise(burns):
        if after[0] < before[1]:
            raise InputError(f"burns {before} and {after} overlap", expected="one throttle at a time")
    return tuple(burns)


def _burn(entry: Any) -> Burn:
    expected = "(t_on, t_off) or (t_on, t_off, throttle) with t_on < t_off in s and throttle from 0 to 1"
    numbers = array_of(entry)
    if numbers is None or numbers.shape not in ((2,), (3,)):
        raise InputError(f"burn {shown(entry)} in the schedule", expected=expected)
    on, off, throttle = (*numbers.tolist(), 1.0)[:3]
    if not (np.isfinite(on) and on < off and 0.0 <= throttle <= 1.0):
        raise InputError(f"burn {shown(entry)} in the schedule", expected=expected)
    return on, off, throttle


class Thruster(Applied):
    """A force of ``thrust`` N at ``at`` along ``direction``, both fixed to the body; on and off by ``schedule``.

    ``at`` and ``direction`` are in the shape frame; ``direction`` (any length except zero) is where the body is pushed,
    opposite to the jet. ``schedule`` lists burns (t_on, t_off) or (t_on, t_off, throttle) in s, with throttle
    between 0 and 1 and t_off possibly infinite; None means always on. Steps end at every switch. The mass stays: what
    burns is not taken off.
    """

    frame = "body"

    body = OneBody("to which it is fixed")
    at = Point("where it is")
    direction = Vector("a direction", "", "where it pushes, in the shape frame", also=("m",), direction=True)
    thrust = Number("a force", "N", "at full throttle", least=0.0, slider=True)
    schedule = optional(
        Rows(
            "a time, or a throttle,",
            "s",
            "burns (on, off) or (on, off, throttle); left out: always on",
            lengths=(2, 3),
            infinite=True,
            check=_burns,
        )
    )

    def __init__(
        self,
        body: Body,
        *,
        at: ArrayLike | None = None,
        direction: ArrayLike,
        thrust: float,
        schedule: Iterable[Sequence[float]] | None = None,
    ) -> None: ...

    @property
    def knots(self) -> NDArray[np.float64]:
        """One window for each burn."""
        force = self.thrust * self.direction
        return constant(force) if self.schedule is None else windows(force, list(self.schedule))
