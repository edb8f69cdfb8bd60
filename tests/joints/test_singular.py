"""Singular positions: the N-four-bar, whose rods lie on one line twice a turn, where constraints lose rank.

As long as no window folds, all upright rods stand at one angle a from the x axis, and the linkage is a pendulum:

    J a'' = -g W cos a,  J = (N + 1) (I + 1/4) + N,  W = (N + 1) / 2 + N  (rods of 1 m and 1 kg, I about their middle).
"""

from __future__ import annotations

import numpy as np
import pytest
from linkages import GRAVITY, windows
from scipy.integrate import solve_ivp

import freebody as fb

# A rod of 1 m by 0.1 m by 0.1 m about its middle.
INERTIA = (1.0 + 0.1**2) / 12.0
FINEST = 2e-3
DRIFT = 1e-5


def angle(run):
    """Of the first rod, from the x axis towards z."""
    x, _, z = run["rod0"].position.T
    return np.unwrap(np.arctan2(z, x))


def pendulum_angle(count, times):
    inertia, weight = (count + 1) * (INERTIA + 0.25) + count, 0.5 * (count + 1) + count
    return solve_ivp(
        lambda _, s: (s[1], -GRAVITY * weight * np.cos(s[0]) / inertia),
        (0.0, times[-1]),
        (0.5 * np.pi, -1.0),
        method="DOP853",
        t_eval=times,
        rtol=1e-12,
        atol=1e-12,
    ).y[0]


def passages(run):
    """Energies where all rods are on one line, relative to the peak of the kinetic energy."""
    height = run["rod0"].position[:, 2]
    before = np.flatnonzero(height[1:] * height[:-1] <= 0.0)
    part = height[before] / (height[before] - height[before + 1])
    energy = run.energy / run.kinetic_energy.max()
    return energy[before] + part * (energy[before + 1] - energy[before])


def allowed(dt):
    """Up to 2 ms a fixed part of the energy; beyond, errors of a method of order 2."""
    return DRIFT * max(1.0, (dt / FINEST) ** 2)


@pytest.mark.parametrize(("count", "dt"), [(1, 2e-3), (2, 1.8e-3), (5, 1.8e-3), (40, 6e-3)])
def test_rods_pass_the_line_on_as_a_pendulum(count, dt):
    run = fb.simulate(windows(count), 6.0, dt=dt)
    steps = run.times[:: max(1, len(run.times) // 200)]
    expected = pendulum_angle(count, steps)
    # The phase error of order 2 over six seconds: 0.4 (w h)^2 of an angle of 20 rad, w up to 8 rad/s at the bottom.
    assert np.abs(np.interp(steps, run.times, angle(run)) - expected).max() <= 300.0 * dt**2
    assert len(passages(run)) >= 6


@pytest.mark.parametrize(("count", "dt"), [(2, 1.6e-3), (3, 6e-3), (5, 2e-3)])
def test_no_passage_costs_energy(count, dt):
    energy = passages(fb.simulate(windows(count), 21.0, dt=dt))
    assert len(energy) >= 20
    assert abs(energy[-10:].mean() - energy[:10].mean()) <= allowed(dt)


def test_joints_close_behind_the_line_and_notes_do_not_count_what_follows_only_there():
    run = fb.simulate(windows(2), 3.0, dt=1.6e-3)
    text = str(run.audit())
    assert "6 equations of the joints follow from the others" in text
    assert "a singular position of the linkage was passed in" in text
    opened = np.max([joint.violation for joint in run.joints.values()], axis=0)
    # What two steps of free motion let rods turn apart, g dt^2, is seen along the line at the angle of one step.
    assert opened.max() <= 1e-6
    assert opened[-1] <= 1e-10


@pytest.mark.study
@pytest.mark.parametrize("dt", [round(1e-4 * k, 4) for k in range(5, 61)])
@pytest.mark.parametrize("count", [1, 2, 3, 5, 10, 40])
def test_every_step_passes(count, dt):
    energy = passages(fb.simulate(windows(count), 10.0, dt=dt))
    assert len(energy) >= 10
    assert np.ptp(energy) <= allowed(dt)


@pytest.mark.study
@pytest.mark.parametrize("dt", [0.5e-3, 1e-3, 1.6e-3, 2e-3, 4e-3, 6e-3])
@pytest.mark.parametrize("count", [1, 2, 5])
def test_a_hundred_seconds_keep_the_energy(count, dt):
    energy = passages(fb.simulate(windows(count), 100.0, dt=dt))
    assert len(energy) >= 95
    assert abs(energy[-10:].mean() - energy[:10].mean()) <= allowed(dt)
