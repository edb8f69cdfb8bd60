"""touch4 in a few steps, which can be taken without compiling: against closed forms and, for the rattleback, SciPy."""

import numpy as np
import pytest
from cases import G, accounts, ball, on_floor, rattleback, rolled

import freebody as fb

DT = 1e-3


def test_a_rattleback_follows_its_equations():
    world, start = rattleback(-5.0)
    exact, errors = rolled(start, 0.02)(0.02)[3:], []
    for dt in (DT, DT / 2):
        run = fb.simulate(world, 0.02, dt=dt)
        errors.append(np.abs(run[0].rotation[-1].T @ run[0].angular_velocity[-1] - exact).max())
        assert np.abs(accounts(run)).max() < 1e-13
    assert errors[1] < 6e-7
    assert np.log2(errors[0] / errors[1]) == pytest.approx(4.0, abs=0.2)


def test_a_ball_slides_as_coulomb_says():
    mu, velocity = 0.3, np.array([3.0, 4.0, 0.0])
    run = fb.simulate(on_floor(ball(0.1, friction=mu, velocity=velocity)), 0.02, dt=DT)
    along = velocity / 5.0
    np.testing.assert_allclose(run[0].velocity[-1], velocity - 0.02 * mu * G * along, rtol=0.0, atol=1e-13)
    spin = 2.5 * mu * G * 0.02 / 0.1
    np.testing.assert_allclose(run[0].angular_velocity[-1], spin * np.array([-0.8, 0.6, 0.0]), rtol=0.0, atol=1e-11)
    assert run.lost_to_friction[-1] == pytest.approx(run.kinetic_energy[0] - run.kinetic_energy[-1], rel=1e-12)


def test_a_slow_ball_rolls_when_its_slip_is_gone():
    mu, speed = 0.2, 0.07
    run = fb.simulate(on_floor(ball(0.1, friction=mu, velocity=(speed, 0, 0))), 0.02, dt=DT)
    assert run[0].velocity[-1, 0] == pytest.approx(5.0 * speed / 7.0, abs=1e-14)
    stops = 2.0 * speed / (7.0 * mu * G)
    assert list(run.contacts["ball", "floor"].mode) == ["sliding" if t < stops else "rolling" for t in run.times]


def test_a_ball_bounces_to_the_end_of_its_series():
    e, height = 0.5, 1e-3
    run = fb.simulate(on_floor(ball(0.05, restitution=e, position=(0, 0, 0.05 + height))), 0.05, dt=DT)
    fall = np.sqrt(2.0 * height / G)
    assert run.impacts.time[0] == pytest.approx(fall, abs=1e-12)
    assert run.impacts.time[1] == pytest.approx(fall * (1.0 + 2.0 * e), abs=1e-12)
    assert run.impacts.time[-1] == pytest.approx(fall * (1.0 + e) / (1.0 - e), abs=1e-10)
    assert not run[0].velocity[-1].any()
    assert np.abs(accounts(run)).max() < 1e-12


def test_a_block_that_lands_nearly_flat_keeps_the_balance():
    # All four corners touch at once: those that are 4e-10 m higher, too.
    body = fb.Body(fb.Box((0.2, 0.1, 0.05)), mass=1.0, material=fb.Material(friction=0.3), name="block",
                   orientation="2e-9 rad about y", position=(0, 0, 0.026))  # fmt: skip
    run = fb.simulate(on_floor(body), 0.02, dt=DT)
    assert len(run.impacts.time) == 4
    assert np.ptp(run.impacts.time) == 0.0
    assert np.abs(run[0].velocity[-1]).max() < 1e-15
    assert np.abs(accounts(run)).max() < 1e-13


@pytest.mark.parametrize("shape", [fb.Torus(0.8, 0.2), fb.Cylinder(0.8, 0.4)], ids=["ring", "disk"])
def test_what_falls_flat_slaps_with_all_of_its_rim(shape):
    # From rest on the edge of its rim, without friction: the fall as energy, then a slap that takes all of it.
    tilt = 0.02
    R, half = 0.8, 0.2
    height = R * np.sin(tilt) + (half if isinstance(shape, fb.Torus) else half * np.cos(tilt))
    body = fb.Body(shape, mass=1.0, material=fb.Material(), orientation=f"{tilt} rad about x", position=(0, 0, height),
                   name="body")  # fmt: skip
    run = fb.simulate(on_floor(body), 0.08, dt=DT)
    # Without friction its centre falls straight down.
    assert np.abs(run["body"].position[-1] - (0, 0, half)).max() < 1e-9
    assert np.abs([run["body"].velocity[-1], run["body"].angular_velocity[-1]]).max() < 1e-9
    assert run.lost_to_restitution[-1] == pytest.approx(G * (height - half), rel=1e-8)
    assert np.abs(accounts(run)).max() < 1e-8
