"""``freebody export``: a run for other programs."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from typing import Annotated

import typer

from freebody.cli.asked import Quiet, plain_errors, read_run, world_of
from freebody.cli.say import console, say

__all__ = ["command"]


def command(
    run: Annotated[Path, typer.Argument(metavar="RUN", help="A stored run (.zarr or .zarr.zip).")],
    output: Annotated[
        Path, typer.Option("--output", "-o", metavar="FILE", help=".csv, .parquet, .nc, .npz, .glb, .mp4 or .html.")
    ],
    scene: Annotated[
        str | None, typer.Option(help="Draw the shapes of this scene; default: the one in the record.")
    ] = None,
    fps: Annotated[float | None, typer.Option(help="Keys (.glb) or pictures (.mp4) a second.")] = None,
    speed: Annotated[float | None, typer.Option(help="Seconds of motion per second of video.")] = None,
    width: Annotated[int | None, typer.Option(help="Of a video, in pixels; its height is 9/16 of it.")] = None,
    allow_code: Annotated[
        bool, typer.Option("--allow-code", help="Import the Python functions that the scene names.")
    ] = False,
    force: Annotated[bool, typer.Option("--force", help="Replace an existing file.")] = False,
    quiet: Quiet = False,
) -> None:
    """Write a run as a table, as an animated model that Blender opens, as a video, or as a page that plays it offline.

    Bodies whose shape is not known are drawn as boxes of equal mass and inertia.

    Examples:

    - freebody export torus.zarr -o torus.parquet

    - freebody export torus.zarr -o torus.glb --scene torus.toml

    - freebody export torus.zarr -o torus.mp4 --speed 0.5

    - freebody export torus.zarr -o torus.html
    """
    with plain_errors():
        from freebody.export.api import export_run

        drawn = output.suffix.lower() in (".glb", ".mp4", ".html")
        # Videos have even sides.
        size = None if width is None else (width, 2 * ((9 * width + 16) // 32))
        with _bar(enabled=output.suffix.lower() == ".mp4" and not quiet) as progress:
            export_run(
                read_run(run),
                output,
                world=world_of(run, scene, allow_code=allow_code) if drawn else None,
                fps=fps,
                speed=speed,
                size=size,
                overwrite=force,
                progress=progress,
            )
        if not quiet:
            say(str(output))


class _bar:  # noqa: N801 - a context manager used like a function
    """Pictures made so far, on stderr where somebody looks."""

    def __init__(self, *, enabled: bool) -> None:
        self.enabled = enabled and sys.stderr.isatty()

    def __enter__(self) -> Callable[[int, int], None] | None:
        if not self.enabled:
            return None
        from rich.progress import Progress

        self.bar = Progress(console=console(stderr=True), transient=True)
        self.task = self.bar.add_task("pictures", total=None)
        self.bar.start()
        return lambda made, total: self.bar.update(self.task, completed=made, total=total)

    def __exit__(self, *_: object) -> None:
        if self.enabled:
            self.bar.stop()
