"""``ensemble``: many runs of one world, and what is known about them afterwards."""

from __future__ import annotations

import os
import queue
import threading
from collections.abc import Callable, Iterable
from functools import cached_property
from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np
from numpy.typing import ArrayLike, NDArray

from freebody.compiling import silently
from freebody.ensembles.chunk import FAILED, NOT_RUN, STATUSES, Abandoned, Runner, checked_row, takes_lanes
from freebody.ensembles.plan import OF_BODY, Plan, chunk_for, kept, seconds, statistics_of
from freebody.ensembles.recipe import recipe_of
from freebody.ensembles.sampling import Sampling
from freebody.ensembles.statistics import Summary, merged, quantiles, summarized
from freebody.ensembles.store import REASONS, Layout, Memory, Store, created, nothing_of, written
from freebody.errors import InputError
from freebody.extras import needed
from freebody.figures import shown
from freebody.methods.base import Method, ready
from freebody.methods.on_lanes import advance_lanes
from freebody.methods.registry import get
from freebody.running.default import default_for
from freebody.running.events import Event
from freebody.running.interrupt import Interrupt
from freebody.running.memory import affordable
from freebody.running.plan import events_of, suits
from freebody.running.progress import Bar
from freebody.threads import LOOK, cores
from freebody.trajectory.run import Trajectory
from freebody.world import World

if TYPE_CHECKING:
    import xarray

Array = NDArray[np.float64]
Results = Memory | Store


def ensemble(
    world: Any,
    duration: float,
    *,
    vary: Any,
    runs: int | None = None,
    dt: float | None = None,
    seed: int = 0,
    integrator: str | Method | None = None,
    sampling: str = "random",
    keep: Any = ("final",),
    stats: Any = ("mean",),
    events: Event | Iterable[Event] = (),
    record: str | os.PathLike[str] | None = None,
    resume: bool = False,
    overwrite: bool = False,
    on: Any = "threads",
    progress: bool | None = None,
) -> Ensemble:
    """Run ``world`` for ``duration`` seconds ``runs`` times, with other numbers each time.

    ``vary`` says which: paths into the scene as ``freebody run --set`` takes them, and what each varies by:
    ``fb.normal``, ``fb.uniform``, a distribution of ``scipy.stats``, or an array of values; or a table with a column
    for each path.
    ``world`` is a world, a scene, or a function that makes a world of the varied values. ``sampling`` is "random",
    "sobol" (evenly spread points) or "grid" (all combinations of arrays). The values of a run depend on ``seed`` and on
    its number alone, and its results have the bits of ``fb.simulate`` with these values, on any number of cores.

    ``keep``: "final" keeps the last state of every run, times (s) keep frames, functions of the last :class:`State`
    their results, an :class:`Event` its time. ``stats``: "mean" (with the standard deviation), "cov", "quantiles",
    "histogram", of the final state and of every frame. ``events`` are those of ``fb.simulate``: each run stops at its
    own. ``dt``, ``integrator`` and ``progress`` are those of ``fb.simulate``, too.

    ``record`` names a folder for the results, as Zarr. A killed ensemble goes on with ``resume``, and no finished chunk
    is computed again; ``overwrite`` replaces an ensemble that stands there. ``on`` is "threads", or a
    ``dask.distributed`` client whose workers see the folder. Ctrl-C ends the ensemble and returns what there is. A run
    that fails has a status and a reason, and ends no other. Raises :class:`InputError` before the first run for what
    cannot be.
    """
    plan = _checked(world, duration, vary, runs, dt, seed, integrator, sampling, keep, stats, events)
    runner = Runner(plan)
    layout = Layout(plan, _function_shapes(plan, runner))
    layout.check(plan, in_memory=record is None)
    runner.check_values()
    results: Results
    if record is None:
        results = Memory(plan, layout)
    else:
        results = created(record, plan, layout, resume=resume, overwrite=overwrite)
    with silently(progress is False):
        if isinstance(on, str):
            if on != "threads":
                raise InputError(f"on = {shown(on)}", expected='"threads", or a dask.distributed Client')
            interrupted = _threads(runner, results, progress)
        else:
            from freebody.ensembles.cluster import on_cluster

            interrupted = on_cluster(on, runner, results, progress)
    return Ensemble(plan, results, interrupted=interrupted)


