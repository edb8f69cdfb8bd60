"""Directions: at length one, however long they were given, and kept to the last bit when given again."""

import numpy as np
import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from freebody.errors import InputError
from freebody.fields import unit

NUMBERS = st.floats(allow_nan=False, allow_infinity=False)


@given(st.tuples(NUMBERS, NUMBERS, NUMBERS).filter(any))
@example((5e-324, 0.0, 0.0))
@example((1e308, -1.7e308, 1e308))
@example((5.11490416e-02, 1.10965670e-06, 9.98691031e-01))
def test_a_direction_has_length_one_and_is_kept_when_given_again(numbers):
    along = unit("axis", numbers)
    assert np.linalg.norm(along) == pytest.approx(1.0, rel=0.0, abs=1e-15)
    assert unit("axis", along.tolist()).tobytes() == along.tobytes()
    # Each number is the given one over the length, which the largest tells.
    largest = int(np.argmax(np.abs(numbers)))
    expected = np.array(numbers) / numbers[largest]
    np.testing.assert_allclose(along / along[largest], expected, rtol=1e-14, atol=1e-300)


def test_no_direction_is_refused():
    with pytest.raises(InputError, match="axis.*not all zero"):
        unit("axis", (0.0, 0.0, 0.0))
