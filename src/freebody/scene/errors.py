"""What is wrong with a scene, where, and what was meant."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import asdict, dataclass
from typing import Any

from freebody.errors import InputError, describe
from freebody.figures import shown as short
from freebody.terminal import plain

__all__ = ["Problem", "SceneError", "dotted", "short"]

Path = tuple[str | int, ...]

# More than this many at once help nobody.
SHOWN = 20


def dotted(path: Path) -> str:
    """("body", 0, "position") as body[0].position; control characters escaped."""
    text = ""
    for step in path:
        if isinstance(step, int):
            text += f"[{step}]"
        else:
            name = step if step.isprintable() and len(step) <= 60 else short(step)
            text += f".{name}" if text else name
    return text or "scene"


@dataclass(frozen=True)
class Problem:
    """One mistake: ``file``, ``line`` (None where unknown), the ``path`` inside, and the parts of the message."""

    file: str
    line: int | None
    path: str
    found: str
    expected: str | None = None
    cause: str | None = None
    remedy: str | None = None

    @property
    def place(self) -> str:
        """file:line: path."""
        line = "" if self.line is None else f":{self.line}"
        return f"{self.file}{line}: {self.path}"

    def __str__(self) -> str:
        parts = {"expected": self.expected, "cause": self.cause, "remedy": self.remedy}
        return f"{plain(self.place)}: {describe(self.found, **parts)}"

    def to_dict(self) -> dict[str, Any]:
        """For JSON."""
        return asdict(self)


class SceneError(InputError):
    """A scene that cannot be read; ``problems`` lists what is wrong with it, each with file, line and path."""

    def __init__(self, problems: Iterable[Problem]) -> None:
        self.problems = tuple(problems)
        first = self.problems[0]
        super().__init__(
            f"{first.place}: {first.found}", expected=first.expected, cause=first.cause, remedy=first.remedy
        )
        lines = [str(problem) for problem in self.problems[:SHOWN]]
        if len(self.problems) > SHOWN:
            lines.append(f"and {len(self.problems) - SHOWN} more.")
        self.args = ("\n".join(lines),)
