"""A part that was dropped on the page: what it weighs, or what is wrong with it."""

from __future__ import annotations

from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from freebody.errors import InputError, MeshError
from freebody.mass.api import mass_properties
from freebody.mass.diagnosis import Finding
from freebody.mass.mesh import Mesh
from freebody.mass.meshfile import load_mesh
from freebody.mass.repair import repaired
from freebody.methods.registry import get
from freebody.model.body import Body
from freebody.running.simulate import DEFAULT
from freebody.viewer.exhibit import USUAL_STEP, WATER, Exhibit
from freebody.world import World

__all__ = ["KINDS", "MOST_BYTES", "Part", "ask", "weighed"]

# What may be dropped.
KINDS = ("stl", "obj", "ply", "glb")
MOST_BYTES = 64 * 2**20
# Triangles that a page can still draw and pick.
MOST_FACES = 500_000

# From aerogel to the heaviest star; in kg/m^3.
DENSITIES = (1e-3, 1e18)

# Of a part, in m: within these, single precision, in which pages draw, holds its corners and their squares.
SIZES = (1e-12, 1e15)

LONGEST_NAME = 60


class Ask(NamedTuple):
    """What was asked for: a name to show, the kind of file, the unit of its numbers (None: its own), a density.

    ``repair``: mend what can be mended first.
    """

    name: str
    kind: str
    unit: str | None
    density: float
    repair: bool = False


class Part(NamedTuple):
    """What the page is told, and what can be shown if the part is sound."""

    report: dict[str, Any]
    exhibit: Exhibit | None


def ask(name: str, unit: str, density: str, repair: str, *, kinds: tuple[str, ...]) -> Ask:
    """The wishes that came with a file of one of these ``kinds``, checked. Raises :class:`InputError`."""
    # The name is only shown: it never becomes a path.
    last = name.replace("\\", "/").rsplit("/", 1)[-1]
    shown = "".join(letter for letter in last if letter.isprintable()).strip()
    stem, dot, kind = shown.rpartition(".")
    if not dot or kind.lower() not in kinds:
        raise InputError(
            f"a file called {shown[-LONGEST_NAME:]!r}", expected="a name that ends in ." + ", .".join(kinds)
        )
    try:
        number = float(density) if density else WATER
    except ValueError:
        number = float("nan")
    if not DENSITIES[0] <= number <= DENSITIES[1]:
        raise InputError(f"density = {density[:40]!r}", expected="a number greater than zero, in kg/m^3")
    return Ask(
        f"{stem[:LONGEST_NAME] or 'part'}.{kind.lower()}",
        kind.lower(),
        unit[:LONGEST_NAME] or None,
        number,
        repair == "1",
    )


def weighed(path: Path, wanted: Ask) -> Part:
    """Read, examine and weigh the file at ``path``. Raises :class:`InputError` if it is no mesh at all."""
    loaded = load_mesh(path, unit=wanted.unit, max_bytes=MOST_BYTES, max_faces=MOST_FACES)
    mesh = Mesh(loaded.vertices, loaded.faces, notes=loaded.notes)
    mended: tuple[str, ...] = ()
    if wanted.repair:
        mesh, mended = repaired(mesh)
    _drawable(mesh)
    diagnosis = mesh.diagnose()
    report: dict[str, Any] = {
        "name": wanted.name,
        "sound": diagnosis.sound,
        "faces": diagnosis.faces,
        "closed": diagnosis.closed,
        "findings": [_told(finding) for finding in diagnosis.findings],
        "notes": [*loaded.notes, *mended],
        "density": wanted.density,
    }
    if not diagnosis.sound:
        return Part(report, None)
    try:
        props = mass_properties(mesh, density=wanted.density)
        body = Body(mesh, density=wanted.density, name=wanted.name.rpartition(".")[0])
    except MeshError as error:
        return Part({**report, "sound": False, "text": str(error)}, None)
    low, high = mesh.bounds()
    report |= {
        "mass": props.mass,
        "volume": props.volume,
        "center_of_mass": props.center_of_mass.tolist(),
        "principal_moments": props.principal_moments.tolist(),
        "size": (high - low).tolist(),
    }
    size = " × ".join(f"{side:.3g}" for side in high - low)
    text = f"{diagnosis.faces} triangles, {size} m, {props.mass:.4g} kg at {wanted.density:g} kg/m³."
    shown = Exhibit(wanted.name, wanted.name, text, World(body), get(DEFAULT), USUAL_STEP)
    return Part(report, shown)


def _drawable(mesh: Mesh) -> None:
    """Raises :class:`InputError` for corners that a page cannot draw."""
    farthest = float(np.abs(mesh.vertices).max(initial=0.0))
    with np.errstate(over="ignore"):
        size = float(np.ptp(mesh.vertices, axis=0).max(initial=0.0))
    if farthest > SIZES[1] or not SIZES[0] <= size <= SIZES[1]:
        raise InputError(
            f"a part of {size:.3g} m, up to {farthest:.3g} m from its origin",
            expected=f"a size of {SIZES[0]:g} to {SIZES[1]:g} m, not further from the origin",
            cause="the unit of its numbers may be another one",
            remedy="choose the unit, or scale the part",
        )


def _told(finding: Finding) -> dict[str, Any]:
    return {**finding.to_dict(), "text": str(finding)}
