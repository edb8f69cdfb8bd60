"""Contact in scenes: both ways, and what is said about mistakes."""

import numpy as np
import pytest

import freebody as fb
from freebody.errors import InputError
from freebody.scene.errors import SceneError

TEXT = """
gravity = [0, 0, -9.81]

[[material]]
name = "steel"
friction = 0.3
restitution = 0.9
rolling = "1 mm"

[[material]]
name = "ice"
friction = 0.02

[[body]]
name = "ball"
shape = { type = "sphere", radius = "10 cm" }
mass = 1.0
position = [0, 0, 0.1]
material = "steel"

[[body]]
name = "marble"
count = 2
step = [0.3, 0, 0]
shape = { type = "sphere", radius = 0.1 }
mass = 1.0
position = [0, 0, 3]
material = "steel"
group = "marbles"

[[body]]
name = "arm"
shape = { type = "box", size = [0.1, 0.1, 1.0] }
mass = 1.0
position = [5, 0, 3]

[[joint]]
type = "hinge"
body = "arm"
axis = [0, 1, 0]
limits = ["-30 deg", inf]
restitution = 0.5

[[floor]]
name = "table"
angular_velocity = { times = [0, 1], vectors = [[0, 0, 1], [0, 0, "60 deg/s"]] }
velocity = ["1 m/s", 0, 0]
material = "ice"

[[fixed]]
shape = { type = "shell", shape = { type = "sphere", radius = 1.0 }, thickness = 0.1 }
position = [0, 0, 3]
orientation = "30 deg about x"

[[contact]]
a = "ball"
b = "table"
friction = 0.1

[[no_contact]]
between = ["ball", "fixed"]
"""


def test_a_scene_says_what_python_says():
    world = fb.load_scene(TEXT).world()
    facts = world.tables().contacts
    assert world.ground_names == ("table", "fixed")
    assert {frozenset((pair.a, pair.b)) for pair in facts.pairs} == {
        frozenset(pair) for pair in [("ball", "marble1"), ("ball", "marble2"), ("ball", "table"), ("marble1", "table"),
                                     ("marble2", "table"), ("marble1", "fixed"), ("marble2", "fixed")]
    }  # fmt: skip
    assert next(pair.law for pair in facts.pairs if pair.b == "table")[:3] == (0.1, 0.0, 1e-3)
    assert facts.limits[0].low == pytest.approx(-np.pi / 6)
    assert facts.limits[0].high == np.inf
    assert world["table"].velocity.tolist() == [1.0, 0.0, 0.0]
    assert world.tables().edges.tolist() == [0.0, 1.0]


def assert_same(world, other):
    one, two = world.tables(), other.tables()
    assert one.floats.tobytes() == two.floats.tobytes()
    assert one.integers.tobytes() == two.integers.tobytes()
    assert one.contacts == two.contacts
    assert one.edges.tolist() == two.edges.tolist()


def test_worlds_go_to_scenes_and_back_without_losing_a_bit():
    world = fb.load_scene(TEXT).world()
    text = fb.scene_of(world).to_toml()
    assert_same(world, fb.load_scene(text).world())


def test_nameless_materials_and_odd_orientations_come_back():
    third = np.array(fb.so3.exp(np.array([0.3, -1.1, 0.7])))
    one, two = fb.Material(1 / 3), fb.Material(0.2, 2 / 3)
    bodies = [fb.Body(fb.Sphere(0.1), mass=1.0, position=(k, 0, 5), material=m) for k, m in enumerate((one, two, one))]
    world = fb.World(bodies, contact=[fb.Fixed(fb.Sphere(0.3), orientation=third, material=fb.Material(1 / 3)),
                                      fb.Floor(normal=(1, 2, 3)), fb.Contact(bodies[0], bodies[1], slip_speed=1 / 7),
                                      fb.NoContact("sphere2", bodies[2], "floor")])  # fmt: skip
    text = fb.scene_of(world).to_toml()
    assert text.count("[[material]]") == 2
    assert_same(world, fb.load_scene(text).world())


