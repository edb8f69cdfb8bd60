"""Contact as numbers in the tables."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import numpy as np

from freebody.contact.geometry import SolidSpec, ordered, slots, supported
from freebody.contact.layout import (
    CONTACTS,
    GROUND,
    GROUND_KNOT,
    GROUND_POSE,
    KINDS,
    LAW,
    LIMIT,
    LIMIT_VALUES,
    PAIR,
    SLOT,
    SOLID,
    SOLID_POSE,
    STATE,
)
from freebody.contact.surface import solids_of_shape
from freebody.contact.touching import Setting, Touching, touching
from freebody.errors import InputError
from freebody.model.layout import HEADER as WORLD_HEADER
from freebody.model.tables import ContactFacts, LimitFacts, PairFacts, Tables

# Points of contact that are kept and recorded: as many as 20 MB hold.
MOST_SLOTS = 100_000

WORDS = {kind: word for word, kind in KINDS.items()}


def with_contact(tables: Tables, setting: Setting) -> Tables:
    """The tables of a world with its contact added: grounds, solids, pairs, laws, and room for the state.

    A world in which nothing can touch keeps its tables as they are. Raises :class:`InputError` for bodies that cannot
    touch.
    """
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

    def _pair(self, setting: Setting, pair: Touching, law: int, one: Any, other: Any) -> PairFacts:
        (a, first), (b, second) = one, other
        carriers = pair.a, pair.b
        if not supported(first.kind, second.kind):
            raise _unsupported(setting, carriers, first, second)
        if not ordered(first.kind, second.kind):
            a, b, first, second, carriers = b, a, second, first, carriers[::-1]
        room = slots(first.kind, second.kind, len(first.vertices), len(second.vertices))
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
            pairs=len(pairs),
            first_pair=first + len(self.grounds) + len(self.solids),
            slots=self.slots,
            state=state,
            limits=len(limits),
            first_limit=first + len(self.grounds) + len(self.solids) + len(self.pairs),
        )
        rows = [*header, *self.grounds, *self.solids, *self.pairs, *self.limits]
        integers = np.concatenate([tables.integers, np.array(rows, dtype=np.int64)])
        integers[WORLD_HEADER.slices["contacts"]] = at
        floats = np.concatenate([tables.floats, self.floats, np.zeros(STATE.size + self.slots * SLOT.size)])
        floats.flags.writeable = False
        edges = np.unique(np.concatenate([tables.edges, self.edges]))
        facts = ContactFacts(setting.names[len(setting.bodies) :], pairs, self.slots, state, limits)
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


def _unsupported(setting: Setting, carriers: tuple[int, int], a: SolidSpec, b: SolidSpec) -> InputError:
    one, other = (setting.names[carrier] for carrier in carriers)
    return InputError(
        f"{one!r} and {other!r}: contact between {WORDS[a.kind]} and {WORDS[b.kind]} is not there yet",
        expected="a pair of shapes whose distance is known",
        cause="an ellipsoid can touch a bowl at several places, which are not looked for",
        remedy=f"fb.NoContact({one!r}, {other!r}) keeps them from touching; or take a simpler shape",
    )
