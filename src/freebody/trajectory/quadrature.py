"""Integrals of the books' rates over the frames of a run, by two rules whose difference tells the error.

Between switchings of forces the rates are smooth. There each interval is integrated with the polynomial through the
frames nearest to it: six frames (order 6) and four (order 4), or fewer where a segment has fewer.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray
from scipy.ndimage import maximum_filter1d

from freebody.trajectory.derived import Rates
from freebody.trajectory.lagrange import lagrange
from freebody.trajectory.schedule import Schedule

__all__ = ["Integrals", "integrate"]

Array = NDArray[np.float64]

HIGH, LOW = 6, 4


class Integrals(NamedTuple):
    """Of each interval between frames, (frames - 1, 7): the value, its estimated error, and the error of a method.

    ``method`` is what a method of the given order would be expected to miss with its own steps.
    """

    value: Array
    error: Array
    method: Array


def integrate(
    times: Array, rates: Rates, schedule: Schedule, edge_frames: NDArray[np.int64], *, dt: float, order: int
) -> Integrals:
    """Integrals of the seven rates, interval by interval, for a method of ``order`` with steps ``dt`` (s)."""
    shape = (len(times) - 1, 7)
    high, low, rough = np.zeros(shape), np.zeros(shape), np.zeros(shape)
    cut = np.isfinite(schedule.first_cut)
    alike = {1: 1, 2: 2, 3: 2}.get(order, LOW)
    for start, stop in _segments(times, cut, edge_frames):
        frames = stop - start + 1
        for rule, count in ((high, HIGH), (low, max(1, min(LOW, frames - 2))), (rough, min(alike, max(1, frames - 1)))):
            lagrange(times, rates.after, rates.before, start, stop, count, rule)
    value, error = high, _largest_nearby(np.abs(high - low))
    length = np.diff(times)[:, None]
    strides = np.maximum(length / dt, 1.0) if dt > 0.0 else np.ones_like(length)
    method = _largest_nearby(np.abs(high - rough)) / strides**order
    for i in np.flatnonzero(cut).tolist():
        value[i], error[i] = _across(times, rates, schedule, i)
    return Integrals(value, error, method)


def _largest_nearby(error: Array) -> Array:
    """The difference of two rules passes through zero now and then without meaning it: take the largest around."""
    return np.asarray(maximum_filter1d(error, size=HIGH + 1, axis=0, mode="nearest"))


def _segments(times: Array, cut: NDArray[np.bool_], edge_frames: NDArray[np.int64]) -> list[tuple[int, int]]:
    """First and last frames of the smooth stretches: between switchings, not over two frames at the same time."""
    stops = np.zeros(len(times), dtype=bool)
    stops[edge_frames] = True
    broken = cut | (np.diff(times) <= 0.0)
    found, start = [], 0
    for i in np.flatnonzero(np.append(broken, True) | stops).tolist():
        # Frame i ends a stretch: a switching stands on it, or the interval after it is not smooth, or it is the last.
        if i > start:
            found.append((start, i))
        start = i + 1 if i < len(broken) and broken[i] else i
    return found


def _across(times: Array, rates: Rates, schedule: Schedule, i: int) -> tuple[Array, Array]:
    """An interval with a switching inside: each part continues the straight line of the frames on its side."""
    if schedule.first_cut[i] != schedule.last_cut[i]:
        return np.zeros(7), np.full(7, np.inf)  # no frame saw what happened between the two
    value, error = np.zeros(7), np.zeros(7)
    sides = (
        (rates.after[i], i - 1, schedule.first_cut[i] - times[i], rates.after),
        (rates.before[i + 1], i + 2, times[i + 1] - schedule.first_cut[i], rates.before),
    )
    for here, neighbour, length, values in sides:
        frame = i if neighbour < i else i + 1
        alone = not 0 <= neighbour < len(times) or frame in schedule.at_edge
        alone = alone or bool(np.isfinite(schedule.first_cut[min(neighbour, frame)]))
        if alone or times[frame] == times[neighbour]:
            value += length * here
            error += length * np.abs(here)
        else:
            change = (values[neighbour] - here) / abs(times[neighbour] - times[frame]) * 0.5 * length**2
            value += length * here - change
            error += np.abs(change)
    return value, error
