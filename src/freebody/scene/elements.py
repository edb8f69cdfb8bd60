"""Forms of elements, made from the fields that their classes declare."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Mapping
from functools import cache, singledispatch
from typing import Annotated, Any, ClassVar, ForwardRef, Literal, get_args

import numpy as np
from pydantic import Discriminator, StrictBool, Tag, create_model

from freebody import fields as kinds
from freebody.contact.fixed import OneShape
from freebody.contact.ground import Ground
from freebody.contact.moving import VectorCurve
from freebody.contact.pair import OneSide
from freebody.errors import InputError
from freebody.fields import fields_of
from freebody.forces.checks import OneBody, Point
from freebody.joints.limits import Ends
from freebody.model.body import Body
from freebody.model.material import Material, OneMaterial
from freebody.scene.forms import Form, choice, number, numbers, printable, rows
from freebody.scene.pose import orientation
from freebody.scene.site import Site

# Gives the body, the material or the ground that an entry names; knows the entry, for messages.
Find = Callable[[str, str], Any]
NameOf = Callable[[Any], str]

Times = numbers("a time", "s", length=None)


class ElementForm(Form):
    """An element whose entries are the fields that its class declares."""

    makes: ClassVar[type[Any]]
    declared: ClassVar[Mapping[str, kinds.Field[Any]]]

    def build(self, site: Site, find: Any = None) -> Any:
        """The element, on the bodies that ``find`` knows."""
        return self.made(self.arguments(), site, find)

    def made(self, given: Mapping[str, Any], site: Site, find: Find) -> Any:
        """The element of these entries."""
        return self.makes(**{key: _read(self.declared[key], value, site, find) for key, value in given.items()})

    @classmethod
    def of(cls, element: Any, name_of: Any = None) -> ElementForm:
        """The form from which the same element comes back, bit for bit."""
        return cls(**{key: cls.written(key, value, name_of) for key, value in element.arguments().items()}, **cls.tag())

    @classmethod
    def tag(cls) -> dict[str, str]:
        """The entry that says which form it is, if it has one."""
        first, field = next(iter(cls.model_fields.items()))
        return {first: get_args(field.annotation)[0]} if first not in cls.declared else {}

    @classmethod
    def written(cls, key: str, value: Any, name_of: NameOf) -> Any:
        """The value of a field as the form takes it."""
        field = cls.declared[key]
        if isinstance(value, Body | Ground | Material):
            return name_of(value)
        if isinstance(field, kinds.Table) and value is not None:
            return element_form(field.kind).of(value, name_of)
        if isinstance(field, kinds.Curve) and isinstance(value, tuple):
            times, entries = (np.asarray(part, dtype=np.float64).tolist() for part in value)
            vectors = isinstance(field, kinds.Profile | VectorCurve)
            return {"times": times, "vectors" if vectors else "values": entries}
        return value.tolist() if isinstance(value, np.ndarray) else value


def _read(field: kinds.Field[Any], value: Any, site: Site, find: Find) -> Any:
    if isinstance(field, OneBody | OneMaterial | OneSide):
        return find(field.name, value)
    if isinstance(value, Form):
        return value.build(site, find)
    return None if isinstance(field, kinds.Number) and value in field.words else value


@cache
def element_form(kind: Any, base: type[ElementForm] = ElementForm, word: str = "", key: str = "type") -> Any:
    """The form of a class; with a ``word``, which its entry ``key`` says."""
    arguments = inspect.signature(kind).parameters
    declared = {name: field for name, field in fields_of(kind).items() if name in arguments}
    entries: dict[str, Any] = {key: (Literal[word], ...)} if word else {}
    for name, field in declared.items():
        needed = arguments[name].default is inspect.Parameter.empty
        entries[name] = (entry(field), ...) if needed else (entry(field) | None, None)
    summary = (inspect.getdoc(kind) or "").split("\n\n")[0].replace("\n", " ")
    form: Any = create_model(f"{kind.__name__}Form", __base__=base, __doc__=summary, **entries)
    form.makes, form.declared = kind, declared
    return form


def form_of(element: Any, forms: Mapping[str, Any], *name_of: NameOf) -> Any:
    """The one of ``forms`` that makes such an element, filled in. Raises :class:`InputError` if none does."""
    for form in forms.values():
        if type(element) is form.makes:
            return form.of(element, *name_of)
    raise InputError(f"a {type(element).__name__} has no form in scenes", expected="one of " + ", ".join(forms))


@singledispatch
def entry(field: kinds.Field[Any]) -> Any:
    """The type of the entry for a field."""
    raise TypeError(f"no entry for a {type(field).__name__}")


@entry.register
def _(field: kinds.Number) -> Any:
    limits = {"exclusiveMinimum" if field.above else "minimum": field.least, "maximum": field.most}
    given = {key: limit for key, limit in limits.items() if limit is not None}
    return number(field.quantity, field.unit, *field.also, words=field.words, sentence=field.sentence, **given)


@entry.register(kinds.Vector)
@entry.register(Point)
def _(field: Any) -> Any:
    return numbers(field.quantity, field.unit, *field.also, sentence=field.sentence)


@entry.register
def _(field: kinds.Series) -> Any:
    return numbers(field.quantity, field.unit, length=None, sentence=field.sentence)


@entry.register
def _(field: kinds.Rows) -> Any:
    shape: Any = {"lengths": field.lengths, "count": field.count, "infinite": field.infinite}
    return rows(field.quantity, field.unit, **shape, sentence=field.sentence)


@entry.register
def _(field: kinds.Choice) -> Any:
    return choice(*field.words, sentence=field.sentence)


@entry.register(OneBody)
@entry.register(OneMaterial)
@entry.register(OneSide)
@entry.register(kinds.Text)
def _(field: Any) -> Any:
    return printable(field.sentence)


@entry.register
def _(field: kinds.Flag) -> Any:
    return StrictBool


@entry.register
def _(field: kinds.Orientation) -> Any:
    return orientation(field.sentence)


@entry.register
def _(field: kinds.Table) -> Any:
    return ForwardRef(field.kind) if isinstance(field.kind, str) else element_form(field.kind)


@entry.register
def _(field: OneShape) -> Any:
    return ForwardRef("AnyShape")


@entry.register
def _(field: Ends) -> Any:
    return numbers(field.quantity, field.unit, length=2, infinite=True, sentence=field.sentence)


@entry.register
def _(field: VectorCurve) -> Any:
    title = f"{field.name}_vectors_in_{field.unit}".replace("/", "_per_")
    vectors: Any = rows(field.quantity, field.unit)
    curve: Any = create_model(title, __base__=VectorsForm, __doc__=field.sentence, vectors=(vectors, ...))
    return _either(numbers(field.quantity, field.unit, sentence=field.sentence), curve)


@entry.register
def _(field: kinds.Profile) -> Any:
    return ProfileForm


@entry.register
def _(field: kinds.Curve) -> Any:
    values: Any = numbers(field.quantity, field.unit, length=None)
    title = f"{field.name}_curve_in_{field.unit}".replace("/", "_per_")
    curve: Any = create_model(title, __base__=CurveForm, __doc__=field.sentence, values=(values, ...))
    if not field.steady:
        return curve
    return _either(number(field.quantity, field.unit, sentence=field.sentence), curve)


def _either(steady: Any, curve: Any) -> Any:
    """A value that stays, or the table of one that changes."""

    def tag(value: Any) -> str:
        return "<curve>" if isinstance(value, dict | Form) else "<steady>"

    return Annotated[Annotated[steady, Tag("<steady>")] | Annotated[curve, Tag("<curve>")], Discriminator(tag)]


class CurveForm(Form):
    """What a motor follows: ``values`` at ``times``."""

    times: Times
    values: Any

    def build(self, site: Site, find: Find) -> tuple[Any, Any]:
        """(times, values)."""
        return self.times, self.values


class VectorsForm(Form):
    """How a ground moves: ``vectors`` at ``times``, and straight lines between."""

    times: Times
    vectors: Any

    def build(self, site: Site, find: Find) -> tuple[Any, Any]:
        """(times, vectors)."""
        return self.times, self.vectors


class ProfileForm(Form):
    """Straight lines between ``times``: ``factors`` of the vector, or the ``vectors`` themselves."""

    times: Times
    factors: numbers("a factor", "", length=None) | None = None
    vectors: rows("a vector", "") | None = None

    def build(self, site: Site, find: Find) -> tuple[Any, Any]:
        """(times, values)."""
        if (self.factors is None) == (self.vectors is None):
            raise InputError("a profile with factors and vectors, or neither", expected="one of the two")
        return self.times, self.vectors if self.factors is None else self.factors
