"""The kernel cache: a changed callee, or a changed constant, must never be served from old machine code."""

import ast
import os
import platform
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import freebody
from freebody import kernelcache, kernelfiles
from freebody.kernelfiles import COMMON

PACKAGE = Path(freebody.__file__).parent

CALLEE = """
from freebody.compile import kernel
from freebody.lie.probe_constant import OFFSET

@kernel(inline=True)
def twice(x):
    return 2.0 * x + OFFSET
"""
CALLER = """
from freebody.compile import kernel
from freebody.lie.probe_callee import twice

@kernel
def answer(x):
    return twice(x)
"""
SCRIPT = """
from freebody.lie.probe_caller import answer
value = answer(1.0)
hits = sum(answer.stats.cache_hits.values())
print(value, hits)
"""


def copy_of_the_package(folder: Path) -> Path:
    copy = folder / "freebody"
    shutil.copytree(PACKAGE, copy, ignore=shutil.ignore_patterns("__pycache__", "samples", "static"))
    (copy / "lie" / "probe_constant.py").write_text("OFFSET = 0.0\n")
    (copy / "lie" / "probe_callee.py").write_text(CALLEE)
    (copy / "lie" / "probe_caller.py").write_text(CALLER)
    return copy


def run_in(folder: Path, **environment: str) -> tuple[float, int]:
    others = {name: value for name, value in os.environ.items() if name != "FREEBODY_CACHE_DIR"}
    done = subprocess.run(
        [sys.executable, "-c", SCRIPT],
        # Python itself takes an edit of the same size in the same second for none.
        env={**others, "PYTHONPATH": str(folder), "PYTHONDONTWRITEBYTECODE": "1", **environment},
        capture_output=True,
        text=True,
        check=True,
    )
    value, hits = done.stdout.split()
    return float(value), int(hits)


def test_unchanged_sources_are_served_from_the_cache(tmp_path):
    copy_of_the_package(tmp_path)
    assert run_in(tmp_path) == (2.0, 0)
    assert run_in(tmp_path) == (2.0, 1)


def test_an_edited_callee_recompiles_its_caller(tmp_path):
    copy = copy_of_the_package(tmp_path)
    assert run_in(tmp_path) == (2.0, 0)
    (copy / "lie" / "probe_callee.py").write_text(CALLEE.replace("2.0 * x", "3.0 * x"))
    assert run_in(tmp_path) == (3.0, 0)


def test_an_edited_constant_recompiles_what_uses_it_through_others(tmp_path):
    copy = copy_of_the_package(tmp_path)
    assert run_in(tmp_path) == (2.0, 0)
    (copy / "lie" / "probe_constant.py").write_text("OFFSET = 0.5\n")
    assert run_in(tmp_path) == (2.5, 0)


def test_a_read_only_install_uses_the_users_cache_folder(tmp_path):
    copy = copy_of_the_package(tmp_path)
    (copy / "__pycache__").write_text("a file where the folder would be: nothing can be written below it")
    home = tmp_path / "home"
    environment = {"HOME": str(home), "XDG_CACHE_HOME": str(home / "cache"), "LOCALAPPDATA": str(home / "cache")}
    assert run_in(tmp_path, **environment) == (2.0, 0)
    assert list(home.rglob("*.nbc")), "the compiled kernel lies below the user's cache folder"
    assert run_in(tmp_path, **environment) == (2.0, 1)


def test_folders_of_older_sources_are_pruned_and_the_newest_kept(tmp_path):
    current = tmp_path / "room.module-current"
    for age in range(5):
        old = tmp_path / f"room.module-{age}"
        old.mkdir()
        os.utime(old, (1e9 - age, 1e9 - age))
    other = tmp_path / "room.another-0"
    other.mkdir()
    current.mkdir()
    kernelcache.prune(current)
    left = {path.name for path in tmp_path.iterdir()}
    assert left == {"room.module-current", "room.module-0", "room.module-1", "room.another-0"}


def test_the_fingerprint_covers_indirect_imports():
    sources = {path.name for path in kernelcache.reachable_sources(PACKAGE / "mass" / "kernels" / "integrals.py")}
    assert {"integrals.py", "compile.py", "kernelcache.py"} <= sources


def parsed_imports(path: Path) -> set[Path]:
    """The files of the package that ``path`` imports, by Python's own parser; not those for type checkers."""
    names, waiting = set(), [ast.parse(path.read_bytes())]
    while waiting:
        node = waiting.pop()
        if isinstance(node, ast.Import):
            names.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            names.update([node.module, *(f"{node.module}.{alias.name}" for alias in node.names)])
        typing = isinstance(node, ast.If) and "TYPE_CHECKING" in ast.unparse(node.test)
        waiting.extend(node.orelse if typing else ast.iter_child_nodes(node))
    stems = [PACKAGE.joinpath(*name.split(".")[1:]) for name in names if name.startswith("freebody.")]
    return {path for stem in stems for path in (stem.with_suffix(".py"), stem / "__init__.py") if path.is_file()}


