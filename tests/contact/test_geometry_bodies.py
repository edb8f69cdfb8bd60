"""Two bodies: separations against independent support functions, motions, swaps and shallow overlaps."""

from itertools import combinations_with_replacement

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from laboratory import Pair, moved, poses, rows_of, spec
from scipy.spatial.transform import Rotation

import freebody as fb
from freebody.contact.geometry import slots, supported
from freebody.contact.geometry.kinds import GROUNDS
from freebody.contact.layout import BOX, HULL, KINDS

BLOCK = fb.Box((0.6, 0.8, 1.0))
# Twelve points of a sphere: triangles only, in general position.
CRYSTAL = fb.Mesh(
    0.5 * Rotation.random(12, random_state=8).as_matrix()[:, :, 0], [(0, 1, 2), (3, 4, 5), (6, 7, 8), (9, 10, 11)]
)
SHAPES = {
    "sphere": fb.Sphere(0.4),
    "capsule": fb.Capsule(0.2, 1.2),
    "torus": fb.Torus(0.7, 0.15),
    "box": BLOCK,
    "cylinder": fb.Cylinder(0.4, 1.0),
    "cone": fb.Cone(0.5, 1.1),
    "ellipsoid": fb.Ellipsoid((0.3, 0.5, 0.9)),
    "hull": CRYSTAL,
}
PAIRS = [*combinations_with_replacement(SHAPES, 2)]
CONVEX = [pair for pair in PAIRS if "torus" not in pair]


def support(name, d):
    return (CRYSTAL.vertices @ d.T).max(axis=0) if name == "hull" else SHAPES[name].support(d)


def reached(pair, row, n):
    """How far all of a is beyond all of b along each of the normals n (count, 3)."""
    (xa, Ra), (xb, Rb) = ((side[0:3], side[3:12].reshape(3, 3)) for side in row)
    return n @ (xa - xb) - support(pair[0], -n @ Ra) - support(pair[1], n @ Rb)


def directions(count, seed=0):
    return Rotation.random(count, random_state=seed).as_matrix()[:, :, 0]


def motions(count, seed, spread=0.6):
    random = np.random.default_rng(seed)
    x, R = poses(random, count, spread)
    return rows_of(x, R, random.normal(size=(count, 2, 3)), random.normal(size=(count, 2, 3)))


def touching(pair, kin, gap):
    """The poses with a moved along the normal until the gap is as given."""
    kin = kin.copy()
    found = pair.measure(kin, 0)
    kin[:, 0, 0:3] += (gap - found[:, :1]) * found[:, 1:4]
    return kin, found


def rows(pair, kin, reach):
    """Every feature of every pose: rows repeated, and features."""
    lists = pair.features(kin, reach)
    return np.repeat(kin, [len(found) for found in lists], axis=0), np.concatenate(lists)


@pytest.mark.parametrize("names", CONVEX, ids="-".join)
def test_no_other_normal_separates_better(names):
    pair, kin = Pair(*(SHAPES[name] for name in names)), motions(25, 1)
    near = directions(60)
    everywhere = directions(2000, 1)
    found, distance = pair.measure(kin, 0), pair.distance(kin)
    for row, (gap, *n), least in zip(kin, found[:, :4], distance):
        n = np.array(n)
        # A few units in the last place of lengths of order 1.
        assert abs(np.linalg.norm(n) - 1.0) < 1e-14
        assert abs(reached(names, row, n[None])[0] - gap) < 1e-14
        assert abs(gap - least) < 1e-14
        if gap < -0.05:  # the depth is that of the nearest way out; of deep overlaps that may be any
            continue
        for step in (1e-2, 1e-4, 1e-6):
            around = n + step * near
            around /= np.linalg.norm(around, axis=1)[:, None]
            assert reached(names, row, around).max() < gap + 1e-14
        if gap > 0.0:
            assert reached(names, row, everywhere).max() < gap + 1e-14


