"""Surfaces and walls: limits, independent integrals, and what is refused."""

from __future__ import annotations

import math

import mpmath
import numpy as np
import pytest
import trimesh
from hypothesis import given, settings
from hypothesis import strategies as st
from scipy.spatial import cKDTree
from scipy.special import elliprg

from freebody.errors import GeometryError, InputError
from freebody.mass.compound import Compound, Part
from freebody.mass.particles import Particles
from freebody.mass.shapes import Box, Capsule, Cone, Cylinder, Ellipsoid, Sphere, Torus, parallel
from freebody.mass.shell import Shell

EPS = np.finfo(float).eps

SELF_SIMILAR = [
    Box((1.5, 1.0, 0.7)),
    Sphere(0.8),
    Cylinder(0.6, 1.7),
    Cylinder(0.9, 0.4),
    Capsule(0.4, 1.1),
    Cone(0.9, 1.6),
    Torus(1.0, 0.25),
]
SOLIDS = [*SELF_SIMILAR, Ellipsoid((1.2, 0.9, 0.7))]


FINEST = {Cone: (360,), Cylinder: (360,)}


def name(shape):
    return repr(shape)


def assert_same(left, right, tolerance):
    """Equal measure, centroid and second moment, relative to the size of the second's."""
    reach = math.sqrt(np.trace(right.second) / right.measure)
    assert left.measure == pytest.approx(right.measure, rel=tolerance)
    np.testing.assert_allclose(left.centroid, right.centroid, rtol=0, atol=tolerance * reach)
    np.testing.assert_allclose(left.second, right.second, rtol=0, atol=tolerance * np.trace(right.second))


@given(index=st.integers(0, len(SELF_SIMILAR) - 1), share=st.floats(0.02, 0.98))
@settings(max_examples=100, deadline=None)
def test_wall_is_the_solid_with_the_inner_parallel_solid_as_a_void(index, share):
    solid = SELF_SIMILAR[index]
    thickness = share * solid.thickest
    inner, origin = solid.inset(thickness)
    hollow = Compound([Part(solid, density=1.0), Part(inner, density=-1.0, origin=origin)]).weigh()
    # The subtraction cancels to about the share of the wall; the stacked layers do not.
    assert_same(Shell(solid, thickness).moments(), hollow, 50 * EPS / share)


@pytest.mark.parametrize("solid", SELF_SIMILAR, ids=name)
def test_inner_parallel_solid_is_that_deep_everywhere(solid):
    count = 200_000
    depth = 0.3 * solid.thickest
    inner, origin = solid.inset(depth)
    around = 360
    mesh = solid.mesh() if isinstance(solid, Box) else solid.mesh(*FINEST.get(type(solid), (around, around)))
    surface = trimesh.Trimesh(mesh.vertices, mesh.faces, process=False)
    samples, _ = trimesh.sample.sample_surface(surface, count, seed=23)
    probes = inner.mesh().vertices + origin
    distance, _ = cKDTree(samples).query(probes)
    # The mesh departs from the true surface by the sagittas, radius step^2/8, of both its directions; the two radii
    # add up to 1.6 at most (the sphere).
    sagitta = 1.6 * (2.0 * np.pi / around) ** 2 / 8.0
    # No hole between samples is wider than 4 mean spacings; the nearest sample is so much to the side of the foot.
    aside = 16.0 * solid.surface_area / count
    assert np.all(distance >= depth - sagitta)
    assert np.all(distance <= np.sqrt(depth**2 + aside))


