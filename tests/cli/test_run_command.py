"""``freebody run`` as a person and as a script use it."""

import json
import os
import shutil
import signal
import subprocess
import sys
import time

import pytest
from typer.testing import CliRunner

from freebody.cli import app
from freebody.record.load import load_run

runner = CliRunner()

SCENE = """
title = "a brick on a spring"
gravity = [0, 0, -9.81]

[run]  # how
duration = "2 s"
dt = "1 ms"
every = 5
integrator = "exact4"

[[body]]
name = "brick"
shape = { type = "box", size = [1, 0.6, 0.3] }
density = 2
angular_velocity = [0.3, 2, 0.4]

[[force]]
type = "spring"
body = "brick"
at = [0.4, 0, 0.1]
anchor = [0, 0, 2]
stiffness = 8
"""


@pytest.fixture
def scene(tmp_path):
    path = tmp_path / "brick.toml"
    path.write_text(SCENE)
    return path


def run(*words):
    return runner.invoke(app, ["run", *map(str, words)])


def test_the_audit_is_shown_and_the_run_recorded(scene, tmp_path):
    done = run(scene, "-o", tmp_path / "run.zarr")
    assert done.exit_code == 0, done.output
    for text in ("401 frames", "energy - work", "angular impulse", "agrees", "Balanced: no line differs, and energy"):
        assert text in done.output
    assert len(load_run(tmp_path / "run.zarr")) == 401


def test_without_an_output_nothing_is_written(scene, tmp_path):
    assert run(scene, "--quiet").output == ""
    assert [path.name for path in tmp_path.iterdir()] == ["brick.toml"]


def test_a_scene_of_the_library_goes_by_its_name():
    done = run("torus", "--duration", "1 s", "--json")
    assert done.exit_code == 0
    figures = json.loads(done.stdout)
    assert figures["balanced"] is True
    assert figures["end"] == 1.0
    assert figures["audit"]["drifts"]["energy - work"]["relative"] < 1e-12


def test_options_and_settings_change_the_scene_and_are_kept_in_the_record(scene, tmp_path):
    path = tmp_path / "run.zarr"
    words = ["--integrator", "cf4", "--dt", "2 ms", "--duration", 1.5, "--every", 3]
    words += ["--set", "body.brick.angular_velocity=[0, 1, 0]", "--set", "force[0].stiffness=9 N/m"]
    done = run(scene, "-o", path, *words)
    assert done.exit_code == 0, done.output
    back = load_run(path)
    assert (back.method, back.dt, back.times[-1], len(back)) == ("cf4", 2e-3, 1.5, 251)
    assert back["brick"].angular_velocity[0] == pytest.approx([0, 1, 0], abs=1e-15)
    text = json.loads((path / "zarr.json").read_text())["attributes"]["record"]["scene"]
    assert "9 N/m" in text
    assert "# how" in text
    assert run("--resume", path).exit_code == 0


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["--set", "body.brick"], "Expected: path=value"),
        (["--set", "body.brock.density=3"], "no entry 'brock'. Expected: a number below 1, or one of brick"),
        (["--set", "title.x.y=3"], "there is no table before"),
        (["--set", "body.brick.densty=3"], "brick.toml, --set body.brick.densty=3: body[0].densty: there is no"),
        (["--set", "body.brick.densty=3"], "did you mean 'density'"),
        (["--set", "foo=3"], "brick.toml, --set foo=3: foo: there is no 'foo' here"),
        (["--set", "body.0.name=stone"], "brick.toml:19: force[0].body: body = 'brick': no body has this name"),
        (["--set", "body.0.name=stone"], "Likely cause: --set body.0.name=stone"),
        (["--dt", "3 kg"], "brick.toml, --dt 3 kg: run.dt: '3 kg' has another dimension"),
        (["--dt", "0"], "brick.toml, --dt 0: run.dt: dt = 0.0"),
        (["--duration", "-1", "--every", "3"], "brick.toml, --duration -1: run.duration: duration = -1.0"),
        (["--every", "0"], "brick.toml, --every 0: run.every: 0"),
        (["--integrator", "cf5"], "brick.toml, --integrator cf5: run.integrator.name: 'cf5'"),
        (["--resume", "elsewhere.zarr"], "--resume with another scene or setting"),
    ],
)
def test_mistakes_are_one_sentence_and_exit_code_1(scene, words, message):
    done = run(scene, *words)
    assert done.exit_code == 1
    assert message in done.output
    assert "<text>" not in done.output
    assert "Traceback" not in done.output


