"""The small maths on tuples: from Python, inside compiled functions, real and complex."""

import cmath
import math

import numba
import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from lie_samples import EPS

from freebody.lie import quaternion, se3, so3, vec
from freebody.lie.scalar import atan2, real

# Rounded: a derivative of 1e-167 times a step of 1e-200 would underflow.
numbers = st.floats(-10, 10).map(lambda x: round(x, 9))
vectors = st.tuples(numbers, numbers, numbers)
matrices = st.tuples(*[numbers] * 9)
quick = settings(max_examples=40, deadline=None)


@numba.njit
def compiled_atan2(y, x):
    return atan2(y, x)


def square(m):
    return np.reshape(m, (3, 3))


@quick
@given(m=matrices, n=matrices, a=vectors, b=vectors)
def test_tuples_agree_with_numpy(m, n, a, b):
    M, N, A, B = square(m), square(n), np.array(a), np.array(b)
    # At most three products of numbers up to 10, or of six such products in the determinant.
    atol = 2000 * EPS
    np.testing.assert_allclose(vec.cross(a, b), np.cross(a, b), atol=atol)
    np.testing.assert_allclose(vec.dot(a, b), A @ B, atol=atol)
    np.testing.assert_allclose(vec.norm(a), np.linalg.norm(a), rtol=4 * EPS)
    np.testing.assert_allclose(vec.mat_vec(m, a), M @ A, atol=atol)
    np.testing.assert_allclose(vec.mat_t_vec(m, a), M.T @ A, atol=atol)
    np.testing.assert_allclose(square(vec.mat_mat(m, n)), M @ N, atol=atol)
    np.testing.assert_allclose(vec.det(m), np.linalg.det(M), atol=10 * atol)
    np.testing.assert_array_equal(square(vec.transpose(m)), M.T)
    np.testing.assert_array_equal(vec.add(a, b), A + B)
    np.testing.assert_array_equal(vec.sub(a, b), A - B)
    np.testing.assert_array_equal(vec.scale(2.5, a), 2.5 * A)
    np.testing.assert_array_equal(vec.minus(a), -A)


def test_cross_works_inside_a_users_compiled_function_and_with_mixed_numbers():
    @numba.njit
    def lift(w, v):
        f = vec.cross(w, v)
        return 2.0 * f[0], 2.0 * f[1], 2.0 * f[2]

    assert lift((0.0, 0.0, 1.0), (1.0, 0.0, 0.0)) == (0.0, 2.0, 0.0)
    assert vec.cross((1, 0, 0), (0.0, 1, 0)) == (0, 0, 1)
    assert vec.cross((1j, 0j, 0j), (0.0, 1.0, 0.0)) == (0, 0, 1j)


@pytest.mark.parametrize("function", [atan2, compiled_atan2], ids=["python", "compiled"])
class TestAtan2:
    @quick
    @given(y=numbers, x=numbers)
    def test_real_is_the_library_function(self, function, y, x):
        # C's or NumPy's, which differ in a last digit here and there.
        assert function(y, x) in (math.atan2(y, x), np.arctan2(y, x))

    @quick
    @given(angle=st.floats(-3.1, 3.1), r=st.floats(1e-3, 1e3), dy=numbers, dx=numbers)
    def test_complex_step_gives_the_gradient(self, function, angle, r, dy, dx):
        y, x = r * math.sin(angle), r * math.cos(angle)
        step = 1e-200
        value = function(complex(y, dy * step), complex(x, dx * step))
        assert value.real == math.atan2(y, x)
        gradient = (x * dy - y * dx) / (x * x + y * y)
        assert value.imag / step == pytest.approx(gradient, abs=16 * EPS * (abs(dx) + abs(dy)) / r)

    @quick
    @given(a=st.floats(-3, 3), b=st.floats(-1, 1), r=st.floats(0.1, 10))
    def test_complex_angles_come_back(self, function, a, b, r):
        angle = complex(a, b)
        back = function(r * cmath.sin(angle), r * cmath.cos(angle))
        # Equal up to full turns: the branch is that of the real parts.
        assert abs(cmath.exp(1j * (back - angle)) - 1) < 64 * EPS

    def test_mixed_real_and_complex(self, function):
        assert function(1.0, 1.0 + 0j) == complex(math.pi / 4)


def test_real_part_of_both_kinds_of_number():
    assert real(2.5) == 2.5
    assert real(2.5 + 1j) == 2.5


def test_tuple_functions_are_the_array_functions():
    from freebody import se3 as se3_arrays
    from freebody import so3 as so3_arrays

    r, V = (0.3, -1.1, 0.7), (0.3, -1.1, 0.7, 1.0, 2.0, -0.5)
    np.testing.assert_allclose(square(so3.exp(r)), so3_arrays.exp(r), atol=4 * EPS)
    np.testing.assert_allclose(so3.log(so3.exp(r)), r, atol=8 * EPS)
    np.testing.assert_allclose(quaternion.exp(r), so3_arrays.exp_quaternion(r), atol=4 * EPS)
    R, x = se3.exp(V)
    T = se3_arrays.exp(V)
    np.testing.assert_allclose(square(R), T[:3, :3], atol=4 * EPS)
    np.testing.assert_allclose(x, T[:3, 3], atol=16 * EPS)
