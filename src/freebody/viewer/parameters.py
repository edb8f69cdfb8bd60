"""The numbers of a scene that a page may change while it runs: of its forces, and how its bodies start.

They are data in the tables, so that a change compiles nothing. A force is a description that nobody changes: another
number makes another force in its place.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from typing import Any

import numpy as np

from freebody.arguments import number, vector
from freebody.description import variant
from freebody.errors import InputError
from freebody.forces.base import Force
from freebody.forces.central_gravity import CentralGravity
from freebody.forces.checks import fixed
from freebody.forces.custom_element import CustomForce
from freebody.forces.dipole import Dipole
from freebody.forces.drag import Drag
from freebody.forces.gravity import Gravity
from freebody.forces.mutual_gravity import MutualGravity
from freebody.forces.point_force import PointForce
from freebody.forces.push import Push
from freebody.forces.spring import Spring
from freebody.forces.thruster import Thruster
from freebody.forces.torque import Torque
from freebody.forces.torsion_spring import TorsionSpring
from freebody.model.state import State, start_of
from freebody.world import World

__all__ = ["Value", "changed", "forces_listing", "started", "starts_listing", "with_forces"]

Value = float | tuple[float, float, float]

# Numbers offered at once, and bodies whose start is: more would be a table, not a panel.
MOST = 60
MOST_BODIES = 4

# A slider ends at this many times the scene's own number.
SLIDER = 4.0


@dataclass(frozen=True)
class Kind:
    """A number of a force: its attribute, its unit, the least value, and whether it is offered where it is zero."""

    name: str
    unit: str
    least: float | None = None
    vector: bool = False
    at_zero: bool = True


@dataclass(frozen=True)
class Family:
    """The numbers of one class of forces, and how another such force is made with some of them changed."""

    word: str
    kinds: tuple[Kind, ...]
    make: Callable[..., Force] | None = None  # None: a copy with other attributes does


def _coefficient(name: str, unit: str) -> Kind:
    return Kind(name, unit, 0.0, at_zero=False)


FAMILIES: dict[type[Force], Family] = {
    Spring: Family(
        "spring", (Kind("stiffness", "N/m", 0.0), Kind("damping", "N s/m", 0.0), Kind("rest_length", "m", 0.0))
    ),
    TorsionSpring: Family("torsion spring", (Kind("stiffness", "N m/rad", 0.0), Kind("damping", "N m s/rad", 0.0))),
    Drag: Family(
        "drag",
        (
            _coefficient("linear", "N s/m"),
            _coefficient("quadratic", "N s²/m²"),
            _coefficient("rotational", "N m s"),
            _coefficient("rotational_quadratic", "N m s²"),
        ),
    ),
    MutualGravity: Family(
        "mutual gravity", (Kind("G", "m³/(kg s²)"), Kind("softening", "m", 0.0))
    ),
    CentralGravity: Family("central gravity", (Kind("mu", "m³/s²", 0.0),)),
    Dipole: Family("dipole", (Kind("moment", "A m²", vector=True), Kind("field", "T", vector=True))),
    PointForce: Family(
        "force",
        (Kind("force", "N", vector=True),),
        lambda old, force: PointForce(old.body, force, at=old.at, frame=old.frame),
    ),
    Torque: Family(
        "torque", (Kind("torque", "N m", vector=True),), lambda old, torque: Torque(old.body, torque, frame=old.frame)
    ),
    Push: Family(
        "push",
        (Kind("force", "N", vector=True), Kind("duration", "s", 0.0)),
        lambda old, force=None, duration=None: Push(
            old.body,
            old.force if force is None else force,
            duration=old.duration if duration is None else duration,
            at=old.at,
            start=old.start,
            frame=old.frame,
        ),
    ),
    Thruster: Family(
        "thruster",
        (Kind("thrust", "N", 0.0),),
        lambda old, thrust: Thruster(
            old.body, at=old.at, direction=old.direction, thrust=thrust, schedule=old.schedule
        ),
    ),
}  # fmt: skip


def forces_listing(world: World, described: World) -> list[dict[str, Any]]:
    """The numbers of the forces of ``world``, as pages show them; ``described`` has the scene's own ones."""
    found = []
    for place, (force, own) in enumerate(zip(world.forces, described.forces)):
        for kind in _kinds(own):
            value, start = _value(force, kind.name), _value(own, kind.name)
            found.append(
                {
                    "id": f"force.{place}.{kind.name}",
                    "group": _title(world, own),
                    "name": kind.name.replace("_", " "),
                    "unit": kind.unit,
                    "value": value,
                    "own": start,
                    "least": kind.least,
                    "most": None if kind.vector else _most(own, kind.name, float(start)),
                }
            )
    return found[:MOST]


