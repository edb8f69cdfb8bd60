"""The public oracle: conventions, known motions, shapes and messages."""

import math

import free_rotation_reference as reference
import numpy as np
import pytest
import thin_bodies
from hypothesis import given, settings
from hypothesis import strategies as st

from freebody import so3
from freebody.errors import InertiaError, InputError
from freebody.exact import exact_rotation

EPS = 2.0**-52

no_deadline = settings(deadline=None)  # a first call compiles
vectors = st.tuples(*[st.floats(-2.0, 2.0, allow_subnormal=False)] * 3)
turns = vectors.map(lambda r: so3.exp_quaternion(np.array(r)))
tensors = st.tuples(vectors, st.tuples(*[st.floats(0.1, 1.0)] * 3)).map(
    lambda pair: (axes := so3.exp(np.array(pair[0]))) @ np.diag(sum(pair[1]) - np.array(pair[1])) @ axes.T
)


@no_deadline
@given(tensors, vectors, turns, st.floats(-5.0, 5.0))
def test_angular_velocity_carries_the_conserved_momentum(inertia, w, q, t):
    exact = exact_rotation(inertia, angular_velocity=w, orientation=q, t=t)
    R = exact.rotation
    # Diagonalising, three changes of frame and the kernel: some twenty roundings of the largest term.
    size = np.linalg.norm(inertia, 2) * math.hypot(*w)
    bound = 64 * EPS * size * np.linalg.cond(inertia) + 1e-300
    assert np.abs(R @ inertia @ R.T @ exact.angular_velocity - exact.angular_momentum).max() <= bound
    assert np.abs(R @ exact.angular_velocity_body - exact.angular_velocity).max() <= bound / inertia.trace() * 2


@no_deadline
@given(tensors, vectors, turns)
def test_time_zero_is_what_was_given(inertia, w, q):
    exact = exact_rotation(inertia, angular_velocity=w, orientation=q, t=0.0)
    speed = math.hypot(*w)  # which does not underflow
    assert np.abs(exact.angular_velocity - w).max() <= 64 * EPS * speed * np.linalg.cond(inertia) + 1e-300
    assert min(np.abs(exact.orientation - q).max(), np.abs(exact.orientation + q).max()) <= 16 * EPS


@no_deadline
@given(tensors, vectors, turns, turns)
def test_turning_the_world_turns_the_motion(inertia, w, q, world):
    t = np.array([0.0, 0.4, -0.4])
    plain = exact_rotation(inertia, angular_velocity=w, orientation=q, t=t)
    turned = exact_rotation(
        inertia,
        angular_velocity=so3.quaternion_rotate(world, np.array(w)),
        orientation=so3.quaternion_normalize(so3.quaternion_product(world, q)),
        t=t,
    )
    # |w| t is at most 1.4; a disturbance of the data grows with the condition of the inertia.
    bound = 256 * EPS * np.linalg.cond(inertia) ** 2
    assert np.abs(so3.quaternion_to_matrix(world) @ plain.rotation - turned.rotation).max() <= bound


def test_rotation_follows_angular_velocity_from_body_to_world():
    # dR/dt = [w] R by a central difference whose error is h^2/6 |w|^3, plus eps / h.
    inertia, h = (1.0, 2.0, 2.5), 1e-5
    at = exact_rotation(inertia, angular_velocity=(0.3, -1.0, 0.5), t=[1.0 - h, 1.0, 1.0 + h])
    slope = (at.rotation[2] - at.rotation[0]) / (2 * h)
    assert np.abs(slope - so3.hat(at.angular_velocity[1]) @ at.rotation[1]).max() <= 2 * h**2 + 8 * EPS / h


def test_torus_precesses_as_the_symmetric_top():
    # Transverse moment A, axial moment C, rates (0.1, 0.1, 0): the body rates turn at (C - A)/A 0.1.
    A, C = 0.62945603, 1.22384108
    t = np.linspace(-300.0, 300.0, 41)
    exact = exact_rotation((A, C, A), angular_velocity=(0.1, 0.1, 0.0), t=t)
    rate = (C - A) / A * 0.1
    expected = np.stack([0.1 * np.cos(rate * t), np.full(41, 0.1), -0.1 * np.sin(rate * t)], axis=1)
    assert np.abs(exact.angular_velocity_body - expected).max() <= 0.1 * 8 * EPS * (1 + rate * 300)
    precession = so3.exp(t[:, None] * exact.angular_momentum / A)
    spin = so3.exp(t[:, None] * np.array([0.0, 0.1 - C * 0.1 / A, 0.0]))
    assert np.abs(exact.rotation - precession @ spin).max() <= 8 * EPS * (1 + 0.3 * 300)


def test_asymmetric_body_reaches_the_tabulated_rates():
    exact = exact_rotation((1.0, 2.0, 3.0), angular_velocity=(1.0, 2.0, 3.0), t=1.0)
    assert exact.angular_velocity_body == pytest.approx((-1.1227337, -1.9337707, 3.0144392), abs=5e-8, rel=0)


