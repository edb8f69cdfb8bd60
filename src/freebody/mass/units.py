"""Units of lengths in files and of printed figures. Everything in the core is in metres and kilograms."""

from __future__ import annotations

import difflib
from dataclasses import dataclass
from fractions import Fraction

from freebody.errors import InputError
from freebody.figures import shown
from freebody.units import UnitError, unit_of

# The inch is 25.4 mm exactly since 1959; mil, foot, yard and mile follow from it. Written out, because a product of
# rounded numbers would be off in the last place.
METRES: dict[str, float] = {
    "nm": 1e-9,
    "um": 1e-6,
    "mm": 1e-3,
    "cm": 1e-2,
    "dm": 1e-1,
    "m": 1.0,
    "km": 1e3,
    "mil": 2.54e-5,
    "in": 0.0254,
    "ft": 0.3048,
    "yd": 0.9144,
    "mi": 1609.344,
}

SPELLINGS: dict[str, str] = {
    "nanometre": "nm",
    "nanometer": "nm",
    "micron": "um",
    "micrometre": "um",
    "micrometer": "um",
    "µm": "um",
    "μm": "um",
    "millimetre": "mm",
    "millimeter": "mm",
    "centimetre": "cm",
    "centimeter": "cm",
    "decimetre": "dm",
    "decimeter": "dm",
    "metre": "m",
    "meter": "m",
    "kilometre": "km",
    "kilometer": "km",
    "thou": "mil",
    "inch": "in",
    "inches": "in",
    "foot": "ft",
    "feet": "ft",
    "yard": "yd",
    "mile": "mi",
}


def length_factor(unit: str) -> float:
    """Metres per ``unit``: a symbol ("mm", "in") or a name ("millimetre", "inches"), in any case.

    Raises InputError, with the nearest known unit, for anything else.
    """
    name = str(unit).strip().lower()
    for candidate in (name, name.removesuffix("s")):
        symbol = SPELLINGS.get(candidate, candidate)
        if symbol in METRES:
            return METRES[symbol]
    near = difflib.get_close_matches(name, [*METRES, *SPELLINGS], n=1)
    raise InputError(
        f"unit = {shown(unit)}",
        expected=f"a unit of length: {', '.join(METRES)}",
        remedy=f"did you mean {near[0]!r}?" if near else 'give the unit of the numbers in the file, such as unit="mm"',
    )


@dataclass(frozen=True)
class FigureUnits:
    """The units of printed figures: a length and a mass by their symbols, and what they are in m and kg."""

    length: str = "m"
    mass: str = "kg"
    metres: float = 1.0
    kilograms: float = 1.0

    @property
    def inertia(self) -> str:
        """The symbol of the unit of inertia."""
        return f"{self.mass} {self.length}²"


def figure_units(text: str | None) -> FigureUnits:
    """A length and a mass, such as "mm,g" or "in, lb"; one of them alone leaves the other in SI. Raises InputError."""
    found: dict[str, tuple[str, float]] = {}
    expected = "a unit of length and one of mass, such as mm,g"
    for word in () if text is None else str(text).split(","):
        try:
            unit = unit_of(word.strip())
        except UnitError as error:
            raise InputError(f"units = {shown(text)}: {error.found}", expected=expected, remedy=error.remedy) from None
        kind = {METRE.powers: "length", KILOGRAM.powers: "mass"}.get(unit.powers)
        if kind is None or kind in found or not word.strip():
            raise InputError(f"units = {shown(text)}", expected=expected, remedy="write a length, a comma and a mass")
        found[kind] = (word.strip(), float(Fraction(unit.factor)))
    length, metres = found.get("length", ("m", 1.0))
    mass, kilograms = found.get("mass", ("kg", 1.0))
    return FigureUnits(length, mass, metres, kilograms)


METRE, KILOGRAM = unit_of("m"), unit_of("kg")
