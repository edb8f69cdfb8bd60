"""Stored runs in one file: the folder as a zip archive, laid out like Zarr's own zip storage.

Files with names and sizes of a run are first extracted into a temporary folder, within limits; then the folder is read
with the same suspicion as any other.
"""

from __future__ import annotations

import os
import re
import shutil
import stat
import struct
import zipfile
import zlib
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from freebody.errors import RunFileError
from freebody.record.format import broken
from freebody.record.metadata import MOST_METADATA, NAMES
from freebody.record.staging import temporary_folder

SUFFIX = ".zip"

# Bytes of an archive's directory: a hundred thousand chunks. Each entry takes ten times as much once read.
MOST_CONTENTS = 16 * 2**20

# The end of an archive, and the records before it in one of more than 4 GiB: signatures and sizes.
END, END_SIZE = b"PK\x05\x06", 22
LOCATOR, LOCATOR_SIZE = b"PK\x06\x07", 20
LARGE_END, LARGE_END_SIZE = b"PK\x06\x06", 56

# Names of the files of a run; nothing else is extracted. Chunks hold whole rows: only their first number counts.
MANIFEST = re.compile(r"zarr\.json")
DESCRIPTIONS = re.compile(rf"(?:(?:{NAMES})/)?zarr\.json")
CHUNKS = re.compile(rf"state-[01]\.bin|({NAMES})/c/(0|[1-9][0-9]{{0,8}})(?:/0){{0,3}}")

# Limits of extraction: so many bytes anyway, and so many times the archive's size. Deflate reaches a factor of a
# thousand; trajectories hardly shrink, descriptions by ten. JSON takes up to thirty times its size in memory.
FREE_CHUNKS, RATIO_CHUNKS = 2**24, 100
FREE_METADATA, RATIO_METADATA = 2**20, 20

COPY = 2**20


def looks_stored(path: Path) -> bool:
    """Whether a path may be a stored run: a folder, or an archive."""
    return path.is_dir() or is_archive(path)


def is_archive(path: str | os.PathLike[str]) -> bool:
    """Whether a path is a file with the name of an archive."""
    return Path(path).suffix.lower() == SUFFIX and Path(path).is_file()


def pack(folder: Path, target: Path) -> None:
    """Write the files of ``folder`` into the archive ``target``, uncompressed, so that they can be read in place."""
    with zipfile.ZipFile(target, "w", zipfile.ZIP_STORED) as archive:
        # Descriptions first: readers look there.
        for file in sorted(folder.rglob("*"), key=lambda path: (path.name != "zarr.json", path)):
            if file.is_file():
                archive.write(file, file.relative_to(folder).as_posix())


@contextmanager
def unpacked(path: Path, *, max_bytes: int, chunks: Callable[[Path], dict[str, int]]) -> Iterator[Path]:
    """The folder of a run: ``path`` itself, or a temporary copy of what the archive ``path`` holds of a run.

    ``chunks`` returns how many chunks every array has, from a folder with the descriptions alone; other chunks are not
    extracted. Raises :class:`RunFileError` for archives that are damaged, encrypted, or hold more than ``max_bytes`` or
    than an archive of their size should.
    """
    if not path.is_file():
        yield path
        return
    with temporary_folder() as aside:
        folder = aside / path.name
        folder.mkdir()
        _take_out(path, folder, DESCRIPTIONS.fullmatch, _affordable_metadata(path))
        counts = chunks(folder)
        size = path.stat().st_size
        _take_out(
            path,
            folder,
            lambda name: _referenced(name, counts),
            min(max_bytes + MOST_METADATA, max(FREE_CHUNKS, RATIO_CHUNKS * size)),
        )
        yield folder


@contextmanager
def manifest_folder(path: Path) -> Iterator[Path]:
    """A folder with the run's ``zarr.json``, without the frames. Raises :class:`RunFileError`."""
    if not path.is_file():
        yield path
        return
    with temporary_folder() as aside:
        _take_out(path, aside, MANIFEST.fullmatch, _affordable_metadata(path))
        yield aside


def _affordable_metadata(path: Path) -> int:
    return min(MOST_METADATA, max(FREE_METADATA, RATIO_METADATA * path.stat().st_size))


