"""Functions of real numbers on complex ones, to first order: f(x + i d) = f(x) + i f'(x) d.

With the complex step d is a derivative times a tiny number, and this is all that is wanted of it. Complex library
functions would do more and do it worse: ``abs`` loses the derivative, ``(-2 + i d)**3`` loses it in the angle, an order
between complex numbers does not exist. Here branches look at real parts, and what does not vary stays so even where
the derivative is infinite.
"""

from __future__ import annotations

import builtins
import math
import operator
from collections.abc import Callable
from typing import Any

import numpy as np
from numba import types
from numba.extending import overload

from freebody.compile import kernel

_INLINE = {"error_model": "numpy", "forceinline": True}
_LN2, _LN10 = math.log(2.0), math.log(10.0)
_DEGREE = math.pi / 180.0

# What to call instead, for functions and for binary operators.
FUNCTIONS: dict[Any, Callable[..., Any]] = {}
OPERATORS: dict[Any, Callable[..., Any]] = {}


@kernel(inline=True)
def _chain(value, slope, step):
    """The complex number value + i slope step; a step of zero is no variation, whatever the slope."""
    return complex(value, slope * step if step != 0.0 else 0.0)


def _stand_in(name: str) -> Callable[..., Any]:
    """A name that only compiled code calls, through its overload."""

    def stand_in(*arguments):
        raise NotImplementedError(name)

    stand_in.__name__ = stand_in.__qualname__ = name
    return stand_in


def _one(function: Any, derivative: Any, *same: Any) -> None:
    """Teach a function of one number by its derivative, also under its other names."""
    slope = kernel(inline=True)(derivative)
    stand_in = _stand_in(function.__name__)

    @overload(stand_in, jit_options=_INLINE)
    def _first_order(x):
        if isinstance(x, types.Complex):
            return lambda x: _chain(function(x.real), slope(x.real), x.imag)
        return lambda x: function(x)

    FUNCTIONS.update(dict.fromkeys((function, *same), stand_in))


_one(math.sqrt, lambda x: 0.5 / math.sqrt(x), np.sqrt)
_one(math.exp, lambda x: math.exp(x), np.exp)
_one(math.expm1, lambda x: math.exp(x), np.expm1)
_one(math.log, lambda x: 1.0 / x, np.log)
_one(math.log1p, lambda x: 1.0 / (1.0 + x), np.log1p)
_one(math.log2, lambda x: 1.0 / (_LN2 * x), np.log2)
_one(math.log10, lambda x: 1.0 / (_LN10 * x), np.log10)
_one(math.sin, lambda x: math.cos(x), np.sin)
_one(math.cos, lambda x: -math.sin(x), np.cos)
_one(math.tan, lambda x: 1.0 + math.tan(x) * math.tan(x), np.tan)
_one(math.asin, lambda x: 1.0 / math.sqrt((1.0 - x) * (1.0 + x)), np.arcsin)
_one(math.acos, lambda x: -1.0 / math.sqrt((1.0 - x) * (1.0 + x)), np.arccos)
_one(math.atan, lambda x: 1.0 / (1.0 + x * x), np.arctan)
_one(math.sinh, lambda x: math.cosh(x), np.sinh)
_one(math.cosh, lambda x: math.sinh(x), np.cosh)
_one(math.tanh, lambda x: 1.0 / (math.cosh(x) * math.cosh(x)), np.tanh)
_one(math.asinh, lambda x: 1.0 / math.sqrt(1.0 + x * x), np.arcsinh)
_one(math.acosh, lambda x: 1.0 / math.sqrt((x - 1.0) * (x + 1.0)), np.arccosh)
_one(math.atanh, lambda x: 1.0 / ((1.0 - x) * (1.0 + x)), np.arctanh)
_one(math.erf, lambda x: 2.0 / math.sqrt(math.pi) * math.exp(-x * x))
_one(math.erfc, lambda x: -2.0 / math.sqrt(math.pi) * math.exp(-x * x))
_one(math.radians, lambda x: _DEGREE, np.radians, np.deg2rad)
_one(math.degrees, lambda x: 1.0 / _DEGREE, np.degrees, np.rad2deg)
_one(builtins.abs, lambda x: math.copysign(1.0, x), math.fabs, np.abs, np.fabs)
for _steps in (math.floor, np.floor, math.ceil, np.ceil, np.sign):
    _one(_steps, lambda x: 0.0)
