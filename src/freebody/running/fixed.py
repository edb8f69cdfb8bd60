"""Runs in steps of equal size."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from functools import partial

import numpy as np
from numpy.typing import NDArray

from freebody.contact.listed import is_crowd, unpooled
from freebody.errors import InputError, SimulationError
from freebody.model.state import QUATERNIONS, Clock, State
from freebody.record.job import Past
from freebody.record.recorder import Recorder
from freebody.running import memory
from freebody.running.events import Event, EventOccurrence, locate
from freebody.running.impacts import Impacts
from freebody.running.interrupt import Interrupt
from freebody.running.plan import MOST_STEPS, Plan
from freebody.running.progress import Bar
from freebody.running.schedule import Leg, Piece, legs
from freebody.running.stepper import Mark, StepFailure, Stepper
from freebody.trajectory.run import Trajectory


class FixedRun:
    """A run in steps of equal size."""

    def __init__(self, plan: Plan, recorder: Recorder | None = None) -> None:
        assert plan.dt is not None  # checked by the plan
        self.method, self.duration, self.dt = plan.method, plan.duration, plan.dt
        self.edges = plan.world.tables().edges
        self.clock = clock_of(plan)
        self.recorder = recorder
        steps = _steps(self.clock, self.duration)
        tables = plan.world.tables()
        self.stepper = Stepper(
            tables, plan.method, plan.start, self.clock, every=plan.every, steps=steps,
            most_bytes=None if recorder is None else memory.MOST_HELD,
        )  # fmt: skip
        self.events, self.observers = plan.events, plan.observers
        self.occurrences: list[EventOccurrence] = []
        self.n = self.clock.n
        self.stopped = False
        self.interrupted = False
        if recorder is not None and recorder.past is not None:
            self._take_up(recorder.past)
        self.values = self._evaluate()
        self.bar = Bar(duration=self.duration, wanted=plan.progress)
        if self.stepper.slot == 1:
            self._observe(slot=0)
        self._offer()

    def _take_up(self, past: Past) -> None:
        """Stand where the record ends: on the grid, at its last frame."""
        self.n = past.state.clock.n
        self.occurrences.extend(past.events)
        stepper, count = self.stepper, len(past.times)
        first = 0 if stepper.has_room(count) else count - 1
        stepper.dropped, count = first, count - first
        stepper.frames[:count] = past.raw[first:]
        stepper.accounts[:count, :7] = past.accumulators[first:]
        stepper.accounts[:count, 7 : stepper.first_contact] = past.angles[first:]
        stepper.times[:count] = past.times[first:]
        stepper.y[:], stepper.accumulators[:] = past.state.raw, past.state.accumulators
        stepper.remember(past.state.memory.copy())
        stepper.angles, stepper.contacts = past.state.angles, past.state.contacts
        stepper.accounts[:count, stepper.first_contact :] = past.contacts[first:]
        stepper.impacts = Impacts()
        stepper.impacts.add(past.impacts)
        stepper.slot, stepper.phase, stepper.now = count, 0, past.state.time

    def go(self) -> Trajectory:
        """Do it."""
        begin, done = self.clock.time, self.n
        try:
            with Interrupt() as interrupt:
                for leg in _after(legs(self.clock, self.duration, self.edges), self.clock, done):
                    for _ in self._leg(leg):
                        self._offer()
                        self.bar.show(self.stepper.now - begin)
                        self.interrupted = interrupt.asked
                        if self.interrupted or self.stopped:
                            break
                    if self.interrupted or self.stopped:
                        break
        except StepFailure as failure:
            raise self._error(failure) from None
        except SimulationError as error:
            error.run = error.run or self._finished()
            raise
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
            return locate(lambda h: event.value(state_after(h)), piece.length)

        for h, i in sorted((moment_of(self.events[i]), i) for i in crossed):
            state = state_after(h)
            self.occurrences.append(EventOccurrence(self.events[i].name, piece.start + h, state))
            if self.events[i].stop:
                self.stopped = True
                return

    def _evaluate(self) -> list[float]:
        state = self.stepper.state(self._clock_at(self.stepper.now))
        return [event.value(state) for event in self.events]

    def _observe(self, slot: int) -> None:
        if self.observers and self.stepper.slot > slot:
            state = self.stepper.state(self._clock_at(self.stepper.now))
            for observer in self.observers:
                observer(state)

    def _offer(self) -> None:
        """Hand new frames to the recorder, where a run can be taken up: on a frame of the grid."""
        stepper, recorder = self.stepper, self.recorder
        if recorder is None or stepper.dropped + stepper.slot <= recorder.offered or stepper.phase or self.stopped:
            return
        new = slice(recorder.offered - stepper.dropped, stepper.slot)
        state = stepper.state(self._clock_at(stepper.now))
        if state.time != stepper.times[stepper.slot - 1] or state.clock.t0 != self.clock.t0:
            return
        try:
            recorder.offer(
                stepper.times[new], stepper.frames[new], stepper.accounts[new], state, self.occurrences,
                stepper.impacts.since(recorder.offered_impacts),
            )  # fmt: skip
        except SimulationError as error:
            error.run = self._finished()
            raise
        if not stepper.has_room(stepper.slot):
            stepper.drop()

    def _clock_at(self, time: float) -> Clock:
        """The run's own clock where ``time`` is on its grid, else one that starts there."""
        grid = Clock(self.clock.t0, self.n, self.dt)
        return grid if grid.time == time else Clock(time, 0, self.dt)

    def _finished(self) -> Trajectory:
        stepper = self.stepper
        if stepper.times[stepper.slot - 1] != stepper.now:
            stepper.record()
            self._observe(stepper.slot - 1)
        if self.recorder is not None:
            self.recorder.first = stepper.dropped
        tables, contacts = stepper.tables, stepper.accounts[: stepper.slot, stepper.first_contact :]
        impacts, touching = stepper.impacts.since(), tables.contacts is not None
        if is_crowd(tables):
            tables, contacts, impacts = unpooled(tables, contacts, impacts)
        return Trajectory(
            tables=tables,
            method=self.method.name,
            layout=stepper.layout,
            times=stepper.times[: stepper.slot],
            raw=stepper.frames[: stepper.slot],
            accumulators=stepper.accounts[: stepper.slot, :7],
            angles=stepper.accounts[: stepper.slot, 7 : stepper.first_contact],
            contact_frames=contacts if touching else None,
            impact_rows=impacts if touching else None,
            final=stepper.state(self._clock_at(stepper.now)),
            dt=self.dt,
            events=tuple(self.occurrences),
            interrupted=self.interrupted,
            order=self.method.order,
            rtol=float(getattr(self.method, "rtol", 0.0)),
            notes=self.method.notes(stepper.tables, stepper.scratch),
        )

    def _error(self, failure: StepFailure) -> SimulationError:
        stepper = self.stepper
        known = stepper.failure(failure)
        if known is not None:
            return self._stopped_at_last_frame(
                SimulationError(
                    f"{known.found} at t = {failure.time:.9g} s",
                    cause=known.cause,
                    remedy=f"{known.remedy}; error.run holds the run up to its last good frame",
                )
            )
        bad = ~np.isfinite(stepper.y).all(axis=1)
        number = int(np.argmax(bad)) if bad.any() else int(np.argmax(_off_sphere(stepper.y, stepper.layout)))
        last = stepper.frames[stepper.slot - 1]
        good = State(stepper.tables, stepper.layout, last)
        turn = float(np.linalg.norm(good.angular_velocity[number])) * self.dt
        what = "is not finite any more" if bad.any() else "has an orientation that is no rotation any more"
        cause = f"a step too large for {self.method.name}: dt = {self.dt:g} s"
        cause += f", in which the body last turned by {turn:.3g} rad" if turn > 0.1 else ""
        return self._stopped_at_last_frame(
            SimulationError(
                f"body {stepper.tables.names[number]!r} {what} at t = {failure.time:.9g} s",
                cause=f"{cause}; or a force that grows without bound there",
                remedy="take a smaller dt; error.run holds the run up to its last good frame",
            )
        )

    def _stopped_at_last_frame(self, error: SimulationError) -> SimulationError:
        stepper = self.stepper
        last = stepper.accounts[stepper.slot - 1]
        stepper.y[:], stepper.angles = stepper.frames[stepper.slot - 1], last[7 : stepper.first_contact]
        stepper.contacts = last[stepper.first_contact :]
        stepper.now = float(stepper.times[stepper.slot - 1])
        stepper.impacts.end_at(stepper.now)
        error.run = self._finished()
        return error


