"""Contacts and impacts in files: saved, recorded while a run goes on, broken off, resumed; damaged files."""

import json
import shutil

import numpy as np
import pytest
from bumper import Bumper, bouncing

import freebody as fb
from freebody.contact.motion import grounds_at
from freebody.errors import RunFileError
from freebody.record import recorder
from freebody.record.disk import Files
from freebody.record.format import SINCE_VERSION_3

DT, HEIGHTS = 1e-3, (1.0, 0.3, 0.7, 0.31)
MOVING = {"velocity": ((0.0, 1.0), ((0.0, 0.0, 0.0), (1.0, 0.0, 0.0))), "angular_velocity": (0.0, 0.0, 2.0)}


def simulate(duration=3.0, **options):
    return fb.simulate(bouncing(HEIGHTS, **MOVING), duration, dt=DT, integrator=Bumper(), **options)


def bits(run):
    """Everything about contact in a run, as bytes."""
    arrays = run.derived.contact
    parts = (run.times, run.raw, run.contact_frames, run.impact_rows, arrays.gaps, run.derived.wrench_after)
    return [np.asarray(part).tobytes() for part in (*parts, run.final.contacts, run.lost_to_restitution)]


@pytest.fixture(scope="module")
def run():
    return simulate()


class BrokenOffError(Exception):
    pass


def broken_off(path, seconds):
    """The record of a run that an observer ended."""

    def end(state):
        if state.time > seconds:
            raise BrokenOffError

    with pytest.raises(BrokenOffError):
        simulate(record=path, observers=end)
    return path


def test_a_saved_run_is_read_bit_for_bit(run, tmp_path):
    run.save(tmp_path / "run.zarr")
    read = fb.load_run(tmp_path / "run.zarr")
    assert bits(read) == bits(run)
    assert read.tables.contacts._replace(state=0) == run.tables.contacts._replace(state=0)
    assert list(read.contacts) == list(run.contacts)
    assert read.contacts["ball 2", "table"].law == run.contacts["ball 2", "table"].law
    assert repr(read.impacts) == repr(run.impacts)
    times = np.linspace(0.0, 2.0, 17)
    for a, b in zip(grounds_at(read.tables, times), grounds_at(run.tables, times)):
        assert np.array_equal(a, b)


def test_a_recorded_run_has_the_same_bits(run, tmp_path):
    simulate(record=tmp_path / "run.zarr")
    assert bits(fb.load_run(tmp_path / "run.zarr")) == bits(run)


@pytest.mark.parametrize("seconds", [0.0005, 0.1, 1.23])
def test_a_run_that_was_broken_off_goes_on_to_the_last_bit(run, tmp_path, seconds, monkeypatch):
    monkeypatch.setattr(recorder, "PERIOD", 0.01)
    path = broken_off(tmp_path / "run.zarr", seconds)
    left = fb.load_run(path)
    assert left.interrupted
    count = len(left)
    assert np.array_equal(left.contact_frames, run.contact_frames[:count])
    known = run.impact_rows[:, 0] <= left.times[-1]
    assert np.array_equal(left.impact_rows, run.impact_rows[known])
    assert np.array_equal(left.final.contacts, left.contact_frames[-1])
    resumed = simulate(record=path, resume=True)
    assert bits(resumed) == bits(run)
    assert bits(fb.load_run(path)) == bits(run)


def test_a_recorded_run_that_holds_few_frames_keeps_all_impacts(run, tmp_path, monkeypatch):
    monkeypatch.setattr("freebody.running.memory.MOST_HELD", 100_000)
    held = simulate(record=tmp_path / "run.zarr")
    assert not isinstance(held.raw, np.ndarray)
    assert bits(held) == bits(run)


def test_a_record_from_another_state_of_contact_is_refused(tmp_path):
    first = simulate(1.0)
    start = first.final
    other = fb.State(
        start.tables, start.layout, start.raw, start.clock, start.accumulators, start.memory, start.angles,
        start.contacts + 1.0,
    )  # fmt: skip
    fb.simulate(bouncing(HEIGHTS, **MOVING), 0.1, dt=DT, integrator=Bumper(), start=start, record=tmp_path / "a.zarr")
    with pytest.raises(fb.errors.InputError, match="started from another state"):
        fb.simulate(
            bouncing(HEIGHTS, **MOVING), 0.1, dt=DT, integrator=Bumper(), start=other, record=tmp_path / "a.zarr",
            resume=True,
        )  # fmt: skip


