"""Staging folders, in which files are made before they are moved into place, and clean-up after killed processes."""

from __future__ import annotations

import os
import re
import shutil
import stat
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from freebody.errors import InputError

# Names of these folders. A process keeps its own ones locked; unlocked ones belong to dead processes.
LEFT = re.compile(r".+\.freebody-[a-z0-9_]{8}")

# Letters of the target's name that the folder's name repeats: names may have 255 bytes.
SHOWN = 40


@contextmanager
def staging(target: Path) -> Iterator[Path]:
    """A folder beside ``target`` to make it in, removed at the end. Raises :class:`InputError`."""
    try:
        target.parent.mkdir(parents=True, exist_ok=True)
        made = _made(target.parent, f".{target.name[:SHOWN]}.freebody-")
    except OSError as problem:
        # The name of the staging folder would only confuse.
        raise InputError(
            f"{target} cannot be written: {problem.strerror or problem}",
            expected="a place that can be written to",
            remedy="choose another folder, or check its permissions",
        ) from None
    with _kept(*made) as folder:
        yield folder


@contextmanager
def room_for(target: Path) -> Iterator[None]:
    """Turn an OSError of the block into an :class:`InputError` about ``target``."""
    try:
        yield
    except OSError as problem:
        raise InputError(
            f"{target} cannot be written: {problem.strerror or problem}",
            expected="a disk with room for it",
            cause="a full disk, or a limit of the system",
            remedy="make room, or choose another place",
        ) from None


@contextmanager
def temporary_folder() -> Iterator[Path]:
    """A folder among the system's temporary ones, removed at the end. Raises OSError."""
    with _kept(*_made(Path(tempfile.gettempdir()), "freebody-run.freebody-")) as folder:
        yield folder


@contextmanager
def _kept(folder: Path, number: int) -> Iterator[Path]:
    try:
        yield folder
    finally:
        shutil.rmtree(folder, ignore_errors=True)
        os.close(number)


def _made(parent: Path, prefix: str) -> tuple[Path, int]:
    """A new folder and a descriptor that keeps it locked; removes what dead processes left beside it."""
    while True:
        folder = Path(tempfile.mkdtemp(dir=parent, prefix=prefix))
        with suppress(FileNotFoundError):
            number = _descriptor(folder)
            # Another process that cleans up in between holds the lock, or has removed the folder.
            if try_lock(number) is not False and folder.is_dir():
                _clean(parent)
                return folder, number
            os.close(number)


def _descriptor(folder: Path) -> int:
    if os.name != "posix":
        return os.open(os.devnull, os.O_RDONLY)
    return os.open(folder, os.O_RDONLY | os.O_DIRECTORY | os.O_NOFOLLOW)


def try_lock(number: int) -> bool | None:
    """Lock a descriptor until it is closed; False if another process holds it, None if the system cannot lock."""
    try:
        import fcntl
    except ImportError:
        return None
    try:
        fcntl.flock(number, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    except OSError:  # some network drives have no locks
        return None
    return True


def _clean(parent: Path) -> None:
    """Remove the user's folders of killed processes, where locks tell which those are."""
    if os.name != "posix":
        return
    with suppress(OSError), os.scandir(parent) as entries:
        for entry in entries:
            if not LEFT.fullmatch(entry.name):
                continue
            with suppress(OSError):
                facts = entry.stat(follow_symlinks=False)
                if not stat.S_ISDIR(facts.st_mode) or facts.st_uid != os.getuid():
                    continue
                number = _descriptor(Path(entry.path))
                try:
                    if try_lock(number):
                        shutil.rmtree(entry.path, ignore_errors=True)
                finally:
                    os.close(number)
