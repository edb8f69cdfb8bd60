"""The closed form of free rotation: its theorems, then two independent references at 30 digits."""

import math

import free_rotation_reference as reference
import mpmath as mp
import numba
import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from freebody.lie.free_rotation import _sine, free_rotation, free_rotation_rows, restore_invariants

EPS = 2.0**-52

# Error allowed per unit of condition. The kernel rounds each of about a dozen intermediate quantities once or twice;
# a condition number built from eight simultaneous changes of size eps covers most of them.
PER_CONDITION = 4 * EPS

no_deadline = settings(deadline=None)  # a first call compiles

second_moments = st.tuples(*[st.floats(0.05, 1.0)] * 3)
components = st.floats(-2.0, 2.0, allow_subnormal=False)
momenta = st.tuples(components, components, components).filter(lambda M: max(map(abs, M)) > 0.1)
durations = st.floats(-20.0, 20.0, allow_subnormal=False)
brief = st.floats(-0.5, 0.5, allow_subnormal=False)  # short enough that the separatrix has amplified little


def moments(second):
    total = sum(second)
    return tuple(total - value for value in second)


def angle(J, M, t):
    return 1 + math.sqrt(sum((m / i) ** 2 for m, i in zip(M, J))) * abs(t)


def gap(one, other):
    return float(reference.distance(one, other))


def rotate(q, a):
    return reference.product(reference.product(q, (0, *a)), (q[0], -q[1], -q[2], -q[3]))[1:]


@no_deadline
@given(second_moments, momenta, durations)
def test_momentum_stands_still_in_the_world(second, M, t):
    # One rotation by q (15 roundings), one normalisation, two routes to the angle between old and new momentum.
    J = moments(second)
    N, q = free_rotation(*J, *M, t)
    assert rotate(q, N) == pytest.approx(M, abs=32 * EPS * math.hypot(*M))
    assert math.hypot(*q) == pytest.approx(1, abs=4 * EPS)


@no_deadline
@given(second_moments, momenta, durations)
def test_length_of_momentum_and_energy_are_kept(second, M, t):
    J = moments(second)
    N, _ = free_rotation(*J, *M, t)
    assert math.hypot(*N) == pytest.approx(math.hypot(*M), rel=4 * EPS, abs=0)
    energy, after = (sum(m * m / i for m, i in zip(K, J)) for K in (M, N))
    # Components are good to a few roundings of the length; the energy's gradient is the angular velocity, at most L/I1.
    assert abs(after - energy) <= 16 * EPS * sum(m * m for m in M) / min(J)


@no_deadline
@given(second_moments, momenta, brief)
def test_time_runs_backwards(second, M, t):
    J = moments(second)
    there = free_rotation(*J, *M, t)
    N, r = free_rotation(*J, *there[0], -t)
    condition = unstable(J, M, t)
    assert gap((N, reference.product(there[1], r)), (M, (1.0, 0.0, 0.0, 0.0))) <= 8 * EPS * condition


@no_deadline
@given(second_moments, momenta, brief, brief)
def test_two_intervals_make_one(second, M, s, t):
    J = moments(second)
    first = free_rotation(*J, *M, s)
    N, r = free_rotation(*J, *first[0], t)
    whole = free_rotation(*J, *M, s + t)
    condition = unstable(J, M, abs(s) + abs(t))
    assert gap((N, reference.product(first[1], r)), whole) <= 8 * EPS * condition


def unstable(J, M, t):
    """Upper bound of the condition: 1 + |w| t, times 1 + L t / I1 for the spin about the least axis, times exp(rate t)
    for the growth of a disturbance on the separatrix."""
    low, middle, high = sorted(J)
    L = math.hypot(*M)
    rate = L * math.sqrt((1 / low - 1 / middle) * (1 / middle - 1 / high))
    return angle(J, M, t) * (L / low * abs(t) + 1) * math.exp(rate * abs(t))


@no_deadline
@given(second_moments, momenta, durations, st.permutations(range(3)))
def test_naming_of_the_axes_does_not_matter(second, M, t, order):
    J = moments(second)
    sign = 1 if list(order) in ([0, 1, 2], [1, 2, 0], [2, 0, 1]) else -1
    N, q = free_rotation(*J, *M, t)
    K, r = free_rotation(*(J[i] for i in order), *(sign * M[i] for i in order), t)
    if len(set(J)) == 3:  # equal moments have no order of their own to fall back to
        assert tuple(sign * N[i] for i in order) == K
        assert r == (q[0], *(sign * q[1 + i] for i in order))


@no_deadline
@given(second_moments, momenta, brief, st.integers(-400, 400))
def test_faster_spin_is_the_same_motion_in_less_time(second, M, t, n):
    J = moments(second)
    factor = 2.0**n
    N, q = free_rotation(*J, *M, t)
    fast = free_rotation(*J, *(factor * m for m in M), t / factor)
    assert gap((tuple(m / factor for m in fast[0]), fast[1]), (N, q)) <= 4 * EPS * unstable(J, M, t)


