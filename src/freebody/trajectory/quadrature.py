"""Integrals of recorded rates over the intervals between frames, by several rules whose differences give the error.

Between breakpoints the rates are smooth. There each interval is integrated with the polynomial through the nearest
frames: six frames (order 6), four (order 4) and two (order 2), or fewer if a stretch has fewer. An
interval with a breakpoint inside is split there, and each part uses the frames on its own side.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from freebody.trajectory.schedule import Schedule

Array = NDArray[np.float64]

HIGH, LOW, PAIR = 6, 4, 2

# The error of an interval is the largest of this many around it: the difference of two rules has zeros by chance.
NEARBY = HIGH + 1

# Frames beyond an interval that its integral and its error depend on.
HALO = NEARBY + HIGH

# The error of a resolved rate shrinks at least by this factor from two frames to four, and from four to six; that of a
# kink between frames does not.
RESOLVED = 4.0

# A kink of a rate between two frames makes the estimate too small, by a factor of 7 if it is in the middle; allow twice
# that.
KINK = 14.0

# A force has jumped in an interval if its change deviates from its neighbours' by so many times the deviation further
# away, and by more than this part of the largest forces.
JUMP, NOTHING = 8.0, 1e-3

# Intervals considered for that.
AROUND = 7


class Stretch(NamedTuple):
    """Frames ``start`` to ``stop`` with smooth rates between them, and from ``begin`` to ``end`` (s) around them."""

    start: int
    stop: int
    begin: float
    end: float


class Sampling(NamedTuple):
    """Frames and how they were computed: times (s), breakpoints, the method's step (s) and order.

    ``jumps`` (intervals,): where forces jumped without a breakpoint, ``spin`` (frames,) the largest angular
    velocity in rad/s; ``chooses``: the method is adaptive, with an accuracy of ``rtol``.
    """

    times: Array
    schedule: Schedule
    edge_frames: NDArray[np.int64]
    jumps: NDArray[np.bool_]
    spin: Array
    dt: float
    order: int
    chooses: bool

    @property
    def smooth(self) -> list[Stretch]:
        """The stretches between breakpoints; none spans two frames at the same time, and jumps have their own."""
        times, first, last = self.times, self.schedule.first_cut, self.schedule.last_cut
        edges = set(self.edge_frames.tolist())
        cuts, jumps = np.isfinite(first).tolist(), self.jumps.tolist()
        found, start, begin = [], 0, float(times[0])
        for i, (cut, jump) in enumerate(zip(cuts, jumps)):
            t, after = float(times[i]), float(times[i + 1])
            if i in edges or jump or after <= t:
                found.append(Stretch(start, i, begin, t))
                start, begin = i, t
            if cut:
                found.append(Stretch(start, i, begin, float(first[i])))
                start, begin = i + 1, float(last[i])
            elif jump or after <= t:
                found.append(Stretch(i, i + 1, t, after))
                start, begin = i + 1, after
        found.append(Stretch(start, len(times) - 1, begin, float(times[-1])))
        return [stretch for stretch in found if stretch.end > stretch.begin]

    @property
    def step(self) -> float:
        """The step of the method in s; zero if it is adaptive."""
        return 0.0 if self.chooses else self.dt

    @property
    def stride(self) -> Array:
        """Step over the length of the interval, (intervals,), at most 1."""
        length = np.diff(self.times)
        return np.asarray(self.dt / np.maximum(length, self.dt)) if self.dt > 0.0 else np.zeros_like(length)

    @property
    def shrink(self) -> Array:
        """The factor by which steps shorter than the interval reduce the error: ``stride`` to the order."""
        return np.asarray(0.0 * self.stride if self.chooses else self.stride**self.order)


class Rules(NamedTuple):
    """Integrals over every interval by six frames, and differences between rules, (intervals, ..., components).

    ``gained`` is the difference between six frames and four, ``before`` four and two, ``missed`` six and a rule of the
    method's order: the largest nearby. ``loose`` bounds the error where there are no such rules. ``unseen``
    (intervals,): there are two breakpoints, and no frame between them.
    """

    value: Array
    loose: Array
    gained: Array
    before: Array
    missed: Array
    unseen: NDArray[np.bool_]

    def errors(self, shrink: Array) -> tuple[Array, Array]:
        """Sizes (intervals, ...) of the error of ``value``, and of the error of a method of that order."""
        loose, gained, before, missed = (np.linalg.norm(a, axis=-1) for a in self[1:5])
        shape = (-1, *(1,) * (gained.ndim - 1))
        # Errors shrink by one factor from rule to rule (Aitken): e6 = r e4, where r = e4 / e2. If they hardly do,
        # the frames do not resolve the rates, and ``gained`` is the only estimate. It is always allowed.
        with np.errstate(divide="ignore", invalid="ignore"):
            left = np.where(RESOLVED * gained < before, gained / (before - gained), 1.0)
        error = np.where(self.unseen.reshape(shape), np.inf, np.maximum(KINK * left, 1.0) * gained + loose)
        return error, missed * shrink.reshape(shape)


def integrate(sampling: Sampling, shape: tuple[int, ...], rule: Callable[[Stretch, int, Array], None]) -> Rules:
    """Apply ``rule(stretch, count, out)`` to the smooth stretches with six frames, four, two, one and the rough one."""
    value, loose, gained, before, missed, change, *rules = (np.zeros(shape) for _ in range(11))
    alike = {1: 1, 2: PAIR, 3: PAIR}.get(sampling.order, LOW)
    alone = []
    for stretch in sampling.smooth:
        here = slice(max(stretch.start - 1, 0), min(stretch.stop + 1, shape[0]))
        most = stretch.stop - stretch.start + 1
        # Fewer frames than six give fewer rules.
        low_count = min(LOW, most - 1)
        for count, out in zip((HIGH, low_count, PAIR if most >= HIGH else low_count, min(alike, most - 1), 1), rules):
            out[here] = 0.0
            if count > 0:
                rule(stretch, count, out)
        high, low, pair, rough, one = (out[here] for out in rules)
        # Adds to the part of a split interval that the stretch before has integrated.
        rule(stretch, HIGH, value)
        if most == 1:
            alone.append(here)
            loose[here] += np.abs(high) * min(float(sampling.spin[stretch.start]) * (stretch.end - stretch.begin), 1.0)
            continue
        if sampling.jumps[stretch.start] and most == PAIR:
            loose[here] += np.abs(high - low)
            continue
        for total, part in ((gained, high - low), (before, low - pair), (missed, high - rough), (change, high - one)):
            total[here] += _largest_nearby(np.abs(part), NEARBY)
    # A single frame between two breakpoints: assume that rates change as nearby, and rotate with bodies.
    change = _largest_nearby(change, 2 * NEARBY + 1) if change.any() else np.abs(value)
    for here in alone:
        loose[here] += change[here]
    cuts = sampling.schedule
    cut = np.isfinite(cuts.first_cut)
    # Beyond the outermost frame of a stretch, errors do not shrink by one factor.
    before[cut] = 0.0
    return Rules(value, loose, gained, before, missed, cut & (cuts.first_cut != cuts.last_cut))


def _largest_nearby(values: Array, size: int) -> Array:
    """The largest of the ``size`` rows around each, fewer at the ends (``size`` is odd)."""
    largest = values.copy()
    for k in range(1, min(size // 2, len(values) - 1) + 1):
        np.maximum(largest[k:], values[:-k], out=largest[k:])
        np.maximum(largest[:-k], values[k:], out=largest[:-k])
    return largest


def jumped(after: Array, before: Array, scale: Array, cut: NDArray[np.bool_]) -> NDArray[np.bool_]:
    """The intervals in which a force, (frames, bodies, 3) after and before frames, jumps, except those ``cut``.

    There its change deviates from the mean of its neighbours' by the jump, and in both neighbours by half of it with
    the opposite sign; without a jump, by third differences. ``scale`` (bodies,) is that of the largest forces.
    """
    found = np.zeros(len(cut), dtype=bool)
    if len(cut) < AROUND:
        return found
    change = before[1:] - after[:-1]
    off = np.zeros(change.shape[:2])
    off[1:-1] = np.linalg.norm(change[1:-1] - 0.5 * (change[:-2] + change[2:]), axis=-1)
    off[1:-1][cut[:-2] | cut[1:-1] | cut[2:]] = 0.0
    near, around = np.zeros_like(off), np.zeros_like(off)
    for k in range(1, AROUND // 2 + 1):
        most = near if k == 1 else around
        most[k:] = np.maximum(most[k:], off[:-k])
        most[:-k] = np.maximum(most[:-k], off[k:])
    # Not at the ends, where one side is unknown.
    off[: AROUND // 2], off[-(AROUND // 2) :] = 0.0, 0.0
    jump = (off > 1.5 * near) & (off > JUMP * around) & (off > NOTHING * scale)
    return np.asarray(jump.any(axis=1))
