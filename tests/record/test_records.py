"""Records as users meet them: refusals, resuming, events, Ctrl-C, full disks."""

import errno
import json
import os
import signal
import subprocess
import sys
import tempfile
from dataclasses import replace

import numpy as np
import pytest
from record_worlds import RUNS, BrokenOffError, bits, broken_off, simulate, stopping_at, world

import freebody as fb
import freebody.record.recorder as recorder
from freebody.errors import InputError, SimulationError
from freebody.record.disk import put
from freebody.record.job import Recording
from freebody.record.load import load_run


@pytest.mark.parametrize("kind", RUNS)
def test_a_run_that_was_broken_off_is_readable_and_goes_on_bit_for_bit(tmp_path, kind):
    path = broken_off(tmp_path / "run.zarr", kind)
    reference = simulate(kind)
    left = load_run(path)
    assert left.interrupted
    assert 1 < len(left) < len(reference)
    assert left.times[-1] <= 1.3 + 1e-9
    assert reference.raw.tobytes().startswith(left.raw.tobytes())
    assert reference.accumulators.tobytes().startswith(left.accumulators.tobytes())
    assert reference.energy.tobytes().startswith(left.energy.tobytes())
    assert left.audit().agrees
    assert bits(simulate(kind, record=path, resume=True)) == bits(reference)
    assert bits(load_run(path)) == bits(reference)


def test_resuming_a_finished_record_only_reads_it(tmp_path):
    first = simulate("fixed", record=tmp_path / "run.zarr")
    before = {file: file.stat().st_mtime_ns for file in tmp_path.rglob("*") if file.is_file()}
    again = simulate("fixed", record=tmp_path / "run.zarr", resume=True)
    assert bits(again) == bits(first)
    assert before == {file: file.stat().st_mtime_ns for file in tmp_path.rglob("*") if file.is_file()}


def test_a_run_that_starts_from_a_state_is_recorded_and_resumed_from_there(tmp_path):
    start = simulate("fixed", duration=0.777).final
    reference = bits(simulate("fixed", start=start))
    broken_off(tmp_path / "run.zarr", "fixed", 1.5, start=start)
    assert bits(simulate("fixed", start=start, record=tmp_path / "run.zarr", resume=True)) == reference


def test_events_before_the_end_of_the_record_are_kept(tmp_path):
    events = fb.Event(lambda state: np.sin(4.0 * state.time) - 0.3, name="beat", stop=False)
    reference = simulate("fixed", events=events)
    assert len(reference.events) >= 2
    middle = 0.5 * (reference.events[0].time + reference.events[-1].time)
    broken_off(tmp_path / "run.zarr", "fixed", middle, events=events)
    assert 0 < len(load_run(tmp_path / "run.zarr").events) < len(reference.events)
    resumed = simulate("fixed", events=events, record=tmp_path / "run.zarr", resume=True)
    assert bits(resumed) == bits(reference)


@pytest.mark.parametrize("kind", ["fixed", "outputs"])
def test_an_event_that_ends_the_run_ends_the_record(tmp_path, kind):
    event = fb.Event(lambda state: state.time - 0.98765, name="late")
    run = simulate(kind, events=event, record=tmp_path / "run.zarr")
    assert run.times[-1] == pytest.approx(0.98765, abs=1e-12)
    assert bits(load_run(tmp_path / "run.zarr")) == bits(run)


def test_forces_of_the_users_own_are_recorded_with_what_they_did(tmp_path):
    @fb.force
    def lift(t, body, strength):
        f = fb.cross(body.angular_velocity, body.velocity)
        return (strength * f[0], strength * f[1], strength * f[2]), (0.0, 0.0, 0.0)

    def lifted():
        made = world()
        return made.add(lift(made.bodies[0], strength=0.3))

    arguments = {"dt": 1e-3, "integrator": "cf4"}
    reference = bits(fb.simulate(lifted(), 1.0, **arguments))
    with pytest.raises(BrokenOffError):
        fb.simulate(lifted(), 1.0, record=tmp_path / "r.zarr", observers=stopping_at(0.5), **arguments)
    assert bits(fb.simulate(lifted(), 1.0, record=tmp_path / "r.zarr", resume=True, **arguments)) == reference
    assert bits(load_run(tmp_path / "r.zarr")) == reference


