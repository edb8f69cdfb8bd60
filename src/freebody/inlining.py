"""Small kernels that exist only inside others: no wrappers to be called by, and no machine code of their own.

Numba makes machine code, a wrapper for Python and one for C out of everything it compiles. Helpers that are inlined by
force never use them, and there are hundreds: leaving that out saves a third of the time to compile a method.
"""

from __future__ import annotations

import functools
from typing import Any

import numba
from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import Compiler
from numba.core.registry import CPUDispatcher

__all__ = ["Inlined"]


class Inlined(CPUDispatcher):  # type: ignore[misc]
    """A kernel for other kernels. Called from Python, it is compiled once more, inside an ordinary one."""

    def __init__(self, py_func: Any, locals: Any = None, targetoptions: Any = None) -> None:
        options = {**(targetoptions or {}), "nopython": True, "forceinline": True}
        options |= {"no_cpython_wrapper": True, "no_cfunc_wrapper": True}
        super().__init__(py_func, locals or {}, options, pipeline_class=_Compiler)

    def __call__(self, *args: Any) -> Any:
        """Run it from Python."""
        return self._outside(*args)

    @functools.cached_property
    def _outside(self) -> Any:
        inside = self
        options = {name: self.targetoptions[name] for name in ("error_model", "fastmath", "nogil")}
        return numba.njit(lambda *args: inside(*args), **options)


class _Compiler(Compiler):  # type: ignore[misc]
    def __init__(self, typingctx: Any, targetctx: Any, library: Any, *rest: Any) -> None:
        super().__init__(typingctx, targetctx, library or _Bitcode(targetctx.codegen(), "inlined"), *rest)


class _Bitcode(JITCodeLibrary):  # type: ignore[misc]
    """Code for the linker: optimised where it is inlined, never given to the engine that makes machine code."""

    def get_pointer_to_function(self, name: str) -> int:
        self._ensure_finalized()
        return 0

    @property
    def codegen(self) -> Any:
        return _Engineless(self._codegen)

    def _optimize_final_module(self) -> None:
        pass

    def _finalize_final_module(self) -> None:
        self._finalize_dynamic_globals()
        self._verify_declare_only_symbols()
        self._finalized = True


class _Engineless:
    """A code generator, but for the one call that writes into the engine's memory."""

    def __init__(self, codegen: Any) -> None:
        self._codegen = codegen

    def __getattr__(self, name: str) -> Any:
        return getattr(self._codegen, name)

    def set_env(self, env_name: str, env: Any) -> None:
        """Do nothing: where the kernel is inlined, its caller's environment is set."""
