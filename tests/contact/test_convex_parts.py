"""Meshes that are not convex: refused where that matters, and cut into parts that touch."""

import sys

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from laboratory import Pair, rows_of
from scipy.spatial import ConvexHull
from scipy.spatial.transform import Rotation

import freebody as fb
from freebody.contact.geometry import solids_of
from freebody.errors import InputError
from freebody.mass.convex_parts import hull_of

LAW = fb.Material(friction=0.3)
WRENCH = fb.Mesh.sample("wrench")


def body(shape, name, **options):
    return fb.Body(shape, density=1000.0, material=LAW, name=name, **options)


def angle_bracket():
    """An L of two bars, as one closed mesh without inner faces."""
    corners = [(0, 0), (3, 0), (3, 1), (1, 1), (1, 3), (0, 3)]
    points = [(x, y, z) for z in (0.0, 1.0) for x, y in corners]
    flat = [(0, 1, 2), (0, 2, 3), (0, 3, 4), (0, 4, 5)]
    faces = [face[::-1] for face in flat] + [tuple(k + 6 for k in face) for face in flat]
    for k in range(6):
        j = (k + 1) % 6
        faces += [(k, j, j + 6), (k, j + 6, k + 6)]
    return fb.Mesh(0.1 * np.array(points), faces)


def cut_bracket():
    mesh = angle_bracket()
    bars = [fb.Box((0.3, 0.1, 0.1)).mesh().moved(offset=(0.15, 0.05, 0.05)),
            fb.Box((0.1, 0.2, 0.1)).mesh().moved(offset=(0.05, 0.2, 0.05))]  # fmt: skip
    return fb.ConvexParts(mesh, bars)


@settings(max_examples=15, deadline=None)
@given(st.integers(0, 2**31))
def test_distances_and_depths_of_polytopes_are_those_of_their_differences(seed):
    """All differences of two polytopes are one too: the origin's distance from it, or depth in it, by its facets."""
    rng = np.random.default_rng(seed)
    hulls = [hull_of(rng.normal(size=(rng.integers(5, 14), 3)) * rng.uniform(0.3, 1.0, 3)) for _ in range(2)]
    R = Rotation.random(2, random_state=seed % 2**31).as_matrix()
    x = np.array([1.2 * rng.normal(size=3), np.zeros(3)])
    a, b = (hull.vertices @ turn.T + place for hull, turn, place in zip(hulls, R, x))
    equations = ConvexHull((a[:, None] - b).reshape(-1, 3)).equations
    # Outside, the best of all normals may also be that of an edge or a corner of the differences.
    bound = equations[:, 3].max()
    found = Pair(*hulls).distance(rows_of(x[None], R[None]))[0]
    if bound <= 0.0:
        assert found == pytest.approx(bound, abs=1e-12)
    else:
        assert found >= bound - 1e-12
        assert found == pytest.approx(least_difference(a, b), abs=1e-7)


def least_difference(a, b):
    """The distance of the hulls of two clouds: nonnegative weights that sum to one on each side, by least squares."""
    from scipy.optimize import nnls

    heavy = 1e4
    rows = np.vstack([np.hstack([a.T, -b.T]), np.repeat(np.eye(2), [len(a), len(b)], axis=1) * heavy])
    weights, _ = nnls(rows, np.array([0.0, 0.0, 0.0, heavy, heavy]), maxiter=10_000)
    one, other = weights[: len(a)], weights[len(a) :]
    return float(np.linalg.norm(one @ a / one.sum() - other @ b / other.sum()))


@pytest.mark.parametrize("hollow", [WRENCH, angle_bracket()])
def test_a_mesh_that_is_not_convex_touches_floors_and_nothing_else(hollow):
    thing = body(hollow, "thing", position=(0, 0, 1.0))
    fb.World(thing, contact=[fb.Floor()]).tables()
    ball = body(fb.Sphere(0.01), "ball", position=(0, 0, 3))
    with pytest.raises(InputError, match="'thing' and 'ball': contact of a mesh that is not convex") as error:
        fb.World([thing, ball], contact=[fb.Floor()]).tables()
    assert "convex_parts()" in str(error.value)
    with pytest.raises(InputError, match="not convex"):
        fb.World(thing, contact=[fb.Fixed(fb.Box(0.1), position=(0, 0, -1), name="step")]).tables()
    fb.World([thing, ball], contact=[fb.NoContact("thing", "ball"), fb.Floor()]).tables()


def test_crowds_refuse_them_too():
    balls = [body(fb.Sphere(0.01), f"b{k}", position=(0.1 * k, 0, 3)) for k in range(40)]
    with pytest.raises(InputError, match="contact of a mesh that is not convex"):
        fb.World([body(angle_bracket(), "thing", position=(0, 0, 1.0)), *balls]).tables()


