"""Scenes that mean harm: refused before they cost memory or time, and no file or code is touched unasked."""

import contextlib
import os
import sys

import numpy as np
import pytest

import freebody as fb
from freebody.scene.errors import SceneError
from freebody.scene.reading import MAX_BYTES
from freebody.scene.scanning import too_deep

BODY = "[[body]]\nmass = 1\n"


def refused(source, match, **options):
    with pytest.raises(SceneError, match=match) as caught:
        fb.load_scene(source, **options)
    # Messages do not carry the attack along.
    assert len(str(caught.value)) < 3000
    assert all(line.isprintable() for line in str(caught.value).split("\n"))
    return caught.value


def test_a_file_of_a_hundred_megabytes_is_not_even_read(tmp_path):
    file = tmp_path / "large.toml"
    with file.open("wb") as stream:
        stream.truncate(100 << 20)
    refused(file, "it has 104857600 bytes. Expected: at most")


def test_a_text_beyond_the_limit_is_not_parsed():
    refused("#" * MAX_BYTES + "\n", "Expected: at most")


@pytest.mark.parametrize(
    "text",
    [
        "a = " + "[" * 100_000 + "\n",
        "a = " + "[" * 50 + "]" * 50 + "\n",
        "a = " + "{a = " * 100_000 + "\n",
        "a" + ".a" * 100_000 + " = 1\n",
        "[" + "a." * 100_000 + "a]\n",
        '"a".' * 25_000 + "a = 1\n",
        "'a' . " * 17_000 + "a = 1\n",
        '["a"' + ' . "a"' * 17_000 + "]\n",
        "x = {" + '"a".' * 25_000 + "a = 1}\n",
        "\n".join(f"[{'.'.join('a' * depth)}]" for depth in range(1, 60)) + "\n",
        "".join(f"[{'a.' * 15}{'b' * (k % 50 + 1)}]\n" for k in range(7200)),
        "".join(f"[k{k}{'.a' * 15}]\n" for k in range(7200)),
        "".join(f"k{k}{'.a' * 15} = 1\n" for k in range(7200)),
        "a = [" + f"{{{'a.' * 15}a = 1}}," * 7200 + "]\n",
        BODY + "shape = " + "{type = 'shell', shape = " * 45 + "{type = 'sphere', radius = 1}" + "}" * 45 + "\n",
    ],
    ids=[
        "open lists",
        "lists",
        "inline tables",
        "dotted keys",
        "headers",
        "quoted keys",
        "spaced keys",
        "quoted headers",
        "keys in a table",
        "staircase",
        "long headers",
        "long headers of their own",
        "many dotted keys",
        "many dotted keys in tables",
        "shells",
    ],
)
def test_tables_inside_each_other_without_end_are_refused(text):
    refused(text, "without end|nested too deeply|not TOML")


@pytest.mark.parametrize("form", ["{} = 1\n", "[{}]\n", "[[{}]]\n", "x = {{ {} = 1 }}\n"])
@pytest.mark.parametrize("part", ["a", '"a"', "'a'"])
def test_a_key_of_more_than_sixteen_parts_never_reaches_the_parser(monkeypatch, form, part):
    monkeypatch.setattr("freebody.scene.reading.tomllib.loads", lambda text: pytest.fail("parsed"))
    refused(form.format(".".join([part] * 17)) + BODY, "tables inside each other without end")
    assert too_deep(form.format(" . ".join([part] * 16))) is None


