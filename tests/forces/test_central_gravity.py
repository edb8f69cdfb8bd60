"""Gravity of a far point against the direct sum over a cloud of point masses."""

import numpy as np
import pytest
from force_worlds import EPS, few, seeds, tumbling, unit
from hypothesis import given

import freebody as fb

MU = 3.0


def errors_at(rng_seed, distance):
    """How far force and torque of the expansion are from the sum over the particles of a random cloud."""
    rng = np.random.default_rng(rng_seed)
    positions, masses = rng.uniform(-0.5, 0.5, (6, 3)), rng.uniform(0.5, 1, 6)
    direction = rng.normal(size=3)
    place = distance * direction / np.linalg.norm(direction)
    body = fb.Body(fb.Particles(positions, masses), position=place, orientation=unit(rng))
    arms = (positions - body.center_of_mass) @ body.rotation.T
    d = place + arms
    pulls = -MU * masses[:, None] * d / np.linalg.norm(d, axis=1, keepdims=True) ** 3
    force, torque = fb.World([body], forces=[fb.CentralGravity(MU)]).wrenches()
    return (
        np.linalg.norm(force[0] - pulls.sum(axis=0)),
        np.linalg.norm(torque[0] - np.cross(arms, pulls).sum(axis=0)),
    )


@pytest.mark.parametrize("seed", range(5))
def test_what_is_left_out_is_of_third_order_in_size_over_distance(seed):
    near, far = errors_at(seed, 100.0), errors_at(seed, 200.0)
    # The first term left out of the force falls as r^-5 and of the torque as r^-4; the next one is smaller by
    # size / r < 1/100 times a ratio of moments of order one, which moves the slope by that much.
    slopes = np.log2(np.array(near) / np.array(far))
    np.testing.assert_allclose(slopes, [5.0, 4.0], rtol=0.0, atol=0.1)


@given(rng=seeds)
@few
def test_the_angular_momentum_about_the_centre_is_conserved(rng):
    center = rng.uniform(-1, 1, 3)
    body = tumbling(rng, center + 3.0 * unit(rng)[:3] + (0, 0, 4))
    force, torque = fb.World([body], forces=[fb.CentralGravity(MU, center=center)]).wrenches()
    lever = np.cross(body.position - center, force[0])
    assert np.max(np.abs(lever + torque[0])) <= 64 * EPS * np.linalg.norm(body.position - center) * MU * 5.0


def test_a_particle_and_a_ball_are_pulled_as_points():
    for body in (fb.Body(mass=2.0, position=(0, 3, 4)), fb.Body(fb.Sphere(1.0), mass=2.0, position=(0, 3, 4))):
        force, torque = fb.World([body], forces=[fb.CentralGravity(50.0)]).wrenches()
        np.testing.assert_allclose(force, [[0, -2.4, -3.2]], rtol=0.0, atol=16 * EPS * 4.0)
        np.testing.assert_allclose(torque, 0.0, atol=16 * EPS * 4.0)


def test_a_dumbbell_is_turned_towards_the_centre():
    rod = fb.Particles([(1, 0, 0), (-1, 0, 0)], masses=0.5)
    tilted = fb.Body(rod, position=(100, 0, 0), orientation=(np.cos(np.pi / 8), 0, 0, np.sin(np.pi / 8)))
    torque = fb.World([tilted], forces=[fb.CentralGravity(MU)]).wrenches().torque[0]
    # 3/2 mu / r^3 (I_long - I_short) sin 2 theta at theta = 45 degrees, against the tilt.
    np.testing.assert_allclose(torque, [0, 0, -1.5 * MU / 100.0**3], rtol=0.0, atol=64 * EPS * MU / 100.0**3)
