"""What a file says about the joints of its run."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from freebody.model.tables import JointFacts

__all__ = ["KINDS", "read_facts", "written_facts"]

# What a joint may measure, "" for nothing.
KINDS = ("", "angle", "travel")

# As for names of bodies.
LONGEST_NAME = 200


def written_facts(joints: Sequence[JointFacts]) -> list[list[Any]]:
    """For JSON."""
    return [[*facts[:2], list(facts.bodies), *facts[3:]] for facts in joints]


def read_facts(listed: Any, bodies: int) -> tuple[JointFacts, ...] | None:
    """What ``written_facts`` wrote, for a run of so many bodies; None for anything else."""
    if not isinstance(listed, list):
        return None
    found: list[JointFacts] = []
    for entry in listed:
        if not isinstance(entry, list) or len(entry) != len(JointFacts._fields):
            return None
        name, noun, held, first, equations, measures = entry
        texts = all(
            isinstance(text, str) and 0 < len(text) <= LONGEST_NAME and text.isprintable() for text in entry[:2]
        )
        counts = all(type(count) is int and 0 <= count < 2**31 for count in (first, equations))
        numbers = isinstance(held, list) and all(type(body) is int and 0 <= body < bodies for body in held)
        if not (texts and counts and numbers and held and isinstance(measures, str) and measures in KINDS):
            return None
        found.append(JointFacts(name, noun, tuple(held), first, equations, measures))
    return tuple(found) if len({facts.name for facts in found}) == len(found) else None
