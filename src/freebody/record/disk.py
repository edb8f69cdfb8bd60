"""Files that are there whole or not at all: written beside their place, then moved there at once."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from numpy.typing import NDArray

from freebody.errors import InputError
from freebody.trajectory.metadata import CHECKSUM_BYTES, broken

__all__ = ["Bytes", "alone", "put", "put_checked", "read_checked", "sync_file", "sync_folder"]

# Bytes, or a contiguous array that cannot be written to: large ones are not copied.
Bytes = bytes | NDArray[Any]


def put(path: Path, *parts: Bytes, durable: bool = False) -> None:
    """Make ``path`` hold ``parts``, all or nothing: whoever looks sees the old content or the new. Raises OSError.

    ``durable``: a power cut, too, leaves the old content or the new, because the new one is on the disk before it takes
    its place.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    beside = path.with_name(f".{path.name}.part")
    try:
        with beside.open("wb") as file:
            for part in parts:
                file.write(part if isinstance(part, bytes) else part.data)
            if durable:
                file.flush()
                os.fsync(file.fileno())
        beside.replace(path)
    except OSError:
        beside.unlink(missing_ok=True)
        raise


def _checksum(data: Bytes) -> bytes:
    from google_crc32c import value

    return int(value(data)).to_bytes(CHECKSUM_BYTES, "little")


def put_checked(path: Path, data: Bytes, *, durable: bool = False) -> None:
    """``put`` with a CRC32C checksum behind the data. Raises OSError."""
    put(path, data, _checksum(data), durable=durable)


def read_checked(path: Path, size: int) -> bytes:
    """The ``size`` bytes that ``put_checked`` wrote. Raises :class:`RunFileError` if they are not there or damaged."""
    wanted = size + CHECKSUM_BYTES
    try:
        found = path.stat().st_size if path.is_file() else -1
        data = path.read_bytes() if found == wanted else b""
    except OSError as error:
        raise broken(path, f"cannot be read ({error.strerror})") from None
    if len(data) != wanted:
        raise broken(path, "is missing" if found < 0 else f"has {found} bytes", expected=f"{wanted} bytes")
    if _checksum(data[:size]) != data[size:]:
        raise broken(path, "does not match its checksum")
    return data[:size]


def sync_file(path: Path) -> None:
    """Make the content of a file durable. Raises OSError."""
    # Windows flushes only what was opened for writing.
    number = os.open(path, os.O_RDWR)
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

    Raises :class:`InputError` if another one does. The folder itself is locked, so moving it keeps the lock. Systems
    without ``flock`` go unguarded.
    """
    try:
        import fcntl
    except ImportError:
        yield
        return
    number = os.open(folder, os.O_RDONLY)
    try:
        fcntl.flock(number, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        os.close(number)
        raise InputError(
            f"{folder} is being written by another process", remedy="wait for it, or record elsewhere"
        ) from None
    try:
        yield
    finally:
        os.close(number)
