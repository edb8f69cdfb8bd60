"""From what went wrong in validating or building to problems with file, line and path."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any

from pydantic import ValidationError

from freebody.errors import FreebodyError
from freebody.figures import nearest
from freebody.scene.errors import Path, Problem, SceneError, dotted, short
from freebody.scene.lines import Lines

# "radius = -1.0" or "speed: ..." at the start of a message names the entry that is meant.
NAMED = re.compile(r"(\w+)(?:\[\d+\])?(?: = |: )")

# A file can be wrong in a million places; nobody reads on after this many.
MOST = 100

# And so do the first words of some others.
MEANT = {"quaternion": "orientation", "matrix": "orientation", "angular velocity": "angular_velocity"}


class Source:
    """A scene's text under its name, for messages; without a text, which must have been parsed, without lines."""

    def __init__(self, name: str, text: str | None) -> None:
        self.name, self.text = name, text
        self._lines = None if text is None else Lines(text)

    def problem(self, path: Path, found: str, **parts: Any) -> Problem:
        """A mistake at ``path``."""
        line = None if self._lines is None else self._lines.of(path)
        return Problem(self.name, line, dotted(path), found, **parts)

    def error(self, path: Path, found: str, **parts: Any) -> SceneError:
        """An error with that one mistake."""
        return SceneError([self.problem(path, found, **parts)])

    def invalid(self, error: ValidationError) -> SceneError:
        """What the validation found, up to a bound."""
        found = [self._one(one) for one in error.errors(include_url=False)[:MOST]]
        return SceneError(dict.fromkeys(found))

    def _one(self, error: Any) -> Problem:
        # Tags of forms, which stand in pointed brackets, are no part of the file.
        path: Path = tuple(step for step in error["loc"] if not (isinstance(step, str) and step[:1] == "<"))
        context = error.get("ctx", {})
        kind = error["type"]
        if kind == "scene":
            parts = {name: context.get(name) for name in ("expected", "cause", "remedy")}
            if context.get("key"):
                path = (*path, context["key"])
            return self.problem(path, context["found"], **parts)
        if kind == "kind":
            key, *known = error["msg"].split()
            return self._kind(path, error["input"], key, known)
        if kind == "missing":
            return self.problem(path[:-1], f"{path[-1]} is missing", expected=f"an entry {path[-1]} = ...")
        return self.problem(path, short(error["input"]), expected=error["msg"].removeprefix("Input should be "))

    def _kind(self, path: Path, value: Any, key: str, known: list[str]) -> Problem:
        if not isinstance(value, dict):
            return self.problem(path, short(value), expected=f"a table with {key} = one of {', '.join(known)}")
        if key not in value:
            return self.problem(path, f"{key} is missing", expected=f"{key} = one of {', '.join(known)}")
        return self.problem(
            (*path, key),
            short(value[key]),
            expected="one of " + ", ".join(known),
            remedy=nearest(str(value[key]).lower().replace("-", "_"), known),
        )

    def unbuilt(self, error: FreebodyError, path: Path, table: Any) -> SceneError:
        """What a constructor refused, at the entry that its message names, if the table has it."""
        if isinstance(error, SceneError):
            return error
        match = NAMED.match(error.found)
        meant = match.group(1) if match else next((e for word, e in MEANT.items() if error.found.startswith(word)), "")
        path = (*path, *_inside(table, meant))
        return self.error(path, error.found, expected=error.expected, cause=error.cause, remedy=error.remedy)


def _inside(table: Any, name: str) -> Iterable[str]:
    if isinstance(table, dict):
        if name in table:
            return (name,)
        if isinstance(table.get("shape"), dict) and name in table["shape"]:
            return ("shape", name)
    return ()
