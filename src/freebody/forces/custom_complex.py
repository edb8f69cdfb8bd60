"""Compile a user's function of real numbers for complex ones, so that its derivative comes with it.

A pass over Numba's untyped code puts the functions of ``custom_math`` in the place of ``math``, ``numpy`` and builtin
ones, of powers and of comparisons; sums, products and quotients are those of complex numbers. Compiled functions that
the user calls are treated likewise; those of this package are written for complex numbers already.
"""

from __future__ import annotations

from functools import lru_cache
from types import ModuleType
from typing import Any

import numba
from numba.core import ir
from numba.core.compiler import CompilerBase, DefaultPassBuilder
from numba.core.compiler_machinery import FunctionPass, register_pass
from numba.core.dispatcher import Dispatcher
from numba.core.ir_utils import build_definitions
from numba.core.untyped_passes import InlineClosureLikes

from freebody.compile import FASTMATH
from freebody.forces.custom_math import FUNCTIONS, OPERATORS

# Twins of compiled functions that are kept; a twin is small, and a session rarely has more helper functions.
KEPT = 256


@lru_cache(maxsize=KEPT)
def on_complex_numbers(function: Any) -> Any:
    """A compiled version of the Python function ``function`` that takes complex numbers for real ones."""
    options = {"error_model": "numpy", "fastmath": set(FASTMATH), "nogil": True, "_nrt": True}
    return numba.njit(forceinline=True, pipeline_class=_FirstOrder, **options)(function)


class _FirstOrder(CompilerBase):  # type: ignore[misc]
    def define_pipelines(self):
        passes = DefaultPassBuilder.define_nopython_pipeline(self.state)
        # Functions defined inside the user's function have been merged into it by then.
        passes.add_pass_after(_Substitute, InlineClosureLikes)
        passes.finalize()
        return [passes]


@register_pass(mutates_CFG=False, analysis_only=False)
class _Substitute(FunctionPass):  # type: ignore[misc]
    _name = "freebody_first_order"

    def __init__(self):
        super().__init__()

    def run_pass(self, state):
        code = state.func_ir
        for block in code.blocks.values():
            body = []
            for statement in block.body:
                if isinstance(statement, ir.Assign):
                    body.extend(_substituted(code, statement))
                else:
                    body.append(statement)
            block.body = body
        code._definitions = build_definitions(code.blocks)
        return True


def _substituted(code: Any, statement: Any) -> list[Any]:
    """The statements that stand for one assignment."""
    value, loc = statement.value, statement.loc
    if isinstance(value, ir.Expr) and value.op in ("binop", "inplace_binop"):
        operation = value.fn if value.op == "binop" else value.immutable_fn
        if operation in OPERATORS:
            stand_in = ir.Var(statement.target.scope, f"$first_order.{statement.target.name}.{loc.line}", loc)
            named = ir.Assign(_named(OPERATORS[operation], loc), stand_in, loc)
            call = ir.Expr.call(stand_in, [value.lhs, value.rhs], (), loc)
            return [named, ir.Assign(call, statement.target, loc)]
    known, thing = _meant(code, value)
    if known:
        other = _other(thing)
        if other is not None:
            return [ir.Assign(_named(other, loc), statement.target, loc)]
    return [statement]


def _named(function: Any, loc: Any) -> Any:
    return ir.Global(function.__name__, function, loc)


def _meant(code: Any, value: Any) -> tuple[bool, Any]:
    """Whether a value is a name known before the function runs, and the object it means."""
    if isinstance(value, ir.Global | ir.FreeVar):
        return True, value.value
    if isinstance(value, ir.Expr) and value.op == "getattr":
        try:
            source = code.get_definition(value.value)
        except KeyError:
            return False, None
        known, module = _meant(code, source)
        if known and isinstance(module, ModuleType) and hasattr(module, value.attr):
            return True, getattr(module, value.attr)
    return False, None


def _other(thing: Any) -> Any:
    if isinstance(thing, Dispatcher):
        own = thing.py_func.__module__ or ""
        return None if own.split(".")[0] == "freebody" else on_complex_numbers(thing.py_func)
    try:
        return FUNCTIONS.get(thing)
    except TypeError:
        return None
