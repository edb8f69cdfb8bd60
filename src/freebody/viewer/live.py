"""A live world: moved step by step, grabbed, changed while it runs. No threads and no clocks on walls in here."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import numpy as np

from freebody.errors import InputError, SimulationError
from freebody.joints.consistent import consistent_start, projected
from freebody.methods.base import Method
from freebody.methods.registry import get, with_joints
from freebody.model.state import Clock, State
from freebody.viewer import messages, parameters
from freebody.viewer.exhibit import Exhibit
from freebody.viewer.field import Field
from freebody.viewer.frame import MOST_FELT, Held, pack
from freebody.viewer.geometry import geometry, still
from freebody.viewer.kept import Kept, SoFar
from freebody.viewer.meter import Meter, Reading
from freebody.viewer.mover import Mover
from freebody.viewer.vantage import leader, started_from
from freebody.world import World

__all__ = ["Live"]


class Live:
    """An exhibit in motion, with a grab and, if wanted, a ghost: a second method from the same state."""

    moving: bool = True
    tape: bytes | None = None

    def __init__(self, exhibit: Exhibit, *, stiffness: float) -> None:
        assert exhibit.world is not None  # recorded runs are played, not moved
        self.exhibit = exhibit
        self.stiffness = stiffness
        self.dt = exhibit.dt
        self.geometry = geometry(still(exhibit.world, exhibit.start), exhibit.world)
        self.field = Field(exhibit.world, self.geometry.sizes)
        self._described = exhibit.world
        self._own_start = self.initial = self._consistent(exhibit.start or exhibit.world.state())
        starts = self.initial.position
        self._leader = leader(exhibit.camera, exhibit.world.names, starts, self.geometry.sizes)
        started_from(self._leader, self.geometry.bodies, starts)
        self.mover = Mover(self._fitting(exhibit.method), self._first(), self.dt)
        self.ghost: Mover | None = None
        self.meter = Meter(len(exhibit.world.bodies))
        self.kept = Kept(self.mover, self.field)
        # What energy minus work was at the start, shifted where gravity is changed by hand.
        self._level: float | None = None
        self._ghost_level = 0.0

    def _fitting(self, method: Method) -> Method:
        """The method, if it can move this world. Raises :class:`InputError`."""
        if self._described.joints and not method.takes_joints:
            raise InputError(f"{method.name} keeps no joints", expected="one of " + ", ".join(with_joints()))
        return method

    def _consistent(self, start: State) -> State:
        """``start`` with its joints closed to round-off. Raises :class:`InputError` if they are open."""
        return consistent_start(self.field.free, start) if self._described.joints else start

    def _first(self) -> State:
        clock = self.initial.clock
        return replace(self.initial, clock=clock if clock.dt == self.dt else Clock(clock.time, 0, self.dt))

    @property
    def leader(self) -> str | None:
        """The body that pages see everything from, in scenes far from the origin; nobody can hold on to those."""
        return None if self._leader is None else self.field.world.names[self._leader]

    def prepare(self) -> None:
        """Compile everything that runs at every picture, or load it; slow the first time on a machine."""
        self.mover.prepare()
        trial = Mover(self.mover.method, self.initial, self.dt)
        trial.advance(self.field, 1)
        self.meter.feel(self.read(), self.field)

    def read(self) -> Reading:
        """The present state in numbers."""
        reading = self.meter.read(self.mover, self.field)
        if self._level is None:
            self._level = reading.balance
        return reading

    def advance(self, count: int) -> str | None:
        """Take ``count`` steps; what went wrong with the ghost, if it had to be given up.

        Raises :class:`SimulationError` if the motion itself breaks down; the state is then the last good one.
        """
        self._keep()
        self.mover.advance(self.field, count)
        if self.ghost is not None:
            try:
                self.ghost.advance(self.field, count)
            except SimulationError as error:
                name, self.ghost = self.ghost.method.name, None
                return f"the ghost ({name}) is gone: {error.found}"
        return None

    def act(self, message: messages.Message) -> bool:
        """Do what a page asks; whether settings changed. Raises :class:`InputError` for what cannot be done."""
        changed = self._do(message)
        self._keep()  # at once: whoever is told of the change may ask for the run before another step is taken
        return changed

    def _do(self, message: messages.Message) -> bool:
        match message:
            case messages.Grabbing():
                self._grab(message)
                return False
            case messages.Reset():
                self._reset()
                return False
            case messages.Integrator():
                self.mover = Mover(self._fitting(get(message.name)), self.mover.state(self.field), self.dt)
            case messages.Dt():
                self._change_step(message.value)
            case messages.Gravity():
                world = self.field.world
                self._change_world(parameters.with_forces(world, world.forces, gravity=message.value))
            case messages.Parameter():
                self._change_number(message.id, message.value)
            case messages.Restore():
                self._restore()
            case messages.Stiffness():
                self.stiffness = message.value
                self._regrip()
            case messages.Ghost():
                self._summon(message.name)
            case _:
                raise InputError(f"{message.type!r} asked of a world")
        return True

    def _keep(self, *, adding: bool = False) -> None:
        """Keep the present state as a frame if that is wanted, or if it is the first of another run."""
        if not self.kept.knows(self.mover, self.field):
            self.kept.begin(self.mover, self.field, fresh=self.mover.time == self.initial.time)
        elif adding:
            self.kept.add()

    def _grab(self, message: messages.Grabbing) -> None:
        """A frame is kept at the moment of every change of the hand, so that it lies between frames, not inside."""
        self._keep(adding=True)
        self._move_hand(message)
        self.kept.turned()

    def _move_hand(self, message: messages.Grabbing) -> None:
        if message.phase == "end":
            self.field.let_go()
        elif self._leader is not None:
            raise InputError(
                "a hand in a scene far from the origin",
                cause=f"it is seen from {self.leader}, which flies on while a hand stands still",
            )
        elif message.phase == "move":
            self.field.move(_given(message.target))
        else:
            body = -1 if message.body is None else message.body
            if not 0 <= body < len(self.geometry.bodies):
                raise InputError(f"no body has the number {body}", expected=f"0 to {len(self.geometry.bodies) - 1}")
            local = np.array(_given(message.local))
            if np.linalg.norm(local) > 2.0 * self.geometry.sizes[body]:
                raise InputError("a point that is not on the body", expected="local, in m from its centre of mass")
            self.field.take(body, local, _given(message.target), stiffness=self.stiffness, dt=self.dt)

    def _regrip(self) -> None:
        hand = self.field.hand
        if hand is not None:
            self._keep(adding=True)
            self.field.take(hand.body, hand.local, hand.target, stiffness=self.stiffness, dt=self.dt)
            self.kept.turned()

    def _reset(self) -> None:
        self.field.let_go()
        self.mover = Mover(self.mover.method, self._first(), self.dt)
        self._level = None
        if self.ghost is not None:
            self._summon(self.ghost.method.name)

    def _change_step(self, dt: float) -> None:
        self.dt = dt
        self.mover = Mover(self.mover.method, self.mover.state(self.field), dt)
        if self.ghost is not None:
            self.ghost = Mover(self.ghost.method, self.ghost.state(self.field), dt)
        self._regrip()

    def _change_number(self, name: str, value: parameters.Value) -> None:
        kind, place, attribute = name.split(".")
        if kind == "force":
            self._change_world(parameters.changed(self.field.world, int(place), attribute, value))
        else:
            self.initial = self._nearest(parameters.started(self.initial, int(place), attribute, value))
            self._reset()

    def _nearest(self, start: State) -> State:
        """The velocities nearest to those asked for that the joints allow."""
        if not self._described.joints:
            return start
        return replace(start, raw=projected(self.field.free, start.raw, start.time))

    def _restore(self) -> None:
        """Back to the scene's own numbers; the scene begins anew if its start was another one."""
        otherwise = self._starts_otherwise
        self._change_world(self._described)
        if otherwise:
            self.initial = replace(self._own_start, tables=self.field.free)
            self._reset()

    @property
    def _starts_otherwise(self) -> bool:
        own, now = self._own_start, self.initial
        return own.layout != now.layout or not np.array_equal(own.raw, now.raw)

    def _change_world(self, world: World) -> None:
        """Other forces, and so another potential: drift goes on from where it was."""
        before = self.read().balance
        shadow = None if self.ghost is None else self.meter.read(self.ghost, self.field).balance
        hand = self.field.hand
        self.field = Field(world, self.geometry.sizes)
        if hand is not None:
            self.field.take(hand.body, hand.local, hand.target, stiffness=self.stiffness, dt=self.dt)
        self.initial = replace(self.initial, tables=self.field.free)
        assert self._level is not None  # read() set it
        self._level += self.meter.read(self.mover, self.field).balance - before
        if self.ghost is not None and shadow is not None:
            self._ghost_level += self.meter.read(self.ghost, self.field).balance - shadow

    def _summon(self, name: str | None) -> None:
        if name is None:
            self.ghost = None
            return
        ghost = Mover(self._fitting(get(name)), self.mover.state(self.field), self.dt)
        ghost.prepare()
        self.ghost = ghost
        self._ghost_level = self.meter.read(ghost, self.field).balance

    def so_far(self) -> SoFar:
        """The run since the last reset, or since settings were changed; any thread may ask."""
        take = self.kept.take()
        note = f"The run begins at {take.frames[0].time:.4g} s: {take.late}." if take.late else ""
        return SoFar(take.run(), take.field.world, note)

    def settings(self) -> dict[str, Any]:
        """As the page shows them."""
        return {
            "integrator": self.mover.method.name,
            "dt": self.dt,
            "gravity": self.field.world.gravity.acceleration.tolist(),
            "stiffness": self.stiffness,
            "ghost": None if self.ghost is None else self.ghost.method.name,
            "changed": self.field.world is not self._described or self._starts_otherwise,
        }

    def parameters(self) -> list[dict[str, Any]]:
        """The numbers of the scene that can be changed, as the page shows them."""
        forces = parameters.forces_listing(self.field.world, self._described)
        return forces + parameters.starts_listing(self.initial, self._own_start)

    def frame(self, counter: int, factor: float, *, paused: bool) -> bytes:
        """The present state as bytes for the page."""
        self._keep(adding=True)
        reading = self.read()
        if len(reading.position) <= MOST_FELT:
            reading = self.meter.feel(reading, self.field)
        assert self._level is not None  # read() set it
        hand, ghost = self.field.hand, None
        held = None
        if hand is not None:
            held = Held(hand.body, self.meter.grab_point(reading, hand.body, hand.local), hand.target)
        if self.ghost is not None:
            ghost = self.meter.read(self.ghost, self.field)
        return pack(
            counter,
            factor,
            reading,
            drift=reading.balance - self._level,
            paused=paused,
            held=held,
            ghost=ghost,
            ghost_drift=0.0 if ghost is None else ghost.balance - self._ghost_level,
            origin=None if self._leader is None else reading.position[self._leader],
        )

    def still(self, counter: int) -> bytes:
        """The bodies as described, without energies: nothing of it has to be compiled."""
        bodies = self.field.world.bodies
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
        return pack(counter, 0.0, reading, drift=0.0, paused=True, origin=origin)


def _given(point: tuple[float, float, float] | None) -> tuple[float, float, float]:
    assert point is not None  # messages are complete when they come here
    return point
