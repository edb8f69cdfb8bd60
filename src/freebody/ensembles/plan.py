"""What an ensemble is asked to do, checked; small enough to be sent to another machine."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from freebody.arguments import numbers, one_of, positive
from freebody.ensembles.recipe import Made, Recipe
from freebody.ensembles.sampling import Sampling
from freebody.errors import InputError
from freebody.figures import shown
from freebody.methods.base import Method
from freebody.methods.registry import METHODS
from freebody.model.state import State
from freebody.running.events import Event
from freebody.scene.methods import method_form

Array = NDArray[np.float64]

STATISTICS = ("mean", "cov", "quantiles", "histogram")

# Work of a chunk: a few seconds on lanes. It depends on nothing but the ensemble, so that sums are the same bits
# wherever and however it runs.
CHUNK_STEPS = 50_000_000
LARGEST_CHUNK = 1 << 16
CHUNK_BYTES = 32 * 2**20
# Chunks of a small ensemble, so that every core gets some. On lanes they have work for a good tenth of a second: in the
# hundredth before and after it Python keeps other cores waiting.
SHARES = 16
SMALLEST_CHUNK = 64
LEAST_STEPS = 8_000_000

# Numbers of a body in results: position, orientation, velocity, angular velocity.
OF_BODY = {"position": 3, "orientation": 4, "velocity": 3, "angular_velocity": 3}
WIDTH_OF_BODY = sum(OF_BODY.values())

# Covariances have the square of this many bodies.
MOST_COV_BODIES = 20

# Runs whose numbers are kept for quantiles and histograms, and bytes that they may take.
SAMPLE, SAMPLE_BYTES = 1 << 16, 64 * 2**20


@dataclass(frozen=True)
class Plan:
    """Arguments of ``ensemble``, valid."""

    recipe: Recipe
    sampling: Sampling
    method: Method
    duration: float
    dt: float | None
    final: bool
    frames: tuple[float, ...]  # times in s
    functions: tuple[tuple[str, Callable[[State], Any]], ...]
    events: tuple[Event, ...]
    stats: tuple[str, ...]
    names: tuple[str, ...]  # of the bodies
    chunk: int
    event_names: tuple[str, ...] = ()  # of a loaded ensemble, whose events are lost

    @property
    def runs(self) -> int:
        """How many."""
        return self.sampling.runs

    @property
    def chunks(self) -> int:
        """How many chunks of runs."""
        return -(-self.runs // self.chunk)

    @property
    def instants(self) -> int:
        """Times at which statistics are taken: frames and the end."""
        return len(self.frames) + 1

    @property
    def sample(self) -> int:
        """Runs that quantiles are taken from."""
        row = 8 * self.instants * WIDTH_OF_BODY * len(self.names)
        return min(self.runs, SAMPLE, max(1000, SAMPLE_BYTES // row))

    def span(self, number: int) -> tuple[int, int]:
        """First run of a chunk, and the one behind its last."""
        return number * self.chunk, min(self.runs, (number + 1) * self.chunk)

    def described(self) -> dict[str, Any]:
        """For a store, to know the same ensemble again."""
        return {
            **self.sampling.described(),
            "duration": self.duration,
            "dt": self.dt,
            "method": _described(self.method),
            "shapes": {path: list(shape) for path, shape in self.recipe.shapes.items()},
            "scene": self.recipe.text,
            "final": self.final,
            "frames": list(self.frames),
            "functions": [name for name, _ in self.functions],
            "events": [event.name for event in self.events],
            "stats": list(self.stats),
            "bodies": list(self.names),
            "chunk": self.chunk,
        }


def _described(method: Method) -> dict[str, Any]:
    """A method and its options; of a user's own one no more than its name and numbers."""
    if method.name not in METHODS:
        return {"name": method.name, "own": list(method.options())}
    return method_form(method).model_dump(exclude_none=True, mode="json")


def kept(keep: Any, duration: float) -> tuple[bool, tuple[float, ...], tuple[Any, ...], tuple[Event, ...]]:
    """What ``keep`` asks for: the final state, times of frames, functions, events. Raises :class:`InputError`."""
    items = (keep,) if isinstance(keep, str | Event) or callable(keep) else keep
    if not isinstance(items, Iterable):
        raise InputError(f"keep = {shown(keep)}", expected='a tuple such as ("final", times, function)')
    final, frames = False, tuple[float, ...]()
    functions: list[tuple[str, Any]] = []
    events: list[Event] = []
    for item in items:
        if isinstance(item, str):
            one_of("keep", item, ("final",))
            final = True
        elif isinstance(item, Event):
            events.append(item)
        elif callable(item):
            functions.append((_name(item, functions), item))
        else:
            times = np.atleast_1d(numbers("times in keep", item, expected="times in s"))
            if times.ndim != 1 or not np.all(np.diff(times) > 0.0) or times[0] <= 0.0 or times[-1] > duration:
                raise InputError(
                    f"times {shown(times.tolist())} in keep",
                    expected=f"ascending times above 0 and up to {duration:g} s",
                )
            frames = tuple(times.tolist())
    return final, frames, tuple(functions), tuple(events)


def _name(function: Any, taken: list[Any]) -> str:
    name = getattr(function, "__name__", type(function).__name__).strip("<>")
    if name in [other for other, _ in taken] or name in (*OF_BODY, "time", "status"):
        raise InputError(f"a function named {name!r} in keep", expected="names of their own, as results are called so")
    return name


def frame_steps(frames: tuple[float, ...], dt: float | None) -> tuple[int, ...]:
    """The steps after which frames are kept. Raises :class:`InputError` for times between steps."""
    if frames and dt is None:
        raise InputError("frames of a method that chooses its own steps", expected="a method with a fixed dt")
    steps = []
    for time in frames:
        step = round(time / (dt or 1.0))
        if step < 1 or not math.isclose(step * (dt or 1.0), time, rel_tol=1e-9):
            raise InputError(f"a frame at t = {time:g} s", expected=f"a multiple of dt = {dt:g} s")
        steps.append(step)
    return tuple(steps)


def chunk_for(runs: int, steps: float, base: Made, instants: int, *, lanes: bool) -> int:
    """Runs of a chunk: a multiple of eight, from the ensemble alone."""
    bodies = len(base.tables.names)
    bytes_each = 8 * (2 * len(base.tables.floats) + (instants + 3) * WIDTH_OF_BODY * bodies)
    each = max(1.0, steps * bodies)
    share = max(runs / SHARES, LEAST_STEPS / each if lanes else 0.0)
    most = min(CHUNK_STEPS / each, LARGEST_CHUNK, CHUNK_BYTES / bytes_each, share, runs)
    return max(SMALLEST_CHUNK, math.ceil(most / 8) * 8)


def statistics_of(stats: Any, bodies: int) -> tuple[str, ...]:
    """Which statistics are taken. Raises :class:`InputError`."""
    wanted = (stats,) if isinstance(stats, str) else tuple(stats)
    for name in wanted:
        one_of("stats", name, STATISTICS)
    if "cov" in wanted and bodies > MOST_COV_BODIES:
        raise InputError(
            f"the covariance of {bodies} bodies",
            expected=f"at most {MOST_COV_BODIES}",
            remedy='leave it out, stats=("mean",), and take it of what you need from the final states',
        )
    return tuple(dict.fromkeys(wanted))


def seconds(name: str, value: Any) -> float:
    """A time above zero."""
    return positive(name, value, "s")
