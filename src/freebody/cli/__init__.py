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
app.command("inertia")(inertia.command)
app.command("integrators")(integrators.command)
app.command("run")(run.command)
app.command("scenes")(scenes.command)
app.command("new")(new.command)
app.command("check")(check.command)
app.command("schema")(schema.command)
app.command("plot")(plot.command)
app.command("report")(report.command)
app.command("compare")(compare.command)
app.command("export")(export.command)
app.command("info")(info.command)
app.command("view")(view.command)


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
