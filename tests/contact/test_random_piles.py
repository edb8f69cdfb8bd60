"""Random piles run or are refused in words, and none of them hangs; memory grows with the number of bodies alone."""

import os
import time

import numpy as np
import pytest
from test_random_worlds import LONGEST, a_shape

import freebody as fb
from freebody.errors import FreebodyError
from freebody.methods.moreau.room import MOST_MATRIX, layout_of

# Piles of the study; a session that has less time takes fewer.
PILES = int(os.environ.get("FREEBODY_PILES", "10000"))


def a_pile(seed):
    """From 2 to 60 bodies of a few shapes in a box of air above a floor, some of them linked."""
    rng = np.random.default_rng(seed)
    law = fb.Material(friction=rng.choice([0.0, rng.uniform(0, 1.2)]), restitution=rng.choice([0.0, rng.uniform(0, 1)]))
    count, shapes = int(rng.integers(2, 60)), [a_shape(rng) for _ in range(rng.integers(1, 4))]
    apart = rng.uniform(0.5, 1.0)
    bodies = [
        fb.Body(shapes[k % len(shapes)], mass=10 ** rng.uniform(-2, 2), material=law, name=f"b{k}",
                position=apart * np.array([k % 3, k // 3 % 3, k // 9]) + [0, 0, 0.8] + 0.05 * rng.random(3),
                velocity=rng.normal(size=3), angular_velocity=rng.normal(size=3))
        for k in range(count)
    ]  # fmt: skip
    linked = rng.choice([0, 0, 1, 3])
    joints = [fb.Ball(bodies[k], to=bodies[k + 1], at=(0.1, 0, 0)) for k in range(min(linked, count - 1))]
    return fb.World(bodies, joints=joints, gravity=(0, 0, -9.81), contact=[fb.Floor(name="floor")])


def run_pile(seed):
    """Whether a random pile ran; its laws are looked at."""
    begun = time.process_time()
    try:
        world = a_pile(seed)
        options = fb.Moreau(tolerance=1e-4, sweeps=200)
        run = fb.simulate(world, 0.1, dt=2e-3, integrator=options, every=10, progress=False)
    except FreebodyError:
        return False
    assert time.process_time() - begun < LONGEST, seed
    assert np.isfinite(run.final.raw).all(), seed
    lost, size = run.lost_to_friction + run.lost_to_restitution, run.kinetic_energy.max() + np.abs(run.energy[0])
    assert np.abs(run.energy + lost - run.energy[0] - lost[0]).max() <= 1e-11 * size, seed
    # Contact never gives energy.
    assert np.diff(lost).min() >= -1e-12 * size, seed
    return True


def test_random_piles_run():
    assert sum(map(run_pile, range(6))) >= 3


@pytest.mark.study
def test_ten_thousand_random_piles():
    ran = sum(map(run_pile, range(6, PILES)))
    print(f"{ran} of {PILES - 6} piles ran, the others were refused")
    assert ran > 0.3 * PILES


def test_memory_grows_with_the_number_of_bodies():
    def numbers(count):
        law = fb.Material(friction=0.5)
        balls = [fb.Body(fb.Sphere(0.1), mass=1.0, material=law, position=(k, 0, 0.1)) for k in range(count)]
        tables = fb.World(balls, contact=[fb.Floor()]).tables()
        layout = layout_of(tables, 1)
        assert layout.header["most_matrix"] == MOST_MATRIX
        return len(tables.floats) + len(tables.integers) + layout.floats + layout.integers - layout.header["buckets"]

    few, more, many = map(numbers, (400, 800, 1200))
    # Beside the matrix of Newton steps, which has one size for all of them.
    assert abs((many - more) - (more - few)) <= 16
    assert (more - few) / 400 < 2000