def _checked(
    world: Any, duration: Any, vary: Any, runs: Any, dt: Any, seed: int, integrator: Any, sampling: str, keep: Any,
    stats: Any, events: Any,
) -> Plan:  # fmt: skip
    drawn = Sampling(vary, sampling, runs, seed)
    recipe = recipe_of(world, {path: source.shape for path, source in drawn.sources.items()})
    length = seconds("duration", duration)
    step = None if dt is None else seconds("dt", dt)
    final, frames, functions, kept_events = kept(keep, length)
    first = checked_row(recipe, drawn.values(0, 1), 0, 0)
    method = get(default_for(first.world) if integrator is None else integrator)
    method = method.for_world(first.world.has_contact)
    suits(method, first.world)
    if step is None:
        if not method.variable_step and not method.any_dt:
            raise InputError(f"no dt for {method.name}", expected="the size of a step in seconds")
        step = None if method.variable_step else length / 1000
    steps = length / (step or length / 1000)
    stops = (*events_of(events), *kept_events)
    return Plan(
        recipe=recipe,
        sampling=drawn,
        method=method,
        duration=length,
        dt=step,
        final=final,
        frames=frames,
        functions=functions,
        events=stops,
        stats=statistics_of(stats, len(first.tables.names)),
        names=first.tables.names,
        chunk=chunk_for(drawn.runs, steps, first, len(frames) + 1, lanes=takes_lanes(method, first, stops)),
    )


def _function_shapes(plan: Plan, runner: Runner) -> dict[str, tuple[int, ...]]:
    found = {}
    for name, function in plan.functions:
        try:
            found[name] = np.asarray(function(runner.base.start), dtype=np.float64).shape
        except Exception as error:
            raise InputError(
                f"{name} of the first run's start: {type(error).__name__}: {error}",
                expected="a function of a State that returns numbers",
            ) from None
    return found


class RunsBar(Bar):
    """Says runs instead of seconds."""

    def said(self, done: float, waited: float) -> str:
        """Runs, and runs a second."""
        return f"{int(done)} of {int(self.duration)} runs, {done / waited:.3g} a second"


def do_chunk(runner: Runner, results: Results, number: int, stop: Callable[[], bool]) -> None:
    """Run a chunk and write what is kept of it."""
    plan = runner.plan
    first, last = plan.span(number)
    outcome = runner.run(first, last, stop)
    summary = summarized(plan, first, outcome)
    results.write(plan, number, written(plan, plan.sampling.values(first, last), outcome), summary)


def _threads(runner: Runner, results: Results, progress: bool | None) -> bool:
    """Run all chunks that are missing, over the cores of this machine; whether somebody pressed Ctrl-C."""
    plan = runner.plan
    # Compiled here, where Ctrl-C is answered.
    if runner.on_lanes:
        advance_lanes(plan.method)
        _ = runner.response
    ready(plan.method.advance)
    waiting: queue.SimpleQueue[int] = queue.SimpleQueue()
    missing = sorted(set(range(plan.chunks)) - results.done())
    for number in missing:
        waiting.put(number)
    stop, errors, lock = threading.Event(), list[BaseException](), threading.Lock()
    finished = [0] * (plan.chunks - len(missing))  # one for every chunk: threads append

    def work() -> None:
        while not stop.is_set():
            try:
                number = waiting.get_nowait()
                do_chunk(runner, results, number, stop.is_set)
                finished.append(number)
            except (queue.Empty, Abandoned):
                return
            except BaseException as error:
                with lock:
                    errors.append(error)
                stop.set()

    bar = RunsBar(duration=plan.runs, wanted=progress)
    with Interrupt() as interrupt:
        try:
            workers = [threading.Thread(target=work, daemon=True) for _ in range(min(cores(), len(missing)))]
            for worker in workers:
                worker.start()
            while any(worker.is_alive() for worker in workers):
                next(worker for worker in [*workers, workers[-1]] if worker.is_alive() or worker is workers[-1]).join(
                    LOOK
                )
                bar.show(min(plan.runs, plan.chunk * len(finished)))
                if interrupt.asked:
                    stop.set()
        finally:
            stop.set()
            bar.close()
    if errors:
        raise errors[0]
    return len(results.done()) < plan.chunks


