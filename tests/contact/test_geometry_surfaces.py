"""Surfaces of triangles: which points of a solid are near them, and how near."""

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from laboratory import Pair, moved, poses, rows_of
from scipy.spatial.transform import Rotation

import freebody as fb
from freebody.contact.geometry.shapes import _surface, solids_of
from freebody.contact.geometry.surface_rows import EDGE, FACET, HEADER
from freebody.contact.layout import HULL, SURFACE
from freebody.errors import InputError

UP = np.array([0.0, 0.0, 1.0])
FLAT = fb.Heightfield(np.zeros((6, 5)), 0.3)
BLOCK = fb.Box((1.0, 0.8, 0.6))
ROUND_AND_EDGED = {
    "sphere": fb.Sphere(0.2),
    "box": fb.Box((0.4, 0.3, 0.5)),
    "hull": fb.Box((0.4, 0.3, 0.5)).mesh(),
    "capsule": fb.Capsule(0.1, 0.4),
    "cylinder": fb.Cylinder(0.2, 0.3),
    "cone": fb.Cone(0.2, 0.3),
    "ellipsoid": fb.Ellipsoid((0.3, 0.2, 0.1)),
    "torus": fb.Torus(0.3, 0.1),
}


def surface(shape):
    """All triangles of a shape, convex or not."""
    return _surface(shape.mesh())


def near(a, b, x, turn=None, reach=1e-2):
    """Features of a at x, turned, on b at the origin, with gap, normal and point."""
    R = np.array([[np.eye(3) if turn is None else turn.as_matrix(), np.eye(3)]])
    kin = rows_of(np.array([[x, (0.0, 0.0, 0.0)]]), R)
    pair = Pair(a, b)
    (numbers,) = pair.features(kin, reach)
    return pair.measure(np.repeat(kin, len(numbers), axis=0), numbers)


def to_triangles(p, corners):
    """The distance of the point p from triangles (n, 3, 3), by the nearest of plane, edges and corners."""
    best = np.full(len(corners), np.inf)
    for k in range(3):
        a, b = corners[:, k], corners[:, (k + 1) % 3]
        t = np.clip(np.einsum("ij,ij->i", p - a, b - a) / np.einsum("ij,ij->i", b - a, b - a), 0.0, 1.0)
        best = np.minimum(best, np.linalg.norm(p - a - t[:, None] * (b - a), axis=1))
    n = np.cross(corners[:, 1] - corners[:, 0], corners[:, 2] - corners[:, 0])
    n /= np.linalg.norm(n, axis=1)[:, None]
    inside = np.ones(len(corners), dtype=bool)
    for k in range(3):
        edge = corners[:, (k + 1) % 3] - corners[:, k]
        inside &= np.einsum("ij,ij->i", n, np.cross(edge, p - corners[:, k])) >= 0.0
    return np.where(inside, np.abs(np.einsum("ij,ij->i", n, p - corners[:, 0])), best)


def test_tiles_are_one_facet_and_their_inner_edges_cannot_be_touched():
    block = surface(FLAT).vertices.ravel()
    header = HEADER.read(block)
    assert (header.first_edge - header.first_facet) / FACET.size == 6
    count = int(header.first_vertex - header.first_edge) // EDGE.size
    edges = [EDGE.read(block[int(header.first_edge) + EDGE.size * k :]) for k in range(count)]
    out = [edge for edge in edges if edge.convex]
    # Eighteen around the top, as many around the bottom, and the four upright ones.
    assert len(out) == 40
    assert count > 100


@pytest.mark.parametrize(
    ("name", "height", "points"),
    [("sphere", 0.2, 1), ("box", 0.25, 4), ("hull", 0.25, 4), ("capsule", 0.3, 1), ("cylinder", 0.15, 6),
     ("cone", 0.0, 6), ("ellipsoid", 0.1, 1), ("torus", 0.1, 6)],
)  # fmt: skip
def test_tiles_are_touched_as_a_plane_is(name, height, points):
    shape = ROUND_AND_EDGED[name]
    offset = solids_of(shape)[0].place[2]
    found = near(shape, surface(FLAT), (0.03, 0.02, height + 1e-3 - (offset if name == "cone" else 0.0)))
    assert len(found) == points
    assert np.abs(found[:, 0] - 1e-3).max() < 1e-15
    assert np.abs(found[:, 1:4] - UP).max() == 0.0


