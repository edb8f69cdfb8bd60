"""Real time: how many steps are due, when a picture is due, and how well the world keeps up."""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable

# Share of the time between two pictures that may be spent on steps; the rest is for pictures and commands.
SHARE = 0.7

# A world that is further behind than this (s) drops the lost time: it runs slow and does not leap.
FORGIVEN = 0.1

# The real-time factor is measured over this long, in s.
WINDOW = 1.0

# Seconds per step before the first is measured.
FIRST_COST = 1e-5

# Weight of a new measurement in the moving average of a step's cost.
NEW = 0.2


class Pace:
    """Says what is due by the wall clock. ``clock`` returns seconds."""

    def __init__(self, rate: float, clock: Callable[[], float] = time.perf_counter) -> None:
        self._clock = clock
        self.interval = 1.0 / rate
        self._cost = FIRST_COST
        self._history: deque[tuple[float, float]] = deque()
        self._next_picture = clock()
        self.restart()

    def restart(self) -> None:
        """Forget the time that has passed until now."""
        self._last = self._clock()
        self._owed = 0.0
        self._history.clear()
        self._moved = 0.0

    def due(self, dt: float, speed: float) -> int:
        """How many steps of ``dt`` seconds to take now, limited by what they cost."""
        now = self._clock()
        self._owed = min(self._owed + (now - self._last) * speed, max(FORGIVEN * speed, dt))
        self._last = now
        wanted = int(self._owed / dt)
        count = min(wanted, max(1, int(SHARE * self.interval / self._cost)))
        self._owed -= count * dt
        self._remember(now)
        return count

    def _remember(self, now: float) -> None:
        self._history.append((now, self._moved))
        while len(self._history) > 2 and now - self._history[0][0] > WINDOW:
            self._history.popleft()

    def took(self, count: int, seconds: float, cost: float) -> None:
        """``count`` steps moved the world by ``seconds`` and took ``cost`` seconds."""
        self._moved += seconds
        each = cost / count
        # A rising cost counts at once, a falling one slowly.
        self._cost = max(each, (1.0 - NEW) * self._cost + NEW * each, 1e-9)

    @property
    def factor(self) -> float:
        """Simulated seconds per second of wall time, over the last second; 0 at rest."""
        if len(self._history) < 2:
            return 0.0
        (begin, at), (end, there) = self._history[0], self._history[-1]
        return (there - at) / (end - begin) if end > begin else 0.0

    def picture(self) -> bool:
        """Whether a picture is due; if so, schedule the next one."""
        now = self._clock()
        if now < self._next_picture:
            return False
        self._next_picture = max(self._next_picture + self.interval, now - self.interval)
        return True

    def picture_now(self) -> None:
        """Make a picture due now."""
        self._next_picture = min(self._next_picture, self._clock())

    def rest(self) -> float:
        """Seconds until the next picture is due."""
        return max(0.0, self._next_picture - self._clock())
