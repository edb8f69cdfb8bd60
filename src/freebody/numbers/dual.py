"""Dual numbers: a value and its derivatives along several directions, as a type that kernels compile for.

``Dual(K)`` is ``{double, <K x double>}``: the value as in a plain run, and K tangents that the processor works on side
by side. Kernels need no change: every operation carries the tangents along by its own rule. What compares dual numbers
does not compile; kernels compare ``real(x)``.

Python has them as arrays of floats with a last axis of 1 + K: the value, then its tangents. ``as_duals`` makes arrays
of dual numbers of them, inside a kernel and without a copy.

What does not change has no influence, whatever its slope: the root of a sum of squares at zero, which is where a body
at rest has its speed.
"""

from __future__ import annotations

import math
import operator
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
from llvmlite import ir
from numba.core import cgutils, types
from numba.core.imputils import impl_ret_borrowed
from numba.core.typeconv import Conversion
from numba.core.typing.templates import AttributeTemplate, infer_getattr
from numba.extending import (
    intrinsic,
    lower_builtin,
    lower_cast,
    lower_getattr_generic,
    models,
    register_model,
    type_callable,
)

from freebody.kernelcache import fingerprint
from freebody.lie.scalar import vanishes

_DOUBLE = ir.DoubleType()
_INDEX = ir.IntType(32)


class Dual(types.Type):
    """A number with ``tangents`` derivatives."""

    def __init__(self, tangents: int) -> None:
        self.tangents = tangents
        # Kernels in files are found by their types: those of an earlier version of this module do not count.
        super().__init__(name=f"Dual({tangents}, {fingerprint(Path(__file__))})")

    def can_convert_from(self, typingctx: Any, other: Any) -> Any:
        """A plain number is one that does not change."""
        return Conversion.promote if isinstance(other, types.Float | types.Integer) else None

    def unify(self, typingctx: Any, other: Any) -> Any:
        """Where a variable is plain on one way and dual on the other."""
        return self if isinstance(other, types.Float | types.Integer) else None


@register_model(Dual)
class _Model(models.PrimitiveModel):  # type: ignore[misc]
    """Packed, so that arrays have no gaps."""

    def __init__(self, manager: Any, kind: Dual) -> None:
        vector = ir.VectorType(_DOUBLE, kind.tangents)
        super().__init__(manager, kind, ir.LiteralStructType([_DOUBLE, vector], packed=True))


class _Build:
    """Instructions for one operation: parts of dual numbers taken and put together."""

    def __init__(self, context: Any, builder: Any, kind: Dual) -> None:
        self.context, self.builder, self.kind = context, builder, kind
        self.vector = ir.VectorType(_DOUBLE, kind.tangents)

    def parts(self, value: Any, kind: Any) -> tuple[Any, Any]:
        """Value and tangents; None for those of a plain number."""
        if isinstance(kind, Dual):
            return self.builder.extract_value(value, 0), self.builder.extract_value(value, 1)
        return self.context.cast(self.builder, value, kind, types.float64), None

    def made(self, value: Any, tangents: Any) -> Any:
        """A dual number."""
        empty = ir.Constant(ir.LiteralStructType([_DOUBLE, self.vector], packed=True), ir.Undefined)
        return self.builder.insert_value(self.builder.insert_value(empty, value, 0), tangents, 1)

    def spread(self, value: Any) -> Any:
        """A vector of this number."""
        empty = ir.Constant(self.vector, ir.Undefined)
        first = self.builder.insert_element(empty, value, ir.Constant(_INDEX, 0))
        zeros = ir.Constant(ir.VectorType(_INDEX, self.kind.tangents), [0] * self.kind.tangents)
        return self.builder.shuffle_vector(first, empty, zeros)

    def nothing(self) -> Any:
        """Tangents of what does not change."""
        return ir.Constant(self.vector, [0.0] * self.kind.tangents)

    def times(self, slope: Any, tangents: Any) -> Any:
        """Slope times tangents."""
        return self.builder.fmul(self.spread(slope), tangents)

    def steep(self, slope: Any, tangents: Any) -> Any:
        """The same where the slope may be infinite: what does not change stays so."""
        flat = self.builder.fcmp_ordered("==", tangents, self.nothing())
        return self.builder.select(flat, self.nothing(), self.times(slope, tangents))

    def call(self, function: Any, *values: Any) -> Any:
        """A function of plain numbers, as kernels on floats call it."""
        resolved = self.context.typing_context.resolve_value_type(function)
        signature = resolved.get_call_type(self.context.typing_context, (types.float64,) * len(values), {})
        return self.context.get_function(resolved, signature)(self.builder, values)

    @staticmethod
    def number(value: float) -> Any:
        """A constant."""
        return ir.Constant(_DOUBLE, value)


# --- arithmetic -------------------------------------------------------------------------------------------------------


