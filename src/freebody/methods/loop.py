"""What every ``advance`` does around its own step: the books, the frames, the look at the state's health."""

import numpy as np

from freebody.compile import kernel
from freebody.lie.vec import cross
from freebody.model.columns import orientation_of
from freebody.model.layout import CONSERVATIVE_ONLY, FORCE, NC_FORCE, NC_TORQUE, POSITION, SPIN, TORQUE, VELOCITY
from freebody.model.rows import get3

__all__ = ["book", "book_stage", "healthy", "record"]

# A unit quaternion that is further than this from its sphere has left it: not rounding, but a broken step.
OFF_SPHERE = 1e-6


@kernel(inline=True, contract=False)
def book(books, k, value):
    """Neumaier's compensated addition of ``value`` to book k; its compensation stands seven places on."""
    total = books[k]
    new = total + value
    if abs(total) >= abs(value):
        books[k + 7] += (total - new) + value
    else:
        books[k + 7] += (value - new) + total
    books[k] = new


@kernel(inline=True)
def book_stage(books, work, I, weight):
    """Book a stage of a Runge-Kutta method: power, force and torque of the working rows, times weight (h b_i)."""
    conservative = I[2] & CONSERVATIVE_ONLY
    for b in range(I[0]):
        force = get3(work, b, FORCE)
        lever = cross(get3(work, b, POSITION), force)
        for c in range(3):
            book(books, 1 + c, weight * force[c])
            book(books, 4 + c, weight * (work[b, TORQUE + c] + lever[c]))
        if not conservative:
            power = 0.0
            for c in range(3):
                power += work[b, NC_FORCE + c] * work[b, VELOCITY + c] + work[b, NC_TORQUE + c] * work[b, SPIN + c]
            book(books, 0, weight * power)


@kernel(inline=True)
def record(y, books, slot, frames, frame_books):
    """Copy state and books to place ``slot`` of the frames; returns the next place."""
    for b in range(y.shape[0]):
        for c in range(y.shape[1]):
            frames[slot, b, c] = y[b, c]
    for k in range(7):
        frame_books[slot, k] = books[k] + books[k + 7]
    return slot + 1


@kernel(inline=True)
def healthy(y, quaternion):
    """Whether every number is finite and, if ``quaternion``, every orientation is still a unit quaternion."""
    for b in range(y.shape[0]):
        total = 0.0
        for c in range(y.shape[1]):
            total += y[b, c] * 0.0  # 0 for finite numbers, NaN for the rest
        if total != 0.0:
            return False
        if quaternion:
            w, x1, x2, x3 = orientation_of(y, b)
            norm = w * w + x1 * x1 + x2 * x2 + x3 * x3
            if not np.abs(norm - 1.0) < OFF_SPHERE:
                return False
    return True
