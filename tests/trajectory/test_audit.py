import json
from dataclasses import replace

import numpy as np
import pytest
from run_worlds import WORLDS, damped, driven, heavy, sprung

import freebody as fb
from freebody import so3
from freebody.errors import InputError
from freebody.trajectory.kernels import SPIN
from freebody.trajectory.lagrange import lagrange, magnus
from freebody.trajectory.quadrature import Stretch
from freebody.trajectory.report import AGREES, CANNOT_TELL, DIFFERS, Drift
from freebody.trajectory.schedule import place

EPS = np.finfo(float).eps


@pytest.fixture(scope="module")
def runs():
    return {name: fb.simulate(make(), 1.0, dt=2e-3, integrator="cf4") for name, make in WORLDS.items()}


@pytest.mark.parametrize("name", WORLDS)
def test_momenta_balance_to_rounding_and_energy_to_the_order_of_the_method(runs, name):
    audit = runs[name].audit()
    # 500 steps, each rounding the momentum sums of three bodies a few times.
    assert audit["linear momentum - impulse"].relative < 500 * 4 * EPS
    # Order 4 at frequencies up to 20 rad/s: (20 h)^4 / 120 per radian of motion, 20 radians.
    allowed = (20 * 2e-3) ** 4 / 120 * 20
    assert audit["energy - work"].relative < allowed
    assert audit["angular momentum - angular impulse"].relative < allowed
    assert audit["|q| - 1"].largest < 4 * EPS


def test_torque_free_momenta_do_not_drift_at_all(runs):
    audit = runs["free"].audit()
    assert audit["linear momentum - impulse"].largest == 0.0
    assert audit["energy - work"].largest > 0.0


@pytest.mark.parametrize("name", WORLDS)
def test_the_books_agree_with_the_forces_at_the_frames(runs, name):
    audit = runs[name].audit()
    assert [check.verdict for check in audit.checks] == [AGREES] * 8, str(audit)
    assert audit.agrees


@pytest.mark.parametrize("method", ["euler", "midpoint", "rk4", "cg4", "splitting", "exact"])
def test_methods_of_every_order_are_judged_by_their_own_measure(method):
    audit = fb.simulate(driven(), 1.0, dt=1e-3, integrator=method).audit()
    assert all(check.verdict != DIFFERS for check in audit.checks), str(audit)


