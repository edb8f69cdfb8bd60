"""Arithmetic of the small dense blocks that the matrix of the joints is made of, stored row by row in one array.

Sizes are those of joints, one to six. Balls make blocks of three by far the most common: where a size is a constant to
the compiler, loops become straight lines, so loops are written once and called with the constants if they fit.
"""

from typing import NamedTuple

from freebody.compile import kernel
from freebody.lie.scalar import real

# A block of three whose pivots are all larger than this part of their sizes is inverted by its cofactors: they lose no
# more digits than that. Others are swept pivot by pivot, the largest first.
SAFE = 1e-3


@kernel(inline=True)
def invert(S, a, n, sizes, least):
    """Replace the symmetric n x n block at S[a] by its inverse, pivot by pivot; equations without one get zeros.

    Pivots are measured by the positive numbers at S[sizes], so that equations of different units can stand together.
    Below ``least`` they are none, and the sizes of these equations are set to zero. Returns how many there were. The
    pivots of a block have one sign: positive for joints, negative for bodies of high degree.
    """
    if n == 3 and least < SAFE and _invert_three(S, a, sizes):
        return 0
    return sweep(S, a, n, sizes, least)


@kernel(inline=True)
def sweep(S, a, n, sizes, least):
    """``invert`` for any block whose diagonal is fit for pivots, symmetric or not."""
    left = 0
    swept = 0
    for _ in range(n):
        best, share = -1, least
        for i in range(n):
            if not (swept >> i) & 1:
                part, size = abs(real(S[a + i * n + i])), real(S[sizes + i])
                if part > share * size:
                    best, share = i, part / size
        if best < 0:
            break
        swept |= 1 << best
        d = S[a + best * n + best]
        for i in range(n):
            if i != best:
                f = S[a + i * n + best] / d
                for j in range(n):
                    if j != best:
                        S[a + i * n + j] -= f * S[a + best * n + j]
        for i in range(n):
            if i != best:
                S[a + i * n + best] /= d
                S[a + best * n + i] /= d
        S[a + best * n + best] = -1.0 / d
    for i in range(n):
        without = not (swept >> i) & 1
        if without:
            left += 1
            S[sizes + i] = 0.0
        for j in range(n):
            if without or not (swept >> j) & 1:
                S[a + i * n + j] = 0.0
            else:
                S[a + i * n + j] = -S[a + i * n + j]
    return left


@kernel(inline=True)
def _invert_three(S, a, sizes):
    """Replace a block of three by its inverse if its pivots are safe; returns whether they were."""
    xx, xy, xz, yy, yz, zz = S[a], S[a + 1], S[a + 2], S[a + 4], S[a + 5], S[a + 8]
    minor = xx * yy - xy * xy
    cx, cy, cz = yy * zz - yz * yz, xz * yz - xy * zz, xy * yz - xz * yy
    whole = xx * cx + xy * cy + xz * cz
    first, second = real(xx), real(minor)
    if not (
        first > SAFE * real(S[sizes])
        and second > SAFE * real(S[sizes + 1]) * first
        and real(whole) > SAFE * real(S[sizes + 2]) * second
    ):
        return False
    f = 1.0 / whole
    S[a], S[a + 1], S[a + 2] = f * cx, f * cy, f * cz
    S[a + 3], S[a + 4], S[a + 5] = f * cy, f * (xx * zz - xz * xz), f * (xy * xz - xx * yz)
    S[a + 6], S[a + 7], S[a + 8] = f * cz, S[a + 5], f * minor
    return True


class Block(NamedTuple):
    """Where a block begins in the scratch, and whether it is stored as its transpose."""

    start: int
    transposed: bool


@kernel(inline=True)
def plain(start):
    """A block stored row after row."""
    return Block(start, False)


@kernel(inline=True)
def transposed(start):
    """A block stored column after column."""
    return Block(start, True)


@kernel(inline=True)
def _product(S, target, sign, a, b, m, l, n):
    for i in range(m):
        for j in range(l):
            total = 0.0
            for k in range(n):
                left = S[a.start + (k * m + i if a.transposed else i * n + k)]
                total += left * S[b.start + (j * n + k if b.transposed else k * l + j)]
            at = target + i * l + j
            S[at] = total if sign == 0.0 else S[at] + sign * total


@kernel(inline=True)
def product(S, target, sign, a, b, m, l, n):
    """The m x n block a times the n x l block b: to S[target:] if ``sign`` is zero, else added to it with that sign.

    Vectors are blocks with one column.
    """
    if m == 3 and l == 3 and n == 3:
        _product(S, target, sign, a, b, 3, 3, 3)
    elif m == 3 and l == 3:
        _product(S, target, sign, a, b, 3, 3, n)
    elif m == 3 and l == 1 and n == 3:
        _product(S, target, sign, a, b, 3, 1, 3)
    else:
        _product(S, target, sign, a, b, m, l, n)
