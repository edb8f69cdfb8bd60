"""The one way of commands to the terminal: nothing that comes out of a file can command it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

import typer

from freebody.terminal import plain

if TYPE_CHECKING:
    from rich.console import Console

__all__ = ["console", "say"]


def say(text: str, *, err: bool = False, nl: bool = True) -> None:
    """Print ``text`` on stdout, or stderr."""
    typer.echo(plain(text), err=err, nl=nl)


def console(*, stderr: bool = False, **options: Any) -> Console:
    """A console for tables and colours. Its own escape sequences are made after the text was cleaned."""
    from rich.console import Console, ConsoleOptions
    from rich.segment import Segment

    class Clean(Console):
        def render(self, renderable: Any, options: ConsoleOptions | None = None) -> Iterable[Segment]:
            for segment in super().render(renderable, options):
                yield segment if segment.control else Segment(plain(segment.text), segment.style)

    return Clean(stderr=stderr, highlight=False, **options)
