"""What the tables of a scene have in common: known keys only, numbers with units, messages that help."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Annotated, Any, NoReturn, Union

from pydantic import BaseModel, BeforeValidator, ConfigDict, Discriminator, Tag, WithJsonSchema, model_validator
from pydantic_core import PydanticCustomError

from freebody.figures import nearest
from freebody.scene.errors import short
from freebody.units import BEYOND, ORDINARY, Dimension, UnitError, quantity


def refuse(
    found: str,
    *,
    expected: str | None = None,
    cause: str | None = None,
    remedy: str | None = None,
    key: str | None = None,
) -> NoReturn:
    """End the validation of this value with a message; ``key`` names the entry of a table that is meant."""
    context = {"found": found, "expected": expected, "cause": cause, "remedy": remedy, "key": key}
    raise PydanticCustomError("scene", "{found}", context)


class Form(BaseModel):
    """A table of a scene. Unknown keys are refused with the nearest known one; what is left out is None."""

    model_config = ConfigDict(extra="forbid", frozen=True, arbitrary_types_allowed=True)

    @model_validator(mode="before")
    @classmethod
    def _known(cls, data: Any) -> Any:
        if isinstance(data, BaseModel):
            return data
        if not isinstance(data, dict):
            refuse(short(data), expected=f"a table with {', '.join(cls.model_fields)}")
        for key in data:
            if key not in cls.model_fields:
                refuse(
                    f"there is no {short(key)} here",
                    expected="one of " + ", ".join(cls.model_fields),
                    remedy=nearest(str(key), cls.model_fields),
                    key=str(key),
                )
        return data

    def arguments(self, *without: str) -> dict[str, Any]:
        """What was given, by name."""
        given = {name: getattr(self, name) for name in type(self).model_fields if name not in (*without, "type")}
        return {name: value for name, value in given.items() if value is not None}


def _finite(value: object, dimension: Dimension, infinite: bool = False) -> float:
    try:
        result = quantity(value, dimension)
    except UnitError as error:
        refuse(error.found, expected=error.expected, cause=error.cause, remedy=error.remedy)
    if math.isnan(result) or (math.isinf(result) and not infinite):
        refuse(short(result), expected=f"{dimension}, finite", cause=BEYOND, remedy=ORDINARY)
    return result


def _scalar_schema(dimension: Dimension, sentence: str = "", **limits: Any) -> dict[str, Any]:
    before = f"{sentence}; " if sentence else ""
    description = f"{before}{dimension}; a number, or a text with a unit"
    return {"anyOf": [{"type": "number", **limits}, {"type": "string"}], "description": description}


def number(name: str, unit: str, *also: str, words: tuple[str, ...] = (), sentence: str = "", **limits: Any) -> Any:
    """The type of a field that holds one number, in ``unit`` or any of the same dimension as it or ``also``.

    ``words`` are texts that it takes as they are. ``limits`` (``minimum`` and so on) are for the schema: the element
    itself refuses what is beyond them.
    """
    dimension = Dimension(name, unit, also)

    def read(value: Any) -> Any:
        return value if isinstance(value, str) and value in words else _finite(value, dimension)

    schema = _scalar_schema(dimension, sentence, **limits)
    if words:
        schema["anyOf"].append({"enum": list(words)})
    return Annotated[float | str if words else float, BeforeValidator(read), WithJsonSchema(schema)]


def numbers(
    name: str, unit: str, *also: str, length: int | None = 3, infinite: bool = False, sentence: str = ""
) -> Any:
    """The type of a field that holds a list of numbers, each with its unit if it likes; any length if None."""
    dimension = Dimension(name, unit, also)

    def read(value: Any) -> tuple[float, ...]:
        return _list(value, dimension, length, infinite)

    schema: dict[str, Any] = {"type": "array", "items": _scalar_schema(dimension), **_described(sentence)}
    if length is not None:
        schema.update(minItems=length, maxItems=length)
    return Annotated[tuple[float, ...], BeforeValidator(read), WithJsonSchema(schema)]


def _list(value: Any, dimension: Dimension, length: int | None, infinite: bool = False) -> tuple[float, ...]:
    if not isinstance(value, list | tuple) or (length is not None and len(value) != length):
        size = f" of {len(value)}" if isinstance(value, list | tuple) else ""
        count = "numbers" if length is None else f"{length} numbers"
        refuse(f"{short(value)}, a {type(value).__name__}{size}", expected=f"a list of {count}: {dimension}")
    result = []
    for place, entry in enumerate(value):
        try:
            result.append(_finite(entry, dimension, infinite))
        except PydanticCustomError as error:
            context = dict(error.context or {})
            parts = {name: context[name] for name in ("expected", "cause", "remedy")}
            refuse(f"entry {place}: {context['found']}", **parts)
    return tuple(result)


def rows(
    name: str,
    unit: str,
    *,
    lengths: tuple[int, ...] = (3,),
    count: int | None = None,
    infinite: bool = False,
    sentence: str = "",
) -> Any:
    """The type of a field that holds rows of numbers, such as a matrix or points."""
    dimension = Dimension(name, unit)

    def read(value: Any) -> tuple[tuple[float, ...], ...]:
        many = "" if count is None else f"{count} "
        expected = f"a list of {many}rows of {' or '.join(map(str, lengths))} numbers: {dimension}"
        if not isinstance(value, list | tuple) or (count is not None and len(value) != count):
            refuse(short(value), expected=expected)
        result = []
        for place, row in enumerate(value):
            if not isinstance(row, list | tuple) or len(row) not in lengths:
                refuse(f"row {place}: {short(row)}", expected=expected)
            result.append(_list(row, dimension, None, infinite))
        return tuple(result)

    entry = {"type": "array", "items": _scalar_schema(dimension), "minItems": min(lengths), "maxItems": max(lengths)}
    schema = {"type": "array", "items": entry, **_described(sentence)}
    return Annotated[tuple[tuple[float, ...], ...], BeforeValidator(read), WithJsonSchema(schema)]


def _printable(value: Any) -> Any:
    if not isinstance(value, str) or not value.strip() or not value.isprintable() or len(value) > 200:
        refuse(short(value), expected="a printable text of 1 to 200 characters")
    return value


def printable(sentence: str = "") -> Any:
    """The type of a field that holds a short text."""
    schema = {"type": "string", "minLength": 1, "maxLength": 200, **_described(sentence)}
    return Annotated[str, BeforeValidator(_printable), WithJsonSchema(schema)]


def _described(sentence: str) -> dict[str, str]:
    return {"description": sentence} if sentence else {}


Name = printable()


def _text(value: Any) -> Any:
    if not isinstance(value, str) or len(value) > 10_000:
        refuse(short(value), expected="a text of at most 10000 characters")
    return value


Text = Annotated[str, BeforeValidator(_text), WithJsonSchema({"type": "string"})]


def whole(least: int, most: int, *, expected: str, cause: str, remedy: str) -> Any:
    """The type of a field that holds a whole number."""

    def read(value: Any) -> Any:
        if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
            refuse(short(value), expected=expected, cause=cause, remedy=remedy)
        return value

    return Annotated[int, BeforeValidator(read), WithJsonSchema({"type": "integer", "minimum": least, "maximum": most})]


def choice(*words: str, sentence: str = "") -> Any:
    """The type of a field that holds one of a few words."""

    def read(value: Any) -> Any:
        if value not in words or not isinstance(value, str):
            expected = "one of " + ", ".join(map(repr, words))
            refuse(short(value), expected=expected, remedy=nearest(str(value), words))
        return value

    return Annotated[str, BeforeValidator(read), WithJsonSchema({"enum": list(words), **_described(sentence)})]


def tagged(kinds: Mapping[str, type[Form]], key: str = "type") -> Any:
    """The type of a field whose table says by ``key`` which of several forms it has."""

    def tag(value: Any) -> str | None:
        word = value.get(key) if isinstance(value, dict) else getattr(value, key, None)
        return f"<{word}>" if isinstance(word, str) and word in kinds else None

    forms: list[Any] = [Annotated[form, Tag(f"<{word}>")] for word, form in kinds.items()]
    # The message carries what the translation into words needs: the key and the kinds that there are.
    message = " ".join([key, *kinds])
    return Annotated[
        Union[tuple(forms)],  # noqa: UP007 - put together at run time
        Discriminator(tag, custom_error_type="kind", custom_error_message=message),
    ]
