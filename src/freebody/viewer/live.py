"""A live world: stepped, grabbed, changed while it runs. Knows no threads and no wall clock."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import numpy as np
from numpy.typing import NDArray

from freebody.contact.start import check_start
from freebody.errors import InputError, SimulationError
from freebody.joints.consistent import consistent_start, projected
from freebody.methods.base import Method
from freebody.methods.registry import get
from freebody.model.state import Clock, State
from freebody.running.plan import suits
from freebody.viewer import messages, parameters
from freebody.viewer.contacts import block_of
from freebody.viewer.diagnostics import Diagnostics, Reading
from freebody.viewer.floating_origin import leader, started_from
from freebody.viewer.frame import MOST_WRENCHES, DrawnGrab, pack
from freebody.viewer.geometry import geometry, still
from freebody.viewer.history import History, SoFar
from freebody.viewer.live_tables import LiveTables
from freebody.viewer.mover import Mover
from freebody.viewer.source import Source
from freebody.world import World


class Live:
    """A source in motion, with a grab and, on request, a ghost: a second method from the same state."""

    moving: bool = True
    tape: bytes | None = None

    def __init__(self, source: Source, *, stiffness: float) -> None:
        assert source.world is not None  # recorded runs are played, not moved
        self.source = source
        self.stiffness = stiffness
        self.dt = source.dt
        self.geometry = geometry(still(source.world, source.start), source.world)
        self.tables = LiveTables(source.world, self.geometry.sizes)
        self._described = source.world
        self.contact = block_of(self.tables.free, source.speed)
        self._own_start = self.initial = self._consistent(source.start or source.world.state())
        starts = self.initial.position
        self._leader = leader(source.camera, source.world.names, starts, self.geometry.sizes)
        started_from(self._leader, self.geometry.bodies, starts)
        self.mover = Mover(self._fitting(source.method), self._first(), self.dt)
        self.ghost: Mover | None = None
        self.diagnostics = Diagnostics(len(source.world.bodies))
        self.history = History(self.mover, self.tables)
        # Energy minus work at the start, shifted when forces are changed.
        self._level: float | None = None
        self._ghost_level = 0.0

    def _fitting(self, method: Method) -> Method:
        """The method, as it is in this world. Raises :class:`InputError` if it cannot move it."""
        suits(method, self._described)
        return method.for_world(self._described.has_contact)

    def _consistent(self, start: State) -> State:
        """``start`` with its joints closed to round-off. Raises :class:`InputError` for open joints and for overlap."""
        start = consistent_start(self.tables.free, start) if self._described.joints else start
        check_start(self.tables.free, start)
        return start

    def _first(self) -> State:
        clock = self.initial.clock
        return replace(self.initial, clock=clock if clock.dt == self.dt else Clock(clock.time, 0, self.dt))

    @property
    def leader(self) -> str | None:
        """The body that positions are relative to, in scenes far from the origin, where nothing can be grabbed."""
        return None if self._leader is None else self.tables.world.names[self._leader]

    def prepare(self) -> None:
        """Compile or load everything that runs at every picture; slow the first time on a machine."""
        self.mover.prepare()
        trial = Mover(self.mover.method, self.initial, self.dt)
        trial.advance(self.tables, 1)
        self.diagnostics.with_wrenches(self.read(), self.tables)

    def read(self) -> Reading:
        """The present state in numbers."""
        reading = self.diagnostics.read(self.mover, self.tables)
        if self._level is None:
            self._level = reading.balance
        return reading

    def advance(self, count: int) -> str | None:
        """Take ``count`` steps; the reason if the ghost had to be dropped.

        Raises :class:`SimulationError` if the motion itself breaks down; the state is then the last valid one.
        """
        self._keep()
        self.mover.advance(self.tables, count)
        if self.ghost is not None:
            try:
                self.ghost.advance(self.tables, count)
            except SimulationError as error:
                name, self.ghost = self.ghost.method.name, None
                return f"the ghost ({name}) is gone: {error.found}"
        return None

    def act(self, message: messages.Message) -> bool:
        """Carry out a command; whether settings changed. Raises :class:`InputError` if it cannot be done."""
        changed = self._do(message)
        self._keep()  # at once: the run may be saved before the next step
        return changed

    def _do(self, message: messages.Message) -> bool:
        match message:
            case messages.GrabMessage():
                self._grab(message)
                return False
            case messages.Reset():
                self._reset()
                return False
            case messages.Integrator():
                self.mover = Mover(self._fitting(get(message.name)), self.mover.state(self.tables), self.dt)
            case messages.Dt():
                self._change_step(message.value)
            case messages.Gravity():
                world = self.tables.world
                self._change_world(parameters.with_forces(world, world.forces, gravity=message.value))
            case messages.Parameter():
                self._change_number(message.id, message.value)
            case messages.Restore():
                self._restore()
            case messages.Stiffness():
                self.stiffness = message.value
                self._retake()
            case messages.Ghost():
                self._summon(message.name)
            case _:
                raise InputError(f"the command {message.type!r} for a world")
        return True

    def _keep(self, *, adding: bool = False) -> None:
        """Add the present state to the history if asked to, or if it starts a new run."""
        if not self.history.knows(self.mover, self.tables):
            self.history.begin(self.mover, self.tables, fresh=self.mover.time == self.initial.time)
        elif adding:
            self.history.add()

    def _grab(self, message: messages.GrabMessage) -> None:
        """Add a frame at every change of the grab, so that changes fall on frames."""
        self._keep(adding=True)
        self._move_grab(message)
        self.history.grab_changed()

    def _move_grab(self, message: messages.GrabMessage) -> None:
        if message.phase == "end":
            self.tables.let_go()
        elif self._leader is not None:
            raise InputError(
                "a grab in a scene far from the origin",
                cause=f"positions are relative to {self.leader}, which moves on while the pointer rests",
            )
        elif message.phase == "move":
            self.tables.move(_given(message.target))
        else:
            body = -1 if message.body is None else message.body
            if not 0 <= body < len(self.geometry.bodies):
                raise InputError(f"there is no body number {body}", expected=f"0 to {len(self.geometry.bodies) - 1}")
            local = np.array(_given(message.local))
            if np.linalg.norm(local) > 2.0 * self.geometry.sizes[body]:
                raise InputError("a point that is not on the body", expected="local, in m from its centre of mass")
            self.tables.take(body, local, _given(message.target), stiffness=self.stiffness, dt=self.dt)

    def _retake(self) -> None:
        grab = self.tables.grab
        if grab is not None:
            self._keep(adding=True)
            self.tables.take(grab.body, grab.local, grab.target, stiffness=self.stiffness, dt=self.dt)
            self.history.grab_changed()

    def _reset(self) -> None:
        self.tables.let_go()
        self.mover = Mover(self.mover.method, self._first(), self.dt)
        self.mover.prepare()
        self._level = None
        if self.ghost is not None:
            self._summon(self.ghost.method.name)

    def _change_step(self, dt: float) -> None:
        self.dt = dt
        self.mover = Mover(self.mover.method, self.mover.state(self.tables), dt)
        if self.ghost is not None:
            self.ghost = Mover(self.ghost.method, self.ghost.state(self.tables), dt)
        self._retake()

    def _change_number(self, name: str, value: parameters.Value) -> None:
        kind, place, attribute = name.split(".")
        if kind == "force":
            self._change_world(parameters.changed(self.tables.world, int(place), attribute, value))
        else:
            self.initial = self._nearest(parameters.started(self.initial, int(place), attribute, value))
            self._reset()

    def _nearest(self, start: State) -> State:
        """``start`` with its velocities projected onto what the joints allow."""
        if not self._described.joints:
            return start
        return replace(start, raw=projected(self.tables.free, start.raw, start.time))

    def thrown(self, body: int, numbers: NDArray[np.float64], start: State | None = None) -> State:
        """The start, or another state, with this velocity and spin (6,) of one body, as far as joints allow them."""
        vx, vy, vz, wx, wy, wz = numbers.tolist()
        first = parameters.started(self.initial if start is None else start, body, "velocity", (vx, vy, vz))
        return self._nearest(parameters.started(first, body, "angular_velocity", (wx, wy, wz)))

    def _restore(self) -> None:
        """Restore the scene's numbers; reset if the start was changed."""
        changed = self._start_changed
        self._change_world(self._described)
        if changed:
            self.initial = replace(self._own_start, tables=self.tables.free)
            self._reset()

    @property
    def _start_changed(self) -> bool:
        own, now = self._own_start, self.initial
        return own.layout != now.layout or not np.array_equal(own.raw, now.raw)

    def _change_world(self, world: World) -> None:
        """Change the forces. The potential jumps; the drift continues from its value."""
        before = self.read().balance
        shadow = None if self.ghost is None else self.diagnostics.read(self.ghost, self.tables).balance
        grab = self.tables.grab
        self.tables = LiveTables(world, self.geometry.sizes)
        if grab is not None:
            self.tables.take(grab.body, grab.local, grab.target, stiffness=self.stiffness, dt=self.dt)
        self.initial = replace(self.initial, tables=self.tables.free)
        assert self._level is not None  # read() set it
        self._level += self.diagnostics.read(self.mover, self.tables).balance - before
        if self.ghost is not None and shadow is not None:
            self._ghost_level += self.diagnostics.read(self.ghost, self.tables).balance - shadow

    def _summon(self, name: str | None) -> None:
        if name is None:
            self.ghost = None
            return
        ghost = Mover(self._fitting(get(name)), self.mover.state(self.tables), self.dt)
        ghost.prepare()
        self.ghost = ghost
        self._ghost_level = self.diagnostics.read(ghost, self.tables).balance

    def so_far(self) -> SoFar:
        """The run since the last reset or change of settings; called from any thread."""
        taken = self.history.snapshot()
        note = f"The run begins at {taken.frames[0].time:.4g} s: {taken.late}." if taken.late else ""
        return SoFar(taken.run(), taken.tables.world, note)

    def settings(self) -> dict[str, Any]:
        """The settings, for the page."""
        return {
            "integrator": self.mover.method.name,
            "dt": self.dt,
            "gravity": self.tables.world.gravity.acceleration.tolist(),
            "stiffness": self.stiffness,
            "ghost": None if self.ghost is None else self.ghost.method.name,
            "changed": self.tables.world is not self._described or self._start_changed,
        }

    def parameters(self) -> list[dict[str, Any]]:
        """The numbers of the scene that can be changed, for the page."""
        forces = parameters.forces_listing(self.tables.world, self._described)
        return forces + parameters.starts_listing(self.initial, self._own_start)

    def frame(self, counter: int, factor: float, *, paused: bool) -> bytes:
        """The present state, packed for the page."""
        self._keep(adding=True)
        reading = self.read()
        if len(reading.position) <= MOST_WRENCHES:
            reading = self.diagnostics.with_wrenches(reading, self.tables)
        assert self._level is not None  # read() set it
        grab, ghost = self.tables.grab, None
        held = None
        if grab is not None:
            held = DrawnGrab(grab.body, self.diagnostics.grab_point(reading, grab.body, grab.local), grab.target)
        if self.ghost is not None:
            ghost = self.diagnostics.read(self.ghost, self.tables)
        origin = None if self._leader is None else reading.position[self._leader]
        return pack(
            counter,
            factor,
            reading,
            drift=reading.balance - self._level,
            paused=paused,
            held=held,
            ghost=ghost,
            ghost_drift=0.0 if ghost is None else ghost.balance - self._ghost_level,
            origin=origin,
            contact=self._contact(reading, origin),
        )

    def _contact(self, reading: Reading, origin: NDArray[np.float64] | None) -> NDArray[np.float64] | None:
        """The block of the frame that shows contact."""
        if self.contact is None:
            return None
        impacts = self.mover.impacts_after(reading.time - self.contact.flash)
        return self.contact.one(reading.time, self.mover.contacts, impacts, origin)

    def still(self, counter: int) -> bytes:
        """The bodies as described, without energies, which would need compiled code."""
        bodies = self.tables.world.bodies
        reading = Reading(
            time=self.initial.time,
            kinetic=0.0,
            potential=0.0,
            work=0.0,
            linear=np.zeros(3),
            angular=np.zeros(3),
            position=np.array([body.position for body in bodies]),
            orientation=np.array([body.orientation for body in bodies]),
            spin=np.array([body.angular_velocity for body in bodies]),
            spin_momentum=np.array([body.angular_momentum for body in bodies]),
        )
        origin = None if self._leader is None else reading.position[self._leader]
        contact = None if self.contact is None else self.contact.still(reading.time, origin)
        return pack(counter, 0.0, reading, drift=0.0, paused=True, origin=origin, contact=contact)


def _given(point: tuple[float, float, float] | None) -> tuple[float, float, float]:
    assert point is not None  # messages.read has checked it
    return point
