"""``freebody compare``: methods side by side on a scene."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from freebody.cli.asked import Quiet, plain_errors, read_scene

if TYPE_CHECKING:
    from freebody.plots.compare import Comparison

__all__ = ["command"]


def command(
    scene: Annotated[str, typer.Argument(metavar="SCENE", help="A scene file, or the name of one in the library.")],
    integrators: Annotated[
        str | None,
        typer.Option(
            "--integrators",
            "-i",
            metavar="A,B,..",
            help="Methods by name; default: cf4,rk4,exact4, or with joints all that keep them.",
        ),
    ] = None,
    dt: Annotated[str, typer.Option("--dt", metavar="A,B,..", help="Steps in seconds.")] = "1e-2,3e-3,1e-3",
    duration: Annotated[
        float | None, typer.Option(metavar="S", help="Seconds of motion; default: as the scene says.")
    ] = None,
    output: Annotated[
        Path | None, typer.Option("--output", "-o", metavar="FILE", help="Also draw it: PNG, SVG or PDF.")
    ] = None,
    allow_code: Annotated[
        bool, typer.Option("--allow-code", help="Import the Python functions that the scene names.")
    ] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON instead of a table.")] = False,
    force: Annotated[bool, typer.Option("--force", help="Replace an existing figure.")] = False,
    quiet: Quiet = False,
) -> None:
    """Run a scene with several methods and steps: error against the best reference, drift, time per step.

    Examples:

    - freebody compare t-handle --integrators cg4,rk4,exact --dt 1e-2,1e-3

    - freebody compare scene.toml -i cf4,exact4 --dt 1e-2,1e-3,1e-4 -o precision.svg

    - freebody compare pendulum -i rattle,rattle4 --dt 1e-2,1e-3 --duration 2
    """
    with plain_errors():
        from freebody.errors import InputError
        from freebody.plots.api import write_figure
        from freebody.plots.compare import compare
        from freebody.plots.work_precision import work_precision

        if output is not None and output.exists() and not force:
            raise InputError(f"{output} exists already", remedy="choose another name, or give overwrite=True")
        steps = _steps(dt)
        described = read_scene(scene, allow_code=allow_code)
        span = duration if duration is not None else getattr(described.form.run, "duration", None)
        if span is None:
            raise InputError("no duration", expected="duration under [run] in the scene, or --duration")
        world = described.world()
        names = None if integrators is None else [name.strip() for name in integrators.split(",") if name.strip()]
        comparison = compare(world, duration=span, integrators=names, steps=steps, start=described.start(world))
        if output is not None:
            write_figure(work_precision(comparison), output, overwrite=force)
        if as_json:
            typer.echo(json.dumps(comparison.to_dict(), indent=2))
        elif not quiet:
            _show(comparison)


def _steps(text: str) -> list[float]:
    try:
        steps = [float(part) for part in text.split(",")]
    except ValueError:
        steps = []
    if not steps or not all(0.0 < step < float("inf") for step in steps):
        raise typer.BadParameter(f"{text!r} is not a list of seconds such as 1e-2,1e-3", param_hint="--dt")
    return steps


def _show(comparison: Comparison) -> None:
    from rich.console import Console
    from rich.table import Table
    from rich.text import Text

    head, *rows = comparison.rows()
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="bold")
    for number, title in enumerate(head):
        table.add_column(Text(title), justify="right" if number else "left", no_wrap=number == 0)
    for row in rows:
        table.add_row(*row)
    console = Console(highlight=False, markup=False)
    console.print(table)
    console.print(comparison.note, style="dim")
    for result in comparison.results:
        if result.lost is not None:
            console.print(f"{result.method}, dt = {result.dt}: {result.lost}", style="dim")
