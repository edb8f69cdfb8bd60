"""Forces from a potential: the wrench is minus its gradient, and nothing is booked."""

import numpy as np
import pytest
from force_worlds import EPS, booked, downhill, few, seeds, three_apart, tumbling, unbooked, unit, working
from hypothesis import given

import freebody as fb
from freebody.forces.mutual_gravity import NEWTON
from freebody.model.layout import CONSERVATIVE_ONLY, VELOCITY_DEPENDENT

# Round-off of a wrench: a few dozen operations on terms that are at most as large as the scale each case states.
ROUNDOFF = 64 * EPS


def gravity(rng, a, b, c):
    # Masses below 5 kg, accelerations below 10 m/s^2.
    return [fb.Gravity(rng.uniform(-10, 10, 3))], 50.0


def springs(rng, a, b, c):
    made = [
        fb.Spring(a, at=rng.uniform(-1, 1, 3), anchor=(0, 0, 9), stiffness=rng.uniform(0, 10), rest_length=2.0),
        fb.Spring(a, at=rng.uniform(-1, 1, 3), to=c, stiffness=rng.uniform(0, 10), rest_length=1.5),
        fb.Spring(b, at=rng.uniform(-1, 1, 3), to=a, to_at=(1, 2, 0), stiffness=rng.uniform(0, 10)),
        fb.Spring(c, anchor=rng.uniform(-1, 1, 3), stiffness=rng.uniform(0, 10), rest_length=0.5),
    ]
    # Ends lie within 9 m of the origin and levers are below 4 m; a short spring rounds its direction as its ends.
    return made, sum(s.stiffness * (9.0 + s.rest_length * 9.0 / length(s)) * 4.0 for s in made)


def length(spring):
    ends = spring.anchor if spring.to is None else place(spring.to, spring.to_at)
    return np.linalg.norm(place(spring.body, spring.at) - ends)


def place(body, at):
    return body.position + body.rotation @ (at - body.center_of_mass)


def torsion(rng, a, b, c):
    # Angles below pi, stiffness up to 10; entries of products of matrices are below 1.
    return [
        fb.TorsionSpring(a, orientation=unit(rng), stiffness=rng.uniform(0, 10)),
        fb.TorsionSpring(a, to=b, orientation=unit(rng), stiffness=rng.uniform(0, 10)),
        fb.TorsionSpring(b, stiffness=1.0),
    ], 2 * 10 * np.pi


def mutual(rng, a, b, c):
    # Distances of 1 m or more, places within 6 m: the difference of two places has a relative rounding of 6 at most.
    return [fb.MutualGravity(G=2.0, softening=rng.choice([0.0, 0.3]))], 2.0 * 2 * 5.0**2 * 6.0


def central(rng, a, b, c):
    # The centre is 4 m away or more, so that mu (m + I / r^2) / r^2 is below 10 (5 + 3 * 10 / 16) / 16.
    return [fb.CentralGravity(10.0, center=rng.uniform(-1, 1, 3) + (0, 0, 9))], 10.0 * 5.0 * 7.0 / 16.0


def dipoles(rng, a, b, c):
    return [fb.Dipole(body, rng.uniform(-1, 1, 3), rng.uniform(-1, 1, 3)) for body in (a, b)], 3.0


CASES = [gravity, springs, torsion, mutual, central, dipoles]


@pytest.mark.parametrize("case", CASES)
@given(rng=seeds)
@few
def test_the_wrench_is_minus_the_gradient_of_the_potential_energy(case, rng):
    bodies = three_apart(rng)
    forces, scale = case(rng, *bodies)
    world = fb.World(bodies, forces=forces)
    force, torque = world.wrenches()
    np.testing.assert_allclose(np.hstack([torque, force]), downhill(world), rtol=0.0, atol=ROUNDOFF * scale)
    assert np.max(np.abs(force)) + np.max(np.abs(torque)) > 0.0


@pytest.mark.parametrize("case", CASES)
def test_nothing_is_booked_and_no_velocity_is_read(case):
    rng = np.random.default_rng(1)
    bodies = three_apart(rng)
    world = fb.World(bodies, forces=case(rng, *bodies)[0])
    assert world.tables().flags & CONSERVATIVE_ONLY
    assert not world.tables().flags & VELOCITY_DEPENDENT
    assert not booked(working(world)).any()


@given(rng=seeds)
@few
def test_damping_leaves_the_part_with_a_potential_as_it_is(rng):
    a, b, c = three_apart(rng)
    world, damped = fb.World([a, b, c]), fb.World([a, b, c])
    for target, damping in ((world, 0.0), (damped, 2.0)):
        target.add(fb.Spring(a, to=c, stiffness=3.0, rest_length=1.0, damping=damping))
        target.add(fb.TorsionSpring(a, to=b, stiffness=3.0, orientation=(0.6, 0, 0.8, 0), damping=damping))
    # The part without potential is added and taken away again: rounding of sums below 100 N and N m.
    np.testing.assert_allclose(unbooked(working(damped)), unbooked(working(world)), rtol=0.0, atol=100 * EPS)


