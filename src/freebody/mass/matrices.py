"""Mass matrices of one body, and the map from its twist to the velocity of a point."""

from __future__ import annotations

import numpy as np
from numpy.typing import ArrayLike, NDArray

from freebody.arguments import numbers, vector
from freebody.errors import InputError
from freebody.mass.rotation import rotation_matrix

__all__ = ["natural_block", "rigid_jacobian", "rigid_to_world", "spatial_inertia"]

Array = NDArray[np.float64]


def _hat(a: Array) -> Array:
    return np.array([[0.0, -a[2], a[1]], [a[2], 0.0, -a[0]], [-a[1], a[0], 0.0]])


def spatial_inertia(mass: float, center: Array, inertia: Array, about: ArrayLike | None = None) -> Array:
    """6x6 inertia G with kinetic energy 1/2 V^T G V for the twist V = (w, v) of the point ``about``.

    ``inertia`` is about the centre of mass; with the arm c from ``about`` to it, G = [[I - m [c][c], m [c]],
    [-m [c], m 1]]. About the centre of mass (the default) the off-diagonal blocks vanish.
    """
    arm = np.zeros(3) if about is None else center - vector("about", about)
    skew = _hat(arm)
    return np.block([[inertia - mass * skew @ skew, mass * skew], [-mass * skew, mass * np.eye(3)]])


def natural_block(mass: float, center: Array, inertia: Array) -> Array:
    """4x4 block [[m, m c^T], [m c, S]] about the drawing's origin, S = integral of x x^T dm = 1/2 tr(T) 1 - T.

    T is the inertia about the same origin; the off-diagonal entries of S are minus those of T.
    """
    second = 0.5 * np.trace(inertia) * np.eye(3) - inertia + mass * np.outer(center, center)
    return np.block([[np.array([[mass]]), mass * center[None, :]], [mass * center[:, None], second]])


def rigid_jacobian(orientation: ArrayLike, point: ArrayLike) -> Array:
    """N(X), 3x6, with velocity of the point = N(X) (w, v) for world-frame w and v of the body's origin.

    N(X) = [R [X]^T R^T, 1]; ``orientation`` is a quaternion wxyz or a matrix, ``point`` X (3,) is in the body frame.
    """
    R = rotation_matrix(orientation)
    return np.hstack([R @ _hat(vector("point", point)).T @ R.T, np.eye(3)])


def rigid_to_world(points: ArrayLike, position: ArrayLike, orientation: ArrayLike) -> Array:
    """World coordinates R X + x of body points (..., 3), for a body at ``position`` with ``orientation``."""
    body = numbers("points", points, expected="(..., 3) numbers")
    if body.shape[-1:] != (3,) or not np.isfinite(body).all():
        raise InputError(f"points of shape {body.shape}", expected="(..., 3) finite numbers")
    return np.asarray(body @ rotation_matrix(orientation).T + vector("position", position))
