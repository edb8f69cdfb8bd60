"""Chunks of nothing but zeros: they have no file, are listed, and a file that is lost is still noticed."""

import json
import shutil

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from record_worlds import BrokenOffError, bits, stopping_at

import freebody as fb
from freebody.errors import RunFileError
from freebody.record.arrays import ChunkedArray, GrowingArray
from freebody.record.disk import Files
from freebody.record.format import is_blank, ranges
from freebody.record.load import load_run
from freebody.record.metadata import Declared, empty_chunks


def coasting():
    return fb.World([fb.Body(fb.Torus(major=1.0, minor=0.25), density=1.0, name="t", angular_velocity=(0.1, 0.1, 0))])


def record(path, **more):
    return fb.simulate(coasting(), 2.0, dt=1e-3, record=path, **more)


def chunks(path, name):
    return sorted(file.name for file in (path / name).rglob("*") if file.is_file() and file.name != "zarr.json")


ZERO = ("accumulators", "potential_energy", "wrench")


@pytest.mark.parametrize("kind", ["recorded", "saved", "unfinished"])
def test_arrays_of_zeros_have_no_chunks_and_are_read_by_us_and_by_zarr(tmp_path, kind):
    import zarr

    path = tmp_path / "run.zarr"
    if kind == "recorded":
        run = record(path)
    elif kind == "saved":
        run = fb.simulate(coasting(), 2.0, dt=1e-3)
        run.save(path)
    else:
        with pytest.raises(BrokenOffError):
            record(path, observers=stopping_at(1.0))
        run = load_run(path)
    for name in ZERO:
        assert chunks(path, name) == []
    assert chunks(path, "raw") == ["0"]
    assert bits(load_run(path)) == bits(run)
    group = zarr.open_group(path, mode="r")
    for name in ZERO:
        assert group[name].shape[0] == len(run)
        assert is_blank(group[name][...])
        assert group[name].attrs["empty_chunks"] == [[0, 1]]


def test_a_run_that_was_resumed_still_lists_what_is_empty(tmp_path):
    path = tmp_path / "run.zarr"
    with pytest.raises(BrokenOffError):
        record(path, observers=stopping_at(1.0))
    assert bits(record(path, resume=True)) == bits(fb.simulate(coasting(), 2.0, dt=1e-3))
    assert chunks(path, "wrench") == []
    assert load_run(path).potential_energy.max() == 0.0


@pytest.mark.parametrize("name", ["raw", "time", "kinetic_energy"])
@pytest.mark.parametrize("kind", ["recorded", "saved"])
def test_a_file_that_is_lost_is_noticed(tmp_path, kind, name):
    path = tmp_path / "run.zarr"
    if kind == "recorded":
        record(path)
    else:
        fb.simulate(coasting(), 2.0, dt=1e-3).save(path)
    shutil.rmtree(path / name / "c")
    with pytest.raises(RunFileError, match="is missing"):
        load_run(path)


LISTS = [
    ("all", "empty_chunks 'all'"),
    ([[0, 2]], "at most 16384 of 1 chunks"),
    ([[1, 2]], "ascending ranges"),
    ([[0, 0]], "ascending ranges"),
    ([[-1, 1]], "ascending ranges"),
    ([[0, True]], "ascending ranges"),
    ([[0, 1], [0, 1]], "ascending ranges"),
    ([0], "ascending ranges"),
    ([], "is missing"),
    (None, "is missing"),
]


@pytest.mark.parametrize(("value", "match"), LISTS)
def test_lists_that_make_no_sense_in_a_finished_run(tmp_path, value, match):
    path = tmp_path / "run.zarr"
    record(path)
    meta = json.loads((path / "wrench/zarr.json").read_text())
    meta["attributes"]["empty_chunks"] = value
    (path / "wrench/zarr.json").write_text(json.dumps(meta))
    with pytest.raises(RunFileError, match=match):
        load_run(path)


