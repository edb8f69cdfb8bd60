"""One method moving one world, a few steps at a time."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import numpy as np
from numpy.typing import NDArray

from freebody.errors import SimulationError
from freebody.joints.angles import angles_at, put_angles, taken_angles
from freebody.methods.adaptive_slots import ARRIVED
from freebody.methods.base import Method, ready
from freebody.model.layout import WORK
from freebody.model.state import LAYOUTS, Clock, State
from freebody.running.schedule import Piece, legs
from freebody.viewer.live_tables import LiveTables

__all__ = ["Mover"]

Array = NDArray[np.float64]

# Floats of F that carry a method's options.
OPTIONS = slice(1, 8)

# Internal steps that an adaptive method may take per step of the clock before it counts as stuck.
PATIENCE = 10_000


class Mover:
    """The state of a world under one method. Time is t0 + n dt."""

    def __init__(self, method: Method, state: State, dt: float) -> None:
        self.method = method
        self.layout = method.layout_for(state.tables)
        kept = state.as_layout(self.layout)
        self.y, self.books = kept.raw.copy(), kept.books.copy()
        own = state.clock
        self.clock = own if own.dt == dt else Clock(own.time, 0, dt)
        bodies = len(self.y)
        self._work, self._scratch = np.zeros((bodies, WORK)), method.scratch(state.tables)
        self._kept = method.memory(state.tables)
        if self._kept.stop - self._kept.start == len(state.memory):
            self._memory[:] = state.memory
        self.angles = angles_at(kept)
        self._frames, self._frame_books = np.empty((0, bodies, LAYOUTS[self.layout])), np.empty((0, 7))

    @property
    def _memory(self) -> Array:
        """What the method remembers between steps; empty for most."""
        return self._scratch[0, self._kept] if self._kept.stop > self._kept.start else np.zeros(0)

    @property
    def time(self) -> float:
        """Seconds."""
        return self.clock.time

    def state(self, tables: LiveTables) -> State:
        """The present state."""
        own = self.y.copy(), self.clock, self.books.copy(), self._memory.copy(), self.angles.copy()
        return State(tables.free, self.layout, *own)

    def prepare(self) -> None:
        """Compile or load the method."""
        if self.method.variable_step:
            _ = self.method.advance
        else:
            ready(self.method.advance)

    def advance(self, tables: LiveTables, count: int) -> None:
        """Take ``count`` steps of the clock. Raises :class:`SimulationError` where the motion breaks down."""
        before = self.y.copy(), self.books.copy(), self.clock, self._memory.copy()
        options = self.method.options()
        tables.floats[OPTIONS] = 0.0
        tables.floats[1 : 1 + len(options)] = options
        # Other movers use the same buffer.
        put_angles(tables.floats, tables.integers, self.angles)
        try:
            if self.method.variable_step:
                self._adaptive(tables, count)
            else:
                self._fixed(tables, count)
        except SimulationError:
            self.y[:], self.books[:], self.clock, self._memory[:] = before
            raise
        self.angles = taken_angles(tables.floats, tables.integers)
        self.clock = replace(self.clock, n=self.clock.n + count)

    def _fixed(self, tables: LiveTables, count: int) -> None:
        clock = self.clock
        for leg in legs(clock, count * clock.dt, tables.free.edges):
            tables.floats[0] = leg.moment
            if isinstance(leg, Piece):
                self._steps(tables, leg.start, 0, leg.length, 1)
            else:
                self._steps(tables, clock.t0, leg.n, clock.dt, leg.count)

    def _steps(self, tables: LiveTables, t0: float, n: int, dt: float, count: int) -> None:
        taken = self.method.advance(
            self.y, self.books, t0, n, dt, count, count + 1, self._work, tables.floats, tables.integers, tables.custom,
            self._scratch, self._frames, self._frame_books,
        )  # fmt: skip
        if taken < count:
            known = self.method.trouble(tables.free, self._scratch)
            if known is not None:
                raise SimulationError(
                    f"{known.found} at t = {t0 + (n + int(taken) + 1) * dt:.4g} s",
                    cause=known.cause,
                    remedy="reset, then take a smaller step",
                )
            raise SimulationError(
                f"the motion broke down at t = {t0 + (n + int(taken) + 1) * dt:.4g} s",
                cause=f"a step of {self.clock.dt:g} s is too large for {self.method.name} here",
                remedy="reset, then take a smaller step or another integrator",
            )

    def _adaptive(self, tables: LiveTables, count: int) -> None:
        """Start afresh on each call: the grab may have moved, which invalidates stored derivatives."""
        clock = self.clock
        method: Any = self.method
        start, end = clock.time, clock.t0 + (clock.n + count) * clock.dt
        inner = [edge for edge in tables.free.edges.tolist() if start < edge < end]
        for begin, stop in zip([start, *inner], [*inner, end]):
            state = State(tables.current, "momenta", self.y, Clock(begin), self.books)
            runner = method.start(tables.current, state)
            edge = stop if stop in inner else np.inf
            answer = runner.run(stop, edge=edge, moment=0.5 * (begin + stop), max_steps=PATIENCE * count)
            if answer.status < 0:
                raise runner.failure(answer.status)
            if answer.status != ARRIVED:
                raise SimulationError(f"{method.name} makes no progress at t = {runner.time:.4g} s", remedy="reset")
            self.y[:], self.books[:] = runner.at(stop)
