"""``freebody export``: a run for other programs."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Annotated, Any

import typer

from freebody.cli.common import AllowCode, Quiet, plain_errors, read_run, scene_of_run
from freebody.cli.say import progress, say

# What needs no shapes.
TABLES = (".csv", ".parquet", ".nc", ".npz")

# More digits than any video has pixels.
MOST_DIGITS = 6


def command(
    run: Annotated[Path, typer.Argument(metavar="RUN", help="A stored run (.zarr or .zarr.zip).")],
    path: Annotated[
        Path,
        typer.Option(
            "--path", "-o", metavar="FILE", help=".csv, .parquet, .nc, .npz, .glb, .mp4, .gif, .png or .html."
        ),
    ],
    scene: Annotated[
        str | None, typer.Option(help="Draw the shapes of this scene; default: the one in the record.")
    ] = None,
    fps: Annotated[float | None, typer.Option(help="Keys (.glb) or pictures (.mp4, .gif) per second.")] = None,
    speed: Annotated[float | None, typer.Option(help="Seconds of motion per second of video.")] = None,
    size: Annotated[
        str | None, typer.Option(metavar="W[xH]", help="Of pictures, in pixels; without H, 9/16 of the width.")
    ] = None,
    camera: Annotated[
        str | None, typer.Option(metavar="X,Y,Z", help="Where the camera is, in m or with units; default: the scene's.")
    ] = None,
    target: Annotated[str | None, typer.Option(metavar="X,Y,Z", help="What it looks at; default: the scene's.")] = None,
    follow: Annotated[str | None, typer.Option(metavar="BODY", help="The camera goes with this body.")] = None,
    trails: Annotated[
        str | None, typer.Option(metavar="SECONDS", help="How long trails of bodies last in the motion; 0 for none.")
    ] = None,
    floor: Annotated[bool | None, typer.Option("--floor/--no-floor", help="Whether to draw a floor.")] = None,
    title: Annotated[str | None, typer.Option(help="Written on pictures; default: the title of the scene.")] = None,
    at: Annotated[str | None, typer.Option(metavar="SECONDS", help="The time of a picture (.png).")] = None,
    allow_code: AllowCode = False,
    overwrite: Annotated[bool, typer.Option("--overwrite", help="Replace an existing file.")] = False,
    quiet: Quiet = False,
) -> None:
    """Write a run as a table, a model that Blender opens, a video, a picture, or a page that plays it offline.

    Pictures show springs, joints, trails and a floor, and are taken from where the scene's [view] says. Bodies whose
    shape is not known are drawn as boxes of equal mass and inertia.

    Examples:

    - freebody export torus.zarr -o torus.parquet

    - freebody export torus.zarr -o torus.glb --scene torus.toml

    - freebody export torus.zarr -o torus.mp4 --speed 0.5

    - freebody export torus.zarr -o torus.gif --camera 4,-3,2 --target 0,0,0 --trails 1 --no-floor

    - freebody export torus.zarr -o torus.png --at 0.25 --title "The torus"

    - freebody export torus.zarr -o torus.html
    """
    with plain_errors():
        from freebody.export.api import FILMS, OPTIONS, export_run

        ending = path.suffix.lower()
        known = None if ending in TABLES else scene_of_run(run, scene, allow_code=allow_code)
        seen = {"camera": _three("camera", camera), "target": _three("target", target), "follow": follow}
        chosen = {name: value for name, value in seen.items() if value is not None}
        if known is not None and ending in OPTIONS["view"]:
            chosen = {**known[0].view.model_dump(exclude_none=True), **chosen}
            title = known[0].title or None if title is None else title
        with progress(enabled=ending in FILMS and not quiet) as update:
            export_run(
                read_run(run),
                path,
                world=None if known is None else known[1],
                view=chosen or None,
                trails=trails if trails is None else _plain(trails),
                floor=floor,
                title=title,
                at=at if at is None else _plain(at),
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


def _plain(text: str) -> str:
    """A number without a unit is in SI."""
    return f"{text} s" if text.strip()[-1:].isdigit() else text


def _three(name: str, text: str | None) -> list[str] | None:
    """ "1,2,3" or "10 cm, 0 m, 3 m" as three texts with units. Raises :class:`InputError`."""
    from freebody.errors import InputError
    from freebody.figures import shown

    if text is None:
        return None
    parts = [part.strip() for part in text.split(",")]
    if len(parts) != 3 or not all(parts):
        raise InputError(f"--{name} {shown(text)}", expected="three coordinates with commas: 3,-2,1")
    return [part if part[-1:].isalpha() else f"{part} m" for part in parts]


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
