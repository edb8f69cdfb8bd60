"""Kernels as plain Python functions, where the environment's NUMBA_DISABLE_JIT switches the compiler off.

A debugger then steps through them, and they take every number type that Python's operators and NumPy's functions know.
A number of several lanes, each the number of another run, has them in ``lanes``, a tuple; its type makes one of a list.
Most kernels work on all lanes at once. Those that branch on numbers are declared with ``by_lane`` and called for one
lane after the other.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import wraps
from typing import Any

import numpy as np

# True, or a function of a kernel's arguments that says whether it has to go lane by lane.
ByLane = bool | Callable[..., Any]


def uncompiled(function: Callable[..., Any], by_lane: ByLane) -> Callable[..., Any]:
    """What stands for the kernel ``function``."""

    @wraps(function)
    def each(*arguments: Any) -> Any:
        wide = next((number for number in _numbers(arguments) if hasattr(number, "lanes")), None)
        if wide is None or (callable(by_lane) and not by_lane(*arguments)):
            return function(*arguments)
        parts = [_lane(arguments, k) for k in range(len(wide.lanes))]
        results = [function(*part) for part in parts]
        _write(arguments, parts, type(wide))
        return _joined(results, type(wide))

    kernel: Any = each if by_lane else function
    kernel.py_func = function  # where compiled kernels have it
    return kernel  # type: ignore[no-any-return]


def _numbers(value: Any) -> Iterator[Any]:
    """Every number in nested tuples and arrays."""
    if isinstance(value, tuple):
        for part in value:
            yield from _numbers(part)
    elif isinstance(value, np.ndarray):
        yield from value.flat if value.dtype == object else ()
    else:
        yield value


def _lane(value: Any, k: int) -> Any:
    """The same with lane k of every number; arrays are copied."""
    if isinstance(value, tuple):
        parts = [_lane(part, k) for part in value]
        return type(value)(*parts) if hasattr(value, "_fields") else tuple(parts)
    if isinstance(value, np.ndarray):
        if value.dtype != object:
            return value
        return np.array([_lane(number, k) for number in value.flat]).reshape(value.shape)
    return value.lanes[k] if hasattr(value, "lanes") else value


def _joined(values: Sequence[Any], kind: Any) -> Any:
    """Results of all lanes as one; what is the same in each stays plain."""
    first = values[0]
    if isinstance(first, tuple):
        parts = [_joined(part, kind) for part in zip(*values)]
        return type(first)(*parts) if hasattr(first, "_fields") else tuple(parts)
    if all(value is first or value == first for value in values):
        return first
    return kind(values)


def _write(whole: Any, parts: Sequence[Any], kind: Any) -> None:
    """Bring the arrays of all lanes back into those that they were copied from."""
    if isinstance(whole, tuple):
        for k, value in enumerate(whole):
            _write(value, [part[k] for part in parts], kind)
    elif isinstance(whole, np.ndarray) and whole.dtype == object:
        for place, numbers in zip(np.ndindex(whole.shape), zip(*(part.flat for part in parts))):
            whole[place] = _joined(numbers, kind)
