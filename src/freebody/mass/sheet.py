"""The figures of a part as texts with units, for terminals and reports."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import ArrayLike, NDArray

from freebody.arguments import vector
from freebody.figures import figure, row
from freebody.mass.properties import MassProperties
from freebody.mass.units import figure_units

Array = NDArray[np.float64]

# Digits of computed and of sampled figures.
DIGITS, SAMPLED_DIGITS = 9, 6


@dataclass(frozen=True)
class Tensor:
    """An inertia: what it is about, in which unit, its entries as texts (3, 3) and what they may be off."""

    title: str
    unit: str
    cells: list[list[str]]
    spread: str = ""


@dataclass(frozen=True)
class Sheet:
    """``rows`` (label, value), ``tensors``, and tables with a head: ``principal`` and, for assemblies, ``solids``."""

    rows: list[tuple[str, str]]
    tensors: list[Tensor]
    principal: list[Sequence[str]]
    solids: list[Sequence[str]]


def sheet(properties: MassProperties, *, units: str | None = None, about: ArrayLike | None = None) -> Sheet:
    """The figures in ``units`` (default SI), also about a point (3,) in m. Raises :class:`InputError`."""
    used = figure_units(units)
    length, mass = used.metres, used.kilograms
    error = properties.error
    digits = SAMPLED_DIGITS if error else DIGITS
    reach = float(np.linalg.norm(properties.center_of_mass) + properties.radius_of_gyration.max())

    def spread(text: str) -> str:
        return f"  ± {text}" if error else ""

    def point(place: Array) -> str:
        return row(place / length, scale=reach / length, digits=digits)

    def tensor(title: str, inertia: Array, off: str = "") -> Tensor:
        scaled = inertia / (mass * length * length)
        scale = float(np.max(np.abs(scaled)))
        cells = [[figure(value, scale=scale, digits=digits) for value in line] for line in scaled]
        return Tensor(title, used.inertia, cells, off)

    rows = [
        ("mass", f"{properties.mass / mass:.9g} {used.mass}" + spread(f"{error.mass / mass:.2g}" if error else "")),
        (
            "volume",
            f"{properties.volume / length**3:.9g} {used.length}³"
            + spread(f"{error.volume / length**3:.2g}" if error else ""),
        ),
        (
            "centre of mass",
            f"{point(properties.center_of_mass)} {used.length}"
            + spread(row(error.center_of_mass / length, digits=2) if error else ""),
        ),
    ]
    off = f"  ± {error.inertia.max() / (mass * length * length):.2g} or less" if error else ""
    tensors = [tensor("about the centre of mass", properties.inertia, off)]
    if about is not None:
        place = vector("about", about)
        there = f"about {row(place / length)} {used.length}"
        tensors.append(tensor(there, properties.inertia_about(place)))
    principal: list[Sequence[str]] = [("principal moment", "radius of gyration", "axis")]
    for moment, radius, axis in zip(
        properties.principal_moments, properties.radius_of_gyration, properties.principal_axes.T
    ):
        principal.append(
            (
                f"{moment / (mass * length * length):.9g} {used.inertia}",
                f"{radius / length:.6g} {used.length}",
                row(axis, scale=1.0, digits=5),
            )
        )
    solids: list[Sequence[str]] = []
    if properties.solids:
        solids.append(("solid", f"mass [{used.mass}]", f"volume [{used.length}³]", "density [kg/m³]",
                       f"centre of mass [{used.length}]", f"principal moments [{used.inertia}]"))  # fmt: skip
    for name, one in [*properties.solids.items(), ("total", properties)] if properties.solids else []:
        solids.append(
            (
                name,
                f"{one.mass / mass:.6g}",
                f"{one.volume / length**3:.6g}",
                f"{one.mass / one.volume:.6g}",
                row(one.center_of_mass / length, scale=reach / length, digits=6),
                row(one.principal_moments / (mass * length * length), digits=6),
            )
        )
    return Sheet(rows, tensors, principal, solids)
