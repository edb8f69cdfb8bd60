"""Given forces and torques: points, frames, profiles, windows, schedules."""

import numpy as np
import pytest
from force_worlds import EPS, FORCE, at_time, booked, few, seeds, tumbling, unbooked, working
from hypothesis import given
from hypothesis import strategies as st

import freebody as fb
from freebody.model.layout import CONSERVATIVE_ONLY, VELOCITY_DEPENDENT

BLOCK = fb.Box((6, 2, 4))


@pytest.mark.parametrize("f", [1.0, -2.5])
def test_two_equal_forces_on_a_block_push_without_turning(f):
    block = fb.Body(BLOCK, density=1.0)
    world = fb.World([block])
    world.add(*(fb.PointForce(block, (0, 0, f), at=at) for at in ((-3, 0, -2), (3, 0, -2))))
    np.testing.assert_array_equal(world.wrenches().force, [[0, 0, 2 * f]])
    np.testing.assert_array_equal(world.wrenches().torque, [[0, 0, 0]])


@pytest.mark.parametrize("f", [1.0, -2.5])
def test_two_opposite_forces_on_a_block_turn_without_pushing(f):
    block = fb.Body(BLOCK, density=1.0)
    world = fb.World([block])
    world.add(fb.PointForce(block, (0, 0, f), at=(-3, 0, -2)), fb.PointForce(block, (0, 0, -f), at=(3, 0, 2)))
    np.testing.assert_array_equal(world.wrenches().force, [[0, 0, 0]])
    np.testing.assert_array_equal(world.wrenches().torque, [[0, 6 * f, 0]])


@pytest.mark.parametrize("frame", ["world", "body"])
@given(rng=seeds)
@few
def test_a_force_acts_in_its_frame_at_its_point(frame, rng):
    body = tumbling(rng, rng.uniform(-1, 1, 3))
    force, torque, at = rng.uniform(-1, 1, (3, 3))
    R = body.rotation
    world = fb.World([body])
    world.add(fb.PointForce(body, force, at=at, frame=frame), fb.Torque(body, torque, frame=frame))
    F, tau = (force, torque) if frame == "world" else (R @ force, R @ torque)
    got = world.wrenches()
    np.testing.assert_allclose(got.force[0], F, rtol=0.0, atol=8 * EPS)
    np.testing.assert_allclose(
        got.torque[0], np.cross(R @ (at - body.center_of_mass), F) + tau, rtol=0.0, atol=64 * EPS
    )


def test_the_work_of_given_forces_is_booked_and_velocities_are_not_read():
    body = tumbling(np.random.default_rng(0), (0, 0, 0))
    world = fb.World([body], gravity=(0, 0, -1))
    world.add(fb.PointForce(body, (1, 2, 3), at=(1, 0, 0)), fb.Torque(body, (0, 0, 1)))
    assert not world.tables().flags & (CONSERVATIVE_ONLY | VELOCITY_DEPENDENT)
    work = working(world)
    np.testing.assert_allclose(unbooked(work)[0], [0, 0, 0, 0, 0, -body.mass], rtol=0.0, atol=16 * EPS * 4.0)
    assert booked(work).all()


@given(
    knots=st.dictionaries(st.integers(-99, 99), st.floats(-10, 10), min_size=1, max_size=9),
    time=st.floats(-120 / 16, 120 / 16),
)
@few
def test_a_profile_runs_in_straight_lines_and_keeps_its_ends(knots, time):
    times, factors = np.array(sorted(knots.items()), dtype=float).T
    times = times / 16
    body = fb.Body(mass=1.0)
    world = fb.World([body], forces=[fb.PointForce(body, (2, 0, -1), profile=(times, factors))])
    expected = np.interp(time, times, factors)
    got = world.wrenches(at_time(world, time)).force[0]
    # Two interpolations of numbers below 20, each a handful of operations.
    np.testing.assert_allclose(got, [2 * expected, 0, -expected], rtol=0.0, atol=8 * EPS * 20.0)


def test_a_table_of_vectors_is_the_force_itself():
    body = fb.Body(mass=1.0, inertia=(1, 1, 1))
    table = ([0.0, 2.0], [(0, 0, 0), (2, 4, 8)])
    world = fb.World([body], forces=[fb.PointForce(body, profile=table), fb.Torque(body, profile=table)])
    got = world.wrenches(at_time(world, 0.5))
    np.testing.assert_array_equal(got.force, [[0.5, 1, 2]])
    np.testing.assert_array_equal(got.torque, [[0.5, 1, 2]])


def test_the_same_time_twice_is_a_jump():
    body = fb.Body(mass=1.0)
    world = fb.World([body], forces=[fb.PointForce(body, (1, 0, 0), profile=([0, 1, 1, 3], [0, 2, 6, 4]))])
    values = [world.wrenches(at_time(world, t)).force[0, 0] for t in (-1.0, 0.5, 1.0 - 2**-20, 1.0, 2.0, 9.0)]
    assert values == [0.0, 1.0, 2.0 - 2**-19, 6.0, 5.0, 4.0]


def test_rows_of_different_length_stand_beside_each_other():
    body = fb.Body(mass=1.0)
    world = fb.World([body])
    world.add(fb.PointForce(body, (1, 0, 0), profile=([0, 1, 2], [0, 1, 5])))
    world.add(fb.PointForce(body, (0, 1, 0)))
    world.add(fb.Push(body, (0, 0, 1), start=1.0, duration=1.0))
    np.testing.assert_array_equal(world.wrenches(at_time(world, 1.5)).force, [[3, 1, 1]])
    np.testing.assert_array_equal(world.tables().edges, [0, 1, 2])


