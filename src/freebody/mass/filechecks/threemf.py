"""3MF: a ZIP archive of XML, unpacked in small bites and reduced to its model parts."""

from __future__ import annotations

import io
import zipfile
import zlib

from freebody.errors import MeshFileError
from freebody.mass.filechecks.prepared import Limits, Prepared, too_many_faces, truncated
from freebody.mass.filechecks.threemf_model import ModelReader, Scene

__all__ = ["check_3mf"]

ROOT = "3D/3dmodel.model"
MAX_ENTRIES = 10_000
BITE = 1 << 18

# XML of coordinates shrinks 3 to 30 times; deflate can reach 1032. Small files may do as they like.
MAX_RATIO = 100
RATIO_FREE = 1 << 20

# What the standard library raises for archives that are damaged or use what it does not know.
UNPACKING = (zipfile.BadZipFile, zlib.error, EOFError, NotImplementedError, RuntimeError, ValueError, OSError)

# Copies of parts; every one costs a node in a scene graph.
MAX_INSTANCES = 100_000

# What the specification means when a model names no unit.
DEFAULT_UNIT = "millimeter"


def check_3mf(data: bytes, limits: Limits) -> Prepared:
    """Unpack the model parts within bounds, read their structure, and pack them again without anything else."""
    try:
        with zipfile.ZipFile(io.BytesIO(data)) as archive:
            parts, scene = _unpack(archive, limits)
    except MeshFileError:
        raise
    except UNPACKING as problem:
        raise truncated(f"its archive cannot be unpacked: {problem}", "a ZIP archive with a 3D model inside") from None
    root = _root(parts)
    instances, faces, vertices = scene.totals(root)
    if faces > limits.faces or vertices > limits.vertices:
        raise too_many_faces(max(faces, vertices // 3), limits)
    if instances > MAX_INSTANCES:
        raise MeshFileError(
            f"its build places {instances} copies of parts",
            expected=f"at most {MAX_INSTANCES}",
            cause="components that contain each other many times over",
            remedy="export the parts one by one",
        )
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_STORED) as archive:
        for name, text in parts.items():
            archive.writestr(ROOT if name == root else name, text)
    unit = scene.units.get(root) or DEFAULT_UNIT
    return Prepared(packed.getvalue(), "3mf", at_least=max(faces, 1), unit=unit)


def _unpack(archive: zipfile.ZipFile, limits: Limits) -> tuple[dict[str, bytes], Scene]:
    entries = archive.infolist()
    if len(entries) > MAX_ENTRIES:
        raise MeshFileError(
            f"its archive has {len(entries)} entries", expected=f"at most {MAX_ENTRIES}", remedy="export it again"
        )
    parts: dict[str, bytes] = {}
    scene = Scene()
    room = limits.bytes
    for entry in entries:
        name = entry.filename.lstrip("/")
        if not name.lower().endswith(".model") or name in parts:
            continue
        if entry.flag_bits & 0x1 or entry.compress_type not in (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED):
            raise MeshFileError(
                f"{name[:60]!r} is encrypted or compressed by method {entry.compress_type}",
                expected="plain or deflated parts",
                remedy="export it without protection",
            )
        allowed = min(room, max(RATIO_FREE, MAX_RATIO * entry.compress_size))
        if entry.file_size > allowed:
            raise _bomb(name, entry.file_size, allowed)
        parts[name] = _read(archive, entry, name, allowed, ModelReader(scene, name, limits))
        room -= len(parts[name])
    return parts, scene


def _read(archive: zipfile.ZipFile, entry: zipfile.ZipInfo, name: str, allowed: int, reader: ModelReader) -> bytes:
    """One part; what it declares is not what it must be, so every bite counts."""
    text = bytearray()
    with archive.open(entry) as stream:
        while bite := stream.read(BITE):
            text += bite
            if len(text) > allowed:
                raise _bomb(name, len(text), allowed)
            reader.feed(bite)
    reader.close()
    return bytes(text)


def _bomb(name: str, size: int, allowed: int) -> MeshFileError:
    return MeshFileError(
        f"{name[:60]!r} unpacks to {size} bytes or more",
        expected=f"at most {allowed} bytes, judging by its compressed size and max_bytes",
        cause="an archive made to exhaust its reader",
        remedy="if you trust the file, save it again with a CAD program, or raise max_bytes=",
    )


def _root(parts: dict[str, bytes]) -> str:
    named = [name for name in parts if name.lower() == ROOT.lower()]
    if named:
        return named[0]
    if len(parts) == 1:
        return next(iter(parts))
    raise MeshFileError(
        f"its archive has the model parts {list(parts)[:5]}", expected=f"one named {ROOT}", remedy="export it again"
    )
