"""What users give as numbers, checked."""

from __future__ import annotations

import reprlib
from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from freebody.errors import InputError

__all__ = ["is_positive", "number", "numbers", "vector"]


def vector(name: str, value: ArrayLike, length: int = 3) -> NDArray[np.float64]:
    """``value`` as finite numbers, or an error that names it."""
    try:
        array = np.array(value, dtype=np.float64)
    except (TypeError, ValueError):
        array = np.array(np.nan)
    if array.shape != (length,) or not np.isfinite(array).all():
        raise InputError(f"{name} = {value!r}", expected=f"{length} finite numbers")
    return array


def is_positive(value: Any) -> bool:
    """Whether ``value`` is one finite number greater than zero. Texts, lists and None are none."""
    try:
        return not isinstance(value, str | bytes) and 0.0 < float(value) < float("inf")
    except (TypeError, ValueError, OverflowError):
        return False


def numbers(name: str, value: ArrayLike, *, expected: str) -> NDArray[np.float64]:
    """``value`` as an array of any shape, or an error that names it and says what was ``expected``."""
    try:
        return np.asarray(value, dtype=np.float64)
    except (TypeError, ValueError):
        raise InputError(f"{name} = {reprlib.repr(value)}", expected=expected) from None


def number(name: str, value: float, *, least: float | None = None) -> float:
    """``value`` as a finite number, not below ``least``, or an error that names it."""
    try:
        result = float(value)
    except (TypeError, ValueError):
        result = float("nan")
    if not np.isfinite(result) or (least is not None and result < least):
        bound = "" if least is None else f", at least {least:g}"
        raise InputError(f"{name} = {value!r}", expected=f"a finite number{bound}")
    return result
