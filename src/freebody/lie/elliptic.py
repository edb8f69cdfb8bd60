"""Elliptic functions and integrals on plain numbers.

Jacobi's functions take the parameter ``m`` and its complement ``m1 = 1 - m`` separately: next to the separatrix ``m1``
carries all the information and ``1 - m`` none. Integrals are Carlson's symmetric ones, which have no special cases at
``m = 1``. Not for complex arguments, whose magnitudes the iterations would have to compare.
"""

from __future__ import annotations

import math

import numpy as np

from freebody.compile import kernel
from freebody.lie.scalar import real

# Below this argument the series of sn, through the 11th power, leaves eps/17: its next coefficient is at most 0.0036
# (that of tanh, m = 1), and 0.0036 * (1/16)**12 is 1.3e-17.
SERIES_REACH = 0.0625

# Carlson's series after duplication is of fifth order and its remainder is about spread**6 * 0.3; a spread of 1/400
# leaves 0.3 * 400**-6 = 7e-17.
SPREAD = 1.0 / 400.0

# Duplication shrinks spread and argument at least twofold a turn, and the number range has 2098 of them; this many
# are enough for every finite argument above one, and make infinity and NaN come to an end.
TURNS = 1100

# R_C(1, 1 + e) by its series in e: seven terms leave e**7 / 15.
RC_SERIES_REACH = 0.004

# The arithmetic-geometric mean converges quadratically; m1 = 1e-308 needs 13 turns.
AGM_TURNS = 20
AGM_GAP = 1e-8  # the remaining gap, squared, is below eps


@kernel(inline=True)
def complete_k(m1):
    """K(m) = R_F(0, m1, 1), the quarter period, from the complementary parameter; infinite at m1 = 0."""
    a = 1.0
    g = np.sqrt(m1)
    if real(g) == 0.0:
        return math.inf
    for _ in range(AGM_TURNS):
        if abs(real(a - g)) <= AGM_GAP * real(a):
            break
        mean = 0.5 * (a + g)
        g = np.sqrt(a * g)
        a = mean
    return math.pi / (a + g)


@kernel(inline=True)
def jacobi_quarter(u, m, m1):
    """(sn, cn, dn) of ``u`` between -K and K, for 0 <= m <= 1 and m1 = 1 - m.

    A series at ``u / 2**k``, then ``k`` duplications written so that cn and dn keep their relative accuracy when they
    fall off like exp(-u) at m = 1. Relative error: a few eps times 1 + |u|.
    """
    x = u
    k = 0
    while abs(real(x)) > SERIES_REACH and k < TURNS:
        x *= 0.5
        k += 1
    # Coefficients of sn as polynomials in A = (1 + m) x^2 and B = m x^4, both symmetric under k -> 1/k.
    A = (1.0 + m) * x * x
    B = m * (x * x) * (x * x)
    square = A * A
    series = (
        1.0
        - (1.0 / 6.0) * A
        + (1.0 / 120.0) * (square + 12.0 * B)
        - (1.0 / 5040.0) * A * (square + 132.0 * B)
        + (1.0 / 362880.0) * (square * (square + 1224.0 * B) + 3024.0 * B * B)
        - (1.0 / 39916800.0) * A * (square * (square + 11064.0 * B) + 132624.0 * B * B)
    )
    s = x * series
    c = np.sqrt(1.0 - s * s)
    d = np.sqrt(1.0 - m * s * s)
    for _ in range(k):
        ss = s * s
        cc = c * c
        cd = c * d
        over = 1.0 / (cc + ss * (d * d))
        s = 2.0 * s * cd * over
        c = (cd * cd - m1 * ss) * over
        # One of the three is carried and the others follow from it: three carried side by side would leave the curve
        # they lie on, twice as far with every turn. The carried one is the one with the smaller square.
        if real(2.0 * s * s) < 1.0:
            c = np.sqrt(1.0 - s * s)
            d = np.sqrt(1.0 - m * s * s)
        else:
            s = np.copysign(1.0, real(s)) * np.sqrt(1.0 - c * c)
            d = np.sqrt(m1 + m * c * c)
    return s, c, d


@kernel(inline=True)
def jacobi(u, m, m1):
    """(sn, cn, dn) of any real ``u``, for 0 <= m <= 1 and m1 = 1 - m."""
    sign = 1.0
    if abs(real(u)) > 0.5 * math.pi and real(m1) > 0.0:
        half = 2.0 * complete_k(m1)
        turns = np.floor(real(u / half) + 0.5)
        u -= turns * half
        if turns % 2.0 != 0.0:
            sign = -1.0
    s, c, d = jacobi_quarter(u, m, m1)
    return sign * s, sign * c, d