def _sum(b: _Build, x: Any, dx: Any, y: Any, dy: Any) -> Any:
    tangents = dx if dy is None else dy if dx is None else b.builder.fadd(dx, dy)
    return b.made(b.builder.fadd(x, y), tangents)


def _difference(b: _Build, x: Any, dx: Any, y: Any, dy: Any) -> Any:
    tangents = dx if dy is None else b.builder.fneg(dy) if dx is None else b.builder.fsub(dx, dy)
    return b.made(b.builder.fsub(x, y), tangents)


def _product(b: _Build, x: Any, dx: Any, y: Any, dy: Any) -> Any:
    terms = [b.times(slope, tangents) for slope, tangents in ((y, dx), (x, dy)) if tangents is not None]
    return b.made(b.builder.fmul(x, y), terms[0] if len(terms) == 1 else b.builder.fadd(*terms))


def _quotient(b: _Build, x: Any, dx: Any, y: Any, dy: Any) -> Any:
    quotient, inverse = b.builder.fdiv(x, y), b.builder.fdiv(b.number(1.0), y)
    change = dx if dx is not None else b.nothing()
    if dy is not None:
        change = (
            b.builder.fsub(change, b.times(quotient, dy)) if dx is not None else b.builder.fneg(b.times(quotient, dy))
        )
    return b.made(quotient, b.times(inverse, change))


def _angle(b: _Build, y: Any, dy: Any, x: Any, dx: Any) -> Any:
    square = b.builder.fadd(b.builder.fmul(x, x), b.builder.fmul(y, y))
    inverse = b.builder.fdiv(b.number(1.0), square)
    terms = [
        b.steep(b.builder.fmul(slope, inverse), tangents)
        for slope, tangents in ((x, dy), (b.builder.fneg(y), dx))
        if tangents is not None
    ]
    return b.made(b.call(math.atan2, y, x), terms[0] if len(terms) == 1 else b.builder.fadd(*terms))


def _binary(function: Any, rule: Callable[..., Any]) -> None:
    @type_callable(function)  # type: ignore[untyped-decorator]
    def _type(context: Any) -> Any:
        def typer(x: Any, y: Any) -> Any:
            number = (Dual, types.Float, types.Integer)
            if not (isinstance(x, number) and isinstance(y, number)):
                return None
            return x if isinstance(x, Dual) else y if isinstance(y, Dual) else None

        return typer

    def lowered(context: Any, builder: Any, signature: Any, values: Any) -> Any:
        b = _Build(context, builder, signature.return_type)
        (x, dx), (y, dy) = map(b.parts, values, signature.args)
        return rule(b, x, dx, y, dy)

    for pair in ((Dual, Dual), (Dual, types.Number), (types.Number, Dual)):
        lower_builtin(function, *pair)(lowered)


for _function, _rule in (
    (operator.add, _sum),
    (operator.iadd, _sum),
    (operator.sub, _difference),
    (operator.isub, _difference),
    (operator.mul, _product),
    (operator.imul, _product),
    (operator.truediv, _quotient),
    (operator.itruediv, _quotient),
    (math.atan2, _angle),
    (np.arctan2, _angle),
):
    _binary(_function, _rule)


# --- functions of one number ------------------------------------------------------------------------------------------


def _slope_of_tan(b: _Build, x: Any, f: Any) -> Any:
    return b.builder.fadd(b.number(1.0), b.builder.fmul(f, f))


def _inverse(b: _Build, value: Any) -> Any:
    return b.builder.fdiv(b.number(1.0), value)


def _beside_one(b: _Build, sign: float, x: Any) -> Any:
    """1 + sign x^2."""
    return b.builder.fadd(b.number(1.0), b.builder.fmul(b.number(sign), b.builder.fmul(x, x)))


# The function of floats, its names, and its derivative from argument and value.
FUNCTIONS: tuple[tuple[Any, tuple[Any, ...], Callable[..., Any]], ...] = (
    (math.sqrt, (np.sqrt,), lambda b, x, f: b.builder.fdiv(b.number(0.5), f)),
    (math.sin, (np.sin,), lambda b, x, f: b.call(math.cos, x)),
    (math.cos, (np.cos,), lambda b, x, f: b.builder.fneg(b.call(math.sin, x))),
    (math.tan, (np.tan,), _slope_of_tan),
    (math.exp, (np.exp,), lambda b, x, f: f),
    (math.log, (np.log,), lambda b, x, f: _inverse(b, x)),
    (math.log1p, (np.log1p,), lambda b, x, f: _inverse(b, b.builder.fadd(b.number(1.0), x))),
    (math.atan, (np.arctan,), lambda b, x, f: _inverse(b, _beside_one(b, 1.0, x))),
    (math.asin, (np.arcsin,), lambda b, x, f: _inverse(b, b.call(math.sqrt, _beside_one(b, -1.0, x)))),
    (math.acos, (np.arccos,), lambda b, x, f: b.builder.fneg(_inverse(b, b.call(math.sqrt, _beside_one(b, -1.0, x))))),
    (math.sinh, (np.sinh,), lambda b, x, f: b.call(math.cosh, x)),
    (math.cosh, (np.cosh,), lambda b, x, f: b.call(math.sinh, x)),
    (math.tanh, (np.tanh,), lambda b, x, f: _beside_one(b, -1.0, f)),
    (math.fabs, (abs, np.abs), lambda b, x, f: b.call(math.copysign, b.number(1.0), x)),
)


