"""Compiled kernels in files: what Numba asks of a cache.

A file for each function and the types it is called with, a digest before the data. What is missing, damaged, not
trusted or made by other versions does not count and is compiled again; what cannot be written is not kept.
"""

from __future__ import annotations

import contextlib
import hashlib
import os
import pickle
import sys
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import llvmlite.binding
import numba
from numba.core.caching import FunctionCache
from numba.core.compiler import CompileResult
from numba.core.serialize import dumps

from freebody.disk import opened_file, put
from freebody.inlined import Bitcode
from freebody.kernelcache import make_folder, prune, trusted

DIGEST = hashlib.sha256
DIGEST_SIZE = DIGEST().digest_size
VERSIONS = (sys.implementation.cache_tag, numba.__version__, llvmlite.__version__)


# What kernels of the package are compiled for, by the first word of LLVM's triple: the processor as LLVM calls it, and
# what one needs in order to do all that it does.
COMMON = {"x86_64": ("x86-64-v3", frozenset({"avx2", "bmi", "bmi2", "f16c", "fma", "lzcnt", "movbe"}))}


def common(triple: str) -> tuple[str, ...] | None:
    """The machine that kernels of the package are made for, as Numba names it; None where this one cannot run them."""
    name, needed = COMMON.get(triple.partition("-")[0], ("", None))
    if needed is None or not all(_features().get(feature) for feature in needed):
        return None
    return triple, name, ""


@cache
def _features() -> dict[str, bool]:
    features: dict[str, bool] = llvmlite.binding.get_host_cpu_features()
    return features


class KernelFiles(FunctionCache):  # type: ignore[misc]
    """The cache of ``function`` in ``folders``: the first one that has a kernel gives it, the first that can keeps it.

    Kernels that came with the package, in ``shipped``, are made for a common processor instead of this one. Of Numba's
    class only the key is used, which knows types, processor, bytecode and closure.
    """

    def __init__(self, function: Callable[..., Any], folders: tuple[Path, ...], shipped: Path | None = None) -> None:
        self._py_func = function
        self._folders = folders
        self._shipped = shipped

    @property
    def cache_path(self) -> str | None:
        """The first choice."""
        return str(self._folders[0]) if self._folders else None

    def flush(self) -> None:
        """Numba empties a cache whose function is compiled again; here the folder's name sees to that."""

    def load_overload(self, sig: Any, target_context: Any) -> Any:
        """The compiled function, or None."""
        target_context.refresh()
        codegen = target_context.codegen()
        name = self._file(sig, codegen, codegen.magic_tuple())
        places = [folder / name for folder in self._folders]
        if self._shipped is not None and (machine := common(codegen.magic_tuple()[0])):
            places.append(self._shipped / self._file(sig, codegen, machine))
        for place in places:
            data = _kept(place)
            # Data that its digest vouches for may still not fit, such as to a Numba that was built otherwise.
            with contextlib.suppress(Exception):
                if data is not None:
                    return _rebuilt(target_context, *pickle.loads(data))
        return None

    def save_overload(self, sig: Any, data: Any) -> None:
        """Keep a compiled function where that is possible."""
        if data.library.has_dynamic_globals or any(not part.can_cache for part in data.lifted):
            return
        # Numba would add the source with its types, for people; functions that were made have none of their own.
        content = dumps(data._replace(type_annotation="")._reduce())
        name = self._file(sig, data.codegen, data.codegen.magic_tuple())
        for folder in self._folders:
            with contextlib.suppress(OSError):
                if not folder.is_dir():
                    make_folder(folder)
                    prune(folder)
                if trusted(os.lstat(folder)):
                    put(folder / name, DIGEST(content).digest(), content, mode=0o644)
                    return

    def _file(self, sig: Any, codegen: Any, machine: tuple[str, ...]) -> str:
        function = self._py_func
        _, _, content = self._index_key(sig, codegen)
        key = repr((VERSIONS, function.__qualname__, function.__code__.co_firstlineno, sig, machine, content))
        return f"{function.__name__}-{DIGEST(key.encode()).hexdigest()[:24]}.nbc"


def _rebuilt(target_context: Any, library: Any, *parts: Any) -> Any:
    """The compiled function, without LLVM's objects of its intermediate code."""
    result = CompileResult._rebuild(target_context, library, *parts)
    result.library.__class__, result.library._shared_module = Bitcode, None
    _, _, (_, result.library._bitcode) = library
    return result


def _kept(path: Path) -> bytes | None:
    """What was kept at ``path``, if it is trusted and whole."""
    try:
        if not trusted(os.lstat(path.parent)):
            return None
        with opened_file(path) as (file, facts):
            content = file.read() if trusted(facts) else b""
    except OSError:
        return None
    data = content[DIGEST_SIZE:]
    return data if data and DIGEST(data).digest() == content[:DIGEST_SIZE] else None
