"""Every method and every force on numbers of several lanes and on dual numbers, with uncompiled kernels.

Lanes have to give the bits of each run by itself; their masks refuse to be a condition. Dual numbers have to give the
values of a run on floats, bit for bit, and its derivatives; they refuse comparisons. So a kernel that branches on a
number of its state or parameters fails here, whatever it computes.
"""

import multiprocessing
from concurrent.futures import ProcessPoolExecutor

import numpy as np
import pytest
from number_types import Dual, Lanes
from uncompiled_runs import ARGUMENTS, AT_ZERO, BODIES, VARIANTS, final, get

import freebody as fb
from freebody.derivatives.ways import TAKEN
from freebody.forces.total import KERNELS
from freebody.methods.kick_drift import KickDrift
from freebody.registry import FORCES, classes

METHODS = [*fb.integrators(), *VARIANTS]
ALL = list(FORCES)
# Without ridges, whose times differ from lane to lane: methods that look for them go lane by lane.
SMOOTH = [word for word in FORCES if word != "torsion_spring"]
WITH_POTENTIAL = {kind for kind, _, potential in KERNELS if potential is not None}


@pytest.fixture(scope="module")
def uncompiled():
    """Call a function of ``uncompiled_runs`` in a process where kernels are plain Python."""
    with ProcessPoolExecutor(1, mp_context=multiprocessing.get_context("spawn")) as pool:
        with pytest.MonkeyPatch.context() as patch:  # only until it has started: Numba here looks at it again and again
            patch.setenv("NUMBA_DISABLE_JIT", "1")
            pool.submit(_checked, "started").result()
        yield lambda name, *arguments: pool.submit(_checked, name, *arguments).result()


def _checked(name, *arguments):
    from uncompiled_runs import checked

    return checked(name, *arguments)


def test_every_force_has_an_example():
    assert set(ARGUMENTS) == set(FORCES)


@pytest.mark.parametrize("words", [ALL, []], ids=["all", "none"])
@pytest.mark.parametrize("method", METHODS)
def test_every_lane_of_a_method_is_the_run_by_itself(uncompiled, method, words):
    uncompiled("lanes", method, words)


@pytest.mark.parametrize("method", [method for method in METHODS if isinstance(get(method), KickDrift)])
def test_without_ridges_lanes_stay_together(uncompiled, method):
    uncompiled("lanes", method, SMOOTH)


@pytest.mark.parametrize("method", METHODS)
def test_a_method_carries_derivatives(uncompiled, method):
    uncompiled("derivatives", method, ALL)


# Over a second, of each body's largest derivative, against the same steps to 30 digits.
PRECISE = 1e-12


@pytest.mark.parametrize("method", TAKEN)
def test_derivatives_over_a_second_are_those_of_30_digits(uncompiled, method):
    # With forces that read velocities these two take four times as long; the study below has them.
    words = ["gravity", "central_gravity", "thruster", "torque"] if method in ("exact4", "rattle4") else SMOOTH
    assert uncompiled("precise_derivatives", method, words, 10, 0.1) < PRECISE


@pytest.mark.study
@pytest.mark.parametrize("word", FORCES)
@pytest.mark.parametrize("method", TAKEN)
def test_derivatives_of_every_force_are_those_of_30_digits(uncompiled, method, word):
    assert uncompiled("precise_derivatives", method, [word], 10, 0.1) < PRECISE


@pytest.mark.parametrize("method", ["cf4", "rkmk4", "exact4"])
def test_free_motion_carries_derivatives(uncompiled, method):
    uncompiled("derivatives", method, [])


@pytest.mark.parametrize("method", ["generalized_alpha", "newmark"])
def test_what_does_not_take_dual_numbers_says_so(uncompiled, method):
    """Derivatives that end with the values would be wrong by far."""
    with pytest.raises(TypeError, match="compare real"):
        uncompiled("stiff", method)


@pytest.mark.parametrize("word", FORCES)
def test_every_force_takes_lanes_and_dual_numbers(uncompiled, word):
    uncompiled("lanes", "cf4", [word])
    uncompiled("derivatives", "cf4", [word])
    if classes(FORCES)[word].kind in WITH_POTENTIAL:
        uncompiled("potentials", [word])


