"""Kernels that branch on numbers, called with numbers of several lanes: one lane after the other.

A type with an attribute ``width`` stands for so many plain numbers (see ``freebody.numbers.lanes``). A call of a
``LaneDispatcher`` with such numbers goes to a stand-in, and any other one to the kernel.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Sequence
from functools import cached_property
from typing import Any

from llvmlite import ir
from numba import types
from numba.core import cgutils
from numba.core.errors import TypingError
from numba.core.registry import CPUDispatcher
from numba.extending import intrinsic

_INDEX = ir.IntType(32)


def width_of(kinds: Sequence[Any]) -> int:
    """Lanes of the numbers among these types, tuples and arrays looked into; 0 if all are plain."""
    for kind in kinds:
        inside = getattr(kind, "types", ()) if isinstance(kind, types.BaseTuple) else ()
        found: int = getattr(getattr(kind, "dtype", kind), "width", 0) or width_of(inside)
        if found:
            return found
    return 0


def _arrays(kinds: Sequence[Any]) -> bool:
    """Whether there are arrays of lanes among these types."""
    return any(
        (isinstance(kind, types.Array) and hasattr(kind.dtype, "width"))
        or (isinstance(kind, types.BaseTuple) and _arrays(kind.types))
        for kind in kinds
    )


def _mapped(kind: Any, change: Callable[[Any], Any]) -> Any:
    """The type with ``change`` made to every number in its tuples."""
    if not isinstance(kind, types.BaseTuple):
        return change(kind)
    parts = [_mapped(part, change) for part in kind.types]
    if isinstance(kind, types.BaseNamedTuple):
        return types.NamedTuple(parts, kind.instance_class)
    return types.Tuple(parts)


def _plain(kind: Any) -> Any:
    return getattr(kind, "plain", kind)


def _lane(context: Any, builder: Any, kind: Any, value: Any, k: Any) -> Any:
    """Lane k of a value of lanes, or of a tuple of such."""
    if isinstance(kind, types.BaseTuple):
        parts = [
            _lane(context, builder, part, number, k)
            for part, number in zip(kind.types, cgutils.unpack_tuple(builder, value, len(kind)))
        ]
        return context.make_tuple(builder, _mapped(kind, _plain), parts)
    return builder.extract_element(value, k) if hasattr(kind, "width") else value


def _flat(kind: Any) -> list[Any]:
    """The types of the numbers in nested tuples."""
    return [one for part in kind.types for one in _flat(part)] if isinstance(kind, types.BaseTuple) else [kind]


def _leaves(context: Any, builder: Any, kind: Any, value: Any) -> list[Any]:
    if not isinstance(kind, types.BaseTuple):
        return [value]
    parts = zip(kind.types, cgutils.unpack_tuple(builder, value, len(kind)))
    return [leaf for part, number in parts for leaf in _leaves(context, builder, part, number)]


def _gathered(context: Any, builder: Any, kind: Any, leaves: list[Any]) -> Any:
    if not isinstance(kind, types.BaseTuple):
        return leaves.pop(0)
    return context.make_tuple(builder, kind, [_gathered(context, builder, part, leaves) for part in kind.types])


@intrinsic
def each_lane(typing, function, arguments):  # type: ignore[no-untyped-def]
    """What ``function`` returns for every lane of ``arguments``, a tuple."""
    wide = _first_wide(arguments.types)
    plain = tuple(_mapped(kind, _plain) for kind in arguments.types)
    called = function.get_call_type(typing, plain, {})
    result = _mapped(called.return_type, wide.widened)

    def generate(context, builder, signature, values):  # type: ignore[no-untyped-def]
        kinds = arguments.types
        given = cgutils.unpack_tuple(builder, values[1], len(kinds))
        call = context.get_function(function, called)
        slots = [cgutils.alloca_once(builder, context.get_value_type(kind)) for kind in _flat(result)]
        with cgutils.for_range(builder, ir.Constant(_INDEX, wide.width), intp=_INDEX) as loop:
            lane = [
                context.cast(builder, _lane(context, builder, kind, value, loop.index), narrow, to)
                for kind, value, narrow, to in zip(kinds, given, plain, called.args)
            ]
            found = _leaves(context, builder, called.return_type, call(builder, lane))
            for slot, number in zip(slots, found):
                builder.store(builder.insert_element(builder.load(slot), number, loop.index), slot)
        return _gathered(context, builder, result, [builder.load(slot) for slot in slots])

    return result(function, arguments), generate


def _first_wide(kinds: Sequence[Any]) -> Any:
    for kind in kinds:
        found = _first_wide(kind.types) if isinstance(kind, types.BaseTuple) else kind
        if hasattr(found, "width"):
            return found
    return None


@intrinsic
def nothing_like(typing, function, arguments):  # type: ignore[no-untyped-def]
    """Zeros of the type that ``function`` returns for plain numbers."""

    def narrow(kind: Any) -> Any:
        if isinstance(kind, types.Array) and hasattr(kind.dtype, "plain"):
            return types.Array(kind.dtype.plain, kind.ndim, kind.layout)
        return _plain(kind)

    plain = tuple(_mapped(kind, narrow) for kind in arguments.types)
    result = function.get_call_type(typing, plain, {}).return_type

    def generate(context, builder, signature, values):  # type: ignore[no-untyped-def]
        return context.get_constant_null(result)

    return result(function, arguments), generate


_STAND_IN = """
def stand_in({names}):
    return each_lane(function, ({names},))
