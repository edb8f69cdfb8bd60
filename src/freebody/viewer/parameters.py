"""The numbers of a scene that a page may change while it runs: of its forces, and how its bodies start.

They are data in the tables, so that a change compiles nothing. A force is a description that nobody changes: another
number makes another force in its place.
"""

from __future__ import annotations

import math
import re
from collections.abc import Iterable
from dataclasses import replace
from typing import Any

import numpy as np

from freebody.arguments import vector
from freebody.description import variant
from freebody.errors import InputError
from freebody.fields import Field, Number, Vector
from freebody.forces.base import Force
from freebody.forces.custom_element import CustomForce
from freebody.forces.gravity import Gravity
from freebody.forces.spring import Spring
from freebody.model.state import State, start_of
from freebody.world import World

Value = float | tuple[float, float, float]

# Numbers offered at once, and bodies whose start is: more would be a table, not a panel.
MOST = 60
MOST_BODIES = 4

# A slider ends at this many times the scene's own number.
SLIDER = 4.0


def forces_listing(world: World, described: World) -> list[dict[str, Any]]:
    """The numbers of the forces of ``world``, as pages show them; ``described`` has the scene's own ones."""
    found = []
    for place, (force, own) in enumerate(zip(world.forces, described.forces)):
        for name, field in _offered(own).items():
            start = _value(own, name)
            found.append(
                {
                    "id": f"force.{place}.{name}",
                    "group": _title(world, own),
                    "name": name.replace("_", " "),
                    "unit": field.units[0].replace("^2", "²").replace("^3", "³"),
                    "value": _value(force, name),
                    "own": start,
                    "least": field.least if isinstance(field, Number) else None,
                    "most": _most(own, name, start) if isinstance(field, Number) else None,
                }
            )
    return found[:MOST]


def starts_listing(start: State, own: State) -> list[dict[str, Any]]:
    """The velocities with which few bodies start; another one restarts the scene."""
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
    field = _offered(old, zeros=True).get(name)
    if field is None:
        raise InputError(f"{type(old).__name__} has no number {name!r} to change")
    given = {name: field.read(value, old)}
    forces = list(world.forces)
    forces[place] = old.with_parameters(**given) if isinstance(old, CustomForce) else variant(old, **given)
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


def _offered(force: Force, *, zeros: bool = False) -> dict[str, Field[Any]]:
    """The fields with a slider; with ``zeros`` also those that are offered only where they are not zero."""
    if isinstance(force, CustomForce):
        sizes = {name: np.size(value) if isinstance(value, tuple) else 0 for name, value in force.parameters.items()}
        kinds = {0: Number, 3: Vector}
        fields: dict[str, Field[Any]] = {name: kinds[size]("a number") for name, size in sizes.items() if size in kinds}
        for name, field in fields.items():
            field.__set_name__(type(force), name)
        return fields
    # What is None now is no single number: a force with a profile in time.
    given = {name: value for name, value in force.arguments().items() if value is not None}
    declared = {name: force.fields[name] for name in given if force.fields[name].slider}
    return {name: field for name, field in declared.items() if zeros or field.at_zero or np.any(given[name])}


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
    kind = type(force).__name__
    word = force.law.name if isinstance(force, CustomForce) else re.sub(r"(?<!^)(?=[A-Z])", " ", kind).lower()
    between = " – ".join(names[:2]) + (" ..." if len(names) > 2 else "")
    return f"{word}, {between}" if names else word
