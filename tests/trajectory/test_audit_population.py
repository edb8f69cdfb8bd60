"""Runs that are right: the audit finds nothing wrong with any of them, and hardly ever cannot tell."""

from collections import Counter
from dataclasses import replace
from itertools import count, islice

import numpy as np
import pytest
from audit_worlds import UnresolvedError, random_linkage, random_world

import freebody as fb
from freebody.trajectory.report import CANNOT_TELL, DIFFERS

# Of all lines, those that the audit may leave open.
OPEN = 0.02


def judged(runs):
    """Look at the audits of runs: no line differs, drifts of energy are explained. Returns how many lines say what."""
    verdicts = Counter()
    for name, run in runs:
        audit = run.audit()
        for check in audit.checks:
            verdicts[check.verdict] += 1
            assert check.verdict != DIFFERS, f"{name}\n{audit}"
            assert bool(check.reason) == (check.verdict == CANNOT_TELL), f"{name}\n{audit}"
        assert audit.explained, f"{name}\n{audit}"
    return verdicts


def few_open(runs):
    """The same, and few lines are left open."""
    verdicts = judged(runs)
    assert verdicts[CANNOT_TELL] <= OPEN * verdicts.total(), verdicts


def random_runs(make, number, first=0):
    """So many runs that resolve their forces, from the seeds that begin with ``first``."""

    def resolved():
        for seed in count(first):
            case = make(np.random.default_rng(seed))
            try:
                run = case.run()
            except UnresolvedError:
                continue
            yield f"{make.__name__}, seed {seed}: {case.method}, dt = {case.dt:g}, every = {case.every}", run

    return islice(resolved(), number)


@pytest.mark.parametrize(("make", "number"), [(random_world, 80), (random_linkage, 30)])
def test_a_few_random_runs_agree(make, number):
    few_open(random_runs(make, number))


@pytest.mark.study
@pytest.mark.parametrize("part", range(10))
def test_ten_thousand_random_worlds_agree(part):
    # A thousand at a time, of some twelve hundred seeds: shares among fewer scatter too much.
    few_open(random_runs(random_world, 1000, first=1000 + 2000 * part))


@pytest.mark.study
def test_three_hundred_random_damped_linkages_agree():
    few_open(random_runs(random_linkage, 300, first=1000))


def pendulums(number):
    """Boxes that swing on a damped hinge, from nearly free to nearly creeping, with steps of 1 ms and 0.1 ms."""
    rng = np.random.default_rng(60)
    for k in range(number):
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


def test_sixty_damped_pendulums_agree():
    verdicts = judged(pendulums(60))
    assert verdicts[CANNOT_TELL] == 0


