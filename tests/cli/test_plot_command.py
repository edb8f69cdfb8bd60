"""``freebody plot`` as a person uses it."""

import pytest
from typer.testing import CliRunner

import freebody as fb
from freebody.cli import app
from freebody.plots.api import FIGURES

runner = CliRunner()


@pytest.fixture(scope="module")
def stored(tmp_path_factory):
    body = fb.Body(mass=1.0, inertia=(1.0, 2.0, 3.0), name="top", angular_velocity=(0.1, 2.0, 0.3))
    path = tmp_path_factory.mktemp("runs") / "top.zarr"
    fb.simulate(fb.World([body]), 0.5, dt=0.05, integrator="cf4").save(path)
    return path


def test_a_figure_is_written_where_asked(stored, tmp_path):
    target = tmp_path / "p.svg"
    done = runner.invoke(app, ["plot", str(stored), "--what", "polhode", "--body", "top", "-o", str(target)])
    assert done.exit_code == 0, done.output
    assert done.stdout.strip() == str(target)
    assert "<svg" in target.read_text()


def test_without_a_name_the_file_is_called_after_run_and_figure(stored, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    done = runner.invoke(app, ["plot", str(stored)])
    assert done.exit_code == 0, done.output
    assert (tmp_path / "top-energy.png").read_bytes().startswith(b"\x89PNG")


def test_an_existing_file_is_replaced_only_with_force(stored, tmp_path):
    target = tmp_path / "e.png"
    target.write_text("mine")
    done = runner.invoke(app, ["plot", str(stored), "-o", str(target)])
    assert done.exit_code == 1
    assert "--overwrite" in done.stderr
    assert target.read_text() == "mine"
    assert runner.invoke(app, ["plot", str(stored), "-o", str(target), "--overwrite"]).exit_code == 0
    assert target.read_bytes().startswith(b"\x89PNG")


def test_the_list_names_every_figure():
    done = runner.invoke(app, ["plot", "--list"])
    assert [line.split()[0] for line in done.stdout.splitlines()] == list(FIGURES)


@pytest.mark.parametrize(
    ("arguments", "words"),
    [(["--what", "enery"], "did you mean 'energy'"), (["--bodies", "spoon", "--what", "rates"], "no body 'spoon'")],
)
def test_mistakes_are_said_in_words(stored, tmp_path, arguments, words):
    done = runner.invoke(app, ["plot", str(stored), "-o", str(tmp_path / "x.png"), *arguments])
    assert done.exit_code == 1
    assert words in done.stderr
    assert "Traceback" not in done.output


def test_something_that_is_no_run_is_refused(tmp_path):
    done = runner.invoke(app, ["plot", str(tmp_path), "-o", str(tmp_path / "x.png")])
    assert done.exit_code == 1
    assert done.stderr.startswith("error: ")
    assert runner.invoke(app, ["plot"]).exit_code == 2
