"""The files of one record, and which of them a power cut could still take."""

from __future__ import annotations

import errno
from collections.abc import Callable
from pathlib import Path

from freebody.disk import make
from freebody.record.disk import Bytes, put, put_checked, sync_file, sync_folder

__all__ = ["GONE", "Files", "LostError", "always", "never"]


def always() -> bool:
    """There is no time for the disk."""
    return True


def never() -> bool:
    """There is time for the disk."""
    return False


GONE = "its folder was moved, removed or replaced while the run went on"


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

    A killed process loses nothing that it had written, so writing waits for the disk only where a power cut is thought
    of, and there is no ``hurry`` (at first there is): a file that takes the place of another is then on the disk before
    it does, and ``sync`` brings the rest there. What was synced survives whatever is written later without hurry.
    """

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.hurry: Callable[[], bool] = always
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
        """The same with a checksum behind the data."""
        self.look()
        self._make(name.parent)
        put_checked(self.folder / name, data, durable=self._note(name), below=self.folder)

    def look(self) -> None:
        """Raise OSError unless the folder is where it was, and the same one."""
        if self.lost:
            raise LostError(errno.ENOENT, GONE)

    @property
    def lost(self) -> bool:
        """Whether the folder is not where it was, or another one."""
        return _identity(self.folder) != self._identity

    def _make(self, inner: Path) -> None:
        """Make a folder in the record, but never the record's own again: whoever took that away meant it."""
        if inner not in self._made:
            self._make(inner.parent)
            make(self.folder / inner, below=self.folder)
            self._made.add(inner)

    def _note(self, name: Path) -> bool:
        """Remember what has to be synced; whether the file itself is to be durable before it is in its place."""
        self._changed.update(name.parents)
        durable = not self.hurry() and (self.folder / name).exists()
        (self._waiting.discard if durable else self._waiting.add)(name)
        return durable

    def has(self, name: Path) -> bool:
        """Whether there is such a file."""
        return (self.folder / name).is_file()

    def sync(self) -> None:
        """Bring everything written so far to the disk; gives up as soon as there is a hurry."""
        for waiting, bring in ((self._waiting, sync_file), (self._changed, sync_folder)):
            for name in sorted(waiting, reverse=True):
                if self.hurry():
                    return
                bring(self.folder / name)
                waiting.discard(name)
