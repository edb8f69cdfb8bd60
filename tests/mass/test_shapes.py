"""Closed forms against meshes, limits, scaling laws and the figures of the reference cases."""

from __future__ import annotations

import math

import numpy as np
import pytest
import trimesh
from hypothesis import given, settings
from hypothesis import strategies as st

from freebody.errors import GeometryError, InputError
from freebody.mass.shapes import Box, Capsule, Cone, Cylinder, Ellipsoid, Sphere, Torus

EPS = np.finfo(float).eps

SOLIDS = [
    Box((1.5, 1.0, 0.7)),
    Sphere(0.8),
    Ellipsoid((1.2, 0.7, 0.5)),
    Cylinder(0.6, 1.7),
    Capsule(0.4, 1.1),
    Cone(0.9, 1.6),
    Torus(1.0, 0.25),
    Torus(1.0, 1.0),
]
CURVED = SOLIDS[1:]

# Fineness of a coarse mesh; the refinements multiply every number by 2 and 4.
COARSE = {Sphere: (16, 8), Ellipsoid: (16, 8), Cylinder: (16,), Capsule: (16, 4), Cone: (16,), Torus: (24, 12)}


def name(shape):
    return repr(shape)


def by_trimesh(mesh):
    """Volume, centroid and second moment by a library that shares no code with ours."""
    solid = trimesh.Trimesh(mesh.vertices, mesh.faces, process=False)
    inertia = solid.moment_inertia
    return solid.volume, solid.center_mass, 0.5 * np.trace(inertia) * np.eye(3) - inertia


def surface_by_triangles(mesh):
    """Area and second moment about the origin: over a triangle the mean of x x^T is (sum v v^T + 9 c c^T)/12."""
    corners = mesh.vertices[mesh.faces]
    areas = 0.5 * np.linalg.norm(np.cross(corners[:, 1] - corners[:, 0], corners[:, 2] - corners[:, 0]), axis=1)
    middle = corners.mean(axis=1)
    means = (np.einsum("tvi,tvj->tij", corners, corners) + 9.0 * np.einsum("ti,tj->tij", middle, middle)) / 12.0
    return areas.sum(), np.einsum("t,tij->ij", areas, means)


def about_origin(moments):
    return moments.second + moments.measure * np.outer(moments.centroid, moments.centroid)


def slopes(errors):
    return np.log2(np.array(errors[:-1]) / np.array(errors[1:]))


@pytest.mark.parametrize("shape", CURVED, ids=name)
def test_mesh_integrals_converge_to_the_closed_form_with_order_two(shape):
    exact = shape.moments()
    volume_errors, second_errors = [], []
    for factor in (1, 2, 4):
        volume, _, second = by_trimesh(shape.mesh(*(factor * n for n in COARSE[type(shape)])))
        volume_errors.append(abs(volume - exact.measure))
        second_errors.append(np.abs(second - exact.second).max())
    assert slopes(volume_errors) == pytest.approx(2.0, abs=0.2)
    assert slopes(second_errors) == pytest.approx(2.0, abs=0.2)


@pytest.mark.parametrize("shape", CURVED, ids=name)
def test_mesh_areas_converge_to_the_closed_form_with_order_two(shape):
    exact = shape.surface()
    area_errors, second_errors = [], []
    for factor in (1, 2, 4):
        area, second = surface_by_triangles(shape.mesh(*(factor * n for n in COARSE[type(shape)])))
        area_errors.append(abs(area - exact.measure))
        second_errors.append(np.abs(second - about_origin(exact)).max())
    assert shape.surface_area == exact.measure
    assert slopes(area_errors) == pytest.approx(2.0, abs=0.2)
    assert slopes(second_errors) == pytest.approx(2.0, abs=0.2)


