"""Vectors that change with time: straight lines between knots, jumps where two knots share a time.

A profile is a list of knots (t, vx, vy, vz) in order of time. Before the first knot and after the last one it keeps
their values. Which piece holds is decided by the current segment of the schedule (F[0]), never by the time of a stage:
steps end at knots, and a stage that falls on one belongs to the piece that its step lies in.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import ArrayLike, NDArray

from freebody.arguments import array_of, numbers
from freebody.compile import kernel
from freebody.errors import InputError
from freebody.figures import shown
from freebody.forces.act import float3
from freebody.lie.scalar import alike, real

Array = NDArray[np.float64]
Pair = tuple[ArrayLike, ArrayLike]

# Numbers per knot.
KNOT = 4


def constant(vector: Array) -> Array:
    """The knots (1, 4) of a vector that never changes."""
    return np.array([[0.0, *vector]])


def windows(vector: Array, spans: list[tuple[float, float, float]]) -> Array:
    """The knots of factor times ``vector`` in each span (start, end, factor), zero elsewhere.

    Spans are in order and do not overlap; the end of the last may be infinite.
    """
    knots = []
    for start, end, factor in spans:
        inside = (factor * vector).tolist()
        knots += [[start, 0.0, 0.0, 0.0], [start, *inside]]
        if np.isfinite(end):
            knots += [[end, *inside], [end, 0.0, 0.0, 0.0]]
    return np.array(knots)


def read_profile(name: str, vector: Array | None, profile: Pair | None) -> Array:
    """The knots (n, 4) of a user's ``vector`` and ``profile``.

    ``profile`` = (times, values): values (n,) are factors of ``vector``; values (n, 3) are the vectors themselves, and
    then ``vector`` is None. Raises :class:`InputError` when the two do not fit together or times run backwards.
    """
    if profile is None:
        if vector is None:
            raise InputError(f"neither {name} nor profile", expected=f"{name}=, three numbers, or a table of vectors")
        return constant(vector)
    times, values = _pair(profile)
    if values.ndim == 1 and vector is not None:
        values = values[:, None] * vector
    elif values.ndim == 1:
        raise InputError(
            f"a profile of factors without {name}", expected=f"{name}=, the vector that the factors multiply"
        )
    elif vector is not None:
        raise InputError(
            f"{name} and a profile of vectors",
            expected="one of the two",
            remedy=f"leave {name} out, or give one factor per time",
        )
    return np.column_stack([times, values])


def _pair(profile: Pair) -> tuple[Array, Array]:
    expected = "(times, values): n times in s, and n factors or n vectors (n, 3)"
    pair = isinstance(profile, tuple | list) and len(profile) == 2
    if not pair or any(array_of(part) is None for part in profile):
        raise InputError(f"profile = {shown(profile)}", expected=expected)
    times, values = (numbers("profile", part, expected=expected) for part in profile)
    if times.ndim != 1 or len(times) < 1 or values.shape not in (times.shape, (len(times), 3)):
        raise InputError(f"a profile of {times.shape} times and {values.shape} values", expected=expected)
    if not (np.isfinite(times).all() and np.isfinite(values).all()):
        raise InputError("a profile with numbers that are not finite", expected=expected)
    back = np.flatnonzero(np.diff(times) < 0.0)
    if back.size:
        k = int(back[0])
        raise InputError(
            f"profile goes back in time: {times[k]:g} s, then {times[k + 1]:g} s",
            expected="times in order; the same time twice is a jump",
        )
    return times, values


@kernel(inline=True)
def value_at(world, t, k, count):
    """The profile of ``count`` knots from F[k] on, at time t, on the piece that the current segment lies in."""
    low, high = 0, count
    while low < high:
        middle = (low + high) // 2
        if alike(real(world.floats[k + KNOT * middle]) <= world.segment):
            low = middle + 1
        else:
            high = middle
    # Now ``low`` knots lie at or before the segment.
    if low == 0:
        return float3(world.floats, k + 1)
    a = k + KNOT * (low - 1)
    if low == count:
        return float3(world.floats, a + 1)
    s = (t - world.floats[a]) / (world.floats[a + KNOT] - world.floats[a])
    return (
        world.floats[a + 1] + s * (world.floats[a + KNOT + 1] - world.floats[a + 1]),
        world.floats[a + 2] + s * (world.floats[a + KNOT + 2] - world.floats[a + 2]),
        world.floats[a + 3] + s * (world.floats[a + KNOT + 3] - world.floats[a + 3]),
    )
