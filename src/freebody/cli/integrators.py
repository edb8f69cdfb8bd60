"""``freebody integrators``: what each method is for."""

from __future__ import annotations

import json
from dataclasses import asdict
from enum import StrEnum
from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    from freebody.methods.registry import Listing

__all__ = ["command"]


class Format(StrEnum):
    """How to print."""

    table = "table"
    json = "json"
    markdown = "markdown"


def command(
    style: Annotated[Format, typer.Option("--format", "-f", help="How to print.")] = Format.table,
) -> None:
    """List the methods: order, evaluations of the forces per step, what they preserve and what they are for.

    Examples:

    - freebody integrators

    - freebody integrators --format json
    """
    from freebody.methods.registry import integrators

    listing = integrators()
    if style is Format.json:
        typer.echo(json.dumps({name: asdict(method) for name, method in listing.items()}, indent=2, ensure_ascii=False))
    elif style is Format.markdown:
        typer.echo(listing.to_markdown(), nl=False)
    else:
        _show(listing)


def _show(listing: Listing) -> None:
    from rich.console import Console
    from rich.table import Table

    table = Table(box=None, padding=(0, 2, 0, 0), header_style="bold")
    for title in ("name", "order", "evaluations", "preserves", "for"):
        table.add_column(
            title, no_wrap=title == "name", justify="right" if title in ("order", "evaluations") else "left"
        )
    for method in listing.values():
        preserves = ", ".join(method.preserves) or "-"
        table.add_row(method.name, str(method.order), str(method.evaluations), preserves, method.summary)
    Console(highlight=False).print(table)
