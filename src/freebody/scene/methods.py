"""Integrators in scenes: a name, or a table with options."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BeforeValidator

from freebody.errors import InputError
from freebody.methods.base import Method
from freebody.methods.registry import METHODS, get
from freebody.scene.elements import ElementForm, element_form
from freebody.scene.forms import tagged


class MethodForm(ElementForm):
    """A method with the options that its class declares."""

    name: str

    def build(self, *_: Any) -> Method:
        """The method itself."""
        method: Method = self.makes(**self.arguments("name"))
        return method


_classes: dict[str, Any] = {word: type(get(word)) for word in METHODS}
FORMS: dict[str, Any] = {word: element_form(kind, MethodForm, word, key="name") for word, kind in _classes.items()}


def _table(value: Any) -> Any:
    return {"name": value} if isinstance(value, str) else value


_TABLE: Any = tagged(FORMS, "name")
_NAME: Any = Literal[tuple(METHODS)]
AnyMethod = Annotated[_TABLE, BeforeValidator(_table, json_schema_input_type=_NAME | _TABLE)]


def method_form(method: Method) -> MethodForm:
    """The form of any method; its options are attributes under their own names."""
    if method.name not in FORMS:
        raise InputError(
            f"integrator {method.name!r} in a scene",
            expected="one of " + ", ".join(FORMS),
            cause="a scene is read where your own integrators are not known",
            remedy="leave the integrator out, and give it to simulate or view",
        )
    form = FORMS[method.name]
    made: MethodForm = form(name=method.name, **{option: getattr(method, option) for option in form.declared})
    return made
