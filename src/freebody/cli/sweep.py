"""``freebody sweep``: run a scene many times with other numbers."""

from __future__ import annotations

import json
import re
import tomllib
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from freebody.cli.command import INTERRUPTED
from freebody.cli.common import AllowCode, Quiet, plain_errors
from freebody.cli.run import changed_scene, run_changes
from freebody.cli.say import say
from freebody.errors import InputError
from freebody.figures import shown

if TYPE_CHECKING:
    from freebody.ensembles.ensemble import Ensemble

RANGE = re.compile(r"^([^:(\[]+):([^:]+):(\d{1,7})$")
DRAWN = re.compile(r"^(normal|uniform)\((.*)\)$", re.DOTALL)
FORMS = "PATH=LOW:HIGH:COUNT, PATH=[a, b, c], PATH=normal(MEAN, STD) or PATH=uniform(LOW, HIGH)"


def command(
    scene: Annotated[str, typer.Argument(metavar="SCENE", help="A TOML file, or a name that freebody scenes lists.")],
    vary: Annotated[
        list[str] | None,
        typer.Option("--vary", metavar="PATH=VALUES", help="LOW:HIGH:COUNT, [a, b], normal(MEAN, STD), uniform(A, B)."),
    ] = None,
    runs: Annotated[
        str | None, typer.Option(metavar="N", help="How many, such as 1e6; left out: all combinations of values.")
    ] = None,
    record: Annotated[
        Path | None, typer.Option("--record", "-o", metavar="FOLDER", help="Write results here, such as e.zarr.")
    ] = None,
    resume: Annotated[bool, typer.Option("--resume", help="Go on with the ensemble in that folder.")] = False,
    overwrite: Annotated[bool, typer.Option("--overwrite", help="Replace an ensemble that is there.")] = False,
    seed: Annotated[int, typer.Option(help="Of the random numbers.")] = 0,
    sampling: Annotated[str, typer.Option(help="random, or sobol for evenly spread points.")] = "random",
    integrator: Annotated[str | None, typer.Option(help="Method; freebody integrators lists them.")] = None,
    dt: Annotated[str | None, typer.Option(help='Step: seconds, or with a unit, such as "1 ms".')] = None,
    duration: Annotated[str | None, typer.Option(help="Duration, in the same way.")] = None,
    settings: Annotated[
        list[str] | None, typer.Option("--set", metavar="PATH=VALUE", help="Change the scene for all runs.")
    ] = None,
    allow_code: AllowCode = False,
    as_json: Annotated[bool, typer.Option("--json", help="Statistics as JSON.")] = False,
    quiet: Quiet = False,
) -> None:
    """Run SCENE many times with other numbers, and say where its bodies end: mean and standard deviation.

    Values are in SI units. With --runs, ranges and lists are taken in turn, and the rest is drawn. The exit code is 1
    if a run failed.

    Examples:

    - freebody sweep hammer --vary body.hammer.velocity=normal([3,0,7],0.1) --runs 1000 --integrator cf4

    - freebody sweep beam-and-spring --vary force.spring.stiffness=0.5:2:9 -o e.zarr
    """
    from freebody.cli.overrides import Change

    changes = run_changes(integrator=integrator, dt=dt, duration=duration)
    changes += [Change.to(setting) for setting in settings or []]
    with plain_errors():
        import freebody as fb

        _, made = changed_scene(scene, changes, None, {"allow_code": allow_code, "allow_outside": False})
        run = {} if made.form.run is None else made.form.run.arguments("integrator")
        if "duration" not in run:
            raise InputError("no duration", expected="duration = ... in the scene, or --duration")
        values, way = _values([_read(text) for text in vary or []], runs, sampling)
        ensemble = fb.ensemble(
            made, run["duration"], dt=run.get("dt"), integrator=made.integrator, vary=values,
            runs=None if runs is None else _whole(runs), seed=seed, sampling=way, record=record, resume=resume,
            overwrite=overwrite, progress=False if quiet or as_json else None,
        )  # fmt: skip
        _report(ensemble, as_json=as_json, quiet=quiet)
    if ensemble.interrupted:
        on = f"; go on with --resume -o {record}" if record is not None else ""
        say(f"interrupted after {int((ensemble.status >= 0).sum())} runs{on}", err=True)
        raise typer.Exit(INTERRUPTED)
    raise typer.Exit(1 if ensemble.failed else 0)


