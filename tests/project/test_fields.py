"""Fields are declared once; constructors, schemas, the page and the documentation do what the declaration says."""

import importlib.util
import inspect
import shutil
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

import freebody as fb
from freebody.errors import InputError
from freebody.fields import Choice, Field, Number, Vector, fields_of
from freebody.forces.base import Force
from freebody.forces.checks import OneBody
from freebody.joints.ends import TwoEnds, direction
from freebody.methods.registry import METHODS, get
from freebody.registry import CONTACT, FORCES, JOINTS, SHAPES, classes
from freebody.scene.schema import scene_schema
from freebody.viewer.parameters import forces_listing
from freebody.world import World

ROOT = Path(__file__).parents[2]
A = fb.Body(fb.Box((1, 2, 3)), density=1.0, name="a")
B = fb.Body(fb.Box((1, 2, 3)), density=1.0, name="b", position=(5, 0, 0))

# Class -> arguments that are right, as far as they have no defaults.
RIGHT = {
    "Spring": {"anchor": (0, 0, 1), "stiffness": 1.0},
    "Grab": {"target": (0, 0, 1)},
    "TorsionSpring": {"stiffness": 1.0},
    "PointForce": {"force": (0, 0, 1)},
    "Torque": {"torque": (0, 0, 1)},
    "Push": {"force": (0, 0, 1), "duration": 1.0},
    "Thruster": {"direction": (0, 0, 1), "thrust": 1.0},
    "Drag": {"linear": 1.0},
    "CentralGravity": {"mu": 1.0},
    "Dipole": {"moment": (0, 0, 1), "field": (1, 0, 0)},
    "Beam": {"to": B},
    "Hinge": {"axis": (0, 0, 1)},
    "Slider": {"axis": (0, 0, 1)},
    "Universal": {"axis": (0, 0, 1), "to_axis": (1, 0, 0)},
    "PointOnLine": {"axis": (0, 0, 1)},
    "PointOnPlane": {"normal": (0, 0, 1)},
    "Box": {"size": 1.0},
    "Sphere": {"radius": 1.0},
    "Ellipsoid": {"semi_axes": (1, 1, 1)},
    "Cylinder": {"radius": 1.0, "length": 1.0},
    "Capsule": {"radius": 1.0, "length": 1.0},
    "Cone": {"radius": 1.0, "height": 1.0},
    "Torus": {"major": 2.0, "minor": 1.0},
    "Shell": {"shape": fb.Sphere(1.0)},
    "Fixed": {"shape": fb.Sphere(1.0)},
    "Contact": {"a": A, "b": B},
    "Particles": {"positions": [[0, 0, 0]], "masses": [1.0]},
}
SCHEMA = scene_schema()["$defs"]
KINDS = {word: kind for table in (FORCES, JOINTS, SHAPES, CONTACT) for word, kind in classes(table).items()}
KINDS.update((word, type(get(word))) for word in METHODS)
# Read from files or made of other shapes: their forms are written by hand.
IRREGULAR = {"compound", "mesh", "heightfield", "convex_parts", "cad", "no_contact"}
DECLARED = [
    (word, name)
    for word, kind in KINDS.items()
    for name in fields_of(kind)
    if name in inspect.signature(kind).parameters
]


def made(kind, **given):
    body = {"body": A} if "body" in inspect.signature(kind).parameters else {}
    return kind(**{**body, **RIGHT.get(kind.__name__, {}), **given})


@pytest.mark.parametrize("word", [word for word in KINDS if word not in IRREGULAR])
def test_every_argument_is_declared(word):
    kind = KINDS[word]
    assert set(inspect.signature(kind).parameters) <= set(fields_of(kind))
    assert all(isinstance(field, Field) and field.sentence for field in fields_of(kind).values())


