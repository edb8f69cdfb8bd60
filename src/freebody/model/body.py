"""A rigid body: what it is made of, where it is and how it moves at the start."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from freebody.arguments import ORIENTATION, numbers, positive, si, vector
from freebody.description import Description, fixed, in_units
from freebody.errors import InertiaError, InputError
from freebody.figures import html_table, row, shown
from freebody.mass.api import mass_properties
from freebody.mass.compound import Compound
from freebody.mass.particles import Particles
from freebody.mass.principal import principal_axes
from freebody.mass.rotation import rotation_matrix
from freebody.mass.shape import Shape
from freebody.mass.validity import check_inertia
from freebody.model.material import Material, checked_material

Array = NDArray[np.float64]

# Moments typed with six digits must be possible to six digits.
TYPED = 1e-6

# A principal moment below this fraction of the largest is no inertia at all: a particle, or a rod without thickness.
NO_INERTIA = 1e-13

# Bodies beyond these have momenta and inverse inertias that float64 cannot hold.
LIGHTEST, HEAVIEST = 1e-150, 1e150

# Rounding of an angular velocity that was turned into another frame.
ROUNDING = 16.0 * float(np.finfo(np.float64).eps)

IDENTITY = (1.0, 0.0, 0.0, 0.0)
ZERO = (0.0, 0.0, 0.0)


class Body(Description):
    """A rigid body, described; immutable. Units SI, quaternions wxyz, world frame unless said otherwise.

    What it is made of: a ``shape`` with a ``density`` (kg/m^3) or a ``mass`` (kg); or ``mass`` and ``inertia`` (three
    principal moments or a 3x3 tensor about the centre of mass, kg m^2); or ``mass`` alone, which is a particle. Where
    it is: ``position`` of the centre of mass or ``origin`` of the shape frame (m), and ``orientation`` (quaternion or
    matrix, body to world). How it moves: ``velocity`` of the centre of mass (m/s) and ``angular_velocity`` (rad/s), or
    a body-frame ``twist`` (wx, wy, wz, vx, vy, vz). Points on a body (``at=``) are in the shape frame. What it
    touches: with a ``material`` it takes part in contact; bodies of the same ``group`` do not touch each other.

    Numbers may be texts with units, orientations texts or tables, as in scenes: ``mass="200 g"``, ``orientation="90
    deg about z"``, ``{"axis": (1, 1, 0), "angle": "30 deg"}``, ``{"euler": (a, b, c), "order": "xyz"}``. Raises
    :class:`InputError` for arguments that exclude each other or are not finite, :class:`InertiaError` for an inertia
    that no body can have, and what :func:`mass_properties` raises for its shape.
    """

    units = in_units(
        density=("kg/m^3", "kg/m^2"),
        mass="kg",
        inertia="kg m^2",
        position="m",
        origin="m",
        orientation=ORIENTATION,
        velocity="m/s",
        angular_velocity="rad/s",
    )

    def __init__(
        self,
        shape: Shape | None = None,
        *,
        density: float | str | None = None,
        mass: float | str | None = None,
        inertia: ArrayLike | None = None,
        name: str | None = None,
        position: ArrayLike | None = None,
        origin: ArrayLike | None = None,
        orientation: ArrayLike | Mapping[str, Any] = IDENTITY,
        velocity: ArrayLike | None = None,
        angular_velocity: ArrayLike | None = None,
        twist: ArrayLike | None = None,
        material: Material | None = None,
        group: str | None = None,
    ) -> None:
        self.shape = shape
        self.material = None if material is None else checked_material("material", material)
        self.group = checked_name(group, "group")
        self.density: float | None = density  # type: ignore[assignment]  # texts are numbers by now
        self.given_name = checked_name(name)
        self.mass, self.center_of_mass, self.inertia = _made_of(shape, density, mass, inertia)
        _check_range(self.mass, self.inertia)
        self.rotation = rotation_matrix(orientation)
        self.orientation = _quaternion(orientation, self.rotation)
        self.position = self._placed(position, origin)
        self.velocity, self.angular_velocity = self._moving(velocity, angular_velocity, twist)

    def _placed(self, position: ArrayLike | None, origin: ArrayLike | None) -> Array:
        if position is not None and origin is not None:
            raise InputError(
                "both position and origin",
                expected="position, the centre of mass, or origin, where the origin of the shape frame goes",
            )
        if origin is not None:
            return np.asarray(vector("origin", origin) + self.rotation @ self.center_of_mass)
        return vector("position", ZERO if position is None else position)

    def _moving(
        self, velocity: ArrayLike | None, angular_velocity: ArrayLike | None, twist: ArrayLike | None = None
    ) -> tuple[Array, Array]:
        if twist is not None and (velocity is not None or angular_velocity is not None):
            raise InputError("a twist and a velocity", expected="either twist= or velocity= and angular_velocity=")
        if twist is not None:
            if isinstance(twist, list | tuple):
                twist = [*si("twist", list(twist[:3]), "rad/s"), *si("twist", list(twist[3:]), "m/s")]
            both = vector("twist", twist, 6)
            v, w = self.rotation @ both[3:], self.rotation @ both[:3]
        else:
            v = vector("velocity", ZERO if velocity is None else velocity)
            w = vector("angular_velocity", ZERO if angular_velocity is None else angular_velocity)
        idle = self.rotation @ self.principal_axes[:, self.principal_moments == 0.0]
        about = idle.T @ w
        if np.max(np.abs(about), initial=0.0) > ROUNDING * np.max(np.abs(w)):
            raise InputError(
                f"angular velocity {row(w)} about a direction without inertia",
                cause="a particle, or a rod without thickness, has nothing that could turn there",
                remedy="leave it out, or give the body an inertia",
            )
        return v, w - idle @ about

    @cached_property
    def _principal(self) -> tuple[Array, Array]:
        moments, axes = principal_axes(self.inertia)
        moments = np.where(moments > NO_INERTIA * max(moments[2], 0.0), moments, 0.0)
        return fixed(moments), fixed(axes)

    @property
    def principal_moments(self) -> Array:
        """Ascending, (3,), in kg m^2; exactly zero where there is no inertia."""
        return self._principal[0]

    @property
    def principal_axes(self) -> Array:
        """R_BP (3, 3): columns are the principal axes in the body frame."""
        return self._principal[1]

    @cached_property
    def inverse_inertia(self) -> Array:
        """I_B^-1 (3, 3); zero along directions without inertia, so that particles never turn."""
        moments, axes = self._principal
        inverse = np.divide(1.0, moments, out=np.zeros(3), where=moments > 0.0)
        return fixed(axes @ np.diag(inverse) @ axes.T)

    @property
    def origin(self) -> Array:
        """Where the origin of the shape frame is: position - R center_of_mass, (3,), in m."""
        return fixed(self.position - self.rotation @ self.center_of_mass)

    @property
    def linear_momentum(self) -> Array:
        """p = m v, (3,), in kg m/s."""
        return fixed(self.mass * self.velocity)

    @property
    def angular_momentum(self) -> Array:
        """L = R I_B R^T w about the centre of mass, (3,), in kg m^2/s."""
        return fixed(self.rotation @ (self.inertia @ (self.rotation.T @ self.angular_velocity)))

    def body_point(self, at: ArrayLike) -> Array:
        """A point given in the shape frame, relative to the centre of mass: r = at - c, (3,)."""
        return np.asarray(vector("at", at) - self.center_of_mass)

    @property
    def default_name(self) -> str:
        """The name given, or the kind of shape in lower case."""
        return self.given_name or ("body" if self.shape is None else type(self.shape).__name__.lower())

    def __repr__(self) -> str:
        moments = row(self.principal_moments, digits=6)
        return f"Body({self.default_name!r}, mass={self.mass:.6g} kg, principal moments={moments} kg m^2)"

    def _repr_html_(self) -> str:
        return html_table(
            f"Body {self.default_name!r}",
            [
                ("shape", "none" if self.shape is None else repr(self.shape)),
                ("mass", f"{self.mass:.9g} kg"),
                ("principal moments", f"{row(self.principal_moments)} kg m^2"),
                ("position", f"{row(self.position)} m"),
                ("orientation wxyz", row(self.orientation)),
                ("velocity", f"{row(self.velocity)} m/s"),
                ("angular velocity", f"{row(self.angular_velocity)} rad/s"),
            ],
        )


def _made_of(shape: Shape | None, density: Any, mass: Any, inertia: ArrayLike | None) -> tuple[float, Array, Array]:
    if shape is not None and inertia is None:
        weighs_itself = isinstance(shape, Particles) or (isinstance(shape, Compound) and not shape.needy())
        if density is None and mass is None and not weighs_itself:
            raise InputError(
                f"a body made of {shape!r} without density or mass",
                expected="density= in kg/m^3 or mass= in kg",
                remedy="add density=1000.0 for something like water",
            )
        props = mass_properties(shape, density=density, mass=mass)
        return props.mass, props.center_of_mass.copy(), props.inertia.copy()
    if density is not None:
        raise InputError("a density without a shape to fill", expected="a shape, or mass= and inertia=")
    mass = positive("mass", mass, "kg", remedy="give mass=, or a shape with density=")
    center = np.zeros(3) if shape is None else np.array(mass_properties(shape, mass=mass).center_of_mass)
    return mass, center, _tensor(inertia)


def _tensor(inertia: ArrayLike | None) -> Array:
    if inertia is None:
        return np.zeros((3, 3))
    expected = "three principal moments or a 3x3 tensor about the centre of mass, in kg m^2"
    given = numbers("inertia", inertia, expected=expected)
    if given.shape == (3,):
        given = np.diag(given)
    if given.shape != (3, 3):
        raise InertiaError(f"inertia of shape {given.shape}", expected=expected)
    check_inertia(given, slack=TYPED)
    return 0.5 * (given + given.T)


def _check_range(mass: float, inertia: Array) -> None:
    """Refuse figures whose squares and inverses leave the range of float64."""
    moment = float(np.max(np.abs(inertia)))
    for name, value, unit in (("mass", mass, "kg"), ("largest moment", moment, "kg m^2")):
        if not LIGHTEST <= value <= HEAVIEST and not (value == 0.0 and name != "mass"):
            raise InertiaError(
                f"the {name} comes to {value:.6g} {unit}",
                expected=f"from {LIGHTEST:g} to {HEAVIEST:g} {unit}",
                cause="lengths, a density or an inertia in other units, or a mistyped exponent",
                remedy="choose units in which the numbers are ordinary",
            )


def _quaternion(orientation: Any, rotation: Array) -> Array:
    given = numbers("orientation", orientation, expected="a quaternion or a matrix")
    if given.shape == (4,):
        norm = float(np.linalg.norm(given))
        return given if norm == 1.0 else given / norm
    from freebody import so3

    return np.array(so3.matrix_to_quaternion(rotation), dtype=np.float64)


def checked_name(name: Any, what: str = "name") -> str | None:
    """``name`` if bodies may be called so. Raises :class:`InputError`."""
    if name is None:
        return None
    if not isinstance(name, str) or not name.strip() or not name.isprintable() or len(name) > 200:
        raise InputError(f"{what} = {shown(name)}", expected="a printable text of 1 to 200 characters")
    return name