@pytest.mark.parametrize("divisions", [1, 2, 5])
def test_box_mesh_is_exact_at_every_fineness(divisions):
    box = Box((1.5, 1.0, 0.7))
    mesh = box.mesh(divisions)
    assert mesh.vertices.shape == (6 * divisions**2 + 2, 3)
    assert mesh.faces.shape == (12 * divisions**2, 3)
    volume, centroid, second = by_trimesh(mesh)
    area, surface_second = surface_by_triangles(mesh)
    # Sums of at most 12 n^2 terms of the size of the result.
    rounding = 12 * divisions**2 * EPS
    assert volume == pytest.approx(box.moments().measure, rel=rounding)
    np.testing.assert_allclose(centroid, 0.0, atol=rounding)
    np.testing.assert_allclose(second, box.moments().second, atol=rounding)
    assert area == pytest.approx(box.surface_area, rel=rounding)
    np.testing.assert_allclose(surface_second, box.surface().second, rtol=rounding, atol=rounding)


@pytest.mark.parametrize("shape", SOLIDS, ids=name)
def test_default_mesh_is_closed_manifold_outward_and_has_no_degenerate_triangle(shape):
    mesh = shape.mesh()
    directed = np.concatenate([mesh.faces[:, [0, 1]], mesh.faces[:, [1, 2]], mesh.faces[:, [2, 0]]])
    forward = {tuple(edge) for edge in directed}
    assert len(forward) == len(directed)
    assert forward == {(b, a) for a, b in forward}
    solid = trimesh.Trimesh(mesh.vertices, mesh.faces, process=False)
    assert solid.volume > 0.0
    assert solid.area_faces.min() > 1e-4 * solid.area_faces.max()
    assert len(np.unique(mesh.vertices, axis=0)) == len(mesh.vertices)
    assert np.array_equal(np.unique(mesh.faces), np.arange(len(mesh.vertices)))
    assert solid.euler_number == (0 if isinstance(shape, Torus) else 2)


@pytest.mark.parametrize("shape", SOLIDS, ids=name)
def test_mesh_vertices_lie_on_the_surface_within_the_bounds(shape):
    mesh = shape.mesh()
    normal_step = 1e-9
    low, high = shape.bounds()
    assert np.all(mesh.vertices >= low - 4 * EPS)
    assert np.all(mesh.vertices <= high + 4 * EPS)
    inner, outer = (
        shape.moments().centroid + (mesh.vertices - shape.moments().centroid) * factor
        for factor in (1.0 - normal_step, 1.0 + normal_step)
    )
    if isinstance(shape, Torus):  # seen from its centroid a ring is not star-shaped: step along the tube's radius
        ring = mesh.vertices * (1.0, 1.0, 0.0)
        ring *= shape.major / np.linalg.norm(ring, axis=1, keepdims=True)
        inner, outer = (ring + (mesh.vertices - ring) * factor for factor in (1.0 - normal_step, 1.0 + normal_step))
    assert shape.contains(inner).all()
    assert not shape.contains(outer).any()


@pytest.mark.parametrize("shape", SOLIDS, ids=name)
def test_share_of_random_points_inside_is_the_share_of_the_volume(shape):
    count = 200_000
    low, high = shape.bounds()
    points = np.random.default_rng(20).uniform(low, high, (count, 3))
    inside = shape.contains(points)
    assert inside.shape == (count,)
    assert inside.dtype == np.bool_
    share = shape.moments().measure / np.prod(high - low)
    # Five standard deviations of a binomial share (a box fills its bounds: exactly all points).
    assert inside.mean() == pytest.approx(share, abs=5.0 * math.sqrt(max(share * (1.0 - share), 0.0) / count) + 1e-15)
    spread = np.cov(points[inside].T) * shape.moments().measure
    size = np.max(high - low)
    # The variance of x^2 is at most (size/2)^4: five standard deviations of a mean of n such terms.
    bound = 5.0 * (size / 2.0) ** 2 / math.sqrt(inside.sum()) * shape.moments().measure
    np.testing.assert_allclose(spread, shape.moments().second, atol=bound)


