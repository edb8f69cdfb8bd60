"""Solids on planes and in bowls: closed forms, brute force, and rates by differences."""

import numpy as np
import pytest
from laboratory import Pair, bowl, moved, plane, poses, rows_of, spec

import freebody as fb

EPS = 1e-14  # a few units of the last place of lengths of order 1
rng = np.random.default_rng(5)
POINTS = rng.normal(size=(12, 3))
HULL = fb.Mesh(POINTS, [(0, 1, 2), (3, 4, 5), (6, 7, 8), (9, 10, 11)])
SHAPES = {
    "sphere": (fb.Sphere(0.3), [0]),
    "capsule": (fb.Capsule(0.2, 1.2), [0, 1]),
    "torus": (fb.Torus(0.7, 0.2), [0]),
    "box": (fb.Box((0.6, 0.8, 1.0)), range(8)),
    "cylinder": (fb.Cylinder(0.4, 1.0), [0, 1]),
    "cone": (fb.Cone(0.5, 1.1), [0, 1]),
    "ellipsoid": (fb.Ellipsoid((0.3, 0.5, 0.9)), [0]),
    "hull": (HULL, range(len(spec(HULL).vertices))),
}


def motions(count, seed=1):
    random = np.random.default_rng(seed)
    x, R = poses(random, count)
    return rows_of(x, R, random.normal(size=(count, 2, 3)), random.normal(size=(count, 2, 3)))


@pytest.mark.parametrize("name", SHAPES)
def test_the_smallest_gap_from_a_plane_is_that_of_the_support_function(name):
    shape, numbers = SHAPES[name]
    kin = motions(40)
    pair = Pair(shape, plane())
    n = kin[:, 1, 3:12].reshape(-1, 3, 3)[:, :, 2]
    if name == "hull":
        support = (POINTS @ np.einsum("kij,ki->kj", kin[:, 0, 3:12].reshape(-1, 3, 3), -n).T).max(axis=0)
    else:
        support = shape.support(np.einsum("kij,ki->kj", kin[:, 0, 3:12].reshape(-1, 3, 3), -n))
    height = np.einsum("ki,ki->k", n, kin[:, 0, 0:3] - kin[:, 1, 0:3])
    expected = height - support
    assert np.abs(pair.distance(kin) - expected).max() < 4 * EPS
    smallest = np.min([pair.measure(kin, number)[:, 0] for number in numbers], axis=0)
    assert np.abs(smallest - expected).max() < 4 * EPS


# An ellipsoid in a bowl is refused.
@pytest.mark.parametrize(
    ("name", "ground"), [(name, ground) for name in SHAPES for ground in ("plane", "bowl")[: 1 + (name != "ellipsoid")]]
)
def test_rates_are_the_differences_along_the_motion(name, ground):
    shape, numbers = SHAPES[name]
    kin, h = motions(20, 2), 1e-5
    pair = Pair(shape, plane() if ground == "plane" else bowl(4.0))
    if ground == "bowl":  # near the wall: in the middle the normal turns without limit
        apart = kin[:, 0, 0:3] - kin[:, 1, 0:3]
        kin[:, 0, 0:3] = kin[:, 1, 0:3] + 3.0 * apart / np.linalg.norm(apart, axis=1)[:, None]
    for number in [*numbers][:3]:
        before, after, now = (pair.measure(moved(kin, step), number) for step in (-h, h, 0.0))
        rates = (after - before) / (2 * h)
        drift = pair.drift(kin, number)
        # Differences: h^2 and round-off over h, times the curvature of a tip where the tilt is small.
        assert np.abs(drift - np.hstack([rates[:, 4:], rates[:, 1:4]])).max() < 3e-7
        # The gap closes with the velocity of the solids' own points along the normal.
        ends = [now[:, 4:] + sign * 0.5 * now[:, :1] * now[:, 1:4] for sign in (1, -1)]
        velocities = [
            kin[:, side, 12:15] + np.cross(kin[:, side, 15:18], end - kin[:, side, 0:3])
            for side, end in enumerate(ends)
        ]
        closing = np.einsum("ki,ki->k", now[:, 1:4], velocities[0] - velocities[1])
        assert np.abs(closing - rates[:, 0]).max() < 1e-8


