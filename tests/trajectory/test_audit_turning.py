"""What steps of order 2 miss of turning, for slender bodies and for bodies that joints hold to faster ones."""

from dataclasses import replace

import numpy as np
import pytest

import freebody as fb
from freebody import so3
from freebody.trajectory.report import AGREES, DIFFERS

CASES = {"spring-chain": ("midpoint", "rod"), "gimbals": ("natural", "outer")}


def run_of(name, part):
    scene = fb.load_scene(fb.scene_path(name))
    dt = (scene.form.run.dt or 1e-3) * part
    duration = scene.form.run.duration / 20.0
    return fb.simulate(scene.world(), duration, dt=dt, integrator=CASES[name][0], progress=False)


@pytest.mark.parametrize("part", [1.0, 0.5, 0.25])
@pytest.mark.parametrize("name", CASES)
def test_orientations_agree_at_every_step(name, part):
    audit = run_of(name, part).audit()
    assert audit["orientation"].verdict == AGREES, str(audit)


def test_a_slender_body_that_turns_one_percent_too_fast_is_found_out():
    run = run_of("spring-chain", 0.5)
    raw = run.raw.copy()
    raw[:, run.names.index("rod"), -3:] *= 1.01
    check = replace(run, raw=raw).audit()["orientation"]
    assert (check.verdict, check.body) == (DIFFERS, "rod")


def test_gimbals_that_turn_one_percent_too_fast_about_the_outer_axis_are_found_out():
    run = run_of("gimbals", 0.5)
    raw = run.raw.copy()
    # All bodies together about the axis of the outer ring, so that no joint opens.
    more = so3.hat(0.01 * run["outer"].angular_velocity)
    for body, name in enumerate(run.names):
        raw[:, body, 12:15] += np.einsum("fij,fj->fi", more, raw[:, body, 0:3])
        raw[:, body, 15:24] += (more @ run[name].rotation).reshape(-1, 9)
    forged = replace(run, raw=raw).audit()
    assert (forged["orientation"].verdict, forged["orientation"].body) == (DIFFERS, "outer"), str(forged)
