import json
import shutil

import numpy as np
import pytest
from run_worlds import driven

import freebody as fb
from freebody.errors import InputError


@pytest.fixture(scope="module")
def original(tmp_path_factory):
    path = tmp_path_factory.mktemp("runs") / "good.zarr"
    fb.simulate(driven(), 0.3, dt=1e-2, integrator="cf4").save(path)
    return path


@pytest.fixture
def stored(original, tmp_path):
    return shutil.copytree(original, tmp_path / "run.zarr")


def edit(path, change):
    content = json.loads(path.read_text())
    change(content)
    path.write_text(json.dumps(content))


def attribute(key, value):
    return lambda content: content["attributes"].__setitem__(key, value)


def refused(path, match, **options):
    with pytest.raises(InputError, match=match) as caught:
        fb.load_run(path, **options)
    assert len(str(caught.value)) < 1500


def test_the_original_is_fine(stored):
    assert len(fb.load_run(stored)) == 31


def test_a_path_without_a_run(tmp_path):
    refused(tmp_path / "nowhere.zarr", "is not a folder.*Expected: a run written by")
    refused(tmp_path, r"zarr.json: cannot be read")


def test_a_missing_array(stored):
    shutil.rmtree(stored / "accumulators")
    refused(stored, "accumulators.*cannot be read")


def test_a_missing_chunk_is_not_taken_for_zeros(stored):
    (stored / "raw/c/0/0/0").unlink()
    refused(stored, "is missing. Expected: a chunk of")


def test_a_truncated_chunk(stored):
    chunk = stored / "raw/c/0/0/0"
    chunk.write_bytes(chunk.read_bytes()[:-100])
    refused(stored, "has [0-9]+ bytes. Expected: a chunk of")


def test_a_flipped_bit(stored):
    chunk = stored / "raw/c/0/0/0"
    content = bytearray(chunk.read_bytes())
    content[100] ^= 1
    chunk.write_bytes(content)
    refused(stored, "does not match its checksum")


@pytest.mark.parametrize("text", ["", "{", "[]", "null", "[" * 100_000, '"run"', "\x00"])
def test_metadata_that_is_no_json_object(stored, text):
    (stored / "zarr.json").write_text(text)
    refused(stored, "is not (valid JSON|a JSON object)")


def test_metadata_too_large_to_read(stored, monkeypatch):
    monkeypatch.setattr("freebody.record.metadata.MOST_METADATA", 100)
    refused(stored, "metadata of [0-9]+ bytes. Expected: at most 100")


@pytest.mark.parametrize(
    "shape", [[float("nan"), 3, 13], [-1, 3, 13], [1e3, 3, 13], [31, 3], "31", None, [True, 3, 13]]
)
def test_counts_that_are_not_counts(stored, shape):
    edit(stored / "raw/zarr.json", lambda content: content.__setitem__("shape", shape))
    refused(stored, "shape .*Expected: 3 whole numbers, 0 or more")


def test_a_huge_declared_shape_is_refused_before_anything_is_read(stored):
    edit(stored / "raw/zarr.json", lambda content: content.__setitem__("shape", [10**15, 3, 13]))
    refused(stored, "declares [0-9]+ bytes.*larger max_bytes")


def test_a_huge_chunk_is_refused_before_anything_is_read(stored):
    def change(content):
        content["chunk_grid"]["configuration"]["chunk_shape"] = [10**12, 3, 13]

    edit(stored / "raw/zarr.json", change)
    refused(stored, "declares [0-9]+ bytes")


def test_more_frames_declared_than_there_are(stored):
    edit(stored / "raw/zarr.json", lambda content: content.__setitem__("shape", [3100, 3, 13]))
    refused(stored, "is missing. Expected: a chunk of")


def test_arrays_that_do_not_fit_together(stored):
    edit(stored / "raw/zarr.json", lambda content: content.__setitem__("shape", [30, 3, 13]))
    refused(stored, "shape .*Expected: time = 31")


def test_a_limit_on_bytes(stored):
    refused(stored, "declares [0-9]+ bytes in chunks. Expected: at most", max_bytes=1000)


def test_codecs_that_could_unpack_a_bomb(stored):
    codec = {"name": "zstd", "configuration": {"level": 0, "checksum": False}}
    edit(stored / "raw/zarr.json", lambda content: content["codecs"].append(codec))
    refused(stored, "codecs .*zstd")


def test_another_data_type(stored):
    edit(stored / "raw/zarr.json", lambda content: content.__setitem__("data_type", "object"))
    refused(stored, "data_type 'object'. Expected: 'float64'")


@pytest.mark.parametrize(
    ("key", "value", "match"),
    [
        ("format", "something else", "is not a stored run"),
        ("version", 99, r"version 99 of the format. Expected: version 2 to 4.*written by freebody"),
        ("version", "9" * 10_000, "of the format"),
        ("names", [], "names. Expected"),
        ("names", ["cone", "plate"], "shape .*Expected: body = 2"),
        ("names", ["cone", "plate", "plate"], "two bodies of one name"),
        ("names", ["cone", "plate", 7], "names. Expected"),
        ("names", ["cone", "plate", "x" * 300], "names. Expected"),
        ("layout", "matrix", "Expected: state_column = 18"),
        ("layout", ["momenta"], "layout = "),
        ("dt", float("nan"), "dt = nan"),
        ("dt", 10**400, "dt = "),
        ("dt", True, "dt = True"),
        ("order", 2.5, "order = 2.5"),
        ("clock", [0.0, 1.5, 0.01], "clock = "),
        ("clock", None, "clock = None"),
        ("events", [["a"]], "events = "),
        ("interrupted", "no", "interrupted = 'no'"),
        ("method", 4, "method = 4"),
    ],
)
def test_attributes_that_make_no_sense(stored, key, value, match):
    edit(stored / "zarr.json", attribute(key, value))
    refused(stored, match)


def rewrite(stored, name, change):
    import zarr

    array = zarr.open_group(stored, mode="r+")[name]
    values = array[...]
    change(values)
    array[...] = values


@pytest.mark.parametrize(
    ("name", "place", "value", "match"),
    [
        ("time", 3, np.nan, "times that are not finite and ascending"),
        ("time", 3, -1.0, "times that are not finite and ascending"),
        ("mass", 0, -1.0, "constants of the bodies.*positive masses"),
        ("inertia", 0, np.inf, "constants of the bodies"),
        ("breakpoints", 0, np.inf, "breakpoints that are not finite"),
        ("breakpoint_frames", 0, 10**9, "breakpoint frames that do not exist"),
        ("breakpoint_frames", 0, -5, "breakpoint frames that do not exist"),
    ],
)
def test_numbers_that_later_code_could_not_live_with(stored, name, place, value, match):
    rewrite(stored, name, lambda values: values.__setitem__(place, value))
    refused(stored, match)
