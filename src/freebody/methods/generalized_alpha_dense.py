"""A dense linear system in one buffer: factored by Gauss's elimination, solved many times.

At S[m:] the matrix by rows (n x n), behind it n numbers each: solution, right side, scales of rows and of columns,
the row of every column's pivot, the order of rows. Columns without a pivot, as equations that follow from others leave
them, get zero.
"""

from freebody.compile import kernel

__all__ = ["factor", "solve"]

# With rows and columns scaled to one, what the roundings of the elimination leave where there is no pivot.
NO_PIVOT = 1e-13


@kernel(inline=True)
def _scaled(S, m, n):
    """Scale columns, then rows, so that the largest number in each is one."""
    rows, columns = m + n * n + 2 * n, m + n * n + 3 * n
    for j in range(n):
        top = 0.0
        for i in range(n):
            top = max(top, abs(S[m + n * i + j]))
        S[columns + j] = 1.0 / top if top > 0.0 else 1.0
    for i in range(n):
        top = 0.0
        for j in range(n):
            S[m + n * i + j] *= S[columns + j]
            top = max(top, abs(S[m + n * i + j]))
        S[rows + i] = 1.0 / top if top > 0.0 else 1.0
        for j in range(n):
            S[m + n * i + j] *= S[rows + i]


@kernel
def factor(S, m, n):
    """Replace the matrix at S[m:] by its factors. Returns the number of the first column without a pivot, or n."""
    _scaled(S, m, n)
    pivots, order = m + n * n + 4 * n, m + n * n + 5 * n
    for i in range(n):
        S[order + i] = i
    rank = 0
    first = n
    for j in range(n):
        best, top = -1, NO_PIVOT
        for i in range(rank, n):
            if abs(S[m + n * i + j]) > top:
                best, top = i, abs(S[m + n * i + j])
        S[pivots + j] = -1.0
        if best < 0:
            first = min(first, j)
            continue
        if best != rank:
            S[order + best], S[order + rank] = S[order + rank], S[order + best]
            for k in range(n):
                S[m + n * best + k], S[m + n * rank + k] = S[m + n * rank + k], S[m + n * best + k]
        pivot = m + n * rank
        for i in range(rank + 1, n):
            row = m + n * i
            f = S[row + j] / S[pivot + j]
            S[row + j] = f
            if f != 0.0:
                for k in range(j + 1, n):
                    S[row + k] -= f * S[pivot + k]
        S[pivots + j] = rank
        rank += 1
    return first


@kernel
def solve(S, m, n):
    """Solve for the right side; it is used up."""
    z = m + n * n
    right, rows, columns, pivots, order = z + n, z + 2 * n, z + 3 * n, z + 4 * n, z + 5 * n
    for i in range(n):
        row = int(S[order + i])
        S[z + i] = S[right + row] * S[rows + row]
    for i in range(n):
        S[right + i] = S[z + i]
    for j in range(n):
        p = int(S[pivots + j])
        if p >= 0 and S[right + p] != 0.0:
            for i in range(p + 1, n):
                S[right + i] -= S[m + n * i + j] * S[right + p]
    for k in range(n):
        j = n - 1 - k
        p = int(S[pivots + j])
        S[z + j] = 0.0
        if p >= 0:
            total = S[right + p]
            for i in range(j + 1, n):
                total -= S[m + n * p + i] * S[z + i]
            S[z + j] = total / S[m + n * p + j]
    for j in range(n):
        S[z + j] *= S[columns + j]
