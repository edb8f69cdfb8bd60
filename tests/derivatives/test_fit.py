"""Fits to synthetic tracks: values, errors that mean what they say, and what data cannot tell."""

import numpy as np
import pytest

import freebody as fb
from freebody.errors import InputError

NOISE = 1e-3
TIMES = np.linspace(0.05, 2.0, 40)


def bob(stiffness=12.0, linear=0.15, velocity=(0.3, -0.2, 0.1)):
    body = fb.Body(mass=0.8, position=(0.5, 0.1, -0.9), velocity=velocity, name="bob")
    world = fb.World([body], gravity=(0, 0, -9.81))
    world.add(fb.Spring(body, anchor=(0, 0, 0), stiffness=stiffness, rest_length=0.4))
    return world.add(fb.Drag(body, linear=linear))


TRUTH = {"force.spring.stiffness": 12.0, "force.drag.linear": 0.15, "body.bob.velocity[0]": 0.3}


def track(seed, times=TIMES):
    """Positions from SciPy, by equations of our own, with noise."""
    from scipy.integrate import solve_ivp

    def rates(t, y):
        x, v = y[:3], y[3:]
        length = np.linalg.norm(x)
        force = -12.0 * (length - 0.4) * x / length - 0.15 * v
        return [*v, *(force / 0.8 + np.array([0, 0, -9.81]))]

    run = solve_ivp(rates, (0, times[-1]), [0.5, 0.1, -0.9, 0.3, -0.2, 0.1], t_eval=times, rtol=1e-11, atol=1e-12)
    return run.y[:3].T + NOISE * np.random.default_rng(seed).standard_normal((len(times), 3))


def fitted(data, **more):
    start = bob(stiffness=9.0, linear=0.3, velocity=(0.0, -0.2, 0.1))
    observed = fb.Observed("bob", TIMES, position=data, **more)
    free = {"force.spring.stiffness": (0, 50), "force.drag.linear": (0, None), "body.bob.velocity[0]": None}
    return fb.fit(start, observed, free=free, dt=0.01, integrator="cf4")


def test_a_noisy_track_gives_spring_drag_and_velocity():
    data = track(1)
    data[5:9] = np.nan
    f = fitted(data, noise=NOISE)
    assert f.rank == 3
    assert f.names == tuple(TRUTH)
    assert np.max(np.abs(f.values - [*TRUTH.values()]) / f.errors) < 4.0
    assert (f.errors < [0.01, 0.01, 0.01]).all()
    assert f.noise == pytest.approx(1.0, abs=0.2)
    assert f["force.spring.stiffness"] == f.values[0]
    # Without the noise it is found from what is left.
    estimated = fitted(data)
    assert estimated.noise == pytest.approx(NOISE, rel=0.2)
    np.testing.assert_allclose(estimated.errors, f.errors * estimated.noise / NOISE, rtol=1e-3)
    times, left = f.residuals["0: bob position"]
    assert left.shape == (36, 3)
    assert times.shape == (36,)
    assert "+-" in str(f)
    (axes,) = fb.plot_fit(f).axes
    dots = [line.get_xydata() for line in axes.lines if line.get_marker() == "."]
    np.testing.assert_array_equal(np.array(dots)[:, :, 1].T, left)


def coverage(seeds):
    """The part of all numbers that lie within two stated standard deviations."""
    inside = []
    for seed in seeds:
        f = fitted(track(seed), noise=NOISE)
        inside.append(np.abs(f.values - [*TRUTH.values()]) <= 2.0 * f.errors)
    return np.mean(inside, axis=0)


def test_errors_mean_what_they_say():
    """Of 24 numbers 23 are expected."""
    assert np.sum(coverage(range(8)) * 8) >= 20


@pytest.mark.study
def test_two_standard_deviations_cover_95_of_100():
    found = coverage(range(1000))
    assert (found >= 0.935).all()
    assert (found <= 0.97).all()


def test_free_rotation_shows_only_ratios_of_moments():
    """Poses and gyroscope of a body without torque: the scale of its inertia stays unknown, its ratios do not."""

    def spun(inertia):
        return fb.World([fb.Body(mass=1.0, inertia=inertia, angular_velocity=(0.3, 2.0, 0.5), name="wing")])

    times = np.linspace(0.1, 4.0, 40)
    run = fb.simulate(spun((1.0, 1.7, 2.2)), 4.0, dt=0.1, integrator="exact4")
    rng = np.random.default_rng(3)
    turned = run["wing"].orientation[1:]
    spins = np.einsum("nji,nj->ni", fb.so3.quaternion_to_matrix(turned), run["wing"].angular_velocity[1:])
    observed = [
        fb.Observed("wing", times, orientation=turned, noise=1e-3),
        fb.Observed(
            "wing", times, angular_velocity=spins + 1e-3 * rng.standard_normal((40, 3)), frame="body", noise=1e-3
        ),
    ]
    f = fb.fit(spun((1.0, 1.5, 2.0)), observed, free=["body.wing.inertia"], dt=0.1, integrator="exact4")
    assert f.rank == 2
    (together,) = f.unknown
    assert np.isinf(f.errors).all()
    ratios = np.array([*together.values()])
    np.testing.assert_allclose(ratios, f.values / f.values[0], rtol=1e-6)
    np.testing.assert_allclose(f.values / f.values[0], [1.0, 1.7, 2.2], rtol=2e-3)
    second = f.values.sum() / 2 - f.values
    assert (second > 0).all()
    assert "cannot tell" in str(f)


def test_what_cannot_be_fitted_is_refused():
    data = track(2)
    with pytest.raises(InputError, match="shape"):
        fb.Observed("bob", TIMES, position=data[:-1])
    with pytest.raises(InputError, match="without data"):
        fb.Observed("bob", TIMES)
    with pytest.raises(InputError, match="after the one before"):
        fb.Observed("bob", TIMES[::-1], position=data)
    observed = fb.Observed("bob", TIMES, position=data)
    with pytest.raises(InputError, match="outside of its bounds"):
        fb.fit(bob(), observed, free={"force.spring.stiffness": (0, 5)}, dt=0.01)
    with pytest.raises(InputError, match="no body named 'ball'"):
        fb.fit(bob(), fb.Observed("ball", TIMES, position=data), free=["force.spring.stiffness"], dt=0.01)
    with pytest.raises(InputError, match="only gaps"):
        fb.fit(bob(), fb.Observed("bob", TIMES, position=data * np.nan), free=["force.spring.stiffness"], dt=0.01)
    with pytest.raises(InputError, match="bounds"):
        fb.fit(bob(), observed, free={"force.spring.stiffness": (3, 1)}, dt=0.01)
