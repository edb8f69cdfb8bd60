"""The buffers of a run and the calls into its compiled loop."""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from freebody.contact.state import contact_columns, contacts_at, ground_count, put_contacts, taken_contacts
from freebody.forces.held import hold
from freebody.joints.angles import angles_at, hinges, put_angles, taken_angles
from freebody.methods.base import Failure, Method, ready
from freebody.model.kernel_data import DONE, PAUSED, ROOM, Run, Status, motion_of
from freebody.model.state import LAYOUTS, Clock, State
from freebody.model.tables import Tables
from freebody.running.impacts import Impacts, Link
from freebody.running.memory import check_memory
from freebody.running.schedule import Piece, legs

Array = NDArray[np.float64]

# Time between looks at Ctrl-C and the progress bar.
CHUNK_SECONDS = 0.05
FIRST_CHUNK = 64
LARGEST_CHUNK = 1 << 24
# Frames that there is always room for.
FEWEST = 16


class StepFailure(Exception):  # noqa: N818 - caught and turned into SimulationError by the run
    """The step that ended at ``time`` failed; ``status`` says why."""

    def __init__(self, time: float, status: Status) -> None:
        self.time, self.status = time, status


class Mark(NamedTuple):
    """A state to come back to."""

    y: Array
    accumulators: Array
    phase: int
    slot: int
    now: float
    memory: Array
    angles: Array
    contacts: Array
    impacts: Link | None


