"""Bodies and worlds: what they accept, what they refuse, what follows from them."""

from itertools import pairwise

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

import freebody as fb
from freebody.errors import FreebodyError, InertiaError, InputError
from freebody.model.state import LAYOUTS, convert

EPS = np.finfo(float).eps
numbers = st.floats(-10, 10)
triples = st.tuples(numbers, numbers, numbers)
seeds = st.integers(0, 10**6)


def unit(seed):
    q = np.random.default_rng(seed).normal(size=4)
    return q / np.linalg.norm(q)


def test_the_torus_of_the_course():
    ring = fb.Body(mass=1.174734587, inertia=(0.62945603, 1.22384108, 0.62945603), angular_velocity=(0.1, 0.1, 0.0))
    assert ring.angular_momentum == pytest.approx([0.0629456, 0.1223841, 0.0], abs=5e-8)
    assert fb.World([ring]).kinetic_energy() == pytest.approx(0.00926648555, abs=1e-11)


def test_shape_and_density_shape_and_mass_or_numbers():
    by_density = fb.Body(fb.Box((1, 2, 3)), density=2.0)
    by_mass = fb.Body(fb.Box((1, 2, 3)), mass=12.0)
    by_numbers = fb.Body(mass=12.0, inertia=by_density.inertia)
    for body in (by_mass, by_numbers):
        assert body.mass == pytest.approx(12.0)
        assert body.inertia == pytest.approx(by_density.inertia)


@given(seeds, triples)
def test_origin_places_the_drawing_and_position_the_centre_of_mass(seed, place):
    cone, q = fb.Cone(1.0, 2.0), unit(seed)
    body = fb.Body(cone, density=1.0, origin=place, orientation=q)
    world = fb.World([body])
    assert world.point(body, (0, 0, 0)) == pytest.approx(np.array(place), abs=1e-14)
    assert world.point(body, (0, 0, 0.5)) == pytest.approx(body.position, abs=1e-14)


@given(seeds, triples, triples)
def test_a_body_twist_is_the_velocity_seen_from_the_body(seed, w, v):
    body = fb.Body(mass=1.0, inertia=(1, 2, 3), orientation=unit(seed), twist=(*w, *v))
    assert body.rotation.T @ body.angular_velocity == pytest.approx(np.array(w), abs=1e-13)
    assert body.rotation.T @ body.velocity == pytest.approx(np.array(v), abs=1e-13)


@given(seeds)
def test_the_velocity_of_a_point_is_the_jacobian_times_the_twist(seed):
    random = np.random.default_rng(seed)
    body = fb.Body(
        fb.Torus(1, 0.25), density=1.0, orientation=unit(seed), velocity=random.normal(size=3),
        angular_velocity=random.normal(size=3), position=random.normal(size=3),
    )  # fmt: skip
    at = random.normal(size=3)
    twist = np.concatenate([body.angular_velocity, body.velocity])
    expected = fb.rigid_jacobian(body.orientation, body.body_point(at)) @ twist
    assert fb.World([body]).point_velocity(body, at) == pytest.approx(expected, abs=1e-13)


@given(seeds)
def test_world_inertia_and_its_inverse_are_derived_from_the_state(seed):
    body = fb.Body(mass=1.0, inertia=(1.0, 2.0, 2.5), orientation=unit(seed), angular_velocity=(0.1, 0.2, 0.3))
    state = fb.World([body]).state()
    assert state.inertia[0] @ state.inverse_inertia[0] == pytest.approx(np.eye(3), abs=20 * EPS)
    assert state.inertia[0] @ state.angular_velocity[0] == pytest.approx(state.angular_momentum[0], abs=20 * EPS)


@given(seeds, st.sampled_from(list(LAYOUTS)), st.sampled_from(list(LAYOUTS)))
def test_layouts_convert_there_and_back(seed, first, second):
    random = np.random.default_rng(seed)
    bodies = [
        fb.Body(
            mass=random.uniform(0.5, 2), inertia=np.diag([1.0, 1.5, 2.0]), orientation=unit(seed + k),
            position=random.normal(size=3), velocity=random.normal(size=3), angular_velocity=random.normal(size=3),
        )
        for k in range(3)
    ]  # fmt: skip
    state = fb.World(bodies).state()
    start = state.as_layout(first)
    back = start.as_layout(second).as_layout(first)
    sign = np.sign(np.einsum("bi,bi->b", back.canonical[:, 3:7], start.canonical[:, 3:7]))[:, None]
    difference = back.canonical - start.canonical
    difference[:, 3:7] = sign * back.canonical[:, 3:7] - start.canonical[:, 3:7]
    assert difference == pytest.approx(np.zeros_like(difference), abs=1e-13)
    assert convert(start.raw, first, first, start.tables).tolist() == start.raw.tolist()


