"""``sensitivity``: what a run depends on, and how much."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Any

import numpy as np
from numpy.typing import NDArray

from freebody import so3
from freebody.arguments import array_of, one_of, unknown
from freebody.compiling import silently
from freebody.derivatives.allowed import allowed, sizes_of
from freebody.derivatives.flow import carried
from freebody.derivatives.parameters import Parameters, paths_of
from freebody.derivatives.plain import Stretch, plain_state
from freebody.derivatives.stencil import combined, slope
from freebody.derivatives.tangent import COORDINATES, SIZE, from_raw, heavier, moved, to_momenta, to_raw, to_velocities
from freebody.derivatives.ways import by_differences, layout_for, refuse, suits
from freebody.errors import InputError
from freebody.figures import shown
from freebody.methods.base import Method
from freebody.methods.registry import get
from freebody.model.state import Clock, State, convert
from freebody.model.tables import Tables
from freebody.running.default import default_for
from freebody.running.events import Event
from freebody.running.fixed import clock_of
from freebody.running.plan import Plan, a_world
from freebody.running.schedule import Leg, Piece, legs
from freebody.running.simulate import simulate
from freebody.trajectory.run import Trajectory
from freebody.world import World

Array = NDArray[np.float64]
Observable = Callable[[State], Any]

# What ``to`` calls the whole state at the start, and ``of`` that at the end.
INITIAL, FINAL = "initial", "final"


@dataclass(frozen=True, eq=False)
class Sensitivity:
    """``matrix[i, j]`` is d ``rows[i]`` / d ``columns[j]``, SI; ``values`` are those of the rows.

    Rows and columns go by name: ``s["ball.position", "force.spring.stiffness"]`` is that part of the matrix; either
    name may be left out or shortened at a dot or a bracket; a name that is not there raises :class:`InputError`.
    ``state`` is the one at the end, or at the event; ``base`` are the values of the columns (NaN for rotations, of
    which only changes count).
    """

    rows: tuple[str, ...]
    columns: tuple[str, ...]
    matrix: Array
    values: Array
    base: Array
    state: State

    def __getitem__(self, names: str | tuple[str, str]) -> Array:
        """A part of the matrix. Raises :class:`InputError` for names that are not there."""
        row, column = (names, "") if isinstance(names, str) else names
        found = np.ix_(_matching(row, self.rows, "row"), _matching(column, self.columns, "column"))
        return np.asarray(self.matrix[found])

    @property
    def time(self) -> float:
        """When the state is that of the rows, in s."""
        return self.state.time

    def to_dict(self) -> dict[str, Any]:
        """For JSON."""
        columns = {name: self.matrix[:, j].tolist() for j, name in enumerate(self.columns)}
        return {"time": self.time, "rows": list(self.rows), "values": self.values.tolist(), "derivatives": columns}

    def __str__(self) -> str:
        width = max(map(len, self.rows))
        wide = [max(len(name), 12) for name in self.columns]
        lines = ["  ".join([" " * width, *(f"{name:>{w}}" for name, w in zip(self.columns, wide))])]
        for name, numbers in zip(self.rows, self.matrix):
            lines.append("  ".join([f"{name:<{width}}", *(f"{x:>{w}.6g}" for x, w in zip(numbers, wide))]))
        return "\n".join(lines)

    def __repr__(self) -> str:
        return f"<Sensitivity at t = {self.time:g} s: {len(self.rows)} rows, {len(self.columns)} columns>"


def _matching(name: str, names: Sequence[str], what: str) -> list[int]:
    """Places of ``name`` among names, or of those that begin with it."""
    found = [k for k, one in enumerate(names) if one == name or not name or one.startswith((f"{name}.", f"{name}["))]
    if not found:
        raise unknown(f"{what} named", name, names)
    return found


def sensitivity(
    world: World,
    duration: float,
    *,
    dt: float | None = None,
    of: str | Event | Observable = FINAL,
    to: str | Iterable[str] = INITIAL,
    integrator: str | Method | None = None,
    start: State | None = None,
    coordinates: str = "velocities",
) -> Sensitivity:
    """Derivatives of a run of ``duration`` s in steps of ``dt``: of the steps themselves, exact except for rounding.

    ``to`` are paths as ``--set`` has them ("force.spring.stiffness", "body.ball.velocity", "body.box.shape.size[0]"),
    and "initial": the whole state at the start, twelve numbers a body. ``of`` is "final" (the state at the end, in the
    same twelve), a quantity of it ("ball.position"), any function of a :class:`State`, or an :class:`Event`: its time
    and the state there, which changes with that time. ``coordinates`` are "velocities" or "momenta"; rotations are
    small rotation vectors in the world frame. ``integrator`` and ``start`` as in :func:`freebody.simulate`; with a
    ``start``, numbers of bodies change forces and inertia only. With joints every change is followed by the nearest
    state at which they hold, as :meth:`World.assemble` finds it. Contact, functions of users, and joints by other
    methods than rattle and rattle4 are differentiated by differences of order eight of whole runs, halved until they
    agree to 1e-8. Raises :class:`InputError` where they do not, for ``adaptive`` and ``moreau``, and for paths without
    a number.
    """
    a_world(world)
    one_of("coordinates", coordinates, COORDINATES)
    method = get(default_for(world) if integrator is None else integrator).for_world(world.has_contact)
    suits(world, method)
    plan = Plan.checked(world, method, duration, dt, 1, start, (), (), False)
    names = list(paths_of("to", to))
    with silently(False):
        return _Question(world, plan, names, coordinates, start is not None).answered(of)


def linearize(
    run: Trajectory, *, coordinates: str = "velocities", integrator: str | Method | None = None
) -> Sensitivity:
    """See :meth:`freebody.Trajectory.linearize`."""
    one_of("coordinates", coordinates, COORDINATES)
    method = get(run.method if integrator is None else integrator)
    tables = run.tables
    refuse(tables, method)
    layout = layout_for(tables, method)
    if not by_differences(tables, method) and layout != run.layout:
        raise _not_this_run(run)
    first = replace(run.state(0).as_layout(layout), clock=Clock(float(run.times[0]), 0, run.dt))
    tangents, columns = _initial(tables, first, coordinates)
    schedule = tuple(legs(first.clock, float(run.times[-1] - run.times[0]), tables.edges))
    nothing = np.zeros((len(tangents), len(tables.floats)))
    started = to_raw(tables, layout, first.raw, tangents)
    (end,) = carried(method, first, started, nothing, [Stretch(first.clock.t0, run.dt, schedule)])
    raw, raw_tangents = end
    if np.max(np.abs(raw - run.final.as_layout(layout).raw)) > 1e-9 * max(1.0, float(np.max(np.abs(raw)))):
        raise _not_this_run(run)
    state = State(tables, layout, raw, run.final.clock)
    matrix = _rows_of(tables, layout, raw, from_raw(tables, layout, raw, raw_tangents), nothing, coordinates)
    rows = _labels(tables, coordinates)
    return Sensitivity(rows, columns, matrix, _values(state, coordinates), _values(first, coordinates), state)


def _not_this_run(run: Trajectory) -> InputError:
    return InputError(
        f"a run by {run.method} that cannot be repeated from its first frame",
        expected="a run in steps of equal size, by a method with its default options",
        cause="options of the method, or a run that was resumed, cut or interpolated",
        remedy="linearize(integrator=...) with the configured method, or fb.sensitivity(world, ...)",
    )


def _labels(tables: Tables, coordinates: str, prefix: str = "") -> tuple[str, ...]:
    return tuple(
        f"{prefix}{name}.{quantity}[{k}]"
        for name in tables.names
        for quantity in COORDINATES[coordinates]
        for k in range(3)
    )


def _values(state: State, coordinates: str) -> Array:
    """Of the twelve numbers of each body; of an orientation, its rotation vector."""
    kind = "velocities" if coordinates == "velocities" else "momenta"
    tail = convert(state.raw, state.layout, kind, state.tables)[:, -6:]
    return np.concatenate([state.position, np.asarray(so3.log(so3.project(state.rotation))), tail], axis=1).ravel()


def _initial(tables: Tables, state: State, coordinates: str) -> tuple[Array, tuple[str, ...]]:
    """Tangents (12 bodies, bodies, 12) in momenta of the whole state, and their names."""
    bodies = len(tables.names)
    tangents = np.eye(SIZE * bodies).reshape(SIZE * bodies, bodies, SIZE)
    if coordinates == "velocities":
        tangents = np.einsum("bij,pbj->pbi", to_momenta(tables, state.layout, state.raw), tangents)
    return allowed(tables, state, tangents), _labels(tables, coordinates, f"{INITIAL}.")


def _rows_of(
    tables: Tables, layout: str, raw: Array, tangents: Array, floats_tangents: Array, coordinates: str
) -> Array:
    """Tangents (numbers, bodies, 12) in momenta as a matrix (12 bodies, numbers) in ``coordinates``."""
    if coordinates == "velocities":
        tangents = tangents.copy()
        # Velocities of the same momenta change with masses and inertias.
        tangents[..., 6:12] -= heavier(tables, layout, raw, floats_tangents)
        tangents = np.einsum("bij,pbj->pbi", to_velocities(tables, layout, raw), tangents)
    return tangents.reshape(len(tangents), -1).T


class _Question:
    """A run and the numbers that it is differentiated to."""

    def __init__(self, world: World, plan: Plan, to: Sequence[str], coordinates: str, given: bool) -> None:
        self.plan, self.method, self.coordinates = plan, plan.method, coordinates
        self.clock = clock_of(plan)
        paths = [name for name in to if name != INITIAL]
        self.varied: list[Any] = []
        self.tables: Tables = world.tables()
        layout = layout_for(self.tables, self.method)
        state = plan.start.as_layout(layout)
        self.layout, self.start = layout, state
        blocks: dict[str, tuple[Array, Array, tuple[str, ...], Array, list[Any]]] = {}
        floats = len(self.tables.floats)
        if paths:
            parameters = Parameters(world, paths)
            encoded = parameters.encoded(self.method)
            self.tables = encoded.tables
            raws = np.zeros_like(encoded.raw_tangents) if given else encoded.raw_tangents
            ends = np.cumsum([0, *(len(parameters._found(path)) for path in paths)])
            for path, first, last in zip(paths, ends, ends[1:]):
                part = slice(first, last)
                blocks[path] = (
                    raws[part], encoded.floats_tangents[part], parameters.names[part], parameters.values[part],
                    list(encoded.varied[part]),
                )  # fmt: skip
        if INITIAL in to:
            tangents, names = _initial(self.tables, state, coordinates)
            raw = to_raw(self.tables, layout, state.raw, tangents)
            blocks[INITIAL] = (
                raw, np.zeros((len(raw), floats)), names, _values(state, coordinates), [None] * len(raw)
            )  # fmt: skip
        chosen = [blocks[name] for name in to]
        self.raw_tangents = np.concatenate([block[0] for block in chosen])
        self.floats_tangents = np.concatenate([block[1] for block in chosen])
        self.columns = tuple(name for block in chosen for name in block[2])
        self.base = np.concatenate([block[3] for block in chosen])
        self.varied = [one for block in chosen for one in block[4]]

    def answered(self, of: Any) -> Sensitivity:
        """The derivatives of what is asked."""
        if isinstance(of, Event):
            return self._event(of)
        whole, raw, tangents = self._carried(list(legs(self.clock, self.plan.duration, self.tables.edges)))
        state = self._state(raw, self.plan.start.time + self.plan.duration)
        if callable(of):
            numbers, matrix = self._observed(of, state, tangents)
            rows = ("value",) if len(numbers) == 1 else tuple(f"value[{k}]" for k in range(len(numbers)))
            return Sensitivity(rows, self.columns, matrix, numbers, self.base, state)
        rows, values = _labels(self.tables, self.coordinates), _values(state, self.coordinates)
        if not isinstance(of, str):
            raise InputError(f"of = {shown(of)}", expected='"final", "body.quantity", an Event or a function')
        if of != FINAL:
            places = _matching(of, rows, "quantity")
            rows, values, whole = tuple(rows[k] for k in places), values[places], whole[places]
        return Sensitivity(rows, self.columns, whole, values, self.base, state)

    def _state(self, raw: Array, time: float) -> State:
        return State(self.tables, self.layout, raw, Clock(time, 0, self.clock.dt))

    def _stretch(self, schedule: list[Leg | Piece]) -> Stretch:
        return Stretch(self.clock.t0, self.clock.dt, tuple(schedule))

    def _carried(self, schedule: list[Leg | Piece]) -> tuple[Array, Array, Array]:
        """The matrix of the state after a schedule, that state, and its tangents in momenta."""
        start, stretch = replace(self.start, tables=self.tables), self._stretch(schedule)
        ((raw, raw_tangents),) = carried(self.method, start, self.raw_tangents, self.floats_tangents, [stretch])
        tangents = from_raw(self.tables, self.layout, raw, raw_tangents, self.floats_tangents)
        matrix = _rows_of(self.tables, self.layout, raw, tangents, self.floats_tangents, self.coordinates)
        return matrix, raw, tangents

    def _observed(self, observe: Observable, state: State, tangents: Array) -> tuple[Array, Array]:
        """Values of an observable (m,) and its derivatives (m, numbers)."""
        numbers = _seen(observe, state)
        columns = []
        momenta = convert(state.raw, self.layout, "momenta", self.tables)
        sizes = sizes_of(self.tables, momenta)
        for tangent, varied in zip(tangents, self.varied):

            def along(change: float, tangent: Array = tangent) -> Array:
                raw = moved(self.layout, state.raw, change * tangent, self.tables)
                return _seen(observe, State(self.tables, "momenta", raw, state.clock))

            largest = float(np.max(np.abs(tangent) / sizes))
            column = slope(along, 1.0 / largest) if largest > 0.0 else np.zeros_like(numbers)
            if varied is not None:
                h, weights, others = varied
                raw = momenta
                seen = [_seen(observe, State(other, "momenta", raw, state.clock)) for other in others]
                column = column + combined(seen, weights, h)
            columns.append(column)
        return numbers, np.array(columns).T

    def _event(self, event: Event) -> Sensitivity:
        """Time and state of an event. Both ends of the last step move with it."""
        run = simulate(
            self.plan.world, self.plan.duration, dt=self.plan.dt, integrator=self.method, start=self.plan.start,
            events=replace(event, stop=True), every=1 << 30, progress=False,
        )  # fmt: skip
        if not run.events:
            raise InputError(
                f"the event {event.name!r} does not happen within {self.plan.duration:g} s",
                expected="a function of the state that crosses zero in the run",
                remedy="a longer duration, or another direction",
            )
        time = float(run.events[0].time)
        schedule = list(legs(self.clock, time - self.clock.time, self.tables.edges))
        before, last = _last_step(schedule, self.clock)
        _, raw, tangents = self._carried([*before, last])
        state = self._state(raw, time)
        # With the length of the last step fixed; then what its length does, to the event and to the state.
        _, fixed = self._observed(lambda state: event.value(state), state, tangents)
        origin = plain_state(self.method, replace(self.start, tables=self.tables), self._stretch(before))

        def after(change: float) -> Array:
            piece = replace(last, length=last.length + change)
            return plain_state(self.method, origin, self._stretch([piece])).as_layout(self.layout).raw

        def value(change: float) -> Array:
            return np.array([event.value(self._state(after(change), time + change))])

        size = min(8.0 * last.length, self.clock.dt)
        speed = float(slope(value, size)[0])
        if speed == 0.0:
            raise InputError(
                f"the event {event.name!r} at t = {time:.9g} s only touches zero",
                expected="a function that crosses zero with a slope",
                cause="a turning point, whose time has no derivative",
            )
        when = -fixed[0] / speed
        motion = from_raw(self.tables, self.layout, raw, slope(after, size))
        tangents = tangents + when[:, None, None] * motion
        matrix = _rows_of(self.tables, self.layout, raw, tangents, self.floats_tangents, self.coordinates)
        rows = ("time", *_labels(self.tables, self.coordinates))
        values = np.concatenate([[time], _values(state, self.coordinates)])
        return Sensitivity(rows, self.columns, np.vstack([when, matrix]), values, self.base, state)


def _last_step(schedule: list[Leg | Piece], clock: Clock) -> tuple[list[Leg | Piece], Piece]:
    """A schedule without its last step, and that step."""
    *before, last = schedule
    if isinstance(last, Piece):
        return before, last
    n = last.n + last.count - 1
    if last.count > 1:
        before.append(Leg(last.n, last.count - 1, last.moment))
    return before, Piece(clock.t0 + n * clock.dt, clock.dt, last.moment, completes=False)


def _seen(observe: Observable, state: State) -> Array:
    given = observe(state)
    numbers = array_of(given)
    if numbers is None or not np.isfinite(numbers).all() or numbers.ndim > 1:
        raise InputError(
            f"the observable returned {shown(given)} at t = {state.time:.9g} s",
            expected="a finite number or a vector of them",
        )
    return np.atleast_1d(numbers)
