"""Numbers of a world by their paths, as ``--set`` has them, and what tables and states change with them.

A world is written as a scene, a number of it is changed, and the scene is read again: so everything that depends on the
number follows it, the inertia of a shape as well as its inverse, its axes and the momenta at the start.
"""

from __future__ import annotations

import copy
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

import numpy as np
from numpy.typing import NDArray

from freebody.arguments import unknown
from freebody.derivatives.stencil import combined, slope_with
from freebody.derivatives.ways import layout_for
from freebody.errors import InputError
from freebody.figures import shown
from freebody.methods.base import Method
from freebody.methods.kick_drift import KickDrift
from freebody.model.layout import BODIES, BODY, BODY_CONSTANTS, CONSERVATIVE_ONLY, HEADER, PRINCIPAL
from freebody.model.tables import Tables
from freebody.scene.document import SceneForm
from freebody.scene.paths import STEP, number_of
from freebody.scene.scene import Scene
from freebody.scene.writing import scene_of
from freebody.world import World

Array = NDArray[np.float64]

# Where symmetric entries of an inertia stand twice.
_SIX = ((0, 0), (1, 1), (2, 2), (0, 1), (0, 2), (1, 2))
_SIX_NAMES = ("xx", "yy", "zz", "xy", "xz", "yz")
FLAGS = list(HEADER.fields).index("flags")

# Moments that differ by less than this, relative to the largest, are the same: their axes have no derivative.
SAME_MOMENTS = 1e-9
# What may be left of a product of inertia between such axes.
NO_PRODUCT = 1e-11


@dataclass(frozen=True)
class Number:
    """One number of a world: what it is called, where it stands (more than once if it is an entry of a symmetric
    matrix), its value, and the size that it is compared with.
    """

    name: str
    places: tuple[tuple[str | int, ...], ...]
    value: float
    size: float


@dataclass(frozen=True)
class Encoded:
    """A world as kernels read it, and how that changes: floats and state with tangents (numbers, ...).

    ``varied`` has, for each number, the step, the weights and the tables of its stencil.
    """

    world: World
    tables: Tables
    raw: Array
    floats_tangents: Array
    raw_tangents: Array
    varied: tuple[tuple[float, tuple[float, ...], list[Tables]], ...]


def paths_of(name: str, given: Any) -> dict[str, Any]:
    """Paths with what a mapping says of each, else None. Raises :class:`InputError` for anything but texts."""
    try:
        found: dict[Any, Any] = (
            dict(given) if isinstance(given, Mapping) else dict.fromkeys([given] if isinstance(given, str) else given)
        )
    except TypeError:
        found = {None: None}
    if not found or not all(isinstance(path, str) for path in found):
        raise InputError(
            f"{name} = {shown(given)}", expected="paths of numbers, such as force.spring.stiffness, or several of them"
        )
    return found