def _unary(function: Any, name: Any, slope: Callable[..., Any]) -> None:
    @type_callable(name)  # type: ignore[untyped-decorator]
    def _type(context: Any) -> Any:
        return lambda x: x if isinstance(x, Dual) else None

    @lower_builtin(name, Dual)  # type: ignore[untyped-decorator]
    def _lowered(context: Any, builder: Any, signature: Any, values: Any) -> Any:
        b = _Build(context, builder, signature.return_type)
        x, dx = b.parts(values[0], signature.args[0])
        f = b.call(function, x)
        return b.made(f, b.steep(slope(b, x, f), dx))


for _function, _names, _slope in FUNCTIONS:
    for _name in (_function, *_names):
        _unary(_function, _name, _slope)


@type_callable(operator.neg)  # type: ignore[untyped-decorator]
def _type_of_negative(context: Any) -> Any:
    return lambda x: x if isinstance(x, Dual) else None


@lower_builtin(operator.neg, Dual)  # type: ignore[untyped-decorator]
def _negative(context: Any, builder: Any, signature: Any, values: Any) -> Any:
    b = _Build(context, builder, signature.return_type)
    x, dx = b.parts(values[0], signature.args[0])
    return b.made(builder.fneg(x), builder.fneg(dx))


# --- between plain and dual -------------------------------------------------------------------------------------------


@lower_cast(types.Float, Dual)  # type: ignore[untyped-decorator]
@lower_cast(types.Integer, Dual)  # type: ignore[untyped-decorator]
def _widened(context: Any, builder: Any, source: Any, target: Any, value: Any) -> Any:
    b = _Build(context, builder, target)
    return b.made(b.parts(value, source)[0], b.nothing())


@infer_getattr
class _Attributes(AttributeTemplate):  # type: ignore[misc]
    key = Dual

    def resolve_real(self, kind: Dual) -> Any:
        return types.float64


@lower_getattr_generic(Dual)  # type: ignore[untyped-decorator]
def _real(context: Any, builder: Any, kind: Any, value: Any, name: str) -> Any:
    return builder.extract_value(value, 0)


@type_callable(vanishes)  # type: ignore[untyped-decorator]
def _type_of_vanishes(context: Any) -> Any:
    return lambda x: types.boolean if isinstance(x, Dual) else None


@lower_builtin(vanishes, Dual)  # type: ignore[untyped-decorator]
def _vanishes(context: Any, builder: Any, signature: Any, values: Any) -> Any:
    kind = signature.args[0]
    b = _Build(context, builder, kind)
    value, tangents = b.parts(values[0], kind)
    bits = ir.IntType(kind.tangents)
    moving = builder.bitcast(builder.fcmp_unordered("!=", tangents, b.nothing()), bits)
    still = builder.icmp_unsigned("==", moving, ir.Constant(bits, 0))
    return builder.and_(still, builder.fcmp_ordered("==", value, b.number(0.0)))


@cache
def as_duals(tangents: int) -> Any:
    """``view(array)``, a part of kernels: floats (..., 1 + tangents), C-contiguous, as an array of dual numbers."""

    @intrinsic  # type: ignore[untyped-decorator]
    def view(typing: Any, array: Any) -> Any:
        made = types.Array(Dual(tangents), array.ndim - 1, "C")

        def lowered(context: Any, builder: Any, signature: Any, values: Any) -> Any:
            source = context.make_array(array)(context, builder, values[0])
            target = context.make_array(made)(context, builder)
            shape = cgutils.unpack_tuple(builder, source.shape)[:-1]
            strides = cgutils.unpack_tuple(builder, source.strides)[:-1]
            size = context.get_constant(types.intp, 8 * (1 + tangents))
            target.meminfo, target.parent = source.meminfo, source.parent
            target.data = builder.bitcast(source.data, target.data.type)
            target.itemsize = size
            target.nitems = builder.sdiv(source.nitems, context.get_constant(types.intp, 1 + tangents))
            target.shape, target.strides = cgutils.pack_array(builder, shape), cgutils.pack_array(builder, strides)
            return impl_ret_borrowed(context, builder, made, target._getvalue())

        return made(array), lowered

    return view