def test_a_spring_of_zero_length_pulls_nowhere():
    body = fb.Body(mass=1.0, position=(1, 2, 3), velocity=(1, 0, 0))
    for rest in (0.0, 0.5):
        spring = fb.Spring(body, anchor=(1, 2, 3), stiffness=10.0, rest_length=rest, damping=1.0)
        world = fb.World([body], forces=[spring])
        assert np.array_equal(world.wrenches().force, np.zeros((1, 3)))
        assert world.potential_energy() == 0.5 * 10.0 * rest**2


def test_a_spring_as_it_stands_is_at_rest():
    body = fb.Body(fb.Box((1, 2, 3)), density=1.0, position=(0, 0, 3), orientation=(0.6, 0, 0.8, 0))
    world = fb.World([body], forces=[fb.Spring(body, at=(0, 1, 0), anchor=(3, 1, 7), stiffness=1.0, rest_length=None)])
    # The turned point (0, 1, 3) is (3, 0, 4) away from the anchor.
    assert world.forces[0].rest_length == 5.0
    assert np.max(np.abs(world.wrenches().force)) <= 8 * EPS * 5.0


def test_points_left_out_are_centres_of_mass():
    rng = np.random.default_rng(3)
    a, b = tumbling(rng, (0, 0, 0)), tumbling(rng, (2, 0, 0))
    world = fb.World([a, b], forces=[fb.Spring(a, to=b, stiffness=2.0)])
    force, torque = world.wrenches()
    np.testing.assert_allclose(force, [[4, 0, 0], [-4, 0, 0]], rtol=0.0, atol=16 * EPS)
    np.testing.assert_allclose(torque, 0.0, atol=16 * EPS)


@pytest.mark.parametrize("angle", [1e-9, 1e-3, 1.0, 3.0, np.pi - 1e-9])
def test_a_torsion_spring_turns_back_by_k_times_the_rotation_vector(angle):
    axis = np.array([2.0, -1.0, 2.0]) / 3.0
    rest = unit(np.random.default_rng(5))
    there = fb.so3.exp(angle * axis) @ fb.so3.quaternion_to_matrix(rest)
    body = fb.Body(mass=1.0, inertia=(1, 2, 2.5), orientation=there)
    world = fb.World([body], forces=[fb.TorsionSpring(body, orientation=rest, stiffness=3.0)])
    # Entries of the matrices carry a few eps each, whatever the angle.
    np.testing.assert_allclose(world.wrenches().torque[0], -3.0 * angle * axis, rtol=0.0, atol=3.0 * 16 * EPS)
    assert abs(world.potential_energy() - 1.5 * angle**2) <= 3.0 * np.pi * 16 * EPS


def test_a_torsion_spring_changes_sides_at_half_a_turn_where_its_energy_is_continuous():
    torques, energies = [], []
    for angle in (np.pi - 1e-6, np.pi + 1e-6):
        body = fb.Body(mass=1.0, inertia=(1, 2, 2.5), orientation=fb.so3.exp([0.0, 0.0, angle]))
        world = fb.World([body], forces=[fb.TorsionSpring(body, orientation=(1, 0, 0, 0), stiffness=1.0)])
        torques.append(world.wrenches().torque[0, 2])
        energies.append(world.potential_energy())
    # Both are 1e-6 away from the ridge, where the rotation vector is good to a few eps.
    np.testing.assert_allclose(torques, [-(np.pi - 1e-6), np.pi - 1e-6], rtol=0.0, atol=32 * EPS)
    np.testing.assert_allclose(energies[0], energies[1], rtol=64 * EPS)


def test_a_dipole_lies_still_along_its_field_and_turns_across_it():
    body = fb.Body(mass=1.0, inertia=(1, 2, 2.5), orientation=(np.sqrt(0.5), 0, 0, np.sqrt(0.5)))
    world = fb.World([body], forces=[fb.Dipole(body, moment=(2, 0, 0), field=(0, 0, 3))])
    # The moment is turned to y; y x z = x.
    np.testing.assert_allclose(world.wrenches().torque, [[6, 0, 0]], rtol=0.0, atol=6 * 4 * EPS)
    along = fb.World([body], forces=[fb.Dipole(body, moment=(2, 0, 0), field=(0, 3, 0))])
    np.testing.assert_allclose(along.wrenches().torque, 0.0, atol=6 * 4 * EPS)
    assert abs(along.potential_energy() + 6.0) <= 6 * 4 * EPS


def test_the_constant_of_gravity_is_the_default():
    world = fb.World([fb.Body(mass=2.0), fb.Body(mass=3.0, position=(0, 2, 0))], forces=[fb.MutualGravity()])
    np.testing.assert_allclose(world.wrenches().force[0], [0, NEWTON * 6.0 / 4.0, 0], rtol=4 * EPS)
    np.testing.assert_allclose(world.potential_energy(), -NEWTON * 6.0 / 2.0, rtol=4 * EPS)
