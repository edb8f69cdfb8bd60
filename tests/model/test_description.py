"""Bodies, forces, joints and worlds are fixed when they are made."""

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


def test_lists_of_a_world_cannot_be_changed_behind_its_back():
    world = parts()["world"]
    assert isinstance(world.forces, tuple)
    assert isinstance(world.joints, tuple)
