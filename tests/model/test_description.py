"""Bodies, forces, joints and worlds are fixed when they are made."""

import numpy as np
import pytest

import freebody as fb
from freebody.errors import DescriptionError


def parts():
    torus = fb.Body(fb.Torus(major=1.0, minor=0.25), density=1.0, name="torus")
    spring = fb.Spring(torus, at=(1, 0, 0), anchor=(0, 0, 2), stiffness=1.0)
    hinge = fb.Hinge(torus, axis=(0, 0, 1), anchor=(0, 0, 0))
    return {
        "body": torus,
        "spring": spring,
        "hinge": hinge,
        "world": fb.World([torus], forces=[spring], joints=[hinge]),
    }


@pytest.mark.parametrize(
    ("thing", "name", "value"),
    [
        ("body", "velocity", (1, 0, 0)),
        ("body", "mass", 2.0),
        ("spring", "stiffness", 100.0),
        ("spring", "at", (0, 0, 0)),
        ("hinge", "damping", 1.0),
        ("world", "gravity", (0, 0, -9.81)),
        ("world", "forces", []),
        ("world", "bodies", ()),
    ],
)
def test_what_is_set_after_making_is_refused_with_the_right_way(thing, name, value):
    described = parts()[thing]
    before = repr(described)
    with pytest.raises(DescriptionError, match=rf"{name} = .*would not reach the physics.*Remedy: make another"):
        setattr(described, name, value)
    with pytest.raises(DescriptionError):
        delattr(described, name)
    assert repr(described) == before


def test_a_name_that_is_not_there_gets_the_nearest():
    with pytest.raises(DescriptionError, match="there is no 'vlocity'; did you mean 'velocity'?"):
        parts()["body"].vlocity = (1, 0, 0)


def test_it_is_an_attribute_error_too():
    with pytest.raises(AttributeError):
        parts()["spring"].stiffness = 2.0


def test_own_forces_are_fixed_as_well():
    @fb.force
    def drag(t, body, c):
        v = body.velocity
        return (-c * v[0], -c * v[1], -c * v[2]), (0.0, 0.0, 0.0)

    with pytest.raises(DescriptionError):
        drag(parts()["body"], c=0.1).parameters = {}


def arrays(thing):
    names = [name for name in dir(thing) if not name.startswith("_")]
    return {name: getattr(thing, name) for name in names if isinstance(getattr(thing, name), np.ndarray)}


@pytest.mark.parametrize("thing", ["body", "spring", "hinge", "part", "particles", "mesh", "wind", "state"])
def test_arrays_of_descriptions_cannot_be_changed_in_place(thing):
    described = {
        **parts(),
        "part": fb.Part(fb.Box((1, 1, 1)), density=1.0),
        "particles": fb.Particles([[0, 0, 0]], [1.0]),
        "mesh": fb.Box((1, 1, 1)).mesh(),
        "wind": fb.Wind(velocity=(1, 0, 0)),
        "state": parts()["world"].state(),
    }[thing]
    found = arrays(described)
    assert found
    if thing == "state":  # its own numbers, which are its content; what is computed from them is read-only
        found = {name: found[name] for name in ("position", "velocity", "orientation", "angular_velocity", "rotation")}
    assert [name for name, array in found.items() if array.flags.writeable] == []


@pytest.mark.parametrize(
    ("thing", "name"),
    [
        (fb.Box((1, 1, 1)).mesh(), "vertices"),
        (fb.Particles([[0, 0, 0]], [1.0]), "masses"),
        (fb.Wind(velocity=(1, 0, 0)), "velocity"),
        (fb.World(fb.Body(mass=1.0)).gravity, "acceleration"),
    ],
)
def test_meshes_particles_winds_and_gravity_are_fixed_as_well(thing, name):
    with pytest.raises(DescriptionError, match="would not reach the physics"):
        setattr(thing, name, (1, 2, 3))
    with pytest.raises(DescriptionError, match="there is no 'colour'"):
        thing.colour = "red"


def test_shapes_are_fixed():
    with pytest.raises(AttributeError):
        fb.Torus(1.0, 0.25).major = 2.0
    with pytest.raises(AttributeError):
        fb.Part(fb.Box((1, 1, 1))).origin = (1, 0, 0)


def test_entries_of_worlds_states_and_runs_cannot_be_set():
    world = parts()["world"]
    for holder in (world, world.state()):
        with pytest.raises(TypeError, match="does not support item assignment"):
            holder["torus"] = 3
        with pytest.raises(TypeError, match="does not support item deletion"):
            del holder["torus"]


def test_parameters_of_own_forces_cannot_be_changed_in_place():
    @fb.force
    def push(t, body, c):
        return (c, 0.0, 0.0), (0.0, 0.0, 0.0)

    made = push(parts()["body"], c=0.1)
    with pytest.raises(TypeError):
        made.parameters["c"] = 2.0
    assert made.with_parameters(c=2.0).parameters == {"c": 2.0}


def test_lists_of_a_world_cannot_be_changed_behind_its_back():
    world = parts()["world"]
    assert isinstance(world.forces, tuple)
    assert isinstance(world.joints, tuple)
