"""Numbers that no command can use, as options and in scene files: an error in four parts, and never a traceback."""

import math
from typing import get_args, get_type_hints

import pytest
import trimesh
from typer.testing import CliRunner

import freebody as fb
from freebody.cli import app

runner = CliRunner()

LONG = "1" + "0" * 5000
NUMBERS = {
    "5,000 digits": LONG, "-5,000 digits": f"-{LONG}", "10**400": "1" + "0" * 400, "hexadecimal": "0x" + "f" * 5000,
    "octal": "0o" + "7" * 6000, "1e308": "1e308", "-1e308": "-1e308", "1e300": "1e300", "1e999": "1e999",
    "exponent": "1e" + "9" * 5000, "nan": "nan", "inf": "inf", "-inf": "-inf", "-1": "-1",
}  # fmt: skip
SMALL = {"1e-300": "1e-300", "5e-324": "5e-324", "0": "0"}
EVERY = {**NUMBERS, **SMALL}

# Options that take a number, after words with which the command would do its work, and the numbers they refuse.
OPTIONS = {
    "run --duration": (["run", "cube", "--dt", "0.01"], EVERY),
    "run --dt": (["run", "cube", "--duration", "1 s"], EVERY),
    "run --every": (["run", "cube", "--duration", "1 s"], EVERY),
    "run --tolerance": (["run", "cube", "--duration", "1 s"], NUMBERS),
    "compare --duration": (["compare", "cube", "-i", "cf4", "--dt", "0.01"], EVERY),
    "compare --steps": (["compare", "cube", "-i", "cf4", "--duration", "1"], EVERY),
    "inertia --density": (["inertia", "part.stl"], EVERY),
    "inertia --mass": (["inertia", "part.stl"], EVERY),
    "inertia --shell-thickness": (["inertia", "part.stl", "--density", "1"], EVERY),
    "inertia --relative-error": (["inertia", "part.stl", "--density", "1", "--method", "sampling"], EVERY),
    "inertia --seed": (["inertia", "part.stl", "--density", "1", "--method", "sampling"], NUMBERS),
    "export --fps": (["export", "run.zarr", "-o", "out.glb"], EVERY),
    "export --speed": (["export", "run.zarr", "-o", "out.mp4"], EVERY),
    "export --size": (["export", "run.zarr", "-o", "out.mp4"], EVERY),
    "view --port": (["view", "cube", "--no-open"], NUMBERS),
    "aim --starts": (["aim", "hammer", "--free", "body.hammer.velocity", "--target", "3,0,1", "--t", "1"], EVERY),
    "aim --seed": (["aim", "hammer", "--free", "body.hammer.velocity", "--target", "3,0,1", "--t", "1"], NUMBERS),
    "sweep --seed": (["sweep", "hammer", "--runs", "1", "--duration", "0.1"], NUMBERS),
    "warm --processes": (["warm", "euler"], EVERY),
}  # fmt: skip


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    folder = tmp_path_factory.mktemp("extreme")
    trimesh.creation.box((1, 1, 1)).export(folder / "part.stl")
    body = fb.Body(mass=1.0, inertia=(1, 2, 3), angular_velocity=(1, 2, 3))
    fb.simulate(fb.World([body]), 0.1, dt=1e-2).save(folder / "run.zarr")
    return folder


def refused(words):
    """The command ends with an error that people can read: of the command line (2), or of freebody, in four parts."""
    done = runner.invoke(app, words)
    assert isinstance(done.exception, SystemExit), repr(done.exception)
    assert done.exit_code in (1, 2), done.output[:500]
    assert "Traceback" not in done.output
    assert "sys.set_int_max_str_digits" not in done.output
    if done.exit_code == 1:
        text = " ".join(done.stderr.split())
        assert len(text) < 1500
        assert all(part in text for part in ("Expected: ", "Likely cause: ", "Remedy: ")), text
    return done


@pytest.mark.parametrize("option", OPTIONS)
def test_numbers_that_no_command_can_use_are_refused_in_four_parts(folder, monkeypatch, option):
    monkeypatch.chdir(folder)
    words, numbers = OPTIONS[option]
    for name, number in numbers.items():
        try:
            refused([*words, f"{option.split()[1]}={number}"])
        except AssertionError as error:
            pytest.fail(f"{option} {name}: {error}")
    assert not list(folder.glob("out.*"))


def test_every_option_that_takes_a_number_is_tried():
    found = {"run --duration", "run --dt", "compare --duration", "compare --steps", "export --size"}  # as text
    found |= {"inertia --density", "inertia --mass", "inertia --shell-thickness"}
    for command in app.registered_commands:
        for name, kind in get_type_hints(command.callback).items():
            if {int, float} & {kind, *get_args(kind)}:
                found.add(f"{command.name} --{name.replace('_', '-')}")
    assert found == set(OPTIONS)


def test_a_duration_and_a_step_that_make_too_many_steps_are_refused_together():
    done = refused(["run", "cube", "--duration", "1e70", "--dt", "1e-70"])
    assert "steps" in done.stderr
    refused(["run", "cube", "--duration", "1e300", "--dt", "1e-300"])


def test_a_step_of_1e308_is_refused_and_does_not_do_nothing():
    assert "dt = 1e+308" in refused(["run", "cube", "--duration", "1 s", "--dt", "1e308"]).stderr


