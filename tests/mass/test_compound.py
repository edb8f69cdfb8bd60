"""Compounds: parallel axes, rotations, densities, voids, nesting, bounds and what is refused."""

from __future__ import annotations

import math
import re

import numpy as np
import pytest
import trimesh
from hypothesis import given, settings
from hypothesis import strategies as st
from hypothesis.extra.numpy import arrays

import freebody as fb
from freebody.errors import InertiaError, InputError
from freebody.mass.compound import Compound, Part
from freebody.mass.particles import Particles
from freebody.mass.shape import Shape
from freebody.mass.shapes import Box, Capsule, Cone, Cylinder, Ellipsoid, Sphere, Torus
from freebody.mass.shell import Shell

EPS = np.finfo(float).eps
HALF = math.sqrt(0.5)

SOLIDS = [
    Box((1.5, 1.0, 0.7)),
    Sphere(0.8),
    Ellipsoid((1.2, 0.7, 0.5)),
    Cylinder(0.6, 1.7),
    Capsule(0.4, 1.1),
    Cone(0.9, 1.6),
    Torus(1.0, 0.25),
]


def name(shape):
    return repr(shape)


unit_quaternions = (
    arrays(float, 4, elements=st.floats(-1.0, 1.0))
    .filter(lambda q: np.linalg.norm(q) > 0.1)
    .map(lambda q: q / np.linalg.norm(q))
)
offsets = arrays(float, 3, elements=st.floats(-5.0, 5.0))
solids = st.sampled_from(SOLIDS)


def by_rodrigues(q):
    """Rotation matrix of a quaternion by its angle and axis: not the formula of the library."""
    angle = 2.0 * math.atan2(np.linalg.norm(q[1:]), q[0])
    length = np.linalg.norm(q[1:])
    axis = q[1:] / length if length > 0 else np.array([1.0, 0.0, 0.0])
    skew = np.cross(np.eye(3), axis)
    return np.eye(3) + math.sin(angle) * skew + (1.0 - math.cos(angle)) * skew @ skew


def assert_same(left, right, roundings=100):
    reach = math.sqrt(np.trace(right.second) / right.measure) + np.linalg.norm(right.centroid)
    assert left.measure == pytest.approx(right.measure, rel=roundings * EPS)
    np.testing.assert_allclose(left.centroid, right.centroid, rtol=0, atol=roundings * EPS * reach)
    np.testing.assert_allclose(left.second, right.second, rtol=0, atol=roundings * EPS * right.measure * reach**2)


@given(shape=solids, q=unit_quaternions, offset=offsets)
@settings(max_examples=60, deadline=None)
def test_placing_a_part_rotates_and_shifts_its_moments(shape, q, offset):
    own = shape.moments()
    R = by_rodrigues(q)
    placed = Compound([Part(shape, origin=offset, orientation=q)]).moments()
    np.testing.assert_allclose(placed.centroid, R @ own.centroid + offset, atol=100 * EPS)
    np.testing.assert_allclose(placed.second, R @ own.second @ R.T, atol=100 * EPS * np.trace(own.second))
    eigenvalues = np.linalg.eigvalsh(placed.second)
    np.testing.assert_allclose(eigenvalues, np.sort(np.diag(own.second)), atol=100 * EPS * np.trace(own.second))
    by_matrix = Compound([Part(shape, origin=offset, orientation=R)]).moments()
    assert_same(by_matrix, placed)


@given(size=arrays(float, 3, elements=st.floats(0.1, 3.0)), cut=st.floats(0.05, 0.95), axis=st.integers(0, 2))
@settings(max_examples=60, deadline=None)
def test_two_pieces_of_a_box_make_the_box(size, cut, axis):
    pieces = []
    for share, side in ((cut, -1.0), (1.0 - cut, 1.0)):
        edges, place = size.copy(), np.zeros(3)
        edges[axis] *= share
        place[axis] = side * 0.5 * (1.0 - share) * size[axis]
        pieces.append(Part(Box(edges), position=place))
    assert_same(Compound(pieces).moments(), Box(size).moments())


