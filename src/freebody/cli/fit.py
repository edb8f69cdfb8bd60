"""``freebody fit``: numbers of a scene from a table of measurements."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from freebody.cli.asked import (
    AsJson,
    Free,
    Integrator,
    Overwrite,
    SceneName,
    Settings,
    Step,
    bounds_of,
    numbers_of,
    run_numbers,
)
from freebody.cli.asked import scene_with as changed_scene
from freebody.cli.common import AllowCode, Quiet, plain_errors
from freebody.cli.say import say
from freebody.errors import InputError

if TYPE_CHECKING:
    from freebody.derivatives.fit import Observed

# Columns of a table beside the time t.
COLUMNS = {
    "position": ("x", "y", "z"),
    "orientation": ("qw", "qx", "qy", "qz"),
    "angular_velocity": ("wx", "wy", "wz"),
}
MOST_BYTES = 1 << 26


def command(
    scene: SceneName,
    track: Annotated[Path, typer.Argument(metavar="DATA", help="CSV: t, and x y z, qw qx qy qz or wx wy wz.")],
    free: Free,
    body: Annotated[
        str | None, typer.Option(help="What the data are about; the scene's only body if left out.")
    ] = None,
    at: Annotated[str | None, typer.Option(metavar="X,Y,Z", help="The point that was measured, shape frame.")] = None,
    frame: Annotated[str, typer.Option(help='Of wx wy wz: "world" or "body".')] = "world",
    noise: Annotated[str | None, typer.Option(help="Standard deviation of every column; found if left out.")] = None,
    dt: Step = None,
    integrator: Integrator = None,
    path: Annotated[
        Path | None, typer.Option("--path", "-o", metavar="FILE", help="Draw what is left to this PNG, SVG or PDF.")
    ] = None,
    overwrite: Overwrite = False,
    settings: Settings = None,
    allow_code: AllowCode = False,
    as_json: AsJson = False,
    quiet: Quiet = False,
) -> None:
    """Find the numbers of a scene that a measured track fits best, with their errors and what the data cannot tell.

    Empty cells are gaps.

    Examples:

    - freebody fit hammer data.csv --free body.hammer.velocity --integrator cf4
    """
    with plain_errors():
        from freebody.derivatives.fit import fit

        described = changed_scene(scene, settings, allow_code=allow_code)
        step, _ = run_numbers(described, dt)
        if step is None:
            raise InputError("no dt", expected="dt under [run] in the scene, or --dt")
        world = described.world()
        if body is None and len(world.bodies) > 1:
            raise InputError(
                "data of one body in a scene of several", expected="--body NAME, one of " + ", ".join(world.names)
            )
        observed = _observed(track, body or world.names[0], at, frame, noise)
        answer = fit(world, observed, free=bounds_of(free), dt=step, integrator=integrator or described.integrator)
        if path is not None:
            from freebody.plots.derivatives import plot_fit

            plot_fit(answer, path=path, overwrite=overwrite)
        if as_json:
            say(json.dumps(answer.to_dict(), indent=2))
        elif not quiet:
            say(str(answer))


def _observed(path: Path, body: str, at: str | None, frame: str, noise: str | None) -> Observed:
    """The table as a track. Raises :class:`InputError` for one that is none."""
    import csv

    from freebody.derivatives.fit import Observed

    if path.stat().st_size > MOST_BYTES:
        raise InputError(f"{path} has {path.stat().st_size} bytes", expected=f"at most {MOST_BYTES}")
    try:
        with path.open(newline="", encoding="utf-8-sig") as file:
            head, *rows = [[cell.strip() for cell in row] for row in csv.reader(file) if row]
        table = {
            name: [float(row[k]) if k < len(row) and row[k] else float("nan") for row in rows]
            for k, name in enumerate(head)
        }
    except (ValueError, csv.Error) as problem:
        raise InputError(
            f"{path.name} is no table of numbers: {problem}",
            expected="CSV with a first line of names: t,x,y,z",
        ) from None
    found = {
        name: list(zip(*(table[c] for c in columns))) for name, columns in COLUMNS.items() if set(columns) <= set(table)
    }
    if "t" not in table or not found:
        raise InputError(
            f"columns {', '.join(head)[:200]} in {path.name}",
            expected="t, and x y z, qw qx qy qz or wx wy wz",
        )
    deviation = None if noise is None else numbers_of("--noise", noise, 1)[0]
    place = None if at is None else numbers_of("--at", at)
    return Observed(body, table["t"], **found, at=place, frame=frame, noise=deviation)
