"""A kernel cache that is damaged, foreign, full or in the way never stops freebody and never runs another's pickle."""

import os
import pickle
import shutil
import stat
import subprocess
import sys
import tempfile
from pathlib import Path

import numba
import pytest
from test_kernel_cache import SCRIPT, copy_of_the_package, run_in

from freebody import kernelcache, kernelfiles
from freebody.kernelfiles import DIGEST, KernelFiles

STRANGER = 54321
posix = pytest.mark.skipif(not hasattr(os, "getuid"), reason="owners and modes of files are POSIX")


def plus_one(x):
    return x + 1.0


def fresh(*folders):
    """The kernel as a new process would see it, and whether it came out of the cache."""
    kernel = numba.njit(plus_one)
    kernel._cache = KernelFiles(plus_one, folders)
    assert kernel(1.0) == 2.0
    return sum(kernel.stats.cache_hits.values()) == 1


@pytest.fixture
def kept(tmp_path):
    """The file of a kernel in a cache that works."""
    folder = tmp_path / "module-0"
    assert not fresh(folder)
    assert fresh(folder)
    (file,) = folder.iterdir()
    return file


class Marker:
    """Unpickling it makes a file: a stranger's code."""

    def __init__(self, path):
        self.path = path

    def __reduce__(self):
        return Path.touch, (self.path,)


def signed(data):
    return DIGEST(data).digest() + data


def flipped(data, place):
    return data[:place] + bytes([data[place] ^ 1]) + data[place + 1 :]


