"""Many bodies of one make: what they are made of is computed once."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import numpy as np
from numpy.typing import NDArray

from freebody.arguments import LARGEST, vector
from freebody.description import fixed, variant
from freebody.mass.rotation import unit_quaternion_matrices
from freebody.model.body import Body, checked_name

Array = NDArray[np.float64]


def copies(
    first: Body,
    names: Sequence[str | None],
    *,
    position: Array,
    velocity: Array,
    angular_velocity: Array,
    orientation: Array | None = None,
) -> Iterator[Body]:
    """Bodies made as ``first`` is, with these names, poses and motions, in rows; bit for bit as ``Body(...)`` has them.

    Without ``orientation`` (quaternions, near unit length) they stand as ``first`` does. Raises :class:`InputError`.
    """
    turned: dict[str, Array] = {}
    if orientation is not None:
        # One by one, because NumPy adds squares in another order for many.
        unit = np.array([row / np.linalg.norm(row) for row in orientation])
        turned = {"orientation": fixed(unit), "rotation": fixed(unit_quaternion_matrices(unit))}
    ordinary = np.all([_ordinary(rows) for rows in (position, velocity, angular_velocity)], axis=0)
    if not first.principal_moments.all():
        ordinary &= ~angular_velocity.any(axis=1)
    moved = {"position": fixed(position), "velocity": fixed(velocity), "angular_velocity": fixed(angular_velocity)}
    for number, name in enumerate(names):
        own = {key: rows[number] for key, rows in (turned | moved).items()}
        body = variant(first, given_name=checked_name(name), **own)
        if not ordinary[number]:
            vector("position", body.position)
            v, w = body._moving(body.velocity, body.angular_velocity)
            body = variant(body, velocity=fixed(v), angular_velocity=fixed(w))
        yield body


def _ordinary(rows: Array) -> NDArray[np.bool_]:
    """Which rows need no closer look."""
    return np.asarray((np.abs(rows) <= LARGEST).all(axis=1))
