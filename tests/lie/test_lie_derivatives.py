"""The same source on complex numbers: derivatives by the complex step are exact to round-off."""

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from lie_samples import EPS, GROUPS, drawn_elements

from freebody import so3

STEP = 1e-100
both = pytest.mark.parametrize("group", GROUPS, ids=str)
thorough = settings(max_examples=40, deadline=None)


def derivative(function, x, dx):
    return function(x + 1j * STEP * dx).imag / STEP


def unit(seed, size):
    return np.random.default_rng(seed).uniform(-1, 1, size)


@both
@thorough
@given(data=st.data(), seed=st.integers(0, 2**32 - 1))
def test_dexp_is_the_complex_step_derivative_of_exp(group, data, seed):
    m, x = group.module, data.draw(drawn_elements(group))
    dx = unit(seed, group.size)
    dT = derivative(m.exp, x, dx)
    inverse = group.inverse(m.exp(x))
    np.testing.assert_allclose(m.vee(dT @ inverse), m.dexp(x, dx), rtol=0, atol=1e-14)
    np.testing.assert_allclose(m.vee(inverse @ dT), m.right_jacobian(x) @ dx, rtol=0, atol=1e-14)


@both
def test_derivative_of_exp_at_the_identity_is_hat(group):
    dx = unit(1, group.size)
    np.testing.assert_array_equal(derivative(group.module.exp, np.zeros(group.size), dx), group.module.hat(dx))


@both
@thorough
@given(data=st.data(), seed=st.integers(0, 2**32 - 1))
def test_inverse_dexp_is_the_complex_step_derivative_of_log(group, data, seed):
    m, x = group.module, data.draw(drawn_elements(group, 3.0))
    dx = unit(seed, group.size)
    # Move along the group: d log(exp(e dx) T) = J_l^-1 dx. Forming that product first rounds T, hence the 1e-13.
    T = m.exp(x)
    moved = T + 1j * STEP * (m.hat(dx) @ T)
    np.testing.assert_allclose(m.log(moved).imag / STEP, m.dexp_inverse(x, dx), rtol=0, atol=1e-13)


@both
def test_derivative_of_log_at_the_identity_is_vee(group):
    dx = unit(2, group.size)
    moved = np.eye(group.order) + 1j * STEP * group.module.hat(dx)
    np.testing.assert_allclose(group.module.log(moved).imag / STEP, dx, rtol=4 * EPS)


@both
@pytest.mark.parametrize("name", ["exp", "left_jacobian", "right_jacobian", "left_jacobian_inverse"])
def test_complex_numbers_without_imaginary_part_give_the_real_result(group, name):
    function = getattr(group.module, name)
    for seed, angle in enumerate([0.0, 1e-9, 0.3, 1.4, 1.5, 3.1]):
        x = unit(seed, group.size)
        x[:3] *= angle / np.linalg.norm(x[:3])
        computed = function(x.astype(complex))
        assert computed.dtype == np.complex128
        np.testing.assert_array_equal(computed.imag, 0)
        # Complex and real arithmetic are contracted to fused operations differently.
        np.testing.assert_allclose(computed.real, function(x), atol=32 * EPS)


@thorough
@given(seed=st.integers(0, 2**32 - 1))
def test_quaternion_maps_have_complex_step_derivatives(seed):
    r, dr = unit(seed, 3) * 3, unit(seed + 1, 3)
    dq = derivative(so3.exp_quaternion, r, dr)
    q = so3.exp_quaternion(r)
    # dq = (0, J_l dr) q / 2
    rate = so3.quaternion_product(np.concatenate([[0], so3.dexp(r, dr)]), q) / 2
    np.testing.assert_allclose(dq, rate, rtol=0, atol=1e-14)
    back = so3.log_quaternion(q + 1j * STEP * dq)
    np.testing.assert_allclose(back.imag / STEP, so3.dexp_inverse(so3.log_quaternion(q), so3.dexp(r, dr)), atol=1e-12)
