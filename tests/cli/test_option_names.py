"""Options of the shell have the names of Python's arguments; the names from before still work and are in no help."""

import inspect

import pytest
from typer.main import get_command
from typer.testing import CliRunner

import freebody as fb
from freebody.cli import app
from freebody.cli.command import RENAMED

runner = CliRunner()
COMMANDS = get_command(app).commands

# What each command calls, and its options that Python has no argument for, because
# - a shell prints (json, quiet, list, format) or copies (copy, to);
# - a scene is an object in Python, which takes its changes (set) and is a world (scene);
# - tolerance decides the exit code;
# - camera, target and follow are entries of Python's view;
# - in is a word of the language, there it is units, and a report is a function of its own.
TWINS = {
    "run": ([fb.simulate, fb.load_scene], {"set", "tolerance", "json", "quiet"}),
    "sweep": ([fb.ensemble, fb.load_scene], {"set", "json", "quiet"}),
    "compare": ([fb.compare, fb.plot, fb.load_scene], {"json", "quiet"}),
    "plot": ([fb.plot], {"list", "quiet"}),
    "report": ([fb.write_report], {"quiet"}),
    "export": ([fb.export_run, fb.load_scene], {"scene", "camera", "target", "follow", "quiet"}),
    "inertia": ([fb.mass_properties, fb.Mesh.load, fb.write_part_report], {"in", "report", "json", "quiet"}),
    "info": ([fb.Mesh.load, fb.load_scene], {"json", "quiet"}),
    "check": ([fb.load_scene], {"json", "quiet"}),
    "view": ([fb.view], set()),
    "integrators": ([], {"format", "json", "quiet"}),
    "scenes": ([], {"copy", "to", "json", "quiet"}),
    "new": ([], set()),
    "share": ([], set()),
    "schema": ([], set()),
    "sensitivity": ([fb.sensitivity, fb.load_scene], {"set", "json", "quiet"}),
    "modes": ([fb.modes, fb.plot_modes, fb.load_scene], {"set", "json", "quiet"}),
    "fit": ([fb.fit, fb.Observed, fb.plot_fit, fb.load_scene], {"set", "json", "quiet"}),
    "aim": ([fb.aim, fb.Pose, fb.Hoop, fb.plot_aim, fb.load_scene], {"set", "json", "quiet"}),
    "warm": ([fb.warm], {"quiet"}),
}

# Arguments of Python that a shell says otherwise: the thing itself comes first, and these are for programs.
PYTHON_ALONE = {
    "run": {"world", "start", "events", "observers", "progress", "source"},
    "sweep": {"world", "keep", "stats", "events", "on", "progress"},
    "compare": {"world", "start"},
    "plot": {"run"},
    "report": {"run", "scene", "written_by"},
    "export": {"run", "world", "view", "progress"},
    "inertia": {"shape", "properties", "path", "title", "units", "source", "given", "progress"},
    "view": {"thing", "world", "block", "notebook"},
    "sensitivity": {"world", "start"},
    "modes": {"world", "state"},
    "fit": {"world", "track"},
    "aim": {"world"},
    "warm": {"only"},
}


def options(command):
    """Long names, as Python would write them, without what every command has."""
    names = [name for option in COMMANDS[command].params for name in option.opts if name.startswith("--")]
    return {name.removeprefix("--").replace("-", "_") for name in names} - {"help"}


def test_every_command_is_compared():
    assert set(TWINS) == set(COMMANDS)


@pytest.mark.parametrize("command", TWINS)
def test_options_are_called_what_python_calls_them(command):
    functions, alone = TWINS[command]
    arguments = {name for function in functions for name in inspect.signature(function).parameters}
    assert options(command) - alone <= arguments
    assert alone <= options(command)


@pytest.mark.parametrize("command", PYTHON_ALONE)
def test_what_python_takes_the_shell_takes(command):
    arguments = set(inspect.signature(TWINS[command][0][0]).parameters)
    assert arguments - options(command) == PYTHON_ALONE[command] & arguments


@pytest.mark.parametrize("command", COMMANDS)
def test_old_names_are_taken_for_the_new_ones_and_not_shown(command):
    shown = runner.invoke(app, [command, "--help"], env={"COLUMNS": "200"}).output
    for old, new in (RENAMED[None] | RENAMED.get(command, {})).items():
        if new.removeprefix("--").removeprefix("no-").replace("-", "_") not in options(command):
            continue
        assert f"{old} " not in shown
        flag = any(
            new in (*option.opts, *option.secondary_opts) and option.is_flag for option in COMMANDS[command].params
        )
        words = [old] if flag else [f"{old}=1"]
        made = COMMANDS[command].make_context(command, [*words, "x"], resilient_parsing=True)
        again = COMMANDS[command].make_context(command, [*([new] if flag else [new, "1"]), "x"], resilient_parsing=True)
        assert made.params == again.params
        assert made.params != COMMANDS[command].make_context(command, ["x"], resilient_parsing=True).params