@pytest.mark.parametrize(
    ("shape", "down", "height", "ring"),
    [
        (fb.Torus(0.7, 0.2), 1.0, 0.2, [1, 2, 3, 4, 5, 6]),
        (fb.Cylinder(0.4, 1.0), 1.0, 0.5, [8, 9, 10, 11, 12, 13]),
        (fb.Cylinder(0.4, 1.0), -1.0, 0.5, [2, 3, 4, 5, 6, 7]),
        (fb.Cone(0.5, 1.1), 1.0, 0.0, [2, 3, 4, 5, 6, 7]),
    ],
)
def test_what_lies_flat_touches_with_the_points_of_its_ring(shape, down, height, ring):
    for tilt, flat in ((0.0, True), (9e-10, True), (1.1e-9, False), (0.1, False)):
        kin = rows_of(np.array([[[0.1, 0.2, height], [0, 0, 0]]]), np.array([[np.eye(3), np.eye(3)]]))
        c, s = np.cos(tilt), np.sin(tilt)
        kin[0, 0, 3:12] = (np.array([[1, 0, 0], [0, c, -s], [0, s, c]]) @ np.diag([1.0, down, down])).ravel()
        pair = Pair(shape, plane())
        found = pair.features(kin, 1e-3)[0].tolist()
        assert found == (ring if flat else [{"Torus": 0, "Cone": 1, "Cylinder": int(down > 0)}[type(shape).__name__]])
        for number in found:
            # Across the ring, twice the radius times the tilt.
            assert abs(pair.measure(kin, number)[0, 0] - pair.distance(kin)[0]) < 2.1e-9 if flat else np.inf
    # At exactly flat any point of the circle will do.
    kin[0, 0, 3:12] = np.diag([1.0, down, down]).ravel()
    for rim in (0, 1)[: 2 if height == 0.5 else 1]:
        assert np.isfinite(pair.measure(kin, rim)).all()
        assert np.isfinite(pair.drift(kin, rim)).all()


def test_a_ball_in_a_bowl_and_two_balls():
    kin = motions(30, 3)
    apart = kin[:, 0, 0:3] - kin[:, 1, 0:3]
    length = np.linalg.norm(apart, axis=1)
    inside, outside = Pair(fb.Sphere(0.3), bowl(2.0)), Pair(fb.Sphere(0.3), fb.Sphere(0.5))
    gap = inside.measure(kin, 0)
    assert np.abs(gap[:, 0] - (2.0 - length - 0.3)).max() < EPS
    assert np.abs(gap[:, 1:4] + apart / length[:, None]).max() < EPS
    wall = kin[:, 1, 0:3] + 2.0 * apart / length[:, None]
    assert np.abs(gap[:, 4:] - (wall + 0.5 * gap[:, :1] * gap[:, 1:4])).max() < EPS
    gap = outside.measure(kin, 0)
    assert np.abs(gap[:, 0] - (length - 0.8)).max() < EPS
    surface = kin[:, 1, 0:3] + 0.5 * apart / length[:, None]
    assert np.abs(gap[:, 4:] - (surface + 0.5 * gap[:, :1] * gap[:, 1:4])).max() < EPS


def test_the_nearest_features_are_kept_in_order():
    kin = motions(50, 4)
    kin[:, :, 0:3] *= 0.2
    pair = Pair(fb.Box((0.6, 0.8, 1.0)), plane())
    every, few = pair.features(kin, 0.3, 8), pair.features(kin, 0.3, 3)
    assert max(map(len, every)) > 3
    for row, all_of, some in zip(kin, every, few):
        gaps = {number: pair.measure(row[None], number)[0, 0] for number in range(8)}
        assert all_of.tolist() == [number for number in range(8) if gaps[number] < 0.3]
        assert some.tolist() == sorted(sorted(all_of.tolist(), key=gaps.__getitem__)[:3])
