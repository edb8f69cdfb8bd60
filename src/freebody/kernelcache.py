"""Where compiled kernels are kept between runs.

Numba decides whether cached machine code is still good by looking at the file of the function alone. A change in a
callee that was compiled into it, or in a constant imported from elsewhere, goes unnoticed. So each module with kernels
gets a folder whose name carries a fingerprint of the module and of every module of the package that it imports,
directly or not: change any of them and compilation starts afresh, change anything else and the cache stays good.

Cached kernels are machine code that is run as it is read. So only folders and files count that belong to the user or
to root, and that nobody else can write to or put another in the place of.
"""

from __future__ import annotations

import contextlib
import hashlib
import os
import re
import shutil
import stat
from collections.abc import Iterator
from functools import cache
from pathlib import Path

PACKAGE = Path(__file__).parent
# Kernels that came with the package. A clone has none.
SHIPPED = PACKAGE / "_kernels"

# How many folders of older sources stay for each module: enough to switch between branches without compiling again.
KEPT_FOLDERS = 2


def fingerprint(source: Path) -> str:
    """Digest of ``source`` and of every source file of the package that it can reach by imports."""
    digest = hashlib.sha256()
    for path in reachable_sources(source):
        digest.update(path.relative_to(PACKAGE).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()[:16]


def reachable_sources(source: Path) -> list[Path]:
    """``source`` and the files of this package it imports, directly or not, sorted."""
    found: set[Path] = set()
    waiting = [source]
    while waiting:
        path = waiting.pop()
        if path not in found:
            found.add(path)
            waiting.extend(_imported_by(path))
    return sorted(found)


# Imports as this package writes them: statements of their own, lists of names in parentheses. Python's parser would
# take ten times as long, at every start. Those for type checkers reach no kernel.
_TYPING = re.compile(r"^if (?:typing\.)?TYPE_CHECKING:\n(?:[ \t]+.*\n|\n)*", re.MULTILINE)
_FROM = re.compile(r"^[ \t]*from (freebody[\w.]*) import (\([^)]*\)|.*)", re.MULTILINE)
_IMPORT = re.compile(r"^[ \t]*import (.*\bfreebody\b.*)", re.MULTILINE)
_NAME = re.compile(r"(?:^|[,(])\s*([\w.]+)")


@cache
def _imported_by(path: Path) -> tuple[Path, ...]:
    source = _TYPING.sub("", path.read_text(encoding="utf-8"))
    names = {name for line in _IMPORT.findall(source) for name in _NAME.findall(line)}
    for module, listed in _FROM.findall(source):
        # ``from package import name``: name may be a module of its own.
        names.update([module, *(f"{module}.{name}" for name in _NAME.findall(listed))])
    modules = _modules(PACKAGE)
    return tuple(modules[name] for name in sorted(names) if name in modules)


@cache
def _modules(package: Path) -> dict[str, Path]:
    """Every module of a package but the package itself, by name."""
    found = {}
    for folder, _, files in os.walk(package):
        inner = Path(folder).relative_to(package).parts
        for file in files:
            if file.endswith(".py"):
                parts = (package.name, *inner, *([] if file == "__init__.py" else [file[:-3]]))
                found[".".join(parts)] = Path(folder, file)
    found.pop(package.name, None)
    return found


@cache
def cache_folders(source: Path) -> tuple[Path, ...]:
    """Folders for kernels compiled from exactly these sources, the first choice first; they need not exist.

    None for a file of somebody else: what it imports from elsewhere is not looked at, so that a change there would go
    unnoticed.
    """
    if not source.is_relative_to(PACKAGE):
        return ()
    return tuple(parent / _folder_name(source) for parent in trusted_parents())


@cache
def _folder_name(source: Path) -> str:
    module = ".".join(source.relative_to(PACKAGE).with_suffix("").parts)
    return f"{module}-{fingerprint(source)}"


def shipped_folder(source: Path) -> Path | None:
    """Where kernels of exactly these sources came with the package; None if none did or others could write there."""
    return SHIPPED / _folder_name(source) if source.is_relative_to(PACKAGE) and _shipped_is_trusted() else None


@cache
def _shipped_is_trusted() -> bool:
    return SHIPPED.is_dir() and hasattr(os, "getuid") and _nobody_else_can_exchange(Path(os.path.realpath(SHIPPED)))


@cache
def trusted_parents() -> tuple[Path, ...]:
    """Where folders of kernels may stand. None at all where others could write: then nothing is read and nothing kept.

    Links are resolved once, here, so that what was looked at is what is used.
    """
    found = [Path(os.path.realpath(parent)) for parent in _parents()]
    return tuple(folder for folder in found if _nobody_else_can_exchange(folder))


def _parents() -> Iterator[str]:
    chosen = os.environ.get("FREEBODY_CACHE_DIR")
    if chosen:
        yield chosen
        return
    # Windows has no owners and modes to look at, and packages may stand where everybody writes.
    if hasattr(os, "getuid"):
        yield str(PACKAGE / "__pycache__" / "kernels")
    import platformdirs

    own = platformdirs.user_cache_path("freebody") / "kernels"
    # Relative where a user has no home: that would be wherever the program was started.
    if own.is_absolute():
        yield str(own)


def trusted(facts: os.stat_result) -> bool:
    """Whether only the user, or root, can have written what these facts are about."""
    if not hasattr(os, "getuid"):
        return True
    if facts.st_uid not in (0, os.getuid()) or facts.st_mode & stat.S_IWOTH:
        return False
    return not facts.st_mode & stat.S_IWGRP or facts.st_gid == _private_group()


@cache
def _private_group() -> int | None:
    """The group that nobody but the user is in, where there is one: with it, folders are writable by their group."""
    import grp
    import pwd

    try:
        user = pwd.getpwuid(os.getuid())
        group = grp.getgrgid(user.pw_gid)
    except KeyError:
        return None
    return group.gr_gid if group.gr_name == user.pw_name and set(group.gr_mem) <= {user.pw_name} else None


def _nobody_else_can_exchange(folder: Path) -> bool:
    """Whether ``folder``, if it exists, is trusted, and so is every folder that it stands in.

    In a folder such as /tmp, writable by all with the sticky bit, others cannot move what is not theirs.
    """
    for path in (folder, *folder.parents):
        try:
            facts = path.lstat()
        except FileNotFoundError:
            continue
        except OSError:
            return False
        if path != folder and facts.st_mode & stat.S_ISVTX:
            facts = os.stat_result((facts.st_mode & ~(stat.S_IWGRP | stat.S_IWOTH), *facts[1:]))
        if not stat.S_ISDIR(facts.st_mode) or not trusted(facts):
            return False
    return True


def make_folder(folder: Path) -> None:
    """Make ``folder`` and those it stands in, none of them writable by others. Raises OSError."""
    if folder.is_dir():
        return
    make_folder(folder.parent)
    with contextlib.suppress(FileExistsError):
        folder.mkdir(mode=0o755)


def prune(current: Path) -> None:
    """Remove the oldest folders of the module that ``current`` is for."""
    module = current.name.rpartition("-")[0]
    with contextlib.suppress(OSError):
        others = [path for path in current.parent.glob(f"{module}-*") if path != current]
        others.sort(key=lambda path: path.stat().st_mtime, reverse=True)
        for old in others[KEPT_FOLDERS:]:
            shutil.rmtree(old, ignore_errors=True)
