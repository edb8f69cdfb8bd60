"""Very long runs: the energy error of the splitting methods swings, but does not walk away."""

import numpy as np
import pytest

import freebody as fb

EPS = 2.0**-52
DT = 0.05
MILLION = 10**6
FRAMES = 2000

METHODS = [fb.Splitting(), fb.LGVI(), fb.Exact(), fb.Exact4()]
every_method = pytest.mark.parametrize("method", METHODS, ids=lambda method: method.name)
steps = pytest.mark.parametrize("steps", [MILLION, pytest.param(10 * MILLION, marks=pytest.mark.study)])

# Strang's error is 1/12 and 1/24 of double brackets of the parts, and each bracket at most |w| h; |w| = 1.32 rad/s.
SPIN_SWING = (1.32 * DT) ** 2 / 12


def body():
    return fb.Body(mass=1.3, inertia=(1.0, 2.0, 2.5), angular_velocity=(0.5, 1.0, -0.7))


def hung():
    """On two springs without rest length: a potential that is smooth everywhere. At zero length a spring with a rest
    length has a kink, and a kink met again and again makes the energy of any method walk."""
    top = body()
    world = fb.World([top], gravity=(0.0, 0.0, -1.0))
    world.add(fb.Spring(top, at=(0.6, 0.2, 0.1), anchor=(0.5, 0.0, 1.0), stiffness=3.0))
    return world.add(fb.Spring(top, at=(-0.6, 0.3, -0.1), anchor=(-1.0, 0.4, 1.0), stiffness=5.0))


def errors(world, method, steps, dt=DT):
    """Energy error at 2000 moments, relative to what there is to exchange: the largest kinetic energy; and the run."""
    run = fb.simulate(world, steps * dt, dt=dt, integrator=method, every=steps // FRAMES, progress=False)
    return (run.energy - run.energy[0]) / run.kinetic_energy.max(), run


def judge(error):
    """Largest error, growth of its root mean square from the first tenth to the last, and its trend.

    The trend is the rise of the straight line through all samples, in units of the largest error.
    """
    tenth = len(error) // 10
    swing = np.abs(error).max()
    growth = np.sqrt(np.mean(error[-tenth:] ** 2) / np.mean(error[:tenth] ** 2))
    trend = np.polyfit(np.linspace(0.0, 1.0, len(error)), error, 1)[0] / swing
    return swing, growth, trend


@every_method
@steps
def test_energy_under_springs_swings_within_its_bound_and_does_not_drift(method, steps):
    error, run = errors(hung(), method, steps)
    swing, growth, trend = judge(error)
    # The swing goes with the step to the order of the method and not with time, so a short run with half the step
    # foretells it; the largest of 2000 samples of an irregular motion scatters by some tenths.
    short, _ = errors(hung(), method, MILLION // 10, dt=DT / 2)
    bound = 1.5 * 2**method.order * np.abs(short).max()
    print(f"{method.name}: {steps:.0e} steps, swing {swing:.2e}, bound {bound:.2e}, growth {growth:.3f}")
    print(f"trend {trend:.4f} of the swing over the whole run")
    assert swing < bound
    # The mean square of 200 samples scatters by 1/sqrt(400) of itself, the mean of 2000 by 1/sqrt(2000) of the swing.
    assert growth < 1.25
    assert abs(trend) < 0.1
    assert np.abs(np.linalg.norm(run.raw[:, 0, 3:7], axis=1) - 1.0).max() <= 4 * EPS


def test_the_same_measure_convicts_a_method_that_drifts():
    error, _ = errors(hung(), fb.CF4(), MILLION)
    _, growth, trend = judge(error)
    assert growth > 2.0
    assert abs(trend) > 0.5


@every_method
@steps
def test_a_free_body_keeps_its_momentum_to_the_last_bit_and_its_energy(method, steps):
    error, run = errors(fb.World([body()]), method, steps)
    print(f"{method.name}: {steps:.0e} free steps, largest relative energy error {np.abs(error).max():.2e}")
    assert (run.raw[:, :, 7:13] == run.raw[0, :, 7:13]).all()
    if method.name == "splitting":
        _, growth, trend = judge(error)
        assert np.abs(error).max() < SPIN_SWING
        assert growth < 1.25
        assert abs(trend) < 0.1
    else:
        # Both the closed form and the variational equation keep the energy of a free body. What remains are the
        # roundings of the orientation, a few each step, which add up like a random walk.
        assert np.abs(error).max() < 4 * EPS * np.sqrt(steps)
