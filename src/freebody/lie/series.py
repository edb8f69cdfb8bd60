"""The scalar functions of s = t^2 (t: an angle) that exp, log and their derivatives on SO(3) and SE(3) are made of.

With W = [w], s = w . w:

    exp(w)      = 1 + sinc(s) W + versine(s) W^2             J(w) = 1 + versine(s) W + sine_defect(s) W^2
    J(w)^-1     = 1 - W/2 + cotangent_defect(s) W^2          J: the left Jacobian (dexp)

se(3) is so(3) over the dual numbers w + e v (e^2 = 0), so that its dexp needs the same functions and their slopes
in s, and nothing else.

Every function is entire in s (the cotangent's up to s = 4 pi^2), so it is written in s, never in t: no root is taken
at s = 0, where it has no derivative. Each is a Taylor polynomial below a limit, and above it a closed form that no
longer cancels there. The error is a few eps at every angle; the limits and lengths below say why.
"""

from fractions import Fraction
from math import factorial

import numpy as np

from freebody.compile import kernel
from freebody.lie.scalar import every, real

# Below this s (an angle of 81 degrees) ten terms leave a remainder under eps/8 in every function but one; above it
# the worst closed form, t - sin t, amplifies round-off 3 times at most.
LIMIT = 2.0
TERMS = 10

# 3 sin t - t cos t - 2 t cancels longer: only beyond s = 8 does it amplify round-off less than 3 times. Twelve terms
# carry the series that far.
SLOPE_LIMIT = 8.0
SLOPE_TERMS = 12


def _taylor(term, count):
    """Coefficients (-1)^k term(k) of s^k, each correctly rounded from the exact fraction."""
    return tuple(float((-1) ** k * term(k)) for k in range(count))


SINC = _taylor(lambda k: Fraction(1, factorial(2 * k + 1)), TERMS)
VERSINE = _taylor(lambda k: Fraction(1, factorial(2 * k + 2)), TERMS)
SINE_DEFECT = _taylor(lambda k: Fraction(1, factorial(2 * k + 3)), TERMS)
BESSEL_1 = _taylor(lambda k: Fraction(2 * k + 2, factorial(2 * k + 3)), TERMS)
BESSEL_2 = _taylor(lambda k: Fraction(2 * (k + 1) * (2 * k + 4), factorial(2 * k + 5)), TERMS)
VERSINE_SLOPE = _taylor(lambda k: Fraction(-(k + 1), factorial(2 * k + 4)), TERMS)
SINE_DEFECT_SLOPE = _taylor(lambda k: Fraction(-(k + 1), factorial(2 * k + 5)), SLOPE_TERMS)


@kernel(inline=True)
def _polynomial10(s, c):
    # Written out: indexing a tuple by a loop variable would hide the constants from LLVM. In Estrin's order, whose
    # shorter chain of dependent operations saves a tenth of a whole Lie group step.
    s2 = s * s
    s4 = s2 * s2
    low = (c[0] + s * c[1]) + s2 * (c[2] + s * c[3])
    middle = (c[4] + s * c[5]) + s2 * (c[6] + s * c[7])
    return low + s4 * (middle + s4 * (c[8] + s * c[9]))


@kernel(inline=True)
def _horner12(s, c):
    high = c[6] + s * (c[7] + s * (c[8] + s * (c[9] + s * (c[10] + s * c[11]))))
    return c[0] + s * (c[1] + s * (c[2] + s * (c[3] + s * (c[4] + s * (c[5] + s * high)))))


def _beyond_series(s):
    """Where lanes go one by one."""
    return not every(real(s) < LIMIT)


@kernel(inline=True, by_lane=_beyond_series)
def cosine(s):
    """cos t."""
    if every(real(s) < LIMIT):
        return 1.0 - s * _polynomial10(s, VERSINE)
    return np.cos(np.sqrt(s))


@kernel(inline=True, by_lane=_beyond_series)
def sinc(s):
    """sin(t) / t."""
    if every(real(s) < LIMIT):
        return _polynomial10(s, SINC)
    t = np.sqrt(s)
    return np.sin(t) / t


@kernel(inline=True, by_lane=_beyond_series)
def versine(s):
    """(1 - cos t) / t^2."""
    if every(real(s) < LIMIT):
        return _polynomial10(s, VERSINE)
    half = 0.5 * np.sqrt(s)
    ratio = np.sin(half) / half
    return 0.5 * ratio * ratio


@kernel(inline=True, by_lane=_beyond_series)
def sine_defect(s):
    """(t - sin t) / t^3."""
    if every(real(s) < LIMIT):
        return _polynomial10(s, SINE_DEFECT)
    t = np.sqrt(s)
    return (t - np.sin(t)) / (s * t)


@kernel(inline=True, by_lane=_beyond_series)
def versine_slope(s):
    """Derivative of ``versine`` in s: (t sin t - 2 (1 - cos t)) / (2 t^4)."""
    if every(real(s) < LIMIT):
        return _polynomial10(s, VERSINE_SLOPE)
    half = 0.5 * np.sqrt(s)
    sine = np.sin(half)
    # The same in the half angle h: sin h (h cos h - sin h) / (8 h^4); its bracket does not vanish below h = 4.49.
    return 2.0 * sine * (half * np.cos(half) - sine) / (s * s)


@kernel(inline=True, by_lane=lambda s: not every(real(s) < SLOPE_LIMIT))
def sine_defect_slope(s):
    """Derivative of ``sine_defect`` in s: (3 sin t - t cos t - 2 t) / (2 t^5)."""
    if every(real(s) < SLOPE_LIMIT):
        return _horner12(s, SINE_DEFECT_SLOPE)
    t = np.sqrt(s)
    return (3.0 * np.sin(t) - t * np.cos(t) - 2.0 * t) / (2.0 * s * s * t)


@kernel(inline=True, by_lane=_beyond_series)
def _bessel_1(s):
    """j1(t) / t = (sin t - t cos t) / t^3 = -2 d sinc / ds, with j1 the spherical Bessel function."""
    if every(real(s) < LIMIT):
        return _polynomial10(s, BESSEL_1)
    t = np.sqrt(s)
    return (np.sin(t) - t * np.cos(t)) / (s * t)


@kernel(inline=True, by_lane=_beyond_series)
def _bessel_2(s):
    """j2(t) / t^2 = ((3 - t^2) sin t - 3 t cos t) / t^5."""
    if every(real(s) < LIMIT):
        return _polynomial10(s, BESSEL_2)
    t = np.sqrt(s)
    return ((3.0 - s) * np.sin(t) - 3.0 * t * np.cos(t)) / (s * s * t)


@kernel(inline=True)
def cotangent_defect(s):
    """(1 - (t/2) cot(t/2)) / t^2; infinite at a full turn."""
    # Its own series converges only to a full turn, and slowly; as a quotient of two entire functions of the half
    # angle it needs neither that series nor a cancelling difference.
    quarter = 0.25 * s
    return 0.25 * _bessel_1(quarter) / sinc(quarter)


@kernel(inline=True)
def cotangent_defect_slope(s):
    """Derivative of ``cotangent_defect`` in s; infinite at a full turn."""
    quarter = 0.25 * s
    j0, j1, j2 = sinc(quarter), _bessel_1(quarter), _bessel_2(quarter)
    return (j1 * j1 - j2 * j0) / (32.0 * j0 * j0)
