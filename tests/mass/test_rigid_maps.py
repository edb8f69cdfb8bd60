"""``rigid_to_world`` and ``rigid_jacobian``: one or many points at one or many poses."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

import freebody as fb
from freebody.errors import InputError


def rotation(q):
    """R of q = (w, v): (w^2 - v . v) 1 + 2 v v^T + 2 w [v]."""
    w, v = q[0], np.asarray(q[1:])
    K = np.array([[0, -v[2], v[1]], [v[2], 0, -v[0]], [-v[1], v[0], 0]])
    return (w * w - v @ v) * np.eye(3) + 2 * np.outer(v, v) + 2 * w * K


def poses(seed, count):
    random = np.random.default_rng(seed)
    q = random.normal(size=(count, 4))
    return random.normal(size=(count, 3)), q / np.linalg.norm(q, axis=1)[:, None], random


@given(st.integers(0, 10**6), st.integers(1, 5), st.sampled_from(["quaternion", "matrix"]))
def test_each_point_goes_with_its_pose(seed, count, kind):
    x, q, random = poses(seed, count)
    X = random.normal(size=(count, 3))
    R = np.array([rotation(one) for one in q])
    turned = q if kind == "quaternion" else R
    np.testing.assert_allclose(fb.rigid_to_world(X, x, turned), [r @ p + o for r, p, o in zip(R, X, x)], atol=1e-13)
    w, v = random.normal(size=(2, count, 3))
    velocity = np.einsum("nij,nj->ni", fb.rigid_jacobian(turned, X), np.concatenate([w, v], axis=1))
    np.testing.assert_allclose(velocity, v + np.cross(w, np.einsum("nij,nj->ni", R, X)), atol=1e-13)


@given(st.integers(0, 10**6))
def test_one_is_as_many_of_the_same(seed):
    x, q, random = poses(seed, 4)
    X = random.normal(size=(4, 3))
    path = fb.rigid_to_world(X[0], x, q)  # one point at many poses
    cloud = fb.rigid_to_world(X, x[0], q[0])  # many points at one pose
    every = fb.rigid_to_world(X[None, :], x[:, None], q[:, None])
    assert (path.shape, cloud.shape, every.shape) == ((4, 3), (4, 3), (4, 4, 3))
    np.testing.assert_allclose(path, every[:, 0], atol=1e-15)
    np.testing.assert_allclose(cloud, every[0], atol=1e-15)
    jacobians = fb.rigid_jacobian(q[:, None], X[None, :])
    assert jacobians.shape == (4, 4, 3, 6)
    np.testing.assert_allclose(fb.rigid_jacobian(q[1], X[2]), jacobians[1, 2], atol=1e-15)
    np.testing.assert_allclose(fb.rigid_jacobian(q[1], X), jacobians[1], atol=1e-15)
    np.testing.assert_allclose(fb.rigid_jacobian(q, X[2]), jacobians[:, 2], atol=1e-15)


def test_the_jacobian_is_the_derivative_of_the_place():
    x, q, random = poses(3, 1)
    X, w, v = random.normal(size=(3, 3))
    h = 1e-6
    R = rotation(q[0])
    places = [fb.rigid_to_world(X, x[0] + s * h * v, fb.so3.exp(s * h * w) @ R) for s in (-1, 1)]
    rate = (places[1] - places[0]) / (2 * h)
    # Central differences: h^2 |w|^3 |X| from the third derivative, and roundings over h.
    np.testing.assert_allclose(fb.rigid_jacobian(q[0], X) @ np.concatenate([w, v]), rate, atol=1e-9)


def test_a_path_of_a_run_is_that_of_the_track():
    cone = fb.Body(fb.Cone(1.0, 2.0), density=1.0, name="cone", angular_velocity=(1, 2, 3), velocity=(1, 0, 0))
    track = fb.simulate(fb.World(cone), 0.1, dt=0.01)["cone"]
    at = np.array([0.3, 0.0, 2.0])
    np.testing.assert_allclose(fb.rigid_to_world(at, track.origin, track.orientation), track.point(at), atol=1e-13)


@pytest.mark.parametrize(
    ("call", "text"),
    [
        (
            lambda: fb.rigid_to_world(np.zeros((2, 3)), np.zeros((3, 3)), np.eye(3)),
            r"points \(2,\) and position \(3,\)",
        ),
        (lambda: fb.rigid_jacobian(np.eye(4)[:3], np.zeros((2, 3))), "do not fit together.*broadcast"),
        (lambda: fb.rigid_jacobian([[1, 0, 0, 0], [2, 0, 0, 0]], np.zeros(3)), r"quaternion \[2.0.*has length 2"),
        (lambda: fb.rigid_to_world(np.zeros(3), np.zeros(3), [np.eye(3), -np.eye(3)]), "a reflection"),
        (lambda: fb.rigid_to_world(np.zeros(4), np.zeros(3), np.eye(3)), r"points of shape \(4,\)"),
        (lambda: fb.rigid_to_world(np.zeros(3), (0, np.nan, 0), np.eye(3)), "position of shape"),
    ],
)
def test_what_does_not_fit_is_refused(call, text):
    with pytest.raises(InputError, match=text):
        call()
