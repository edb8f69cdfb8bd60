"""Every impact keeps or loses energy, keeps momentum, and its accounts say what was lost.

A run resolves what approaches at its start before its first frame; so the first frame of a run from touching bodies is
the state after one impact.
"""

import time

import numpy as np
import pytest
from cases import DOWN
from hypothesis import given, settings
from hypothesis import strategies as st

import freebody as fb
from freebody.errors import InputError

SEEDS = st.integers(0, 2**32 - 1)


def law(rng):
    """Any material; a third of them without friction, a third without restitution, a third elastic."""
    friction = rng.choice([0.0, rng.uniform(0, 2)])
    return fb.Material(friction=friction, restitution=rng.choice([0.0, 1.0, rng.uniform(0, 1)]))


def unit(rng):
    """A random direction."""
    direction = rng.normal(size=3)
    return direction / np.linalg.norm(direction)


def turning(rng):
    """A random orientation."""
    q = rng.normal(size=4)
    return q / np.linalg.norm(q)


def cluster(rng):
    """Two to six balls that touch, each at least one other, with any velocities."""
    material, places, radii = law(rng), [np.zeros(3)], [rng.uniform(0.02, 0.2)]
    for _ in range(rng.integers(1, 6)):
        radius, k = rng.uniform(0.02, 0.2), rng.integers(len(places))
        place = places[k] + (radii[k] + radius) * unit(rng)
        if all(np.linalg.norm(place - other) > (radius + r) * (1.0 - 1e-12) for other, r in zip(places, radii)):
            places.append(place)
            radii.append(radius)
    return fb.World([
        fb.Body(fb.Sphere(r), mass=10 ** rng.uniform(-2, 2), material=material, position=x, velocity=rng.normal(size=3),
                angular_velocity=10 * rng.normal(size=3), name=f"ball{k}")
        for k, (x, r) in enumerate(zip(places, radii))
    ])  # fmt: skip


SHAPES = (
    fb.Box((0.3, 0.2, 0.1)), fb.Cylinder(0.1, 0.3), fb.Cone(0.1, 0.3), fb.Capsule(0.05, 0.2),
    fb.Ellipsoid((0.2, 0.1, 0.05)), fb.Torus(0.1, 0.03),
)  # fmt: skip


def dropped(rng):
    """A body that touches the floor with its lowest point, flat or not, with any velocities."""
    shape = SHAPES[rng.integers(len(SHAPES))]
    turned = rng.choice(["0 deg about x", "90 deg about x", ""])
    orientation = turned or turning(rng)
    still = fb.Body(shape, mass=1.0, orientation=orientation)
    low = -float(shape.support(-still.rotation[2:3])[0]) - float(still.rotation[2] @ still.center_of_mass)
    body = fb.Body(shape, mass=1.0, orientation=orientation, position=(0, 0, -low), material=law(rng), name="body",
                   velocity=rng.normal(size=3), angular_velocity=10 * rng.normal(size=3))  # fmt: skip
    world = fb.World([body])
    world.add(fb.Floor())
    return world


def momenta(state):
    """Of all bodies together, the angular one about the origin."""
    turning = np.cross(state.position, state.linear_momentum) + state.angular_momentum
    return np.concatenate([state.linear_momentum.sum(axis=0), turning.sum(axis=0)])


def struck(world):
    """The state before and after, and the run."""
    run = fb.simulate(world, 1e-9, dt=1e-9, progress=False)
    return world.state(), run.state(0), run


def check(world, free):
    """The laws that hold for every impact."""
    before, after, run = struck(world)
    first, second = world.kinetic_energy(before), world.kinetic_energy(after)
    assert second <= first * (1.0 + 1e-12)
    lost = run.lost_to_friction[0] + run.lost_to_restitution[0]
    assert first - second == pytest.approx(lost, abs=1e-11 * first)
    if free:
        size = np.abs(before.linear_momentum).sum() + np.abs(before.angular_momentum).sum()
        assert np.abs(momenta(after) - momenta(before)).max() < 1e-13 * size
    return run


@settings(max_examples=150)
@given(SEEDS)
def test_balls_keep_momentum_and_gain_no_energy(seed):
    check(cluster(np.random.default_rng(seed)), free=True)


@settings(max_examples=150)
@given(SEEDS)
def test_bodies_on_a_floor_gain_no_energy(seed):
    world = dropped(np.random.default_rng(seed))
    run = check(world, free=False)
    # Nothing approaches any more, and no impulse pulls or leaves its cone.
    friction = world.bodies[0].material.friction
    for normal, impulse in zip(run.impacts.normal, run.impacts.impulse):
        push = impulse @ normal
        assert push > -1e-12
        assert np.linalg.norm(impulse - push * normal) <= friction * push * (1.0 + 1e-9) + 1e-12


@pytest.mark.study
def test_a_hundred_thousand_impacts():
    rng = np.random.default_rng(15)
    for _ in range(50_000):
        check(cluster(rng), free=True)
        check(dropped(rng), free=False)


def anything(rng):
    """A floor and up to four bodies that fall on it, or each other."""
    world_law, bodies = law(rng), []
    for k in range(rng.integers(1, 5)):
        shape = (*SHAPES, fb.Sphere(0.1))[rng.integers(len(SHAPES) + 1)]
        bodies.append(
            fb.Body(
                shape, mass=10 ** rng.uniform(-1, 1), material=world_law, name=f"body{k}",
                position=(*rng.uniform(-0.3, 0.3, 2), 0.5 + 0.6 * k), orientation=turning(rng),
                velocity=rng.normal(size=3), angular_velocity=5 * rng.normal(size=3),
            )
        )  # fmt: skip
    world = fb.World(bodies, gravity=DOWN)
    world.add(fb.Floor())
    return world


def survived(rng):
    """Run a world, or be told why not; how long that took."""
    begun = time.process_time()
    world = anything(rng)
    try:
        run = fb.simulate(world, 0.8, dt=2e-3, progress=False)
        assert np.isfinite(run.final.raw).all()
        assert run.energy[-1] - run.work[-1] <= run.energy[0] + 1e-3 * abs(run.energy[0])
    except InputError:
        pass
    return time.process_time() - begun


def test_random_worlds_run_or_are_refused():
    rng = np.random.default_rng(7)
    for _ in range(25):
        survived(rng)


@pytest.mark.study
def test_ten_thousand_random_worlds():
    rng = np.random.default_rng(8)
    assert max(survived(rng) for _ in range(10_000)) < 60.0
