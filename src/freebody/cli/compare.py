"""``freebody compare``: methods side by side on a scene."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from freebody.cli.common import AllowCode, Quiet, plain_errors, read_scene
from freebody.cli.say import console, say

if TYPE_CHECKING:
    from freebody.plots.compare import Comparison

# Letters of an option that a message repeats.
LONGEST_OPTION = 100


def command(
    scene: Annotated[str, typer.Argument(metavar="SCENE", help="A scene file, or the name of one in the library.")],
    integrators: Annotated[
        str | None,
        typer.Option(
            "--integrators",
            "-i",
            metavar="A,B,..",
            help="Methods by name; default: cf4,rk4,exact4; with joints or contact all that take them.",
        ),
    ] = None,
    steps: Annotated[
        str, typer.Option("--steps", metavar="A,B,..", help='Steps: seconds, or with units, "10 ms, 1 ms".')
    ] = "1e-2,3e-3,1e-3",
    duration: Annotated[
        str | None, typer.Option(metavar="S", help="Duration, in the same way; default: as in the scene.")
    ] = None,
    path: Annotated[
        Path | None, typer.Option("--path", "-o", metavar="FILE", help="Also draw it: PNG, SVG or PDF.")
    ] = None,
    allow_code: AllowCode = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON instead of a table.")] = False,
    overwrite: Annotated[bool, typer.Option("--overwrite", help="Replace an existing figure.")] = False,
    quiet: Quiet = False,
) -> None:
    """Run a scene with several methods and steps: error against the best reference, drift, time per step.

    Examples:

    - freebody compare t-handle --integrators cg4,rk4,exact --steps 1e-2,1e-3

    - freebody compare hammer -i cf4,exact4 --steps "10 ms, 1 ms" --duration "2 s"

    - freebody compare scene.toml -i cf4,exact4 --steps 1e-2,1e-3,1e-4 -o precision.svg

    - freebody compare pendulum -i rattle,rattle4 --steps 1e-2,1e-3 --duration 2
    """
    with plain_errors():
        from freebody.errors import InputError
        from freebody.plots.api import write_figure
        from freebody.plots.compare import compare
        from freebody.plots.work_precision import work_precision

        if path is not None and path.exists() and not overwrite:
            raise InputError(f"{path} exists already", remedy="choose another name, or give overwrite=True")
        sizes = [_seconds(part, "--steps", steps) for part in steps.split(",")]
        asked = None if duration is None else _seconds(duration, "--duration", duration)
        described = read_scene(scene, allow_code=allow_code)
        span = asked if asked is not None else getattr(described.form.run, "duration", None)
        if span is None:
            raise InputError("no duration", expected="duration under [run] in the scene, or --duration")
        world = described.world()
        names = None if integrators is None else [name.strip() for name in integrators.split(",") if name.strip()]
        comparison = compare(world, duration=span, integrators=names, steps=sizes, start=described.start(world))
        if path is not None:
            write_figure(work_precision(comparison), path, overwrite=overwrite)
        if as_json:
            say(json.dumps(comparison.to_dict(), indent=2))
        elif not quiet:
            _show(comparison)


def _seconds(text: str, option: str, whole: str) -> float:
    """A time as in scenes; ``whole`` is the text as typed. Raises :class:`InputError` that names the option."""
    from freebody.arguments import positive
    from freebody.errors import InputError
    from freebody.figures import shown
    from freebody.units import Dimension, UnitError, quantity

    try:
        time = quantity(text.strip(), Dimension("a time", "s"))
    except UnitError as problem:
        typed = whole if len(whole) <= LONGEST_OPTION else shown(whole)
        parts = {"expected": problem.expected, "cause": problem.cause, "remedy": problem.remedy}
        raise InputError(f"{option} {typed}: {problem.found}", **parts) from None
    return positive(option, time, "s")


def _show(comparison: Comparison) -> None:
    from rich.table import Table
    from rich.text import Text

    head, *rows = comparison.rows()
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="bold")
    for number, title in enumerate(head):
        table.add_column(Text(title), justify="right" if number else "left", no_wrap=number == 0)
    for row in rows:
        table.add_row(*row)
    shown = console(markup=False)
    shown.print(table)
    shown.print(comparison.note, style="dim")
    for result in comparison.results:
        if result.lost is not None:
            shown.print(f"{result.method}, dt = {result.dt}: {result.lost}", style="dim")
