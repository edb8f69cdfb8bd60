"""The tangent space of a state: twelve numbers a body, whatever the layout.

``momenta``: position, rotation, momentum, angular momentum. ``velocities``: position, rotation, velocity, angular
velocity. All in the world frame; the rotation is a small rotation vector, R -> exp(r) R. An orientation has thirteenth
and eighteenth numbers that no rotation changes; here it has none.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from freebody import so3
from freebody.model.layout import BODIES, BODY, BODY_CONSTANTS
from freebody.model.state import QUATERNIONS, convert
from freebody.model.tables import Tables

Array = NDArray[np.float64]

SIZE = 12
COORDINATES = {
    "velocities": ("position", "rotation", "velocity", "angular_velocity"),
    "momenta": ("position", "rotation", "momentum", "angular_momentum"),
}


def _cross_matrix(a: Array) -> Array:
    return np.asarray(so3.hat(a))


def _product(p: Array, q: Array) -> Array:
    """Hamilton's product of arrays of quaternions."""
    w, v = p[..., :1], p[..., 1:]
    s, u = q[..., :1], q[..., 1:]
    scalar = w * s - np.sum(v * u, axis=-1, keepdims=True)
    return np.concatenate([scalar, w * u + s * v + np.cross(v, u)], axis=-1)


def to_raw(tables: Tables, layout: str, raw: Array, tangents: Array) -> Array:
    """Tangents (..., bodies, 12) in momenta as those of the raw state (..., bodies, width)."""
    x, r, p, L = (tangents[..., 3 * k : 3 * k + 3] for k in range(4))
    if layout in QUATERNIONS:
        turn = np.concatenate([np.zeros_like(r[..., :1]), 0.5 * r], axis=-1)
        parts = [x, _product(turn, np.broadcast_to(raw[:, 3:7], (*r.shape[:-1], 4))), p, L]
        if layout == "axial":
            R = np.asarray(so3.quaternion_to_matrix(raw[:, 3:7]))
            axis = np.einsum("bij,bj->bi", R, tables.principal_axes[:, :, 0])
            along = np.sum(np.cross(r, axis) * raw[:, 10:13] + axis * L, axis=-1)
            parts.append(np.where(tables.thin, along, 0.0)[..., None])
    else:
        R = raw[:, 3:12].reshape(-1, 3, 3)
        turned = _cross_matrix(r) @ R
        parts = [x, turned.reshape(*r.shape[:-1], 9), p, L]
        if layout in ("velocities", "twist"):
            moving = np.einsum("bij,...bj->...bi", to_velocities(tables, layout, raw), tangents)
            parts[2:] = [moving[..., 6:9], moving[..., 9:12]]
        if layout == "twist":
            v, w = (np.einsum("bij,bj->bi", R, raw[:, columns]) for columns in (slice(15, 18), slice(12, 15)))
            turning = moving[..., 9:12] - np.cross(r, w), moving[..., 6:9] - np.cross(r, v)
            parts[2:] = [np.einsum("bji,...bj->...bi", R, part) for part in turning]
    return np.concatenate(parts, axis=-1)


def from_raw(tables: Tables, layout: str, raw: Array, tangents: Array, floats_tangents: Array | None = None) -> Array:
    """Tangents of the raw state as those in momenta, (..., bodies, 12); those of masses count where velocities are
    kept.
    """
    if layout in QUATERNIONS:
        back = raw[:, 3:7] * np.array([1.0, -1.0, -1.0, -1.0]) / np.sum(raw[:, 3:7] ** 2, axis=1, keepdims=True)
        r = 2.0 * _product(tangents[..., 3:7], np.broadcast_to(back, (*tangents.shape[:-1], 4)))[..., 1:]
        p, L = tangents[..., 7:10], tangents[..., 10:13]
    else:
        R = raw[:, 3:12].reshape(-1, 3, 3)
        turning = tangents[..., 3:12].reshape(*tangents.shape[:-1], 3, 3) @ R.swapaxes(-1, -2)
        r = np.asarray(so3.vee(0.5 * (turning - turning.swapaxes(-1, -2))))
        p, L = tangents[..., 12:15], tangents[..., 15:18]
        if layout in ("velocities", "twist"):
            dv, dw = p, L
            if layout == "twist":
                w, v = (np.einsum("bij,bj->bi", R, raw[:, columns]) for columns in (slice(12, 15), slice(15, 18)))
                dw, dv = np.cross(r, w) + _turned(R, p), np.cross(r, v) + _turned(R, L)
            moving = np.concatenate([tangents[..., 0:3], r, dv, dw], axis=-1)
            made: Array = np.einsum("bij,...bj->...bi", to_momenta(tables, layout, raw), moving)
            if floats_tangents is not None:
                made[..., 6:12] += heavier(tables, layout, raw, floats_tangents)
            return made
    return np.concatenate([tangents[..., 0:3], r, p, L], axis=-1)


