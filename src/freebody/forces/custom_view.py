"""What a user's function sees of a body: plain numbers and tuples, with a few derived quantities.

Views are named tuples, which Numba compiles to nothing: fields that a function does not read are never loaded. The
properties and methods below exist twice, once for Python and once for compiled code, through the same small maths.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from numba import types
from numba.extending import overload_attribute, overload_method

from freebody.compile import kernel
from freebody.lie.quaternion import from_matrix
from freebody.lie.vec import add, cross, mat_mat, mat_t_vec, mat_vec, sub, transpose
from freebody.model.columns import angular_velocity_of, position_of, rotation_of, velocity_of
from freebody.model.rows import constants_at

# Floats per body in the tables of a custom force: its centre of mass in the shape frame.
CENTER = 3

# The complex step. Its square is zero in floating point, so that complex arithmetic carries first derivatives and
# nothing else; as a power of two it goes in and out without rounding.
STEP = 2.0**-600


@kernel(inline=True)
def _arm(self, at):
    return mat_vec(self.rotation, sub(at, self.center_of_mass))


@kernel(inline=True)
def _point(self, at):
    return add(self.position, _arm(self, at))


@kernel(inline=True)
def _point_velocity(self, at):
    return add(self.velocity, cross(self.angular_velocity, _arm(self, at)))


@kernel(inline=True)
def _to_world(self, a):
    return mat_vec(self.rotation, a)


@kernel(inline=True)
def _to_body(self, a):
    return mat_t_vec(self.rotation, a)


@kernel(inline=True)
def _orientation(self):
    return from_matrix(self.rotation)


@kernel(inline=True)
def _inertia(self):
    return mat_mat(mat_mat(self.rotation, self.body_inertia), transpose(self.rotation))


class _Pose(NamedTuple):
    # Its place in the list the force was made with; 0 for a single body.
    number: int
    # kg
    mass: float
    # Inertia about the centre of mass in body axes, row-major (9), kg m^2.
    body_inertia: Any
    # In the shape frame (3), m.
    center_of_mass: Any
    # Of the centre of mass (3), m.
    position: Any
    # R_WB row-major (9).
    rotation: Any


class _Moving(NamedTuple):
    number: int
    mass: float
    body_inertia: Any
    center_of_mass: Any
    position: Any
    rotation: Any
    # Of the centre of mass (3), m/s.
    velocity: Any
    # World frame (3), rad/s.
    angular_velocity: Any


class _Derived:
    """What follows from a pose."""

    __slots__ = ()

    @property
    def orientation(self) -> Any:
        """Unit quaternion wxyz, body to world, w >= 0."""
        return _orientation(self)

    @property
    def inertia(self) -> Any:
        """R I_B R^T about the centre of mass, row-major (9), in kg m^2."""
        return _inertia(self)

    def arm(self, at: Any) -> Any:
        """From the centre of mass to a point of the shape frame, (3), world frame."""
        return _arm(self, at)

    def point(self, at: Any) -> Any:
        """Where a point of the shape frame is, (3), in m."""
        return _point(self, at)

    def to_world(self, a: Any) -> Any:
        """R a: a body-frame vector in the world frame."""
        return _to_world(self, a)

    def to_body(self, a: Any) -> Any:
        """R^T a: a world-frame vector in the body frame."""
        return _to_body(self, a)


class PoseView(_Derived, _Pose):
    """A body as potentials see it: where it is and what it is made of. SI, world frame unless said otherwise.

    ``number`` (its place in the list the force was made with, 0 for a single body), ``mass``, ``body_inertia`` (9, body
    axes), ``center_of_mass`` (3, in the shape frame), ``position`` (3), ``rotation`` (9, R_WB row-major).
    """

    __slots__ = ()


class BodyView(_Derived, _Moving):
    """A body as forces see it: a pose with ``velocity`` (3) and ``angular_velocity`` (3), world frame."""

    __slots__ = ()

    def point_velocity(self, at: Any) -> Any:
        """v + w x arm of a point of the shape frame, (3), in m/s."""
        return _point_velocity(self, at)


_INLINE = {"error_model": "numpy", "forceinline": True}


def _teach(name: str, maths: Any, *, attribute: bool = False, moving: bool = False) -> None:
    """Tell Numba what ``name`` of a view is in compiled code; other named tuples are left alone."""
    classes = (BodyView,) if moving else (BodyView, PoseView)
    if attribute:

        @overload_attribute(types.NamedTuple, name, jit_options=_INLINE)
        def _attribute(self):
            if self.instance_class in classes:
                return lambda self: maths(self)
            # Numba asks here first, also for a field of that name.
            place = self.fields.index(name) if name in self.fields else -1
            return (lambda self: self[place]) if place >= 0 else None

    else:

        @overload_method(types.NamedTuple, name, jit_options=_INLINE)
        def _method(self, at):
            return (lambda self, at: maths(self, at)) if self.instance_class in classes else None


_teach("orientation", _orientation, attribute=True)
_teach("inertia", _inertia, attribute=True)
_teach("arm", _arm)
_teach("point", _point)
_teach("to_world", _to_world)
_teach("to_body", _to_body)
_teach("point_velocity", _point_velocity, moving=True)


@kernel(inline=True)
def _constants(floats, b):
    xx, yy, zz, xy, xz, yz = constants_at(floats, b).inertia
    return constants_at(floats, b).mass, (xx, xy, xz, xy, yy, yz, xz, yz, zz)


@kernel(inline=True)
def view(kin, floats, f, b, number):
    """Body b with its velocities; its centre of mass in the drawing stands at floats[f]."""
    mass, inertia = _constants(floats, b)
    center, x, R = (floats[f], floats[f + 1], floats[f + 2]), position_of(kin, b), rotation_of(kin, b)
    return BodyView(number, mass, inertia, center, x, R, velocity_of(kin, b), angular_velocity_of(kin, b))


@kernel(inline=True)
def pose(kin, floats, f, b, number):
    """Body b without its velocities."""
    mass, inertia = _constants(floats, b)
    center = (floats[f], floats[f + 1], floats[f + 2])
    return PoseView(number, mass, inertia, center, position_of(kin, b), rotation_of(kin, b))


@kernel(inline=True)
def perturbed(kin, floats, f, b, number, direction):
    """Body b on complex numbers, moved by i STEP along x, y, z (0, 1, 2) or turned about them (3, 4, 5) in W.

    Turning is R -> exp([a]) R, to first order in a: R + [a] R. Any other direction leaves the body where it is.
    """
    mass, inertia = _constants(floats, b)
    center, x, R = (floats[f], floats[f + 1], floats[f + 2]), position_of(kin, b), rotation_of(kin, b)
    u0 = STEP if direction == 0 else 0.0
    u1 = STEP if direction == 1 else 0.0
    u2 = STEP if direction == 2 else 0.0
    a0 = STEP if direction == 3 else 0.0
    a1 = STEP if direction == 4 else 0.0
    a2 = STEP if direction == 5 else 0.0
    position = (complex(x[0], u0), complex(x[1], u1), complex(x[2], u2))
    d = (
        a1 * R[6] - a2 * R[3], a1 * R[7] - a2 * R[4], a1 * R[8] - a2 * R[5],
        a2 * R[0] - a0 * R[6], a2 * R[1] - a0 * R[7], a2 * R[2] - a0 * R[8],
        a0 * R[3] - a1 * R[0], a0 * R[4] - a1 * R[1], a0 * R[5] - a1 * R[2],
    )  # fmt: skip
    rotation = (
        complex(R[0], d[0]), complex(R[1], d[1]), complex(R[2], d[2]),
        complex(R[3], d[3]), complex(R[4], d[4]), complex(R[5], d[5]),
        complex(R[6], d[6]), complex(R[7], d[7]), complex(R[8], d[8]),
    )  # fmt: skip
    return PoseView(number, mass, inertia, center, position, rotation)
