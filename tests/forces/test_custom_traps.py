"""Functions that compile and still would mislead are refused: random numbers, and what loses the derivative."""

# ruff: noqa: NPY002 - legacy calls are what Numba compiles, and what is refused here

import math
import random
from random import gauss

import numba
import numpy as np
import pytest

import freebody as fb
from freebody.errors import InputError

BODY = fb.Body(fb.Box((1, 2, 3)), density=1.0, name="one", position=(0.3, -0.2, 0.5))
ZERO = (0.0, 0.0, 0.0)
noise = np.random


@numba.njit
def shaken(x):
    return x + np.random.normal()


@numba.njit
def twice_shaken(x):
    return shaken(x) + shaken(x)


def numpy_random(t, body):
    return (np.random.normal(), 0.0, 0.0), ZERO


def standard_random(t, body):
    return (random.uniform(0.0, 1.0), 0.0, 0.0), ZERO


def imported_random(t, body):
    return (gauss(0.0, 1.0), 0.0, 0.0), ZERO


def renamed_random(t, body):
    draw = noise.standard_normal
    return (draw(), 0.0, 0.0), ZERO


def random_in_a_helper(t, body):
    return (twice_shaken(t), 0.0, 0.0), ZERO


def random_in_an_inner_function(t, body):
    def kick():
        return np.random.rand()

    return (kick(), 0.0, 0.0), ZERO


@pytest.mark.parametrize(
    "function",
    [
        numpy_random,
        standard_random,
        imported_random,
        renamed_random,
        random_in_a_helper,
        random_in_an_inner_function,
    ],
)
def test_random_numbers_in_a_force_are_refused(function):
    with pytest.raises(InputError, match=r"test_custom_traps\.py, line \d+\) draws random.*Remedy: draw the numbers"):
        fb.force(function)(BODY)


def test_random_numbers_in_potentials_and_constraints_are_refused():
    with pytest.raises(InputError, match="draws random numbers"):
        fb.potential(lambda body: body.position[0] * np.random.random())(BODY)
    with pytest.raises(InputError, match="draws random numbers"):
        fb.constraint(lambda body: body.position[0] + 0.0 * random.random())(BODY)
    with pytest.raises(InputError, match="draws random numbers"):
        fb.potential(lambda bodies: bodies[0].position[0] * np.random.random())([BODY])


@pytest.mark.filterwarnings("ignore:Code running in object mode")
def test_going_back_to_python_is_refused():
    @fb.force
    def asks(t, body):
        with numba.objmode(x="float64"):
            x = random.SystemRandom().random()
        return (x, 0.0, 0.0), ZERO

    with pytest.raises(InputError, match="runs Python inside"):
        asks(BODY)


@numba.njit
def flattened(x):
    return x.real * x.real


def norm_of_an_array(body):
    return np.linalg.norm(np.array([body.position[0], body.position[1]]))


@pytest.mark.parametrize(
    ("law", "what"),
    [
        (lambda body: body.position[0].real ** 2 + body.position[1] ** 2, r"\.real"),
        (lambda body: body.position[0] * body.position[0].imag, r"\.imag"),
        (lambda body: body.position[0] * body.position[0].conjugate(), r"\.conjugate"),
        (lambda body: np.real(body.position[0]) ** 2, "real"),
        (lambda body: body.position[0] * np.conj(body.position[0]), "conj"),
        (lambda body: flattened(body.position[0]), r"flattened \(.*\.real"),
        (norm_of_an_array, "norm"),
    ],
)
def test_what_loses_the_derivative_is_refused(law, what):
    message = rf"test_custom_traps\.py, line \d+\) takes .*{what}.* depends on the pose|{what}.* depends on the pose"
    with pytest.raises(InputError, match=message) as caught:
        fb.potential(law)(BODY)
    assert "Remedy:" in str(caught.value)


def test_constraints_and_potentials_of_groups_are_held_to_the_same():
    with pytest.raises(InputError, match="depends on the pose"):
        fb.constraint(lambda body: body.position[0].real - 1.0)(BODY)
    with pytest.raises(InputError, match="depends on the pose"):
        fb.constraint(lambda t, body: body.position[0] - t.real)(BODY)
    with pytest.raises(InputError, match="depends on the pose"):
        fb.potential(lambda bodies: bodies[0].position[0].real)([BODY])


def test_a_force_may_use_real_parts_and_complex_numbers():
    @fb.force
    def swirl(t, body):
        z = complex(body.position[0], body.position[1]) * 1j
        return (z.real, z.imag, abs(z)), ZERO

    force = fb.World([BODY]).add(swirl(BODY)).wrenches().force[0]
    np.testing.assert_allclose(force, [0.2, 0.3, math.hypot(0.3, 0.2)], rtol=1e-15)


def test_branches_steps_and_lengths_are_no_loss():
    @fb.potential
    def well(body, k):
        x = body.position
        depth = 0.0
        for i in range(len(x)):
            depth += k * abs(x[i]) ** 3 if x[i] > 0.0 else k * max(-x[i], 0.1) ** 2
        return depth + math.floor(x[0]) + np.sign(x[1])

    force = fb.World([BODY]).add(well(BODY, k=2.0)).wrenches().force[0]
    # x, z > 0: -3 k x^2; y = -0.2: + 2 k |y|.
    np.testing.assert_allclose(force, [-6.0 * 0.09, 4.0 * 0.2, -6.0 * 0.25], rtol=1e-14)