def _off_sphere(y: NDArray[np.float64], layout: str) -> NDArray[np.float64]:
    if layout not in QUATERNIONS:
        return np.zeros(len(y))
    return np.asarray(np.abs(np.linalg.norm(y[:, 3:7], axis=1) - 1.0))


def _steps(clock: Clock, duration: float) -> int:
    """How many steps a run takes, the last one perhaps shortened. Raises :class:`InputError` for none and too many."""
    if clock.n + duration / clock.dt > MOST_STEPS:
        raise InputError(
            f"duration = {duration:g} s with dt = {clock.dt:g} s",
            expected=f"at most {MOST_STEPS:.3g} steps",
            cause="a step or a duration in other units",
            remedy="take a larger dt, or a shorter run",
        )
    if next(legs(clock, duration, ()), None) is None:
        raise InputError(
            f"duration = {duration:g} s with dt = {clock.dt:g} s from t = {clock.time:g} s",
            expected="a run of at least 1e-9 steps, longer than the rounding of its time",
            cause="a step in other units",
            remedy="take a dt no larger than the duration",
        )
    return int(np.ceil(duration / clock.dt))


def clock_of(plan: Plan) -> Clock:
    """The clock of a run in steps of dt: the start's own if it has the same step, else one that starts there."""
    own = plan.start.clock
    return own if plan.dt is None or own.dt == plan.dt else Clock(plan.start.time, 0, plan.dt)


def _after(schedule: Iterable[Leg | Piece], clock: Clock, done: int) -> Iterator[Leg | Piece]:
    """What remains of a schedule once grid number ``done`` is reached: the same steps to the last bit."""
    now = Clock(clock.t0, done, clock.dt).time
    for leg in schedule:
        if isinstance(leg, Piece):
            if leg.start >= now:
                yield leg
        elif leg.n >= done:
            yield leg
        elif leg.n + leg.count > done:
            yield Leg(done, leg.n + leg.count - done, leg.moment)
