"""Breakpoints among the frames of a run."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

Array = NDArray[np.float64]

# A breakpoint closer to a frame than this fraction of the interval is at that frame: 3 * 0.1 and 0.3 are one time.
SNAP = 1e-6


class Schedule(NamedTuple):
    """Frames and breakpoints.

    ``before``, ``after`` (frames,): a time inside the segment that ends, and the one that begins, at each frame.
    ``at_edge`` (k,): frames at a breakpoint. ``first_cut``, ``last_cut`` (frames - 1,): the first and the last
    breakpoint strictly inside each interval between frames, NaN if there is none.
    """

    before: Array
    after: Array
    at_edge: NDArray[np.int64]
    first_cut: Array
    last_cut: Array


def place(times: Array, edges: Array) -> Schedule:
    """Sort ``edges`` (s, ascending) into the frames at ``times`` (s, ascending)."""
    length = np.diff(times)
    first, last = np.full(len(length), np.nan), np.full(len(length), np.nan)
    at_edge: set[int] = set()
    for edge in edges[(edges >= times[0]) & (edges <= times[-1])].tolist():
        i = max(min(int(np.searchsorted(times, edge, side="right")) - 1, len(length) - 1), 0)
        slack = SNAP * length[i] if len(length) else 0.0
        near = i if edge - times[i] <= slack else i + 1
        if abs(edge - times[min(near, len(times) - 1)]) <= slack:
            at_edge.add(min(near, len(times) - 1))
        else:
            first[i] = edge if np.isnan(first[i]) else first[i]
            last[i] = edge
    if not len(length):
        return Schedule(times.copy(), times.copy(), np.array(sorted(at_edge), dtype=np.int64), first, last)
    until = np.where(np.isnan(first), times[1:], first)
    since = np.where(np.isnan(last), times[:-1], last)
    after = np.append(0.5 * (times[:-1] + until), 0.5 * (since[-1] + times[-1]))
    before = np.insert(0.5 * (since + times[1:]), 0, after[0])
    return Schedule(before, after, np.array(sorted(at_edge), dtype=np.int64), first, last)
