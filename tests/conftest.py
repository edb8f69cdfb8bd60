"""Settings for all tests."""

import ctypes
import gc
import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import numpy as np
import pytest
from hypothesis import HealthCheck, settings

# Where the tests run in the background of a shell, Ctrl-C is ignored by them and by all that they start.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)

# What the next version of a library will not do is an error here (see filterwarnings in pyproject.toml), and in the
# processes that tests start, unless the environment says otherwise (`make test-oldest`).
FUTURE = ("DeprecationWarning", "PendingDeprecationWarning", "FutureWarning")
os.environ.setdefault("PYTHONWARNINGS", ",".join(f"error::{kind}" for kind in FUTURE))

# Time is measured in benchmarks, never in tests: the machine may be busy, and a first call may compile. The same
# examples every time: what is submitted is judged, not luck. New ones are tried with `make explore`.
settings.register_profile("explore", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.register_profile("same", settings.get_profile("explore"), derandomize=True)
settings.load_profile("same")

ROOT = Path(__file__).parents[1]

# Files whose tests drive a browser begin like this.
PAGES = "tests/viewer/test_page"


def pytest_collection_modifyitems(items):
    marked = [(item.nodeid, item.get_closest_marker("browser") is not None) for item in items]
    strays = [name for name, drives in marked if drives != name.startswith(PAGES)]
    if strays:
        raise pytest.UsageError(f"tests marked browser belong into files {PAGES}*.py, and no others: {strays}")


# Seconds that other workers wait for the one that builds the site, on a busy machine without compiled kernels.
BUILDING = 1800


@pytest.fixture(scope="session")
def site(tmp_path_factory):
    """The built documentation, made once for all workers."""
    shared = tmp_path_factory.getbasetemp()
    shared = shared.parent if "PYTEST_XDIST_WORKER" in os.environ else shared
    out, said = shared / "site", shared / "site-built"
    try:
        (shared / "site-begun").mkdir()
    except FileExistsError:
        end = time.monotonic() + BUILDING
        while not said.exists():
            assert time.monotonic() < end, "the worker that builds the site never ended"
            time.sleep(0.2)
    else:
        command = [sys.executable, "-m", "tools.site", str(out)]
        # Warnings of Sphinx about the site are errors; what its libraries will not do any more is not ours to mend.
        plain = {name: value for name, value in os.environ.items() if name != "PYTHONWARNINGS"}
        done = subprocess.run(command, cwd=ROOT, env=plain, capture_output=True, text=True, check=False)
        told = "" if done.returncode == 0 else done.stdout + done.stderr
        (shared / "site-told").write_text(told, encoding="utf-8")
        (shared / "site-told").rename(said)
    assert said.read_text(encoding="utf-8") == ""
    return out


@pytest.fixture
def decoded():
    """What is in a video: codec, pictures a second, and the pictures themselves (number, height, width, 3)."""
    import imageio_ffmpeg

    def decode(path, *options):
        # Not imageio_ffmpeg.read_frames: it leaves pipes open if ffmpeg ends before it does.
        command = [
            imageio_ffmpeg.get_ffmpeg_exe(),
            "-i",
            str(path),
            *options,
            "-f",
            "rawvideo",
            "-pix_fmt",
            "rgb24",
            "-",
        ]
        done = subprocess.run(command, stdin=subprocess.DEVNULL, capture_output=True, check=True)
        codec, width, height = re.search(rb"Video: (\w+).*?, (\d+)x(\d+)", done.stderr).groups()
        fps = re.search(rb"([\d.]+) fps", done.stderr)
        frames = np.frombuffer(done.stdout, np.uint8).reshape(-1, int(height), int(width), 3)
        return codec.decode(), fps and float(fps[1]), frames

    return decode


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config, log):
    """The tests of a file go to the same worker: what they compile is compiled once, and held by one process.

    So do all tests that drive a browser: two browsers without a graphics card are one too many. A worker that holds
    much is replaced by a new one before it gets another file.
    """
    from xdist.scheduler import LoadScopeScheduling

    class ByFile(LoadScopeScheduling):
        def _split_scope(self, nodeid):
            return "browser" if nodeid.startswith(PAGES) else nodeid.split("::")[0]

        def _assign_work_unit(self, node):
            if getattr(node, "held", 0) > ENOUGH:
                node.retired = True
                node.shutdown()
            elif node in self.registered_collections:  # a new one gets its first file when it has collected
                super()._assign_work_unit(node)

    return ByFile(config, log)


# Megabytes after which a worker gets no more files. It starts with 500, and hardly a file adds more than 200.
ENOUGH = 950
# Megabytes by which a process may grow before it gives back what it does not need.
GROWTH = 64
# What keeps users' functions that were compiled: worlds that are gone need none of them.
COMPILED = (
    ("freebody.forces.custom_chain", "chain"),
    ("freebody.forces.custom_complex", "on_complex_numbers"),
    ("freebody.forces.held", "hold"),
    ("freebody.joints.custom_program", "chain"),
)


class Memory:
    """Keeps a process of tests small: what was freed goes back to the system, which glibc alone puts off."""

    def __init__(self):
        self.status = Path("/proc/self/status")
        self.trim = getattr(ctypes.CDLL(None), "malloc_trim", None) if sys.platform == "linux" else None
        self.kept = self.peak = 0

    def held(self):
        """Megabytes of this process, without the files that it maps, and with them."""
        sizes = dict(re.findall(r"(RssAnon|VmRSS):\s+(\d+) kB", self.status.read_text()))
        return int(sizes["RssAnon"]) // 1024, int(sizes["VmRSS"]) // 1024

    def pytest_runtest_logfinish(self):
        if self.trim is None:
            return
        own, whole = self.held()
        self.peak = max(self.peak, whole)
        if own > self.kept + GROWTH:
            for module, function in COMPILED:
                if module in sys.modules:
                    getattr(sys.modules[module], function).cache_clear()
            gc.collect()
            self.trim(0)
            self.kept = self.held()[0]

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_makereport(self, call):
        report = yield
        if self.trim is not None and call.when == "teardown":
            report.held = self.held()[1]
        return report

    def pytest_sessionfinish(self, session):
        if hasattr(session.config, "workeroutput"):
            session.config.workeroutput["peak"] = self.peak


PEAKS = []


def pytest_configure(config):
    config.pluginmanager.register(Memory(), "memory of a worker")


def pytest_runtest_logreport(report):
    if hasattr(report, "held") and hasattr(report, "node"):
        report.node.held = report.held


@pytest.hookimpl(optionalhook=True)
def pytest_testnodedown(node, error):
    PEAKS.append(getattr(node, "workeroutput", {}).get("peak", 0))
    if getattr(node, "retired", False):
        # As xdist replaces workers that crash; the process of the old one would stay until the end.
        node.config.pluginmanager.getplugin("dsession")._clone_node(node)
        node.ensure_teardown()


def pytest_terminal_summary(terminalreporter):
    if any(PEAKS):
        terminalreporter.write_line(f"the largest worker held {max(PEAKS)} MB")