def test_particles_are_bodies_too():
    dots = [fb.Body(mass=1.0, position=(k, 0, 0), velocity=(0, k, 0)) for k in range(3)]
    world = fb.World(dots, gravity=(0, 0, -1.0))
    for a, b in pairwise(dots):
        world.add(fb.Spring(a, to=b, stiffness=3.0, rest_length=0.5))
    run = fb.simulate(world, 2.0, dt=1e-3)
    assert run.final.angular_velocity.any() == False  # noqa: E712 - an array's answer
    assert run.final.linear_momentum.sum(axis=0) == pytest.approx([0.0, 3.0, -6.0], abs=1e-12)


def test_a_rod_without_thickness_turns_across_but_not_about_itself():
    rod = fb.Body(fb.Particles([[0, 0, -1], [0, 0, 1]], [1.0, 1.0]), angular_velocity=(1.0, 0, 0))
    assert rod.principal_moments.tolist() == [0.0, 2.0, 2.0]
    with pytest.raises(InputError, match="direction without inertia"):
        fb.Body(fb.Particles([[0, 0, -1], [0, 0, 1]], [1.0, 1.0]), angular_velocity=(0, 0, 1.0))


def test_names_are_given_or_made_unique():
    world = fb.World([fb.Body(fb.Sphere(1), mass=1), fb.Body(fb.Sphere(1), mass=1), fb.Body(mass=1, name="sphere2")])
    assert world.names == ("sphere", "sphere3", "sphere2")


@pytest.mark.parametrize(
    ("make", "message"),
    [
        (lambda: fb.Body(), "mass = None"),
        (lambda: fb.Body(fb.Sphere(1)), "without density or mass"),
        (lambda: fb.Body(mass=-1.0), "mass = -1.0"),
        (lambda: fb.Body(density=1.0), "density without a shape"),
        (lambda: fb.Body(mass=1.0, inertia=(1, 1, 3)), r"1 \+ 1 = 2 < 3"),
        (lambda: fb.Body(mass=1.0, inertia=(1, 1)), "three principal moments"),
        (lambda: fb.Body(mass=1.0, orientation=(1, 1, 0, 0)), "length 1.41421"),
        (lambda: fb.Body(mass=1.0, orientation=np.diag([1.0, 1.0, -1.0])), "a reflection"),
        (lambda: fb.Body(mass=1.0, position=(0, np.nan, 0)), "position = "),
        (lambda: fb.Body(mass=1.0, position=(0, 0)), "3 finite numbers"),
        (lambda: fb.Body(mass=1.0, position=(0, 0, 0), origin=(0, 0, 0)), "both position and origin"),
        (lambda: fb.Body(mass=1.0, velocity=(0, 0, 0), twist=(0,) * 6), "a twist and a velocity"),
        (lambda: fb.Body(mass=1.0, angular_velocity=(0, 0, 1)), "without inertia"),
        (lambda: fb.Body(mass=1.0, name="a\nb"), "printable"),
        (lambda: fb.Body(mass="1 m"), r"mass = '1 m': .*another dimension\. Expected: a number in kg"),
        (lambda: fb.Body(mass="-1 kg"), r"mass = -1.0\. Expected: a finite number greater than zero, in kg"),
        (lambda: fb.Body(mass=[1.0]), r"mass = \[1.0\]"),
        (lambda: fb.Body(fb.Sphere(1.0), mass="1 N"), "mass = '1 N'.*in kg"),
        (lambda: fb.Body(fb.Sphere(1.0), density="watr"), "density = 'watr'.*in kg/m"),
        (lambda: fb.Body(fb.Sphere(1.0), density=1j), "density = 1j"),
        (lambda: fb.Body(mass=1.0, inertia="1 kg m^2"), "inertia of shape .*three principal moments"),
        (lambda: fb.Body(mass=1.0, inertia=("1 kg m", 1, 1)), "inertia = .*another dimension.*in kg m"),
        (lambda: fb.Body(mass=1.0, inertia=((1, 2), 1, 1)), "inertia = .*three principal moments"),
        (lambda: fb.Body(mass=1.0, orientation="up"), "orientation = 'up'.*a unit quaternion"),
        (lambda: fb.Body(mass=1.0, velocity="fast"), "velocity = 'fast'"),
        (lambda: fb.Box(((1, 2), 1, 1)), r"size_x = \(1, 2\)"),
        (lambda: fb.Sphere("1 s"), "radius = '1 s'"),
        (lambda: fb.Particles("here", 1.0), "positions = 'here'"),
        (lambda: fb.Particles([[0, 0, 0]], "1 m"), "masses = '1 m'"),
        (lambda: fb.World(None), "None among the bodies"),
        (lambda: fb.World([]), "without bodies"),
        (lambda: fb.World([fb.Body(mass=1, name="a"), fb.Body(mass=1, name="a")]), "two bodies named 'a'"),
        (lambda: fb.World([fb.Sphere(1.0)]), "among the bodies"),
        (lambda: fb.World([fb.Body(mass=1.0)], gravity=(0, 0)), "acceleration"),
        (lambda: fb.World([fb.Body(mass=1.0)]).add("spring"), "'spring' added to a world"),
        (lambda: fb.World([fb.Body(mass=1.0)]).add(fb.Spring(fb.Body(mass=1, name="x"), anchor=(0, 0, 0), stiffness=1)),
         "not in this world"),
        (lambda: fb.World([fb.Body(mass=1.0)]).index("nobody"), "no body named 'nobody'"),
    ],
)  # fmt: skip
def test_mistakes_get_clear_errors(make, message):
    with pytest.raises(FreebodyError, match=message):
        make()


