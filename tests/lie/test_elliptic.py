"""Jacobi's functions and Carlson's integrals: their identities, then mpmath at many digits."""

import math

import mpmath as mp
import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from freebody.lie.elliptic import carlson_rc, carlson_rd, carlson_rf, carlson_rj, complete_k, jacobi, jacobi_quarter

EPS = 2.0**-52

# Carlson: the last mean, its root, the short series and, for R_J, a sum of positive terms that starts with the largest;
# each contributes one or two roundings.
CARLSON = 8 * EPS

no_deadline = settings(deadline=None)  # a first call compiles

parameters = st.one_of(st.floats(0.0, 1.0), st.floats(-300.0, 0.0).map(lambda e: 10.0**e), st.just(0.0), st.just(1.0))
arguments = st.floats(-30.0, 30.0)
positive = st.floats(-8.0, 8.0).map(lambda e: 10.0**e)


def doublings(u):
    return max(0, math.ceil(math.log2(max(abs(u), 1e-300) / 0.0625)))


def allowed(u):
    # The series and every duplication round sn, cn and dn about twice; a rounding of sn at u / 2^j is a relative change
    # of the argument by as much, so the roundings add up in the argument and do not double.
    return 2 * (2 + doublings(u)) * EPS


def sizes(u, m, s, c, d):
    """What one relative unit of the argument and of the value itself is worth in each function."""
    return abs(s) + abs(u * c * d), abs(c) + abs(u * s * d), abs(d) + abs(u * m * s * c)


@no_deadline
@given(arguments, parameters)
def test_pythagoras_holds_for_all_three_functions(u, m1):
    m = 1.0 - m1
    s, c, d = jacobi(u, m, m1)
    tolerance = 4 * allowed(u) * (1 + abs(u))  # squares double an error, two functions enter
    assert abs(s * s + c * c - 1) <= tolerance
    assert abs(d * d + m * s * s - 1) <= tolerance


@no_deadline
@given(arguments, parameters)
def test_sn_is_odd_cn_and_dn_are_even(u, m1):
    s, c, d = jacobi(u, 1.0 - m1, m1)
    assert jacobi(-u, 1.0 - m1, m1) == pytest.approx((-s, c, d), abs=2 * EPS * (1 + abs(u)))


@no_deadline
@given(st.floats(-30.0, 30.0))
def test_parameter_zero_gives_sine_and_cosine(u):
    s, c, d = jacobi(u, 0.0, 1.0)
    tolerance = allowed(u) * (1 + abs(u))
    assert abs(s - math.sin(u)) <= tolerance
    assert abs(c - math.cos(u)) <= tolerance
    assert abs(d - 1) <= tolerance


@no_deadline
@given(st.floats(-300.0, 300.0))
def test_parameter_one_gives_hyperbolic_functions_with_relative_accuracy(u):
    s, c, d = jacobi(u, 1.0, 0.0)
    tolerance = allowed(u) * (1 + abs(u))
    assert abs(s - math.tanh(u)) <= tolerance * abs(math.tanh(u))
    assert abs(c * math.cosh(u) - 1) <= tolerance
    assert abs(d * math.cosh(u) - 1) <= tolerance


@no_deadline
@given(st.floats(-4.0, 4.0), st.floats(-4.0, 4.0), parameters)
def test_addition_theorem(u, v, m1):
    m = 1.0 - m1
    (a, b, c), (d, e, f) = jacobi(u, m, m1), jacobi(v, m, m1)
    under = e * e + (d * c) ** 2
    s, _, _ = jacobi(u + v, m, m1)
    # 1 - m sn^2 sn^2 = cn(v)^2 + sn(v)^2 dn(u)^2, multiplied out so that a small denominator amplifies nothing.
    assert abs(s * under - (a * e * f + d * b * c)) <= 8 * allowed(8.0) * (1 + abs(u) + abs(v))


@pytest.mark.parametrize("m1", [0.0, 1e-300, 1e-100, 1e-30, 1e-16, 1e-8, 1e-3, 0.1, 0.5, 0.9, 1 - 1e-12, 1.0])
def test_jacobi_against_mpmath(m1):
    with mp.workdps(340 if m1 < 1e-30 else 60):
        M1 = mp.mpf(m1)
        quarter = float(mp.pi / 2 / mp.agm(1, mp.sqrt(M1))) if m1 else 330.0
        for fraction in (1e-12, 1e-5, 0.01, 0.03, 0.1, 0.3, 0.5, 0.7, 0.9, 0.99):
            u = quarter * fraction
            exact = [mp.ellipfun(kind, mp.mpf(u), m=1 - M1) for kind in ("sn", "cn", "dn")]
            found = jacobi_quarter(u, 1.0 - m1, m1)
            for one, other, size in zip(found, exact, sizes(u, 1.0 - m1, *map(float, exact))):
                assert abs(one - other) <= allowed(u) * size, (m1, u)


