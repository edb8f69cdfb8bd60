"""What a change of the impulses does to the end of a drift, without moving the bodies anew."""

from collections import namedtuple
from itertools import pairwise

import numpy as np
import pytest

from freebody import so3
from freebody.methods.rattle_se3 import _turned, _turned_on

Body = namedtuple("Body", "inverse_inertia principal_axes principal_moments")
Note = namedtuple("Note", "rotation orientation")

MOMENTS = (1.0, 2.0, 2.5)
AXES = so3.exp(np.array([0.3, -0.5, 0.7]))
START = np.array([1.0, 0.2, -0.4])
SPIN = np.array([2.0, -1.0, 3.0])
CHANGE = 1e-5 * np.array([0.4, 1.0, -0.7])


def difference(h):
    """Radians between the nudged and the exact end, of those between both exact ends."""
    inverse = AXES @ np.diag(1.0 / np.array(MOMENTS)) @ AXES.T
    body = Body(tuple(inverse[[0, 1, 2, 0, 0, 1], [0, 1, 2, 1, 2, 2]]), tuple(AXES.ravel()), MOMENTS)
    note = Note(tuple(so3.exp(START).ravel()), tuple(so3.exp_quaternion(START)))
    before = _turned(body, note, tuple(SPIN), h)
    exact = np.array(_turned(body, note, tuple(SPIN + CHANGE), h))
    nudged = np.array(_turned_on(body, note, tuple(SPIN + CHANGE), tuple(CHANGE), before, h))
    return np.linalg.norm(nudged - exact) / np.linalg.norm(exact - np.array(before))


@pytest.mark.parametrize("h", [0.1, -0.1])
def test_a_nudge_is_right_to_the_square_of_the_angle(h):
    errors = [difference(h / 2**k) for k in range(4)]
    assert errors[0] < 0.05
    # The change itself leaves 1e-5 of it.
    assert all(one < two / 3.5 + 1e-5 for two, one in pairwise(errors))
