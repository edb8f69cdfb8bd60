"""What holds for every command: --json and --quiet, no colours outside of a terminal, completion in three shells."""

import json
import os
import pty
import re
import subprocess
import sys
from pathlib import Path

import pytest
import trimesh
from typer.main import get_command
from typer.testing import CliRunner

import freebody as fb
from freebody.cli import app

runner = CliRunner()

# What each command is called with, in a folder with a scene, a run and a mesh. All print figures, or facts as figures.
FIGURES = {
    "check": ["check", "scene.toml"],
    "compare": ["compare", "scene.toml", "-i", "cf4", "--steps", "1e-2", "--duration", "0.1"],
    "inertia": ["inertia", "part.stl", "--density", "1000"],
    "info": ["info", "run.zarr"],
    "integrators": ["integrators"],
    "run": ["run", "scene.toml", "--duration", "0.1"],
    "scenes": ["scenes"],
    "aim": [
        "aim",
        "hammer",
        "--free",
        "body.hammer.velocity",
        "--target",
        "3,0,1",
        "--t",
        "1",
        "--starts",
        "1",
        "--integrator",
        "cf4",
    ],
    "fit": ["fit", "hammer", "data.csv", "--free", "body.hammer.velocity", "--integrator", "cf4"],
    "modes": ["modes", "pendulum", "--set", "body.bob.position=[0,0,-1]"],
    "sweep": ["sweep", "hammer", "--vary", "body.hammer.mass=[1,2]", "--duration", "0.1", "--integrator", "cf4"],
    "sensitivity": ["sensitivity", "scene.toml", "--duration", "0.1", "--integrator", "cf4"],
}
# These write a file and say which.
FILES = {
    "export": ["export", "run.zarr", "-o", "out.csv"],
    "plot": ["plot", "run.zarr", "-o", "out.png"],
    "report": ["report", "run.zarr", "-o", "out.html"],
}
# These print a document that is to be saved, open the page until they are ended, or take minutes.
OTHERS = {"new", "schema", "share", "view", "warm"}
# With --quiet these print names, one on a line, and nothing about them.
LISTS = {"integrators": set(fb.integrators()), "scenes": set(fb.scene_names())}


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    folder = tmp_path_factory.mktemp("everywhere")
    (folder / "scene.toml").write_text(fb.scene_path("t-handle").read_text())
    fb.load_scene(folder / "scene.toml").simulate(duration=0.1).save(folder / "run.zarr")
    ring = fb.Torus(0.1, 0.025).mesh()
    trimesh.Trimesh(ring.vertices, ring.faces, process=False).export(folder / "part.stl")
    run = fb.load_scene(fb.scene_path("hammer")).simulate(duration=0.5, every=50)
    rows = [",".join(map(repr, map(float, (t, *x)))) for t, x in zip(run.times[1:], run["hammer"].position[1:])]
    (folder / "data.csv").write_text("\n".join(["t,x,y,z", *rows]))
    return folder


@pytest.fixture
def here(folder, monkeypatch):
    monkeypatch.chdir(folder)
    for name in ("out.csv", "out.png", "out.html"):
        (folder / name).unlink(missing_ok=True)


def done(words, **options):
    result = runner.invoke(app, words, **options)
    assert result.exit_code == 0, result.output
    return result


def test_the_table_has_every_command():
    assert {*FIGURES, *FILES, *OTHERS} == set(get_command(app).commands)


def options(name):
    return {word for parameter in get_command(app).commands[name].params for word in parameter.opts}


@pytest.mark.parametrize("name", FIGURES)
def test_every_command_that_prints_figures_has_json_and_quiet(name):
    assert {"--json", "--quiet", "-q"} <= options(name)


@pytest.mark.parametrize("name", FILES)
def test_every_command_that_writes_a_file_can_be_quiet(name):
    assert {"--quiet", "-q"} <= options(name)


@pytest.mark.usefixtures("here")
@pytest.mark.parametrize("name", FIGURES)
def test_json_is_the_whole_output_and_can_be_parsed(name):
    def refuse(word):
        raise AssertionError(word)

    assert json.loads(done([*FIGURES[name], "--json"]).stdout, parse_constant=refuse)


@pytest.mark.usefixtures("here")
@pytest.mark.parametrize("name", [*FIGURES, *FILES])
def test_quiet_says_nothing_when_all_is_well(name):
    words = {**FIGURES, **FILES}[name]
    result = done([*words, "--quiet"])
    assert result.stderr == ""
    assert set(result.stdout.split()) == LISTS.get(name, set())
    if name in FILES:
        assert Path(words[-1]).stat().st_size > 0


