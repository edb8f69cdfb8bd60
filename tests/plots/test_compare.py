"""Comparisons measure what they say against a reference that is better than what it judges."""

import itertools
import json
from dataclasses import replace

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


def swinging(**damped):
    """A pendulum of two boxes on hinges."""
    upper = fb.Body(fb.Box((1.0, 0.1, 0.1)), density=100.0, name="upper", position=(0.5, 0, 0))
    lower = fb.Body(fb.Box((0.6, 0.1, 0.2)), density=100.0, name="lower", position=(1.3, 0, 0))
    return fb.World([upper, lower], gravity=(0, 0, -9.81)).add(
        fb.Hinge(upper, at=(-0.5, 0, 0), axis=(0, 1, 0), **damped),
        fb.Hinge(lower, to=upper, at=(-0.3, 0, 0), axis=(0, 1, 0)),
    )


@pytest.fixture(scope="module")
def linked():
    return fb.compare(swinging(), duration=0.5, integrators=["rattle", "rattle4"], steps=[0.01, 0.005])


@pytest.mark.parametrize(("method", "order"), [("rattle", 2.0), ("rattle4", 4.0)])
def test_linkages_are_judged_by_finer_steps(linked, method, order):
    # Half a second in 4000 steps, the fewest.
    assert linked.reference == "rattle4 at a step of 0.00013 s"
    coarse, fine = (result.error for result in linked.results if result.method == method)
    assert np.log2(coarse / fine) == pytest.approx(order, abs=0.2)
    assert linked.reference_error < 1e-2 * fine


def test_the_reference_of_a_linkage_agrees_with_an_independent_solver():
    from scipy.integrate import solve_ivp

    bob = fb.Body(mass=1.0, name="bob", position=(1, 0, 0))
    world = fb.World([bob], gravity=(0, 0, -9.81)).add(fb.Beam(bob, anchor=(0, 0, 0)))
    solved = solve_ivp(
        lambda t, y: (y[1], -9.81 * np.sin(y[0])), (0.0, 1.0), (np.pi / 2, 0.0), method="DOP853", rtol=3e-14, atol=1e-15
    )
    angle = solved.y[0, -1]
    run = fb.simulate(world, 1.0, dt=0.02, integrator="rattle")
    off = np.linalg.norm(run.final.position[0] - (np.sin(angle), 0.0, -np.cos(angle)))
    way = np.linalg.norm(run.final.position[0] - (1.0, 0.0, 0.0))
    result = fb.compare(world, duration=1.0, integrators=["rattle"], steps=[0.02])
    # The way enters with the error of the run itself.
    assert result.results[0].error == pytest.approx(off / max(1.0, way), rel=1e-3)


def test_where_forces_read_velocities_the_reference_is_as_good():
    damped = swinging(damping=2.0)
    judged = fb.compare(damped, duration=0.5, integrators=["rattle4"], steps=[0.01, 2e-3])
    # Its steps are a sixteenth as large, and the one that tells its error has twice that: order 4, down to roundings.
    assert judged.reference_error < 0.01 * judged.results[-1].error
    assert judged.results[0].error / judged.results[1].error > 0.5 * 5**4
    finer = fb.compare(damped, duration=0.5, integrators=["rattle4"], steps=[0.01, 2.5e-5])
    # Another reference, five times as fine, finds the same errors, as well as the first was said to know them.
    assert abs(judged.results[0].error - finer.results[0].error) <= judged.reference_error + finer.reference_error


def test_long_runs_do_not_make_the_reference_longer_still(monkeypatch):
    monkeypatch.setattr("freebody.plots.reference.MOST", 400)
    monkeypatch.setattr("freebody.plots.reference.FEWEST", 4)
    pendulum = swinging()
    named = [
        fb.compare(pendulum, duration=1.0, integrators=["rattle"], steps=[0.1, dt]).reference
        for dt in (0.05, 1 / 150, 1 / 500)
    ]
    assert named == [f"rattle4 at a step of {step} s" for step in ("0.013", "0.0025", "0.001")]


