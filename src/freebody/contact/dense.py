"""Small dense linear systems that may be singular: solved by elimination, or else for the smallest solution.

Where points of contact share a load that fewer of them could carry, their forces are not determined. The smallest ones
that do the same are taken, as for joints. The matrix stands row by row in the scratch S.
"""

import numpy as np

from freebody.compile import kernel

# Pivots below this part of the largest one are round-off of a singular matrix.
SINGULAR = 1e-9


@kernel(inner=True)
def solve_smallest(S, a, r, n, most, room):
    """Solve the n x n system at S[a] for the right side at S[r], in place there; the matrix is lost.

    ``most`` is a bound for the rank. ``room`` is where n * n + 3 n numbers may stand. Of many solutions the smallest is
    found; where there is none, the smallest of those with the least residual. Returns the rank.
    """
    if n == 1:
        if S[a] == 0.0:
            S[r] = 0.0
            return 0
        S[r] /= S[a]
        return 1
    if n <= most:
        for k in range(n * n):
            S[room + k] = S[a + k]
        for k in range(n):
            S[room + n * n + k] = S[r + k]
        if _eliminate(S, room, room + n * n, n):
            for k in range(n):
                S[r + k] = S[room + n * n + k]
            return n
    return _orthogonal(S, a, r, n, room)


@kernel(inline=True)
def _eliminate(S, a, r, n):
    """Gauss with partial pivoting, in place; False if a pivot is too small."""
    largest = 0.0
    for k in range(n * n):
        largest = max(largest, abs(S[a + k]))
    for c in range(n):
        best = c
        for i in range(c + 1, n):
            if abs(S[a + i * n + c]) > abs(S[a + best * n + c]):
                best = i
        pivot = S[a + best * n + c]
        if not abs(pivot) > SINGULAR * largest:
            return False
        if best != c:
            for j in range(c, n):
                S[a + best * n + j], S[a + c * n + j] = S[a + c * n + j], S[a + best * n + j]
            S[r + best], S[r + c] = S[r + c], S[r + best]
        for i in range(c + 1, n):
            f = S[a + i * n + c] / pivot
            if f != 0.0:
                for j in range(c + 1, n):
                    S[a + i * n + j] -= f * S[a + c * n + j]
                S[r + i] -= f * S[r + c]
    for i in range(n - 1, -1, -1):
        total = S[r + i]
        for j in range(i + 1, n):
            total -= S[a + i * n + j] * S[r + j]
        S[r + i] = total / S[a + i * n + i]
    return True


@kernel(inline=True)
def _reflector(S, at, step, count):
    """Make S[at], S[at + step], ... the Householder vector that sends them to the first axis; returns (beta, head)."""
    tail = 0.0
    for k in range(1, count):
        tail += S[at + step * k] * S[at + step * k]
    head = S[at]
    if tail == 0.0:
        return 0.0, head
    size = np.sqrt(head * head + tail)
    new = -size if head > 0.0 else size
    S[at] = head - new
    return 2.0 / (S[at] * S[at] + tail), new


@kernel(inner=True)
def _orthogonal(S, a, r, n, room):
    """Complete orthogonal decomposition: columns pivoted and reflected, then rows (Golub and Van Loan, 5.5)."""
    order, diagonal, betas = room, room + n, room + 2 * n
    for k in range(n):
        S[order + k] = float(k)
    rank, first = n, 0.0
    for c in range(n):
        best, size = c, -1.0
        for j in range(c, n):
            total = 0.0
            for i in range(c, n):
                total += S[a + i * n + j] * S[a + i * n + j]
            if total > size:
                best, size = j, total
        size = np.sqrt(size)
        if c == 0:
            first = size
        if not size > SINGULAR * first or size == 0.0:
            rank = c
            break
        if best != c:
            S[order + best], S[order + c] = S[order + c], S[order + best]
            for i in range(n):
                S[a + i * n + best], S[a + i * n + c] = S[a + i * n + c], S[a + i * n + best]
        beta, head = _reflector(S, a + c * n + c, n, n - c)
        if beta != 0.0:
            for j in range(c + 1, n):
                total = 0.0
                for i in range(c, n):
                    total += S[a + i * n + c] * S[a + i * n + j]
                for i in range(c, n):
                    S[a + i * n + j] -= beta * total * S[a + i * n + c]
            total = 0.0
            for i in range(c, n):
                total += S[a + i * n + c] * S[r + i]
            for i in range(c, n):
                S[r + i] -= beta * total * S[a + i * n + c]
        S[diagonal + c] = head
    if rank == 0:
        for k in range(n):
            S[r + k] = 0.0
        return 0
    # The upper rows are R11 R12; reflect the latter away, the last row first.
    free = n - rank
    for i in range(rank):
        S[a + i * n + i] = S[diagonal + i]
    for i in range(rank - 1, -1, -1):
        # The row's part behind the rank, with its diagonal entry in front.
        tail = 0.0
        for j in range(rank, n):
            tail += S[a + i * n + j] * S[a + i * n + j]
        S[betas + i] = 0.0
        if tail == 0.0:
            S[diagonal + i] = 0.0
            continue
        head = S[a + i * n + i]
        size = np.sqrt(head * head + tail)
        new = -size if head > 0.0 else size
        front = head - new
        beta = 2.0 / (front * front + tail)
        S[betas + i], S[diagonal + i] = beta, front
        S[a + i * n + i] = new
        for k in range(i):
            total = front * S[a + k * n + i]
            for j in range(rank, n):
                total += S[a + i * n + j] * S[a + k * n + j]
            S[a + k * n + i] -= beta * total * front
            for j in range(rank, n):
                S[a + k * n + j] -= beta * total * S[a + i * n + j]
    for i in range(rank - 1, -1, -1):
        total = S[r + i]
        for j in range(i + 1, rank):
            total -= S[a + i * n + j] * S[r + j]
        S[r + i] = total / S[a + i * n + i]
    for k in range(free):
        S[r + rank + k] = 0.0
    for i in range(rank):
        beta, front = S[betas + i], S[diagonal + i]
        if beta != 0.0:
            total = front * S[r + i]
            for j in range(rank, n):
                total += S[a + i * n + j] * S[r + j]
            S[r + i] -= beta * total * front
            for j in range(rank, n):
                S[r + j] -= beta * total * S[a + i * n + j]
    for k in range(n):
        S[diagonal + k] = S[r + k]
    for k in range(n):
        S[r + int(S[order + k])] = S[diagonal + k]
    return rank
