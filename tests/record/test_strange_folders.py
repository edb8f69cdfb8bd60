"""Links, pipes and devices in runs; folders that go away, that were left over, or that hold what is not of a run."""

import os
import shutil
import signal
import socket
import stat
import subprocess
import sys
import tempfile
import zipfile

import pytest
from record_worlds import bits, broken_off, simulate
from typer.testing import CliRunner

import freebody as fb
import freebody.record.recorder as recorder
from freebody import disk
from freebody.cli import app
from freebody.errors import InputError, RunFileError, SimulationError
from freebody.record import staging as folders
from freebody.record.load import load_run
from freebody.record.metadata import only_files
from freebody.record.staging import staging, temporary_folder

posix = pytest.mark.skipif(os.name != "posix", reason="links, pipes and locks are POSIX")
ROOT = hasattr(os, "getuid") and os.getuid() == 0


@pytest.fixture(scope="module")
def unfinished(tmp_path_factory):
    return broken_off(tmp_path_factory.mktemp("records") / "run.zarr", "fixed", 1.0)


@pytest.fixture(scope="module")
def complete(tmp_path_factory):
    path = tmp_path_factory.mktemp("runs") / "run.zarr"
    simulate("fixed", duration=0.5).save(path)
    return path


@pytest.fixture
def victim(tmp_path):
    """A file and a folder of the user that no record may touch."""
    (tmp_path / "home/keys").mkdir(parents=True)
    (tmp_path / "home/secret").write_text("mine")
    yield tmp_path / "home"
    assert (tmp_path / "home/secret").read_text() == "mine"
    assert sorted(path.name for path in (tmp_path / "home").rglob("*")) == ["keys", "secret"]


def strange(path, what, victim):
    """Put something at ``path`` that is no file."""
    if path.is_dir():
        shutil.rmtree(path)
    path.unlink(missing_ok=True)
    if what == "link":
        path.symlink_to(victim / "secret")
    elif what == "link to nothing":
        path.symlink_to(victim / "new")
    elif what == "link to a folder":
        path.symlink_to(victim / "keys")
    elif what == "pipe":
        os.mkfifo(path)
    elif what == "device":
        os.mknod(path, stat.S_IFCHR | 0o666, os.makedev(1, 3))
    elif what == "socket":
        with socket.socket(socket.AF_UNIX) as made:
            here = os.getcwd()  # noqa: PTH109 - names of sockets are short
            os.chdir(path.parent)
            try:
                made.bind(path.name)
            finally:
                os.chdir(here)


KINDS = ["link", "link to nothing", "link to a folder", "pipe", "socket", *(["device"] if ROOT else [])]
# The names that writing used to take, chunks, state, folders on the way, and names that are nobody's.
PLACES = [
    ".zarr.json.part", "raw/c/0/0/.0.part", "raw/c/0/0/0", "raw/c/0", "raw/c", "raw", "time/c/0", "mass/c/0",
    "state-0.bin", "state-1.bin", "other", "zarr.json",
]  # fmt: skip


@posix
@pytest.mark.parametrize("place", PLACES)
@pytest.mark.parametrize("what", KINDS)
def test_what_is_no_file_in_an_unfinished_record_is_refused_unopened(unfinished, victim, tmp_path, place, what):
    record = shutil.copytree(unfinished, tmp_path / "run.zarr")
    strange(record / place, what, victim)
    with pytest.raises(RunFileError):
        load_run(record)
    with pytest.raises(InputError):
        simulate("fixed", record=record, resume=True)


@posix
@pytest.mark.parametrize("place", ["raw/c/0/0/0", "raw/c", "raw/zarr.json", "other", "zarr.json"])
@pytest.mark.parametrize("what", KINDS)
def test_what_is_no_file_in_a_stored_run_is_refused_unopened(complete, victim, tmp_path, place, what):
    run = shutil.copytree(complete, tmp_path / "run.zarr")
    strange(run / place, what, victim)
    with pytest.raises(RunFileError):
        load_run(run)
    with pytest.raises(InputError, match="not a stored run|contains files of something else"):
        simulate("fixed", duration=0.1).save(run, overwrite=True)
    assert (run / place).is_symlink() or (run / place).exists()


@posix
def test_the_error_names_what_was_found(complete, victim, tmp_path):
    run = shutil.copytree(complete, tmp_path / "run.zarr")
    strange(run / "raw/c/0/0/0", "link", victim)
    with pytest.raises(RunFileError, match=r"raw/c/0/0/0: is a symbolic link\. Expected: nothing but files"):
        only_files(run)
    strange(run / "zarr.json", "pipe", victim)
    done = CliRunner().invoke(app, ["info", str(run)])
    assert done.exit_code == 1
    assert "a pipe and not a file" in done.stderr


