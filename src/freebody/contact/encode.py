"""Contact as numbers in the tables."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import numpy as np

from freebody.contact.crowd import Crowd, crowd_of
from freebody.contact.geometry import SolidSpec, ordered, slots, supported
from freebody.contact.layout import (
    CONTACTS,
    CROWD,
    GROUND,
    GROUND_KNOT,
    GROUND_POSE,
    HOLLOW,
    KINDS,
    LAW,
    LIMIT,
    LIMIT_VALUES,
    MEMBER,
    PAIR,
    PLANE,
    SLOT,
    SOLID,
    SOLID_POSE,
    SPECIAL,
    SPHERE,
    STATE,
)
from freebody.contact.surface import solids_of_shape
from freebody.contact.touching import Setting, Touching, touching
from freebody.errors import InputError
from freebody.model.layout import HEADER as WORLD_HEADER
from freebody.model.tables import ContactFacts, LimitFacts, PairFacts, Tables

# Points of contact that are kept and recorded: as many as 20 MB hold.
MOST_SLOTS = 100_000

# Points of contact that a crowd has room for in its state: per sphere, which touches no more than twelve others of its
# size, and per other solid of a body.
ROOM_PER_SPHERE, ROOM_PER_SOLID = 6, 16

WORDS = {kind: word for word, kind in KINDS.items()}


def with_contact(tables: Tables, setting: Setting) -> Tables:
    """The tables of a world with its contact added: grounds, solids, pairs, laws, and room for the state.

    A world in which nothing can touch keeps its tables as they are. Raises :class:`InputError` for bodies that cannot
    touch.
    """
    crowd = crowd_of(setting)
    if crowd is not None:
        writer = Writer(tables)
        writer.add_grounds(setting)
        writer.add_crowd(setting, crowd)
        return writer.written(tables, setting, (), ())
    pairs = touching(setting)
    if not pairs and all(getattr(joint, "limits", None) is None for joint in setting.joints):
        return tables
    writer = Writer(tables)
    writer.add_grounds(setting)
    facts = writer.add_pairs(setting, pairs)
    return writer.written(tables, setting, facts, writer.add_limits(tables, setting))


class Writer:
    """Collects rows, and knows where they will stand."""

    def __init__(self, tables: Tables) -> None:
        self.first_float = len(tables.floats)
        self.floats: list[float] = []
        self.grounds: list[int] = []
        self.solids: list[int] = []
        self.pairs: list[int] = []
        self.limits: list[int] = []
        self.edges: list[float] = []
        self.crowd: list[int] = []
        self.corners: dict[int, tuple[int, Any]] = {}
        self.slots = 0

    def put(self, numbers: Any) -> int:
        """Append floats; where the first one stands."""
        at = self.first_float + len(self.floats)
        self.floats += [float(number) for number in numbers]
        return at

    def add_grounds(self, setting: Setting) -> None:
        """Pose and knots of each."""
        for ground in setting.grounds:
            knots = ground.knots()
            pose = self.put(GROUND_POSE.row(position=ground.place, rotation=ground.rotation, axis=knots.axis))
            first = self.put(number for row in knots.rows for number in row)
            assert all(len(row) == GROUND_KNOT.size for row in knots.rows)
            self.grounds += GROUND.row(floats=pose, knots=first, count=len(knots.rows))
            self.edges += knots.edges

    def add_pairs(self, setting: Setting, pairs: list[Touching]) -> tuple[PairFacts, ...]:
        """The solids of all carriers that touch something, and the pairs of them."""
        rows = {carrier: self._carried(setting, carrier) for carrier in sorted({c for p in pairs for c in (p.a, p.b)})}
        facts = []
        for pair in pairs:
            law = self.put(pair.law)
            for one in self._facing(setting, rows, pair.a, pair.b):
                for other in self._facing(setting, rows, pair.b, pair.a):
                    facts.append(self._pair(setting, pair, law, one, other))
        return tuple(facts)

    def _carried(self, setting: Setting, carrier: int) -> list[tuple[int, SolidSpec]]:
        """The solids of a carrier with their numbers."""
        found = []
        for solid in solids_of_carrier(setting, carrier):
            place = self.put(
                SOLID_POSE.row(
                    place=solid.place, rotation=solid.rotation, size=solid.size, radius=solid.radius, bound=solid.bound
                )
            )
            vertices = self._corners(solid)
            found.append((len(self.solids) // SOLID.size, solid))
            self.solids += SOLID.row(
                kind=solid.kind, carrier=carrier, floats=place, vertices=vertices, count=len(solid.vertices)
            )
        return found

    def _corners(self, solid: SolidSpec) -> int:
        """Where the vertices of a hull stand; those of bodies of one shape are the same."""
        if not len(solid.vertices):
            return 0
        if id(solid.vertices) not in self.corners:
            self.corners[id(solid.vertices)] = self.put(np.ravel(solid.vertices)), solid.vertices
        return self.corners[id(solid.vertices)][0]

    def _facing(self, setting: Setting, rows: Any, carrier: int, other: int) -> list[tuple[int, SolidSpec]]:
        """The solids of a carrier that the other one, a body if this is a ground, can meet."""
        count = len(setting.bodies)
        if carrier < count:
            return list(rows[carrier])
        return [rows[carrier][k] for k in setting.grounds[carrier - count].facing(setting.bodies[other].position)]

    def add_crowd(self, setting: Setting, crowd: Crowd) -> None:
        """All solids; pairs of bodies with grounds; laws of classes; special pairs; a pool of slots."""
        count, carriers = len(setting.bodies), sorted(crowd.classes)
        rows = {carrier: self._carried(setting, carrier) for carrier in carriers}
        own = {carrier: solids for carrier, solids in rows.items() if carrier < count}
        most = self._most(setting, own)
        placed: dict[tuple[float, ...], int] = {}
        grounded = []
        for pair in crowd.grounded:
            law = placed[pair.law] if pair.law in placed else placed.setdefault(pair.law, self.put(pair.law))
            for one in rows[pair.a]:
                for other in self._facing(setting, rows, pair.b, pair.a):
                    a, b, _, room = _sides(setting, pair, one, other)
                    most = max(most, room)
                    grounded.append(PAIR.row(a=a, b=b, law=law, first_slot=0, slots=0))
        # By the body's solid: grounds have the highest numbers.
        self.pairs = [
            number for row in sorted(grounded, key=lambda row: (min(row[:2]), max(row[:2]))) for number in row
        ]
        laws = self.put(number for row in crowd.laws for law in row for number in law)
        groups: dict[Any, int] = {}
        members = []
        for carrier in carriers:
            group = setting.bodies[carrier].group if carrier < count else None
            number = 0 if group is None else groups.setdefault(group, len(groups) + 1)
            members += MEMBER.row(group=number, material=crowd.classes[carrier]) * len(rows[carrier])
        special = []
        for (a, b), law_numbers in sorted(crowd.special.items()):
            law = -1 if law_numbers is None else self.put(law_numbers)
            special += SPECIAL.row(key=a * len(setting.names) + b, law=law)
        bodies = sum(map(len, own.values()))
        header = CROWD.row(
            classes=len(crowd.laws), laws=laws, special=len(special) // SPECIAL.size, first_special=CROWD.size,
            first_member=CROWD.size + len(special), bodies=bodies, most=most,
        )  # fmt: skip
        self.crowd = [*header, *special, *members]
        kinds = [solid.kind for solids in own.values() for _, solid in solids]
        self.slots = sum(ROOM_PER_SPHERE if kind == SPHERE else ROOM_PER_SOLID for kind in kinds)

    @staticmethod
    def _most(setting: Setting, rows: dict[int, list[tuple[int, SolidSpec]]]) -> int:
        """Points that two bodies may have at once. Raises :class:`InputError` for shapes that cannot meet."""
        examples = {
            (solid.kind, len(solid.vertices), solid.convex): (k, solid) for k, own in rows.items() for _, solid in own
        }
        most = 1
        for a, (i, first) in examples.items():
            for b, (j, second) in examples.items():
                if not supported(a[0], b[0]):
                    raise _unsupported(setting, (i, j), first, second)
                _check_convex(setting, (i, j), first, second)
                most = max(most, slots(a[0], b[0], a[1], b[1]))
        return most

    def _pair(self, setting: Setting, pair: Touching, law: int, one: Any, other: Any) -> PairFacts:
        a, b, carriers, room = _sides(setting, pair, one, other)
        self.pairs += PAIR.row(a=a, b=b, law=law, first_slot=self.slots, slots=room)
        names = [setting.names[carrier] for carrier in carriers]
        facts = PairFacts(names[0], names[1], carriers, self.slots, room, pair.law)
        self.slots += room
        if self.slots > MOST_SLOTS:
            raise InputError(
                f"more than {MOST_SLOTS} points at which bodies may touch at once",
                expected=f"at most {MOST_SLOTS}",
                cause="many parts, or many corners, that may all touch each other",
                remedy="use simpler shapes, or the same group= for bodies that never meet",
            )
        return facts

    def add_limits(self, tables: Tables, setting: Setting) -> tuple[LimitFacts, ...]:
        """The ends of joints; two slots for each."""
        facts = []
        for number, joint in enumerate(setting.joints):
            ends: Any = getattr(joint, "limits", None)
            if ends is not None:
                bounce: float = getattr(joint, "restitution", 0.0)
                at = self.put(LIMIT_VALUES.row(low=ends.low, high=ends.high))
                law = self.put(LAW.row(friction=0.0, restitution=bounce, rolling=0.0, spinning=0.0, slip_speed=0.0))
                self.limits += LIMIT.row(joint=number, floats=at, law=law, first_slot=self.slots)
                name = tables.joints[number].name
                facts.append(LimitFacts(name, number, ends.low, ends.high, bounce, self.slots))
                self.slots += 2
        return tuple(facts)

    def written(
        self, tables: Tables, setting: Setting, pairs: tuple[PairFacts, ...], limits: tuple[LimitFacts, ...]
    ) -> Tables:
        """The tables with all of it at their end."""
        at = len(tables.integers)
        first = at + CONTACTS.size
        state = self.first_float + len(self.floats)
        header = CONTACTS.row(
            grounds=len(setting.grounds),
            first_ground=first,
            solids=len(self.solids) // SOLID.size,
            first_solid=first + len(self.grounds),
            pairs=len(self.pairs) // PAIR.size,
            first_pair=first + len(self.grounds) + len(self.solids),
            slots=self.slots,
            state=state,
            limits=len(limits),
            first_limit=first + len(self.grounds) + len(self.solids) + len(self.pairs),
            crowd=first + len(self.grounds) + len(self.solids) + len(self.pairs) if self.crowd else 0,
            end=first + sum(map(len, (self.grounds, self.solids, self.pairs, self.crowd or self.limits))),
        )
        for place in ("first_special", "first_member") if self.crowd else ():
            self.crowd[CROWD.slices[place].start] += header[CONTACTS.slices["crowd"].start]
        rows = [*header, *self.grounds, *self.solids, *self.pairs, *(self.crowd or self.limits)]
        integers = np.concatenate([tables.integers, np.array(rows, dtype=np.int64)])
        integers[WORLD_HEADER.slices["contacts"]] = at
        floats = np.concatenate([tables.floats, self.floats, np.zeros(STATE.size + self.slots * SLOT.size)])
        floats.flags.writeable = False
        edges = np.unique(np.concatenate([tables.edges, self.edges]))
        facts = ContactFacts(setting.names[len(setting.bodies) :], pairs, self.slots, state, limits, bool(self.crowd))
        return replace(tables, floats=floats, integers=integers, edges=edges, contacts=facts)


def solids_of_carrier(setting: Setting, carrier: int) -> list[SolidSpec]:
    """The solids of a body, relative to its centre of mass, or those of a ground."""
    count = len(setting.bodies)
    if carrier >= count:
        return setting.grounds[carrier - count].solids()
    body = setting.bodies[carrier]
    assert body.shape is not None
    solids = solids_of_shape(body.shape, f"body {setting.names[carrier]!r}")
    return [solid._replace(place=solid.place - body.center_of_mass) for solid in solids]


def _sides(
    setting: Setting, pair: Touching, one: tuple[int, SolidSpec], other: tuple[int, SolidSpec]
) -> tuple[int, int, tuple[int, int], int]:
    """Two solids in the order that their kinds ask for: their numbers, their carriers, and how many points they need.

    Raises :class:`InputError` if their distance is not known.
    """
    (a, first), (b, second) = one, other
    carriers = pair.a, pair.b
    if not supported(first.kind, second.kind):
        raise _unsupported(setting, carriers, first, second)
    _check_convex(setting, carriers, first, second)
    if not ordered(first.kind, second.kind):
        a, b, first, second, carriers = b, a, second, first, carriers[::-1]
    return a, b, carriers, slots(first.kind, second.kind, len(first.vertices), len(second.vertices))


def _check_convex(setting: Setting, carriers: tuple[int, int], a: SolidSpec, b: SolidSpec) -> None:
    """Raises :class:`InputError` for a mesh that is not convex and can meet more than planes and bowls."""
    for k, (solid, other) in enumerate(((a, b), (b, a))):
        if not solid.convex and other.kind not in (PLANE, HOLLOW):
            name, second = (setting.names[carrier] for carrier in (carriers[k], carriers[1 - k]))
            raise InputError(
                f"{name!r} and {second!r}: contact of a mesh that is not convex",
                expected="a convex mesh: its hull may have at most 0.01 % more volume",
                cause=f"{name!r} has hollows, or is not closed; only planes and bowls meet nothing but its convex hull",
                remedy="give it shape=mesh.convex_parts(), by the extra 'decompose', or .convex_parts(1), its hull; "
                f"fb.NoContact({name!r}, {second!r}) keeps them from touching",
            )


def _unsupported(setting: Setting, carriers: tuple[int, int], a: SolidSpec, b: SolidSpec) -> InputError:
    one, other = (setting.names[carrier] for carrier in carriers)
    return InputError(
        f"{one!r} and {other!r}: contact between {WORDS[a.kind]} and {WORDS[b.kind]} is not there yet",
        expected="a pair of shapes whose distance is known",
        cause="an ellipsoid can touch a bowl at several places, which are not looked for",
        remedy=f"fb.NoContact({one!r}, {other!r}) keeps them from touching; or take a simpler shape",
    )
