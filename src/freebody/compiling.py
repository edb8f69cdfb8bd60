"""What is said while kernels are compiled: which, for how long, and how far that has come.

Numba compiles a kernel with the functions it calls, one after the other, and tells so; then LLVM optimises the whole.
"""

from __future__ import annotations

import contextlib
import json
import os
import shutil
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextvars import ContextVar
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from numba.core import event

from freebody.kernelcache import trusted_parents

# Nothing is said about shorter compilations; on a terminal, the line is written again so often.
SILENT_SECONDS = 1.0
REFRESH_SECONDS = 0.25

# Kernels as users know them, by the beginning of their module's name; a docstring "method NAME" comes first.
WORDS = {
    "forces.custom": "your own forces",
    "forces": "forces",
    "joints.custom": "your own joints",
    "joints.reactions": "the reactions of joints",
    "joints": "joints",
    "methods.adaptive": "method adaptive",
    "methods": "integrators",
    "trajectory": "results of runs",
    "mass": "mass properties",
    "lie": "rotations",
    "flat": "forces for other solvers",
    "viewer": "the page",
    "export": "pictures",
}

# What was said in a file or a notebook already: several kernels may be for the same thing.
_SAID: set[str] = set()
# Whether callers asked for silence, in this thread or task, and who else is to be told.
_SILENT: ContextVar[bool] = ContextVar("_SILENT", default=False)
_LISTENER: ContextVar[Callable[[str], object] | None] = ContextVar("_LISTENER", default=None)


class Usual(NamedTuple):
    """How many functions a kernel has, itself included, and the seconds that it took on the machine of the table."""

    functions: int
    seconds: float


@cache
def usual() -> dict[str, Usual]:
    """What ``tools/compile_times.py`` measured, by ``kernel_name``."""
    table = json.loads(Path(__file__).with_name("compile_times.json").read_text())
    return {name: Usual(*numbers) for name, numbers in table.items()}


def kernel_name(function: Any) -> str:
    """Module and name of a kernel's Python function, as in the table."""
    return f"{function.__module__}:{function.__qualname__}"


def in_words(function: Any) -> str | None:
    """What a kernel is for; None if it is none of freebody's and no method."""
    said: str = getattr(function, "__doc__", None) or ""
    if said.startswith("method "):
        return said
    package, _, module = (getattr(function, "__module__", None) or "").partition(".")
    found = (words for start, words in WORDS.items() if module.startswith(start))
    return next(found, "kernels") if package == "freebody" else None


@contextlib.contextmanager
def silently(wanted: bool = True) -> Iterator[None]:
    """Say nothing about compiling inside of the ``with``."""
    token = _SILENT.set(wanted or _SILENT.get())
    try:
        yield
    finally:
        _SILENT.reset(token)


@contextlib.contextmanager
def telling(listener: Callable[[str], object]) -> Iterator[None]:
    """Call ``listener``, too, with what there is to say about compiling inside of the ``with``; from another thread."""
    token = _LISTENER.set(listener)
    try:
        yield
    finally:
        _LISTENER.reset(token)


class Announcement:
    """One compilation: a line on stderr after a second, taken away at the end where that is possible.

    Not with the environment's FREEBODY_QUIET, which commands set for ``--quiet``, and not in ``silently``.
    """

    def __init__(self, words: str, expected: Usual | None, *, slower: float) -> None:
        self.words, self.expected = words, expected
        self.slower = slower
        self.functions = 0
        self.begun = time.monotonic()
        self._over = threading.Event()
        self._shown = False
        self._writing = threading.Lock()
        self._listener = _LISTENER.get()
        self._loud = not _SILENT.get() and not os.environ.get("FREEBODY_QUIET") and sys.stderr is not None
        if self._loud or self._listener is not None:
            threading.Thread(target=self._tell, name="freebody-compiling", daemon=True).start()

    @property
    def seconds(self) -> float:
        """Since it began."""
        return time.monotonic() - self.begun

    def end(self) -> None:
        """Take the line away."""
        self._over.set()
        with self._writing:
            if self._shown and sys.stderr is not None:
                sys.stderr.write("\r\x1b[K")
                sys.stderr.flush()
                self._shown = False

    def _tell(self) -> None:
        wait = SILENT_SECONDS
        while not self._over.wait(wait):
            with self._writing, contextlib.suppress(OSError, ValueError):  # a terminal that is gone
                if self._over.is_set():
                    return
                if self._listener is not None:
                    self._listener(self.progress())
                if self._loud:
                    self._write()
            wait = REFRESH_SECONDS

    def _write(self) -> None:
        if sys.stderr.isatty():
            line = f"freebody: {self.progress()}"[: shutil.get_terminal_size().columns - 1]
            sys.stderr.write(f"\r{line}\x1b[K")
            sys.stderr.flush()
            self._shown = True
        elif self.words not in _SAID:
            _SAID.add(self.words)
            print(f"freebody: {self.plain()}", file=sys.stderr, flush=True)  # noqa: T201

    def plain(self) -> str:
        """What there is to say once."""
        about = "" if self.expected is None else f"about {_rounded(self.expected.seconds * self.slower)} s, "
        return f"compiling {self.words} ({about}{_kept()}) ..."

    def progress(self) -> str:
        """What there is to say now."""
        done, took = f"{self.functions} functions", f"{self.seconds:.0f} s"
        if self.expected is not None:
            functions, whole = self.expected.functions, _rounded(self.expected.seconds * self.slower)
            done = f"{self.functions} of about {functions} functions" if self.functions < functions else "optimising"
            took += f" of about {whole} s" if self.seconds < whole else ""
        return f"compiling {self.words}: {done}, {took}; {_kept()}"


def _rounded(seconds: float) -> int:
    """To two steps per octave: nobody knows better beforehand."""
    return next(
        (step for step in (1, 2, 3, 4, 6, 8, 12, 16, 24, 32, 48) if seconds <= 1.2 * step), 10 * round(seconds / 10)
    )


def _kept() -> str:
    if trusted_parents():
        return "kept for later runs"
    return "not kept, because others could write to the cache folder: see FREEBODY_CACHE_DIR"


class Announcer(event.Listener):  # type: ignore[misc]
    """Hears from Numba what it compiles: parts inside of kernels, one kernel at a time."""

    def __init__(self) -> None:
        self.depth = 0
        self.current: Announcement | None = None
        # Seconds that kernels took here, and in the table: how much slower than its machine this one is now.
        self.took, self.expected = 1.0, 1.0

    def on_start(self, event: Any) -> None:
        """A kernel, or a part of one, is going to be compiled."""
        self.depth += 1
        function = getattr((event.data or {}).get("dispatcher"), "py_func", None)
        if self.depth == 1 and (words := in_words(function)):
            expected = usual().get(kernel_name(function))
            self.current = Announcement(words, expected, slower=self.took / self.expected)

    def on_end(self, event: Any) -> None:
        """It is."""
        self.depth -= 1
        current = self.current
        if current is None:
            return
        current.functions += 1
        if self.depth == 0:
            self.current = None
            current.end()
            if current.expected is not None and not event.is_failed:
                self.took += current.seconds
                self.expected += current.expected.seconds


ANNOUNCER = Announcer()
event.register("numba:compile", ANNOUNCER)


def interrupted() -> str:
    """What is being compiled, of which nothing more is said."""
    current = ANNOUNCER.current
    if current is None:
        return "kernels"
    current.end()
    return current.words


def being_compiled() -> str | None:
    """What is being compiled at this time, in the user's words."""
    current = ANNOUNCER.current
    return None if current is None else current.words
