"""Files of records with their checksums, which of them a power cut could still take, and locks on folders."""

from __future__ import annotations

import errno
import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from numpy.typing import NDArray

from freebody.disk import NO_FOLLOW, make, opened_file, put
from freebody.errors import InputError
from freebody.record.format import broken
from freebody.record.metadata import CHECKSUM_BYTES
from freebody.record.staging import try_lock

__all__ = ["GONE", "Files", "LostError", "alone", "checksum", "put", "read_checked"]

# Bytes, or a contiguous array that cannot be written to: large ones are not copied.
Bytes = bytes | NDArray[Any]

GONE = "its folder was moved, removed or replaced while the run went on"


def checksum(data: Bytes) -> bytes:
    """The CRC32C checksum that ends a chunk."""
    from google_crc32c import value

    return int(value(data)).to_bytes(CHECKSUM_BYTES, "little")


def read_checked(path: Path, size: int) -> bytes:
    """``size`` bytes that a checksum follows. Raises :class:`RunFileError` if they are missing or damaged."""
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
    if checksum(data[:size]) != data[size:]:
        raise broken(path, "does not match its checksum")
    return data[:size]


def sync_file(path: Path) -> None:
    """Make the content of a file durable. Raises OSError."""
    # Windows flushes only what was opened for writing.
    _sync(path, os.O_RDWR | NO_FOLLOW)


def sync_folder(folder: Path) -> None:
    """Make the names in a folder durable, where the system can open folders. Raises OSError."""
    if os.name == "posix":
        _sync(folder, os.O_RDONLY)


def _sync(path: Path, how: int) -> None:
    number = os.open(path, how)
    try:
        os.fsync(number)
    finally:
        os.close(number)


@contextmanager
def alone(folder: Path) -> Iterator[None]:
    """Lock ``folder`` against other processes; the lock ends with the process, however it dies.

    Raises :class:`InputError` if another process holds it. The folder itself is locked, so moving it keeps the lock.
    Does nothing on systems that cannot lock folders.
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


class LostError(OSError):
    """The folder of a record is not where it was."""


def _identity(folder: Path) -> tuple[int, int] | None:
    try:
        facts = folder.stat()
    except OSError:
        return None
    return facts.st_dev, facts.st_ino


class Files:
    """Files below ``folder``. Methods that write raise OSError.

    A killed process loses nothing that it has written; only a power cut does. So writing waits for the disk only when
    ``hurry`` returns False (at first it returns True): a file that replaces another is then durable before it does, and
    ``sync`` makes the rest durable. What was synced survives everything written later without hurry.
    """

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.hurry: Callable[[], bool] = lambda: True
        self._waiting: set[Path] = set()
        self._changed: set[Path] = set()
        self._made: set[Path] = {Path()}
        self._identity = _identity(folder)

    def moved(self, folder: Path) -> None:
        """The folder is elsewhere now."""
        self.folder = folder
        self._changed.add(Path(".."))

    def put(self, name: Path, *parts: Bytes) -> None:
        """Make the file ``name`` hold ``parts``, all or nothing."""
        self.look()
        self._make(name.parent)
        put(self.folder / name, *parts, durable=self._note(name), below=self.folder)

    def put_checked(self, name: Path, data: Bytes) -> None:
        """The same with a checksum after the data."""
        self.put(name, data, checksum(data))

    def look(self) -> None:
        """Raise OSError unless the folder is where it was, and the same one."""
        if self.lost:
            raise LostError(errno.ENOENT, GONE)

    @property
    def lost(self) -> bool:
        """Whether the folder is gone, or another one is in its place."""
        return _identity(self.folder) != self._identity

    def _make(self, inner: Path) -> None:
        """Make a folder in the record, but never the record's own again: somebody removed it on purpose."""
        if inner not in self._made:
            self._make(inner.parent)
            make(self.folder / inner, below=self.folder)
            self._made.add(inner)

    def _note(self, name: Path) -> bool:
        """Remember what to sync; whether the file has to be durable before it replaces another."""
        self._changed.update(name.parents)
        durable = not self.hurry() and (self.folder / name).exists()
        (self._waiting.discard if durable else self._waiting.add)(name)
        return durable

    def has(self, name: Path) -> bool:
        """Whether there is such a file."""
        return (self.folder / name).is_file()

    def sync(self) -> None:
        """Make everything written so far durable; stops as soon as there is a hurry."""
        for waiting, bring in ((self._waiting, sync_file), (self._changed, sync_folder)):
            for name in sorted(waiting, reverse=True):
                if self.hurry():
                    return
                bring(self.folder / name)
                waiting.discard(name)
