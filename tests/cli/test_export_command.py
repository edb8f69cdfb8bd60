"""``freebody export`` as a person uses it."""

import json
import struct

import pytest
from typer.testing import CliRunner

import freebody as fb
from freebody.cli import app
from freebody.errors import InputError

runner = CliRunner()

SCENE = """
[[body]]
name = "ring"
shape = { type = "torus", major = 1.0, minor = 0.25 }
density = 1.0
angular_velocity = [0.1, 2.0, 0.5]
"""


@pytest.fixture(scope="module")
def stored(tmp_path_factory):
    from freebody.record.job import Recording

    path = tmp_path_factory.mktemp("runs") / "ring.zarr"
    world = fb.load_scene(SCENE).world()
    fb.simulate(world, 0.5, dt=0.05, integrator="cf4", record=Recording(path, scene=SCENE))
    return path


def faces_of(path):
    data = path.read_bytes()
    content = json.loads(data[20 : 20 + struct.unpack_from("<I", data, 12)[0]])
    part = content["meshes"][0]["primitives"][0]
    return content["accessors"][part["attributes"]["POSITION"]]["count"] // 3


@pytest.mark.parametrize("ending", ["csv", "parquet", "nc", "npz"])
def test_tables(stored, tmp_path, ending):
    target = tmp_path / f"r.{ending}"
    done = runner.invoke(app, ["export", str(stored), "-o", str(target)])
    assert done.exit_code == 0, done.output
    assert target.stat().st_size > 1000


def test_a_model_draws_the_shapes_of_the_recorded_scene(stored, tmp_path):
    done = runner.invoke(app, ["export", str(stored), "-o", str(tmp_path / "r.glb")])
    assert done.exit_code == 0, done.output
    assert faces_of(tmp_path / "r.glb") == len(fb.Torus(1.0, 0.25).mesh().faces)


def test_a_run_without_scene_draws_boxes_and_takes_a_scene(stored, tmp_path):
    bare = tmp_path / "bare.zarr"
    world = fb.load_scene(SCENE).world()
    fb.simulate(world, 0.1, dt=0.05, integrator="cf4").save(bare)
    assert runner.invoke(app, ["export", str(bare), "-o", str(tmp_path / "box.glb")]).exit_code == 0
    assert faces_of(tmp_path / "box.glb") == 12
    (tmp_path / "ring.toml").write_text(SCENE)
    with_scene = ["export", str(bare), "-o", str(tmp_path / "ring.glb"), "--scene", str(tmp_path / "ring.toml")]
    assert runner.invoke(app, with_scene).exit_code == 0
    assert faces_of(tmp_path / "ring.glb") == len(fb.Torus(1.0, 0.25).mesh().faces)


def test_a_video_of_the_width_asked_for(stored, decoded, tmp_path):
    target = tmp_path / "r.mp4"
    arguments = ["export", str(stored), "-o", str(target), "--fps", "10", "--speed", "1", "--width", "160"]
    done = runner.invoke(app, arguments)
    assert done.exit_code == 0, done.output
    _, _, frames = decoded(target)
    assert frames.shape == (6, 90, 160, 3)
    assert all((a != b).any() for a, b in zip(frames, frames[1:]))  # noqa: RUF007


def test_a_scene_that_cannot_be_built_here_is_left_aside_with_a_word(tmp_path):
    from freebody.record.job import Recording

    path = tmp_path / "part.zarr"
    body = fb.Body(fb.Box((1.0, 2.0, 3.0)), density=1.0, name="part")
    scene = '[[body]]\nname = "part"\nshape = { type = "mesh", file = "gone.stl" }\ndensity = 1.0\n'
    fb.simulate(fb.World([body]), 0.1, dt=0.05, integrator="cf4", record=Recording(path, scene=scene))
    done = runner.invoke(app, ["export", str(path), "-o", str(tmp_path / "r.glb")])
    assert done.exit_code == 0, done.output
    assert "stored with the run is not used" in done.stderr
    assert faces_of(tmp_path / "r.glb") == 12


def test_existing_files_and_unknown_endings_are_refused(stored, tmp_path):
    target = tmp_path / "r.csv"
    target.write_text("mine")
    done = runner.invoke(app, ["export", str(stored), "-o", str(target)])
    assert done.exit_code == 1
    assert "--overwrite" in done.stderr
    assert runner.invoke(app, ["export", str(stored), "-o", str(target), "--overwrite"]).exit_code == 0
    assert "ends in .csv" in runner.invoke(app, ["export", str(stored), "-o", str(tmp_path / "r.doc")]).stderr


@pytest.mark.parametrize("name", ["r.csv", "r.glb"])
def test_a_place_where_nothing_can_be_made_is_named_as_given(stored, tmp_path, name):
    (tmp_path / "file").write_text("no folder")
    target = tmp_path / "file" / name
    done = runner.invoke(app, ["export", str(stored), "-o", str(target)])
    assert done.exit_code == 1
    assert done.stderr.startswith(f"error: {target} cannot be written: ")
    # Where the folder exists, but takes no files.
    gone = runner.invoke(app, ["export", str(stored), "-o", f"/proc/{name}"])
    assert gone.stderr.startswith(f"error: /proc/{name} cannot be written: ")
    assert f"/proc/.{name}" not in gone.stderr
    with pytest.raises(InputError, match=r"r\.zarr cannot be written"):
        fb.load_run(stored).save(tmp_path / "file" / "r.zarr")


def test_pictures_take_view_and_title_from_the_scene_and_options_change_them(tmp_path, monkeypatch):
    from freebody.export import film

    name = str(tmp_path / "r.zarr")
    assert runner.invoke(app, ["run", "beam-and-spring", "-o", name, "--duration", "0.05"]).exit_code == 0
    shots = []
    read = film.Shot.read.__func__

    def kept(cls, *given):
        shots.append(read(cls, *given))
        return shots[-1]

    monkeypatch.setattr(film.Shot, "read", classmethod(kept))

    def export(*words):
        done = runner.invoke(app, ["export", str(tmp_path / "r.zarr"), "--size", "160x90", "--overwrite", *words])
        assert done.exit_code == 0, done.output

    scene = fb.load_scene(fb.scene_path("beam-and-spring"))
    export("-o", str(tmp_path / "r.png"), "--at", "0.02")
    assert shots[-1].title == scene.title
    assert set(shots[-1].view) == {name for name, value in scene.view if value is not None}
    name = scene.world().names[0]
    export(
        "-o",
        str(tmp_path / "r.gif"),
        "--camera",
        "3,-2 m,10 cm",
        "--follow",
        name,
        "--no-floor",
        "--trails",
        "0",
        "--title",
        "T",
    )
    assert shots[-1].view["camera"].tolist() == [3.0, -2.0, 0.1]
    assert (shots[-1].view["follow"], shots[-1].floor, shots[-1].trails, shots[-1].title) == (name, False, 0.0, "T")
    wrong = runner.invoke(app, ["export", str(tmp_path / "r.zarr"), "-o", str(tmp_path / "n.png"), "--camera", "1,2"])
    assert wrong.exit_code == 1
    assert "three coordinates" in wrong.stderr