@pytest.mark.parametrize("solid", SOLIDS, ids=name)
def test_thin_shell_is_the_limit_of_walls_divided_by_their_thickness(solid):
    thin = Shell(solid).moments()
    errors = []
    for thickness in (4e-4, 2e-4, 1e-4):
        wall = Shell(solid, thickness).moments().scaled(1.0 / thickness)
        errors.append(np.abs(wall.second - thin.second).max() + abs(wall.measure - thin.measure))
    # First order in the thickness: halving it halves the difference.
    assert np.log2(np.array(errors[:-1]) / np.array(errors[1:])) == pytest.approx(1.0, abs=0.01)
    nothing = 1e-13
    wall = Shell(solid, nothing).moments().scaled(1.0 / nothing)
    # 1e-13 changes the figures by some thickness/length; the remaining digits are all there: nothing cancelled.
    assert_same(wall, thin, 1e-11)


@pytest.mark.parametrize("solid", SOLIDS, ids=name)
def test_stacked_walls_add_up_to_one(solid):
    thickness, inner_part = 0.5 * solid.thickest, 0.2 * solid.thickest
    whole = Shell(solid, thickness).moments()
    if isinstance(solid, Ellipsoid):
        layers = [solid.skin(inner_part + 0.5 * (thickness - inner_part) * (1.0 + node)) for node in GAUSS[0]]
        rest = [layer.scaled(0.5 * (thickness - inner_part) * weight) for layer, weight in zip(layers, GAUSS[1])]
    else:
        inner, origin = solid.inset(inner_part)
        rest = [Shell(inner, thickness - inner_part).moments().moved(np.eye(3), origin)]
    assert_same(type(whole).total([Shell(solid, inner_part).moments(), *rest]), whole, 100 * EPS)


GAUSS = np.polynomial.legendre.leggauss(6)


def test_hollow_sphere_has_its_textbook_figures():
    moments = Shell(Sphere(2.0), 0.5).moments()
    assert moments.measure == pytest.approx(4.0 / 3.0 * np.pi * (8.0 - 1.5**3), rel=8 * EPS)
    inertia = 0.4 * moments.measure * (2.0**5 - 1.5**5) / (2.0**3 - 1.5**3)
    np.testing.assert_allclose(moments.inertia, inertia * np.eye(3), rtol=16 * EPS, atol=EPS)
    thin = Shell(Sphere(2.0)).moments()
    np.testing.assert_allclose(np.diag(thin.inertia), 2.0 / 3.0 * thin.measure * 4.0, rtol=8 * EPS)


def test_tube_has_its_textbook_figures():
    r, t, length = 0.5, 0.2, 1.3
    tube = Cylinder(r, length).shell(t, ends=False).moments()
    inner = r - t
    assert tube.measure == pytest.approx(np.pi * (r * r - inner * inner) * length, rel=8 * EPS)
    assert tube.inertia[2, 2] == pytest.approx(tube.measure * (r * r + inner * inner) / 2.0, rel=16 * EPS)
    across = tube.measure * (3.0 * (r * r + inner * inner) + length**2) / 12.0
    assert tube.inertia[0, 0] == pytest.approx(across, rel=16 * EPS)
    thin = Cylinder(r, length).shell(ends=False).moments()
    assert thin.measure == pytest.approx(2.0 * np.pi * r * length, rel=4 * EPS)
    assert thin.inertia[2, 2] == pytest.approx(thin.measure * r * r, rel=8 * EPS)


def wall_by_normals(semi_axes, depth):
    """Area and mean squares of a parallel surface, integrated over the directions of its normal.

    With h(n) the support function the point is x = A n/h (A the squared semi-axes), the radii of curvature have the
    sum tr(A)/h - |A n|^2/h^3 and the product det(A)/h^4, and the area element at depth s is (r1 - s)(r2 - s) dO.
    """
    squares = np.array(semi_axes) ** 2
    # Panels of a short Gauss rule: the nodes of a long one are themselves rounded to some 1e-13.
    nodes, node_weights = np.polynomial.legendre.leggauss(20)
    edges = np.linspace(-1.0, 1.0, 9)
    half = 0.5 * np.diff(edges)[:, None]
    z = (0.5 * (edges[1:] + edges[:-1])[:, None] + half * nodes).ravel()
    weights = (half * node_weights).ravel()
    angle = 2.0 * np.pi * np.arange(320) / 320
    rim = np.sqrt(1.0 - z * z)
    shape = (len(z), len(angle))
    n = np.stack([np.outer(rim, np.cos(angle)), np.outer(rim, np.sin(angle)), np.broadcast_to(z[:, None], shape)])
    An = squares[:, None, None] * n
    h = np.sqrt((An * n).sum(axis=0))
    total = squares.sum() / h - (An * An).sum(axis=0) / h**3
    area = squares.prod() / h**4 - depth * total + depth**2
    weight = area * weights[:, None] * (2.0 * np.pi / len(angle))
    return weight.sum(), (weight * (An / h - depth * n) ** 2).sum(axis=(1, 2))


