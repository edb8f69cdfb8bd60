"""Unfinished records that were damaged or made to harm: a clear error, nothing huge, no code."""

import json
import shutil
import tracemalloc

import numpy as np
import pytest
from record_worlds import broken_off

from freebody.errors import RunFileError
from freebody.record.load import load_run


@pytest.fixture(scope="module")
def made(tmp_path_factory):
    return broken_off(tmp_path_factory.mktemp("records") / "run.zarr", "fixed", 1.0)


@pytest.fixture
def record(made, tmp_path):
    return shutil.copytree(made, tmp_path / "run.zarr")


def edit(record, *steps, value):
    path = record / "zarr.json"
    content = json.loads(path.read_text())
    arrays = steps[0] == "arrays"
    table = {"arrays": content["consolidated_metadata"]["metadata"]} if arrays else content["attributes"]
    for step in steps[:-1]:
        table = table[step]
    if value is None:
        del table[steps[-1]]
    else:
        table[steps[-1]] = value
    path.write_text(json.dumps(content))


def refused(record, match):
    with pytest.raises(RunFileError, match=match):
        load_run(record)


def test_the_copy_is_readable_so_that_the_refusals_mean_something(record):
    assert len(load_run(record)) > 100


@pytest.mark.parametrize(
    ("steps", "value", "match"),
    [
        (("record",), 7, "record = 7.*a table"),
        (("record",), {}, "job = None"),
        (("arrays", "time"), None, "description None. Expected: a table"),
        (("arrays", "time"), 7, "description 7. Expected: a table"),
        (("arrays", "time", "shape"), [0], "Expected: time = 0"),
        (("arrays", "time", "shape"), [-3], r"shape \[-3\]"),
        (("arrays", "time", "shape"), [1.5], r"shape \[1.5\]"),
        (("arrays", "time", "shape"), [True], r"shape \[True\]"),
        (("arrays", "time", "shape"), [10**12], "declares .* bytes in chunks"),
        (("arrays", "time", "shape"), [10**6], "is missing"),
        (("arrays", "time", "shape"), [50], "Expected: time = 50"),
        (("arrays", "breakpoint_frames", "shape"), [10**6], "declares|is missing"),
        (("arrays", "raw", "chunk_grid", "configuration", "chunk_shape", 0), 10**12, "declares .* bytes in chunks"),
        (("arrays", "raw", "chunk_grid", "configuration", "chunk_shape", 0), 17, "has .* bytes. Expected"),
        (("arrays", "raw", "chunk_grid", "configuration", "chunk_shape", 0), 0, r"chunk shape \[0, "),
        (("arrays", "raw", "chunk_grid"), [], "chunk shape None"),
        (("arrays", "raw", "codecs"), [], "codecs "),
        (("arrays", "mass", "shape"), [2**40], "declares .* bytes in chunks|is missing"),
        (("arrays", "fingerprint", "chunk_grid", "configuration", "chunk_shape", 0), 9, "has .* bytes. Expected"),
        (("record", "state", "file"), 2, "state file = 2"),
        (("record", "state", "file"), "../../secret", "state file = '../../secret'"),
        (("record", "state", "memory"), -1, "memory = -1"),
        (("record", "state", "memory"), 10**9, "has .* bytes. Expected"),
        (("record", "state"), None, "state = None"),
        (("record", "job"), "none", "job = 'none'"),
        (("record", "scene"), 4, "a scene that is not text"),
        (("names",), ["brick"], "Expected: body = 1"),
        (("names",), [f"n{k}" for k in range(100_000)], "Expected: body = 100000"),
        (("layout",), "matrix", "Expected: state_column = 18"),
        (("version",), 99, "version 99 of the format"),
        (("clock",), [0.0, "many", 0.1], "clock = "),
        (("events",), [["name"]], "events = "),
    ],
)
def test_manifests_that_make_no_sense(record, steps, value, match):
    edit(record, *steps, value=value)
    refused(record, match)


@pytest.mark.parametrize("name", ["raw/c/0/0/0", "time/c/0", "wrench/c/0/0/0", "mass/c/0", "state"])
@pytest.mark.parametrize("damage", ["gone", "cut", "flipped", "folder"])
def test_damaged_files(record, name, damage):
    valid = json.loads((record / "zarr.json").read_text())["attributes"]["record"]["state"]["file"]
    file = record / (f"state-{valid}.bin" if name == "state" else name)
    data = file.read_bytes()
    file.unlink()
    if damage == "cut":
        file.write_bytes(data[:-1])
    elif damage == "flipped":
        file.write_bytes(data[:9] + bytes([data[9] ^ 1]) + data[10:])
    elif damage == "folder":
        file.mkdir()
    expected = {"cut": "has .* bytes", "flipped": "does not match its checksum"}.get(damage, "is missing")
    refused(record, expected)


def test_times_that_go_back(record):
    from freebody.record.disk import checksum, put

    file = record / "time/c/0"
    times = np.frombuffer(file.read_bytes()[:-4], dtype="<f8").copy()
    times[5] = -1.0
    put(file, times.tobytes(), checksum(times.tobytes()))
    refused(record, "times that are not finite and ascending")


def test_manifests_that_are_no_json(record):
    for text in ("", "[1, 2]", "{", "[" * 100_000):
        (record / "zarr.json").write_text(text)
        refused(record, "JSON")


def test_a_manifest_of_another_program(record):
    (record / "zarr.json").write_text(json.dumps({"attributes": {"record": {"complete": False}}}))
    refused(record, "is not a stored run")


def test_limits_can_be_set(record):
    with pytest.raises(RunFileError, match=r"declares \d+ bytes in chunks. Expected: at most 1000.*max_bytes"):
        load_run(record, max_bytes=1000)


def test_what_is_not_there_or_no_folder(tmp_path):
    refused(tmp_path / "nothing", "is not a folder")
    (tmp_path / "empty").mkdir()
    refused(tmp_path / "empty", "cannot be read")


def test_rows_beyond_the_manifest_are_not_believed(record):
    whole = load_run(record)
    content = json.loads((record / "zarr.json").read_text())
    for array in content["consolidated_metadata"]["metadata"].values():
        if array["dimension_names"][0] in ("time", "breakpoint_frame"):
            array["shape"][0] = 50 if array["dimension_names"][0] == "time" else 0
            array["attributes"]["empty_chunks"] = [] if 0 in array["shape"] else array["attributes"]["empty_chunks"]
    (record / "zarr.json").write_text(json.dumps(content))
    part = load_run(record)
    assert (part.raw == whole.raw[:50]).all()


def test_frames_that_are_declared_and_not_there_are_not_made(record):
    frames = 5_000_000
    content = json.loads((record / "zarr.json").read_text())
    for name, array in content["consolidated_metadata"]["metadata"].items():
        if array["dimension_names"][0] == "time":
            array["shape"][0] = array["chunk_grid"]["configuration"]["chunk_shape"][0] = frames
            array["attributes"]["empty_chunks"] = [] if 0 in array["shape"] else [[0, 1]]
            shutil.rmtree(record / name / "c", ignore_errors=True)
    (record / "zarr.json").write_text(json.dumps(content))
    tracemalloc.start()
    refused(record, "bytes of frames are declared and .* are there")
    assert tracemalloc.get_traced_memory()[1] < 16 * 2**20
    tracemalloc.stop()