def test_what_exists_is_never_overwritten_unasked(tmp_path):
    path = tmp_path / "run.zarr"
    first = bits(simulate("fixed", record=path))
    with pytest.raises(InputError, match=r"run.zarr exists already.*another name, give overwrite=True.*resume=True"):
        simulate("fixed", record=path, duration=1.0)
    assert bits(load_run(path)) == first
    simulate("fixed", record=path, duration=1.0, overwrite=True)
    assert load_run(path).times[-1] == 1.0
    (tmp_path / "thesis").mkdir()
    (tmp_path / "thesis/text").write_text("years of work")
    with pytest.raises(InputError, match="thesis is not a stored run"):
        simulate("fixed", record=tmp_path / "thesis", overwrite=True)
    assert (tmp_path / "thesis/text").read_text() == "years of work"
    assert sorted(p.name for p in tmp_path.iterdir()) == ["run.zarr", "thesis"]
    with pytest.raises(InputError, match="resumes and overwrites"):
        Recording(path, resume=True, overwrite=True)


@pytest.mark.parametrize("name", ["x.zarr.zip", "x.ZIP"])
def test_a_record_is_a_folder_and_not_called_an_archive(tmp_path, name):
    with pytest.raises(InputError, match=r"folder.*name it 'x.*to get one file.*save\('x"):
        fb.simulate(fb.World(fb.Body(mass=1.0)), 1.0, dt=0.1, record=tmp_path / name)
    assert not list(tmp_path.iterdir())
    run = fb.simulate(fb.World(fb.Body(mass=1.0)), 1.0, dt=0.1)
    run.save(tmp_path / "x.zarr.zip")
    with pytest.raises(InputError, match="folder"):
        fb.simulate(fb.World(fb.Body(mass=1.0)), 1.0, dt=0.1, record=tmp_path / "x.zarr.zip", overwrite=True)
    assert bits(load_run(tmp_path / "x.zarr.zip")) == bits(run)


def test_an_invalid_run_leaves_an_existing_record_alone(tmp_path):
    path = tmp_path / "run.zarr"
    first = bits(simulate("fixed", record=path))
    with pytest.raises(InputError, match="dt = -1"):
        simulate("fixed", record=path, dt=-1.0, overwrite=True)
    assert bits(load_run(path)) == first


@pytest.mark.parametrize(
    ("change", "match"),
    [
        ({"dt": 2e-3}, r"another run \(dt: '0.001' there, '0.002' here"),
        ({"every": 5}, r"another run \(every: 7 there, 5 here"),
        ({"duration": 4.0}, r"another run \(duration: '3.0' there, '4.0' here"),
        ({"integrator": "rkmk4"}, r"another run \(method: 'cf4' there, 'rkmk4' here"),
        ({"integrator": fb.Euler(normalize=False)}, "method: 'cf4' there, 'euler' here"),
    ],
)
def test_another_run_is_not_mixed_into_a_record(tmp_path, change, match):
    path = broken_off(tmp_path / "run.zarr", "fixed")
    with pytest.raises(InputError, match=match):
        simulate("fixed", record=path, resume=True, **change)


def test_another_world_is_not_mixed_into_a_record(tmp_path):
    path = broken_off(tmp_path / "run.zarr", "fixed")
    arguments = {name: value for name, value in RUNS["fixed"].items() if name != "duration"}
    heavier = world().add(fb.Drag(linear=1.0))
    with pytest.raises(InputError, match="its bodies or forces have other numbers"):
        fb.simulate(heavier, 3.0, record=path, resume=True, **arguments)
    state = world().state()
    state.raw[0, 7] *= 1.0 + 2**-52
    with pytest.raises(InputError, match="it started from another state"):
        fb.simulate(world(), 3.0, record=path, resume=True, start=state, **arguments)