def starts_listing(start: State, own: State) -> list[dict[str, Any]]:
    """The velocities with which few bodies start; another one begins the scene anew."""
    found = []
    for body, name in enumerate(start.names[:MOST_BODIES] if len(start.names) <= MOST_BODIES else ()):
        turns = bool(start.tables.inertias[body].any())
        for kind, unit in (("velocity", "m/s"), ("angular_velocity", "rad/s"))[: 2 if turns else 1]:
            now, first = getattr(start, kind)[body].tolist(), getattr(own, kind)[body].tolist()
            found.append(
                {
                    "id": f"body.{body}.{kind}",
                    "group": f"{name}, at the start",
                    "name": kind.replace("_", " "),
                    "unit": unit,
                    "value": now,
                    "own": first,
                    "least": None,
                    "most": None,
                }
            )
    return found


def changed(world: World, place: int, name: str, value: Value) -> World:
    """The world with another number in its force ``place``. Raises :class:`InputError` for what cannot be."""
    if not 0 <= place < len(world.forces):
        raise InputError(f"no force has the number {place}", expected=f"0 to {len(world.forces) - 1}")
    old = world.forces[place]
    kind = next((kind for kind in _kinds(old, zeros=True) if kind.name == name), None)
    if kind is None:
        raise InputError(f"{type(old).__name__} has no number {name!r} to change")
    given: Any = fixed(name, value) if kind.vector else number(name, value, least=kind.least)
    forces = list(world.forces)
    forces[place] = _another(old, name, given)
    return with_forces(world, forces)


def with_forces(world: World, forces: Iterable[Force], *, gravity: Any = None) -> World:
    """The same world with other forces, and another gravity if one is given."""
    acceleration = world.gravity if gravity is None else Gravity(gravity)
    return variant(world, gravity=acceleration, forces=()).add(*forces)


def started(start: State, body: int, kind: str, value: Value) -> State:
    """The state with another ``velocity`` or ``angular_velocity`` (3,), world frame, of one body."""
    if not 0 <= body < len(start.names) or kind not in ("velocity", "angular_velocity"):
        raise InputError(f"no {kind!r} of a body {body}")
    given = vector(kind, value)
    kept = start.as_layout("momenta")
    raw, spins = kept.raw.copy(), start.angular_velocity.copy()
    if kind == "velocity":
        raw[body, 7:10] = start.tables.masses[body] * given
    else:
        R = kept.rotation[body]
        raw[body, 10:13] = R @ (start.tables.inertias[body] @ (R.T @ given))
        spins[body] = given
    layout, moved = start_of(raw, spins, start.tables)
    return replace(kept, layout=layout, raw=moved, memory=np.zeros(0))


def _another(old: Force, name: str, value: Any) -> Force:
    if isinstance(old, CustomForce):
        return old.with_parameters(**{name: value})
    make = FAMILIES[type(old)].make
    if make is not None:
        return make(old, **{name: value})
    return variant(old, **{name: value})


def _kinds(force: Force, *, zeros: bool = False) -> list[Kind]:
    if isinstance(force, CustomForce):
        sizes = {name: np.size(value) if isinstance(value, tuple) else 0 for name, value in force.parameters.items()}
        return [Kind(name, "", vector=size == 3) for name, size in sizes.items() if size in (0, 3)]
    family = FAMILIES.get(type(force))
    if family is None or (isinstance(force, PointForce | Torque) and force.edges):
        return []  # a profile in time is no single number
    return [kind for kind in family.kinds if zeros or kind.at_zero or _value(force, kind.name)]


def _value(force: Force, name: str) -> Any:
    value = force.parameters[name] if isinstance(force, CustomForce) else getattr(force, name)
    return list(map(float, value)) if isinstance(value, tuple | np.ndarray) else float(value)


def _most(force: Force, name: str, start: float) -> float | None:
    """Where a slider for a number ends; None where there is nothing to measure it by."""
    if start == 0.0 and name == "damping" and isinstance(force, Spring):
        # Aperiodic for the lightest of its bodies.
        return 2.0 * math.sqrt(force.stiffness * min(body.mass for body in force.bodies)) or None
    return SLIDER * start if start > 0.0 else None


def _title(world: World, force: Force) -> str:
    names = [world.names[world.index(body)] for body in force.bodies]
    word = force.law.name if isinstance(force, CustomForce) else FAMILIES[type(force)].word
    between = " – ".join(names[:2]) + (" ..." if len(names) > 2 else "")
    return f"{word}, {between}" if names else word
