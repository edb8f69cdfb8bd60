"""Integrators from outside of the package: the example of docs/own-integrators.md, and what goes wrong."""

import importlib.util
import re
from pathlib import Path

import numpy as np
import pytest

import freebody as fb
from freebody.errors import InputError
from freebody.kernels import COMPLETE, kernel
from freebody.methods.base import OWN

PAGE = Path(__file__).parents[2] / "docs" / "own-integrators.md"


@pytest.fixture(scope="module")
def example(tmp_path_factory):
    """The class of the example; what follows it is left out."""
    [block] = re.findall(r"^```python\n(.*?)^```$", PAGE.read_text(encoding="utf-8"), re.DOTALL | re.MULTILINE)
    definitions, calls = block.split("top = ", 1)
    assert all(word in calls for word in ("fb.simulate(", "fb.compare(", "fb.view("))
    path = tmp_path_factory.mktemp("own") / "semi_implicit.py"
    path.write_text(definitions, encoding="utf-8")
    spec = importlib.util.spec_from_file_location("semi_implicit", path)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    yield module.SemiImplicitEuler
    OWN.pop("semi_implicit_euler")


def falling():
    body = fb.Body(mass=2.0, inertia=(0.5, 0.9, 1.2), velocity=(1.0, 0.0, 3.0), angular_velocity=(0.3, 2.0, -1.0))
    return fb.World([body], gravity=(0.0, 0.0, -9.81))


def test_it_is_the_method_that_it_says_it_is(example):
    # Of a thrown body it gives x_n = x_0 + t v_0 - g t (t + h) / 2 exactly: momenta first, then poses.
    dt, steps = 1 / 64, 32
    run = fb.simulate(falling(), steps * dt, dt=dt, integrator=example())
    t = run.times
    z = 3.0 * t - 9.81 * t * (t + dt) / 2
    assert np.abs(run["body"].position[:, 2] - z).max() < 1e-13
    assert fb.simulate(falling(), 0.5, dt=1 / 4096, integrator=example()).audit().agrees
    free = fb.World(falling().bodies)
    exact = fb.simulate(free, 0.5, dt=0.5, integrator="exact").final.rotation
    errors = [
        np.linalg.norm(fb.simulate(free, 0.5, dt=dt, integrator=example()).final.rotation - exact)
        for dt in (1 / 64, 1 / 128, 1 / 256)
    ]
    assert np.allclose(np.diff(np.log2(errors)), -1.0, atol=0.1)


def test_it_runs_by_name_in_comparisons_and_with_events(example):
    world = falling()
    by_name = fb.simulate(world, 0.25, dt=1 / 64, integrator="semi_implicit_euler")
    assert np.array_equal(by_name.raw, fb.simulate(world, 0.25, dt=1 / 64, integrator=example()).raw)
    assert fb.integrators()["semi_implicit_euler"].order == 1
    table = fb.compare(world, duration=0.25, steps=[1 / 64, 1 / 128], integrators=["rk4", example()])
    errors = [result.error for result in table.results if result.method == "semi_implicit_euler"]
    assert errors[1] == pytest.approx(0.5 * errors[0], rel=0.1)
    top = fb.Event(lambda state: float(state.velocity[0, 2]), name="top", stop=True)
    run = fb.simulate(world, 1.0, dt=1 / 64, integrator=example(), events=[top])
    assert run.events[0].time == pytest.approx(3.0 / 9.81, abs=1e-9)


def test_it_moves_the_world_of_a_page(example):
    from freebody.viewer.live import Live
    from freebody.viewer.messages import Ghost
    from freebody.viewer.source import source_of

    show = Live(source_of(falling(), integrator=example(), dt=1 / 64), stiffness=100.0)
    show.prepare()
    show.act(Ghost(type="ghost", name="semi_implicit_euler"))
    show.advance(16)
    run = fb.simulate(falling(), 0.25, dt=1 / 64, integrator=example())
    assert np.array_equal(show.mover.y, run.final.raw)
    assert np.array_equal(show.ghost.y, run.final.raw)
    assert show.settings()["integrator"] == "semi_implicit_euler"


def test_a_record_of_it_goes_on_where_it_was_left(example, tmp_path):
    whole = fb.simulate(falling(), 0.5, dt=1 / 64, integrator=example())
    recorded = fb.simulate(falling(), 0.5, dt=1 / 64, integrator=example(), record=tmp_path / "run")
    assert np.array_equal(recorded.raw, whole.raw)
    assert fb.load_run(tmp_path / "run").method == "semi_implicit_euler"


def test_what_is_missing_is_said():
    @kernel(inline=True)
    def still(world, motion, users, options, scratch, interval):
        return COMPLETE

    class Nameless(fb.Method):
        order = 1
        step = still

    class Stepless(fb.Method):
        name = "stepless"
        order = 1

    class Taken(fb.Method):
        name = "rk4"
        order = 1
        step = still

    class Still(fb.Method):
        name = "still"
        order = 1
        step = still

    try:
        for kind, words in (
            (Nameless, "Nameless without name"),
            (Stepless, "Stepless without step"),
            (Taken, "your integrator is named 'rk4'"),
        ):
            with pytest.raises(InputError, match=words):
                fb.simulate(falling(), 0.1, dt=0.1, integrator=kind())
        assert type(fb.simulate(falling(), 0.1, dt=0.1, integrator="rk4").method) is str
        with pytest.raises(InputError, match="'still' in a scene"):
            fb.scene_of(
                falling(), integrator=type("Still", (fb.Method,), {"name": "still", "order": 1, "step": still})()
            )
    finally:
        for name in ("stepless", "rk4", "still"):
            OWN.pop(name, None)
