"""Prescribed motion: a number that follows time, with its first and second derivative.

In the tables a motion is the number of its pieces and then (start, c0, c1, c2, c3) for each: the cubic polynomial in
s = t - start. Before the first piece and behind the last one it goes on at the speed it has there, so the last piece is
a straight line. Which piece holds is decided by the current segment of the schedule (F[0]): steps end at knots.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
from numpy.typing import ArrayLike, NDArray

from freebody.arguments import array_of, number, numbers
from freebody.compile import kernel
from freebody.errors import InputError
from freebody.figures import shown
from freebody.lie.scalar import real

Array = NDArray[np.float64]
Pair = tuple[ArrayLike, ArrayLike]

PIECE = 5


class Motion(NamedTuple):
    """The numbers for the tables, and the moments at which a piece ends."""

    floats: tuple[float, ...]
    edges: tuple[float, ...]


def still(value: float = 0.0) -> Motion:
    """No motion."""
    return Motion((1.0, 0.0, value, 0.0, 0.0, 0.0), ())


def prescribed(what: str, value: Pair | None, speed: float | Pair | None, start: float) -> Motion:
    """A motion from ``value`` = (times, values), a smooth curve through them, or from ``speed``: a number, or
    (times, speeds) with straight lines between. With a speed the motion begins at ``start`` at time zero.

    Raises :class:`InputError` for both, for neither, and for tables that do not fit.
    """
    if (value is None) == (speed is None):
        raise InputError(
            f"{what} and speed, " + ("both" if value is not None else "neither"), expected="one of the two"
        )
    if value is not None:
        return _curve(what, *_table(what, value))
    if isinstance(speed, tuple):
        return _ramps(*_table("speed", speed), start)
    assert speed is not None
    return Motion((1.0, 0.0, start, number("speed", speed), 0.0, 0.0), ())


def _table(name: str, pair: Pair) -> tuple[Array, Array]:
    expected = "(times, values): two or more times in s, in order, and as many numbers"
    given = pair if isinstance(pair, tuple | list) and len(pair) == 2 else (None, None)
    if array_of(given[0]) is None or array_of(given[1]) is None:
        raise InputError(f"{name} = {shown(pair)}", expected=expected)
    times, values = (numbers(name, part, expected=expected) for part in given)
    if times.ndim != 1 or len(times) < 2 or values.shape != times.shape:
        raise InputError(f"{name}: {times.shape} times and {values.shape} values", expected=expected)
    if not (np.isfinite(times).all() and np.isfinite(values).all() and (np.diff(times) > 0.0).all()):
        raise InputError(f"{name} with times {times.tolist()}", expected=expected)
    return times, values


def _curve(name: str, times: Array, values: Array) -> Motion:
    from scipy.interpolate import CubicSpline

    # At rest before and after, so that speed is continuous everywhere.
    c = CubicSpline(times, values, bc_type="clamped").c
    return _pieces(times, [(c[3, k], c[2, k], c[1, k], c[0, k]) for k in range(len(times) - 1)], float(values[-1]), 0.0)


def _ramps(times: Array, speeds: Array, start: float) -> Motion:
    pieces = []
    steps = np.diff(times)
    slopes = np.diff(speeds) / steps
    at = start + float(speeds[0]) * float(times[0])
    for k in range(len(times) - 1):
        pieces.append((at, speeds[k], 0.5 * slopes[k], 0.0))
        at += float(steps[k]) * 0.5 * float(speeds[k] + speeds[k + 1])
    return _pieces(times, pieces, at, float(speeds[-1]))


def _pieces(times: Array, pieces: Sequence[Sequence[float]], last: float, speed: float) -> Motion:
    rows = [(float(t), *map(float, piece)) for t, piece in zip(times, pieces)]
    rows.append((float(times[-1]), last, speed, 0.0, 0.0))
    return Motion((float(len(rows)), *(x for row in rows for x in row)), tuple(map(float, times)))


@kernel(inline=True)
def motion_at(world, t, k):
    """(value, rate, second derivative) at time t of the motion whose numbers start at F[k]."""
    count = int(real(world.floats[k]))
    piece = 0
    while piece + 1 < count and real(world.floats[k + 1 + PIECE * (piece + 1)]) <= world.segment:
        piece += 1
    a = k + 1 + PIECE * piece
    s = t - world.floats[a]
    if piece == 0 and count > 1 and world.segment < real(world.floats[a]):
        return world.floats[a + 1] + s * world.floats[a + 2], world.floats[a + 2], 0.0
    value = world.floats[a + 1] + s * (world.floats[a + 2] + s * (world.floats[a + 3] + s * world.floats[a + 4]))
    rate = world.floats[a + 2] + s * (2.0 * world.floats[a + 3] + 3.0 * s * world.floats[a + 4])
    return value, rate, 2.0 * world.floats[a + 3] + 6.0 * s * world.floats[a + 4]
