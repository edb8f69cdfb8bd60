"""What is said while kernels are compiled: the truth, on stderr, and only where somebody waits."""

import io
import os
import subprocess
import sys
import threading
from types import SimpleNamespace

import pytest

import freebody as fb
from freebody import compiling
from freebody.compiling import Announcement, Announcer, Usual, in_words, silently, usual
from freebody.methods.registry import METHODS, get


class Terminal(io.StringIO):
    def isatty(self):
        return True


@pytest.fixture(autouse=True)
def _at_once(monkeypatch):
    monkeypatch.setattr(compiling, "SILENT_SECONDS", 0.0)
    monkeypatch.setattr(compiling, "REFRESH_SECONDS", 0.0)
    monkeypatch.setattr(compiling, "_SAID", set())
    monkeypatch.delenv("FREEBODY_QUIET", raising=False)


def told(monkeypatch, stream, *, until, words="method rattle", expected=None, slower=1.0):
    """What an announcement writes to ``stream`` until it contains a text, and the announcement."""
    monkeypatch.setattr(sys, "stderr", stream)
    announcement = Announcement(words, expected, slower=slower)
    while until not in stream.getvalue():
        pass
    return announcement


def test_a_file_or_a_notebook_gets_one_line(monkeypatch):
    stream = io.StringIO()
    told(monkeypatch, stream, until="...\n", expected=Usual(174, 22.4)).end()
    assert stream.getvalue() == "freebody: compiling method rattle (about 24 s, kept for later runs) ...\n"


def test_several_kernels_for_the_same_thing_get_one_line(monkeypatch):
    stream = io.StringIO()
    told(monkeypatch, stream, until="...\n").end()
    for words in ("method rattle", "forces"):
        announcement = told(monkeypatch, stream, until="rattle", words=words)
        announcement._over.wait(0.2)
        announcement.end()
    assert [line.partition(" (")[0] for line in stream.getvalue().splitlines()] == [
        "freebody: compiling method rattle", "freebody: compiling forces"
    ]  # fmt: skip


def test_a_terminal_gets_a_line_that_counts_and_goes_away(monkeypatch):
    stream = Terminal()
    monkeypatch.setenv("COLUMNS", "200")
    announcement = told(monkeypatch, stream, until="0 of about 174 functions", expected=Usual(174, 22.4))
    announcement.functions = 61
    while "61 of" not in stream.getvalue():
        pass
    announcement.end()
    written = stream.getvalue()
    assert "\n" not in written
    assert written.endswith("\r\x1b[K")
    assert (
        "\rfreebody: compiling method rattle: 61 of about 174 functions, 0 s of about 24 s; kept for later" in written
    )


def test_the_line_fits_the_terminal(monkeypatch):
    stream = Terminal()
    monkeypatch.setenv("COLUMNS", "30")
    told(monkeypatch, stream, until="\x1b[K").end()
    assert max(map(len, stream.getvalue().replace("\x1b[K", "\r").split("\r"))) == 29


def test_times_are_those_of_this_machine_once_it_is_known():
    announcer = Announcer()
    kernel = SimpleNamespace(py_func=get("rattle").advance.py_func)
    event = SimpleNamespace(data={"dispatcher": kernel}, is_failed=False)
    announcer.on_start(event)
    announcer.current.begun -= 10.0 * announcer.current.expected.seconds
    announcer.on_end(event)
    announcer.on_start(event)
    assert 5.0 < announcer.current.slower < 10.1
    announcer.on_end(event)


def test_when_all_functions_are_compiled_llvm_optimises():
    announcement = Announcement("forces", Usual(3, 8.0), slower=1.0)
    announcement.functions = 3
    assert announcement.progress() == "compiling forces: optimising, 0 s of about 8 s; kept for later runs"
    announcement.begun -= 9.0  # no promise that is broken already
    assert announcement.progress() == "compiling forces: optimising, 9 s; kept for later runs"
    announcement.end()


def test_a_cache_that_others_could_write_is_named(monkeypatch):
    monkeypatch.setattr(compiling, "trusted_parents", lambda: ())
    assert "not kept, because others could write to the cache folder" in compiling._kept()