def _whole(text: str) -> int:
    try:
        number = float(text)
    except ValueError:
        number = float("nan")
    if not number >= 1.0 or number != int(min(number, 1e18)):
        raise InputError(f"--runs {shown(text)}", expected="a whole number, such as 1000 or 1e6")
    return int(number)


def _read(text: str) -> tuple[str, Any]:
    """A path and what it varies by: an array, or a distribution."""
    import numpy as np

    import freebody as fb

    path, equals, value = text.partition("=")
    path, value = path.strip(), value.strip()
    if not equals or not path or not value:
        raise InputError(f"--vary {shown(text)}", expected=FORMS)
    try:
        if found := RANGE.match(value):
            return path, np.linspace(float(found[1]), float(found[2]), int(found[3]))
        if found := DRAWN.match(value):
            first, second = tomllib.loads(f"value = [{found[2]}]")["value"]
            return path, (fb.normal if found[1] == "normal" else fb.uniform)(first, second)
        return path, np.atleast_1d(np.array(tomllib.loads(f"value = {value}")["value"], dtype=float))
    except (ValueError, TypeError, RecursionError):
        raise InputError(f"--vary {shown(text)}", expected=FORMS) from None


def _values(given: list[tuple[str, Any]], runs: str | None, sampling: str) -> tuple[dict[str, Any], str]:
    """What varies, and the way: with a number of runs, places of the grid are taken in turn."""
    import numpy as np

    vary = dict(given)
    grid = {path: values for path, values in given if isinstance(values, np.ndarray)}
    if runs is None:
        if len(grid) < len(vary):
            raise InputError("distributions without --runs", expected="--runs N: how many to draw")
        return vary, "grid"
    if grid:
        sizes = tuple(len(values) for values in grid.values())
        turn = np.unravel_index(np.arange(_whole(runs)) % np.prod(sizes), sizes)
        vary.update({path: values[at] for (path, values), at in zip(grid.items(), turn)})
    return vary, sampling


def _report(ensemble: Ensemble, *, as_json: bool, quiet: bool) -> None:
    failed = ensemble.failed
    if ensemble.interrupted and not ensemble.status.max() >= 0:
        return
    mean, std = ensemble.mean, ensemble.std
    if as_json:
        bodies = {
            name: {
                part: {"mean": getattr(mean, part)[k].tolist(), "std": getattr(std, part)[k].tolist()}
                for part in mean._fields
            }
            for k, name in enumerate(ensemble.plan.names)
        }
        say(
            json.dumps({"runs": ensemble.runs, "counted": ensemble.count, "failed": failed, "bodies": bodies}, indent=2)
        )
        return
    if not quiet:
        say(f"{ensemble!r}"[1:-1])
        for k, name in enumerate(ensemble.plan.names):
            for part, unit in (("position", "m"), ("velocity", "m/s"), ("angular_velocity", "rad/s")):
                numbers = zip(getattr(mean, part)[k], getattr(std, part)[k])
                text = ", ".join(f"{value:.6g} ± {spread:.2g}" for value, spread in numbers)
                say(f"{name}, {part.replace('_', ' ')} at the end: {text} {unit}")
        if ensemble.record is not None:
            say(f"written to {ensemble.record}")
    for number, reason in list(failed.items())[:3]:
        say(f"run {number} failed: {reason}", err=True)
    if len(failed) > 3:
        say(f"... and {len(failed) - 3} others", err=True)