def test_full_tensor_equals_principal_axes_against_thirty_digits():
    axes = so3.exp(np.array([0.4, -1.1, 0.7]))
    moments, M, t = np.array([0.7, 1.1, 1.5]), np.array([0.8, -0.3, 0.6]), 5.0
    inertia = axes @ np.diag(moments) @ axes.T
    exact = exact_rotation(inertia, angular_momentum=axes @ M, t=t)
    N, q = reference.elliptic(moments, M, t)
    turn = so3.quaternion_to_matrix(np.array([float(value) for value in q]))
    condition = float(reference.condition(moments, M, t, exact=(N, q)))
    # The tensor and its diagonalisation are good to a few roundings; the motion amplifies them by its condition.
    assert np.abs(exact.rotation - axes @ turn @ axes.T).max() <= 16 * EPS * condition
    rates = axes @ np.array([float(n) / i for n, i in zip(N, moments)])
    assert np.abs(exact.angular_velocity_body - rates).max() <= 16 * EPS * condition


@pytest.mark.parametrize("shape", [(), (5,), (2, 3), (0,)])
def test_results_have_the_shape_of_the_times(shape):
    exact = exact_rotation((1.0, 2.0, 2.5), angular_momentum=(1.0, 1.0, 1.0), t=np.ones(shape))
    assert exact.times.shape == shape
    assert exact.orientation.shape == (*shape, 4)
    assert exact.rotation.shape == (*shape, 3, 3)
    assert exact.angular_velocity.shape == exact.angular_velocity_body.shape == (*shape, 3)
    assert exact.angular_momentum.tolist() == [1.0, 1.0, 1.0]


def test_body_at_rest_stays():
    exact = exact_rotation((1.0, 2.0, 2.5), angular_velocity=(0.0, 0.0, 0.0), t=[0.0, 1e6])
    assert exact.orientation.tolist() == [[1.0, 0.0, 0.0, 0.0]] * 2
    assert not exact.angular_velocity.any()


def test_flat_body_whose_moments_are_rounded_is_accepted():
    moments = np.array([0.1, 0.2, 0.3])  # 0.1 + 0.2 differs from 0.3 in the last place
    axes = so3.exp(np.array([0.3, 0.2, -0.9]))
    for inertia in (moments, axes @ np.diag(moments) @ axes.T):
        assert math.isfinite(exact_rotation(inertia, angular_velocity=(1, 0, 0), t=1.0).orientation[0])


@pytest.mark.parametrize(
    ("inertia", "options", "error", "message"),
    [
        ((1, 2, 2.5), {}, InputError, r"neither was given.*exactly one"),
        ((1, 2, 2.5), {"angular_velocity": (1, 0, 0), "angular_momentum": (1, 0, 0)}, InputError, "both .* given"),
        ((1, 2), {"angular_velocity": (1, 0, 0)}, InputError, r"inertia has shape \(2,\).*three times"),
        ((1, 2, 2.5), {"angular_velocity": (1, 0)}, InputError, r"angular_velocity has shape \(2,\)"),
        ((1, 2, 2.5), {"angular_velocity": "fast"}, InputError, "not an array of real numbers"),
        ((1, 2, 2.5), {"angular_momentum": (1, math.nan, 0)}, InputError, "not finite: nan"),
        ((1, 2, 2.5), {"angular_velocity": (1, 0, 0), "orientation": (1, 1, 0, 0)}, InputError, "length 1.41421356"),
        ((1, 2, 3.1), {"angular_velocity": (1, 0, 0)}, InertiaError, r"add up to 3, less.*I1 \+ I2 >= I3"),
        ((0, 2, 2), {"angular_velocity": (1, 0, 0)}, InertiaError, "greater than zero"),
        (
            [[1, 0.2, 0], [-0.2, 1, 0], [0, 0, 1]],
            {"angular_velocity": (1, 0, 0)},
            InertiaError,
            "not symmetric.*differ by 0.4",
        ),
    ],
)
def test_messages_say_what_is_wrong(inertia, options, error, message):
    with pytest.raises(error, match=message):
        exact_rotation(inertia, t=1.0, **options)


def test_needles_and_plates_are_right_from_their_velocities():
    rng = np.random.default_rng(11)
    for _ in range(120):
        moments, q, w, t = thin_bodies.random_thin(rng)
        exact = exact_rotation(moments, angular_velocity=w, orientation=q, t=t)
        expected = thin_bodies.free_motion(moments, q, w, t)
        # Ten roundings, and ten for every radian: the spin is known to a rounding of itself.
        bound = 10 * EPS * (1 + np.linalg.norm(w) * t)
        assert max(thin_bodies.off(exact.orientation, exact.angular_velocity_body, expected)) <= bound, (moments, w, t)
