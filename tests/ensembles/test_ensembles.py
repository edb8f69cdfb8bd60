"""Ensembles: the bits of single runs, statistics against closed forms, failures, errors before the first run."""

import numpy as np
import pytest
from ensemble_worlds import RUN, VARY, sprung
from scipy import stats as scipy_stats

import freebody as fb
from freebody.ensembles import chunk, plan
from freebody.ensembles.chunk import Runner
from freebody.errors import InputError


def bits(ensemble, *names):
    return b"".join(ensemble[name].tobytes() for name in names or ("position", "orientation", "velocity", "status"))


def test_a_run_on_lanes_has_the_bits_of_simulate():
    made = fb.ensemble(sprung(), 0.5, vary=VARY, runs=100, seed=7, keep=("final", [0.1, 0.3]), **RUN)
    runner = Runner(made.plan)
    assert runner.on_lanes
    assert runner.response.quick
    for k in (0, 9, 63, 64, 99):
        world = sprung(float(made["force.spring.stiffness"][k]), made["body.b.angular_velocity"][k])
        single = fb.simulate(world, 0.5, **RUN)
        np.testing.assert_array_equal(made["position"][k], single.final.position)
        np.testing.assert_array_equal(made["orientation"][k], single.final.orientation)
        np.testing.assert_array_equal(made["frame_position"][k], single.raw[[10, 30], :, :3])
        repeated = made.run(k)
        assert repeated.final.raw.tobytes() == single.final.raw.tobytes()
        assert repeated.raw.tobytes() == single.raw.tobytes()


@pytest.mark.parametrize(
    "method", ["exact4", pytest.param("exponential_euler", marks=pytest.mark.study)]
)  # the default, and one whose state is not that of the others
def test_other_methods_run_on_lanes(method):
    given = {**RUN, "integrator": method}
    made = fb.ensemble(sprung(), 0.2, vary=VARY, runs=24, seed=7, **given)
    assert Runner(made.plan).on_lanes
    for k in (0, 9, 23):
        single = fb.simulate(made.world(k), 0.2, **given).final
        np.testing.assert_array_equal(made["position"][k], single.position)
        np.testing.assert_array_equal(made["velocity"][k], single.velocity)


@pytest.mark.parametrize(
    "vary",
    [
        {"body.b.velocity": fb.normal((1, 2, 3), 0.1), "body.b.mass": fb.uniform(0.5, 2)},
        {"body.b.inertia": [(1, 2 + 0.01 * k, 2.9) for k in range(20)]},
        {"gravity": fb.normal((0, 0, -9.81), 0.1)},
    ],
    ids=lambda vary: " and ".join(vary),
)
def test_what_changes_a_body_goes_through_it(vary):
    made = fb.ensemble(sprung(), 0.1, vary=vary, runs=20, seed=1, **RUN)
    assert Runner(made.plan).response.quick == ("body.b.inertia" not in vary)
    for k in (0, 13):
        final = fb.simulate(made.world(k), 0.1, **RUN).final
        np.testing.assert_array_equal(made["position"][k], final.position)
        np.testing.assert_array_equal(made["orientation"][k], final.orientation)
    if "body.b.mass" in vary:
        body = made.world(13).bodies[0]
        assert body.mass == made["body.b.mass"][13]
        assert made.world(13).state().linear_momentum[0, 0] == body.mass * body.velocity[0] != 0.0


def test_bits_depend_neither_on_chunks_nor_on_threads_nor_on_lanes(monkeypatch):
    given = {"vary": VARY, "runs": 150, "seed": 3, **RUN}
    expected = bits(fb.ensemble(sprung(), 0.2, **given))
    with monkeypatch.context() as patch:
        patch.setattr(plan, "SMALLEST_CHUNK", 16)
        patch.setattr("freebody.ensembles.ensemble.cores", lambda: 3)
        assert bits(fb.ensemble(sprung(), 0.2, **given)) == expected
    monkeypatch.setattr(chunk.Runner, "on_lanes", False)
    assert bits(fb.ensemble(sprung(), 0.2, **given)) == expected


def test_lanes_that_differ_are_not_taken(monkeypatch):
    """Should LLVM ever fuse other operations on lanes, runs go one by one."""
    given = {"vary": VARY, "runs": 20, "seed": 3, **RUN}
    expected = bits(fb.ensemble(sprung(), 0.1, **given))
    monkeypatch.setattr(chunk, "_batched", lambda numbers, made=chunk._batched: _spoilt(made(numbers)))
    assert bits(fb.ensemble(sprung(), 0.1, **given)) == expected


def _spoilt(batches):
    batches.state[:, :, 0] += 1e-15
    return batches


