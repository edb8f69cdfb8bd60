"""Where the grounds of a world are at any times, for results and drawings."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from freebody import so3
from freebody.contact.ground import Ground
from freebody.contact.layout import CONTACTS, GROUND, GROUND_KNOT, GROUND_POSE
from freebody.model.layout import HEADER
from freebody.model.tables import Tables

Array = NDArray[np.float64]


class Grounds(NamedTuple):
    """Poses and velocities of grounds at n times, world frame: ``position`` (n, grounds, 3) in m, ``rotation``
    (n, grounds, 3, 3), ``velocity`` (m/s) of the position and ``angular_velocity`` (rad/s)."""

    position: Array
    rotation: Array
    velocity: Array
    angular_velocity: Array


def grounds_at(tables: Tables, times: Array) -> Grounds:
    """The grounds at ``times`` (n,) in s; where a velocity jumps, as it is afterwards."""
    return _placed(ground_rows(tables), times)


def described_at(grounds: Sequence[Ground], times: Array) -> Grounds:
    """The same from descriptions."""
    given = []
    for ground in grounds:
        knots = ground.knots()
        pose = GROUND_POSE.row(position=ground.place, rotation=ground.rotation, axis=knots.axis)
        given.append((np.array(pose), np.array(knots.rows)))
    return _placed(given, times)


def _placed(given: list[tuple[Array, Array]], times: Array) -> Grounds:
    shape = (len(times), len(given))
    x, v, w, R = np.zeros((*shape, 3)), np.zeros((*shape, 3)), np.zeros((*shape, 3)), np.zeros((*shape, 3, 3))
    for g, (pose, knots) in enumerate(given):
        origin = pose[GROUND_POSE.slices["position"]]
        stands, axis = pose[GROUND_POSE.slices["rotation"]].reshape(3, 3), pose[GROUND_POSE.slices["axis"]]
        gone, angle, velocity, speed = _moved(knots, times)
        x[:, g], v[:, g], w[:, g] = origin + gone, velocity, speed[:, None] * axis
        R[:, g] = np.asarray(so3.exp(angle[:, None] * axis)) @ stands
    return Grounds(x, R, v, w)


def ground_rows(tables: Tables) -> list[tuple[Array, Array]]:
    """Of every ground its row of ``layout.GROUND_POSE`` and its knots (n, numbers of ``GROUND_KNOT``)."""
    at = HEADER.read(tables.integers).contacts
    if not at:
        return []
    header, found = CONTACTS.read(tables.integers[at:]), []
    for g in range(header.grounds):
        ground = GROUND.read(tables.integers[header.first_ground + g * GROUND.size :])
        pose = tables.floats[ground.floats : ground.floats + GROUND_POSE.size]
        knots = tables.floats[ground.knots : ground.knots + ground.count * GROUND_KNOT.size]
        found.append((pose, knots.reshape(-1, GROUND_KNOT.size)))
    return found


def _moved(knots: Array, times: Array) -> tuple[Array, Array, Array, Array]:
    """Displacement (n, 3), angle (n,), velocity (n, 3) and speed of turning (n,)."""
    if not len(knots):
        return np.zeros((len(times), 3)), np.zeros(len(times)), np.zeros((len(times), 3)), np.zeros(len(times))
    when = knots[:, GROUND_KNOT.slices["time"].start]
    sums = np.column_stack([knots[:, GROUND_KNOT.slices["displacement"]], knots[:, GROUND_KNOT.slices["angle"]]])
    rates = np.column_stack([knots[:, GROUND_KNOT.slices["velocity"]], knots[:, GROUND_KNOT.slices["speed"]]])
    k = np.searchsorted(when, times, side="right") - 1
    low, high = np.maximum(k, 0), np.minimum(k + 1, len(when) - 1)
    length = when[high] - when[low]
    inside = (k >= 0) & (length > 0.0)
    slope = (
        np.where(inside, 1.0, 0.0)[:, None] * (rates[high] - rates[low]) / np.where(length > 0.0, length, 1.0)[:, None]
    )
    s = (times - when[low])[:, None]
    rate, total = rates[low] + s * slope, sums[low] + s * (rates[low] + 0.5 * s * slope)
    return total[:, :3], total[:, 3], rate[:, :3], rate[:, 3]
