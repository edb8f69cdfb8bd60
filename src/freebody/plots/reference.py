"""The reference of a comparison: the most accurate end of a motion that is available."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from freebody import so3
from freebody.errors import SimulationError
from freebody.methods.adaptive.method import Adaptive
from freebody.methods.base import Method
from freebody.model.layout import KICKED
from freebody.model.state import State
from freebody.running.default import default_for
from freebody.running.simulate import simulate
from freebody.world import World

Array = NDArray[np.float64]

# Tolerances without a closed form: of the reference, and a looser one to estimate its error.
TIGHT, LOOSER = (3e-14, 1e-16), (1e-12, 1e-15)

# Steps of the closed form: one is the reference; the difference with more steps shows how rounding grows.
PARTS = (1, 16)

# With joints or contact, the reference takes a fraction of the smallest step compared: at least so many steps in all,
# and at most so many, unless half the smallest step takes more.
FINER = 4
FEWEST, MOST = 4_000, 1_000_000


@dataclass(frozen=True)
class End:
    """``position`` (bodies, 3), ``rotation`` (bodies, 3, 3); ``angles`` (hinges,) with revolutions counted."""

    position: Array
    rotation: Array
    angles: Array


@dataclass(frozen=True)
class Reference:
    """The ``end`` of the motion, its name, and about its error; distances are relative to ``size``, in m."""

    end: End
    named: str
    error: float
    size: float

    def error_of(self, state: State) -> float:
        """How far the worst body is off: rad, or the distance relative to the size of the motion."""
        return _apart(_end(state), self.end, self.size)


def reference(world: World, duration: float, steps: Sequence[float], start: State | None) -> Reference:
    """The best reference for ``world`` after ``duration`` s; ``steps`` (s) are those of the methods to compare."""
    flags = world.tables().flags
    if world.joints or world.has_contact:
        finest = default_for(world) if world.has_contact else "rattle4"
        named, best, other = _fine(world, duration, min(steps), start, finest)
    elif flags & KICKED:
        methods = [Adaptive(rtol=rtol, atol=atol) for rtol, atol in (TIGHT, LOOSER)]
        best, other = (_run(world, duration, duration, method, start) for method in methods)
        named = f"the adaptive method at a tolerance of {TIGHT[0]:.0e}"
    else:
        best, other = (_run(world, duration, duration / parts, "exact", start) for parts in PARTS)
        named = "the closed-form motion"
    size = _size(world, best, start)
    # No better than round-off.
    return Reference(best, named, max(_apart(other, best, size), float(np.finfo(np.float64).eps)), size)


def _fine(world: World, duration: float, dt: float, start: State | None, method: str) -> tuple[str, End, End]:
    """With joints or contact: the name, the end, and one with twice the step to estimate the error."""
    asked = math.ceil(duration / dt)
    count = min(max(FINER * asked, FEWEST), max(MOST, 2 * asked))
    count += count % 2  # so that twice the step ends there too
    named = f"{method} at a step of {duration / count:.2g} s"
    try:
        other, best = (_run(world, duration, duration * k / count, method, start) for k in (2, 1))
    except SimulationError as error:
        raise SimulationError(
            f"the reference, {named}, is lost: {error.found}", cause=error.cause, remedy="compare at smaller steps"
        ) from error
    return named, best, other


def _run(world: World, duration: float, dt: float, method: str | Method, start: State | None) -> End:
    # Only the end is wanted.
    every = 1 if isinstance(method, Method) else max(1, math.ceil(duration / dt))
    return _end(simulate(world, duration, dt=dt, integrator=method, every=every, start=start, progress=False).final)


def _end(state: State) -> End:
    return End(state.position, so3.project(state.rotation), state.angles)


def _size(world: World, end: End, start: State | None) -> float:
    """The scale of distances in m: how far bodies move, at least 1 m."""
    begun = world.state() if start is None else start
    return max(1.0, float(np.linalg.norm(end.position - begun.position, axis=1).max()))


def _apart(end: End, truth: End, size: float) -> float:
    turned = so3.log(end.rotation @ np.swapaxes(truth.rotation, 1, 2))
    moved = np.linalg.norm(end.position - truth.position, axis=1) / size
    # Rotations do not show whole revolutions of a hinge.
    wound = math.tau * np.rint(np.abs(end.angles - truth.angles) / math.tau)
    return float(max(np.linalg.norm(turned, axis=-1).max(), moved.max(), wound.max(initial=0.0)))
