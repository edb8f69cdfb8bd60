"""Motions that are known from elsewhere: to what accuracy the methods for linkages meet them."""

import numpy as np
import pytest
from linkages import DENSITY, GRAVITY, LENGTH, WIDTH, double_pendulum, heavy_top, pendulum
from scipy.integrate import solve_ivp

import freebody as fb

# Released from the side: elliptic functions. Printed to ten digits.
PENDULUM_AT_10 = (-0.2750874626, -0.9614192051)
PENDULUM_PERIOD = 2.36784194757624
TOP_AT_2 = (-0.15041682, -0.72416559, -0.67302227)
TOP_SPIN_AT_2 = (-27.65851553, -106.16380414, -102.46246381)


def test_pendulum_is_where_elliptic_functions_say_after_ten_seconds():
    run = fb.simulate(pendulum(), 10.0, dt=2e-3, integrator="rattle4", every=100)
    assert run["bob"].position[-1, :2] == pytest.approx(PENDULUM_AT_10, abs=2e-9)


def test_pendulum_comes_back_after_its_period():
    run = fb.simulate(pendulum(), PENDULUM_PERIOD, dt=1e-3, integrator="rattle4", every=100)
    # At the turning point the position is stationary: what is left is the fourth-order error.
    assert run["bob"].position[-1] == pytest.approx((-1.0, 0.0, 0.0), abs=1e-9)


def test_heavy_top_reaches_the_published_state():
    run = fb.simulate(heavy_top(), 2.0, dt=2.5e-4, integrator="rattle4", every=100)
    # The reference is printed to eight decimals.
    assert run["top"].position[-1] == pytest.approx(TOP_AT_2, abs=1e-8)
    assert run["top"].angular_velocity[-1] == pytest.approx(TOP_SPIN_AT_2, abs=2e-7)
    about_axis = np.einsum("fij,fi->fj", run["top"].rotation, run["top"].angular_velocity)[:, 1]
    assert about_axis == pytest.approx(150.0, rel=1e-12)


def minimal_double_pendulum(first, second, times):
    """Angles of both boxes from the x axis towards z, from Lagrange's equations in these two angles."""
    mass = DENSITY * LENGTH * WIDTH * WIDTH
    inertia = mass * (LENGTH**2 + WIDTH**2) / 12.0
    half = 0.5 * LENGTH

    def rates(_, y):
        a, b, va, vb = y
        c, s = np.cos(a - b), np.sin(a - b)
        matrix = np.array(
            [
                [inertia + mass * half**2 + mass * LENGTH**2, mass * LENGTH * half * c],
                [mass * LENGTH * half * c, inertia + mass * half**2],
            ]
        )
        pull = np.array(
            [
                -mass * LENGTH * half * s * vb**2 - mass * GRAVITY * (half + LENGTH) * np.cos(a),
                mass * LENGTH * half * s * va**2 - mass * GRAVITY * half * np.cos(b),
            ]
        )
        return [va, vb, *np.linalg.solve(matrix, pull)]

    solved = solve_ivp(
        rates, (0.0, times[-1]), [first, second, 0.0, 0.0], "DOP853", t_eval=times, rtol=1e-13, atol=1e-14
    )
    return solved.y[:2].T


def test_double_pendulum_agrees_with_minimal_coordinates_for_five_seconds():
    run = fb.simulate(double_pendulum(), 5.0, dt=2.5e-4, integrator="rattle4", every=2000)
    angles = minimal_double_pendulum(0.0, 0.4, run.times)
    for name, expected in zip(("upper", "lower"), angles.T):
        along = run[name].rotation[:, :, 0]
        assert along[:, 0] == pytest.approx(np.cos(expected), abs=1e-9)
        assert along[:, 2] == pytest.approx(np.sin(expected), abs=1e-9)
    # Angles of hinges count right-handed about y, so against ours.
    assert run.joints["shoulder"].angle == pytest.approx(-angles[:, 0], abs=1e-9)


@pytest.mark.parametrize(("method", "order"), [("rattle", 2), ("rattle4", 4)])
@pytest.mark.parametrize("make", [heavy_top, double_pendulum])
def test_methods_converge_at_their_order(method, order, make):
    world, name = make(), make().names[-1]
    steps = (2e-3, 1e-3, 5e-4) if make is heavy_top else (8e-3, 4e-3, 2e-3)
    ends = [
        fb.simulate(world, 0.4, dt=dt, integrator=method, every=10)[name].position[-1] for dt in (*steps, steps[-1] / 4)
    ]
    errors = [np.linalg.norm(end - ends[-1]) for end in ends[:-1]]
    slopes = np.diff(np.log(errors)) / np.diff(np.log(steps))
    assert slopes == pytest.approx(order, abs=0.25)
