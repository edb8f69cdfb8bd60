"""Joints through time."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from freebody.arguments import unknown
from freebody.errors import InputError
from freebody.figures import shown
from freebody.model.tables import JointFacts, Tables
from freebody.trajectory.derived import Derived

Array = NDArray[np.float64]

# Joints that are listed one by one.
MOST_SHOWN = 8

UNITS = {"angle": "rad", "travel": "m"}


class Coordinate(NamedTuple):
    """A coordinate of a joint: its name, unit and values (frames,)."""

    name: str
    unit: str
    values: Array


class JointTrack:
    """One joint through the frames of a run. Reactions are instantaneous, from an acceleration-level solve.

    Force and torque include the joint's spring, damper and motor.
    """

    def __init__(self, facts: JointFacts, names: tuple[str, ...], columns: Array) -> None:
        self.name, self.kind = facts.name, facts.noun
        self.bodies = tuple(names[body] for body in facts.bodies)
        self._facts, self._columns = facts, columns

    @property
    def force(self) -> Array:
        """On the joint's first body, world frame, (frames, 3), in N; the other end gets the opposite."""
        return self._columns[:, 3:6].copy()

    @property
    def torque(self) -> Array:
        """On the first body, about the joint's point, world frame, (frames, 3), in N m."""
        return self._columns[:, 0:3].copy()

    @property
    def violation(self) -> Array:
        """The largest residual of its equations, (frames,), in m, or 1 for directions."""
        return self._columns[:, 6].copy()

    @property
    def rate_violation(self) -> Array:
        """The largest rate of a residual, (frames,), in m/s, or 1/s."""
        return self._columns[:, 7].copy()

    @property
    def coordinates(self) -> tuple[Coordinate, ...]:
        """The angle of a hinge or the travel of a slider or guide; nothing for other joints."""
        kind = self._facts.measures
        if not kind:
            return ()
        values = self._columns[:, 8]
        return (Coordinate(kind, UNITS[kind], values.copy()),)

    @property
    def angle(self) -> Array:
        """Of a hinge, (frames,), in rad, revolutions counted. Raises :class:`InputError` for joints that have none."""
        return self._measured("angle")

    @property
    def travel(self) -> Array:
        """Of a slider or guide, (frames,), in m. Raises :class:`InputError` for joints that have none."""
        return self._measured("travel")

    def _measured(self, kind: str) -> Array:
        found = {coordinate.name: coordinate.values for coordinate in self.coordinates}
        if kind not in found:
            has = f"its {self._facts.measures}" if found else "none"
            raise InputError(f"the {kind} of {self.kind} {self.name!r}", expected=has)
        return found[kind]

    def __repr__(self) -> str:
        return f"<{self.kind} {self.name!r} on {' and '.join(map(repr, self.bodies))}>"


class Linkage(Mapping[str, JointTrack]):
    """All joints of a run by name."""

    def __init__(self, tables: Tables, derived: Derived) -> None:
        self._tables, self._derived = tables, derived
        self._numbers = {facts.name: number for number, facts in enumerate(tables.joints)}

    def __getitem__(self, name: str) -> JointTrack:
        number = self._numbers.get(name) if isinstance(name, str) else None
        if number is None:
            if not self:
                expected = "a run of a world with joints; this one has none"
                raise InputError(f"no joint {shown(name)} in this run", expected=expected)
            raise unknown("joint", name, self, " in this run")
        return JointTrack(self._tables.joints[number], self._tables.names, self._derived.joints[:, number])

    def __iter__(self) -> Iterator[str]:
        return (facts.name for facts in self._tables.joints)

    def __len__(self) -> int:
        return len(self._tables.joints)

    def __contains__(self, name: object) -> bool:
        return isinstance(name, str) and name in self._numbers

    def __repr__(self) -> str:
        shown = [f"{facts.noun} {facts.name!r}" for facts in self._tables.joints[:MOST_SHOWN]]
        more = ["..."] if len(self) > MOST_SHOWN else []
        count = "1 joint" if len(self) == 1 else f"{len(self)} joints"
        return f"<{count}: {', '.join([*shown, *more])}>" if shown else "<no joints>"
