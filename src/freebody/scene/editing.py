"""A scene that is being edited: its text, what it says, and the text after a change, with its comments kept."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable
from typing import Any

from freebody.scene.reading import scene_from
from freebody.scene.scene import Scene
from freebody.scene.site import Site
from freebody.scene.translate import Source
from freebody.scene.writing import written

# Characters of a text whose comments are kept: tomlkit takes a second for ten times as many.
LONGEST_KEPT = 60_000

# Heads of lists have one empty line before them.
HEADS = re.compile(r"\n(\[\[)")
LINES = re.compile(r"\n{3,}")


class Draft:
    """A scene under edit, always sound: ``text`` is TOML, ``data`` what the text says, ``scene`` the checked scene."""

    def __init__(self, text: str, name: str, site: Site) -> None:
        """Raises :class:`SceneError`, in the words in which a file is refused."""
        self.text, self.name, self.site = text, name, site
        self.scene: Scene = scene_from(text, Source(name, text), site)
        self.data: dict[str, Any] = tomllib.loads(text)

    def edited(self, change: Callable[[dict[str, Any]], None]) -> Draft:
        """The draft after ``change``, which is given a copy of what the text says."""
        data = tomllib.loads(self.text)
        change(data)
        return self if data == self.data else Draft(rewritten(self.text, data), self.name, self.site)


def rewritten(text: str, data: dict[str, Any]) -> str:
    """A text that says ``data``, with what is the same in ``text`` as it was, comments included."""
    if len(text) + len(repr(data)) <= 2 * LONGEST_KEPT:
        kept = _kept(text, data)
        if kept is not None:
            return kept
    return written(data)


def _kept(text: str, data: dict[str, Any]) -> str | None:
    """The changed text; None if tomlkit, which has to keep the layout, makes something else of it."""
    import tomlkit

    try:
        document = tomlkit.parse(text)
        _match(document, data)
        made: str = LINES.sub("\n\n", HEADS.sub(r"\n\n\1", tomlkit.dumps(document))).strip("\n") + "\n"
        return made if tomllib.loads(made) == data else None
    except (ValueError, TypeError, KeyError, IndexError):
        return None


def _match(table: Any, data: dict[str, Any]) -> None:
    """Give ``table`` the content of ``data``, touching only what differs."""
    for key in [key for key in table if key not in data]:
        del table[key]
    for key, value in data.items():
        if key not in table:
            table[key] = _lists(value) if _is_list(value) else _inline(value)
        elif _is_table(table[key]) and isinstance(value, dict):
            _match(table[key], value)
        elif _is_list_of_tables(table[key]) and isinstance(value, list) and value:
            _match_list(table[key], value)
        elif _said(table[key]) != value:
            table[key] = _inline(value)


def _match_list(tables: Any, data: list[Any]) -> None:
    """Entries that are the same at the beginning and at the end stay, and so do as many between as there are."""
    old = tables.unwrap()
    shared = min(len(old), len(data))
    first = next((k for k in range(shared) if old[k] != data[k]), shared)
    last = next((k for k in range(shared - first) if old[-1 - k] != data[-1 - k]), shared - first)
    for _ in range(max(0, len(old) - len(data))):
        del tables[len(tables) - last - 1]
    for number in range(first, len(data) - last):
        if number < len(tables) - last:
            _match(tables[number], data[number])
        else:
            tables.insert(number, _table(data[number]))


def _is_list(value: Any) -> bool:
    return isinstance(value, list) and bool(value) and all(isinstance(entry, dict) for entry in value)


def _lists(value: list[dict[str, Any]]) -> Any:
    """[[entry]] for each."""
    import tomlkit

    tables = tomlkit.aot()
    for entry in value:
        tables.append(_table(entry))
    return tables


def _table(data: dict[str, Any]) -> Any:
    """A table of a list, with an empty line before it."""
    import tomlkit

    made = tomlkit.table()
    for key, value in data.items():
        made[key] = _inline(value)
    made.add(tomlkit.nl())
    return made


def _inline(value: Any) -> Any:
    """A value on one line, however deep."""
    import tomlkit

    if isinstance(value, dict):
        made = tomlkit.inline_table()
        made.update({key: _inline(entry) for key, entry in value.items()})
        return made
    if isinstance(value, list):
        entries = tomlkit.array()
        entries.extend(_inline(entry) for entry in value)
        return entries
    return value


def _said(value: Any) -> Any:
    """A value without its layout; booleans have none."""
    return value.unwrap() if hasattr(value, "unwrap") else value


def _is_table(value: Any) -> bool:
    from tomlkit.items import InlineTable, Table

    return isinstance(value, Table | InlineTable)


def _is_list_of_tables(value: Any) -> bool:
    from tomlkit.items import AoT

    return isinstance(value, AoT)