@given(first=solids, second=solids, offset=offsets)
@settings(max_examples=40, deadline=None)
def test_parallel_axes_join_two_bodies_by_their_reduced_mass(first, second, offset):
    a, b = first.moments(), second.moments()
    both = Compound([first, Part(second, origin=offset)]).moments()
    arm = b.centroid + offset - a.centroid
    reduced = a.measure * b.measure / (a.measure + b.measure)
    exact = a.second + b.second + reduced * np.outer(arm, arm)
    np.testing.assert_allclose(both.second, exact, atol=100 * EPS * np.trace(exact))


@given(shapes=st.tuples(solids, solids), q=st.tuples(unit_quaternions, unit_quaternions), offset=offsets)
@settings(max_examples=40, deadline=None)
def test_nested_compound_equals_the_flat_one(shapes, q, offset):
    inner = Compound([shapes[0], Part(shapes[1], density=3.0, origin=offset, orientation=q[0])])
    nested = Compound([Part(inner, origin=(1.0, 2.0, 3.0), orientation=q[1]), Part(Box(1), mass=0.5)])
    R0, R1 = by_rodrigues(q[0]), by_rodrigues(q[1])
    flat = Compound(
        [
            Part(shapes[0], origin=(1.0, 2.0, 3.0), orientation=R1),
            Part(shapes[1], density=3.0, origin=R1 @ offset + (1.0, 2.0, 3.0), orientation=R1 @ R0),
            Part(Box(1), mass=0.5),
        ]
    )
    assert_same(nested.weigh(2.0), flat.weigh(2.0))
    np.testing.assert_allclose(nested.bounds(), flat.bounds(), atol=100 * EPS * 10.0)
    assert nested.needy() == [(0, 3)]


def test_hammer_reproduces_the_reference_figures_in_all_digits():
    # A quarter turn about -x carries the cylinder's axis from z to y.
    handle = Part(Cylinder(0.1, 2.0), position=(0.0, 1.5, 0.0), orientation=(HALF, -HALF, 0.0, 0.0))
    hammer = Compound([Box((2.0, 1.0, 1.0)), handle])
    weighed = hammer.weigh(1.0)
    assert weighed.measure == pytest.approx(2.06283, abs=5e-6)
    # Half a unit of the last digit that the reference prints, column by column.
    assert weighed.inertia[0, 0] == pytest.approx(0.4915, abs=5e-5)
    assert weighed.inertia[1, 1] == pytest.approx(0.833647, abs=5e-7)
    assert weighed.inertia[2, 2] == pytest.approx(0.9915, abs=5e-5)
    low, high = hammer.bounds()
    np.testing.assert_allclose(low, [-1.0, -0.5, -0.5], atol=4 * EPS)
    np.testing.assert_allclose(high, [1.0, 2.5, 0.5], atol=4 * EPS)


def test_hammer_of_two_materials_weighs_each_part_with_its_own():
    steel, wood = 7850.0, 700.0
    handle = Part(Cylinder(0.1, 2.0), density=wood, position=(0.0, 1.5, 0.0), orientation=(HALF, -HALF, 0.0, 0.0))
    hammer = Compound([Part(Box((2.0, 1.0, 1.0)), density=steel), handle])
    m_head, m_handle = 2.0 * steel, np.pi * 0.02 * wood
    weighed = hammer.weigh(None)
    assert weighed.measure == pytest.approx(m_head + m_handle, rel=4 * EPS)
    assert weighed.centroid[1] == pytest.approx(1.5 * m_handle / (m_head + m_handle), rel=16 * EPS)
    assert weighed.measure == hammer.weigh(1.0).measure
    assert hammer.moments().measure == pytest.approx(2.0 + np.pi * 0.02, rel=4 * EPS)


