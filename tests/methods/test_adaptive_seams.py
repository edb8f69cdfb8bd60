"""The seams of the adaptive method: edges, stops, going on, and where it cannot go on."""

from dataclasses import replace
from itertools import pairwise

import numba
import numpy as np
import pytest
from adaptive_drive import EPS, begin, final, go
from hypothesis import given, settings
from hypothesis import strategies as st
from motions import free_top, held_top
from numba import types
from numba.core.runtime import _nrt_python, rtsys

import freebody as fb
from freebody.errors import InputError
from freebody.methods.adaptive import kernels as slot
from freebody.methods.adaptive.kernels import PATIENCE, Output
from freebody.model.columns import KIN
from freebody.model.layout import CONSERVATIVE_ONLY, CUSTOM, KICKED

POSITION, FORCE = KIN.slices["position"].start, KIN.slices["force"].start


# --- edges -------------------------------------------------------------------------------------------------------
def pushed():
    """A spinning body that is pushed twice, off its centre."""
    body = fb.Body(mass=2.0, inertia=(1, 2, 3), angular_velocity=(0.5, 1.0, 0.2))
    world = fb.World([body]).add(fb.Push(body, (3.0, -1.0, 2.0), at=(0.2, 0, 0), start=0.7, duration=1e-3))
    return world.add(fb.Push(body, (0.0, 4.0, 0.0), at=(0, 0, 0.3), start=1.25, duration=0.5))


def through(runner, world, until):
    """Segment by segment."""
    edges = [0.0, *world.tables().edges, np.inf]
    for start, edge in pairwise(sorted(edges)):
        if runner.now < edge and start < until:
            go(runner, min(until, edge), edge=edge, moment=0.5 * (max(start, runner.now) + min(edge, until)))
            assert runner.time <= edge
    return runner.state()


def test_a_push_gives_its_whole_impulse_however_short():
    world = pushed()
    edges = world.tables().edges
    # F times the length of each window, which is the rounded end less the start; a few steps add up.
    expected = np.outer(np.diff(edges)[[0, 2]], [1, 1, 1]) * [[3.0, -1.0, 2.0], [0.0, 4.0, 0.0]]
    state = through(begin(world), world, 2.0)
    assert state.linear_momentum[0] == pytest.approx(expected.sum(axis=0), rel=32 * EPS)
    assert state.accumulators[1:4] == pytest.approx(expected.sum(axis=0), rel=32 * EPS)


@given(stop=st.one_of(st.floats(0.0, 2.0), st.sampled_from([0.7, 0.7 + 1e-3, 1.25, 1.75])))
@settings(max_examples=30, deadline=None)
def test_going_on_is_the_same_among_edges_and_on_them(stop):
    world = pushed()
    whole = through(begin(world), world, 2.0)
    state = through(begin(world), world, stop)
    rest = through(begin(world, state), world, 2.0)
    assert np.array_equal(rest.raw, whole.raw)
    assert np.array_equal(rest.accumulators, whole.accumulators)
    assert np.array_equal(rest.memory, whole.memory)


@given(edge=st.floats(1e-9, 3.0))
@settings(max_examples=30, deadline=None)
def test_a_step_ends_exactly_on_the_edge_and_the_next_is_not_shortened_by_it(edge):
    runner = begin(held_top(damped=True), first_step=0.01)
    go(runner, edge, edge=edge)
    assert runner.time == edge
    assert runner.last_step[1] == edge
    runner.run(np.nextafter(edge, np.inf), moment=edge + 1.0)
    start, end = runner.last_step
    assert end - start > 0.005  # as long as this motion allows at this tolerance


