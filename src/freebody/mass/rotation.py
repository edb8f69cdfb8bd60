"""An orientation as users give it: a quaternion or a matrix."""

from __future__ import annotations

import numpy as np
from numpy.typing import ArrayLike, NDArray

from freebody.arguments import numbers
from freebody.errors import InputError

__all__ = ["rotation_matrix"]

Array = NDArray[np.float64]

# Orientations typed with six digits pass and are put right to round-off; anything further off is a mistake.
SLACK = 1e-5


def rotation_matrix(orientation: ArrayLike) -> Array:
    """Rotation matrix (3, 3) from a unit quaternion wxyz (4,) or a rotation matrix, body to world.

    Inputs off by no more than 1e-5 are normalised; others raise :class:`InputError` with the value found.
    """
    expected = "a quaternion (w, x, y, z) or a 3x3 rotation matrix"
    given = numbers("orientation", orientation, expected=expected)
    if given.shape == (4,):
        norm = float(np.linalg.norm(given))
        if not abs(norm - 1.0) <= SLACK:
            raise InputError(
                f"quaternion {given.tolist()} has length {norm:.6g}",
                expected="a unit quaternion (w, x, y, z)",
                remedy="divide it by its length, and check that the scalar part comes first",
            )
        w, x, y, z = given / norm
        return np.array(
            [
                [1.0 - 2.0 * (y * y + z * z), 2.0 * (x * y - w * z), 2.0 * (x * z + w * y)],
                [2.0 * (x * y + w * z), 1.0 - 2.0 * (x * x + z * z), 2.0 * (y * z - w * x)],
                [2.0 * (x * z - w * y), 2.0 * (y * z + w * x), 1.0 - 2.0 * (x * x + y * y)],
            ]
        )
    if given.shape == (3, 3):
        off = float(np.max(np.abs(given.T @ given - np.eye(3)))) if np.isfinite(given).all() else np.inf
        det = float(np.linalg.det(given)) if np.isfinite(off) else np.nan
        if not (off <= SLACK and det > 0.0):
            raise InputError(
                f"matrix with R^T R off the identity by {off:.3g} and determinant {det:.6g}",
                expected="a rotation matrix: orthonormal columns, determinant 1",
                cause="a reflection" if off <= SLACK else "scaling, or rows and columns of different frames",
            )
        left, _, right = np.linalg.svd(given)
        return np.asarray(left @ right)
    raise InputError(f"orientation of shape {given.shape}", expected=expected)