def test_mass_of_a_part_scales_it_whatever_its_density():
    lead = Compound([Part(Sphere(0.5), density=11340.0), Part(Box(1), density=1.0, position=(3, 0, 0))])
    assert_same(Compound([Part(lead, mass=2.0)]).weigh(), lead.weigh().scaled(2.0 / lead.weigh().measure))
    plain = Compound([Sphere(0.5), Part(Box(1), position=(3, 0, 0))])
    assert_same(Compound([Part(plain, mass=2.0)]).weigh(), plain.weigh(1.0).scaled(2.0 / plain.moments().measure))
    pair = Particles([[0, 0, 0], [1, 0, 0]], [1.0, 3.0])
    assert Compound([Part(pair, mass=2.0)]).weigh().second[0, 0] == pytest.approx(0.5 * pair.moments().second[0, 0])


def test_void_takes_away_volume_mass_and_inside():
    bored = Compound([Part(Box(2.0), density=5.0), Part(Sphere(0.5), density=-5.0, position=(0.3, 0.0, 0.0))])
    volume = 8.0 - np.pi / 6.0
    assert bored.moments().measure == pytest.approx(volume, rel=4 * EPS)
    assert bored.weigh().measure == pytest.approx(5.0 * volume, rel=4 * EPS)
    assert bored.weigh().centroid[0] == pytest.approx(-0.3 * np.pi / 6.0 / volume, rel=16 * EPS)
    np.testing.assert_array_equal(bored.contains([[0.3, 0, 0], [0.9, 0, 0], [-0.9, 0, 0], [1.1, 0, 0]]), [0, 1, 1, 0])
    mesh = bored.mesh()
    drawn = trimesh.Trimesh(mesh.vertices, mesh.faces, process=False)
    assert drawn.is_watertight
    # The meshed ball is 0.7 % smaller than the ball of volume pi/6 = 0.52.
    assert drawn.volume == pytest.approx(volume, abs=0.01 * 0.52)


def test_void_of_a_whole_compound_of_plain_shapes():
    pins = Compound([Cylinder(0.1, 1.0), Part(Cylinder(0.1, 1.0), position=(0.5, 0, 0))])
    plate = Compound([Part(Box((2.0, 2.0, 1.0)), density=3.0), Part(pins, density=-3.0)])
    assert plate.weigh().measure == pytest.approx(3.0 * (4.0 - 0.02 * np.pi), rel=8 * EPS)


@pytest.mark.parametrize("shape", [*SOLIDS, SOLIDS[1].mesh(), SOLIDS[5].mesh()], ids=name)
def test_bounds_of_a_turned_part_are_tight(shape):
    q = np.array([0.5, -0.1, 0.7, 0.4])
    part = Part(shape, origin=(1.0, 2.0, 3.0), orientation=q / np.linalg.norm(q))
    fine = {Box: (1,), Cone: (720,), Cylinder: (720,)}.get(type(shape), (360, 180))
    mesh = shape.mesh(*fine) if type(shape) in {type(solid) for solid in SOLIDS} else shape
    turned = mesh.vertices @ part.rotation.T + (1.0, 2.0, 3.0)
    low, high = Compound([part]).bounds()
    # Vertices lie on the surface and stay behind it by the sagitta of half a step, in both directions of the mesh.
    sagitta = 2.0 * (2.0 * np.pi / 360) ** 2 / 8.0
    assert np.all(turned.min(axis=0) >= low - 16 * EPS)
    assert np.all(turned.max(axis=0) <= high + 16 * EPS)
    assert np.all(turned.min(axis=0) <= low + sagitta)
    assert np.all(turned.max(axis=0) >= high - sagitta)


def test_shape_without_support_is_boxed_by_its_turned_corners():
    class Tetrahedron(Shape):
        def moments(self):
            raise NotImplementedError

        def bounds(self):
            return np.zeros(3), np.ones(3)

        def contains(self, points):
            raise NotImplementedError

        def mesh(self):
            raise NotImplementedError

    low, high = Compound([Part(Tetrahedron(), orientation=(HALF, 0.0, 0.0, HALF))]).bounds()
    np.testing.assert_allclose(low, [-1.0, 0.0, 0.0], atol=4 * EPS)
    np.testing.assert_allclose(high, [0.0, 1.0, 1.0], atol=4 * EPS)


