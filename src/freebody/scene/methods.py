"""Integrators in scenes: a name, or a table with options."""

from __future__ import annotations

import inspect
from typing import Annotated, Any, Literal

from pydantic import BeforeValidator, StrictBool, create_model

from freebody.methods.base import Method
from freebody.methods.registry import METHODS, get
from freebody.scene.forms import Form, choice, number, tagged

__all__ = ["AnyMethod", "MethodForm", "method_form"]

Seconds = number("a time", "s")


class MethodForm(Form):
    """A method without options."""

    name: str

    def build(self) -> Method:
        """The method itself."""
        return type(get(self.name))(**self.arguments("name"))


class FlatForm(MethodForm):
    """A textbook method on plain numbers: how it keeps orientations, and whether it puts them right."""

    orientation: choice("quaternion", "matrix") | None = None
    normalize: StrictBool | None = None


class AdaptiveForm(MethodForm):
    """Steps chosen for a tolerance."""

    rtol: number("a relative tolerance", "") | None = None
    atol: number("an absolute tolerance", "") | None = None
    first_step: Seconds | None = None
    max_step: Seconds | None = None


class AlphaForm(MethodForm):
    """How much of an oscillation much faster than the step is left after each step."""

    rho: number("a damping between 0 and 1", "") | None = None


class NewmarkForm(MethodForm):
    """The two coefficients of Newmark's method."""

    gamma: number("a coefficient", "") | None = None
    beta: number("a coefficient", "") | None = None


# Methods that have options, and which.
OPTIONS: dict[str, type[MethodForm]] = {
    "euler": FlatForm,
    "midpoint": FlatForm,
    "rk4": FlatForm,
    "adaptive": AdaptiveForm,
    "generalized_alpha": AlphaForm,
    "newmark": NewmarkForm,
}


def _form(word: str) -> type[MethodForm]:
    """The form of one method, for its name alone, so that editors know which options belong to it."""
    base = OPTIONS.get(word, MethodForm)
    name: Any = (Literal[word], ...)
    return create_model(f"{word}_form", __base__=base, __doc__=get(word).summary, name=name)


FORMS = {word: _form(word) for word in METHODS}


def _table(value: Any) -> Any:
    return {"name": value} if isinstance(value, str) else value


_TABLE: Any = tagged(FORMS, "name")
_NAME: Any = Literal[tuple(METHODS)]
AnyMethod = Annotated[_TABLE, BeforeValidator(_table, json_schema_input_type=_NAME | _TABLE)]


def method_form(method: Method) -> MethodForm:
    """The form of any method; its options are attributes under their own names."""
    options = {name: getattr(method, name) for name in inspect.signature(type(method)).parameters}
    return FORMS[method.name](name=method.name, **options)
