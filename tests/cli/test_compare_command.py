"""``freebody compare`` as a person and as a script use it."""

import json

import pytest
from typer.testing import CliRunner

from freebody.cli import app

runner = CliRunner()

ARGUMENTS = ["compare", "t-handle", "--integrators", "cf4,exact", "--steps", "2e-2,1e-2", "--duration", "1"]


def test_the_table_has_a_row_per_method_and_step():
    done = runner.invoke(app, ARGUMENTS, env={"COLUMNS": "200"})
    assert done.exit_code == 0, done.output
    rows = [line.split() for line in done.stdout.splitlines()]
    assert [row[:2] for row in rows[1:5]] == [["cf4", "0.02"], ["cf4", "0.01"], ["exact", "0.02"], ["exact", "0.01"]]
    assert "dt [s]" in done.stdout
    assert "closed-form motion" in done.stdout


def test_json_and_figure(tmp_path):
    target = tmp_path / "wp.svg"
    done = runner.invoke(app, [*ARGUMENTS, "--json", "-o", str(target)])
    data = json.loads(done.stdout)
    assert data["duration"] == 1.0
    coarse, fine = (row["error"] for row in data["results"] if row["method"] == "cf4")
    assert fine < coarse
    assert "<svg" in target.read_text()
    assert runner.invoke(app, [*ARGUMENTS, "-o", str(target)]).exit_code == 1


def test_times_carry_units_as_those_of_run_do():
    words = ["compare", "t-handle", "-i", "exact", "--steps", "20 ms, 1e-2,0.5 s", "--duration", "1000 ms", "--json"]
    data = json.loads(runner.invoke(app, words).stdout)
    assert data["duration"] == 1.0
    assert [row["dt"] for row in data["results"]] == [0.02, 0.01, 0.5]


@pytest.mark.parametrize(
    ("arguments", "code", "words"),
    [
        (["t-handle", "--steps", "often"], 1, "--steps often: 'often'. Expected: a time in s"),
        (["t-handle", "--steps", "-1"], 1, "--steps = -1.0. Expected: a finite number greater than zero, in s"),
        (["t-handle", "--steps", "1 ms,"], 1, "--steps 1 ms,: ''. Expected: a time in s"),
        (["t-handle", "--steps", "1 ms, 3 kg"], 1, "'3 kg' has another dimension"),
        (["t-handle", "--duration", "1e999"], 1, "--duration = inf. Expected: a finite number greater than zero, in s"),
        (["t-handle", "--duration", "2 sec"], 1, "--duration 2 sec: unknown unit 'sec'"),
        (["t-handle", "-i", "cf5"], 1, "did you mean 'cf4'"),
        (["nothing.toml"], 1, "nothing.toml"),
        (["pendulum", "-i", "rattle,cf4"], 1, "a method that keeps joints: rattle, rattle4"),
    ],
)
def test_mistakes_are_said_in_words(arguments, code, words):
    done = runner.invoke(app, ["compare", *arguments], env={"COLUMNS": "200"})
    assert done.exit_code == code
    assert words in done.stderr


@pytest.mark.parametrize("scene", ["pendulum", "double-pendulum", "four-bar", "slider-crank"])
def test_linkages_of_the_library(scene):
    done = runner.invoke(app, ["compare", scene, "--steps", "5e-3", "--duration", "0.2"], env={"COLUMNS": "200"})
    assert done.exit_code == 0, done.output
    methods = [line.split()[0] for line in done.stdout.splitlines()[1:6]]
    assert methods == ["rattle", "rattle4", "natural", "generalized_alpha", "newmark"]
    assert "lost" not in done.stdout
    assert "against rattle4 at a step of" in done.stdout