# --- looking and stopping change nothing ----------------------------------------------------------------------------
@given(stop=st.floats(0.0, 4.0), every=st.integers(1, 3))
@settings(max_examples=30, deadline=None)
def test_going_on_from_a_state_is_bit_for_bit_the_same(stop, every):
    world, times = held_top(damped=True), np.linspace(0.0, 4.0, 23)
    whole, frames = begin(world, rtol=1e-7), Output.empty(24, 1)
    moments = np.sort(np.append(times, stop))
    go(whole, 4.0, outputs=moments, frames=frames)
    first = begin(world, rtol=1e-7)
    go(first, stop)
    state = first.state()
    assert np.array_equal(state.raw, frames.raw[np.searchsorted(moments, stop)])
    rest, later = begin(world, state, rtol=1e-7), Output.empty(24, 1)
    count = go(rest, 4.0, outputs=times[times > stop], frames=later)
    assert np.array_equal(later.raw[:count], frames.raw[24 - count :])
    assert np.array_equal(later.accounts[:count], frames.accounts[24 - count :])
    assert rest.last_step == whole.last_step
    assert rest.statistics.accepted == whole.statistics.accepted
    assert np.array_equal(rest.state().memory, whole.state().memory)
    by_steps, again = Output.empty(500, 1), Output.empty(500, 1)
    count = go(begin(world, rtol=1e-7), 4.0, every=every, frames=by_steps)
    after = go(begin(world, state, rtol=1e-7), 4.0, every=every, frames=again)
    assert np.array_equal(again.times[:after], by_steps.times[count - after : count])
    assert np.array_equal(by_steps.times[:count] > stop, np.arange(count) >= count - after)


def test_a_state_that_was_edited_or_comes_from_another_world_starts_afresh():
    world = held_top(damped=True)
    state = final(world, 1.0)
    edited = replace(state, raw=state.raw + 0.0)
    edited.raw[0, 7] += 1e-3
    for other, start in ((world, edited), (held_top(damped=False), state)):
        fresh = replace(start, memory=np.zeros(0))
        assert np.array_equal(final(other, 2.0, start).raw, final(other, 2.0, fresh).raw)
    assert not np.array_equal(final(world, 2.0, state).raw, final(world, 2.0, replace(state, memory=np.zeros(0))).raw)


def test_the_last_stage_is_the_first_of_the_next_step_save_at_edges():
    world = held_top(damped=True)
    runner = begin(world)
    go(runner, 2.0, edge=2.0, moment=1.0)
    accepted, rejected, evaluations = runner.statistics
    assert evaluations == 1 + 6 * (accepted + rejected)
    go(runner, 4.0, moment=3.0)
    accepted, rejected, evaluations = runner.statistics
    assert evaluations == 2 + 6 * (accepted + rejected)
    # The rates in the memory of a state at the head are those that the equations of motion give there.
    state = runner.state(runner.time)
    v, dq, force, torque = np.split(fb.rhs(world)(state.time, state.raw.ravel()), [3, 7, 10])
    rates = state.memory[-12:]
    expected = np.concatenate([state.angular_velocity[0], v, force, torque])
    assert np.abs(rates - expected).max() < 16 * EPS * np.abs(expected).max()
    assert np.abs(dq).max() > 0.0


def test_any_moment_inside_the_segment_will_do():
    world = held_top(damped=True)
    whole, steps = begin(world), begin(world)
    go(whole, 4.0)
    moment = 0.0
    while steps.run(4.0, max_steps=1, moment=moment).status == slot.RUNNING:
        moment += 0.01
    assert np.array_equal(steps.y, whole.y)
    assert np.array_equal(steps.accumulators, whole.accumulators)


def test_frames_in_small_rooms_are_the_frames_in_a_large_one():
    world, times = held_top(damped=True), np.linspace(0.0, 3.0, 50)
    large, small = Output.empty(50, 1), Output.empty(7, 1)
    go(begin(world), 3.0, outputs=times, frames=large)
    runner, pieces, left = begin(world), [], times
    while len(left):
        done = runner.run(3.0, outputs=left, frames=small, max_steps=5)
        assert done.status in (slot.RUNNING, slot.FULL, slot.ARRIVED)
        pieces.append(small.raw[: done.written].copy())
        left = left[done.written :]
    assert np.array_equal(np.concatenate(pieces), large.raw)


