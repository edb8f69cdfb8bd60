"""Numbers with units: "10 cm", "30 deg", "2 rpm", "3 kN m" become SI, and only where their dimension fits.

Everything is computed with exact fractions and rounded once, so that "1.1 cm" is the float nearest to 0.011.
"""

from __future__ import annotations

import math
import re
from dataclasses import dataclass
from difflib import get_close_matches
from fractions import Fraction

from freebody.figures import nearest
from freebody.materials import DENSITIES, density_of

# Why a scene cannot have a number, and what to do.
BEYOND = "a mistyped exponent or another unit: the number is beyond the range of float64, or none"
ORDINARY = "choose units in which the number is ordinary"

# Densities may also be named.
DENSITY = "kg/m^3"
MATERIAL = f'a density in {DENSITY}, a text such as "7.85 g/cm^3", or a material such as "steel" or "aluminium"'
DENSE = "give the density as a number: freebody.materials.DENSITIES has the materials that are known"

# Exponents of metre, kilogram, second, ampere and radian.
Powers = tuple[int, int, int, int, int]


class UnitError(ValueError):
    """A text that is no number with a unit, or one of another dimension; ``key`` is the entry of a table meant."""

    def __init__(
        self, found: str, expected: str, remedy: str | None = None, key: str | None = None, *, cause: str | None = None
    ) -> None:
        super().__init__(found)
        self.found, self.expected, self.cause, self.remedy, self.key = found, expected, cause, remedy, key


@dataclass(frozen=True)
class Unit:
    """``factor`` times pi^``pis`` in SI, and what it measures."""

    factor: Fraction
    powers: Powers
    pis: int = 0

    def __mul__(self, other: Unit) -> Unit:
        powers = [a + b for a, b in zip(self.powers, other.powers)]
        return Unit(self.factor * other.factor, (*powers,), self.pis + other.pis)  # type: ignore[arg-type]

    def to(self, exponent: int) -> Unit:
        """The unit to a whole power."""
        powers = [exponent * p for p in self.powers]
        return Unit(self.factor**exponent, (*powers,), exponent * self.pis)  # type: ignore[arg-type]


def _unit(factor: str, *powers: int, pis: int = 0) -> Unit:
    return Unit(Fraction(factor), (*powers, *[0] * (5 - len(powers))), pis)  # type: ignore[arg-type]


ONE = _unit("1")

# Those that take prefixes.
SCALED = {
    "m": _unit("1", 1),
    "g": _unit("1e-3", 0, 1),
    "s": _unit("1", 0, 0, 1),
    "A": _unit("1", 0, 0, 0, 1),
    "rad": _unit("1", 0, 0, 0, 0, 1),
    "N": _unit("1", 1, 1, -2),
    "J": _unit("1", 2, 1, -2),
    "W": _unit("1", 2, 1, -3),
    "Pa": _unit("1", -1, 1, -2),
    "Hz": _unit("1", 0, 0, -1),
    "T": _unit("1", 0, 1, -2, -1),
    "C": _unit("1", 0, 0, 1, 1),
    "V": _unit("1", 2, 1, -3, -1),
}
PREFIXES = {"n": "1e-9", "u": "1e-6", "µ": "1e-6", "m": "1e-3", "c": "1e-2", "d": "1e-1", "k": "1e3", "M": "1e6",
            "G": "1e9"}  # fmt: skip
PLAIN = {
    "min": _unit("60", 0, 0, 1),
    "h": _unit("3600", 0, 0, 1),
    "day": _unit("86400", 0, 0, 1),
    "t": _unit("1000", 0, 1),
    "lb": _unit("0.45359237", 0, 1),
    "in": _unit("0.0254", 1),
    "ft": _unit("0.3048", 1),
    "mi": _unit("1609.344", 1),
    "deg": Unit(Fraction(1, 180), (0, 0, 0, 0, 1), 1),
    "°": Unit(Fraction(1, 180), (0, 0, 0, 0, 1), 1),
    "rev": Unit(Fraction(2), (0, 0, 0, 0, 1), 1),
    "rpm": Unit(Fraction(1, 30), (0, 0, -1, 0, 1), 1),
    "L": _unit("1e-3", 3),
    "bar": _unit("1e5", -1, 1, -2),
}
SYMBOLS = {**PLAIN, **SCALED}
SYMBOLS.update(
    {p + s: _unit(f) * unit for s, unit in SCALED.items() for p, f in PREFIXES.items() if p + s not in SYMBOLS}
)


