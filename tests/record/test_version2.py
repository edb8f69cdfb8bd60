"""Files of version 2 of the format, which held the buffers of the kernels, are still read.

The files in ``old`` were written by freebody before version 3: a bar on a hinge and a ball on a spring, 11 frames,
whole and broken off. ``expected.npz`` holds the numbers of that run as it was in memory.
"""

import shutil
from pathlib import Path

import numpy as np
import pytest

import freebody as fb
from freebody.errors import RunFileError
from freebody.joints.angles import continued
from freebody.record import version2
from freebody.record.load import read_run

OLD = Path(__file__).parent / "old"


@pytest.fixture(scope="module")
def expected():
    with np.load(OLD / "expected.npz") as found:
        return dict(found)


def test_a_finished_run_of_version_2_is_the_run_it_was(expected):
    run = fb.load_run(OLD / "finished.zarr.zip")
    assert run.times.tobytes() == expected["times"].tobytes()
    assert run.raw.tobytes() == expected["raw"].tobytes()
    assert run.energy.tobytes() == expected["energy"].tobytes()
    assert run.derived.wrench_after.tobytes() == expected["wrench"].tobytes()
    assert run.joints["pin"].angle.tobytes() == expected["angle"].tobytes()
    # Interpolated here, so that last bits depend on the processor.
    np.testing.assert_allclose(run.at([0.05, 0.13, 0.22]).raw, expected["between"], rtol=1e-14, atol=1e-15)
    assert run.audit().agrees


def test_the_bodies_of_version_2_have_the_inertia_of_their_shapes():
    """A homogeneous box of 1 x 0.2 x 0.1 m at 700 kg/m^3, and a ball of 2 kg with a radius of 0.2 m."""
    run = fb.load_run(OLD / "finished.zarr.zip")
    box = 14.0 / 12.0 * np.array([0.2**2 + 0.1**2, 1.0 + 0.1**2, 1.0 + 0.2**2])
    expected = np.stack([np.diag(box), np.diag([0.4 * 2.0 * 0.2**2] * 3)])
    np.testing.assert_allclose(run.tables.masses, [14.0, 2.0], rtol=1e-14)
    np.testing.assert_allclose(run.tables.inertias, expected, rtol=1e-13, atol=1e-15)
    np.testing.assert_allclose(
        run.tables.inverse_inertias @ expected, np.stack([np.eye(3)] * 2), rtol=1e-13, atol=1e-13
    )
    np.testing.assert_allclose(run.tables.principal_moments[0], box, rtol=1e-13)
    axes = run.tables.principal_axes[0]
    np.testing.assert_allclose(axes @ np.diag(box) @ axes.T, np.diag(box), rtol=1e-13, atol=1e-15)
    np.testing.assert_allclose(run["bob"].angular_velocity[0], [0.3, 0.0, 1.0], rtol=1e-14)
    assert run.tables.edges.size == 0


def test_hinges_are_measured_by_the_same_directions(tmp_path):
    """The bar starts along x and swings about y, so its angle follows from where its x axis points."""
    old = fb.load_run(OLD / "finished.zarr.zip")
    old.save(tmp_path / "run.zarr")
    for run in (old, fb.load_run(tmp_path / "run.zarr")):
        rotations = np.stack([run[name].rotation for name in run.names], axis=1)
        found = continued(run.tables, rotations, np.zeros((len(run), 1)))[:, 0]
        along = run["arm"].rotation[:, :, 0]
        np.testing.assert_allclose(found, np.arctan2(-along[:, 2], along[:, 0]), rtol=1e-12, atol=1e-12)
        np.testing.assert_allclose(found, run.joints["pin"].angle, rtol=1e-12, atol=1e-12)


def test_an_unfinished_record_of_version_2_is_read(expected):
    run = fb.load_run(OLD / "unfinished.zarr.zip")
    assert run.interrupted
    assert len(run) > 1
    assert expected["raw"].tobytes().startswith(run.raw.tobytes())
    assert run.final.time == run.times[-1]


def test_saved_again_it_is_of_the_present_version_and_holds_no_buffers(tmp_path):
    old = fb.load_run(OLD / "finished.zarr.zip")
    old.save(tmp_path / "run.zarr")
    assert not {"floats", "integers", "books", "edges"} & {entry.name for entry in (tmp_path / "run.zarr").iterdir()}
    new = fb.load_run(tmp_path / "run.zarr")
    assert new.raw.tobytes() == old.raw.tobytes()
    assert new.tables.rows.tobytes() == old.tables.rows.tobytes()
    times = [0.05, 0.13, 0.22]
    assert (new.at(times).joints["pin"].angle == old.at(times).joints["pin"].angle).all()
    assert new.audit().to_dict() == old.audit().to_dict()


def arrays():
    """The arrays of the old file as they are read."""
    found = {}
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(version2, "translated", lambda folder, given, bodies: found.update(given) or 1 / 0)
        with pytest.raises(ZeroDivisionError):
            fb.load_run(OLD / "finished.zarr.zip")
    return {name: np.array(values) for name, values in found.items()}


@pytest.mark.parametrize(
    ("name", "place", "value"),
    [("integers", slice(1, None), 2**40), ("integers", slice(3, None), -7), ("integers", slice(8, None), 5)],
)
def test_offsets_of_the_file_are_never_followed_out_of_its_buffers(name, place, value):
    given = arrays()
    given[name][place] = value
    made, _, extent = version2.translated(OLD, given, 2)
    assert len(made["hinge_bodies"]) == 0
    assert np.isfinite(extent)


def test_buffers_that_are_too_short_are_refused():
    given = arrays()
    with pytest.raises(RunFileError, match="constants of the bodies"):
        version2.translated(OLD, given | {"floats": given["floats"][:70]}, 2)
    with pytest.raises(RunFileError, match="structure of the world"):
        version2.translated(OLD, given | {"integers": given["integers"][:5]}, 2)


def test_a_run_left_on_disk_reads_only_what_is_used(tmp_path, monkeypatch):
    monkeypatch.setattr("freebody.record.arrays.CHUNK", 100)
    whole = fb.load_run(OLD / "finished.zarr.zip")
    whole.save(tmp_path / "run.zarr")
    lazy = read_run(tmp_path / "run.zarr", lazy=True).run
    assert lazy.raw.shape == whole.raw.shape
    shutil.rmtree(tmp_path / "run.zarr/raw/c/0")
    assert (lazy.raw[-2:, 1, :3] == whole.raw[-2:, 1, :3]).all()
    assert (lazy.state(7).raw == whole.state(7).raw).all()
    with pytest.raises(RunFileError, match="is missing"):
        np.asarray(lazy.raw)
