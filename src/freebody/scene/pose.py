"""Orientations as people write them."""

from __future__ import annotations

import math
from itertools import pairwise
from typing import Annotated, Any

import numpy as np
from pydantic import BeforeValidator, WithJsonSchema

from freebody.scene.errors import short
from freebody.scene.forms import Form, number, numbers, refuse, rows

__all__ = ["Orientation", "Rotation"]

Quaternion = tuple[float, float, float, float]

Angle = number("an angle", "rad")
Rotation = rows("a rotation matrix", "", count=3)


class AxisAngle(Form):
    """A turn by ``angle`` about ``axis`` (any length but zero)."""

    axis: numbers("a direction", "", "m")
    angle: Angle


class Euler(Form):
    """Three turns in the stated order: "xyz" about the axes of the world, "XYZ" about those that turn along."""

    euler: numbers("an angle", "rad")
    order: str


def _read(value: Any) -> Any:
    """A quaternion, or the rows of a matrix as they are."""
    if isinstance(value, dict):
        return _euler(Euler(**value)) if "euler" in value else _axis_angle(AxisAngle(**value))
    if isinstance(value, list | tuple) and len(value) in (3, 4):
        nested = all(isinstance(row, list | tuple) and len(row) == 3 for row in value)
        flat = [entry for row in value for entry in row] if nested and len(value) == 3 else list(value)
        plain = all(isinstance(entry, int | float) and not isinstance(entry, bool) for entry in flat)
        if plain and len(flat) in (4, 9) and all(abs(entry) <= 2 for entry in flat):
            return tuple(tuple(map(float, row)) for row in value) if nested else tuple(map(float, value))
    return refuse(
        short(value),
        expected='a unit quaternion [w, x, y, z], a 3x3 rotation matrix, { axis = [x, y, z], angle = "30 deg" } or '
        '{ euler = [a, b, c], order = "xyz" }',
    )


def _axis_angle(form: AxisAngle) -> Quaternion:
    length = math.sqrt(sum(entry * entry for entry in form.axis))
    if not 0.0 < length < math.inf:
        refuse(short(form.axis), expected="an axis of any length but zero", key="axis")
    x, y, z = (math.sin(0.5 * form.angle) * entry / length for entry in form.axis)
    return (math.cos(0.5 * form.angle), x, y, z)


def _euler(form: Euler) -> Quaternion:
    fixed = form.order.islower()
    axes = form.order.lower()
    if (
        len(axes) != 3
        or set(axes) - set("xyz")
        or any(a == b for a, b in pairwise(axes))
        or (not fixed and not form.order.isupper())
    ):
        refuse(
            short(form.order),
            expected='three axes such as "xyz" (fixed in the world) or "ZXZ" (turning along), none twice in a row',
            key="order",
        )
    result: Quaternion = (1.0, 0.0, 0.0, 0.0)
    for axis, angle in zip(axes, form.euler):
        vector = [math.sin(0.5 * angle) if axis == name else 0.0 for name in "xyz"]
        turn = (math.cos(0.5 * angle), *vector)
        result = _product(turn, result) if fixed else _product(result, turn)
    return result


def _product(a: Any, b: Any) -> Quaternion:
    w = a[0] * b[0] - float(np.dot(a[1:], b[1:]))
    x, y, z = (float(value) for value in a[0] * np.array(b[1:]) + b[0] * np.array(a[1:]) + np.cross(a[1:], b[1:]))
    return (w, x, y, z)


_SCHEMA = {
    "anyOf": [
        {"type": "array", "items": {"type": "number"}, "minItems": 4, "maxItems": 4},
        {"type": "array", "items": {"type": "array", "items": {"type": "number"}}, "minItems": 3, "maxItems": 3},
        {"type": "object", "required": ["axis", "angle"], "properties": {"axis": {}, "angle": {}}},
        {
            "type": "object",
            "required": ["euler", "order"],
            "properties": {"euler": {}, "order": {"type": "string", "pattern": "^([xyz]{3}|[XYZ]{3})$"}},
        },
    ],
    "description": "quaternion wxyz, rotation matrix, axis and angle, or Euler angles with their order",
}

Orientation = Annotated[tuple[Any, ...], BeforeValidator(_read), WithJsonSchema(_SCHEMA)]