def test_an_option_is_blamed_under_the_name_of_a_scene_of_the_library():
    assert run("torus", "--dt", "0").stderr.startswith("error: torus, --dt 0: run.dt: dt = 0.0. Expected: a time")


def test_mistakes_in_the_scene_of_a_record_are_blamed_on_the_record(scene, tmp_path):
    path = tmp_path / "run.zarr"
    (tmp_path / "law_of_a_record.py").write_text(
        "import freebody as fb\n@fb.force\ndef up(t, body, f):\n    return (0.0, 0.0, f), (0.0, 0.0, 0.0)\n"
    )
    law = "[[force]]\ntype = 'custom'\nfunction = 'law_of_a_record:up'\nbodies = ['brick']\nparameters = { f = 2 }\n"
    scene.write_text(SCENE + law)
    assert run(scene, "-o", path, "--allow-code", "--duration", "0.1 s").exit_code == 0
    refused = run("--resume", path)
    assert refused.stderr.startswith("error: the scene in run.zarr:25: force[1].function: function = ")


def test_no_scene_is_said(tmp_path):
    done = run("-o", tmp_path / "run.zarr")
    assert done.exit_code == 1
    assert "no scene" in done.output


def test_an_existing_output_needs_force(scene, tmp_path):
    path = tmp_path / "run.zarr"
    assert run(scene, "-o", path, "-q").exit_code == 0
    done = run(scene, "-o", path, "--duration", "1 s")
    assert done.exit_code == 1
    assert "exists already" in done.output
    assert "--overwrite" in done.output
    assert load_run(path).times[-1] == 2.0
    assert run(scene, "-o", path, "--duration", "1 s", "--overwrite", "-q").exit_code == 0
    assert load_run(path).times[-1] == 1.0


def test_a_record_is_not_called_an_archive(scene, tmp_path):
    done = run(scene, "-o", tmp_path / "run.zarr.zip")
    assert (done.exit_code, done.stdout) == (1, "")
    assert "Remedy: name it 'run.zarr'" in done.stderr
    assert [path.name for path in tmp_path.iterdir()] == ["brick.toml"]


def test_a_record_without_a_scene_is_not_resumed(tmp_path):
    import freebody as fb

    fb.simulate(fb.World(fb.Body(mass=1.0)), 1.0, dt=0.1, record=tmp_path / "run.zarr")
    done = run("--resume", tmp_path / "run.zarr")
    assert done.exit_code == 1
    assert "contains no scene" in done.output


def test_a_drift_that_method_and_step_explain_is_told_and_no_failure(scene):
    # A step of a third of the spring's period: energy swings by more than a thousandth, as such steps do.
    words = (scene, "--dt", "0.2 s", "--every", 1)
    assert run(*words).exit_code == 0
    asked = run(*words, "--tolerance", 1e-3)
    assert asked.exit_code == 1
    assert "not balanced: energy - work drifted by" in asked.output
    assert "exact4 of order 4 with steps of 0.2 s explains" in asked.output
    assert "--tolerance asks for 0.001" in asked.output
    assert run(*words, "--tolerance", 10).exit_code == 0
    # Euler's method gains energy without end.
    gained = run(scene, "--integrator", "euler", "--dt", "20 ms", "--json")
    figures = json.loads(gained.stdout)
    assert gained.exit_code == 0
    assert figures["balanced"] is False
    assert figures["complaints"] == []
    assert figures["audit"]["agrees"] is False
    assert figures["audit"]["explained"] is True
    assert figures["audit"]["findings"][0].startswith("energy - work drifted by 0.")
    assert (
        "euler of order 1 with steps of 0.02 s explains" in run(scene, "--integrator", "euler", "--dt", "20 ms").output
    )


