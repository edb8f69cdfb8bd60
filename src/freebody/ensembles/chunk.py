"""A chunk of runs, from their values to what is kept: on lanes where that gives the same bits, else one by one."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

import numpy as np
from numpy.typing import NDArray

from freebody.compiling import silently
from freebody.ensembles.plan import OF_BODY, Plan, frame_steps
from freebody.ensembles.recipe import Made, Recipe
from freebody.ensembles.response import Numbers, Response, alike, extremes, made_or_reason
from freebody.errors import FreebodyError, InputError
from freebody.methods.base import Method
from freebody.methods.kick_drift import KickDrift
from freebody.methods.on_lanes import WIDTH, Batches, Steps, advance_lanes, room_for
from freebody.model.kernel_data import world_of
from freebody.model.layout import ACCUMULATORS, CUSTOM, RIDGED
from freebody.model.state import Clock, State, convert
from freebody.running.events import Event
from freebody.running.schedule import Piece, legs
from freebody.running.simulate import simulate
from freebody.trajectory.run import Trajectory

Array = NDArray[np.float64]
Values = Mapping[str, Array]

DONE, STOPPED, FAILED, NOT_RUN = 0, 1, 2, -1
STATUSES = {DONE: "done", STOPPED: "stopped at an event", FAILED: "failed", NOT_RUN: "not run"}

# Runs that are on lanes at the same time, and the numbers of lanes times steps between looks at Ctrl-C.
BLOCK = 64 * WIDTH
CALL_STEPS = 2_000_000

# Values that are drawn beforehand to see whether they make worlds.
LOOKED_AT = 1 << 20


class Abandoned(Exception):  # noqa: N818 - nobody sees it
    """Somebody asked to stop."""


@dataclass
class Outcome:
    """What is kept of some runs: arrays by name, the run first; reasons of those that failed by their places."""

    arrays: dict[str, NDArray[Any]]
    reasons: dict[int, str] = field(default_factory=dict)

    @classmethod
    def empty(cls, plan: Plan, count: int) -> Outcome:
        """Nothing but NaN."""
        bodies = len(plan.names)
        arrays: dict[str, NDArray[Any]] = {
            "status": np.full(count, NOT_RUN, dtype=np.int8),
            "time": np.full(count, np.nan),
            "instants": np.full((count, plan.instants, bodies, sum(OF_BODY.values())), np.nan),
            "event_time": np.full((count, len(plan.events)), np.nan),
        }
        return cls(arrays)


class Runner:
    """Runs chunks of a plan; keeps what every chunk needs."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.steps = frame_steps(plan.frames, plan.dt)

    @cached_property
    def base(self) -> Made:
        """The world of the first run."""
        return checked_row(self.plan.recipe, self.plan.sampling.values(0, 1), 0, 0)

    @cached_property
    def response(self) -> Response:
        """How the tables respond to what varies."""
        return Response(self.plan.recipe, self.base, self.plan.sampling.values(0, min(4, self.plan.runs)))

    def check_values(self) -> None:
        """Make the worlds at the ends of what is drawn. Raises :class:`InputError` for the first that is impossible."""
        values = self.plan.sampling.values(0, min(self.plan.runs, LOOKED_AT))
        if self.on_lanes and self.response.quick and self.response.within(values):
            return
        for k in extremes(values):
            checked_row(self.plan.recipe, values, k, k)

    @cached_property
    def on_lanes(self) -> bool:
        """Whether this method and world can."""
        return takes_lanes(self.plan.method, self.base, self.plan.events)

    def run(self, first: int, last: int, stop: Callable[[], bool] = lambda: False) -> Outcome:
        """The runs from ``first`` to ``last``. Raises :class:`Abandoned` if ``stop()`` says so on the way."""
        values = self.plan.sampling.values(first, last)
        if not self.on_lanes:
            return self._one_by_one(values, last - first, range(last - first), stop)
        outcome = self._together(values, last - first, stop)
        # Lanes have the bits of plain runs as far as LLVM fuses the same operations in both, which is seen here.
        proof = self._one_by_one(values, last - first, range(1), stop)
        if any(not _same(outcome.arrays[name][0], array[0]) for name, array in proof.arrays.items()):
            return self._one_by_one(values, last - first, range(last - first), stop)
        return outcome

    # --- one by one ---------------------------------------------------------------------------------------------------

    def simulated(self, values: Values, k: int, **more: Any) -> Trajectory:
        """The run of row k whole; ``more`` are arguments of ``simulate``."""
        plan, made = self.plan, plan_made(self.plan, values, k)
        given = {"integrator": plan.method, "start": made.start, "events": plan.events, "progress": False, **more}
        return simulate(made.world, plan.duration, dt=plan.dt, **given)

    def _stride(self) -> int:
        """Steps between frames that a plain run has to keep."""
        return int(np.gcd.reduce(self.steps)) if self.steps else 1 << 40

    def _one_by_one(self, values: Values, count: int, wanted: range, stop: Callable[[], bool]) -> Outcome:
        plan, outcome = self.plan, Outcome.empty(self.plan, count)
        arrays = outcome.arrays
        for k in wanted:
            if stop():
                raise Abandoned
            try:
                with silently(True):
                    run = self.simulated(values, k, every=self._stride())
            except FreebodyError as error:
                arrays["status"][k], outcome.reasons[k] = FAILED, str(error)
                continue
            stopped = any(event.stop for one in run.events for event in plan.events if event.name == one.name)
            arrays["status"][k] = STOPPED if stopped else DONE
            arrays["time"][k] = run.final.time
            for number, event in enumerate(plan.events):
                times = [one.time for one in run.events if one.name == event.name]
                arrays["event_time"][k, number] = times[0] if times else np.nan
            for number, step in enumerate(self.steps):
                place = step // self._stride()
                if place < len(run) and run.times[place] <= run.final.time:
                    arrays["instants"][k, number] = _seen(run.raw[place], run.layout, run.tables)
            arrays["instants"][k, -1] = _seen(run.final.raw, run.final.layout, run.tables)
            self._functions(outcome, k, count, run.final)
        return outcome

    def _functions(self, outcome: Outcome, k: int, count: int, state: State) -> None:
        """What the user's functions say about the last state of run k."""
        for name, function in self.plan.functions:
            try:
                found = np.asarray(function(state), dtype=np.float64)
                array = outcome.arrays.setdefault(name, np.full((count, *found.shape), np.nan))
                array[k] = found
            except Exception as error:  # a user's function may fail in any way, and ends no other run
                outcome.arrays["status"][k] = FAILED
                outcome.reasons[k] = f"{name} of the last state: {type(error).__name__}: {error}"

    # --- on lanes -----------------------------------------------------------------------------------------------------

    def _together(self, values: Values, count: int, stop: Callable[[], bool]) -> Outcome:
        outcome = Outcome.empty(self.plan, count)
        if count and self.response.quick and self.response.within(values):
            numbers, rest = self.response.written(values) if values else self.response.copies(count), []
            state = convert(numbers.state, "momenta", self._layout(self.base), self.base.tables)
            self._groups(numbers._replace(state=state), self.base, np.arange(count), outcome, stop)
        else:
            rest = self._by_kind(values, count, outcome, stop)
        broken = [*rest, *np.flatnonzero(outcome.arrays["status"] == NOT_RUN)]
        if broken:
            plain = self._one_by_one(values, count, sorted(set(map(int, broken))), stop)  # type: ignore[arg-type]
            for name, array in plain.arrays.items():
                if name in outcome.arrays:
                    outcome.arrays[name][broken] = array[broken]
                else:
                    outcome.arrays[name] = array
            outcome.reasons.update(plain.reasons)
        return outcome

    def _by_kind(self, values: Values, count: int, outcome: Outcome, stop: Callable[[], bool]) -> list[int]:
        """Make every world, and run those that are alike together; returns the places of others."""
        groups: list[tuple[Made, list[int], list[Made]]] = []
        rest: list[int] = []
        for k in range(count):
            if stop():
                raise Abandoned
            made = made_or_reason(self.plan.recipe, values, k)
            if isinstance(made, str) or not self._fits(made):
                rest.append(k)
                continue
            group = next((group for group in groups if alike(group[0], made)), None)
            if group is None:
                groups.append(group := (made, [], []))
            group[1].append(k)
            group[2].append(made)
        for base, places, members in groups:
            floats = np.array([made.tables.floats for made in members])
            state = np.array([made.start.as_layout(self._layout(base)).raw for made in members])
            self._groups(Numbers(floats, state), base, np.array(places), outcome, stop, members)
        return rest

    def _fits(self, made: Made) -> bool:
        return made.start.layout == "momenta" and not made.tables.flags & _apart(self.plan.method)

    def _groups(
        self,
        numbers: Numbers,
        base: Made,
        places: NDArray[np.intp],
        outcome: Outcome,
        stop: Callable[[], bool],
        members: list[Made] | None = None,
    ) -> None:
        """Run alike worlds in blocks of lanes."""
        advance, tables = advance_lanes(self.plan.method), base.tables
        kin, rows = room_for(self.plan.method, tables)
        options = np.array(self.plan.method.options(), dtype=np.float64)
        world = world_of(tables)
        header = (world.bodies, world.blocks, world.flags)
        for first in range(0, len(places), BLOCK):
            block = slice(first, first + BLOCK)
            here = places[block]
            batches = _batched(Numbers(numbers.floats[block], numbers.state[block]))
            instant = 0
            for call in self._calls(base):
                if isinstance(call, Steps):
                    if stop():
                        raise Abandoned
                    advance(batches, tables.integers, header, kin, rows, options, call)
                    continue
                self._keep(outcome, batches, here, instant, tables, None if members is None else members[block])
                instant += 1
            clock = self._end(base)
            state = _unbatched(batches.state, len(here))
            alive = _unbatched(batches.taken, len(here))[:, 0] == self._total(base)
            outcome.arrays["status"][here[alive]] = DONE
            outcome.arrays["time"][here[alive]] = clock.time
            for k in np.flatnonzero(alive) if self.plan.functions else ():
                own = tables if members is None else members[first + k].tables
                last = State(own if members is not None else self._tables(tables, numbers.floats[first + k]),
                             self._layout(base), state[k].copy(), clock)  # fmt: skip
                self._functions(outcome, int(here[k]), len(outcome.arrays["status"]), last)

    def _tables(self, tables: Any, floats: Array) -> Any:
        from dataclasses import replace

        return replace(tables, floats=floats)

    def _keep(
        self, outcome: Outcome, batches: Batches, here: NDArray[np.intp], instant: int, tables: Any, members: Any
    ) -> None:
        state, layout = _unbatched(batches.state, len(here)), self.plan.method.layout_for(tables)
        if members is None:
            outcome.arrays["instants"][here, instant] = _seen(state, layout, tables)
        else:
            for k, made in enumerate(members):
                outcome.arrays["instants"][here[k], instant] = _seen(state[k], layout, made.tables)

    def _layout(self, base: Made) -> str:
        return self.plan.method.layout_for(base.tables)

    def _clock(self, base: Made) -> Clock:
        assert self.plan.dt is not None
        own = base.start.clock
        return own if own.dt == self.plan.dt else Clock(base.start.time, 0, self.plan.dt)

    def _end(self, base: Made) -> Clock:
        """The clock after the run, as a plain run leaves it."""
        clock = self._clock(base)
        n, now = clock.n, clock.time
        for leg in legs(clock, self.plan.duration, base.tables.edges):
            if isinstance(leg, Piece):
                n += leg.completes
                now = clock.t0 + n * clock.dt if leg.completes else leg.start + leg.length
            else:
                n = leg.n + leg.count
                now = clock.t0 + n * clock.dt
        grid = Clock(clock.t0, n, clock.dt)
        return grid if grid.time == now else Clock(now, 0, clock.dt)

    def _total(self, base: Made) -> int:
        return sum(call.steps for call in self._calls(base) if isinstance(call, Steps))

    def _calls(self, base: Made) -> Iterator[Steps | None]:
        """Calls of the compiled loop in order, and None where an instant is kept."""
        clock, unit = self._clock(base), self.plan.method.unit
        cuts = [clock.n + step for step in self.steps]
        most = max(1, CALL_STEPS // BLOCK)
        for leg in legs(clock, self.plan.duration, base.tables.edges):
            if isinstance(leg, Piece):
                yield Steps(leg.start, 0, leg.length, 1, leg.moment, unit)
                reached = clock.n if not leg.completes else round((leg.start + leg.length - clock.t0) / clock.dt)
                if leg.completes and cuts and cuts[0] == reached:
                    yield None
                    cuts.pop(0)
                continue
            n, end = leg.n, leg.n + leg.count
            while n < end:
                to = min([end, n + most, *(cut for cut in cuts[:1] if cut > n)])
                yield Steps(clock.t0, n, clock.dt, to - n, leg.moment, unit)
                n = to
                if cuts and cuts[0] == n:
                    yield None
                    cuts.pop(0)
        yield None


def takes_lanes(method: Method, base: Made, events: Sequence[Event]) -> bool:
    """Whether this method can have runs of such worlds on lanes."""
    tables = base.tables
    return (
        method.takes_lanes
        and base.start.layout == "momenta"
        and method.layout_for(tables) != "axial"
        and not tables.joints
        and tables.contacts is None
        and not tables.flags & _apart(method)
        and not events
    )


def _apart(method: Method) -> int:
    """Flags of worlds whose runs go one by one. Lanes cross ridges at different times, where steps end on them."""
    return CUSTOM | (RIDGED if isinstance(method, KickDrift) else 0)


def checked_row(recipe: Recipe, values: Values, k: int, run: int) -> Made:
    """The world of row k, which is that of a run. Raises :class:`InputError` if it is impossible."""
    found = made_or_reason(recipe, values, k)
    if isinstance(found, str):
        given = ", ".join(f"{path} = {np.round(rows[k], 12).tolist()}" for path, rows in values.items())
        raise InputError(
            f"run {run} is impossible, where {given}: {found}",
            expected="values that every run can have",
            cause="a wrong path, or a distribution that reaches too far",
            remedy="cut it off, as scipy.stats.truncnorm does, or take another one",
        )
    return found


def plan_made(plan: Plan, values: Values, k: int) -> Made:
    """The world of row k. Raises :class:`FreebodyError`."""
    return plan.recipe.made({path: rows[k] for path, rows in values.items()})


def _same(a: Any, b: Any) -> bool:
    return np.asarray(a).tobytes() == np.asarray(b).tobytes() or bool(np.array_equal(a, b, equal_nan=True))


def _seen(raw: Array, layout: str, tables: Any) -> Array:
    """Position, orientation, velocity and angular velocity (..., bodies, 13) of states (..., bodies, width)."""
    with np.errstate(all="ignore"):
        kin = convert(raw, layout, "velocities", tables)
        momenta = convert(raw, layout, "momenta", tables)
    return np.concatenate([momenta[..., :7], kin[..., 12:18]], axis=-1)


def _batched(numbers: Numbers) -> Batches:
    """Lanes last; lanes without a run repeat the last one."""
    count = len(numbers.floats)
    whole = -(-count // WIDTH) * WIDTH
    places = np.minimum(np.arange(whole), count - 1)

    def lanes(array: Array) -> Array:
        split = array[places].reshape(whole // WIDTH, WIDTH, *array.shape[1:])
        return np.ascontiguousarray(np.moveaxis(split, 1, -1))

    batches = whole // WIDTH
    accumulators = np.zeros((batches, ACCUMULATORS, WIDTH))
    return Batches(lanes(numbers.floats), lanes(numbers.state), accumulators, np.zeros((batches, 1, WIDTH)))


def _unbatched(array: Array, count: int) -> Array:
    """(batches, ..., WIDTH) -> (count, ...)."""
    return np.moveaxis(array, -1, 1).reshape(-1, *array.shape[1:-1])[:count]