@pytest.mark.parametrize(
    ("text", "match"),
    [
        (BODY + "count = 1000000000\n", "1000000000 bodies. Expected: at most 100000"),
        ("[[body]]\nmass = 1\ncount = 60000\n" * 2, "120000 bodies"),
        ("[[body]]\n" * 100_001, "100001 bodies. Expected: at most 100000"),
        (BODY + "count = -5\n", "body.0..count: -5. Expected: a whole number from 1"),
        (BODY + "count = 1e9\n", "body.0..count"),
        (BODY + "position = [nan, 0, 0]\n", r"body\[0\].position: entry 0: nan"),
        (BODY + "velocity = [0, inf, 0]\n", r"body\[0\].velocity: entry 1: inf"),
        (BODY + "inertia = [1, 1, nan]\n", r"body\[0\].inertia"),
        (BODY + "inertia = [1, 1, 3]\n", r"body\[0\]"),
        (BODY + "inertia = [-1, 1, 1]\n", r"body\[0\]"),
        ("[[body]]\nmass = -1\n", r"body\[0\].mass: mass = -1.0"),
        ("[[body]]\nmass = 0\n", r"body\[0\].mass: mass = 0.0"),
        ("[[body]]\nmass = 1" + "0" * 400 + "\n", "hundreds of digits"),
        ("[[body]]\nmass = 1" + "0" * 5000 + "\n", "not TOML"),
        ("[[body]]\nmass = '1e999999999 kg'\n", r"body\[0\].mass"),
        ("[[body]]\nmass = '1 kg^9 kg^9'\n", "another dimension"),
        ("[[body]]\nmass = 1\nname = 'a\x07b'\n", "not TOML"),
        ('[[body]]\nmass = 1\nname = "a\\u001b[31m"\n', "printable text"),
        ('[[body]]\nmass = 1\n"\\u001b[2J" = 1\n', "there is no"),
        ("[[body]]\nmass = 1\nname = '" + "x" * 1000 + "'\n", "1 to 200 characters"),
        (BODY + "x" * 100_000 + " = 1\n", "there is no"),
        (BODY + "name = 'a'\n[[force]]\ntype = 'spring'\nbody = 'a'\nto = 'a'\nstiffness = 1\n", "to itself"),
        (BODY + "[body.shape]\ntype = 'mesh'\nvertices = [[0, 0, 0]]\nfaces = [[0, 1, 2]]\n", "vertex 2 of 1"),
        (BODY + f"[body.shape]\ntype = 'mesh'\nvertices = [[0, 0, 0]]\nfaces = [[0, 1, {10**30}]]\n", "many digits"),
        (BODY + "orientation = [1, 0, 0, 0]\nrotation = [[0, -1, 0], [1, 0, 0], [0, 0, 1]]\n", "one rotation"),
        (BODY + "rotation = [[1, 0, 0], [0, 1, 0], [0, 0, 1]]\n", "write orientation instead"),
        (BODY + "angular_velocity = [1, 0, 0]\n", r"body\[0\].angular_velocity: .*without inertia"),
        (
            BODY + "orientation = [1, 0, 0, 0]\nrotation = [[1, 0, 0], [0, 1, 0], [0, 0, 1]]\n"
            "angular_velocity = [1, 0, 0]\n",
            "without inertia",
        ),
        (BODY + "shape = { type = 'box', size = [1e200, 1e200, 1e200] }\n", r"body\[0\]"),
        (BODY + "shape = { type = 'cad', file = 'a.step', volume = 1 }\n", "one of the two"),
        (BODY + "[start]\nclock = { t0 = 0, n = 100000000000000000000000, dt = 1 }\n", "start.clock.n"),
        (BODY + "[run]\nduration = -1\n", "run.duration"),
        (BODY + "[run]\nintegrator = '__import__(\"os\")'\n", "run.integrator.name"),
        (BODY + "name = 'a'\n[[force]]\ntype = 'custom'\nfunction = 'os:system'\nbodies = ['a']\n", "is Python code"),
    ],
)  # fmt: skip
def test_numbers_and_names_that_no_scene_has_are_refused(text, match):
    refused(text, match)


@pytest.fixture
def folder(tmp_path):
    """A scene's folder with a mesh in it, and another mesh outside."""
    inside = tmp_path / "scene"
    inside.mkdir()
    for place in (inside / "part.ply", tmp_path / "secret.ply"):
        place.write_bytes(fb.sample_path("thandle").read_bytes())
    (inside / "link.ply").symlink_to(tmp_path / "secret.ply")
    (inside / "loop.ply").symlink_to(inside / "loop.ply")
    return inside


