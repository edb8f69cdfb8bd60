"""The process that reads CAD files: whose code it runs, what it may take, and when it ends."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import netgen.occ as occ
import pytest

import freebody
from freebody.errors import CadError, InputError
from freebody.mass import cad
from freebody.mass.cad import Cad

# A child that has not ended by then never will.
ENDLESS = 300

# Names that Python, NumPy, the kernel, this package and its command line import; each leaves a trace if it is run.
NAMES = (
    "numpy", "netgen", "pyngcore", "ngsolve", "trimesh", "typer", "click", "rich", "pydantic", "numba", "sitecustomize",
    "usercustomize", "ctypes", "threading", "contextlib", "zipfile", "json", "random", "tempfile", "subprocess",
    "dataclasses", "platformdirs", "matplotlib", "zarr", "yaml",
)  # fmt: skip


@pytest.fixture(scope="module")
def part(tmp_path_factory):
    path = tmp_path_factory.mktemp("cad") / "part.step"
    occ.Box(occ.Pnt(0, 0, 0), occ.Pnt(1, 2, 3)).WriteStep(str(path))
    return path


@pytest.fixture
def hostile(tmp_path, part):
    """A downloaded folder: a scene, a part, and modules that nobody asked for."""
    folder = tmp_path / "download"
    folder.mkdir()
    (folder / "part.step").write_bytes(part.read_bytes())
    (folder / "scene.toml").write_text(
        "[[body]]\ndensity = 1000\nshape = { type = 'cad', file = 'part.step' }\n[run]\nduration = 0.1\n"
    )
    for name in NAMES:
        (folder / f"{name}.py").write_text(f"open({str(tmp_path / 'traces')!r}, 'a').write('{name} ')\n")
    (folder / "netgen").mkdir()
    (folder / "netgen" / "__init__.py").write_text((folder / "netgen.py").read_text())
    return folder


def started(folder, *words, path=None):
    environment = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
    environment |= {} if path is None else {"PYTHONPATH": path}
    return subprocess.run(
        [sys.executable, *words], cwd=folder, env=environment, capture_output=True, text=True, timeout=ENDLESS
    )


LOAD = "import freebody as fb; print(round(fb.Cad.load('part.step').moments().measure * 1e9, 6))"
# What the installed command is: a script in another folder, which is first on the path instead of the current one.
COMMAND = "from freebody.cli import main\nmain()\n"


def assert_no_trace(hostile, answer):
    assert answer.returncode == 0, answer.stderr
    traces = hostile.parent / "traces"
    assert not traces.exists(), traces.read_text()


def test_the_command_runs_no_code_from_the_current_folder(hostile, tmp_path):
    script = tmp_path / "bin" / "freebody"
    script.parent.mkdir()
    script.write_text(COMMAND)
    answer = started(hostile, str(script), "inertia", "part.step", "--density", "1000")
    assert_no_trace(hostile, answer)
    assert "one solid" in answer.stdout
    assert_no_trace(hostile, started(hostile, str(script), "check", "scene.toml"))


def test_run_as_a_module_it_leaves_the_current_folder_before_it_imports_anything_else(hostile):
    # What Python itself imports to find this package comes before that, and is not defended.
    (hostile / "contextlib.py").unlink()
    answer = started(hostile, "-m", "freebody", "inertia", "part.step", "--density", "1000")
    assert_no_trace(hostile, answer)


def test_safe_path_is_safe(hostile):
    assert_no_trace(hostile, started(hostile, "-P", "-m", "freebody", "check", "scene.toml"))


def test_a_kernel_in_the_current_folder_is_not_taken_for_the_kernel(hostile):
    # An interactive session or -c: Python itself looks in the current folder, so the imports of this process are the
    # user's affair. Those of the worker are not.
    for name in NAMES:
        if name not in ("netgen", "pyngcore", "ngsolve"):
            (hostile / f"{name}.py").unlink()
    answer = started(hostile, "-c", LOAD)
    assert_no_trace(hostile, answer)
    assert answer.stdout.strip() == "6.0"


def test_an_install_by_pythonpath_finds_its_worker(hostile):
    source = str(Path(freebody.__file__).parents[1])
    assert_no_trace(hostile, started(hostile, "-P", "-c", LOAD, path=source))
    # Even if that is the current folder.
    answer = started(source, "-c", LOAD.replace("part.step", str(hostile / "part.step")), path=source)
    assert answer.stdout.strip() == "6.0", answer.stderr


def test_the_environment_does_not_say_where_the_worker_finds_its_modules(hostile, part, monkeypatch):
    monkeypatch.setenv("PYTHONPATH", str(hostile))
    assert round(Cad.load(part).moments().measure * 1e9, 6) == 6.0
    assert not (hostile.parent / "traces").exists()


HANGS = """
import os, sys, time
sys.path.append({folder!r})
import cad_worker
cad_worker.guard(*map(int, sys.argv[1:4]))
with open({pid!r} + ".part", "w") as file:
    file.write(f"{{os.getpid()}}\\n{{os.getcwd()}}")
