"""What users give as numbers, checked.

Whatever comes in (integers of 5,000 digits, Decimal, NaN, strings), only errors of this package come out. Sizes are
limited, so that the products that mechanics makes of a few of them neither overflow nor vanish in float64.
"""

from __future__ import annotations

import operator
from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from freebody.errors import InputError
from freebody.figures import shown

__all__ = ["LARGEST", "SMALLEST", "array_of", "is_positive", "number", "numbers", "positive", "vector", "whole"]

# Beyond these the square of a number overflows or vanishes when it is multiplied by another square.
LARGEST = 1e75
SMALLEST = 1e-75

# Why something is no finite number.
NO_NUMBER = "text in place of a number, or one beyond the range of float64"


def array_of(value: Any) -> NDArray[np.float64] | None:
    """``value`` as a new array of numbers, or None: strings, dates, complex numbers, ragged lists and None are none."""
    try:
        given = np.asarray(value)
        if given.dtype.kind not in "biufO":
            return None
        with np.errstate(over="ignore"):
            return np.array(given, dtype=np.float64, order="C")
    except (TypeError, ValueError, ArithmeticError):
        return None


def vector(name: str, value: ArrayLike, length: int = 3, *, any_size: bool = False) -> NDArray[np.float64]:
    """``value`` as finite numbers, or an error that names it; ``any_size`` for directions, which are made unit."""
    array = array_of(value)
    if array is None or array.shape != (length,) or not np.isfinite(array).all():
        raise InputError(
            f"{name} = {shown(value)}",
            expected=f"{length} finite numbers",
            cause=NO_NUMBER,
            remedy=f"give {name} as numbers",
        )
    if not any_size:
        _not_too_large(name, value, float(np.max(np.abs(array))))
    return array


def is_positive(value: Any) -> bool:
    """Whether ``value`` is one finite number greater than zero. Strings, lists and None return False."""
    array = array_of(value)
    return array is not None and array.ndim == 0 and 0.0 < float(array) < float("inf")


def numbers(name: str, value: ArrayLike, *, expected: str) -> NDArray[np.float64]:
    """``value`` as an array of any shape, or an error that names it and says what was ``expected``."""
    array = array_of(value)
    if array is None:
        raise InputError(
            f"{name} = {shown(value)}", expected=expected, cause=NO_NUMBER, remedy=f"give {name} as numbers"
        )
    _not_too_large(name, value, float(np.max(np.abs(array), where=np.isfinite(array), initial=0.0)))
    return array


def number(name: str, value: float, *, least: float | None = None) -> float:
    """``value`` as a finite number, not below ``least``, or an error that names it."""
    array = array_of(value)
    result = float("nan") if array is None or array.ndim else float(array)
    if not np.isfinite(result) or (least is not None and result < least):
        bound = "" if least is None else f", at least {least:g}"
        raise InputError(
            f"{name} = {shown(value)}",
            expected=f"a finite number{bound}",
            cause=NO_NUMBER if least is None else f"a wrong sign, or {NO_NUMBER}",
            remedy=f"give {name} as such a number",
        )
    _not_too_large(name, value, abs(result))
    return result


def positive(
    name: str,
    value: float,
    unit: str,
    *,
    kind: type[InputError] = InputError,
    remedy: str | None = None,
    within: tuple[float, float] = (SMALLEST, LARGEST),
) -> float:
    """``value`` as a finite number greater than zero and ``within`` bounds, or an error that names it."""
    if not is_positive(value):
        expected = f"a finite number greater than zero, in {unit}"
        cause = f"a wrong sign, or {NO_NUMBER}"
        remedy = remedy or f"give {name} as a positive number"
        raise kind(f"{name} = {shown(value)}", expected=expected, cause=cause, remedy=remedy)
    result = float(value)
    low, high = within
    if not low <= result <= high:
        raise kind(
            f"{name} = {shown(value)}",
            expected=f"a number from {low:g} to {high:g}, in {unit}",
            cause="another unit, or a mistyped exponent; products of such numbers leave the range of float64",
            remedy=f"give {name} in {unit}, or choose units in which the numbers are ordinary",
        )
    return result


def whole(name: str, value: Any, *, least: int, most: int, cause: str | None = None) -> int:
    """``value`` as a whole number from ``least`` to ``most``, or an error that names it."""
    try:
        result = operator.index(value)
    except TypeError:
        result = least - 1
    if not least <= result <= most:
        bound = f"of at least {least}" if result < least else f"from {least} to {most}"
        raise InputError(
            f"{name} = {shown(value)}",
            expected=f"a whole number {bound}",
            cause=cause if cause is not None and result < least else "another quantity, or a mistyped number",
            remedy=f"give {name} as an integer within these bounds",
        )
    return result


def _not_too_large(name: str, value: Any, largest: float) -> None:
    if largest > LARGEST:
        raise InputError(
            f"{name} = {shown(value)}",
            expected=f"numbers of at most {LARGEST:g}",
            cause="another unit, or a mistyped exponent; squares and products of such numbers overflow",
            remedy="choose units in which the numbers are ordinary",
        )
