"""Methods of a run and the functions they call take the same arguments; bodies are found by name everywhere."""

import inspect

import numpy as np
import pytest

import freebody as fb
from freebody.errors import InputError


@pytest.mark.parametrize(("method", "twin"), [("plot", "plot"), ("report", "write_report"), ("export", "export_run")])
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


def test_a_run_writes_its_figures_report_and_tables(tmp_path):
    *_, world = pendulum()
    run = fb.simulate(world, duration=0.1, dt=1e-2)
    run.plot("joints", joints="pivot", path=tmp_path / "angle.png")
    run.report(tmp_path / "run.html", figures=["energy"])
    run.export(tmp_path / "run.csv")
    assert all((tmp_path / name).stat().st_size > 1000 for name in ("angle.png", "run.html", "run.csv"))