@pytest.mark.parametrize("sampling", ["random", "sobol"])
def test_values_of_a_run_depend_on_its_number_alone(sampling):
    from freebody.ensembles.sampling import Sampling

    drawn = Sampling(VARY | {"mass": scipy_stats.expon()}, sampling, 1000, 5)
    whole = drawn.values(0, 1000)
    part = drawn.values(333, 400)
    for path, rows in whole.items():
        np.testing.assert_array_equal(part[path], rows[333:400])
    assert abs(whole["mass"].mean() - 1.0) < 4.0 / np.sqrt(1000)
    assert (
        Sampling(VARY, sampling, 1000, 6).values(0, 1)["force.spring.stiffness"] != whole["force.spring.stiffness"][0]
    )


def test_linear_drag_scales_mean_and_covariance_by_known_factors():
    """v = v0 exp(-c t / m), x = v0 (1 - exp(-c t / m)) m / c: for c = 0.1, m = 1, t = 10, 0.36787944 and 6.3212056."""
    body = fb.Body(mass=1.0, name="b")
    world = fb.World([body], forces=[fb.Drag(body, linear=0.1)])
    made = fb.ensemble(
        world, 10.0, vary={"body.b.velocity": fb.normal((1, -2, 0.5), (0.1, 0.2, 0.3))}, runs=4000, seed=2,
        stats=("mean", "cov"), **{**RUN, "dt": 0.1},
    )  # fmt: skip
    start = made["body.b.velocity"]
    # The classical method of order 4 over 100 steps of h c / m = 0.01 is off by some 1e-11.
    np.testing.assert_allclose(made["velocity"][:, 0], start * np.exp(-1.0), rtol=1e-10)
    np.testing.assert_allclose(made["position"][:, 0], start * 10.0 * -np.expm1(-1.0), rtol=1e-10)
    spread, count = np.array([0.1, 0.2, 0.3]), 4000
    error = made.mean.velocity[0] - np.array([1, -2, 0.5]) * 0.36787944117
    assert (np.abs(error) < 4.0 * 0.36787944117 * spread / np.sqrt(count)).all()
    cov = made.cov[7:10, 7:10]
    expected = np.diag((0.36787944117 * spread) ** 2)
    sampling_error = np.sqrt(np.outer(np.diag(expected), np.diag(expected)) * (1.0 + np.eye(3)) / count)
    assert (np.abs(cov - expected) < 4.0 * sampling_error).all()
    ahead = made.cov[0:3, 7:10]
    np.testing.assert_allclose(ahead, cov * 6.3212055883 / 0.36787944117, rtol=1e-8, atol=1e-12)


def test_statistics_in_flight_are_those_of_all_runs():
    every = ("mean", "cov", "quantiles", "histogram")
    made = fb.ensemble(sprung(), 0.2, vary=VARY, runs=300, seed=4, keep=("final", [0.1]), stats=every, **RUN)
    columns = [made[name][:, 0] for name in ("position", "orientation", "velocity", "angular_velocity")]
    numbers = np.concatenate(columns, axis=1)
    np.testing.assert_allclose(made.mean.position[-1, 0], numbers[:, :3].mean(0), rtol=1e-13)
    np.testing.assert_allclose(made.std.velocity[-1, 0], numbers[:, 7:10].std(0, ddof=1), rtol=1e-10)
    np.testing.assert_allclose(made.cov[-1], np.cov(numbers.T), rtol=1e-9, atol=1e-14)
    np.testing.assert_allclose(made.mean.position[0, 0], made["frame_position"][:, 0, 0].mean(0), rtol=1e-13)
    found = made.quantiles((0.1, 0.5)).position[:, -1, 0]
    np.testing.assert_array_equal(found, np.quantile(numbers[:, :3], (0.1, 0.5), axis=0))
    density, edges = made.histogram("position", "b", 2, bins=10)
    np.testing.assert_array_equal(density, np.histogram(numbers[:, 2], bins=10, density=True)[0])
    assert edges[0] == numbers[:, 2].min()


def test_a_large_ensemble_keeps_a_fair_sample(monkeypatch):
    monkeypatch.setattr(plan, "SAMPLE", 1000)
    body = fb.Body(mass=1.0, name="b")
    made = fb.ensemble(
        fb.World([body]), 0.1, vary={"body.b.velocity": fb.uniform((0, 0, 0), 1)}, runs=8000, stats=("quantiles",),
        **{**RUN, "dt": 0.1},
    )  # fmt: skip
    assert 990 <= len(made._summary.sample) <= 1010
    # Quantiles of 1000 uniform numbers have a standard deviation of at most 0.016.
    assert np.abs(made.quantiles(0.5).velocity - 0.5).max() < 0.07


def test_a_run_that_breaks_has_a_reason_and_ends_no_other():
    stiffness = np.full(20, 5.0)
    stiffness[11] = 1e9
    made = fb.ensemble(sprung(), 2.0, vary={"force.spring.stiffness": stiffness}, **RUN)
    assert made.status.tolist() == [2 if k == 11 else 0 for k in range(20)]
    assert list(made.failed) == [11]
    assert "finite" in made.failed[11] or "left" in made.failed[11]
    assert np.isnan(made["position"][11]).all()
    assert made.count == 19
    assert np.isfinite(made.mean.position).all()
    final = fb.simulate(sprung(), 2.0, **RUN).final
    np.testing.assert_array_equal(made["position"][12], final.position)


