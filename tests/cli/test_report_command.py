"""``freebody report`` as a person uses it."""

from typer.testing import CliRunner

import freebody as fb
from freebody.cli import app

runner = CliRunner()

SCENE = """
title = "A turning brick"
[[body]]
name = "brick"
shape = { type = "box", size = [0.2, 0.1, 0.06] }
density = 1900.0
angular_velocity = [0.1, 4.0, 0.0]
[run]
duration = 0.2
dt = 0.01
"""


def test_a_saved_run_becomes_a_page(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    body = fb.Body(mass=1.0, inertia=(1.0, 2.0, 3.0), name="top", angular_velocity=(0.1, 2.0, 0.3))
    fb.simulate(fb.World([body]), 0.2, dt=0.02, integrator="cf4").save("top.zarr")
    done = runner.invoke(app, ["report", "top.zarr"])
    assert done.exit_code == 0, done.output
    text = (tmp_path / "top.html").read_text(encoding="utf-8")
    assert text.count("<svg") == 10
    assert "<title>top</title>" in text
    assert fb.__version__ in text
    again = runner.invoke(app, ["report", "top.zarr"])
    assert again.exit_code == 1
    assert "--overwrite" in again.stderr


def test_the_scene_of_a_record_is_on_the_page(tmp_path):
    from freebody.record.job import Recording

    scene = fb.load_scene(SCENE)
    path = tmp_path / "brick.zarr"
    fb.simulate(scene.world(), 0.2, dt=0.01, integrator="cf4", record=Recording(path, scene=SCENE))
    done = runner.invoke(app, ["report", str(path), "-o", str(tmp_path / "r.html")])
    assert done.exit_code == 0, done.output
    assert "A turning brick" in (tmp_path / "r.html").read_text(encoding="utf-8")
