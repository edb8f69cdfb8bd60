"""``mass_properties``: mass, centre of mass and inertia of any shape."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from fnmatch import fnmatchcase
from typing import Literal, get_args

import numpy as np

from freebody.arguments import flag, one_of, positive, si, unknown
from freebody.errors import GeometryError, InertiaError, InputError, MeshError
from freebody.figures import shown
from freebody.mass.boxes import box_moments
from freebody.mass.cad import Cad, CadSolid
from freebody.mass.compound import Compound
from freebody.mass.diagnosis import Diagnosis
from freebody.mass.integrals import surface_moments
from freebody.mass.mesh import Mesh
from freebody.mass.moments import Moments
from freebody.mass.particles import Particles
from freebody.mass.properties import MassProperties
from freebody.mass.sampling import sampled_properties
from freebody.mass.shape import Shape
from freebody.mass.validity import check_inertia
from freebody.materials import doubt
from freebody.threads import interruptible

Method = Literal["exact", "sampling", "box", "oriented-box"]

# What a density of nothing means: figures per kg/m^3, said in the notes.
UNIT_DENSITY = 1.0


def mass_properties(
    shape: Shape,
    *,
    density: float | str | Mapping[str, float | str] | None = None,
    mass: float | str | None = None,
    method: Method = "exact",
    repair: bool = False,
    shell_thickness: float | str | None = None,
    check: bool = True,
    relative_error: float = 1e-3,
    seed: int = 0,
    progress: Callable[[float, int], None] | None = None,
) -> MassProperties:
    """Mass, centre of mass and inertia of a shape, a mesh, a CAD part or an assembly.

    Give a ``density`` in kg/m^3 (kg/m^2 for a thin shell) or the total ``mass`` in kg, or texts with units, or a
    material such as "steel"; with neither, density 1 is taken and noted. For a CAD file, ``density`` may be a table by
    the names of its solids, {"pin": "brass", "*": "steel"}: * and ? stand for letters, an exact name goes before a
    pattern, and the first pattern that fits counts. ``method``:

    - ``"exact"``: closed forms, or integration over the surface's triangles, to round-off;
    - ``"sampling"``: random points inside, chosen by ``seed``, until ``relative_error`` is reached, with a standard
      error for every figure; ``progress`` is called with the error so far and the number of points;
    - ``"box"`` and ``"oriented-box"``: the solid bounding box in its stead, which is what the notes then say.

    Meshes are diagnosed first. A mesh that encloses no well-defined volume raises :class:`MeshError` saying what is
    wrong, how often, where and what to do; ``repair=True`` mends what can be mended and lists it in the notes;
    ``shell_thickness`` (m) weighs the surface itself as a sheet of that thickness, open or not; ``check=False`` gives
    the figures of a closed mesh whose parts overlap, with the diagnosis attached. Raises :class:`InputError` for a
    density together with a mass, or numbers that make no sense.
    """
    one_of("method", method, get_args(Method))
    if progress is not None and not callable(progress):
        raise InputError(f"progress = {shown(progress)}", expected="a function of the error reached and the points")
    repair, check = flag("repair", repair), flag("check", check)
    if isinstance(density, Mapping):
        return _by_solid(shape, density, mass, method)
    per_volume: float | None = si("density", density, "kg/m^3", "kg/m^2")
    total: float | None = si("mass", mass, "kg")
    thickness: float | None = si("shell_thickness", shell_thickness, "m", kind=GeometryError)
    _check_weight(per_volume, total)
    if not isinstance(shape, Shape):
        raise InputError(
            f"shape is {type(shape).__name__}",
            expected="a freebody shape such as fb.Box, fb.Mesh or fb.Compound",
            remedy="load files with fb.Mesh.load(path) or fb.Cad.load(path)",
        )
    notes: tuple[str, ...] = getattr(shape, "notes", ())
    diagnosis: Diagnosis | None = None
    if isinstance(shape, Mesh):
        if repair:
            from freebody.mass.repair import repaired

            broken = shape
            shape, done = interruptible(lambda: repaired(broken))
            notes += tuple(f"repaired: {what}" for what in done)
        diagnosis = shape.diagnose()
        if thickness is None and method in ("exact", "sampling"):
            _refuse(diagnosis, check=check, notes=notes)
            notes += tuple(str(finding) for finding in diagnosis.findings if finding.severity == "corrected")
    elif repair or thickness is not None:
        raise InputError(
            f"repair= and shell_thickness= on a {type(shape).__name__}",
            expected="a Mesh",
            remedy="take fb.Shell(shape, thickness) for the shell of a solid",
        )
    if per_volume is None and total is None and not _weighs_itself(shape):
        unit = "kg/m^2" if getattr(shape, "dimension", 3) == 2 else "kg/m^3"
        notes += (f"no density or mass was given: figures are for 1 {unit}",)

    if method == "sampling" and thickness is None:
        result = sampled_properties(
            shape, density=per_volume, mass=total, relative_error=relative_error, seed=seed, progress=progress
        )
    else:
        moments, volume, note = _moments(shape, per_volume, method, thickness, diagnosis)
        notes += note
        result = MassProperties.from_moments(moments, volume=volume, method=method)
        if isinstance(shape, Cad) and method == "exact" and len(shape.solids) > 1:
            each = UNIT_DENSITY if per_volume is None else per_volume
            result = replace(result, solids={solid.name: _weighed(solid, each) for solid in shape.solids})
        if total is not None:
            result = result.scaled_to_mass(total)
    if isinstance(shape, Mesh | Cad) and not (per_volume is None and total is None) and result.volume > 0.0:
        word = doubt(result.mass / result.volume)
        notes += (f"the density is implausible: {word}",) if word else ()
    result = replace(result, notes=notes + result.notes, diagnosis=diagnosis)
    try:
        check_inertia(result.inertia, name=f"the computed inertia of {shape!r}", slack=1e-9)
    except InertiaError as error:
        if not isinstance(shape, Compound) or not shape.hollow:
            raise
        shape.check_voids()
        raise InertiaError(
            error.found,
            expected=error.expected,
            cause="voids that take away more than there is: they overlap, or are denser than what they are cut from",
            remedy="give each void minus the density of what it is cut from, and let voids not overlap",
        ) from None
    return result


def _by_solid(shape: Shape, densities: Mapping[str, float | str], mass: object, method: str) -> MassProperties:
    """The figures of a CAD part whose solids have their own densities."""
    if not isinstance(shape, Cad) or not shape.solids or mass is not None or method != "exact":
        raise InputError(
            f"density = {shown(dict(densities))}",
            expected='a table of densities only for a CAD file, with method="exact" and without mass',
            remedy="give one density, or a Compound with a density for each part",
        )
    names = [solid.name for solid in shape.solids]
    for pattern in densities:
        if not any(fnmatchcase(name, str(pattern)) for name in names):
            raise unknown("solid", pattern, names)
    solids = {}
    for solid in shape.solids:
        given = next((value for key, value in densities.items() if key == solid.name), None)
        fitting = (value for key, value in densities.items() if fnmatchcase(solid.name, str(key)))
        given = next(fitting, None) if given is None else given
        if given is None:
            raise InputError(f"no density for the solid {solid.name!r}", remedy='add "*" for all others')
        solids[solid.name] = _weighed(solid, positive("density", si("density", given, "kg/m^3"), "kg/m^3"))
    first, *others = solids.values()
    words = {doubt(one.mass / one.volume): name for name, one in solids.items()}
    notes = tuple(f"{name}: the density is implausible: {word}" for word, name in words.items() if word)
    return replace(first.combine(*others), notes=shape.notes + notes, solids=solids if others else {})


def _weighed(solid: CadSolid, density: float) -> MassProperties:
    return MassProperties.from_moments(solid.moments.scaled(density), volume=solid.moments.measure)


def _moments(
    shape: Shape, density: float | None, method: Method, thickness: float | None, diagnosis: Diagnosis | None
) -> tuple[Moments, float, tuple[str, ...]]:
    """Mass-weighted moments, volume and notes."""
    per_volume = UNIT_DENSITY if density is None else float(density)
    if thickness is not None:
        assert isinstance(shape, Mesh)
        moments, note = _plate(shape, thickness)
        volume = moments.measure
    elif method in ("box", "oriented-box"):
        moments, text = interruptible(lambda: box_moments(shape, oriented=method == "oriented-box"))
        volume, note = moments.measure, (text,)
    elif isinstance(shape, Compound | Particles):
        weighed = shape.weigh(density if density is not None else (UNIT_DENSITY if _no_weights(shape) else None))
        return weighed, _volume(shape), ()
    else:
        moments = diagnosis.moments if diagnosis is not None and diagnosis.moments else shape.moments()
        volume, note = _volume(shape) if diagnosis is None else moments.measure, ()
    return moments.scaled(per_volume), volume, note


def _plate(mesh: Mesh, thickness: float) -> tuple[Moments, tuple[str, ...]]:
    thickness = positive("shell_thickness", thickness, "m", kind=GeometryError)
    if not np.isfinite(mesh.vertices).all() or len(mesh.faces) == 0:
        mesh.diagnose().raise_if_unsound()
    area = interruptible(lambda: surface_moments(mesh.vertices, mesh.faces, thickness=thickness))
    if not area.measure > 0.0:
        raise MeshError("the surface has no area", cause="all faces are degenerate")
    note = f"the surface counts as a sheet {thickness:.6g} m thick around its triangles; corners count twice"
    return area.scaled(thickness), (note,)


def _refuse(diagnosis: Diagnosis, *, check: bool, notes: tuple[str, ...]) -> None:
    if not check and diagnosis.moments is not None:
        return
    try:
        diagnosis.raise_if_unsound()
    except MeshError as error:
        error.notes = notes
        raise


def _check_weight(density: float | None, mass: float | None) -> None:
    if density is not None and mass is not None:
        raise InputError(
            f"both density = {shown(density)} and mass = {shown(mass)}",
            expected="one of them",
            remedy="leave out the one that shall follow from the other",
        )
    for name, value, unit in (("density", density, "kg/m^3"), ("mass", mass, "kg")):
        if value is not None:
            positive(name, value, unit)


def _weighs_itself(shape: Shape) -> bool:
    return isinstance(shape, Particles) or (isinstance(shape, Compound) and not shape.needy())


def _no_weights(shape: Compound | Particles) -> bool:
    return isinstance(shape, Compound) and not shape.weighted


def _volume(shape: Shape) -> float:
    """Volume in m^3 of everything in ``shape`` that has one; voids count as negative."""
    if isinstance(shape, Compound):
        return sum((-1.0 if part.void else 1.0) * _volume(part.shape) for part in shape.parts)
    return shape.moments().measure if getattr(shape, "dimension", 3) == 3 else 0.0