@posix
def test_a_path_to_a_run_may_be_a_link_of_the_users_own(complete, tmp_path):
    (tmp_path / "here.zarr").symlink_to(complete)
    assert bits(load_run(tmp_path / "here.zarr")) == bits(load_run(complete))


@pytest.mark.parametrize("mode", [stat.S_IFLNK, stat.S_IFIFO, stat.S_IFCHR, stat.S_IFBLK, stat.S_IFSOCK])
def test_archives_with_links_pipes_and_devices_are_refused(tmp_path, mode):
    path = tmp_path / "run.zarr.zip"
    simulate("fixed", duration=0.1).save(path)
    with zipfile.ZipFile(path, "a") as archive:
        entry = zipfile.ZipInfo("raw/c/1/0/0")
        entry.external_attr = (mode | 0o777) << 16
        archive.writestr(entry, "/etc/passwd")
    with pytest.raises(RunFileError, match="which is not a file"):
        load_run(path)


def test_files_are_written_to_names_that_nobody_can_know(tmp_path, monkeypatch):
    seen = []
    replace = os.replace
    monkeypatch.setattr("os.replace", lambda name, *rest, **at: (seen.append(name), replace(name, *rest, **at)))
    for _ in range(3):
        disk.put(tmp_path / "file", b"text")
    assert len(set(seen)) == 3
    assert all(len(name) > 16 and "file" not in name for name in seen)


@posix
@pytest.mark.parametrize("what", ["link", "link to nothing", "pipe"])
def test_a_name_that_is_taken_all_the_same_is_not_followed(victim, tmp_path, monkeypatch, what):
    monkeypatch.setattr("secrets.token_hex", lambda count: "known")
    strange(tmp_path / ".known.part", what, victim)
    with pytest.raises(FileExistsError):
        disk.put(tmp_path / "file", b"text")


@posix
def test_a_link_in_the_place_of_a_file_is_replaced_and_not_followed(victim, tmp_path):
    strange(tmp_path / "file", "link", victim)
    disk.put(tmp_path / "file", b"text")
    assert (tmp_path / "file").read_bytes() == b"text"
    assert not (tmp_path / "file").is_symlink()


def linked(path, inner):
    """Something in the record moved away, and a link to a folder of the user in its place."""
    path.joinpath(inner).rename(path.with_name("aside"))
    path.joinpath(inner).symlink_to(path.with_name("home") / "keys")


@posix
@pytest.mark.parametrize("inner", ["raw", "raw/c"])
def test_a_folder_that_becomes_a_link_while_the_run_goes_on_is_not_followed(victim, tmp_path, monkeypatch, inner):
    assert victim
    monkeypatch.setattr(recorder, "PERIOD", 0.0)
    monkeypatch.setattr("freebody.record.arrays.CHUNK", 2**9)
    path = tmp_path / "run.zarr"
    with pytest.raises(SimulationError, match=r"cannot be (written|read) any more"):
        simulate("fixed", record=path, observers=at(1.5, path, lambda path: linked(path, inner)))


@posix
def test_a_folder_that_is_exchanged_between_its_opening_and_the_file_is_not_followed(victim, tmp_path, monkeypatch):
    inner = tmp_path / "run/raw"
    inner.mkdir(parents=True)

    def exchanged(count):
        # The name of the temporary file is made when the folder is open.
        inner.rename(tmp_path / "run/other")
        inner.symlink_to(victim / "keys")
        return "random"

    monkeypatch.setattr("secrets.token_hex", exchanged)
    disk.put(inner / "file", b"text", below=tmp_path / "run")
    assert (tmp_path / "run/other/file").read_bytes() == b"text"


@posix
def test_no_folder_is_made_behind_a_link(victim, tmp_path):
    (tmp_path / "run").mkdir()
    (tmp_path / "run/raw").symlink_to(victim / "keys")
    with pytest.raises(OSError, match="raw"):
        disk.make(tmp_path / "run/raw/c", below=tmp_path / "run")
    with pytest.raises(OSError, match="raw"):
        disk.put(tmp_path / "run/raw/0", b"text", below=tmp_path / "run")


# --- folders that go away ------------------------------------------------------------------------------------------


def removed(path):
    """At once: the thread that writes would put new files into a folder that is being emptied."""
    aside = path.rename(path.with_name("rubbish"))
    shutil.rmtree(aside, ignore_errors=True)


def moved(path):
    path.rename(path.with_name("elsewhere.zarr"))


def replaced(path):
    moved(path)
    # Without the files that are being written: they are renamed meanwhile.
    shutil.copytree(path.with_name("elsewhere.zarr"), path, ignore=shutil.ignore_patterns(".*.part"))


def emptied(path):
    (path / "raw").rename(path.with_name("rubbish"))


