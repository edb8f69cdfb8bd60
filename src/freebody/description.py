"""Descriptions: what users make once and cannot change afterwards.

A world turns its bodies, forces and joints into tables of numbers. An attribute set later would change what they print
and not how they move, so it is an error that names the right way.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Mapping
from difflib import get_close_matches
from functools import wraps
from types import MappingProxyType
from typing import Any, ClassVar, NoReturn, TypeVar

import numpy as np
from numpy.typing import NDArray

from freebody.arguments import si
from freebody.errors import DescriptionError
from freebody.fields import Field, fields_of

Some = TypeVar("Some", bound="Description")
Units = Mapping[str, tuple[str, ...]]


def in_units(**units: str | tuple[str, ...]) -> Units:
    """Arguments and the units of ``freebody.arguments.si``; several where other dimensions are taken as well."""
    return MappingProxyType({name: (unit,) if isinstance(unit, str) else unit for name, unit in units.items()})


class Description:
    """Something whose attributes stay as they were when it was made: ``__init__`` sets them, and nobody after it.

    Arguments of ``__init__`` that are declared as fields (``freebody.fields``) are checked and kept before its body
    runs, in the order of the declaration; the body does what concerns several of them. Fields, and other arguments
    named in ``units``, may be texts, as in scenes: "10 cm", ("1 N", 0, 0), "90 deg about z".
    """

    # The declared fields by name.
    fields: ClassVar[Mapping[str, Field[Any]]] = MappingProxyType({})

    # Argument -> its SI unit and other dimensions it takes, for ``freebody.arguments.si``; subclasses add theirs.
    units: ClassVar[Units] = MappingProxyType({})
    # How to get one that differs.
    _remedy = "make another one with the value you want, and a world with it"

    def __init_subclass__(cls, **options: Any) -> None:
        super().__init_subclass__(**options)
        cls.fields = MappingProxyType(fields_of(cls))  # type: ignore[arg-type]
        own = [vars(base).get("units", {}) for base in reversed(cls.__mro__)]
        own.append({name: field.units for name, field in cls.fields.items() if field.units})
        cls.units = MappingProxyType({name: unit for units in own for name, unit in units.items()})
        if "__init__" in vars(cls):
            # A metaclass would do, but hide from help() and editors what the constructor takes.
            cls.__init__ = _sealing(vars(cls)["__init__"])  # type: ignore[method-assign]

    def arguments(self) -> dict[str, Any]:
        """The fields as the constructor takes them to make the same again."""
        return {name: getattr(self, field.attribute) for name, field in self.fields.items()}

    def __repr__(self) -> str:
        given = {name: value for name, value in self.arguments().items() if value is not None and name != "name"}
        parts = [self.fields["body"].written(given.pop("body"))] if "body" in given else []
        for name, value in given.items():
            if not self.fields[name].quiet or np.any(value):
                parts.append(f"{name}={self.fields[name].written(value)}")
        return f"{type(self).__name__}({', '.join(parts)})"

    def __setattr__(self, name: str, value: object) -> None:
        if "_sealed" in self.__dict__:
            self._refuse(name, f"{type(self).__name__}.{name} = {_short(value)}")
        super().__setattr__(name, value)

    def __delattr__(self, name: str) -> None:
        self._refuse(name, f"del {type(self).__name__}.{name}")

    def _refuse(self, name: str, found: str) -> NoReturn:
        known = [key for key in dir(self) if not key.startswith("_")]
        if name in known:
            cause = "a description is fixed when it is made; a value set later would not reach the physics"
            raise DescriptionError(found, cause=cause, remedy=self._remedy)
        near = get_close_matches(name, known, n=1)
        hint = f"; did you mean {near[0]!r}?" if near else ""
        raise DescriptionError(f"{found}: there is no {name!r}{hint}", remedy=self._remedy)


def _sealing(init: Callable[..., None]) -> Callable[..., None]:
    """``init``, which also reads texts, checks and keeps fields, and seals what it made; inside a subclass's
    ``__init__`` it only keeps fields that are missing."""
    parameters = list(inspect.signature(init).parameters.values())[1:]
    names = [parameter.name for parameter in parameters]
    defaults = {one.name: one.default for one in parameters if one.default is not one.empty}
    most = sum(one.kind is not one.KEYWORD_ONLY for one in parameters)
    needed = set(names) - set(defaults)

    @wraps(init)
    def sealing(self: Description, *args: Any, **options: Any) -> None:
        outermost = type(self).__init__ is sealing
        given = dict(zip(names, args)) | options
        if outermost:
            given = {name: _read(type(self).units, name, value) for name, value in given.items()}
        # Arguments that do not fit are for ``init`` to refuse.
        if len(args) <= most and needed <= given.keys() <= set(names):
            for field in [field for field in self.fields.values() if field.attribute not in self.__dict__]:
                if field.name in names:
                    given[field.name] = field.read(given.get(field.name, defaults.get(field.name)), self)
                    self.__dict__[field.attribute] = given[field.name]
        init(self, *map(given.get, names[: len(args)]), *args[len(names) :], **{name: given[name] for name in options})
        if outermost:
            for value in self.__dict__.values():
                if isinstance(value, np.ndarray):
                    value.flags.writeable = False
            self.__dict__["_sealed"] = True

    return sealing


def _read(units: Units, name: str, value: Any) -> Any:
    return si(name, value, *units[name]) if name in units and isinstance(value, str | list | tuple | Mapping) else value


def fixed(array: NDArray[np.float64]) -> NDArray[np.float64]:
    """``array``, which nobody can change from now on: for what a description computes when it is asked."""
    array.flags.writeable = False
    return array


def variant(description: Some, **attributes: Any) -> Some:
    """A copy with other ``attributes``, which are taken as they are: for code that has checked them."""
    made = object.__new__(type(description))
    made.__dict__.update(description.__dict__, **attributes)
    return made


def _short(value: object) -> str:
    text = repr(value)
    return text if len(text) <= 60 else f"{text[:57]}..."
