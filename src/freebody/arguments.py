"""What users give as numbers, checked.

Whatever comes in (integers of 5,000 digits, Decimal, NaN, strings), only errors of this package come out. Sizes are
limited, so that the products that mechanics makes of a few of them neither overflow nor vanish in float64.
"""

from __future__ import annotations

import operator
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any, TypeVar

import numpy as np
from numpy.typing import ArrayLike, NDArray

from freebody.errors import InputError
from freebody.figures import nearest, shown
from freebody.orientation import turn_of
from freebody.units import Dimension, UnitError, quantity

Some = TypeVar("Some")

# Beyond these the square of a number overflows or vanishes when it is multiplied by another square.
LARGEST = 1e75
SMALLEST = 1e-75

# Why something is no finite number.
NO_NUMBER = "text in place of a number, or one beyond the range of float64"

# What ``si`` reads as a turn instead of numbers.
ORIENTATION = "orientation"

# Names that an error lists.
MOST_NAMED = 20


def si(name: str, value: Any, *units: str, kind: type[InputError] = InputError) -> Any:
    """``value`` with texts such as "10 cm", alone or in lists, as numbers in SI, by the grammar of scenes.

    The first of ``units`` is the SI unit, others are dimensions that are taken as well; "s; N" is for a pair of lists,
    times and values, or one value alone. ``ORIENTATION`` instead reads "90 deg about z" and tables of axis and angle as
    a quaternion. Anything but texts and tables stays as it is. Raises :class:`InputError` that names the argument.
    """
    try:
        if units == (ORIENTATION,):
            return turn_of(value) if isinstance(value, str | Mapping) else value
        first, semicolon, second = units[0].partition("; ")
        if semicolon and isinstance(value, tuple | list) and len(value) == 2:
            return tuple(_plain(part, Dimension("a number", unit)) for part, unit in zip(value, (first, second)))
        return _plain(value, Dimension("a number", second or first, units[1:]))
    except UnitError as error:
        place = "" if error.key is None else f", {error.key}"
        found = error.found if error.found == shown(value) else f"{shown(value)}{place}: {error.found}"
        parts = {"expected": error.expected, "cause": error.cause, "remedy": error.remedy}
        raise kind(f"{name} = {found}", **parts) from None


def _plain(value: Any, dimension: Dimension) -> Any:
    if isinstance(value, str):
        return quantity(value, dimension)
    if isinstance(value, list | tuple) and any(isinstance(entry, str | list | tuple) for entry in value):
        return [_plain(entry, dimension) for entry in value]
    return value


def unknown(what: str, name: Any, known: Iterable[str], where: str = "") -> InputError:
    """The error for a name that nothing has: lists those that exist, and the nearest."""
    names = list(map(str, known))
    listed = ", ".join(map(repr, names[:MOST_NAMED])) + (", ..." if len(names) > MOST_NAMED else "")
    return InputError(
        f"no {what} {shown(name)}{where}",
        expected=f"one of {listed}" if names else "none: there are no names",
        remedy=nearest(name, names),
    )


def array_of(value: Any) -> NDArray[np.float64] | None:
    """``value`` as a new array of numbers, or None: strings, dates, complex numbers, ragged lists and None are none."""
    try:
        if isinstance(value, np.ma.MaskedArray) and np.ma.is_masked(value):
            return None
        given = np.asarray(value)
        if given.dtype.kind not in "biufO":
            return None
        with np.errstate(over="ignore"):
            return np.array(given, dtype=np.float64, order="C")
    except (TypeError, ValueError, ArithmeticError):
        return None


def vector(
    name: str, value: ArrayLike, length: int = 3, *, any_size: bool = False, unit: str | None = None
) -> NDArray[np.float64]:
    """``value`` as finite numbers, or an error that names it; ``any_size`` for directions, which are made unit.

    With a ``unit``, texts are taken as well.
    """
    array = array_of(value if unit is None else si(name, value, unit))
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


def number(
    name: str, value: Any, *, least: float | None = None, most: float | None = None, unit: str | None = None
) -> float:
    """``value`` as a finite number from ``least`` to ``most``, or an error that names it; a text if there is a
    ``unit``.
    """
    low, high = -LARGEST if least is None else least, LARGEST if most is None else most
    if type(value) is float and low <= value <= high and abs(value) <= LARGEST:
        return value  # as nearly all are
    array = array_of(value if unit is None else si(name, value, unit))
    result = float("nan") if array is None or array.ndim else float(array)
    if not np.isfinite(result) or (least is not None and result < least) or (most is not None and result > most):
        bound = "" if least is None else f", at least {least:g}"
        bound += "" if most is None else f", at most {most:g}"
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
    value: float | str,
    unit: str,
    *,
    kind: type[InputError] = InputError,
    remedy: str | None = None,
    within: tuple[float, float] = (SMALLEST, LARGEST),
) -> float:
    """``value`` as a finite number greater than zero and ``within`` bounds, or an error that names it.

    A text with a unit of the same dimension as ``unit`` is taken as well.
    """
    if isinstance(value, str):
        value = si(name, value, unit, kind=kind)
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


def flag(name: str, value: Any) -> bool:
    """``value`` if it is True or False, or an error that names it: "no" is not False."""
    if not isinstance(value, bool | np.bool_):
        raise InputError(f"{name} = {shown(value)}", expected="True or False")
    return bool(value)


def one_of(name: str, value: Any, words: Iterable[str], *, expected: str | None = None) -> str:
    """``value`` if it is one of ``words``, or an error that names it, them or what is ``expected``, and the nearest."""
    known = list(words)
    if not isinstance(value, str) or value not in known:
        raise InputError(
            f"{name} = {shown(value)}",
            expected=expected or "one of " + ", ".join(map(repr, known)),
            remedy=nearest(value, known),
        )
    return value


def several(name: str, value: Any, expected: str) -> tuple[Any, ...]:
    """What is in ``value``, or an error that names it; texts and single things are not taken apart."""
    try:
        if isinstance(value, str | bytes | dict):
            raise TypeError
        return tuple(value)
    except TypeError:
        raise InputError(f"{name} = {shown(value)}", expected=expected) from None


def instance(name: str, value: Any, kind: type[Some], expected: str) -> Some:
    """``value`` if it is a ``kind``, or an error that names it."""
    if not isinstance(value, kind):
        raise InputError(f"{name} = {shown(value)}", expected=expected)
    return value


def a_path(name: str, value: Any) -> Path:
    """``value`` as a path, or an error that names it."""
    try:
        path = Path(value)
        if "\0" in str(path):
            raise ValueError
    except (TypeError, ValueError):
        raise InputError(f"{name} = {shown(value)}", expected="a path: a text or a pathlib.Path") from None
    return path


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
