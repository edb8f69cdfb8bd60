"""Random worlds with contact run or are refused in words, and none of them hangs."""

import time

import numpy as np
import pytest

import freebody as fb
from freebody.errors import FreebodyError

# Seconds of one core: far more than any of these worlds takes (milliseconds a step, once compiled); a hang would take
# forever.
LONGEST = 60.0


def a_shape(rng):
    """Any shape of ordinary size."""
    a, b, c = rng.uniform(0.05, 0.3, size=3)
    kinds = [
        lambda: fb.Sphere(a),
        lambda: fb.Box((a, b, c)),
        lambda: fb.Capsule(a, b),
        lambda: fb.Cylinder(a, b),
        lambda: fb.Cone(a, b),
        lambda: fb.Ellipsoid((a, b, c)),
        lambda: fb.Torus(a + b, 0.5 * a),
        lambda: fb.Shell(fb.Sphere(a), 0.2 * a),
        lambda: fb.Compound([fb.Part(fb.Sphere(a), density=1.0), fb.Part(fb.Box(b), density=2.0, origin=(a, 0, 0))]),
    ]
    return kinds[rng.integers(len(kinds))]()


def a_material(rng):
    """From ice to rubber."""
    return fb.Material(
        friction=rng.choice([0.0, rng.uniform(0, 1.5)]),
        restitution=rng.choice([0.0, 1.0, rng.uniform(0, 1)]),
        rolling=rng.choice([0.0, 1e-3]),
        spinning=rng.choice([0.0, 1e-3]),
        slip_speed=rng.choice([0.0, 0.0, 0.1]),
    )


def a_turn(rng):
    q = rng.normal(size=4)
    return q / np.linalg.norm(q)


def a_world(rng):
    """One to four bodies, some grounds, perhaps a joint."""
    bodies = [
        fb.Body(
            a_shape(rng), mass=rng.uniform(0.1, 10.0), material=a_material(rng),
            position=rng.normal(size=3) + (0, 0, 1),
            orientation=a_turn(rng), velocity=rng.normal(size=3), angular_velocity=5 * rng.normal(size=3),
            group=rng.choice([None, "a"]),
        )
        for _ in range(rng.integers(1, 5))
    ]  # fmt: skip
    world = fb.World(bodies, gravity=rng.choice([(0, 0, -9.81), (0, 0, 0)]))
    if rng.random() < 0.8:
        moves = {"velocity": rng.normal(size=3), "angular_velocity": rng.normal(size=3)} if rng.random() < 0.3 else {}
        world.add(fb.Floor(point=(0, 0, -0.2), normal=(*0.3 * rng.normal(size=2), 1.0), **moves))
    if rng.random() < 0.3:
        world.add(fb.Fixed(a_shape(rng), position=rng.normal(size=3), orientation=a_turn(rng)))
    if len(bodies) > 1 and rng.random() < 0.4:
        kinds = [lambda: fb.Ball(bodies[0], to=bodies[1]), lambda: fb.Hinge(bodies[0], axis=(0, 0, 1), to=bodies[1]),
                 lambda: fb.Hinge(bodies[0], axis=rng.normal(size=3), limits=(-0.5, 0.5), restitution=0.5)]  # fmt: skip
        world.add(kinds[rng.integers(len(kinds))]())
    return world.assemble() if rng.random() < 0.7 else world


def run_or_refuse(seed):
    """None for a run, else why not; fails for anything else than these two."""
    rng = np.random.default_rng(seed)
    begun = time.process_time()
    try:
        run = fb.simulate(a_world(rng), 0.1, dt=5e-3, progress=False)
    except FreebodyError as error:
        return str(error)
    finally:
        assert time.process_time() - begun < LONGEST, f"world {seed} took too long"
    assert np.isfinite(run.raw).all(), f"world {seed}"
    return None


def test_random_worlds_run_or_are_refused():
    ball = fb.Body(fb.Sphere(1), mass=1, material=fb.Material(), position=(0, 0, 2))
    fb.simulate(fb.World(ball, contact=[fb.Floor()]), 0.01, dt=0.01, progress=False)  # compiles
    said = [run_or_refuse(seed) for seed in range(60)]
    assert sum(reason is None for reason in said) > 30, said


@pytest.mark.study
def test_ten_thousand_random_worlds_run_or_are_refused():
    said = [run_or_refuse(seed) for seed in range(10_000)]
    assert sum(reason is None for reason in said) > 5_000