@pytest.mark.parametrize("bodies", [bodies for bodies in BODIES if bodies != "solid"])
@pytest.mark.parametrize("method", ["splitting", "lgvi", "exact"])
def test_bodies_of_every_kind(uncompiled, method, bodies):
    uncompiled("lanes", method, SMOOTH, bodies)
    uncompiled("derivatives", method, SMOOTH, bodies)


@pytest.mark.parametrize("method", ["cf4", "cg4", "lgvi", "exact"])
def test_lanes_that_turn_slowly_and_fast_go_together(uncompiled, method):
    uncompiled("far_apart", method)


def test_a_broken_run_leaves_its_neighbours_alone(uncompiled):
    uncompiled("one_broken")


@pytest.mark.parametrize("method", ["rattle", "rattle4", "natural", "generalized_alpha", "newmark"])
def test_joints_are_kept_lane_by_lane(uncompiled, method):
    uncompiled("linked", method)


@pytest.mark.parametrize("method", ["rattle", "rattle4", "natural"])
def test_joints_carry_derivatives(uncompiled, method):
    uncompiled("linked_derivatives", method)


def test_joints_whose_reactions_are_known_carry_derivatives(uncompiled):
    uncompiled("resting_derivatives", "rattle")


@pytest.mark.parametrize("method", ["rk4", "cf4", "rkmk4"])
def test_the_derivative_of_an_oscillator_is_that_of_its_polynomial(uncompiled, method):
    uncompiled("oscillator", method)


@pytest.mark.parametrize("parameter", AT_ZERO)
def test_a_parameter_of_zero_has_a_derivative(uncompiled, parameter):
    uncompiled("at_zero", parameter)


@pytest.mark.parametrize(
    ("moments", "momentum", "time"),
    [
        ((0.5, 0.9, 1.2), (0.3, 2.0, -0.7), 0.7),
        ((1.2, 0.5, 0.9), (0.3, 0.2, -3.0), -0.3),
        ((0.5, 0.9, 1.2), (0.0, 0.0, 0.0), 0.7),  # at rest
        ((0.5, 0.9, 1.2), (1.3, 0.0, 0.0), 0.7),
        ((0.5, 0.9, 1.2), (0.0, 1.3, 0.0), 0.7),  # on the axis that it would leave
        ((0.5, 0.9, 1.2), (0.0, 0.0, 1.3), 30.0),
        ((0.5, 0.5, 1.2), (0.3, 2.0, -0.7), 0.7),  # symmetric, and not as soon as a moment changes
        ((0.5, 0.9, 0.9), (0.3, 2.0, -0.7), 0.7),
        ((0.7, 0.7, 0.7), (0.3, 2.0, -0.7), 0.7),
    ],
)
def test_the_exact_free_rotation_carries_derivatives(uncompiled, moments, momentum, time):
    uncompiled("rotation", moments, momentum, time)


@pytest.mark.parametrize("angle", [1e-4, 1.0, 2.5, 5.0])
def test_group_functions_on_dual_numbers_agree_with_the_complex_step(uncompiled, angle):
    uncompiled("lie", angle)


@pytest.mark.parametrize("seed", range(4))
def test_the_nearest_rotation_carries_derivatives(uncompiled, seed):
    uncompiled("projection", seed)


def test_uncompiled_kernels_do_what_compiled_ones_do(uncompiled):
    # The compiler fuses multiplications and additions; a few roundings of numbers of size 10 differ.
    np.testing.assert_allclose(uncompiled("final", "cf4"), final("cf4"), rtol=0.0, atol=1e-14)


def test_the_number_types_refuse_to_be_conditions():
    for condition in (lambda: Lanes([1.0, 2.0]) > 1.5, lambda: Lanes([1.0, 2.0]), lambda: Dual(1.0, [1.0])):
        with pytest.raises(TypeError, match="a branch"):
            bool(condition())
    with pytest.raises(TypeError, match="compare real"):
        Dual(1.0, [0.0]) < 2.0  # noqa: B015
