"""``freebody report``: a run on one page."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from freebody.cli.common import Quiet, plain_errors, read_run, run_name
from freebody.cli.say import say


def command(
    run: Annotated[Path, typer.Argument(metavar="RUN", help="A stored run (.zarr or .zarr.zip).")],
    path: Annotated[
        Path | None, typer.Option("--path", "-o", metavar="FILE", help="An HTML file; default: RUN.html.")
    ] = None,
    title: Annotated[
        str | None, typer.Option(help="What stands above it; default: the scene's, or the name of the run.")
    ] = None,
    figures: Annotated[
        str | None, typer.Option(metavar="A,B,..", help="Which figures; freebody plot --list names them.")
    ] = None,
    overwrite: Annotated[bool, typer.Option("--overwrite", help="Replace an existing file.")] = False,
    quiet: Quiet = False,
) -> None:
    """Write one self-contained HTML page: the figures, the audit, the scene and the versions used.

    Examples:

    - freebody report torus.zarr -o report.html

    - freebody report torus.zarr -o energy.html --figures energy,drift
    """
    with plain_errors():
        from freebody.plots.report import write_report
        from freebody.plots.source import scene_text, scene_title, written_by

        name = run_name(run)
        target = path or Path(f"{name}.html")
        write_report(
            read_run(run),
            target,
            title=title or scene_title(run) or name,
            scene=scene_text(run),
            written_by=written_by(run),
            figures=None if figures is None else [one.strip() for one in figures.split(",")],
            overwrite=overwrite,
        )
        if not quiet:
            say(str(target))