def test_going_on_from_a_file_is_the_same_to_the_last_bit(run, tmp_path):
    simulate(1.5).save(tmp_path / "run.zarr")
    read = fb.load_run(tmp_path / "run.zarr")
    rest = simulate(0.5, start=read.final)
    first, last = 1500, 2001
    assert np.array_equal(rest.raw, run.raw[first:last])
    assert np.array_equal(rest.contact_frames, run.contact_frames[first:last])


def test_files_of_version_3_are_read_without_contact(tmp_path):
    plain = fb.simulate(fb.World([fb.Body(mass=1.0, name="dot")], gravity=(0, 0, -1.0)), 0.1, dt=0.01)
    plain.save(tmp_path / "run.zarr")
    manifest = tmp_path / "run.zarr" / "zarr.json"
    content = json.loads(manifest.read_text())
    content["attributes"]["version"] = 3
    for name in ("grounds", "pairs", "limits"):
        del content["attributes"][name]
    manifest.write_text(json.dumps(content))
    for name in SINCE_VERSION_3:
        shutil.rmtree(tmp_path / "run.zarr" / name)
    read = fb.load_run(tmp_path / "run.zarr")
    assert np.array_equal(read.raw, plain.raw)
    assert len(read.contacts) == len(read.impacts) == 0
    assert read.final.contacts.size == 0
    read.audit()


@pytest.fixture(scope="module")
def stored(run, tmp_path_factory):
    path = tmp_path_factory.mktemp("stored") / "run.zarr"
    run.save(path)
    return path


PAIR = ["ball 1", "table", [0, 4], 0, 1, [0.0, 0.8, 0.0, 0.0, 0.0]]


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("grounds", None),
        ("grounds", ["ball 1"]),
        ("grounds", ["a", "a"]),
        ("grounds", [""]),
        ("grounds", []),
        ("pairs", None),
        ("pairs", [[]]),
        ("pairs", [[*PAIR[:2], [0, 5], *PAIR[3:]]]),
        ("pairs", [[*PAIR[:2], [0, 3], *PAIR[3:]]]),
        ("pairs", [[*PAIR[:2], [True, 4], *PAIR[3:]]]),
        ("pairs", [[*PAIR[:2], [0, 0], *PAIR[3:]]]),
        ("pairs", [[*PAIR[:3], 1, *PAIR[4:]]]),
        ("pairs", [[*PAIR[:4], 0, PAIR[5]]]),
        ("pairs", [[*PAIR[:4], 10**9, PAIR[5]]]),
        ("pairs", [[*PAIR[:5], [0.1]]]),
        ("pairs", [[*PAIR[:5], ["0", 0, 0, 0, 0]]]),
        ("pairs", [PAIR]),
        ("limits", None),
        ("limits", [["hinge", 0, 0.0, 1.0, 0.0, 4]]),
        ("limits", [[]] * 10**6),
    ],
)
def test_attributes_that_are_not_of_contact_are_refused(stored, tmp_path, name, value):
    path = shutil.copytree(stored, tmp_path / "run.zarr")
    content = json.loads((path / "zarr.json").read_text())
    content["attributes"][name] = value
    (path / "zarr.json").write_text(json.dumps(content))
    with pytest.raises(RunFileError):
        fb.load_run(path)


@pytest.mark.parametrize(
    ("array", "place", "value", "match"),
    [
        ("impacts", (0, 0), np.nan, "impacts whose times"),
        ("impacts", (0, 0), 99.0, "impacts whose times"),
        ("impacts", (0, 1), 4.0, "slots that do not exist"),
        ("impacts", (0, 1), 0.5, "slots that do not exist"),
        ("impacts", (0, 1), -1.0, "slots that do not exist"),
        ("ground_poses", (0, 0), np.inf, "grounds"),
        ("ground_knots", (0, 2), np.nan, "grounds"),
    ],
)
def test_numbers_that_cannot_be_are_refused(stored, tmp_path, array, place, value, match):
    path = shutil.copytree(stored, tmp_path / "run.zarr")
    chunk = path / array / "c" / "0" / "0"
    shape = json.loads((path / array / "zarr.json").read_text())["shape"]
    numbers = np.frombuffer(chunk.read_bytes()[:-4], dtype="<f8").reshape(-1, shape[1]).copy()
    numbers[place] = value
    Files(path).put_checked((chunk).relative_to(path), numbers)
    with pytest.raises(RunFileError, match=match):
        fb.load_run(path)


def test_contacts_of_a_long_rest_cannot_stand_for_a_huge_file(stored, tmp_path):
    path = shutil.copytree(stored, tmp_path / "run.zarr")
    about = path / "impacts" / "zarr.json"
    content = json.loads(about.read_text())
    content["shape"][0] = 10**9
    about.write_text(json.dumps(content))
    with pytest.raises(RunFileError, match="declares|is missing"):
        fb.load_run(path)
