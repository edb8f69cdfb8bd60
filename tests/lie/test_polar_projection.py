"""The nearest rotation."""

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from lie_samples import EPS, GROUPS, elements

from freebody import se3, so3
from freebody.lie.polar import polish

thorough = settings(max_examples=60, deadline=None)
seeds = st.integers(0, 2**32 - 1)


def by_svd(m):
    u, s, vt = np.linalg.svd(m)
    sign = np.sign(np.linalg.det(u) * np.linalg.det(vt))
    signed = s * np.array([1, 1, sign])
    return u @ np.diag([1, 1, sign]) @ vt, signed


@thorough
@given(seed=seeds)
def test_projection_agrees_with_the_singular_value_decomposition(seed):
    m = np.random.default_rng(seed).normal(size=(3, 3))
    R, s = by_svd(m)
    # The polar factor turns by the error of m over the sum of the two smallest signed singular values.
    condition = s[0] / (s[1] + s[2])
    np.testing.assert_allclose(so3.project(m), R, atol=32 * EPS * (1 + condition))
    np.testing.assert_allclose(so3.distance(m), np.linalg.norm(s - 1), rtol=64 * EPS, atol=64 * EPS)


@thorough
@given(seed=seeds)
def test_projection_is_nearest_among_rotations(seed):
    rng = np.random.default_rng(seed)
    m = rng.normal(size=(3, 3))
    R = so3.project(m)
    best = np.linalg.norm(m - R)
    assert best == pytest.approx(so3.distance(m), rel=16 * EPS)
    for spread in (3.0, 1e-1, 1e-3):
        others = so3.exp(rng.normal(size=(30, 3)) * spread) @ R
        assert (np.linalg.norm(m - others, axis=(-2, -1)) >= best * (1 - 16 * EPS)).all()


@thorough
@given(seed=seeds)
def test_projection_is_idempotent_and_leaves_rotations_alone(seed):
    rng = np.random.default_rng(seed)
    R = so3.project(rng.normal(size=(3, 3)))
    assert so3.distance(R) < 8 * EPS
    assert np.linalg.norm(R.T @ R - np.eye(3)) < 8 * EPS
    assert np.linalg.det(R) == pytest.approx(1, abs=8 * EPS)
    np.testing.assert_allclose(so3.project(R), R, atol=8 * EPS)


@thorough
@given(seed=seeds)
def test_polishing_squares_the_distance_from_a_rotation(seed):
    rng = np.random.default_rng(seed)
    off = 1e-5 * rng.uniform(-1, 1, (3, 3))
    R = so3.exp(rng.normal(size=3))
    polished = np.reshape(polish(tuple((R @ (np.eye(3) + off)).ravel())), (3, 3))
    # R^T R - 1 = D becomes -3/4 D^2 - 1/4 D^3; an entry of D is at most 2e-5, of its square 12e-10.
    assert np.abs(polished.T @ polished - np.eye(3)).max() <= 1e-9
    # The skew part of what was added is a small rotation and stays.
    np.testing.assert_allclose(polished, R @ so3.exp(so3.vee(0.5 * (off - off.T))), atol=1e-9)


@thorough
@given(seed=seeds, scale=st.sampled_from([1e-200, 1e-3, 1.0, 1e200]))
def test_projection_commutes_with_rotations_and_ignores_scale(seed, scale):
    rng = np.random.default_rng(seed)
    Q = so3.exp(elements(rng, GROUPS[0], 1)[0])
    m = np.eye(3) + 0.1 * rng.normal(size=(3, 3))
    np.testing.assert_allclose(so3.project(Q @ m * scale), Q @ so3.project(m), atol=64 * EPS)


@pytest.mark.parametrize(
    ("matrix", "distance"),
    [
        (np.diag([1.0, 1.0, -1.0]), 2.0),
        (-np.eye(3), 2.0),
        (np.zeros((3, 3)), np.sqrt(3)),
        (np.diag([1.0, 1.0, 0.0]), 1.0),
        (np.diag([0.0, 0.0, 2.0]), np.sqrt(3)),
        (np.outer([1.0, 2.0, 2.0], [2.0, -1.0, 2.0]) / 9.0, np.sqrt(2)),
        (np.diag([3.0, 2.0, -1.0]), 3.0),
    ],
    ids=["reflection", "inversion", "zero", "rank two", "rank one", "rank one, turned", "negative determinant"],
)
def test_degenerate_matrices_have_a_nearest_rotation(matrix, distance):
    R = so3.project(matrix)
    assert np.linalg.norm(R.T @ R - np.eye(3)) < 8 * EPS
    assert np.linalg.det(R) == pytest.approx(1)
    assert so3.distance(matrix) == pytest.approx(distance, rel=8 * EPS)


def test_nan_stays_visible():
    m = np.eye(3)
    m[1, 2] = np.nan
    assert np.isnan(so3.project(m)).any()
    assert np.isnan(so3.distance(np.full((3, 3), np.nan)))


def test_projection_to_se3_keeps_the_translation_and_mends_the_last_row():
    rng = np.random.default_rng(8)
    m = rng.normal(size=(4, 4))
    T = se3.project(m)
    np.testing.assert_array_equal(T[:3, 3], m[:3, 3])
    np.testing.assert_array_equal(T[3], [0, 0, 0, 1])
    np.testing.assert_array_equal(T[:3, :3], so3.project(m[:3, :3]))
    assert se3.distance(m) == pytest.approx(np.linalg.norm(m - T), rel=16 * EPS)
    assert se3.distance(T) < 8 * EPS
