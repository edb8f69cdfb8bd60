"""Mass matrices of one body, and the map from its twist to the velocity of a point."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from freebody.arguments import numbers, si, vector
from freebody.errors import InputError
from freebody.mass.rotation import rotation_matrices

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
    """4x4 block [[m, m c^T], [m c, S]] about the shape frame's origin, S = integral of x x^T dm = 1/2 tr(T) 1 - T.

    T is the inertia about the same origin; the off-diagonal entries of S are minus those of T.
    """
    second = 0.5 * np.trace(inertia) * np.eye(3) - inertia + mass * np.outer(center, center)
    return np.block([[np.array([[mass]]), mass * center[None, :]], [mass * center[:, None], second]])


def rigid_jacobian(orientation: ArrayLike | Mapping[str, Any], point: ArrayLike) -> Array:
    """N(X), (..., 3, 6), with velocity of the point = N(X) (w, v) for world-frame w and v of the body's origin.

    N(X) = [-[R X], 1] = [R [X]^T R^T, 1]. ``orientation`` is one or many: quaternions wxyz (..., 4) or matrices
    (..., 3, 3); ``point`` X (..., 3) is in the body frame. As for :func:`rigid_to_world`, leading dimensions broadcast
    as in NumPy: n points at n poses pair up, and n points at each of m poses are ``point[None, :]`` and
    ``orientation[:, None]``. Raises :class:`InputError` for shapes that do not fit.
    """
    R, body = rotation_matrices(orientation), _points("point", point)
    _fitting(orientation=R.shape[:-2], point=body.shape[:-1])
    x, y, z = np.moveaxis(_turned(R, body), -1, 0)
    zero, one = np.zeros_like(x), np.ones_like(x)
    rows = [[zero, z, -y, one, zero, zero], [-z, zero, x, zero, one, zero], [y, -x, zero, zero, zero, one]]
    return np.moveaxis(np.array(rows), (0, 1), (-2, -1)).copy()


def rigid_to_world(points: ArrayLike, position: ArrayLike, orientation: ArrayLike | Mapping[str, Any]) -> Array:
    """World coordinates R X + x (..., 3) of body points X (..., 3), for bodies at ``position`` with ``orientation``.

    ``position`` (..., 3) is where X = 0 is: the centre of mass for points relative to it, the shape frame's
    origin for points in the shape frame. ``orientation`` is quaternions wxyz (..., 4) or matrices (..., 3, 3). Each is
    one or many; leading dimensions broadcast as in NumPy: many points at one pose, one point at many poses (a path),
    n points at n poses; for n points at each of m poses give ``points[None, :]``, ``position[:, None]`` and
    ``orientation[:, None]``. Raises :class:`InputError` for shapes that do not fit.
    """
    R, body, place = rotation_matrices(orientation), _points("points", points), _points("position", position)
    _fitting(points=body.shape[:-1], position=place.shape[:-1], orientation=R.shape[:-2])
    return np.asarray(_turned(R, body) + place)


def _points(name: str, value: ArrayLike) -> Array:
    expected = "(..., 3) finite numbers, in m"
    array = numbers(name, si(name, value, "m"), expected=expected)
    if array.shape[-1:] != (3,) or not np.isfinite(array).all():
        raise InputError(f"{name} of shape {array.shape}", expected=expected)
    return array


def _turned(R: Array, a: Array) -> Array:
    return np.asarray(np.einsum("...ij,...j->...i", R, a))


def _fitting(**leading: tuple[int, ...]) -> None:
    try:
        np.broadcast_shapes(*leading.values())
    except ValueError:
        raise InputError(
            " and ".join(f"{name} {shape}" for name, shape in leading.items()) + ": these do not fit together",
            expected="one of each, as many of each, or dimensions that broadcast as in NumPy",
            remedy="for every point at every pose: points[None, :], position[:, None], orientation[:, None]",
        ) from None