def test_a_saved_run_is_not_resumed(tmp_path):
    simulate("fixed").save(tmp_path / "run.zarr")
    with pytest.raises(InputError, match=r"a saved run, not a record. Remedy: .*start=run.final"):
        simulate("fixed", record=tmp_path / "run.zarr", resume=True)


def test_two_processes_do_not_write_one_record(tmp_path):
    path = broken_off(tmp_path / "run.zarr", "fixed")
    code = (
        "import sys; from pathlib import Path; from freebody.record.disk import alone\n"
        "with alone(Path(sys.argv[1])): print('mine', flush=True); sys.stdin.read()"
    )
    with subprocess.Popen(
        [sys.executable, "-c", code, str(path)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as other:
        assert other.stdout.readline() == "mine\n"
        with pytest.raises(InputError, match="is being written by another process"):
            simulate("fixed", record=path, resume=True)
        other.communicate("")
    assert len(simulate("fixed", record=path, resume=True)) > 1


def test_ctrl_c_leaves_a_record_to_go_on_with(tmp_path):
    def interrupt(state):
        if state.time >= 1.0 and not interrupted:
            interrupted.append(state.time)
            os.kill(os.getpid(), signal.SIGINT)

    interrupted = []
    run = simulate("fixed", record=tmp_path / "run.zarr", observers=interrupt)
    assert run.interrupted
    left = load_run(tmp_path / "run.zarr")
    assert left.interrupted
    assert left.times[-1] == pytest.approx(1.0, abs=2 * 7e-3)
    assert bits(simulate("fixed", record=tmp_path / "run.zarr", resume=True)) == bits(simulate("fixed"))


def test_other_readers_of_zarr_see_the_frames_of_an_unfinished_record(tmp_path):
    import zarr

    path = broken_off(tmp_path / "run.zarr", "fixed")
    group, left = zarr.open_group(path, mode="r"), load_run(path)
    assert (group["raw"][...] == left.raw).all()
    assert (group["time"][...] == left.times).all()


class FullDisk:
    """A disk with room for so many more writes."""

    def __init__(self, monkeypatch, room):
        self.room, self.put = room, put
        monkeypatch.setattr("freebody.record.disk.put", self.write)

    def write(self, path, *parts, durable, below=None):
        self.room -= 1
        if self.room < 0:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC), str(path))
        self.put(path, *parts, durable=durable, below=below)


# Bytes of a small disk: less than the run below takes, more than its beginning.
SMALL = 2 << 20


def full_disks():
    """Ways to fill a disk here: errors put in place of writes, and a real small disk where we may mount one."""
    with tempfile.TemporaryDirectory() as folder:
        return [40, 75, *(["real"] if mounted(folder) and unmounted(folder) else [])]


def mounted(folder):
    command = ["mount", "-t", "tmpfs", "-o", f"size={SMALL}", "tmpfs", str(folder)]
    try:
        return subprocess.run(command, capture_output=True, check=False).returncode == 0
    except OSError:
        return False


def unmounted(folder):
    return subprocess.run(["umount", str(folder)], capture_output=True, check=False).returncode == 0


@pytest.fixture(params=full_disks())
def full_disk(request, tmp_path):
    """A folder, and what makes its disk full and gives it room again."""
    if request.param != "real":
        with pytest.MonkeyPatch.context() as patch:
            FullDisk(patch, request.param)
            yield tmp_path, patch.undo
        return
    folder = tmp_path / "disk"
    folder.mkdir()
    assert mounted(folder)
    try:
        yield folder, lambda: subprocess.run(["mount", "-o", "remount,size=64m", str(folder)], check=True)
    finally:
        assert unmounted(folder)


