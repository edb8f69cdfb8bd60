"""Drag takes energy, leaves air that moves along alone, and follows the wind."""

import numpy as np
from force_worlds import (
    EPS,
    FORCE,
    TORQUE,
    at_time,
    booked,
    booked_power,
    few,
    particle,
    seeds,
    three_apart,
    tumbling,
    working,
)
from hypothesis import given

import freebody as fb
from freebody.model.layout import CONSERVATIVE_ONLY, VELOCITY_DEPENDENT


@given(rng=seeds)
@few
def test_drag_in_still_air_never_gives_power_and_all_of_it_is_booked(rng):
    bodies = three_apart(rng)
    c1, c2, d1, d2 = rng.choice([0.0, 1.0], 4) * rng.uniform(0, 5, 4)
    drag = fb.Drag(linear=c1 + 0.1, quadratic=c2, rotational=d1, rotational_quadratic=d2)
    world = fb.World(bodies, forces=[drag])
    work = working(world)
    assert booked_power(work) < 0.0
    np.testing.assert_array_equal(booked(work), work[:, TORQUE : FORCE + 3])
    assert not world.tables().flags & CONSERVATIVE_ONLY
    assert world.tables().flags & VELOCITY_DEPENDENT


@given(rng=seeds)
@few
def test_drag_is_the_formula_for_one_body_and_for_all(rng):
    bodies = three_apart(rng)
    c1, c2, d1, d2 = rng.uniform(0, 5, 4)
    options = {"linear": c1, "quadratic": c2, "rotational": d1, "rotational_quadratic": d2}
    world = fb.World(bodies, forces=[fb.Drag(**options)])
    force, torque = world.wrenches()
    # The state keeps momenta: the angular velocity that comes back has the rounding of the inertia's inverse in it.
    for b, (v, w) in enumerate(zip(world.state().velocity, world.state().angular_velocity)):
        # Factors below 5 + 5 sqrt(3), three or four roundings.
        np.testing.assert_allclose(force[b], -(c1 + c2 * np.linalg.norm(v)) * v, rtol=0.0, atol=4 * 14 * EPS)
        np.testing.assert_allclose(torque[b], -(d1 + d2 * np.linalg.norm(w)) * w, rtol=0.0, atol=4 * 14 * EPS)
    alone = fb.World(bodies, forces=[fb.Drag(bodies[1], **options)]).wrenches()
    np.testing.assert_array_equal(alone.force[1], force[1])
    np.testing.assert_array_equal(alone.torque[1], torque[1])
    assert not alone.force[[0, 2]].any()
    assert not alone.torque[[0, 2]].any()


@given(rng=seeds)
@few
def test_drag_acts_against_the_wind_at_the_place_and_the_time(rng):
    wind = fb.Wind(
        rng.uniform(-2, 2, 3),
        gradient=rng.uniform(-1, 1, (3, 3)),
        origin=rng.uniform(-1, 1, 3),
        gust=rng.uniform(-1, 1, 3),
        frequency=rng.uniform(0.1, 2),
        phase=rng.uniform(-3, 3),
    )
    body, time = tumbling(rng, rng.uniform(-3, 3, 3)), rng.uniform(0, 5)
    world = fb.World([body], forces=[fb.Drag(body, linear=2.0, rotational=3.0, wind=wind)])
    force, torque = world.wrenches(at_time(world, time))
    # Relative winds below 20 m/s; the phase of the gust, below 70 rad, rounds by as many eps.
    expected = -2.0 * (body.velocity - wind(body.position, time))
    np.testing.assert_allclose(force[0], expected, rtol=0.0, atol=2.0 * (8 * 20 + 4 * 70) * EPS)
    spin = world.state().angular_velocity[0]
    np.testing.assert_allclose(torque[0], -3.0 * (spin - wind.turning), rtol=0.0, atol=3.0 * 16 * EPS)


@given(rng=seeds)
@few
def test_what_moves_and_turns_with_the_air_feels_nothing(rng):
    spin = rng.uniform(-1, 1, 3)
    x = rng.uniform(-2, 2, 3)
    # Air that turns like a rigid body: u = spin x position.
    wind = fb.Wind(gradient=fb.so3.hat(spin))
    body = fb.Body(fb.Box((1, 2, 3)), density=1.0, position=x, velocity=np.cross(spin, x), angular_velocity=spin)
    drag = fb.Drag(linear=1.0, quadratic=1.0, rotational=1.0, rotational_quadratic=1.0, wind=wind)
    force, torque = fb.World([body], forces=[drag]).wrenches()
    np.testing.assert_allclose(force, 0.0, atol=32 * EPS)
    np.testing.assert_allclose(torque, 0.0, atol=64 * EPS)


def test_three_numbers_are_a_uniform_wind():
    body = particle(np.random.default_rng(0), (1, 2, 3))
    numbers = fb.World([body], forces=[fb.Drag(linear=1.0, quadratic=0.5, wind=(1, 2, 3))]).wrenches()
    wind = fb.World([body], forces=[fb.Drag(linear=1.0, quadratic=0.5, wind=fb.Wind((1, 2, 3)))]).wrenches()
    np.testing.assert_array_equal(numbers.force, wind.force)
    assert numbers.force.any()


def test_a_particle_is_not_turned_by_turning_air():
    body = fb.Body(mass=1.0)
    wind = fb.Wind(gradient=fb.so3.hat([0.0, 0.0, 1.0]))
    world = fb.World([body], forces=[fb.Drag(linear=1.0, rotational=1.0, wind=wind)])
    assert not world.wrenches().torque.any()


def test_the_terminal_velocity_of_a_falling_body_balances_its_weight():
    # c1 v + c2 v^2 = m g at v = 4: 0.5 * 4 + 0.5 * 16 = 10 = 1 * 10.
    body = fb.Body(mass=1.0, velocity=(0, 0, -4))
    world = fb.World([body], gravity=(0, 0, -10), forces=[fb.Drag(linear=0.5, quadratic=0.5)])
    np.testing.assert_array_equal(world.wrenches().force, [[0, 0, 0]])
