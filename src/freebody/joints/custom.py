"""Joints that users write: a Python function of poses that returns what has to be zero."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Any, overload

from numba import types

from freebody.compile import kernel
from freebody.forces.custom_compile import compiled, in_words
from freebody.forces.custom_complex import on_complex_numbers
from freebody.forces.custom_group import VIEWS
from freebody.forces.custom_law import GROUP, Law, plain_function
from freebody.joints.base import Joint
from freebody.joints.constraints.base import Constraint
from freebody.joints.constraints.users_function import UsersFunction
from freebody.joints.custom_program import constraint_program
from freebody.model.body import Body

# More constraints than six leave nothing of a pair of bodies; between several bodies there may be more, but a joint is
# one node of the linkage's matrix, which should stay small.
MOST_ROWS = 12


class CustomJoint(Joint):
    """What calling an ``@fb.constraint`` gives: a joint to add to a world. Immutable."""

    noun = "constraint"

    def __init__(self, law: ConstraintLaw, bodies: tuple[Body, ...], parameters: Mapping[str, Any]) -> None:
        self.law, self.parameters = law, MappingProxyType(dict(parameters))
        self._bodies = bodies
        self.program, self.rows = law.program(len(bodies), False, dict(self.parameters))

    @property
    def bodies(self) -> tuple[Body, ...]:
        """Those it was called with."""
        return self._bodies

    def equations(self) -> Sequence[Constraint]:
        """One block, whose residuals and derivatives the compiled function writes to the tables."""
        floats = [0.0] * (self.rows * (2 + 6 * len(self._bodies)))
        floats += [float(value) for body in self._bodies for value in body.center_of_mass]
        for value in self.parameters.values():
            floats.extend(value if isinstance(value, tuple) else (value,))
        return (UsersFunction(self.rows, floats),)

    @property
    def driven(self) -> bool:
        """If the function takes the time."""
        return self.law.timed

    @property
    def default_name(self) -> str:
        """The function's name."""
        return self.law.name

    def __repr__(self) -> str:
        names = ", ".join(repr(body.default_name) for body in self._bodies)
        return f"{self.law.name}({', '.join([names, *(f'{k}={v!r}' for k, v in self.parameters.items())])})"


class ConstraintLaw(Law):
    """A function that returns residuals: what ``@fb.constraint`` makes of it."""

    decorator = "constraint"

    def __init__(self, function: Callable[..., Any]) -> None:
        super().__init__(function)
        self.timed = self.arguments[:1] == ("t",)
        first = self.arguments[int(self.timed) :]
        if not first or first[0] in self.defaults or first[0] == GROUP:
            raise self._fault(
                f"takes ({', '.join(self.arguments)})",
                expected="one body or more, then parameters: def law(body_a, body_b, length), or t before them",
            )

    @property
    def _takes_group(self) -> bool:
        return False

    @property
    def _usage(self) -> str:
        return f"{self.name}({', '.join(self.arguments[int(self.timed) :])}) with the bodies first"

    def _parameter_names(self, count: int) -> tuple[str, ...]:
        names = self.arguments[int(self.timed) :]
        if not 1 <= count <= len(names):
            raise self._fault(f"was called with {count} bodies", expected=self._usage)
        return names[count:]

    def _applied(self, bodies: tuple[Body, ...], grouped: bool, parameters: dict[str, Any]) -> CustomJoint:
        return CustomJoint(self, bodies, parameters)

    def _make(self, count: int, shapes: tuple[int, ...]) -> tuple[Any, int]:
        parameters = tuple(types.UniTuple(types.float64, shape) if shape else types.float64 for shape in shapes)
        twin = on_complex_numbers(self.function)
        rows, alone = 0, False
        for dispatcher, flavour, number in (
            (self.compiled, "pose", types.float64),
            (twin, "perturbed", types.complex128),
        ):
            time = (number,) if self.timed else ()
            result = compiled(dispatcher, (*time, *(VIEWS[flavour],) * count, *parameters))
            alone = isinstance(result, types.Number)
            parts = (result,) if alone else tuple(result) if isinstance(result, types.BaseTuple) else ()
            rows = len(parts)
            good = all(isinstance(part, types.Number) for part in parts)
            if not 1 <= rows <= MOST_ROWS or not good or (flavour == "pose" and _complex(parts)):
                raise self._fault(
                    f"returns {in_words(result)}",
                    expected=f"a number that has to be zero, or a tuple of 2 to {MOST_ROWS}, on every path",
                )
        law, other = (_in_a_tuple(f) if alone else f for f in (self.compiled, twin))
        return constraint_program(law, other, count, rows, shapes, self.timed), rows


def _complex(parts: tuple[Any, ...]) -> bool:
    return any(isinstance(part, types.Complex) for part in parts)


def _in_a_tuple(function: Any) -> Any:
    @kernel(inline=True)
    def wrapped(*arguments):
        return (function(*arguments),)

    return wrapped


@overload
def constraint(function: Callable[..., Any]) -> ConstraintLaw: ...
@overload
def constraint() -> Callable[[Callable[..., Any]], ConstraintLaw]: ...
def constraint(
    function: Callable[..., Any] | None = None,
) -> ConstraintLaw | Callable[[Callable[..., Any]], ConstraintLaw]:
    """Make a joint of ``law(body, ...)`` or ``law(body_a, body_b, ...)``, which returns what has to be zero.

    A number, or a tuple of them, in metres or as pure numbers; the derivatives come from calling the same function on
    complex numbers, exact to round-off. Bodies are plain numbers and tuples without velocities (see
    :class:`freebody.forces.custom_view.PoseView`); the further arguments are parameters, given by name:
    ``world.add(law(a, b, length=2.0))``. With ``t`` as its first argument it prescribes a motion, whose work counts.

    Raises :class:`InputError` where a function or its arguments do not fit.
    """

    def decorate(function: Callable[..., Any]) -> ConstraintLaw:
        return ConstraintLaw(plain_function(function, "constraint"))

    return decorate if function is None else decorate(function)
