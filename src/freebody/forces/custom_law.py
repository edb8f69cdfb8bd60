"""What ``@fb.force`` and ``@fb.potential`` have in common: a compiled function, its bodies and its parameters."""

from __future__ import annotations

import inspect
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from typing import Any

import numpy as np

from freebody.arguments import array_of
from freebody.compile import kernel
from freebody.errors import CustomFunctionError, InputError
from freebody.figures import shown
from freebody.forces.custom_check import place
from freebody.forces.custom_element import CustomForce
from freebody.model.body import Body

# A parameter becomes a tuple of this many numbers at most; longer data has no place in a function's arguments.
LONGEST_TUPLE = 64

GROUP = "bodies"


def plain_function(function: Any, decorator: str) -> Callable[..., Any]:
    """The Python function behind ``function``, which may be compiled already."""
    function = getattr(function, "py_func", function)
    if not inspect.isfunction(function):
        raise InputError(f"@fb.{decorator} on {shown(function)}", expected="a function, defined with def")
    return function


class Law(ABC):
    """A user's function, compiled when it is first called with bodies. Calling it gives an element for a world."""

    # The decorator users type.
    decorator: str
    conservative: bool
    velocity_dependent: bool

    def __init__(self, function: Callable[..., Any]) -> None:
        self.function = function
        self.name = function.__name__
        self.__doc__ = function.__doc__
        self._programs: dict[Any, Any] = {}
        arguments = inspect.signature(function).parameters
        for argument in arguments.values():
            if argument.kind is not inspect.Parameter.POSITIONAL_OR_KEYWORD:
                raise self._fault(
                    f"has the argument {argument}", expected="plain arguments: no *args, no **kwargs, none after a *"
                )
        self.arguments = tuple(arguments)
        self.defaults = {n: a.default for n, a in arguments.items() if a.default is not inspect.Parameter.empty}

    def __call__(self, *bodies: Body | Sequence[Body], **parameters: Any) -> Any:
        """Apply the function to bodies; parameters by keyword, numbers or tuples of numbers.

        Raises :class:`InputError` for bodies or parameters that do not fit, and for a function that does not compile.
        """
        grouped = self._takes_group
        named: tuple[Any, ...] = self._listed(bodies) if grouped else bodies
        for body in named:
            if not isinstance(body, Body):
                raise self._fault(
                    f"was called with {shown(body)}",
                    expected=f"{self._usage}, with parameters by name",
                    cause="a list of bodies, where the function does not name its argument bodies"
                    if isinstance(body, list | tuple)
                    else None,
                )
        if len(set(map(id, named))) < len(named):
            raise self._fault("was called with the same body twice", expected="different bodies")
        names = self._parameter_names(len(named))
        return self._applied(tuple(named), grouped, self.checked({**self.defaults, **parameters}, names))

    def _applied(self, bodies: tuple[Body, ...], grouped: bool, parameters: dict[str, Any]) -> Any:
        """The element to add to a world."""
        return CustomForce(self, bodies, grouped, parameters)

    def checked(self, given: Mapping[str, Any], names: tuple[str, ...]) -> dict[str, float | tuple[float, ...]]:
        """Parameters as floats and tuples of floats, in the order of the function's arguments."""
        unknown = [name for name in given if name not in names]
        missing = [name for name in names if name not in given]
        if unknown or missing:
            found = " and ".join(
                [f"has no parameter {name}" for name in unknown] + [f"is missing {name}" for name in missing]
            )
            raise self._fault(found, expected=f"{self._usage}; parameters: {', '.join(names) or 'none'}")
        return {name: self._value(name, given[name]) for name in names}

    def _value(self, name: str, value: Any) -> float | tuple[float, ...]:
        array = array_of(value)
        array = np.array(np.nan) if array is None else array
        if array.ndim > 1 or array.size == 0 or array.size > LONGEST_TUPLE or not np.isfinite(array).all():
            raise self._fault(
                f"was called with {name} = {shown(value)}",
                expected=f"a finite number or a tuple of 1 to {LONGEST_TUPLE} of them",
                remedy="flatten a matrix row by row" if array.ndim > 1 else None,
            )
        return tuple(array.tolist()) if array.ndim else float(array)

    def _listed(self, bodies: tuple[Any, ...]) -> tuple[Any, ...]:
        if len(bodies) != 1 or not isinstance(bodies[0], list | tuple) or not bodies[0]:
            raise self._fault(f"was called with {shown(bodies)}", expected=f"one list of bodies: {self._usage}")
        return tuple(bodies[0])

    def program(self, count: int, grouped: bool, parameters: Mapping[str, Any]) -> Any:
        """The compiled loops for so many bodies and parameters of these shapes; made once."""
        shapes = tuple(len(value) if isinstance(value, tuple) else 0 for value in parameters.values())
        key = (count if self._counts(grouped) else None, shapes)
        if key not in self._programs:
            self._programs[key] = self._make(count, shapes)
        return self._programs[key]

    @cached_property
    def compiled(self) -> Any:
        """The function as Numba has it, for real numbers; inlined where it is called."""
        return kernel(inline=True, counts=True)(self.function)

    @abstractmethod
    def _make(self, count: int, shapes: tuple[int, ...]) -> Any:
        """Compile, check what comes back, and build the loops."""

    def _counts(self, grouped: bool) -> bool:
        """Whether another number of bodies is another program; a group of any size shares one."""
        return not grouped

    @abstractmethod
    def _parameter_names(self, count: int) -> tuple[str, ...]:
        """The arguments that are parameters when called with ``count`` bodies."""

    @property
    @abstractmethod
    def _takes_group(self) -> bool:
        """Whether it is called with a list of bodies."""

    @property
    @abstractmethod
    def _usage(self) -> str:
        """How it is called, for messages."""

    def _fault(
        self, found: str, *, expected: str, cause: str | None = None, remedy: str | None = None
    ) -> CustomFunctionError:
        return CustomFunctionError(
            f"{self.name} ({place(self.function)}) {found}", expected=expected, cause=cause, remedy=remedy
        )

    def __repr__(self) -> str:
        return f"<@fb.{self.decorator} {self.name}({', '.join(self.arguments)})>"
