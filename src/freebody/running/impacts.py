"""The impacts of a run, in a list that can be taken back to an earlier moment."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from freebody.contact.layout import IMPACT

Array = NDArray[np.float64]

TIME = IMPACT.slices["time"].start


class Link(NamedTuple):
    """Some impacts, those before them, and how many there are up to here. Never changed, so a mark can keep it."""

    earlier: Link | None
    rows: Array
    total: int


class Impacts:
    """Rows of ``contact.layout.IMPACT`` in the order of their times."""

    def __init__(self) -> None:
        self.last: Link | None = None

    @property
    def count(self) -> int:
        """How many so far."""
        return 0 if self.last is None else self.last.total

    def add(self, rows: Array) -> None:
        """Some more, by time. What ended later than others of them began counts from there."""
        if len(rows):
            if self.last is not None and rows[0, TIME] < self.last.rows[-1, TIME]:
                rows = rows.copy()
                rows[:, TIME] = np.maximum(rows[:, TIME], self.last.rows[-1, TIME])
            self.last = Link(self.last, rows, self.count + len(rows))

    def since(self, count: int = 0) -> Array:
        """All but the first ``count``, (n, numbers of an impact)."""
        found, link = [np.zeros((0, IMPACT.size))], self.last
        while link is not None and link.total > count:
            found.append(link.rows[max(0, len(link.rows) - (link.total - count)) :])
            link = link.earlier
        return np.concatenate(found[::-1])

    def after(self, time: float) -> Array:
        """Those after ``time``, (n, numbers of an impact)."""
        link = self.last
        while link is not None and link.rows[0, 0] > time:
            link = link.earlier
        rows = self.since(0 if link is None else link.total - len(link.rows))
        return np.asarray(rows[rows[:, 0] > time])

    def keep(self, most: int) -> None:
        """Forget the oldest if there are more than twice as many."""
        if self.count > 2 * most:
            rows = self.since(self.count - most)
            self.last = Link(None, rows, len(rows))  # at once: others may be reading

    def end_at(self, time: float) -> None:
        """Forget those after ``time``."""
        rows = self.since()
        self.last = None
        self.add(rows[rows[:, 0] <= time])