@pytest.mark.parametrize("name", ROUND_AND_EDGED)
def test_the_surface_of_a_convex_block_is_as_far_as_the_block(name):
    rng = np.random.default_rng(len(name))
    x, R = poses(rng, 60, 0.6)
    x[:, 1], R[:, 1] = 0.0, np.eye(3)
    kin = rows_of(x, R)
    shape = ROUND_AND_EDGED[name]
    solid, triangles = Pair(shape, BLOCK).distance(kin), Pair(shape, surface(BLOCK)).distance(kin)
    # The middle in front of the block, and within the size of the shape.
    seen = (solid > -0.02) & (solid < 0.15)
    assert seen.sum() > 5
    assert np.abs(solid - triangles)[seen & (solid > 0.0)].max() < 1e-9
    assert (triangles[seen & (solid < 0.0)] < 0.0).all()


@settings(max_examples=25, deadline=None)
@given(st.integers(0, 2**31), st.floats(0.05, 0.3))
def test_a_ball_over_hills_is_as_far_as_the_nearest_triangle(seed, radius):
    rng = np.random.default_rng(seed)
    hills = fb.Heightfield(0.15 * rng.normal(size=(5, 6)), 0.25)
    corners = hills.vertices[hills.faces]
    ball = fb.Sphere(radius)
    for _ in range(3):
        x = np.array([*rng.uniform(-0.7, 0.7, 2), rng.uniform(-0.1, 0.7)])
        if hills.contains(x[None])[0]:
            continue
        kin = rows_of(np.array([[x, np.zeros(3)]]), np.array([[np.eye(3), np.eye(3)]]))
        exact = to_triangles(x, corners).min() - radius
        assert Pair(ball, surface(hills)).distance(kin)[0] == pytest.approx(min(exact, radius), abs=1e-12)


def test_a_ball_in_a_valley_touches_both_slopes_and_on_a_ridge_the_edge():
    h = np.array([[1.0, 1.0, 1.0], [0.0, 0.0, 0.0], [1.0, 1.0, 1.0]])
    valley = near(fb.Sphere(0.2), surface(fb.Heightfield(h, 1.0)), (0.0, 0.1, 0.2 * np.sqrt(2) + 1e-4))
    assert len(valley) == 2
    assert np.abs(np.abs(valley[:, 1]) - np.sqrt(0.5)).max() < 1e-15
    ridge = near(fb.Sphere(0.2), surface(fb.Heightfield(-h, 1.0)), (0.0, 0.1, 0.2 + 1e-4))
    assert len(ridge) == 1
    assert np.abs(ridge[0, 1:4] - UP).max() < 1e-12
    assert ridge[0, 0] == pytest.approx(1e-4, abs=1e-15)


def test_a_box_over_a_border_stands_on_corners_and_crossings():
    for shape in (fb.Box((0.5, 0.5, 0.2)), fb.Box((0.5, 0.5, 0.2)).mesh()):
        for gap in (1e-5, 0.0, -1e-12):
            found = near(shape, surface(FLAT), (0.75, 0.02, 0.1 + gap))
            assert np.abs(found[:, 0] - gap).max() < 1e-12
            assert np.abs(found[:, 1:4] - UP).max() < 1e-9
            assert np.allclose(
                np.unique(np.round(found[:, 4:6], 9), axis=0), [(0.5, -0.23), (0.5, 0.27), (0.75, -0.23), (0.75, 0.27)]
            )


def test_a_box_on_a_long_ridge_of_many_pieces_has_its_two_crossings():
    x = np.abs(np.linspace(-1.0, 1.0, 9))
    ridge = fb.Heightfield(np.tile(-x[:, None], (1, 12)), 0.25)
    found = near(fb.Box((0.5, 0.9, 0.2)), surface(ridge), (0.03, 0.05, 0.1), Rotation.from_euler("z", 0.2))
    assert len(found) == 2
    assert np.abs(found[:, 0]).max() < 1e-15
    assert np.abs(found[:, 1:4] - UP).max() < 1e-12


def test_corners_below_a_step_are_not_pushed_out_of_its_side():
    # An L of two blocks as one mesh: a corner of the box is over the upper step, behind the riser.
    h = np.array([[0.0, 0.0], [0.0, 0.0], [0.5, 0.5], [0.5, 0.5]])
    steep = fb.Heightfield(h, 0.2)
    box = fb.Box((0.5, 0.1, 0.1))
    for gap in (0.0, -1e-12, 1e-12):
        found = near(box, surface(steep), (0.19, 0.0, 0.55 + gap), reach=1e-3)
        assert len(found) == 4
        assert np.abs(found[:, 1:4] - UP).max() < 1e-9
        assert np.abs(found[:, 0] - gap).max() < 1e-12