def test_the_same_body_cannot_stand_in_a_world_twice():
    body = fb.Body(mass=1.0)
    with pytest.raises(InputError, match="the same body twice"):
        fb.World([body, body])


def test_impossible_inertia_is_its_own_error():
    with pytest.raises(InertiaError):
        fb.Body(mass=1.0, inertia=(1, 1, 3))


def test_picking_takes_all_vertices_within_a_radius_else_the_nearest():
    vertices = np.array([[0, 0, 0], [1, 0, 0], [2, 0, 0], [1.1, 0, 0]], float)
    assert fb.pick_nearest_vertices(vertices, (1, 0, 0), 0.2).tolist() == [1, 3]
    assert fb.pick_nearest_vertices(vertices, (9, 0, 0), 0.2).tolist() == [2]


def test_picking_on_a_body_happens_where_the_body_is():
    body = fb.Body(fb.Box(2.0), density=1.0, position=(10, 0, 0), orientation=(0.5**0.5, 0, 0, 0.5**0.5))
    corner = fb.pick_nearest_vertices(body, (20, 20, 20))
    place = fb.World([body]).point(body, body.shape.mesh().vertices[corner[0]])
    assert place == pytest.approx([11, 1, 1])


def test_reprs_are_readable():
    body = fb.Body(fb.Torus(1, 0.25), density=1.0)
    assert repr(body) == "Body('torus', mass=1.2337 kg, principal moments=(0.665042, 0.665042, 1.29153) kg m^2)"
    assert "1 bodies" in repr(fb.World([body]))
    state = fb.World([fb.Body(mass=1.0, name="dot", position=(0, 0.5, 0), velocity=(1, 0, -2))]).state()
    assert repr(state) == (
        "<State at t = 0 s:\n"
        "  'dot': position (0, 0.5, 0) m, velocity (1, 0, -2) m/s, angular velocity (0, 0, 0) rad/s>"
    )


@pytest.mark.parametrize("layout", LAYOUTS)
def test_states_of_many_bodies_stay_short(layout):
    state = fb.World([fb.Body(mass=1.0) for _ in range(1000)]).state().as_layout(layout)
    assert len(repr(state)) < 600
    assert "996 more bodies" in repr(state)


def test_notebooks_get_tables_with_everything_escaped():
    body = fb.Body(fb.Torus(1, 0.25), density=1.0, name="<b>ring</b>")
    world = fb.World([body, *(fb.Body(mass=1.0) for _ in range(30))])
    assert "&lt;b&gt;ring" in body._repr_html_()
    assert "<b>" not in body._repr_html_()
    assert "11 more bodies" in world._repr_html_()
    assert "&lt;b&gt;ring" in world.state()._repr_html_()
    assert "<b>" not in world.state()._repr_html_()