@pytest.mark.parametrize(("value", "match"), LISTS)
def test_lists_that_make_no_sense_in_an_unfinished_record(tmp_path, value, match):
    path = tmp_path / "run.zarr"
    with pytest.raises(BrokenOffError):
        record(path, observers=stopping_at(1.0))
    meta = json.loads((path / "zarr.json").read_text())
    meta["consolidated_metadata"]["metadata"]["wrench"]["attributes"]["empty_chunks"] = value
    (path / "zarr.json").write_text(json.dumps(meta))
    with pytest.raises(RunFileError, match=match):
        load_run(path)


def test_a_short_list_cannot_stand_for_endless_chunks(tmp_path):
    with pytest.raises(RunFileError, match="at most 16384 of 1000000000 chunks"):
        empty_chunks(tmp_path, [[0, 10**9]], 10**9)


def test_a_chunk_may_not_hold_less_than_whole_rows(tmp_path):
    path = tmp_path / "run.zarr"
    record(path)
    meta = json.loads((path / "wrench/zarr.json").read_text())
    meta["chunk_grid"]["configuration"]["chunk_shape"][2] = 1
    (path / "wrench/zarr.json").write_text(json.dumps(meta))
    with pytest.raises(RunFileError, match="whole rows in every chunk"):
        load_run(path)


def test_beyond_the_limit_chunks_of_zeros_are_written(tmp_path, monkeypatch):
    monkeypatch.setattr("freebody.record.arrays.MOST_EMPTY", 2)
    array = GrowingArray(Files(tmp_path), "time", (), 3)
    array.append(np.zeros(12))
    array.flush()
    assert array.empty == [[0, 2]]
    assert chunks(tmp_path, "time") == ["2", "3"]


@given(st.sets(st.integers(0, 60)))
def test_ranges_are_read_back_as_the_same_numbers(numbers):
    assert empty_chunks("x", ranges(numbers), 61) == numbers


# Mostly zeros, one kind of which is not blank.
ROWS = st.lists(st.sampled_from([0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -0.0, 1.5]), max_size=40)
STEPS = st.lists(st.one_of(st.just("flush"), st.just("restore"), ROWS), max_size=12)


@settings(max_examples=150)
@given(steps=STEPS, rows=st.integers(1, 7), last=st.sampled_from([None, 0.0, -0.0, 2.5]))
def test_whatever_is_appended_is_read_back_to_the_last_bit(tmp_path_factory, steps, rows, last):
    folder = tmp_path_factory.mktemp("array")
    array, whole = GrowingArray(Files(folder), "time", (), rows), []

    def back():
        empty = empty_chunks(folder, array.empty, -(-array.count // rows))
        made = Declared((array.count,), rows, 8 * rows, -(-array.count // rows), empty)
        return np.asarray(ChunkedArray(folder, "time", made, "float64"))

    for step in steps:
        if step == "flush":
            array.flush()
        elif step == "restore":
            array.flush()
            found = back()
            array = GrowingArray(Files(folder), "time", (), rows)
            array.restore(found)
        else:
            array.append(np.array(step))
            whole += step
    if last is not None and whole:
        array.amend(np.float64(last))
        whole[-1] = last
    array.flush()
    assert back().tobytes() == np.array(whole).tobytes()
    parts = [np.array(whole[k : k + rows]) for k in range(0, len(whole), rows)]
    files = {int(name) for name in chunks(folder, "time")}
    assert files == {*range(len(parts))} - empty_chunks(folder, array.empty, len(parts))
    # A chunk that had a file keeps it.
    assert {k for k, part in enumerate(parts) if not is_blank(part)} <= files


def test_minus_zero_is_not_blank_and_comes_back_from_a_saved_run(tmp_path):
    assert is_blank(np.zeros(3))
    assert not is_blank(np.array([0.0, -0.0]))
    run = fb.simulate(coasting(), 0.1, dt=1e-3)
    run.accumulators[5, 2] = -0.0
    run.save(tmp_path / "run.zarr")
    assert load_run(tmp_path / "run.zarr").accumulators.tobytes() == run.accumulators.tobytes()
