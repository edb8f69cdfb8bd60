"""The exact motion of a free body: what every integrator is measured against."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from freebody import so3
from freebody.arguments import array_of, numbers
from freebody.errors import InertiaError, InputError
from freebody.figures import shown
from freebody.lie.free_rotation import free_rotation_rows

Array = NDArray[np.float64]

EPS = float(np.finfo(np.float64).eps)

# A flat body has I1 + I2 = I3 exactly; its moments, rounded and rotated or diagonalised, miss that by a few roundings.
TRIANGLE_TOLERANCE = 16 * EPS

# R I R^T computed in floating point is symmetric to a few roundings of its largest entry.
SYMMETRY_TOLERANCE = 64 * EPS

# An orientation further than this from unit length was not meant as one (a rounded print-out has six digits).
UNIT_TOLERANCE = 1e-6


@dataclass(frozen=True)
class ExactRotation:
    """Torque-free rotation at the instants ``times``; leading dimensions are those of ``times``.

    ``orientation`` (..., 4) is the unit quaternion wxyz from body to world (its sign has no meaning), ``rotation``
    (..., 3, 3) the same as a matrix, ``angular_velocity`` (..., 3) in world axes and ``angular_velocity_body`` (..., 3)
    in body axes, rad/s; ``angular_momentum`` (3,) in world axes, kg m^2/s, is the same at all times.
    """

    times: Array
    orientation: Array
    rotation: Array
    angular_velocity: Array
    angular_velocity_body: Array
    angular_momentum: Array


def exact_rotation(
    inertia: ArrayLike,
    *,
    t: ArrayLike,
    angular_velocity: ArrayLike | None = None,
    angular_momentum: ArrayLike | None = None,
    orientation: ArrayLike = (1.0, 0.0, 0.0, 0.0),
) -> ExactRotation:
    """Rotation of a body without torque, in closed form, at the times ``t`` (s, any shape, any sign).

    ``inertia`` is (3,) principal moments along the body axes or (3, 3) in body axes, kg m^2. At t = 0 the body has
    ``orientation`` (wxyz, body to world) and either ``angular_velocity`` (rad/s) or ``angular_momentum``
    (kg m^2/s), both in world axes; give exactly one.

    Solves ``dL/dt = 0``, ``L = R I R^T w``, ``dR/dt = [w] R`` with Jacobi's elliptic functions and Carlson's R_J. The
    error is round-off times the sensitivity of the motion to its data: of the order of eps (1 + |w| t), and more only
    where the motion itself is unstable, next to the separatrix. From an angular velocity this holds for needles and
    plates too, however thin; an angular momentum says a needle's spin about its own axis only to eps |L| / I1 rad/s.

    Raises InputError for arguments of the wrong shape or number, InertiaError for moments no body can have.
    """
    if (angular_velocity is None) == (angular_momentum is None):
        given = "both angular_velocity and angular_momentum were" if angular_velocity is not None else "neither was"
        raise InputError(
            f"{given} given",
            expected="exactly one of angular_velocity and angular_momentum, in world axes",
            remedy="keep the one you know; the other follows from the inertia",
        )
    moments, axes = _principal(inertia)
    start = _orientation(orientation)
    to_world = so3.quaternion_to_matrix(start) @ axes
    if angular_momentum is not None:
        L = _numbers("angular_momentum", angular_momentum, (3,))
        M = to_world.T @ L
    else:
        w = _numbers("angular_velocity", angular_velocity, (3,))
        # Not by way of L: a needle's spin about its own axis is a part of L that rounding takes away.
        M = moments * (to_world.T @ w)
        L = to_world @ M
    times = _numbers("t", t, None)

    turns = np.empty((times.size, 4))
    rates = np.empty((times.size, 3))
    free_rotation_rows(moments, so3.matrix_to_quaternion(axes), start, M, np.ravel(times).copy(), turns, rates)
    orientations = turns.reshape(*times.shape, 4)
    body = rates.reshape(*times.shape, 3)
    return ExactRotation(
        times=times,
        orientation=orientations,
        rotation=so3.quaternion_to_matrix(orientations),
        angular_velocity=so3.quaternion_rotate(orientations, body),
        angular_velocity_body=body,
        angular_momentum=L,
    )


def _numbers(name: str, value: Any, shape: tuple[int, ...] | None) -> Array:
    array = array_of(value)
    if array is None:
        raise InputError(
            f"{name} = {shown(value)} is not an array of real numbers",
            expected="real numbers" if shape is None else f"real numbers of shape {shape}",
            remedy="pass a number, a list or a NumPy array",
        )
    if shape is not None and array.shape != shape:
        raise InputError(f"{name} has shape {array.shape}", expected=f"shape {shape}", remedy="reshape it")
    if not np.all(np.isfinite(array)):
        raise InputError(
            f"{name} holds a value that is not finite: {array[~np.isfinite(array)].flat[0]}",
            expected="finite numbers",
            cause="an overflow or a missing value upstream",
            remedy="look where it was computed",
        )
    return numbers(name, array, expected="finite numbers")


def _orientation(value: ArrayLike) -> Array:
    q = _numbers("orientation", value, (4,))
    length = float(np.linalg.norm(q))
    if abs(length - 1.0) > UNIT_TOLERANCE:
        raise InputError(
            f"orientation {q.tolist()} has length {length:.9g}",
            expected="a unit quaternion (w, x, y, z)",
            cause="a rotation vector, or a quaternion that was never normalised",
            remedy="divide it by its length, or use freebody.so3.exp_quaternion for a rotation vector",
        )
    return q / length


def _principal(inertia: ArrayLike) -> tuple[Array, Array]:
    """Principal moments (3,) and a rotation (3, 3) whose columns are the principal axes in the body."""
    tensor = _numbers("inertia", inertia, None)
    if tensor.shape not in ((3,), (3, 3)):
        raise InputError(
            f"inertia has shape {tensor.shape}",
            expected="(3,) principal moments or a (3, 3) tensor in body axes",
            remedy="for a sphere write the moment three times",
        )
    if tensor.ndim == 1:
        moments, axes = tensor, np.eye(3)
    else:
        skew = float(np.abs(tensor - tensor.T).max())
        if skew > SYMMETRY_TOLERANCE * float(np.abs(tensor).max()):
            raise InertiaError(
                f"inertia is not symmetric: entries across the diagonal differ by {skew:.3g}",
                expected="a symmetric (3, 3) tensor",
                cause="products of inertia with one sign missing",
                remedy="check the off-diagonal entries; they are minus the products of inertia",
            )
        if np.count_nonzero(tensor - np.diag(np.diagonal(tensor))) == 0:
            moments, axes = np.diagonal(tensor).copy(), np.eye(3)
        else:
            moments, axes = np.linalg.eigh(0.5 * (tensor + tensor.T))
            if np.linalg.det(axes) < 0.0:
                axes = -axes
    low, middle, high = np.sort(moments)
    listed = f"{low:.17g}, {middle:.17g}, {high:.17g}"
    if not low > 0.0:
        raise InertiaError(
            f"principal moments {listed}",
            expected="three moments greater than zero",
            cause="an ideal rod or point has no inertia about some axis, and no definite spin about it either",
            remedy="give the body a thickness",
        )
    if low + middle < high * (1.0 - TRIANGLE_TOLERANCE):
        raise InertiaError(
            f"principal moments {listed}: the two smaller add up to {low + middle:.17g}, less than the largest",
            expected="I1 + I2 >= I3, as for every distribution of mass",
            cause="a tensor with the wrong sign off the diagonal, or second moments of mass in place of inertia",
            remedy="from second moments S the inertia is tr(S) 1 - S",
        )
    return moments, axes