@pytest.mark.parametrize("name", ["sphere", "box", "capsule", "torus"])
def test_rates_of_points_and_normals_are_those_of_the_motion(name):
    rng = np.random.default_rng(3)
    hills = surface(fb.Heightfield(0.1 * rng.normal(size=(5, 5)), 0.3))
    pair, seen = Pair(ROUND_AND_EDGED[name], hills), 0
    for _ in range(30):
        x, R = poses(rng, 1, 0.3)
        x[:, 1], R[:, 1], x[:, 0, 2] = 0.0, np.eye(3), 0.3
        v, w = np.zeros((1, 2, 3)), np.zeros((1, 2, 3))
        v[:, 0], w[:, 0] = rng.normal(size=3), rng.normal(size=3)
        kin = rows_of(x, R, v, w)
        (numbers,) = pair.features(kin, 0.05)
        for number in numbers:
            seen += 1
            h = 1e-6
            ahead, back = (pair.measure(moved(kin, s * h), number)[0] for s in (1.0, -1.0))
            rates = pair.drift(kin, number)[0]
            assert np.allclose(rates[:3], (ahead[4:7] - back[4:7]) / (2 * h), atol=2e-4)
            assert np.allclose(rates[3:], (ahead[1:4] - back[1:4]) / (2 * h), atol=2e-4)
    assert seen > 5


def test_a_body_below_the_surface_overlaps_it():
    for z, gap in ((0.1, 0.0), (0.05, -0.05), (-0.01, -0.11), (-0.1, -0.15)):
        kin = rows_of(np.array([[(0.03, 0.02, z), (0.0, 0.0, 0.0)]]), np.array([[np.eye(3), np.eye(3)]]))
        assert Pair(fb.Sphere(0.1), surface(FLAT)).distance(kin)[0] == pytest.approx(gap, abs=1e-12)
    law = fb.Material()
    ball = fb.Body(fb.Sphere(0.1), mass=1.0, material=law, position=(0, 0, -0.06), name="ball")
    hills = fb.Heightfield([[0.0, 0.0, 0.0], [0.0, 0.1, 0.0], [0.0, 0.0, 0.0]], 1.0)
    world = fb.World(ball, contact=[fb.Fixed(hills, name="hills")])
    with pytest.raises(fb.FreebodyError, match="'ball' and 'hills' by"):
        fb.simulate(world, 0.1, dt=1e-2)


def test_a_fixed_mesh_is_a_hull_where_it_is_convex_and_a_surface_elsewhere():
    (solid,) = solids_of(BLOCK.mesh(), fixed=True)
    assert solid.kind == HULL
    (solid,) = solids_of(fb.Mesh.sample("torus"), fixed=True)
    assert solid.kind == SURFACE
    sheet = fb.Mesh([(0, 0, 0), (1, 0, 0), (1, 1, 0), (0, 1, 0)], [(0, 1, 2), (0, 2, 3)])
    (solid,) = solids_of(sheet, fixed=True)
    assert solid.kind == SURFACE


def test_surfaces_that_cannot_be_touched_are_refused():
    turned = fb.Mesh([(0, 0, 0), (1, 0, 0), (1, 1, 0), (0, 1, 0)], [(0, 1, 2), (0, 3, 2)])
    with pytest.raises(InputError, match=r"several triangles run along the edge .* in the same direction"):
        fb.Fixed(turned)
    line = fb.Mesh([(0, 0, 0), (1, 0, 0), (2, 0, 0)], [(0, 1, 2)])
    with pytest.raises(InputError, match="a surface without triangles to touch"):
        fb.Fixed(line)
    n = 160
    x = np.arange(n * n)
    fine = fb.Mesh(
        np.column_stack([x // n, x % n, np.sin(x)]),
        [(k, k + n, k + n + 1) for k in range(n * (n - 1)) if k % n < n - 1]
        + [(k, k + n + 1, k + 1) for k in range(n * (n - 1)) if k % n < n - 1],
    )
    with pytest.raises(InputError, match="a surface of 50562 triangles to touch"):
        fb.Fixed(fine)
