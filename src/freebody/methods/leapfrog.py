"""The loop of the splitting methods of order 2: half a kick, a drift, half a kick."""

from __future__ import annotations

from freebody.compile import kernel
from freebody.methods.drift import drift, place
from freebody.methods.kick import kick2, sense
from freebody.methods.loop import healthy, record
from freebody.methods.ridge import AGAIN, NOT_CROSSED, begin, end_ridges, next_piece, piece_of
from freebody.model.layout import AXIAL, RIDGED

__all__ = ["leapfrog"]


@kernel(inline=True)
def leapfrog(turn, y, books, t0, n, dt, count, every, work, F, I, custom, R, frames, frame_books):
    """``Method.advance`` for the free rotation ``turn``; R is for ``ridge``.

    The wrench at the end of a step serves the first kick of the next one too: it is a function of pose and time alone,
    and both kicks see the same numbers t0 + n dt, so a call that starts there finds it again bit for bit.
    """
    axial, ridged = y.shape[1] == AXIAL, I[2] & RIDGED != 0
    place(y, work, I)
    sense(t0 + n * dt, work, F, I, custom)
    slot = 0
    for k in range(count):
        now, end = t0 + (n + k) * dt, t0 + (n + k + 1) * dt
        at, h, to = now, dt, end
        if ridged:
            begin(y, books, work, F, I, R)
        more = AGAIN
        while more == AGAIN:
            kick2(y, books, at, 0.5 * h, work, F, I, custom, axial)
            drift(turn, y, h, work, F, I, axial)
            sense(to, work, F, I, custom)
            kick2(y, books, to, 0.5 * h, work, F, I, custom, axial)
            more = next_piece(y, books, work, F, I, R) if ridged else NOT_CROSSED
            if more != NOT_CROSSED:
                at, h, to = piece_of(now, dt, end, I, R)
                place(y, work, I)
                sense(at if more == AGAIN else end, work, F, I, custom)
        if not healthy(y, True):
            end_ridges(F, I)
            return k
        if (k + 1) % every == 0:
            slot = record(y, books, slot, frames, frame_books)
    end_ridges(F, I)
    return count
