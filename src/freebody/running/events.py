"""Events: moments at which a function of the state crosses zero."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal

from freebody.arguments import array_of, one_of
from freebody.errors import InputError, SimulationError
from freebody.figures import shown
from freebody.model.state import State

# Relative to the step: times are found to this, which for steps below a second is 1e-12 s and better.
TIME_TOLERANCE = 1e-13


@dataclass(frozen=True)
class Event:
    """``function(state)`` crossing zero; ``direction`` "up", "down" or "both"; ``stop`` ends the run there.

    ``name`` is what the run calls it. The function gets a :class:`State` and returns a number. It is looked at after
    every step; a crossing is then located to 1e-12 s by taking the step again with a shorter length. Two crossings
    inside one step go unnoticed; a value that is not a number ends the run with :class:`SimulationError`.
    """

    function: Callable[[State], float]
    name: str = "event"
    direction: Literal["up", "down", "both"] = "both"
    stop: bool = True

    def __post_init__(self) -> None:
        if not callable(self.function):
            raise InputError(f"event function {shown(self.function)}", expected="a function of a State")
        one_of("direction", self.direction, ("up", "down", "both"))

    def value(self, state: State) -> float:
        """What the function says. Raises :class:`SimulationError` for NaN, which crosses nothing and would hide all."""
        given = self.function(state)
        array = array_of(given)
        if array is None or array.size != 1:
            raise InputError(
                f"event {self.name!r} returned {shown(given)} at t = {state.time:.9g} s",
                expected="one number that crosses zero",
                remedy="pick one body and one component: state.position[0, 2]",
            )
        number = float(array.reshape(()))
        if math.isnan(number):
            raise SimulationError(
                f"event {self.name!r} is not a number at t = {state.time:.9g} s",
                expected="a number at every state of the run",
                cause="0/0, or a root or logarithm of a negative number, in its function",
                remedy="let it return a number there, of the sign that it has nearby",
            )
        return number

    def crossed(self, before: float, after: float) -> bool:
        """Whether the sign changed the way that is asked for. A start at exactly zero is no crossing."""
        up = before < 0.0 <= after
        down = before > 0.0 >= after
        return (up and self.direction != "down") or (down and self.direction != "up")


@dataclass(frozen=True)
class EventOccurrence:
    """An event that happened: its name, when, and the state at that moment."""

    name: str
    time: float
    state: State

    def __repr__(self) -> str:
        return f"<{self.name!r} at t = {self.time:.9g} s>"


def locate(value_at: Callable[[float], float], length: float) -> float:
    """The h in (0, length] at which ``value_at(h)`` first has the sign it has at the end, by Brent's method."""
    from scipy.optimize import brentq

    end = value_at(length)
    if end == 0.0:
        return length
    return float(brentq(value_at, 0.0, length, xtol=TIME_TOLERANCE * length, rtol=1e-15))