def test_each_run_stops_at_its_own_event():
    """A throw with speed v comes back after 2 v / g."""
    body = fb.Body(mass=1.0, name="ball")
    world = fb.World([body], gravity=(0, 0, -10.0))
    back = fb.Event(lambda state: state.position[0, 2], name="back", direction="down")
    speeds = np.array([[0, 0, v] for v in (1.0, 2.0, 3.0, 9.0)])
    made = fb.ensemble(
        world, 1.0, vary={"body.ball.velocity": speeds}, keep=("final", back, height_of), **{**RUN, "dt": 0.01}
    )
    np.testing.assert_allclose(made["event_time"][:, 0], [0.2, 0.4, 0.6, np.nan], atol=1e-9)
    assert made.status.tolist() == [1, 1, 1, 0]
    np.testing.assert_allclose(made["height_of"], [0, 0, 0, 4.0], atol=1e-9)
    np.testing.assert_array_equal(made.run(1).final.position, made["position"][1])


def height_of(state):
    return state.position[0, 2]


def test_joints_run_one_by_one():
    body = fb.Body(mass=1.0, inertia=(0.1, 0.1, 0.1), position=(0.6, 0, -0.8), name="bob")
    world = fb.World([body], gravity=(0, 0, -9.81), joints=[fb.Ball(body, anchor=(0, 0, 0), at=(-0.6, 0, 0.8))])
    given = {"dt": 1e-2, "integrator": "rattle", "progress": False}
    made = fb.ensemble(world, 0.1, vary={"body.bob.inertia": [[0.1, 0.1, 0.1], [0.2, 0.2, 0.2]]}, **given)
    for k in range(2):
        np.testing.assert_array_equal(made["position"][k], fb.simulate(made.world(k), 0.1, **given).final.position)
    assert not np.array_equal(made["position"][0], made["position"][1])


def test_a_function_may_make_the_worlds():
    def make(stiffness, spin):
        return sprung(stiffness, spin)

    vary = {"stiffness": fb.uniform(4, 6), "spin": fb.normal((0.3, 4, 1.2), 0.1)}
    made = fb.ensemble(make, 0.1, vary=vary, runs=10, **RUN)
    final = fb.simulate(sprung(float(made["stiffness"][4]), made["spin"][4]), 0.1, **RUN).final
    np.testing.assert_array_equal(made["position"][4], final.position)


def test_a_grid_has_all_combinations():
    vary = {"force.spring.stiffness": [4.0, 5.0, 6.0], "body.b.mass": [1.0, 2.0]}
    made = fb.ensemble(sprung(), 0.05, vary=vary, sampling="grid", **RUN)
    assert made.runs == 6
    pairs = list(zip(made["force.spring.stiffness"], made["body.b.mass"]))
    assert pairs == [(k, m) for k in (4.0, 5.0, 6.0) for m in (1.0, 2.0)]
    data = made.to_xarray()
    assert data["position"].dims == ("run", "body", "axis")
    assert data.sizes["run"] == 6


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"vary": {"body.c.mass": fb.uniform(1, 2)}}, "no entry 'c'"),
        ({"vary": {"body.b.mas": fb.uniform(1, 2)}}, "mas"),
        ({"vary": {"body.b.mass": fb.normal(1, 1)}}, "run [0-9]+ is impossible, where body.b.mass"),
        ({"vary": {"body.b.mass": "heavy"}}, "fb.normal"),
        ({"vary": {"body.b.mass": [1.0, 2.0]}}, "2 values for body.b.mass and 50 runs"),
        ({"sampling": "grid"}, "on a grid"),
        ({"sampling": "latin"}, "'random', 'sobol'"),
        ({"runs": 0}, "runs = 0"),
        ({"runs": None}, "without runs"),
        ({"keep": ("everything",)}, "final"),
        ({"keep": ([0.1, 0.15005],)}, "a multiple of dt"),
        ({"stats": ("median",)}, "'mean', 'cov'"),
        ({"on": "gpu"}, "threads"),
        ({"dt": None}, "no dt for cf4"),
        ({"runs": 10**9, "keep": ("final",)}, "GiB"),
        ({"keep": (lambda state: "no number",)}, "returns numbers"),
    ],
)
def test_mistakes_are_told_before_the_first_run(change, message, monkeypatch):
    monkeypatch.setattr(Runner, "run", lambda *_: pytest.fail("a run was begun"))
    given = {"vary": VARY, "runs": 50, **RUN} | change
    with pytest.raises(InputError, match=message):
        fb.ensemble(sprung(), 0.2, **given)


def test_distributions_refuse_nonsense():
    for make in (lambda: fb.normal(0, -1), lambda: fb.uniform(2, 1), lambda: fb.normal((1, 2), (1, 2, 3))):
        with pytest.raises(InputError):
            make()