@given(factor=st.floats(1e-3, 1e3), index=st.integers(0, len(SOLIDS) - 1))
@settings(max_examples=50, deadline=None)
def test_scaling_by_s_multiplies_length_area_volume_and_second_moment(factor, index):
    shape = SOLIDS[index]
    fields = shape.__dict__.values()
    grown = type(shape)(*(tuple(factor * np.array(value)) if np.ndim(value) else factor * value for value in fields))
    # Every figure is a product of at most five lengths, each rounded once, and a few operations.
    loose = 40 * EPS
    for before, after, power in [
        (shape.moments(), grown.moments(), 3),
        (shape.surface(), grown.surface(), 2),
    ]:
        assert after.measure == pytest.approx(factor**power * before.measure, rel=loose)
        np.testing.assert_allclose(after.centroid, factor * before.centroid, rtol=loose)
        np.testing.assert_allclose(after.second, factor ** (power + 2) * before.second, rtol=loose)
    assert grown.thickest == pytest.approx(factor * shape.thickest, rel=loose)


@given(radius=st.floats(0.1, 10.0))
@settings(max_examples=25, deadline=None)
def test_ellipsoid_of_equal_axes_is_the_sphere(radius):
    ball, same = Sphere(radius), Ellipsoid(radius)
    for left, right in [(ball.moments(), same.moments()), (ball.surface(), same.surface())]:
        assert left.measure == pytest.approx(right.measure, rel=64 * EPS)
        np.testing.assert_allclose(left.second, right.second, rtol=64 * EPS)


def test_short_capsule_tends_to_the_sphere_linearly_in_its_length():
    ball = Sphere(0.5)
    for length in (1e-3, 1e-6, 1e-9):
        capsule = Capsule(0.5, length)
        # dV = pi r^2 dl and dS_zz = V 3/4 r dl/2 + ... ; the constants below bound both for r = 1/2.
        assert 0.0 < capsule.moments().measure - ball.moments().measure < 0.8 * length
        assert np.abs(capsule.moments().second - ball.moments().second).max() < 0.2 * length
        assert 0.0 < capsule.surface_area - ball.surface_area < 3.2 * length


def test_long_capsule_tends_to_the_cylinder():
    length = 1e6
    capsule, cylinder = Capsule(0.5, length), Cylinder(0.5, length)
    # The two half balls add 4/3 r to the length and so thrice 4/3 r/l to S_zz.
    assert capsule.moments().measure / cylinder.moments().measure == pytest.approx(
        1.0 + 2.0 / 3.0 / length, rel=4 * EPS
    )
    ratio = capsule.moments().second[2, 2] / cylinder.moments().second[2, 2]
    assert ratio == pytest.approx(1.0 + 2.0 / length, rel=10.0 / length**2)


def test_thin_torus_tends_to_a_hoop():
    torus = Torus(2.0, 1e-6)
    # Per unit mass a hoop has R^2 about its axis and R^2/2 about a diameter; the tube adds terms of order (r/R)^2.
    inertia = torus.moments().inertia / torus.moments().measure
    np.testing.assert_allclose(np.diag(inertia), [2.0, 2.0, 4.0], rtol=1e-12)


def test_cone_stands_on_its_base_with_the_centroid_at_a_quarter():
    cone = Cone(0.9, 1.6)
    low, high = cone.bounds()
    assert low[2] == 0.0
    assert high[2] == 1.6
    np.testing.assert_array_equal(cone.moments().centroid, [0.0, 0.0, 0.4])


def test_torus_mesh_reproduces_the_reference_figures_in_all_digits():
    mesh = Torus(1.0, 0.25).mesh(48, 12)
    assert mesh.vertices.shape == (576, 3)
    assert mesh.faces.shape == (1152, 3)
    volume, _, second = by_trimesh(mesh)
    inertia = np.trace(second) * np.eye(3) - second
    # Half a unit of the last digit that the reference prints.
    assert volume == pytest.approx(1.17473572998, abs=5e-12)
    assert inertia[2, 2] == pytest.approx(1.2238423, abs=5e-8)
    assert inertia[0, 0] == pytest.approx(0.62945668, abs=5e-9)
    assert inertia[1, 1] == pytest.approx(0.62945668, abs=5e-9)