@dataclass(frozen=True)
class Dimension:
    """What a field measures: its name, its SI unit in words, and the dimensions that it takes."""

    name: str
    unit: str
    also: tuple[str, ...] = ()

    @property
    def accepted(self) -> tuple[Powers, ...]:
        """Exponents of every unit that fits."""
        return tuple(unit_of(text).powers for text in (self.unit, *self.also))

    def __str__(self) -> str:
        return f"{self.name} in {self.unit}" if self.unit else f"{self.name}, without unit"


# How much of a word must be right to guess the rest: degs and kgs are, oz and turns are not.
CLOSE = 0.75
# Longer texts than any number with a unit; a bound on what the fractions have to carry.
LONGEST = 64
# Three digits of exponent hold every float; more would only make the fractions long.
NUMBER = re.compile(r"\s*([-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d{1,3})?)(?![\d.]|[eE][-+]?\d)\s*(.*?)\s*$")
FACTOR = re.compile(r"([A-Za-zµ°]+)(?:\^?(-?\d))?$|1$")


def unit_of(text: str) -> Unit:
    """The product of units in ``text``: "kg m^2", "m/s^2", "m^3/(kg s^2)". Raises :class:`UnitError`."""
    over = text.split("/")
    result = _product(over[0]) if over[0].strip() else ONE
    for part in over[1:]:
        part = part.strip()
        bracketed = part.startswith("(") and part.endswith(")")
        first, *rest = (part,) if bracketed else (part.replace("*", " ").split(None, 1) or [""])
        below = _product(first[1:-1] if bracketed else first)
        result = result * below.to(-1)
        if rest:
            raise UnitError(
                f"unit {text!r}", "one factor after each /, or several in brackets: N/(m s)", "add brackets"
            )
    return result


def _product(text: str) -> Unit:
    result = ONE
    for word in text.replace("*", " ").replace("·", " ").split():
        match = FACTOR.match(word)
        if match is None:
            raise UnitError(f"{word!r} in a unit", "symbols such as m, kg, s^2, kN, deg, rpm")
        if match.group(1) is None:
            continue
        unit = SYMBOLS.get(match.group(1))
        if unit is None:
            near = _near(match.group(1))
            raise UnitError(
                f"unknown unit {match.group(1)!r}",
                "symbols such as m, kg, s, N, deg, rpm",
                f"did you mean {near!r}?" if near else None,
            )
        result = result * unit.to(int(match.group(2) or 1))
    return result


def _near(word: str) -> str | None:
    """The unit that was meant: the same letters, large or small, or a plural, else one that differs by little."""
    forms = (word.lower(), word.lower().removesuffix("s"))
    alike = [symbol for form in forms for symbol in SYMBOLS if symbol.lower() == form]
    return next(iter(alike or get_close_matches(word, SYMBOLS, n=1, cutoff=CLOSE)), None)


def quantity(value: object, dimension: Dimension) -> float:
    """``value`` in SI: a number as it is, or a text "10 cm" whose unit fits. Raises :class:`UnitError`."""
    if isinstance(value, int | float) and not isinstance(value, bool):
        try:
            return float(value)
        except OverflowError:
            found = "a whole number with hundreds of digits"
            raise UnitError(found, str(dimension), ORDINARY, cause=BEYOND) from None
    example = f'a number or a text such as "2 {dimension.unit}"' if dimension.unit else "a number"
    expected = f"{dimension}: {example}"
    if not isinstance(value, str):
        raise UnitError(_kind(value), expected)
    if dimension.unit == DENSITY and (density := density_of(value[:LONGEST])) is not None:
        return density
    match = NUMBER.match(value) if len(value) <= LONGEST else None
    if match is None:
        if dimension.unit == DENSITY and value.strip()[:1].isalpha():
            remedy, cause = nearest(value, DENSITIES) or DENSE, "a mistyped material, or one that is not in the list"
            raise UnitError(f"{value[:LONGEST]!r}", MATERIAL, remedy, cause=cause)
        if value.lstrip("+-")[:1].isdigit():
            raise UnitError(f"{value[:LONGEST]!r}", expected, ORDINARY, cause=BEYOND)
        raise UnitError(f"{value[:LONGEST]!r}", expected, "begin with digits", cause="a text that is no number")
    unit = unit_of(match.group(2))
    if match.group(2) and unit.powers not in dimension.accepted:
        cause, remedy = "the unit of another quantity", f"give it in {dimension.unit or 'plain numbers'}"
        raise UnitError(f"{value!r} has another dimension", expected, remedy, cause=cause)
    return _rounded(match.group(1), unit)


def _rounded(number: str, unit: Unit) -> float:
    try:
        rational = float(Fraction(number) * unit.factor)
    except OverflowError:
        rational = math.inf
    return rational * math.pi**unit.pis


def _kind(value: object) -> str:
    words = {bool: "true or false", list: "a list", dict: "a table", type(None): "nothing"}
    return words.get(type(value), f"a {type(value).__name__}")
