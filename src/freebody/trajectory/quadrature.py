"""Integrals of recorded rates over the intervals between frames, by several rules whose differences tell the error.

Between switchings of forces the rates are smooth. There each interval is integrated with the polynomial through the
frames nearest to it: six frames (order 6), four (order 4) and two (order 2), or fewer where a stretch has fewer. An
interval with a breakpoint inside is split there, and each part uses the frames on its own side.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray
from scipy.ndimage import maximum_filter1d

from freebody.trajectory.schedule import Schedule

__all__ = ["HALO", "Rules", "Sampling", "Stretch", "integrate", "jumped"]

Array = NDArray[np.float64]

HIGH, LOW, PAIR = 6, 4, 2

# The errors of this many intervals around one speak for it: the difference of two rules passes through zero now and
# then without meaning it.
NEARBY = HIGH + 1

# Frames beyond an interval on which its integral and its error depend.
HALO = NEARBY + HIGH

# The error of a resolved rate shrinks at least by this from two frames to four, and from four to six; that of a kink
# between frames does not.
RESOLVED = 4.0

# The estimate falls short where a rate has a kink between two frames: by 7 if it is in the middle. Twice that may be.
KINK = 14.0

# A force whose change in an interval is out of line with its neighbours' by so many times more than further away has
# jumped there, unless it is by next to nothing of the largest forces.
JUMP, NOTHING = 8.0, 1e-3

# Intervals that are looked at for that.
AROUND = 7


class Stretch(NamedTuple):
    """Frames ``start`` to ``stop`` with smooth rates between them, and from ``begin`` to ``end`` (s) around them."""

    start: int
    stop: int
    begin: float
    end: float


class Sampling(NamedTuple):
    """Frames and how the run came to them: times (s), where forces switch, the method's step (s) and order.

    ``jumps`` (intervals,): where forces jumped without a breakpoint, ``spin`` (frames,) how fast the
    fastest body turns, in rad/s, and ``chooses`` that the method chooses its steps: ``rtol`` says how good they are.
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
        """The stretches between switchings; none goes over two frames at the same time, and jumps have their own."""
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
        """The step that the method was given, in s; zero where it chooses its own."""
        return 0.0 if self.chooses else self.dt

    @property
    def stride(self) -> Array:
        """Step over distance of frames, (intervals,), at most 1."""
        length = np.diff(self.times)
        return np.asarray(self.dt / np.maximum(length, self.dt)) if self.dt > 0.0 else np.zeros_like(length)

    @property
    def shrink(self) -> Array:
        """What a method gains by steps shorter than frames: the power of ``stride`` that its order says."""
        return np.asarray(0.0 * self.stride if self.chooses else self.stride**self.order)


class Rules(NamedTuple):
    """Integrals over every interval by six frames, and differences between rules, (intervals, ..., components).

    ``gained`` is what six frames give beyond four, ``before`` four beyond two, ``missed`` six beyond a rule of the
    method's order: the largest nearby. ``loose`` is how far a rate can have been elsewhere where there are no such
    rules. ``unseen`` (intervals,) tells where forces switch twice, so that no frame saw what happened between.
    """

    value: Array
    loose: Array
    gained: Array
    before: Array
    missed: Array
    unseen: NDArray[np.bool_]

    def errors(self, shrink: Array) -> tuple[Array, Array]:
        """Sizes (intervals, ...) of the error of ``value``, and of what a method of that order misses by its steps."""
        loose, gained, before, missed = (np.linalg.norm(a, axis=-1) for a in self[1:5])
        shape = (-1, *(1,) * (gained.ndim - 1))
        # Errors shrink by one factor from rule to rule (Aitken): e6 = r e4, where r = e4 / e2. Where they hardly do,
        # the frames do not resolve the rates, and what six frames gained is all that is known. It is always allowed.
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
        # Fewer frames than six make fewer rules, whose differences tell less.
        low_count = min(LOW, most - 1)
        for count, out in zip((HIGH, low_count, PAIR if most >= HIGH else low_count, min(alike, most - 1), 1), rules):
            out[here] = 0.0
            if count > 0:
                rule(stretch, count, out)
        high, low, pair, rough, one = (out[here] for out in rules)
        # On top of what the stretch before left in an interval that forces part.
        rule(stretch, HIGH, value)
        if most == 1:
            alone.append(here)
            loose[here] += np.abs(high) * min(float(sampling.spin[stretch.start]) * (stretch.end - stretch.begin), 1.0)
            continue
        if sampling.jumps[stretch.start] and most == PAIR:
            loose[here] += np.abs(high - low)
            continue
        for total, part in ((gained, high - low), (before, low - pair), (missed, high - rough), (change, high - one)):
            total[here] += maximum_filter1d(np.abs(part), size=NEARBY, axis=0, mode="nearest")
    # A single frame between two switchings: rates change there as they do nearby, and turn with bodies.
    change = maximum_filter1d(change, size=2 * NEARBY + 1, axis=0, mode="nearest") if change.any() else np.abs(value)
    for here in alone:
        loose[here] += change[here]
    cuts = sampling.schedule
    cut = np.isfinite(cuts.first_cut)
    # Beyond the outermost frame of a stretch, errors do not shrink by one factor.
    before[cut] = 0.0
    return Rules(value, loose, gained, before, missed, cut & (cuts.first_cut != cuts.last_cut))


def jumped(after: Array, before: Array, scale: Array, cut: NDArray[np.bool_]) -> NDArray[np.bool_]:
    """The intervals in which a force, (frames, bodies, 3) after and before frames, jumps; not those that are ``cut``.

    Its change there is off the mean of the changes before and after by the jump, and by half of it, the other way, in
    both neighbours; where nothing jumps, by third differences. ``scale`` (bodies,) is that of the largest forces.
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
    # Not where one side is not known.
    off[: AROUND // 2], off[-(AROUND // 2) :] = 0.0, 0.0
    jump = (off > 1.5 * near) & (off > JUMP * around) & (off > NOTHING * scale)
    return np.asarray(jump.any(axis=1))