_one(builtins.float, lambda x: 1.0)


def _two(function: Any, first: Any, second: Any, *same: Any) -> Callable[..., Any]:
    """Teach a function of two numbers by its two partial derivatives, also under its other names."""
    slope_x, slope_y = kernel(inline=True)(first), kernel(inline=True)(second)
    stand_in = _stand_in(function.__name__)

    @overload(stand_in, jit_options=_INLINE)
    def _first_order(x, y):
        if not (isinstance(x, types.Complex) or isinstance(y, types.Complex)):
            return lambda x, y: function(x, y)

        def both(x, y):
            a, b = x.real, y.real
            by_x = _chain(0.0, slope_x(a, b), x.imag).imag
            return complex(function(a, b), by_x + _chain(0.0, slope_y(a, b), y.imag).imag)

        return both

    FUNCTIONS.update(dict.fromkeys((function, *same), stand_in))
    return stand_in


_two(math.atan2, lambda y, x: x / (x * x + y * y), lambda y, x: -y / (x * x + y * y), np.arctan2)
_two(math.hypot, lambda x, y: x / math.hypot(x, y), lambda x, y: y / math.hypot(x, y), np.hypot)
_two(math.copysign, lambda x, y: math.copysign(1.0, x) * math.copysign(1.0, y), lambda x, y: 0.0, np.copysign)
OPERATORS[operator.pow] = _two(
    operator.pow,
    lambda x, p: p * x ** (p - 1) if p != 0 else 0.0,
    lambda x, p: x**p * math.log(x),
    builtins.pow, math.pow, np.power, np.float_power,
)  # fmt: skip
OPERATORS[operator.mod] = _two(operator.mod, lambda x, y: 1.0, lambda x, y: -math.floor(x / y), np.mod, np.remainder)
OPERATORS[operator.floordiv] = _two(operator.floordiv, lambda x, y: 0.0, lambda x, y: 0.0, np.floor_divide)


def _compare(compared: Any) -> None:
    """Order and equality look at real parts."""
    stand_in = _stand_in(compared.__name__)

    @overload(stand_in, jit_options=_INLINE)
    def _by_real_parts(x, y):
        if isinstance(x, types.Complex) or isinstance(y, types.Complex):
            return lambda x, y: compared(x.real, y.real)
        return lambda x, y: compared(x, y)

    OPERATORS[compared] = stand_in


for _operator in (operator.lt, operator.le, operator.gt, operator.ge, operator.eq, operator.ne):
    _compare(_operator)


def _extreme(function: Any, first: Any, second: Any, *same: Any) -> None:
    """Teach ``max`` or ``min`` of two or three numbers."""
    pair = _two(function, first, second, *same)
    stand_in = _stand_in(function.__name__)

    @overload(stand_in, jit_options=_INLINE)
    def _by_real_parts(x, y, z=None):
        if z is None or isinstance(z, (types.NoneType, types.Omitted)):
            return lambda x, y, z=None: pair(x, y)
        return lambda x, y, z=None: pair(pair(x, y), z)

    FUNCTIONS[function] = stand_in


_extreme(builtins.max, lambda x, y: 1.0 if x >= y else 0.0, lambda x, y: 0.0 if x >= y else 1.0, np.maximum, np.fmax)
_extreme(builtins.min, lambda x, y: 1.0 if x <= y else 0.0, lambda x, y: 0.0 if x <= y else 1.0, np.minimum, np.fmin)
