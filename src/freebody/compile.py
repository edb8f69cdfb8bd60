"""The one decorator through which every kernel is compiled.

``@kernel`` compiles an ordinary kernel, one that Python calls: it releases the GIL, divides by zero the way NumPy does
(NaN is seen, not raised) and is cached on disk. ``@kernel(inline=True)`` is for the small maths on plain numbers and
tuples that kernels are made of: it is inlined by force, which is what lets LLVM vectorise the loop around it.

Why an own cache folder. Numba decides whether cached machine code is still good by looking at the file of the function
alone. A change in an inlined callee, or in a constant imported from elsewhere, goes unnoticed. So the folder's name
carries a fingerprint of every source file that can reach a kernel: change any of them and the cache starts afresh.
"""

from __future__ import annotations

import contextlib
import hashlib
import os
import shutil
import sys
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, TypeVar, overload

import numba
from numba.core import event

__all__ = ["cache_folder", "fingerprint", "kernel"]

F = TypeVar("F", bound=Callable[..., Any])

PACKAGE = Path(__file__).parent

# Rooms that present results and hold no kernels: editing them must not throw compiled code away.
PRESENTATION = frozenset({"cli", "viewer", "plots", "scene"})

# Contraction to fused multiply-add and ignoring the sign of zero keep NaN visible and runs reproducible; the rest of
# fastmath does not.
FASTMATH = frozenset({"contract", "nsz"})

# How many caches of other fingerprints stay: enough to switch between branches without compiling again.
KEPT_CACHES = 3

# A compilation that takes longer than this gets a message, so that nobody thinks the program hangs.
SILENT_SECONDS = 1.0


def fingerprint(package: Path = PACKAGE) -> str:
    """Digest of every source file of ``package`` from which compiled code can be made."""
    digest = hashlib.sha256(numba.__version__.encode())
    for path in sorted(package.rglob("*.py")):
        inner = path.relative_to(package)
        if inner.parts[0] in PRESENTATION:
            continue
        digest.update(inner.as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()[:16]


def _candidates() -> Iterator[Path]:
    chosen = os.environ.get("FREEBODY_CACHE_DIR")
    if chosen:
        yield Path(chosen)
        return
    yield PACKAGE / "__pycache__"
    import platformdirs  # only a read-only install comes this far

    yield platformdirs.user_cache_path("freebody")


def _writable(folder: Path) -> bool:
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        probe = folder / f".probe-{os.getpid()}-{threading.get_ident()}"
        probe.touch()
        probe.unlink()
    except OSError:
        return False
    return True


def _prune(parent: Path, current: Path) -> None:
    others = [path for path in parent.glob("kernels-*") if path != current and path.is_dir()]
    with contextlib.suppress(OSError):
        others.sort(key=lambda path: path.stat().st_mtime, reverse=True)
    for old in others[KEPT_CACHES:]:
        shutil.rmtree(old, ignore_errors=True)


def cache_folder() -> Path | None:
    """The folder for compiled kernels of exactly these sources, or None where nothing can be written."""
    name = f"kernels-{fingerprint()}"
    for parent in _candidates():
        folder = parent / name
        if _writable(folder):
            with contextlib.suppress(OSError):
                os.utime(folder)
            _prune(parent, folder)
            return folder
    return None


class _Announce(event.Listener):  # type: ignore[misc]
    """Says once per process, on stderr, that kernels are being compiled, if that takes noticeable time."""

    def __init__(self) -> None:
        self.depth = 0
        self.said = bool(os.environ.get("FREEBODY_QUIET"))
        self.started = 0.0
        self.timer: threading.Timer | None = None

    def on_start(self, event: Any) -> None:
        self.depth += 1
        if self.depth == 1 and not self.said and _ours(event):
            self.started = time.monotonic()
            self.timer = threading.Timer(SILENT_SECONDS, self.say)
            self.timer.daemon = True
            self.timer.start()

    def on_end(self, event: Any) -> None:
        self.depth -= 1
        if self.depth == 0 and self.timer is not None:
            self.timer.cancel()
            self.timer = None

    def say(self) -> None:
        if not self.said and sys.stderr is not None:
            self.said = True
            print(  # noqa: T201
                "freebody: compiling kernels for this machine; this happens once and takes up to half a minute ...",
                file=sys.stderr,
                flush=True,
            )


def _ours(event: Any) -> bool:
    function = getattr((event.data or {}).get("dispatcher"), "py_func", None)
    return getattr(function, "__module__", "").startswith("freebody")


event.register("numba:compile", _Announce())

_CACHE = cache_folder()


@contextlib.contextmanager
def _numba_cache_at(folder: Path) -> Iterator[None]:
    """Numba reads its cache folder from a global when a function is decorated; leave no trace of ours there."""
    before = numba.config.CACHE_DIR
    numba.config.CACHE_DIR = str(folder)
    try:
        yield
    finally:
        numba.config.CACHE_DIR = before


@overload
def kernel(function: F) -> F: ...
@overload
def kernel(*, inline: bool = ...) -> Callable[[F], F]: ...
def kernel(function: F | None = None, *, inline: bool = False) -> F | Callable[[F], F]:
    """Compile ``function`` with Numba on first call, for the types it is called with.

    ``inline=True`` marks small maths: forced inlining, no cache entry of its own (its callers carry it).
    """

    def decorate(function: F) -> F:
        options: dict[str, Any] = {"error_model": "numpy", "fastmath": set(FASTMATH), "nogil": True}
        if inline:
            compiled: F = numba.njit(forceinline=True, **options)(function)
        elif _CACHE is None:
            compiled = numba.njit(**options)(function)
        else:
            with _numba_cache_at(_CACHE):
                compiled = numba.njit(cache=True, **options)(function)
        return compiled

    return decorate if function is None else decorate(function)
