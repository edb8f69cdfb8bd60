"""Forces between bodies add up to nothing: Newton's third law, for momentum and for angular momentum."""

import numpy as np
import pytest
from force_worlds import EPS, booked_power, few, particle, seeds, three_apart, tumbling, unit, working
from hypothesis import given

import freebody as fb


def internal(rng, a, b, c):
    """One of everything that acts between bodies, with damping, and the largest force or torque about the origin."""
    forces = [
        fb.Spring(a, at=rng.uniform(-1, 1, 3), to=b, to_at=(1, 0, 1), stiffness=5.0, rest_length=1.0, damping=2.0),
        fb.Spring(b, to=c, stiffness=5.0, damping=2.0),
        fb.TorsionSpring(a, to=b, orientation=unit(rng), stiffness=5.0, damping=2.0),
        fb.MutualGravity(G=2.0),
    ]
    return forces, 5.0 * 10.0 * 6.0


@given(rng=seeds)
@few
def test_forces_and_torques_about_the_origin_add_up_to_zero(rng):
    bodies = three_apart(rng)
    forces, scale = internal(rng, *bodies)
    force, torque = fb.World(bodies, forces=forces).wrenches()
    places = np.array([body.position for body in bodies])
    # A few dozen sums and products of terms below the scale.
    assert np.max(np.abs(force.sum(axis=0))) <= 64 * EPS * scale
    assert np.max(np.abs((torque + np.cross(places, force)).sum(axis=0))) <= 64 * EPS * scale
    assert np.max(np.abs(force)) > 0.1


@pytest.mark.parametrize("law", ["gravity", "softened gravity", "spring", "damped spring"])
@given(rng=seeds)
@few
def test_a_pair_of_forces_is_opposite_to_the_last_bit(law, rng):
    a, b = tumbling(rng, rng.normal(size=3)), tumbling(rng, rng.normal(size=3))
    force = {
        "gravity": fb.MutualGravity(G=1.7),
        "softened gravity": fb.MutualGravity(G=1.7, softening=0.1),
        "spring": fb.Spring(a, at=(1, 2, 3), to=b, stiffness=3.3, rest_length=0.7),
        "damped spring": fb.Spring(a, at=(1, 2, 3), to=b, stiffness=3.3, rest_length=0.7, damping=0.9),
    }[law]
    pair = fb.World([a, b], forces=[force]).wrenches().force
    assert np.array_equal(pair[0], -pair[1])
    assert pair.any()


@given(rng=seeds)
@few
def test_damping_between_bodies_never_gives_power(rng):
    bodies = three_apart(rng)
    forces, _ = internal(rng, *bodies)
    for force in forces[:3]:
        power = booked_power(working(fb.World(bodies, forces=[force])))
        # Minus c u^2, put together from terms of that size; points move at less than 1 + 1.8 * 4 m/s each.
        assert power <= 16 * EPS * 2.0 * 16.4**2


def test_damping_along_a_spring_takes_the_power_c_times_the_rate_of_length_squared():
    a = fb.Body(mass=1.0, velocity=(3, 5, 0))
    b = fb.Body(mass=2.0, position=(2, 0, 0), velocity=(-1, 0, 4))
    world = fb.World([a, b], forces=[fb.Spring(a, to=b, stiffness=1.0, rest_length=2.0, damping=0.5)])
    assert booked_power(working(world)) == -0.5 * 4.0**2
    np.testing.assert_array_equal(world.wrenches().force, [[-2, 0, 0], [2, 0, 0]])


@given(rng=seeds)
@few
def test_a_net_of_particles_and_springs_pulls_as_the_sum_over_its_edges_says(rng):
    count = 6
    nodes = [particle(rng, rng.uniform(-3, 3, 3)) for _ in range(count)]
    world = fb.World(nodes)
    expected, energy, terms = np.zeros((count, 3)), 0.0, 0.0
    for i in range(count):
        for j in range(i + 1, count):
            k, rest = rng.uniform(0, 5), rng.choice([0.0, rng.uniform(0, 2)])
            world.add(fb.Spring(nodes[i], to=nodes[j], stiffness=k, rest_length=rest))
            d = nodes[j].position - nodes[i].position
            length = np.linalg.norm(d)
            pull = k * (length - rest) * d / length
            expected[i] += pull
            expected[j] -= pull
            energy += 0.5 * k * (length - rest) ** 2
            # The direction of a short spring rounds as the places do.
            terms += k * (length + rest) * 3.0 / length
    force, torque = world.wrenches()
    np.testing.assert_allclose(force, expected, rtol=0.0, atol=16 * EPS * terms)
    assert not torque.any()
    np.testing.assert_allclose(world.potential_energy(), energy, rtol=0.0, atol=16 * EPS * (energy + terms))


def test_every_pair_attracts_once_and_softening_rounds_off():
    bodies = [fb.Body(mass=m, position=(x, 0, 0)) for m, x in ((1.0, 0.0), (2.0, 3.0), (4.0, -4.0))]
    world = fb.World(bodies, forces=[fb.MutualGravity(G=10.0, softening=0.0)])
    expected = 10.0 * np.array([2 / 9 - 4 / 16, -2 / 9 - 8 / 49, 4 / 16 + 8 / 49])
    np.testing.assert_allclose(world.wrenches().force[:, 0], expected, rtol=0.0, atol=16 * EPS * 10.0)
    soft = fb.World(bodies[::2], forces=[fb.MutualGravity(G=10.0, softening=3.0)])
    np.testing.assert_allclose(soft.wrenches().force[0, 0], -10.0 * 4.0 * 4.0 / 5.0**3, rtol=16 * EPS)
    np.testing.assert_allclose(soft.potential_energy(), -10.0 * 4.0 / 5.0, rtol=16 * EPS)
    touching = fb.World([fb.Body(mass=1.0), fb.Body(mass=1.0)], forces=[fb.MutualGravity(softening=0.1)])
    assert not touching.wrenches().force.any()