@pytest.mark.parametrize("shape", SOLIDS, ids=name)
def test_inside_of_a_turned_part_is_the_inside_of_the_shape(shape):
    q = np.array([0.5, -0.1, 0.7, 0.4])
    part = Part(shape, origin=(1.0, 2.0, 3.0), orientation=q / np.linalg.norm(q))
    points = np.random.default_rng(24).uniform(-1.5, 1.5, (2000, 3))
    placed = points @ part.rotation.T + part.origin
    np.testing.assert_array_equal(Compound([part]).contains(placed), shape.contains(points))
    assert shape.contains(points).any()


def test_shells_and_solids_mix_only_with_weights_of_their_own():
    balloon = Compound([Part(Shell(Sphere(1.0)), density=0.1), Box(0.2)])
    expected = 0.1 * 4.0 * np.pi + 1000.0 * 0.008
    assert balloon.weigh(1000.0).measure == pytest.approx(expected, rel=8 * EPS)
    with pytest.raises(InputError, match=r"part 0 of the compound is a thin shell and part 1 a solid"):
        balloon.moments()
    with pytest.raises(InputError, match=r"part 0 .* a thin shell and part 1 a solid.*kg/m\^3 and kg/m\^2"):
        Compound([Shell(Sphere(1.0)), Box(0.2)]).weigh(1.0)
    assert Compound([Shell(Sphere(1.0)), Shell(Box(1))]).moments().measure == pytest.approx(4.0 * np.pi + 6.0)


def test_particles_join_solids_by_their_mass():
    pendulum = Compound([Part(Cylinder(0.01, 1.0), density=1000.0), Particles([[0, 0, -0.5]], 2.0)])
    rod = np.pi * 1e-4 * 1000.0
    weighed = pendulum.weigh()
    assert weighed.measure == pytest.approx(rod + 2.0, rel=4 * EPS)
    assert weighed.centroid[2] == pytest.approx(-1.0 / (rod + 2.0), rel=8 * EPS)


def test_compounds_compare_by_value_and_do_not_change():
    make = lambda: Compound([Part(Box(1), density=2.0, position=[1, 0, 0], orientation=np.eye(3)), Sphere(1)])  # noqa: E731
    assert make() == make()
    assert hash(make()) == hash(make())
    assert make() != Compound([Sphere(1)])
    assert "Box(size=(1.0, 1.0, 1.0))" in repr(make())
    with pytest.raises(AttributeError):
        make().parts = ()


def test_rounded_orientations_are_cleared_of_their_rounding():
    part = Part(Box((1, 2, 3)), orientation=(0.7071068, 0.7071068, 0.0, 0.0))
    np.testing.assert_allclose(part.rotation @ part.rotation.T, np.eye(3), atol=4 * EPS)
    rounded = np.round(by_rodrigues(np.array([0.5, 0.5, -0.5, 0.5])) @ by_rodrigues(np.array([0.8, 0.6, 0, 0])), 7)
    turned = Part(Box(1), orientation=rounded).rotation
    np.testing.assert_allclose(turned @ turned.T, np.eye(3), atol=8 * EPS)
    np.testing.assert_allclose(turned, rounded, atol=1e-6)


