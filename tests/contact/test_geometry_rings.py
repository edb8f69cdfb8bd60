"""Tori against everything, by brute force over both surfaces."""

import numpy as np
import pytest
from laboratory import Pair, poses, rows_of
from scipy.optimize import minimize
from scipy.spatial.transform import Rotation

import freebody as fb

TORUS, R, r = fb.Torus(0.7, 0.15), 0.7, 0.15
ANGLES = np.linspace(0.0, 2.0 * np.pi, 240, endpoint=False)


def circle(radius, t, z=0.0):
    return np.stack([radius * np.cos(t), radius * np.sin(t), z + 0.0 * t], axis=-1)


def _cylinder(u, v):
    """Once around the meridian: base, side, top."""
    rho, z = np.interp(v, [0, 1, 2, 3], [0.0, 0.4, 0.4, 0.0]), np.interp(v, [0, 1, 2, 3], [-0.5, -0.5, 0.5, 0.5])
    return np.stack([rho * np.cos(u), rho * np.sin(u), z], axis=-1)


def _cone(u, v):
    rho, z = np.interp(v, [0, 1, 2], [0.0, 0.5, 0.0]), np.interp(v, [0, 1, 2], [0.0, 0.0, 1.1])
    return np.stack([rho * np.cos(u), rho * np.sin(u), z], axis=-1)


# The core of the other solid by two parameters, their limits, its radius and the kink values of the second.
OTHERS = {
    "torus": (fb.Torus(0.5, 0.1), lambda u, v: circle(0.5, u), 0.0, 0.1, ()),
    "capsule": (fb.Capsule(0.2, 1.2), lambda u, v: np.stack([0 * v, 0 * v, v - 0.6], axis=-1), 1.2, 0.2, ()),
    "ellipsoid": (
        fb.Ellipsoid((0.3, 0.5, 0.9)),
        lambda u, v: np.stack([0.3 * np.sin(v) * np.cos(u), 0.5 * np.sin(v) * np.sin(u), 0.9 * np.cos(v)], axis=-1),
        np.pi, 0.0, (),
    ),
    "cylinder": (fb.Cylinder(0.4, 1.0), _cylinder, 3.0, 0.0, (1.0, 2.0)),
    "cone": (fb.Cone(0.5, 1.1), _cone, 2.0, 0.0, (1.0,)),
}  # fmt: skip


@pytest.mark.parametrize("name", OTHERS)
def test_the_smallest_gap_is_that_of_a_dense_search(name):
    shape, surface, most, radius, kinks = OTHERS[name]
    first = name == "capsule"  # kinds ascend: a capsule comes first
    pair = Pair(shape, TORUS) if first else Pair(TORUS, shape)
    x, Q = poses(np.random.default_rng(4), 9, 0.5)
    kin = rows_of(x, Q)
    u, v = np.meshgrid(ANGLES[::4], np.linspace(0.0, most, 61) if most else [0.0], indexing="ij")
    ring = circle(R, ANGLES)
    (ours, theirs) = (1, 0) if first else (0, 1)
    gaps, tried = pair.distance(kin), 0
    for k in range(len(kin)):
        local = (x[k, theirs] - x[k, ours]) @ Q[k, ours]
        turn = Q[k, ours].T @ Q[k, theirs]
        core = surface(u.ravel(), v.ravel()) @ turn.T + local
        apart = np.linalg.norm(ring[:, None] - core, axis=2)
        if name in ("ellipsoid", "cylinder", "cone") and gaps[k] < -r:
            continue  # the core circle is inside: no distance between surfaces says how deep

        def length(p, turn=turn, local=local, fixed=None):
            height = p[2] if fixed is None else fixed
            d = circle(R, p[0]) - surface(p[1], np.asarray(height)) @ turn.T - local
            return float(d @ d)

        best = np.inf
        for flat in np.argsort(apart, axis=None)[:400:150]:
            i, j = np.unravel_index(flat, apart.shape)
            start = [ANGLES[i], u.ravel()[j], v.ravel()[j]]
            for fixed in (None, *kinks):
                if fixed is None:
                    limits = [(None, None), (None, None), (0.0, most)]
                    exact = {"ftol": 1e-16, "gtol": 1e-12}
                    found = minimize(length, start, method="L-BFGS-B", bounds=limits, options=exact)
                else:
                    found = minimize(lambda p, fixed=fixed: length(p, fixed=fixed), start, options={"gtol": 1e-12})
                best = min(best, np.sqrt(found.fun))
        # Squares known to round-off: distances to its root near zero, and better away from it.
        assert abs(gaps[k] - (best - r - radius)) < 1e-8, k
        tried += 1
    assert tried >= 4


