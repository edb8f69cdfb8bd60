"""The adaptive method: its table, its order, its tolerance, what it keeps."""

from dataclasses import replace
from fractions import Fraction

import numpy as np
import pytest
from adaptive_drive import EPS, angle, begin, final, go
from motions import DURATION, asymmetric, free_top, held_top, reference
from scipy.integrate import solve_ivp

import freebody as fb
from freebody.errors import InputError
from freebody.methods.adaptive.kernels import GROW, TURN, Output
from freebody.methods.adaptive.tableau import DORMAND_PRINCE, EmbeddedPair, trees

LOOSE = 1e6  # a tolerance under which every step is accepted: then max_step is the step


def miss(state, world, *, forced, until):
    x, R = reference(world, forced=forced, until=until)
    return max(np.linalg.norm(state.position[0] - x), angle(state.rotation[0], R))


def slope(steps, errors):
    return np.polyfit(np.log(steps), np.log(errors), 1)[0]


# --- the table ---------------------------------------------------------------------------------------------------
def test_rooted_trees_are_counted_right():
    assert [len(set(trees(nodes))) for nodes in range(1, 7)] == [1, 1, 2, 4, 9, 20]


@pytest.mark.parametrize("part", ["a", "error", "dense"])
def test_a_table_with_one_wrong_coefficient_cannot_be_made(part):
    good = DORMAND_PRINCE
    wrong = Fraction(1, 10**9)
    parts = {"a": good.a, "error": good.error, "dense": good.dense}
    if part == "a":
        parts["a"] = (*good.a[:4], (good.a[4][0] + wrong, *good.a[4][1:]), *good.a[5:])
    else:
        parts[part] = (*parts[part][:3], parts[part][3] + wrong, *parts[part][4:])
    with pytest.raises(InputError, match="an order condition"):
        EmbeddedPair(**parts, order=5, embedded_order=4, dense_order=4)


def test_a_table_cannot_claim_an_order_it_does_not_have():
    with pytest.raises(InputError, match="the weights give"):
        replace(DORMAND_PRINCE, order=6)
    with pytest.raises(InputError, match="the embedded weights give"):
        replace(DORMAND_PRINCE, embedded_order=5)


# --- order and tolerance -----------------------------------------------------------------------------------------
def test_steps_of_equal_length_converge_with_order_five():
    world, steps = held_top(damped=True), [2.0**-k for k in (3, 4, 5, 6)]
    ends = [final(world, DURATION, rtol=LOOSE, atol=LOOSE, first_step=h, max_step=h) for h in steps]
    errors = [miss(end, world, forced=True, until=DURATION) for end in ends]
    assert slope(steps, errors) == pytest.approx(5.0, abs=0.2)


def test_the_dense_output_of_one_step_is_of_order_four_and_its_end_of_order_five():
    world, steps = held_top(damped=True), [2.0**-k for k in (2, 3, 4, 5)]
    inside, ends = [], []
    for h in steps:
        runner = begin(world, rtol=LOOSE, atol=LOOSE, first_step=h)
        runner.run(h)
        states = [runner.state(theta * h) for theta in (0.25, 0.5, 0.75)]
        inside.append(max(miss(state, world, forced=True, until=state.time) for state in states))
        ends.append(miss(runner.state(h), world, forced=True, until=h))
    assert slope(steps, inside) == pytest.approx(5.0, abs=0.2)  # a local error of order p goes with h^(p + 1)
    assert slope(steps, ends) == pytest.approx(6.0, abs=0.25)


def test_the_dense_output_meets_the_next_step_in_value_and_slope():
    runner = begin(held_top(damped=True), first_step=0.1, max_step=0.1, rtol=LOOSE, atol=LOOSE)
    runner.run(0.05)
    (_, end), h = runner.last_step, 2.0**-20
    before = [runner.at(end - k * h)[0] for k in (2, 1, 0)]
    runner.run(0.15)
    assert np.array_equal(runner.at(end)[0], before[2])
    after = [runner.at(end + k * h)[0] for k in (1, 2)]
    # Second-order one-sided differences: h^2 f'''/3 each (f''' below 100 here) and three roundings over h.
    left = (3 * before[2] - 4 * before[1] + before[0]) / (2 * h)
    right = (-3 * before[2] + 4 * after[0] - after[1]) / (2 * h)
    assert np.abs(left - right).max() < 2 * 100 * h * h / 3 + 16 * EPS / h


