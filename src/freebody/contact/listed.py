"""The pairs of a crowd that matter, listed: those near each other at a state, or those that touched during a run.

Start checks, results, files and the page know pairs with slots of their own. What a crowd keeps in its pool is given
that form when it is looked at.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import numpy as np
from numpy.typing import NDArray

from freebody.contact.geometry import slots
from freebody.contact.layout import (
    CONTACTS,
    CROWD,
    IMPACT,
    LAW,
    MEMBER,
    OPEN,
    PAIR,
    POOLED,
    SLOT,
    SOLID,
    SOLID_POSE,
    SPECIAL,
    STATE,
)
from freebody.model.layout import HEADER
from freebody.model.tables import PairFacts, Tables

Array = NDArray[np.float64]
Integers = NDArray[np.int64]

# Solids larger than so many typical ones are compared with all others.
LARGE = 4.0
_SLOT = IMPACT.slices["slot"].start
_FIRST, _SECOND, _LAW_PLACE = (POOLED.slices[name].start for name in ("first", "second", "law"))
_SHARED = POOLED.slices["slip"].stop


def header_of(tables: Tables) -> Any:
    """The header of contact."""
    return CONTACTS.read(tables.integers[HEADER.read(tables.integers).contacts :])


def is_crowd(tables: Tables) -> bool:
    """Whether a world's pairs are not listed."""
    return tables.contacts is not None and tables.contacts.crowd


def _rows(tables: Tables, first: int, count: int, record: Any) -> Integers:
    return tables.integers[first : first + count * record.size].reshape(count, record.size)


def solid_rows(tables: Tables) -> tuple[Integers, Array]:
    """Rows of ``layout.SOLID`` and of ``layout.SOLID_POSE``."""
    header = header_of(tables)
    rows = _rows(tables, header.first_solid, header.solids, SOLID)
    places = rows[:, SOLID.slices["floats"].start]
    return rows, tables.floats[places[:, None] + np.arange(SOLID_POSE.size)]


def near_pairs(tables: Tables, position: Array, rotation: Array, reach: float) -> Integers:
    """Solids a and b and the place of their law, (pairs, 3), of all that may touch and whose bounds are within
    ``reach`` (m) at poses (carriers, 3) and (carriers, 3, 3); grounds with all their bodies."""
    header = header_of(tables)
    crowd = CROWD.read(tables.integers[header.crowd :])
    rows, poses = solid_rows(tables)
    carriers, kinds = rows[:, 1], rows[:, 0]
    places = poses[:, SOLID_POSE.slices["place"]]
    centres = position[carriers] + np.einsum("sij,sj->si", rotation[carriers], places)
    bounds = poses[:, SOLID_POSE.slices["bound"].start]
    i, j = _close(centres[: crowd.bodies], bounds[: crowd.bodies], reach)
    members = _rows(tables, crowd.first_member, header.solids, MEMBER)
    special = _rows(tables, crowd.first_special, crowd.special, SPECIAL)
    low, high = np.minimum(carriers[i], carriers[j]), np.maximum(carriers[i], carriers[j])
    laws = crowd.laws + LAW.size * (crowd.classes * members[i, 1] + members[j, 1])
    laws[(members[i, 0] == members[j, 0]) & (members[i, 0] > 0)] = -1
    if len(special):
        keys = low * (len(tables.names) + header.grounds) + high
        at = np.minimum(np.searchsorted(special[:, 0], keys), len(special) - 1)
        laws = np.where(special[at, 0] == keys, special[at, 1], laws)
    laws[low == high] = -1
    swapped = kinds[i] > kinds[j]
    among = np.column_stack([np.where(swapped, j, i), np.where(swapped, i, j), laws])[laws >= 0]
    grounded = _rows(tables, header.first_pair, header.pairs, PAIR)[:, :3]
    return in_order(np.concatenate([among, grounded]))


def in_order(pairs: Integers) -> Integers:
    """By solids."""
    low, high = pairs[:, :2].min(axis=1), pairs[:, :2].max(axis=1)
    return np.asarray(pairs[np.lexsort((high, low))])


def _close(centres: Array, bounds: Array, reach: float) -> tuple[Integers, Integers]:
    """Pairs i < j of balls about ``centres`` that are within ``reach`` of each other."""
    from scipy.spatial import cKDTree

    large = bounds > LARGE * np.median(bounds)
    small = np.flatnonzero(~large)
    widest = 2.0 * float(bounds[small].max(initial=0.0)) + reach
    found = [small[cKDTree(centres[small]).query_pairs(widest, output_type="ndarray").reshape(-1, 2)]]
    for k in np.flatnonzero(large).tolist():
        others = np.flatnonzero(~large | (np.arange(len(bounds)) > k))
        found.append(np.column_stack([np.full(len(others), k), others]))
    pairs = np.sort(np.concatenate(found), axis=1)
    i, j = pairs[:, 0], pairs[:, 1]
    near = np.linalg.norm(centres[i] - centres[j], axis=1) < bounds[i] + bounds[j] + reach
    return i[near], j[near]