class Parameters:
    """The numbers at ``paths`` of a ``world``. Raises :class:`InputError` for a path at which there is none."""

    def __init__(self, world: World, paths: Iterable[str]) -> None:
        scene = scene_of(world, here=True)
        self._site, self._source = scene.site, scene.source
        self._document: dict[str, Any] = _lists(scene.form.model_dump(exclude_none=True))
        self._names = {"body": world.names, "joint": world.joint_names}
        for body in self._document["body"]:
            _simple_inertia(body)
        self.numbers: tuple[Number, ...] = tuple(number for path in paths for number in self._found(path))
        # The first world that was encoded; and the same once another one has shown that everything is in proportion.
        self._first: tuple[Array, Encoded] | None = None
        self._straight: tuple[Array, Encoded] | None = None
        names = [number.name for number in self.numbers]
        if len(set(names)) < len(names):
            twice = next(name for name in names if names.count(name) > 1)
            raise InputError(f"{twice} twice", expected="each path once")

    @property
    def names(self) -> tuple[str, ...]:
        """What each number is called: its path, with a place in brackets where there are several."""
        return tuple(number.name for number in self.numbers)

    @property
    def values(self) -> Array:
        """Those of the world."""
        return np.array([number.value for number in self.numbers])

    @property
    def sizes(self) -> Array:
        """The magnitude that each is compared with."""
        return np.array([number.size for number in self.numbers])

    def _found(self, path: Any) -> list[Number]:
        steps = STEP.findall(path) if isinstance(path, str) else []
        if not steps:
            raise InputError(f"the path {shown(path)}", expected="one as --set has, such as force.spring.stiffness")
        value: Any = self._document
        taken: tuple[str | int, ...] = ()
        for step in steps:
            key = self._key(value, step, taken, path)
            taken, value = (*taken, key), value[key]
        named = path.strip()
        if taken[-1] == "inertia" and isinstance(value[0], list):
            size = float(np.max(np.abs(value)))
            return [
                Number(f"{named}[{name}]", tuple({(*taken, i, j), (*taken, j, i)}), value[i][j], size)
                for name, (i, j) in zip(_SIX_NAMES, _SIX)
            ]
        if _is_number(value):
            whole = self._at(taken[:-1])
            size = float(np.linalg.norm(whole)) if isinstance(whole, list) and _flat(whole) else abs(float(value))
            return [Number(named, (taken,), float(value), size or 1.0)]
        if isinstance(value, list) and value and _flat(value):
            size = float(np.linalg.norm(value)) or 1.0
            return [Number(f"{named}[{k}]", ((*taken, k),), float(entry), size) for k, entry in enumerate(value)]
        raise InputError(
            f"{path} is {shown(value)}",
            expected="a number or a vector",
            remedy="go on to one of its entries" if isinstance(value, dict | list) else "choose another path",
        )

    def _at(self, place: Sequence[str | int]) -> Any:
        value: Any = self._document
        for key in place:
            value = value[key]
        return value

    def _key(self, value: Any, step: str, taken: tuple[str | int, ...], path: str) -> str | int:
        if isinstance(value, dict):
            if step in value:
                return step
            raise unknown(f"entry at {path}:", step, value)
        if isinstance(value, list):
            return number_of(value, step, path, self._names.get(str(taken[-1])))
        raise InputError(f"{path}: nothing is inside of {shown(value)}", expected="a shorter path")

    def world(self, values: Sequence[float] | Array) -> World:
        """The world with other values, its joints closed. Raises :class:`InputError` where they make no world."""
        document = copy.deepcopy(self._document)
        for number, value in zip(self.numbers, values):
            for place in number.places:
                entry: Any = document
                for key in place[:-1]:
                    entry = entry[key]
                entry[place[-1]] = float(value)
                if place[0] == "body" and place[2] == "orientation":
                    document["body"][place[1]].pop("rotation", None)
        form = SceneForm.model_validate(document)
        made = Scene(form, self._site, self._source).world()
        return made.assemble() if made.joints else made

    def encoded(self, method: Method, values: Sequence[float] | Array | None = None) -> Encoded:
        """The world at ``values`` with the tangents of its tables and of its start, in the layout of ``method``.

        Raises :class:`InputError` where a number has no derivative.
        """
        at = self.values if values is None else np.asarray(values, dtype=np.float64)
        if self._straight is not None:
            return self._along(*self._straight, at)
        made = self._encoded(method, at)
        if self._first is None:
            self._first = at, made
        elif (at != self._first[0]).any() and _agree(made, self._along(*self._first, at)):
            self._straight = self._first
        return made

    @staticmethod
    def _along(base: Array, made: Encoded, at: Array) -> Encoded:
        """Tables and start that change in proportion with all numbers, as those of velocities and stiffnesses do."""
        floats = made.tables.floats + (at - base) @ made.floats_tangents
        raw = made.raw + np.tensordot(at - base, made.raw_tangents, 1)
        return replace(made, tables=replace(made.tables, floats=floats), raw=raw)

    def _encoded(self, method: Method, at: Array) -> Encoded:
        world = self.world(at)
        tables = world.tables()
        layout = layout_for(tables, method)
        raw = world.state().as_layout(layout).raw
        flags, varied = tables.flags, []
        floats, raws = np.zeros((len(at), len(tables.floats))), np.zeros((len(at), *raw.shape))
        for k, number in enumerate(self.numbers):

            def moved(change: float, k: int = k) -> World:
                other = at.copy()
                other[k] += change
                return self.world(other)

            h, weights, worlds = slope_with(moved, self._size(at, k))
            others = [one.tables() for one in worlds]
            for other in others:
                flags = _both(flags, other.flags)
            self._same_structure(number, tables, others)
            floats[k] = combined([other.floats for other in others], weights, h)
            states = [one.state().as_layout(layout).raw for one in worlds]
            raws[k] = combined(states, weights, h)
            _follow_axes(tables, floats[k], number, isinstance(method, KickDrift))
            varied.append((h, weights, others))
        return Encoded(world, with_flags(tables, flags), raw, floats, raws, tuple(varied))

    def _size(self, at: Array, k: int) -> float:
        """What a change of number k is small beside: itself, or a part of the vector that it belongs to."""
        stem = self.numbers[k].places[0][:-1]
        beside = [abs(float(at[j])) for j, other in enumerate(self.numbers) if other.places[0][:-1] == stem]
        return max(abs(float(at[k])), 1e-3 * max(beside)) or self.numbers[k].size

    @staticmethod
    def _same_structure(number: Number, tables: Tables, others: Sequence[Tables]) -> None:
        for other in others:
            same = other.integers.shape == tables.integers.shape and other.floats.shape == tables.floats.shape
            if not same or (np.delete(other.integers, FLAGS) != np.delete(tables.integers, FLAGS)).any():
                raise InputError(
                    f"{number.name} = {number.value:g}: a small change of it makes another kind of world",
                    expected="a number that can change a little without adding or removing something",
                    cause="a gravity or a coefficient of exactly zero",
                    remedy="give it a small value to start from",
                )
        if len(other.edges) != len(tables.edges) or (other.edges != tables.edges).any():
            raise InputError(
                f"{number.name} is a time at which a force switches",
                expected="a number that moves no switching: steps end there",
            )


