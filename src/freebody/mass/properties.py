"""The result: mass, centre of mass, inertia, and what follows from them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from freebody.arguments import instance, positive, vector
from freebody.figures import figure, row
from freebody.mass import matrices
from freebody.mass.diagnosis import Diagnosis
from freebody.mass.moments import Moments
from freebody.mass.principal import principal_axes
from freebody.mass.rotation import rotation_matrix
from freebody.mass.units import figure_units

Array = NDArray[np.float64]


@dataclass(frozen=True)
class StandardError:
    """One standard deviation of every sampled figure, in the figure's own unit, and how many points it took."""

    mass: float
    volume: float
    center_of_mass: Array
    inertia: Array
    points: int


@dataclass(frozen=True, eq=False)
class MassProperties:
    """Mass in kg, volume in m^3, centre of mass (3,) in m in the shape frame, inertia (3, 3) in kg m^2.

    ``inertia`` is about the centre of mass, in the shape frame: tr(S) 1 - S with S the integral of x x^T dm, so its
    off-diagonal entries are minus the products of inertia. ``method`` says how the figures were obtained, ``notes``
    what a reader must know, ``error`` is there for sampled figures, ``diagnosis`` for meshes and ``solids``, by name,
    for CAD files with several.
    """

    mass: float
    center_of_mass: Array
    inertia: Array
    volume: float = 0.0
    method: str = "exact"
    notes: tuple[str, ...] = ()
    error: StandardError | None = None
    diagnosis: Diagnosis | None = None
    solids: Mapping[str, MassProperties] = field(default_factory=dict)

    @classmethod
    def from_moments(cls, moments: Moments, **others: Any) -> MassProperties:
        """From mass-weighted moments, whose measure is the mass."""
        return cls(moments.measure, np.array(moments.centroid), moments.inertia, **others)

    @cached_property
    def _principal(self) -> tuple[Array, Array]:
        return principal_axes(self.inertia)

    @property
    def principal_moments(self) -> Array:
        """The three principal moments (3,), ascending, in kg m^2."""
        return self._principal[0].copy()

    @property
    def principal_axes(self) -> Array:
        """The principal axes (3, 3) as columns, right-handed: inertia = A diag(principal_moments) A^T."""
        return self._principal[1].copy()

    @property
    def radius_of_gyration(self) -> Array:
        """sqrt(principal moment / mass), (3,), in m: where a ring of the same mass would have the same moment."""
        return np.asarray(np.sqrt(np.maximum(self.principal_moments, 0.0) / self.mass))

    @property
    def second_moment(self) -> Array:
        """S = integral of x x^T dm about the centre of mass, (3, 3), in kg m^2."""
        return np.asarray(0.5 * np.trace(self.inertia) * np.eye(3) - self.inertia)

    @property
    def moments(self) -> Moments:
        """The same content as mass-weighted moments."""
        return Moments(self.mass, self.center_of_mass, self.second_moment)

    def inertia_about(self, point: ArrayLike) -> Array:
        """Inertia (3, 3) about another ``point`` of the shape frame (parallel axes), in the same axes."""
        arm = self.center_of_mass - vector("point", point)
        return np.asarray(self.inertia + self.mass * (arm @ arm * np.eye(3) - np.outer(arm, arm)))

    def translate(self, offset: ArrayLike) -> MassProperties:
        """The figures after the body was moved by ``offset`` (3,) in the shape frame."""
        by = vector("offset", offset)
        return replace(self._each(lambda one: one.translate(by)), center_of_mass=self.center_of_mass + by)

    def rotate(self, orientation: ArrayLike) -> MassProperties:
        """The figures after a rotation about the origin of the shape frame, a quaternion wxyz or a 3x3 matrix."""
        R = rotation_matrix(orientation)
        turned = self._each(lambda one: one.rotate(R))
        return replace(turned, center_of_mass=R @ self.center_of_mass, inertia=R @ self.inertia @ R.T, error=None)

    def combine(self, *others: MassProperties) -> MassProperties:
        """The figures of this body and ``others`` welded together, all in the same frame (parallel axes)."""
        expected = "mass properties, from fb.mass_properties(...)"
        parts = (self, *(instance("others", other, MassProperties, expected) for other in others))
        methods = sorted({part.method for part in parts})
        return MassProperties.from_moments(
            Moments.total(part.moments for part in parts),
            volume=sum(part.volume for part in parts),
            method=" + ".join(methods),
            notes=tuple(dict.fromkeys(note for part in parts for note in part.notes)),
        )

    def __add__(self, other: MassProperties) -> MassProperties:
        return self.combine(other)

    def scaled_to_mass(self, mass: float) -> MassProperties:
        """The same distribution with another total ``mass`` in kg."""
        mass = positive("mass", mass, "kg")
        factor = mass / self.mass
        scaled = self._each(lambda one: one.scaled_to_mass(one.mass * factor))
        return replace(scaled, mass=mass, inertia=self.inertia * factor, error=None)

    def _each(self, change: Callable[[MassProperties], MassProperties]) -> MassProperties:
        return replace(self, solids={name: change(one) for name, one in self.solids.items()})

    def spatial_inertia(self, about: ArrayLike | None = None) -> Array:
        """6x6 inertia for twists (w, v), angular first, at ``about`` (default: the centre of mass), shape frame."""
        return matrices.spatial_inertia(self.mass, self.center_of_mass, self.inertia, about)

    def natural_block(self) -> Array:
        """4x4 block [[m, m c^T], [m c, S]] of the mass matrix in natural coordinates, about the shape frame."""
        return matrices.natural_block(self.mass, self.center_of_mass, self.inertia)

    def natural_mass_matrix(self) -> Array:
        """12x12 constant mass matrix for X = (p1, R11, R12, R13 | p2, R21, ... | p3, ...)."""
        return np.asarray(np.kron(np.eye(3), self.natural_block()), dtype=np.float64)

    def to_dict(self, *, units: str | None = None, about: ArrayLike | None = None) -> dict[str, Any]:
        """Plain data for JSON, everything the table shows, in SI or in ``units`` such as "mm,g".

        With ``about``, a point (3,) in m in the shape frame, there is also ``inertia_about``. What a diagnosis says
        stays in SI. Raises :class:`InputError` for other units.
        """
        used = figure_units(units)
        length, mass = used.metres, used.kilograms
        moment = mass * length * length
        result: dict[str, Any] = {
            "mass": self.mass / mass,
            "volume": self.volume / length**3,
            "center_of_mass": (self.center_of_mass / length).tolist(),
            "inertia": (self.inertia / moment).tolist(),
            "principal_moments": (self.principal_moments / moment).tolist(),
            "principal_axes": self.principal_axes.tolist(),
            "radius_of_gyration": (self.radius_of_gyration / length).tolist(),
            "method": self.method,
            "notes": list(self.notes),
        }
        if units is not None:
            result["units"] = {"length": used.length, "mass": used.mass}
        if about is not None:
            point = vector("about", about)
            result["about"] = (point / length).tolist()
            result["inertia_about"] = (self.inertia_about(point) / moment).tolist()
        if self.error is not None:
            result["standard_error"] = {
                "mass": self.error.mass / mass,
                "volume": self.error.volume / length**3,
                "center_of_mass": (self.error.center_of_mass / length).tolist(),
                "inertia": (self.error.inertia / moment).tolist(),
                "points": self.error.points,
            }
        if self.diagnosis is not None:
            result["diagnosis"] = self.diagnosis.to_dict()
        if self.solids:
            result["solids"] = {name: one.to_dict(units=units) for name, one in self.solids.items()}
        return result

    def __str__(self) -> str:
        scale = float(np.max(np.abs(self.inertia)))
        rows = [[figure(value, scale=scale) for value in line] for line in self.inertia]
        width = max(len(text) for line in rows for text in line) + 2
        reach = float(np.linalg.norm(self.center_of_mass) + self.radius_of_gyration.max())
        return "\n".join(
            [
                f"mass        {self.mass:.9g} kg ({self.method})",
                f"volume      {self.volume:.9g} m^3",
                f"centre      {row(self.center_of_mass, scale=reach)} m",
                "inertia     about the centre of mass, in kg m^2",
                *("    " + "".join(text.rjust(width) for text in line) for line in rows),
                f"principal   {row(self.principal_moments)} kg m^2",
            ]
        )

    def _repr_html_(self) -> str:
        from html import escape

        return f"<pre>{escape(str(self))}</pre>"
