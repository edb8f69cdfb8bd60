"""What a run is asked to do, checked."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any

import numpy as np

from freebody.arguments import flag, positive, whole
from freebody.contact.crowd import MOST_LISTED
from freebody.contact.start import check_start
from freebody.errors import InputError
from freebody.figures import shown
from freebody.joints.consistent import consistent_start
from freebody.methods.base import Method
from freebody.methods.registry import with_contact, with_crowds, with_joints
from freebody.model.state import State
from freebody.running.events import Event
from freebody.world import World

Observer = Callable[[State], object]

# Intervals between frames where nobody says how many.
FRAMES = 1000

# Steps are counted in float64 where times are made of them.
MOST_STEPS = 2**53


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
        a_world(world)
        suits(method, world)
        every = whole("every", every, least=1, most=MOST_STEPS)
        if dt is None and method.any_dt:
            dt = positive("duration", duration, "s") / FRAMES
        if dt is None and not method.variable_step:
            raise InputError(
                f"no dt for {method.name}",
                expected="the size of a step in seconds",
                remedy='give dt=1e-3, or integrator="adaptive" with rtol and atol instead',
            )
        return cls(
            world,
            method,
            positive("duration", duration, "s"),
            None if dt is None else positive("dt", dt, "s", remedy="to go back in time, reverse all velocities"),
            every,
            _start(world, start),
            events_of(events),
            _observers(observers),
            None if progress is None else flag("progress", progress),
        )


def a_world(world: World) -> None:
    """Raises :class:`InputError` if it is none."""
    if not isinstance(world, World):
        raise InputError(f"world is {type(world).__name__}", expected="fb.World([...])")


def suits(method: Method, world: World) -> None:
    """Raises :class:`InputError` if ``world`` has joints or contact that ``method`` does not take."""
    refused = refusal(method, world)
    if refused is not None:
        raise refused


def refusal(method: Method, world: World) -> InputError | None:
    """Why ``method`` does not take ``world``: its joints, or its contact; None if it does."""
    if world.joints and not method.takes_joints:
        return InputError(
            f"{method.name} with {len(world.joints)} joints",
            expected="a method that keeps joints: " + ", ".join(with_joints()),
            remedy="leave integrator out, or name one of these",
        )
    contacts = world.tables().contacts
    if contacts is None:
        return None
    if not method.takes_contact:
        return InputError(
            f"{method.name} in a world with contact: bodies that touch, or joints with limits",
            expected="a method that takes contact: " + ", ".join(with_contact()),
            cause="with any other one, bodies would pass through each other, through floors and beyond limits",
            remedy="leave integrator out, or name one of these",
        )
    if contacts.crowd and not method.takes_crowds:
        return InputError(
            f"{method.name} in a world of more than {MOST_LISTED} pairs that may touch",
            expected="a method for so many: " + ", ".join(with_crowds()),
            cause=f"{method.name} looks at every pair in every step",
            remedy="leave integrator out, or name one of these",
        )
    if method.coulomb_only and contacts.limits:
        return InputError(
            f"{method.name} in a world in which joints have limits",
            expected="joints without limits, or a method that keeps to them: touch4",
            cause=f"{method.name} would turn and slide joints beyond them",
            remedy='leave integrator out, or give integrator="touch4"',
        )
    if method.coulomb_only and any(any(pair.law[2:]) for pair in contacts.pairs):
        return InputError(
            f"{method.name} in a world with resistance to rolling or spinning, or with a slip speed",
            expected="materials of friction and restitution alone",
            cause=f"{method.name} solves Coulomb's law, and would leave the rest out",
            remedy='leave integrator out, or give integrator="touch4"',
        )
    return None


def _start(world: World, start: State | None) -> State:
    state = world.state() if start is None else _of_this_world(start, world)
    tables = world.tables()
    state = consistent_start(tables, state) if world.joints else state
    check_start(tables, state)
    return state


def events_of(given: Any) -> tuple[Event, ...]:
    """One event or several. Raises :class:`InputError` for anything else."""
    events = tuple(given) if isinstance(given, Iterable) and not isinstance(given, str | np.ndarray) else (given,)
    for event in events:
        if not isinstance(event, Event):
            raise InputError(
                f"{shown(event)} among the events",
                expected="fb.Event(function, name=..., direction=..., stop=...)",
                remedy="wrap it: fb.Event(function)" if callable(event) else None,
            )
    return events


def _observers(given: Observer | Iterable[Observer]) -> tuple[Observer, ...]:
    many = isinstance(given, Iterable) and not isinstance(given, np.ndarray) and not callable(given)
    observers: tuple[Any, ...] = tuple(given) if many else (given,)  # type: ignore[arg-type]
    for observer in observers:
        if not callable(observer):
            raise InputError(f"{shown(observer)} among the observers", expected="functions of a State")
    return observers


def _of_this_world(start: State, world: World) -> State:
    if not isinstance(start, State):
        raise InputError(f"start = {shown(start)}", expected="a State such as run.final")
    if start.names != world.names:
        raise InputError(f"a state of bodies {start.names}", expected=f"a state of this world: {world.names}")
    return start
