"""Runs whose steps the method chooses."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from freebody.errors import SimulationError
from freebody.methods.adaptive.kernels import ARRIVED, FULL, Output
from freebody.methods.adaptive.run import Runner
from freebody.model.state import LAYOUTS, State
from freebody.record.job import Past
from freebody.record.recorder import Recorder
from freebody.running import memory
from freebody.running.events import Event, EventOccurrence, locate
from freebody.running.interrupt import Interrupt
from freebody.running.memory import affordable, check_memory, needed
from freebody.running.plan import Plan
from freebody.running.progress import Bar
from freebody.running.schedule import SNAP
from freebody.trajectory.run import Trajectory

Array = NDArray[np.float64]

# Frames per call into the compiled loop, and steps between looks at Ctrl-C.
ROOM = 4096
STEPS = 2000

# Numbers of a body in a frame; frames are kept as they come, and once more when the run is put together.
WIDTH = LAYOUTS["momenta"]
COPIES = 2


class AdaptiveRun:
    """A run between the edges of the schedule, with frames at multiples of dt or at the method's own steps."""

    def __init__(self, plan: Plan, recorder: Recorder | None = None) -> None:
        self.plan, self.recorder = plan, recorder
        past = None if recorder is None else recorder.past
        method: Any = plan.method
        self.runner: Runner = method.start(plan.world.tables(), plan.start if past is None else past.state)
        self.begin = plan.start.time
        self.end = self.begin + plan.duration
        self.outputs = self._count_outputs()
        self.frames: list[tuple[Array, Array, Array]] = []
        self.occurrences: list[EventOccurrence] = []
        self.stopped = False
        self.interrupted = False
        self.bar = Bar(duration=plan.duration, wanted=plan.progress)
        self.written = 0  # frames that the method wrote
        self.dropped = 0  # frames that are no longer here
        self.offered = 0  # blocks of frames that the recorder has
        if past is None:
            self.state = plan.start.as_layout("momenta")
            self._keep(self.state)
            self._offer(self.state)
        else:
            self._take_up(past)
        self.values = self._evaluate(self.state)

    def _take_up(self, past: Past) -> None:
        """Stand where the record ends; the method's memory knows the step that leads on."""
        self.state = past.state
        self.occurrences.extend(past.events)
        self.frames = [(past.raw, past.accumulators, past.times)]
        self.offered, self.written = 1, len(past.times) - 1
        self._drop()

    def _offer(self, state: State) -> None:
        """Hand new frames to the recorder, with a state from which the rest follows."""
        if self.recorder is None or self.stopped or len(self.frames) == self.offered:
            return
        raw, accumulators, times = (np.concatenate(parts) for parts in zip(*self.frames[self.offered :]))
        self.offered = len(self.frames)
        try:
            self.recorder.offer(times, raw, accumulators, state, self.occurrences)
        except SimulationError as error:
            error.run = self._finished(self.state)
            raise
        self._drop()

    def _drop(self) -> None:
        """Forget all frames but the last, which are in the record, once they take much memory."""
        held = sum(len(times) for _, _, times in self.frames)
        if 8 * held * self.runner.y.size > memory.MOST_HELD:
            self.dropped += held - 1
            self.frames = [tuple(part[-1:].copy() for part in self.frames[-1])]  # type: ignore[list-item]
            self.offered = 1

    def _count_outputs(self) -> int | None:
        """How many frames come at multiples of dt, between the start and the end; None: at the method's own steps."""
        if self.plan.dt is None:
            return None
        interval = self.plan.dt * self.plan.every
        wanted = self.plan.duration / interval * (1.0 + SNAP)
        if self.recorder is None:
            check_memory(self.runner.tables, WIDTH, wanted, copies=COPIES)
        count = int(np.floor(wanted))
        return count - (self.begin + interval * count >= self.end - SNAP * interval)

    def _next_outputs(self) -> Array | None:
        """The times of the next frames: more than there is room for, so that none is passed."""
        if self.outputs is None or self.plan.dt is None:
            return None
        numbers = np.arange(self.written + 1, min(self.outputs, self.written + ROOM + 1) + 1)
        return np.asarray(self.begin + self.plan.dt * self.plan.every * numbers, dtype=np.float64)

    def _keep(self, state: State) -> None:
        """Record one state by hand: the first, the last."""
        accumulators = state.accumulators[:7] + state.accumulators[7:]
        self.frames.append((state.raw[None].copy(), accumulators[None], np.array([state.time])))
        self._observe(state)

    def _observe(self, state: State) -> None:
        for observer in self.plan.observers:
            observer(state)

    def _evaluate(self, state: State) -> list[float]:
        return [event.value(state) for event in self.plan.events]

    def go(self) -> Trajectory:
        """Do it."""
        edges = self.plan.world.tables().edges
        now = self.state.time
        inner = [edge for edge in edges.tolist() if now < edge < self.end]
        starts, ends = [now, *inner], [*inner, self.end]
        try:
            with Interrupt() as interrupt:
                for k, (start, end) in enumerate(zip(starts, ends)):
                    edge = end if k < len(inner) else _next_edge(edges, end)
                    self._segment(start, end, edge, interrupt)
                    if self.stopped or self.interrupted:
                        break
        except SimulationError as error:
            error.run = error.run or self._finished(self.state)
            raise
        finally:
            self.bar.close()
        return self._finished(self.state)

    def _segment(self, start: float, end: float, edge: float, interrupt: Interrupt) -> None:
        moment = 0.5 * (start + end)
        watched = bool(self.plan.events or self.plan.observers)
        status = -1
        while status != ARRIVED and not (self.stopped or self.interrupted):
            room = Output.empty(ROOM, len(self.runner.y))
            answer = self.runner.run(
                end,
                edge=edge,
                moment=moment,
                outputs=self._next_outputs(),
                every=self.plan.every if self.outputs is None else 0,
                max_steps=1 if watched else STEPS,
                frames=room,
            )
            status = answer.status
            self.written += answer.written
            if answer.written:
                self.frames.append(tuple(part[: answer.written].copy() for part in room))  # type: ignore[arg-type]
            if status < 0:
                raise self._error(status)
            if needed(self.runner.tables, WIDTH, self.written - self.dropped, copies=COPIES) > affordable():
                raise self._full()
            self.state = self.runner.state()
            if status != FULL and self.plan.events:
                self._look_for_events()
            for time in room.times[: answer.written]:
                if self.plan.observers and not self.stopped:
                    self._observe(self.runner.state(float(time)))
            if status != FULL:
                self._offer(self.state)
            elif self.recorder is not None and not self.plan.events:
                # The step has more frames to give: they follow from the last one there was room for.
                self._offer(self.runner.state(float(room.times[answer.written - 1])))
            self.bar.show(self.runner.now - self.begin)
            self.interrupted = interrupt.asked

    def _look_for_events(self) -> None:
        """Compare with the values before the last step; locate crossings on its dense output."""
        old, self.values = self.values, self._evaluate(self.state)
        crossed = [event for event, a, b in zip(self.plan.events, old, self.values) if event.crossed(a, b)]
        if not crossed:
            return
        start = max(self.begin, self.runner.last_step[0])
        length = self.runner.now - start

        def moment_of(event: Event) -> float:
            return start + locate(lambda h: event.value(self.runner.state(start + h)), length)

        found = sorted(((moment_of(event), k) for k, event in enumerate(crossed)), key=lambda pair: pair[0])
        for time, k in found:
            state = self.runner.state(time)
            self.occurrences.append(EventOccurrence(crossed[k].name, time, state))
            if crossed[k].stop:
                self.stopped = True
                self.state = state
                self.frames = [_until(frames, time) for frames in self.frames]
                return

    def _error(self, status: int) -> SimulationError:
        trouble = self.runner.failure(status)
        error = SimulationError(trouble.found, expected=trouble.expected, cause=trouble.cause, remedy=trouble.remedy)
        error.run = self._finished(self.runner.state(self.runner.time))
        return error

    def _full(self) -> SimulationError:
        error = SimulationError(
            f"{self.written} frames until t = {self.runner.now:.9g} s, with their audit, fill the memory",
            expected=f"at most {affordable() / 2**30:.3g} GiB",
            remedy="record less often with every=, or at multiples of dt=; error.run holds the run so far",
        )
        error.run = self._finished(self.runner.state(self.runner.time))
        return error

    def _finished(self, final: State) -> Trajectory:
        if not len(self.frames[-1][2]) or self.frames[-1][2][-1] != final.time:
            self._keep(final)
        if self.recorder is not None:
            self.recorder.first = self.dropped
        raw, accumulators, times = (np.concatenate(parts) for parts in zip(*self.frames))
        return Trajectory(
            tables=self.runner.tables,
            method=self.plan.method.name,
            layout="momenta",
            times=times,
            raw=raw,
            accumulators=accumulators,
            final=final,
            dt=self.plan.dt or 0.0,
            events=tuple(self.occurrences),
            interrupted=self.interrupted,
            order=self.plan.method.order,
            rtol=float(getattr(self.plan.method, "rtol", 0.0)),
        )


def _next_edge(edges: Array, time: float) -> float:
    later = edges[edges > time]
    return float(later[0]) if len(later) else np.inf


def _until(frames: tuple[Array, Array, Array], time: float) -> tuple[Array, Array, Array]:
    keep = frames[2] <= time
    return frames[0][keep], frames[1][keep], frames[2][keep]