@pytest.mark.parametrize("names", CONVEX, ids="-".join)
def test_a_shallow_overlap_has_the_normal_with_which_the_solids_part(names):
    pair = Pair(*(SHAPES[name] for name in names))
    kin = motions(2000, 2)
    distance = pair.distance(kin)
    # Not from the other side: bodies that come near with two corners touch with something else.
    kin = kin[(distance < -2e-3) & (distance > -0.05)][:60]
    assert len(kin) > 10
    for gap in (-1e-3, -1e-9, 0.0, 1e-9, 1e-3):
        close, found = touching(pair, kin, gap)
        again = pair.measure(close, 0)
        assert np.abs(again[:, 0] - gap).max() < 1e-14
        # Round-off in the difference of points, over the distance from the centre of curvature of both: 1e-2 or more.
        assert np.abs(again[:, 1:4] - found[:, 1:4]).max() < 1e-12
        assert np.abs(pair.distance(close) - gap).max() < 1e-14


@pytest.mark.parametrize("names", PAIRS, ids="-".join)
def test_features_know_the_distance_and_the_rates(names):
    pair, h = Pair(*(SHAPES[name] for name in names)), 2e-5
    kin = motions(30, 3)
    kin = kin[np.abs(pair.distance(kin)) < 0.5][:16]
    kin, _ = touching(pair, kin, 2e-2) if names[0] != "torus" and names[1] != "torus" else (kin, None)
    distance = pair.distance(kin)
    kin, distance = kin[distance > -0.05], distance[distance > -0.05]
    for row, least, found in zip(kin, distance, pair.features(kin, 0.05)):
        if least < 0.05:
            gaps = pair.measure(np.repeat(row[None], len(found), axis=0), found)[:, 0]
            assert abs(gaps.min() - least) < 1e-14
            assert (np.diff(found) > 0).all()
            assert gaps.max() < 0.05
        else:
            assert len(found) == 0
    every, numbers = rows(pair, kin, 1.0 if "torus" in names else 0.05)
    steps = {step: pair.measure(moved(every, step * h), numbers) for step in (-2, -1, 0, 1, 2)}
    # Of fourth order; what has changed its piece of surface on the way is left out.
    rates = (8.0 * (steps[1] - steps[-1]) - (steps[2] - steps[-2])) / (12.0 * h)
    second = np.abs(steps[1] + steps[-1] - 2.0 * steps[0]).max(axis=1)
    wider = np.abs(steps[2] + steps[-2] - steps[1] - steps[-1]).max(axis=1)
    smooth = (second < 1e-3) & (np.abs(wider - 3.0 * second) < 0.01 * second + 1e-9)
    assert smooth.sum() >= 0.7 * len(every) > 0
    now, rates, every, numbers = steps[0][smooth], rates[smooth], every[smooth], numbers[smooth]
    ends = [now[:, 4:] + sign * 0.5 * now[:, :1] * now[:, 1:4] for sign in (1, -1)]
    velocities = [
        every[:, k, 12:15] + np.cross(every[:, k, 15:18], end - every[:, k, 0:3]) for k, end in enumerate(ends)
    ]
    closing = np.einsum("ki,ki->k", now[:, 1:4], velocities[0] - velocities[1])
    assert np.abs(closing - rates[:, 0]).max() < 1e-8
    # Differences in the kernel: bodies move by 1e-5 of their size. Their error is a sixth of the third derivative times
    # the square of the step, and round-off over the step.
    bounds = np.array([spec(SHAPES[name]).bound for name in names])
    speed = np.maximum(
        np.linalg.norm(every[:, :, 12:15], axis=2), bounds * np.linalg.norm(every[:, :, 15:18], axis=2)
    ).max(axis=1)
    third = ((steps[2] - steps[-2]) - 2.0 * (steps[1] - steps[-1]))[smooth] / (2.0 * h**3)
    limit = 1e-8 * (1.0 + np.abs(rates)) + 0.2 * (1e-5 * bounds.min() / speed[:, None]) ** 2 * np.abs(third)
    error = np.abs(pair.drift(every, numbers) - np.hstack([rates[:, 4:], rates[:, 1:4]]))
    assert (error < np.hstack([limit[:, 4:], limit[:, 1:4]])).all()


