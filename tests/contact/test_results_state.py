"""The state of contact is kept with every frame, and impacts are told once: however a run is cut into calls."""

from dataclasses import replace

import numpy as np
import pytest
from bumper import RADIUS, RESTITUTION, Bumper, bouncing

import freebody as fb
from freebody.contact.layout import IMPACT, SLOT, STATE
from freebody.contact.state import contact_columns, put_contacts, taken_contacts
from freebody.model.state import Clock
from freebody.running.impacts import Impacts
from freebody.running.stepper import Stepper

DT = 1e-3
HEIGHTS = (1.0, 0.3, 0.7, 0.31)


def run_of(seconds=3.0, heights=HEIGHTS, **options):
    return fb.simulate(bouncing(heights), seconds, dt=DT, integrator=Bumper(), **options)


def stepped(steps, every=1, chunk=None):
    """A run by hand, in chunks of so many steps."""
    tables = bouncing(HEIGHTS).tables()
    start = bouncing(HEIGHTS).state()
    stepper = Stepper(tables, Bumper(), replace(start, tables=tables), Clock(dt=DT), every=every, steps=steps)
    for _ in stepper.steps(0, steps, 0.0, most=chunk):
        pass
    return stepper


def test_tables_without_contact_have_no_state_of_it():
    tables = fb.World([fb.Body(mass=1.0)]).tables()
    assert contact_columns(tables) == 0
    assert taken_contacts(tables.floats, tables.integers).size == 0


def test_the_state_is_read_and_written_where_the_header_says():
    tables = bouncing(HEIGHTS).tables()
    floats, values = tables.floats.copy(), np.arange(1.0, 1.0 + contact_columns(tables))
    put_contacts(floats, tables.integers, values)
    assert np.array_equal(taken_contacts(floats, tables.integers), values)
    first = tables.contacts.state
    assert np.array_equal(floats[:first], tables.floats[:first])


def test_every_frame_has_the_state_of_contact():
    run = run_of()
    gap = run.contact_frames[:, STATE.size :].reshape(len(run), -1, SLOT.size)[:, :, 2]
    assert np.array_equal(gap[1:], run.raw[1:, :, 2] - RADIUS)
    assert np.array_equal(run.contact_frames[-1], run.final.contacts)
    assert run.contact_frames[-1, STATE.slices["impacts"]] == len(run.impact_rows)


@pytest.mark.parametrize("chunk", [1, 5, 64, None])
@pytest.mark.parametrize("every", [1, 7, 1000])
def test_frames_and_impacts_do_not_depend_on_how_the_run_is_cut(every, chunk):
    whole, cut = stepped(2999, 1), stepped(2999, every, chunk)
    kept = slice(0, whole.slot, every)
    assert cut.slot == len(range(0, whole.slot, every))
    assert np.array_equal(cut.times[: cut.slot], whole.times[: whole.slot][kept])
    assert np.array_equal(cut.frames[: cut.slot], whole.frames[: whole.slot][kept])
    assert np.array_equal(cut.accounts[: cut.slot], whole.accounts[: whole.slot][kept])
    assert np.array_equal(cut.impacts.since(), whole.impacts.since())
    assert np.array_equal(cut.contacts, whole.contacts)


def test_a_loop_that_pauses_goes_on():
    Bumper.pauses.clear()
    run = run_of(every=500)
    assert len(Bumper.pauses) > 5  # else nothing was tried
    assert np.allclose(np.diff(run.times), 0.5)
    assert len(run.impact_rows) == run.final.contacts[STATE.slices["impacts"]]


@pytest.mark.parametrize("frame", [500, 1234, -1])
def test_going_on_is_the_same_to_the_last_bit(frame):
    run, world = run_of(), bouncing(HEIGHTS)
    start = run.state(frame)
    rest = fb.simulate(world, 0.5, dt=DT, integrator=Bumper(), start=start)
    longer = run_of(3.5)
    first = len(run) - 1 if frame == -1 else frame
    last = first + len(rest)
    assert np.array_equal(rest.raw, longer.raw[first:last])
    assert np.array_equal(rest.contact_frames, longer.contact_frames[first:last])
    time = longer.impact_rows[:, 0]
    within = (time > rest.times[0]) & (time <= rest.times[-1])
    assert within.any()
    assert np.array_equal(rest.impact_rows, longer.impact_rows[within])


def test_locating_an_event_tells_no_impact_twice():
    crossing = fb.Event(lambda state: state.position[0, 2] - 0.2, stop=False)
    watched, plain = run_of(events=crossing), run_of()
    assert len(watched.events) > 3
    assert np.array_equal(watched.impact_rows, plain.impact_rows)
    assert np.array_equal(watched.contact_frames, plain.contact_frames)


def test_an_event_at_an_impact_keeps_what_happened_before_it():
    # The height of the fourth ball changes its sign in the very steps in which it bounces.
    low = fb.Event(lambda state: state.position[3, 2] - RADIUS, direction="down", stop=False)
    watched, plain = run_of(events=low), run_of()
    assert len(watched.events) > 2
    assert np.array_equal(watched.impact_rows, plain.impact_rows)
    stopped = run_of(events=replace(low, stop=True))
    assert stopped.final.time < plain.final.time
    assert (stopped.impact_rows[:, 0] <= stopped.final.time).all()


def test_observers_see_the_state_of_contact():
    seen = []
    run = run_of(0.7, every=10, observers=lambda state: seen.append(state.contacts))
    assert np.array_equal(seen, run.contact_frames)


def test_a_list_of_impacts_can_be_taken_back():
    impacts, rows = Impacts(), np.arange(5.0 * IMPACT.size).reshape(5, -1)
    impacts.add(rows[:2])
    before = impacts.last
    impacts.add(rows[2:4])
    after = impacts.last
    impacts.last = before
    impacts.add(rows[4:])
    assert np.array_equal(impacts.since(), rows[[0, 1, 4]])
    impacts.last = after
    assert np.array_equal(impacts.since(1), rows[1:4])
    assert np.array_equal(impacts.since(3), rows[3:4])
    assert impacts.since(4).shape == (0, IMPACT.size)
    impacts.end_at(rows[1, 0])
    assert np.array_equal(impacts.since(), rows[:2])


def test_the_toy_loses_what_restitution_takes():
    rows = run_of(heights=(1.0,)).impact_rows
    before, after = rows[:, IMPACT.slices["before"]][:, 2], rows[:, IMPACT.slices["after"]][:, 2]
    assert np.allclose(after, -RESTITUTION * before, rtol=1e-14)
