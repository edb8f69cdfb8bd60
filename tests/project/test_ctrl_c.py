"""Ctrl-C while something is read: answered at once, whatever compiled code is busy, and no thread is waited for."""

import os
import signal
import subprocess
import sys
import time
from types import SimpleNamespace

import pytest

from freebody import threads

pytestmark = pytest.mark.skipif(os.name != "posix", reason="signals")

# Seconds after which a child counts as one that does not answer: what it does takes an hour.
ENDLESS = 60

# In every child: ``stuck`` is compiled code that lets the interpreter go, for an hour.
BEGIN = """
import hashlib, os, signal, sys
from pathlib import Path
signal.signal(signal.SIGINT, signal.default_int_handler)

def say():
    # Not by print: a thread that is cut off in it holds the lock of stdout, which Python wants at its end.
    os.write(1, b"reading\\n")

def stuck(*arguments, **options):
    say()
    hashlib.pbkdf2_hmac("sha256", b"", b"", 2**31 - 1)

"""

MESH = """
import numpy as np
import freebody as fb
import freebody.mass.{module} as module
rows, columns = np.divmod(np.arange(110 * 110), 110)
corners = (rows[:, None] < 109) & (columns[:, None] < 109)
k = np.arange(110 * 110)[corners[:, 0]]
faces = np.concatenate([np.stack([k, k + 1, k + 110], 1), np.stack([k + 1, k + 111, k + 110], 1)])
mesh = fb.Mesh(np.stack([rows, columns, rows * columns], 1).astype(float), faces)
module.{name} = stuck
"""

CHILDREN = {
    "a mesh file": """
from freebody.mass.meshfile import FORMATS, load_mesh
FORMATS["obj"] = stuck
Path("part.obj").write_text("v 0 0 0\\nv 1 0 0\\nv 0 1 0\\nf 1 2 3\\n")
load_mesh("part.obj")
""",
    "its diagnosis": MESH.format(module="examine", name="mark_used") + "mesh.diagnose()",
    "its diagnosis over cores": MESH.format(module="examine", name="face_survey") + "mesh.diagnose()",
    "its repair": MESH.format(module="repair", name="repaired") + "fb.mass_properties(mesh, density=1, repair=True)",
    "its box": MESH.format(module="api", name="box_moments") + "fb.mass_properties(mesh, density=1, method='box')",
    "its sheet": MESH.format(module="integrals", name="surface_sums")
    + "fb.mass_properties(mesh, density=1, shell_thickness=0.1)",
    "points inside": """
import freebody as fb
fb.Box.contains = stuck
fb.mass_properties(fb.Box(1), density=1, method="sampling")
""",
    "a run": """
import freebody.record.load as load
load._load = stuck
load.load_run("run.zarr")
""",
    "a CAD part": """
import subprocess
import freebody.mass.cad as cad
from freebody.mass.cad import Cad
start = subprocess.Popen
def hanging(command, **options):
    say()
    return start([sys.executable, "-c", "import time; time.sleep(3600)"], **options)
cad.subprocess.Popen = hanging
cad._libraries = lambda: []
Path("part.step").write_text("ISO-10303-21;\\nEND-ISO-10303-21;\\n")
Cad.load("part.step", timeout=3600.0)
""",
    "the numbers of a scene": """
import freebody as fb
import freebody.scene.forms as forms
def forever(*arguments):
    say()
    while True:
        pass
forms.quantity = forever
fb.load_scene("[[body]]\\nmass = 1\\n")
""",
    "the bodies of a scene": """
import freebody as fb
import freebody.scene.bodies as bodies
def forever(*arguments, **options):
    say()
    while True:
        pass
bodies.Body = forever
fb.load_scene("[[body]]\\nmass = 1\\n")
""",
}


@pytest.mark.parametrize("what", CHILDREN)
def test_ctrl_c_is_answered_while_something_is_read(tmp_path, what):
    pipes = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE, "text": True}
    with subprocess.Popen([sys.executable, "-c", BEGIN + CHILDREN[what]], cwd=tmp_path, **pipes) as child:
        try:
            said = child.stdout.readline()
            assert said == "reading\n", child.communicate()[1]
            child.send_signal(signal.SIGINT)
            _, errors = child.communicate(timeout=ENDLESS)
        finally:
            child.kill()
    assert errors.rstrip().endswith("KeyboardInterrupt"), errors


def test_the_work_of_an_interrupted_reader_is_stopped_too():
    begun, ended = threads.threading.Event(), []

    def work():
        begun.set()
        try:
            while True:
                pass
        except BaseException as error:
            ended.append(type(error))
            raise

    errand = threads.Errand(work)
    assert begun.wait(ENDLESS)
    errand.stop()
    with pytest.raises(threads.Stopped):
        errand.outcome.result(ENDLESS)
    assert ended == [threads.Stopped]


class Loses:
    """Stopped in here, an exception is lost: Python raises none out of ``__del__``."""

    def __init__(self, begun):
        self.begun = begun

    def __del__(self):
        self.begun.set()
        while True:
            time.sleep(0.01)


def test_an_errand_that_lost_its_stop_is_stopped_again_and_says_nothing(capsys):
    begun, ended = threads.threading.Event(), []

    def work():
        Loses(begun)
        ended.append("lost")
        while True:
            time.sleep(0.01)

    errand = threads.Errand(work)
    assert begun.wait(ENDLESS)
    before = sys.unraisablehook
    try:
        errand.stop()
        errand.join()
        others = []
        threads._note_lost(others.append, SimpleNamespace(exc_type=ValueError))
        assert len(others) == 1
    finally:
        sys.unraisablehook = before
    assert ended == ["lost"]
    assert capsys.readouterr().err == ""


def test_results_come_in_order_and_the_first_exception_is_raised():
    assert threads.together(*(lambda k=k: k * k for k in range(100))) == [k * k for k in range(100)]

    def fails():
        raise KeyError("mine")

    with pytest.raises(KeyError, match="mine"):
        threads.together(lambda: 1, fails, lambda: 2)


def test_nothing_new_is_begun_after_an_interruption(monkeypatch):
    done = []

    def interrupted(*outcomes):
        raise KeyboardInterrupt

    gate = threads.threading.Event()
    monkeypatch.setattr(threads, "cores", lambda: 1)
    monkeypatch.setattr(threads, "_await", interrupted)
    with pytest.raises(KeyboardInterrupt):
        threads.together(lambda: gate.wait(ENDLESS), lambda: done.append(1), lambda: done.append(2))
    gate.set()
    for thread in threads.threading.enumerate():
        if thread.name == "freebody":
            thread.join(ENDLESS)
    assert done == []
