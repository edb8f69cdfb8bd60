"""Texts with units, and axis and angle as text, mean the same in Python and in scenes."""

import math
import re

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

import freebody as fb
from freebody.errors import InputError
from freebody.scene.bodies import BodyForm
from freebody.scene.forces import FORCES, WindForm
from freebody.scene.joints import JOINTS
from freebody.units import unit_of

HALF = math.sqrt(0.5)
MEASURED = re.compile(r" in ([^;]*); a number, or a text with a unit$")


def measures(form):
    """Fields of a form -> the SI unit that its schema states; those without a unit are left out."""
    found = {}
    for name, field in form.model_json_schema()["properties"].items():
        for part in (field, *field.get("anyOf", ())):
            inner = part.get("items", part)
            match = MEASURED.search(inner.get("items", inner).get("description", ""))
            if match:
                found[name] = match[1]
    return found


def test_the_schema_states_units():
    points = {"at": "m", "anchor": "m", "to_at": "m"}
    assert measures(FORCES["spring"]) == {**points, "stiffness": "N/m", "rest_length": "m", "damping": "N s/m"}


DESCRIPTIONS = {form.makes: form for form in (*FORCES.values(), *JOINTS.values())} | {
    fb.Body: BodyForm,
    fb.Wind: WindForm,
}


@pytest.mark.parametrize("kind", DESCRIPTIONS, ids=lambda kind: kind.__name__)
def test_descriptions_and_scenes_state_the_same_units(kind):
    for name, unit in measures(DESCRIPTIONS[kind]).items():
        if name == "step":  # of copies: Python has loops
            continue
        own = kind.units[name][0].split("; ")[-1]
        assert unit_of(own) == unit_of(unit), name


WORLD = """
gravity = [0, 0, "-98.1 dm/s^2"]
[[body]]
name = "a"
mass = "2000 g"
inertia = ["1 kg m^2", 2, 2]
position = ["10 cm", 0, "1 km"]
orientation = "90 deg about z"
velocity = ["3.6 km/h", 0, 0]
angular_velocity = [0, "60 rpm", 0]
[[body]]
name = "b"
shape = { type = "cylinder", radius = "1 in", length = "2 ft" }
density = "1 g/cm^3"
origin = ["1 mm", 0, 0]
orientation = { axis = [1, 1, 0], angle = "30 deg" }
twist = ["1 rpm", 0, 0, 0, "1 km/h", 0]
[[force]]
type = "spring"
body = "a"
at = ["1 cm", 0, 0]
anchor = [0, "1 cm", 0]
stiffness = "1 kN/m"
rest_length = "20 mm"
damping = "1 N s/cm"
[[force]]
type = "torsion_spring"
body = "a"
stiffness = "1 N m/deg"
orientation = "45 deg about (0, 1, 0)"
[[force]]
type = "push"
body = "b"
force = ["1 kN", 0, 0]
start = "1 min"
duration = "1 ms"
[[joint]]
type = "hinge"
body = "a"
axis = ["1 m", 0, 0]
speed = { times = ["0 ms", "10 ms"], values = ["0 rpm", "60 rpm"] }
"""


def same_world():
    a = fb.Body(mass="2000 g", inertia=("1 kg m^2", 2, 2), name="a", position=["10 cm", 0, "1 km"],
                orientation="90 deg about z", velocity=("3.6 km/h", 0, 0),
                angular_velocity=(0, "60 rpm", 0))  # fmt: skip
    b = fb.Body(fb.Cylinder(radius="1 in", length="2 ft"), density="1 g/cm^3", name="b", origin=("1 mm", 0, 0),
                orientation={"axis": (1, 1, 0), "angle": "30 deg"}, twist=("1 rpm", 0, 0, 0, "1 km/h", 0))  # fmt: skip
    forces = [
        fb.Spring(a, at=("1 cm", 0, 0), anchor=(0, "1 cm", 0), stiffness="1 kN/m", rest_length="20 mm",
                  damping="1 N s/cm"),
        fb.TorsionSpring(a, stiffness="1 N m/deg", orientation="45 deg about (0, 1, 0)"),
        fb.Push(b, ("1 kN", 0, 0), start="1 min", duration="1 ms"),
    ]  # fmt: skip
    hinge = fb.Hinge(a, axis=("1 m", 0, 0), speed=(("0 ms", "10 ms"), ("0 rpm", "60 rpm")))
    return fb.World([a, b], gravity=(0, 0, "-98.1 dm/s^2"), forces=forces, joints=[hinge])


