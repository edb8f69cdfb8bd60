"""The ``freebody`` command. Everything heavy is imported when its command runs."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from typing import Annotated

import typer

from freebody.cli import (
    aim,
    compare,
    export,
    fit,
    inertia,
    info,
    integrators,
    modes,
    plot,
    report,
    run,
    scenes,
    sensitivity,
    sweep,
    view,
    warm,
)
from freebody.cli.command import Command
from freebody.cli.say import say

__all__ = ["app", "main"]

app = typer.Typer(
    name="freebody",
    help="A rigid-body laboratory: exact mass properties, and motion with an energy and momentum balance.",
    epilog="Start with: **freebody view** and drag the torus, or: **freebody inertia part.stl --density 7850**. "
    "Compiled kernels are cached in the folder that FREEBODY_CACHE_DIR names.",
    no_args_is_help=True,
    rich_markup_mode="markdown",
    context_settings={"help_option_names": ["-h", "--help"]},
    pretty_exceptions_enable=False,
)
COMMANDS: dict[str, Callable[..., None]] = {
    "inertia": inertia.command,
    "integrators": integrators.command,
    "run": run.command,
    "sweep": sweep.command,
    "scenes": scenes.scenes,
    "new": scenes.new,
    "share": scenes.share,
    "check": scenes.check,
    "schema": scenes.schema,
    "plot": plot.command,
    "report": report.command,
    "compare": compare.command,
    "sensitivity": sensitivity.command,
    "modes": modes.command,
    "fit": fit.command,
    "aim": aim.command,
    "export": export.command,
    "info": info.command,
    "view": view.command,
    "warm": warm.command,
}
for name, command in COMMANDS.items():
    app.command(name, cls=Command)(command)


def _version(wanted: bool) -> None:
    if wanted:
        from freebody import __version__

        say(f"freebody {__version__}")
        raise typer.Exit


@app.callback()
def options(
    version: Annotated[
        bool, typer.Option("--version", callback=_version, is_eager=True, help="Print the version and exit.")
    ] = False,
) -> None:
    """A rigid-body laboratory: exact mass properties, and motion with an energy and momentum balance."""


def main() -> None:
    """Entry point of ``freebody`` and ``python -m freebody``."""
    try:
        app(prog_name="freebody")
    except SystemExit as end:
        compiling = sys.modules.get("freebody.compiling")
        if compiling is not None and compiling.being_compiled():
            # Nobody waits for the compiler: everything is written, and LLVM must not find its library gone.
            sys.stdout.flush()
            sys.stderr.flush()
            os._exit(end.code if isinstance(end.code, int) else int(end.code is not None))
        raise
