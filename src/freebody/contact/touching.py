"""Who touches whom, and by which law."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from itertools import combinations
from typing import Any, NamedTuple

from freebody.contact.ground import Ground
from freebody.contact.pair import LAW_FIELDS, Contact, NoContact, Side, two_grounds
from freebody.errors import InputError
from freebody.joints.base import Joint
from freebody.mass.particles import Particles
from freebody.model.body import Body
from freebody.model.material import Material

# The event gear looks at every pair in every step. More than this is a pile, or a mistake.
MOST_PAIRS = 20_000

# Frictionless, and nothing bounces: a pair of which nobody said anything else.
PLAIN = Material()

Pair = tuple[int, int]


class Setting(NamedTuple):
    """What contact needs to know of a world. Carriers are the bodies and, behind them, the grounds."""

    bodies: tuple[Body, ...]
    names: tuple[str, ...]  # of the carriers
    grounds: tuple[Ground, ...]
    contacts: tuple[Contact, ...]
    exclusions: tuple[NoContact, ...]
    joints: tuple[Joint, ...]
    carrier: Callable[[Side], int]  # the number of a side


class Touching(NamedTuple):
    """Two carriers that may touch, the lower one first, and their law in the order of ``layout.LAW``."""

    a: int
    b: int
    law: tuple[float, ...]


def touching(setting: Setting) -> list[Touching]:
    """All pairs of carriers that may touch, in order. Raises :class:`InputError` for what cannot be meant."""
    named = named_pairs(setting)
    bodies = taking_part(setting, named)
    if setting.grounds and not bodies:
        raise InputError(
            f"{setting.names[len(setting.bodies)]!r} is a ground that nothing touches",
            expected="at least one body with a material, or a fb.Contact that names one",
            cause="bodies without a material take no part in contact, and would fall through",
            remedy="give the bodies a material: fb.Body(..., material=fb.Material(friction=0.3))",
        )
    apart = kept_apart(setting, named)
    _bounded(count_pairs(setting, bodies) - len(apart))
    pairs = [pair for pair in _candidates(setting, bodies) if pair in named or pair not in apart]
    found = sorted({*pairs, *named})
    return [Touching(a, b, law_of(setting, a, b, named.get((a, b)))) for a, b in found]


def _pair(a: int, b: int) -> Pair:
    return (a, b) if a < b else (b, a)


def named_pairs(setting: Setting) -> dict[Pair, Contact]:
    """The pairs that have a law of their own."""
    named: dict[Pair, Contact] = {}
    for contact in setting.contacts:
        a, b = _pair(setting.carrier(contact.a), setting.carrier(contact.b))
        both = f"{setting.names[a]!r} and {setting.names[b]!r}"
        if a == b:
            raise InputError(f"a contact of {setting.names[a]!r} with itself", expected="two sides")
        if a >= len(setting.bodies):
            raise two_grounds(setting.names[a], setting.names[b])
        if (a, b) in named:
            raise InputError(f"two contacts between {both}", expected="one law for each pair", remedy="keep one")
        named[a, b] = contact
    return named


def taking_part(setting: Setting, named: dict[Pair, Contact]) -> list[int]:
    """The bodies that have a material or are named. Raises :class:`InputError` for those without a surface."""
    count = len(setting.bodies)
    said = {carrier for pair in named for carrier in pair if carrier < count}
    found = [k for k, body in enumerate(setting.bodies) if body.material is not None or k in said]
    for k in found:
        check_surface(setting.bodies[k], setting.names[k])
    return found


def check_surface(body: Body, name: str) -> None:
    """Raises :class:`InputError` if the body has nothing that could be touched."""
    if body.shape is None or isinstance(body.shape, Particles):
        what = "has no shape" if body.shape is None else "is made of particles, which have no surface"
        raise InputError(
            f"body {name!r} takes part in contact, but {what}",
            expected="a shape with a surface, such as fb.Sphere(0.05)",
            cause="a material, or a fb.Contact that names the body",
            remedy="give it a shape (inertia= may still say how heavy it is to turn), or take the material away",
        )


def kept_apart(setting: Setting, named: dict[Pair, Contact]) -> set[Pair]:
    """Pairs that must not touch, though they could: those of exclusions and of joints."""
    apart: set[Pair] = set()
    total = 0
    for exclusion in setting.exclusions:
        carriers = sorted(map(setting.carrier, exclusion.sides))
        total += len(carriers) * (len(carriers) - 1) // 2
        _bounded(total)
        for pair in combinations(carriers, 2):
            if pair[0] == pair[1]:
                raise InputError(f"fb.NoContact with {setting.names[pair[0]]!r} twice", expected="each of them once")
            if pair in named:
                a, b = (setting.names[carrier] for carrier in pair)
                raise InputError(
                    f"fb.Contact and fb.NoContact of {a!r} and {b!r}",
                    expected="one of the two",
                    remedy="take one of them away",
                )
            apart.add(pair)
    for joint in setting.joints:
        apart.update(_pair(*pair) for pair in combinations(map(setting.carrier, joint.bodies), 2))
    return apart


def count_pairs(setting: Setting, bodies: Sequence[int]) -> int:
    """How many pairs there may be, before they are listed."""
    groups = Counter(setting.bodies[k].group for k in bodies)
    together = sum(count * (count - 1) // 2 for group, count in groups.items() if group is not None)
    among = len(bodies) * (len(bodies) - 1) // 2 - together
    return among + len(bodies) * len(setting.grounds)


def _bounded(count: int) -> None:
    if count > MOST_PAIRS:
        raise InputError(
            f"{count} pairs that may touch",
            expected=f"at most {MOST_PAIRS}",
            cause="each body that takes part in contact may touch every other one",
            remedy="give bodies that never meet the same group=, or a material only to those that touch something",
        )


def _candidates(setting: Setting, bodies: Sequence[int]) -> Iterator[Pair]:
    """Pairs of bodies of different groups, and of bodies and grounds."""
    grounds = range(len(setting.bodies), len(setting.bodies) + len(setting.grounds))
    groups: dict[Any, list[int]] = {}
    for k in bodies:
        own = setting.bodies[k].group
        groups.setdefault(("alone", k) if own is None else ("group", own), []).append(k)
        yield from ((k, ground) for ground in grounds)
    for one, other in combinations(groups.values(), 2):
        yield from (_pair(a, b) for a in one for b in other)


def law_of(setting: Setting, a: int, b: int, contact: Contact | None) -> tuple[float, ...]:
    """What is given for the pair goes before what the materials mix to."""
    mixed = mix(*(material_of(setting, carrier) for carrier in (a, b)))
    own = [None if contact is None else getattr(contact, field) for field in LAW_FIELDS]
    return tuple(float(value) if given is None else float(given) for given, value in zip(own, mixed))


def material_of(setting: Setting, carrier: int) -> Material | None:
    """That of a body or a ground."""
    count = len(setting.bodies)
    return setting.bodies[carrier].material if carrier < count else setting.grounds[carrier - count].material


def mix(a: Material | None, b: Material | None) -> tuple[float, ...]:
    """The law between two materials; one that is missing is like the other."""
    one, other = a or b or PLAIN, b or a or PLAIN
    return (
        one.friction if one.friction == other.friction else math.sqrt(one.friction) * math.sqrt(other.friction),
        min(one.restitution, other.restitution),
        *(max(getattr(one, field), getattr(other, field)) for field in LAW_FIELDS[2:]),
    )
