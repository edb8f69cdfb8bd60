"""Entries of a scene by their paths: ``body.torus.velocity``, ``force.0.stiffness``, ``force.spring.stiffness``."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from freebody.errors import InputError
from freebody.figures import shown
from freebody.scene.errors import Path

STEP = re.compile(r"[^.\[\]]+")

# Digits of an entry's number.
LONGEST_NUMBER = 9


def put(document: Any, steps: list[str], value: Any, said: str) -> Path:
    """Write ``value`` at the place that ``steps`` lead to; returns its path, with entries of lists by number.

    Entries go by name or number, and by type where there is one of it. ``said`` begins the message of an
    :class:`InputError`.
    """
    table: Any = document
    path: Path = ()
    for step in steps[:-1]:
        path = (*path, _key(table, step, said))
        table = _inside(table, step, said)
    path = (*path, _key(table, steps[-1], said))
    _put(table, steps[-1], value, said)
    return path


def _key(table: Any, step: str, said: str) -> str | int:
    """The step as in a path: an entry of a list by its number."""
    return number_of(table, step, said) if isinstance(table, list) else step


def _inside(table: Any, step: str, said: str) -> Any:
    if isinstance(table, list):
        return table[number_of(table, step, said)]
    if not isinstance(table, dict):
        raise InputError(f"{said}: there is no table before {shown(step)}")
    if step not in table:
        # The tables [run], [view] and [start] may be left out of a scene; pydantic knows which ones exist.
        table[step] = {}
    return table[step]


def _put(table: Any, step: str, value: Any, said: str) -> None:
    if isinstance(table, list):
        number = number_of(table, step, said)
        if isinstance(table[number], dict) and not isinstance(value, dict):
            raise InputError(
                f"{said}: {shown(value)} in place of a table",
                expected="an entry of it, such as body.torus.mass=1",
                cause="the name of the entry is missing",
                remedy="write PATH.ENTRY=VALUE",
            )
        del table[number]  # tomlkit before 0.13.3 does not replace tables in a list of them
        table.insert(number, value)
    elif isinstance(table, dict):
        table[step] = value
    else:
        raise InputError(f"{said}: {shown(step)} is not in a table")


def number_of(entries: list[Any], step: str, said: str, names: Sequence[str | None] | None = None) -> int:
    """The entry that ``step`` names: by its name, its type where there is one of it, or its number.

    ``names`` go before those that the entries have.
    """
    tables = [entry if isinstance(entry, dict) else {} for entry in entries]
    known = list(names) if names is not None else [entry.get("name") for entry in tables]
    kinds = [entry.get("type") for entry in tables]
    if step in known:
        return known.index(step)
    if kinds.count(step) == 1:
        return kinds.index(step)
    if step.isdecimal() and len(step) <= LONGEST_NUMBER and int(step) < len(entries):
        return int(step)
    listed = [str(name) for name in known if name is not None][:20]
    raise InputError(
        f"{said}: no entry {shown(step)}",
        expected=f"a number below {len(entries)}" + (f", or one of {', '.join(listed)}" if listed else ""),
        cause="several are of this type" if kinds.count(step) > 1 else None,
    )
