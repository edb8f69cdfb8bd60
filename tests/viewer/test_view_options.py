"""``fb.view`` takes what the shell's ``view`` takes: a method, a step, files and names."""

import pytest
import trimesh
from typer.testing import CliRunner

import freebody as fb
from freebody.cli import app
from freebody.errors import InputError
from freebody.viewer import api
from freebody.viewer.experiments import LESSONS


class Served:
    """Stands for a page: what it would show, and under which names."""

    def __init__(self, load, *, host="127.0.0.1", port=0, hosts=(), experiment=None, watch=None, told=None):
        self.experiment, self.watch = experiment, watch
        self.shows, self.hosts, self.port, self.url = load(), tuple(hosts), port, "http://here"

    def open(self):
        """Nowhere."""

    def wait(self, **_):
        """At once."""


@pytest.fixture
def served(monkeypatch):
    made = []
    monkeypatch.setattr(api, "serve", lambda load, **options: made.append(Served(load, **options)) or made[-1])
    return made


def spinning():
    return fb.World(fb.Body(fb.Box((1, 2, 3)), density=1.0, angular_velocity=(1, 2, 3)))


def hanging():
    rod = fb.Body(fb.Box((0.1, 0.1, 1.0)), density=1000.0, name="rod", position=(0, 0, -0.5))
    return fb.World([rod], joints=[fb.Hinge(rod, axis=(0, 1, 0), at=(0, 0, 0.5), anchor=(0, 0, 0))])


def test_a_world_is_moved_by_the_method_and_step_asked_for(served):
    shown = fb.view(spinning(), integrator="rk4", dt="1 ms", open_browser=False, allow_host="proxy").shows
    assert (shown.method.name, shown.dt, served[0].hosts) == ("rk4", 0.001, ("proxy",))
    assert (
        fb.view(spinning(), integrator=fb.Euler(orientation="matrix"), open_browser=False).shows.method.layout
        == "matrix"
    )
    usual = fb.view(spinning(), open_browser=False).shows
    assert usual.method.name == "exact4"


def test_scenes_runs_and_meshes_come_by_path_or_name(served, tmp_path):
    scene = fb.view("four-bar", integrator="rattle4", open_browser=False).shows
    assert (scene.name, scene.method.name) == ("four-bar", "rattle4")
    world = spinning()
    run = fb.simulate(world, 0.02, dt=0.01)
    run.save(tmp_path / "run.zarr", scene=fb.scene_of(world).to_toml())
    played = fb.view(tmp_path / "run.zarr", open_browser=False).shows
    assert played.run is not None
    assert played.world.bodies[0].shape == fb.Box((1, 2, 3))
    ring = fb.Torus(100, 25).mesh()
    trimesh.Trimesh(ring.vertices, ring.faces, process=False).export(tmp_path / "part.stl")
    part = fb.view(str(tmp_path / "part.stl"), unit="mm", open_browser=False).shows
    assert part.world.bodies[0].shape.bounds()[1][0] == pytest.approx(0.125, rel=1e-3)


@pytest.mark.parametrize(
    ("call", "text"),
    [
        (lambda: fb.view(spinning(), integrator="rk5"), "integrator = 'rk5'.*did you mean 'rk4'"),
        (lambda: fb.view(hanging(), integrator="cf4"), "cf4 with 1 joints.*rattle"),
        (lambda: fb.view(spinning(), dt="1 m"), "dt = '1 m': .* in s"),
        (lambda: fb.view(spinning(), dt=0.0), "dt = 0.0"),
        (
            lambda: fb.view(fb.simulate(spinning(), 0.02, dt=0.01), integrator="rk4"),
            "a run is played as it was recorded",
        ),
        (lambda: fb.view(spinning(), unit="mm"), "unit = 'mm' for a World"),
        (lambda: fb.view("tours"), "no scene is called 'tours'.*did you mean 'torus'"),
        (lambda: fb.view("none.stl"), "there is no none.stl"),
        (lambda: fb.view(spinning(), port="x"), "port = 'x'"),
        (lambda: fb.view(spinning(), open_browser="no"), "open_browser = 'no'.*True or False"),
    ],
)
def test_what_cannot_be_shown_is_refused_before_anything_is_served(call, text):
    with pytest.raises(InputError, match=text):
        call()


def test_the_shell_takes_them_too(served):
    done = CliRunner().invoke(app, ["view", "torus", "--integrator", "rk4", "--dt", "1 ms", "--no-open-browser"])
    assert done.exit_code == 0, done.output
    assert (served[0].shows.method.name, served[0].shows.dt) == ("rk4", 0.001)
    lesson = LESSONS / "2-cheat.toml"
    done = CliRunner().invoke(app, ["view", "--experiment", str(lesson), "--dt", "1 ms", "--no-open-browser"])
    assert done.exit_code == 0, done.output
    assert (served[1].experiment["name"], served[1].shows.name, served[1].shows.dt) == ("2-cheat", "torus", 0.001)
    text = CliRunner().invoke(app, ["share", "cradle"]).output.strip()
    done = CliRunner().invoke(app, ["view", text, "--no-open-browser"])
    assert done.exit_code == 0, done.output
    assert served[2].shows.title == "Newton's cradle"
    assert fb.view(text, open_browser=False).shows.title == "Newton's cradle"
    wrong = CliRunner().invoke(app, ["view", "torus", "--integrator", "rk5"])
    assert wrong.exit_code == 1
    assert "did you mean 'rk4'" in wrong.output


def test_a_file_is_watched_on_request_only(served, tmp_path):
    path = tmp_path / "mine.toml"
    path.write_text("[[body]]\nmass = 1.0\n")
    done = CliRunner().invoke(app, ["view", str(path), "--watch", "--no-open-browser"])
    assert done.exit_code == 0, done.output
    assert (served[0].watch, served[0].shows.path) == (path, path)
    assert fb.view(path, watch=True, open_browser=False).watch == path
    assert fb.view(path, open_browser=False).watch is None
    wrong = CliRunner().invoke(app, ["view", "torus", "--watch"])
    assert wrong.exit_code == 1
    assert "no scene's file" in wrong.output