def test_no_momentum_no_motion():
    assert free_rotation(1.0, 2.0, 2.5, 0.0, 0.0, 0.0, 7.0) == ((0.0, 0.0, 0.0), (1.0, 0.0, 0.0, 0.0))


def test_the_two_references_agree():
    rng = np.random.default_rng(1)
    for _ in range(8):
        second = rng.uniform(0.05, 1.0, 3)
        J, M = second.sum() - second, rng.normal(size=3)
        t = rng.choice([-4.0, 4.0]) / np.linalg.norm(M / J)
        assert reference.distance(reference.elliptic(J, M, t), reference.taylor(J, M, t)) < 1e-30


def worst_per_condition(seed, count):
    rng = np.random.default_rng(seed)
    worst, telling = 0.0, 0
    for _ in range(count):
        J, M, t = reference.random_body(rng)
        exact = reference.elliptic(J, M, t)
        condition = reference.condition(J, M, t, exact=exact)
        error = reference.distance(free_rotation(*J, *M, t), exact) / condition
        assert mp.isfinite(error), (J, M, t)
        worst = max(worst, float(error))
        telling += condition < 1e8
    assert telling > 0.8 * count  # or the test would only see motions that nobody can predict
    return worst


@pytest.mark.slow
def test_random_bodies_against_thirty_digits():
    assert worst_per_condition(seed=2, count=80) <= PER_CONDITION


@pytest.mark.study
def test_ten_thousand_random_bodies_against_thirty_digits():
    assert worst_per_condition(seed=3, count=10_000) <= PER_CONDITION


DEGENERATE = {
    "sphere": ((1.3, 1.3, 1.3), (0.3, -1.0, 0.5)),
    "disc": ((1.0, 1.0, 2.0), (0.3, -1.0, 0.5)),
    "disc spun about a diameter": ((1.0, 1.0, 2.0), (0.6, 0.8, 0.0)),
    "cigar": ((2.0, 0.5, 2.0), (0.3, -0.2, 0.5)),
    "cigar end over end": ((2.0, 0.5, 2.0), (0.6, 0.0, -0.8)),
    "least axis": ((1.0, 2.0, 2.5), (-1.0, 0.0, 0.0)),
    "middle axis": ((1.0, 2.0, 2.5), (0.0, -1.0, 0.0)),
    "greatest axis": ((1.0, 2.0, 2.5), (0.0, 0.0, 1.0)),
    # I1 (I3 - I2) = I3 (I2 - I1): equal first and third components are exactly on the separatrix, in binary too.
    "separatrix": ((3.0, 4.0, 6.0), (1.0, 0.25, 1.0)),
    "separatrix, other branch": ((4.0, 6.0, 3.0), (0.5, -1.0, 1.0)),
}


@pytest.mark.parametrize("name", DEGENERATE)
@pytest.mark.parametrize("t", [1e-9, 0.3, -1.7, 6.0])
def test_degenerate_bodies_against_power_series(name, t):
    J, M = DEGENERATE[name]
    low, middle, high = sorted(J)
    rate = math.hypot(*M) * math.sqrt((1 / low - 1 / middle) * (1 / middle - 1 / high))
    growth = math.exp(rate * abs(t))  # of a rounding, on the separatrix; elsewhere generous
    error = reference.distance(free_rotation(*J, *M, t), reference.taylor(J, M, t))
    assert error <= PER_CONDITION * angle(J, M, t) * growth


@pytest.mark.parametrize("name", ["separatrix", "separatrix, other branch"])
def test_separatrix_leads_to_the_middle_axis(name):
    J, M = DEGENERATE[name]
    L, middle = math.hypot(*M), sorted(range(3), key=lambda i: J[i])[1]
    t = 12 / (L * math.sqrt((1 / 3 - 1 / 4) * (1 / 4 - 1 / 6)))  # both bodies have moments 3, 4, 6
    N, _ = free_rotation(*J, *M, t)
    # Off the axis by 2 sech(12 + phase) and the roundings grown by exp(12).
    off = math.hypot(*(n for i, n in enumerate(N) if i != middle))
    assert off <= (4 * math.exp(-12) * L / (L - abs(M[middle])) + 32 * EPS * math.exp(12)) * L


@pytest.mark.parametrize("name", DEGENERATE)
def test_very_long_times_keep_the_invariants(name):
    J, M = DEGENERATE[name]
    N, q = free_rotation(*J, *M, 1e9)
    assert rotate(q, N) == pytest.approx(M, abs=32 * EPS * math.hypot(*M))
    energy, after = (sum(m * m / i for m, i in zip(K, J)) for K in (M, N))
    assert abs(after - energy) <= 16 * EPS * sum(m * m for m in M) / min(J)