@pytest.mark.usefixtures("here")
@pytest.mark.parametrize("name", [*FIGURES, *FILES])
def test_without_quiet_something_is_said(name):
    assert len(done({**FIGURES, **FILES}[name]).stdout) > 5


@pytest.mark.parametrize("before", [None, "yes"])
def test_quiet_commands_do_not_say_that_they_compile(monkeypatch, before):
    import freebody.scene.reading
    from freebody import compiling

    def compiles(*_, **__):
        announcement = compiling.Announcement("forces", None, slower=1.0)
        if announcement._loud:
            announcement._write()  # which it does by itself after a second
        announcement.end()
        raise OSError

    monkeypatch.setattr(compiling, "_SAID", set())

    monkeypatch.delenv("FREEBODY_QUIET", raising=False)
    monkeypatch.setattr(freebody.scene.reading, "load_scene", compiles)
    assert "kept for later runs" in runner.invoke(app, ["info", "torus"]).stderr
    if before is not None:
        monkeypatch.setenv("FREEBODY_QUIET", before)
    assert "kept for later runs" not in runner.invoke(app, ["info", "torus", "--quiet"]).stderr
    assert os.environ.get("FREEBODY_QUIET") == before


def test_quiet_does_not_hide_mistakes(folder, monkeypatch):
    monkeypatch.chdir(folder)
    for words in (["info", "nothing.zarr"], ["inertia", "nothing.stl"], ["check", "nothing.toml"]):
        result = runner.invoke(app, [*words, "--quiet"])
        assert result.exit_code != 0
        assert "nothing" in result.output


# What asks for colours against the terminal's own word is kept away.
PLAIN = {key: value for key, value in os.environ.items() if key not in ("NO_COLOR", "FORCE_COLOR", "CLICOLOR_FORCE")}


def on_a_terminal(words, folder, **more):
    """What a command writes to a terminal."""
    ours, theirs = pty.openpty()
    environment = {**PLAIN, "TERM": "xterm-256color", "COLUMNS": "100", **more}
    with subprocess.Popen(
        [sys.executable, "-m", "freebody", *words], stdout=theirs, stderr=theirs, cwd=folder, env=environment
    ) as process:
        os.close(theirs)
        parts = []
        while True:
            try:
                part = os.read(ours, 65536)
            except OSError:  # how Linux says that nobody writes any more
                break
            if not part:
                break
            parts.append(part)
    os.close(ours)
    assert process.returncode == 0
    return b"".join(parts)


# Foreground, background or bright; bold alone is none.
COLOUR = re.compile(rb"\x1b\[(?:[0-9;]*;)?[349]\d[;m]")


@pytest.mark.parametrize("words", [["integrators"], ["--help"]])
def test_colours_on_a_terminal_only_and_not_with_no_color(folder, words):
    assert COLOUR.search(on_a_terminal(words, folder))
    assert not COLOUR.search(on_a_terminal(words, folder, NO_COLOR="1"))
    piped = subprocess.run(
        [sys.executable, "-m", "freebody", *words], capture_output=True, check=True, cwd=folder, env=PLAIN
    )
    assert b"\x1b[" not in piped.stdout + piped.stderr


@pytest.mark.usefixtures("here")
@pytest.mark.parametrize("name", [*FIGURES, *FILES])
def test_no_command_colours_a_pipe(name):
    result = done({**FIGURES, **FILES}[name])
    assert "\x1b[" not in result.stdout + result.stderr


@pytest.mark.parametrize(
    ("shell", "words"),
    [
        ("bash", ["complete -o default -F", "_FREEBODY_COMPLETE=complete_bash"]),
        ("zsh", ["#compdef freebody", "_FREEBODY_COMPLETE=complete_zsh"]),
        ("fish", ["complete --command freebody", "_FREEBODY_COMPLETE=complete_fish"]),
    ],
)
def test_the_shell_gets_its_script_and_its_answers(monkeypatch, shell, words):
    monkeypatch.setattr("shellingham.detect_shell", lambda: (shell, f"/bin/{shell}"))
    script = runner.invoke(app, ["--show-completion"], prog_name="freebody")
    assert script.exit_code == 0
    for word in words:
        assert word in script.stdout
    # What the shell asks when somebody types "freebody in" and the tabulator.
    asked = {
        "_FREEBODY_COMPLETE": f"complete_{shell}",
        "COMP_WORDS": "freebody in",
        "COMP_CWORD": "1",
        "_TYPER_COMPLETE_ARGS": "freebody in",
        "_TYPER_COMPLETE_FISH_ACTION": "get-args",
    }
    answer = runner.invoke(app, [], prog_name="freebody", env=asked)
    for name in ("inertia", "info", "integrators"):
        assert name in answer.stdout
    assert "export" not in answer.stdout