def one_chunk_less(path):
    next(path.glob("time/c/*")).unlink()


def without_manifest(path):
    (path / "zarr.json").unlink()


def at(time, path, act):
    done = []

    def look(state):
        if state.time >= time and not done:
            done.append(act(path))

    return look


@pytest.mark.parametrize("act", [removed, moved, replaced, emptied])
@pytest.mark.parametrize("kind", ["fixed", "steps"])
def test_a_run_whose_folder_goes_away_does_not_end_well(tmp_path, monkeypatch, kind, act):
    # Full chunks before the folder goes, so that some are not written again.
    monkeypatch.setattr("freebody.record.arrays.CHUNK", 2**9)
    monkeypatch.setattr(recorder, "PERIOD", 0.0)
    path = tmp_path / "run.zarr"
    with pytest.raises(SimulationError, match=r"cannot be (written|read) any more") as lost:
        simulate(kind, record=path, observers=at(1.5, path, act))
    assert "readable" not in str(lost.value)
    assert len(lost.value.run) > 1
    if act in (removed, moved):
        assert not path.exists()
    # The run itself is not lost.
    lost.value.run.save(tmp_path / "saved.zarr")
    assert len(load_run(tmp_path / "saved.zarr")) == len(lost.value.run)


@pytest.mark.parametrize("act", [removed, one_chunk_less])
def test_what_goes_away_at_the_last_moment_is_noticed(tmp_path, monkeypatch, act):
    path = tmp_path / "run.zarr"
    finish = recorder.Store.finish

    def gone(self, run):
        whole = self._whole

        def late():
            act(path)
            whole()

        monkeypatch.setattr(self, "_whole", late)
        finish(self, run)

    monkeypatch.setattr(recorder.Store, "finish", gone)
    with pytest.raises(SimulationError, match="removed while the run went on|removed or replaced"):
        simulate("fixed", record=path)


def test_a_folder_that_was_moved_can_be_moved_back_and_gone_on_with(tmp_path):
    path = tmp_path / "run.zarr"
    with pytest.raises(SimulationError, match="moved back and resumed"):
        simulate("fixed", record=path, observers=at(1.5, path, moved))
    (tmp_path / "elsewhere.zarr").rename(path)
    assert bits(simulate("fixed", record=path, resume=True)) == bits(simulate("fixed"))


def test_the_command_does_not_call_a_lost_run_complete(tmp_path, monkeypatch):
    path = tmp_path / "run.zarr"
    finish = recorder.Recorder.finish

    def gone(self, run):
        removed(path)
        finish(self, run)

    monkeypatch.setattr(recorder.Recorder, "finish", gone)
    done = CliRunner().invoke(app, ["run", "torus", "-o", str(path), "--duration", "1 s"])
    assert done.exit_code == 1
    assert "cannot be written any more: its folder was moved, removed or replaced" in done.stderr
    assert "balance" not in done.stdout


def test_a_ctrl_c_after_the_folder_went_away_promises_nothing(tmp_path):
    path = tmp_path / "run.zarr"

    def act(where):
        removed(where)
        os.kill(os.getpid(), signal.SIGINT)

    with pytest.raises(SimulationError, match="moved, removed or replaced"):
        simulate("fixed", record=path, observers=at(1.5, path, act))


def test_nothing_is_said_to_be_there_when_nothing_is(tmp_path, monkeypatch):
    def full(*arguments, **options):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("freebody.record.disk.put", full)
    with pytest.raises(SimulationError, match=r"No space left.*nothing of it can be read there") as error:
        simulate("fixed", record=tmp_path / "run.zarr")
    assert str(tmp_path / "run.zarr") in str(error.value)
    assert "readable" not in str(error.value)
    assert list(tmp_path.iterdir()) == []


# --- folders that were left over -----------------------------------------------------------------------------------

KILLED = """
import sys, os, signal
from pathlib import Path
from freebody.record.staging import staging, temporary_folder
with staging(Path(sys.argv[1])) as beside, temporary_folder() as own:
    (beside / "new").mkdir()
    (beside / "new/zarr.json").write_text("{}")
    (own / "run").mkdir()
    print(beside, own, flush=True)
    os.kill(os.getpid(), signal.SIGKILL if sys.argv[2] == "dies" else signal.SIGSTOP)
"""