@pytest.mark.parametrize("semi_axes", [(1.2, 0.9, 0.7), (0.7, 1.2, 0.9), (1.0, 1.0, 0.5), (0.6, 0.6, 1.0)])
@pytest.mark.parametrize("share", [0.0, 0.3, 0.9])
def test_surface_parallel_to_an_ellipsoid_agrees_with_an_integral_over_its_normals(semi_axes, share):
    depth = share * Ellipsoid(semi_axes).thickest
    area, squares = wall_by_normals(semi_axes, depth)
    skin = Ellipsoid(semi_axes).skin(depth)
    # Both quadratures are converged (doubling changes nothing); 5e4 positive terms leave some 30 roundings.
    assert skin.measure == pytest.approx(area, rel=100 * EPS)
    np.testing.assert_allclose(np.diag(skin.second), squares, rtol=100 * EPS)


@given(b=st.floats(1e-4, 1.0), c=st.floats(1e-4, 1.0))
@settings(max_examples=40, deadline=None)
def test_area_of_an_ellipsoid_is_carlsons_elliptic_integral(b, c):
    exact = 4.0 * np.pi * elliprg(b * b, c * c, (b * c) ** 2)
    assert Ellipsoid((1.0, b, c)).surface_area == pytest.approx(exact, rel=64 * EPS)


@pytest.mark.parametrize("polar", [0.01, 0.5, 3.0, 100.0])
def test_second_moments_of_a_thin_spheroid_agree_with_mpmath(polar):
    with mpmath.workdps(30):
        c = mpmath.mpf(polar)

        def ring(z):  # 2 pi rho ds over dz for x^2 + y^2 + z^2/c^2 = 1, with z in units of c
            return 2 * mpmath.pi * mpmath.sqrt(c**2 * (1 - z**2) + z**2)

        # Between the breakpoints the integrand is smooth on its own scale, min(c, 1/c) around z = 0 or z = 1.
        breaks = sorted({mpmath.mpf(0), min(c, mpmath.mpf(1)), 1 - min(1 / c**2, mpmath.mpf(1)), mpmath.mpf(1)})
        area = 2 * mpmath.quad(ring, breaks)
        along = 2 * mpmath.quad(lambda z: ring(z) * (c * z) ** 2, breaks)
        across = mpmath.quad(lambda z: ring(z) * (1 - z**2), breaks)
    thin = Ellipsoid((1.0, 1.0, polar)).surface()
    assert thin.measure == pytest.approx(float(area), rel=64 * EPS)
    np.testing.assert_allclose(np.diag(thin.second), [float(across), float(across), float(along)], rtol=64 * EPS)


def test_wall_of_an_ellipsoid_obeys_steiners_formula():
    # V(t) = A t - M t^2 + 4/3 pi t^3: a cubic whose last coefficient is the same for every convex body.
    ellipsoid = Ellipsoid((1.2, 0.9, 0.7))
    step = 0.1
    volumes = [0.0, *(Shell(ellipsoid, step * k).moments().measure for k in (1, 2, 3))]
    third = np.diff(volumes, 3)[0] / step**3
    # A third difference of numbers of size 3 rounded a few times each, divided by 1e-3.
    assert third == pytest.approx(8.0 * np.pi, rel=8 * 3 * 10 * EPS / step**3 / 25.0)
    assert volumes[1] / step < ellipsoid.surface_area


