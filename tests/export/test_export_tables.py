"""Tables keep every digit, under names with units, and other programs read them."""

import csv

import numpy as np
import pytest
from export_runs import run

import freebody as fb


def test_csv_has_names_and_units_in_its_header_and_every_digit_below(tmp_path):
    fb.export_run(run(), tmp_path / "r.csv")
    with (tmp_path / "r.csv").open(newline="") as file:
        head, *rows = csv.reader(file)
    assert head[0] == "time [s]"
    assert head[1:4] == ["cone.position.x [m]", "cone.position.y [m]", "cone.position.z [m]"]
    assert len(rows) == len(run())
    numbers = np.array(rows, dtype=float)
    assert np.array_equal(numbers[:, 0], run().times)
    for name, values in {
        "plate.angular_velocity.y [rad/s]": run()["plate"].angular_velocity[:, 1],
        "cone.orientation.w": run()["cone"].orientation[:, 0],
        "energy [J]": run().energy,
    }.items():
        assert np.array_equal(numbers[:, head.index(name)], values)


def test_parquet_round_trips_with_units(tmp_path):
    import pyarrow.parquet

    fb.export_run(run(), tmp_path / "r.parquet")
    table = pyarrow.parquet.read_table(tmp_path / "r.parquet")
    expected = run().to_pandas().reset_index()
    assert table.column_names == list(expected.columns)
    for name in table.column_names:
        assert np.array_equal(table[name].to_numpy(), expected[name].to_numpy())
    assert table.schema.field("cone.position.x [m]").metadata[b"units"] == b"m"
    assert table.schema.field("cone.angular_momentum.x [kg m^2/s]").metadata[b"units"] == b"kg m^2/s"
    assert table.schema.field("cone.orientation.w").metadata[b"units"] == b"1"
    assert table.schema.metadata[b"method"] == b"cf4"
    assert float(table.schema.metadata[b"dt"]) == 1e-2


def test_netcdf_round_trips_through_xarray(tmp_path):
    import xarray

    fb.export_run(run(), tmp_path / "r.nc")
    with xarray.open_dataset(tmp_path / "r.nc", engine="h5netcdf", decode_times=False) as data:
        expected = run().to_xarray()
        assert set(data.data_vars) == set(expected.data_vars)
        for name in expected.data_vars:
            assert np.array_equal(data[name].values, expected[name].values)
            assert data[name].attrs["units"] == expected[name].attrs["units"]
        assert list(data["body"].values) == list(run().names)
        assert np.array_equal(data["time"].values, run().times)


def test_npz_holds_plain_arrays_and_their_units(tmp_path):
    fb.export_run(run(), tmp_path / "r.npz")
    with np.load(tmp_path / "r.npz", allow_pickle=False) as data:
        assert np.array_equal(data["time"], run().times)
        assert list(data["body"]) == ["cone", "plate", "dot"]
        assert np.array_equal(data["position"][:, 1], run()["plate"].position)
        units = dict(line.split(": ") for line in data["units"])
    assert units["velocity"] == "m/s"
    assert units["time"] == "s"


def test_interpolated_frames_can_be_exported(tmp_path):
    fb.export_run(run().at(np.linspace(0.0, 0.5, 7)), tmp_path / "few.csv")
    assert len((tmp_path / "few.csv").read_text().splitlines()) == 8


def test_existing_files_stay_unless_told_otherwise(tmp_path):
    path = tmp_path / "r.csv"
    path.write_text("mine")
    with pytest.raises(fb.errors.InputError, match="exists already"):
        fb.export_run(run(), path)
    assert path.read_text() == "mine"
    fb.export_run(run(), path, overwrite=True)
    assert path.read_text().startswith("time [s]")
    (tmp_path / "folder.csv").mkdir()
    with pytest.raises(fb.errors.InputError, match="exists already"):
        fb.export_run(run(), tmp_path / "folder.csv", overwrite=True)


def test_a_failure_leaves_nothing_behind(tmp_path, monkeypatch):
    def fail(run, path):
        path.write_text("half")
        raise OSError("disk full")

    monkeypatch.setattr("freebody.export.tables.write_csv", fail)
    with pytest.raises(fb.errors.InputError, match=r"r\.csv cannot be written: disk full"):
        fb.export_run(run(), tmp_path / "r.csv")
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("name", "options", "words"),
    [
        ("r.xlsx", {}, "ends in .csv"),
        ("r", {}, "ends in .csv"),
        ("r.csv", {"fps": 30.0}, "fps for a .csv file"),
        ("r.glb", {"speed": 2.0}, "speed for a .glb file"),
        ("r.nc", {"size": (64, 64)}, "size for a .nc file"),
        ("r.mp4", {"fps": 0.0}, "fps = 0.0"),
        ("r.mp4", {"speed": float("nan")}, "speed = nan"),
        ("r.mp4", {"speed": 1e-9}, "at most 216000"),
        ("r.mp4", {"size": (63, 64)}, "two even numbers"),
        ("r.glb", {"fps": -1.0}, "fps = -1.0"),
        ("r.glb", {"world": fb.World([fb.Body(mass=1.0, name="other")])}, "without the body 'cone'"),
    ],
)
def test_what_does_not_fit_is_refused_and_nothing_is_written(name, options, words, tmp_path):
    with pytest.raises(fb.errors.InputError, match=words):
        fb.export_run(run(), tmp_path / name, **options)
    assert list(tmp_path.iterdir()) == []
