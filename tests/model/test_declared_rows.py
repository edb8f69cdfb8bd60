"""Rows of numbers with names: what is packed is what kernels read, and what they write is where it belongs."""

import numba
import numpy as np
import pytest

from freebody.model.columns import LAYOUTS, axial_of, momentum_of, put_momentum
from freebody.model.records import Record

THING = Record("Thing", mass=1, at=3, stiffness=1)
read = THING.reader()
mass_of, put_mass = THING.column("mass")
at_of, put_at = THING.column("at")


def test_a_row_is_read_back_by_name():
    row = THING.row(mass=2.0, at=(3.0, 4.0, 5.0), stiffness=6.0)
    assert row == [2.0, 3.0, 4.0, 5.0, 6.0]

    @numba.njit
    def kernel(buffer):
        thing = read(buffer, 2)
        return thing.mass, thing.at, thing.stiffness

    assert kernel(np.array([9.0, 9.0, *row])) == (2.0, (3.0, 4.0, 5.0), 6.0)


def test_integers_stay_integers():
    ends = Record("Ends", body=1, to=1).row(body=3, to=-1)
    assert ends == [3, -1]
    assert all(isinstance(number, int) for number in ends)


@pytest.mark.parametrize("values", [{"mass": 1.0, "at": (1, 2, 3)}, {"mass": 1.0, "at": (1, 2), "stiffness": 1.0}])
def test_a_row_needs_every_field_in_its_size(values):
    with pytest.raises(AssertionError):
        THING.row(**values)


def test_columns_are_read_and_written_where_they_stand():
    rows = np.zeros((2, THING.size))

    @numba.njit
    def kernel(rows):
        put_mass(rows, 1, 7.0)
        put_at(rows, 1, (1.0, 2.0, 3.0))
        return mass_of(rows, 1), at_of(rows, 1)

    assert kernel(rows) == (7.0, (1.0, 2.0, 3.0))
    assert rows.tolist() == [[0.0] * 5, [7.0, 1.0, 2.0, 3.0, 0.0]]


def test_the_columns_of_a_state_are_x_q_p_l():
    y = np.arange(14.0)[None]
    assert LAYOUTS == {"momenta": 13, "matrix": 18, "velocities": 18, "twist": 18, "natural": 24, "axial": 14}
    assert momentum_of(y, 0) == (7.0, 8.0, 9.0)
    assert axial_of(y, 0) == 13.0
    put_momentum(y, 0, (0.0, 0.0, 0.0))
    assert y[0, 7:10].tolist() == [0.0, 0.0, 0.0]