def test_extreme_ellipsoids_still_settle_and_hopeless_ones_say_so():
    flat = Ellipsoid((1.0, 1.0, 1e-6))
    # Two discs: 2 pi, and mean x^2 of a disc 1/4; the rim adds terms of order c^2 log c.
    assert flat.surface_area == pytest.approx(2.0 * np.pi, rel=1e-10)
    assert flat.surface().second[0, 0] == pytest.approx(2.0 * np.pi / 4.0, rel=1e-10)
    with pytest.raises(InputError, match=r"semi_axes_y = 1e-170.*from 1e-30"):
        Ellipsoid((1.0, 1e-170, 1e-170)).surface()


@given(
    angles=st.tuples(st.floats(0.0, math.pi), st.floats(0.0, 2.0 * math.pi)),
    share=st.floats(0.0, 0.99),
    semi_axes=st.tuples(st.floats(0.1, 1.0), st.floats(0.1, 1.0), st.floats(0.1, 1.0)),
)
@settings(max_examples=200, deadline=None)
def test_depth_below_an_ellipsoid_inverts_a_step_along_the_normal(angles, share, semi_axes):
    theta, phi = angles
    axes = np.array(semi_axes)
    surface = axes * [math.sin(theta) * math.cos(phi), math.sin(theta) * math.sin(phi), math.cos(theta)]
    normal = surface / axes**2
    normal /= np.linalg.norm(normal)
    depth = share * Ellipsoid(semi_axes).thickest
    found = parallel.depth_below_ellipsoid(semi_axes, (surface - depth * normal)[None])
    # A point on the surface may land one rounding outside, where the depth counts as negative.
    assert abs(found[0]) == pytest.approx(depth, abs=64 * EPS)


def test_centre_and_medial_points_of_an_ellipsoid_have_their_depth():
    points = np.array([[0.0, 0.0, 0.0], [0.9, 0.0, 0.0], [2.0, 0.0, 0.0]])
    depths = parallel.depth_below_ellipsoid((1.0, 0.7, 0.4), points)
    # 0.9 lies beyond the last centre of curvature on the x axis (1 - 0.4^2): the tip is nearest.
    np.testing.assert_allclose(depths, [0.4, 0.1, -1.0], rtol=16 * EPS)


@pytest.mark.parametrize("solid", SOLIDS, ids=name)
def test_share_of_random_points_in_the_wall_is_the_share_of_its_volume(solid):
    count = 100_000
    shell = Shell(solid, 0.4 * solid.thickest)
    low, high = shell.bounds()
    points = np.random.default_rng(21).uniform(low, high, (count, 3))
    share = shell.moments().measure / np.prod(high - low)
    assert shell.contains(points).mean() == pytest.approx(share, abs=5.0 * math.sqrt(share * (1.0 - share) / count))


def test_share_of_random_points_in_a_tube_is_the_share_of_its_volume():
    count = 100_000
    tube = Shell(Cylinder(0.5, 1.0), 0.2, ends=False)
    points = np.random.default_rng(22).uniform(*tube.bounds(), (count, 3))
    share = tube.moments().measure / 1.0
    assert tube.contains(points).mean() == pytest.approx(share, abs=5.0 * math.sqrt(share * (1.0 - share) / count))


FINE = {Box: (1, 2, 4), Cone: (24, 48, 96), Cylinder: (24, 48, 96)}


