"""``freebody plot``: figures of a run."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from freebody.cli.common import Quiet, plain_errors, read_run, run_name
from freebody.cli.say import say


def command(
    run: Annotated[Path | None, typer.Argument(metavar="RUN", help="A stored run (.zarr or .zarr.zip).")] = None,
    what: Annotated[str, typer.Option("--what", "-w", help="Which figure; --list names them all.")] = "energy",
    path: Annotated[
        Path | None, typer.Option("--path", "-o", metavar="FILE", help="PNG, SVG or PDF; default: RUN-WHAT.png.")
    ] = None,
    bodies: Annotated[
        list[str] | None,
        typer.Option("--bodies", "-b", metavar="NAME", help="Show this body; may be given several times."),
    ] = None,
    joints: Annotated[
        list[str] | None, typer.Option("--joints", "-j", metavar="NAME", help="Likewise a joint, in figures of joints.")
    ] = None,
    listed: Annotated[bool, typer.Option("--list", help="List the figures and leave.")] = False,
    overwrite: Annotated[bool, typer.Option("--overwrite", help="Replace an existing file.")] = False,
    quiet: Quiet = False,
) -> None:
    """Draw a figure of a run: energy, momentum, configuration, drift on a logarithmic axis, polhode, joints and more.

    Examples:

    - freebody plot torus.zarr --what energy -o energy.svg

    - freebody plot torus.zarr --what polhode --bodies torus

    - freebody plot four-bar.zarr --what reactions --joints A

    - freebody plot --list
    """
    with plain_errors():
        from freebody.plots.api import FIGURES, plot, write_figure

        if listed:
            for name, (_, meaning) in FIGURES.items():
                say(f"{name:14} {meaning}")
            return
        if run is None:
            raise typer.BadParameter("name a stored run", param_hint="RUN")
        from freebody.errors import InputError

        target = path or Path(f"{run_name(run)}-{what}.png")
        if target.exists() and not overwrite:
            raise InputError(f"{target} exists already", remedy="choose another name, or give overwrite=True")
        write_figure(
            plot(read_run(run), what, bodies=bodies or None, joints=joints or None), target, overwrite=overwrite
        )
        if not quiet:
            say(str(target))
