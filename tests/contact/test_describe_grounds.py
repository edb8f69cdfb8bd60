"""Materials, floors and fixed shapes: what users write, and what is refused."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

import freebody as fb
from freebody.contact.ground import upright
from freebody.contact.layout import GROUND_KNOT, HOLLOW, PLANE, SPHERE
from freebody.contact.moving import knots_of
from freebody.errors import InputError


def test_a_material_says_what_it_was_given():
    material = fb.Material(friction=0.3, restitution=0.9, rolling="1 mm", slip_speed="2 cm/s", name="rubber")
    assert (material.friction, material.restitution, material.rolling, material.spinning) == (0.3, 0.9, 1e-3, 0.0)
    assert material.slip_speed == pytest.approx(0.02, rel=1e-15)
    assert repr(material) == "Material(friction=0.3, restitution=0.9, rolling=0.001, slip_speed=0.02)"
    assert material.default_name == "rubber"
    with pytest.raises(InputError, match="fixed when it is made"):
        material.friction = 0.1


@pytest.mark.parametrize(
    ("field", "value"),
    [("friction", -0.1), ("restitution", 1.01), ("restitution", -1e-9), ("rolling", -1.0), ("spinning", np.nan),
     ("slip_speed", -1), ("friction", "rough")],
)  # fmt: skip
def test_materials_out_of_range_are_refused(field, value):
    with pytest.raises(InputError, match=field) as info:
        fb.Material(**{field: value})
    assert info.value.expected


def test_a_body_refuses_what_is_no_material():
    with pytest.raises(InputError, match="material = 'steel'") as info:
        fb.Body(fb.Sphere(1.0), mass=1.0, material="steel")
    assert "fb.Material" in str(info.value)
    with pytest.raises(InputError, match="group = 3"):
        fb.Body(fb.Sphere(1.0), mass=1.0, group=3)


@given(st.tuples(*[st.floats(-1.0, 1.0)] * 3).filter(lambda v: np.linalg.norm(v) > 1e-3))
def test_the_frame_of_a_floor_is_a_rotation_whose_z_is_the_normal(v):
    floor = fb.Floor(normal=v)
    assert np.allclose(floor.rotation.T @ floor.rotation, np.eye(3), atol=1e-14)
    assert np.linalg.det(floor.rotation) == pytest.approx(1.0, abs=1e-14)
    assert np.allclose(floor.rotation[:, 2], floor.normal, atol=1e-14)


def test_a_level_floor_stands_as_the_world_does():
    assert (upright(np.array([0.0, 0.0, 1.0])) == np.eye(3)).all()
    assert np.allclose(upright(np.array([0.0, 0.0, -1.0]))[:, 2], (0, 0, -1))


def integrated(velocity, t):
    """The integral of a table of velocities from zero to t, by many points."""
    times, values = velocity
    s = np.linspace(0.0, t, 200_001)
    v = np.array([np.interp(s, times, column) for column in np.transpose(values)])
    return np.trapezoid(v, s, axis=1)


@pytest.mark.parametrize("first", [-2.0, 0.0, 0.7])
def test_knots_hold_the_integrals_of_both_velocities(first):
    moving = (np.array([first, first + 1, first + 2.5]), np.array([(1.0, 0, 0), (2, 1, 0), (0, 0, 3)]))
    turning = (np.array([first + 0.5, first + 3]), np.array([(0, 0.0, 1), (0, 0, -2)]))
    knots = knots_of(moving, turning)
    rows = [GROUND_KNOT.read(row) for row in knots.rows]
    assert [row.time for row in rows] == sorted({*moving[0], *turning[0]}) == list(knots.edges)
    assert np.allclose(np.abs(knots.axis), (0, 0, 1))
    for row in rows:
        assert row.velocity == pytest.approx([np.interp(row.time, moving[0], c) for c in moving[1].T])
        assert row.displacement == pytest.approx(integrated(moving, row.time), abs=1e-8)
        assert row.angle * knots.axis[2] == pytest.approx(integrated(turning, row.time)[2], abs=1e-8)


def test_a_jump_of_the_velocity_is_two_knots():
    knots = knots_of((np.array([0.0, 1, 1, 2]), np.array([(1.0, 0, 0), (1, 0, 0), (5, 0, 0), (5, 0, 0)])), None)
    rows = [GROUND_KNOT.read(row) for row in knots.rows]
    assert [(row.time, row.velocity[0], row.displacement[0]) for row in rows] == [
        (0.0, 1.0, 0.0), (1.0, 1.0, 1.0), (1.0, 5.0, 1.0), (2.0, 5.0, 6.0)
    ]  # fmt: skip


def test_a_steady_motion_has_one_knot_and_no_edges():
    floor = fb.Floor(velocity=(1, 0, 0), angular_velocity=(0, 0, "30 deg/s"))
    knots = floor.knots()
    row = GROUND_KNOT.read(knots.rows[0])
    assert len(knots.rows) == 1
    assert knots.edges == ()
    assert (row.velocity, row.speed) == ([1.0, 0.0, 0.0], np.deg2rad(30.0))


def test_an_axis_that_changes_is_refused():
    with pytest.raises(InputError, match="angular_velocity = .* at 1 s") as info:
        fb.Floor(angular_velocity=([0, 1], [(0, 0, 1), (0, 1, 0)]))
    assert "one axis" in str(info.value)


@pytest.mark.parametrize(
    ("arguments", "match"),
    [
        ({"velocity": ([0, 1], [1, 2])}, "velocity"),
        ({"velocity": ([1, 0], [(1, 0, 0), (0, 0, 0)])}, "back in time"),
        ({"velocity": (1, 2)}, "velocity|profile"),
        ({"normal": (0, 0, 0)}, "normal"),
        ({"point": (0, 0, np.inf)}, "point"),
        ({"material": 0.3}, "material"),
        ({"name": ""}, "name"),
    ],
)
def test_floors_that_cannot_be_are_refused(arguments, match):
    with pytest.raises(InputError, match=match):
        fb.Floor(**arguments)


def test_a_floor_is_half_of_space():
    (plane,) = fb.Floor().solids()
    assert plane.kind == PLANE


def test_a_fixed_shell_is_a_bowl_from_inside_and_a_ball_from_outside():
    bowl = fb.Fixed(fb.Shell(fb.Sphere(2.0), 0.25), position=(1, 0, 0))
    outside, inside = bowl.solids()
    assert (outside.kind, outside.radius) == (SPHERE, 2.0)
    assert (inside.kind, inside.radius) == (HOLLOW, 1.75)
    assert bowl.facing(np.array([2.7, 0, 0])) == [1]
    assert bowl.facing(np.array([2.8, 0, 0])) == [0]


@pytest.mark.parametrize("shape", [fb.Sphere, None, 3, "box", fb.Body(mass=1.0)])
def test_what_is_no_shape_cannot_be_fixed(shape):
    with pytest.raises(InputError, match="shape = "):
        fb.Fixed(shape)


def test_particles_cannot_be_fixed():
    with pytest.raises(InputError, match="fixed shape 'dust'"):
        fb.Fixed(fb.Particles([[0, 0, 0]], masses=1.0), name="dust")
