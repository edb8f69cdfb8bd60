"""The versions of Python and of libraries that the project names, in every place that names them."""

import re
import subprocess
import sys
import tomllib
from importlib.metadata import version as installed
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.specifiers import SpecifierSet
from packaging.version import Version

ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
TRIED = ["3.11", "3.12", "3.13"]
ALLOWED = [*TRIED, "3.14"]


def pins(name):
    """Requirements of a file of constraints, by name: those that hold for this Python."""
    lines = (ROOT / "constraints" / name).read_text().splitlines()
    found = [Requirement(line) for line in lines if line and not line.startswith("#")]
    return {pin.name: pin for pin in found if pin.marker is None or pin.marker.evaluate()}


def ranges(*extras):
    lists = [PROJECT["dependencies"], *(PROJECT["optional-dependencies"][extra] for extra in extras)]
    return [range_ for list_ in lists for range_ in map(Requirement, list_) if range_.name != "freebody"]


def test_classifiers_name_the_pythons_that_were_tried_and_the_range_those_that_may_be():
    named = [line.rpartition(" ")[2] for line in PROJECT["classifiers"] if "Python :: 3." in line]
    allowed = SpecifierSet(PROJECT["requires-python"])
    assert named == TRIED
    assert [minor for minor in range(20) if allowed.contains(f"3.{minor}.5")] == [int(v[2:]) for v in ALLOWED]


def test_the_environment_is_made_by_the_same_pythons():
    script = (ROOT / "tools" / "environment.sh").read_text()
    assert re.search(r"^ *([0-9. |]+)\) ;;$", script, re.M)[1].split(" | ") == ALLOWED


EXTRAS = ("cad", "tables", "parquet", "netcdf", "video", "notebook")


@pytest.mark.parametrize("range_", ranges(*EXTRAS, "dev", "bench"), ids=str)
def test_every_dependency_is_locked_within_its_range(range_):
    (pin,) = pins("locked.txt")[range_.name].specifier
    assert pin.operator == "=="
    assert range_.specifier.contains(pin.version)


@pytest.mark.skipif(sys.version_info[:2] != (3, 11), reason="the oldest versions are chosen for the oldest Python")
@pytest.mark.parametrize("range_", ranges(*EXTRAS), ids=str)
def test_the_oldest_versions_are_the_lower_ends_of_the_ranges(range_):
    (pin,) = pins("oldest.txt")[range_.name].specifier
    (lower,) = range_.specifier
    assert lower.operator == ">="
    # The registry may have withdrawn the very first release of a series.
    assert Version(pin.version).release[:2] == (*Version(lower.version).release, 0)[:2]


def test_these_tests_run_with_locked_versions_or_with_the_oldest():
    files = [pins(name) for name in ("locked.txt", "oldest.txt")]
    found = {name: Version(installed(name)) for name in ("numpy", "numba", "scipy", "zarr", "starlette")}
    assert any(all(pins_[name].specifier.contains(str(v)) for name, v in found.items()) for pins_ in files), found


def environment(tmp_path, python, *more):
    script = ROOT / "tools" / "environment.sh"
    return subprocess.run(
        [script, tmp_path / "venv", "", ROOT / "constraints" / "locked.txt", python, *more],
        cwd=tmp_path, capture_output=True, text=True, timeout=600,
    )  # fmt: skip


def test_a_python_that_is_not_there_is_named(tmp_path):
    done = environment(tmp_path, "python3.99")
    assert done.returncode == 1
    assert done.stderr.startswith("There is no python3.99 here. Install Python 3.11, 3.12 or 3.13")


def test_a_python_that_is_too_old_is_named(tmp_path):
    old = tmp_path / "python-old"
    old.write_text("#!/bin/sh\necho 3.9\n")
    old.chmod(0o755)
    done = environment(tmp_path, old)
    assert done.returncode == 1
    assert "is Python 3.9; freebody needs 3.11, 3.12 or 3.13" in done.stderr
    assert not (tmp_path / "venv").exists()


def test_an_environment_of_another_python_is_made_anew_only_if_that_python_was_chosen(tmp_path):
    (tmp_path / "pyproject.toml").touch()
    other = tmp_path / "venv" / "bin" / "python"
    other.parent.mkdir(parents=True)
    other.write_text("#!/bin/sh\necho 3.10\n")
    other.chmod(0o755)
    (tmp_path / "venv" / ".installed").touch()
    assert environment(tmp_path, tmp_path / "nowhere").returncode == 0
    assert environment(tmp_path, tmp_path / "nowhere", "chosen").returncode == 1
    assert other.exists()
