"""A number of several lanes: that number in several runs at once, as the processor's vector registers take it.

``Lanes(8)`` is LLVM's ``<8 x double>``. Comparing such numbers gives a mask, ``<8 x i1>``, which is no condition:
kernels choose with ``where``, and skip work where ``every`` or ``some`` lane allows it (``freebody.lie.scalar``).
Arrays of lanes are arrays of floats whose last axis is the lane, seen by ``as_lanes``.

Every operation is the one that plain numbers take, with the same licence to fuse: a lane has the bits of its run.
"""

from __future__ import annotations

import math
import operator
from collections.abc import Callable
from functools import lru_cache
from typing import Any

import numpy as np
from llvmlite import ir
from numba import types
from numba.core import cgutils
from numba.core.imputils import lower_builtin, lower_cast, lower_getattr
from numba.core.typeconv import Conversion
from numba.core.typing.templates import AbstractTemplate, AttributeTemplate, infer_getattr, infer_global, signature
from numba.extending import intrinsic, models, overload, register_model

from freebody.lie import scalar, vec

_INLINED = {"error_model": "numpy", "forceinline": True}
_INDEX = ir.IntType(32)


class Lanes(types.Type):  # type: ignore[misc]
    """The type of ``width`` floats, one for each run."""

    plain = types.float64

    def __init__(self, width: int) -> None:
        self.width = width
        super().__init__(name=f"Lanes({width})")

    def widened(self, kind: Any) -> Any:
        """The type of so many values of a plain type."""
        return {types.float64: self, types.boolean: Mask(self.width)}[kind]

    def unify(self, context: Any, other: Any) -> Any:
        """Where a number may be plain or of lanes, it is of lanes."""
        return self if isinstance(other, types.Float | types.Integer) else None

    def can_convert_from(self, context: Any, other: Any) -> Any:
        """Plain numbers are the same in every lane."""
        return Conversion.safe if isinstance(other, types.Float | types.Integer) else None


class Mask(types.Type):  # type: ignore[misc]
    """The type of ``width`` answers."""

    plain = types.boolean

    def __init__(self, width: int) -> None:
        self.width = width
        super().__init__(name=f"Mask({width})")

    def widened(self, kind: Any) -> Any:
        """The type of so many values of a plain type."""
        return Lanes(self.width).widened(kind)

    def unify(self, context: Any, other: Any) -> Any:
        """An answer may be the same for all lanes."""
        return self if isinstance(other, types.Boolean) else None

    def can_convert_from(self, context: Any, other: Any) -> Any:
        """The same."""
        return Conversion.safe if isinstance(other, types.Boolean) else None


@register_model(Lanes)
class _LanesModel(models.PrimitiveModel):  # type: ignore[misc]
    def __init__(self, manager: Any, kind: Lanes) -> None:
        super().__init__(manager, kind, ir.VectorType(ir.DoubleType(), kind.width))


@register_model(Mask)
class _MaskModel(models.PrimitiveModel):  # type: ignore[misc]
    def __init__(self, manager: Any, kind: Mask) -> None:
        super().__init__(manager, kind, ir.VectorType(ir.IntType(1), kind.width))


def _spread(builder: Any, value: Any, width: int) -> Any:
    """A plain value in every lane."""
    kind = ir.VectorType(value.type, width)
    one = builder.insert_element(ir.Constant(kind, ir.Undefined), value, ir.Constant(_INDEX, 0))
    places = ir.Constant(ir.VectorType(_INDEX, width), [0] * width)
    return builder.shuffle_vector(one, ir.Constant(kind, ir.Undefined), places)


@lower_cast(types.Float, Lanes)  # type: ignore[untyped-decorator]
@lower_cast(types.Integer, Lanes)  # type: ignore[untyped-decorator]
def _number_to_lanes(context: Any, builder: Any, here: Any, there: Any, value: Any) -> Any:
    return _spread(builder, context.cast(builder, value, here, types.float64), there.width)


@lower_cast(types.Boolean, Mask)  # type: ignore[untyped-decorator]
def _answer_to_mask(context: Any, builder: Any, here: Any, there: Any, value: Any) -> Any:
    return _spread(builder, cgutils.as_bool_bit(builder, value), there.width)


# --- operators --------------------------------------------------------------------------------------------------------


