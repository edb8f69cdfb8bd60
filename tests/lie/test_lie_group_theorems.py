"""Theorems of Lie groups, over SO(3) and SE(3) alike."""

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from lie_samples import EPS, GROUPS, directions, drawn_elements, elements

from freebody import se3, so3

both = pytest.mark.parametrize("group", GROUPS, ids=str)
thorough = settings(max_examples=40, deadline=None)
# Products of a few matrices with entries up to about |T| = 5, each good to 8 eps.
ROUND_OFF = 200 * EPS


def draw(data, group, largest=np.pi):
    return data.draw(drawn_elements(group, largest))


@both
@thorough
@given(data=st.data())
def test_exp_lands_in_the_group(group, data):
    assert group.module.distance(group.module.exp(draw(data, group))) < 16 * EPS


@both
@thorough
@given(data=st.data())
def test_exp_of_minus_x_is_the_inverse(group, data):
    x = draw(data, group)
    T = group.module.exp(x)
    np.testing.assert_allclose(group.module.exp(-x), group.inverse(T), atol=ROUND_OFF)
    np.testing.assert_allclose(T @ group.inverse(T), np.eye(group.order), atol=ROUND_OFF)


@both
@thorough
@given(data=st.data())
def test_exp_is_a_homomorphism_along_a_line(group, data):
    x = draw(data, group, 2.0)
    exp = group.module.exp
    np.testing.assert_allclose(exp(0.3 * x) @ exp(0.7 * x), exp(x), atol=ROUND_OFF)


@both
@thorough
@given(data=st.data())
def test_log_after_exp(group, data):
    x = draw(data, group)
    np.testing.assert_allclose(group.module.log(group.module.exp(x)), x, atol=ROUND_OFF)


@both
@thorough
@given(data=st.data())
def test_exp_after_log(group, data):
    T = group.module.exp(draw(data, group, 4 * np.pi))
    x = group.module.log(T)
    assert np.linalg.norm(x[:3]) <= np.pi * (1 + EPS)
    np.testing.assert_allclose(group.module.exp(x), T, atol=ROUND_OFF * (1 + np.abs(T).max()))


@both
@pytest.mark.parametrize("gap", [0.0, 1e-16, 1e-14, 1e-12, 1e-9, 1e-7, 1e-4, 1e-2])
def test_exp_after_log_next_to_half_a_turn(group, gap):
    rng = np.random.default_rng(3)
    axes = np.concatenate([directions(rng, 30), np.eye(3), -np.eye(3), [[1, 1, 0]] / np.sqrt(2), [[1, 1e-9, 0]]])
    for side in (-1, 1):
        x = elements(rng, group, len(axes))
        x[:, :3] = axes * (np.pi + side * gap)
        T = group.module.exp(x)
        np.testing.assert_allclose(group.module.exp(group.module.log(T)), T, atol=ROUND_OFF)


@both
@thorough
@given(data=st.data())
def test_adjoint_is_a_homomorphism(group, data):
    S, T = (group.module.exp(draw(data, group)) for _ in range(2))
    np.testing.assert_allclose(group.adjoint(S @ T), group.adjoint(S) @ group.adjoint(T), atol=ROUND_OFF)
    np.testing.assert_allclose(group.adjoint(group.inverse(T)) @ group.adjoint(T), np.eye(group.size), atol=ROUND_OFF)


@both
@thorough
@given(data=st.data())
def test_exp_of_adjoint_is_conjugation(group, data):
    T, x = group.module.exp(draw(data, group)), draw(data, group)
    conjugated = T @ group.module.exp(x) @ group.inverse(T)
    np.testing.assert_allclose(group.module.exp(group.adjoint(T) @ x), conjugated, atol=ROUND_OFF)


@both
@thorough
@given(data=st.data())
def test_adjoint_of_exp_is_the_exponential_series_of_ad(group, data):
    x = draw(data, group, 1.0)
    term = total = np.eye(group.size)
    for k in range(1, 40):
        term = term @ group.ad(x) / k
        total = total + term
    np.testing.assert_allclose(group.adjoint(group.module.exp(x)), total, atol=ROUND_OFF)


@both
@thorough
@given(data=st.data())
def test_ad_is_antisymmetric_and_satisfies_the_jacobi_identity(group, data):
    x, y, z = (draw(data, group) for _ in range(3))

    def bracket(a, b):
        return group.ad(a) @ b

    size = 1 + np.linalg.norm(x) * np.linalg.norm(y) * (1 + np.linalg.norm(z))
    np.testing.assert_allclose(bracket(x, y), -bracket(y, x), atol=16 * EPS * size)
    jacobi = bracket(x, bracket(y, z)) + bracket(y, bracket(z, x)) + bracket(z, bracket(x, y))
    np.testing.assert_allclose(jacobi, 0, atol=64 * EPS * size)


