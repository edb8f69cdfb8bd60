"""A run of the adaptive method, in pieces: what the simulation loop drives."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from freebody.errors import InputError, SimulationError
from freebody.forces.held import hold
from freebody.methods.adaptive.kernels import (
    BEFORE,
    BODY,
    CONTROL,
    COUNTS,
    NOT_FINITE,
    OPTIONS,
    RATE,
    STAGES,
    Goal,
    Output,
    Workspace,
    interpolate,
    ready_adaptive,
)
from freebody.model.columns import MOMENTA
from freebody.model.kernel_data import motion_of, world_of
from freebody.model.layout import ACCUMULATORS
from freebody.model.state import Clock, State
from freebody.model.tables import Tables

Array = NDArray[np.float64]

# A state's memory: where the pending step starts, its proposed length, the error and the rejection before it, whether
# its first stage is known, how many steps were accepted before it; then the accumulators and their rates, the bodies
# and their rates at its start. The rates could be had again from the forces, but not to the last bit: a compiler may
# round the same formula differently in two places.
PENDING = ("head", "next", "error", "rejected", "known")
# The same of the last step.
TRIED = ("last", "tried", "error_before", "rejected_before")


class Progress(NamedTuple):
    """Answer of ``Runner.run``: an answer of ``kernels`` (below zero: failed) and how many frames it wrote."""

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

    def __init__(self, tables: Tables, state: State, options: Sequence[float]) -> None:
        state = state.as_layout("momenta")
        self.tables = tables
        self._held = hold(tables.custom_wrench, tables.custom_joints)
        self._world = world_of(tables, segment=state.time)
        self._options = np.array(options, dtype=np.float64)
        self._resumable: State | None = state
        self._motion = motion_of(state.raw.copy(), state.accumulators.copy())
        self._work = Workspace.empty(len(state.raw))
        self._begin(state)

    @property
    def y(self) -> Array:
        """The state at the head, (bodies, 13)."""
        return self._motion.state

    @property
    def accumulators(self) -> Array:
        """Those at the head."""
        return self._motion.accumulators

    def _begin(self, state: State) -> None:
        self.y[:], self.accumulators[:] = state.raw, state.accumulators
        self._control(
            dict.fromkeys(CONTROL.fields, 0.0)
            | {"head": state.time, "last": state.time, "next": OPTIONS.read(self._options).first_step, "error": 1.0}
        )
        self._count(accepted=0, recorded=0)
        self.now = state.time

    def _control(self, values: dict[str, float]) -> None:
        for name, value in values.items():
            self._work.control[CONTROL.slices[name]] = value

    def _count(self, **values: int) -> None:
        for name, value in values.items():
            self._work.counts[COUNTS.slices[name]] = value

    def run(
        self,
        until: float,
        *,
        edge: float = np.inf,
        moment: float | None = None,
        outputs: Array | None = None,
        every: int = 0,
        max_steps: int = 1000,
        frames: Output | None = None,
    ) -> Progress:
        """Advance to ``until`` (s) or as far as ``max_steps`` and the room in the frames allow; see the class.

        ``frames`` is written from its start in each call. ``moment`` None: the segment is still the same.
        """
        if not self.now <= until <= edge:
            raise InputError(f"until = {until!r}", expected=f"a moment from {self.now!r} to the edge at {edge!r} s")
        if moment is not None:
            self._world = self._world._replace(segment=float(moment))
        if self._resumable is not None:
            self._resume(self._resumable, edge)
        room = Output.empty(0, len(self.y)) if frames is None else frames
        moments = np.empty(0) if outputs is None or frames is None else np.ascontiguousarray(outputs, dtype=np.float64)
        goal = Goal(float(until), float(edge), max_steps, every if frames is not None else 0, moments)
        status = self._call(goal, room)
        self.now = min(float(until), self.time)
        return Progress(status, COUNTS.read(self._work.counts).written)

    def _call(self, goal: Goal, room: Output) -> int:
        advance = ready_adaptive()
        return int(advance(self._world, self._motion, self._held, self._options, self._work, goal, room))

    def _resume(self, state: State, edge: float) -> None:
        """Step from the pending start in the state's memory to the state again, if that leads there."""
        self._resumable = None
        memory, bodies = state.memory, len(self.y)
        sizes = [len(PENDING), 1, ACCUMULATORS, ACCUMULATORS, MOMENTA.size * bodies, RATE.size * bodies]
        if memory.shape != (sum(sizes),) or not np.isfinite(memory).all():
            return
        pending, accepted, accumulators, rates, raw, body_rates = np.split(memory, np.cumsum(sizes[:-1]))
        self._control(dict(zip(PENDING, pending)))
        self._count(accepted=int(accepted[0]), recorded=int(accepted[0]))
        self.accumulators[:], self._work.rates[STAGES - 1], self.y[:] = accumulators, rates, raw.reshape(bodies, -1)
        self._last_rates = body_rates.reshape(bodies, -1)
        rejected = self.statistics.rejected
        # One step at most, and no frame: whatever it passes beyond the state is delivered by the run that follows.
        self._call(Goal(state.time, float(edge), 1, 1, np.empty(0)), Output.empty(0, bodies))
        start, end = self.last_step
        same = self.statistics.rejected == rejected and start <= state.time <= end
        if same:
            y, accumulators = self.at(state.time)
            same = np.array_equal(y, state.raw) and np.array_equal(accumulators, state.accumulators)
        if not same:
            self._begin(state)

    @property
    def _last_rates(self) -> Array:
        """Rates of bodies at the last stage: those of the rotation vector as they begin the next step."""
        rates = self._work.rows[:, BODY.slices["rates"]][:, -RATE.size :]
        return np.concatenate([self._work.rows[:, BODY.slices["last_spin"]], rates[:, 3:]], axis=1)

    @_last_rates.setter
    def _last_rates(self, value: Array) -> None:
        self._work.rows[:, BODY.slices["last_spin"]] = value[:, :3]
        self._work.rows[:, BODY.slices["rates"]][:, -RATE.size + 3 :] = value[:, 3:]

    @property
    def time(self) -> float:
        """The moment the head has reached, in s: the end of the last step, at or past ``now``."""
        return float(CONTROL.read(self._work.control).head)

    @property
    def last_step(self) -> tuple[float, float]:
        """Start and end of the last accepted step, in s: where ``at`` may look."""
        return float(CONTROL.read(self._work.control).last), self.time

    @property
    def statistics(self) -> Statistics:
        """Steps and evaluations so far."""
        counts = COUNTS.read(self._work.counts)
        return Statistics(counts.accepted, counts.rejected, counts.evaluations)

    def at(self, t: float) -> tuple[Array, Array]:
        """State (bodies, 13) and accumulators (14) at a moment of the last step; copies. Raises outside of it."""
        start, end = self.last_step
        if not start <= t <= end:
            raise InputError(f"t = {t!r}", expected=f"a moment of the last step, from {start!r} to {end!r} s")
        if t == end:
            return self.y.copy(), self.accumulators.copy()
        y, accumulators = np.empty_like(self.y), np.empty(ACCUMULATORS)
        length = CONTROL.read(self._work.control).length
        interpolate(self._world, self._work, (t - start) / length, y, accumulators)
        return y, accumulators

    def state(self, t: float | None = None) -> State:
        """A state to go on from, at a time of the last step (default: ``now``)."""
        t = self.now if t is None else float(t)
        y, accumulators = self.at(t)
        memory = self._next_step() if t == self.time else self._last_step()
        return State(self.tables, "momenta", y, Clock(t0=t), accumulators, np.concatenate(memory))

    def _next_step(self) -> list[Array]:
        """The memory of a state at the head."""
        control = CONTROL.read(self._work.control)
        pending = [*(getattr(control, name) for name in PENDING), self.statistics.accepted]
        rates = self._work.rates[STAGES - 1]
        return [np.array(pending), self.accumulators, rates, self.y.ravel(), self._last_rates.ravel()]

    def _last_step(self) -> list[Array]:
        """The memory of a state inside the last step."""
        control = CONTROL.read(self._work.control)
        tried = [*(getattr(control, name) for name in TRIED), 1.0, self.statistics.accepted - 1]
        start = self._work.rows[:, BODY.slices["start"]]
        rates = self._work.rows[:, BODY.slices["rates"]][:, : RATE.size]
        return [np.array(tried), self._work.rates[BEFORE], self._work.rates[0], start.ravel(), rates.ravel()]

    def failure(self, status: int) -> SimulationError:
        """The error to raise for a status below zero."""
        where = f"at t = {self.time:.9g} s the step shrank to {CONTROL.read(self._work.control).next:.3g} s and "
        if status == NOT_FINITE:
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
            remedy="loosen rtol and atol, regularize the force, or end the run before this moment",
        )
