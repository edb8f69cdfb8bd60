"""Integrals of recorded rates over the intervals between frames, by several rules whose differences tell the error.

Between switchings of forces the rates are smooth. There each interval is integrated with the polynomial through the
frames nearest to it: six frames (order 6), four (order 4) and two (order 2), or fewer where a segment has fewer.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray
from scipy.ndimage import maximum_filter1d

from freebody.trajectory.lagrange import lagrange
from freebody.trajectory.schedule import Schedule

__all__ = ["HALO", "Rules", "Sampling", "by_segments", "integrate"]

Array = NDArray[np.float64]

HIGH, LOW, PAIR = 6, 4, 2

# The errors of this many intervals around one speak for it: the difference of two rules passes through zero now and
# then without meaning it.
NEARBY = HIGH + 1

# Frames beyond an interval on which its integral and its error depend.
HALO = NEARBY // 2 + HIGH

# Where four frames gain little over two, six gain little over four, and their difference says little about the error:
# it counts up to this many times more.
UNSURE = 16.0


class Sampling(NamedTuple):
    """Frames and how the run came to them: times (s), where forces switch, the method's step (s) and order."""

    times: Array
    schedule: Schedule
    edge_frames: NDArray[np.int64]
    dt: float
    order: int

    @property
    def smooth(self) -> list[tuple[int, int]]:
        """First and last frames of the stretches between switchings, not over two frames at the same time."""
        stops = np.zeros(len(self.times), dtype=bool)
        stops[self.edge_frames] = True
        broken = np.isfinite(self.schedule.first_cut) | (np.diff(self.times) <= 0.0)
        found, start = [], 0
        for i in np.flatnonzero(np.append(broken, True) | stops).tolist():
            # Frame i ends a stretch: a switching stands on it, or the interval after it is not smooth, or it is last.
            if i > start:
                found.append((start, i))
            start = i + 1 if i < len(broken) and broken[i] else i
        return found

    @property
    def shrink(self) -> Array:
        """(step / distance of frames)^order of every interval: what a method gains by steps shorter than frames."""
        length = np.diff(self.times)
        strides = np.maximum(length / self.dt, 1.0) if self.dt > 0.0 else np.ones_like(length)
        return np.asarray(strides ** -float(self.order))


class Rules(NamedTuple):
    """Integrals over every interval, (intervals, ..., components), by six frames, four, two, and a method's own order.

    ``slack`` is what is unknown about an interval in which forces switch.
    """

    value: Array
    low: Array
    pair: Array
    rough: Array
    slack: Array

    def errors(self, shrink: Array) -> tuple[Array, Array]:
        """Sizes (intervals, ...) of the error of ``value``, and of what a method of that order misses by its steps."""
        gained, before = _nearby(self.value - self.low), _nearby(self.low - self.pair)
        with np.errstate(divide="ignore", invalid="ignore"):
            hope = np.where(gained < before, gained / before, 1.0)
        error = gained * (1.0 + UNSURE * hope) + np.linalg.norm(self.slack, axis=-1)
        shape = (-1, *(1,) * (gained.ndim - 1))
        return error, _nearby(self.value - self.rough) * shrink.reshape(shape)


def _nearby(difference: Array) -> Array:
    sizes = np.linalg.norm(difference, axis=-1)
    return np.asarray(maximum_filter1d(sizes, size=NEARBY, axis=0, mode="nearest"))


def by_segments(sampling: Sampling, shape: tuple[int, ...], rule: Callable[[int, int, int, Array], None]) -> Rules:
    """Apply ``rule(start, stop, count, out)`` to the smooth stretches with six frames, four, two, and the rough one."""
    value, low, pair, rough = (np.zeros(shape) for _ in range(4))
    alike = {1: 1, 2: PAIR, 3: PAIR}.get(sampling.order, LOW)
    for start, stop in sampling.smooth:
        frames = stop - start + 1
        rule(start, stop, HIGH, value)
        rule(start, stop, max(1, min(LOW, frames - 2)), low)
        # A segment with too few frames for three rules has no third: what it gains is unknown.
        rule(start, stop, PAIR if frames > LOW else 1, pair)
        rule(start, stop, min(alike, max(1, frames - 1)), rough)
    return Rules(value, low, pair, rough, np.zeros(shape))


def integrate(sampling: Sampling, after: Array, before: Array) -> Rules:
    """Integrals of rates (frames, columns), known just after and just before every frame."""
    times = sampling.times
    shape = (len(times) - 1, after.shape[1])
    rules = by_segments(
        sampling, shape, lambda start, stop, count, out: lagrange(times, after, before, start, stop, count, out)
    )
    for i in np.flatnonzero(np.isfinite(sampling.schedule.first_cut)).tolist():
        value, error = _across(sampling, after, before, i)
        for rule in rules[:4]:
            rule[i] = value
        rules.slack[i] = error
    return rules


def _across(sampling: Sampling, after: Array, before: Array, i: int) -> tuple[Array, Array]:
    """An interval with a switching inside: each part continues the straight line of the frames on its side."""
    times, schedule = sampling.times, sampling.schedule
    value, error = np.zeros(after.shape[1]), np.zeros(after.shape[1])
    if schedule.first_cut[i] != schedule.last_cut[i]:
        return value, np.full_like(error, np.inf)  # no frame saw what happened between the two
    sides = (
        (after[i], i - 1, schedule.first_cut[i] - times[i], after),
        (before[i + 1], i + 2, times[i + 1] - schedule.first_cut[i], before),
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