@both
@thorough
@given(data=st.data())
def test_ad_is_the_commutator_of_matrices(group, data):
    x, y = (draw(data, group) for _ in range(2))
    X, Y = group.module.hat(x), group.module.hat(y)
    np.testing.assert_allclose(group.module.vee(X @ Y - Y @ X), group.ad(x) @ y, atol=ROUND_OFF)
    np.testing.assert_array_equal(group.module.vee(X), x)


@both
@pytest.mark.parametrize("order", [1, 2, 3, 4])
def test_baker_campbell_hausdorff_converges_with_its_order(group, order):
    rng = np.random.default_rng(order)
    x, y = elements(rng, group, 2, 1.0)
    x[:3], y[:3] = directions(rng, 2)

    def bracket(a, b):
        return group.ad(a) @ b

    def truncated(a, b):
        ab = bracket(a, b)
        terms = [
            a + b,
            ab / 2,
            (bracket(a, ab) - bracket(b, ab)) / 12,
            -bracket(b, bracket(a, ab)) / 24,
        ]
        return sum(terms[:order])

    steps = 0.4 * 2.0 ** -np.arange(3)
    exp, log = group.module.exp, group.module.log
    errors = [np.linalg.norm(log(exp(h * x) @ exp(h * y)) - truncated(h * x, h * y)) for h in steps]
    slope = np.polyfit(np.log(steps), np.log(errors), 1)[0]
    # The first omitted bracket has order + 1 factors; steps this large leave a slope within a fifth.
    assert abs(slope - (order + 1)) < 0.2, (slope, errors)


@both
@thorough
@given(data=st.data())
def test_left_and_right_jacobians_are_related(group, data):
    x = draw(data, group)
    m = group.module
    left, right = m.left_jacobian(x), m.right_jacobian(x)
    # Two kernels, the same formula: fused operations may fall differently in each.
    np.testing.assert_allclose(m.left_jacobian(-x), right, atol=16 * EPS)
    np.testing.assert_allclose(m.left_jacobian_inverse(-x), m.right_jacobian_inverse(x), atol=16 * EPS)
    np.testing.assert_allclose(group.adjoint(m.exp(x)) @ right, left, atol=ROUND_OFF)


@both
@thorough
@given(data=st.data())
def test_inverse_jacobians_invert(group, data):
    x = draw(data, group, 5.0)
    m = group.module
    # The inverse grows like 1 / (2 pi - t): a factor 5 at the largest angle, squared in its slope.
    for direct, inverse in ((m.left_jacobian, m.left_jacobian_inverse), (m.right_jacobian, m.right_jacobian_inverse)):
        np.testing.assert_allclose(direct(x) @ inverse(x), np.eye(group.size), atol=25 * ROUND_OFF)


@thorough
@given(data=st.data())
def test_se3_actions_are_their_matrices(data):
    group = GROUPS[1]
    T, V, U = se3.exp(draw(data, group)), draw(data, group), draw(data, group)
    np.testing.assert_allclose(se3.adjoint_act(T, V), se3.adjoint(T) @ V, atol=ROUND_OFF)
    np.testing.assert_allclose(se3.adjoint_inverse_act(T, se3.adjoint_act(T, V)), V, atol=ROUND_OFF)
    np.testing.assert_allclose(se3.coadjoint_act(T, U), se3.adjoint(T).T @ U, atol=ROUND_OFF)
    np.testing.assert_allclose(se3.ad_act(V, U), se3.ad(V) @ U, atol=ROUND_OFF)
    np.testing.assert_allclose(se3.coad_act(V, U), se3.ad(V).T @ U, atol=ROUND_OFF)


@thorough
@given(data=st.data())
def test_se3_products_and_points_are_matrix_products(data):
    group = GROUPS[1]
    S, T = se3.exp(draw(data, group)), se3.exp(draw(data, group))
    X = draw(data, group)[3:]
    np.testing.assert_allclose(se3.product(S, T), S @ T, atol=ROUND_OFF)
    np.testing.assert_allclose(se3.transform(T, X), (T @ [*X, 1.0])[:3], atol=ROUND_OFF)
    np.testing.assert_allclose(se3.transform(se3.inverse(T), se3.transform(T, X)), X, atol=ROUND_OFF)


def test_pure_translations_and_pure_rotations_are_what_they_seem():
    T = se3.exp([0, 0, 0, 1.5, -2, 3])
    np.testing.assert_array_equal(T, [[1, 0, 0, 1.5], [0, 1, 0, -2], [0, 0, 1, 3], [0, 0, 0, 1]])
    quarter = so3.exp([0, 0, np.pi / 2])
    np.testing.assert_allclose(quarter, [[0, -1, 0], [1, 0, 0], [0, 0, 1]], atol=2 * EPS)
    np.testing.assert_array_equal(so3.log(np.eye(3)), np.zeros(3))
    np.testing.assert_array_equal(se3.log(np.eye(4)), np.zeros(6))