@pytest.mark.parametrize(
    ("make", "message"),
    [
        (lambda: Compound([]), r"without parts"),
        (lambda: Compound([Part(Box(1), density=-1.0)]), r"without any solid part"),
        (lambda: Compound(["box"]), r"a part is a str.*Part\(shape"),
        (lambda: Part(Box(1), density=1.0, mass=1.0), r"density = 1\.0 and mass = 1\.0.*leave one out"),
        (lambda: Part(Box(1), mass=-1.0), r"mass = -1\.0.*negative density"),
        (lambda: Part(Box(1), density=float("nan")), r"density = nan.*finite"),
        (lambda: Part(Box(1), density="wibble"), r"density = 'wibble'.*a density in kg/m.*a material such as"),
        (lambda: Part(Box(1), position=(1, 2)), r"position = \(1, 2\).*3 finite"),
        (lambda: Part(Box(1), orientation=(2, 0, 0, 0)), r"has length 2\..*divide it by its length"),
        (lambda: Part(Box(1), orientation=(0, 0, 0, 0)), r"has length 0\."),
        (lambda: Part(Box(1), orientation=-np.eye(3)), r"determinant -1\..*reflection"),
        (lambda: Part(Box(1), orientation=2 * np.eye(3)), r"off the identity by 3 and determinant 8\."),
        (lambda: Part(Box(1), orientation=(0, 0, 1)), r"orientation of shape \(3,\)"),
        (lambda: Part(Box(1), orientation=np.full((3, 3), np.nan)), r"determinant nan"),
        (lambda: Part(Particles([[0, 0, 0]], 1.0), density=2.0), r"density = 2\.0 for particles.*mass="),
        (
            lambda: Part(Compound([Part(Box(1), density=2.0)]), density=-1.0),
            r"void of a compound whose parts have densities of their own",
        ),
        (lambda: Compound([Part(Box(1), mass=1.0), Sphere(1)]).weigh(), r"part 1 \(Sphere\) has neither.*parts\[1\]"),
        (lambda: Compound([Compound([Sphere(1)])]).weigh(), r"part 0 \(Compound\) has neither density nor mass"),
        (lambda: Compound([Sphere(1)]).weigh(float("inf")), r"density = inf"),
        (lambda: Compound([Sphere(1)]).weigh(0.0), r"the mass of the compound adds up to 0"),
        (
            lambda: Compound([Part(Box(1), density=1.0), Part(Box(1), density=-1.0)]).moments(),
            r"the volume of the compound adds up to 0.*voids",
        ),
        (
            lambda: Compound([Part(Box(1), density=1.0), Part(Sphere(1), density=-1.0)]).weigh(),
            r"the mass of the compound adds up to -3\.18879.*positive total",
        ),
    ],
)
def test_impossible_compounds_are_refused(make, message):
    with pytest.raises(InputError, match=message):
        make()


@pytest.mark.parametrize(("where", "said"), [((3, 0, 0), "lies outside"), ((0.45, 0, 0), "sticks out")])
def test_a_void_that_is_not_in_its_body_is_named_with_its_place(where, said):
    hole = fb.Part(fb.Box((0.9, 0.9, 0.9)), density=-1000.0, position=where)
    body = fb.Compound([fb.Part(fb.Box((1, 1, 1)), density=1000.0), fb.Part(fb.Sphere(0.1), density=1.0), hole])
    with pytest.raises(InputError, match=rf"part 2 .*a void centred at \({where[0]}, 0, 0\) m, {said}") as caught:
        fb.mass_properties(body)
    message = str(caught.value)
    assert "(-0.5, -0.5, -0.5) to (0.5, 0.5, 0.5)" in message
    assert "parts[2]" in message
    assert "products of inertia" not in message


def test_a_small_void_outside_is_refused_although_the_inertia_would_be_one():
    body = fb.Compound([fb.Box((1, 1, 1)), fb.Part(fb.Sphere(0.05), density=-1.0, position=(0, 0, 0.7))])
    with pytest.raises(InputError, match="lies outside of all other parts"):
        fb.mass_properties(body, density=1.0)


def test_voids_that_take_away_more_than_there_is_say_so():
    corner = fb.Part(fb.Box((0.3, 0.3, 0.3)), density=-30000.0, position=(0.35, 0.35, 0.35))
    body = fb.Compound([fb.Part(fb.Box((1, 1, 1)), density=1000.0), corner])
    with pytest.raises(InertiaError, match="voids that take away more than there is"):
        fb.mass_properties(body)


