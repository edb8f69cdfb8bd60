"""``freebody info``: what is in a run, a mesh or a scene."""

from __future__ import annotations

import contextlib
import json
from pathlib import Path
from typing import Annotated, Any

import typer

from freebody.cli.common import AllowCode, Quiet, holds_run, plain_errors, read_run, read_scene
from freebody.cli.say import console, say


def command(
    thing: Annotated[
        str, typer.Argument(metavar="RUN|MESH|SCENE", help="A stored run, a mesh or CAD file, a scene or its name.")
    ],
    unit: Annotated[str | None, typer.Option(help="Unit of a mesh file: m, mm, in, ...")] = None,
    allow_code: AllowCode = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON instead of a table.")] = False,
    quiet: Quiet = False,
) -> None:
    """Say what a file contains, without changing or running anything.

    Examples:

    - freebody info torus.zarr

    - freebody info part.stl --unit mm

    - freebody info t-handle --json
    """
    with plain_errors():
        facts = _facts(thing, unit, allow_code=allow_code)
        if as_json:
            say(json.dumps(facts, indent=2, ensure_ascii=False))
        elif not quiet:
            _show(facts)


def _facts(thing: str, unit: str | None, *, allow_code: bool) -> dict[str, Any]:
    path = Path(thing)
    if holds_run(path):
        return _run(path)
    if path.suffix.lower() == ".toml" or not (path.suffix or path.exists()):
        return _scene(thing, allow_code=allow_code)
    return _part(path, unit)


def _run(path: Path) -> dict[str, Any]:
    from freebody.plots.source import scene_text, written_by, written_on

    run = read_run(path)
    audit = run.audit()
    lines = audit.drifts
    units = {line.name: "" if line.unit == "1" else f" {line.unit}" for line in lines}
    drifts = {line.name: f"{line.largest:.3g}{units[line.name]} ({line.relative:.1e} relative)" for line in lines}
    return {
        "kind": "run",
        "bodies": list(run.names),
        "frames": len(run),
        "time [s]": [float(run.times[0]), float(run.times[-1])],
        "method": run.method,
        "order": run.order,
        "dt [s]": run.dt,
        "events": [[event.name, float(event.time)] for event in run.events],
        "interrupted": run.interrupted,
        "scene inside": scene_text(path) is not None,
        "written by": f"freebody {written_by(path)}",
        "written on": written_on(path),
        "notes": list(run.notes),
        "energy [J]": [float(run.energy[0]), float(run.energy[-1])],
        "drift": drifts,
        "audit": {line.name: line.words for line in audit.checks},
        "agrees": audit.agrees,
        "findings": list(audit.findings),
    }


def _scene(name: str, *, allow_code: bool) -> dict[str, Any]:
    scene = read_scene(name, allow_code=allow_code)
    world = scene.world()
    run = scene.form.run
    return {
        "kind": "scene",
        "title": scene.title,
        "description": scene.description,
        "bodies": {body: repr(made) for body, made in zip(world.names[:LISTED], world.bodies)},
        "count of bodies": len(world.bodies),
        "forces": [type(force).__name__ for force in world.forces[:LISTED]],
        "joints": {name: repr(joint) for name, joint in zip(world.joint_names[:LISTED], world.joints)},
        "count of joints": len(world.joints),
        "grounds": {name: repr(ground) for name, ground in zip(world.ground_names[:LISTED], world.grounds)},
        "gravity [m/s^2]": world.gravity.acceleration.tolist(),
        "duration [s]": None if run is None else run.duration,
        "dt [s]": None if run is None else run.dt,
        "integrator": None if scene.integrator is None else scene.integrator.name,
    }


# Letters of a note; longer ones have a line of their own.
LONG = 30

# Bodies, forces and joints that are listed one by one.
LISTED = 20


def _part(path: Path, unit: str | None) -> dict[str, Any]:
    """The same volume and notes as ``freebody inertia`` has of the file."""
    from freebody.cli.inertia import unit_hint
    from freebody.errors import MeshError
    from freebody.mass.api import mass_properties
    from freebody.mass.cad import Cad, load_shape

    shape = load_shape(path, unit=unit)
    low, high = shape.bounds()
    volume, notes, findings = None, list(shape.notes), []
    with contextlib.suppress(MeshError):
        properties = mass_properties(shape)
        volume = properties.volume
        notes += unit_hint(properties) if unit is None else ()
    if isinstance(shape, Cad):
        facts: dict[str, Any] = {
            "kind": "CAD part",
            "solids": {solid.name: f"{solid.moments.measure:.6g} m^3" for solid in shape.solids},
            "area [m^2]": sum(solid.area for solid in shape.solids),
        }
    else:
        diagnosis = shape.diagnose()
        findings = [str(finding) for finding in diagnosis.findings]
        facts = {
            "kind": "mesh",
            "vertices": diagnosis.vertices,
            "faces": diagnosis.faces,
            "components": diagnosis.components,
            "closed": diagnosis.closed,
            "sound": diagnosis.sound,
            "area [m^2]": diagnosis.area,
        }
    return facts | {
        "volume [m^3]": volume,
        "low corner [m]": low.tolist(),
        "high corner [m]": high.tolist(),
        "findings": findings,
        "notes": notes,
    }


def _show(facts: dict[str, Any]) -> None:
    from rich.table import Table

    table = Table.grid(padding=(0, 2))
    table.add_column(style="bold", no_wrap=True)
    table.add_column()
    for label, value in facts.items():
        if value in (None, "", [], {}) or (label == "count of joints" and not value):
            continue
        table.add_row(label, _text(value))
    console(markup=False).print(table)


def _text(value: Any) -> str:
    if isinstance(value, dict):
        return "\n".join(f"{name}: {inner}" for name, inner in value.items())
    if isinstance(value, list):
        if any(isinstance(item, str) and len(item) > LONG for item in value):
            return "\n".join(value)
        numbers = all(isinstance(item, int | float) for item in value)
        return ", ".join(f"{item:.6g}" if numbers else str(item) for item in value)
    if isinstance(value, bool):
        return "yes" if value else "no"
    return f"{value:.6g}" if isinstance(value, float) else str(value)
