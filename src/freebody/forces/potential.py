"""Potentials that users write: a Python function of poses that returns an energy; the wrench is its exact gradient."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, overload

from numba import types

from freebody.forces.custom_compile import compiled, in_words
from freebody.forces.custom_complex import on_complex_numbers
from freebody.forces.custom_group import GROUPS, VIEWS
from freebody.forces.custom_law import GROUP, Law, plain_function
from freebody.forces.custom_program import Program, potential_program


class PotentialLaw(Law):
    """A function that returns an energy: what ``@fb.potential`` makes of it."""

    decorator = "potential"
    conservative = True
    velocity_dependent = False

    def __init__(self, function: Callable[..., Any]) -> None:
        super().__init__(function)
        if not self.arguments or self.arguments[0] == "t" or self.arguments[0] in self.defaults:
            raise self._fault(
                f"takes ({', '.join(self.arguments)})",
                expected="one body or more, or bodies, then parameters: def law(body_a, body_b, strength)",
                cause="a potential does not depend on time; what does is an @fb.force"
                if self.arguments[:1] == ("t",)
                else None,
            )

    @property
    def _takes_group(self) -> bool:
        return self.arguments[0] == GROUP

    @property
    def _usage(self) -> str:
        if self._takes_group:
            return f"{self.name}([body, ...], ...)"
        return f"{self.name}({', '.join(self.arguments)}) with the bodies first"

    def _parameter_names(self, count: int) -> tuple[str, ...]:
        if not 1 <= count <= len(self.arguments) and not self._takes_group:
            raise self._fault(f"was called with {count} bodies", expected=self._usage)
        return self.arguments[1 if self._takes_group else count :]

    def _make(self, count: int, shapes: tuple[int, ...]) -> Program:
        parameters = tuple(types.UniTuple(types.float64, shape) if shape else types.float64 for shape in shapes)
        twin = on_complex_numbers(self.function)
        for dispatcher, flavour in ((self.compiled, "pose"), (twin, "perturbed")):
            bodies = (GROUPS[flavour],) if self._takes_group else (VIEWS[flavour],) * count
            result = compiled(dispatcher, (*bodies, *parameters))
            if not isinstance(result, types.Number) or (flavour == "pose" and isinstance(result, types.Complex)):
                raise self._fault(f"returns {in_words(result)}", expected="a number on every path, the energy in J")
        return potential_program(self.compiled, twin, None if self._takes_group else count, shapes)


@overload
def potential(function: Callable[..., Any]) -> PotentialLaw: ...
@overload
def potential() -> Callable[[Callable[..., Any]], PotentialLaw]: ...
def potential(
    function: Callable[..., Any] | None = None,
) -> PotentialLaw | Callable[[Callable[..., Any]], PotentialLaw]:
    """Make a conservative force of ``law(body, ...)`` or ``law(body_a, body_b, ...)``, which returns an energy in J.

    Force and torque on each body are minus the derivative of the energy with respect to moving it along and turning it
    about the axes of the world (R -> exp([a]) R), found by calling the same function on complex numbers: exact to
    round-off, nothing to derive by hand. Bodies are plain numbers and tuples without velocities (see
    :class:`freebody.forces.custom_view.PoseView`); the further arguments are parameters, given by name:
    ``world.add(law(a, b, strength=2.0))``. With the first argument named ``bodies`` it takes a list of any length.

    The energy counts in ``world.potential_energy``. Raises :class:`InputError` where a function or its arguments do not
    fit.
    """

    def decorate(function: Callable[..., Any]) -> PotentialLaw:
        return PotentialLaw(plain_function(function, "potential"))

    return decorate if function is None else decorate(function)
