"""Runs that are right: the audit finds nothing wrong with any of them, and hardly ever cannot tell."""

from collections import Counter

import numpy as np
import pytest
from audit_worlds import random_linkage, random_world

import freebody as fb
from freebody.trajectory.report import CANNOT_TELL, DIFFERS

# Of all lines, those that the audit may leave open.
OPEN = 0.02


def judged(runs, *, most_open=OPEN):
    """Look at the audits of runs; none differs, every drift of energy is explained, few lines are left open."""
    verdicts = Counter()
    for name, run in runs:
        audit = run.audit()
        for check in audit.checks:
            verdicts[check.verdict] += 1
            assert check.verdict != DIFFERS, f"{name}\n{audit}"
            assert bool(check.reason) == (check.verdict == CANNOT_TELL), f"{name}\n{audit}"
        assert audit.explained, f"{name}\n{audit}"
    assert verdicts[CANNOT_TELL] <= most_open * verdicts.total(), verdicts


def random_runs(make, count, first=0):
    for seed in range(first, first + count):
        case = make(np.random.default_rng(seed))
        yield f"{make.__name__}, seed {seed}: {case.method}, dt = {case.dt:g}", case.run()


@pytest.mark.parametrize(("make", "count"), [(random_world, 40), (random_linkage, 12)])
def test_a_few_random_runs_agree(make, count):
    # So few runs do not tell a share of 2 % from one of 5 %; the studies below do.
    judged(random_runs(make, count), most_open=0.05)


@pytest.mark.study
@pytest.mark.parametrize("hundred", range(100))
def test_ten_thousand_random_worlds_agree(hundred):
    judged(random_runs(random_world, 100, first=1000 + 100 * hundred))


@pytest.mark.study
@pytest.mark.parametrize("part", range(3))
def test_three_hundred_random_damped_linkages_agree(part):
    judged(random_runs(random_linkage, 100, first=1000 + 100 * part))


def pendulums(count):
    """Boxes that swing on a damped hinge, from nearly free to nearly creeping, with steps of 1 ms and 0.1 ms."""
    rng = np.random.default_rng(60)
    for k in range(count):
        size = rng.uniform(0.1, 1.0, 3)
        rod = fb.Body(
            fb.Box(tuple(size)), density=10.0 ** rng.uniform(0, 3.5), name="rod", position=(size[0] / 2, 0, 0)
        )
        about = float(rod.inertia[1][1]) + rod.mass * size[0] ** 2 / 4
        damping = about * 10.0 ** rng.uniform(-3, 1.3)
        world = fb.World(rod, gravity=(0.0, 0.0, -9.81))
        world.add(fb.Hinge(rod, at=(-size[0] / 2, 0, 0), anchor=(0, 0, 0), axis=(0, 1, 0), damping=damping))
        dt = (1e-3, 1e-4)[k % 2]
        yield f"pendulum {k}", fb.simulate(world, 2000 * dt, dt=dt, progress=False)


def test_damped_pendulums_agree():
    judged(pendulums(20))


@pytest.mark.study
@pytest.mark.parametrize("name", fb.scene_names())
def test_the_library_agrees_at_its_step_and_at_two_and_five_times_that(name):
    scene = fb.load_scene(fb.scene_path(name))
    steps = scene.form.run.dt or 0.0
    judged((f"{name}, {k} dt", scene.simulate(**({"dt": k * steps} if steps else {}))) for k in (1, 2, 5))
