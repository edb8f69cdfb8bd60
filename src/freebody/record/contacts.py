"""Contact in the file of a run: who may touch, where grounds are, and what a reader checks of that."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from freebody.contact.layout import CONTACTS, GROUND, GROUND_KNOT, GROUND_POSE, IMPACT, LAW, SLOT, STATE
from freebody.model.layout import HEADER
from freebody.model.tables import ContactFacts, JointFacts, LimitFacts, PairFacts, SolidFacts
from freebody.record.format import ARRAYS, FIXED, SINCE_VERSION_3, broken
from freebody.record.metadata import is_name, is_number

Array = NDArray[np.float64]

# Points that pairs may have room for.
MOST_SLOTS = 2**20


def listed(facts: Iterable[Any]) -> list[Any]:
    """Facts as JSON has them: tuples as lists, infinite numbers as null."""
    return [
        list(part) if isinstance(part, tuple) else None if isinstance(part, float) and math.isinf(part) else part
        for part in facts
    ]


def contact_attributes(facts: ContactFacts | None) -> dict[str, Any]:
    """Names of grounds, pairs and limits of joints; of a crowd, how many solids it has and which make a pair."""
    if facts is None:
        return {"grounds": [], "pairs": [], "limits": [], "solids": None}
    pairs, limits = ([listed(row) for row in rows] for rows in (facts.pairs, facts.limits))
    solids = None if facts.solids is None else [facts.solids.total, [list(pair) for pair in facts.solids.pairs]]
    return {"grounds": list(facts.grounds), "pairs": pairs, "limits": limits, "solids": solids}


def contact_facts(
    checked: Callable[[str, Callable[[Any], bool], str], Any], bodies: tuple[str, ...], joints: tuple[JointFacts, ...]
) -> ContactFacts | None:
    """Who may touch; ``checked`` gives an attribute of the file, or raises :class:`RunFileError`."""
    grounds = checked("grounds", lambda v: _are_grounds(v, bodies), "unique names")
    carriers = (*bodies, *grounds)
    pairs = checked("pairs", lambda v: _are_pairs(v, carriers), "names, numbers, slots and laws of pairs")
    slots = pairs[-1][3] + pairs[-1][4] if pairs else 0
    limits = checked("limits", lambda v: _are_limits(v, joints, slots), "names, ends and slots of limits of joints")
    crowd = checked("solids", lambda v: v is None or _are_solids(v, len(pairs)), "null, or solids of pairs")
    if not pairs and not limits and crowd is None:
        return None
    ends = [
        LimitFacts(name, joint, -math.inf if low is None else low, math.inf if high is None else high, *rest)
        for name, joint, low, high, *rest in limits
    ]
    return ContactFacts(
        tuple(grounds), tuple(PairFacts(a, b, tuple(both), first, count, tuple(law)) for a, b, both, first, count, law
        in pairs), slots + 2 * len(limits), 0, tuple(ends),
        solids=None if crowd is None else SolidFacts(crowd[0], tuple((a, b) for a, b in crowd[1])),
    )  # fmt: skip


def _are_grounds(value: Any, bodies: tuple[str, ...]) -> bool:
    named = isinstance(value, list) and all(is_name(name) for name in value)
    return named and len({*value, *bodies}) == len(value) + len(bodies)


def _are_pairs(value: Any, carriers: tuple[str, ...]) -> bool:
    """Lists in the order of PairFacts; slots follow one another."""
    if not isinstance(value, list):
        return False
    slot = 0
    for pair in value:
        if not isinstance(pair, list) or len(pair) != len(PairFacts._fields):
            return False
        a, b, both, first, count, law = pair
        good = isinstance(both, list) and len(both) == 2 and all(type(n) is int for n in both) and both[0] != both[1]
        good = good and all(0 <= n < len(carriers) for n in both) and [a, b] == [carriers[n] for n in both]
        good = good and isinstance(law, list) and len(law) == LAW.size and all(is_number(number) for number in law)
        if not good or first != slot or type(count) is not int or not 0 < count <= MOST_SLOTS - slot:
            return False
        slot += count
    return True


def _are_solids(value: Any, pairs: int) -> bool:
    """How many solids a crowd has, and two of them for each pair."""
    if not isinstance(value, list) or len(value) != 2 or type(value[0]) is not int or not 0 < value[0] < 2**24:
        return False
    count, found = value
    return isinstance(found, list) and len(found) == pairs and all(
        isinstance(pair, list) and len(pair) == 2 and all(type(n) is int and 0 <= n < count for n in pair)
        for pair in found
    )  # fmt: skip


def _are_limits(value: Any, joints: tuple[JointFacts, ...], slot: int) -> bool:
    """Lists in the order of LimitFacts; their slots follow those of the pairs."""
    if not isinstance(value, list) or slot + 2 * len(value) > MOST_SLOTS:
        return False
    for limit in value:
        if not isinstance(limit, list) or len(limit) != len(LimitFacts._fields):
            return False
        name, joint, low, high, bounce, first = limit
        good = type(joint) is int and 0 <= joint < len(joints) and name == joints[joint].name
        good = good and all(end is None or is_number(end) for end in (low, high)) and is_number(bounce)
        if not good or first != slot or type(first) is not int:
            return False
        slot += 2
    return True


def without_contact(frames: int) -> dict[str, NDArray[Any]]:
    """The arrays of contact for a run of an older version, which has none."""
    found = {name: np.zeros((0, *(FIXED.get(dim, 0) for dim in ARRAYS[name].dims[1:]))) for name in SINCE_VERSION_3}
    found["knot_grounds"] = np.zeros(0, dtype=np.int64)
    return {**found, "contacts": np.zeros((frames, 0)), "gaps": np.zeros((frames, 0))}


def with_grounds(
    floats: Array, integers: NDArray[np.int64], facts: ContactFacts, arrays: Mapping[str, NDArray[Any]]
) -> tuple[Array, NDArray[np.int64], ContactFacts]:
    """The buffers with the grounds and room for the state of contact behind them."""
    poses, knots, owner = (arrays[name] for name in ("ground_poses", "ground_knots", "knot_grounds"))
    count = len(poses)
    at, first = len(floats), len(integers)
    ends = np.searchsorted(owner, np.arange(count + 1))
    rows = np.zeros((count, GROUND.size), dtype=np.int64)
    rows[:, GROUND.slices["floats"].start] = at + GROUND_POSE.size * np.arange(count)
    rows[:, GROUND.slices["knots"].start] = at + poses.size + GROUND_KNOT.size * ends[:-1]
    rows[:, GROUND.slices["count"].start] = np.diff(ends)
    state = at + poses.size + knots.size
    room = np.zeros(STATE.size + facts.slots * SLOT.size)
    header = dict.fromkeys(CONTACTS.fields, 0) | {
        "grounds": count, "first_ground": first + CONTACTS.size, "slots": facts.slots, "state": state
    }  # fmt: skip
    integers = np.concatenate([integers, CONTACTS.row(**header), rows.ravel()]).astype(np.int64)
    integers[HEADER.slices["contacts"]] = first
    floats = np.concatenate([floats, poses.ravel(), knots.ravel(), room])
    floats.flags.writeable = False
    return floats, integers, facts._replace(state=state)


def consistent_contact(folder: Path, arrays: dict[str, NDArray[Any]], facts: ContactFacts | None) -> None:
    """Grounds with finite numbers, and impacts at slots that exist, by time."""
    owners, impacts = arrays["knot_grounds"], arrays["impacts"]
    if not all(np.isfinite(arrays[name]).all() for name in ("ground_poses", "ground_knots")):
        raise broken(folder, "grounds", expected="finite numbers")
    if (np.diff(owners) < 0).any() or not ((owners >= 0) & (owners < len(arrays["ground_poses"]))).all():
        raise broken(folder, "knots of grounds that do not exist")
    when, slots = (impacts[:, IMPACT.slices[name].start] for name in ("time", "slot"))
    count = 0 if facts is None else facts.slots
    if not np.isfinite(when).all() or (np.diff(when) < 0.0).any():
        raise broken(folder, "impacts whose times are not finite and ascending")
    if not ((slots >= 0.0) & (slots < count) & (slots == np.floor(slots))).all():
        raise broken(folder, "impacts of slots that do not exist")
