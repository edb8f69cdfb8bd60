"""Commands read a run in one file as they read a folder."""

import json

import pytest
from typer.testing import CliRunner

import freebody as fb
from freebody.cli import app
from freebody.record.save import save_run
from freebody.viewer.source import open_source

runner = CliRunner()

SCENE = fb.scene_of(fb.World(fb.Body(fb.Torus(1.0, 0.3), density=1.0, name="ring", angular_velocity=(0.1, 2.0, 0.1))))


@pytest.fixture(scope="module")
def archive(tmp_path_factory):
    path = tmp_path_factory.mktemp("runs") / "ring.zarr.zip"
    save_run(fb.simulate(SCENE.world(), 0.5, dt=0.01), path, overwrite=False, scene=SCENE.to_toml())
    return path


def done(*arguments):
    result = runner.invoke(app, [str(argument) for argument in arguments])
    assert result.exit_code == 0, result.output
    return result.stdout


def test_info(archive):
    found = json.loads(done("info", archive, "--json"))
    assert found["kind"] == "run"
    assert found["bodies"] == ["ring"]
    assert found["scene inside"] is True
    assert found["written by"] == f"freebody {fb.__version__}"


def test_plot_report_and_export(archive, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    done("plot", archive)
    done("report", archive)
    done("export", archive, "-o", "ring.csv")
    assert (tmp_path / "ring-energy.png").stat().st_size > 1000
    assert "ring" in (tmp_path / "ring.html").read_text()
    done("export", archive, "-o", "played.html")
    assert (tmp_path / "played.html").read_text(encoding="utf-8").count('class="carried"') == 2
    assert len((tmp_path / "ring.csv").read_text().splitlines()) == 52


def test_view_finds_the_shape_in_the_scene_that_the_run_carries(archive):
    made = open_source(str(archive))
    assert made.name == "ring"
    assert len(made.run) == 51
    assert isinstance(made.world.bodies[0].shape, fb.Torus)
