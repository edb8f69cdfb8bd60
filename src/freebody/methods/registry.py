"""Every method by its name."""

from __future__ import annotations

import importlib
import inspect
from dataclasses import dataclass
from difflib import get_close_matches

from freebody.errors import InputError
from freebody.figures import shown
from freebody.methods.base import OWN, Method

# One line per method: its file in this room and its class. Text, so that a run loads no method but its own.
METHODS = {
    "euler": "textbook:Euler",
    "midpoint": "textbook:Midpoint",
    "rk4": "textbook:RK4",
    "exponential_euler": "exponential_euler:ExponentialEuler",
    "cg4": "cg4:CG4",
    "rkmk4": "rkmk4:RKMK4",
    "cf4": "cf4:CF4",
    "splitting": "splitting:Splitting",
    "lgvi": "lgvi:LGVI",
    "exact": "exact:Exact",
    "exact4": "exact4:Exact4",
    "adaptive": "adaptive.method:Adaptive",
    "rattle": "rattle:Rattle",
    "rattle4": "rattle:Rattle4",
    "natural": "natural:Natural",
    "generalized_alpha": "generalized_alpha:GeneralizedAlpha",
    "newmark": "generalized_alpha:Newmark",
    "touch4": "touch4.method:Touch4",
    "moreau": "moreau.method:Moreau",
}


@dataclass(frozen=True)
class Description:
    """What a method says about itself: see the attributes of ``Method``; ``options`` with their defaults."""

    name: str
    order: int
    preserves: tuple[str, ...]
    evaluations: int
    layout: str
    options: str
    joints: bool
    contact: bool
    reference: str
    summary: str


class IntegratorTable(dict[str, Description]):
    """Descriptions by name; prints as a table."""

    def __repr__(self) -> str:
        head = ("name", "order", "evaluations", "preserves", "summary")
        lines = [head, *((m.name, str(m.order), str(m.evaluations), _kept(m), m.summary) for m in self.values())]
        widths = [max(len(line[column]) for line in lines) for column in range(len(head))]
        padded = ["  ".join(cell.ljust(width) for cell, width in zip(line, widths)).rstrip() for line in lines]
        return "\n".join([padded[0], "  ".join("-" * width for width in widths), *padded[1:]])

    def to_markdown(self) -> str:
        """The same with options and references, as a table for the documentation."""
        lines = ["| name | order | evaluations | preserves | state | options | for | reference |", "|---" * 8 + "|"]
        for m in self.values():
            options = f"`{m.options}`" if m.options else "-"
            cells = (f"`{m.name}`", m.order, m.evaluations, _kept(m), m.layout, options, m.summary, m.reference)
            lines.append("| " + " | ".join(map(str, cells)) + " |")
        return "\n".join(lines) + "\n"


def _kept(method: Description) -> str:
    return ", ".join(method.preserves) or "-"


def get(method: str | Method) -> Method:
    """The method itself, or the one of that name with its default options. Raises :class:`InputError` for any other."""
    if isinstance(method, Method):
        return _sound(method)
    given: object = method
    if isinstance(given, type) and issubclass(given, Method):
        raise InputError(f"integrator = {given.__name__}, a class", remedy=f"call it: {given.__name__}()")
    if not isinstance(method, str) or method not in names():
        close = get_close_matches(shown(method).strip("'").lower().replace("-", "_"), names(), n=1, cutoff=0.6)
        raise InputError(
            f"integrator = {shown(method)}",
            expected="a method such as fb.CF4(), or one of " + ", ".join(names()),
            remedy=f"did you mean {close[0]!r}?" if close else "fb.integrators() says what each is for",
        )
    return _sound(_class_of(method)())


def names() -> tuple[str, ...]:
    """Those of freebody, and those that users have defined."""
    return (*METHODS, *OWN)


def _sound(method: Method) -> Method:
    """``method``, if it says what it is. Raises :class:`InputError` if something of a user's own one is missing."""
    kind = type(method)
    missing = [part for part in ("name", "order", "step") if not hasattr(kind, part) and not hasattr(method, part)]
    if kind.advance is not Method.advance or method.variable_step:
        missing = [part for part in missing if part != "step"]
    if missing:
        raise InputError(
            f"the integrator {kind.__name__} without {' and '.join(missing)}",
            expected="name, order and step: see docs/own-integrators.md",
        )
    if method.name in METHODS and not kind.__module__.startswith("freebody."):
        raise InputError(
            f"your integrator is named {method.name!r}", expected="a name that freebody does not use itself"
        )
    return method


def _class_of(name: str) -> type[Method]:
    if name not in METHODS:
        return OWN[name]
    file, kind = METHODS[name].split(":")
    found: type[Method] = getattr(importlib.import_module(f"freebody.methods.{file}"), kind)
    return found


def with_joints() -> tuple[str, ...]:
    """The names of the methods that keep joints."""
    return tuple(name for name in names() if _class_of(name).takes_joints)


def with_contact() -> tuple[str, ...]:
    """The names of the methods that let bodies touch."""
    return tuple(name for name in names() if _class_of(name).takes_contact)


def with_crowds() -> tuple[str, ...]:
    """The names of those that do so in worlds of more pairs than are listed."""
    return tuple(name for name in names() if _class_of(name).takes_crowds)


def integrators() -> IntegratorTable:
    """Every method: name -> order, what it preserves, evaluations per step, state, options, reference, summary."""
    return IntegratorTable({name: _describe(get(name)) for name in names()})


def _describe(method: Method) -> Description:
    options = inspect.signature(type(method)).parameters.values()
    return Description(
        name=method.name,
        order=method.order,
        preserves=method.preserves,
        evaluations=method.evaluations,
        layout=method.layout,
        options=", ".join(f"{option.name}={option.default!r}" for option in options),
        joints=method.takes_joints,
        contact=method.takes_contact,
        reference=method.reference,
        summary=method.summary,
    )
