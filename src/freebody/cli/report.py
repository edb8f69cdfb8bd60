"""``freebody report``: a run on one page."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from freebody.cli.asked import Quiet, plain_errors, read_run, run_name
from freebody.cli.say import say

__all__ = ["command"]


def command(
    run: Annotated[Path, typer.Argument(metavar="RUN", help="A stored run (.zarr or .zarr.zip).")],
    output: Annotated[
        Path | None, typer.Option("--output", "-o", metavar="FILE", help="An HTML file; default: RUN.html.")
    ] = None,
    force: Annotated[bool, typer.Option("--force", help="Replace an existing file.")] = False,
    quiet: Quiet = False,
) -> None:
    """Write one self-contained HTML page: the figures, the audit, the scene and the versions used.

    Examples:

    - freebody report torus.zarr -o report.html
    """
    with plain_errors():
        from freebody.plots.report import write_report
        from freebody.plots.source import scene_text, written_by

        name = run_name(run)
        target = output or Path(f"{name}.html")
        write_report(
            read_run(run),
            target,
            title=name,
            scene=scene_text(run),
            written_by=written_by(run),
            overwrite=force,
        )
        if not quiet:
            say(str(target))
