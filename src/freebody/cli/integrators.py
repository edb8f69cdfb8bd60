"""``freebody integrators``: what each method is for."""

from __future__ import annotations

import json
from dataclasses import asdict
from enum import StrEnum
from typing import TYPE_CHECKING, Annotated

import typer

from freebody.cli.say import console, say

if TYPE_CHECKING:
    from freebody.methods.registry import IntegratorTable


class Format(StrEnum):
    """How to print."""

    text = "text"
    json = "json"
    markdown = "markdown"


def command(
    style: Annotated[Format, typer.Option("--format", "-f", help="How to print.")] = Format.text,
    as_json: Annotated[bool, typer.Option("--json", help="The same as --format json.")] = False,
    quiet: Annotated[bool, typer.Option("--quiet", "-q", help="Names only.")] = False,
) -> None:
    """List the methods: order, evaluations of the forces per step, what they keep, what they are for, and the paper.

    Examples:

    - freebody integrators

    - freebody integrators --json
    """
    from freebody.methods.registry import integrators

    listing = integrators()
    if as_json or style is Format.json:
        say(json.dumps({name: asdict(method) for name, method in listing.items()}, indent=2, ensure_ascii=False))
    elif style is Format.markdown:
        say(listing.to_markdown(), nl=False)
    elif quiet:
        say("\n".join(listing))
    else:
        _show(listing)


def _show(listing: IntegratorTable) -> None:
    """One card per method: name and facts, what it is for, where it comes from; wraps to any width."""
    from rich.padding import Padding
    from rich.text import Text

    shown = console()
    for method in listing.values():
        facts = f"order {method.order}, {method.evaluations} evaluation" + ("s" if method.evaluations > 1 else "")
        kept = ", ".join(method.preserves) or "nothing"
        shown.print(Text.assemble((method.name, "bold cyan"), f"  {facts} a step, keeps {kept}"))
        shown.print(Padding(Text(method.summary), (0, 0, 0, 4)))
        shown.print(Padding(Text(method.reference, style="dim"), (0, 0, 1, 4)))
