"""What a run is asked to do, checked."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any

import numpy as np

from freebody.errors import InputError
from freebody.joints.consistent import consistent_start
from freebody.methods.base import Method
from freebody.methods.registry import with_joints
from freebody.model.state import State
from freebody.running.events import Event
from freebody.world import World

__all__ = ["Observer", "Plan", "keeps_joints", "positive"]

Observer = Callable[[State], object]


@dataclass(frozen=True)
class Plan:
    """Arguments of ``simulate``, valid. ``dt`` is None only for a method that chooses its own steps."""

    world: World
    method: Method
    duration: float
    dt: float | None
    every: int
    start: State
    events: tuple[Event, ...]
    observers: tuple[Observer, ...]
    progress: bool | None

    @classmethod
    def checked(
        cls,
        world: World,
        method: Method,
        duration: float,
        dt: float | None,
        every: int,
        start: State | None,
        events: Event | Iterable[Event],
        observers: Observer | Iterable[Observer],
        progress: bool | None,
    ) -> Plan:
        """Raises :class:`InputError` for the first thing that is wrong."""
        if not isinstance(world, World):
            raise InputError(f"world is {type(world).__name__}", expected="fb.World([...])")
        keeps_joints(method, world)
        if not isinstance(every, int | np.integer) or every < 1:
            raise InputError(f"every = {every!r}", expected="a whole number of steps, 1 or more")
        if dt is None and not method.variable_step:
            raise InputError(
                f"no dt for {method.name}",
                expected="the size of a step in seconds",
                remedy='give dt=1e-3, or integrator="adaptive" with rtol and atol instead',
            )
        return cls(
            world,
            method,
            positive("duration", duration),
            None if dt is None else positive("dt", dt),
            int(every),
            _start(world, start),
            _events(events),
            _observers(observers),
            progress,
        )


def keeps_joints(method: Method, world: World) -> None:
    """Raises :class:`InputError` if ``world`` has joints and ``method`` does not keep them."""
    if world.joints and not method.takes_joints:
        raise InputError(
            f"{method.name} with {len(world.joints)} joints",
            expected="a method that keeps joints: " + ", ".join(with_joints()),
            remedy="leave integrator out, or name one of these",
        )


def _start(world: World, start: State | None) -> State:
    state = world.state() if start is None else _of_this_world(start, world)
    return consistent_start(world.tables(), state) if world.joints else state


def _events(given: Any) -> tuple[Event, ...]:
    events = tuple(given) if isinstance(given, Iterable) and not isinstance(given, str) else (given,)
    for event in events:
        if not isinstance(event, Event):
            raise InputError(
                f"{event!r} among the events",
                expected="fb.Event(function, name=..., direction=..., stop=...)",
                remedy="wrap it: fb.Event(function)" if callable(event) else None,
            )
    return events


def _observers(given: Observer | Iterable[Observer]) -> tuple[Observer, ...]:
    observers = tuple(given) if isinstance(given, Iterable) and not callable(given) else (given,)
    for observer in observers:
        if not callable(observer):
            raise InputError(f"{observer!r} among the observers", expected="functions of a State")
    return observers


def positive(name: str, value: float) -> float:
    """``value`` as seconds, or an error that names it."""
    if not (isinstance(value, int | float | np.number) and np.isfinite(value) and value > 0.0):
        raise InputError(f"{name} = {value!r}", expected="a finite number of seconds greater than zero")
    return float(value)


def _of_this_world(start: State, world: World) -> State:
    if not isinstance(start, State):
        raise InputError(f"start = {start!r}", expected="a State such as run.final")
    if start.names != world.names:
        raise InputError(f"a state of bodies {start.names}", expected=f"a state of this world: {world.names}")
    return start
