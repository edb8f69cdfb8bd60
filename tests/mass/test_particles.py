"""Point masses: sums, far-away clouds, degenerate clouds, drawing."""

from __future__ import annotations

import numpy as np
import pytest
import trimesh
from hypothesis import given, settings
from hypothesis import strategies as st
from hypothesis.extra.numpy import arrays

from freebody.errors import GeometryError, InputError
from freebody.mass.particles import Particles

EPS = np.finfo(float).eps


@given(
    positions=arrays(float, st.tuples(st.integers(1, 12), st.just(3)), elements=st.floats(-10.0, 10.0)),
    seed=st.integers(0, 2**32 - 1),
    offset=arrays(float, 3, elements=st.floats(-1e6, 1e6)),
)
@settings(max_examples=100, deadline=None)
def test_second_moment_about_any_point_is_the_sum_over_particles(positions, seed, offset):
    masses = np.random.default_rng(seed).uniform(0.1, 2.0, len(positions))
    moments = Particles(positions, masses).moments()
    arms = positions - offset
    exact = np.einsum("n,ni,nj->ij", masses, arms, arms)
    arm = moments.centroid - offset
    parallel = moments.second + moments.measure * np.outer(arm, arm)
    # Both sides are sums of at most 12 terms of this size, with a few roundings each.
    size = masses.sum() * np.max(np.abs(arms) + 10.0) ** 2
    np.testing.assert_allclose(parallel, exact, rtol=0, atol=60 * EPS * size)
    np.testing.assert_array_equal(moments.second, moments.second.T)


def test_dumbbell_has_the_reduced_mass():
    moments = Particles([[0, 0, 0], [0, 0, 3.0]], [1.0, 2.0]).moments()
    assert moments.measure == 3.0
    np.testing.assert_allclose(moments.centroid, [0.0, 0.0, 2.0], rtol=2 * EPS)
    np.testing.assert_allclose(moments.inertia, np.diag([6.0, 6.0, 0.0]), rtol=4 * EPS)


def test_single_particle_has_mass_and_exactly_no_inertia():
    moments = Particles([[0.1, 0.2, 0.3]], 2.5).weigh(None)
    assert moments.measure == 2.5
    np.testing.assert_array_equal(moments.centroid, [0.1, 0.2, 0.3])
    np.testing.assert_array_equal(moments.second, np.zeros((3, 3)))


def test_cloud_far_from_the_origin_keeps_its_inertia():
    near = Particles([[0, 0, 0], [1, 0, 0], [0, 1, 0], [0, 0, 1]], [1, 2, 3, 4])
    far = Particles(near.positions + 2.0**30, near.masses)
    # 2^30 plus these integers is exact, so nothing may change.
    np.testing.assert_array_equal(far.moments().second, near.moments().second)


def test_density_does_not_change_particles():
    cloud = Particles([[0, 0, 0], [1, 0, 0]], 1.0)
    assert cloud.weigh(7850.0).measure == 2.0


def test_particles_have_bounds_support_and_no_inside():
    cloud = Particles([[0, 0, 0], [1, -2, 3]], 1.0)
    low, high = cloud.bounds()
    np.testing.assert_array_equal(low, [0, -2, 0])
    np.testing.assert_array_equal(high, [1, 0, 3])
    np.testing.assert_array_equal(cloud.support(np.array([[1.0, 1.0, 1.0], [0.0, 1.0, 0.0]])), [2.0, 0.0])
    assert not cloud.contains(cloud.positions).any()


@pytest.mark.parametrize("positions", [[[0, 0, 0], [1, -2, 3]], [[5.0, 5.0, 5.0]]])
def test_particles_are_drawn_as_closed_octahedra_around_them(positions):
    mesh = Particles(positions, 1.0).mesh()
    drawn = trimesh.Trimesh(mesh.vertices, mesh.faces, process=False)
    assert drawn.is_watertight
    assert drawn.volume > 0.0
    pieces = drawn.split()
    assert len(pieces) == len(positions)
    found = sorted(tuple(np.round(piece.center_mass, 12) + 0.0) for piece in pieces)
    assert found == sorted(tuple(map(float, position)) for position in positions)


def test_particles_compare_by_value_and_do_not_change():
    positions = np.array([[0.0, 0.0, 0.0], [1.0, 0.0, 0.0]])
    cloud = Particles(positions, 1.0)
    positions[0] = 9.0
    assert cloud == Particles([[-0.0, 0, 0], [1, 0, 0]], [1, 1])
    assert hash(cloud) == hash(Particles([[-0.0, 0, 0], [1, 0, 0]], [1, 1]))
    assert cloud != Particles([[0, 0, 0], [1, 0, 0]], [1, 2])
    assert cloud != "cloud"
    assert repr(cloud) == "Particles(2 particles, 2.0 kg)"
    with pytest.raises(ValueError, match="read-only"):
        cloud.masses[0] = 3.0


@pytest.mark.parametrize(
    ("positions", "masses", "kind", "message"),
    [
        (np.zeros((0, 3)), 1.0, GeometryError, r"no particles"),
        ([[0, 0, np.nan]], 1.0, GeometryError, r"not finite"),
        ([0, 0, 0], 1.0, InputError, r"shape \(3,\)"),
        ([[0, 0, 0]], [1.0, 2.0], InputError, r"shape \(2,\) for 1 particles"),
        ([[0, 0, 0], [1, 0, 0]], [1.0, -2.0], InputError, r"masses\[1\] = -2\.0"),
        ([[0, 0, 0]], np.inf, InputError, r"masses\[0\] = inf"),
        ([[0, 0, 0]], 0.0, InputError, r"add up to 0"),
    ],
)
def test_impossible_particles_are_refused(positions, masses, kind, message):
    with pytest.raises(kind, match=message):
        Particles(positions, masses)
