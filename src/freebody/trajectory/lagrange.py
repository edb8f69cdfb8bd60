"""Integrals over intervals by the polynomial through the frames around each."""

import numpy as np

from freebody.compile import kernel

__all__ = ["lagrange"]

# Gauss-Legendre on (0, 1), three points: exact for the polynomials of degree 5 that are integrated.
NODES = (0.5 - 0.5 * np.sqrt(0.6), 0.5, 0.5 + 0.5 * np.sqrt(0.6))
WEIGHTS = (5.0 / 18.0, 8.0 / 18.0, 5.0 / 18.0)


@kernel
def lagrange(times, after, before, start, stop, count, out):
    """Integrate over the intervals of the segment of frames start..stop, each with ``count`` frames around it."""
    most = min(count, stop - start + 1)
    for i in range(start, stop):
        first = min(max(i - (most // 2 - 1 if most > 1 else 0), start), stop - most + 1)
        h = times[i + 1] - times[i]
        for c in range(out.shape[1]):
            out[i, c] = 0.0
        for g in range(3):
            t = times[i] + NODES[g] * h
            for j in range(first, first + most):
                basis = h * WEIGHTS[g]
                for k in range(first, first + most):
                    if k != j:
                        basis *= (t - times[k]) / (times[j] - times[k])
                for c in range(out.shape[1]):
                    out[i, c] += basis * (before[j, c] if j == stop else after[j, c])