def _binary(kind: type[Any], result: Callable[[Any], Any], *operators: Any) -> Callable[[Any], Any]:
    """Register an implementation of these operators: of two such numbers, or of one and a plain one."""

    class Typed(AbstractTemplate):  # type: ignore[misc]
        def generic(self, args: Any, kws: Any) -> Any:
            wide = next((arg for arg in args if isinstance(arg, kind)), None)
            if wide is None or len(args) != 2 or kws:
                return None
            fits = all(arg == wide or wide.can_convert_from(self.context, arg) is not None for arg in args)
            return signature(result(wide), wide, wide) if fits else None

    def register(implementation: Any) -> Any:
        for one in operators:
            infer_global(one)(type(f"_{kind.__name__}_{one.__name__}", (Typed,), {}))
            lower_builtin(one, kind, kind)(implementation)
        return implementation

    return register


def _same(kind: Any) -> Any:
    return kind


@_binary(Lanes, _same, operator.add, operator.iadd)
def _add(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    return builder.fadd(*args)


@_binary(Lanes, _same, operator.sub, operator.isub)
def _sub(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    return builder.fsub(*args)


@_binary(Lanes, _same, operator.mul, operator.imul)
def _mul(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    return builder.fmul(*args)


@_binary(Lanes, _same, operator.truediv, operator.itruediv)
def _div(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    return builder.fdiv(*args)


@_binary(Mask, _same, operator.and_, operator.iand)
def _and(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    return builder.and_(*args)


@_binary(Mask, _same, operator.or_, operator.ior)
def _or(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    return builder.or_(*args)


def _comparison(sign: str, one: Any) -> None:
    """As plain numbers compare: everything but != is False beside a NaN."""

    @_binary(Lanes, lambda kind: Mask(kind.width), one)
    def compare(context: Any, builder: Any, sig: Any, args: Any) -> Any:
        found = builder.fcmp_unordered if sign == "!=" else builder.fcmp_ordered
        return found(sign, *args)


for _sign, _operator in {
    "<": operator.lt, "<=": operator.le, ">": operator.gt, ">=": operator.ge, "==": operator.eq, "!=": operator.ne
}.items():  # fmt: skip
    _comparison(_sign, _operator)


def _unary(kind: type[Any], *functions: Any) -> Callable[[Any], Any]:
    """Register an implementation of functions of one number."""

    class Typed(AbstractTemplate):  # type: ignore[misc]
        def generic(self, args: Any, kws: Any) -> Any:
            return signature(args[0], args[0]) if len(args) == 1 and isinstance(args[0], kind) else None

    def register(implementation: Any) -> Any:
        for one in functions:
            infer_global(one)(type(f"_{kind.__name__}_{one.__name__}", (Typed,), {}))
            lower_builtin(one, kind)(implementation)
        return implementation

    return register


@_unary(Lanes, operator.neg)
def _neg(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    width = sig.args[0].width
    return builder.fsub(ir.Constant(args[0].type, [-0.0] * width), args[0])


@_unary(Lanes, operator.pos)
def _pos(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    return args[0]


@_unary(Mask, operator.invert)
def _invert(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    return builder.not_(args[0])


def _intrinsic(name: str, *functions: Any) -> None:
    @_unary(Lanes, *functions)
    def call(context: Any, builder: Any, sig: Any, args: Any) -> Any:
        kind = args[0].type
        full = f"llvm.{name}.v{sig.args[0].width}f64"
        function = cgutils.get_or_insert_function(builder.module, ir.FunctionType(kind, [kind]), full)
        return builder.call(function, args)


_intrinsic("sqrt", np.sqrt)
_intrinsic("fabs", np.abs, abs)
_intrinsic("floor", np.floor)


def _lane_by_lane(register: Any, plain: Any, count: int) -> None:
    """A function without vector instructions: called for one lane after the other."""

    @register  # type: ignore[untyped-decorator]
    def call(context: Any, builder: Any, sig: Any, args: Any) -> Any:
        result = args[0]
        for k in range(sig.args[0].width):
            place = ir.Constant(_INDEX, k)
            lane = [builder.extract_element(arg, place) for arg in args]
            found = context.compile_internal(builder, plain, types.float64(*[types.float64] * count), lane)
            result = builder.insert_element(result, found, place)
        return result


_lane_by_lane(_unary(Lanes, np.sin), lambda x: np.sin(x), 1)
_lane_by_lane(_unary(Lanes, np.cos), lambda x: np.cos(x), 1)
_lane_by_lane(_binary(Lanes, _same, math.atan2), lambda y, x: math.atan2(y, x), 2)


# --- what kernels branch with -----------------------------------------------------------------------------------------


@infer_getattr
class _Attributes(AttributeTemplate):  # type: ignore[misc]
    key = Lanes

    def resolve_real(self, kind: Any) -> Any:
        """All of it: there is nothing but values."""
        return kind


@lower_getattr(Lanes, "real")  # type: ignore[untyped-decorator]
def _real(context: Any, builder: Any, kind: Any, value: Any) -> Any:
    return value


@intrinsic
def _chosen(typing, mask, a, b):  # type: ignore[no-untyped-def]
    kind = Lanes(mask.width)

    def generate(context, builder, sig, args):  # type: ignore[no-untyped-def]
        return builder.select(*args)

    return kind(mask, kind, kind), generate


@overload(scalar.where, jit_options=_INLINED)
def _where(mask, a, b):  # type: ignore[no-untyped-def]
    return (lambda mask, a, b: _chosen(mask, a, b)) if isinstance(mask, Mask) else None


@intrinsic
def _bits(typing, mask):  # type: ignore[no-untyped-def]
    """The answers as the bits of an integer, and the number of them."""
    width = mask.width

    def generate(context, builder, sig, args):  # type: ignore[no-untyped-def]
        return builder.zext(builder.bitcast(args[0], ir.IntType(width)), ir.IntType(64))

    return types.int64(mask), generate


def _all_set(mask):  # type: ignore[no-untyped-def]
    if not isinstance(mask, Mask):
        return None
    everyone = (1 << mask.width) - 1
    return lambda mask: _bits(mask) == everyone


for _function in (scalar.every, scalar.alike):
    overload(_function, jit_options=_INLINED)(_all_set)


@overload(scalar.some, jit_options=_INLINED)
def _some(mask):  # type: ignore[no-untyped-def]
    return (lambda mask: _bits(mask) != 0) if isinstance(mask, Mask) else None


@overload(scalar.vanishes, jit_options=_INLINED)
def _vanishes(x):  # type: ignore[no-untyped-def]
    return (lambda x: x == 0.0) if isinstance(x, Lanes) else None


@intrinsic
def _fused(typing, a, b, c):  # type: ignore[no-untyped-def]
    """a b + c, rounded once."""

    def generate(context, builder, sig, args):  # type: ignore[no-untyped-def]
        kind, name = args[0].type, f"llvm.fma.v{a.width}f64"
        function = cgutils.get_or_insert_function(builder.module, ir.FunctionType(kind, [kind] * 3), name)
        return builder.call(function, args)

    return a(a, a, a), generate


@overload(vec.square, jit_options=_INLINED)
def _square(a):  # type: ignore[no-untyped-def]
    """Rounded as LLVM rounds it for plain numbers."""
    if not isinstance(a, types.UniTuple) or not isinstance(a.dtype, Lanes):
        return None
    return lambda a: _fused(a[2], a[2], _fused(a[0], a[0], a[1] * a[1]))


# --- arrays -----------------------------------------------------------------------------------------------------------


@lru_cache
def as_lanes(width: int) -> Any:
    """``view(array)``, a part of kernels: an array of floats (..., width) as one of lanes (...)."""

    @intrinsic
    def view(typing, array):  # type: ignore[no-untyped-def]
        # Floats are aligned to 8 bytes only, which is why loads must not rely on more.
        kind = types.Array(Lanes(width), array.ndim - 1, "C", aligned=False)

        def generate(context, builder, sig, args):  # type: ignore[no-untyped-def]
            from numba.np.arrayobj import make_array, populate_array

            old = make_array(sig.args[0])(context, builder, args[0])
            new = make_array(kind)(context, builder)
            shape = cgutils.unpack_tuple(builder, old.shape, array.ndim)[:-1]
            strides = cgutils.unpack_tuple(builder, old.strides, array.ndim)[:-1]
            populate_array(
                new,
                data=builder.bitcast(old.data, context.get_data_type(kind.dtype).as_pointer()),
                shape=cgutils.pack_array(builder, shape),
                strides=cgutils.pack_array(builder, strides),
                itemsize=ir.Constant(ir.IntType(64), 8 * width),
                meminfo=cgutils.get_null_value(old.meminfo.type),
            )
            return new._getvalue()

        return kind(array), generate

    return view
