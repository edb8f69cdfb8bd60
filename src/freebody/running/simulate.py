"""``simulate``: from a description to a run."""

from __future__ import annotations

from collections.abc import Callable, Iterable

import numpy as np

from freebody.errors import InputError, SimulationError
from freebody.integrators.base import Method
from freebody.integrators.registry import get
from freebody.model.state import Clock, State
from freebody.running.events import Event, Happening, locate
from freebody.running.interrupt import Interrupt
from freebody.running.progress import Bar
from freebody.running.schedule import Leg, Piece, legs
from freebody.running.stepper import Stepper, Unhealthy
from freebody.trajectory.run import Trajectory
from freebody.world import World

__all__ = ["DEFAULT", "simulate"]

# The method taken when none is named; chosen by the work-precision study in benchmarks/work_precision.py.
DEFAULT = "cf4"

Observer = Callable[[State], object]


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

    The world stays as it was. Time is t0 + n dt, never a running sum; steps end where forces switch, and the last one is
    shortened to land on the end. ``start`` is a :class:`State` to go on from (``run.final``, ``run.state(i)``): going on is
    bit for bit the same as not having stopped. ``events`` are located to 1e-12 s; ``observers`` are called with the state
    at every frame. A progress bar appears after a second where somebody looks (``progress`` forces it on or off); Ctrl-C
    ends the run and returns what there is. A state that stops being finite raises :class:`SimulationError` with the body,
    the time, the likely cause, and the run so far in ``error.run``.
    """
    return _Run(world, duration, dt, get(integrator or DEFAULT), every, start, events, observers, progress).go()


class _Run:
    def __init__(
        self,
        world: World,
        duration: float,
        dt: float | None,
        method: Method,
        every: int,
        start: State | None,
        events: Event | Iterable[Event],
        observers: Observer | Iterable[Observer],
        progress: bool | None,
    ) -> None:
        self.world, self.method = world, method
        self.duration = _positive("duration", duration)
        self.dt = _positive("dt", _needed(dt, method))
        if not isinstance(every, int | np.integer) or every < 1:
            raise InputError(f"every = {every!r}", expected="a whole number of steps, 1 or more")
        state = world.state() if start is None else _of_this_world(start, world)
        same = state.clock.dt == self.dt
        self.clock = state.clock if same else Clock(state.time, 0, self.dt)
        steps = int(np.ceil(self.duration / self.dt))
        self.stepper = Stepper(world.tables(), method, state, self.clock, every=int(every), steps=steps)
        self.events = [events] if isinstance(events, Event) else list(events)
        self.observers = [observers] if callable(observers) else list(observers)
        self.happened: list[Happening] = []
        self.values = [event.function(self.stepper.state(self.clock)) for event in self.events]
        self.bar = Bar(duration=self.duration, wanted=progress)
        self.n = self.clock.n
        self.stopped = False
        self.interrupted = False

    def go(self) -> Trajectory:
        begin = self.stepper.now
        try:
            with Interrupt() as interrupt:
                for leg in legs(self.clock, self.duration, self.world.tables().edges):
                    for _ in self._leg(leg):
                        self.bar.show(self.stepper.now - begin)
                        self.interrupted = interrupt.asked
                        if self.interrupted or self.stopped:
                            break
                    if self.interrupted or self.stopped:
                        break
        except Unhealthy as trouble:
            raise self._error(trouble) from None
        finally:
            self.bar.close()
        return self._finished()

    def _leg(self, leg: Leg | Piece) -> Iterable[None]:
        """Do one leg of the schedule in chunks, looking at events and observers."""
        if isinstance(leg, Piece):
            self.n += leg.completes
            yield from self._watched(
                leg.length, lambda h: self._take_piece(leg.start, h, leg.moment, whole=h == leg.length, leg=leg)
            )
        elif self.events:
            t0, dt = self.clock.t0, self.clock.dt
            for n in range(leg.n, leg.n + leg.count):
                self.n = n + 1

                def take(h: float, n: int = n) -> None:
                    if h == dt:
                        self._exhaust(self.stepper.steps(n, 1, leg.moment))
                    else:
                        self._take_piece(t0 + n * dt, h, leg.moment, whole=False, leg=None)

                yield from self._watched(dt, take)
        else:
            most = self.stepper.every if self.observers else None
            slot = self.stepper.slot
            for n in self.stepper.steps(leg.n, leg.count, leg.moment, most=most):
                self.n = n
                self._observe(slot)
                slot = self.stepper.slot
                yield

    @staticmethod
    def _exhaust(chunks: Iterable[int]) -> None:
        for _ in chunks:
            pass

    def _take_piece(self, start: float, length: float, moment: float, *, whole: bool, leg: Piece | None) -> None:
        completes = whole and leg is not None and leg.completes
        self.stepper.piece(start, length, moment, completes=completes, n=self.n)

    def _watched(self, length: float, take: Callable[[float], None]) -> Iterable[None]:
        """One step under the eyes of events: locate the first that happens by taking the step again, shorter."""
        slot = self.stepper.slot
        if self.events:
            before, old = self.stepper.saved(), self.values
            phase, now = self.stepper.phase, self.stepper.now
            take(length)
            self.values = self._evaluate()
            crossed = [i for i, event in enumerate(self.events) if event.crossed(old[i], self.values[i])]
            if crossed:
                after = (self.stepper.saved(), self.stepper.phase, self.stepper.slot, self.stepper.now)
                self._happen(crossed, length, take, before, (phase, slot, now), after)
        else:
            take(length)
        self._observe(slot)
        yield

    def _happen(self, crossed, length, take, before, marks, after) -> None:  # type: ignore[no-untyped-def]
        stepper = self.stepper
        phase, slot, now = marks

        def again(h: float) -> None:
            stepper.restore(before)
            stepper.phase, stepper.slot, stepper.now = phase, slot, now
            if h > 0.0:
                take(h)

        found = []
        for i in crossed:

            def value_at(h: float, i: int = i) -> float:
                again(h)
                return float(self.events[i].function(stepper.state(self._clock_at(now + h))))

            found.append((locate(value_at, length), i))
        for h, i in sorted(found):
            again(h)
            state = stepper.state(self._clock_at(now + h))
            self.happened.append(Happening(self.events[i].name, now + h, state))
            if self.events[i].stop:
                self.stopped = True
                stepper.now = now + h
                return
        saved, stepper.phase, stepper.slot, stepper.now = after
        stepper.restore(saved)
        self.values = self._evaluate()

    def _evaluate(self) -> list[float]:
        state = self.stepper.state(self._clock_at(self.stepper.now))
        return [float(event.function(state)) for event in self.events]

    def _observe(self, slot: int) -> None:
        if self.observers and self.stepper.slot > slot:
            state = self.stepper.state(self._clock_at(self.stepper.now))
            for observer in self.observers:
                observer(state)

    def _clock_at(self, time: float) -> Clock:
        """The run's own clock where ``time`` is on its grid, else one that starts there."""
        grid = Clock(self.clock.t0, self.n, self.dt)
        return grid if grid.time == time else Clock(time, 0, self.dt)

    def _finished(self) -> Trajectory:
        stepper = self.stepper
        if stepper.times[stepper.slot - 1] != stepper.now:
            stepper.record()
        return Trajectory(
            tables=stepper.tables,
            method=self.method.name,
            layout=self.method.layout,
            times=stepper.times[: stepper.slot],
            raw=stepper.frames[: stepper.slot],
            books=stepper.frame_books[: stepper.slot],
            final=stepper.state(self._clock_at(stepper.now)),
            dt=self.dt,
            events=tuple(self.happened),
            interrupted=self.interrupted,
        )

    def _error(self, trouble: Unhealthy) -> SimulationError:
        stepper = self.stepper
        bad = ~np.isfinite(stepper.y).all(axis=1)
        number = int(np.argmax(bad)) if bad.any() else int(np.argmax(_off_sphere(stepper.y, self.method)))
        last = stepper.frames[stepper.slot - 1]
        good = State(stepper.tables, self.method.layout, last)
        turn = float(np.linalg.norm(good.angular_velocity[number])) * self.dt
        what = "is not finite any more" if bad.any() else "has an orientation that is no rotation any more"
        cause = f"a step too large for {self.method.name}: dt = {self.dt:g} s"
        cause += f", in which the body last turned by {turn:.3g} rad" if turn > 0.1 else ""
        error = SimulationError(
            f"body {stepper.tables.names[number]!r} {what} at t = {trouble.time:.9g} s",
            cause=f"{cause}; or a force that grows without bound there",
            remedy="take a smaller dt; error.run holds the run up to its last good frame",
        )
        stepper.y[:] = last
        stepper.now = float(stepper.times[stepper.slot - 1])
        error.run = self._finished()
        return error


def _off_sphere(y: np.ndarray, method: Method) -> np.ndarray:  # type: ignore[type-arg]
    if method.layout != "momenta":
        return np.zeros(len(y))
    return np.asarray(np.abs(np.linalg.norm(y[:, 3:7], axis=1) - 1.0))


def _positive(name: str, value: float) -> float:
    if not (isinstance(value, int | float | np.number) and np.isfinite(value) and value > 0.0):
        raise InputError(f"{name} = {value!r}", expected="a finite number of seconds greater than zero")
    return float(value)


def _needed(dt: float | None, method: Method) -> float:
    if dt is None:
        raise InputError(
            f"no dt for {method.name}",
            expected="the size of a step in seconds",
            remedy='give dt=1e-3, or integrator="adaptive" with rtol and atol instead',
        )
    return dt


def _of_this_world(start: State, world: World) -> State:
    if not isinstance(start, State):
        raise InputError(f"start = {start!r}", expected="a State such as run.final")
    if start.names != world.names:
        raise InputError(f"a state of bodies {start.names}", expected=f"a state of this world: {world.names}")
    return start