@no_deadline
@given(parameters.filter(lambda m1: m1 > 0))
def test_quarter_period_against_the_mean_of_gauss(m1):
    with mp.workdps(30):
        exact = mp.pi / 2 / mp.agm(1, mp.sqrt(mp.mpf(m1)))
        assert abs(complete_k(m1) / exact - 1) <= 4 * EPS


def test_quarter_period_is_infinite_on_the_separatrix():
    assert complete_k(0.0) == math.inf


@no_deadline
@given(st.floats(-1.5, 1.5), st.integers(-9, 9), st.floats(1e-6, 1.0))
def test_half_period_changes_the_sign_of_sn_and_cn(u, n, m1):
    m = 1.0 - m1
    s, c, d = jacobi(u, m, m1)
    shifted = u + 2 * n * complete_k(m1)
    sign = -1 if n % 2 else 1
    assert jacobi(shifted, m, m1) == pytest.approx((sign * s, sign * c, d), abs=16 * EPS * (1 + abs(shifted)))


@no_deadline
@given(positive, positive, positive)
def test_the_three_second_kind_integrals_add_up_to_an_algebraic_number(x, y, z):
    total = carlson_rd(x, y, z) + carlson_rd(y, z, x) + carlson_rd(z, x, y)
    assert total * math.sqrt(x) * math.sqrt(y) * math.sqrt(z) == pytest.approx(3, rel=CARLSON, abs=0)


@no_deadline
@given(positive, positive, positive, positive, st.integers(-20, 20))
def test_carlson_integrals_are_homogeneous(x, y, z, p, n):
    f = 4.0**n  # exact in binary, so both sides see the same digits
    assert carlson_rf(f * x, f * y, f * z) == pytest.approx(carlson_rf(x, y, z) / 2.0**n, rel=EPS, abs=0)
    assert carlson_rj(f * x, f * y, f * z, f * p) == pytest.approx(carlson_rj(x, y, z, p) / 8.0**n, rel=EPS, abs=0)


@no_deadline
@given(positive, positive)
def test_equal_arguments_reduce_each_integral_to_the_simpler_one(x, y):
    assert carlson_rf(x, y, y) == pytest.approx(carlson_rc(x, y), rel=CARLSON, abs=0)
    assert carlson_rc(x, x) == pytest.approx(x**-0.5, rel=CARLSON, abs=0)
    assert carlson_rj(x, x, x, x) == pytest.approx(x**-1.5, rel=CARLSON, abs=0)


@no_deadline
@given(positive, positive, positive)
def test_carlson_rf_rc_rd_against_mpmath(x, y, z):
    with mp.workdps(80):
        assert abs(carlson_rf(x, y, z) / mp.elliprf(x, y, z) - 1) <= CARLSON
        assert abs(carlson_rc(x, y) / mp.elliprc(x, y) - 1) <= CARLSON
        assert abs(carlson_rd(x, y, z) / mp.elliprd(x, y, z) - 1) <= CARLSON


def test_carlson_rj_against_mpmath_over_many_orders_of_magnitude():
    rng = np.random.default_rng(4)
    for reach in (0.01, 1.0, 10.0, 30.0):
        for _ in range(60):
            x, y, z, p = (10.0 ** rng.uniform(-reach, reach, 4)).tolist()
            with mp.workdps(200):  # mpmath itself loses digits where p is far below the rest
                assert abs(carlson_rj(x, y, z, p) / mp.elliprj(x, y, z, p) - 1) <= CARLSON, (x, y, z, p)


@pytest.mark.parametrize("m1", [1e-300, 1e-30, 1e-8, 0.3, 1.0])
def test_complete_integrals_with_a_zero_argument(m1):
    with mp.workdps(60):
        assert abs(carlson_rf(0.0, m1, 1.0) / mp.elliprf(0, m1, 1) - 1) <= CARLSON
        assert abs(carlson_rj(0.0, m1, 1.0, 3.0) / mp.elliprj(0, m1, 1, 3) - 1) <= CARLSON
    assert carlson_rc(0.0, m1) == pytest.approx(0.5 * math.pi / math.sqrt(m1), rel=CARLSON, abs=0)