def test_two_materials_of_one_name_have_no_scene():
    bodies = [fb.Body(fb.Sphere(0.1), mass=1.0, material=fb.Material(mu, name="steel")) for mu in (0.1, 0.2)]
    with pytest.raises(InputError, match="two materials named 'steel'"):
        fb.scene_of(fb.World(bodies))


@pytest.mark.parametrize(
    ("old", "new", "path", "match"),
    [
        ('b = "table"', 'b = "tabel"', "contact[0].b", "no body, floor or fixed shape has this name.*'table'"),
        ('["ball", "fixed"]', '["ball", "fxied"]', "no_contact[0].between", "'fixed'"),
        ('["ball", "fixed"]', '["ball"]', "no_contact[0].between", "two or more"),
        ('["ball", "fixed"]', '["ball", "table"]', "contact", "fb.Contact and fb.NoContact"),
        ('material = "ice"', 'material = "steal"', "floor[0].material", "did you mean 'steel'"),
        ("friction = 0.3", "friction = -1", "material[0].friction", "at least 0"),
        ("friction = 0.3", "frction = 1", "material[0].frction", "did you mean 'friction'"),
        ('name = "ice"', "", "material[1]", "name is missing"),
        ('name = "ice"', 'name = "steel"', "material[1].name", "two materials have it"),
        ('name = "table"', 'name = "ball"', "floor[0].name", "have it"),
        ('["-30 deg", inf]', "[1, 0]", "joint[0].limits", "low, high"),
        ('["-30 deg", inf]', "[1]", "joint[0].limits", "2 numbers"),
        ('["1 m/s", 0, 0]', '["1 kg", 0, 0]', "floor[0].velocity", "m/s"),
        ("[[0, 0, 1], [0, 0, ", "[[0, 1, 0], [0, 0, ", "floor[0].angular_velocity", "one axis"),
        ("restitution = 0.9", "restitution = 1.5", "material[0].restitution", "at most 1"),
        ('group = "marbles"', "group = 3", "body[1].group", "printable"),
    ],
)
def test_mistakes_are_told_with_their_places(old, new, path, match):
    assert old in TEXT
    with pytest.raises(SceneError, match=match) as info:
        fb.load_scene(TEXT.replace(old, new, 1))
    assert info.value.problems[0].path == path


def test_a_floor_that_nothing_touches_is_told():
    text = '[[body]]\nmass = 1.0\nshape = { type = "sphere", radius = 0.1 }\n[[floor]]\n'
    with pytest.raises(SceneError, match="a ground that nothing touches"):
        fb.load_scene(text)


BALL = '[[material]]\nname = "a"\n[[body]]\nshape = { type = "sphere", radius = 1 }\nmass = 1\nmaterial = "a"\n'


@pytest.mark.parametrize(
    "text",
    [
        BALL + "count = 100000\nstep = [3, 0, 0]\n",
        BALL + "[[floor]]\n" * 2000,
        "[[body]]\nmass = 1\n[[no_contact]]\nbetween = [" + '"body",' * 30000 + "]\n",
    ],
    ids=["pairs", "floors", "exclusions"],
)
def test_sizes_have_bounds(text):
    with pytest.raises(SceneError, match="at most|two or more"):
        fb.load_scene(text)


def test_a_state_of_contact_is_kept_in_a_scene():
    world = fb.load_scene(TEXT).world()
    start = world.state()
    columns = len(world.tables().floats) - world.tables().contacts.state
    contacts = np.arange(columns, dtype=float)
    start = fb.State(start.tables, start.layout, start.raw, angles=start.angles, contacts=contacts)
    scene = fb.load_scene(fb.scene_of(world, start=start).to_toml())
    assert scene.start(scene.world()).contacts.tobytes() == contacts.tobytes()
    text = fb.scene_of(world, start=start).to_toml().replace("contacts = [0.0, ", "contacts = [", 1)
    with pytest.raises(SceneError, match="numbers of the state of contact"):
        fb.load_scene(text)