def test_one_part_is_the_hull_and_needs_no_extra(monkeypatch):
    monkeypatch.setitem(sys.modules, "coacd", None)
    shape = WRENCH.convex_parts(1)
    assert len(shape.parts) == 1
    assert ConvexHull(WRENCH.vertices).volume == pytest.approx(shape.parts[0].moments().measure, rel=1e-12)
    with pytest.raises(InputError, match="the extra 'decompose'"):
        WRENCH.convex_parts()


def test_parts_keep_the_mass_of_the_whole():
    whole, cut = body(angle_bracket(), "whole"), body(cut_bracket(), "cut")
    assert cut.mass == whole.mass
    assert np.array_equal(cut.inertia, whole.inertia)
    assert np.array_equal(cut.shape.mesh().vertices, whole.shape.mesh().vertices)
    assert len(solids_of(cut.shape)) == 2
    low, high = cut.shape.bounds()
    assert np.allclose(high - low, (0.3, 0.3, 0.1))
    assert cut.shape.contains(np.array([[0.25, 0.05, 0.05], [0.2, 0.2, 0.05]])).tolist() == [True, False]


def test_coacd_cuts_a_bracket_into_its_bars():
    pytest.importorskip("coacd", reason="the extra 'decompose' is not installed")
    shape = angle_bracket().convex_parts()
    volumes = sorted(part.moments().measure for part in shape.parts)
    assert len(volumes) == 2
    assert sum(volumes) == pytest.approx(0.005, rel=0.02)
    again = angle_bracket().convex_parts()
    assert all(np.array_equal(a.vertices, b.vertices) for a, b in zip(shape.parts, again.parts))


def test_bad_parts_are_refused():
    with pytest.raises(InputError, match="a list of fb.Mesh"):
        fb.ConvexParts(WRENCH, WRENCH)
    with pytest.raises(InputError, match="0 parts"):
        fb.ConvexParts(WRENCH, [])
    with pytest.raises(InputError, match="shape ="):
        fb.ConvexParts("wrench", [WRENCH])
    with pytest.raises(InputError, match="most = 0"):
        WRENCH.convex_parts(0)
    thing = body(fb.ConvexParts(WRENCH, [WRENCH]), "thing", position=(0, 0, 1))
    with pytest.raises(InputError, match="not convex"):
        fb.World([thing, body(fb.Sphere(0.1), "ball")]).tables()


def test_scenes_have_parts_and_heightfields():
    world = fb.World(
        body(cut_bracket(), "bracket", position=(0, 0, 1)),
        gravity=(0, 0, -9.81),
        contact=[fb.Fixed(fb.Heightfield([[0.0, 0.1], [0.2, 0.0], [0.1, 0.1]], 0.5), name="hills")],
    )
    again = fb.load_scene(fb.scene_of(world).to_toml()).world()
    assert np.array_equal(again.tables().floats, world.tables().floats)
    assert isinstance(again.bodies[0].shape, fb.ConvexParts)
    assert np.array_equal(again.grounds[0].shape.heights, world.grounds[0].shape.heights)


def test_heightfields_are_closed_blocks():
    rng = np.random.default_rng(2)
    heights = rng.random((4, 3))
    field = fb.Heightfield(heights, "50 cm", base=-1)
    assert field.diagnose().sound
    # The mean of three corners over the area of every triangle, above the base.
    a, b, c, d = heights[:-1, :-1], heights[1:, :-1], heights[1:, 1:], heights[:-1, 1:]
    volume = 0.25 * (1.0 + (2 * a + b + 2 * c + d) / 6.0).sum()
    assert field.moments().measure == pytest.approx(volume, rel=1e-12)
    low, high = field.bounds()
    assert np.array_equal(low, (-0.75, -0.5, -1.0))
    assert np.array_equal(high, (0.75, 0.5, heights.max()))


@pytest.mark.parametrize(
    ("heights", "options", "words"),
    [([[1.0, 2.0]], {}, "an array of shape"), ([[1.0], [2.0, 3.0]], {}, "no rows of numbers"),
     ([[0.0, np.nan], [0.0, 0.0]], {}, "not finite"), (np.zeros((200, 200)), {}, "40000 heights"),
     (np.zeros((2, 2)), {"base": 0.0}, "base = 0 m"), (np.zeros((2, 2)), {"spacing": -1.0}, "spacing")],
)  # fmt: skip
def test_bad_heights_are_refused(heights, options, words):
    with pytest.raises(InputError, match=words):
        fb.Heightfield(heights, **{"spacing": 0.1, **options})
