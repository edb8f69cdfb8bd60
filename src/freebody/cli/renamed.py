"""Old names of options, which are still understood. Options have the names of Python's arguments."""

from __future__ import annotations

from typing import Any

from typer.core import TyperCommand

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
    """A command that accepts old names of its options."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        """Parse, after replacing old names."""
        names = RENAMED[None] | RENAMED.get(self.name, {})
        end = args.index("--") if "--" in args else len(args)
        now = []
        for word in args[:end]:
            option, equals, value = word.partition("=")
            now.append(names.get(option, option) + equals + value)
        return super().parse_args(ctx, now + args[end:])