@posix
def test_the_next_run_removes_what_a_killed_one_left_and_nothing_that_lives(tmp_path, monkeypatch):
    monkeypatch.setenv("TMPDIR", str(tmp_path / "tmp"))
    monkeypatch.setattr(tempfile, "tempdir", None)
    (tmp_path / "tmp").mkdir()

    def start(what):
        command = [sys.executable, "-c", KILLED, str(tmp_path / f"{what}.zarr"), what]
        process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        return process, process.stdout.readline().split()

    dead, left = start("dies")
    dead.communicate()
    assert dead.returncode == -signal.SIGKILL
    lives, kept = start("lives")
    try:
        assert all(map(os.path.isdir, kept))
        assert not any(map(os.path.exists, left)), "the second process removed what the first one left"
        (tmp_path / ".mine.freebody-notes").mkdir()
        (tmp_path / "link").mkdir()
        (tmp_path / ".link.freebody-abcd1234").symlink_to(tmp_path / "link")
        (tmp_path / ".file.freebody-abcd1234").write_text("a file")
        simulate("fixed", duration=0.1, record=tmp_path / "run.zarr")
        with temporary_folder():
            pass
        assert all(map(os.path.isdir, kept))
        assert sorted(path.name for path in tmp_path.iterdir() if str(path) not in kept) == [
            ".file.freebody-abcd1234", ".link.freebody-abcd1234", ".mine.freebody-notes", "link", "run.zarr", "tmp",
        ]  # fmt: skip
    finally:
        lives.kill()
        lives.communicate()


@posix
@pytest.mark.skipif(not ROOT, reason="only root can give folders away")
def test_folders_of_other_users_are_left_alone(tmp_path):
    other = tmp_path / ".run.freebody-abcd1234"
    other.mkdir()
    os.chown(other, 54321, 54321)
    with staging(tmp_path / "run"):
        pass
    assert other.is_dir()


@posix
def test_a_folder_that_is_taken_away_before_it_was_locked_is_made_again(tmp_path, monkeypatch):
    lock, taken = folders.try_lock, []

    def late(number):
        if not taken:
            taken.extend(tmp_path.iterdir())
            shutil.rmtree(taken[0])
        return lock(number)

    monkeypatch.setattr(folders, "try_lock", late)
    with staging(tmp_path / "run") as folder:
        assert folder.is_dir()
        assert folder != taken[0]


def test_long_names_leave_room_for_the_folder_beside_them(tmp_path):
    path = tmp_path / ("x" * 250)
    simulate("fixed", duration=0.1, record=path)
    assert len(load_run(path)) > 1


# --- what overwriting deletes --------------------------------------------------------------------------------------


def overwritten_by_save(path):
    simulate("fixed", duration=0.1).save(path, overwrite=True)


def overwritten_by_record(path):
    simulate("fixed", duration=0.1, record=path, overwrite=True)


@pytest.mark.parametrize("overwrite", [overwritten_by_save, overwritten_by_record])
@pytest.mark.parametrize("name", ["notes.txt", "raw/c/notes", "figures/one.png", "raw/c/0/0/0.bak", ".git/config"])
def test_only_what_belongs_to_a_run_is_deleted(unfinished, tmp_path, overwrite, name):
    path = shutil.copytree(unfinished, tmp_path / "run.zarr")
    (path / name).parent.mkdir(parents=True, exist_ok=True)
    (path / name).write_text("mine")
    with pytest.raises(InputError, match=f"contains files of something else: '{name}'.*move these files elsewhere"):
        overwrite(path)
    assert (path / name).read_text() == "mine"
    assert len(load_run(path)) > 1
    (path / name).unlink()
    overwrite(path)
    assert load_run(path).times[-1] == pytest.approx(0.1)


def test_what_a_killed_run_was_writing_belongs_to_it(unfinished, tmp_path):
    path = shutil.copytree(unfinished, tmp_path / "run.zarr")
    for name in (".0123456789abcdef.part", "raw/c/0/0/.0123456789abcdef.part", ".zarr.json.part", "time/c/.0.part"):
        (path / name).write_text("half")
    overwritten_by_record(path)
    assert sorted(entry.name for entry in tmp_path.iterdir()) == ["run.zarr"]


def test_many_foreign_files_are_not_all_named(unfinished, tmp_path):
    path = shutil.copytree(unfinished, tmp_path / "run.zarr")
    for number in range(20):
        (path / f"mine-{number:02}").write_text("mine")
    with pytest.raises(InputError, match=r"'mine-00', .*'mine-04' and 15 more"):
        overwritten_by_save(path)


def test_the_command_names_what_it_does_not_delete(tmp_path):
    simulate("fixed", duration=0.1).save(tmp_path / "run.zarr")
    (tmp_path / "run.zarr/thesis.tex").write_text("years of work")
    done = CliRunner().invoke(app, ["run", "torus", "-o", str(tmp_path / "run.zarr"), "--overwrite"])
    assert done.exit_code == 1
    assert "'thesis.tex'" in done.stderr
    assert (tmp_path / "run.zarr/thesis.tex").exists()
    assert isinstance(fb.load_run(tmp_path / "run.zarr"), fb.Trajectory)
