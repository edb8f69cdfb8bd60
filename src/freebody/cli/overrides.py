"""``--set body.torus.angular_velocity=[0,1,0]``: entries of a scene changed before it is read.

``--dt`` and the like are changes as well. Errors name the option, not the changed TOML.
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from typing import Any

from freebody.errors import InputError
from freebody.figures import shown
from freebody.scene.errors import Path, Problem, dotted
from freebody.scene.paths import STEP, put
from freebody.scene.translate import Source

# Letters of an option that a message repeats.
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

    Bodies, forces and joints go by name or number (``body.torus``, ``force.0`` or ``force[0]``), or by type where
    there is one of it (``force.spring``). The value is TOML; anything else, such as 10 cm or cf4, is text.
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
        paths.append((put(document, steps, _value(value.strip()), f"--set {shown(setting)}"), change))
    return tomlkit.dumps(document).rstrip("\n") + "\n", paths


def _value(text: str) -> Any:
    try:
        value = tomllib.loads(f"value = {text}")["value"]
        repr(value)
    except (ValueError, RecursionError):  # also integers of thousands of digits
        return text
    return value