@kernel(inline=True)
def carlson_rc(x, y):
    """R_C(x, y) = R_F(x, y, y) for x >= 0, y > 0."""
    if real(x) == 0.0:
        return 0.5 * math.pi / np.sqrt(y)
    return _rc_one((y - x) / x, y / x) / np.sqrt(x)


@kernel(inline=True)
def _rc_one(e, y):
    """R_C(1, y) for y > 0, with e = y - 1 given besides because one of the two always has the digits."""
    if abs(real(e)) < RC_SERIES_REACH:
        return 1.0 - e * (
            1.0 / 3.0 - e * (1.0 / 5.0 - e * (1.0 / 7.0 - e * (1.0 / 9.0 - e * (1.0 / 11.0 - (1.0 / 13.0) * e))))
        )
    if real(e) > 0.0:
        root = np.sqrt(e)
        return np.arctan(root) / root
    root = np.sqrt(-e)
    # log1p of the part over one: for e near zero the ratio below is close to one and its logarithm would lose digits.
    side = np.sqrt(y)
    return np.log1p((root - e / (1.0 + side)) / side) / root


@kernel(inline=True)
def carlson_rf(x, y, z):
    """R_F(x, y, z) = 1/2 int_0^inf dt / sqrt((t+x)(t+y)(t+z)); arguments >= 0, at most one of them zero."""
    mean = (x + y + z) / 3.0
    for _ in range(TURNS):
        if max(abs(real(mean - x)), abs(real(mean - y)), abs(real(mean - z))) <= SPREAD * real(mean):
            break
        rx = np.sqrt(x)
        ry = np.sqrt(y)
        rz = np.sqrt(z)
        shift = rx * ry + rx * rz + ry * rz
        x = 0.25 * (x + shift)
        y = 0.25 * (y + shift)
        z = 0.25 * (z + shift)
        mean = (x + y + z) / 3.0
    over = 1.0 / mean
    X = (mean - x) * over
    Y = (mean - y) * over
    Z = -X - Y
    e2 = X * Y - Z * Z
    e3 = X * Y * Z
    series = 1.0 - 0.1 * e2 + (1.0 / 14.0) * e3 + (1.0 / 24.0) * e2 * e2 - (3.0 / 44.0) * e2 * e3
    return series / np.sqrt(mean)


@kernel(inline=True)
def carlson_rj(x, y, z, p):
    """R_J(x, y, z, p) = 3/2 int_0^inf dt / ((t+p) sqrt((t+x)(t+y)(t+z))); x, y, z >= 0, at most one zero, p > 0.

    Arguments up to about 1e100 and differences above 1e-100, or a product of three of them leaves the number range.
    """
    gap = (p - x) * (p - y) * (p - z)
    mean = (x + y + z + 2.0 * p) / 5.0
    scale = 1.0
    total = 0.0
    for _ in range(TURNS):
        spread = max(abs(real(mean - x)), abs(real(mean - y)))
        if max(spread, abs(real(mean - z)), abs(real(mean - p))) <= SPREAD * real(mean):
            break
        rx = np.sqrt(x)
        ry = np.sqrt(y)
        rz = np.sqrt(z)
        rp = np.sqrt(p)
        shift = rx * ry + rx * rz + ry * rz
        d = (rp + rx) * (rp + ry) * (rp + rz)
        total += scale / d * _rc_one(gap / (d * d), 2.0 * rp * (p + shift) / d)
        gap *= 1.0 / 64.0
        scale *= 0.25
        x = 0.25 * (x + shift)
        y = 0.25 * (y + shift)
        z = 0.25 * (z + shift)
        p = 0.25 * (p + shift)
        mean = (x + y + z + 2.0 * p) / 5.0
    over = 1.0 / mean
    X = (mean - x) * over
    Y = (mean - y) * over
    Z = (mean - z) * over
    P = -0.5 * (X + Y + Z)
    e2 = X * Y + X * Z + Y * Z - 3.0 * P * P
    xyz = X * Y * Z
    e3 = xyz + 2.0 * e2 * P + 4.0 * P * P * P
    e4 = (2.0 * xyz + e2 * P + 3.0 * P * P * P) * P
    e5 = xyz * P * P
    series = (
        1.0
        - (3.0 / 14.0) * e2
        + (1.0 / 6.0) * e3
        + (9.0 / 88.0) * e2 * e2
        - (3.0 / 22.0) * e4
        - (9.0 / 52.0) * e2 * e3
        + (3.0 / 26.0) * e5
    )
    return scale * series * over / np.sqrt(mean) + 6.0 * total


@kernel(inline=True)
def carlson_rd(x, y, z):
    """R_D(x, y, z) = R_J(x, y, z, z); x, y >= 0, at most one of them zero, z > 0."""
    return carlson_rj(x, y, z, z)
