"""Worlds of so many bodies that nobody lists their pairs: who may touch then follows from classes and exceptions."""

from __future__ import annotations

from typing import NamedTuple

from freebody.contact.touching import (
    Pair,
    Setting,
    Touching,
    count_pairs,
    kept_apart,
    law_of,
    material_of,
    mix,
    named_pairs,
    taking_part,
)
from freebody.errors import InputError
from freebody.model.material import Material

# With more pairs than this, only those that come near are looked at.
MOST_LISTED = 500
# Materials that differ: a law for every two of them is kept.
MOST_MATERIALS = 100
# Bodies that may touch.
MOST_BODIES = 20_000


class Crowd(NamedTuple):
    """Bodies (numbers) and grounds that touch, their laws by classes of materials, and pairs that are special.

    ``classes`` gives the class of every carrier that takes part, ``laws`` the law of two classes; ``special`` pairs of
    bodies have a law of their own, or None: they never touch. ``grounded`` are bodies with grounds.
    """

    bodies: list[int]
    classes: dict[int, int]
    laws: list[list[tuple[float, ...]]]
    special: dict[Pair, tuple[float, ...] | None]
    grounded: list[Touching]


def crowd_of(setting: Setting) -> Crowd | None:
    """A world's crowd; None if its pairs can be listed, or have to be: with limits of joints, and with laws beyond
    Coulomb's."""
    limited = any(getattr(joint, "limits", None) is not None for joint in setting.joints)
    if limited or len(setting.bodies) < 2:
        return None
    named = named_pairs(setting)
    bodies = taking_part(setting, named)
    if count_pairs(setting, bodies) <= MOST_LISTED:
        return None
    apart = kept_apart(setting, named)
    count = len(setting.bodies)
    grounds = range(count, count + len(setting.grounds))
    kinds: dict[Material | None, int] = {}
    classes = {k: kinds.setdefault(material_of(setting, k), len(kinds)) for k in (*bodies, *grounds)}
    _not_too_many(len(kinds), len(bodies))
    laws = [[mix(one, other) for other in kinds] for one in kinds]
    special: dict[Pair, tuple[float, ...] | None] = {pair: None for pair in apart if pair[1] < count}
    special |= {pair: law_of(setting, *pair, contact) for pair, contact in named.items() if pair[1] < count}
    grounded = [
        Touching(a, b, law_of(setting, a, b, named.get((a, b))))
        for a in bodies for b in grounds if (a, b) in named or (a, b) not in apart
    ]  # fmt: skip
    used = [*(law for row in laws for law in row), *(law for law in special.values() if law)]
    if any(any(law[2:]) for law in (*used, *(pair.law for pair in grounded))):
        return None
    return Crowd(bodies, classes, laws, special, grounded)


def _not_too_many(materials: int, bodies: int) -> None:
    if materials > MOST_MATERIALS:
        raise InputError(
            f"{materials} different materials among {bodies} bodies that touch",
            expected=f"at most {MOST_MATERIALS}",
            cause="a material of its own for every body",
            remedy="make one fb.Material and give it to all bodies that are alike",
        )
    if bodies > MOST_BODIES:
        raise InputError(
            f"{bodies} bodies that may touch",
            expected=f"at most {MOST_BODIES}",
            remedy="give a material only to those that touch something",
        )
