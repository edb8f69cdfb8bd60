"""What compiles and still would mislead: random numbers, Python inside, and steps out of the complex numbers.

A potential or a constraint is differentiated by calling it on complex numbers. ``x.real`` or ``np.linalg.norm`` turn
these into real ones, and the derivative is gone without a word. So Numba's typed code is read after compiling: the
user's function and every compiled function that it calls.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import numba
import numpy as np
from numba import types
from numba.core import ir
from numba.core.dispatcher import LiftedCode

from freebody.errors import CustomFunctionError
from freebody.forces.custom_math import FUNCTIONS, OPERATORS

RANDOM_MODULES = (random, np.random)

# Complex functions that agree with real ones on the real axis, but not in their derivative.
CONJUGATES = (np.conj, np.conjugate, np.vdot)

# Attributes that numbers and arrays have, and that complex ones answer differently.
PARTS = ("real", "imag", "conj", "conjugate")

# Written for complex numbers, or with nothing to lose.
KNOWN = (*FUNCTIONS.values(), *OPERATORS.values(), len)

DIFFERENTIABLE = "+ - * / **, abs, min, max, comparisons and the functions of math"


def place(function: Any, line: int | None = None) -> str:
    """Where a function stands, or a line of it: file.py, line 12."""
    code = function.__code__
    return f"{Path(code.co_filename).name}, line {line or code.co_firstlineno}"


class _Code(NamedTuple):
    """The typed code of one compiled function."""

    function: Any
    typed: Any


def check_python(function: Any) -> None:
    """Raises :class:`CustomFunctionError` for a function that goes back to Python, which parts of kernels cannot."""
    names = function.__code__.co_names
    if "objmode" in names or any(function.__globals__.get(name) is numba.objmode for name in names):
        raise _runs_python(f"{function.__name__} ({place(function, None)})")


def _runs_python(where: str) -> CustomFunctionError:
    return CustomFunctionError(
        f"{where} runs Python inside (numba.objmode)",
        expected="compiled code alone",
        cause="what Python does there may differ from call to call",
        remedy="compute it beforehand and give it as a parameter",
    )


def check(dispatcher: Any, arguments: tuple[Any, ...]) -> None:
    """Raises :class:`CustomFunctionError` for a function, compiled for ``arguments``, that draws random numbers, runs
    Python, or, where the arguments are complex, loses the derivative.
    """
    differentiated = any(map(_holds_complex, arguments))
    for code in _reached(_Code(dispatcher.py_func, dispatcher.overloads[arguments].type_annotation), set()):
        for block in code.typed.blocks.values():
            for statement in block.body:
                if isinstance(statement, ir.Assign):
                    _check_name(code, statement)
                    if differentiated and isinstance(statement.value, ir.Expr):
                        _check_derivative(code, statement)


def _reached(code: _Code, seen: set[int]) -> Iterator[_Code]:
    """The code itself and, once each, that of the user's compiled functions it calls."""
    yield code
    for kind in code.typed.typemap.values():
        if not isinstance(kind, types.Dispatcher) or id(kind.dispatcher) in seen or _ours(kind):
            continue
        seen.add(id(kind.dispatcher))
        for overload in kind.dispatcher.overloads.values():
            yield from _reached(_Code(kind.dispatcher.py_func, overload.type_annotation), seen)


def _ours(kind: Any) -> bool:
    return (getattr(kind.dispatcher.py_func, "__module__", None) or "").split(".")[0] == "freebody"


def _check_name(code: _Code, statement: Any) -> None:
    """Refuse what draws random numbers or goes back to Python."""
    kind = code.typed.typemap.get(statement.target.name)
    module = kind.pymod if isinstance(kind, types.Module) else None
    if module in RANDOM_MODULES or _is_random(getattr(kind, "typing_key", None)):
        raise CustomFunctionError(
            f"{_place(code, statement)} draws random numbers",
            expected="the same result for the same time and the same bodies",
            cause="methods call a function several times a step, and a run could not be repeated, resumed or checked",
            remedy="draw the numbers beforehand with np.random.default_rng(seed), and give them as parameters or as "
            "the profile of an fb.PointForce",
        )
    if isinstance(kind, types.Dispatcher) and isinstance(kind.dispatcher, LiftedCode):
        raise _runs_python(_place(code, statement))


def _is_random(key: Any) -> bool:
    """Whether a function is one of the modules that draw random numbers, under whatever name it was imported."""
    name = getattr(key, "__name__", None)
    return isinstance(name, str) and any(getattr(module, name, None) == key for module in RANDOM_MODULES)


def _check_derivative(code: _Code, statement: Any) -> None:
    """Refuse what takes a complex number, which carries a derivative, and gives a real one, which carries none."""
    value, typed = statement.value, code.typed.typemap
    if value.op == "getattr" and value.attr in PARTS and _is_complex(typed.get(value.value.name)):
        raise _lost(code, statement, f".{value.attr}", "leave it out: the numbers are real where it counts")
    if value.op != "call" or code.typed.calltypes.get(value) is None:
        return
    kind = typed.get(value.func.name)
    key = getattr(kind, "typing_key", None)
    if isinstance(kind, types.Dispatcher) or any(key is known for known in KNOWN):
        return
    takes = any(map(_holds_complex, code.typed.calltypes[value].args))
    gives = typed[statement.target.name]
    real = isinstance(getattr(gives, "dtype", gives), types.Float | types.Integer)
    if takes and (real or key in CONJUGATES):
        name = getattr(key, "__name__", str(kind))
        raise _lost(code, statement, name, f"write it with {DIFFERENTIABLE}")


def _lost(code: _Code, statement: Any, what: str, remedy: str) -> CustomFunctionError:
    return CustomFunctionError(
        f"{_place(code, statement)} takes {what} of a number that depends on the pose",
        expected=DIFFERENTIABLE,
        cause="the derivative comes from calling the function on complex numbers, and this leaves them: the force "
        "would be zero without a word",
        remedy=remedy,
    )


def _is_complex(kind: Any) -> bool:
    return isinstance(getattr(kind, "dtype", kind), types.Complex)


def _holds_complex(kind: Any) -> bool:
    if isinstance(kind, types.BaseTuple):
        return any(map(_holds_complex, kind))
    return _is_complex(kind) or getattr(kind, "flavour", None) == "perturbed"


def _place(code: _Code, statement: Any) -> str:
    return f"{code.function.__name__} ({place(code.function, statement.loc.line)})"
