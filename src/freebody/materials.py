"""Densities by the name of a material, and a word on those that no solid has."""

from __future__ import annotations

# kg/m^3 at room temperature, as handbooks have them for the usual grade; alloys, woods and plastics differ by some
# per cent from grade to grade. Sources: the CRC Handbook for elements, manufacturers' data sheets for the rest.
DENSITIES: dict[str, float] = {
    "abs": 1040.0,
    "acrylic": 1180.0,
    "aluminium": 2700.0,
    "brass": 8500.0,
    "bronze": 8800.0,
    "carbon fibre": 1600.0,
    "cast iron": 7200.0,
    "concrete": 2400.0,
    "copper": 8960.0,
    "cork": 200.0,
    "glass": 2500.0,
    "gold": 19300.0,
    "hdpe": 950.0,
    "ice": 917.0,
    "iron": 7870.0,
    "lead": 11340.0,
    "magnesium": 1740.0,
    "nickel": 8900.0,
    "nylon": 1140.0,
    "oak": 700.0,
    "peek": 1300.0,
    "petg": 1270.0,
    "pine": 500.0,
    "pla": 1240.0,
    "plywood": 600.0,
    "polycarbonate": 1200.0,
    "polypropylene": 905.0,
    "ptfe": 2200.0,
    "pvc": 1400.0,
    "rubber": 1100.0,
    "silver": 10490.0,
    "stainless steel": 8000.0,
    "steel": 7850.0,
    "titanium": 4500.0,
    "tungsten": 19250.0,
    "water": 1000.0,
    "zinc": 7140.0,
}
SPELLINGS = {"aluminum": "aluminium", "carbon fiber": "carbon fibre", "plexiglass": "acrylic", "teflon": "ptfe"}

# kg/m^3: light foams, and osmium, the densest element.
LIGHTEST, DENSEST = 10.0, 22_600.0


def density_of(name: str) -> float | None:
    """The density of a material in kg/m^3, in any case and with spaces, hyphens or underscores; or None."""
    words = " ".join(name.lower().replace("-", " ").replace("_", " ").split())
    return DENSITIES.get(SPELLINGS.get(words, words))


def doubt(density: float) -> str:
    """Why a density in kg/m^3 is not that of a solid; empty if it may be."""
    if LIGHTEST <= density <= DENSEST:
        return ""
    if density < LIGHTEST:
        word = f"{density:.4g} kg/m^3 is lighter than foam"
        meant = density * 1e3
        return word + (f'; did you mean "{density:.4g} g/cm^3"?' if LIGHTEST <= meant <= DENSEST else "")
    return f"{density:.4g} kg/m^3 is denser than any element"
