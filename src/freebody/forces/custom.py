"""Forces that users write: a Python function, compiled, called for a body or a group of bodies."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, overload

from numba import types

from freebody.forces.custom_compile import compiled, in_words
from freebody.forces.custom_group import GROUPS, VIEWS
from freebody.forces.custom_law import GROUP, Law, plain_function
from freebody.forces.custom_program import Program, force_program


class ForceLaw(Law):
    """A function that returns (force, torque): what ``@fb.force`` makes of it."""

    decorator = "force"
    conservative = False

    def __init__(self, function: Callable[..., Any], velocity_dependent: bool) -> None:
        super().__init__(function)
        self.velocity_dependent = velocity_dependent
        # What it is called with after the time: one body, all bodies of a group, or each body beside the whole group.
        self.form = "bodies" if GROUP in self.arguments[1:2] else "each" if GROUP in self.arguments[2:3] else "body"
        self.leading = 3 if self.form == "each" else 2
        if len(self.arguments) < 2 or self.arguments[0] != "t" or set(self.defaults) & set(self.arguments[:2]):
            raise self._fault(
                f"takes ({', '.join(self.arguments)})",
                expected="t, the time in s, then body or bodies, then parameters: def law(t, body, strength)",
            )

    @property
    def _takes_group(self) -> bool:
        return self.form != "body"

    @property
    def _usage(self) -> str:
        return f"{self.name}([body, ...], ...)" if self._takes_group else f"{self.name}(body, ...)"

    def _parameter_names(self, count: int) -> tuple[str, ...]:
        if self.form == "body" and count != 1:
            raise self._fault(f"was called with {count} bodies", expected=self._usage)
        return self.arguments[self.leading :]

    def _counts(self, grouped: bool) -> bool:
        # One pair for each body: so many bodies, so many pairs to check.
        return self.form == "bodies"

    def _make(self, count: int, shapes: tuple[int, ...]) -> Program:
        flavour = "view" if self.velocity_dependent else "pose"
        seen = {
            "body": (VIEWS[flavour],),
            "bodies": (GROUPS[flavour],),
            "each": (VIEWS[flavour], GROUPS[flavour]),
        }[self.form]
        parameters = (types.UniTuple(types.float64, shape) if shape else types.float64 for shape in shapes)
        result = compiled(self.compiled, (types.float64, *seen, *parameters))
        if self.form == "bodies":
            self._check_all(result, count)
        else:
            self._check(result)
        return force_program(self.compiled, self.form, shapes, flavour)

    def _check(self, result: Any) -> None:
        if not _is_wrench(result):
            raise self._fault(
                f"returns {in_words(result)}",
                expected="two tuples of three numbers: (fx, fy, fz), (tx, ty, tz), force and torque in the world frame",
                remedy="return on every path" if isinstance(result, types.Optional | types.NoneType) else None,
            )

    def _check_all(self, result: Any, count: int) -> None:
        if not isinstance(result, types.BaseTuple) or len(result) != count or not all(map(_is_wrench, result)):
            raise self._fault(
                f"returns {in_words(result)} for {count} bodies",
                expected=f"a tuple of {count} pairs, each (fx, fy, fz), (tx, ty, tz)",
                remedy="for groups of any size write def law(t, body, bodies, ...): it is called for each body and "
                "returns the one pair for it",
            )


def _is_wrench(kind: Any) -> bool:
    return isinstance(kind, types.BaseTuple) and len(kind) == 2 and all(map(_is_vector, kind))


def _is_vector(kind: Any) -> bool:
    numbers = types.Float | types.Integer
    return isinstance(kind, types.BaseTuple) and len(kind) == 3 and all(isinstance(entry, numbers) for entry in kind)


@overload
def force(function: Callable[..., Any]) -> ForceLaw: ...
@overload
def force(*, velocity_dependent: bool = ...) -> Callable[[Callable[..., Any]], ForceLaw]: ...
def force(
    function: Callable[..., Any] | None = None, *, velocity_dependent: bool = True
) -> ForceLaw | Callable[[Callable[..., Any]], ForceLaw]:
    """Make a force of a function ``law(t, body, ...)`` that returns (force, torque), in N and N m, world frame.

    The torque is about the centre of mass. The function is compiled; it sees the time t in s and the body as plain
    numbers and tuples (see :class:`freebody.forces.custom_view.BodyView`). Its further arguments are parameters, given
    by name when it is applied to a body: ``world.add(law(body, strength=2.0))``. They live in the world's tables, so
    that other values need no other compilation.

    With ``bodies`` for ``body`` it is applied to a list of bodies and returns a tuple of one pair for each; as
    ``law(t, body, bodies, ...)`` it is called once for each body of the list and returns the pair for that one.

    Its work is accumulated. ``velocity_dependent=False`` promises that it reads no velocities, which splitting methods
    reward; the body then has none. Raises :class:`InputError` where a function or its arguments do not fit.
    """

    def decorate(function: Callable[..., Any]) -> ForceLaw:
        return ForceLaw(plain_function(function, "force"), velocity_dependent)

    return decorate if function is None else decorate(function)