def test_without_names_linkages_are_compared_with_what_keeps_joints():
    made = fb.compare(swinging(), duration=0.1, steps=[0.01])
    assert [result.method for result in made.results] == [
        "rattle",
        "rattle4",
        "natural",
        "generalized_alpha",
        "newmark",
    ]
    assert [result.method for result in fb.compare(spinning(), duration=0.1, steps=[0.01]).results] == [
        "cf4", "rk4", "exact4",
    ]  # fmt: skip


def test_a_method_that_objects_to_a_body_is_left_out_unless_asked_for():
    rod = fb.Body(mass=1.0, inertia=(0.0, 1.0, 1.0), name="rod", position=(0.5, 0, 0))
    world = fb.World([rod], gravity=(0, 0, -9.81)).add(fb.Hinge(rod, at=(-0.5, 0, 0), axis=(0, 1, 0)))
    methods = {result.method for result in fb.compare(world, duration=0.1, steps=[0.01]).results}
    assert "rattle" in methods
    assert "natural" not in methods
    with pytest.raises(fb.errors.InputError, match="rod"):
        fb.compare(world, duration=0.1, integrators=["natural"], steps=[0.01])


def test_a_method_without_joints_is_refused_and_the_others_are_named():
    with pytest.raises(fb.errors.InputError, match="cf4 with 2 joints.*rattle, rattle4, natural"):
        fb.compare(swinging(), duration=0.1, integrators=["rattle", "cf4"], steps=[0.01])


@pytest.mark.parametrize("steps", [[0.0], [-0.1, 0.1], [float("nan")]])
def test_steps_that_are_none_are_refused_before_anything_runs(steps):
    with pytest.raises(fb.errors.InputError, match="dt = "):
        fb.compare(swinging(), duration=0.1, integrators=["rattle"], steps=steps)


def test_a_reference_that_is_lost_says_so():
    # In a step it goes further than a length of 1 m can be seen from.
    bob = fb.Body(mass=1e-3, name="bob", position=(1, 0, 0), velocity=(0, 0, 1e75))
    world = fb.World([bob]).add(fb.Beam(bob, anchor=(0, 0, 0)))
    with pytest.raises(fb.errors.SimulationError, match="the reference, rattle4 at a step of .* is lost"):
        fb.compare(world, duration=1.0, integrators=["generalized_alpha"], steps=[0.1])


def test_the_figure_names_the_reference(linked):
    figure = work_precision(linked)
    assert figure.get_supxlabel() == linked.note
    assert "rattle4 at a step of" in linked.note


def test_the_figure_says_which_methods_were_lost(linked):
    gone = [replace(result, lost="it") if result.method == "rattle4" else result for result in linked.results]
    legend = work_precision(replace(linked, results=tuple(gone))).axes[1].get_legend()
    assert [text.get_text() for text in legend.get_texts()] == ["rattle", "rattle4 (lost)", "reference's own"]


# Times that once wrote 3e-3 over 4e-3, and times between two numbers.
@pytest.mark.parametrize("times", [(2.2e-3, 2.1e-3, 4.1e-3, 2.5e-2), (3.1e-3, 3.2e-3, 3.3e-3, 3.1e-3)])
def test_numbers_along_the_axes_of_the_figure_do_not_overlap(linked, times):
    results = [replace(linked.results[k % 4], seconds=time) for k, time in enumerate(times)]
    figure = work_precision(replace(linked, results=tuple(results)))
    figure.canvas.draw()
    for axes in figure.axes:
        labels = [label for label in axes.get_xticklabels(which="both") if label.get_text() and label.get_visible()]
        low, high = axes.get_window_extent().intervalx
        boxes = sorted((box.x0, box.x1) for box in (label.get_window_extent() for label in labels))
        boxes = [box for box in boxes if low <= 0.5 * sum(box) <= high]
        assert len(boxes) >= 2
        assert all(left[1] < right[0] for left, right in itertools.pairwise(boxes))
