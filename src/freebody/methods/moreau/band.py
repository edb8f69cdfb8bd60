"""Banded linear systems: Gaussian elimination with partial pivoting, and an order of bodies that keeps bands narrow.

Entry (r, c) of a matrix with ``half`` diagonals on each side stands at S[at + width r + c - r + half], and a row has
``width`` = 3 half + 1 places: exchanging rows fills as many diagonals again above.
"""

from typing import Any, NamedTuple

from freebody.compile import kernel
from freebody.methods.moreau.room import TOUCH_SIZE, room_of
from freebody.model.records import MASK


class Band(NamedTuple):
    """Where a banded matrix stands, its number of rows, and how many diagonals it has on each side."""

    at: Any
    rows: Any
    half: Any


@kernel(inline=True)
def width_of(half):
    """Places of a row."""
    return 3 * half + 1


@kernel(inline=True)
def work_of(rows, half):
    """Multiplications that a solve takes."""
    return 4.0 * rows * half * (half + 1.0)


@kernel(inner=True)
def clear_to_one(S, band):
    """The unit matrix."""
    width = width_of(band.half)
    for k in range(band.at, band.at + width * band.rows):
        S[k & MASK] = 0.0
    for r in range(band.rows):
        S[band.at + width * r + band.half] = 1.0


@kernel(inner=True)
def solve_band(S, band, right):
    """Solve for the right-hand side S[right:], in place; the matrix is used up. Whether it could be."""
    at, rows, half = band
    width = width_of(half)
    for c in range(rows):
        last, far = min(rows, c + half + 1), min(rows, c + 2 * half + 1)
        best, large = c, abs(S[at + width * c + half])
        for r in range(c + 1, last):
            size = abs(S[at + width * r + c - r + half])
            if size > large:
                best, large = r, size
        if not large > 0.0:
            return False
        top = (at + width * c + half) & MASK
        if best != c:
            other = (at + width * best + c - best + half) & MASK
            for k in range(far - c):
                S[top + k], S[other + k] = S[other + k], S[top + k]
            S[right + c], S[right + best] = S[right + best], S[right + c]
        for r in range(c + 1, last):
            row = (at + width * r + c - r + half) & MASK
            f = S[row] / S[top]
            if f != 0.0:
                for k in range(1, far - c):
                    S[row + k] -= f * S[top + k]
                S[right + r] -= f * S[right + c]
    for c in range(rows - 1, -1, -1):
        top, far, sum_ = (at + width * c + half) & MASK, min(rows, c + 2 * half + 1), S[right + c]
        for k in range(1, far - c):
            sum_ -= S[top + k] * S[right + c + k]
        S[right + c] = sum_ / S[top]
    return True


@kernel(inner=True)
def _list_neighbours(world, count):
    """The bodies that each body touches, or that joints link to it.

    Those of b stand in ``neighbour``, from ``offset`` b on to ``offset`` b + 1.
    """
    I, room = world.integers, room_of(world)
    for b in range(world.bodies + 1):
        I[room.offset + b] = 0
    for k in range(count):
        i, j = I[room.touch + TOUCH_SIZE * k], I[room.touch + TOUCH_SIZE * k + 1]
        if j < world.bodies:
            I[room.offset + i] += 1
            I[room.offset + j] += 1
    for k in range(room.links):
        I[room.offset + I[room.link + 2 * k]] += 1
        I[room.offset + I[room.link + 2 * k + 1]] += 1
    for b in range(world.bodies):
        I[room.offset + b + 1] += I[room.offset + b]
    for k in range(count):
        i, j = I[room.touch + TOUCH_SIZE * k], I[room.touch + TOUCH_SIZE * k + 1]
        if j < world.bodies:
            I[room.offset + i] -= 1
            I[room.offset + j] -= 1
            I[room.neighbour + I[room.offset + i]] = j
            I[room.neighbour + I[room.offset + j]] = i
    for k in range(room.links):
        i, j = I[room.link + 2 * k], I[room.link + 2 * k + 1]
        I[room.offset + i] -= 1
        I[room.offset + j] -= 1
        I[room.neighbour + I[room.offset + i]] = j
        I[room.neighbour + I[room.offset + j]] = i


@kernel(inner=True)
def _walk(world, first, done):
    """Number the bodies that points connect with ``first``, nearest first, from ``done`` on. Returns the next number.

    Places of bodies in that order stand in ``order``, bodies by place in ``queue``.
    """
    I, room = world.integers, room_of(world)
    I[room.order + first], I[room.queue + done] = done, first
    at, end = done, done + 1
    while at < end:
        b = I[room.queue + at]
        at += 1
        for k in range(I[room.offset + b], I[room.offset + b + 1]):
            other = I[room.neighbour + k]
            if I[room.order + other] < 0:
                I[room.order + other], I[room.queue + end] = end, other
                end += 1
    return end


@kernel(inner=True)
def put_in_order(world, count):
    """Number the bodies that touch something, so that neighbours stand close. How many, and the widest distance."""
    I, room = world.integers, room_of(world)
    _list_neighbours(world, count)
    for b in range(world.bodies):
        I[room.order + b] = -1
    done = widest = 0
    for k in range(count):
        first = I[room.touch + TOUCH_SIZE * k]
        if I[room.order + first] >= 0:
            continue
        # Twice: begin with the last one that the first walk found, at an end of the heap.
        end = _walk(world, first, done)
        first = I[room.queue + end - 1]
        for place in range(done, end):
            I[room.order + I[room.queue + place]] = -1
        done = _walk(world, first, done)
    for k in range(count):
        i, j = I[room.touch + TOUCH_SIZE * k], I[room.touch + TOUCH_SIZE * k + 1]
        if j < world.bodies:
            widest = max(widest, abs(I[room.order + i] - I[room.order + j]))
    for k in range(room.links):
        # Both have a place, or none has.
        i, j = I[room.link + 2 * k], I[room.link + 2 * k + 1]
        widest = max(widest, abs(I[room.order + i] - I[room.order + j]))
    return done, widest
