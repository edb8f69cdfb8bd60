"""How a ground moves: velocities as straight lines between knots, and what they add up to."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from freebody.arguments import array_of
from freebody.contact.layout import GROUND_KNOT
from freebody.errors import InputError
from freebody.fields import Curve, fixed
from freebody.figures import row, shown
from freebody.forces.profile import read_profile

Array = NDArray[np.float64]

# The part of an angular velocity across its axis that is rounding, relative to the largest.
ACROSS = 1e-9

STILL = np.zeros((1, 4))


class VectorCurve(Curve):
    """A vector, or (times, vectors): straight lines between times."""

    def __init__(self, *said: str, **options: Any) -> None:
        super().__init__(*said, steady=True, **options)

    def checked(self, value: Any, element: Any) -> Any:
        """A vector (3,), or times (n,) and vectors (n, 3), that nobody can change."""
        if not (isinstance(value, tuple | list) and len(value) == 2):
            return fixed(self.name, value)
        values = array_of(value[1])
        if values is not None and values.ndim == 1:
            raise InputError(
                f"{self.name} = {shown(value)}",
                expected=f"three numbers, or (times, vectors): n times in s and n vectors in {self.unit}",
                cause="one number for every time in place of a vector",
                remedy="give three numbers for every time",
            )
        knots = read_profile(self.name, None, (value[0], value[1]))
        times, vectors = knots[:, 0].copy(), knots[:, 1:].copy()
        times.flags.writeable = vectors.flags.writeable = False
        return times, vectors

    def written(self, value: Any) -> str:
        """A vector, or how many times."""
        return f"<{len(value[0])} times>" if isinstance(value, tuple) else row(value)


class Knots(NamedTuple):
    """Rows of ``layout.GROUND_KNOT``, the axis (unit, in W) of the turning, and times (s) at which steps end."""

    rows: list[list[float]]
    axis: Array
    edges: tuple[float, ...]


def knots_of(velocity: Any, angular_velocity: Any) -> Knots:
    """From the velocity and the angular velocity of a ground: vectors, (times, vectors), or None.

    Raises :class:`InputError` if the axis of the turning changes.
    """
    moving, turning = _table(velocity), _table(angular_velocity)
    axis = _axis(turning)
    speeds = np.column_stack([turning[:, :1], turning[:, 1:] @ axis])
    both = [(*at, *v, *w) for at, v, w in _merged(moving, speeds)]
    table = np.array(both)
    times, rates = table[:, 0], table[:, 1:]
    steps = np.diff(times)[:, None]
    sums = np.concatenate([np.zeros((1, 4)), np.cumsum(steps * 0.5 * (rates[:-1] + rates[1:]), axis=0)])
    sums -= _sum_at_zero(times, rates, sums)
    rows = [
        GROUND_KNOT.row(time=t, velocity=v[:3], displacement=s[:3], speed=v[3], angle=s[3])
        for t, v, s in zip(times, rates, sums)
    ]
    return Knots(rows, axis, tuple(np.unique(times).tolist()) if len(times) > 1 else ())


def _table(given: Any) -> Array:
    """Knots (n, 4)."""
    if given is None:
        return STILL
    if isinstance(given, tuple):
        return np.column_stack([given[0], given[1]])
    return np.array([[0.0, *given]])


def _axis(turning: Array) -> Array:
    vectors = turning[:, 1:]
    sizes = np.max(np.abs(vectors), axis=1)
    largest = int(np.argmax(sizes))
    if sizes[largest] == 0.0:
        return np.array([0.0, 0.0, 1.0])
    along = vectors[largest] / sizes[largest]
    axis: Array = along / np.linalg.norm(along)
    across = np.max(np.abs(vectors - np.outer(vectors @ axis, axis)), axis=1)
    worst = int(np.argmax(across))
    if across[worst] > ACROSS * sizes[largest]:
        raise InputError(
            f"angular_velocity = {row(vectors[worst])} at {turning[worst, 0]:g} s, {row(vectors[largest])} at "
            f"{turning[largest, 0]:g} s",
            expected="vectors along one axis: a ground turns about an axis that stays",
            cause="a ground that tumbles, or a component that was mistyped",
            remedy="let it turn about one axis, or use a body with a motor in its joints",
        )
    return axis


def _merged(moving: Array, turning: Array) -> list[tuple[tuple[float], Array, Array]]:
    """Both tables at the times of either; a time at which one of them jumps comes twice."""
    if len(moving) == 1 and len(turning) == 1:
        return [((0.0,), moving[0, 1:], turning[0, 1:])]
    # A table of one knot never changes: its time means nothing.
    tables = [table for table in (moving, turning) if len(table) > 1]
    found = []
    for t in np.unique(np.concatenate([table[:, 0] for table in tables])).tolist():
        left, right = ([_value(table, t, side) for table in (moving, turning)] for side in ("left", "right"))
        found.append(((t,), left[0], left[1]))
        if any((a != b).any() for a, b in zip(left, right)):
            found.append(((t,), right[0], right[1]))
    return found


def _value(table: Array, t: float, side: str) -> Array:
    """A table at time t, coming from that side."""
    times: Array = table[:, 0]
    values: list[Array] = list(table[:, 1:])
    # Knots before t, or up to it.
    count = int(np.searchsorted(times, t, side="left" if side == "left" else "right"))
    if count == 0:
        return values[0]
    if count == len(times):
        return values[-1]
    a, b = times[count - 1], times[count]
    if side == "left" and b == t:
        return values[count]
    if a == t:
        return values[count - 1]
    s = (t - a) / (b - a)
    return np.asarray(values[count - 1] + s * (values[count] - values[count - 1]))


def _sum_at_zero(times: Array, rates: Array, sums: Array) -> Array:
    """The integral from the first knot to time zero."""
    if times[0] >= 0.0:
        return np.asarray(-times[0] * rates[0])
    if times[-1] <= 0.0:
        return np.asarray(sums[-1] - times[-1] * rates[-1])
    k = int(np.searchsorted(times, 0.0, side="right")) - 1
    s = -times[k]
    slope = (rates[k + 1] - rates[k]) / (times[k + 1] - times[k])
    return np.asarray(sums[k] + s * (rates[k] + 0.5 * s * slope))