def test_a_full_disk_is_said_clearly_and_keeps_what_was_written(full_disk, monkeypatch):
    folder, make_room = full_disk
    monkeypatch.setattr(recorder, "PERIOD", 0.0)
    monkeypatch.setattr(recorder, "SHARE", 0.999)
    # Chunks that are full before the run is over.
    monkeypatch.setattr("freebody.record.arrays.CHUNK", 2**13)
    more = {"dt": 1e-5, "every": 100, "duration": 6.0}
    with pytest.raises(SimulationError, match=r"No space left on device.*full disk.*readable.*resume=True") as full:
        simulate("fixed", record=folder / "run.zarr", **more)
    assert len(full.value.run) > 1
    left = load_run(folder / "run.zarr")
    assert full.value.run.raw.tobytes().startswith(left.raw.tobytes())
    make_room()
    resumed = simulate("fixed", record=folder / "run.zarr", resume=True, **more)
    assert bits(resumed) == bits(simulate("fixed", **more))
    assert bits(load_run(folder / "run.zarr")) == bits(resumed)


def test_a_write_that_fails_leaves_the_old_file_and_no_rest(tmp_path, monkeypatch):
    file = tmp_path / "a/b"
    file.parent.mkdir()
    put(file, b"old")

    def fail(number):
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(os, "fsync", fail)
    with pytest.raises(OSError, match="No space"):
        put(file, b"new", b"er", durable=True)
    assert file.read_bytes() == b"old"
    assert [p.name for p in file.parent.iterdir()] == ["b"]


def test_a_disk_that_is_full_from_the_start_leaves_nothing_behind(tmp_path, monkeypatch):
    FullDisk(monkeypatch, 3)
    with pytest.raises(SimulationError, match="No space left on device"):
        simulate("fixed", record=tmp_path / "run.zarr")
    assert list(tmp_path.iterdir()) == []


def test_a_state_that_stops_being_finite_leaves_its_good_frames_in_the_record(tmp_path):
    ball = fb.Body(mass=1.0, name="ball", position=(1, 0, 0))
    stiff = fb.World(ball).add(fb.Spring(ball, anchor=(0, 0, 0), stiffness=1e6))
    with pytest.raises(SimulationError, match="not finite") as failure:
        fb.simulate(stiff, 50.0, dt=0.1, integrator="euler", record=tmp_path / "run.zarr")
    left = load_run(tmp_path / "run.zarr")
    assert np.isfinite(left.raw).all()
    assert failure.value.run.raw.tobytes().startswith(left.raw.tobytes())


def test_the_manifest_is_plain_json_without_special_numbers(tmp_path):
    simulate("steps", record=tmp_path / "run.zarr")
    text = (tmp_path / "run.zarr/zarr.json").read_text()

    def refuse(word):
        raise AssertionError(word)

    assert json.loads(text, parse_constant=refuse)["attributes"]["record"]["complete"] is True


@pytest.mark.parametrize("kind", ["fixed", "steps"])
def test_frames_can_be_handed_over_in_parts_and_stay_on_disk(tmp_path, kind, monkeypatch):
    """What a run that keeps only its last frames calls: offers, then the end alone."""
    monkeypatch.setattr("freebody.record.arrays.CHUNK", 2**9)
    # Every offer is written at once.
    monkeypatch.setattr(recorder, "MOST_WAITING", 0)
    finish = recorder.Recorder.finish
    found = []

    def only_the_end(self, run):
        first = self.first = self.offered - 1
        end = replace(run, times=run.times[first:], raw=run.raw[first:], accumulators=run.accumulators[first:])
        end = replace(end, angles=None if run.angles is None else run.angles[first:])
        end = replace(end, contact_frames=None if run.contact_frames is None else run.contact_frames[first:])
        found.append(finish(self, end))
        return run

    monkeypatch.setattr(recorder.Recorder, "finish", only_the_end)
    run = simulate(kind, record=tmp_path / "run.zarr")
    (left,) = found
    assert not isinstance(left.raw, np.ndarray)
    assert left.raw.shape == run.raw.shape
    assert left.raw[-1].tobytes() == run.raw[-1].tobytes()
    assert left.audit().to_dict() == load_run(tmp_path / "run.zarr").audit().to_dict()
    assert bits(load_run(tmp_path / "run.zarr")) == bits(simulate(kind))
    assert bits(replace(left, raw=np.asarray(left.raw))) == bits(run)