class Moments(NamedTuple):
    """Position (bodies, 3) in m, orientation (bodies, 4), velocity (bodies, 3) in m/s and angular velocity (bodies, 3)
    in rad/s; with kept frames there is an axis of instants before that of bodies: the frames, then the end.
    """

    position: Array
    orientation: Array
    velocity: Array
    angular_velocity: Array


class Ensemble:
    """What an ensemble has found. ``runs`` were asked for; ``interrupted`` says that some are missing.

    ``fb.ensemble`` and ``fb.load_ensemble`` make it. ``plan`` has what every run shares: method, duration, step, names
    of the bodies. ``e["position"]`` is what was kept under a name, the run first: "position", "time", a function's
    name, or a path that varies; a name that was not kept raises :class:`InputError`.
    """

    def __init__(self, plan: Plan, results: Results, *, interrupted: bool = False) -> None:
        self.plan, self.interrupted = plan, interrupted
        self._results = results

    @property
    def runs(self) -> int:
        """How many runs it has."""
        return self.plan.runs

    @property
    def record(self) -> Path | None:
        """The folder of the results, or None."""
        return self._results.path

    def _array(self, name: str) -> NDArray[Any]:
        if name not in self._results.arrays:
            raise InputError(f"no {name} was kept", expected="one of " + ", ".join(self._results.arrays))
        array, done = self._results.arrays[name], self._results.done()
        if self.record is not None and array.nbytes > affordable() // 2:
            raise InputError(
                f"{name} of {self.runs} runs takes {array.nbytes / 2**30:.3g} GiB",
                expected=f"at most {affordable() / 2**31:.3g} GiB, half of the memory that there is",
                remedy=f"read it in parts: xarray.open_zarr({str(self.record)!r}, consolidated=False)[{name!r}]",
            )
        if len(done) == self.plan.chunks:
            return np.asarray(array[:])
        # Of a chunk that nobody finished, files may be there, whole or not.
        whole = np.full(array.shape, nothing_of(name, array.dtype), dtype=array.dtype)
        for first, last in map(self.plan.span, sorted(done)):
            whole[first:last] = array[first:last]
        return whole

    def __getitem__(self, name: str) -> NDArray[Any]:
        """What was kept under a name, the run first: "position", "time", a function's name, or a path that varies."""
        return self._array(f"vary.{name}" if name in self.plan.recipe.shapes else name)

    @property
    def status(self) -> NDArray[np.int8]:
        """Of every run: 0 done, 1 stopped at an event, 2 failed, -1 not run."""
        return np.asarray(self._array("status"), dtype=np.int8)

    @property
    def failed(self) -> dict[int, str]:
        """Runs that failed, and why."""
        return self._results.reasons(np.flatnonzero(self.status == FAILED))

    @cached_property
    def _summary(self) -> Summary:
        found = merged(self._results.summary(number) for number in sorted(self._results.done()))
        if found is None:
            raise InputError("an ensemble of which no chunk is finished", expected="results", remedy="resume it")
        return found

    def _moments(self, numbers: Array) -> Moments:
        bodies = len(self.plan.names)
        whole = numbers.reshape(*numbers.shape[:-1], bodies, -1)
        ends = np.cumsum([0, *OF_BODY.values()])
        parts = [whole[..., a:b] for a, b in pairwise(ends)]
        return Moments(*(part if self.plan.frames else part[..., 0, :, :] for part in parts))

    @property
    def count(self) -> int:
        """Runs that statistics are of: all that did not fail."""
        return int(self._summary.counts[-1])

    @property
    def mean(self) -> Moments:
        """Of the final states, and of every frame."""
        return self._moments(self._summary.mean)

    @property
    def std(self) -> Moments:
        """Standard deviations, of as many runs less one."""
        less = np.maximum(self._summary.counts - 1.0, 1.0)[:, None]
        return self._moments(np.sqrt(self._summary.squares / less))

    @property
    def cov(self) -> Array:
        """The covariance (n, n) of the final state, n = 13 a body: position, orientation, velocity, angular velocity.

        With kept frames (instants, n, n). Raises :class:`InputError` unless "cov" was among the stats.
        """
        self._asked("cov")
        less = np.maximum(self._summary.counts - 1.0, 1.0)[:, None, None]
        found = self._summary.products / less
        return np.asarray(found if self.plan.frames else found[0])

    def quantiles(self, q: ArrayLike = (0.05, 0.25, 0.5, 0.75, 0.95)) -> Moments:
        """Quantiles, one more axis first: of all runs up to 65,536, else of a fixed sample of that many."""
        self._asked("quantiles")
        return self._moments(quantiles(self._summary.sample, np.atleast_1d(np.asarray(q, dtype=float))))

    def histogram(self, name: str, body: str | int = 0, axis: int = 0, bins: int = 50) -> tuple[Array, Array]:
        """Density and edges of a number of the final state, such as ``("position", "torus", 2)``.

        Of the same runs as quantiles. Raises :class:`InputError`.
        """
        self._asked("histogram")
        sample = self._moments(self._summary.sample)._asdict()
        if name not in sample:
            raise InputError(f"a histogram of {shown(name)}", expected="one of " + ", ".join(sample))
        number = self.plan.names.index(body) if body in self.plan.names else int(body)
        values = sample[name][:, -1] if self.plan.frames else sample[name]
        density, edges = np.histogram(values[:, number, axis], bins=bins, density=True)
        return density, edges

    def _asked(self, name: str) -> None:
        if name not in self.plan.stats:
            raise InputError(f"no {name} in this ensemble", expected=f"stats= with {name!r} in it, when it is run")

    def run(self, number: int, **more: Any) -> Trajectory:
        """Repeat one run whole, bit for bit; ``more`` are arguments of ``fb.simulate``, such as ``every``."""
        if not 0 <= number < self.runs:
            raise InputError(f"run {number}", expected=f"0 to {self.runs - 1}")
        if self.plan.event_names and "events" not in more:
            raise InputError(
                "a run of a loaded ensemble that had events", expected="the same events again: run(number, events=...)"
            )
        return Runner(self.plan).simulated(self.plan.sampling.values(number, number + 1), 0, **more)

    def world(self, number: int) -> World:
        """The world of one run."""
        values = self.plan.sampling.values(number, number + 1)
        return self.plan.recipe.made({path: rows[0] for path, rows in values.items()}).world

    def to_xarray(self) -> xarray.Dataset:
        """All that was kept, labelled; needs the extra 'tables'."""
        module: Any = needed("xarray", "tables", "a labelled dataset")
        data = {}
        for name, array in self._results.arrays.items():
            if name == REASONS:
                continue
            dimensions = ["run", *self._dimensions(name, array.ndim)]
            data[name.removeprefix("vary.")] = (dimensions, self._array(name))
        reasons = np.zeros(self.runs, dtype=object)
        reasons[:] = ""
        for k, text in self.failed.items():
            reasons[k] = text
        data["reason"] = (["run"], reasons)
        coordinates = {"run": np.arange(self.runs), "body": list(self.plan.names), "axis": list("xyz"),
                       "wxyz": list("wxyz")}  # fmt: skip
        if self.plan.frames:
            coordinates["frame"] = np.array(self.plan.frames)
        if names := [event.name for event in self.plan.events] or list(self.plan.event_names):
            coordinates["event"] = names
        used = {dimension for dimensions, _ in data.values() for dimension in dimensions}
        attributes = {"duration": self.plan.duration, "dt": self.plan.dt or 0.0, "integrator": self.plan.method.name}
        return module.Dataset(  # type: ignore[no-any-return]
            data, coords={name: values for name, values in coordinates.items() if name in used}, attrs=attributes
        )

    def _dimensions(self, name: str, count: int) -> list[str]:
        axis = "wxyz" if name.endswith("orientation") else "axis"
        if name in OF_BODY:
            return ["body", axis]
        if name.startswith("frame_"):
            return ["frame", "body", axis]
        if name == "event_time":
            return ["event"]
        return [f"{name.removeprefix('vary.')}_{k}" for k in range(count - 1)]

    def __repr__(self) -> str:
        counts = np.unique(self.status, return_counts=True)
        said = ", ".join(f"{count} {STATUSES[int(status)]}" for status, count in zip(*counts))
        return f"<Ensemble of {self.runs} runs by {self.plan.method.name}: {said}>"


def missing_runs(found: Ensemble) -> int:
    """Runs that an interrupted ensemble lacks."""
    return int((found.status == NOT_RUN).sum())
