"""The fields of an element, each declared once: what it measures, its unit, its limits and a sentence.

A class lists its fields as attributes: ``stiffness = number("a stiffness", "N/m", "force per stretch", least=0.0)``.
From the list follow the checks and units of the constructor, the attributes, the ``repr``, the row in the tables, the
form in scenes with its JSON schema, the slider of the page and the tables of the documentation.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Mapping
from functools import cache
from typing import TYPE_CHECKING, Any, Generic, TypeVar, cast, overload

import numpy as np
from numpy.typing import ArrayLike, NDArray

from freebody.arguments import ORIENTATION, flag, one_of, positive
from freebody.arguments import number as checked_number
from freebody.arguments import vector as checked_vector
from freebody.errors import InputError
from freebody.figures import row, shown

T = TypeVar("T")
Array = NDArray[np.float64]
Check = Callable[[str, Any], Any]

# A length this close to one is one up to rounding.
ONE = 8.0 * 2.0**-52


class Field(Generic[T]):
    """One argument of an element. ``sentence`` says what it is; ``units`` are those of ``freebody.arguments.si``.

    ``check`` (name, value) returns the value to keep, or raises :class:`InputError`. ``attribute`` is where it is kept,
    by default under its own name. ``nullable``: None is no mistake, the element knows what it means. ``quiet``: the
    ``repr`` leaves it out where it is zero. ``slider``: the page offers it while a scene runs, and where it is zero
    only if ``at_zero``.
    """

    name = ""

    def __init__(
        self,
        sentence: str = "",
        *,
        units: tuple[str, ...] = (),
        check: Check | None = None,
        attribute: str = "",
        nullable: bool = False,
        quiet: bool = False,
        slider: bool = False,
        at_zero: bool = True,
    ) -> None:
        self.sentence, self.units, self.attribute = sentence, units, attribute
        self.nullable, self.quiet, self.slider, self.at_zero = nullable, quiet, slider, at_zero
        self._check = check

    def __set_name__(self, owner: type, name: str) -> None:
        self.name = name
        self.attribute = self.attribute or name

    @overload
    def __get__(self, element: None, owner: type) -> Field[T]: ...
    @overload
    def __get__(self, element: object, owner: type) -> T: ...
    def __get__(self, element: object | None, owner: type) -> Field[T] | T:
        # The element's own attribute goes before this; only one that is not set yet, or has another name, comes here.
        if element is None:
            return self
        if self.attribute == self.name or self.attribute not in element.__dict__:
            raise AttributeError(f"{owner.__name__}.{self.name} is not set yet")
        return cast(T, element.__dict__[self.attribute])

    if TYPE_CHECKING:

        def __set__(self, element: object, value: T) -> None: ...

    def __repr__(self) -> str:
        return f"<{self.name}: {self.sentence}>"

    def read(self, value: Any, element: Any = None) -> T:
        """``value`` checked, for an ``element`` whose earlier fields are set; None passes where it means something."""
        if value is None and self.nullable:
            return cast(T, None)
        return cast(T, self.checked(value, element) if self._check is None else self._check(self.name, value))

    def checked(self, value: Any, element: Any) -> Any:
        """What every kind of field does for itself."""
        return value

    def packed(self, value: Any, element: Any) -> ArrayLike:
        """What stands in the tables."""
        return cast(ArrayLike, value)

    def written(self, value: Any) -> str:
        """The value in a ``repr``."""
        return repr(value)


class Measured(Field[T]):
    """Numbers of one ``quantity`` in ``unit``; texts may also have a dimension of ``also``."""

    def __init__(
        self, quantity: str, unit: str = "", sentence: str = "", *, also: tuple[str, ...] = (), **options: Any
    ) -> None:
        super().__init__(sentence, units=(unit, *also), **options)
        self.quantity, self.unit, self.also = quantity, unit, also


class Number(Measured[float]):
    """One number, from ``least`` to ``most``, or ``above`` zero. ``words`` stand for None in scenes."""

    def __init__(
        self,
        *said: str,
        least: float | None = None,
        most: float | None = None,
        above: bool = False,
        words: tuple[str, ...] = (),
        **options: Any,
    ) -> None:
        super().__init__(*said, **options)
        self.least, self.most, self.above, self.words = 0.0 if above else least, most, above, words

    def checked(self, value: Any, element: Any) -> float:
        """A finite number within the limits."""
        if self.above:
            return positive(self.name, value, self.unit)
        return checked_number(self.name, value, least=self.least, most=self.most)

    def written(self, value: Any) -> str:
        """A few digits."""
        return f"{value:g}"


class Vector(Measured[Array]):
    """Three numbers; a ``direction`` has any length except zero and is kept at length one."""

    def __init__(self, *said: str, direction: bool = False, **options: Any) -> None:
        super().__init__(*said, **options)
        self.direction = direction

    def checked(self, value: Any, element: Any) -> Array:
        """Finite numbers that nobody can change."""
        return unit(self.name, value) if self.direction else fixed(self.name, value)

    def written(self, value: Any) -> str:
        """(x, y, z)."""
        return row(value)


class Rows(Measured[Any]):
    """Rows of numbers, of one of ``lengths``; ``count`` of them if that is fixed. Needs a ``check``."""

    def __init__(
        self,
        *said: str,
        lengths: tuple[int, ...] = (3,),
        count: int | None = None,
        infinite: bool = False,
        **options: Any,
    ) -> None:
        super().__init__(*said, **options)
        self.lengths, self.count, self.infinite = lengths, count, infinite

    def written(self, value: Any) -> str:
        """All of a few rows."""
        return f"({', '.join(map(row, value))})" if len(value) <= 3 else f"<{len(value)} rows>"


class Series(Measured[Any]):
    """Numbers, as many as there are. The element checks them."""


class Curve(Measured[Any]):
    """(times, values); or one number where it may be ``steady``. The element checks it."""

    def __init__(self, *said: str, steady: bool = False, **options: Any) -> None:
        super().__init__(*said, **options)
        self.units, self.steady = (f"s; {self.unit}",), steady

    def written(self, value: Any) -> str:
        """A number, or how many."""
        return f"<{len(value[0])} times>" if isinstance(value, tuple) else f"{float(value):g}"


class Profile(Curve):
    """(times, factors) of a vector, or (times, vectors) in its place. The element checks it."""

    def __init__(self, sentence: str = "", **options: Any) -> None:
        super().__init__("a factor", "", sentence, **options)


class Orientation(Field[Array]):
    """A quaternion wxyz, a rotation matrix, axis and angle, or Euler angles. Needs a ``check``."""

    def __init__(self, sentence: str = "", **options: Any) -> None:
        super().__init__(sentence, units=(ORIENTATION,), **options)

    def written(self, value: Any) -> str:
        """The rows of the matrix."""
        return f"({', '.join(row(line, digits=6) for line in value)})"


class Choice(Field[str]):
    """One of a few ``words``."""

    def __init__(self, *words: str, sentence: str = "", **options: Any) -> None:
        super().__init__(sentence, **options)
        self.words = words

    def checked(self, value: Any, element: Any) -> str:
        """One of the words."""
        return one_of(self.name, value, self.words, expected=" or ".join(map(repr, self.words)))


class Flag(Field[bool]):
    """True or False."""

    def checked(self, value: Any, element: Any) -> bool:
        """Nothing that is only like it."""
        return flag(self.name, value)


class Text(Field[str]):
    """A printable text, such as a name."""

    def checked(self, value: Any, element: Any) -> str:
        """Printable, not empty."""
        if not isinstance(value, str) or not value.strip() or not value.isprintable():
            raise InputError(f"{self.name} = {shown(value)}", expected="printable text")
        return value


class Table(Field[Any]):
    """Another description with its own fields, of the class ``kind``; in scenes a table. Needs a ``check``."""

    def __init__(self, kind: Any, sentence: str = "", **options: Any) -> None:
        super().__init__(sentence, **options)
        self.kind = kind


def optional(field: Field[T]) -> Field[T | None]:
    """The field that may also be None, and stays so."""
    field.nullable = True
    return cast("Field[T | None]", field)


def declared(field: Field[Any]) -> Mapping[str, Field[Any]]:
    """What a frozen dataclass gives as ``metadata`` of a field."""
    return {"declared": field}


@cache
def fields_of(kind: Any) -> dict[str, Field[Any]]:
    """The declared fields of a class by name: those of its bases first, each in the order of the declaration."""
    found: dict[str, Field[Any]] = {}
    for base in reversed(kind.__mro__):
        found.update({name: value for name, value in vars(base).items() if isinstance(value, Field)})
    for one in dataclasses.fields(kind) if dataclasses.is_dataclass(kind) else ():
        if "declared" in one.metadata:
            found[one.name] = one.metadata["declared"]
            found[one.name].__set_name__(kind, one.name)
    return found


def fixed(name: str, value: ArrayLike, length: int = 3) -> Array:
    """``value`` as finite numbers that nobody can change afterwards."""
    array = checked_vector(name, value, length)
    array.flags.writeable = False
    return array


def unit(name: str, direction: ArrayLike) -> Array:
    """``direction`` at length one, unchanged if it has that length already: so it can be written down and read again
    without losing a bit. Raises :class:`InputError` for one without a direction.
    """
    along = checked_vector(name, direction, any_size=True)
    along.flags.writeable = False
    largest = float(np.max(np.abs(along)))
    if largest == 0.0:
        raise InputError(f"{name} = {row(along)}", expected="a direction: three numbers of any size, not all zero")
    if largest <= 1.0 + ONE and abs(float(np.linalg.norm(along)) - 1.0) <= ONE:
        return along
    along = along / largest  # whose squares neither overflow nor vanish
    return fixed(name, along / float(np.linalg.norm(along)))
