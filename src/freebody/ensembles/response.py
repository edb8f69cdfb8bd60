"""How the tables of a world respond to what varies: columns that are written for thousands of runs at once.

Every world goes through ``Body`` and the encoder, which takes a millisecond. Where a value stands in the tables as it
was given, or as a momentum, its column can be written directly. Whether it can is found out by making a few worlds, and
what would be written is compared with them, bit for bit.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from freebody.ensembles.recipe import Made, Recipe
from freebody.errors import FreebodyError
from freebody.model.layout import BODIES, BODY, BODY_CONSTANTS

Array = NDArray[np.float64]

MOMENTUM, SPIN = slice(7, 10), slice(10, 13)
MASS, INVERSE = (BODY_CONSTANTS.slices[name].start for name in ("mass", "inverse_mass"))


class Numbers(NamedTuple):
    """The numbers of some runs: the run first."""

    floats: Array  # (runs, floats of the tables)
    state: Array  # (runs, bodies, numbers of the layout)


def alike(one: Made, other: Made) -> bool:
    """Whether two worlds can share lanes: the same integers, schedule, layout and kinds of bodies."""
    a, b = one.tables, other.tables
    return (
        np.array_equal(a.integers, b.integers)
        and np.array_equal(a.edges, b.edges)
        and a.floats.shape == b.floats.shape
        and one.start.layout == other.start.layout
        and np.array_equal(a.thin, b.thin)
        and np.array_equal(a.principal_moments == 0.0, b.principal_moments == 0.0)
        and one.start.clock == other.start.clock
    )


Write = Callable[[Numbers, Array], None]


def _floats(places: NDArray[np.intp]) -> Write:
    def write(numbers: Numbers, values: Array) -> None:
        numbers.floats[:, places] = values

    return write


def _state(body: int, columns: slice) -> Write:
    def write(numbers: Numbers, values: Array) -> None:
        numbers.state[:, body, columns] = values

    return write


class _Mass:
    """Writes masses, their inverses and momenta."""

    def __init__(self, body: int, velocity: Array) -> None:
        self._body, self._row, self._velocity = body, BODIES + BODY * body, velocity

    def __call__(self, numbers: Numbers, values: Array) -> None:
        numbers.floats[:, self._row + MASS] = values[:, 0]
        numbers.floats[:, self._row + INVERSE] = 1.0 / values[:, 0]
        numbers.state[:, self._body, MOMENTUM] = values * self._velocity


def _momentum(body: int) -> Write:
    """With the masses that stand there: those are written first."""
    mass = BODIES + BODY * body + MASS

    def write(numbers: Numbers, values: Array) -> None:
        numbers.state[:, body, MOMENTUM] = numbers.floats[:, mass, None] * values

    return write


def _spin(body: int, rotation: Array, inertia: Array) -> Write:
    """As ``Body.angular_momentum`` has it, one product after the other."""

    def write(numbers: Numbers, values: Array) -> None:
        turned = np.matmul(rotation.T, values[:, :, None])
        numbers.state[:, body, SPIN] = np.matmul(rotation, np.matmul(inertia, turned))[:, :, 0]

    return write


def _rules(path: str, base: Made, probe: Made, value: Array) -> Sequence[Write]:
    """Ways to write this path that may be right."""
    floats = np.flatnonzero(base.tables.floats != probe.tables.floats)
    rows, columns = np.nonzero(base.start.raw != probe.start.raw)
    if base.start.layout != "momenta":
        return ()
    if len(floats) and not len(rows) and floats[0] >= BODIES + BODY * len(base.tables.names):
        # A number that is the same as before has not changed.
        start = int(floats[0])
        found = [
            places
            for first in range(start - len(value) + 1, start + 1)
            if first >= 0 and np.array_equal(probe.tables.floats[places := np.arange(first, first + len(value))], value)
        ]
        return [_floats(places) for places in found]
    if len(value) == 1 and len(floats) == 2 and floats[0] >= BODIES:
        place, column = divmod(int(floats[0]) - BODIES, BODY)
        if column == MASS and floats[1] == floats[0] + INVERSE - MASS and place < len(base.tables.names):
            return [_Mass(place, np.array(base.world.bodies[place].velocity))]
    if len(rows) and not len(floats) and len(set(rows)) == 1 and len(value) == 3:
        body = base.world.bodies[rows[0]]
        place = int(rows[0])
        if set(columns) <= {0, 1, 2}:
            return [_state(place, slice(0, 3))]
        if set(columns) <= {7, 8, 9}:
            return [_momentum(place)]
        if set(columns) <= {10, 11, 12}:
            return [_spin(place, np.array(body.rotation), np.array(body.inertia))]
    return ()


class Response:
    """Writes the numbers of many runs, where it can: ``quick``."""

    def __init__(self, recipe: Recipe, base: Made, values: Mapping[str, Array]) -> None:
        """``base`` is the world of the first of ``values`` (runs, size), of which the others are tried."""
        self.base, self._recipe = base, recipe
        # The ends between which worlds were made already.
        self._known: tuple[dict[str, Array], dict[str, Array]] | None = None
        self._writers: dict[str, Write] | None = {}
        for path in values:
            writer = self._writer(path, values)
            if writer is None:
                self._writers = None
                break
            self._writers[path] = writer
        if self._writers:  # masses before momenta
            self._writers = dict(sorted(self._writers.items(), key=lambda pair: not isinstance(pair[1], _Mass)))
        if self._writers is not None and not self._right(values, range(len(next(iter(values.values()), ())))):
            self._writers = None

    @property
    def quick(self) -> bool:
        """Whether no world has to be made."""
        return self._writers is not None

    def _writer(self, path: str, values: Mapping[str, Array]) -> Write | None:
        first = {name: rows[0] for name, rows in values.items()}
        others = [rows for rows in values[path] if not np.array_equal(rows, values[path][0])]
        if not others:
            return lambda numbers, given: None
        try:
            probe = self._recipe.made({**first, path: others[0]})
        except FreebodyError:
            return None
        if not alike(self.base, probe):
            return None
        rules = _rules(path, self.base, probe, others[0])
        for rule in rules:
            numbers = self.copies(1)
            rule(numbers, others[0][None])
            if np.array_equal(numbers.floats[0], probe.tables.floats) and np.array_equal(
                numbers.state[0], probe.start.raw
            ):
                return rule
        return None

    def copies(self, count: int) -> Numbers:
        """The numbers of the first run, so many times."""
        floats = np.tile(self.base.tables.floats, (count, 1))
        return Numbers(floats, np.tile(self.base.start.raw, (count, 1, 1)))

    def _right(self, values: Mapping[str, Array], runs: Sequence[int]) -> bool:
        """Whether the columns of these runs are those of the worlds that are made for them."""
        few = {path: rows[list(runs)] for path, rows in values.items()}
        numbers = self.written(few)
        for k in range(len(runs)):
            try:
                made = self._recipe.made({path: rows[k] for path, rows in few.items()})
            except FreebodyError:
                return False
            same = np.array_equal(numbers.floats[k], made.tables.floats)
            if not (alike(self.base, made) and same and np.array_equal(numbers.state[k], made.start.raw)):
                return False
        return True

    def written(self, values: Mapping[str, Array]) -> Numbers:
        """The numbers of many runs, by their columns."""
        assert self._writers is not None
        numbers = self.copies(len(next(iter(values.values()))))
        for path, writer in self._writers.items():
            writer(numbers, values[path])
        return numbers

    def within(self, values: Mapping[str, Array]) -> bool:
        """Whether worlds can be made at the ends of every path, so that none between them is impossible."""
        low = {path: rows.min(axis=0) for path, rows in values.items()}
        high = {path: rows.max(axis=0) for path, rows in values.items()}
        known = self._known
        if (
            known
            and all((known[0][path] <= low[path]).all() for path in values)
            and all((known[1][path] >= high[path]).all() for path in values)
        ):
            return True
        found = self._right(values, extremes(values))
        if found and not known:
            self._known = (low, high)
        return found


def extremes(values: Mapping[str, Array]) -> list[int]:
    """Runs at the ends of what each path takes."""
    columns = [column for rows in values.values() for column in rows.T]
    return sorted({int(at(column)) for column in columns for at in (np.argmin, np.argmax)})


def made_or_reason(recipe: Recipe, values: Mapping[str, Any], k: int) -> Made | str:
    """The world of row k, or why there is none."""
    try:
        return recipe.made({path: rows[k] for path, rows in values.items()})
    except FreebodyError as error:
        return str(error)
