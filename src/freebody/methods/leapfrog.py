"""The loop of the splitting methods of order 2: half a kick, a drift, half a kick."""

from __future__ import annotations

from freebody.compile import kernel
from freebody.methods.drift import drift, place
from freebody.methods.kick import kick2, sense
from freebody.methods.loop import healthy, record

__all__ = ["leapfrog"]


@kernel(inline=True)
def leapfrog(turn, y, books, t0, n, dt, count, every, work, F, I, custom, frames, frame_books):
    """``Method.advance`` for the free rotation ``turn``.

    The wrench at the end of a step serves the first kick of the next one too: it is a function of pose and time alone,
    and both kicks see the same numbers t0 + n dt, so a call that starts there finds it again bit for bit.
    """
    place(y, work, I)
    sense(t0 + n * dt, work, F, I, custom)
    slot = 0
    for k in range(count):
        kick2(y, books, t0 + (n + k) * dt, 0.5 * dt, work, F, I, custom)
        drift(turn, y, dt, work, F, I)
        end = t0 + (n + k + 1) * dt
        sense(end, work, F, I, custom)
        kick2(y, books, end, 0.5 * dt, work, F, I, custom)
        if not healthy(y, True):
            return k
        if (k + 1) % every == 0:
            slot = record(y, books, slot, frames, frame_books)
    return count
