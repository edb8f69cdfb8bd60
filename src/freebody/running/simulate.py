"""``simulate``: from a description to a run."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from functools import partial

import numpy as np
from numpy.typing import NDArray

from freebody.errors import InputError, SimulationError
from freebody.integrators.base import Method
from freebody.integrators.registry import get
from freebody.model.state import Clock, State
from freebody.running.events import Event, Happening, locate
from freebody.running.interrupt import Interrupt
from freebody.running.progress import Bar
from freebody.running.schedule import Leg, Piece, legs
from freebody.running.stepper import Mark, Stepper, Unhealthy
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

    The world stays as it was. Time is t0 + n dt, never a running sum; steps end where forces switch, and the last one
    is shortened to land on the end. ``start`` is a :class:`State` to go on from (``run.final``, ``run.state(i)``):
    going on is bit for bit the same as not having stopped. ``events`` are located to 1e-12 s; ``observers`` are called
    with the state at every frame. A progress bar appears after a second where somebody looks (``progress`` forces it on
    or off); Ctrl-C ends the run and returns what there is. A state that stops being finite raises
    :class:`SimulationError` with the body, the time, the likely cause, and the run so far in ``error.run``.
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
        self.n = self.clock.n
        self.stopped = False
        self.interrupted = False
        self.values = [event.function(self.stepper.state(self.clock)) for event in self.events]
        self.bar = Bar(duration=self.duration, wanted=progress)
        self._observe(slot=0)

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

    def _leg(self, leg: Leg | Piece) -> Iterator[None]:
        """Do one leg of the schedule in chunks, looking at events and observers after each."""
        if isinstance(leg, Piece):
            self.n += leg.completes
            self._watched(lambda: self.stepper.piece(leg, n=self.n), leg)
            yield
        elif self.events:
            for n in range(leg.n, leg.n + leg.count):
                self.n = n + 1
                whole = Piece(self.clock.t0 + n * self.dt, self.dt, leg.moment, completes=False)
                self._watched(partial(self._one_step, n, leg.moment), whole)
                yield
        else:
            most = self.stepper.every if self.observers else None
            slot = self.stepper.slot
            for n in self.stepper.steps(leg.n, leg.count, leg.moment, most=most):
                self.n = n
                self._observe(slot)
                slot = self.stepper.slot
                yield

    def _one_step(self, n: int, moment: float) -> None:
        for _ in self.stepper.steps(n, 1, moment):
            pass

    def _watched(self, take: Callable[[], object], piece: Piece) -> None:
        """One step (or ``piece`` of one) under the eyes of events and observers."""
        before, old = self.stepper.mark(), self.values
        take()
        self.values = self._evaluate()
        crossed = [i for i, event in enumerate(self.events) if event.crossed(old[i], self.values[i])]
        if crossed:
            after = self.stepper.mark()
            self._locate(crossed, piece, before)
            if not self.stopped:
                self.stepper.back_to(after)
        self._observe(before.slot)

    def _locate(self, crossed: list[int], piece: Piece, before: Mark) -> None:
        """Find the moments by taking the step again, shorter; end the run at the first that stops it."""

        def state_after(h: float) -> State:
            self.stepper.back_to(before)
            if h > 0.0:
                self.stepper.piece(replace(piece, length=h, completes=False), n=self.n)
            return self.stepper.state(self._clock_at(piece.start + h))

        def moment_of(event: Event) -> float:
            return locate(lambda h: float(event.function(state_after(h))), piece.length)

        for h, i in sorted((moment_of(self.events[i]), i) for i in crossed):
            state = state_after(h)
            self.happened.append(Happening(self.events[i].name, piece.start + h, state))
            if self.events[i].stop:
                self.stopped = True
                return

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
            self._observe(stepper.slot - 1)
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


def _off_sphere(y: NDArray[np.float64], method: Method) -> NDArray[np.float64]:
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
