"""Orientations as users write them: a unit quaternion or a rotation matrix."""

from __future__ import annotations

import numpy as np
from numpy.typing import ArrayLike, NDArray

from freebody.errors import InputError

__all__ = ["read_orientation", "rotation_matrix"]

Array = NDArray[np.float64]

# How far a quaternion's norm, or the products of a matrix's columns, may be from exact: what six printed digits leave.
# Within it the nearest rotation is taken, so that rounding in the argument never stretches a part.
TOLERANCE = 1e-6


def read_orientation(given: ArrayLike) -> Array:
    """A unit quaternion (4,), scalar first, or a rotation matrix (3, 3), cleared of rounding; InputError otherwise."""
    array = np.array(given, dtype=np.float64)
    if array.shape == (4,):
        norm = float(np.linalg.norm(array))
        if not abs(norm - 1.0) <= TOLERANCE:
            raise InputError(
                f"the quaternion orientation = {given!r} has norm {norm:.9g}",
                expected="a unit quaternion (w, x, y, z), scalar first",
                remedy="divide it by its norm",
            )
        return array / norm
    if array.shape != (3, 3) or not np.isfinite(array).all():
        found = f"has shape {array.shape}" if array.shape != (3, 3) else "has entries that are not finite"
        raise InputError(
            f"orientation {found}",
            expected="a quaternion (w, x, y, z) or a 3x3 rotation matrix",
            remedy="turn Euler angles or a rotation vector into one of these first",
        )
    determinant = float(np.linalg.det(array))
    defect = float(np.abs(array.T @ array - np.eye(3)).max())
    if not (defect <= TOLERANCE and determinant > 0.0):
        raise InputError(
            f"the matrix orientation has determinant {determinant:.9g} and R^T R differs from 1 by {defect:.3g}",
            expected="a rotation: determinant 1 and R^T R = 1",
            cause="a reflection (determinant -1), or a scale left in the matrix",
            remedy="take the rotation alone; scale or mirror the shape itself",
        )
    left, _, right = np.linalg.svd(array)
    return np.asarray(left @ right)


def rotation_matrix(orientation: Array) -> Array:
    """The matrix (3, 3) of what ``read_orientation`` returned."""
    if orientation.shape == (3, 3):
        return orientation
    w, x, y, z = orientation
    return np.array(
        [
            [w * w + x * x - y * y - z * z, 2.0 * (x * y - w * z), 2.0 * (x * z + w * y)],
            [2.0 * (x * y + w * z), w * w - x * x + y * y - z * z, 2.0 * (y * z - w * x)],
            [2.0 * (x * z - w * y), 2.0 * (y * z + w * x), w * w - x * x - y * y + z * z],
        ]
    )