@pytest.mark.parametrize(("word", "name"), DECLARED)
def test_limits_are_those_of_the_constructor_and_of_the_schema(word, name):
    kind, field = KINDS[word], fields_of(KINDS[word])[name]
    schema = SCHEMA[f"{kind.__name__}Form"]["properties"][name]
    if isinstance(field, Number):
        scalar = next((part for part in schema["anyOf"] if "anyOf" in part), schema)
        number = next(part for part in scalar["anyOf"] if part.get("type") == "number")
        stated = number.get("exclusiveMinimum" if field.above else "minimum"), number.get("maximum")
        assert stated == (field.least, field.most)
        assert f" in {field.unit};" in scalar["description"] or not field.unit
        for limit, beyond in ((field.least, -1.0), (field.most, 1.0)):
            if limit is not None:
                with pytest.raises(InputError, match=rf"^{name} = "):
                    made(kind, **{name: limit + beyond})
    if isinstance(field, Choice):
        with pytest.raises(InputError, match=f"^{name} = 'neither'.*{field.words[0]}.*{field.words[1]}"):
            made(kind, **{name: "neither"})
    if isinstance(field, Vector) and field.direction:
        with pytest.raises(InputError, match=f"^{name} = .*a direction"):
            made(kind, **{name: (0, 0, 0)})
    text = str(schema)
    assert field.sentence in text or "$ref" in text or schema.get("type") == "boolean" or "boolean" in text


@pytest.mark.parametrize("word", FORCES)
def test_the_page_offers_what_the_declaration_says(word):
    force = made(KINDS[word])
    world = World([A, B], forces=[force])
    shown = {entry["name"].replace(" ", "_"): entry for entry in forces_listing(world, world)}
    declared = {name: field for name, field in force.fields.items() if field.slider}
    assert set(shown) == {name for name, field in declared.items() if field.at_zero or getattr(force, name)}
    for name, entry in shown.items():
        assert entry["unit"].replace("²", "^2").replace("³", "^3") == declared[name].unit
        assert entry["least"] == getattr(declared[name], "least", None)


def test_arguments_make_the_same_again():
    for word in [*FORCES, *JOINTS, *(word for word in CONTACT if word not in IRREGULAR)]:
        element = made(KINDS[word])
        again = KINDS[word](**element.arguments())
        assert repr(again) == repr(element)
        for name in element.fields:
            np.testing.assert_array_equal(getattr(again, name), getattr(element, name))


def test_the_documentation_has_the_tables():
    spec = importlib.util.spec_from_file_location("field_tables", ROOT / "tools" / "field_tables.py")
    tool = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(tool)
    assert tool.PAGE.read_text(encoding="utf-8") == tool.page(), "run: python tools/field_tables.py"


class Undeclared(TwoEnds):
    """A joint from outside that checks and keeps an argument itself, and calls its ends by other names."""

    noun = "undeclared"

    def __init__(self, a, b, *, normal, where=None):
        super().__init__(a, at=where, to=b)
        self.normal = np.asarray(normal, dtype=float)

    def equations(self):
        return ()


def test_classes_from_outside_may_do_it_themselves():
    joint = Undeclared(A, B, normal=(0, 0, 1), where=(0.5, 0, 0))
    assert joint.bodies == (A, B)
    np.testing.assert_array_equal(joint.there(), joint.here())
    with pytest.raises(fb.errors.DescriptionError, match="would not reach the physics"):
        joint.normal = (1, 0, 0)
    with pytest.raises(InputError, match=r"^to = 'b'.*a fb\.Body"):
        Undeclared(A, "b", normal=(0, 0, 1))
    with pytest.raises(TypeError, match="missing 1 required keyword-only argument: 'normal'"):
        Undeclared(A, B)


class Late(TwoEnds):
    """Its field is checked before its body runs."""

    noun = "late"
    normal = direction("across")

    def __init__(self, body, *, normal):
        super().__init__(body)
        self.seen = normal

    def equations(self):
        return ()


