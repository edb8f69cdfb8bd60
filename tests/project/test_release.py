"""What a release consists of says the same everywhere, and workflows call what the Makefile has."""

import re
import runpy
import sys
import tomllib
from pathlib import Path
from types import SimpleNamespace

import pytest
import yaml

import freebody

ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())
WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
TEMPLATES = sorted((ROOT / ".github" / "ISSUE_TEMPLATE").glob("*.yml"))


def parsed(path):
    return yaml.safe_load(path.read_text())


def steps(path):
    """Every step of a workflow, with its job."""
    return [(name, step) for name, job in parsed(path)["jobs"].items() for step in job["steps"]]


def test_the_version_is_the_same_everywhere():
    heading = re.search(r"^## (.*)$", (ROOT / "CHANGELOG.md").read_text(), re.M)[1]
    version, date = re.fullmatch(r"(\d+\.\d+\.\d+) \((\d{4}-\d\d-\d\d)\)", heading).groups()
    cited = parsed(ROOT / "CITATION.cff")
    assert freebody.__version__ == version == cited["version"]
    assert str(cited["date-released"]) == date
    assert cited["license"] == PROJECT["project"]["license"]
    assert cited["authors"] == PROJECT["project"]["authors"]


def test_a_citation_has_what_the_format_demands():
    """Of version 1.2.0 of the Citation File Format; names that it does not know are refused by those who read it."""
    cited = parsed(ROOT / "CITATION.cff")
    assert {"cff-version", "message", "title", "authors"} <= cited.keys()
    assert cited["cff-version"] == "1.2.0"
    assert cited.keys() <= {
        "cff-version", "message", "title", "type", "authors", "version", "date-released", "license", "keywords",
        "abstract",
    }  # fmt: skip


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.name)
def test_workflows_call_targets_that_the_makefile_has(path):
    makefile = (ROOT / "Makefile").read_text()
    targets = set(re.search(r"^\.PHONY: (.*)$", makefile, re.M)[1].split())
    assert targets == set(re.findall(r"^([a-z-]+):(?!=)", makefile, re.M))
    called = [word for _, step in steps(path) for word in re.findall(r"make ([a-z-]+)", step.get("run", ""))]
    assert called
    assert set(called) <= targets
    # What they are given is what the Makefile reads.
    given = {name for _, step in steps(path) for name in re.findall(r"\b([A-Z]+)=", step.get("run", ""))}
    assert given <= set(re.findall(r"^([A-Z_]+) *[?:]=", makefile, re.M))


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.name)
def test_workflows_have_the_form_that_hosts_expect(path):
    """No more than that: these files cannot be run here."""
    document = parsed(path)
    assert document.keys() - {"name", "permissions", "concurrency", "defaults", "jobs"} == {
        True
    }  # "on" is a yes in YAML
    assert document["permissions"] == {"contents": "read"}
    for job in document["jobs"].values():
        assert job.keys() >= {"runs-on", "steps"}
        assert set(job.get("needs", "").split()) <= document["jobs"].keys()
        for step in job["steps"]:
            assert ("run" in step) != ("uses" in step)
            assert re.fullmatch(r"[\w.-]+/[\w.-]+@[\w./-]+", step.get("uses", "a/b@c"))
    values = set(re.findall(r"\$\{\{ *matrix\.(\w+)", path.read_text()))
    assert values <= {name for job in document["jobs"].values() for name in job.get("strategy", {}).get("matrix", {})}


def test_the_tests_run_on_every_system_with_every_python_that_pip_allows():
    (matrix,) = [job["strategy"]["matrix"] for job in parsed(WORKFLOWS[1])["jobs"].values() if "strategy" in job]
    assert matrix["os"] == ["ubuntu-latest", "macos-latest", "windows-latest"]
    assert PROJECT["project"]["requires-python"] == ">=3.11,<3.15"
    assert matrix["python"] == ["3.11", "3.12", "3.13", "3.14"]


def test_only_the_job_that_publishes_may_prove_who_it_is():
    document = parsed(ROOT / ".github" / "workflows" / "publish.yml")
    assert document[True] == {"release": {"types": ["published"]}}
    rights = {name: job.get("permissions") for name, job in document["jobs"].items()}
    assert rights == {"build": None, "publish": {"id-token": "write"}}
    assert not re.search(
        "password|secrets", (ROOT / ".github" / "workflows" / "publish.yml").read_text().split("jobs:")[1]
    )


def test_locked_versions_are_what_environments_and_caches_go_by():
    assert "--constraint" in (ROOT / "tools" / "environment.sh").read_text()
    for path in WORKFLOWS:
        for _, step in steps(path):
            named = step.get("with", {}).get("cache-dependency-path")
            assert named is None or (ROOT / named).is_file()


@pytest.mark.parametrize("path", TEMPLATES, ids=lambda path: path.name)
def test_issue_templates_are_forms(path):
    form = parsed(path)
    if path.name == "config.yml":
        assert form == {"blank_issues_enabled": True}
        return
    assert form.keys() >= {"name", "description", "body"}
    ids = [part["id"] for part in form["body"]]
    assert len(set(ids)) == len(ids)
    for part in form["body"]:
        assert part["type"] in {"textarea", "input", "dropdown", "checkboxes"}
        assert part["attributes"]["label"]


def hook(monkeypatch, version, **environment):
    """What the build hook adds to a wheel."""
    name = "hatchling.builders.hooks.plugin.interface"  # builds have it, tests do not
    while name:
        monkeypatch.setitem(sys.modules, name, SimpleNamespace(BuildHookInterface=object, __path__=[]))
        name = name.rpartition(".")[0]
    for name in ("FREEBODY_WHEEL_KERNELS", "FREEBODY_WHEEL_NUMBA", "FREEBODY_WHEEL_PLATFORM"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(f"FREEBODY_WHEEL_{name}", value)
    data = {"force_include": {}, "dependencies": []}
    runpy.run_path(str(ROOT / "tools" / "wheel_hook.py"))["Kernels"]().initialize(version, data)
    return data


KERNELS = {"KERNELS": "/kernels", "NUMBA": "0.68.1", "PLATFORM": "manylinux_2_17_x86_64"}


def test_builds_from_source_and_editable_ones_bring_and_compile_nothing(monkeypatch):
    nothing = {"force_include": {}, "dependencies": []}
    assert hook(monkeypatch, "standard") == nothing
    assert hook(monkeypatch, "editable", **KERNELS) == nothing
    assert "subprocess" not in (ROOT / "tools" / "wheel_hook.py").read_text()


def test_a_wheel_with_kernels_is_for_one_python_and_one_numba(monkeypatch):
    data = hook(monkeypatch, "standard", **KERNELS)
    python = f"cp{sys.version_info.major}{sys.version_info.minor}"
    assert data["tag"] == f"{python}-{python}-manylinux_2_17_x86_64"
    assert data["dependencies"] == ["numba==0.68.1"]
    assert data["force_include"] == {"/kernels": "freebody/_kernels"}
    assert data["pure_python"] is False