def test_a_run_that_drifts_by_percents_is_not_called_balanced():
    # Euler's method with steps of 0.1 s: 5.9 % of the turnover, as such steps do.
    done = run("pushed-sphere")
    assert done.exit_code == 0
    assert "Energy - work drifted by 0.059 of the turnover" in done.output
    assert "euler of order 1 with steps of 0.1 s explains that: take shorter steps" in done.output
    assert "Balanced" not in done.output


def test_a_drift_that_nothing_explains_and_a_line_that_differs_are_failures(monkeypatch):
    # The frames of a world with drag, audited as if there were none.
    from dataclasses import replace

    import freebody as fb
    from freebody.scene.scene import Scene

    def brick():
        body = fb.Body(fb.Box((1, 0.6, 0.3)), density=2.0, name="brick", velocity=(1.0, 0.0, 0.0))
        return fb.World(body).add(fb.Spring(body, anchor=(0.0, 0.0, 2.0), stiffness=8.0))

    braked = brick()
    braked.add(fb.Drag(braked.bodies[0], linear=0.1))
    kept = fb.simulate(braked, 2.0, dt=1e-3, progress=False)
    wrong = replace(kept, tables=brick().tables(), accumulators=0.0 * kept.accumulators)
    monkeypatch.setattr(Scene, "simulate", lambda *given, **options: wrong)
    done = run("torus")
    assert done.exit_code == 1
    assert "not balanced: energy - work drifted by 0." in done.output
    assert "exact4 of order 4 with steps of 0.001 s does not explain that" in done.output
    assert "not balanced: momentum of 'brick' does not follow from the forces on it" in done.output


def broken_off(scene, path, number):
    """What a run said whose process got signal ``number`` while it recorded, and its exit code."""
    words = [sys.executable, "-m", "freebody", "run", str(scene), "-o", str(path), "--duration", "250 s"]
    words += ["--every", "1000", "--dt", "0.2 ms"]
    for _ in range(20):  # the run may be over before the signal comes
        with subprocess.Popen(words, stderr=subprocess.PIPE, text=True) as child:
            while not (path.exists() and len(load_run(path)) > 1):
                assert child.poll() is None, child.stderr.read()
                time.sleep(0.01)
            os.kill(child.pid, number)
            _, told = child.communicate()
        if child.returncode != 0:
            return told, child.returncode
        shutil.rmtree(path)
    raise AssertionError("the run was always over before it could be broken off")


@pytest.mark.parametrize(("number", "code"), [(signal.SIGKILL, -signal.SIGKILL), (signal.SIGINT, 130)])
def test_a_killed_and_an_interrupted_run_are_finished_by_resume(scene, tmp_path, number, code):
    path = tmp_path / "run.zarr"
    told, returned = broken_off(scene, path, number)
    assert returned == code
    if number == signal.SIGINT:
        assert f"resume with: freebody run --resume {path}" in told
    assert 1 <= len(load_run(path)) < 1251
    assert load_run(path).interrupted
    done = run("--resume", path, "--json")
    assert done.exit_code == 0, done.output
    reference = tmp_path / "whole.zarr"
    again = run(scene, "-o", reference, "--duration", "250 s", "--every", 1000, "--dt", "0.2 ms", "--json")
    assert json.loads(again.stdout)["audit"] == json.loads(done.stdout)["audit"]
    assert load_run(path).raw.tobytes() == load_run(reference).raw.tobytes()
    assert load_run(path).accumulators.tobytes() == load_run(reference).accumulators.tobytes()