@settings(max_examples=15)
@given(seed=st.integers(0, 2**31 - 1), names=st.sampled_from(PAIRS))
def test_distances_do_not_depend_on_the_frame_or_on_the_order(seed, names):
    pair, random = Pair(*(SHAPES[name] for name in names)), np.random.default_rng(seed)
    kin = motions(8, seed)
    there, shift = Rotation.random(random_state=seed).as_matrix(), random.normal(size=3)
    other = kin.copy()
    other[:, :, 0:3] = kin[:, :, 0:3] @ there.T + shift
    other[:, :, 3:12] = (there @ kin[:, :, 3:12].reshape(-1, 2, 3, 3)).reshape(-1, 2, 9)
    here, moved_to = pair.measure(kin, 0), pair.measure(other, 0)
    apart = here[:, 0] > -0.02
    turned = np.hstack([here[:, :1], here[:, 1:4] @ there.T, here[:, 4:] @ there.T + shift])
    assert np.abs(moved_to - turned)[apart][:, :1].max(initial=0.0) < 1e-13
    # Normals and points: round-off over the radius of curvature. Where flat pieces lie along each other they jump.
    assert np.median(np.abs(moved_to - turned)[apart]) < 1e-13
    if names[0] == names[1]:
        kin = kin[:, ::-1].copy()
        swapped = pair.measure(kin, 0)
        assert np.abs(swapped[:, 0] - here[:, 0])[apart].max(initial=0.0) < 1e-13
        if names[0] != "torus":
            assert np.abs(swapped[:, 1:4] + here[:, 1:4])[apart].max(initial=0.0) < 1e-9


@pytest.mark.parametrize("name", [*SHAPES])
def test_the_hull_of_a_box_is_a_box(name):
    kin, late = motions(60, 5), name in ("cylinder", "cone", "ellipsoid", "hull")
    box = Pair(BLOCK, SHAPES[name]) if late else Pair(SHAPES[name], BLOCK)
    hull = Pair(SHAPES[name], BLOCK.mesh())
    distance = box.distance(kin[:, ::-1].copy() if late else kin)
    near = distance > -0.02
    assert near.sum() > 20
    assert np.abs(distance - hull.distance(kin))[near].max() < 1e-13


def test_a_ball_against_everything_is_the_distance_of_a_point():
    # By the support function: a point outside is as far away as the best of all normals says, and shallow inside too.
    random = np.random.default_rng(6)
    for name in SHAPES:
        if name in ("torus", "sphere"):
            continue
        pair = Pair(fb.Sphere(0.1), SHAPES[name])
        kin = rows_of(*poses(random, 300, 0.5))
        found = pair.measure(kin, 0)
        for row, (gap, *n) in zip(kin, found[:, :4]):
            n = np.array(n)
            assert (
                abs(n @ (row[0, 0:3] - row[1, 0:3]) - 0.1 - support(name, (n @ row[1, 3:12].reshape(3, 3))[None]) - gap)
                < 1e-14
            )
        if name != "hull":
            inside = SHAPES[name].contains(
                np.einsum("ki,kij->kj", kin[:, 0, :3] - kin[:, 1, :3], kin[:, 1, 3:12].reshape(-1, 3, 3))
            )
            assert inside.any()
            assert ((found[:, 0] < -0.1) == inside).all()


def test_every_pair_is_supported_and_says_how_much_room_it_needs():
    kinds = [kind for kind in KINDS.values() if kind not in GROUNDS and kind > 2]
    for a in kinds:
        for b in kinds:
            assert supported(a, b)
            assert slots(a, b, 100, 100) == slots(b, a, 100, 100) >= 1
    with pytest.raises(fb.errors.InputError, match="5000 vertices"):
        slots(HULL, BOX, 5000, 0)