def test_a_hole_may_end_where_its_body_does():
    plate = fb.Part(fb.Cylinder(1.0, 0.1), density=1000.0)
    hole = fb.Part(fb.Cylinder(0.2, 0.1), density=-1000.0, position=(0.5, 0, 0))
    found = fb.mass_properties(fb.Compound([plate, hole]))
    assert found.mass == pytest.approx(1000.0 * np.pi * 0.1 * (1.0 - 0.04), rel=1e-12)


CONE = fb.Cone(1.0, 2.0)  # its centre of mass is at (0, 0, 0.5) of its drawing


def test_position_and_origin_mean_the_same_on_bodies_and_parts():
    turn, place = (HALF, HALF, 0.0, 0.0), (1.0, 2.0, 3.0)
    body = fb.Body(CONE, density=1.0, origin=place, orientation=turn)
    part = Part(CONE, density=1.0, origin=place, orientation=turn)
    assert part.position == pytest.approx(body.position, abs=1e-15)
    assert part.origin == pytest.approx(body.origin, abs=1e-15)
    assert Compound([part]).weigh().centroid == pytest.approx(part.position, abs=1e-15)
    # (0, 0, 0.5) turned by a quarter about x is (0, -0.5, 0).
    assert part.position == pytest.approx((1.0, 1.5, 3.0), abs=1e-15)


@pytest.mark.parametrize("shape", [Box((1, 2, 3)), Sphere(1.0), Cylinder(1.0, 2.0), Box((1, 2, 3)).mesh()])
def test_where_both_are_one_point_position_places_the_part(shape):
    part = Part(shape, density=1.0, position=(1, 2, 3), orientation="30 deg about y")
    assert part.origin == (1.0, 2.0, 3.0)
    assert Compound([part]).weigh().centroid == pytest.approx((1, 2, 3), abs=1e-15)


def test_a_position_that_could_mean_two_things_is_refused_with_both():
    message = r"centre of mass is at \(0, 0, 0.5\).*Likely cause: .*on parts it was the origin.*Remedy: "
    with pytest.raises(InputError, match=message) as refused:
        Part(CONE, position=(1, 0, 0), orientation="90 deg about y")
    # The two ways that the message names, of which each does what it says.
    stays, moves = (
        tuple(map(float, found.split(","))) for found in re.findall(r"origin=\(([^)]*)\)", str(refused.value))
    )
    assert stays == (1, 0, 0)
    centered = Compound([Part(CONE, origin=moves, orientation="90 deg about y")]).moments()
    assert centered.centroid == pytest.approx((1, 0, 0), abs=1e-9)
    with pytest.raises(InputError, match="both position and origin of a part"):
        Part(CONE, position=(1, 0, 0), origin=(1, 0, 0))


def test_a_compound_that_awaits_a_density_is_placed_by_its_origin():
    half = Compound([Part(Box(1), density=2.0), Part(Box(1), origin=(3, 0, 0))])
    with pytest.raises(InputError, match="some of whose parts have no density.*origin="):
        Part(half, position=(0, 0, 0))
    assert Part(half, origin=(1, 0, 0)).origin == (1, 0, 0)
    with pytest.raises(InputError, match="some of whose parts have no density"):
        _ = Part(half, origin=(1, 0, 0)).position


def test_scenes_place_parts_alike():
    scene = """
[[body]]
density = 1.0
shape = { type = "compound", parts = [ { shape = { type = "cone", radius = 1, height = 2 }, %s } ] }
"""
    world = fb.load_scene(scene % 'origin = [0, 0, "-50 cm"]').world()
    assert world.bodies[0].center_of_mass == pytest.approx((0, 0, 0), abs=1e-15)
    with pytest.raises(InputError, match=r"position = \(0, 0, 1\) of a Cone.*origin=\(0, 0, 1\) leaves the part"):
        fb.load_scene(scene % "position = [0, 0, 1]").world()
    again = fb.scene_of(world).world()
    assert again.tables().floats.tobytes() == world.tables().floats.tobytes()
