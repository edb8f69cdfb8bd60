"""Dual numbers inside kernels, by themselves: values and slopes of every operation against 40 digits."""

import math

import mpmath as mp
import numpy as np
import pytest

from freebody.compile import kernel
from freebody.lie.scalar import atan2, real, vanishes, where
from freebody.numbers.dual import as_duals

duals = as_duals(2)


@kernel
def _everything(given, made):
    x, y, out = duals(given)[0], duals(given)[1], duals(made)
    out[0], out[1], out[2], out[3] = x + y, x - y, x * y, x / y
    out[4], out[5], out[6], out[7] = 3.0 + x, 3.0 - x, 3.0 * x, 3.0 / x
    out[8], out[9], out[10], out[11] = x + 3, x - 3, x * 3, x / 3
    out[12], out[13], out[14], out[15] = np.sqrt(x), np.sin(x), np.cos(x), np.tan(x)
    out[16], out[17], out[18], out[19] = np.exp(x), np.log(x), np.log1p(x), np.arctan(x)
    out[20], out[21], out[22], out[23] = np.arcsin(x), np.arccos(x), np.sinh(x), np.cosh(x)
    out[24], out[25], out[26], out[27] = np.tanh(x), abs(-x), -x, math.fabs(x)
    out[28], out[29], out[30], out[31] = atan2(x, y), atan2(x, 2.0), np.arctan2(2.0, x), math.sqrt(x * y)
    total = 0.0
    for _ in range(3):
        total += x * y
    out[32], out[33] = total, where(real(x) > real(y), x, 1.0)
    out[34] = 2.0
    out[35] *= 0.0
    out[35] -= x


X, Y = mp.mpf(0.375), mp.mpf(-1.625)
EXPECTED = {
    0: lambda x, y: x + y, 1: lambda x, y: x - y, 2: lambda x, y: x * y, 3: lambda x, y: x / y,
    4: lambda x, y: 3 + x, 5: lambda x, y: 3 - x, 6: lambda x, y: 3 * x, 7: lambda x, y: 3 / x,
    8: lambda x, y: x + 3, 9: lambda x, y: x - 3, 10: lambda x, y: x * 3, 11: lambda x, y: x / 3,
    12: lambda x, y: mp.sqrt(x), 13: lambda x, y: mp.sin(x), 14: lambda x, y: mp.cos(x), 15: lambda x, y: mp.tan(x),
    16: lambda x, y: mp.exp(x), 17: lambda x, y: mp.log(x), 18: lambda x, y: mp.log(1 + x),
    19: lambda x, y: mp.atan(x), 20: lambda x, y: mp.asin(x), 21: lambda x, y: mp.acos(x),
    22: lambda x, y: mp.sinh(x), 23: lambda x, y: mp.cosh(x), 24: lambda x, y: mp.tanh(x), 25: lambda x, y: x,
    26: lambda x, y: -x, 27: lambda x, y: x, 28: lambda x, y: mp.atan2(x, y), 29: lambda x, y: mp.atan2(x, 2),
    30: lambda x, y: mp.atan2(2, x), 32: lambda x, y: 3 * x * y, 33: lambda x, y: x, 34: lambda x, y: mp.mpf(2),
    35: lambda x, y: -x,
}  # fmt: skip


def test_every_operation_has_its_value_and_its_slope():
    given, made = np.zeros((2, 3)), np.zeros((36, 3))
    given[0], given[1] = (X, 1.0, 0.25), (Y, 0.0, -2.0)
    _everything(given, made)
    with mp.workdps(40):
        for place, function in EXPECTED.items():
            dx, dy = (mp.diff(lambda t, f=function: f(X + t, Y), 0), mp.diff(lambda t, f=function: f(X, Y + t), 0))
            expected = [float(function(X, Y)), float(dx), float(dx / 4 - 2 * dy)]
            np.testing.assert_allclose(made[place], expected, rtol=4e-15, atol=1e-16, err_msg=str(place))
    assert math.isnan(made[31, 0])  # the root of a negative number, as for floats


@kernel
def _edges(given, made):
    x, out = duals(given), duals(made)
    out[0] = np.sqrt(x[0])
    out[1] = where(vanishes(x[0]), 1.0, 0.0)
    out[2] = where(vanishes(x[1]), 1.0, 0.0)
    out[3] = np.sqrt(x[1])
    out[4] = atan2(x[0], x[0])


def test_what_does_not_change_has_no_influence():
    """The root of a zero that stays zero stays; one that moves has an infinite slope, and only there."""
    made = np.zeros((5, 3))
    _edges(np.array([[0.0, 0.0, 0.0], [0.0, 1.0, 0.0]]), made)
    assert made[0].tolist() == [0.0, 0.0, 0.0]
    assert (made[1, 0], made[2, 0]) == (1.0, 0.0)
    assert made[3].tolist() == [0.0, math.inf, 0.0]
    assert made[4].tolist() == [0.0, 0.0, 0.0]


def test_comparing_dual_numbers_does_not_compile():
    @kernel
    def compared(given):
        return duals(given)[0] > 0.0

    with pytest.raises(Exception, match="No implementation"):
        compared(np.zeros((1, 3)))
