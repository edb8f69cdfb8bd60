"""On which line of a TOML text something stands.

The parser of the standard library gives values without places. This walks over a text that it has accepted already, so
it need not check anything: it only has to know where strings, lists and tables end.
"""

from __future__ import annotations

import re
from functools import cached_property
from typing import Any

Path = tuple[str | int, ...]

STRING = re.compile(r'"""(?:[^\\]|\\.)*?"{3,5}|\'\'\'.*?\'{3,5}|"(?:[^"\\\n]|\\.)*"|\'[^\'\n]*\'', re.DOTALL)
SPACE = re.compile(r"(?:\s|#[^\n]*)*")
KEY = re.compile(r'"(?:[^"\\\n]|\\.)*"|\'[^\'\n]*\'|[A-Za-z0-9_-]+')
SCALAR = re.compile(r"[^,\]}#\n]*")
# A list of plain values on one line: what stands in it stands where it begins.
PLAIN = re.compile(r"\[[^\[\]{}\"'#\n]*\]")


class Lines:
    """The places in one text, which must have been parsed before: this does not bound what it walks over."""

    def __init__(self, text: str) -> None:
        self.text = text

    @cached_property
    def _places(self) -> dict[Path, int]:
        try:
            return _Walk(self.text).places
        except (IndexError, AttributeError, ValueError):
            return {}

    def of(self, path: Path) -> int | None:
        """The line, counted from 1, of ``path`` or of the nearest thing around it; None if nothing is known."""
        for end in range(len(path), -1, -1):
            if path[:end] in self._places:
                return self.text.count("\n", 0, self._places[path[:end]]) + 1
        return None


class _Walk:
    def __init__(self, text: str) -> None:
        self.text, self.at = text, 0
        self.places: dict[Path, int] = {(): 0}
        self.counts: dict[Path, int] = {}
        table: Path = ()
        while True:
            self.skip()
            if self.at >= len(text):
                return
            if text.startswith("[", self.at):
                table = self.header()
            else:
                self.pair(table)

    def skip(self) -> None:
        self.at = self._match(SPACE).end()

    def _match(self, pattern: re.Pattern[str]) -> Any:
        return pattern.match(self.text, self.at)

    def header(self) -> Path:
        """[a.b] or [[a.b]]: the path that the following keys belong to."""
        start, many = self.at, self.text.startswith("[[", self.at)
        self.at += 2 if many else 1
        keys = self.keys()
        self.at = self.text.index("]", self.at) + (2 if many else 1)
        path = self.resolved(keys[:-1]) + (keys[-1],)
        if many:
            number = self.counts[path] = self.counts.get(path, -1) + 1
            self.places.setdefault(path, start)
            path = (*path, number)
        else:
            path = self.resolved(keys)
        self.places.setdefault(path, start)
        return path

    def resolved(self, keys: list[str]) -> Path:
        """With the number of the last element wherever a list of tables is passed."""
        path: Path = ()
        for key in keys:
            path = (*path, key)
            if path in self.counts:
                path = (*path, self.counts[path])
        return path

    def keys(self) -> list[str]:
        found = []
        while True:
            self.skip()
            match = self._match(KEY)
            word = match.group()
            found.append(word[1:-1] if word[0] in "\"'" else word)
            self.at = match.end()
            self.skip()
            if not self.text.startswith(".", self.at):
                return found
            self.at += 1

    def pair(self, table: Path) -> None:
        start = self.at
        path = table
        for key in self.keys():
            path = (*path, key)
            self.places.setdefault(path, start)
        self.at += 1  # the equals sign
        self.value(path)

    def value(self, path: Path) -> None:
        self.skip()
        self.places.setdefault(path, self.at)
        opening = self.text[self.at]
        plain = self._match(PLAIN) if opening == "[" else None
        if plain:
            self.at = plain.end()
            return
        if opening in "[{":
            self.at += 1
            number = 0
            while True:
                self.skip()
                if self.text[self.at] in "]}":
                    self.at += 1
                    return
                if opening == "[":
                    self.value((*path, number))
                else:
                    self.pair(path)
                number += 1
                self.skip()
                if self.text.startswith(",", self.at):
                    self.at += 1
        match = self._match(STRING) if opening in "\"'" else self._match(SCALAR)
        self.at = match.end()
