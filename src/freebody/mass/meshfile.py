"""Mesh files: from a path to vertices in metres and triangles, whatever the file holds."""

from __future__ import annotations

import os
import stat
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from freebody.arguments import a_path
from freebody.errors import InputError, MeshFileError
from freebody.mass.meshformats.assemble import assemble
from freebody.mass.meshformats.found import Found, Limits
from freebody.mass.meshformats.gltf import read_glb, read_gltf
from freebody.mass.meshformats.obj import read_obj
from freebody.mass.meshformats.off import read_off
from freebody.mass.meshformats.ply import read_ply
from freebody.mass.meshformats.sniff import sniff
from freebody.mass.meshformats.stl import read_stl
from freebody.mass.meshformats.threemf import read_3mf
from freebody.mass.units import length_factor
from freebody.threads import interruptible

FORMATS: dict[str, Callable[[bytes, Limits], Found]] = {
    "stl": read_stl,
    "obj": read_obj,
    "ply": read_ply,
    "off": read_off,
    "glb": read_glb,
    "gltf": read_gltf,
    "3mf": read_3mf,
}

CAD = ("step", "stp", "brep", "brp")

# Enough for every scan a laptop can hold; more is more likely a mistake or an attack.
MAX_BYTES = 2 << 30
MAX_FACES = 50_000_000

Array = NDArray[np.float64]
Faces = NDArray[np.int64]


@dataclass(frozen=True)
class LoadedMesh:
    """What a file gave: ``vertices`` (n, 3) in metres, ``faces`` (m, 3) indices, its ``format``, and in ``notes``
    everything that was done on the way.
    """

    vertices: Array
    faces: Faces
    format: str
    notes: tuple[str, ...]


def load_mesh(
    path: str | os.PathLike[str],
    *,
    unit: str | None = None,
    max_bytes: int = MAX_BYTES,
    max_faces: int = MAX_FACES,
) -> LoadedMesh:
    """Read an STL, OBJ, PLY, OFF, GLB, glTF (embedded) or 3MF file, repairing nothing.

    ``unit`` is the unit of the numbers in the file; None takes what the file says (3MF, glTF), else metres.
    Polygons are cut into triangles. Formats that cannot say which triangles share a vertex (STL, glTF) have their
    equal vertices merged. Other files that this one refers to are never opened.

    Memory grows with the file: at most 64 MiB and 64 times its size, or the size that it unpacks to. Ctrl-C is answered
    at once. Raises MeshFileError for anything that is not a complete mesh of at most ``max_bytes`` (also after
    unpacking) and ``max_faces`` triangles, and InputError for an unknown unit.
    """
    if unit is not None:
        length_factor(unit)
    return interruptible(lambda: _load(a_path("path", path), unit, max_bytes, max_faces))


def _load(path: Path, unit: str | None, max_bytes: int, max_faces: int) -> LoadedMesh:
    try:
        data = _read(path, max_bytes)
        kind = _kind(path, data)
        # What overflows is not finite, and refused as such.
        with np.errstate(all="ignore"):
            found = FORMATS[kind](data, Limits(max_bytes, max_faces, len(data)))
            vertices, faces = assemble(found)
        vertices = _in_metres(vertices, unit, found)
    except MeshFileError as error:
        raise MeshFileError(
            f"{path.name}: {error.found}", expected=error.expected, cause=error.cause, remedy=error.remedy
        ) from error.__cause__
    except (MemoryError, RecursionError) as error:
        raise MeshFileError(
            f"{path.name}: reading it ended in {type(error).__name__}",
            cause="it needs more memory or nesting than there is",
            remedy="simplify the mesh, or lower max_bytes= and max_faces= to be told sooner",
        ) from None
    return LoadedMesh(vertices, faces, kind, tuple(dict.fromkeys(found.notes)))


def _read(path: Path, max_bytes: int) -> bytes:
    try:
        # Opening a pipe would wait for a writer; only plain files (or links to them) are opened at all.
        status = path.stat()
        if stat.S_ISREG(status.st_mode) and status.st_size <= max_bytes:
            with path.open("rb") as stream:
                data = stream.read(max_bytes + 1)
        else:
            data = b""
    except (OSError, ValueError) as problem:
        raise MeshFileError(
            f"it cannot be opened: {problem}", expected="a readable file", remedy="check the path and its permissions"
        ) from None
    if not stat.S_ISREG(status.st_mode):
        what = "a folder" if stat.S_ISDIR(status.st_mode) else "a device or pipe"
        raise MeshFileError(f"it is {what}", expected="a file", remedy="give the path of the mesh file itself")
    if max(status.st_size, len(data)) > max_bytes:
        raise MeshFileError(
            f"it has {status.st_size} bytes", expected=f"at most {max_bytes}", remedy="raise max_bytes= to load it"
        )
    if not data:
        raise MeshFileError("it is empty", cause="an export that failed", remedy="export or download it again")
    return data


def _kind(path: Path, data: bytes) -> str:
    suffix = path.suffix.lower().removeprefix(".")
    evident = sniff(data)
    known = ", ".join("." + name for name in FORMATS)
    if suffix in CAD or (evident in CAD and suffix not in FORMATS):
        raise MeshFileError(
            f"it is CAD ({'.' + suffix})", expected=f"a mesh: {known}", remedy="load it with freebody.Cad.load"
        )
    if suffix not in FORMATS:
        remedy = f"its content looks like {evident.upper()}: rename it to .{evident}" if evident in FORMATS else None
        raise MeshFileError(
            f"its suffix is {path.suffix!r}", expected=f"one of {known}", remedy=remedy or "export it in one of these"
        )
    if evident is not None and evident != suffix and (evident, suffix) != ("zip", "3mf"):
        raise MeshFileError(
            f"its suffix is {path.suffix!r} but its content is {evident.upper()}",
            expected=f"content that fits the suffix {path.suffix}",
            remedy=f"rename it to .{evident}" if evident in (*FORMATS, *CAD) else "export it again",
        )
    return suffix


def _in_metres(vertices: Array, unit: str | None, found: Found) -> Array:
    """The coordinates times the metres per unit that the caller gives, else the file, else one."""
    stated = found.unit
    try:
        from_file = 1.0 if stated is None else length_factor(stated)
    except InputError:
        if unit is None:
            raise MeshFileError(
                f"its unit is {str(stated)[:30]!r}", expected="a unit of length", remedy='give unit="mm" or another'
            ) from None
        from_file = None
    factor = from_file if unit is None else length_factor(unit)
    if stated is not None and factor == from_file:
        found.notes.append(f"the unit of the file is {stated}")
    elif stated is not None:
        found.notes.append(f"the unit of the file is {stated[:30]}, but unit={unit!r} was asked for")
    if factor is None or factor == 1.0:
        return vertices
    found.notes.append(f"multiplied by {factor:g} to get metres")
    return vertices * factor
