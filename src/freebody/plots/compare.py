"""Methods side by side: error against the best reference there is, drift, and time."""

from __future__ import annotations

import time
from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass
from typing import Any

import numpy as np

from freebody.arguments import instance, positive, several
from freebody.errors import InputError, SimulationError
from freebody.methods.base import Method
from freebody.methods.registry import get, with_contact, with_joints
from freebody.model.state import State
from freebody.plots.reference import Reference, reference
from freebody.running.plan import refusal, suits
from freebody.running.simulate import simulate
from freebody.trajectory.run import Trajectory
from freebody.world import World

# Default methods without joints; with joints, all methods that support them.
USUAL = ("cf4", "rk4", "exact4")

# Frames for the drifts.
FRAMES = 400

# The time is the best of so many runs; one is enough if it takes longer than this, in s.
REPEATS, LONG = 3, 1.0


@dataclass(frozen=True)
class Result:
    """One method with one step. ``lost``: the reason if the run failed.

    ``error`` at the end, for the worst body: rad, or the distance in m relative to the size of the motion.
    ``energy`` and ``angular_momentum`` are the largest relative drifts of these balances; times are in s. ``dt`` is
    None for a method that chooses its own steps.
    """

    method: str
    dt: float | None
    error: float
    energy: float
    angular_momentum: float
    seconds: float
    seconds_per_step: float | None
    lost: str | None = None


@dataclass(frozen=True)
class Comparison:
    """Results in the order asked for, against ``reference``, whose own error is about ``reference_error``."""

    duration: float
    reference: str
    reference_error: float
    results: tuple[Result, ...]

    def to_dict(self) -> dict[str, Any]:
        """Plain numbers and strings, for JSON; None if a run failed."""
        rows = [{key: _finite(value) for key, value in asdict(result).items()} for result in self.results]
        return {
            "duration": self.duration,
            "reference": self.reference,
            "reference_error": self.reference_error,
            "results": rows,
        }

    def rows(self) -> list[tuple[str, ...]]:
        """A table of strings, header first."""
        head = ("method", "dt [s]", "error", "energy drift", "ang. momentum drift", "µs per step", "seconds")
        return [head, *(_texts(result) for result in self.results)]

    def __str__(self) -> str:
        lines = self.rows()
        widths = [max(len(line[k]) for line in lines) for k in range(len(lines[0]))]
        table = ["  ".join([line[0].ljust(widths[0]), *map(str.rjust, line[1:], widths[1:])]) for line in lines]
        return "\n".join([*table, self.note])

    @property
    def note(self) -> str:
        """One sentence on what the errors are measured against."""
        good = f"itself good to about {self.reference_error:.0e}"
        return f"Errors at t = {self.duration:g} s against {self.reference} ({good})."


def compare(
    world: World,
    *,
    duration: float,
    integrators: str | Method | Iterable[str | Method] | None = None,
    steps: float | str | Sequence[float | str],
    start: State | None = None,
) -> Comparison:
    """Run ``world`` for ``duration`` s with every method and every step (s), and measure each.

    Without ``integrators`` it compares cf4, rk4 and exact4, with joints all methods that keep those of this world, and
    with contact those that take it. The reference is the closed-form motion where nothing acts on the bodies, with
    joints ``rattle4``, and with contact ``touch4``, at a quarter of the smallest step or less, else the adaptive method
    at its tightest. Its error is estimated with more steps, fewer
    steps or a looser tolerance; smaller errors of a method mean nothing. Methods that choose their own steps run once,
    at their own tolerance. ``start`` is a :class:`State` to start from. Times include the overhead of the call, which
    matters for short runs. Raises :class:`InputError` for unknown methods, methods that keep no joints if there are
    some, no methods and no steps.
    """
    instance("world", world, World, "fb.World([...])")
    steps = (steps,) if isinstance(steps, int | float | str) else several("steps", steps, "steps in s: [1e-2, 1e-3]")
    if isinstance(integrators, str | Method):
        integrators = (integrators,)
    methods = (
        [get(name) for name in several("integrators", integrators, 'methods: ["cf4", "rk4"]')]
        if (integrators is not None)
        else _usual(world)
    )
    if not methods or not steps:
        raise InputError("a comparison of nothing", expected="at least one method and one step")
    # Before the reference, which is slow.
    for method in methods:
        suits(method, world)
    span, sizes = positive("duration", duration, "s"), [positive("dt", dt, "s") for dt in steps]
    truth = reference(world, span, sizes, start)
    results = []
    for method in methods:
        for dt in sizes[:1] if method.variable_step else sizes:
            results.append(_measured(world, method, dt, span, start, truth))
    return Comparison(span, truth.named, truth.error, tuple(results))


def _usual(world: World) -> list[Method]:
    if world.has_contact:
        return [method for method in map(get, with_contact()) if refusal(method, world) is None]
    if not world.joints:
        return [get(name) for name in USUAL]
    # Methods for contact run worlds without it as well, but others are made for that.
    return [method for method in map(get, with_joints()) if not method.takes_contact and _takes(method, world)]


def _takes(method: Method, world: World) -> bool:
    """Whether a method that supports joints accepts the bodies."""
    try:
        method.scratch(world.tables())
    except InputError:
        return False
    return True


def _measured(
    world: World, method: Method, dt: float, duration: float, start: State | None, truth: Reference
) -> Result:
    own_steps = method.variable_step
    count = max(1, round(duration / dt))
    named = None if own_steps else dt

    def once(every: int, span: float = duration) -> Trajectory:
        step = duration / FRAMES if own_steps else dt
        return simulate(world, span, dt=step, integrator=method, every=every, start=start, progress=False)

    try:
        once(1, span=min(duration, dt))  # compiles
        best = np.inf
        for _ in range(REPEATS):
            begun = time.perf_counter()
            once(max(1, count))
            best = min(best, time.perf_counter() - begun)
            if best > LONG:
                break
        run = once(1 if own_steps else max(1, count // FRAMES))
    except SimulationError as error:
        return Result(method.name, named, np.inf, np.inf, np.inf, np.inf, None, lost=error.found)
    energy, _, angular, *_ = run.audit().drifts
    return Result(
        method.name,
        named,
        error=truth.error_of(run.final),
        energy=energy.relative,
        angular_momentum=angular.relative,
        seconds=best,
        seconds_per_step=None if own_steps else best / count,
    )


def _texts(result: Result) -> tuple[str, ...]:
    step = "its own" if result.dt is None else f"{result.dt:g}"
    if result.lost is not None:
        return (result.method, step, "lost", "-", "-", "-", "-")
    each = "-" if result.seconds_per_step is None else f"{1e6 * result.seconds_per_step:.3g}"
    drifts = (f"{result.error:.1e}", f"{result.energy:.1e}", f"{result.angular_momentum:.1e}")
    return (result.method, step, *drifts, each, f"{result.seconds:.3g}")


def _finite(value: Any) -> Any:
    return None if isinstance(value, float) and not np.isfinite(value) else value
