"""Methods of a run and the functions they call take the same arguments; bodies are found by name everywhere."""

import inspect

import numpy as np
import pytest

import freebody as fb
from freebody.errors import InputError
from freebody.plots.source import scene_text


@pytest.mark.parametrize(
    ("method", "twin"), [("plot", "plot"), ("report", "write_report"), ("export", "export_run"), ("save", "save_run")]
)
def test_twins_take_the_same_arguments(method, twin):
    _, *of_method = inspect.signature(getattr(fb.Trajectory, method)).parameters.values()
    _, *of_function = inspect.signature(getattr(fb, twin)).parameters.values()
    # Annotations are texts in both files; names, kinds and defaults are what a caller notices.
    assert [(p.name, p.kind, p.default) for p in of_method] == [(p.name, p.kind, p.default) for p in of_function]


def pendulum():
    rod = fb.Body(fb.Box((0.1, 0.1, 1.0)), density=1000.0, name="rod", position=(0, 0, -0.5), velocity=(0.5, 0, 0),
                  angular_velocity=(0, -1.0, 0))  # fmt: skip
    pivot = fb.Hinge(rod, axis=(0, 1, 0), at=(0, 0, 0.5), anchor=(0, 0, 0), name="pivot")
    return rod, pivot, fb.World([rod], gravity=(0, 0, -9.81), joints=[pivot])


def test_worlds_find_bodies_and_joints_by_name():
    rod, pivot, world = pendulum()
    assert world["rod"] is rod
    assert world["pivot"] is pivot
    with pytest.raises(InputError, match="no body or joint named 'rid'.*did you mean 'rod'"):
        world["rid"]


def test_states_find_bodies_by_name():
    rod, _, world = pendulum()
    found = world.state()["rod"]
    np.testing.assert_allclose(found.position, rod.position)
    np.testing.assert_allclose(found.velocity, rod.velocity, atol=1e-15)
    np.testing.assert_allclose(found.angular_momentum, rod.angular_momentum, atol=1e-15)
    with pytest.raises(InputError, match="no body 'bar' in this state.*'rod'"):
        world.state()["bar"]


def test_runs_find_bodies_and_joints_by_name():
    *_, world = pendulum()
    run = fb.simulate(world, duration=0.1, dt=1e-2)
    assert run["rod"].position.shape == (11, 3)
    np.testing.assert_array_equal(run["pivot"].angle, run.joints["pivot"].angle)
    assert run.final["pivot"].angle == run["pivot"].angle[-1]
    with pytest.raises(InputError, match="no body 'pivto' in this run. Expected: .*did you mean 'pivot'"):
        run["pivto"]
    with pytest.raises(InputError, match="no joint 'pivo' in this run.*did you mean 'pivot'"):
        run.joints["pivo"]
    with pytest.raises(InputError, match="no body 'pivot' in this run. Expected: one of 'rod'"):
        run.plot("rates", bodies="pivot")


@pytest.mark.parametrize("wrong", [None, 1.0, 7, -2, ["rod"], np.array(["rod", "pivot"]), ("rod",), slice(None)])
def test_what_is_no_name_is_refused_alike(wrong):
    *_, world = pendulum()
    run = fb.simulate(world, duration=0.02, dt=1e-2)
    for holder in (world, world.state(), run):
        with pytest.raises(InputError, match=r"no body .*Expected: one of 'rod', 'pivot'"):
            holder[wrong]
        assert wrong not in holder
        assert "rod" in holder
        assert "pivot" in holder
        assert "rid" not in holder
        with pytest.raises(TypeError, match="not iterable"):
            iter(holder)


def test_numbers_are_bodies_everywhere():
    rod, _, world = pendulum()
    assert world[0] is rod
    np.testing.assert_array_equal(world.state()[-1].position, world.state()["rod"].position)


def test_a_saved_run_carries_its_scene(tmp_path):
    *_, world = pendulum()
    scene = fb.scene_of(world)
    run = fb.simulate(world, duration=0.02, dt=1e-2)
    run.save(tmp_path / "run.zarr", scene=scene.to_toml())
    assert scene_text(tmp_path / "run.zarr") == scene.to_toml()
    with pytest.raises(InputError, match="scene is 3. Expected: the text of a scene"):
        fb.save_run(run, tmp_path / "other.zarr", scene=3)


def test_a_run_writes_its_figures_report_and_tables(tmp_path):
    *_, world = pendulum()
    run = fb.simulate(world, duration=0.1, dt=1e-2)
    run.plot("joints", joints="pivot", path=tmp_path / "angle.png")
    run.report(tmp_path / "run.html", figures=["energy"])
    run.export(tmp_path / "run.csv")
    assert all((tmp_path / name).stat().st_size > 1000 for name in ("angle.png", "run.html", "run.csv"))
