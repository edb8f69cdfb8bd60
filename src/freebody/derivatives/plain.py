"""Stretches of steps, taken on floats as ``simulate`` takes them."""

from __future__ import annotations

from typing import NamedTuple

from freebody.errors import SimulationError
from freebody.methods.base import Failure, Method
from freebody.model.state import Clock, State
from freebody.running.schedule import Leg, Piece
from freebody.running.stepper import StepFailure, Stepper


class Stretch(NamedTuple):
    """Steps to be taken one after the other; whole ones on the grid t0 + n dt (s)."""

    t0: float
    dt: float
    legs: tuple[Leg | Piece, ...]


def plain_state(method: Method, start: State, stretch: Stretch) -> State:
    """The state after steps from ``start``, on floats. Raises :class:`SimulationError` if one of them fails."""
    clock = Clock(stretch.t0, 0, stretch.dt)
    stepper = Stepper(start.tables, method, start, clock)
    try:
        for leg in stretch.legs:
            if isinstance(leg, Piece):
                stepper.piece(leg, n=0)
            else:
                for _ in stepper.steps(leg.n, leg.count, leg.moment):
                    pass
    except StepFailure as failure:
        raise failed(method, stepper.failure(failure), stretch.dt, failure.time) from None
    return stepper.state(clock)


def failed(method: Method, known: Failure | None, dt: float, time: float) -> SimulationError:
    """What to raise where the step that ended at ``time`` failed."""
    why = known or Failure(
        "a state that is not finite",
        f"a step too large for {method.name}: dt = {dt:g} s; or a force that grows without bound",
        "take a smaller dt",
    )
    return SimulationError(f"{why.found} at t = {time:.9g} s", cause=why.cause, remedy=why.remedy)