class Stepper:
    """Advances one state in place and keeps its frames: every ``every``-th grid step, first and last included.

    ``every`` None keeps none. ``most_bytes`` bounds the frames that are held: whoever gives it has to ``drop`` them in
    time. Everybody who takes steps takes them here: ``simulate``, the page, ``compare``, tests.
    """

    def __init__(
        self, tables: Tables, method: Method, start: State, clock: Clock, *, every: int | None = None, steps: int = 0,
        most_bytes: int | None = None,
    ) -> None:  # fmt: skip
        self.tables, self.method, self.clock, self.every = tables, method, clock, every
        self.layout = method.layout_for(tables)
        state = start.as_layout(self.layout)
        self.floats = tables.floats.copy()
        self.world = method.world(tables, self.floats)
        self.motion = motion_of(state.raw.copy(), state.accumulators.copy(), grounds=ground_count(tables))
        self.held = hold(tables.custom_wrench, tables.custom_joints)
        self.scratch = method.scratch(tables)
        self._own = method.memory(self.world, self.scratch)
        self.options = np.array(method.options(), dtype=np.float64)
        self.angles = angles_at(state, tables)
        self.contacts = contacts_at(state, tables)
        self.impacts = Impacts()
        self.remember(state.memory)
        bodies, width = len(state.raw), LAYOUTS[self.layout]
        self.first_contact = 7 + hinges(tables)  # column of the accounts
        columns = self.first_contact + contact_columns(tables)
        capacity = 0 if every is None else steps // every + 3
        self._all = capacity
        if most_bytes is not None:
            capacity = min(capacity, max(FEWEST, most_bytes // (8 * (bodies * width + columns + 1))))
        check_memory(tables, width, capacity)
        self.frames = np.empty((capacity, bodies, width))
        self.accounts = np.empty((capacity, columns))
        self.times = np.empty(capacity)
        self.dropped = 0  # frames that are no longer here
        self.slot = 0
        self.phase = 0  # grid steps since the last frame
        self.chunk = FIRST_CHUNK
        self.now = clock.time
        if len(self.contacts) != len(state.contacts):
            self.find_contacts()
        if every is not None:
            self.record()

    def use(self, tables: Tables) -> None:
        """Go on in a world of the same bodies whose forces have changed; its floats are written to."""
        if tables.floats is not self.floats or tables.integers is not self.tables.integers:
            self.tables, self.floats = tables, tables.floats
            self.world = self.method.world(tables, tables.floats)

    @property
    def y(self) -> Array:
        """The raw state, written in place."""
        return self.motion.state

    @property
    def accumulators(self) -> Array:
        """Work, impulse and angular impulse, written in place."""
        return self.motion.accumulators

    @property
    def memory(self) -> Array:
        """What the method remembers from step to step, or what was given to a method that remembers nothing."""
        return self._own if self._own.size else self._others

    def remember(self, memory: Array) -> None:
        """Go on from this memory; one of another method or world is forgotten."""
        self._others = memory
        self._own[:] = memory if memory.shape == self._own.shape else 0.0

    @property
    def angles(self) -> Array:
        """Of every hinge after the last step, turns counted, in rad."""
        return taken_angles(self.floats, self.tables.integers)

    @angles.setter
    def angles(self, value: Array) -> None:
        put_angles(self.floats, self.tables.integers, value)

    @property
    def contacts(self) -> Array:
        """The state of contact after the last step."""
        return taken_contacts(self.floats, self.tables.integers)

    @contacts.setter
    def contacts(self, value: Array) -> None:
        put_contacts(self.floats, self.tables.integers, value)

    def find_contacts(self) -> None:
        """Let the method find out what touches at the start, without a step."""
        clock = self.clock
        self.segment(next(iter(legs(clock, clock.dt, self.tables.edges))).moment)
        self._call(clock.t0, clock.n, clock.dt, 0)

    def record(self) -> None:
        """Keep the present state as a frame."""
        self.frames[self.slot] = self.y
        self.accounts[self.slot] = [*(self.accumulators[:7] + self.accumulators[7:]), *self.angles, *self.contacts]
        self.times[self.slot] = self.now
        self.slot += 1
        self.phase = 0

    def drop(self) -> None:
        """Forget all frames but the last; whoever has got them may keep their arrays."""
        last = slice(self.slot - 1, self.slot)
        self.dropped += self.slot - 1
        for name in ("frames", "accounts", "times"):
            old = getattr(self, name)
            new = np.empty_like(old)
            new[:1] = old[last]
            setattr(self, name, new)
        self.slot = 1

    def has_room(self, frames: int) -> bool:
        """Whether so many frames may stay: all of the run's, or half of the room that there is."""
        return len(self.times) == self._all or 2 * frames <= len(self.times)

    def _call(self, t0: float, n: int, dt: float, count: int, *, every: int = 0) -> int:
        """Take ``count`` steps, or fewer if the method has to be looked at after one of them: how many."""
        run = Run(t0, n, dt, count, every, self.method.unit, self.frames[self.slot :], self.accounts[self.slot :])
        advance = ready(self.method.advance)
        status = Status(*advance(self.world, self.motion, self.held, self.options, self.scratch, run))
        if self.world.contacts:
            self.impacts.add(self.method.impacts(self.tables, self.scratch))
        frames = status.taken // every if every else 0
        self.times[self.slot : self.slot + frames] = t0 + (n + every * np.arange(1, frames + 1)) * dt
        self.slot += frames
        if status.cause == ROOM:
            self._widen()
        elif status.cause not in (DONE, PAUSED):
            raise StepFailure(t0 + (n + status.taken + 1) * dt, status)
        return status.taken

    def _widen(self) -> None:
        """Give the method more room for its lists, which are not part of the state."""
        self.method.widen()
        old, segment, own = self.scratch, self.world.segment, self.memory.copy()
        self.scratch = self.method.scratch(self.tables)
        self.method.take_over(old, self.scratch)
        self.world = self.method.world(self.tables, self.floats)
        self._own = self.method.memory(self.world, self.scratch)
        self.remember(own)
        self.segment(segment)

    def segment(self, time: float) -> None:
        """Enter the segment of the schedule that ``time`` lies in."""
        self.world = self.world._replace(segment=float(time))

    def steps(self, n: int, count: int, segment: float, *, most: int | None = None) -> Iterator[int]:
        """Take ``count`` grid steps from number ``n`` in chunks, yielding the grid number after each chunk.

        No chunk is longer than ``most`` steps; chunks that hold whole recording intervals record inside the kernel.
        """
        t0, dt = self.clock.t0, self.clock.dt
        self.segment(segment)
        end = n + count
        while n < end:
            c = min(end - n, self.chunk, most or self.chunk)
            if self.every is not None:
                c = min(c, max(1, len(self.times) - self.slot - 2) * self.every)
            begun = time.perf_counter()
            if self.every is None:
                c = self._call(t0, n, dt, c)
            elif self.phase == 0 and c >= self.every:
                c = self._call(t0, n, dt, c - c % self.every, every=self.every)
                self.phase = c % self.every
            else:
                c = self._call(t0, n, dt, min(c, self.every - self.phase))
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
        self.segment(piece.moment)
        while not self._call(piece.start, 0, piece.length, 1):
            pass  # the method has got more room
        if not piece.completes:
            self.now = piece.start + piece.length
            return
        self.now = self.clock.t0 + n * self.clock.dt
        self.phase += 1
        if self.phase == self.every:
            self.record()

    def mark(self) -> Mark:
        """Everything that taking a step changes, for taking it again."""
        own = self.memory.copy(), self.angles, self.contacts, self.impacts.last
        return Mark(self.y.copy(), self.accumulators.copy(), self.phase, self.slot, self.now, *own)

    def back_to(self, mark: Mark) -> None:
        """As it was at ``mark``."""
        self.y[:], self.accumulators[:] = mark.y, mark.accumulators
        self.phase, self.slot, self.now = mark.phase, mark.slot, mark.now
        self.remember(mark.memory)
        self.angles, self.contacts = mark.angles, mark.contacts
        self.impacts.last = mark.impacts

    def state(self, clock: Clock) -> State:
        """The present state, to look at or to go on from."""
        own = self.accumulators.copy(), self.memory.copy(), self.angles, self.contacts
        return State(self.tables, self.layout, self.y.copy(), clock, *own)

    def failure(self, failure: StepFailure) -> Failure | None:
        """What the method knows about it."""
        return self.method.failure(self.tables, failure.status)
