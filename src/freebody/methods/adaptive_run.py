"""A run of the adaptive method, in pieces: what the simulation loop drives."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from freebody.errors import InputError, SimulationError
from freebody.forces.held import hold
from freebody.methods import adaptive_slots as slot
from freebody.methods.adaptive_dense import interpolate
from freebody.methods.adaptive_loop import ready_adaptive
from freebody.model.layout import ACCUMULATORS
from freebody.model.state import Clock, State
from freebody.model.tables import Tables

__all__ = ["Frames", "Progress", "Runner", "Statistics"]

Array = NDArray[np.float64]

# A state's memory: where the pending step starts, its proposed length, the error and the rejection before it, whether
# its first stage is known, how many steps were accepted before it; then the books and their rates, the bodies and their
# rates at its start. The rates could be had again from the forces, but not to the last bit: a compiler may round the
# same formula differently in two places.
PENDING = 6
RATE = slot.RATE
LAST = slot.RATES + RATE * (slot.STAGES - 1)


class Frames(NamedTuple):
    """Room for frames: ``raw`` (room, bodies, 13) x q p L, ``books`` (room, 7), ``times`` (room,) in s."""

    raw: Array
    books: Array
    times: Array

    @classmethod
    def empty(cls, room: int, bodies: int) -> Frames:
        """Room for this many."""
        return cls(np.empty((room, bodies, 13)), np.empty((room, 7)), np.empty(room))


class Progress(NamedTuple):
    """Answer of ``Runner.run``: a status of ``adaptive_slots`` (below zero: failed) and how many frames it wrote."""

    status: int
    written: int


class Statistics(NamedTuple):
    """Steps accepted since the first start, steps rejected and evaluations of all forces by this runner."""

    accepted: int
    rejected: int
    evaluations: int


class Runner:
    """The adaptive method at work on one world. Made by ``Adaptive.start``.

    The protocol, for each segment of the schedule between two edges:

    1. ``run(until, edge=..., moment=...)`` with ``edge`` the end of the segment (infinite if there is none), ``until``
       the moment wanted, at most ``edge``, and ``moment`` any moment inside the segment. Steps never pass ``edge`` and
       one ends there to the bit. ``until`` cuts nothing: a step may reach past it, and the state at ``until`` is read
       off that step. So do not pass the end of a run as an edge, and move on to another segment only from its edge.
    2. Status RUNNING: ``max_steps`` are used up; look at Ctrl-C and the progress bar, call again. FULL: take the
       frames, call again with the remaining ``outputs``. ARRIVED: done. Below zero: ``failure(status)`` is the error.
    3. ``at(t)`` and ``state(t)`` give any moment of the last step, for events and for the end.

    Frames come at the ascending moments ``outputs`` (none before ``now``; in each call those not yet
    written), or after every ``every``-th accepted step, counted from the first start.

    ``state(t)`` carries in its memory the start of the step that t lies in, and the control's state there. A runner
    that starts from it takes that step again, and if it meets the state to the last bit goes on from the step's end:
    then every later step and frame is the same, bit for bit, as without the interruption. If it does not (another
    world, other tolerances, an edited state), it starts afresh at the state, with a new first step.
    """

    def __init__(self, tables: Tables, state: State, options: tuple[float, ...]) -> None:
        state = state.as_layout("momenta")
        bodies = len(state.raw)
        self.tables = tables
        self._advance = ready_adaptive()
        self._custom = hold(tables.custom_wrench, tables.custom_joints)
        self._floats = tables.floats.copy()
        self._floats[0] = state.time
        self._floats[1 : 1 + len(options)] = options
        self._first_step = options[2]
        self._resumable: State | None = state
        self.y, self.books = state.raw.copy(), state.books.copy()
        self._work, self._scratch = np.zeros((bodies, WORK)), np.zeros((bodies, slot.WIDTH))
        self._book_rates = np.zeros((slot.BOOK_ROWS, ACCUMULATORS))
        self._control, self._counts = np.zeros(slot.CONTROL), np.zeros(slot.COUNTS, dtype=np.int64)
        self._begin(state)

    def _begin(self, state: State) -> None:
        self.y[:], self.books[:] = state.raw, state.books
        self._control[:] = 0.0
        self._control[[slot.T_HEAD, slot.T_LAST]] = state.time
        self._control[slot.H_NEXT] = self._first_step
        self._control[slot.ERROR] = 1.0  # neutral in the control
        self._counts[[slot.ACCEPTED, slot.RECORDED]] = 0
        self.now = state.time

    def run(
        self,
        until: float,
        *,
        edge: float = np.inf,
        moment: float | None = None,
        outputs: Array | None = None,
        every: int = 0,
        max_steps: int = 1000,
        frames: Frames | None = None,
    ) -> Progress:
        """Advance to ``until`` (s) or as far as ``max_steps`` and the room in the frames allow; see the class.

        ``frames`` is written from its start in each call. ``moment`` None: the segment is still the same.
        """
        if not self.now <= until <= edge:
            raise InputError(f"until = {until!r}", expected=f"a moment from {self.now!r} to the edge at {edge!r} s")
        if moment is not None:
            self._floats[0] = moment
        if self._resumable is not None:
            self._resume(self._resumable, edge)
        room = Frames.empty(0, len(self.y)) if frames is None else frames
        moments = np.empty(0) if outputs is None or frames is None else np.ascontiguousarray(outputs, dtype=np.float64)
        status = self._call(until, edge, max_steps, every if frames is not None else 0, moments, room)
        self.now = min(float(until), self.time)
        return Progress(status, int(self._counts[slot.WRITTEN]))

    def _call(self, until: float, edge: float, limit: int, every: int, outputs: Array, room: Frames) -> int:
        tables = self.tables
        status = self._advance(
            self.y, self.books, float(until), float(edge), limit, every, outputs, self._work, self._floats,
            tables.integers, self._custom, self._scratch, self._book_rates, self._control, self._counts,
            room.raw, room.books, room.times,
        )  # fmt: skip
        return int(status)

    def _resume(self, state: State, edge: float) -> None:
        """Step from the pending start in the state's memory to the state again, if that leads there."""
        self._resumable = None
        memory, bodies = state.memory, len(self.y)
        if memory.shape != (PENDING + 2 * ACCUMULATORS + (13 + RATE) * bodies,) or not np.isfinite(memory).all():
            return
        control, counts = self._control, self._counts
        control[[slot.T_HEAD, slot.H_NEXT, slot.ERROR, slot.AFTER_REJECTION, slot.KNOWN]] = memory[:5]
        counts[[slot.ACCEPTED, slot.RECORDED]] = int(memory[5])
        parts = np.split(memory[PENDING:], np.cumsum([ACCUMULATORS, ACCUMULATORS, 13 * bodies]))
        self.books[:], self._book_rates[slot.STAGES - 1], self.y[:] = parts[0], parts[1], parts[2].reshape(bodies, 13)
        rates = parts[3].reshape(bodies, RATE)
        self._scratch[:, slot.LAST_SPIN : slot.LAST_SPIN + 3] = rates[:, :3]
        self._scratch[:, LAST + 3 : LAST + RATE] = rates[:, 3:]
        rejected = counts[slot.REJECTED]
        # One step at most, and no frame: whatever it passes beyond the state is delivered by the run that follows.
        self._call(state.time, edge, 1, 1, np.empty(0), Frames.empty(0, bodies))
        start, end = self.last_step
        same = counts[slot.REJECTED] == rejected and start <= state.time <= end
        if same:
            y, books = self.at(state.time)
            same = np.array_equal(y, state.raw) and np.array_equal(books, state.books)
        if not same:
            self._begin(state)

    @property
    def time(self) -> float:
        """The moment the head has reached, in s: the end of the last step, at or past ``now``."""
        return float(self._control[slot.T_HEAD])

    @property
    def last_step(self) -> tuple[float, float]:
        """Start and end of the last accepted step, in s: where ``at`` may look."""
        return float(self._control[slot.T_LAST]), self.time

    @property
    def statistics(self) -> Statistics:
        """Steps and evaluations so far."""
        counts = self._counts
        return Statistics(int(counts[slot.ACCEPTED]), int(counts[slot.REJECTED]), int(counts[slot.EVALUATIONS]))

    def at(self, t: float) -> tuple[Array, Array]:
        """State (bodies, 13) and books (14) at a moment of the last step; copies. Raises outside of it."""
        start, end = self.last_step
        if not start <= t <= end:
            raise InputError(f"t = {t!r}", expected=f"a moment of the last step, from {start!r} to {end!r} s")
        if t == end:
            return self.y.copy(), self.books.copy()
        y, books = np.empty_like(self.y), np.empty(ACCUMULATORS)
        h = self._control[slot.H_LAST]
        interpolate(world, motion, self._scratch, (t - start) / h, h, self._book_rates)
        return y, books

    def state(self, t: float | None = None) -> State:
        """A state to go on from, at a moment of the last step (default: ``now``)."""
        t = self.now if t is None else float(t)
        y, books = self.at(t)
        memory = self._next_step() if t == self.time else self._last_step()
        return State(self.tables, "momenta", y, Clock(t0=t), books, np.concatenate(memory))

    def _next_step(self) -> list[Array]:
        """The memory of a state at the head."""
        names = [slot.T_HEAD, slot.H_NEXT, slot.ERROR, slot.AFTER_REJECTION, slot.KNOWN]
        pending = np.append(self._control[names], self._counts[slot.ACCEPTED])
        spin = self._scratch[:, slot.LAST_SPIN : slot.LAST_SPIN + 3]
        rates = np.concatenate([spin, self._scratch[:, LAST + 3 : LAST + RATE]], axis=1)
        return [pending, self.books, self._book_rates[slot.STAGES - 1], self.y.ravel(), rates.ravel()]

    def _last_step(self) -> list[Array]:
        """The memory of a state inside the last step."""
        names = [slot.T_LAST, slot.H_TRIED, slot.ERROR_BEFORE, slot.REJECTION_BEFORE]
        pending = np.append(self._control[names], [1.0, self._counts[slot.ACCEPTED] - 1])
        start = self._scratch[:, slot.START : slot.START + 13]
        rates = self._scratch[:, slot.RATES : slot.RATES + RATE]
        return [pending, self._book_rates[slot.BEFORE], self._book_rates[0], start.ravel(), rates.ravel()]

    def failure(self, status: int) -> SimulationError:
        """The error to raise for a status below zero."""
        where = f"at t = {self.time:.9g} s the step shrank to {self._control[slot.H_NEXT]:.3g} s and "
        if status == slot.NOT_FINITE:
            return SimulationError(
                where + "forces or states are still not finite",
                expected="finite forces",
                cause="a force that returns NaN or infinity here, or motion that grows without bound",
                remedy="look at the forces at this moment, or end the run before it",
            )
        return SimulationError(
            where + "its error is still above the tolerance",
            expected="an error below atol + rtol * size",
            cause="a singularity, a jump in a force that has no edge there, or forces too stiff for an explicit method",
            remedy="loosen rtol and atol, soften the force, or end the run before this moment",
        )
