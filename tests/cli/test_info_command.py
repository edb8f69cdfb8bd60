"""``freebody info`` on runs, scenes and meshes."""

import json

import numpy as np
import pytest
from code_scene import code_scene
from typer.testing import CliRunner

import freebody as fb
from freebody.cli import app

runner = CliRunner()


def facts(*arguments):
    done = runner.invoke(app, ["info", *arguments, "--json"])
    assert done.exit_code == 0, done.output
    return json.loads(done.stdout)


def test_a_run(tmp_path):
    body = fb.Body(mass=2.0, inertia=(1.0, 2.0, 3.0), name="top", velocity=(3, 0, 0))
    fb.simulate(fb.World([body]), 0.5, dt=0.1, integrator="cf4").save(tmp_path / "top.zarr")
    found = facts(str(tmp_path / "top.zarr"))
    assert found["kind"] == "run"
    assert found["bodies"] == ["top"]
    assert found["frames"] == 6
    assert found["time [s]"] == [0.0, 0.5]
    assert found["method"] == "cf4"
    assert found["energy [J]"] == [9.0, 9.0]
    assert all(" 1 (" not in line for line in found["drift"].values())
    assert any(" J (" in line for line in found["drift"].values())
    assert found["written by"] == f"freebody {fb.__version__}"
    shown = runner.invoke(app, ["info", str(tmp_path / "top.zarr")])
    assert "time [s]" in shown.stdout
    assert "interrupted   no" in shown.stdout


def test_a_mesh():
    found = facts(str(fb.sample_path("torus")))
    mesh = fb.Mesh.sample("torus")
    assert found["kind"] == "mesh"
    assert found["vertices"] == len(mesh.vertices)
    assert found["faces"] == len(mesh.faces)
    assert found["sound"] is True
    assert found["volume [m^3]"] == mesh.moments().measure
    assert np.array_equal(found["low corner [m]"], mesh.bounds()[0])


def test_an_open_mesh_has_no_volume_and_says_why(tmp_path):
    box = fb.Box((1.0, 1.0, 1.0)).mesh()
    lines = [f"v {x} {y} {z}" for x, y, z in box.vertices] + [f"f {a + 1} {b + 1} {c + 1}" for a, b, c in box.faces[1:]]
    (tmp_path / "open.obj").write_text("\n".join(lines))
    found = facts(str(tmp_path / "open.obj"))
    assert found["closed"] is False
    assert found["volume [m^3]"] is None
    assert found["findings"]


def test_a_scene_by_name_and_by_file(tmp_path):
    by_name = facts("t-handle")
    assert by_name["kind"] == "scene"
    assert by_name["count of bodies"] == 1
    assert list(by_name["bodies"]) == ["handle"]
    assert (by_name["joints"], by_name["count of joints"]) == ({}, 0)
    (tmp_path / "copy.toml").write_text(fb.load_scene(fb.scene_path("t-handle")).to_toml())
    assert facts(str(tmp_path / "copy.toml"))["duration [s]"] == by_name["duration [s]"]


def test_a_scene_with_code_is_opened_only_if_told_to(tmp_path):
    file = code_scene(tmp_path, "law_to_tell_of")
    refused = runner.invoke(app, ["info", str(file)])
    assert refused.exit_code == 1
    assert "--allow-code" in refused.stderr
    assert len(facts(str(file), "--allow-code")["forces"]) == 1


@pytest.mark.parametrize("thing", ["no-such-scene", "missing.stl", "missing.toml"])
def test_what_is_not_there_is_said_in_words(thing):
    done = runner.invoke(app, ["info", thing])
    assert done.exit_code == 1
    assert thing.split(".")[0] in done.stderr
    assert "Traceback" not in done.output
