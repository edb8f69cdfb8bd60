import numpy as np
import pytest
from run_worlds import driven, sprung

import freebody as fb
from freebody.errors import InputError

EPS = np.finfo(float).eps


def error_between(world, every, h=1e-3):
    """Largest errors in position, orientation (rad) and momenta half-way between frames that are every*h apart."""
    fine = fb.simulate(world, 0.512, dt=h, integrator="cf4")
    coarse = fb.simulate(world, 0.512, dt=h, integrator="cf4", every=every)
    middle = slice(every // 2, None, every)
    guess = coarse.at(fine.times[middle])
    x = p = q = 0.0
    for name in fine.names:
        x = max(x, np.abs(guess[name].position - fine[name].position[middle]).max())
        p = max(p, np.abs(guess[name].angular_momentum - fine[name].angular_momentum[middle]).max())
        back = fb.so3.quaternion_conjugate(guess[name].orientation)
        turn = fb.so3.log_quaternion(fb.so3.quaternion_product(fine[name].orientation[middle], back))
        q = max(q, np.abs(turn).max())
    return np.array([x, q, p])


def test_the_order_between_frames_is_four():
    errors = np.array([error_between(sprung(), every) for every in (16, 32, 64)])
    slopes = np.log2(errors[1:] / errors[:-1])
    assert (np.abs(slopes - 4.0) < 0.2).all(), slopes


def test_uniform_turning_is_exact_however_far_apart_the_frames():
    w = np.array([3.0, -5.0, 7.0])
    body = fb.Body(mass=1.0, inertia=(1.0, 1.0, 1.0), name="ball", angular_velocity=w, velocity=(1, 2, 3))
    run = fb.simulate(fb.World(body), 2.0, dt=0.01, integrator="cf4", every=100)  # nine radians between frames
    t = np.linspace(0.0, 2.0, 57)
    got = run.at(t)["ball"]
    # A step's exponential and product round a few times each, 200 steps.
    slack = 8 * 200 * EPS
    np.testing.assert_allclose(got.rotation, fb.so3.exp(t[:, None] * w), rtol=0, atol=slack)
    np.testing.assert_allclose(got.position, t[:, None] * [1, 2, 3], rtol=0, atol=slack)
    assert (got.linear_momentum == [1.0, 2.0, 3.0]).all()


def test_at_a_frame_the_motion_is_the_frame():
    run = fb.simulate(driven(), 0.5, dt=1e-2, integrator="cf4")
    for i in (0, 13, 50):
        assert (run.at(run.times[i]).raw == run.raw[i]).all()
        assert run.at(float(run.times[i])).time == run.times[i]
    again = run.at(run.times)
    assert (again["cone"].position == run["cone"].position).all()
    assert (again["plate"].orientation == run["plate"].orientation).all()
    assert (again.work == run.work).all()
    assert run.at(run.times[-1]) is run.final


def test_one_time_gives_the_state_that_many_times_give():
    run = fb.simulate(driven(), 0.5, dt=1e-2, integrator="cf4")
    t = 0.2345
    one, many = run.at(t), run.at([0.0, t, 0.5])
    assert one.time == t
    assert (one.position[1] == many["plate"].position[1]).all()
    assert (one.angular_momentum[0] == many["cone"].angular_momentum[1]).all()
    assert one.accumulators[0] == many.work[1]


def imbalance_between(h):
    """Largest deviation of energy - work between frames from the frames beside it, in J; pushes switch on frames.

    From the frames beside, so that the method's own drift stays out of it.
    """
    run = fb.simulate(driven(), 0.8, dt=h, integrator="cf4")
    between = run.at(0.5 * (run.times[1:] + run.times[:-1]))
    balance = run.energy - run.work
    return np.abs(between.energy - between.work - 0.5 * (balance[1:] + balance[:-1])).max()


def test_energy_and_books_balance_between_frames_to_the_same_order():
    coarse, fine = imbalance_between(1e-2), imbalance_between(5e-3)
    assert abs(np.log2(coarse / fine) - 4.0) < 0.2


def test_momentum_without_forces_is_the_same_bits_between_frames():
    body = fb.Body(fb.Box((1, 2, 3)), density=1.0, name="box", velocity=(1, 2, 3), angular_velocity=(1, 0.1, 2))
    run = fb.simulate(fb.World(body), 1.0, dt=0.1, integrator="cf4")
    got = run.at(np.linspace(0, 1, 37))["box"]
    assert (got.linear_momentum == body.linear_momentum).all()
    assert (got.angular_momentum == body.angular_momentum).all()


def test_a_state_between_frames_can_be_gone_on_from():
    world = sprung()
    run = fb.simulate(world, 0.5, dt=1e-3, integrator="cf4")
    rest = fb.simulate(world, 0.5 - 0.12345, dt=1e-3, integrator="cf4", start=run.at(0.12345))
    assert rest.times[0] == 0.12345
    # The interpolation errs by (f h)^4 / 384 with frequencies f of up to 20 rad/s, in position and speed (times f).
    f, h = 20.0, 1e-3
    np.testing.assert_allclose(rest.final.position, run.final.position, rtol=0, atol=10 * (f * h) ** 4 / 384 * f)


@pytest.mark.parametrize("t", [-1e-6, 0.500001, float("nan"), [0.1, 0.6], "soon"])
def test_times_outside_of_the_run_are_refused(t):
    run = fb.simulate(sprung(), 0.5, dt=0.1, integrator="cf4")
    with pytest.raises(InputError, match=r"a time inside the run, 0 to 0.5 s"):
        run.at(t)


def test_times_must_ascend_and_be_a_list():
    run = fb.simulate(sprung(), 0.5, dt=0.1, integrator="cf4")
    with pytest.raises(InputError, match="times that go back.*np.sort"):
        run.at([0.3, 0.2])
    with pytest.raises(InputError, match="times of shape"):
        run.at([[0.3], [0.2]])
    with pytest.raises(InputError, match="times of shape"):
        run.at([])
