"""Kernels that exist only inside others: typed and lowered, but with no wrappers and no machine code of their own.

Numba makes machine code for every function, with a wrapper for calls from Python and one for calls from C. What only
kernels call needs none of them: its callers take its intermediate code and optimise it with their own.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property, partial
from typing import Any

import numba
from llvmlite.binding import Linkage, newpassmanagers, parse_bitcode
from numba.core import cgutils, compiler, types
from numba.core.codegen import JITCodeLibrary
from numba.core.dispatcher import _FunctionCompiler  # type: ignore[attr-defined]
from numba.core.imputils import lower_constant
from numba.extending import models, register_model

from freebody.lanewise import LaneDispatcher

# llvmlite 0.50 never frees what optimised (0.44 did): ``_dispose`` hides behind an empty one. That is 1 MB for every
# small function.
if hasattr(newpassmanagers, "NewPassManager"):
    for _manager in (newpassmanagers.ModulePassManager, newpassmanagers.FunctionPassManager):
        _manager._dispose = newpassmanagers.NewPassManager._dispose


class Bitcode(JITCodeLibrary):  # type: ignore[misc]
    """Code whose intermediate form is kept as bytes: LLVM's own objects take several times the memory."""

    _bitcode: bytes

    def _get_module_for_linking(self) -> Any:
        return parse_bitcode(self._bitcode)


class _Intermediate(Bitcode):
    """Code to be linked into that of callers.

    Each keeps its own functions and knows what it calls. Only a kernel links: everything below it, once. Parts that
    linked their parts would do that again at every level, which takes a quarter of the time of a large kernel.
    """

    _final_module: Any
    _calls: tuple[Any, ...] = ()

    def finalize(self) -> None:
        """Keep the code; leave linking, optimising and code generation to the callers."""
        self._raise_if_finalized()
        self._calls = tuple(dict.fromkeys(self._linking_libraries))
        for library in self._calls:
            if hasattr(library, "_reload_init"):  # not in Numba 0.61
                self._reload_init.update(library._reload_init)
        self._finalize_dynamic_globals()
        # Numba would give callers a copy with this linkage; here nobody needs the original.
        for function in self._final_module.functions:
            if not function.is_declaration and function.linkage == Linkage.external:
                function.linkage = Linkage.linkonce_odr
        self._bitcode = self._final_module.as_bitcode()
        self._final_module = None
        self._finalized = True

    def _get_module_for_linking(self) -> Any:
        module = parse_bitcode(self._bitcode)
        # What nothing calls yet is left out when it is linked: callers come first.
        for library in _callers_first(self)[1:]:
            if isinstance(library, _Intermediate):
                module.link_in(parse_bitcode(library._bitcode))
            else:
                module.link_in(library._get_module_for_linking(), preserve=True)
        return module


def _callers_first(library: Any) -> list[Any]:
    """The library and all that it calls, directly or not; each stands before what it calls itself."""
    found: dict[Any, None] = {}

    def visit(library: Any) -> None:
        for called in getattr(library, "_calls", ()):
            if called not in found:
                visit(called)
        found[library] = None

    visit(library)
    return list(found)[::-1]


class _InlinedType(types.Dispatcher):
    """The type of an inlined kernel. It says everything about its one value, so the value can be nothing."""


register_model(_InlinedType)(models.OpaqueModel)


@lower_constant(_InlinedType)  # type: ignore[untyped-decorator]
def _no_address(context: Any, builder: Any, kind: Any, value: Any) -> Any:
    """Numba would write the address of the Python object into the machine code, which then cannot be kept in a file."""
    return cgutils.get_null_value(context.get_value_type(kind))


class _Compiler(_FunctionCompiler):  # type: ignore[misc]
    """Compiles as far as intermediate code."""

    def _compile_core(self, args: Any, return_type: Any) -> Any:
        context = self.targetdescr.target_context
        flags = compiler.Flags()
        self.targetdescr.options.parse_as_flags(flags, self.targetoptions)
        flags.no_compile = flags.no_cpython_wrapper = flags.no_cfunc_wrapper = True
        library = _Intermediate(context.codegen(), self.py_func.__qualname__)
        result = compiler.compile_extra(
            self.targetdescr.typing_context, context, self.py_func,
            args=args, return_type=return_type, flags=flags, locals=self.locals, library=library,
        )  # fmt: skip
        # Its callers may count, and would give up a reference that nobody took.
        assert flags.nrt or not isinstance(result.signature.return_type, types.Array), self.py_func.__qualname__
        # Numba finds code by its entry point; where there is none, anything that is unique will do.
        result = result._replace(entry_point=object())
        # The types of everything inside take much memory. They serve to check users' functions, and nothing else.
        if (self.py_func.__module__ or "").startswith("freebody."):
            result = result._replace(type_annotation=None)
            result.fndesc.typemap = result.fndesc.calltypes = None
        context.insert_user_function(result.entry_point, result.fndesc, [library])
        return result


class Inlined(LaneDispatcher):
    """``function`` for kernels to call. Python may call it too (tests do): an ordinary compilation then serves it."""

    def __init__(self, function: Callable[..., Any], options: dict[str, Any]) -> None:
        super().__init__(function, targetoptions={**options, "nopython": True})
        self._compiler: Any = _Compiler(function, self.targetdescr, self.targetoptions, self.locals, compiler.Compiler)
        self._options = options
        self.part = partial(Inlined, options=options)
        # Made and registered by Numba already.
        self._type.__class__ = _InlinedType

    @property
    def _numba_type_(self) -> Any:
        return self._type

    @cached_property
    def _ordinary(self) -> Any:
        return numba.njit(**self._options)(self.py_func)

    def add_overload(self, result: Any) -> None:
        """Keep it for kernels; nothing is there for Python to call."""
        self.overloads[tuple(result.signature.args)] = result

    def _compile_for_args(self, *args: Any, **kws: Any) -> Any:
        """What Python is to call."""
        return self._ordinary