def test_imports_are_read_as_python_reads_them():
    """In every file of the package: whoever writes one in another way learns it here."""
    for path in PACKAGE.rglob("*.py"):
        assert set(kernelcache._imported_by(path)) == parsed_imports(path), path


def test_imports_for_type_checkers_do_not_count(tmp_path, monkeypatch):
    monkeypatch.setattr(kernelcache, "PACKAGE", tmp_path / "freebody")
    room = tmp_path / "freebody"
    room.mkdir()
    for name in ("used", "typed", "dotted", "other"):
        (room / f"{name}.py").write_text("")
    source = room / "caller.py"
    source.write_text(
        "import typing\nfrom typing import TYPE_CHECKING\n"
        "if TYPE_CHECKING:\n    from freebody.typed import Name\nelse:\n    from freebody.other import Name\n"
        "if typing.TYPE_CHECKING:\n    import freebody.dotted\n"
        "def late():\n    from freebody.used import name\n"
    )
    assert {path.name for path in kernelcache.reachable_sources(source)} == {"caller.py", "used.py", "other.py"}


def test_no_kernel_depends_on_what_is_recorded():
    """An edit in ``trajectory/`` compiles nothing again: no method reaches it."""
    for method in (PACKAGE / "methods").glob("*.py"):
        rooms = {path.relative_to(PACKAGE).parts[0] for path in kernelcache.reachable_sources(method)}
        assert not rooms & {"trajectory", "record", "running", "viewer"}, method.name


OUTSIDE = """
import numpy as np
from freebody.compile import kernel

STEP = 2.0

@kernel
def mine(x):
    return STEP * x

def maker(function):
    @kernel
    def inner(x):
        return function(x) + 1.0

    return inner

print(mine(1.0), maker(mine)(3.0))
"""


def test_a_kernel_in_a_users_own_file_works_and_is_not_kept(tmp_path):
    (tmp_path / "users.py").write_text(OUTSIDE)
    (tmp_path / "cache").mkdir(mode=0o700)
    environment = {**os.environ, "FREEBODY_CACHE_DIR": str(tmp_path / "cache")}
    for source, options in ((["users.py"], {}), (["-"], {"input": OUTSIDE}), (["-c", OUTSIDE], {})):
        done = subprocess.run(
            [sys.executable, *source], cwd=tmp_path, env=environment, capture_output=True, text=True, **options
        )
        assert done.stdout.split() == ["2.0", "7.0"], done.stderr
    assert list(tmp_path.rglob("*.nb*")) == []


def shipped_with(folder: Path, cache: Path) -> Path:
    """A package that brings its kernels, as ``tools/wheel.py`` makes them; ``cache`` is where else it would look."""
    copy = copy_of_the_package(folder)
    target = {"NUMBA_CPU_NAME": COMMON["x86_64"][0], "NUMBA_CPU_FEATURES": ""}
    assert run_in(folder, FREEBODY_CACHE_DIR=str(copy / "_kernels"), **target) == (2.0, 0)
    cache.mkdir()
    return copy


@pytest.mark.skipif(platform.machine() != "x86_64", reason="no kernels are brought along for this processor")
def test_kernels_that_come_with_the_package_are_used(tmp_path):
    shipped_with(tmp_path, tmp_path / "cache")
    assert run_in(tmp_path, FREEBODY_CACHE_DIR=str(tmp_path / "cache")) == (2.0, 1)
    assert not list((tmp_path / "cache").glob("lie.probe*"))


@pytest.mark.skipif(platform.machine() != "x86_64", reason="no kernels are brought along for this processor")
def test_kernels_of_other_sources_do_not_count(tmp_path):
    copy = shipped_with(tmp_path, tmp_path / "cache")
    (copy / "lie" / "probe_constant.py").write_text("OFFSET = 0.5\n")
    assert run_in(tmp_path, FREEBODY_CACHE_DIR=str(tmp_path / "cache")) == (2.5, 0)


@pytest.mark.skipif(platform.machine() != "x86_64", reason="no kernels are brought along for this processor")
def test_kernels_of_the_package_that_others_could_have_written_do_not_count(tmp_path):
    copy = shipped_with(tmp_path, tmp_path / "cache")
    (copy / "_kernels").chmod(0o777)
    assert run_in(tmp_path, FREEBODY_CACHE_DIR=str(tmp_path / "cache")) == (2.0, 0)


def test_a_processor_that_lacks_something_gets_no_kernels_of_the_package(monkeypatch):
    monkeypatch.setattr(kernelfiles, "_features", lambda: dict.fromkeys(COMMON["x86_64"][1], True))
    assert kernelfiles.common("x86_64-unknown-linux-gnu") == ("x86_64-unknown-linux-gnu", COMMON["x86_64"][0], "")
    monkeypatch.setattr(kernelfiles, "_features", lambda: {"avx2": True})
    assert kernelfiles.common("x86_64-unknown-linux-gnu") is None
    assert kernelfiles.common("arm64-apple-darwin") is None
