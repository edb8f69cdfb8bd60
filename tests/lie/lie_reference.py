"""References at 50 digits, from the defining power series: no closed form is shared with the code under test."""

from functools import cache

import mpmath as mp

DIGITS = 50
mp.mp.dps = DIGITS


def cross(a, b):
    return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]]


def ad(V, U):
    """[V, U] for rotation vectors (3) and twists (6)."""
    if len(V) == 3:
        return cross(V, U)
    w, v, a, b = V[:3], V[3:], U[:3], U[3:]
    return cross(w, a) + [x + y for x, y in zip(cross(w, b), cross(v, a))]


def power_series(coefficient, operator, start):
    """sum coefficient(k) operator^k start, until three terms in a row fall below the working precision."""
    total, term, small, k = [mp.mpf(0)] * len(start), list(start), 0, 0
    tiny = mp.mpf(10) ** -(DIGITS + 10)
    while small < 3:
        c = coefficient(k)
        total = [x + c * y for x, y in zip(total, term)]
        small = small + 1 if max(abs(c * y) for y in term) <= tiny else 0
        term, k = operator(term), k + 1
    return total


def exact(numbers):
    return [mp.mpf(float(x)) for x in numbers]


def rotate_by(r, a):
    """exp([r]) a."""
    return power_series(lambda k: 1 / mp.factorial(k), lambda x: cross(r, x), a)


def dexp(V, U):
    """sum ad_V^k U / (k + 1)!."""
    return power_series(lambda k: 1 / mp.factorial(k + 1), lambda x: ad(V, x), U)


@cache
def _bernoulli_over_factorial(k):
    return mp.bernoulli(k) / mp.factorial(k)


def dexp_inverse(V, U):
    """sum B_k ad_V^k U / k! (B_1 = -1/2); converges below a full turn."""
    return power_series(_bernoulli_over_factorial, lambda x: ad(V, x), U)


def rotation(r):
    """exp([r]), nine numbers in row-major order."""
    columns = [rotate_by(r, [mp.mpf(i == j) for i in range(3)]) for j in range(3)]
    return [columns[j][i] for i in range(3) for j in range(3)]


def norm(a):
    return mp.sqrt(sum(x * x for x in a))


def error(computed, reference, scale=None):
    """|computed - reference| / scale in units of eps; scale is |reference| unless told."""
    computed, reference = list(computed), list(reference)
    difference = norm([mp.mpf(float(c)) - r for c, r in zip(computed, reference, strict=True)])
    size = norm(reference) if scale is None else scale
    return float(difference / size * 2**52) if difference else 0.0
