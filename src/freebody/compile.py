"""The one decorator through which every kernel is compiled.

``@kernel`` compiles an ordinary kernel, one that Python calls: it releases the GIL, divides by zero the way NumPy does
(NaN is seen, not raised) and is cached on disk. ``@kernel(inline=True)`` is for the small maths on plain numbers and
tuples that kernels are made of: it is inlined by force, which is what lets LLVM vectorise the loop around it.
``@kernel(inner=True)`` is for larger parts that only kernels call. Neither has machine code of its own.

With NUMBA_DISABLE_JIT=1 in the environment nothing is compiled, and kernels are plain Python functions.
"""

from __future__ import annotations

import atexit
import gc
import inspect
import os
import signal
import sys
import threading
from collections.abc import Callable
from functools import partial
from pathlib import Path
from types import TracebackType
from typing import Any, overload

from numba import config
from numba.core.compiler_lock import global_compiler_lock

from freebody.compiling import interrupted
from freebody.inlined import Inlined
from freebody.kernelcache import cache_folders, shipped_folder
from freebody.kernelfiles import KernelFiles
from freebody.lanewise import LaneDispatcher
from freebody.threads import Errand, interruptible
from freebody.uncompiled import ByLane, uncompiled

# Kernels are typed by Numba, when they are compiled; to the type checker they are simply callable.
Function = Callable[..., Any]

# Contraction to fused multiply-add and ignoring the sign of zero keep NaN visible and runs reproducible; the rest of
# fastmath does not.
FASTMATH = frozenset({"contract", "nsz"})


# Of LLVM's levels of optimisation. The third makes compilation an eighth longer, and its code is no faster.
LEVEL = 2
# Objects between two searches for garbage. Compiling makes a great many, nearly all of which stay.
FEW_SEARCHES = 100_000


class _Kernel(LaneDispatcher):
    """Compiled in a thread of its own, so that Ctrl-C is answered at once, whatever LLVM is busy with."""

    def compile(self, sig: Any) -> Any:
        """Load or compile for one signature."""
        task = partial(_with_little_effort, partial(super().compile, sig))
        module = getattr(sys.modules.get(self.py_func.__module__), "__spec__", None)
        # Who has Numba's lock compiles a caller; and another thread would wait for the module that is being imported.
        if global_compiler_lock.is_locked() or getattr(module, "_initializing", False):
            return task()
        return interruptible(task, abandoned=_abandoned)


def _with_little_effort(task: Callable[[], Any]) -> Any:
    """Compile with ``LEVEL``, unless NUMBA_OPT is in the environment; what others compile has their settings."""
    with global_compiler_lock:
        level, searches = config.OPT, gc.get_threshold()
        if "NUMBA_OPT" not in os.environ:
            config.OPT = type(level)(LEVEL)
        gc.set_threshold(FEW_SEARCHES, *searches[1:])
        try:
            return task()
        finally:
            config.OPT = level
            gc.set_threshold(*searches)


def _abandoned(errand: Errand[Any], error: BaseException) -> None:
    """A script that nobody keeps from ending ends with one line, and only when LLVM is done with what it has begun."""
    error.args = (f"stopped while compiling {interrupted()}",)

    def shown(kind: type[BaseException], value: BaseException, trace: TracebackType | None) -> None:
        if value is error:
            print(f"freebody: {error}", file=sys.stderr)  # noqa: T201
        else:
            sys.__excepthook__(kind, value, trace)

    def wait() -> None:
        signal.signal(signal.SIGINT, signal.SIG_DFL)  # who asks again does not have to
        errand.join()

    if isinstance(error, KeyboardInterrupt):
        if sys.excepthook is sys.__excepthook__ or sys.excepthook.__module__ == __name__:
            sys.excepthook = shown
        atexit.register(wait)


@overload
def kernel(function: Function) -> Function: ...
@overload
def kernel(
    *, inline: bool = ..., inner: bool = ..., contract: bool = ..., counts: bool | None = ..., by_lane: ByLane = ...
) -> Callable[[Function], Function]: ...
def kernel(
    function: Function | None = None,
    *,
    inline: bool = False,
    inner: bool = False,
    contract: bool = True,
    counts: bool | None = None,
    by_lane: ByLane = False,
) -> Function | Callable[[Function], Function]:
    """Compile ``function`` with Numba on first call, for the types it is called with.

    ``inline=True`` marks small maths: forced inlining, no cache entry of its own (its callers carry it). ``inner=True``
    marks what kernels call and Python does not: compiled as a part of its callers, inlined as LLVM sees fit.
    ``contract=False`` forbids fused multiply-add, for predicates that rely on every operation rounding on its own.
    Parts of kernels do without reference counts: Python holds the arrays, and each count is an atomic operation that
    stalls the loop around it. ``counts=True`` is for those that need them, because they make or return arrays; with
    ``counts=False`` a kernel that Python calls does without them too.

    ``by_lane`` declares that a kernel branches on numbers, so that numbers of several lanes have to go through it one
    lane after the other: always (True), or where a function of its arguments says so. Nothing changes for plain ones.
    """

    def decorate(function: Function) -> Function:
        if config.DISABLE_JIT:
            return uncompiled(function, by_lane)
        options: dict[str, Any] = {
            "error_model": "numpy",
            "fastmath": set(FASTMATH) if contract else False,
            "nogil": True,
            "_nrt": not (inline or inner) if counts is None else counts,
        }
        compiled: Function
        if inline or inner:
            compiled = Inlined(function, {**options, "forceinline": inline})
        else:
            dispatcher = _Kernel(function, targetoptions={**options, "nopython": True})
            source = Path(inspect.getfile(function))
            if (folders := cache_folders(source)) or shipped_folder(source):
                dispatcher._cache = KernelFiles(function, folders, shipped_folder(source))
            dispatcher.part = partial(Inlined, options={**options, "forceinline": False, "_nrt": False})
            compiled = dispatcher
        compiled.by_lane = by_lane
        return compiled

    return decorate if function is None else decorate(function)


# A page prepares its world in a thread of its own while a notebook simulates: both may want the same kernel.
_FIXING = threading.Lock()


def fixed(compiled: Any, signature: Any) -> Function:
    """Compile a kernel for one ``signature`` (or load it from the cache) and fix it there.

    Functions as arguments are accepted as typed ones only by a kernel that will not be compiled again; otherwise Numba
    compiles it again for every function it is called with, and writes that function to the cache with it.
    """
    with _FIXING:
        if getattr(compiled, "_can_compile", False):
            compiled.compile(signature)
            compiled.disable_compile()
    function: Function = compiled
    return function
