"""Orientations in scenes."""

from __future__ import annotations

from typing import Annotated, Any

from pydantic import BeforeValidator, WithJsonSchema

from freebody.orientation import EXPECTED, turn_of
from freebody.scene.errors import short
from freebody.scene.forms import refuse, rows
from freebody.units import UnitError

Rotation = rows("a rotation matrix", "", count=3)


def _read(value: Any) -> Any:
    """A quaternion, or the rows of a matrix as they are."""
    if isinstance(value, dict | str):
        try:
            return turn_of(value)
        except UnitError as error:
            refuse(error.found, expected=error.expected, remedy=error.remedy, key=error.key)
    if isinstance(value, list | tuple) and len(value) in (3, 4):
        nested = all(isinstance(row, list | tuple) and len(row) == 3 for row in value)
        flat = [entry for row in value for entry in row] if nested and len(value) == 3 else list(value)
        plain = all(isinstance(entry, int | float) and not isinstance(entry, bool) for entry in flat)
        if plain and len(flat) in (4, 9) and all(abs(entry) <= 2 for entry in flat):
            return tuple(tuple(map(float, row)) for row in value) if nested else tuple(map(float, value))
    return refuse(short(value), expected=EXPECTED)


_SCHEMA = {
    "anyOf": [
        {"type": "array", "items": {"type": "number"}, "minItems": 4, "maxItems": 4},
        {"type": "array", "items": {"type": "array", "items": {"type": "number"}}, "minItems": 3, "maxItems": 3},
        {"type": "string", "pattern": " about "},
        {"type": "object", "required": ["axis", "angle"], "properties": {"axis": {}, "angle": {}}},
        {
            "type": "object",
            "required": ["euler", "order"],
            "properties": {"euler": {}, "order": {"type": "string", "pattern": "^([xyz]{3}|[XYZ]{3})$"}},
        },
    ],
    "description": "quaternion wxyz, rotation matrix, axis and angle, or Euler angles with their order",
}


def orientation(sentence: str = "") -> Any:
    """The type of a field that holds an orientation."""
    description = f"{sentence}; {_SCHEMA['description']}" if sentence else _SCHEMA["description"]
    schema = {**_SCHEMA, "description": description}
    return Annotated[tuple[Any, ...], BeforeValidator(_read), WithJsonSchema(schema)]


Orientation = orientation()
