"""One method moving one world, a few steps at a time."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import numpy as np
from numpy.typing import NDArray

from freebody.contact.layout import STATE
from freebody.contact.state import contacts_at
from freebody.errors import SimulationError
from freebody.methods.adaptive.kernels import ARRIVED
from freebody.methods.base import Method, ready
from freebody.model.state import Clock, State
from freebody.running.schedule import Piece, legs
from freebody.running.stepper import StepFailure, Stepper
from freebody.viewer.live_tables import LiveTables

Array = NDArray[np.float64]

# Internal steps that an adaptive method may take per step of the clock before it counts as stuck.
PATIENCE = 10_000

# Impacts that are kept: a world may bounce for days.
MOST_IMPACTS = 50_000


class Mover:
    """The state of a world under one method. Time is t0 + n dt."""

    def __init__(self, method: Method, state: State, dt: float) -> None:
        self.method = method
        own = state.clock
        self.clock = own if own.dt == dt else Clock(own.time, 0, dt)
        # With what is known of contact, even if nothing is: finding out would compile the method.
        state = replace(state, contacts=contacts_at(state))
        self._stepper = Stepper(state.tables, method, state, self.clock)
        self.layout, self.angles = self._stepper.layout, self._stepper.angles
        self.contacts = self._stepper.contacts

    @property
    def y(self) -> Array:
        """The raw state."""
        return self._stepper.y

    @property
    def accumulators(self) -> Array:
        """Work, impulse and angular impulse with their compensations."""
        return self._stepper.accumulators

    @property
    def impacts(self) -> Array:
        """Every impact so far: rows of ``contact.layout.IMPACT``."""
        return self._stepper.impacts.since()

    @property
    def time(self) -> float:
        """Seconds."""
        return self.clock.time

    def state(self, tables: LiveTables) -> State:
        """The present state."""
        now = self._stepper.state(self.clock)
        return replace(now, tables=tables.free, angles=self.angles.copy(), contacts=self.contacts.copy())

    def prepare(self) -> None:
        """Compile or load the method, and find out what touches."""
        ready(self.method.advance)
        if len(self.contacts) and not self.contacts[STATE.slices["found"].start]:
            self._stepper.find_contacts()
            self.contacts = self._stepper.contacts

    def impacts_after(self, time: float) -> Array:
        """The impacts after ``time`` (s): rows of ``contact.layout.IMPACT``."""
        return self._stepper.impacts.after(time)

    def advance(self, tables: LiveTables, count: int) -> None:
        """Take ``count`` steps of the clock. Raises :class:`SimulationError` where the motion breaks down."""
        stepper = self._stepper
        stepper.use(tables.current)
        # Other movers use the same buffer.
        stepper.angles, stepper.contacts = self.angles, self.contacts
        before = stepper.mark()
        try:
            if self.method.variable_step:
                self._adaptive(tables, count)
            else:
                self._fixed(tables, count)
        except SimulationError:
            stepper.back_to(before)
            raise
        self.angles, self.contacts = stepper.angles, stepper.contacts
        stepper.impacts.keep(MOST_IMPACTS)
        self.clock = replace(self.clock, n=self.clock.n + count)

    def _fixed(self, tables: LiveTables, count: int) -> None:
        clock, stepper = self.clock, self._stepper
        try:
            for leg in legs(clock, count * clock.dt, tables.free.edges):
                if isinstance(leg, Piece):
                    stepper.piece(leg, n=0)
                else:
                    for _ in stepper.steps(leg.n, leg.count, leg.moment):
                        pass
        except StepFailure as failure:
            known = stepper.failure(failure)
            if known is not None:
                raise SimulationError(
                    f"{known.found} at t = {failure.time:.4g} s",
                    cause=known.cause,
                    remedy="reset, then take a smaller step",
                ) from None
            raise SimulationError(
                f"the motion broke down at t = {failure.time:.4g} s",
                cause=f"a step of {clock.dt:g} s is too large for {self.method.name} here",
                remedy="reset, then take a smaller step or another integrator",
            ) from None

    def _adaptive(self, tables: LiveTables, count: int) -> None:
        """Start afresh on each call: the grab may have moved, which invalidates stored derivatives."""
        clock = self.clock
        method: Any = self.method
        start, end = clock.time, clock.t0 + (clock.n + count) * clock.dt
        inner = [edge for edge in tables.free.edges.tolist() if start < edge < end]
        for begin, stop in zip([start, *inner], [*inner, end]):
            state = State(tables.current, "momenta", self.y, Clock(begin), self.accumulators)
            runner = method.start(tables.current, state)
            edge = stop if stop in inner else np.inf
            answer = runner.run(stop, edge=edge, moment=0.5 * (begin + stop), max_steps=PATIENCE * count)
            if answer.status < 0:
                raise runner.failure(answer.status)
            if answer.status != ARRIVED:
                raise SimulationError(f"{method.name} makes no progress at t = {runner.time:.4g} s", remedy="reset")
            self.y[:], self.accumulators[:] = runner.at(stop)
