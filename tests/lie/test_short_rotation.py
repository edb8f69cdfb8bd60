"""Free rotation by a small angle, against 30 digits of the textbook's elliptic functions."""

import numpy as np
import pytest
from free_rotation_reference import elliptic

from freebody.lie.short_rotation import EIGHT_POWERS, SIX_POWERS, is_short, short_rotation

# Of the angle: what the series leaves out is below eps there, and sums of its terms round a few times.
TOLERANCE = 4.0 * 2.0**-52


def bodies(rng):
    """Moments, ascending: of any body, of a disc, of a rod."""
    second = np.sort(rng.uniform(0.0, 1.0, 3))
    yield np.sort(second.sum() - second)
    a, b = np.sort(rng.uniform(0.1, 1.0, 2))
    yield np.array([a, b, a + b])
    yield np.array([1e-4, 1.0, 1.0 + 5e-5])


def gap(moments, w, exact):
    """How far the series is off, as a share of the angle."""
    q = short_rotation(tuple(moments), tuple(0.5 * w))
    assert abs(np.linalg.norm(q) - 1.0) < 4.0 * 2.0**-52
    off = [float(one - other) for one, other in zip(q, exact)]
    return max(map(abs, off[1:])) / np.linalg.norm(w)


@pytest.mark.parametrize("angle", [1e-9, 1e-3, SIX_POWERS, 1.01 * SIX_POWERS, EIGHT_POWERS])
def test_small_rotations_have_every_digit(angle):
    rng = np.random.default_rng(3)
    for _ in range(3):
        for moments in bodies(rng):
            w = rng.normal(size=3)
            w *= 0.999 * angle / np.linalg.norm(w)
            assert is_short(tuple(moments), tuple(0.5 * w))
            assert gap(moments, w, elliptic(moments, moments * w, 1.0)[1]) < TOLERANCE


def test_larger_angles_and_bodies_that_cannot_be_are_left_to_others():
    assert not is_short((1.0, 2.0, 3.0), (0.51 * EIGHT_POWERS, 0.0, 0.0))
    assert not is_short((1.0, 2.0, 3.1), (1e-6, 0.0, 0.0))
    assert not is_short((0.0, 2.0, 2.0), (1e-6, 0.0, 0.0))
