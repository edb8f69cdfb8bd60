"""Unit quaternions cover SO(3) twice."""

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from lie_samples import EPS, GROUPS, drawn_elements

from freebody import so3
from freebody.lie import quaternion

thorough = settings(max_examples=40, deadline=None)
vectors = drawn_elements(GROUPS[0])
ROUND_OFF = 32 * EPS


@thorough
@given(r=vectors)
def test_q_and_minus_q_are_the_same_rotation(r):
    q = so3.exp_quaternion(r)
    np.testing.assert_array_equal(so3.quaternion_to_matrix(q), so3.quaternion_to_matrix(-q))
    np.testing.assert_array_equal(so3.log_quaternion(q), so3.log_quaternion(-q))
    np.testing.assert_allclose(so3.quaternion_to_matrix(q), so3.exp(r), atol=ROUND_OFF)


@thorough
@given(r=drawn_elements(GROUPS[0], 2 * np.pi))
def test_a_full_turn_changes_the_sign_of_the_quaternion_only(r):
    turned = r * (1 + 2 * np.pi / np.linalg.norm(r))
    np.testing.assert_allclose(so3.exp_quaternion(turned), -so3.exp_quaternion(r), atol=ROUND_OFF)
    np.testing.assert_allclose(so3.exp(turned), so3.exp(r), atol=2 * ROUND_OFF)


@thorough
@given(r=vectors, s=vectors)
def test_product_of_quaternions_is_the_product_of_matrices(r, s):
    p, q = so3.exp_quaternion(r), so3.exp_quaternion(s)
    product = so3.quaternion_to_matrix(so3.quaternion_product(p, q))
    np.testing.assert_allclose(product, so3.exp(r) @ so3.exp(s), atol=ROUND_OFF)


@thorough
@given(r=vectors, u=vectors)
def test_turning_by_twice_a_vector_is_a_product_without_an_exponential(r, u):
    q, half = tuple(so3.exp_quaternion(r)), tuple(0.5 * u)
    turned = quaternion.product(q, quaternion.exp(tuple(u)))
    np.testing.assert_allclose(quaternion.turned_by_twice(q, half), turned, atol=ROUND_OFF)
    np.testing.assert_allclose(quaternion.exp_twice(half), quaternion.exp(tuple(u)), atol=ROUND_OFF)
    like = quaternion.as_long_to_matrix(turned, q)
    np.testing.assert_allclose(like, quaternion.to_matrix(turned), atol=ROUND_OFF)


def test_hamilton_units():
    one, i, j, k = np.eye(4)
    np.testing.assert_array_equal(so3.quaternion_product(i, j), k)
    np.testing.assert_array_equal(so3.quaternion_product(j, k), i)
    np.testing.assert_array_equal(so3.quaternion_product(k, i), j)
    for unit in (i, j, k):
        np.testing.assert_array_equal(so3.quaternion_product(unit, unit), -one)


@thorough
@given(r=vectors, a=vectors, length=st.floats(1e-3, 1e3))
def test_rotating_a_vector_is_multiplying_by_the_matrix_whatever_the_length_of_q(r, a, length):
    q = so3.exp_quaternion(r)
    rotated = so3.quaternion_rotate(length * q, a)
    np.testing.assert_allclose(rotated, so3.exp(r) @ a, atol=ROUND_OFF * np.linalg.norm(a))
    np.testing.assert_allclose(so3.quaternion_to_matrix(length * q), so3.exp(r), atol=ROUND_OFF)
    np.testing.assert_allclose(so3.log_quaternion(length * q), r, atol=ROUND_OFF)


@thorough
@given(r=vectors)
def test_conjugate_is_the_inverse(r):
    q = so3.exp_quaternion(r)
    np.testing.assert_allclose(so3.quaternion_product(q, so3.quaternion_conjugate(q)), [1, 0, 0, 0], atol=4 * EPS)
    np.testing.assert_array_equal(so3.quaternion_conjugate(q), so3.exp_quaternion(-r))


@pytest.mark.parametrize("largest", range(4))
def test_matrix_to_quaternion_on_each_of_its_branches(largest):
    rng = np.random.default_rng(largest)
    q = rng.uniform(-0.4, 0.4, (200, 4))
    q[:, largest] = rng.choice([-1, 1], 200)
    q /= np.linalg.norm(q, axis=-1, keepdims=True)
    back = so3.matrix_to_quaternion(so3.quaternion_to_matrix(q))
    assert (back[:, 0] >= 0).all()
    np.testing.assert_allclose(back, q * np.sign(q[:, :1]), atol=8 * EPS)


def test_normalize_gives_unit_length_and_keeps_the_direction():
    q = np.random.default_rng(5).normal(size=(50, 4)) * 7
    unit = so3.quaternion_normalize(q)
    np.testing.assert_allclose(np.linalg.norm(unit, axis=-1), 1, rtol=4 * EPS)
    np.testing.assert_allclose(unit * np.linalg.norm(q, axis=-1, keepdims=True), q, rtol=8 * EPS)
    assert np.isnan(so3.quaternion_normalize(np.zeros(4))).all()


@thorough
@given(r=vectors, a=vectors, off=st.floats(-1e-9, 1e-9))
def test_near_the_unit_sphere_neither_root_nor_division_is_needed(r, a, off):
    q = (1.0 + off) * so3.exp_quaternion(r)
    assert np.linalg.norm(quaternion.renormalize(q)) == pytest.approx(1.0, abs=4 * EPS)
    np.testing.assert_allclose(
        quaternion.rotate_near_unit(tuple(q), tuple(a)), so3.exp(r) @ a, atol=ROUND_OFF * np.linalg.norm(a)
    )
    matrix = np.reshape(quaternion.near_unit_to_matrix(tuple(q)), (3, 3))
    np.testing.assert_allclose(matrix, so3.exp(r), atol=ROUND_OFF)
