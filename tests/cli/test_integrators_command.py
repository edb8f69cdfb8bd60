"""``freebody integrators`` as a person and as a script use it."""

import json

import pytest
from typer.testing import CliRunner

import freebody as fb
from freebody.cli import app

runner = CliRunner()


def test_the_list_names_every_method_with_its_facts_and_its_paper():
    done = runner.invoke(app, ["integrators"], env={"COLUMNS": "200"})
    assert done.exit_code == 0
    heads = [line.split()[0] for line in done.stdout.splitlines() if line and not line.startswith(" ")]
    assert heads == list(fb.integrators())
    assert "cf4  order 4, 4 evaluations a step, keeps rotation, momentum" in done.stdout
    for method in fb.integrators().values():
        assert method.reference in done.stdout
        assert method.summary in done.stdout


def test_json_has_what_the_function_returns():
    done = runner.invoke(app, ["integrators", "--format", "json"])
    data = json.loads(done.stdout)
    assert runner.invoke(app, ["integrators", "--json"]).stdout == done.stdout
    assert data.keys() == fb.integrators().keys()
    assert data["cg4"]["order"] == 4
    assert data["cg4"]["layout"] == "twist"
    assert data["euler"]["preserves"] == ["rotation", "momentum"]


def test_markdown_is_what_the_documentation_shows():
    done = runner.invoke(app, ["integrators", "-f", "markdown"])
    assert done.stdout == fb.integrators().to_markdown()


@pytest.mark.parametrize("word", ["xml", ""])
def test_other_formats_are_refused_with_the_choices(word):
    done = runner.invoke(app, ["integrators", "--format", word])
    assert done.exit_code == 2
    assert "'markdown'" in done.stderr
