"""A user's compiled function applied to bodies: the force that stands in a world."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

from freebody.forces.base import Force, Index
from freebody.model.body import Body

if TYPE_CHECKING:
    from freebody.forces.custom_law import Law
    from freebody.forces.custom_program import Program

# Far from the kinds of built-in forces; one kind serves all user functions, told apart by their place in the chain.
CUSTOM_KIND = 1000


class CustomForce(Force):
    """What calling an ``@fb.force`` or an ``@fb.potential`` gives: a force to add to a world. Immutable."""

    kind = CUSTOM_KIND

    def __init__(self, law: Law, bodies: tuple[Body, ...], grouped: bool, parameters: Mapping[str, Any]) -> None:
        self.law = law
        self.grouped = grouped
        # Numbers, or tuples of numbers, by name, in the order of the function's arguments.
        self.parameters = MappingProxyType(dict(parameters))
        self._bodies = bodies
        self.program: Program = law.program(len(bodies), grouped, dict(self.parameters))

    @property
    def bodies(self) -> tuple[Body, ...]:
        """Those it was called with."""
        return self._bodies

    @property
    def conservative(self) -> bool:
        """Potentials are."""
        return self.law.conservative

    @property
    def velocity_dependent(self) -> bool:
        """Forces are, unless they promised not to be."""
        return self.law.velocity_dependent

    def with_parameters(self, **changes: Any) -> CustomForce:
        """The same on the same bodies with some parameters changed; nothing is compiled again."""
        parameters = self.law.checked({**self.parameters, **changes}, tuple(self.parameters))
        return CustomForce(self.law, self._bodies, self.grouped, parameters)

    def row(self, index: Index) -> tuple[Sequence[float], Sequence[int]]:
        """Centres of mass in the shape frames, then the parameters; the bodies, after their number if it is a group."""
        floats = [float(value) for body in self._bodies for value in body.center_of_mass]
        for value in self.parameters.values():
            floats.extend(value if isinstance(value, tuple) else (value,))
        numbers = [index(body) for body in self._bodies]
        return floats, [len(numbers), *numbers] if self.grouped else numbers

    def __repr__(self) -> str:
        names = ", ".join(repr(body.default_name) for body in self._bodies)
        bodies = f"[{names}]" if self.grouped else names
        return f"{self.law.name}({', '.join([bodies, *(f'{k}={v!r}' for k, v in self.parameters.items())])})"
