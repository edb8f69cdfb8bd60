"""Files that are there whole or not at all, and nothing but files: no link is followed, no pipe or device opened."""

from __future__ import annotations

import errno
import os
import secrets
import stat
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, BinaryIO

# Windows has no such flags, and opens what they are about (pipes, devices) by other names.
NO_FOLLOW = getattr(os, "O_NOFOLLOW", 0)
QUICK = getattr(os, "O_NONBLOCK", 0)
BINARY = getattr(os, "O_BINARY", 0)
BY_DESCRIPTOR = {os.open, os.mkdir, os.rename, os.unlink} <= os.supports_dir_fd


def put(path: Path, *parts: Any, durable: bool = False, mode: int = 0o666, below: Path | None = None) -> None:
    """Make ``path`` hold ``parts``, all or nothing: whoever looks sees the old content or the new. Raises OSError.

    The content is written beside its place, to a file of a random name that did not exist, and then moved. Each part is
    bytes, or has contiguous ``data`` that is not copied. ``durable``: a power cut, too, leaves the old content or the
    new, because the new one is on the disk before it takes its place. ``below``: no folder between this one and
    the file may be a link.
    """
    with _reached(path.parent, path.parent if below is None else below) as where:
        # Names are looked up in the folder that is open, whatever takes its place meanwhile.
        beside, final = (
            name if where is not None else os.fspath(path.with_name(name))
            for name in (f".{secrets.token_hex(8)}.part", path.name)
        )
        number = os.open(beside, os.O_WRONLY | os.O_CREAT | os.O_EXCL | NO_FOLLOW | BINARY, mode, dir_fd=where)
        try:
            with os.fdopen(number, "wb") as file:
                for part in parts:
                    file.write(part if isinstance(part, bytes) else part.data)
                if durable:
                    file.flush()
                    os.fsync(file.fileno())
            os.replace(beside, final, src_dir_fd=where, dst_dir_fd=where)
        except BaseException:
            with suppress(OSError):
                os.unlink(beside, dir_fd=where)
            raise


def make(folder: Path, *, below: Path) -> None:
    """Make a folder, if it is not there, in one that lies in ``below`` without a link between. Raises OSError."""
    with _reached(folder.parent, below) as where, suppress(FileExistsError):
        os.mkdir(folder if where is None else folder.name, dir_fd=where)


@contextmanager
def _reached(folder: Path, top: Path) -> Iterator[int | None]:
    """A descriptor of ``folder``, reached from ``top`` without following a link; None where folders have none."""
    number = os.open(top, os.O_RDONLY | os.O_DIRECTORY) if BY_DESCRIPTOR else None
    try:
        for part in folder.relative_to(top).parts:
            if number is not None:
                outer = number
                number = os.open(part, os.O_RDONLY | os.O_DIRECTORY | NO_FOLLOW, dir_fd=outer)
                os.close(outer)
        yield number
    finally:
        if number is not None:
            os.close(number)


@contextmanager
def opened_file(path: Path) -> Iterator[tuple[BinaryIO, os.stat_result]]:
    """A file to read, and its facts. Raises OSError, also for links, folders, pipes and devices, which stay closed."""
    _only_file(path, os.lstat(path))
    number = os.open(path, os.O_RDONLY | NO_FOLLOW | QUICK | BINARY)
    with os.fdopen(number, "rb") as file:
        facts = os.fstat(number)
        # What stands there may have been exchanged since it was looked at.
        _only_file(path, facts)
        yield file, facts


def _only_file(path: Path, facts: os.stat_result) -> None:
    if not stat.S_ISREG(facts.st_mode):
        raise OSError(errno.EINVAL, f"{kind(facts)} and not a file", str(path))


def kind(facts: os.stat_result) -> str:
    """What stands at a path, in words."""
    kinds = {stat.S_IFREG: "a file", stat.S_IFDIR: "a folder", stat.S_IFLNK: "a symbolic link", stat.S_IFIFO: "a pipe"}
    kinds |= {stat.S_IFSOCK: "a socket", stat.S_IFBLK: "a device", stat.S_IFCHR: "a device"}
    return kinds.get(stat.S_IFMT(facts.st_mode), "something else")
