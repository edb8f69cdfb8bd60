"""Integrals over intervals by the polynomial through the frames around each; of rates, and of turning.

Turning is R' = [w(t)] R. The rotation vector over an interval is Magnus' series of order 6 at three Gauss nodes
(Blanes, Casas, Ros 2000, Improved high order integrators based on the Magnus expansion, BIT 40, 434-450), in which
uniform turning is exact however far a body turns:

    a1 = h w(1/2),  a2 = sqrt(15)/3 h (w(c3) - w(c1)),  a3 = 10/3 h (w(c3) - 2 w(1/2) + w(c1)),  c1 = a1 x a2,
    c2 = -a1 x (2 a3 + c1) / 60,  r = a1 + a3 / 12 + (-20 a1 - a3 + c1) x (a2 + c2) / 240.
"""

import math

import numpy as np

from freebody.compile import kernel
from freebody.lie.quaternion import conjugate, exp, log, product
from freebody.lie.vec import add, cross, scale, sub
from freebody.model.rows import get3, get4
from freebody.trajectory.kernels import SPIN

# Gauss-Legendre on (0, 1), three points: exact for the polynomials of degree 5 that are integrated.
NODES = (0.5 - 0.5 * np.sqrt(0.6), 0.5, 0.5 + 0.5 * np.sqrt(0.6))
WEIGHTS = (5.0 / 18.0, 8.0 / 18.0, 5.0 / 18.0)
SPREAD = math.sqrt(15.0) / 3.0


@kernel
def lagrange(times, after, before, stretch, count, out):
    """Add up the integrals over a stretch (see ``quadrature.Stretch``), interval by interval, with ``count`` frames."""
    start, stop, begin, end = stretch
    most = min(count, stop - start + 1)
    for i in range(max(start - 1, 0), min(stop + 1, out.shape[0])):
        first = min(max(i - (most // 2 - 1 if most > 1 else 0), start), stop - most + 1)
        since, until = max(times[i], begin), min(times[i + 1], end)
        if until <= since:
            continue
        for g in range(3):
            t = since + NODES[g] * (until - since)
            for j in range(first, first + most):
                basis = (until - since) * WEIGHTS[g]
                for k in range(first, first + most):
                    if k != j:
                        basis *= (t - times[k]) / (times[j] - times[k])
                # Rates may jump at the first frame of a stretch and at the last.
                ending = j > start or (start == stop and until <= times[j])
                for c in range(out.shape[1]):
                    out[i, c] += basis * (before[j, c] if ending else after[j, c])


@kernel(inline=True)
def _series(w0, w1, w2, h):
    """The rotation vector from angular velocities at the three Gauss nodes of an interval of h seconds."""
    a1 = scale(h, w1)
    a2 = scale(SPREAD * h, sub(w2, w0))
    a3 = scale(10.0 / 3.0 * h, sub(add(w2, w0), scale(2.0, w1)))
    c1 = cross(a1, a2)
    c2 = scale(-1.0 / 60.0, cross(a1, add(scale(2.0, a3), c1)))
    bracket = cross(add(scale(-20.0, a1), sub(c1, a3)), add(a2, c2))
    return add(add(a1, scale(1.0 / 12.0, a3)), scale(1.0 / 240.0, bracket))


@kernel
def magnus(times, rows, stretch, count, out):
    """Rotation vectors (intervals, bodies, 3) over a stretch, interval by interval, on top of what ``out`` has."""
    start, stop, begin, end = stretch
    most = min(count, stop - start + 1)
    for i in range(max(start - 1, 0), min(stop + 1, out.shape[0])):
        first = min(max(i - (most // 2 - 1 if most > 1 else 0), start), stop - most + 1)
        since, until = max(times[i], begin), min(times[i + 1], end)
        if until <= since:
            continue
        h = until - since
        for b in range(rows.shape[1]):
            w0, w1, w2 = (0.0, 0.0, 0.0), (0.0, 0.0, 0.0), (0.0, 0.0, 0.0)
            for j in range(first, first + most):
                p0, p1, p2 = 1.0, 1.0, 1.0
                for k in range(first, first + most):
                    if k != j:
                        gap = times[j] - times[k]
                        p0 *= (since + NODES[0] * h - times[k]) / gap
                        p1 *= (since + NODES[1] * h - times[k]) / gap
                        p2 *= (since + NODES[2] * h - times[k]) / gap
                w = get3(rows[j], b, SPIN)
                w0, w1, w2 = add(w0, scale(p0, w)), add(w1, scale(p1, w)), add(w2, scale(p2, w))
            r = _series(w0, w1, w2, h)
            if since > times[i]:  # the interval began in the stretch before this one
                r = log(product(exp(r), exp(get3(out[i], b, 0))))
            for c in range(3):
                out[i, b, c] = r[c]


@kernel
def turned(q, r, out):
    """What is left of the rotation from each frame to the next after that by r, as a rotation vector in W."""
    for i in range(r.shape[0]):
        for b in range(r.shape[1]):
            over = product(get4(q[i + 1], b, 0), conjugate(get4(q[i], b, 0)))
            left = log(product(exp(scale(-1.0, get3(r[i], b, 0))), over))
            for c in range(3):
                out[i, b, c] = left[c]
