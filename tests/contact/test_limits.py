"""Joints that stop at the ends of their range, against closed forms."""

import numpy as np
import pytest
from cases import DOWN, G, accounts
from scipy.integrate import quad

import freebody as fb

# Each with steps of the length that suits it.
METHODS = {"touch4": (1e-3, "touch4"), "adaptive": (1e-2, fb.Adaptive(rtol=1e-11, atol=1e-13))}


def ran(world, duration, method):
    dt, integrator = METHODS[method]
    run = fb.simulate(world, duration, dt=dt, integrator=integrator)
    assert np.abs(accounts(run)).max() < 1e-12
    assert run.audit().agrees
    assert not run.notes
    return run


def falling(**limits):
    """A slider that falls 0.5 m onto its lower end, or from its upper one."""
    body = fb.Body(fb.Box((0.1, 0.1, 0.1)), mass=2.0, position=(0.3, 0, 1.0), name="body")
    joint = fb.Slider(body, axis=(0, 0, 1), anchor=(0.3, 0, 1.0), name="slider", **limits)
    return fb.World([body], gravity=DOWN, joints=[joint])


@pytest.mark.parametrize("method", METHODS)
@pytest.mark.parametrize("restitution", [0.0, 0.6])
def test_a_slider_bounces_off_its_end(restitution, method):
    e, fall = restitution, np.sqrt(2.0 * 0.5 / G)
    run = ran(falling(limits=(-0.5, 0.5), restitution=e), 1.8, method)
    times = np.array(run.impacts.time)
    exact = fall * (1.0 + 2.0 * np.cumsum([0.0, *e ** np.arange(1, len(times))]))
    exact[-1] = fall * (1.0 + e) / (1.0 - e)  # the last entry stands for all that would follow
    np.testing.assert_allclose(times, exact, rtol=0.0, atol=5e-11)
    assert run["body"].position[-1] == pytest.approx([0.3, 0, 0.5], abs=1e-12)
    assert run.lost_to_restitution[-1] == pytest.approx(2.0 * G * 0.5, rel=1e-12)


def pendulum(**limits):
    """A rod that falls from the horizontal."""
    rod = fb.Body(fb.Box((1.0, 0.1, 0.1)), mass=1.0, position=(0.5, 0, 0), name="rod")
    joint = fb.Hinge(rod, at=(-0.5, 0, 0), anchor=(0, 0, 0), axis=(0, 1, 0), name="hinge", **limits)
    return fb.World([rod], gravity=DOWN, joints=[joint])


@pytest.mark.parametrize("method", METHODS)
def test_a_pendulum_bounces_off_its_end(method):
    # From rest the rate is sqrt(2 k sin(angle)); with angle = s^2 the time is an integral without a pole.
    end, e, inertia = 0.5, 0.5, (1.0 + 0.01) / 12.0 + 0.25
    k = 0.5 * G / inertia

    def slowness(s):
        return 2.0 * s / np.sqrt(2.0 * k * np.sin(s * s)) if s else np.sqrt(2.0 / k)

    met = quad(slowness, 0.0, np.sqrt(end), epsabs=1e-14, epsrel=1e-13)[0]
    run = ran(pendulum(limits=(-0.1, end), restitution=e), 3.0, method)
    assert run.impacts.time[0] == pytest.approx(met, abs=1e-10)
    # It rises by e^2 of what it fell and falls again.
    top = np.arcsin((1.0 - e * e) * np.sin(end))

    def back(s):
        angle = top + s * s
        return 2.0 * s / np.sqrt(2.0 * k * (np.sin(angle) - np.sin(top))) if s else np.sqrt(2.0 / (k * np.cos(top)))

    again = met + 2.0 * quad(back, 0.0, np.sqrt(end - top), epsabs=1e-14, epsrel=1e-13)[0]
    assert run.impacts.time[1] == pytest.approx(again, abs=1e-10)
    assert np.array(run.impacts.restitution)[0] == e
    assert run.joints["hinge"].angle[-1] == pytest.approx(end, abs=1e-12)
    assert run.lost_to_restitution[-1] == pytest.approx(0.5 * G * np.sin(end), rel=1e-12)


def test_a_limit_carries_what_leans_on_it():
    run = fb.simulate(falling(limits=(0.0, None)), 0.02, dt=1e-3)
    assert run["body"].position[-1] == pytest.approx([0.3, 0, 1.0], abs=1e-15)
    assert not len(run.impacts.time)
