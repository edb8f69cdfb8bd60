"""3MF: a ZIP archive of XML, unpacked and read in small bites."""

from __future__ import annotations

import io
import zipfile
import zlib

from freebody.errors import MeshFileError
from freebody.mass.meshformats.found import Found, Limits, truncated
from freebody.mass.meshformats.threemf_model import ModelReader, Scene

ROOT = "3D/3dmodel.model"
MAX_ENTRIES = 10_000
BITE = 1 << 18

# XML of coordinates shrinks 3 to 30 times; deflate can reach 1032. Small files may do as they like.
MAX_RATIO = 100
RATIO_FREE = 1 << 20

# What the standard library raises for archives that are damaged or use what it does not know.
UNPACKING = (zipfile.BadZipFile, zlib.error, EOFError, NotImplementedError, RuntimeError, ValueError, OSError)

# What the specification means when a model names no unit.
DEFAULT_UNIT = "millimeter"


def read_3mf(data: bytes, limits: Limits) -> Found:
    """Unpack the model parts within bounds, reading them on the way."""
    try:
        with zipfile.ZipFile(io.BytesIO(data)) as archive:
            names, scene = _unpack(archive, limits)
    except MeshFileError:
        raise
    except UNPACKING as problem:
        raise truncated(
            f"its archive cannot be unpacked: {str(problem)[:200]}", "a ZIP archive with a 3D model inside"
        ) from None
    root = _root(names)
    return Found(scene.placed(root, limits), scene.units.get(root) or DEFAULT_UNIT)


def _unpack(archive: zipfile.ZipFile, limits: Limits) -> tuple[list[str], Scene]:
    entries = archive.infolist()
    if len(entries) > MAX_ENTRIES:
        raise MeshFileError(
            f"its archive has {len(entries)} entries", expected=f"at most {MAX_ENTRIES}", remedy="export it again"
        )
    names: dict[str, None] = {}
    scene = Scene()
    # Of the file, not of each entry: entries may share their bytes.
    room = min(limits.bytes, max(RATIO_FREE, MAX_RATIO * limits.size))
    for entry in entries:
        name = entry.filename.lstrip("/")
        if not name.lower().endswith(".model") or name in names:
            continue
        if entry.flag_bits & 0x1 or entry.compress_type not in (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED):
            raise MeshFileError(
                f"{name[:60]!r} is encrypted or compressed by method {entry.compress_type}",
                expected="plain or deflated parts",
                remedy="export it without protection",
            )
        names[name] = None
        room -= _read(archive, entry, name, room, ModelReader(scene, name, limits))
    return [*names], scene


def _read(archive: zipfile.ZipFile, entry: zipfile.ZipInfo, name: str, allowed: int, reader: ModelReader) -> int:
    """The size of one part, which was read; what it declares is not what it must be, so every bite counts."""
    if entry.file_size > allowed:
        raise _bomb(name, entry.file_size, allowed)
    size = 0
    with archive.open(entry) as stream:
        while bite := stream.read(BITE):
            size += len(bite)
            if size > allowed:
                raise _bomb(name, size, allowed)
            reader.feed(bite)
    reader.close()
    return size


def _bomb(name: str, size: int, allowed: int) -> MeshFileError:
    return MeshFileError(
        f"{name[:60]!r} unpacks to {size} bytes or more",
        expected=f"at most {allowed} bytes, judging by the size of the file and max_bytes",
        cause="an archive made to exhaust its reader",
        remedy="if you trust the file, save it again with a CAD program, or raise max_bytes=",
    )


def _root(parts: list[str]) -> str:
    named = [name for name in parts if name.lower() == ROOT.lower()]
    if named:
        return named[0]
    if len(parts) == 1:
        return parts[0]
    raise MeshFileError(
        f"its archive has the model parts {[name[:60] for name in parts[:5]]}",
        expected=f"one named {ROOT}",
        remedy="export it again",
    )