def with_mesh(folder, name):
    file = folder / "scene.toml"
    file.write_text(f"[[body]]\ndensity = 1\nshape = {{ type = 'mesh', file = {name!r} }}\n")
    return file


def test_a_mesh_beside_the_scene_is_read(folder):
    body = fb.load_scene(with_mesh(folder, "part.ply")).world().bodies[0]
    assert body.mass == fb.Body(fb.Mesh.sample("thandle"), density=1.0).mass


@pytest.mark.parametrize("name", ["../secret.ply", "link.ply", "../scene/../secret.ply", "/etc/passwd"])
def test_meshes_outside_of_the_folder_are_refused(folder, name):
    refused(with_mesh(folder, name), r"body\[0\].shape.file: .*outside of the scene's folder.*allow_outside=True")


def test_meshes_outside_are_read_if_that_is_allowed(folder):
    scene = fb.load_scene(with_mesh(folder, "../secret.ply"), allow_outside=True)
    assert len(scene.world().bodies) == 1


@pytest.mark.parametrize("name", ["loop.ply", "none.ply", ".", "part.ply/x"])
def test_files_that_cannot_be_read_are_named(folder, name):
    refused(with_mesh(folder, name), r"scene.toml:\d: body\[0\]")


def test_a_file_name_with_a_null_character_is_refused(folder):
    text = '[[body]]\ndensity = 1\nshape = { type = "mesh", file = "a\\u0000.ply" }\n'
    refused(text, r"body\[0\].shape.file: ", folder=folder)


def test_pipes_folders_and_binary_files_are_no_scenes(tmp_path):
    os.mkfifo(tmp_path / "pipe.toml")
    refused(tmp_path / "pipe.toml", "not a file")
    refused(tmp_path, "not a file")
    (tmp_path / "binary.toml").write_bytes(bytes(range(256)))
    refused(tmp_path / "binary.toml", "not UTF-8|not TOML")


@pytest.mark.parametrize(
    "function", ["os:system", "no_such_module:f", "os.path:join", "os:", ":f", "os:path.join", "a b:c", "../x:y"]
)
def test_code_that_is_no_force_is_refused_even_where_code_is_allowed(function):
    text = BODY + f"name = 'a'\n[[force]]\ntype = 'custom'\nfunction = '{function}'\nbodies = ['a']\n"
    refused(text, r"force\[0\].function", allow_code=True)


def test_a_module_that_fails_is_reported_as_a_mistake_of_the_scene(tmp_path):
    (tmp_path / "breaks_when_imported.py").write_text("raise RuntimeError('boom')\n")
    text = BODY + "name = 'a'\n[[force]]\ntype = 'custom'\nfunction = 'breaks_when_imported:f'\nbodies = ['a']\n"
    refused(text, "RuntimeError: boom", allow_code=True, folder=tmp_path)


# Texts that grow with k, of everything that a parser goes over. Names differ, so that none is refused as repeated.
GROWING = {
    "keys": lambda k: f"k{k} = 1\n",
    "dotted keys": lambda k: f"k{k}.a.b.c = 1\n",
    "dotted keys of one table": lambda k: f"a.b.k{k} = 1\n",
    "headers": lambda k: f"[k{k}]\n",
    "long headers": lambda k: f"[k{k}.a.b.c.d.e.f.g]\n",
    "long headers that begin alike": lambda k: f"[a.b.c.d.e.f.g.k{k}]\n",
    "lists of tables": lambda k: "[[a]]\n",
    "lists of lists of tables": lambda k: "[[a]]\n[a.b]\n[[a.c]]\n",
    "comments": lambda k: "# a\n",
    "escapes": lambda k: f'k{k} = "{chr(92)}n{chr(92)}u0041"\n',
    "texts": lambda k: f"k{k} = '''\na'\n'''\n",
    "numbers": lambda k: f"k{k} = [1.5, 0x1f, 1_000, 1e5]\n",
    "lists in lists": lambda k: f"k{k} = {'[' * 20}{']' * 20}\n",
    "inline tables": lambda k: f"k{k} = {{a.b = 1, c = {{d = 2}}}}\n",
    "bodies": lambda k: BODY,
    "bodies that are wrong": lambda k: "[[body]]\nmas = 1\n",
    "forces that are wrong": lambda k: "[[force]]\ntype = 'nothing'\n",
}