def _agree(one: Encoded, other: Encoded) -> bool:
    """Whether both say the same up to rounding."""
    pairs = [
        (one.tables.floats, other.tables.floats), (one.raw, other.raw),
        (one.floats_tangents, other.floats_tangents), (one.raw_tangents, other.raw_tangents),
    ]  # fmt: skip
    same = one.tables.flags == other.tables.flags
    return same and all(np.allclose(a, b, rtol=1e-11, atol=1e-11 * np.max(np.abs(a), initial=0.0)) for a, b in pairs)


def with_flags(tables: Tables, flags: int) -> Tables:
    """The same tables under other flags."""
    if flags == tables.flags:
        return tables
    integers = tables.integers.copy()
    integers[FLAGS] = flags
    return replace(tables, integers=integers)


def _both(one: int, other: int) -> int:
    """Flags for both: what some force does, and what all are."""
    every = CONSERVATIVE_ONLY | PRINCIPAL
    return ((one | other) & ~every) | (one & other & every)


def _follow_axes(tables: Tables, tangents: Array, number: Number, needed: bool) -> None:
    """Tangents of principal moments and axes from those of the inertia: the order of moments may change nearby."""
    rows = tangents[BODIES : BODIES + BODY * len(tables.names)].reshape(-1, BODY)
    for b, row in enumerate(rows):
        six = row[BODY_CONSTANTS.slices["inertia"]]
        if not six.any():
            continue
        moments, axes = tables.principal_moments[b], tables.principal_axes[b]
        change = axes.T @ six[[0, 3, 4, 3, 1, 5, 4, 5, 2]].reshape(3, 3) @ axes
        turning = np.zeros((3, 3))
        for i in range(3):
            for j in range(3):
                apart = moments[j] - moments[i]
                if abs(apart) > SAME_MOMENTS * moments[2]:
                    turning[i, j] = change[i, j] / apart
                elif i != j and needed and abs(change[i, j]) > NO_PRODUCT * np.max(np.abs(six)):
                    raise InputError(
                        f"{number.name} turns principal axes of {tables.names[b]!r}, two of whose moments are equal",
                        expected="a body whose principal axes are unique, for a method that uses them",
                        remedy='integrator="cf4", which does not',
                    )
        row[BODY_CONSTANTS.slices["principal_moments"]] = np.where(moments > 0.0, np.diagonal(change), 0.0)
        row[BODY_CONSTANTS.slices["principal_axes"]] = (axes @ turning).ravel()


def _simple_inertia(body: dict[str, Any]) -> None:
    """Three numbers where products are zero."""
    inertia = body.get("inertia")
    if inertia is not None and isinstance(inertia[0], list):
        tensor = np.array(inertia)
        if not (tensor - np.diag(np.diagonal(tensor))).any():
            body["inertia"] = np.diagonal(tensor).tolist()


def _is_number(value: Any) -> bool:
    return isinstance(value, int | float) and not isinstance(value, bool)


def _flat(value: list[Any]) -> bool:
    return all(map(_is_number, value))


def _lists(value: Any) -> Any:
    """Tuples as lists, which can be changed."""
    if isinstance(value, dict):
        return {key: _lists(entry) for key, entry in value.items()}
    return [_lists(entry) for entry in value] if isinstance(value, list | tuple) else value
