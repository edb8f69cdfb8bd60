"""Every command shows examples in its help, and every example runs."""

import re
import shlex
import shutil

import pytest
import trimesh
from typer.testing import CliRunner

import freebody as fb
from freebody.cli import app

runner = CliRunner()

# Commands that open a page and wait for people, or compile for minutes.
INTERACTIVE = {"view", "warm"}


def commands():
    return sorted(command.name for command in app.registered_commands)


def examples(name):
    command = next(command for command in app.registered_commands if command.name == name)
    return re.findall(r"^\s*-\s+(freebody .+)$", command.callback.__doc__ or "", flags=re.MULTILINE)


@pytest.mark.parametrize("name", commands())
def test_every_command_has_an_example_in_its_help(name):
    assert examples(name)
    help_text = runner.invoke(app, [name, "--help"], env={"COLUMNS": "200"}).stdout
    assert "Examples" in help_text or "Example" in help_text


def fill(folder, name):
    """The files that the examples of a command mention."""
    ring = fb.Torus(0.1, 0.025).mesh()
    for file in ("part.stl", "scan.ply", "sheet.obj"):
        trimesh.Trimesh(ring.vertices, ring.faces, process=False).export(folder / file)
    for file in ("scene.toml", "torus.toml"):
        shutil.copy(fb.scene_path("torus"), folder / file)
    fb.load_scene(fb.scene_path("torus")).simulate(duration=0.5).save(folder / "torus.zarr")
    if name == "fit":
        run = fb.load_scene(fb.scene_path("hammer")).simulate(duration=0.5, every=50)
        rows = [",".join(map(repr, map(float, (t, *x)))) for t, x in zip(run.times[1:], run["hammer"].position[1:])]
        (folder / "data.csv").write_text("\n".join(["t,x,y,z", *rows]))
    if name == "plot":
        fb.load_scene(fb.scene_path("four-bar")).simulate(duration=0.1).save(folder / "four-bar.zarr")


@pytest.mark.parametrize("name", [name for name in commands() if name not in INTERACTIVE])
def test_the_examples_of_a_command_run_one_after_the_other(name, tmp_path, monkeypatch):
    fill(tmp_path, name)
    monkeypatch.chdir(tmp_path)
    for example in examples(name):
        words = shlex.split(example)[1:]
        if ">" in words:
            words = words[: words.index(">")]
        done = runner.invoke(app, words, env={"COLUMNS": "120"})
        assert done.exit_code == 0, f"{example}\n{done.output}\n{done.exception!r}"