"""
_WHERE_NEEDED = """
def stand_in({names}):
    if apart({names}):
        return each_lane(function, ({names},))
    return together({names})
"""
_NEVER = """
def stand_in({names}):
    return nothing_like(function, ({names},))
"""


class LaneDispatcher(CPUDispatcher):  # type: ignore[misc]
    """A dispatcher of ``py_func``. ``by_lane`` as in ``freebody.compile.kernel``, and ``part`` makes a kernel inside
    others out of a function.

    Numbers and tuples go through one lane after the other. Where a kernel takes whole arrays of lanes, the condition is
    a property of the world (joints, ridges, contact): worlds that have it are not given to lanes at all. So there a
    kernel that goes by lane under a condition is compiled for all lanes, and one that always does is left out.
    """

    by_lane: Any = False
    part: Callable[[Callable[..., Any]], Any]
    py_func: Callable[..., Any]

    @cached_property
    def _together(self) -> Any:
        return self.part(self.py_func)

    @cached_property
    def _one_by_one(self) -> Any:
        if self.by_lane is True:
            return self._made(_STAND_IN)
        return self._made(_WHERE_NEEDED, apart=self.part(self.by_lane), together=self._together)

    @cached_property
    def _left_out(self) -> Any:
        return self._made(_NEVER)

    def _made(self, source: str, **scope: Any) -> Any:
        names = ", ".join(inspect.signature(self.py_func).parameters)
        scope |= {"function": self, "each_lane": each_lane, "nothing_like": nothing_like}
        exec(source.format(names=names), scope)
        made = scope["stand_in"]
        made.__name__ = f"lanes_of_{self.py_func.__name__}"
        made.__qualname__, made.__module__ = made.__name__, self.py_func.__module__
        return self.part(made)

    def _for_lanes(self, kinds: Sequence[Any]) -> Any:
        """What stands for it where these types have lanes; None where they have none."""
        if not self.by_lane or not width_of(kinds):
            return None
        if not _arrays(kinds):
            return self._one_by_one
        return self._left_out if self.by_lane is True else self._together

    def get_call_template(self, args: Any, kws: Any) -> Any:
        """Numba asks for it when it types a call."""
        other = self._for_lanes((*args, *kws.values()))
        if other is None:
            return super().get_call_template(args, kws)
        if kws:
            raise TypingError(f"{self.py_func.__name__} on lanes takes its arguments by position")
        return other.get_call_template(args, kws)

    def get_overload(self, sig: Any) -> Any:
        """And for this when it lowers one."""
        other = self._for_lanes(sig if isinstance(sig, tuple) else sig.args)
        return super().get_overload(sig) if other is None else other.get_overload(sig)
