"""Needles and plates under the methods with the exact free rotation: right from the velocities as given."""

import importlib.util
import sys
from pathlib import Path

import numpy as np
import pytest

import freebody as fb
from freebody.model.layout import THIN

EPS = 2.0**-52
METHODS = ["exact", "exact4", "rattle", "rattle4"]


def _beside(name):
    """A module of the tests of the closed form, which stand in another folder."""
    if name not in sys.modules:
        path = Path(__file__).parents[1] / "lie" / f"{name}.py"
        spec = importlib.util.spec_from_file_location(name, path)
        sys.modules[name] = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(sys.modules[name])
    return sys.modules[name]


_beside("free_rotation_reference")
thin = _beside("thin_bodies")


def needle(**how):
    return fb.Body(mass=0.3, inertia=(1e-9, 1.0, 1.0 + 4e-10), angular_velocity=(2.0, 0.7, -1.1), name="needle", **how)


@pytest.mark.parametrize("method", METHODS)
@pytest.mark.parametrize("steps", [1, 64])
def test_free_needles_and_plates_against_fifty_digits(method, steps):
    rng = np.random.default_rng(12)
    for _ in range(40 if method in ("exact", "exact4") else 5):
        moments, q, w, t = thin.random_thin(rng)
        body = fb.Body(mass=1.0, inertia=moments, orientation=q, angular_velocity=w)
        run = fb.simulate(fb.World([body]), t, dt=t / steps, integrator=method, every=steps)
        expected = thin.free_motion(moments, q, w, run.final.time)
        # Ten roundings, ten for every radian, and one of the state for every step but the first.
        bound = EPS * (10 * (1 + np.linalg.norm(w) * t) + steps - 1)
        for rates in (run.final.angular_velocity[0], run["body"].angular_velocity[-1]):
            found = thin.off(run.final.orientation[0], run.final.rotation[0].T @ rates, expected)
            assert max(found) <= bound, (moments, q, w, t)
        assert np.array_equal(run.raw[-1, :, 7:13], run.raw[0, :, 7:13])


def test_going_on_saving_and_resuming_keep_the_spin(tmp_path):
    world = fb.World([needle()])
    through = fb.simulate(world, 2.0, dt=0.01, integrator="exact4", record=tmp_path / "run.zarr")
    half = fb.simulate(world, 1.0, dt=0.01, integrator="exact4")
    on = fb.simulate(world, 1.0, dt=0.01, integrator="exact4", start=half.final)
    assert np.array_equal(on.final.raw, through.final.raw)
    half.save(tmp_path / "half.nc")
    loaded = fb.load_run(tmp_path / "half.nc").final
    assert np.array_equal(fb.simulate(world, 1.0, dt=0.01, start=loaded).final.raw, through.final.raw)
    again = fb.load_run(tmp_path / "run.zarr")
    assert np.array_equal(again["needle"].angular_velocity, through["needle"].angular_velocity)


def test_the_energy_of_a_free_needle_stays():
    world = fb.World([needle()])
    run = fb.simulate(world, 1000.0, dt=0.01, integrator="exact", every=1000)
    # A rounding of the spin a step, as a random walk.
    assert np.abs(run.energy / run.energy[0] - 1.0).max() <= 4 * EPS * np.sqrt(100_000)
    assert run.energy[0] == pytest.approx(world.kinetic_energy(), rel=8 * EPS)


def test_a_torque_about_its_axis_spins_a_needle_up():
    # Along a symmetry axis alone: w = w0 + torque t / I1, to rounding, whatever the orientation.
    turn = np.array(fb.so3.exp((0.4, -1.1, 0.7)))
    body = fb.Body(mass=1.0, inertia=(1e-9, 1.0, 1.0), orientation=turn, angular_velocity=3.0 * turn[:, 0])
    world = fb.World([body]).add(fb.Torque(body, (1e-9, 0, 0), frame="body"))
    run = fb.simulate(world, 2.0, dt=0.01, integrator="exact4")
    assert run.final.rotation[0].T @ run.final.angular_velocity[0] == pytest.approx((5.0, 0, 0), abs=1e-12)
    assert run.work[-1] == pytest.approx(0.5e-9 * (25.0 - 9.0), rel=1e-9)


def test_thick_bodies_keep_thirteen_numbers_and_their_bits_in_thin_company():
    thick = fb.Body(mass=1.0, inertia=(1.0, 2.0, 2.5), angular_velocity=(0.5, 1.0, -0.7))
    assert not fb.World([thick]).tables().thin.any()
    alone = fb.simulate(fb.World([thick]), 1.0, dt=0.1, integrator="exact4")
    both = fb.simulate(fb.World([thick, needle(position=(3, 0, 0))]), 1.0, dt=0.1, integrator="exact4")
    assert alone.raw.shape[2] == 13
    assert both.raw.shape[2] == 14
    assert np.array_equal(alone.raw[:, 0], both.raw[:, 0, :13])
    assert not both.raw[:, 0, 13].any()


def test_momenta_alone_say_less_and_other_methods_take_the_velocities():
    world = fb.World([needle(orientation=fb.so3.exp_quaternion((0.3, 0.2, -0.9)))])
    state = world.state()
    given = world.bodies[0].angular_velocity
    assert np.abs(state.angular_velocity[0] - given).max() <= 8 * EPS * np.linalg.norm(given)
    assert np.abs(state.as_layout("twist").angular_velocity[0] - given).max() <= 16 * EPS * np.linalg.norm(given)
    rounded = state.as_layout("momenta").angular_velocity[0]
    assert np.abs(rounded - given).max() <= 16 * EPS / 1e-9 * np.linalg.norm(given)


def test_what_counts_as_thin():
    moments = [(THIN * 0.99, 1.0, 1.0), (THIN * 1.01, 1.0, 1.0), (0.0, 1.0, 1.0), (1.0, 1.0, 1.0)]
    bodies = [fb.Body(mass=1.0, inertia=inertia, position=(k, 0, 0)) for k, inertia in enumerate(moments)]
    assert fb.World(bodies).tables().thin.tolist() == [True, False, False, False]


def test_between_frames_the_spin_is_as_good_as_the_rest():
    world = fb.World([needle()])
    body = world.bodies[0]
    errors = []
    for dt in (0.02, 0.01):
        run = fb.simulate(world, 1.0, dt=dt, integrator="exact4")
        times = np.arange(0.004, 0.99, 0.005)
        exact = fb.exact_rotation((1e-9, 1.0, 1.0 + 4e-10), angular_velocity=body.angular_velocity, t=times)
        errors.append(np.abs(run.at(times)["needle"].angular_velocity - exact.angular_velocity).max())
        one, many = run.at(0.5 + 0.3 * dt), run.at([0.5 + 0.3 * dt])["needle"]
        assert np.abs(one.angular_velocity - many.angular_velocity).max() <= 16 * EPS
    assert errors[1] < 1e-6
    # Order 4 in orientation and momenta; the spin follows from both.
    assert errors[0] / errors[1] > 2**3.7