# Global error over tolerance, for the motions of this file: the errors of the steps add up (about 100 of them), partly
# cancel, and grow a little with the motion. The two motions that are measured over six decades stay within BAND.
GROWTH = 40.0
BAND = (0.1, 1.0)


@pytest.mark.parametrize("forced", [False, True])
def test_the_error_follows_the_tolerance_over_six_decades(forced):
    world = held_top(damped=True) if forced else free_top()
    tolerances = [1e-5, 1e-6, 1e-7, 1e-8, 1e-9, 1e-10, 1e-11]
    ends = [final(world, DURATION, rtol=tol, atol=1e-3 * tol) for tol in tolerances]
    ratios = [miss(end, world, forced=forced, until=DURATION) / tol for end, tol in zip(ends, tolerances)]
    assert BAND[0] < min(ratios)
    assert max(ratios) < BAND[1]


def test_the_exact_free_rotation_is_met_at_every_output():
    world, times = free_top(), np.linspace(0.1, 10.0, 100)
    runner, frames = begin(world, rtol=1e-10), Output.empty(100, 1)
    assert go(runner, 10.0, outputs=times, frames=frames) == 100
    body = world.bodies[0]
    exact = fb.exact_rotation(body.inertia, t=times, angular_velocity=body.angular_velocity)
    states = [fb.array_to_state(world, raw.ravel()) for raw in frames.raw]
    worst = max(angle(state.rotation[0], R) for state, R in zip(states, exact.rotation))
    assert worst < GROWTH * 1e-10 * (10.0 / DURATION) ** 2  # phase errors of a free top grow at most with t^2
    assert np.array_equal(frames.times, times)


# --- what is kept ------------------------------------------------------------------------------------------------
def test_momenta_of_a_free_body_stay_to_the_last_bit_in_steps_and_between():
    world, times = free_top(), np.linspace(0.0, 20.0, 333)
    frames = Output.empty(333, 1)
    runner = begin(world)
    go(runner, 20.0, outputs=times, frames=frames)
    assert np.array_equal(frames.raw[:, 0, 7:], np.broadcast_to(world.state().raw[0, 7:], (333, 6)))
    assert np.array_equal(runner.y[0, 7:], world.state().raw[0, 7:])


def test_quaternions_stay_unit_in_steps_and_between():
    frames = Output.empty(500, 1)
    go(begin(held_top(damped=False)), 20.0, outputs=np.linspace(0.0, 20.0, 500), frames=frames)
    norms = np.linalg.norm(frames.raw[:, 0, 3:7], axis=1)
    assert np.abs(norms - 1.0).max() <= 4 * EPS  # normalised at the end of every step and output


def test_the_books_balance_in_steps_and_between():
    world, tolerance, times = held_top(damped=True), 1e-10, np.linspace(0.0, 5.0, 41)
    frames = Output.empty(41, 1)
    go(begin(world, rtol=tolerance), 5.0, outputs=times, frames=frames)
    states = [fb.array_to_state(world, raw.ravel()) for raw in frames.raw]
    energy = np.array([world.kinetic_energy(state) + world.potential_energy(state) for state in states])
    x, p, L = frames.raw[:, 0, 0:3], frames.raw[:, 0, 7:10], frames.raw[:, 0, 10:13]
    about_origin = L + np.cross(x, p)
    scale = GROWTH * tolerance * (5.0 / DURATION) * (1.0 + np.abs(energy).max())
    assert np.abs(energy - energy[0] - frames.accounts[:, 0]).max() < scale
    assert np.abs(about_origin - about_origin[0] - frames.accounts[:, 4:7]).max() < scale
    # p is the same sum as its book: only the order of additions differs.
    assert np.abs(p - p[0] - frames.accounts[:, 1:4]).max() < 1000 * EPS


