"""Runs that are small on disk and were large in memory: what is not there is not made."""

import json
import shutil
import tracemalloc
import zipfile

import pytest
from run_worlds import sprung

import freebody as fb
from freebody.errors import RunFileError
from freebody.record.metadata import MOST_VALUES
from work_count import work_of

# What reading a description may take in memory: so much anyway, and so many times its size.
MEGABYTES = 64
TIMES = 32

GROWING = ("time", "raw", "accumulators", "kinetic_energy", "potential_energy", "wrench", "joints", "contacts", "gaps")


@pytest.fixture(scope="module")
def saved(tmp_path_factory):
    path = tmp_path_factory.mktemp("runs") / "run.zarr"
    fb.simulate(sprung(), 0.1, dt=1e-2).save(path)
    return path


@pytest.fixture
def run(saved, tmp_path):
    return shutil.copytree(saved, tmp_path / "run.zarr")


def packed(folder, more=()):
    target = folder.parent / "run.zip"
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED) as archive:
        for file in folder.rglob("*"):
            if file.is_file():
                archive.write(file, file.relative_to(folder).as_posix())
        for name, data in more:
            archive.writestr(name, data)
    return target


def peak(path, match):
    """MiB that a refusal took."""
    tracemalloc.start()
    try:
        with pytest.raises(RunFileError, match=match):
            fb.load_run(path)
        return tracemalloc.get_traced_memory()[1] / 2**20
    finally:
        tracemalloc.stop()


def edit(path, change):
    content = json.loads(path.read_text())
    change(content)
    path.write_text(json.dumps(content))


def swell(path, size):
    """Tables that cost the most memory per byte of JSON, where nobody looks for them."""
    text = path.read_text().rstrip()
    path.write_text(text[:-1] + ', "more": [' + '{"":0},' * (size // 7) + "0]}")


@pytest.mark.parametrize("name", ["zarr.json", "raw/zarr.json"])
def test_descriptions_in_an_archive_unpack_in_proportion(run, name):
    swell(run / name, 8 << 20)
    path = packed(run)
    assert path.stat().st_size < 64_000
    assert peak(path, "more than can be afforded.*unpack it and load the folder") < 16


def test_a_description_takes_memory_in_proportion(run):
    swell(run / "zarr.json", 2 << 20)
    edit(run / "zarr.json", lambda content: content["attributes"].__setitem__("version", 99))
    size = (run / "zarr.json").stat().st_size / 2**20
    assert peak(run, "version 99") < MEGABYTES + TIMES * size


@pytest.mark.parametrize("unit", ['{"":0},', "[],", "0,", '"",', '"a":0,'])
def test_a_description_has_no_more_values_than_are_read_before_ctrl_c_is_answered(run, monkeypatch, unit):
    taken = []
    monkeypatch.setattr("freebody.record.metadata.json.loads", lambda text: taken.append(text) or {})
    path = run / "zarr.json"
    # As many as fit beside two values more: each stands for what it costs.
    weight = unit.count(",") + unit.count("[") + 5 * unit.count(":")
    for count, refused in ((MOST_VALUES // weight - 2, False), (MOST_VALUES // weight + 2, True)):
        path.write_bytes(b"[" + unit.encode() * count + b"0]")
        taken.clear()
        with pytest.raises(RunFileError, match=r"metadata of \d+ values" if refused else "is not a stored run"):
            fb.load_run(path.parent)
        assert bool(taken) is not refused


def test_chunks_in_an_archive_unpack_in_proportion(run, monkeypatch):
    monkeypatch.setattr("freebody.record.zipped.FREE_CHUNKS", 2**20)
    (run / "raw/c/0/0/0").write_bytes(bytes(30_000_000))
    path = packed(run)
    assert path.stat().st_size < 64_000
    assert peak(path, "more than can be afforded.*in an archive of") < 16


def test_chunks_that_no_description_names_stay_in_the_archive(run):
    names = ("raw/c/1/0/0", "raw/c/999999999/0/0", "raw/c/00/0/0", "time/c/7", "raw/c/0/1/0")
    path = packed(run, [(name, bytes(10_000_000)) for name in names])
    # All of them together are more than is allowed; the run is not.
    assert len(fb.load_run(path, max_bytes=1_000_000)) == 11


@pytest.mark.parametrize("packing", [False, True])
def test_frames_that_are_declared_and_not_there_are_not_made(run, packing):
    for name in GROWING:
        shutil.rmtree(run / name / "c", ignore_errors=True)

        def declare(content):
            rows = 5_000_000
            content["shape"][0] = rows
            content["chunk_grid"]["configuration"]["chunk_shape"][0] = rows
            content["attributes"]["empty_chunks"] = [[0, 1]] if 0 not in content["shape"] else []

        edit(run / name / "zarr.json", declare)
    path = packed(run) if packing else run
    assert peak(path, "bytes of frames are declared and .* are there") < 16


def test_a_long_run_of_a_body_at_rest_is_read(tmp_path):
    world = fb.World([fb.Body(fb.Sphere(1.0), density=1.0)])
    run = fb.simulate(world, 20_000.0, dt=1.0)
    run.save(tmp_path / "run.zarr")
    assert len(fb.load_run(tmp_path / "run.zarr")) == len(run)
    # Packed by hand, it shrinks more than a trajectory that moves.
    assert len(fb.load_run(packed(tmp_path / "run.zarr"))) == len(run)


def many_frames(tmp_path, count):
    run = fb.simulate(sprung(), count * 1e-3, dt=1e-3)
    run.save(tmp_path / "run.zarr")
    return packed(tmp_path / "run.zarr")


def many_bodies(tmp_path, count):
    world = fb.World([fb.Body(mass=1.0, name=f"body{n}") for n in range(count // 4)])
    fb.simulate(world, 0.02, dt=1e-2).save(tmp_path / "run.zarr")
    return packed(tmp_path / "run.zarr")


def many_entries(tmp_path, count):
    fb.simulate(sprung(), 0.02, dt=1e-2).save(tmp_path / "run.zarr")
    return packed(tmp_path / "run.zarr", [(f"raw/c/{n + 1000}/0/0", b"x") for n in range(count)])


def long_description(tmp_path, count):
    fb.simulate(sprung(), 0.02, dt=1e-2).save(tmp_path / "run.zarr")
    swell(tmp_path / "run.zarr/zarr.json", 100 * count)
    return packed(tmp_path / "run.zarr")


def many_chunks(tmp_path, count):
    """An unfinished record, every frame in a chunk of its own."""
    world = fb.World([fb.Body(mass=1.0, velocity=(1.0, 0.0, 0.0))])

    def stop(state):
        if state.time > count / 300:
            raise KeyError

    with pytest.raises(KeyError):
        fb.simulate(world, count / 200, dt=1e-2, record=tmp_path / "run.zarr", observers=stop)
    return packed(tmp_path / "run.zarr")


@pytest.mark.parametrize("make", [many_frames, many_bodies, many_entries, long_description, many_chunks])
def test_four_times_the_run_takes_four_times_the_work(tmp_path, monkeypatch, make):
    monkeypatch.setattr("freebody.record.arrays.CHUNK", 12)
    counts = []
    for number, count in enumerate((20, 20, 80, 320)):
        (tmp_path / str(number)).mkdir()
        path = make(tmp_path / str(number), count)
        counts.append(work_of(fb.load_run, path))
    # The first one imported and compiled what the others use.
    (_, *steps), (_, *made) = zip(*counts)
    for first, second, third in (steps, made):
        # Libraries clean up now and then: that is the slack.
        assert third - second <= 4.4 * max(second - first, 0) + 3000