def test_against_boxes_the_circle_is_searched_alone():
    # The distance of a point from a box is a matter of clamping; along the circle, 20,000 points.
    pair, random = Pair(TORUS, fb.Box((0.6, 0.8, 1.0))), np.random.default_rng(5)
    x, Q = poses(random, 40, 0.6)
    gaps, half = pair.distance(rows_of(x, Q)), np.array([0.3, 0.4, 0.5])
    ring = circle(R, np.linspace(0.0, 2.0 * np.pi, 20001))
    for k, gap in enumerate(gaps):
        p = (ring @ Q[k, 0].T + x[k, 0] - x[k, 1]) @ Q[k, 1]
        outside = np.linalg.norm(p - np.clip(p, -half, half), axis=1)
        inside = np.minimum((np.abs(p) - half).max(axis=1), 0.0)
        least = (outside + inside).min() - r
        # Between two points of the circle it is lower by at most half their distance.
        assert least - R * np.pi / 20000 < gap < least + 1e-12


def test_linked_rings_touch_twice_and_no_minimum_is_missed():
    big, small = fb.Torus(1.0, 0.1), fb.Torus(1.0, 0.1)
    pair = Pair(big, small)
    # The second ring hangs in the first, in a plane across.
    across = Rotation.from_euler("x", 90, degrees=True).as_matrix()
    kin = rows_of(np.array([[[0.0, 0.0, 0.0], [1.0, 0.0, 0.0]]]), np.array([[np.eye(3), across]]))
    (numbers,) = pair.features(kin, 2.0)
    found = pair.measure(np.repeat(kin, len(numbers), axis=0), numbers)
    # Its core passes through the middle of the first, and through (2, 0, 0): both a metre from the circle.
    assert len(numbers) >= 2
    assert np.allclose(np.sort(found[:, 0])[:2], found[:, 0].min(), atol=1e-12)
    # Every minimum of a fine scan is there.
    x, Q = poses(np.random.default_rng(6), 300, 0.6)
    kin = rows_of(x, Q)
    every = pair.features(kin, 10.0, 16)
    scan = np.linspace(0.0, 2.0 * np.pi, 4000, endpoint=False)
    missed = 0
    for k, numbers in enumerate(every):
        p = (circle(1.0, scan) @ Q[k, 0].T + x[k, 0] - x[k, 1]) @ Q[k, 1]
        f = np.hypot(np.hypot(p[:, 0], p[:, 1]) - 1.0, p[:, 2])
        lowest = np.sort(f[(f < np.roll(f, 1)) & (f < np.roll(f, -1))])
        gaps = np.sort(pair.measure(np.repeat(kin[k : k + 1], len(numbers), axis=0), numbers)[:, 0]) + 0.2
        missed += len(lowest) != len(gaps)
        if len(lowest) == len(gaps):
            # A scan comes as near as half the distance of its points.
            assert (lowest - gaps).min() > -1e-12
            assert (lowest - gaps).max() < np.pi / 4000
    assert missed == 0


def test_the_numbers_of_minima_stay_with_their_points():
    pair = Pair(fb.Torus(1.0, 0.1), fb.Torus(1.0, 0.1))
    across = Rotation.from_euler("xz", [80, 20], degrees=True).as_matrix()
    turns = Rotation.from_rotvec(np.linspace(0.0, 2.0 * np.pi, 400)[:, None] * (0.0, 0.0, 1.0)).as_matrix()
    # The first ring turns about its own axis: nothing changes.
    kin = rows_of(
        np.tile([[0.0, 0.0, 0.0], [1.05, 0.1, 0.1]], (400, 1, 1)), np.stack([turns, np.tile(across, (400, 1, 1))], 1)
    )
    for number in (0, 1):
        found = pair.measure(kin, number)
        assert np.abs(found - found[0]).max() < 1e-9
