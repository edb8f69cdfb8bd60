"""``--set body.torus.angular_velocity=[0,1,0]``: entries of a scene changed before it is read.

``--dt`` and the like are changes as well. Errors name the option, not the changed TOML.
"""

from __future__ import annotations

import re
import tomllib
from dataclasses import dataclass
from typing import Any

from freebody.errors import InputError
from freebody.figures import shown
from freebody.scene.errors import Path, Problem, dotted
from freebody.scene.translate import Source

STEP = re.compile(r"[^.\[\]]+")

# Digits of an entry's number, and letters of an option that a message repeats.
LONGEST_NUMBER = 9
LONGEST_OPTION = 100


@dataclass(frozen=True)
class Change:
    """``setting``, a ``path=value``, from an ``option`` as typed."""

    option: str
    setting: str

    def __post_init__(self) -> None:
        short = "".join(letter if letter.isprintable() else " " for letter in self.option[:LONGEST_OPTION])
        object.__setattr__(self, "option", short if len(self.option) <= LONGEST_OPTION else f"{short}...")

    @classmethod
    def to(cls, setting: str) -> Change:
        """By ``--set``."""
        return cls(f"--set {setting}", setting)


class ChangedSource(Source):
    """A scene's text and name, and the options that changed entries, with their paths."""

    def __init__(self, name: str, text: str, changes: list[tuple[Path, Change]]) -> None:
        super().__init__(name, text)
        self._changes = changes

    def problem(self, path: Path, found: str, **parts: Any) -> Problem:
        """A mistake at ``path``: names the options that changed it, else its line in the file."""
        blamed = [change.option for where, change in self._changes if _meet(where, path)]
        if blamed:
            return Problem(f"{self.name}, {', '.join(blamed)}", None, dotted(path), found, **parts)
        if parts.get("cause") is None:
            # The scene was sound before.
            parts["cause"] = ", ".join(change.option for _, change in self._changes)
        return super().problem(path, found, **parts)


def _meet(one: Path, other: Path) -> bool:
    """Whether one path begins with the other; not for the empty path."""
    length = min(len(one), len(other))
    return length > 0 and one[:length] == other[:length]


def changed(text: str, changes: list[Change]) -> tuple[str, list[tuple[Path, Change]]]:
    """The TOML ``text`` with all changes, and the path of each; comments stay. Raises :class:`InputError`.

    Bodies, forces and joints go by name or number (``body.torus``, ``force.0`` or ``force[0]``). The value is TOML;
    anything else, such as 10 cm or cf4, is text.
    """
    import tomlkit

    document = tomlkit.parse(text)
    paths: list[tuple[Path, Change]] = []
    for change in changes:
        setting = change.setting
        path, equals, value = setting.partition("=")
        steps = STEP.findall(path.strip())
        if not equals or not steps:
            raise InputError(
                f"--set {shown(setting)}", expected="path=value, such as body.torus.angular_velocity=[0,1,0]"
            )
        table: Any = document
        taken: Path = ()
        for step in steps[:-1]:
            taken = (*taken, _key(table, step, setting))
            table = _inside(table, step, setting)
        paths.append(((*taken, _key(table, steps[-1], setting)), change))
        _put(table, steps[-1], _value(value.strip()), setting)
    return tomlkit.dumps(document).rstrip("\n") + "\n", paths


def _key(table: Any, step: str, setting: str) -> str | int:
    """The step as in a path: an entry of a list by its number."""
    return _number(table, step, setting) if isinstance(table, list) else step


def _value(text: str) -> Any:
    try:
        value = tomllib.loads(f"value = {text}")["value"]
        repr(value)
    except (ValueError, RecursionError):  # also integers of thousands of digits
        return text
    return value


def _inside(table: Any, step: str, setting: str) -> Any:
    if isinstance(table, list):
        return table[_number(table, step, setting)]
    if not isinstance(table, dict):
        raise InputError(f"--set {shown(setting)}: there is no table before {shown(step)}")
    if step not in table:
        # The tables [run], [view] and [start] may be left out of a scene; pydantic knows which ones exist.
        table[step] = {}
    return table[step]


def _put(table: Any, step: str, value: Any, setting: str) -> None:
    if isinstance(table, list):
        number = _number(table, step, setting)
        if isinstance(table[number], dict) and not isinstance(value, dict):
            raise InputError(
                f"--set {shown(setting)}: {shown(value)} in place of a table",
                expected="an entry of it, such as body.torus.mass=1",
                cause="the name of the entry is missing",
                remedy="write PATH.ENTRY=VALUE",
            )
        del table[number]  # tomlkit before 0.13.3 does not replace tables in a list of them
        table.insert(number, value)
    elif isinstance(table, dict):
        table[step] = value
    else:
        raise InputError(f"--set {shown(setting)}: {shown(step)} is not in a table")


def _number(entries: list[Any], step: str, setting: str) -> int:
    names = [entry.get("name") if isinstance(entry, dict) else None for entry in entries]
    if step in names:
        return names.index(step)
    if step.isdecimal() and len(step) <= LONGEST_NUMBER and int(step) < len(entries):
        return int(step)
    known = [str(name) for name in names if name is not None][:20]
    raise InputError(
        f"--set {shown(setting)}: no entry {shown(step)}",
        expected=f"a number below {len(entries)}" + (f", or one of {', '.join(known)}" if known else ""),
    )
