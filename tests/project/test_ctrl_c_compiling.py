"""Ctrl-C while kernels are compiled: one quiet line, whatever the compiler is at, and no process is left."""

import contextlib
import os
import random
import re
import signal
import subprocess
import sys
import time

import pytest

pytestmark = pytest.mark.skipif(os.name != "posix", reason="signals")

# Seconds after which a child counts as one that does not answer.
ENDLESS = 60
# Until when after the beginning of the first compilation, in s: longer than any of these takes to optimise a kernel.
SPAN = 12.0
# In every child: a byte on stdout when Numba begins to compile.
BEGIN = """
import os, signal, sys
signal.signal(signal.SIGINT, signal.default_int_handler)
from numba.core import event

class Begun(event.Listener):
    said = False
    def on_start(self, event):
        if not self.said:
            self.said = True
            os.write(1, b"compiling\\n")
    def on_end(self, event):
        pass

def watch():
    event.register("numba:compile", Begun())
"""
SCRIPT = """
import freebody as fb
fb.simulate  # loaded: what follows compiles
arm = fb.Body(fb.Box((1.0, 0.2, 0.3)), density=1.0)
world = fb.World([arm], gravity=(0, 0, -9.81))
{more}
watch()
fb.simulate(world, 1e9, dt=1e-3, every=10**6)
"""
COMMAND = "watch(); from freebody.cli import main; sys.argv = ['freebody', {words}]; main()"

# What is done, and the exit codes of Ctrl-C: by Python itself, and by the command.
CHILDREN = {
    "a script": (SCRIPT.format(more=""), {-signal.SIGINT, 0}),
    "a script with joints": (SCRIPT.format(more="world.add(fb.Hinge(arm, axis=(0, 1, 0)))"), {-signal.SIGINT, 0}),
    "run": (COMMAND.format(words="'run', 'chain', '--duration', '1e9', '--every', '1000000'"), {130}),
    "warm": (COMMAND.format(words="'warm', '--processes', '2'"), {130}),
    "view": (COMMAND.format(words="'view', '--no-open-browser', '--port', '0'"), {0, 130}),
}


def interrupted(code, folder, moment):
    """Exit code and errors of a child after Ctrl-C, ``moment`` seconds after it began to compile."""
    (folder / "cache").mkdir(mode=0o700)
    environment = {**os.environ, "FREEBODY_CACHE_DIR": str(folder / "cache"), "FREEBODY_QUIET": "1"}
    pipes = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE, "text": True}
    command = [sys.executable, "-c", BEGIN + code]
    # As a terminal does: to all processes of the group.
    with subprocess.Popen(command, env=environment, cwd=folder, start_new_session=True, **pipes) as child:
        try:
            while (line := child.stdout.readline()) != "compiling\n":
                assert line, child.communicate()[1]
            time.sleep(moment)
            os.killpg(child.pid, signal.SIGINT)
            _, errors = child.communicate(timeout=ENDLESS)
            end = time.monotonic() + ENDLESS
            with contextlib.suppress(ProcessLookupError):
                while time.monotonic() < end:
                    os.killpg(child.pid, 0)
                    time.sleep(0.05)
                errors += "processes are left\n"
        finally:
            with contextlib.suppress(ProcessLookupError):
                os.killpg(child.pid, signal.SIGKILL)
    return child.returncode, errors


def check(name, folder, moment):
    code, codes = CHILDREN[name]
    returned, errors = interrupted(code, folder, moment)
    where = f"{name}, {moment} s after the beginning: exit code {returned}\n{errors}"
    assert returned in codes, where
    if returned == 0:  # a page, which Ctrl-C ends anyway, or a run that was compiled by then and returns what there is
        assert errors == "", where
    elif returned == 130 or "/numba/" in errors:
        assert errors.count("\n") == 1, where
        assert errors.startswith(("freebody: stopped", "interrupted at t")), where
    else:  # one line, or Python's own way between two kernels
        assert errors.rstrip().endswith(("KeyboardInterrupt", errors.splitlines()[0])), where


@pytest.mark.slow
@pytest.mark.parametrize("name", CHILDREN)
def test_ctrl_c_while_compiling_ends_with_one_line(tmp_path, name):
    check(name, tmp_path, random.Random(name).uniform(0.0, 3.0))


@pytest.mark.slow
def test_on_a_terminal_the_line_that_counts_goes_away_first(tmp_path):
    (tmp_path / "cache").mkdir(mode=0o700)
    environment = {**os.environ, "FREEBODY_CACHE_DIR": str(tmp_path / "cache"), "COLUMNS": "100"}
    environment.pop("FREEBODY_QUIET", None)
    mine, its = os.openpty()
    code, _ = CHILDREN["a script"]
    with subprocess.Popen([sys.executable, "-c", BEGIN + code], env=environment, stderr=its) as child:
        os.close(its)
        seen = b""
        while b"functions" not in seen:
            seen += os.read(mine, 1000)
        child.send_signal(signal.SIGINT)
        with contextlib.suppress(OSError):  # the end of a terminal
            while more := os.read(mine, 1000):
                seen += more
    os.close(mine)
    assert child.returncode == -signal.SIGINT
    assert re.search(rb"\r\x1b\[Kfreebody: stopped while compiling [\w ]+\r\n$", seen), seen
    assert seen.count(b"\n") == 1


@pytest.mark.study
@pytest.mark.parametrize("number", range(20))
@pytest.mark.parametrize("name", CHILDREN)
def test_ctrl_c_at_random_moments_ends_with_one_line(tmp_path, name, number):
    check(name, tmp_path, random.Random(f"{name} {number}").uniform(0.0, SPAN))