@pytest.mark.parametrize("number", [LONG, "0x" + "f" * 5000])
@pytest.mark.parametrize(
    "setting",
    ["body.cube.position=[{},0,0]", "body.{}.mass=1", "gravity=[0,0,{}]", "body.cube.count={}", "run.dt={}", "{}={}"],
)
def test_settings_with_thousands_of_digits_are_refused(setting, number):
    done = runner.invoke(app, ["run", "cube", "--set", setting.replace("{}", number)])
    assert isinstance(done.exception, SystemExit), repr(done.exception)
    assert done.exit_code == 1
    assert "Expected: " in done.stderr
    assert len(done.stderr) < 1500


@pytest.mark.parametrize("setting", ["\trun.dt=x", "run.dt=\ufeffx", "run.dt=\x1b[31m", "view.camera=[1,\u2028 2]"])
def test_what_was_typed_is_repeated_in_printable_letters(setting):
    done = runner.invoke(app, ["run", "cube", "--set", setting])
    assert done.exit_code == 1
    assert all(line.isprintable() for line in done.stderr.splitlines())


@pytest.mark.parametrize("value", ["0", "x", "[]", "[[1]]", "1e999", "{}"])
@pytest.mark.parametrize("place", ["body.cube", "body[0]", "body.0"])
def test_a_value_in_the_place_of_a_body_is_refused(place, value):
    refused_briefly = runner.invoke(app, ["run", "cube", "--set", f"{place}={value}"])
    assert isinstance(refused_briefly.exception, SystemExit), repr(refused_briefly.exception)
    assert refused_briefly.exit_code == 1
    assert "Expected: " in refused_briefly.stderr


# --- scene files ---------------------------------------------------------------------------------------------------

BODY = "[[body]]\nmass = 1\nname = 'a'\n"
SPHERE = "shape = {type = 'sphere', radius = 1}\n"
BOX = "[[body]]\ndensity = 1\nangular_velocity = [1, 2, 3]\nshape = {type = 'box', size = [N, N, N]}\n"
SPRING = BODY + "[[force]]\ntype = 'spring'\nbody = 'a'\nanchor = [0, 0, 1]\nstiffness = N\n"
# Scenes with a number N, and the numbers they refuse before or when they run.
SCENES = {
    "duration": (BODY + "[run]\ndt = 0.01\nduration = N\n", EVERY),
    "dt": (BODY + "[run]\nduration = 1\ndt = N\n", EVERY),
    "every": (BODY + "[run]\nduration = 1\ndt = 0.01\nevery = N\n", EVERY),
    "count": (BODY + "count = N\n", EVERY),
    "mass": ("[[body]]\nmass = N\n", EVERY),
    "density": ("[[body]]\n" + SPHERE + "density = N\n", EVERY),
    "inertia": ("[[body]]\nmass = 1\ninertia = [N, N, N]\n", NUMBERS),
    "position": (BODY + "position = [N, 0, 0]\n", {name: n for name, n in NUMBERS.items() if name != "-1"}),
    "size": (BOX, EVERY),
    "gravity": ("gravity = [0, 0, N]\n" + BODY, {name: n for name, n in NUMBERS.items() if name != "-1"}),
    "stiffness": (SPRING, {name: n for name, n in NUMBERS.items() if name != "-1"}),
    "clock": (BODY + "[start]\nclock = {t0 = 0, n = N, dt = 1}\n", {n: x for n, x in NUMBERS.items() if n != "-1"}),
}


@pytest.mark.filterwarnings("error")
@pytest.mark.parametrize("entry", SCENES)
def test_numbers_that_no_scene_can_have_are_refused_in_four_parts(tmp_path, entry):
    text, numbers = SCENES[entry]
    scene = tmp_path / "scene.toml"
    for name, number in numbers.items():
        scene.write_text(text.replace("N", number))
        try:
            refused(["run", str(scene), "--quiet"])
        except AssertionError as error:
            pytest.fail(f"{entry} = {name}: {error}")


# Every entry once, with numbers that are written in other bases, which Python reads at any length.
@pytest.mark.parametrize("number", ["0x" + "f" * 5000, "0o" + "7" * 6000, "0b" + "1" * 20_000])
@pytest.mark.parametrize("entry", ["format", "title", "assemble", "body", "run", "unknown", "force"])
def test_integers_of_any_length_are_named_short(tmp_path, entry, number):
    scene = tmp_path / "scene.toml"
    scene.write_text(f"{entry} = {number}\n")
    done = runner.invoke(app, ["check", str(scene)])
    assert isinstance(done.exception, SystemExit), repr(done.exception)
    assert done.exit_code == 1
    assert f"scene.toml:1: {entry}" in done.stderr
    assert len(done.stderr) < 2000


@pytest.mark.parametrize("size", ["1e-8", "1e15"])
def test_boxes_of_a_hundred_millionth_and_of_a_light_year_run(tmp_path, size):
    scene = tmp_path / "scene.toml"
    scene.write_text("[run]\nduration = 0.1\ndt = 0.01\n" + BOX.replace("N", size))
    done = runner.invoke(app, ["run", str(scene), "--quiet"])
    assert done.exit_code == 0, done.output
    (body,) = fb.load_scene(scene).world().bodies
    assert math.isclose(body.mass, float(size) ** 3, rel_tol=1e-14)
    assert math.isclose(body.inertia[0, 0], float(size) ** 5 / 6.0, rel_tol=1e-14)
