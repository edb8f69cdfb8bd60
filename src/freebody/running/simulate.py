"""``simulate``: from a description to a run."""

from __future__ import annotations

from collections.abc import Iterable

from freebody.methods.base import Method
from freebody.methods.registry import get
from freebody.model.state import State
from freebody.running.adaptive import AdaptiveRun
from freebody.running.events import Event
from freebody.running.fixed import FixedRun
from freebody.running.plan import Observer, Plan
from freebody.trajectory.run import Trajectory
from freebody.world import World

__all__ = ["DEFAULT", "simulate"]

# The method taken when none is named; chosen by the work-precision study in benchmarks/work_precision.py.
DEFAULT = "cf4"


def simulate(
    world: World,
    duration: float,
    *,
    dt: float | None = None,
    integrator: str | Method | None = None,
    every: int = 1,
    start: State | None = None,
    events: Event | Iterable[Event] = (),
    observers: Observer | Iterable[Observer] = (),
    progress: bool | None = None,
) -> Trajectory:
    """Run ``world`` for ``duration`` seconds in steps of ``dt``, recording every ``every``-th step.

    ``integrator`` is a name or a configured method (``fb.integrators()`` lists them). ``"adaptive"`` chooses its own
    steps; ``dt`` is then the time between frames, and without it every ``every``-th step of its own is recorded.

    The world stays as it was. Time is t0 + n dt, never a running sum; steps end where forces switch, and the last one
    is shortened to land on the end. ``start`` is a :class:`State` to go on from (``run.final``, ``run.state(i)``):
    going on is bit for bit the same as not having stopped. ``events`` are located to 1e-12 s; ``observers`` are called
    with the state at every frame. A progress bar appears after a second where somebody looks (``progress`` forces it on
    or off); Ctrl-C ends the run and returns what there is. A state that stops being finite raises
    :class:`SimulationError` with the body, the time, the likely cause, and the run so far in ``error.run``.
    """
    method = get(integrator or DEFAULT)
    plan = Plan.checked(world, method, duration, dt, every, start, events, observers, progress)
    return AdaptiveRun(plan).go() if method.variable_step else FixedRun(plan).go()