DAMAGES = {
    "empty": lambda data: b"",
    "cut": lambda data: data[:-1],
    "digest alone": lambda data: data[:32],
    "flipped digest": lambda data: flipped(data, 3),
    "flipped pickle": lambda data: flipped(data, 40),
    "flipped machine code": lambda data: flipped(data, len(data) // 2),
    "longer": lambda data: data + b"x",
    "noise": lambda data: bytes(range(256)) * 40,
    "a whole pickle of something else": lambda data: signed(pickle.dumps({"a": 1})),
    "no pickle": lambda data: signed(b"nothing"),
    "a pickle of what is not there": lambda data: signed(b"cno_such_module\nname\n."),
}


@pytest.mark.parametrize("damage", DAMAGES)
def test_what_is_damaged_is_compiled_again_and_mended(kept, damage):
    whole = kept.read_bytes()
    kept.write_bytes(DAMAGES[damage](whole))
    assert not fresh(kept.parent)
    assert fresh(kept.parent)


def test_data_without_its_digest_is_not_unpickled(kept, tmp_path):
    kept.write_bytes(pickle.dumps(Marker(tmp_path / "ran")))
    assert not fresh(kept.parent)
    assert not (tmp_path / "ran").exists()


@posix
@pytest.mark.parametrize("what", ["pipe", "link", "folder"])
def test_what_is_no_file_is_not_opened(kept, tmp_path, what):
    kept.rename(tmp_path / "elsewhere")
    if what == "pipe":
        os.mkfifo(kept)
    elif what == "link":
        kept.symlink_to(tmp_path / "elsewhere")
    else:
        kept.mkdir()
    assert not fresh(kept.parent)
    # A link or a pipe gives way to the new file; a folder stays, and nothing is cached.
    assert fresh(kept.parent) == (what != "folder")


@posix
@pytest.mark.parametrize("place", ["file", "folder"])
@pytest.mark.parametrize("mode", [stat.S_IWOTH, stat.S_IWGRP])
def test_what_others_can_write_is_not_unpickled(kept, tmp_path, monkeypatch, place, mode):
    monkeypatch.setattr(kernelcache, "_private_group", lambda: None)
    kept.write_bytes(signed(pickle.dumps(Marker(tmp_path / "ran"))))
    target = kept if place == "file" else kept.parent
    target.chmod(stat.S_IMODE(target.stat().st_mode) | mode)
    before = kept.read_bytes()
    assert not fresh(kept.parent)
    assert not (tmp_path / "ran").exists()
    # A file is replaced by one that nobody else can write; a folder is left alone.
    assert (kept.read_bytes() == before) == (place == "folder")


@posix
@pytest.mark.skipif(not hasattr(os, "getuid") or os.getuid() != 0, reason="only root can give files away")
@pytest.mark.parametrize("place", ["file", "folder"])
def test_what_belongs_to_another_user_is_not_unpickled(kept, tmp_path, place):
    kept.write_bytes(signed(pickle.dumps(Marker(tmp_path / "ran"))))
    os.chown(kept if place == "file" else kept.parent, STRANGER, STRANGER)
    assert not fresh(kept.parent)
    assert not (tmp_path / "ran").exists()


def facts(mode, uid, gid=0):
    return os.stat_result((mode, 0, 0, 1, uid, gid, 0, 0, 0, 0))


@posix
def test_whom_a_user_trusts(monkeypatch):
    monkeypatch.setattr(os, "getuid", lambda: 1000)
    monkeypatch.setattr(kernelcache, "_private_group", lambda: 1000)
    trusted = kernelcache.trusted
    assert trusted(facts(0o100644, 1000))
    assert trusted(facts(0o100644, 0)), "what root installed"
    assert not trusted(facts(0o100600, 1001))
    assert not trusted(facts(0o100666, 1000))
    assert not trusted(facts(0o100664, 1000, gid=50))
    assert not trusted(facts(0o100664, 0, gid=50))
    assert trusted(facts(0o100664, 1000, gid=1000)), "a group of the user alone"


@posix
def test_every_folder_on_the_way_counts(tmp_path, monkeypatch):
    monkeypatch.setattr(kernelcache, "_private_group", lambda: None)
    folder = tmp_path / "a" / "b" / "kernels"
    safe = kernelcache._nobody_else_can_exchange
    assert safe(folder), "nothing there yet"
    (tmp_path / "a").mkdir(mode=0o755)
    assert safe(folder)
    (tmp_path / "a").chmod(0o777)
    assert not safe(folder), "others could put a folder of theirs there"
    (tmp_path / "a").chmod(0o1777)
    assert safe(folder), "in a folder like /tmp nobody moves what is another's"
    folder.mkdir(parents=True)
    folder.chmod(0o1777)
    assert not safe(folder), "but the last one must be the user's alone"
    folder.chmod(0o755)
    assert safe(folder)
    shutil.rmtree(folder)
    folder.write_text("a file")
    assert not safe(folder)


@posix
def test_folders_are_made_so_that_they_are_trusted_whatever_the_umask(tmp_path):
    before = os.umask(0)
    try:
        assert not fresh(tmp_path / "x" / "y" / "module-0")
        assert fresh(tmp_path / "x" / "y" / "module-0")
    finally:
        os.umask(before)
    assert all(not path.stat().st_mode & 0o022 for path in (tmp_path / "x").rglob("*"))


def test_a_full_disk_leaves_kernels_uncached_and_no_rest(kept, monkeypatch):
    kept.unlink()
    written = []

    def full(fd):
        written.append(fd)
        raise OSError(28, "No space left on device")

    import freebody.disk

    monkeypatch.setattr(
        kernelfiles, "put", lambda path, *parts, mode: freebody.disk.put(path, *parts, mode=mode, durable=True)
    )
    monkeypatch.setattr(os, "fsync", full)
    assert not fresh(kept.parent)
    assert written
    assert list(kept.parent.iterdir()) == []


def test_the_second_folder_keeps_what_the_first_cannot(tmp_path):
    (tmp_path / "file").write_text("in the way")
    folders = tmp_path / "file" / "module-0", tmp_path / "second" / "module-0"
    assert not fresh(*folders)
    assert fresh(*folders)


def test_no_folder_at_all():
    assert not fresh()
    assert not fresh()


@pytest.mark.parametrize("place", ["a file", "a name too long", "a loop"])
def test_a_chosen_folder_that_cannot_be_one_leaves_freebody_uncached(tmp_path, place):
    chosen = tmp_path / "chosen"
    if place == "a file":
        chosen.write_text("no folder")
    elif place == "a loop":
        chosen.symlink_to(chosen)
    else:
        chosen = tmp_path / ("x" * 300)
    copy_of_the_package(tmp_path)
    assert run_in(tmp_path, FREEBODY_CACHE_DIR=str(chosen)) == (2.0, 0)


def test_a_chosen_folder_is_used(tmp_path):
    copy_of_the_package(tmp_path)
    assert run_in(tmp_path, FREEBODY_CACHE_DIR=str(tmp_path / "chosen")) == (2.0, 0)
    assert run_in(tmp_path, FREEBODY_CACHE_DIR=str(tmp_path / "chosen")) == (2.0, 1)
    assert list((tmp_path / "chosen").rglob("*.nbc"))


@posix
def test_a_user_without_a_home_writes_nothing_where_the_program_was_started(tmp_path, monkeypatch):
    import platformdirs

    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("FREEBODY_CACHE_DIR", raising=False)
    monkeypatch.setattr(platformdirs, "user_cache_path", lambda name: Path("~/.cache") / name)
    assert list(kernelcache._parents()) == [str(kernelcache.PACKAGE / "__pycache__" / "kernels")]


def test_where_there_are_no_owners_only_the_users_folder_counts(monkeypatch):
    monkeypatch.delattr(os, "getuid", raising=False)
    monkeypatch.delenv("FREEBODY_CACHE_DIR", raising=False)
    import platformdirs

    assert list(kernelcache._parents()) == [str(platformdirs.user_cache_path("freebody") / "kernels")]


WARM = "import numba\nnumba.njit(lambda x: x)(1.0)\n"


@posix
@pytest.mark.skipif(not hasattr(os, "getuid") or os.getuid() != 0, reason="only root can run as another user")
def test_a_package_that_root_installed_serves_its_kernels_to_other_users():
    # Not below pytest's folder, which other users cannot enter.
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        folder.chmod(0o755)
        copy = copy_of_the_package(folder)
        assert run_in(folder) == (2.0, 0)
        # Become another user once everything is imported that this user may not be able to read.
        script = f"import freebody.compile, grp, platformdirs.unix, os\nos.setgid({STRANGER}); os.setuid({STRANGER})\n"
        environment = {**os.environ, "PYTHONPATH": name, "HOME": "/nonexistent", "PYTHONDONTWRITEBYTECODE": "1"}
        environment.pop("XDG_CACHE_HOME", None)

        def as_another():
            done = subprocess.run(
                [sys.executable, "-c", WARM + script + SCRIPT], env=environment, capture_output=True, text=True
            )
            return done.stdout.split()

        assert as_another() == ["2.0", "1"]
        # The same files, but somebody else's: not served, and nothing stops.
        for path in (copy / "__pycache__").rglob("*.nbc"):
            os.chown(path, STRANGER + 1, STRANGER + 1)
        assert as_another() == ["2.0", "0"]