def _referenced(name: str, counts: dict[str, int]) -> bool:
    match = CHUNKS.fullmatch(name)
    return match is not None and (match.group(1) is None or int(match.group(2)) < counts.get(match.group(1), 0))


def _take_out(path: Path, folder: Path, wanted: Callable[[str], object], budget: int) -> None:
    whole = budget
    try:
        _check_contents(path)
        with zipfile.ZipFile(path) as archive:
            for name, entry in _entries(path, archive, wanted).items():
                budget -= entry.file_size
                if budget < 0:
                    raise RunFileError(
                        f"{path} holds more than can be afforded ({entry.filename!r} has {entry.file_size} bytes)",
                        expected=f"at most {whole} bytes in an archive of {path.stat().st_size}",
                        cause="a damaged or hostile file, or a very long run",
                        remedy="if you trust it, unpack it and load the folder, or give a larger max_bytes",
                    )
                file = folder / name
                file.parent.mkdir(parents=True, exist_ok=True)
                # Reads only what is declared, and compares the checksum at the end.
                with archive.open(entry) as source, file.open("wb") as target:
                    shutil.copyfileobj(source, target, COPY)
    except (zipfile.BadZipFile, zlib.error, NotImplementedError, RuntimeError, EOFError, struct.error) as error:
        raise broken(path, f"is not a readable archive ({error})"[:200]) from None
    except OSError as error:
        raise broken(path, f"cannot be read ({error.strerror or error})"[:200]) from None
    except ValueError as error:
        # Invalid numbers in the directory.
        if isinstance(error, RunFileError):
            raise
        raise broken(path, f"is damaged ({error})"[:200]) from None


def _entries(path: Path, archive: zipfile.ZipFile, wanted: Callable[[str], object]) -> dict[str, zipfile.ZipInfo]:
    """The entries to extract, by their names in a run. The run may be in one folder of the archive."""
    manifests = [
        entry.filename for entry in archive.infolist() if re.fullmatch(r"(?:[^/]+/)?zarr\.json", entry.filename)
    ]
    prefix = min(manifests, key=len, default="zarr.json").removesuffix("zarr.json")
    found: dict[str, zipfile.ZipInfo] = {}
    for entry in archive.infolist():
        # Archives of other systems have zeros for these modes.
        if stat.S_IFMT(entry.external_attr >> 16) not in (0, stat.S_IFREG, stat.S_IFDIR):
            raise broken(
                path, f"holds {entry.filename!r}, which is not a file", expected="nothing but files and folders"
            )
        name = entry.filename.removeprefix(prefix)
        if not entry.filename.startswith(prefix) or not (wanted(name) or MANIFEST.fullmatch(name)):
            continue
        if name in found:
            raise broken(path, f"holds {name!r} twice")
        if entry.flag_bits & 1:
            raise broken(path, "is encrypted")
        if entry.compress_type not in (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED):
            raise broken(path, f"packs {name!r} by another method", expected="stored or deflated files")
        found[name] = entry
    if "zarr.json" not in found:
        raise broken(path, "holds no run", expected="zarr.json and the arrays beside it")
    return found


def _check_contents(path: Path) -> None:
    """Refuse a directory that would fill the memory before its entries can be checked."""
    with path.open("rb") as file:
        size = file.seek(0, os.SEEK_END)
        tail = LARGE_END_SIZE + LOCATOR_SIZE + END_SIZE
        file.seek(max(0, size - tail))
        end = file.read(tail)
    if end[-END_SIZE:-18] != END:
        raise broken(path, "is not a zip archive, or has a comment", expected="a run, as .zarr or as .zarr.zip")
    (contents,) = struct.unpack("<L", end[-10:-6])
    if end[-END_SIZE - LOCATOR_SIZE : -18 - LOCATOR_SIZE] == LOCATOR and end[:4] == LARGE_END:
        (contents,) = struct.unpack("<Q", end[40:48])
    elif end[-END_SIZE - LOCATOR_SIZE : -18 - LOCATOR_SIZE] == LOCATOR:
        raise broken(path, "has an unsupported end")
    if contents > MOST_CONTENTS:
        raise broken(path, f"has a directory of {contents} bytes", expected=f"at most {MOST_CONTENTS}")