@pytest.mark.parametrize("t", [0.1, 3.0, 300.0, 339.0, 341.0, 1e6])
@pytest.mark.parametrize("g", [1e-3, 0.7, 50.0])
def test_integral_on_the_separatrix_has_its_elementary_value(t, g):
    # S = tanh t; int tanh^2 / (1 + g tanh^2) = (t - atan(sqrt(g) tanh t) / sqrt(g)) / (1 + g)
    S, c, d, J = _sine(t, 1.0, 0.0, g)
    with mp.workdps(30):
        exact = (t - mp.atan(mp.sqrt(g) * mp.tanh(t)) / mp.sqrt(g)) / (1 + mp.mpf(g))
    assert (S, c) == pytest.approx(
        (math.tanh(t), 1 / math.cosh(min(t, 340.0))), rel=16 * EPS * (1 + min(t, 340.0)), abs=0
    )
    assert d == c
    assert abs(J / exact - 1) <= 16 * EPS


def test_small_steps_are_accurate_relative_to_the_step():
    rng = np.random.default_rng(7)
    for _ in range(150):
        J, M, _ = reference.random_body(rng)
        w = math.sqrt(sum((m / i) ** 2 for m, i in zip(M, J)))
        t = 10.0 ** rng.uniform(-12, 0) / w
        _, exact = reference.elliptic(J, M, t)
        _, q = free_rotation(*J, *M, t)
        sign = 1 if exact[0] > 0 else -1
        error = max(abs(q[i] - sign * exact[i]) for i in (1, 2, 3))
        assert error <= 4 * EPS * w * t, (J, M, t)


@numba.njit(error_model="numpy")
def many_steps(J, M, h, count, L, energy, restore):
    a, b, c = M
    for _ in range(count):
        (a, b, c), _q = free_rotation(J[0], J[1], J[2], a, b, c, h)
        if restore:
            a, b, c = restore_invariants(J[0], J[1], J[2], a, b, c, L, energy)
    return a, b, c


@pytest.mark.parametrize("restore", [False, True])
@pytest.mark.parametrize("h", [0.01, 0.7])
def test_invariants_after_many_steps(h, restore):
    J, M, count = (1.0, 2.0, 2.5), (1.0, 0.3, -1.0), 200_000
    L, energy = math.hypot(*M), sum(m * m / i for m, i in zip(M, J))
    N = many_steps(J, M, h, count, L, energy, restore)
    # Handed the start's values, within the dead zone of four roundings and the two of its evaluation; on its own a
    # random walk of about one rounding a step, three standard deviations, and never one-sided.
    bound = 6 * EPS if restore else 3 * math.sqrt(count) * EPS
    assert abs(math.hypot(*N) / L - 1) <= bound
    assert abs(sum(m * m / i for m, i in zip(N, J)) / energy - 1) <= bound


@no_deadline
@given(second_moments, momenta, st.tuples(*[st.floats(-1e-9, 1e-9)] * 3))
def test_restoring_lands_on_both_invariants(second, M, nudge):
    J = moments(second)
    L, energy = math.hypot(*M), sum(m * m / i for m, i in zip(M, J))
    N = restore_invariants(*J, *(m + n for m, n in zip(M, nudge)), L, energy)
    w = [m / i for m, i in zip(M, J)]
    slope = math.sqrt(max(sum(v * v for v in w) - energy**2 / L**2, 0.0))
    # Newton's remainder is quadratic: the nudge squared times the curvature of the energy over its slope on the sphere.
    if slope > 1e-3 * L / min(J):
        left = 1e-17 / (min(J) * slope) ** 2 * L**2
        assert abs(math.hypot(*N) / L - 1) <= 4 * EPS + left
        assert abs(sum(m * m / i for m, i in zip(N, J)) / energy - 1) <= 8 * EPS + left * max(J) / min(J)


def test_compiled_rotation_allocates_nothing():
    def allocates(function):
        return "NRT_MemInfo_alloc" in "".join(function.inspect_llvm().values())

    @numba.njit(error_model="numpy")
    def control(n):
        return np.empty(n).size

    control(3)
    many_steps((1.0, 2.0, 2.5), (1.0, 0.3, -1.0), 0.1, 2, 1.0, 1.0, True)
    assert allocates(control)
    assert not allocates(many_steps)
    arrays = [np.ones(3), np.array([1.0, 0, 0, 0]), np.array([1.0, 0, 0, 0]), np.ones(3), np.ones(2)]
    rows = numba.njit(error_model="numpy")(free_rotation_rows.py_func)  # Numba shows no code that came from its cache
    rows(*arrays, np.empty((2, 4)), np.empty((2, 3)))
    assert not allocates(rows)
