"""An orientation as users give it: a quaternion, a matrix, or axis and angle; one or many."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from freebody.arguments import ORIENTATION, numbers, si
from freebody.errors import InputError

Array = NDArray[np.float64]

# Orientations typed with six digits pass and are put right to round-off; anything further off is a mistake.
SLACK = 1e-5

# A matrix this close to the rotation that it means is that rotation.
ROUNDING = 1e-14

EXPECTED = 'a quaternion (w, x, y, z), a 3x3 rotation matrix or a text such as "90 deg about z"'


def rotation_matrix(orientation: ArrayLike | Mapping[str, Any]) -> Array:
    """Rotation matrix (3, 3) from a unit quaternion wxyz (4,) or a rotation matrix, body to world.

    Texts and tables are read as ``freebody.orientation`` does. Inputs off by no more than 1e-5 are normalised; others
    raise :class:`InputError` with the value found.
    """
    given = _read(orientation)
    if given.shape not in ((4,), (3, 3)):
        raise InputError(f"orientation of shape {given.shape}", expected=EXPECTED)
    return rotation_matrices(given)


def kept_rotation(name: str, orientation: Any) -> Array:
    """The same as the check of a field: a matrix that is a rotation up to roundings stays as it was written down."""
    rotation = rotation_matrix(orientation)
    given = np.array(orientation, dtype=np.float64)
    same = given.shape == (3, 3) and np.max(np.abs(given - rotation)) <= ROUNDING
    return given if same else rotation


def rotation_matrices(orientation: ArrayLike | Mapping[str, Any]) -> Array:
    """Rotation matrices (..., 3, 3) from quaternions (..., 4) or matrices (..., 3, 3), as :func:`rotation_matrix`."""
    given = _read(orientation)
    if given.shape[-1:] == (4,):
        return _from_quaternions(given)
    if given.shape[-2:] == (3, 3):
        return _nearest(given)
    raise InputError(f"orientation of shape {given.shape}", expected=f"{EXPECTED}; or (..., 4) or (..., 3, 3) of them")


def _read(orientation: ArrayLike | Mapping[str, Any]) -> Array:
    return numbers("orientation", si("orientation", orientation, ORIENTATION), expected=EXPECTED)


def _from_quaternions(given: Array) -> Array:
    norms = np.asarray(np.linalg.norm(given) if given.ndim == 1 else np.linalg.norm(given, axis=-1))
    wrong = ~(np.abs(norms - 1.0) <= SLACK)
    if wrong.any():
        raise InputError(
            f"quaternion {given[wrong][0].tolist() if given.ndim > 1 else given.tolist()} "
            f"has length {norms[wrong].flat[0]:.6g}",
            expected="a unit quaternion (w, x, y, z)",
            remedy="divide it by its length, and check that the scalar part comes first",
        )
    return unit_quaternion_matrices(given / norms[..., None])


def unit_quaternion_matrices(unit: Array) -> Array:
    """Rotation matrices (..., 3, 3) from quaternions (..., 4) that are known to have unit length."""
    w, x, y, z = np.moveaxis(unit, -1, 0)
    rows = [
        [1.0 - 2.0 * (y * y + z * z), 2.0 * (x * y - w * z), 2.0 * (x * z + w * y)],
        [2.0 * (x * y + w * z), 1.0 - 2.0 * (x * x + z * z), 2.0 * (y * z - w * x)],
        [2.0 * (x * z - w * y), 2.0 * (y * z + w * x), 1.0 - 2.0 * (x * x + y * y)],
    ]
    return np.moveaxis(np.array(rows), (0, 1), (-2, -1)).copy()


def _nearest(given: Array) -> Array:
    finite = np.asarray(np.isfinite(given).all(axis=(-2, -1)))
    sound = np.where(finite[..., None, None], given, 0.0)
    off = np.where(finite, np.max(np.abs(sound.swapaxes(-1, -2) @ sound - np.eye(3)), axis=(-2, -1)), np.inf)
    determinants = np.where(finite, np.linalg.det(sound), np.nan)
    wrong = ~((off <= SLACK) & (determinants > 0.0))
    if wrong.any():
        away, det = float(off[wrong].flat[0]), float(determinants[wrong].flat[0])
        raise InputError(
            f"matrix with R^T R off the identity by {away:.3g} and determinant {det:.6g}",
            expected="a rotation matrix: orthonormal columns, determinant 1",
            cause="a reflection" if away <= SLACK else "scaling, or rows and columns of different frames",
        )
    left, _, right = np.linalg.svd(given)
    return np.asarray(left @ right)
