"""Options have the names of Python's arguments; the names that they had before are still understood."""

from __future__ import annotations

from typing import Any

from typer.core import TyperCommand

__all__ = ["RENAMED", "Command"]

# Of every command, and of one alone: old name -> the name now. Old ones are in no help text.
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
    """A command that takes old names of its options for the new ones."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        """With the names that options have now."""
        names = RENAMED[None] | RENAMED.get(self.name, {})
        end = args.index("--") if "--" in args else len(args)
        now = []
        for word in args[:end]:
            option, equals, value = word.partition("=")
            now.append(names.get(option, option) + equals + value)
        return super().parse_args(ctx, now + args[end:])
