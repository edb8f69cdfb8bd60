"""What all commands do: understand old names of options (they have those of Python's arguments), answer Ctrl-C."""

from __future__ import annotations

from typing import Any

import typer
from typer.core import TyperCommand

from freebody.cli.say import say

# The exit code after Ctrl-C, as in shells.
INTERRUPTED = 130

# Old name -> present name, for all commands (None) and for one. Help texts show the present ones only.
RENAMED: dict[str | None, dict[str, str]] = {
    None: {"--force": "--overwrite", "--output": "--path"},
    "run": {"--output": "--record"},
    "compare": {"--dt": "--steps"},
    "plot": {"--body": "--bodies", "--joint": "--joints"},
    "inertia": {"--anyway": "--no-check"},
    "export": {"--width": "--size"},
    "view": {"--no-open": "--no-open-browser"},
}


class Command(TyperCommand):
    """A command that accepts old names of its options, and that Ctrl-C ends with one line."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        """Parse, after replacing old names."""
        names = RENAMED[None] | RENAMED.get(self.name, {})
        end = args.index("--") if "--" in args else len(args)
        now = []
        for word in args[:end]:
            option, equals, value = word.partition("=")
            now.append(names.get(option, option) + equals + value)
        return super().parse_args(ctx, now + args[end:])

    def invoke(self, ctx: Any) -> Any:
        """Run; Ctrl-C ends it with one line."""
        try:
            return super().invoke(ctx)
        except KeyboardInterrupt as error:
            say(f"freebody: {str(error) or 'stopped'}", err=True)
            raise typer.Exit(INTERRUPTED) from None
