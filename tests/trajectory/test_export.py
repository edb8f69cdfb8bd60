import numpy as np
import pytest
from run_worlds import driven

import freebody as fb


@pytest.fixture(scope="module")
def run():
    return fb.simulate(driven(), 0.3, dt=1e-2, integrator="cf4")


def test_the_dataset_has_the_numbers_of_the_run_under_their_labels(run):
    data = run.to_xarray()
    assert data.sizes == {"time": 31, "body": 3, "xyz": 3, "wxyz": 4}
    for quantity in ("position", "origin", "velocity", "angular_velocity", "linear_momentum", "angular_momentum"):
        for body in run.names:
            assert (data[quantity].sel(body=body).values == getattr(run[body], quantity)).all()
    assert (data["orientation"].sel(body="cone", wxyz="w").values == run["cone"].orientation[:, 0]).all()
    for quantity in ("kinetic_energy", "potential_energy", "energy", "work", "impulse", "angular_impulse"):
        assert (data[quantity].values == getattr(run, quantity)).all()
    assert (data["total_linear_momentum"].values == run.linear_momentum).all()
    assert (data["total_angular_momentum"].sel(xyz="z").values == run.angular_momentum[:, 2]).all()
    assert data["mass"].sel(body="dot") == 0.5
    assert data.attrs["method"] == "cf4"


def test_every_variable_says_its_unit(run):
    data = run.to_xarray()
    for name in data.data_vars:
        assert data[name].attrs["units"]
        assert data[name].attrs["long_name"]
    assert data["time"].attrs["units"] == "s"
    assert data["angular_momentum"].attrs["units"] == "kg m^2/s"


def test_the_table_names_body_quantity_axis_and_unit(run):
    table = run.to_pandas()
    assert table.index.name == "time [s]"
    assert (table.index == run.times).all()
    assert (table["plate.position.y [m]"] == run["plate"].position[:, 1]).all()
    assert (table["cone.orientation.w"] == run["cone"].orientation[:, 0]).all()
    assert (table["energy [J]"] == run.energy).all()
    assert (table["total_angular_momentum.x [kg m^2/s]"] == run.angular_momentum[:, 0]).all()
    # 22 numbers per body; four energies and four vectors for the whole.
    assert table.shape == (31, 3 * 22 + 4 + 4 * 3)


def test_interpolated_frames_are_exported_too(run):
    times = np.linspace(0.0, 0.3, 7)
    data = run.at(times).to_xarray()
    assert (data["time"].values == times).all()