def lines_run(text):
    """Lines of Python that reading takes: what grows with them grows with time, on any machine."""
    count = 0

    def trace(frame, event, argument):
        nonlocal count
        count += event == "line"
        return trace

    before = sys.gettrace()
    sys.settrace(trace)
    try:
        with contextlib.suppress(SceneError):
            fb.load_scene(text)
    finally:
        sys.settrace(before)
    return count


@pytest.mark.parametrize("kind", GROWING)
def test_reading_takes_time_in_proportion_to_the_text(kind):
    first, second, third = (lines_run("".join(map(GROWING[kind], range(count)))) for count in (40, 80, 160))
    # Twice the text adds what the text before it added, once more, but for longer names and numbers.
    assert third - second <= 2.2 * (second - first)


# Small texts that ask for many copies: text with {count}, and how many lines of Python a copy may take.
COPIED = {
    "bodies": (BODY + "count = {count}\n", 60),
    "a row of bodies": (BODY + "name = 'a'\ncount = {count}\nstep = [1, 0, 0]\n", 60),
    "bodies of a shape": ("[[body]]\ndensity = 1\ncount = {count}\nshape = {{ type = 'box', size = [1, 1, 1] }}\n", 60),
    "bodies spread by chance": (
        BODY + "inertia = [1, 2, 3]\ncount = {count}\n[body.spread]\norientation = true\nposition = [1, 1, 1]\n"
        "velocity = [1, 1, 1]\nangular_velocity = [1, 1, 1]\n",
        120,
    ),
    "rods that turn": (BODY + "inertia = [0, 1, 1]\nangular_velocity = [0, 1, 0]\ncount = {count}\n", 300),
    "joints": (
        BODY + "name = 'a'\ninertia = [1, 1, 1]\ncount = {count}\n"
        "[[joint]]\ntype = 'hinge'\naxis = [1, 0, 0]\nbody = 'a{{n}}'\ncount = {count}\n",
        1200,
    ),
    "bodies that nobody names": (
        BODY + "name = 'a'\ncount = {count}\n" + "[[force]]\ntype = 'torque'\ntorque = [1, 0, 0]\nbody = 'b'\n" * 10,
        60,
    ),
    "bodies with long names": (
        BODY + f"name = '{'ab' * 90}'\ncount = {{count}}\n"
        f"[[force]]\ntype = 'torque'\ntorque = [1, 0, 0]\nbody = '{'ba' * 90}'\n",
        60,
    ),
}


@pytest.mark.parametrize("kind", COPIED)
def test_copies_take_little_and_no_more_than_in_proportion(kind):
    text, lines = COPIED[kind]
    few, some, many = (lines_run(text.format(count=count)) for count in (400, 800, 1600))
    assert many - some <= 1.1 * 2 * (some - few)
    assert many - some <= lines * 800


def test_bodies_and_forces_take_no_time_that_grows_with_both():
    spring = "[[force]]\ntype = 'torque'\ntorque = [1, 0, 0]\nbody = 'a{}'\n"

    class Name(str):
        """A name that counts how often it is compared."""

        compared = 0
        __hash__ = str.__hash__

        def __eq__(self, other):
            Name.compared += 1
            return str.__eq__(self, other)

    world = fb.World([fb.Body(mass=1.0, inertia=(1.0, 1.0, 1.0), name=Name(f"a{k}")) for k in range(200)])
    Name.compared = 0
    assert [world.index(f"a{k}") for k in range(200)] == list(range(200))
    assert world["a199"] is world.bodies[199]
    assert Name.compared <= 2 * 201
    text = BODY + "name = 'a'\ninertia = [1, 1, 1]\ncount = 200\n" + "".join(map(spring.format, range(1, 201)))
    assert len(fb.load_scene(text).world().forces) == 200


