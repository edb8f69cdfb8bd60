"""The buffers of a run and the calls into its compiled loop."""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from freebody.forces.held import hold
from freebody.joints.angles import angles_at, hinges, put_angles, taken_angles
from freebody.methods.base import Method, ready
from freebody.model.layout import WORK
from freebody.model.state import LAYOUTS, Clock, State
from freebody.model.tables import Tables
from freebody.running.memory import check_memory
from freebody.running.schedule import Piece

__all__ = ["Stepper", "Unhealthy"]

Array = NDArray[np.float64]

# Time between looks at Ctrl-C and the progress bar.
CHUNK_SECONDS = 0.05
FIRST_CHUNK = 64
LARGEST_CHUNK = 1 << 24


class Unhealthy(Exception):  # noqa: N818 - caught and turned into SimulationError by the run
    """The step that ended at ``time`` left a state that is not finite or not a rotation any more."""

    def __init__(self, time: float) -> None:
        self.time = time


class Mark(NamedTuple):
    """A moment to come back to."""

    y: Array
    books: Array
    phase: int
    slot: int
    now: float
    memory: Array
    angles: Array


class Stepper:
    """Advances one state in place and keeps its frames: every ``every``-th grid step, first and last included."""

    def __init__(self, tables: Tables, method: Method, start: State, clock: Clock, *, every: int, steps: int) -> None:
        self.tables, self.method, self.clock, self.every = tables, method, clock, every
        self.advance = ready(method.advance)
        self.layout = method.layout_for(tables)
        state = start.as_layout(self.layout)
        self.y, self.books = state.raw.copy(), state.books.copy()
        bodies, width = self.y.shape[0], LAYOUTS[self.layout]
        self.floats = tables.floats.copy()
        for slot, value in enumerate(method.options()):
            self.floats[1 + slot] = value
        self.angles = angles_at(state, tables)
        self.custom = hold(tables.custom_wrench, tables.custom_joints)
        self.work = np.zeros((bodies, WORK))
        self.scratch = method.scratch(tables)
        self.kept = method.memory(tables)
        self.memory = state.memory.copy()
        capacity = steps // every + 3
        columns = 7 + hinges(tables)
        check_memory(tables, width, capacity)
        self.frames = np.empty((capacity, bodies, width))
        self.frame_books = np.empty((capacity, columns))
        self.times = np.empty(capacity)
        self.slot = 0
        self.phase = 0  # grid steps since the last frame
        self.chunk = FIRST_CHUNK
        self.now = clock.time
        self.record()

    @property
    def memory(self) -> Array:
        """What the method remembers from step to step; setting another size makes it forget."""
        size = self.kept.stop - self.kept.start
        return self.scratch[0, self.kept] if size else self._other_memory

    @memory.setter
    def memory(self, value: Array) -> None:
        self._other_memory = value
        if self.kept.stop > self.kept.start:
            self.scratch[0, self.kept] = value if len(value) == self.kept.stop - self.kept.start else 0.0

    @property
    def angles(self) -> Array:
        """Of every hinge after the last step, turns counted, in rad."""
        return taken_angles(self.floats, self.tables.integers)

    @angles.setter
    def angles(self, value: Array) -> None:
        put_angles(self.floats, self.tables.integers, value)

    def record(self) -> None:
        """Keep the present state as a frame."""
        self.frames[self.slot] = self.y
        self.frame_books[self.slot] = [*(self.books[:7] + self.books[7:]), *self.angles]
        self.times[self.slot] = self.now
        self.slot += 1
        self.phase = 0

    def _call(self, t0: float, n: int, dt: float, count: int, every: int) -> None:
        taken = self.advance(
            self.y, self.books, t0, n, dt, count, every, self.work, self.floats, self.tables.integers,
            self.custom, self.scratch, self.frames[self.slot :], self.frame_books[self.slot :],
        )  # fmt: skip
        if taken < count:
            frames = int(taken) // every
            self.times[self.slot : self.slot + frames] = [t0 + (n + every * (k + 1)) * dt for k in range(frames)]
            self.slot += frames
            raise Unhealthy(t0 + (n + int(taken) + 1) * dt)

    def steps(self, n: int, count: int, moment: float, *, most: int | None = None) -> Iterator[int]:
        """Take ``count`` grid steps from number ``n`` in chunks, yielding the grid number after each chunk.

        No chunk is longer than ``most`` steps; chunks that hold whole recording intervals record inside the kernel.
        """
        t0, dt = self.clock.t0, self.clock.dt
        self.floats[0] = moment
        end = n + count
        while n < end:
            c = min(end - n, self.chunk, most or self.chunk)
            begun = time.perf_counter()
            if self.phase == 0 and c >= self.every:
                c -= c % self.every
                self._call(t0, n, dt, c, self.every)
                frames = c // self.every
                grid = n + self.every * np.arange(1, frames + 1)
                self.times[self.slot : self.slot + frames] = t0 + grid * dt
                self.slot += frames
            else:
                c = min(c, self.every - self.phase)
                self._call(t0, n, dt, c, c + 1)
                self.phase += c
            n += c
            self.now = t0 + n * dt
            if self.phase == self.every:
                self.record()
            fitting = c * CHUNK_SECONDS / max(time.perf_counter() - begun, 1e-6)
            self.chunk = max(1, min(2 * max(c, self.chunk), int(fitting), LARGEST_CHUNK))
            yield n

    def piece(self, piece: Piece, *, n: int) -> None:
        """Take a part of a step; ``n`` is the grid number that it reaches if it completes one."""
        self.floats[0] = piece.moment
        self._call(piece.start, 0, piece.length, 1, 2)
        if not piece.completes:
            self.now = piece.start + piece.length
            return
        self.now = self.clock.t0 + n * self.clock.dt
        self.phase += 1
        if self.phase == self.every:
            self.record()

    def mark(self) -> Mark:
        """Everything that taking a step changes, for taking it again."""
        own = self.memory.copy(), self.angles
        return Mark(self.y.copy(), self.books.copy(), self.phase, self.slot, self.now, *own)

    def back_to(self, mark: Mark) -> None:
        """As it was at ``mark``."""
        self.y[:], self.books[:] = mark.y, mark.books
        self.phase, self.slot, self.now, self.memory = mark.phase, mark.slot, mark.now, mark.memory
        self.angles = mark.angles

    def state(self, clock: Clock) -> State:
        """The present state, to look at or to go on from."""
        own = self.books.copy(), self.memory.copy(), self.angles
        return State(self.tables, self.layout, self.y.copy(), clock, *own)
