"""``freebody inertia``: mass properties of a mesh or CAD file."""

from __future__ import annotations

import json
from dataclasses import replace
from enum import StrEnum
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from freebody.cli.common import Quiet
from freebody.cli.say import progress, say
from freebody.errors import FreebodyError, MeshError

if TYPE_CHECKING:
    from freebody.mass.properties import MassProperties

# Radius of gyration (m) beyond which the unit is more likely to be wrong than the part to be large.
SUSPICIOUS_RADIUS = 20.0

# Exit codes: the figures are reliable; they are not, or missing. Typer has its own for a wrong command line.
TRUSTED, NOT_TRUSTED = 0, 1


class MethodName(StrEnum):
    """How to obtain the figures."""

    exact = "exact"
    sampling = "sampling"
    box = "box"
    oriented_box = "oriented-box"


def command(
    file: Annotated[
        Path, typer.Argument(metavar="FILE", help="STL, OBJ, PLY, OFF, GLB, 3MF; STEP or BREP with the cad extra.")
    ],
    density: Annotated[
        float | None, typer.Option("--density", "-d", metavar="KG/M3", help="Density; steel is 7850, water 1000.")
    ] = None,
    mass: Annotated[
        float | None, typer.Option("--mass", "-m", metavar="KG", help="Total mass, instead of a density.")
    ] = None,
    method: Annotated[MethodName, typer.Option(help="How to compute them.")] = MethodName.exact,
    unit: Annotated[
        str | None,
        typer.Option(help="Unit of the file: m, mm, cm, in, ...; default: what the file declares, else m."),
    ] = None,
    repair: Annotated[bool, typer.Option("--repair", help="Repair the mesh first, and list what was done.")] = False,
    shell_thickness: Annotated[
        float | None, typer.Option(metavar="M", help="Weigh the surface as a sheet of this thickness, in metres.")
    ] = None,
    relative_error: Annotated[
        float, typer.Option(metavar="E", help="Sampling stops at this relative error (one standard deviation).")
    ] = 1e-3,
    seed: Annotated[int, typer.Option(help="Seed for sampling; the same seed gives the same figures.")] = 0,
    check: Annotated[
        bool,
        typer.Option(
            "--check/--no-check",
            help="Whether to refuse overlapping parts; without, a closed mesh gets figures and the exit code stays 1.",
        ),
    ] = True,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON instead of a table.")] = False,
    quiet: Quiet = False,
) -> None:
    """Mass, centre of mass and inertia of the part in FILE, with a diagnosis of its mesh.

    The exit code is 0 only if the result can be trusted: an open, inconsistently wound or overlapping surface
    encloses no well-defined volume and is refused with the places where it is broken.

    Examples:

    - freebody inertia part.stl --density 7850 --unit mm

    - freebody inertia scan.ply --mass 1.2 --repair --json

    - freebody inertia sheet.obj --density 2700 --shell-thickness 0.002
    """
    from freebody.mass.api import mass_properties
    from freebody.mass.cad import load_shape

    try:
        with progress(enabled=method is MethodName.sampling and not (as_json or quiet)) as update:
            properties = mass_properties(
                load_shape(file, unit=unit),
                density=density,
                mass=mass,
                method=method.value,
                repair=repair,
                shell_thickness=shell_thickness,
                check=check,
                relative_error=relative_error,
                seed=seed,
                progress=None if update is None else partial(_sampled, update),
            )
    except FreebodyError as error:
        _refuse(file, error, as_json=as_json)
        raise typer.Exit(NOT_TRUSTED) from None
    if unit is None:
        properties = _with_unit_hint(properties)
    trusted = _trusted(properties, method, shell_thickness)
    if as_json:
        say(json.dumps({"file": str(file), "trusted": trusted, **properties.to_dict()}, indent=2))
    elif not (quiet and trusted):
        from freebody.cli.mass_table import show

        show(file.name, properties, trusted=trusted)
    raise typer.Exit(TRUSTED if trusted else NOT_TRUSTED)


def _sampled(update: Any, reached: float, points: int) -> None:
    update(f"sampling: {points / 1e6:.1f} million points, relative error {reached:.2g}")


def _with_unit_hint(properties: MassProperties) -> MassProperties:
    """Add a note if a part is as big as a house: most files have no unit, and most parts are in millimetres."""
    size = float(properties.radius_of_gyration.max())
    if size < SUSPICIOUS_RADIUS:
        return properties
    hint = f"a radius of gyration of {size:.3g} m is a lot; if the file is in millimetres, give --unit mm"
    return replace(properties, notes=(*properties.notes, hint))


def _trusted(properties: MassProperties, method: MethodName, shell_thickness: float | None) -> bool:
    """Whether the figures are reliable: all but those of boxes and sheets need a sound mesh."""
    enclosed = shell_thickness is None and method in (MethodName.exact, MethodName.sampling)
    return not enclosed or properties.diagnosis is None or properties.diagnosis.sound


def _refuse(file: Path, error: FreebodyError, *, as_json: bool) -> None:
    diagnosis = error.diagnosis if isinstance(error, MeshError) else None
    if as_json:
        report: dict[str, Any] = {"file": str(file), "trusted": False, "error": str(error)}
        if diagnosis is not None:
            report["diagnosis"] = diagnosis.to_dict()
        say(json.dumps(report, indent=2))
        return
    from freebody.cli.mass_table import refuse

    refuse(file.name, error, diagnosis)
