"""How commands write to the terminal: escape sequences from files are removed."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

import typer

from freebody.terminal import plain

if TYPE_CHECKING:
    from rich.console import Console


def say(text: str, *, err: bool = False, nl: bool = True) -> None:
    """Print ``text`` on stdout, or stderr."""
    typer.echo(plain(text), err=err, nl=nl)


def console(*, stderr: bool = False, **options: Any) -> Console:
    """A console for tables and colours. Text is cleaned before it is styled."""
    from rich.console import Console, ConsoleOptions
    from rich.segment import Segment

    class Clean(Console):
        def render(self, renderable: Any, options: ConsoleOptions | None = None) -> Iterable[Segment]:
            for segment in super().render(renderable, options):
                yield segment if segment.control else Segment(plain(segment.text), segment.style)

    return Clean(stderr=stderr, highlight=False, **options)


@contextmanager
def progress(*, enabled: bool) -> Iterator[Callable[..., None] | None]:
    """A bar on stderr: yields ``update(text, completed=, total=)``, or None if disabled or stderr is not a terminal."""
    if not enabled or not sys.stderr.isatty():
        yield None
        return
    from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

    columns = (BarColumn(), TextColumn("{task.description}"), TimeElapsedColumn())
    with Progress(*columns, console=console(stderr=True), transient=True) as bar:
        task = bar.add_task("", total=None)
        yield lambda text, **counts: bar.update(task, description=text, **counts)
