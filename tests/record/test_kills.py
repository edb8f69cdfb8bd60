"""Runs that are killed: whatever the moment, what is left can be read, and resuming gives the same bits."""

import contextlib
import json
import subprocess
import sys
import tempfile
from pathlib import Path

import pytest
from record_worlds import RUNS, bits, simulate

import freebody.record.disk as disk
import freebody.record.recorder as recorder
from freebody.record.load import load_run

DRIVER = Path(__file__).parent / "kill_runs.py"


@pytest.fixture
def quick():
    # Memory where there is some: a killed process loses nothing that it had written, on whatever disk.
    memory = Path("/dev/shm")
    with tempfile.TemporaryDirectory(dir=memory if memory.is_dir() else None) as folder:
        yield Path(folder)


def kill(folder, count, seed):
    command = [sys.executable, str(DRIVER), str(folder), str(count), str(seed)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-2000:]
    outcomes = [json.loads(line) for line in done.stdout.splitlines()]
    assert len(outcomes) >= count
    for outcome in outcomes:
        assert outcome["prefix"], outcome
        assert outcome["same"], outcome
        assert outcome["file"], outcome
    # Else nothing was tested: some must have died with a part of their frames written.
    assert sum(outcome["died"] and outcome["left"] is not None for outcome in outcomes) >= count // 4


@pytest.mark.slow
def test_runs_killed_at_random_moments_are_readable_and_go_on_bit_for_bit(quick):
    kill(quick, 6, seed=20)


@pytest.mark.study
def test_fifty_runs_killed_at_random_moments(quick):
    kill(quick, 50, seed=50)


class Dead(BaseException):
    """Nothing of the program runs after this, as after SIGKILL."""


class Reaper:
    """Kills the program at its n-th write: before, in the middle of, or right after the data go to the disk."""

    def __init__(self, monkeypatch, fatal, when):
        self.fatal, self.when, self.writes, self.dead = fatal, when, 0, False
        self.put = disk.put
        monkeypatch.setattr("freebody.record.disk.put", self.write)

    def write(self, path, *parts, durable, below=None):
        if self.dead:
            raise Dead
        self.writes += 1
        if self.writes == self.fatal:
            self.dead = True
            if self.when == "half":
                path.parent.mkdir(parents=True, exist_ok=True)
                beside = path.with_name(f".{path.name}.part")
                beside.write_bytes(b"".join(map(bytes, parts))[: len(parts[0]) // 2])
            elif self.when == "after":
                self.put(path, *parts, durable=durable, below=below)
            raise Dead
        self.put(path, *parts, durable=durable, below=below)


SHORT = {"duration": 0.3, "dt": 2e-3, "every": 1}


@pytest.fixture
def numbered(monkeypatch):
    """Every offer is committed at once, by the run itself, so that every write has its number."""
    monkeypatch.setattr(recorder.Recorder, "_work", lambda self: None)
    offer = recorder.Recorder.offer

    def offer_and_commit(self, *frames):
        offer(self, *frames)
        self._commit()

    monkeypatch.setattr(recorder.Recorder, "offer", offer_and_commit)


@pytest.mark.usefixtures("numbered")
@pytest.mark.parametrize("when", ["before", "half", "after"])
def test_death_at_every_single_write_leaves_a_record_that_goes_on_bit_for_bit(quick, monkeypatch, when):
    short = SHORT
    reference = bits(simulate("fixed", **short))
    fatal, finished = 1, False
    while not finished:
        path = quick / f"{fatal}.zarr"
        with monkeypatch.context() as patch:
            reaper = Reaper(patch, fatal, when)
            try:
                simulate("fixed", record=path, **short)
                finished = True
            except Dead:
                pass
        assert finished or reaper.dead
        if path.exists():
            left = load_run(path)
            assert reference["raw"].startswith(left.raw.tobytes())
        resumed = simulate("fixed", record=path, resume=True, **short)
        assert bits(resumed) == reference
        assert bits(load_run(path)) == reference
        fatal += 1
    assert fatal > 30


def _frames(manifest):
    return manifest["consolidated_metadata"]["metadata"]["time"]["shape"][0]


class PowerCut(Reaper):
    """Ends the program after its n-th write; what was never brought to the disk is gone then, only names are left."""

    def __init__(self, monkeypatch, fatal, record):
        super().__init__(monkeypatch, fatal, "after")
        self.record, self.volatile, self.durable_frames = record, set(), 0
        self.sync = disk.sync_file
        monkeypatch.setattr("freebody.record.disk.sync_file", self.synced)
        monkeypatch.setattr("freebody.record.disk.sync_folder", self.synced_folder)

    def place(self, path):
        """Where a file will be once the record has been moved to its place."""
        parts = path.relative_to(self.record.parent).parts
        return self.record.joinpath(*parts[2 if parts[0].startswith(".") else 1 :])

    def write(self, path, *parts, durable, below=None):
        if not self.dead:
            (self.volatile.discard if durable else self.volatile.add)(self.place(path))
        super().write(path, *parts, durable=durable, below=below)

    def synced(self, path):
        self.sync(path)
        self.volatile.discard(path)

    def synced_folder(self, folder):
        # The last of a commit: its manifest was durable before it was in its place.
        manifest = self.record / "zarr.json"
        if folder == self.record and manifest not in self.volatile:
            self.durable_frames = _frames(json.loads(manifest.read_text()))

    def strike(self):
        for path in self.volatile:
            if path.exists():
                path.write_bytes(b"")


@pytest.mark.usefixtures("numbered")
def test_a_power_cut_at_any_write_of_a_running_record_leaves_all_that_was_committed_durably(quick, monkeypatch):
    simulate("fixed", **SHORT)
    fatal, survived = 1, 0
    while True:
        path = quick / f"{fatal}.zarr"
        with monkeypatch.context() as patch:
            reaper = PowerCut(patch, fatal, path)
            # Closing a record does not wait for the disk: only what happens before is looked at.
            patch.setattr(recorder.Recorder, "finish", lambda self, run: None)
            with contextlib.suppress(Dead):
                simulate("fixed", record=path, **SHORT)
        reaper.strike()
        if reaper.durable_frames:
            assert len(load_run(path)) >= reaper.durable_frames
            survived += 1
        if not reaper.dead:
            break
        fatal += 1
    assert survived >= 10


@pytest.mark.parametrize("kind", RUNS)
def test_a_record_is_the_file_that_save_would_have_written(tmp_path, kind):
    plain = simulate(kind)
    plain.save(tmp_path / "saved.zarr")
    recorded = simulate(kind, record=tmp_path / "recorded.zarr")
    saved, back = load_run(tmp_path / "saved.zarr"), load_run(tmp_path / "recorded.zarr")
    assert bits(recorded) == bits(plain)
    assert bits(back) == bits(saved)
    assert back.audit().to_dict() == saved.audit().to_dict()
    assert not back.interrupted
