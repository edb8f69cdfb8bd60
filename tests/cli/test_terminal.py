"""No escape sequence out of a file reaches the terminal, whichever command shows it and however it fails."""

import ast
import json
import re
from pathlib import Path

import pytest
from typer.testing import CliRunner

import freebody
from freebody.cli import app
from freebody.cli.say import console
from freebody.errors import InputError
from freebody.terminal import plain

EVIL = "\x1b[2J\x1b]0;owned\x07\x9b31m\u202etxt\u2066\r\x08\x7f"
COMMANDS = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069]")
PACKAGE = Path(freebody.__file__).parent


def clean(done):
    return not COMMANDS.search(done.stdout) and not COMMANDS.search(done.stderr)


def test_what_could_command_a_terminal_is_shown_as_its_code():
    assert plain("a\x1b[31mb\x9bc\u202ed\x7f\r\ud800") == r"a\u001b[31mb\u009bc\u202ed\u007f\u000d\ud800"
    assert plain("lines\n\tand Größe, 質量, μ, 🙂") == "lines\n\tand Größe, 質量, μ, 🙂"
    text = json.dumps({"title": EVIL}, ensure_ascii=False)
    assert json.loads(plain(text)) == {"title": EVIL}, "JSON means the same after it"


def test_error_texts_are_clean_in_python_too():
    error = InputError(f"found {EVIL}", expected=EVIL, cause=EVIL, remedy=EVIL)
    assert not COMMANDS.search(str(error))


def test_tables_are_clean_and_keep_their_own_colours(capsys):
    from rich.table import Table

    table = Table()
    table.add_column(EVIL)
    table.add_row(EVIL, style="red")
    shown = console(force_terminal=True, width=300)
    with shown.capture() as caught:
        shown.print(table)
        shown.print(EVIL)
    assert "\x1b[2J" not in caught.get()
    assert "\x07" not in caught.get()
    assert "\x9b" not in caught.get()
    assert "\x1b[31m" in caught.get()


def toml(text):
    return '"' + "".join(f"\\U{ord(letter):08x}" if not 32 <= ord(letter) < 127 else letter for letter in text) + '"'


@pytest.fixture
def scene(tmp_path):
    path = tmp_path / "scene.toml"
    path.write_text(
        f"title = {toml('T' + EVIL)}\ndescription = {toml('D' + EVIL)}\n"
        '[run]\nduration = 0.1\ndt = 0.01\n[[body]]\nname = "b"\nmass = 1\n'
    )
    return path


@pytest.mark.parametrize("command", [["info"], ["info", "--json"], ["check"], ["check", "--json"], ["run"]])
def test_titles_and_descriptions(scene, command):
    done = CliRunner().invoke(app, [command[0], str(scene), *command[1:]])
    assert "title" in done.stdout + done.stderr, "refused, or shown; clean in both cases"
    assert clean(done)


@pytest.mark.parametrize("mistake", ["mass = {0}", "{0} = 1", "shape = {{type = {0}}}", "name = {0}", 'mass = "{1}"'])
@pytest.mark.parametrize("command", ["info", "check", "run"])
def test_mistakes_in_scenes(tmp_path, command, mistake):
    path = tmp_path / "scene.toml"
    path.write_text("[[body]]\n" + mistake.format(toml(EVIL), EVIL) + "\n", encoding="utf-8")
    done = CliRunner().invoke(app, [command, str(path)])
    assert done.exit_code != 0
    assert clean(done)


@pytest.mark.parametrize("command", [["info"], ["run", "--resume"], ["export", "-o", "x.csv"], ["inertia"]])
def test_names_of_files_and_what_is_in_them(tmp_path, monkeypatch, command):
    monkeypatch.chdir(tmp_path)
    path = tmp_path / f"r{EVIL}.zarr"
    path.mkdir()
    (path / "zarr.json").write_text(
        json.dumps({"attributes": {"format": "freebody run", "version": EVIL, "freebody": EVIL, "record": EVIL}})
    )
    done = CliRunner().invoke(app, [*command, str(path)])
    assert done.exit_code != 0
    assert clean(done)


def test_commands_have_no_other_way_to_the_terminal():
    for path in sorted((PACKAGE / "cli").glob("*.py")):
        calls = [node.func for node in ast.walk(ast.parse(path.read_text())) if isinstance(node, ast.Call)]
        names = {call.attr if isinstance(call, ast.Attribute) else getattr(call, "id", "") for call in calls}
        assert path.name == "say.py" or not names & {"echo", "Console", "secho"}, path.name