os.replace({pid!r} + ".part", {pid!r})
while True:
    pass
"""

PARENT = """
import sys
from pathlib import Path
from freebody.mass import cad
cad.WORKER = Path({worker!r})
cad.Cad.load(sys.argv[1])
"""


@pytest.fixture
def hanging(tmp_path, part):
    """A process that waits for a worker that never ends, the worker's number and its folder."""
    worker, pid = tmp_path / "worker.py", tmp_path / "pid"
    worker.write_text(HANGS.format(folder=str(cad.WORKER.parent), pid=str(pid)))
    parent = subprocess.Popen(
        [sys.executable, "-c", PARENT.format(worker=str(worker)), str(part)], stderr=subprocess.PIPE, text=True
    )
    until(pid.exists)
    number, folder = pid.read_text().split("\n")
    yield parent, int(number), Path(folder)
    parent.kill()
    parent.communicate()


def until(condition):
    end = time.monotonic() + ENDLESS
    while not condition():
        assert time.monotonic() < end
        time.sleep(0.01)


def gone(pid: int) -> bool:
    try:
        os.kill(pid, 0)
        state = Path(f"/proc/{pid}/stat")
        # Killed, but nobody has asked how it ended.
        return state.exists() and state.read_text().rpartition(")")[2].split()[0] == "Z"
    except ProcessLookupError:
        return True


@pytest.mark.skipif(os.name != "posix", reason="signals")
def test_the_worker_dies_with_a_parent_that_is_killed(hanging):
    parent, worker, _ = hanging
    assert not gone(worker)
    parent.kill()
    until(lambda: gone(worker))


@pytest.mark.skipif(os.name != "posix", reason="signals")
def test_ctrl_c_ends_the_wait_the_worker_and_its_folder(hanging):
    parent, worker, folder = hanging
    assert folder != Path.cwd()
    assert "freebody-cad-" in folder.name
    parent.send_signal(signal.SIGINT)
    _, errors = parent.communicate(timeout=ENDLESS)
    assert errors.rstrip().endswith("KeyboardInterrupt")
    assert gone(worker)
    assert not folder.exists()


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="other systems do not limit the memory of a process")
def test_a_file_that_needs_more_memory_than_it_may_take_is_refused(part, monkeypatch):
    monkeypatch.setattr(cad, "MEMORY", 100 << 20)
    monkeypatch.setattr(cad, "MEMORY_TIMES", 0)
    with pytest.raises(CadError, match=r"part\.step: it cannot be read: "):
        Cad.load(part)


@pytest.mark.skipif(os.name != "posix", reason="limits of the system")
def test_the_limits_hold_for_memory_and_computing_time():
    script = f"import sys; sys.path.append({str(cad.WORKER.parent)!r}); import cad_worker, os, resource\n"
    script += "cad_worker.guard(3 << 29, 7, os.getppid())\n"
    script += (
        "print(*(resource.getrlimit(getattr(resource, 'RLIMIT_' + n))[1] for n in ('AS', 'CPU', 'FSIZE', 'CORE')))"
    )
    # The pipe stays open: closing it ends the process, as it should.
    with subprocess.Popen(
        [sys.executable, "-I", "-c", script], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as holder:
        limits = holder.stdout.readline()
    assert limits.split() == [str(3 << 29), "7", str(1 << 29), "0"]


@pytest.mark.parametrize("fineness", [0.0, -0.1, 0.004, 1.5, float("nan"), float("inf"), "fine", None])
def test_a_fineness_that_would_draw_millions_of_triangles_is_refused(part, fineness):
    with pytest.raises(InputError, match=r"fineness = .*from 0\.005 to 1"):
        Cad.load(part, fineness=fineness)


@pytest.mark.parametrize("timeout", [0.0, -1.0, float("nan"), float("inf"), "long"])
def test_a_timeout_is_a_number_of_seconds(part, timeout):
    with pytest.raises(InputError, match="timeout = "):
        Cad.load(part, timeout=timeout)


def test_a_scene_cannot_ask_for_more(tmp_path, part):
    (tmp_path / "part.step").write_bytes(part.read_bytes())
    scene = tmp_path / "scene.toml"
    scene.write_text("[[body]]\ndensity = 1\nshape = { type = 'cad', file = 'part.step', fineness = 1e-6 }\n")
    with pytest.raises(InputError, match=r"scene\.toml:3: body\[0\].*fineness: fineness = 1e-06"):
        freebody.load_scene(scene)
