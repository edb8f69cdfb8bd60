"""Where compiled kernels are kept between runs.

Numba decides whether cached machine code is still good by looking at the file of the function alone. A change in a
callee that was compiled into it, or in a constant imported from elsewhere, goes unnoticed. So each module with kernels
gets a folder whose name carries a fingerprint of the module and of every module of the package that it imports,
directly or not: change any of them and compilation starts afresh, change anything else and the cache stays good.
"""

from __future__ import annotations

import ast
import contextlib
import hashlib
import os
import shutil
import threading
from collections.abc import Iterator
from functools import cache
from pathlib import Path

__all__ = ["cache_folder", "fingerprint", "reachable_sources"]

PACKAGE = Path(__file__).parent

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


@cache
def _imported_by(path: Path) -> tuple[Path, ...]:
    names: set[str] = set()
    for node in ast.walk(ast.parse(path.read_bytes())):
        if isinstance(node, ast.Import):
            names.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module and node.level == 0:
            # ``from package import name``: name may be a module of its own.
            names.update([node.module, *(f"{node.module}.{alias.name}" for alias in node.names)])
    files = (_file_of(name) for name in sorted(names))
    return tuple(file for file in files if file is not None)


def _file_of(module: str) -> Path | None:
    package, *inner = module.split(".")
    if package != PACKAGE.name or not inner:
        return None
    stem = PACKAGE.joinpath(*inner)
    return next((path for path in (stem.with_suffix(".py"), stem / "__init__.py") if path.is_file()), None)


@cache
def cache_folder(source: Path) -> Path | None:
    """The folder for kernels compiled from exactly these sources, or None where nothing can be written."""
    module = ".".join(source.relative_to(PACKAGE).with_suffix("").parts)
    for parent in _parents():
        folder = parent / f"{module}-{fingerprint(source)}"
        if _writable(folder):
            _prune(folder, module)
            return folder
    return None


def _parents() -> Iterator[Path]:
    chosen = os.environ.get("FREEBODY_CACHE_DIR")
    if chosen:
        yield Path(chosen)
        return
    yield PACKAGE / "__pycache__" / "kernels"
    import platformdirs  # only a read-only install comes this far

    yield platformdirs.user_cache_path("freebody") / "kernels"


def _writable(folder: Path) -> bool:
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        probe = folder / f".probe-{os.getpid()}-{threading.get_ident()}"
        probe.touch()
        probe.unlink()
    except OSError:
        return False
    return True


def _prune(current: Path, module: str) -> None:
    with contextlib.suppress(OSError):
        os.utime(current)
        others = [path for path in current.parent.glob(f"{module}-*") if path != current]
        others.sort(key=lambda path: path.stat().st_mtime, reverse=True)
        for old in others[KEPT_FOLDERS:]:
            shutil.rmtree(old, ignore_errors=True)