def listed(tables: Tables, pairs: Integers, room: Integers | None = None) -> Tables:
    """The tables of a crowd with these pairs, (pairs, 3) as :func:`near_pairs` gives them, and slots for each.

    ``room`` (pairs,) says how many; left out, as many as their shapes may need.
    """
    facts, header = tables.contacts, header_of(tables)
    assert facts is not None
    rows, _ = solid_rows(tables)
    if room is None:
        kinds, counts = rows[:, 0].tolist(), rows[:, 4].tolist()
        room = np.array([slots(kinds[a], kinds[b], counts[a], counts[b]) for a, b, _ in pairs.tolist()], dtype=np.int64)
    first = np.concatenate([[0], np.cumsum(room)]).astype(np.int64)
    names = (*tables.names, *facts.grounds)
    own = rows[:, 1].tolist()
    made = tuple(
        PairFacts(
            names[own[a]], names[own[b]], (own[a], own[b]), slot, count, tuple(tables.floats[law : law + LAW.size])
        )
        for (a, b, law), slot, count in zip(pairs.tolist(), first.tolist(), room.tolist())
    )
    at = HEADER.read(tables.integers).contacts
    integers = np.concatenate([tables.integers, np.column_stack([pairs, first[:-1], room]).ravel().astype(np.int64)])
    changed = header._asdict() | {
        "pairs": len(pairs), "first_pair": len(tables.integers), "slots": int(first[-1]), "crowd": 0,
        "end": len(integers),
    }  # fmt: skip
    integers[at : at + CONTACTS.size] = CONTACTS.row(**changed)
    floats = np.concatenate([tables.floats[: header.state], np.zeros(STATE.size + SLOT.size * int(first[-1]))])
    floats.flags.writeable = False
    contacts = facts._replace(pairs=made, slots=int(first[-1]), crowd=False)
    return replace(tables, floats=floats, integers=integers, contacts=contacts)


def unpooled(tables: Tables, frames: Array, impacts: Array) -> tuple[Tables, Array, Array]:
    """A crowd's tables with the pairs that touched, its frames (frames, numbers) with slots for each, and its impacts.

    Points of a pair stand in the order of their features.
    """
    solids = header_of(tables).solids
    pool = frames[:, STATE.size :].reshape(len(frames), -1, POOLED.size)
    frame, slot = np.nonzero(pool[:, :, _LAW_PLACE])
    used = pool[frame, slot]
    first, second, law = (used[:, k].astype(np.int64) for k in (_FIRST, _SECOND, _LAW_PLACE))
    struck = impacts[:, _SLOT].astype(np.int64)
    keys = first * solids + second
    every, where = np.unique(np.concatenate([keys, struck]), return_inverse=True)
    places = np.zeros(len(every), dtype=np.int64)
    places[where[len(keys) :]] = _law_places(tables, every)[where[len(keys) :]]
    places[where[: len(keys)]] = law
    pairs = np.column_stack([every // solids, every % solids, places])
    order = np.lexsort((pairs[:, :2].max(axis=1), pairs[:, :2].min(axis=1)))
    rank = np.empty(len(order), dtype=np.int64)
    rank[order] = np.arange(len(order))
    number = rank[where]
    # The place of a point among those of its pair at a frame: the pool is sorted.
    begins = np.ones(len(keys), dtype=bool)
    begins[1:] = (frame[1:] != frame[:-1]) | (keys[1:] != keys[:-1])
    index = np.arange(len(keys))
    within = index - np.maximum.accumulate(np.where(begins, index, 0)) if len(keys) else index
    room = np.ones(len(every), dtype=np.int64)
    np.maximum.at(room, number[: len(keys)], within + 1)
    made = listed(tables, pairs[order], room)
    starts = np.cumsum(room) - room
    out = np.zeros((len(frames), STATE.size + SLOT.size * int(room.sum())))
    out[:, : STATE.size] = frames[:, : STATE.size]
    rows = out[:, STATE.size :].reshape(len(frames), -1, SLOT.size)
    rows[frame, starts[number[: len(keys)]] + within, :_SHARED] = used[:, :_SHARED]
    impacts = impacts.copy()
    impacts[:, _SLOT] = starts[number[len(keys) :]]
    return made, out, impacts


def _law_places(tables: Tables, keys: Integers) -> Integers:
    """Where the laws of pairs stand: of solids a * solids + b."""
    header = header_of(tables)
    crowd = CROWD.read(tables.integers[header.crowd :])
    rows, _ = solid_rows(tables)
    members = _rows(tables, crowd.first_member, header.solids, MEMBER)
    a, b = keys // header.solids, keys % header.solids
    places = crowd.laws + LAW.size * (crowd.classes * members[a, 1] + members[b, 1])
    grounded = {(x, y): law for x, y, law, *_ in _rows(tables, header.first_pair, header.pairs, PAIR).tolist()}
    special = dict(_rows(tables, crowd.first_special, crowd.special, SPECIAL).tolist())
    count = len(tables.names) + header.grounds
    for k, (x, y) in enumerate(zip(a.tolist(), b.tolist())):
        one, other = sorted((int(rows[x, 1]), int(rows[y, 1])))
        places[k] = grounded.get((x, y), special.get(one * count + other, int(places[k])))
    return np.asarray(places)


def pooled(source: Tables, contacts: Array, tables: Tables) -> Array | None:
    """The state of contact of listed pairs as the pool of ``tables``; None if ``source`` does not know their solids."""
    facts, header = source.contacts, header_of(source)
    assert tables.contacts is not None
    if facts is None or header.pairs != len(facts.pairs) or len(contacts) != STATE.size + SLOT.size * facts.slots:
        return None
    out = np.zeros(STATE.size + POOLED.size * tables.contacts.slots)
    out[: STATE.size] = contacts[: STATE.size]
    rows, pool = contacts[STATE.size :].reshape(-1, SLOT.size), out[STATE.size :].reshape(-1, POOLED.size)
    pairs = _rows(source, header.first_pair, header.pairs, PAIR)
    owner = np.repeat(np.arange(len(pairs)), pairs[:, 4])
    used = np.flatnonzero(rows[:, SLOT.slices["mode"].start] != OPEN)[: len(pool)]
    pool[: len(used), :_SHARED] = rows[used, :_SHARED]
    for column, k in ((_FIRST, 0), (_SECOND, 1), (_LAW_PLACE, 2)):
        pool[: len(used), column] = pairs[owner[used], k]
    return out
