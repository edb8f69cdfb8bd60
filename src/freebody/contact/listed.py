"""The pairs of a crowd that matter, listed: those near each other at a state, or those that touched during a run.

Start checks, results, files and the page know pairs with slots of their own. What a crowd keeps in its pool is given
that form when it is looked at.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any, NamedTuple

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
from freebody.model.tables import ContactFacts, PairFacts, SolidFacts, Tables

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
    solids = SolidFacts(header.solids, tuple((a, b) for a, b, _ in pairs.tolist()))
    contacts = facts._replace(pairs=made, slots=int(first[-1]), crowd=False, solids=solids)
    return replace(tables, floats=floats, integers=integers, contacts=contacts)


def unpooled(tables: Tables, frames: Array, impacts: Array) -> tuple[Tables, Array, Array]:
    """A crowd's tables with the pairs that touched, its frames (frames, numbers) with slots for each, and its impacts.

    Points of a pair stand in the order of their features.
    """
    pairs = touched(tables, frames, impacts)
    made = listed(tables, pairs[:, :3], pairs[:, 3])
    assert made.contacts is not None
    return made, spread(made.contacts, frames), spread_impacts(made.contacts, impacts)


def touched(tables: Tables, frames: Array, impacts: Array) -> Integers:
    """The pairs of a crowd that touched: solids, the place of their law, and the most points at a frame, (pairs, 4)."""
    solids = header_of(tables).solids
    points = _points(frames)
    keys = points.first * solids + points.second
    struck = impacts[:, _SLOT].astype(np.int64)
    every, where = np.unique(np.concatenate([keys, struck]), return_inverse=True)
    room = np.ones(len(every), dtype=np.int64)
    np.maximum.at(room, where[: len(keys)], points.within + 1)
    return _by_solids(np.column_stack([every // solids, every % solids, _law_places(tables, every, solids), room]))


def both(one: Integers, other: Integers) -> Integers:
    """The pairs of two lists as :func:`touched` makes them, in one."""
    rows = np.concatenate([one, other])
    _, where, again = np.unique(rows[:, :2], axis=0, return_index=True, return_inverse=True)
    found = rows[where]
    np.maximum.at(found[:, 3], again.ravel(), rows[:, 3])
    return _by_solids(found)


def _by_solids(pairs: Integers) -> Integers:
    return np.asarray(pairs[np.lexsort((pairs[:, :2].max(axis=1), pairs[:, :2].min(axis=1)))])


class _Points(NamedTuple):
    """The points in frames of a pool: frames, slots, solids, and which points of their pairs they are."""

    frame: Integers
    slot: Integers
    first: Integers
    second: Integers
    within: Integers


def _rows_of(frames: Array) -> Array:
    """Rows of ``SLOT`` or ``POOLED``, (frames, slots, numbers)."""
    count = (frames.shape[1] - STATE.size) // SLOT.size
    return frames[:, STATE.size :].reshape(len(frames), count, SLOT.size)


def _points(frames: Array) -> _Points:
    pool = _rows_of(frames)
    frame, slot = np.nonzero(pool[:, :, _LAW_PLACE])
    first, second = (pool[frame, slot, k].astype(np.int64) for k in (_FIRST, _SECOND))
    # The pool is sorted: points of a pair follow each other.
    begins = np.ones(len(frame), dtype=bool)
    begins[1:] = (np.diff(frame) != 0) | (np.diff(first) != 0) | (np.diff(second) != 0)
    index = np.arange(len(frame))
    within = index - np.maximum.accumulate(np.where(begins, index, 0)) if len(frame) else index
    return _Points(frame, slot, first, second, within)


def _numbers(facts: ContactFacts, first: Integers, second: Integers) -> Integers:
    """Which of the listed pairs those of solids ``first`` and ``second`` are. Raises KeyError if some are not."""
    assert facts.solids is not None
    count = facts.solids.total
    keys = np.array(facts.solids.pairs, dtype=np.int64).reshape(-1, 2) @ np.array([count, 1])
    wanted, order = first * count + second, np.argsort(keys)
    at = np.searchsorted(keys, wanted, sorter=order)
    if len(wanted) and (not len(keys) or at.max() >= len(keys) or (keys[order[at]] != wanted).any()):
        raise KeyError("pairs that are not listed")
    return np.asarray(order[at])


def _slots(facts: ContactFacts) -> tuple[Integers, Integers]:
    """The first slot of every pair, and how many it has."""
    found = np.array([(pair.first_slot, pair.slots) for pair in facts.pairs], dtype=np.int64).reshape(-1, 2)
    return found[:, 0], found[:, 1]


def spread(facts: ContactFacts, frames: Array) -> Array:
    """Frames of a pool, (frames, numbers), with slots for the listed pairs. Raises KeyError if some have no place."""
    points, (starts, room) = _points(frames), _slots(facts)
    pairs = _numbers(facts, points.first, points.second)
    if (points.within >= room[pairs]).any():
        raise KeyError("more points than slots")
    out = np.zeros((len(frames), STATE.size + SLOT.size * facts.slots))
    out[:, : STATE.size] = frames[:, : STATE.size]
    rows, pool = _rows_of(out), _rows_of(frames)
    rows[points.frame, starts[pairs] + points.within, :_SHARED] = pool[points.frame, points.slot, :_SHARED]
    return out


def spread_impacts(facts: ContactFacts, impacts: Array) -> Array:
    """Impacts of a crowd at slots of the listed pairs. Raises KeyError if some have none."""
    assert facts.solids is not None
    out, struck = impacts.copy(), impacts[:, _SLOT].astype(np.int64)
    pairs = _numbers(facts, struck // facts.solids.total, struck % facts.solids.total)
    out[:, _SLOT] = _slots(facts)[0][pairs]
    return out


def gathered_impacts(facts: ContactFacts, impacts: Array) -> Array:
    """Impacts at slots of listed pairs as those of the crowd: the opposite of :func:`spread_impacts`."""
    assert facts.solids is not None
    out, (starts, _) = impacts.copy(), _slots(facts)
    keys = np.array(facts.solids.pairs, dtype=np.int64).reshape(-1, 2) @ np.array([facts.solids.total, 1])
    out[:, _SLOT] = keys[np.searchsorted(starts, impacts[:, _SLOT].astype(np.int64), side="right") - 1]
    return out


def _law_places(tables: Tables, keys: Integers, solids: int) -> Integers:
    """Where the laws of pairs stand: of solids a * solids + b."""
    header = header_of(tables)
    crowd = CROWD.read(tables.integers[header.crowd :])
    rows, _ = solid_rows(tables)
    members = _rows(tables, crowd.first_member, header.solids, MEMBER)
    a, b = keys // solids, keys % solids
    low, high = np.minimum(a, b), np.maximum(a, b)
    places = crowd.laws + LAW.size * (crowd.classes * members[low, 1] + members[high, 1])
    grounded = {(x, y): law for x, y, law, *_ in _rows(tables, header.first_pair, header.pairs, PAIR).tolist()}
    special = dict(_rows(tables, crowd.first_special, crowd.special, SPECIAL).tolist())
    count = len(tables.names) + header.grounds
    for k, (x, y) in enumerate(zip(a.tolist(), b.tolist())):
        one, other = sorted((int(rows[x, 1]), int(rows[y, 1])))
        places[k] = grounded.get((x, y), special.get(one * count + other, int(places[k])))
    return np.asarray(places)


def pooled(source: Tables, contacts: Array, tables: Tables) -> Array | None:
    """The state of contact of listed pairs as the pool of ``tables``; None if ``source`` does not know their solids."""
    facts = source.contacts
    assert tables.contacts is not None
    known = facts is not None and facts.solids is not None and facts.solids.total == header_of(tables).solids
    if facts is None or not known or len(contacts) != STATE.size + SLOT.size * facts.slots:
        return None
    assert facts.solids is not None
    out = np.zeros(STATE.size + POOLED.size * tables.contacts.slots)
    out[: STATE.size] = contacts[: STATE.size]
    rows, pool = contacts[STATE.size :].reshape(-1, SLOT.size), out[STATE.size :].reshape(-1, POOLED.size)
    pairs = np.array(facts.solids.pairs, dtype=np.int64).reshape(-1, 2)
    owner = np.repeat(np.arange(len(pairs)), _slots(facts)[1])
    used = np.flatnonzero(rows[:, SLOT.slices["mode"].start] != OPEN)[: len(pool)]
    touching = pairs[owner[used]]
    pool[: len(used), :_SHARED] = rows[used, :_SHARED]
    pool[: len(used), _FIRST], pool[: len(used), _SECOND] = touching.T
    count = facts.solids.total
    pool[: len(used), _LAW_PLACE] = _law_places(tables, touching @ np.array([count, 1]), count)
    return out
