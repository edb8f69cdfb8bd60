"""Descriptions: what users make once and cannot change afterwards.

A world turns its bodies, forces and joints into tables of numbers. An attribute set later would change what they print
and not how they move, so it is an error that names the right way.
"""

from __future__ import annotations

import copy
from collections.abc import Callable
from difflib import get_close_matches
from functools import wraps
from typing import Any, NoReturn, TypeVar

from freebody.errors import DescriptionError

__all__ = ["Description", "variant"]

Some = TypeVar("Some", bound="Description")


class Description:
    """Something whose attributes stay as they were when it was made: ``__init__`` sets them, and nobody after it."""

    # How to get one that differs.
    _remedy = "make another one with the value you want, and a world with it"

    def __init_subclass__(cls, **options: Any) -> None:
        super().__init_subclass__(**options)
        if "__init__" in vars(cls):
            # A metaclass would do, but hide from help() and editors what the constructor takes.
            cls.__init__ = _sealing(vars(cls)["__init__"])  # type: ignore[method-assign]

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
    """``init``, which also seals what it made, unless it is a part of a subclass's ``__init__``."""

    @wraps(init)
    def sealing(self: Description, *args: Any, **options: Any) -> None:
        init(self, *args, **options)
        if type(self).__init__ is sealing:
            self.__dict__["_sealed"] = True

    return sealing


def variant(description: Some, **attributes: Any) -> Some:
    """A copy with other ``attributes``, which are taken as they are: for code that has checked them."""
    made = copy.copy(description)
    made.__dict__.update(attributes)
    return made


def _short(value: object) -> str:
    text = repr(value)
    return text if len(text) <= 60 else f"{text[:57]}..."
