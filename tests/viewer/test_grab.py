import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import freebody as fb
from freebody.errors import InputError
from freebody.forces.grab import STIFFEST, effective_mass

EPS = float(np.finfo(np.float64).eps)

coordinate = st.floats(-1.0, 1.0)
points = st.tuples(coordinate, coordinate, coordinate)


def block(**motion):
    return fb.Body(fb.Box((0.6, 0.4, 0.2)), density=500.0, name="block", **motion)


@settings(max_examples=30, deadline=None)
@given(at=points, target=points, v=points, w=points)
def test_the_wrench_is_that_of_a_damped_spring_at_the_grabbed_point(at, target, v, w):
    body = block(position=(0.1, 0.2, 0.3), velocity=v, angular_velocity=w)
    grab = fb.Grab(body, at=at, target=target)
    force, torque = fb.World(body, forces=[grab]).wrenches()
    K, C = grab.strengths
    place = body.position + np.array(at)
    expected = K * (np.array(target) - place) - C * (np.array(v) + np.cross(w, at))
    # A few roundings of terms of the size of K and C.
    size = 40 * EPS * (K * 4.0 + C * 4.0)
    assert np.allclose(force[0], expected, rtol=0.0, atol=size)
    assert np.allclose(torque[0], np.cross(at, expected), rtol=0.0, atol=4 * size)


def test_a_target_out_of_reach_pulls_like_one_at_the_end_of_it():
    body = block()
    far = fb.World(body, forces=[fb.Grab(body, target=(7.0, 0.0, 0.0), reach=2.0)]).wrenches()
    near = fb.World(body, forces=[fb.Grab(body, target=(2.0, 0.0, 0.0))]).wrenches()
    assert far.force == pytest.approx(near.force, rel=4 * EPS)


@settings(max_examples=30, deadline=None)
@given(r=points, f=points)
def test_no_direction_gives_way_more_than_the_effective_mass_says(r, f):
    body = block()
    r, f = np.array(r), np.array(f)
    acceleration = f / body.mass + np.cross(body.inverse_inertia @ np.cross(r, f), r)
    least = effective_mass(body, r)
    assert f @ acceleration <= (f @ f) / least * (1.0 + 100 * EPS) + 1e-300


def test_the_end_of_a_thin_rod_is_not_torn():
    rod = fb.Body(fb.Cylinder(0.001, 2.0), mass=1.0)
    at = np.array([0.5, 0.0, 0.0])
    grab = fb.Grab(rod, at=at, target=(0.0, 0.0, 0.0), stiffness=100.0)
    stiffness, _ = grab.strengths
    assert stiffness == pytest.approx(STIFFEST * 100.0 * effective_mass(rod, at), rel=1e-12)
    assert stiffness < 100.0 * rod.mass
    assert grab.frequency == pytest.approx(np.sqrt(STIFFEST * 100.0), rel=1e-12)


@pytest.mark.parametrize("method", ["exact4", "cf4", "euler"])
def test_energy_minus_work_stays_level_while_a_body_is_pulled(method):
    body = block(velocity=(0.0, 0.3, 0.0), angular_velocity=(1.0, 2.0, 0.5))
    world = fb.World(body, gravity=(0, 0, -9.81), forces=[fb.Grab(body, at=(0.3, 0.2, 0.1), target=(0.5, 0.0, 1.0))])
    drifts = []
    for dt in (4e-3, 2e-3):
        run = fb.simulate(world, 1.0, dt=dt, integrator=method)
        assert np.ptp(run.work) > 1.0
        drifts.append(np.max(np.abs(run.energy - run.work - run.energy[0])))
    order = fb.integrators()[method].order
    # Halving the step divides the difference by 2^order; a quarter of an order is left for what is not asymptotic yet.
    assert drifts[1] < drifts[0] / 2.0 ** (order - 0.25)


def test_a_body_held_at_its_centre_comes_to_its_target_as_critical_damping_has_it():
    body = block()
    run = fb.simulate(fb.World(body, forces=[fb.Grab(body, target=(0.5, 0.0, 0.0))]), 1.0, dt=1e-3, every=100)
    wt = 10.0 * run.times
    # Order 4: about (w dt)^4 per unit of w t, with room for the constant.
    assert np.allclose(run["block"].position[:, 0], 0.5 * (1.0 - (1.0 + wt) * np.exp(-wt)), rtol=0.0, atol=1e-8)


def test_what_makes_no_sense_is_refused():
    body = block()
    for wrong in ({"stiffness": 0.0}, {"reach": -1.0}, {"target": (np.nan, 0.0, 0.0)}):
        with pytest.raises(InputError, match=next(iter(wrong))):
            fb.Grab(body, **{"target": (0.0, 0.0, 0.0), **wrong})
    with pytest.raises(InputError, match="no inertia"):
        fb.Grab(fb.Body(mass=1.0), at=(1.0, 0.0, 0.0), target=(0.0, 0.0, 0.0))