MAKES = {
    "particles": {"mass": 1.0},
    "rods": {"mass": 1.0, "inertia": (0.0, 1.0, 1.0), "angular_velocity": (0.0, 1.0, 0.5)},
    "boxes": {
        "density": 2.0,
        "shape": fb.Box((1, 2, 3)),
        "position": (0.1, -0.0, 3.0),
        "velocity": (0.1, 0.2, 0.3),
        "angular_velocity": (0.7, 0.2, -0.0),
        "orientation": (0.5, 0.5, 0.5, 0.5),
    },
}


@pytest.mark.parametrize("spread", [False, True])
@pytest.mark.parametrize("kind", MAKES)
def test_copies_are_the_bodies_that_would_be_made_one_by_one(kind, spread):
    given = {name: value for name, value in MAKES[kind].items() if name != "shape"}
    lines = "".join(f"{name} = {list(v) if isinstance(v, tuple) else v}\n" for name, v in given.items())
    lines += "shape = { type = 'box', size = [1, 2, 3] }\n" if kind == "boxes" else ""
    around = "position = [1, 2, 3]\nvelocity = [1, 1, 1]\n" + "orientation = true\n" * (kind != "rods")
    around += "angular_velocity = [1, 1, 1]\n" * (kind == "boxes")
    text = f"[[body]]\nname = 'a'\ncount = 20\nstep = [0.1, 0.2, 0.3]\n{lines}"
    bodies = fb.load_scene(text + f"[body.spread]\n{around}" * spread).world().bodies
    for number, body in enumerate(bodies, start=1):
        own = {"orientation": body.orientation, "position": body.position, "velocity": body.velocity}
        spin = {} if kind == "particles" else {"angular_velocity": body.angular_velocity}
        alone = fb.Body(**{**MAKES[kind], **own, **spin, "name": f"a{number}"})
        arrays = ("position", "orientation", "rotation", "velocity", "angular_velocity", "inertia", "inverse_inertia")
        for name in arrays:
            assert getattr(body, name).tobytes() == getattr(alone, name).tobytes(), name
            with pytest.raises(ValueError, match="read-only"):
                getattr(body, name)[0] = 1.0
        assert (body.mass, body.given_name, repr(body)) == (alone.mass, alone.given_name, repr(alone))
        if not spread:
            start = np.array(MAKES[kind].get("position", (0.0, 0.0, 0.0)))
            assert body.position.tolist() == (start + (number - 1) * np.array([0.1, 0.2, 0.3])).tolist()


@pytest.mark.parametrize(
    ("lines", "match"),
    [
        ("step = [1e75, 0, 0]\n", r"body\[0\]: position .*at most 1e\+75"),
        ("angular_velocity = [1, 0, 0]\n", r"body\[0\].angular_velocity: .*without inertia"),
        ("inertia = [0, 1, 1]\nangular_velocity = [1, 1, 0]\n", r"body\[0\].angular_velocity: .*without inertia"),
        (f"name = '{'a' * 199}'\n", "1 to 200 characters"),
        ("density = 1\n", "without a shape"),
        ("[body.spread]\nvelocity = [1e80, 0, 0]\n", r"body\[0\]: velocity .*at most 1e\+75"),
    ],
)
def test_copies_that_make_no_body_are_refused(lines, match):
    refused(BODY + "count = 12\n" + lines, match)


def test_dots_in_strings_comments_and_numbers_are_no_keys():
    dots = ".a" * 90
    text = (
        f"title = \"{dots}\"\ndescription = '''\n{dots}'''\n# {dots} {'[' * 100}\n"
        + BODY
        + "position = [1.5, 2.5, 3.5]\n"
    )
    assert fb.load_scene(text).title == dots


@pytest.mark.parametrize("text", ['a = "' + "[" * 100, "a = '''" + "[" * 100, 'a = """' + "[" * 100])
def test_strings_without_end_are_left_to_the_parser(text):
    refused(text + "\n", "not TOML")