def test_smooth_torus_reproduces_the_reference_figures_in_all_digits():
    moments = Torus(major=1.0, minor=0.25).moments()
    assert moments.measure == pytest.approx(1.23370055, abs=5e-9)
    np.testing.assert_allclose(np.diag(moments.inertia), [0.66504170, 0.66504170, 1.29153026], atol=5e-9)


def test_block_reproduces_the_reference_figures():
    np.testing.assert_allclose(np.diag(Box((1.5, 1.0, 1.0)).moments().inertia), [0.25, 0.40625, 0.40625], rtol=2 * EPS)
    x, y, z = 0.3, 0.5, 0.9
    block = Box((x, y, z)).moments()
    formula = block.measure / 12.0 * np.array([y * y + z * z, x * x + z * z, x * x + y * y])
    np.testing.assert_allclose(np.diag(block.inertia), formula, rtol=4 * EPS)


def test_unit_cube_about_its_corner_reproduces_the_reference_figures():
    cube = Box(1).moments().moved(np.eye(3), np.full(3, 0.5))
    second = about_origin(cube)
    np.testing.assert_allclose(second, np.full((3, 3), 0.25) + np.eye(3) / 12.0, rtol=4 * EPS)
    inertia = np.trace(second) * np.eye(3) - second
    np.testing.assert_allclose(inertia, np.where(np.eye(3) > 0, 2.0 / 3.0, -0.25), rtol=4 * EPS)


def test_shapes_compare_by_value_print_readably_and_hash():
    assert Box(2) == Box((2.0, 2.0, 2.0))
    assert Box(np.array([1, 2, 3])) != Box((1, 2, 4))
    assert repr(Box((1.5, 1, 1))) == "Box(size=(1.5, 1.0, 1.0))"
    assert repr(Torus(1, 0.25)) == "Torus(major=1.0, minor=0.25)"
    assert len({Sphere(1), Sphere(1.0), Capsule(1, 1), Cylinder(1, 1)}) == 3
    with pytest.raises(AttributeError):
        Sphere(1).radius = 2.0


@pytest.mark.parametrize(
    ("make", "message"),
    [
        (lambda: Sphere(-1.0), r"radius = -1\.0.*greater than zero"),
        (lambda: Sphere("big"), r"radius = 'big'.*a number in m: a number or a text such as"),
        (lambda: Cylinder(1.0, 0.0), r"length = 0\.0"),
        (lambda: Capsule(1.0, float("nan")), r"length = nan"),
        (lambda: Cone(float("inf"), 1.0), r"radius = inf"),
        (lambda: Box((1.0, -2.0, 1.0)), r"size_y = -2\.0"),
        (lambda: Box((1.0, 2.0)), r"size has 2 numbers.*three lengths"),
        (lambda: Ellipsoid((1.0, 2.0, 0.0)), r"semi_axes_z = 0\.0"),
        (lambda: Torus(0.25, 1.0), r"minor = 1\.0 is larger than major = 0\.25.*pass through itself.*Remedy"),
        (lambda: Torus(1.0, None), r"minor = None"),
    ],
)
def test_impossible_dimensions_are_refused_by_name(make, message):
    with pytest.raises(GeometryError, match=message):
        make()


@pytest.mark.parametrize(
    ("call", "message"),
    [
        (lambda: Torus(1, 0.2).mesh(2, 12), r"around = 2.*at least 3"),
        (lambda: Torus(1, 0.2).mesh(12, 2.5), r"tube = 2\.5.*whole number"),
        (lambda: Box(1).mesh(0), r"divisions = 0.*at least 1"),
        (lambda: Sphere(1).mesh(8, 1), r"along = 1.*at least 2"),
        (lambda: Box(1).contains([0.0, 0.0, 0.0]), r"points have shape \(3,\).*\[\[x, y, z\]\]"),
    ],
)
def test_wrong_arguments_of_methods_are_refused_by_name(call, message):
    with pytest.raises(InputError, match=message):
        call()
