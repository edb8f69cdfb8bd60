"""Contacts and impacts through time."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from freebody.arguments import unknown
from freebody.contact.layout import IMPACT, LAW
from freebody.errors import InputError
from freebody.extras import needed
from freebody.figures import html_table, row, shown
from freebody.model.tables import Tables
from freebody.trajectory.contact_arrays import ContactArrays

if TYPE_CHECKING:
    import pandas

    from freebody.trajectory.run import Trajectory

Array = NDArray[np.float64]
Pair = tuple[str, str]

# Words for the modes, by their numbers.
MODES = np.array(["open", "sliding", "rolling"])

# Pairs and impacts that are listed one by one.
MOST_SHOWN, MOST_LISTED = 8, 12


class Law(NamedTuple):
    """The numbers used: friction and restitution (1), resistance to rolling and spinning (m), slip speed (m/s)."""

    friction: float
    restitution: float
    rolling: float
    spinning: float
    slip_speed: float


assert Law._fields == tuple(LAW.fields)


class ContactPoints:
    """The points of a pair, (frames, points, ...): each has a place of its own as long as it is near.

    What belongs to no point is zero (forces, slip), not a number (point, normal, gap) or "open".
    """

    def __init__(self, arrays: ContactArrays, slots: NDArray[np.int64], signs: Array) -> None:
        self._arrays, self._slots, self._signs = arrays, slots, signs

    def _field(self, name: str, *, signed: bool = False, there: bool = False) -> Array:
        values = self._arrays.of_slots(name)[:, self._slots].copy()
        if signed:
            values *= self._signs[:, None]
        if there:
            values[~self.there] = np.nan
        return np.asarray(values)

    @property
    def there(self) -> NDArray[np.bool_]:
        """Where a place has a point that touches or is about to, (frames, points)."""
        return np.asarray((self._arrays.of_slots("feature")[:, self._slots] != 0.0) | (self.mode != MODES[0]))

    @property
    def force(self) -> Array:
        """On the first, world frame, (frames, points, 3), in N."""
        return self._field("force", signed=True)

    @property
    def torque(self) -> Array:
        """Of rolling and spinning resistance on the first, (frames, points, 3), in N m."""
        return self._field("torque", signed=True)

    @property
    def point(self) -> Array:
        """World frame, (frames, points, 3), in m."""
        return self._field("point", there=True)

    @property
    def normal(self) -> Array:
        """Unit, towards the first, (frames, points, 3)."""
        return self._field("normal", signed=True, there=True)

    @property
    def gap(self) -> Array:
        """(frames, points), in m."""
        return self._field("gap", there=True)

    @property
    def slip(self) -> Array:
        """Tangential velocity of the first against the second, (frames, points, 3), in m/s."""
        return self._field("slip", signed=True)

    @property
    def mode(self) -> NDArray[np.str_]:
        """ "open", "sliding" or "rolling", (frames, points)."""
        return np.asarray(MODES[self._arrays.of_slots("mode")[:, self._slots].astype(np.int64).clip(0, 2)])

    def __len__(self) -> int:
        return len(self._slots)

    def __repr__(self) -> str:
        most = int((self.mode != MODES[0]).sum(axis=1).max(initial=0))
        return f"<room for {len(self)} points, at most {most} closed at once>"


class ContactTrack:
    """Two that may touch, through the frames of a run: forces act on the first one, normals point to it.

    World frame and SI units. ``law`` has the numbers that were used.
    """

    def __init__(self, names: Pair, arrays: ContactArrays, pairs: list[int], signs: list[float]) -> None:
        facts = arrays.tables.contacts
        assert facts is not None
        self.names = names
        self._arrays, self._pairs = arrays, pairs
        own = [facts.pairs[number] for number in pairs]
        self.law = Law(*own[0].law)
        slots = [np.arange(pair.first_slot, pair.first_slot + pair.slots) for pair in own]
        every = np.concatenate([np.full(len(part), sign) for part, sign in zip(slots, signs)])
        self.points = ContactPoints(arrays, np.concatenate(slots), every)

    @property
    def force(self) -> Array:
        """On the first, of all points together, (frames, 3), in N; the second gets the opposite."""
        return np.asarray(self.points.force.sum(axis=1))

    @property
    def torque(self) -> Array:
        """Of rolling and spinning resistance on the first, (frames, 3), in N m."""
        return np.asarray(self.points.torque.sum(axis=1))

    @property
    def normal_force(self) -> Array:
        """Sum of the normal forces of all points, (frames,), in N."""
        return np.asarray(self._pressing.sum(axis=1))

    @property
    def friction(self) -> Array:
        """Sum of the friction forces on the first, (frames, 3), in N."""
        normal = np.nan_to_num(self.points.normal)
        return np.asarray((self.points.force - self._pressing[..., None] * normal).sum(axis=1))

    @property
    def _pressing(self) -> Array:
        """Normal force of every point, (frames, points), in N."""
        return np.asarray((self.points.force * np.nan_to_num(self.points.normal)).sum(axis=-1))

    def _mean(self, values: Array) -> Array:
        """The mean over the closed points, weighed with their normal forces; not a number where nothing touches."""
        closed = self.points.mode != MODES[0]
        weight = np.where(closed, np.maximum(self._pressing, 0.0), 0.0)
        # Points without force that are closed count alike.
        weight = np.where(weight.sum(axis=1, keepdims=True) > 0.0, weight, closed.astype(float))
        total = weight.sum(axis=1)
        with np.errstate(invalid="ignore", divide="ignore"):
            sums = (weight[..., None] * np.where(closed[..., None], values, 0.0)).sum(axis=1)
            return np.asarray(sums / total[:, None])

    @property
    def point(self) -> Array:
        """Where the force acts, (frames, 3), in m: the point, or the mean of several; not a number where none is."""
        return self._mean(self.points.point)

    @property
    def normal(self) -> Array:
        """Unit, towards the first, (frames, 3); not a number where nothing touches."""
        mean = self._mean(self.points.normal)
        with np.errstate(invalid="ignore", divide="ignore"):
            return np.asarray(mean / np.linalg.norm(mean, axis=1, keepdims=True))

    @property
    def slip(self) -> Array:
        """Tangential velocity of the first against the second, (frames, 3), in m/s; not a number without contact."""
        return self._mean(self.points.slip)

    @property
    def gap(self) -> Array:
        """The smallest distance between the two, (frames,), in m; negative where they overlap."""
        return np.asarray(self._arrays.gaps[:, self._pairs].min(axis=1))

    @property
    def mode(self) -> NDArray[np.str_]:
        """ "open", "sliding" if a point slides, else "rolling" (which includes sticking), (frames,)."""
        return np.asarray(MODES[self.mode_numbers])

    @property
    def mode_numbers(self) -> NDArray[np.int64]:
        """The mode as a number, (frames,): 0 open, 1 sliding, 2 rolling."""
        return _mode_of(self.points.mode)

    @property
    def time_in(self) -> dict[str, float]:
        """How long it was in each mode, in s, as the frames tell."""
        times, mode = self._arrays.derived.times, _mode_of(self.points.mode)
        length = np.diff(times)
        return {str(word): float(length[mode[:-1] == k].sum()) for k, word in enumerate(MODES)}

    def __repr__(self) -> str:
        first, second = map(repr, self.names)
        law = f"friction {self.law.friction:g}, restitution {self.law.restitution:g}"
        shares = ", ".join(f"{word} {time:.4g} s" for word, time in self.time_in.items() if time > 0.0)
        return f"<contact of {first} with {second}: {law}; {shares or 'open'}>"


def _mode_of(points: NDArray[np.str_]) -> NDArray[np.int64]:
    sliding, rolling = (points == MODES[1]).any(axis=1), (points == MODES[2]).any(axis=1)
    return np.where(sliding, 1, np.where(rolling, 2, 0))


def pair_keys(tables: Tables) -> dict[Pair, list[tuple[int, float]]]:
    """Of every two that may touch: the numbers of their pairs of solids, each with 1, or -1 if its sides are swapped.

    Bodies come before grounds, and in the order of the world.
    """
    found: dict[Pair, list[tuple[int, float]]] = {}
    for number, pair in enumerate(() if tables.contacts is None else tables.contacts.pairs):
        forward = pair.carriers[0] <= pair.carriers[1]
        key = (pair.a, pair.b) if forward else (pair.b, pair.a)
        found.setdefault(key, []).append((number, 1.0 if forward else -1.0))
    return found


def slot_keys(tables: Tables) -> dict[Pair, list[tuple[int, float]]]:
    """The same with the numbers of slots; limits of joints have two each: ("hinge", "low limit")."""
    facts = tables.contacts
    if facts is None:
        return {}
    found = {}
    for key, pairs in pair_keys(tables).items():
        own = [(facts.pairs[number], sign) for number, sign in pairs]
        found[key] = [(pair.first_slot + k, sign) for pair, sign in own for k in range(pair.slots)]
    for limit in facts.limits:
        for k, end in enumerate(("low limit", "high limit")):
            found[limit.name, end] = [(limit.first_slot + k, 1.0)]
    return found


class Contacts(Mapping[Pair, ContactTrack]):
    """All that may touch in a run, by two names in either order: ``run.contacts["ball", "table"].force``."""

    def __init__(self, tables: Tables, arrays: ContactArrays) -> None:
        self._arrays, self._keys = arrays, pair_keys(tables)

    def __getitem__(self, names: Pair) -> ContactTrack:
        own, sign = _ordered(names, self._keys)
        numbers = self._keys[own]
        return ContactTrack(
            own if sign > 0.0 else own[::-1], self._arrays, [number for number, _ in numbers],
            [sign * each for _, each in numbers],
        )  # fmt: skip

    def __iter__(self) -> Iterator[Pair]:
        return iter(self._keys)

    def __len__(self) -> int:
        return len(self._keys)

    def __contains__(self, names: object) -> bool:
        return isinstance(names, tuple) and (names in self._keys or names[::-1] in self._keys)

    def __repr__(self) -> str:
        listed = [repr(self[names]) for names in list(self)[:MOST_SHOWN]]
        more = [f"... {len(self) - MOST_SHOWN} more"] if len(self) > MOST_SHOWN else []
        return "\n".join([*listed, *more]) if listed else "<no contacts>"


def _ordered(names: Any, keys: Mapping[Pair, Any]) -> tuple[Pair, float]:
    """The key for two names, and -1 if they are asked for the other way round. Raises :class:`InputError`."""
    if not keys:
        raise InputError(
            f"no contact {shown(names)} in this run", expected="a run of a world in which bodies may touch"
        )
    if isinstance(names, tuple) and len(names) == 2 and all(isinstance(name, str) for name in names):
        if names in keys:
            return names, 1.0
        if names[::-1] in keys:
            return names[::-1], -1.0
    raise unknown("contact", names, [f"{a}, {b}" for a, b in keys], " in this run")


class Impact(NamedTuple):
    """One impact: velocities jump. The impulse acts on the first of the ``pair``, the normal points to it.

    ``angular_impulse`` comes from resistance to rolling and spinning, and from the ends of hinges.

    ``before`` and ``after`` are the velocities of the first against the second at the point. World frame, SI units.
    """

    time: float
    pair: Pair
    point: Array
    normal: Array
    impulse: Array
    angular_impulse: Array
    before: Array
    after: Array
    restitution: float
    lost_to_friction: float
    lost_to_restitution: float


class ImpactTable:
    """The impacts of a run by time: arrays with a row for each. ``table["ball", "floor"]`` has those of a pair.

    Points at which several touch at once have a row each, with the same time.
    """

    def __init__(self, tables: Tables, rows: Array, *, order: Pair | None = None) -> None:
        self._tables, self._rows, self._order = tables, rows, order
        self._keys = slot_keys(tables)
        own = {slot: (key, sign) for key, slots in self._keys.items() for slot, sign in slots}
        names: list[Pair] = []
        signs = np.ones(len(rows))
        for k, slot in enumerate(rows[:, IMPACT.slices["slot"].start].astype(np.int64).tolist()):
            key, sign = own[slot]
            if order is not None and key != order:
                key, sign = key[::-1], -sign
            names.append(key)
            signs[k] = sign
        self.pair = tuple(names)
        self._signs = signs[:, None]

    def _vector(self, name: str, *, signed: bool = True) -> Array:
        values = self._rows[:, IMPACT.slices[name]]
        return np.asarray(values * self._signs if signed else values.copy())

    def _number(self, name: str) -> Array:
        return np.asarray(self._rows[:, IMPACT.slices[name].start].copy())

    @property
    def time(self) -> Array:
        """(impacts,), in s."""
        return self._number("time")

    @property
    def point(self) -> Array:
        """World frame, (impacts, 3), in m."""
        return self._vector("point", signed=False)

    @property
    def normal(self) -> Array:
        """Unit, towards the first, (impacts, 3)."""
        return self._vector("normal")

    @property
    def impulse(self) -> Array:
        """On the first, (impacts, 3), in N s."""
        return self._vector("impulse")

    @property
    def angular_impulse(self) -> Array:
        """On the first, beyond the moment of the impulse at its point, (impacts, 3), in N m s."""
        return self._vector("angular_impulse")

    @property
    def before(self) -> Array:
        """Velocity of the first against the second at the point before, (impacts, 3), in m/s."""
        return self._vector("before")

    @property
    def after(self) -> Array:
        """The same afterwards, (impacts, 3), in m/s."""
        return self._vector("after")

    @property
    def restitution(self) -> Array:
        """The coefficient that was used, (impacts,); lower than that of the pair where it would gain energy."""
        return self._number("restitution")

    @property
    def lost_to_friction(self) -> Array:
        """(impacts,), in J."""
        return self._number("lost_friction")

    @property
    def lost_to_restitution(self) -> Array:
        """(impacts,), in J."""
        return self._number("lost_restitution")

    def __len__(self) -> int:
        return len(self._rows)

    def __getitem__(self, which: int | Pair) -> Any:
        """One impact by its number, or those of a pair, by two names. Raises :class:`InputError` if there is none."""
        if isinstance(which, int | np.integer) and -len(self) <= which < len(self):
            sign, values = self._signs[which, 0], {k: self._rows[which, part] for k, part in IMPACT.slices.items()}
            vectors = (sign * values[name] for name in ("normal", "impulse", "angular_impulse", "before", "after"))
            numbers = (float(values[name][0]) for name in ("restitution", "lost_friction", "lost_restitution"))
            return Impact(float(values["time"][0]), self.pair[which], values["point"].copy(), *vectors, *numbers)
        if isinstance(which, int | np.integer):
            raise InputError(f"impact {which}", expected=f"a number below {len(self)}: there are so many")
        own, sign = _ordered(which, self._keys)
        kept = [set(pair) == set(own) for pair in self.pair]
        return ImpactTable(self._tables, self._rows[kept], order=own if sign > 0.0 else own[::-1])

    def __iter__(self) -> Iterator[Impact]:
        return (self[k] for k in range(len(self)))

    def to_pandas(self) -> pandas.DataFrame:
        """A table with a row for each impact; columns such as ``impulse.x [N s]``."""
        module: Any = needed("pandas", "tables", "a table of pandas")
        return module.DataFrame(impact_columns(self))

    def _shown(self) -> list[tuple[str, str]]:
        shown = min(len(self), MOST_LISTED)
        listed = [(f"{impact.time:.9g} s", _told(impact)) for impact in (self[k] for k in range(shown))]
        more = len(self) - MOST_LISTED
        return [*listed, ("...", f"{more} more")] if more > 0 else listed

    def __repr__(self) -> str:
        count = "1 impact" if len(self) == 1 else f"{len(self)} impacts" if len(self) else "no impacts"
        return f"<{count}>" + "".join(f"\n  {time}  {text}" for time, text in self._shown())

    def _repr_html_(self) -> str:
        return html_table(f"{len(self)} impacts", self._shown())


def _told(impact: Impact) -> str:
    lost = f"{impact.lost_to_restitution:.4g} J to restitution, {impact.lost_to_friction:.4g} J to friction"
    return f"{' on '.join(impact.pair)}: impulse {row(impact.impulse, digits=4)} N s, lost {lost}"


def impact_columns(table: ImpactTable) -> dict[str, Any]:
    """Columns (impacts,) with names and units."""
    columns: dict[str, Any] = {"time [s]": table.time}
    columns["first"], columns["second"] = [a for a, _ in table.pair], [b for _, b in table.pair]
    units = {
        "point": "m", "normal": "", "impulse": "N s", "angular_impulse": "N m s", "before": "m/s", "after": "m/s"
    }  # fmt: skip
    for name, unit in units.items():
        for k, letter in enumerate("xyz"):
            columns[f"{name}.{letter}" + (f" [{unit}]" if unit else "")] = getattr(table, name)[:, k]
    columns["restitution"] = table.restitution
    columns["lost_to_friction [J]"], columns["lost_to_restitution [J]"] = (
        table.lost_to_friction,
        table.lost_to_restitution,
    )
    return columns


def contact_facts(run: Trajectory) -> dict[str, str]:
    """What contact did: impacts, losses, what slid and rolled. Nothing for a run without contact."""
    if run.tables.contacts is None:
        return {}
    lost = {"friction": run.lost_to_friction, "restitution": run.lost_to_restitution}
    taken = [f"{gone[-1] - gone[0]:.6g} J to {name}" for name, gone in lost.items() if gone[-1] != gone[0]]
    made = {"impacts": str(len(run.impacts)), "lost": ", ".join(taken) or "nothing"}
    touched = []
    for pair in run.contacts:
        spent = run.contacts[pair].time_in
        modes = [f"{word} {time:.4g} s" for word, time in spent.items() if word != "open" and time > 0.0]
        if modes:
            touched.append(f"{pair[0]} on {pair[1]}: {', '.join(modes)}")
    left = len(touched) - MOST_SHOWN
    made["contact"] = "; ".join(touched[:MOST_SHOWN]) + (f"; and {left} more" if left > 0 else "") or "none"
    return made