def test_a_scene_and_its_python_give_the_same_bits():
    scene, python = fb.load_scene(WORLD).world(), same_world()
    assert scene.tables().floats.tobytes() == python.tables().floats.tobytes()
    assert scene.state().raw.tobytes() == python.state().raw.tobytes()


def test_texts_are_the_numbers_that_they_mean():
    a = same_world()["a"]
    assert a.mass == 2.0
    np.testing.assert_allclose(a.position, [0.1, 0.0, 1000.0], rtol=1e-15)
    np.testing.assert_allclose(a.velocity, [1.0, 0.0, 0.0], rtol=1e-15)
    np.testing.assert_allclose(a.angular_velocity, [0.0, 2.0 * math.pi, 0.0], rtol=1e-15)
    np.testing.assert_allclose(a.orientation, [HALF, 0, 0, HALF], rtol=1e-15)
    spring = same_world().forces[0]
    assert (spring.stiffness, spring.rest_length, spring.damping) == (1000.0, 0.02, 100.0)


def test_shapes_properties_runs_and_methods_take_texts():
    assert fb.Box(("10 cm", "1 m", 2)).size == (0.1, 1.0, 2.0)
    assert fb.Shell(fb.Sphere("1 m"), "1 mm").thickness == 0.001
    assert fb.Particles([["1 cm", 0, 0]], ["3 g"]).masses == [0.003]
    assert fb.mass_properties(fb.Box(1), density="1 g/cm^3").mass == pytest.approx(1000.0, rel=1e-15)
    part = fb.Part(fb.Box(1), mass="1 t", position=("1 cm", 0, 0), orientation="180 deg about -x")
    assert (part.mass, part.origin[0]) == (1000.0, 0.01)
    np.testing.assert_allclose(part.rotation, np.diag([1, -1, -1]), atol=1e-15)
    assert fb.Adaptive(first_step="1 ms").first_step == 0.001
    run = fb.simulate(fb.World(fb.Body(mass=1.0)), "20 ms", dt="10 ms")
    np.testing.assert_allclose(run.times, [0.0, 0.01, 0.02])


@pytest.mark.parametrize(
    ("make", "text"),
    [
        (lambda: fb.Body(mass="2 m"), r"mass = '2 m': '2 m' has another dimension. Expected: .* in kg"),
        (lambda: fb.Body(mass="2 kgs"), "unknown unit 'kgs'.*did you mean 'kg'"),
        (lambda: fb.Body(mass=1, position=("1 cm", "2 s", 0)), "position = .*'2 s' has another dimension.* in m"),
        (lambda: fb.Body(mass=1, orientation="90 deg"), 'orientation = .*Expected: .*"30 deg about z"'),
        (lambda: fb.Body(mass=1, orientation="90 kg about z"), "orientation = .*'90 kg' has another dimension"),
        (lambda: fb.Body(mass=1, orientation="90 deg about (0, 0, 0)"), "axis.*any length but zero"),
        (lambda: fb.Body(mass=1, orientation={"axis": (0, 0, 1), "angel": 1}), "no 'angel' here.*did you mean 'angle'"),
        (lambda: fb.Body(mass=1, orientation={"axis": (0, 0, 1)}), "angle is missing"),
        (lambda: fb.Sphere("2 kg"), "radius = '2 kg': .* in m"),
        (lambda: fb.simulate(fb.World(fb.Body(mass=1.0)), "1 m", dt=0.1), "duration = '1 m': .* in s"),
        (lambda: fb.Hinge(fb.Body(fb.Box(1), mass=1), axis=(0, 0, 1), speed="2 m"), "speed = '2 m': .* in rad/s"),
    ],
)
def test_wrong_texts_are_refused_by_name(make, text):
    with pytest.raises(InputError, match=text):
        make()


@given(
    st.tuples(*[st.floats(-2, 2)] * 3).filter(lambda axis: math.hypot(*axis) > 1e-3),
    st.floats(-400, 400),
)
def test_axis_and_angle_turn_as_rodrigues_says(axis, degrees):
    text = f"{degrees!r} deg about ({axis[0]!r}, {axis[1]!r}, {axis[2]!r})"
    R = fb.Body(mass=1.0, orientation=text).rotation
    n = np.array(axis) / math.hypot(*axis)
    K = np.array([[0, -n[2], n[1]], [n[2], 0, -n[0]], [-n[1], n[0], 0]])
    a = math.radians(degrees)
    np.testing.assert_allclose(R, np.eye(3) + math.sin(a) * K + (1 - math.cos(a)) * K @ K, atol=1e-14)
