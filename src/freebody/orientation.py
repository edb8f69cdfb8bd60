"""Orientations as people write them: axis and angle, Euler angles, or a text such as "90 deg about z"."""

from __future__ import annotations

import math
import re
from collections.abc import Mapping
from itertools import pairwise
from typing import Any

from freebody.figures import nearest, shown
from freebody.units import Dimension, UnitError, quantity

Quaternion = tuple[float, float, float, float]

ANGLE = Dimension("an angle", "rad")
DIRECTION = Dimension("a direction", "", ("m",))
ABOUT = re.compile(r"\s*(.*?)\s+about\s+(.*?)\s*")
LONGEST = 200

EXPECTED = (
    'a unit quaternion [w, x, y, z], a 3x3 rotation matrix, "30 deg about z", { axis = [x, y, z], angle = "30 deg" } '
    'or { euler = [a, b, c], order = "xyz" }'
)


def turn_of(value: str | Mapping[str, Any]) -> Quaternion:
    """The unit quaternion wxyz that a text or a table means. Raises :class:`UnitError`, with the entry in ``key``.

    A text is an angle and an axis: "90 deg about z", "-0.5 about (1, 1, 0)". A table has ``axis`` and ``angle``, or
    ``euler`` and ``order``: three turns, "xyz" about the axes of the world, "XYZ" about those that turn along.
    """
    if isinstance(value, str):
        match = ABOUT.fullmatch(value) if len(value) <= LONGEST else None
        if match is None:
            raise UnitError(shown(value), EXPECTED)
        return _about(_axis(match[2]), quantity(match[1], ANGLE))
    names = ("euler", "order") if "euler" in value else ("axis", "angle")
    for key in value:
        if key not in names:
            remedy = nearest(str(key), names)
            raise UnitError(f"there is no {shown(key)} here", "one of " + ", ".join(names), remedy, str(key))
    for name in names:
        if name not in value:
            raise UnitError(f"{name} is missing", f"an entry {name} = ...")
    if "euler" in value:
        return _euler(_three(value["euler"], ANGLE, "euler"), value["order"])
    return _about(_three(value["axis"], DIRECTION, "axis"), _entry(value["angle"], ANGLE, "angle"))


def _axis(text: str) -> tuple[float, ...]:
    """x, -y, (1, 1, 0)."""
    sign = -1.0 if text.startswith("-") else 1.0
    if text.lstrip("+-") in ("x", "y", "z") and len(text) <= 2:
        return tuple(sign if text[-1] == name else 0.0 for name in "xyz")
    return _three(text.strip("()[]").replace(",", " ").split(), DIRECTION, "axis")


def _three(value: Any, dimension: Dimension, key: str) -> tuple[float, ...]:
    if not isinstance(value, list | tuple) or len(value) != 3:
        raise UnitError(shown(value), f"three numbers: {dimension}", None, key)
    return tuple(_entry(entry, dimension, key) for entry in value)


def _entry(value: Any, dimension: Dimension, key: str) -> float:
    try:
        result = quantity(value, dimension)
    except UnitError as error:
        raise UnitError(error.found, error.expected, error.remedy, key) from None
    if not math.isfinite(result):
        raise UnitError(shown(value), f"{dimension}, finite", None, key)
    return result


def _about(axis: tuple[float, ...], angle: float) -> Quaternion:
    length = math.sqrt(sum(entry * entry for entry in axis))
    if not (0.0 < length < math.inf and math.isfinite(angle)):
        raise UnitError(shown(axis), "an axis of any length but zero, and a finite angle", None, "axis")
    x, y, z = (math.sin(0.5 * angle) * entry / length for entry in axis)
    return (math.cos(0.5 * angle), x, y, z)


def _euler(angles: tuple[float, ...], order: Any) -> Quaternion:
    axes = order.lower() if isinstance(order, str) else ""
    fixed = order == axes
    if len(axes) != 3 or set(axes) - set("xyz") or any(a == b for a, b in pairwise(axes)) or not (
        fixed or order.isupper()
    ):  # fmt: skip
        raise UnitError(
            shown(order),
            'three axes such as "xyz" (fixed in the world) or "ZXZ" (turning along), none twice in a row',
            None,
            "order",
        )
    result: Quaternion = (1.0, 0.0, 0.0, 0.0)
    for axis, angle in zip(axes, angles):
        turn = (math.cos(0.5 * angle), *(math.sin(0.5 * angle) if axis == name else 0.0 for name in "xyz"))
        result = _product(turn, result) if fixed else _product(result, turn)
    return result


def _product(a: Any, b: Any) -> Quaternion:
    (p, x, y, z), (q, u, v, w) = a, b
    return (
        p * q - (x * u + y * v + z * w),
        p * u + q * x + (y * w - z * v),
        p * v + q * y + (z * u - x * w),
        p * w + q * z + (x * v - y * u),
    )
