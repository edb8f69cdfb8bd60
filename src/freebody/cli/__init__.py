"""The ``freebody`` command. One file per subcommand; everything heavy is imported when its command runs."""

from __future__ import annotations

from typing import Annotated

import typer

from freebody.cli import (
    check,
    compare,
    export,
    inertia,
    info,
    integrators,
    new,
    plot,
    report,
    run,
    scenes,
    schema,
    view,
)
from freebody.cli.renamed import Command
from freebody.cli.say import say

__all__ = ["app", "main"]

app = typer.Typer(
    name="freebody",
    help="A rigid-body laboratory: exact mass properties, and motion with an energy and momentum balance.",
    epilog="Start with: **freebody view** and drag the torus, or: **freebody inertia part.stl --density 7850**. "
    "Compiled kernels are kept for later; the environment's FREEBODY_CACHE_DIR says in which folder.",
    no_args_is_help=True,
    rich_markup_mode="markdown",
    context_settings={"help_option_names": ["-h", "--help"]},
    pretty_exceptions_enable=False,
)
app.command("inertia", cls=Command)(inertia.command)
app.command("integrators", cls=Command)(integrators.command)
app.command("run", cls=Command)(run.command)
app.command("scenes", cls=Command)(scenes.command)
app.command("new", cls=Command)(new.command)
app.command("check", cls=Command)(check.command)
app.command("schema", cls=Command)(schema.command)
app.command("plot", cls=Command)(plot.command)
app.command("report", cls=Command)(report.command)
app.command("compare", cls=Command)(compare.command)
app.command("export", cls=Command)(export.command)
app.command("info", cls=Command)(info.command)
app.command("view", cls=Command)(view.command)


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
    app(prog_name="freebody")
