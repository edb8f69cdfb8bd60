"""Ensembles on disk: killed and resumed, loaded, in the way; and on a cluster whose worker dies."""

import os
import subprocess
import sys
import warnings
from pathlib import Path

import numpy as np
import pytest
from ensemble_worlds import RUN, VARY, sprung

import freebody as fb
from freebody.ensembles.chunk import Runner
from freebody.errors import InputError, RunFileError

GIVEN = {"vary": VARY, "runs": 512, "seed": 9, "stats": ("mean", "cov"), **RUN}
HERE = Path(__file__).parent
NAMES = ("position", "orientation", "velocity", "angular_velocity", "status", "time", "force.spring.stiffness")


@pytest.fixture(scope="module")
def expected():
    return fb.ensemble(sprung(), 0.2, **GIVEN)


def same(found, expected):
    for name in NAMES:
        np.testing.assert_array_equal(found[name], expected[name])
    for part in ("mean", "std"):
        for one, other in zip(getattr(found, part), getattr(expected, part)):
            assert one.tobytes() == other.tobytes()
    assert found.cov.tobytes() == expected.cov.tobytes()


def killed(folder, runs, *kills):
    """Go on with the ensemble in processes that die: see ``killed.py``."""
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(HERE), os.environ.get("PYTHONPATH", "")])}
    given = [str(folder), str(runs), *map(str, kills)]
    subprocess.run([sys.executable, str(HERE / "killed.py"), *given], env=environment, check=True)


def test_an_ensemble_that_was_killed_goes_on(tmp_path, expected, monkeypatch):
    folder = tmp_path / "e.zarr"
    killed(folder, GIVEN["runs"], 2, 1)
    part = fb.load_ensemble(folder)
    assert part.interrupted
    assert part.plan.chunks == 8
    assert len(part._results.done()) == 3
    done = part.status >= 0
    assert done.sum() == 3 * 64
    np.testing.assert_array_equal(part["position"][done], expected["position"][done])

    ran = []
    run = Runner.run
    monkeypatch.setattr(
        Runner, "run", lambda self, first, last, stop: (ran.append(first), run(self, first, last, stop))[1]
    )
    whole = fb.ensemble(sprung(), 0.2, record=folder, resume=True, **GIVEN)
    assert not whole.interrupted
    assert len(ran) == 5  # no finished chunk is computed again
    same(whole, expected)
    same(fb.load_ensemble(folder), expected)
    assert fb.load_ensemble(folder).run(77).final.raw.tobytes() == expected.run(77).final.raw.tobytes()


def test_fifty_kills_lose_nothing(tmp_path):
    """Ten processes die at any time, the first of them while they make the store; forty in the middle of a chunk, of
    which every fifth has finished one before.
    """
    given = {**GIVEN, "runs": 2048}
    kills = [f"{0.02 * k}s" if k < 10 else int(k % 5 == 4) for k in range(50)]
    killed(tmp_path / "e.zarr", given["runs"], *kills)
    done = len(fb.load_ensemble(tmp_path / "e.zarr")._results.done())
    assert 8 <= done < 16
    whole = fb.ensemble(sprung(), 0.2, record=tmp_path / "e.zarr", resume=True, **given)
    same(whole, fb.ensemble(sprung(), 0.2, **given))


def test_a_store_reads_as_a_labelled_dataset(tmp_path, expected):
    import xarray

    with warnings.catch_warnings():
        warnings.simplefilter("error")
        fb.ensemble(sprung(), 0.2, record=tmp_path / "e.zarr", **GIVEN)
        data = xarray.open_zarr(tmp_path / "e.zarr", consolidated=False)
    np.testing.assert_array_equal(data["position"].values, expected["position"])
    assert data["position"].dims == ("run", "body", "axis")


def test_what_is_in_the_way_stays(tmp_path):
    given = {**GIVEN, "runs": 64}
    folder = tmp_path / "e.zarr"
    fb.ensemble(sprung(), 0.1, record=folder, **given)
    with pytest.raises(InputError, match="exists"):
        fb.ensemble(sprung(), 0.1, record=folder, **given)
    with pytest.raises(InputError, match="another ensemble: seed"):
        fb.ensemble(sprung(), 0.1, record=folder, resume=True, **{**given, "seed": 10})
    other = fb.ensemble(sprung(), 0.1, record=folder, overwrite=True, **{**given, "seed": 10})
    assert fb.load_ensemble(folder)["position"].tobytes() == other["position"].tobytes()
    mine = tmp_path / "mine"
    mine.mkdir()
    (mine / "letter.txt").write_text("dear")
    with pytest.raises(InputError, match="left alone"):
        fb.ensemble(sprung(), 0.1, record=mine, overwrite=True, **given)
    assert (mine / "letter.txt").read_text() == "dear"
    with pytest.raises(InputError, match="no folder"):
        fb.ensemble(sprung(), 0.1, record=tmp_path / "no" / "e.zarr", **given)
    with pytest.raises(RunFileError, match="no ensemble"):
        fb.load_ensemble(mine)


def test_memory_is_asked_for(tmp_path, monkeypatch):
    given = {**GIVEN, "runs": 64, "record": tmp_path / "e.zarr", "keep": ("final", [0.1, 0.2])}
    with monkeypatch.context() as patch:
        patch.setattr("freebody.ensembles.store.affordable", lambda: 100_000)
        with pytest.raises(InputError, match=r"(?s)64 runs at a time .* 3 instants .* keep fewer times"):
            fb.ensemble(sprung(), 0.2, **given)
    assert not list(tmp_path.iterdir())
    fb.ensemble(sprung(), 0.2, **given)
    monkeypatch.setattr("freebody.ensembles.ensemble.affordable", lambda: 2000)
    with pytest.raises(InputError, match=r"(?s)open_zarr\('.*e.zarr', .*\['position'\]"):
        fb.load_ensemble(tmp_path / "e.zarr")["position"]


def test_a_function_is_not_kept_in_a_store(tmp_path):
    def make(stiffness):
        return sprung(stiffness)

    given = {"vary": {"stiffness": fb.uniform(4, 6)}, "runs": 8, **RUN}
    fb.ensemble(make, 0.1, record=tmp_path / "e.zarr", **given)
    loaded = fb.load_ensemble(tmp_path / "e.zarr")
    assert loaded["position"].shape == (8, 1, 3)
    with pytest.raises(InputError, match="resume=True"):
        loaded.run(3)


def test_a_cluster_gives_the_same_bits_and_survives_a_worker(tmp_path, expected, monkeypatch):
    distributed = pytest.importorskip("distributed")
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(HERE), os.environ.get("PYTHONPATH", "")]))
    with (
        distributed.LocalCluster(
            n_workers=2, threads_per_worker=1, processes=True, dashboard_address=None, silence_logs=50
        ) as cluster,
        distributed.Client(cluster) as client,
    ):
        killer = client.submit(_kill_one_worker, tmp_path / "killed", retries=5)
        found = fb.ensemble(sprung(), 0.2, record=tmp_path / "e.zarr", on=client, **GIVEN)
        assert killer.result()
    same(found, expected)
    assert (tmp_path / "killed").exists()


def _kill_one_worker(mark):
    """The first worker that comes by dies, with all that it has."""
    if not mark.exists():
        mark.write_text("")
        os._exit(1)
    return True