@pytest.mark.parametrize("column", range(7))
def test_books_that_were_touched_up_are_found_out(runs, column):
    run = runs["driven"]
    check = run.audit().checks[(column + 2) // 3]
    accumulators = run.accumulators.copy()
    accumulators[300:, column] += 2.0 * check.tolerance + 1e-4 * check.turnover
    found = replace(run, accumulators=accumulators).audit().checks
    assert [c.verdict for c in found] == [DIFFERS if c.name == check.name else AGREES for c in found]


def test_a_book_that_is_wrong_only_in_passing_is_found_out_too(runs):
    run = runs["damped"]
    accumulators = run.accumulators.copy()
    accumulators[200:210, 0] *= 1.01
    audit = replace(run, accumulators=accumulators).audit()
    assert audit["work"].verdict == DIFFERS
    assert not audit.agrees
    assert "A difference beyond tolerance" in str(audit)


def test_books_that_are_not_numbers_never_agree(runs):
    run = runs["damped"]
    accumulators = run.accumulators.copy()
    accumulators[100, 0] = np.nan
    assert replace(run, accumulators=accumulators).audit()["work"].verdict == DIFFERS


def test_two_frames_at_the_same_time_do_no_harm(runs):
    run = runs["damped"]
    twice = np.sort(np.append(np.arange(len(run)), 123))
    doubled = replace(run, times=run.times[twice], raw=run.raw[twice], accumulators=run.accumulators[twice])
    assert [check.verdict for check in doubled.audit().checks] == [AGREES] * 8
    np.testing.assert_array_equal(doubled.at(run.times[123]).raw, run.raw[123])


def test_forged_frames_are_found_out(runs):
    run = runs["sprung"]
    raw = run.raw.copy()
    raw[250:260, 0, 0] += 0.05
    audit = replace(run, raw=raw).audit()
    assert audit["position"].verdict == DIFFERS
    assert audit["position"].body == "cone"
    assert audit["position"].span[0] <= 0.5 <= audit["position"].span[1]


def test_a_force_left_out_of_the_world_is_found_out(runs):
    # The frames of a run with damping, read with the tables of a world without.
    run = replace(runs["damped"], tables=sprung().tables())
    assert run.audit()["work"].verdict == DIFFERS


def test_frames_too_far_apart_cannot_tell():
    run = fb.simulate(damped(), 4.0, dt=2e-3, integrator="cf4", every=200)
    assert {run.audit()[name].verdict for name in ("work", "impulse", "angular impulse")} == {CANNOT_TELL}
    assert all(check.verdict != DIFFERS for check in run.audit().checks)
    assert "cannot tell: frames too coarse" in str(run.audit())


def test_a_push_that_no_frame_saw_cannot_be_judged():
    world = heavy()
    world.add(fb.Push(world.bodies[0], (0, 0, 5.0), start=0.21, duration=0.05))
    run = fb.simulate(world, 1.0, dt=1e-2, integrator="cf4", every=10)
    assert run.audit()["impulse"].words == "cannot tell: forces switch twice between two frames"


@pytest.mark.parametrize(("start", "duration"), [(0.25, 0.25), (0.2503, 0.2511), (0.25, 2e-3), (0.2503, 2e-3)])
def test_pushes_of_any_length_keep_their_impulse(start, duration):
    world = heavy()
    world.add(fb.Push(world.bodies[1], (3.0, -1.0, 5.0), start=start, duration=duration))
    run = fb.simulate(world, 1.0, dt=2e-3, integrator="cf4")
    weight = np.array([0.0, 0.0, -9.81]) * run.tables.masses.sum() * 1.0
    given = weight + np.array([3.0, -1.0, 5.0]) * duration
    np.testing.assert_allclose(run.impulse[-1], given, rtol=0, atol=500 * 4 * EPS * 50)
    audit = run.audit()
    assert audit["impulse"].verdict == AGREES
    np.testing.assert_allclose(audit["impulse"].recomputed, given, rtol=0, atol=audit["impulse"].tolerance)
    assert audit["work"].verdict != DIFFERS


def test_matrices_off_the_group_are_measured():
    from freebody.model.state import convert

    run = fb.simulate(heavy(), 0.1, dt=1e-2, integrator="cf4")
    raw = convert(run.raw, "momenta", "matrix", run.tables)
    raw[5, 1, 3:12] *= 1.001
    off = replace(run, layout="matrix", raw=raw, final=run.final.as_layout("matrix")).audit()["distance from SO(3)"]
    # Stretching a rotation by 1.001 moves it by 0.001 |R| = 0.001 sqrt(3).
    assert off.largest == pytest.approx(1e-3 * np.sqrt(3.0), rel=1e-9)
    assert off.final < 16 * EPS


def test_a_single_frame_has_nothing_to_check():
    run = fb.simulate(heavy(), 0.1, dt=1e-2, integrator="cf4")
    one = replace(run, times=run.times[:1], raw=run.raw[:1], accumulators=run.accumulators[:1])
    assert one.audit().checks == ()
    assert one.audit()["energy - work"].largest == 0.0


def test_interpolated_frames_are_not_audited():
    run = fb.simulate(heavy(), 0.1, dt=1e-2, integrator="cf4")
    with pytest.raises(InputError, match="audit of interpolated frames.*audit the run itself"):
        run.at([0.0, 0.05]).audit()


def test_the_report_reads_well_in_text_html_and_json(runs):
    audit = runs["driven"].audit()
    text = str(audit)
    assert text.startswith("Trajectory of 'cone', 'plate', 'dot': 501 frames")
    for word in ("energy - work", "linear momentum - impulse", "|q| - 1", "work", "N m s", "agrees"):
        assert word in text
    html = audit._repr_html_()
    assert html.count("<table>") == html.count("</table>") == 2
    assert html.count("<tr>") == html.count("</tr>") == 2 + 4 + 8
    plain = json.loads(json.dumps(audit.to_dict()))
    assert plain["checks"]["work"]["verdict"] == AGREES
    assert plain["drifts"]["energy - work"]["relative"] == audit["energy - work"].relative
    with pytest.raises(KeyError):
        audit["entropy"]


@pytest.mark.parametrize("count", [1, 2, 3, 4, 5, 6])
def test_each_rule_integrates_the_polynomials_it_should_on_uneven_frames(count):
    rng = np.random.default_rng(count)
    t = np.sort(rng.uniform(0.0, 1.0, 12))
    for degree in range(count):
        rate = np.repeat((t**degree)[:, None], 7, axis=1)
        out = np.zeros((len(t) - 1, 7))
        lagrange(t, rate, rate, Stretch(0, len(t) - 1, t[0], t[-1]), count, out)
        exact = np.diff(t ** (degree + 1)) / (degree + 1)
        # Weights of one-sided windows on uneven frames reach 1e4.
        np.testing.assert_allclose(out[:, 0], exact, rtol=0, atol=1e4 * 8 * EPS)


@pytest.mark.parametrize("count", [1, 2, 3, 4, 5, 6])
def test_an_interval_that_forces_part_is_integrated_from_both_sides(count):
    # A polynomial on each side of 0.437, between the frames at 0.4 and 0.5.
    t, cut = np.linspace(0.0, 1.0, 11), 0.437
    before, after = np.polynomial.Polynomial([1.0, -2.0, 3.0][:count]), np.polynomial.Polynomial([-4.0, 1.0][:count])
    rate = np.where(t < cut, before(t), after(t))[:, None]
    out = np.zeros((10, 1))
    lagrange(t, rate, rate, Stretch(0, 4, 0.0, cut), count, out)
    lagrange(t, rate, rate, Stretch(5, 10, cut, 1.0), count, out)
    sides = [p.integ()(np.clip(t, *range_)) for p, range_ in ((before, (0.0, cut)), (after, (cut, 1.0)))]
    np.testing.assert_allclose(out[:, 0], np.diff(sides[0]) + np.diff(sides[1]), rtol=0, atol=64 * EPS)


def test_rotations_across_a_switching_are_those_of_both_sides_one_after_the_other():
    # Uniform turning about one axis until 0.437 s, about another from there on: exact but for roundings.
    t, cut = np.linspace(0.0, 1.0, 11), 0.437
    first, second = np.array([0.0, 3.0, 4.0]), np.array([5.0, 0.0, -1.0])
    rows = np.zeros((11, 1, 24))
    rows[:, 0, SPIN : SPIN + 3] = np.where((t < cut)[:, None], first, second)
    out = np.zeros((10, 1, 3))
    magnus(t, rows, Stretch(0, 4, 0.0, cut), 6, out)
    magnus(t, rows, Stretch(5, 10, cut, 1.0), 6, out)
    both = so3.exp((0.5 - cut) * second) @ so3.exp((cut - 0.4) * first)
    np.testing.assert_allclose(so3.exp(out[4, 0]), both, rtol=0, atol=64 * EPS)
    np.testing.assert_allclose(out[[3, 5], 0], [0.1 * first, 0.1 * second], rtol=0, atol=64 * EPS)


def test_edges_are_sorted_into_frames_and_intervals():
    times = np.array([0.0, 0.1, 0.2, 0.30000000000000004, 0.4])
    found = place(times, np.array([-1.0, 0.0, 0.15, 0.16, 0.3, 0.35, 9.0]))
    assert found.at_edge.tolist() == [0, 3]
    np.testing.assert_array_equal(found.first_cut, [np.nan, 0.15, np.nan, 0.35])
    np.testing.assert_array_equal(found.last_cut, [np.nan, 0.16, np.nan, 0.35])
    np.testing.assert_allclose(found.after, [0.05, 0.125, 0.25, 0.325, 0.375])
    np.testing.assert_allclose(found.before, [0.05, 0.05, 0.18, 0.25, 0.375])


@pytest.mark.parametrize("method", ["exact4", "rk4", "lgvi"])
def test_forces_that_hold_each_other_are_in_balance_but_for_roundings(method):
    weight = 2.0 * 9.81
    body = fb.Body(fb.Box((1.0, 1.0, 1.0)), mass=2.0, position=(0.0, 0.0, -1.0), name="hanging")
    world = fb.World([body], gravity=(0.0, 0.0, -9.81))
    world.add(fb.Spring(body, anchor=(0.0, 0.0, 0.0), stiffness=weight / 0.3, rest_length=0.7))
    audit = fb.simulate(world, 5.0, dt=1e-3, integrator=method).audit()
    assert audit.agrees, str(audit)
    assert all(drift.within(1e-9) for drift in audit.drifts)


def test_a_drift_that_is_no_number_or_beyond_roundings_is_not_within():
    def drift(largest, scale=1.0, round_off=1e-12):
        return Drift("energy - work", "J", largest=largest, final=0.0, scale=scale, round_off=round_off)

    assert not drift(np.nan).within(1.0)
    assert not drift(1e-6).within(1e-9)
    assert drift(1e-6).relative == 1e-6
    assert drift(1e-13, scale=1e-13).relative == 0.0
    assert drift(1e-13, scale=1e-13).within(0.0)
    assert not drift(1e-11, scale=1e-13).within(1e-9)
    assert drift(1e-11, scale=1e-13).relative == pytest.approx(100.0)


@pytest.mark.parametrize("line", ["work", "impulse", "angular impulse"])
def test_books_that_are_wrong_by_more_than_a_millionth_of_the_turnover_differ(line):
    run = fb.simulate(damped(), 2.0, dt=1e-3)
    audit = run.audit()
    assert audit.agrees, str(audit)
    accumulators = run.accumulators.copy()
    column = {"work": 0, "impulse": 1, "angular impulse": 4}[line]
    # Drifts show it too, and must not excuse it.
    accumulators[:, column] += 1e-5 * audit[line].turnover * np.linspace(0.0, 1.0, len(run))
    assert replace(run, accumulators=accumulators).audit()[line].verdict == DIFFERS


def test_the_audit_does_not_depend_on_its_blocks(runs, monkeypatch):
    from freebody.trajectory import blocks

    whole = runs["driven"].audit().to_dict()
    monkeypatch.setattr(blocks, "SIZE", 96)
    parts = runs["driven"].audit().to_dict()
    for name, drift in whole["drifts"].items():
        for key in ("largest", "final", "scale", "round_off"):
            assert parts["drifts"][name][key] == pytest.approx(drift[key], rel=1e-12), name
    for name, check in whole["checks"].items():
        for key in ("difference", "tolerance", "turnover"):
            assert parts["checks"][name][key] == pytest.approx(check[key], rel=1e-9, abs=1e-300), name
        assert parts["checks"][name]["verdict"] == check["verdict"]


def test_the_memory_of_an_audit_does_not_grow_with_the_run():
    import tracemalloc

    body = fb.Body(fb.Box((1.0, 0.6, 0.3)), density=1.0, name="brick", angular_velocity=(0.3, 2.0, 0.4))

    def peak(steps):
        run = fb.simulate(fb.World(body), steps * 1e-3, dt=1e-3, integrator="cf4", progress=False)
        tracemalloc.start()
        assert run.audit().agrees
        most = tracemalloc.get_traced_memory()[1]
        tracemalloc.stop()
        return most

    short, long = peak(20_000), peak(100_000)
    # Eighty thousand frames more are 8 MB of frames alone; the audit holds what a block needs.
    assert long < 1.1 * short
    assert long < 60e6


@pytest.mark.parametrize("rtol", [1e-9, 1e-5])
def test_steps_of_a_methods_own_choice_at_an_equilibrium_of_large_forces_are_no_difference(rtol):
    weight = 1000.0 * 9.81
    body = fb.Body(fb.Box((1.0, 1.0, 1.0)), mass=1000.0, position=(0.0, 0.0, -1.0), name="hanging")
    world = fb.World([body], gravity=(0.0, 0.0, -9.81))
    world.add(fb.Spring(body, anchor=(0.0, 0.0, 0.0), stiffness=weight / 0.01, rest_length=0.99))
    run = fb.simulate(world, 5.0, dt=1e-2, integrator=fb.Adaptive(rtol=rtol), progress=False)
    audit = run.audit()
    assert all(check.verdict != DIFFERS for check in audit.checks), str(audit)
    assert audit.explained, str(audit)
