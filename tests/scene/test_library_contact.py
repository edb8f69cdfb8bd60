"""The scenes with contact show what they say."""

import numpy as np
import pytest

import freebody as fb


@pytest.fixture(scope="module")
def runs():
    """Each scene is run once."""
    done = {}

    def run(name):
        if name not in done:
            done[name] = fb.load_scene(fb.scene_path(name)).simulate()
        return done[name]

    return run


def test_five_balls_roll_alike_in_the_end(runs):
    run = runs("five-balls")
    for name in run.names:
        # 2/7 of the slip of 3 m/s, whatever the coefficient of friction.
        assert run[name].velocity[-1] == pytest.approx((6 / 7, 0, 0), abs=1e-9)


def test_the_wooden_ball_rests_when_it_must(runs):
    run, e = runs("five-balls"), 0.5
    rest = np.sqrt(2 / 9.81) * (1 + e) / (1 - e)
    height = run["wooden ball"].position[:, 2] - 0.05
    assert height[run.times < rest - 0.05].max() > 1e-3
    assert np.abs(height[run.times > rest + 1e-6]).max() < 1e-12


def test_one_block_stays_and_the_other_slides(runs):
    run = runs("incline")
    stays, slides = run["stays"].position, run["slides"].velocity
    assert np.abs(stays - stays[0]).max() <= 1e-12
    rate = 9.81 * (1 - 0.49 * 2) / np.sqrt(5)
    assert np.linalg.norm(slides[-1]) == pytest.approx(4.0 * rate, rel=1e-9)


def test_the_bowling_ball_rolls_at_five_metres_a_second(runs):
    ball = runs("bowling")["ball"]
    assert ball.velocity[-1] == pytest.approx((5, 0, 0), abs=1e-10)
    start = 2 * 7 / (7 * 0.2 * 9.81)
    way = 6.116207951
    assert ball.position[-1, 0] == pytest.approx(way + 5 * (2.0 - start), abs=1e-8)


def test_the_ball_on_the_turntable_comes_back(runs):
    ball = runs("turntable")["ball"]
    assert ball.position[-1] == pytest.approx(ball.position[0], abs=1e-8)
    assert np.linalg.norm(ball.position[:, :2] - (0.3, 0), axis=1) == pytest.approx(0.2, abs=1e-8)


def test_only_the_last_ball_of_the_cradle_flies_off(runs):
    run = runs("cradle")
    high = [run[f"ball{k}"].position[:, 2].max() for k in range(1, 6)]
    assert high[0] == pytest.approx(0.15 * (1 - np.cos(np.deg2rad(40))), rel=1e-6)
    assert high[4] == pytest.approx(high[0], rel=1e-3)
    assert max(high[1:4]) < 1e-12


def test_the_tippe_top_turns_over(runs):
    run = runs("tippe-top")
    up = run["top"].rotation[:, 2, 2]
    level = np.interp(0.0, -up[: np.argmin(up) + 1], run.times[: np.argmin(up) + 1])
    assert level == pytest.approx(5.0667, abs=2e-2)  # the frames are 10 ms apart
    assert up[-1] < -0.99


def test_the_rattleback_turns_back(runs):
    run = runs("rattleback")
    spin = run["stone"].angular_velocity[:, 2]
    # It passes zero first at 2.68464704 s, between two frames, and a few times more while it rattles.
    assert spin[run.times < 2.6].max() < 0.0
    assert spin[run.times > 3.5].min() > 0.0
    there = fb.load_scene(fb.scene_path("rattleback")).simulate(duration=2.68464704, dt=2.5e-4)
    # The rate of the spin is 5.44 rad/s^2 there.
    assert abs(there["stone"].angular_velocity[-1, 2]) < 5.44 * 1e-6


def test_the_marble_keeps_its_energy_and_stays_on_the_bowl(runs):
    run = runs("bowl")
    away = np.linalg.norm(run["marble"].position - (0, 0, 0.5), axis=1)
    assert away == pytest.approx(0.45, abs=1e-11)
    energy = run.kinetic_energy + run.potential_energy
    assert np.ptp(energy) <= 1e-8 * energy[0]


def test_the_pendulum_leans_against_the_stop(runs):
    bob = runs("stop")["bob"]
    assert np.arctan2(bob.position[-1, 0], -bob.position[-1, 2]) == pytest.approx(0.3, abs=1e-9)
    assert np.abs(bob.velocity[-1]).max() < 1e-12


def test_the_torus_lies_down(runs):
    torus = runs("torus-on-the-floor")["torus"]
    assert torus.position[-1, 2] == pytest.approx(0.2, abs=1e-9)
    assert np.abs(torus.velocity[-1]).max() < 1e-12
    assert np.abs(torus.angular_velocity[-1]).max() < 1e-12


def test_the_disk_becomes_ever_flatter_and_lies_down(runs):
    run = runs("eulers-disk")
    disk = run["disk"]
    tilt = np.arccos(np.minimum(disk.rotation[:, 2, 2], 1.0))
    assert np.all(np.diff(tilt[run.times < 4.0][::40]) < 0.0)
    after = run.times > 4.1
    assert np.abs(disk.velocity[after]).max() < 1e-12
    assert np.abs(disk.angular_velocity[after]).max() < 1e-12
    assert disk.position[-1, 2] == pytest.approx(0.0032, abs=1e-12)
    balance = run.energy - run.work + run.lost_to_friction + run.lost_to_restitution
    assert np.ptp(balance) < 1e-4 * run.energy[0]
