"""``freebody run``: simulate a scene, record and audit it; resume a killed run."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from freebody.cli.command import INTERRUPTED
from freebody.cli.common import AllowCode, Quiet, plain_errors, scene_file
from freebody.cli.say import say
from freebody.errors import InputError

if TYPE_CHECKING:
    from freebody.cli.overrides import Change
    from freebody.scene.scene import Scene
    from freebody.trajectory.run import Trajectory

# The exit code if something is wrong with the run or the command.
WRONG = 1


def command(
    scene: Annotated[
        str | None, typer.Argument(metavar="SCENE", help="A TOML file, or a name that freebody scenes lists.")
    ] = None,
    record: Annotated[
        Path | None, typer.Option("--record", "-o", metavar="RUN", help="Record to this folder, such as run.zarr.")
    ] = None,
    resume: Annotated[
        Path | None, typer.Option("--resume", metavar="RUN", help="Finish this record; it knows its scene.")
    ] = None,
    integrator: Annotated[str | None, typer.Option(help="Method; freebody integrators lists them.")] = None,
    dt: Annotated[str | None, typer.Option(help='Step: seconds, or with a unit, such as "1 ms".')] = None,
    duration: Annotated[str | None, typer.Option(help="Duration, in the same way.")] = None,
    every: Annotated[int | None, typer.Option(help="Record every N-th step.")] = None,
    settings: Annotated[
        list[str] | None,
        typer.Option("--set", metavar="PATH=VALUE", help="Change the scene: body.torus.angular_velocity=[0,1,0]"),
    ] = None,
    overwrite: Annotated[bool, typer.Option("--overwrite", help="Replace a run that is there.")] = False,
    folder: Annotated[
        Path | None,
        typer.Option(help="Where the scene's meshes are; with --resume, the record's own folder if not given."),
    ] = None,
    allow_code: AllowCode = False,
    allow_outside: Annotated[
        bool, typer.Option("--allow-outside", help="Read meshes from outside the scene's folder.")
    ] = False,
    allow_mixed: Annotated[
        bool, typer.Option("--allow-mixed", help="Resume although another CPU or Numba may differ in the last bits.")
    ] = False,
    tolerance: Annotated[
        float | None,
        typer.Option(
            metavar="E",
            help="Largest drift of energy minus work, relative to the turnover; beyond it the exit code is 1.",
        ),
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="The audit as JSON.")] = False,
    quiet: Quiet = False,
) -> None:
    """Simulate SCENE and audit the result; with -o, record it while it runs.

    --resume continues a killed run, bit for bit as if it had never stopped. The exit code is 1 if a line of
    the audit differs, or if something drifts further than method and step explain: energy minus work (or further than
    --tolerance); rotations, momentum without forces and joints, which methods keep to round-off, by more than 1e-9.

    Examples:

    - freebody run torus

    - freebody run scene.toml -o run.zarr --dt "1 ms" --set body.torus.angular_velocity=[0,1,0]

    - freebody run --resume run.zarr
    """
    from freebody.arguments import number
    from freebody.cli.overrides import Change
    from freebody.record.job import Recording

    allowed = {"allow_code": allow_code, "allow_outside": allow_outside}
    changes = run_changes(integrator=integrator, dt=dt, duration=duration, every=every)
    changes += [Change.to(setting) for setting in settings or []]
    with plain_errors():
        if tolerance is not None:
            tolerance = number("--tolerance", tolerance, least=0.0)
        recording: Recording | None
        if resume is not None:
            if scene or record or changes or overwrite:
                raise InputError("--resume with another scene or setting", expected="freebody run --resume RUN alone")
            made, recording = (
                _recorded_scene(resume, folder, allowed),
                Recording(resume, resume=True, allow_mixed=allow_mixed),
            )
        elif scene is None:
            raise InputError("no scene", expected="a file, a name that freebody scenes lists, or --resume RUN")
        else:
            text, made = changed_scene(scene, changes, folder, allowed)
            recording = None if record is None else Recording(record, overwrite=overwrite, scene=text)
        run = made.simulate(record=recording, progress=False if quiet or as_json else None)
        code = _report(run, made, recording, most=tolerance, as_json=as_json, quiet=quiet)
    raise typer.Exit(code)


def run_changes(**given: Any) -> list[Change]:
    """Options that stand for entries of [run]."""
    from freebody.cli.overrides import Change

    return [Change(f"--{name} {value}", f"run.{name}={value}") for name, value in given.items() if value is not None]


def changed_scene(name: str, changes: list[Change], folder: Path | None, allowed: dict[str, bool]) -> tuple[str, Scene]:
    """The scene and the text it was read from, after ``changes``."""
    from freebody.cli.overrides import ChangedSource, changed
    from freebody.scene.reading import load_scene, scene_from

    path = scene_file(name)
    # Read once as it is, so that mistakes in the file are reported with its name and lines.
    made = load_scene(path, folder=folder, **allowed)
    text = path.read_text(encoding="utf-8-sig").replace("\r\n", "\n") + "\n"
    if not changes:
        return text, made
    other, paths = changed(text, changes)
    return other, scene_from(other, ChangedSource(Path(name).name, text, paths), made.site)


def _recorded_scene(record: Path, folder: Path | None, allowed: dict[str, bool]) -> Scene:
    """The scene stored in a record."""
    from freebody.record.load import about_record
    from freebody.scene.reading import scene_from
    from freebody.scene.site import Site
    from freebody.scene.translate import Source

    about = about_record(record)
    text = None if about is None else about.get("scene")
    if not isinstance(text, str):
        raise InputError(
            f"{record} contains no scene",
            expected="a record of freebody run",
            remedy="resume a record made in Python with fb.simulate(world, ..., record=..., resume=True)",
        )
    site = Site(record.parent if folder is None else folder, allowed["allow_code"], allowed["allow_outside"])
    return scene_from(text, Source(f"the scene in {record.name}", text), site)


def _report(run: Trajectory, scene: Scene, recording: Any, *, most: float | None, as_json: bool, quiet: bool) -> int:
    from freebody.cli.balance import complaints
    from freebody.methods.registry import get
    from freebody.trajectory.contact_track import contact_facts

    audit = run.audit()
    found = complaints(run, scene.integrator or get(run.method), audit, energy=most)
    if as_json:
        figures: dict[str, Any] = {"frames": len(run), "end": float(run.times[-1]), "method": run.method, "dt": run.dt}
        record = None if recording is None else str(recording.path)
        balanced = audit.agrees and not found
        if run.tables.contacts is not None:
            lost = {"friction": run.lost_to_friction, "restitution": run.lost_to_restitution}
            figures["impacts"] = len(run.impacts)
            figures["lost"] = {name: float(gone[-1] - gone[0]) for name, gone in lost.items()}
        verdict = {"record": record, "interrupted": run.interrupted, "balanced": balanced, "complaints": found}
        say(json.dumps({**figures, **verdict, "audit": audit.to_dict()}, indent=2))
    elif not quiet:
        say(str(audit))
        for name, text in contact_facts(run).items():
            say(f"{name}: {text}")
        if audit.agrees and not found:
            energy = audit.drifts[0]
            say(f"Balanced: no line differs, and {energy.name} drifted by {energy.relative:.1e} of the turnover.")
    for sentence in [] if as_json else found:
        say(f"not balanced: {sentence}", err=True)
    if run.interrupted:
        on = f"; resume with: freebody run --resume {recording.path}" if recording is not None else ""
        say(f"interrupted at t = {run.times[-1]:g} s{on}", err=True)
        return INTERRUPTED
    return WRONG if found else 0
