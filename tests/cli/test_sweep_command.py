"""``freebody sweep``."""

import json

import numpy as np
import pytest
from typer.testing import CliRunner

import freebody as fb
from freebody.cli import app


def invoke(*arguments):
    return CliRunner().invoke(app, [str(argument) for argument in arguments])


@pytest.fixture
def scene(tmp_path):
    body = fb.Body(mass=1.0, name="ball", velocity=(1, 0, 0))
    world = fb.World([body], forces=[fb.Drag(body, linear=0.1)])
    path = tmp_path / "scene.toml"
    path.write_text(fb.scene_of(world, duration=1.0, dt=0.01, integrator="cf4").to_toml())
    return path


def test_a_grid_is_swept_and_written(scene, tmp_path):
    folder = tmp_path / "e.zarr"
    said = invoke("sweep", scene, "--vary", "force.drag.linear=0.1:0.3:3", "-o", folder)
    assert said.exit_code == 0, said.output
    assert "3 runs by cf4: 3 done" in said.output
    made = fb.load_ensemble(folder)
    np.testing.assert_allclose(made["velocity"][:, 0, 0], np.exp([-0.1, -0.2, -0.3]), rtol=1e-10)
    assert invoke("sweep", scene, "--vary", "force.drag.linear=0.1:0.3:3", "-o", folder).exit_code == 1
    again = invoke("sweep", scene, "--vary", "force.drag.linear=0.1:0.3:3", "-o", folder, "--resume")
    assert again.exit_code == 0


def test_distributions_and_ranges_go_together(scene):
    said = invoke(
        "sweep", scene, "--vary", "body.ball.velocity=normal([1, 0, 0], 0.1)", "--vary", "force.drag.linear=0.1:0.2:2",
        "--runs", "1e2", "--seed", "3", "--json",
    )  # fmt: skip
    assert said.exit_code == 0, said.output
    found = json.loads(said.stdout)
    assert found["counted"] == found["runs"] == 100
    mean = found["bodies"]["ball"]["velocity"]["mean"]
    assert abs(mean[0] - 0.5 * (np.exp(-0.1) + np.exp(-0.2))) < 0.05


@pytest.mark.parametrize(
    ("options", "message"),
    [
        (["--vary", "body.balls.mass=1:2:3"], "no entry 'balls'"),
        (["--vary", "body.ball.mass=1:2"], "LOW:HIGH:COUNT"),
        (["--vary", "body.ball.mass=normal(1)"], "normal(MEAN, STD)"),
        (["--vary", "body.ball.mass=normal(1, 0.1)"], "--runs"),
        (["--vary", "body.ball.mass=uniform(1, 2)", "--runs", "many"], "a whole number"),
        (["--vary", "body.ball.mass=-1:1:3"], "impossible"),
    ],
)
def test_mistakes_are_told(scene, options, message):
    said = invoke("sweep", scene, *options)
    assert said.exit_code == 1
    assert message in " ".join(said.output.split())
