"""Files of records with their checksums, brought to the disk; and folders that one process writes to."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from numpy.typing import NDArray

from freebody.disk import NO_FOLLOW, opened_file, put
from freebody.errors import InputError
from freebody.trajectory.metadata import CHECKSUM_BYTES, broken
from freebody.trajectory.workshop import try_lock

__all__ = ["Bytes", "alone", "put", "put_checked", "read_checked", "sync_file", "sync_folder"]

# Bytes, or a contiguous array that cannot be written to: large ones are not copied.
Bytes = bytes | NDArray[Any]


def _checksum(data: Bytes) -> bytes:
    from google_crc32c import value

    return int(value(data)).to_bytes(CHECKSUM_BYTES, "little")


def put_checked(path: Path, data: Bytes, *, durable: bool = False, below: Path | None = None) -> None:
    """``put`` with a CRC32C checksum behind the data. Raises OSError."""
    put(path, data, _checksum(data), durable=durable, below=below)


def read_checked(path: Path, size: int) -> bytes:
    """The ``size`` bytes that ``put_checked`` wrote. Raises :class:`RunFileError` if they are not there or damaged."""
    wanted = size + CHECKSUM_BYTES
    try:
        if not path.is_file():
            raise broken(path, "is missing", expected=f"{wanted} bytes")
        with opened_file(path) as (file, facts):
            data = file.read() if facts.st_size == wanted else b""
    except OSError as error:
        raise broken(path, f"cannot be read ({error.strerror})") from None
    if len(data) != wanted:
        raise broken(path, f"has {facts.st_size} bytes", expected=f"{wanted} bytes")
    if _checksum(data[:size]) != data[size:]:
        raise broken(path, "does not match its checksum")
    return data[:size]


def sync_file(path: Path) -> None:
    """Make the content of a file durable. Raises OSError."""
    # Windows flushes only what was opened for writing.
    number = os.open(path, os.O_RDWR | NO_FOLLOW)
    try:
        os.fsync(number)
    finally:
        os.close(number)


def sync_folder(folder: Path) -> None:
    """Make the names in a folder durable, where the system can open folders. Raises OSError."""
    if os.name != "posix":
        return
    number = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(number)
    finally:
        os.close(number)


@contextmanager
def alone(folder: Path) -> Iterator[None]:
    """While entered, no other process writes to the record in ``folder``; ends with the process, however that dies.

    Raises :class:`InputError` if another one does. The folder itself is locked, so moving it keeps the lock. Where
    nothing locks folders, they go unguarded.
    """
    if os.name != "posix":
        yield
        return
    number = os.open(folder, os.O_RDONLY | os.O_DIRECTORY)
    if try_lock(number) is False:
        os.close(number)
        raise InputError(f"{folder} is being written by another process", remedy="wait for it, or record elsewhere")
    try:
        yield
    finally:
        os.close(number)