# --- several bodies ----------------------------------------------------------------------------------------------
def coupled():
    a = fb.Body(mass=1.0, inertia=(0.5, 0.8, 1.1), angular_velocity=(1, 2, 0.3), orientation=(0.5, 0.5, -0.5, 0.5))
    b = fb.Body(mass=3.0, inertia=(2, 1, 2.5), position=(2, 0, 0), velocity=(0, 1, 0), angular_velocity=(0, -1, 1))
    c = fb.Body(mass=0.5, position=(0, 2, 1), name="particle")
    world = fb.World([a, b, c])
    world.add(fb.Spring(a, at=(0.3, 0.1, 0), to=b, to_at=(-0.4, 0, 0.2), stiffness=6.0, rest_length=1.0, damping=0.1))
    return world.add(fb.Spring(b, at=(0, 0.5, 0), to=c, stiffness=3.0, rest_length=0.5))


def test_coupled_bodies_agree_with_another_solver_and_keep_the_total_momentum():
    world, tolerance = coupled(), 1e-10
    state = final(world, 3.0, rtol=tolerance)
    start = fb.state_to_array(world.state())
    other = solve_ivp(fb.rhs(world), (0.0, 3.0), start, "DOP853", rtol=1e-12, atol=1e-13)
    expected = fb.array_to_state(world, other.y[:, -1], time=3.0)
    assert np.abs(state.position - expected.position).max() < GROWTH * tolerance * 3.0
    assert np.abs(state.rotation - expected.rotation).max() < GROWTH * tolerance * 3.0
    total = state.linear_momentum.sum(axis=0)
    assert np.abs(total - world.state().linear_momentum.sum(axis=0)).max() < 1000 * EPS * 3.0  # sums of opposite terms


def test_a_body_that_rests_beside_does_not_change_the_steps():
    alone = held_top(damped=True)
    both = fb.World([alone.bodies[0], fb.Body(mass=5.0, inertia=(1, 1, 1), position=(9, 9, 9))])
    both.add(*alone.forces, fb.PointForce(alone.bodies[0], (0.0, 0.0, -1.0)))
    alone = fb.World(alone.bodies, forces=[*alone.forces, fb.PointForce(alone.bodies[0], (0.0, 0.0, -1.0))])
    assert np.array_equal(final(both, 3.0, first_step=0.01).raw[0], final(alone, 3.0, first_step=0.01).raw[0])


def test_axes_that_are_not_principal_describe_the_same_motion():
    R = fb.so3.exp(np.array([0.4, -0.7, 1.1]))
    body = asymmetric()
    turned = fb.Body(
        mass=body.mass, inertia=R.T @ body.inertia @ R, orientation=R, velocity=body.velocity,
        angular_velocity=body.angular_velocity,
    )  # fmt: skip
    a, b = (final(fb.World([x]), 2.0, rtol=1e-11) for x in (body, turned))
    assert angle(b.rotation[0], a.rotation[0] @ R) < GROWTH * 1e-11


def test_a_particle_on_a_spring_is_a_harmonic_oscillator():
    body = fb.Body(mass=2.0, position=(1.0, 0.0, 0.0))
    world = fb.World([body]).add(fb.Spring(body, anchor=(0, 0, 0), stiffness=8.0))
    state = final(world, 10.0, rtol=1e-10)
    # 20 rad of phase, the error of each step below the tolerance: the sum grows with their number, about 300.
    assert state.position[0] == pytest.approx([np.cos(20.0), 0.0, 0.0], abs=300 * 1e-10)


def test_a_fast_spin_about_an_axis_is_exact_and_stays_inside_the_chart():
    spin = 1000.0
    world = fb.World([fb.Body(mass=1.0, inertia=(1, 2, 3), angular_velocity=(0, 0, spin))])
    runner = begin(world)
    go(runner, 1.0)
    start, end = runner.last_step
    assert (end - start) * spin <= TURN * (1 + 4 * EPS)
    # The angle of each step rounds by eps times itself; so does the product of quaternions.
    expected = fb.so3.exp(np.array([0.0, 0.0, spin]))
    assert angle(runner.state().rotation[0], expected) < 4 * EPS * runner.statistics.accepted


def test_the_step_grows_no_faster_than_allowed():
    frames = Output.empty(100, 1)
    count = go(begin(fb.World([fb.Body(mass=1.0)])), 100.0, every=1, frames=frames)
    lengths = np.diff(frames.times[:count], prepend=0.0)
    assert lengths[1:] == pytest.approx(GROW * lengths[:-1], rel=1e-9)
