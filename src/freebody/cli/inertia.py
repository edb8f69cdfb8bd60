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
from freebody.errors import FreebodyError, InputError, MeshError
from freebody.figures import shown

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
        list[str] | None,
        typer.Option(
            "--density",
            "-d",
            metavar="DENSITY",
            help="In kg/m^3, with a unit, or a material: 7850, '7.85 g/cm^3', steel. For one solid of a CAD file: "
            "pin=brass; may be given several times.",
        ),
    ] = None,
    mass: Annotated[
        str | None, typer.Option("--mass", "-m", metavar="MASS", help="Total mass in kg or with a unit, instead.")
    ] = None,
    method: Annotated[MethodName, typer.Option(help="How to compute them.")] = MethodName.exact,
    unit: Annotated[
        str | None,
        typer.Option(help="Unit of the file: m, mm, cm, in, ...; default: what the file declares, else m."),
    ] = None,
    repair: Annotated[bool, typer.Option("--repair", help="Repair the mesh first, and list what was done.")] = False,
    shell_thickness: Annotated[
        str | None, typer.Option(metavar="LENGTH", help="Weigh the surface as a sheet this thick, in m or with a unit.")
    ] = None,
    about: Annotated[
        str | None,
        typer.Option(
            metavar="X,Y,Z", help="Also give the inertia about this point, in the unit of --in or with units."
        ),
    ] = None,
    units: Annotated[
        str | None,
        typer.Option("--in", metavar="LENGTH,MASS", help="Units of all figures, such as mm,g; default m,kg."),
    ] = None,
    report: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Also write a report with a picture: .html or .pdf.")
    ] = None,
    overwrite: Annotated[bool, typer.Option("--overwrite", help="Replace an existing report.")] = False,
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

    - freebody inertia part.stl --density steel --unit mm --in mm,g --about 0,0,10

    - freebody inertia part.stl --density "7.85 g/cm^3" --report part.html

    - freebody inertia scan.ply --mass 1.2 --repair --json

    - freebody inertia sheet.obj --density 2700 --shell-thickness "2 mm"
    """
    from freebody.mass.api import mass_properties
    from freebody.mass.cad import load_shape

    try:
        point = None if about is None else _point(about, units)
        shape = load_shape(file, unit=unit)
        with progress(enabled=method is MethodName.sampling and not (as_json or quiet)) as update:
            properties = mass_properties(
                shape,
                density=_density(density or []),
                mass=mass,
                method=method.value,
                repair=repair,
                shell_thickness=shell_thickness,
                check=check,
                relative_error=relative_error,
                seed=seed,
                progress=None if update is None else partial(_sampled, update),
            )
        if unit is None:
            properties = replace(properties, notes=(*properties.notes, *unit_hint(properties)))
        trusted = _trusted(properties, method, shell_thickness is not None)
        if as_json:
            figures = properties.to_dict(units=units, about=point)
            say(json.dumps({"file": str(file), "trusted": trusted, **figures}, indent=2))
        elif not (quiet and trusted):
            from freebody.cli.mass_table import show

            show(file.name, properties, trusted=trusted, units=units, about=point)
        if report is not None:
            from freebody.export.part_report import write_part_report

            given = {"density": ", ".join(density or []) or None, "mass": mass, "unit of the file": unit}
            write_part_report(
                shape, properties, report, title=file.name, units=units, about=point, source=file, overwrite=overwrite,
                given={name: text for name, text in given.items() if text is not None},
            )  # fmt: skip
            if not (quiet or as_json):
                say(str(report))
    except FreebodyError as error:
        _refuse(file, error, as_json=as_json)
        raise typer.Exit(NOT_TRUSTED) from None
    raise typer.Exit(TRUSTED if trusted else NOT_TRUSTED)


def _density(given: list[str]) -> str | dict[str, str] | None:
    """One density for all, or by the names of solids: ["steel", "pin=brass"] is brass for the pin, else steel."""
    by_name = dict(one.rpartition("=")[::2] for one in given)
    if set(by_name) <= {""}:
        return by_name.get("")
    return {name: text for name, text in by_name.items() if name} | ({"*": by_name[""]} if "" in by_name else {})


def _point(text: str, units: str | None) -> list[float]:
    """A point in m; plain numbers are in the unit of length of ``units``. Raises :class:`InputError`."""
    from freebody.arguments import si
    from freebody.mass.units import figure_units

    parts = [part.strip() for part in text.split(",")]
    if len(parts) != 3:
        raise InputError(f"--about {shown(text)}", expected="three coordinates with commas: 0,0,10 or 0,0,10 mm")
    # A unit after the last number is meant for all of them.
    unit = parts[2].lstrip("+-0123456789.eE").strip() or figure_units(units).length
    return [si("--about", part if part[-1:].isalpha() else f"{part} {unit}", "m") for part in parts]


def _sampled(update: Any, reached: float, points: int) -> None:
    update(f"sampling: {points / 1e6:.1f} million points, relative error {reached:.2g}")


def unit_hint(properties: MassProperties) -> tuple[str, ...]:
    """A note if a part is as big as a house: most files have no unit, and most parts are in millimetres."""
    size = float(properties.radius_of_gyration.max())
    if size < SUSPICIOUS_RADIUS:
        return ()
    return (f"a radius of gyration of {size:.3g} m is a lot; if the file is in millimetres, give --unit mm",)


def _trusted(properties: MassProperties, method: MethodName, sheet: bool) -> bool:
    """Whether the figures are reliable: all but those of boxes and sheets need a sound mesh."""
    enclosed = not sheet and method in (MethodName.exact, MethodName.sampling)
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