def _turned(R: Array, a: Array) -> Array:
    return np.asarray(np.einsum("bij,...bj->...bi", R, a))


def heavier(tables: Tables, layout: str, raw: Array, floats_tangents: Array) -> Array:
    """What masses and inertias that change do to the momenta of the same velocities, (numbers, bodies, 6)."""
    rows = floats_tangents[:, BODIES : BODIES + BODY * len(tables.names)].reshape(len(floats_tangents), -1, BODY)
    kept = convert(raw, layout, "velocities", tables)
    R, v, w = kept[:, 3:12].reshape(-1, 3, 3), kept[:, 12:15], kept[:, 15:18]
    six = rows[:, :, BODY_CONSTANTS.slices["inertia"]]
    inertia = R @ six[..., [0, 3, 4, 3, 1, 5, 4, 5, 2]].reshape(*six.shape[:-1], 3, 3) @ R.swapaxes(-1, -2)
    return np.concatenate(
        [rows[:, :, BODY_CONSTANTS.slices["mass"]] * v, np.einsum("pbij,bj->pbi", inertia, w)], axis=-1
    )


def to_velocities(tables: Tables, layout: str, raw: Array) -> Array:
    """Matrices (bodies, 12, 12) that take tangents in momenta to those in velocities, masses and inertias fixed."""
    kept = convert(raw, layout, "velocities", tables)
    R, w = kept[:, 3:12].reshape(-1, 3, 3), kept[:, 15:18]
    inverse = R @ tables.inverse_inertias @ R.swapaxes(-1, -2)
    L = convert(raw, layout, "momenta", tables)[:, 10:13]
    made = np.zeros((len(raw), SIZE, SIZE))
    made[:, range(6), range(6)] = 1.0
    made[:, 6:9, 6:9] = np.eye(3) / tables.masses[:, None, None]
    # w = R I^-1 R^T L: a rotation r changes it by r x w - R I^-1 R^T (r x L).
    made[:, 9:12, 3:6] = -_cross_matrix(w) + inverse @ _cross_matrix(L)
    made[:, 9:12, 9:12] = inverse
    return made


def to_momenta(tables: Tables, layout: str, raw: Array) -> Array:
    """Matrices (bodies, 12, 12) that take tangents in velocities to those in momenta."""
    kept = convert(raw, layout, "velocities", tables)
    R, w = kept[:, 3:12].reshape(-1, 3, 3), kept[:, 15:18]
    inertia = R @ tables.inertias @ R.swapaxes(-1, -2)
    L = convert(raw, layout, "momenta", tables)[:, 10:13]
    made = np.zeros((len(raw), SIZE, SIZE))
    made[:, range(6), range(6)] = 1.0
    made[:, 6:9, 6:9] = np.eye(3) * tables.masses[:, None, None]
    made[:, 9:12, 3:6] = -_cross_matrix(L) + inertia @ _cross_matrix(w)
    made[:, 9:12, 9:12] = inertia
    return made


def moved(layout: str, raw: Array, tangent: Array, tables: Tables) -> Array:
    """The raw state (bodies, width) at the end of a small ``tangent`` (bodies, 12) in momenta."""
    momenta = convert(raw, layout, "momenta", tables)
    angle = np.asarray(so3.exp(tangent[:, 3:6]))
    q = np.asarray(so3.matrix_to_quaternion(angle))
    turned = _product(q, momenta[:, 3:7])
    parts = [momenta[:, 0:3] + tangent[:, 0:3], turned, momenta[:, 7:10] + tangent[:, 6:9]]
    return np.concatenate([*parts, momenta[:, 10:13] + tangent[:, 9:12]], axis=1)
