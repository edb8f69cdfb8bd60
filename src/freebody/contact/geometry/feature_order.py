"""The features of a pair in order, the nearest where there are too many."""

from __future__ import annotations

from typing import Any

from freebody.compile import kernel


def writer(gap_of: Any) -> Any:
    """A kernel that adds a feature; ``gap_of(world, a, b, code)`` measures those that are there."""

    @kernel(inner=True)
    def written(world, a, b, feature, gap, place, state):
        """Put a feature in its order; the farthest goes if there is no room.

        ``place`` is out, at, most; ``state``, also returned, how many there are and the smallest gap.
        """
        out, at, most = place
        count, least = state
        least = min(least, gap)
        for k in range(count):
            if out[at + k] == feature:
                return count, least
        if count == most:
            worst, largest = -1, gap
            for k in range(most):
                other = gap_of(world, a, b, int(out[at + k])).gap
                if other > largest:
                    worst, largest = k, other
            if worst < 0:
                return count, least
            for k in range(worst, most - 1):
                out[at + k] = out[at + k + 1]
            count -= 1
        k = count
        while k > 0 and out[at + k - 1] > feature:
            out[at + k] = out[at + k - 1]
            k -= 1
        out[at + k] = feature
        return count + 1, least

    return written
