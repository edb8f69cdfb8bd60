"""``--set body.torus.angular_velocity=[0,1,0]``: entries of a scene changed before it is read."""

from __future__ import annotations

import re
import tomllib
from typing import Any

from freebody.errors import InputError

__all__ = ["changed"]

STEP = re.compile(r"[^.\[\]]+")


def changed(text: str, settings: list[str]) -> str:
    """The TOML ``text`` with each ``path=value`` set; comments stay. Raises :class:`InputError`.

    A body, force or joint is meant by its name or its number (``body.torus``, ``force.0`` or ``force[0]``). The value
    is TOML; what is not, such as 10 cm or cf4, is taken as text.
    """
    import tomlkit

    document = tomlkit.parse(text)
    for setting in settings:
        path, equals, value = setting.partition("=")
        steps = STEP.findall(path.strip())
        if not equals or not steps:
            raise InputError(f"--set {setting!r}", expected="path=value, such as body.torus.angular_velocity=[0,1,0]")
        table: Any = document
        for step in steps[:-1]:
            table = _inside(table, step, setting)
        _put(table, steps[-1], _value(value.strip()), setting)
    return tomlkit.dumps(document).rstrip("\n") + "\n"


def _value(text: str) -> Any:
    try:
        return tomllib.loads(f"value = {text}")["value"]
    except tomllib.TOMLDecodeError:
        return text


def _inside(table: Any, step: str, setting: str) -> Any:
    if isinstance(table, list):
        return table[_number(table, step, setting)]
    if not isinstance(table, dict):
        raise InputError(f"--set {setting!r}: nothing is inside of what stands before {step!r}")
    if step not in table:
        # The tables [run], [view] and [start] may be left out of a scene; pydantic knows which ones exist.
        table[step] = {}
    return table[step]


def _put(table: Any, step: str, value: Any, setting: str) -> None:
    if isinstance(table, list):
        table[_number(table, step, setting)] = value
    elif isinstance(table, dict):
        table[step] = value
    else:
        raise InputError(f"--set {setting!r}: {step!r} is not inside of a table")


def _number(entries: list[Any], step: str, setting: str) -> int:
    names = [entry.get("name") if isinstance(entry, dict) else None for entry in entries]
    if step in names:
        return names.index(step)
    if step.isdecimal() and int(step) < len(entries):
        return int(step)
    known = [str(name) for name in names if name is not None][:20]
    raise InputError(
        f"--set {setting!r}: no entry {step!r}",
        expected=f"a number below {len(entries)}" + (f", or one of {', '.join(known)}" if known else ""),
    )