@pytest.mark.parametrize(
    "shell",
    [*(Shell(solid, 0.4 * solid.thickest) for solid in SOLIDS), Shell(Cylinder(0.5, 1.0), 0.2, ends=False)],
    ids=name,
)
def test_wall_mesh_is_closed_and_converges_to_the_exact_wall(shell):
    exact = shell.moments()
    errors = []
    for n in FINE.get(type(shell.shape), (24, 48, 96)):
        mesh = shell.mesh(n) if type(shell.shape) in FINE else shell.mesh(n, n // 2)
        wall = trimesh.Trimesh(mesh.vertices, mesh.faces, process=False)
        assert wall.is_watertight
        assert wall.is_winding_consistent
        second = 0.5 * np.trace(wall.moment_inertia) * np.eye(3) - wall.moment_inertia
        errors.append(abs(wall.volume - exact.measure) + np.abs(second - exact.second).max())
    if isinstance(shell.shape, Box):
        assert max(errors) < 200 * EPS
    else:
        assert np.log2(errors[1] / errors[2]) == pytest.approx(2.0, abs=0.2)


def test_thin_shell_is_drawn_as_its_surface():
    assert len(Shell(Torus(1, 0.25)).mesh(48, 12).faces) == 1152
    side = Shell(Cylinder(0.5, 1.0), ends=False).mesh(32, 2)
    assert side.vertices.shape == (96, 3)
    assert side.faces.shape == (128, 3)
    np.testing.assert_allclose(np.hypot(side.vertices[:, 0], side.vertices[:, 1]), 0.5, rtol=4 * EPS)


def test_method_of_a_solid_makes_its_shell():
    assert Sphere(1).shell(0.1) == Shell(Sphere(1), 0.1)
    assert Cylinder(1, 2).shell(0.1, ends=False) == Shell(Cylinder(1, 2), 0.1, ends=False)
    assert Shell(Sphere(1)).dimension == 2
    assert Shell(Sphere(1), 0.1).dimension == 3


@pytest.mark.parametrize(
    ("make", "message"),
    [
        (lambda: Shell(Sphere(1.0), 1.0), r"thickness = 1\.0 is too large.*less than 1\.0 m"),
        (lambda: Shell(Box((1.0, 0.5, 2.0)), 0.3), r"less than 0\.25 m"),
        (lambda: Shell(Cylinder(1.0, 0.5), 0.25), r"less than 0\.25 m"),
        (lambda: Shell(Cylinder(1.0, 0.5), 1.5, ends=False), r"less than 1\.0 m"),
        (lambda: Shell(Torus(1.0, 0.25), 0.4), r"less than 0\.25 m"),
        (lambda: Shell(Capsule(0.3, 5.0), 0.4), r"less than 0\.3 m"),
        (lambda: Shell(Cone(3.0, 4.0), 1.6), r"less than 1\.5 m"),
        (lambda: Shell(Ellipsoid((2.0, 1.0, 1.0)), 0.6), r"Ellipsoid.*less than 0\.5 m.*folds"),
        (lambda: Shell(Sphere(1.0), -0.1), r"thickness = -0\.1.*0 for the surface"),
        (lambda: Shell(Sphere(1.0), "thin"), r"thickness = 'thin'"),
        (lambda: Shell(Compound([Sphere(1.0)]), 0.1), r"Compound cannot be made into a shell.*shell_thickness="),
        (lambda: Shell(Particles([[0, 0, 0]], 1.0), 0.1), r"Particles cannot.*shell_thickness="),
        (lambda: Shell(Sphere(1.0).mesh(), 0.1), r"Mesh cannot.*shell_thickness="),
        (lambda: Ellipsoid((1, 2, 3)).inset(0.1), r"is not an ellipsoid.*Shell\(ellipsoid"),
    ],
)
def test_impossible_shells_are_refused_with_the_limit(make, message):
    with pytest.raises(GeometryError, match=message):
        make()


def test_open_ends_and_inside_of_a_surface_are_refused():
    with pytest.raises(InputError, match=r"ends=False with Sphere.*a Cylinder"):
        Shell(Sphere(1.0), ends=False)
    with pytest.raises(InputError, match=r"thickness 0 is a surface.*give the shell a thickness"):
        Shell(Sphere(1.0)).contains(np.zeros((1, 3)))
