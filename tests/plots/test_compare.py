"""Comparisons measure what they say against a reference that is better than what it judges."""

import json

import numpy as np
import pytest

import freebody as fb
from freebody.plots.work_precision import work_precision


def spinning():
    return fb.World([fb.Body(mass=1.0, inertia=(1.0, 2.0, 3.0), name="b", angular_velocity=(1.0, 2.0, 3.0))])


def sprung():
    body = fb.Body(fb.Box((1.0, 0.8, 0.5)), density=2.0, name="box", angular_velocity=(1.0, 0.2, 0.4))
    return fb.World([body]).add(fb.Spring(body, at=(0.5, 0, 0), anchor=(0, 0, 2), stiffness=4.0))


@pytest.fixture(scope="module")
def free():
    return fb.compare(spinning(), duration=2.0, integrators=["exact", "cf4"], steps=[0.02, 0.01])


@pytest.fixture(scope="module")
def forced():
    return fb.compare(sprung(), duration=2.0, integrators=["rk4", "adaptive"], steps=[0.005, 0.0025])


def test_free_bodies_are_judged_by_the_closed_form(free):
    assert free.reference == "the closed-form motion"
    exact = [result for result in free.results if result.method == "exact"]
    # One and two hundred steps of the same formula, each rounded a few dozen times.
    assert all(result.error < 200 * 50 * np.finfo(float).eps for result in exact)


@pytest.mark.parametrize(("which", "method"), [("free", "cf4"), ("forced", "rk4")])
def test_errors_fall_with_the_order_of_the_method(which, method, request):
    comparison = request.getfixturevalue(which)
    coarse, fine = (result.error for result in comparison.results if result.method == method)
    assert np.log2(coarse / fine) == pytest.approx(4.0, abs=0.2)
    assert comparison.reference_error < 1e-2 * fine


def test_the_reference_agrees_with_an_independent_solver():
    from scipy.integrate import solve_ivp

    world = sprung()
    start = fb.state_to_array(world.state())
    solved = solve_ivp(fb.rhs(world), (0.0, 2.0), start, method="DOP853", rtol=3e-14, atol=1e-15)
    truth = fb.array_to_state(world, solved.y[:, -1])
    run = fb.simulate(world, 2.0, dt=0.05, integrator="cf4")
    turned = np.linalg.norm(fb.so3.log(run.final.rotation[0] @ truth.rotation[0].T))
    moved = np.linalg.norm(run.final.position - truth.position)
    result = fb.compare(world, duration=2.0, integrators=["cf4"], steps=[0.05])
    way = max(1.0, float(np.linalg.norm(truth.position - world.state().position)))
    assert result.results[0].error == pytest.approx(max(turned, moved / way), rel=1e-3)


def test_methods_with_steps_of_their_own_run_once(forced):
    (own,) = (result for result in forced.results if result.method == "adaptive")
    assert own.dt is None
    assert own.seconds_per_step is None
    assert own.error < 1e-6


def test_drifts_are_those_of_the_audit():
    comparison = fb.compare(spinning(), duration=1.0, integrators=["euler"], steps=[0.1])
    run = fb.simulate(spinning(), 1.0, dt=0.1, integrator="euler")
    assert comparison.results[0].energy == run.audit().drifts[0].relative
    assert comparison.results[0].energy > 0.01


def test_a_lost_run_is_a_row_that_says_so():
    body = fb.Body(mass=1.0, name="b", position=(1, 0, 0))
    stiff = fb.World([body]).add(fb.Spring(body, anchor=(0, 0, 0), stiffness=1e4))
    # Explicit Euler multiplies the amplitude by about h sqrt(k/m) = 10 a step: 310 steps exhaust the doubles.
    lost = fb.compare(stiff, duration=35.0, integrators=["euler"], steps=[0.1])
    assert lost.results[0].lost
    assert "lost" in str(lost)
    assert json.loads(json.dumps(lost.to_dict(), allow_nan=False))["results"][0]["error"] is None


def test_the_table_and_the_json_have_every_row(free):
    assert str(free).count("exact") == 2
    rows = free.to_dict()["results"]
    named = [(row["method"], row["dt"]) for row in rows]
    assert named == [("exact", 0.02), ("exact", 0.01), ("cf4", 0.02), ("cf4", 0.01)]
    assert all(row["seconds"] > 0.0 for row in rows)


def test_the_figure_has_a_line_per_method_over_step_and_time(forced):
    left, right = work_precision(forced).axes
    rk4 = [result for result in forced.results if result.method == "rk4"]
    line = left.get_lines()[0]
    assert line.get_label() == "rk4"
    assert list(line.get_xdata()) == [0.005, 0.0025]
    assert list(line.get_ydata()) == [result.error for result in rk4]
    assert list(right.get_lines()[0].get_xdata()) == [result.seconds for result in rk4]
    assert "step [s]" in left.get_xlabel()


@pytest.mark.parametrize(("methods", "steps"), [([], [0.1]), (["cf4"], []), (["rk5"], [0.1])])
def test_comparisons_of_nothing_or_unknown_methods_are_refused(methods, steps):
    with pytest.raises(fb.errors.InputError):
        fb.compare(spinning(), duration=1.0, integrators=methods, steps=steps)