def test_the_body_of_init_gets_checked_values():
    joint = Late(A, normal=("3 m", 0, "4 m"))
    np.testing.assert_allclose(joint.seen, (0.6, 0.0, 0.8), rtol=1e-15)
    assert joint.seen is joint.normal
    assert not joint.normal.flags.writeable
    assert Late.fields["normal"].units == Late.units["normal"] == ("", "m")


class Needs(Force):
    """For messages about arguments that do not fit."""

    body = OneBody("on which it acts")
    size = Number("a length", "m", "whatever", above=True)

    def __init__(self, body, *, size): ...


@pytest.mark.parametrize(
    ("args", "options", "message"),
    [
        ((), {}, "missing 1 required positional argument"),
        ((A,), {}, "missing 1 required keyword-only argument: 'size'"),
        ((A, 1.0), {}, "takes 2 positional arguments but 3 were given"),
        ((A,), {"size": -1.0, "colour": 1}, "unexpected keyword argument 'colour'"),
        ((A,), {"body": A, "size": 1.0}, "multiple values for argument 'body'"),
    ],
)
def test_arguments_that_do_not_fit_are_refused_as_python_does(args, options, message):
    with pytest.raises(TypeError, match=message):
        Needs(*args, **options)


FLOATING = """
[[body]]
name = "buoy"
shape = { type = "cone", radius = 1, height = 4 }   # its centre of mass is 1 m above the origin of the shape frame
mass = 2.0

[[force]]
type = "buoyancy"
body = "buoy"
at = [0, 0, "10 cm"]
lift = "3 kN"
"""

FOLLOWS = """
import freebody as fb
from freebody.scene.schema import scene_schema
from freebody.viewer.parameters import forces_listing

scene = fb.load_scene(TEXT)
world = scene.world()
(force,) = world.forces
assert type(force) is fb.Buoyancy and "Buoyancy" in fb.__all__
assert repr(force) == "Buoyancy('buoy', at=(0, 0, 0.1), up=(0, 0, 1), lift=3000)", repr(force)
assert force.row(world.index) == ([0.0, 0.0, -0.9, 0.0, 0.0, 1.0, 3000.0], [0])
assert fb.load_scene(fb.scene_of(world).to_toml()).world().forces[0].arguments()["lift"] == 3000.0
lift = scene_schema()["$defs"]["BuoyancyForm"]["properties"]["lift"]
assert lift["anyOf"][0] == {"type": "number", "minimum": 0.0}
assert "displaced water; a force in N;" in lift["description"]
(slider,) = forces_listing(world, world)
assert (slider["group"], slider["name"], slider["unit"], slider["least"]) == ("buoyancy, buoy", "lift", "N", 0.0)
for wrong, message in ((-1.0, "lift = -1.0. Expected: a finite number, at least 0"), ("2 m", "in N")):
    try:
        fb.Buoyancy(world.bodies[0], lift=wrong)
        raise AssertionError
    except fb.errors.InputError as error:
        assert message in str(error), error
"""


def test_a_force_is_one_file_and_one_line(tmp_path):
    """The recipe of CONTRIBUTING, followed in a copy of the package."""
    recipe = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    block = recipe.split("```python\n# buoyancy.py\n")[1].split("```")[0]
    line = '"buoyancy": "forces.buoyancy:Buoyancy"'
    assert f"`{line}`" in recipe
    package = tmp_path / "freebody"
    ignored = shutil.ignore_patterns("__pycache__", "static")
    shutil.copytree(Path(fb.__file__).parent, package, ignore=ignored)
    (package / "forces" / "buoyancy.py").write_text(block, encoding="utf-8")
    registry = package / "registry.py"
    text = registry.read_text(encoding="utf-8")
    registry.write_text(text.replace("FORCES = {\n", f"FORCES = {{\n    {line},\n"), encoding="utf-8")
    code = f"TEXT = {FLOATING!r}\n{FOLLOWS}"
    done = subprocess.run([sys.executable, "-c", code], cwd=tmp_path, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
