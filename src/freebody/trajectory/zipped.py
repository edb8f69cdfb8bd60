"""Stored runs in one file: the folder as a zip archive, names and bytes as Zarr's own zip storage lays them out.

An archive is only a container here. What it holds is taken out into a folder of its own first, under names that a run
has, in sizes that were declared and are affordable; then the folder is read with the same suspicion as any other.
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
from freebody.trajectory.fileformat import ARRAYS
from freebody.trajectory.metadata import MOST_METADATA, broken
from freebody.trajectory.workshop import own_folder

__all__ = ["SUFFIX", "is_archive", "looks_stored", "manifest_folder", "pack", "unpacked"]

SUFFIX = ".zip"

# Bytes of an archive's table of contents: a hundred thousand chunks. Each entry costs ten times as much once read.
MOST_CONTENTS = 16 * 2**20

# The end of an archive, and what stands before it in one of more than 4 GiB: sizes of record, signatures.
END, END_SIZE = b"PK\x05\x06", 22
LOCATOR, LOCATOR_SIZE = b"PK\x06\x07", 20
LARGE_END, LARGE_END_SIZE = b"PK\x06\x06", 56

# Names of the files of a run; nothing else is taken out of an archive. Chunks hold whole rows: only the first of their
# numbers counts.
MANIFEST = re.compile(r"zarr\.json")
DESCRIPTIONS = re.compile(rf"(?:(?:{'|'.join(ARRAYS)})/)?zarr\.json")
CHUNKS = re.compile(rf"state-[01]\.bin|({'|'.join(ARRAYS)})/c/(0|[1-9][0-9]{{0,8}})(?:/0){{0,3}}")

# What an archive may unpack to: so many bytes anyway, and so many times its own size. Deflate reaches a thousand times;
# digits of a trajectory hardly shrink, and descriptions some ten times. JSON takes up to thirty times its size in
# memory.
FREE_CHUNKS, RATIO_CHUNKS = 2**24, 100
FREE_METADATA, RATIO_METADATA = 2**20, 20

COPY = 2**20


def looks_stored(path: Path) -> bool:
    """Whether a path may be a stored run: a folder, or an archive."""
    return path.is_dir() or is_archive(path)


def is_archive(path: str | os.PathLike[str]) -> bool:
    """Whether a path is a file that is named like an archive."""
    return Path(path).suffix.lower() == SUFFIX and Path(path).is_file()


def pack(folder: Path, target: Path) -> None:
    """Write the files of ``folder`` into the archive ``target``, uncompressed, so that they can be read in place."""
    with zipfile.ZipFile(target, "w", zipfile.ZIP_STORED) as archive:
        # The description first: readers look there.
        for file in sorted(folder.rglob("*"), key=lambda path: (path.name != "zarr.json", path)):
            if file.is_file():
                archive.write(file, file.relative_to(folder).as_posix())


@contextmanager
def unpacked(path: Path, *, max_bytes: int, chunks: Callable[[Path], dict[str, int]]) -> Iterator[Path]:
    """The folder behind ``path``: itself, or, while entered, a copy of what the archive ``path`` holds of a run.

    ``chunks`` says, from a folder with the descriptions alone, how many chunks every array has; others stay where they
    are. Raises :class:`RunFileError` for archives that are damaged, encrypted, or hold more than ``max_bytes`` or than
    an archive of their size should.
    """
    if not path.is_file():
        yield path
        return
    with own_folder() as workshop:
        folder = workshop / path.name
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
    """A folder in which the run's ``zarr.json`` can be found, without the frames. Raises :class:`RunFileError`."""
    if not path.is_file():
        yield path
        return
    with own_folder() as workshop:
        _take_out(path, workshop, MANIFEST.fullmatch, _affordable_metadata(path))
        yield workshop


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
                # Reads what is declared and no more, and compares the checksum at the end.
                with archive.open(entry) as source, file.open("wb") as target:
                    shutil.copyfileobj(source, target, COPY)
    except (zipfile.BadZipFile, zlib.error, NotImplementedError, RuntimeError, EOFError, struct.error) as error:
        raise broken(path, f"is no archive that can be read ({error})"[:200]) from None
    except OSError as error:
        raise broken(path, f"cannot be read ({error.strerror or error})"[:200]) from None
    except ValueError as error:
        # Numbers in the table of contents that make no sense.
        if isinstance(error, RunFileError):
            raise
        raise broken(path, f"is damaged ({error})"[:200]) from None


def _entries(path: Path, archive: zipfile.ZipFile, wanted: Callable[[str], object]) -> dict[str, zipfile.ZipInfo]:
    """What is to be taken out, by its name in a run. A run may stand in one folder of its archive."""
    manifests = [
        entry.filename for entry in archive.infolist() if re.fullmatch(r"(?:[^/]+/)?zarr\.json", entry.filename)
    ]
    prefix = min(manifests, key=len, default="zarr.json").removesuffix("zarr.json")
    found: dict[str, zipfile.ZipInfo] = {}
    for entry in archive.infolist():
        # Where archives are made on other systems there are no such modes, and zeros stand for them.
        if stat.S_IFMT(entry.external_attr >> 16) not in (0, stat.S_IFREG, stat.S_IFDIR):
            raise broken(path, f"holds {entry.filename!r}, which is no file", expected="nothing but files and folders")
        name = entry.filename.removeprefix(prefix)
        if not entry.filename.startswith(prefix) or not (wanted(name) or MANIFEST.fullmatch(name)):
            continue
        if name in found:
            raise broken(path, f"holds {name!r} twice")
        if entry.flag_bits & 1:
            raise broken(path, "is encrypted")
        if entry.compress_type not in (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED):
            raise broken(path, f"packs {name!r} in a way that is not read here", expected="stored or deflated files")
        found[name] = entry
    if "zarr.json" not in found:
        raise broken(path, "holds no run", expected="zarr.json and the arrays beside it")
    return found


def _check_contents(path: Path) -> None:
    """Refuse a table of contents that would fill the memory before its entries can be looked at."""
    with path.open("rb") as file:
        size = file.seek(0, os.SEEK_END)
        tail = LARGE_END_SIZE + LOCATOR_SIZE + END_SIZE
        file.seek(max(0, size - tail))
        end = file.read(tail)
    if end[-END_SIZE:-18] != END:
        raise broken(path, "is no zip archive, or one with a comment", expected="a run, as .zarr or as .zarr.zip")
    (contents,) = struct.unpack("<L", end[-10:-6])
    if end[-END_SIZE - LOCATOR_SIZE : -18 - LOCATOR_SIZE] == LOCATOR and end[:4] == LARGE_END:
        (contents,) = struct.unpack("<Q", end[40:48])
    elif end[-END_SIZE - LOCATOR_SIZE : -18 - LOCATOR_SIZE] == LOCATOR:
        raise broken(path, "ends in a way that is not read here")
    if contents > MOST_CONTENTS:
        raise broken(path, f"has a table of contents of {contents} bytes", expected=f"at most {MOST_CONTENTS}")