def test_a_push_acts_from_its_start_up_to_its_end():
    body = fb.Body(mass=1.0)
    push = fb.Push(body, (0, 3, 0), start=0.5, duration=0.25)
    world = fb.World([body], forces=[push])
    assert push.edges == (0.5, 0.75)
    acting = [bool(world.wrenches(at_time(world, t)).force.any()) for t in (0.0, 0.4999, 0.5, 0.7499, 0.75, 1.0)]
    assert acting == [False, False, True, True, False, False]


@pytest.mark.parametrize("t", [0.0, 0.25, 0.5])
def test_the_segment_decides_which_window_is_open_and_not_the_time_of_a_stage(t):
    body = fb.Body(mass=1.0)
    world = fb.World([body], forces=[fb.Push(body, (0, 3, 0), start=0.0, duration=0.5)])
    assert working(world, t=t, moment=0.25)[0, FORCE + 1] == 3.0
    assert working(world, t=t, moment=0.75)[0, FORCE + 1] == 0.0


def test_a_stage_at_the_far_side_of_a_jump_follows_the_line_of_its_own_segment():
    body = fb.Body(mass=1.0)
    world = fb.World([body], forces=[fb.PointForce(body, (1, 0, 0), profile=([0, 1, 1, 2], [0, 4, 9, 9]))])
    assert working(world, t=1.0, moment=0.5)[0, FORCE] == 4.0
    assert working(world, t=1.0, moment=1.5)[0, FORCE] == 9.0


@pytest.mark.parametrize("steps", [1, 3])
def test_a_push_of_whole_steps_gives_its_full_impulse(steps):
    dt = 0.1
    ball = fb.Body(fb.Sphere(1.0), mass=2.0)
    world = fb.World([ball], forces=[fb.Push(ball, (2, 3, 5), start=dt, duration=steps * dt)])
    end = fb.simulate(world, duration=0.8, dt=dt).final
    # Eight steps, each rounding once or twice.
    np.testing.assert_allclose(end.linear_momentum[0], steps * dt * np.array([2, 3, 5]), rtol=32 * EPS)


def test_a_push_that_no_step_fits_still_gives_its_full_impulse():
    ball = fb.Body(fb.Sphere(1.0), mass=2.0)
    world = fb.World([ball], forces=[fb.Push(ball, (2, 3, 5), at=(0, 0, 1), start=0.123, duration=0.0456)])
    end = fb.simulate(world, duration=0.5, dt=0.1).final
    np.testing.assert_allclose(end.linear_momentum[0], 0.0456 * np.array([2, 3, 5]), rtol=64 * EPS)


def test_a_push_off_centre_gives_the_same_velocity_and_more_energy_by_exactly_its_work():
    energies = []
    for at in ((0, 0, 0), (3, 0, 2)):
        block = fb.Body(BLOCK, density=0.1)
        world = fb.World([block], forces=[fb.Push(block, (0, 1, 0), at=at, duration=10.0)])
        run = fb.simulate(world, duration=10.0, dt=0.01, every=1000)
        energies.append(world.kinetic_energy(run.final))
        np.testing.assert_allclose(run.final.linear_momentum[0], [0, 10, 0], rtol=0.0, atol=10 * 1000 * EPS)
        work = run.final.accumulators[0] + run.final.accumulators[7]
        # The work is summed by the method's own rule of order 4: (rate * dt)^4 with rates below 3 per second.
        assert abs(work - energies[-1]) <= 0.03**4 * energies[-1]
    assert energies[1] > 1.05 * energies[0]


def test_a_thruster_keeps_its_schedule_and_turns_with_the_body():
    half = np.sqrt(0.5)
    craft = fb.Body(BLOCK, density=1.0, orientation=(half, 0, 0, half))
    burns = [(4, 5, 0.25), (1, 2), (2, 3, 0.5)]
    engine = fb.Thruster(craft, at=(-3, 0, 1), direction=(2, 0, 0), thrust=8.0, schedule=burns)
    world = fb.World([craft], forces=[engine])
    assert engine.edges == (1.0, 2.0, 3.0, 4.0, 5.0)
    along = [world.wrenches(at_time(world, t)).force[0, 1] for t in (0.5, 1.0, 1.5, 2.0, 2.5, 3.5, 4.5, 5.0)]
    np.testing.assert_allclose(along, [0, 8, 8, 4, 4, 0, 2, 0], rtol=0.0, atol=8.0 * 4 * EPS)
    # x is turned to y; the arm (-3, 0, 1) becomes (0, -3, 1), and (0, -3, 1) x (0, 8, 0) = (-8, 0, 0).
    np.testing.assert_allclose(world.wrenches(at_time(world, 1.5)).torque, [[-8, 0, 0]], rtol=0.0, atol=8.0 * 16 * EPS)


def test_a_thruster_without_schedule_or_without_end_stays_on():
    craft = fb.Body(mass=1.0)
    always = fb.Thruster(craft, direction=(0, 0, 1), thrust=2.0)
    late = fb.Thruster(craft, direction=(0, 0, 1), thrust=3.0, schedule=[(1.0, np.inf)])
    world = fb.World([craft], forces=[always, late])
    assert always.edges == ()
    assert late.edges == (1.0,)
    assert [world.wrenches(at_time(world, t)).force[0, 2] for t in (0.0, 1e9)] == [2.0, 5.0]
