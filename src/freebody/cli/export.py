"""``freebody export``: a run for other programs."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Annotated, Any

import typer

from freebody.cli.common import AllowCode, Quiet, plain_errors, read_run, world_of
from freebody.cli.say import progress, say

# More digits than any video has pixels.
MOST_DIGITS = 6


def command(
    run: Annotated[Path, typer.Argument(metavar="RUN", help="A stored run (.zarr or .zarr.zip).")],
    path: Annotated[
        Path, typer.Option("--path", "-o", metavar="FILE", help=".csv, .parquet, .nc, .npz, .glb, .mp4 or .html.")
    ],
    scene: Annotated[
        str | None, typer.Option(help="Draw the shapes of this scene; default: the one in the record.")
    ] = None,
    fps: Annotated[float | None, typer.Option(help="Keys (.glb) or pictures (.mp4) per second.")] = None,
    speed: Annotated[float | None, typer.Option(help="Seconds of motion per second of video.")] = None,
    size: Annotated[
        str | None, typer.Option(metavar="W[xH]", help="Of a video, in pixels; without H, 9/16 of the width.")
    ] = None,
    allow_code: AllowCode = False,
    overwrite: Annotated[bool, typer.Option("--overwrite", help="Replace an existing file.")] = False,
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

        drawn = path.suffix.lower() in (".glb", ".mp4", ".html")
        with progress(enabled=path.suffix.lower() == ".mp4" and not quiet) as update:
            export_run(
                read_run(run),
                path,
                world=world_of(run, scene, allow_code=allow_code) if drawn else None,
                fps=fps,
                speed=speed,
                size=None if size is None else _pixels(size),
                overwrite=overwrite,
                progress=None if update is None else partial(_pictures, update),
            )
        if not quiet:
            say(str(path))


def _pictures(update: Any, made: int, total: int) -> None:
    update(f"{made} of {total} pictures", completed=made, total=total)


def _pixels(text: str) -> tuple[int, int]:
    """ "1280x720", or a width alone. Raises :class:`InputError`."""
    from freebody.errors import InputError
    from freebody.figures import shown

    width, _, height = text.lower().partition("x")
    sound = width.isdecimal() and (height.isdecimal() or text.isdecimal())
    if not sound or max(len(width), len(height)) > MOST_DIGITS:
        raise InputError(
            f"--size {shown(text)}",
            expected=f"pixels: 1280x720, or 1280 alone, with at most {MOST_DIGITS} digits each",
            cause="a sign, a fraction, a unit, or a number that no video has",
            remedy="write whole numbers with an x between them",
        )
    # Videos have even sides.
    return int(width), int(height) if height else 2 * round(int(width) * 9 / 32)