def test_steps_allocate_nothing():
    _nrt_python.memsys_enable_stats()
    runner = begin(held_top(damped=True))
    frames, times = Output.empty(100, 1), np.linspace(0.0, 1.0, 100)
    counts = []
    for until in (1.0, 2.0, 200.0):
        before = rtsys.get_allocation_stats().alloc
        go(runner, until, outputs=times + until - 1.0, frames=frames)
        counts.append(rtsys.get_allocation_stats().alloc - before)
    assert counts[2] == counts[1]


# --- when it cannot go on ----------------------------------------------------------------------------------------
SIGNATURE = types.void(types.float64, types.float64[:, ::1], types.float64[::1], types.int64[::1])


@numba.njit(SIGNATURE)
def explosive(t, kin, floats, integers):
    kin[0, FORCE] += 6.0 * kin[0, POSITION] ** 2


@numba.njit(SIGNATURE)
def undefined_after_one_second(t, kin, floats, integers):
    kin[0, FORCE] += np.sqrt(1.0 - t)


def acted_on_by(function):
    world = fb.World([fb.Body(mass=1.0, position=(1.0, 0.0, 0.0), velocity=(2.0, 0.0, 0.0))])
    tables = world.tables()
    integers = tables.integers.copy()
    integers[2] = (integers[2] | KICKED | CUSTOM) & ~CONSERVATIVE_ONLY
    return replace(tables, custom_wrench=function, integers=integers), world.state()


def test_motion_that_ends_in_a_singularity_is_reported_there():
    runner = fb.Adaptive().start(*acted_on_by(explosive))  # x'' = 6 x^2, x = 1 / (1 - t)^2
    done = runner.run(2.0, max_steps=10**6)
    assert done.status in (slot.UNDERFLOW, slot.NOT_FINITE)
    assert runner.time == pytest.approx(1.0, abs=1e-6)
    assert np.isfinite(runner.state().raw).all()
    assert runner.state().time == runner.time
    with pytest.raises(fb.errors.SimulationError, match=r"at t = 1\S* s the step shrank to .* Likely cause: .* Remedy"):
        raise runner.failure(done.status)


def test_forces_that_are_not_numbers_are_reported_after_bounded_attempts():
    runner = fb.Adaptive().start(*acted_on_by(undefined_after_one_second))
    done = runner.run(3.0, max_steps=10**6)
    assert done.status == slot.NOT_FINITE
    assert 0.9 < runner.time <= 1.0
    assert runner.statistics.rejected < PATIENCE * 3
    assert "not finite" in str(runner.failure(done.status))


def test_a_spring_too_stiff_for_the_clock_is_reported():
    body = fb.Body(mass=1.0, position=(1.0, 0, 0))
    world = fb.World([body]).add(fb.Spring(body, anchor=(0, 0, 0), stiffness=1e40))
    runner = begin(world, fb.array_to_state(world, fb.state_to_array(world.state()), time=1.0))
    assert runner.run(2.0).status == slot.UNDERFLOW
    assert runner.time == 1.0


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"rtol": 0.0}, "rtol = 0.0. Expected: a relative tolerance"),
        ({"rtol": 1e-16}, "rtol = 1e-16. Expected: at least 2.2e-14. Likely cause: .* round-off"),
        ({"atol": -1.0}, "atol = -1.0. Expected: an absolute tolerance"),
        ({"atol": "fine"}, "atol = 'fine'"),
        ({"first_step": float("nan")}, "first_step = nan. Expected: a time in s"),
        ({"max_step": 0}, "max_step = 0. Expected: a time in s, finite and greater than zero"),
    ],
)
def test_wrong_options_say_what_is_right(options, message):
    with pytest.raises(InputError, match=message):
        fb.Adaptive(**options)


def test_moments_out_of_reach_say_what_is_in_reach():
    runner = begin(free_top())
    go(runner, 1.0)
    with pytest.raises(InputError, match="until = 0.5. Expected: a moment from 1.0 to the edge at inf"):
        runner.run(0.5)
    with pytest.raises(InputError, match="t = 0.0. Expected: a moment of the last step, from"):
        runner.at(0.0)
    assert repr(fb.Adaptive(max_step=0.5)) == "Adaptive(rtol=1e-09, atol=1e-12, max_step=0.5)"
