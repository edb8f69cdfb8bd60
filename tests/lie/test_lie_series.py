"""The coefficient functions against their defining expressions at high precision."""

import mpmath as mp
import numpy as np
import pytest
from lie_samples import EPS, SMALLEST

from freebody.lie import series

DEFINITIONS = {
    "cosine": mp.cos,
    "sinc": lambda t: mp.sin(t) / t,
    "versine": lambda t: (1 - mp.cos(t)) / t**2,
    "sine_defect": lambda t: (t - mp.sin(t)) / t**3,
    "cotangent_defect": lambda t: (1 - t / 2 * mp.cot(t / 2)) / t**2,
    "versine_slope": lambda t: (t * mp.sin(t) - 2 + 2 * mp.cos(t)) / (2 * t**4),
    "sine_defect_slope": lambda t: (3 * mp.sin(t) - t * mp.cos(t) - 2 * t) / (2 * t**5),
    "cotangent_defect_slope": lambda t: ((t / 2 * mp.csc(t / 2)) ** 2 + t / 2 * mp.cot(t / 2) - 2) / (2 * t**4),
}
AT_ZERO = {
    "cosine": 1,
    "sinc": 1,
    "versine": 1 / 2,
    "sine_defect": 1 / 6,
    "cotangent_defect": 1 / 12,
    "versine_slope": -1 / 24,
    "sine_defect_slope": -1 / 120,
    "cotangent_defect_slope": 1 / 720,
}
# The rounding of the argument counts with the function's condition number; on top of that a handful of roundings,
# and the closed forms amplify theirs about three times where they take over.
BOUND = 6 * EPS
FULL_TURN = 2 * np.pi


def angles(name):
    rng = np.random.default_rng(7)
    small = np.exp(rng.uniform(np.log(SMALLEST), np.log(np.pi), 150))
    far = rng.uniform(0.5, 3 * FULL_TURN, 200)
    if name.startswith("cotangent"):
        far = far[far < 0.98 * FULL_TURN]
    limits = np.array([series.LIMIT, 4 * series.LIMIT, series.SLOPE_LIMIT])
    squares = np.concatenate([small**2, far**2, limits, np.nextafter(limits, 0)])
    return [float(s) for s in squares]


def with_slopes(name, s):
    """The function, its first and its second derivative in s, by differences at a precision that can afford them."""
    # At t = 1e-12 the definitions cancel 72 digits, a second difference of step 1e-40 another 80 and 48.
    with mp.workdps(280):
        s = mp.mpf(s)
        step = s * mp.mpf(10) ** -40
        below, at, above = (DEFINITIONS[name](mp.sqrt(s + k * step)) for k in (-1, 0, 1))
        return +at, (above - below) / (2 * step), (above - 2 * at + below) / step**2


def slope_scale(s, value, slope, curvature):
    # The rounding of the argument counts with the curvature. Above the series' limit the derivative of a closed form
    # is a difference of terms of the size of value / s.
    return abs(slope) + abs(s * curvature) + (abs(value) / s if s >= series.LIMIT else 0)


@pytest.mark.parametrize("name", DEFINITIONS)
def test_coefficient_is_accurate_to_round_off_at_every_angle(name):
    function = getattr(series, name)
    for s in angles(name):
        value, slope, _ = with_slopes(name, s)
        assert abs(function(s) - value) <= BOUND * (abs(value) + abs(s * slope)), (name, s)


@pytest.mark.parametrize("name", DEFINITIONS)
def test_coefficient_at_zero_is_its_limit(name):
    assert getattr(series, name)(0.0) == pytest.approx(AT_ZERO[name], rel=BOUND)


@pytest.mark.parametrize("name", DEFINITIONS)
def test_imaginary_part_of_a_complex_step_is_the_slope(name):
    function, step = getattr(series, name), 1e-150
    for s in angles(name)[::9]:
        value, slope, curvature = with_slopes(name, s)
        computed = function(complex(s, step))
        assert isinstance(computed, complex)
        assert abs(computed.real - value) <= BOUND * (abs(value) + abs(s * slope))
        error = abs(computed.imag / step - slope)
        assert error <= BOUND * slope_scale(s, value, slope, curvature), (name, s)


@pytest.mark.parametrize("name", ["versine", "sine_defect", "cotangent_defect"])
def test_slope_functions_are_the_slopes(name):
    function, slope = getattr(series, name), getattr(series, name + "_slope")
    for s in angles(name)[::5]:
        value, exact, curvature = with_slopes(name, s)
        derivative = function(complex(s, 1e-150)).imag / 1e-150
        assert abs(derivative - slope(s)) <= 2 * BOUND * slope_scale(s, value, exact, curvature)
