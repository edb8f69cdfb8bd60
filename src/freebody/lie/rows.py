"""Arrays in, arrays out: checks shapes, broadcasts the leading dimensions as NumPy does and calls a loop over rows.

A loop over rows is a kernel ``loop(a, b, ..., out)`` over C-ordered arrays of shape (n, size), one row per item, where
``size`` is the product of the trailing dimensions.
"""

from __future__ import annotations

from collections.abc import Callable
from math import prod
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import ArrayLike, NDArray

from freebody.errors import InputError
from freebody.figures import shown

Array = NDArray[Any]


class Given(NamedTuple):
    """An argument: its name and value for messages, the trailing shape that it must have, and what that is."""

    name: str
    value: ArrayLike
    shape: tuple[int, ...]
    meaning: str


def vector(name: str, value: ArrayLike) -> Given:
    """A (..., 3) argument."""
    return Given(name, value, (3,), "x, y, z along the last axis")


def quaternion(name: str, value: ArrayLike) -> Given:
    """A (..., 4) argument."""
    return Given(name, value, (4,), "w, x, y, z along the last axis")


def twist(name: str, value: ArrayLike) -> Given:
    """A (..., 6) argument."""
    return Given(name, value, (6,), "three angular, then three linear components along the last axis")


def matrix(name: str, value: ArrayLike) -> Given:
    """A (..., 3, 3) argument."""
    return Given(name, value, (3, 3), "a 3x3 matrix in the last two axes")


def pose(name: str, value: ArrayLike) -> Given:
    """A (..., 4, 4) argument."""
    return Given(name, value, (4, 4), "a homogeneous matrix [[R, x], [0, 1]] in the last two axes")


def over_rows(loop: Callable[..., Any], shape: tuple[int, ...], *given: Given, real: bool = False) -> Array:
    """Run ``loop`` over every item of the broadcast arguments; the result has shape (..., *shape).

    Results are complex128 where an argument is complex and float64 otherwise; ``real`` refuses complex arguments.
    Raises InputError for arguments that are no numbers, have the wrong trailing shape or do not broadcast.
    """
    arrays = [_array(each, real=real) for each in given]
    leads = [array.shape[: array.ndim - len(each.shape)] for array, each in zip(arrays, given)]
    try:
        lead = np.broadcast_shapes(*leads)
    except ValueError:
        found = ", ".join(f"{each.name} {array.shape}" for array, each in zip(arrays, given))
        raise InputError(
            f"shapes do not broadcast: {found}",
            expected=f"leading dimensions that agree or are 1; they are {', '.join(map(str, leads))}",
            remedy="insert axes of length 1 (array[:, None]) where one argument is to be repeated",
        ) from None
    dtype = np.complex128 if any(np.iscomplexobj(array) for array in arrays) else np.float64
    count = prod(lead)
    rows = [_rows(array, lead, each.shape, count, dtype) for array, each in zip(arrays, given)]
    out: Array = np.empty((count, prod(shape)), dtype)
    loop(*rows, out)
    return out.reshape(lead + shape)


def _array(given: Given, *, real: bool) -> Array:
    try:
        array = np.asarray(given.value)
    except ValueError:
        array = np.asarray(None)
    if array.dtype.kind not in "biufc":
        raise InputError(
            f"{given.name} is not an array of numbers: {shown(given.value)}",
            expected=f"real or complex numbers of shape {_trailing(given.shape)}: {given.meaning}",
            remedy="pass a NumPy array, or nested lists of equal length",
        )
    if array.shape[max(array.ndim - len(given.shape), 0) :] != given.shape:
        raise InputError(
            f"{given.name} has shape {array.shape}",
            expected=f"shape {_trailing(given.shape)}: {given.meaning}",
            remedy="reshape or transpose it; leading dimensions are free and broadcast",
        )
    if real and array.dtype.kind == "c":
        raise InputError(
            f"{given.name} is complex",
            expected="real numbers: the nearest rotation is not an analytic function of the matrix as computed here",
            remedy="pass its real part, or differentiate by finite differences",
        )
    return array


def _trailing(shape: tuple[int, ...]) -> str:
    return f"(..., {', '.join(map(str, shape))})"


def _rows(array: Array, lead: tuple[int, ...], shape: tuple[int, ...], count: int, dtype: type) -> Array:
    # Only where it is needed: a broadcast view is read-only, and would be copied below.
    full = array if array.shape == lead + shape else np.broadcast_to(array, lead + shape)
    rows: Array = np.ascontiguousarray(full, dtype=dtype).reshape(count, prod(shape))
    # Numba compiles a read-only array as a type of its own; one compilation per loop is enough.
    return rows if rows.flags.writeable else rows.copy()