@pytest.mark.parametrize("how", ["FREEBODY_QUIET", "silently"])
def test_silence(monkeypatch, how):
    stream = io.StringIO()
    monkeypatch.setattr(sys, "stderr", stream)
    if how == "FREEBODY_QUIET":
        monkeypatch.setenv(how, "1")
    with silently(how == "silently"):
        announcement = Announcement("forces", None, slower=1.0)
    announcement._over.wait(0.2)
    announcement.end()
    assert stream.getvalue() == ""


@pytest.mark.parametrize("method", METHODS)
def test_methods_are_named_and_their_time_is_known(method):
    advance = get(method).advance.py_func
    shares = {"newmark": "generalized_alpha"}  # one loop, which carries the name of who asked last
    assert in_words(advance) in {f"method {method}", f"method {shares.get(method)}"}
    assert compiling.kernel_name(advance) in usual()


def test_kernels_are_named_in_the_users_words():
    from freebody.forces.total import total_potential
    from freebody.joints.reactions import reactions
    from freebody.mass.kernels.integrals import volume_sums

    words = [in_words(kernel.py_func) for kernel in (total_potential, reactions, volume_sums)]
    assert words == ["forces", "the reactions of joints", "mass properties"]
    assert in_words(os.path.join) is None
    assert in_words(None) is None


COMPILES = """
import sys
import freebody.compiling as compiling
import freebody as fb
{before}
compiling.SILENT_SECONDS = 0.0
world = fb.World([fb.Body(mass=1.0)])
fb.{call}
"""


def stderr_of(folder, before="", call="simulate(world, 1.0, dt=0.1, integrator='euler')"):
    """Of a script with an empty cache."""
    environment = {**os.environ, "FREEBODY_CACHE_DIR": str(folder)}
    code = COMPILES.format(before=before, call=call)
    return subprocess.run(
        [sys.executable, "-c", code], env=environment, stderr=subprocess.PIPE, text=True, check=True
    ).stderr


@pytest.mark.slow
def test_what_is_really_compiled_is_said_once_and_never_again(tmp_path):
    folder = tmp_path / "cache"
    folder.mkdir(mode=0o700)
    assert "freebody: compiling method euler (about " in stderr_of(folder)
    assert stderr_of(folder) == ""


@pytest.mark.slow
def test_no_progress_means_silence_about_compiling_too(tmp_path):
    (tmp_path / "cache").mkdir(mode=0o700)
    loaded = "fb.simulate"  # loading it compiles two small kernels, before the message is at once
    assert (
        stderr_of(tmp_path / "cache", loaded, "simulate(world, 1.0, dt=0.1, integrator='euler', progress=False)") == ""
    )


def test_warming_says_nothing_about_what_its_own_process_compiles(tmp_path):
    (tmp_path / "cache").mkdir(mode=0o700)
    environment = {**os.environ, "FREEBODY_CACHE_DIR": str(tmp_path / "cache")}
    code = "import freebody.compiling as c; c.SILENT_SECONDS = 0.0\nimport freebody.precompile as p\n"
    code += "p.warming = lambda *_, **__: iter([p.Warmed(job, 0.0, ()) for job in p.jobs()])\n"
    code += "import sys; sys.argv = ['freebody', 'warm']; from freebody.cli import main; main()"
    done = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True)
    assert done.stdout == "Nothing to compile: all kernels are there.\n"
    assert done.stderr == ""
    assert list((tmp_path / "cache").iterdir()), "something was compiled"


def test_a_page_is_told_too_and_also_where_stderr_is_silent(monkeypatch):
    monkeypatch.setenv("FREEBODY_QUIET", "1")
    told, heard = threading.Event(), []
    with compiling.telling(lambda text: (heard.append(text), told.set())):
        announcement = Announcement("method exact4", Usual(173, 14.4), slower=1.0)
    assert told.wait(60)
    announcement.end()
    assert heard[0].startswith("compiling method exact4: 0 of about 173 functions, 0 s of about 16 s")


def test_the_bar_of_a_run_is_no_reason_to_be_silent():
    with silently(False):
        assert not compiling._SILENT.get()
    with silently(), silently(False):
        assert compiling._SILENT.get()
    assert fb.simulate(fb.World([fb.Body(mass=1.0)]), 1.0, dt=0.1, progress=False).times[-1] == 1.0
    assert not compiling._SILENT.get()