@pytest.mark.study
@pytest.mark.parametrize("name", fb.scene_names())
def test_nothing_in_the_library_differs_at_its_step_and_at_two_and_five_times_that(name):
    # Frames stay as far apart as they are, where there are steps between them.
    scene = fb.load_scene(fb.scene_path(name))
    dt, every = scene.form.run.dt or 0.0, scene.form.run.every or 1
    judged(
        (f"{name}, {k} dt", scene.simulate(**({"dt": k * dt, "every": max(1, every // k)} if dt else {})))
        for k in (1, 2, 5)
    )


def long_pendulum(duration):
    scene = fb.load_scene(fb.scene_path("double-pendulum"))
    return f"double pendulum, {duration} s", scene.simulate(duration=duration, dt=1e-3, every=100)


def test_frames_too_far_apart_for_a_chaotic_motion_cannot_tell():
    # With 0.1 s between frames, three or four of them see a swing.
    verdicts = judged([long_pendulum(200.0)])
    assert verdicts[CANNOT_TELL] > 0


@pytest.mark.study
def test_frames_too_far_apart_cannot_tell_in_a_long_run_either():
    verdicts = judged([long_pendulum(4000.0)])
    assert verdicts[CANNOT_TELL] > 0


@pytest.mark.parametrize("every", [1, 3])
@pytest.mark.parametrize("method", ["cf4", "splitting", "adaptive"])
def test_forces_that_switch_between_frames_agree(method, every):
    # Just after a frame, just before one, in the middle, two within three frames, one on a frame.
    dt = 1e-3
    body = fb.Body(fb.Box((1.0, 0.6, 0.3)), density=1.0, name="brick", angular_velocity=(0.3, 2.0, 0.4))
    world = fb.World(body, gravity=(0.0, 0.0, -9.81))
    world.add(fb.Spring(body, at=(0.5, 0.3, 0.1), anchor=(0.0, 0.0, 3.0), stiffness=4.0, rest_length=1.0))
    frame = every * dt
    for start, stop in ((20.01, 44.99), (60.5, 62.7), (80.0, 100.3), (120.2, 140.0)):
        world.add(
            fb.Push(body, (2.0, -1.0, 3.0), at=(0.2, 0.1, 0.0), start=start * frame, duration=(stop - start) * frame)
        )
    few_open([("switching", fb.simulate(world, 300 * frame, dt=dt, every=every, integrator=method, progress=False))])


@pytest.mark.parametrize("method", ["cf4", "rkmk4", "rk4", "splitting", "exact4", "adaptive"])
def test_forces_that_jump_unannounced_are_no_difference(method):
    # A spring with a rest length that is pulled through its anchor, and a torsion spring that is turned over its ridge.
    ball = fb.Body(fb.Sphere(0.2), density=100.0, name="ball", position=(1.0, 0.0, 1e-4), velocity=(-3.0, 0.0, 0.0))
    top = fb.Body(
        fb.Box((1.0, 0.6, 0.3)), density=1.0, name="top", position=(5.0, 0.0, 0.0), angular_velocity=(0, 0, 6.0)
    )
    world = fb.World([ball, top])
    world.add(fb.Spring(ball, anchor=(0.0, 0.0, 0.0), stiffness=30.0, rest_length=0.5, damping=0.5))
    world.add(fb.TorsionSpring(top, stiffness=0.05), fb.Drag(top, rotational=1e-3))
    judged([(method, fb.simulate(world, 3.0, dt=1e-3, every=3, integrator=method, progress=False))])


def test_a_damped_linkage_is_judged_by_the_order_of_its_method():
    # Two links, the lower one damped: at ten times the step, an order of 4 lets the tolerance of work grow by 10^4, one
    # of 2 by 10^2, and neither forgives work that is wrong by one part in a thousand.
    upper, lower = (
        fb.Body(fb.Box((0.5, 0.1, 0.1)), density=800.0, name=name, position=(x, 0.0, 0.0))
        for name, x in (("upper", 0.25), ("lower", 0.75))
    )
    world = fb.World([upper, lower], gravity=(0.0, 0.0, -9.81))
    world.add(fb.Hinge(upper, at=(-0.25, 0, 0), anchor=(0, 0, 0), axis=(0, 1, 0), damping=0.02))
    world.add(fb.Hinge(lower, at=(-0.25, 0, 0), to=upper, to_at=(0.25, 0, 0), axis=(0, 1, 0), damping=0.02))
    for method, order in (("rattle", 2), ("rattle4", 4)):
        tolerance = []
        for every, dt in ((1, 5e-3), (10, 5e-4)):
            run = fb.simulate(world, 1.0, dt=dt, every=every, integrator=method, progress=False)
            audit = run.audit()
            assert audit.agrees, str(audit)
            tolerance.append(audit["work"].tolerance / audit["work"].turnover)
            accumulators = run.accumulators.copy()
            accumulators[:, 0] *= 1.001
            if tolerance[-1] < 1e-3:
                assert replace(run, accumulators=accumulators).audit()["work"].verdict == DIFFERS
        assert tolerance[1] < 1e-3
        assert tolerance[1] < 4.0 * 10.0**-order * tolerance[0] + 1e-5
