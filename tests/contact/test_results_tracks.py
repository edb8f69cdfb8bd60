"""``run.contacts``, ``run.impacts`` and the losses: names, orders, signs, several points, runs without contact."""

from dataclasses import replace

import numpy as np
import pytest
from bumper import GRAVITY, RADIUS, RESTITUTION, Bumper, bouncing

import freebody as fb
from freebody.contact.layout import IMPACT, ROLLING, SLIDING, SLOT, STATE
from freebody.contact.motion import grounds_at

DT = 1e-3


@pytest.fixture(scope="module")
def run():
    return fb.simulate(bouncing((0.5, 0.2), (1.0, 2.0)), 2.0, dt=DT, integrator=Bumper())


def slot_row(**values):
    """Numbers of a slot; what is not given is zero."""
    row = np.zeros(SLOT.size)
    for name, value in values.items():
        row[SLOT.slices[name]] = value
    return row


def box_run(rows):
    """Frames of a box on a floor with the given slots, (frames) lists of rows; it does not move."""
    box = fb.Body(fb.Box((2.0, 2.0, 1.0)), mass=3.0, position=(0.0, 0.0, 0.5), name="box", material=fb.Material(0.5))
    world = fb.World([box], gravity=(0.0, 0.0, -GRAVITY)).add(fb.Floor(name="table"))
    state = world.state()
    count = world.tables().contacts.slots
    frames = np.zeros((len(rows), STATE.size + count * SLOT.size))
    for frame, slots in zip(frames, rows):
        for k, row in enumerate(slots):
            frame[STATE.size + k * SLOT.size : STATE.size + (k + 1) * SLOT.size] = row
    times = np.arange(len(rows)) * 0.1
    raw = np.repeat(state.raw[None], len(rows), axis=0)
    return fb.Trajectory(
        world.tables(), "touch4", state.layout, times, raw, np.zeros((len(rows), 7)), state, 0.1,
        contact_frames=frames, impact_rows=np.zeros((0, IMPACT.size)),
    )  # fmt: skip


def test_a_pair_is_found_by_two_names_in_either_order(run):
    assert list(run.contacts) == [("ball 1", "table"), ("ball 2", "table")]
    there, back = run.contacts["ball 2", "table"], run.contacts["table", "ball 2"]
    assert np.array_equal(there.force, -back.force)
    closed = there.mode != "open"
    assert closed.any()
    assert np.array_equal(there.force[closed], np.tile([0.0, 0.0, 2.0 * GRAVITY], (closed.sum(), 1)))
    assert np.array_equal(there.normal[closed], -back.normal[closed])
    assert np.array_equal(there.point[closed], back.point[closed])
    assert np.array_equal(there.gap, back.gap)
    assert ("table", "ball 1") in run.contacts
    assert ("ball 1", "ball 2") not in run.contacts


def test_gaps_are_measured_where_nothing_touches(run):
    gap = run.contacts["ball 1", "table"].gap
    assert np.allclose(gap, run["ball 1"].position[:, 2] - RADIUS, rtol=0.0, atol=1e-15)


def test_the_numbers_of_the_law_are_told(run):
    law = run.contacts["ball 1", "table"].law
    assert (law.friction, law.restitution, law.slip_speed) == (0.0, RESTITUTION, 0.0)


@pytest.mark.parametrize("names", [("ball 1", "tabel"), "ball 1", ("ball 1",), 3, ("ball 1", "ball 2")])
def test_a_pair_that_is_not_there_is_refused_by_name(run, names):
    with pytest.raises(fb.errors.InputError, match="ball 1, table"):
        run.contacts[names]
    if not isinstance(names, int):
        with pytest.raises(fb.errors.InputError, match="ball 1, table"):
            run.impacts[names]


def test_impacts_are_a_table(run):
    impacts = run.impacts
    assert len(impacts) == run.final.contacts[STATE.slices["impacts"]] > 10
    assert (np.diff(impacts.time) >= 0.0).all()
    own = impacts["ball 2", "table"]
    assert set(own.pair) == {("ball 2", "table")}
    assert np.allclose(own.impulse[:, 2], 2.0 * (own.after - own.before)[:, 2], rtol=1e-13)
    assert np.array_equal(impacts["table", "ball 2"].impulse, -own.impulse)
    assert np.array_equal(impacts["table", "ball 2"].before, -own.before)
    assert np.array_equal(impacts["table", "ball 2"].point, own.point)
    one = impacts[0]
    assert one.time == impacts.time[0]
    assert one.pair in run.contacts
    assert np.array_equal(one.impulse, impacts.impulse[0])
    assert np.array_equal(one.after, impacts.after[0])
    assert [each.time for each in impacts] == impacts.time.tolist()
    with pytest.raises(fb.errors.InputError, match=f"impact {len(impacts)}"):
        impacts[len(impacts)]
    assert repr(impacts).startswith(f"<{len(impacts)} impacts>\n")
    assert "more" in repr(impacts)
    assert "ball 1 on table" in impacts._repr_html_()
    frame = impacts.to_pandas()
    assert len(frame) == len(impacts)
    assert np.array_equal(frame["impulse.z [N s]"], impacts.impulse[:, 2])


def test_losses_are_accounts_of_their_own(run):
    assert np.array_equal(run.lost_to_friction, np.zeros(len(run)))
    lost, when = run.lost_to_restitution, run.impacts.time
    assert lost[-1] == pytest.approx(run.impacts.lost_to_restitution.sum(), rel=1e-13)
    middle = len(run) // 2
    so_far = run.impacts.lost_to_restitution[when <= run.times[middle]].sum()
    assert lost[middle] == pytest.approx(so_far, rel=1e-13)


def test_several_points_add_up():
    up, weight = (0.0, 0.0, 1.0), 3.0 * GRAVITY
    corners = [(1.0, 1.0), (1.0, -1.0), (-1.0, 1.0), (-1.0, -1.0)]
    rows = [
        slot_row(mode=ROLLING, feature=1.0 + k, point=(x, y, 0.0), normal=up, force=(0.0, 0.0, weight / 4.0))
        for k, (x, y) in enumerate(corners)
    ]
    tipped = [
        slot_row(mode=SLIDING, feature=1.0 + k, point=(x, y, 0.0), normal=up, slip=(0.5, 0.0, 0.0),
                 force=(-0.3 * part * weight, 0.0, part * weight))
        for k, ((x, y), part) in enumerate(zip(corners, (0.75, 0.25, 0.0, 0.0)))
    ]  # fmt: skip
    run = box_run([rows, tipped, []])
    pair = run.contacts["box", "table"]
    assert np.allclose(pair.force, [(0, 0, weight), (-0.3 * weight, 0, weight), (0, 0, 0)])
    assert np.allclose(pair.normal_force, [weight, weight, 0.0])
    assert np.allclose(pair.friction, [(0, 0, 0), (-0.3 * weight, 0, 0), (0, 0, 0)])
    assert np.allclose(pair.point[:2], [(0, 0, 0), (1.0, 0.5, 0.0)])
    assert np.isnan(pair.point[2]).all()
    assert pair.mode.tolist() == ["rolling", "sliding", "open"]
    assert pair.points.force.shape == (3, len(pair.points), 3)
    assert np.isnan(pair.points.gap[2]).all()
    assert pair.time_in == {"open": 0.0, "sliding": pytest.approx(0.1), "rolling": pytest.approx(0.1)}
    assert repr(pair) == ("<contact of 'box' with 'table': friction 0.5, restitution 0; sliding 0.1 s, rolling 0.1 s>")
    assert repr(pair.points) == f"<room for {len(pair.points)} points, at most 4 closed at once>"
    # Four corners carry the box; two of them tip it.
    torque, force = np.split(run.derived.contact.wrench[:, 0], 2, axis=1)
    assert np.allclose(force, pair.force)
    assert np.allclose(torque[0], 0.0, atol=1e-12)
    assert np.allclose(torque[1], np.cross((1.0, 0.5, -0.5), pair.force[1]))
    given, lost = run.derived.contact.powers
    assert np.allclose(lost, [0.0, 0.3 * weight * 0.5, 0.0])
    assert np.allclose(given, 0.0)


def test_a_run_without_contact_has_none_of_it():
    run = fb.simulate(fb.World([fb.Body(mass=1.0)]), 0.1, dt=0.01)
    assert len(run.contacts) == len(run.impacts) == 0
    assert repr(run.contacts) == "<no contacts>"
    assert repr(run.impacts) == "<no impacts>"
    assert np.array_equal(run.lost_to_friction, np.zeros(len(run)))
    assert np.array_equal(run.lost_to_restitution, np.zeros(len(run)))
    with pytest.raises(fb.errors.InputError, match="a world in which bodies may touch"):
        run.contacts["a", "b"]


def test_resampled_runs_have_the_contact_of_the_frame_before(run):
    dense = run.at(np.linspace(0.0, 2.0, 777))
    assert len(dense.contacts["ball 1", "table"].force) == 777
    assert np.array_equal(dense.impacts.time, run.impacts.time)
    state = run.at(0.77777)
    assert np.array_equal(state.contacts, run.contact_frames[777])
    assert np.array_equal(run.at(0.5).contacts, run.contact_frames[500])


def test_grounds_are_where_their_velocities_lead_them():
    times, rates = (1.0, 3.0), ((0.0, 0.0, 0.0), (2.0, 0.0, 0.0))
    world = bouncing((1.0,), velocity=(times, rates), angular_velocity=(0.0, 0.0, 0.5))
    at = grounds_at(world.tables(), np.array([0.0, 2.0, 3.0, 5.0]))
    assert np.allclose(at.position[:, 0, 0], [0.0, 0.5, 2.0, 6.0])
    assert np.allclose(at.velocity[:, 0, 0], [0.0, 1.0, 2.0, 2.0])
    assert np.allclose(at.angular_velocity[:, 0, 2], 0.5)
    angle = 0.5 * np.array([0.0, 2.0, 3.0, 5.0])
    assert np.allclose(at.rotation[:, 0, 0, 0], np.cos(angle))
    assert np.allclose(at.rotation[:, 0, 1, 0], np.sin(angle))


def test_a_moving_floor_gives_power():
    rolling = slot_row(mode=ROLLING, feature=1.0, normal=(0, 0, 1), point=(0.3, 0.2, 0.0), force=(4.0, -1.0, 29.0))
    run = box_run([[rolling]])
    floor = fb.World(
        [fb.Body(fb.Box((2.0, 2.0, 1.0)), mass=3.0, name="box", material=fb.Material(0.5), position=(0, 0, 0.5))]
    ).add(fb.Floor(name="table", velocity=(2.0, 0.0, 0.0), angular_velocity=(0.0, 0.0, 3.0)))
    moving = replace(run, tables=floor.tables())
    given, lost = moving.derived.contact.powers
    v = np.array([2.0, 0.0, 0.0]) + np.cross((0.0, 0.0, 3.0), (0.3, 0.2, 0.0))
    assert given[0] == pytest.approx(v @ (4.0, -1.0, 29.0))
    assert lost[0] == 0.0


@pytest.mark.parametrize("stored", [False, True])
def test_velocities_jump_at_impacts_not_at_frames(stored, tmp_path):
    """Between frames 50 ms apart, the toy's ball flies on parabolas that the impacts cut."""
    fine = fb.simulate(bouncing((0.5,)), 1.0, dt=1e-4, integrator=Bumper())
    run = fb.simulate(bouncing((0.5,)), 1.0, dt=1e-4, integrator=Bumper(), every=500)
    if stored:
        run.save(tmp_path / "run.zarr")
        run = fb.load_run(tmp_path / "run.zarr")
    dense = run.at(fine.times)
    assert len(run.impacts) > 1
    # The toy's steps are of order 1: half a step of free fall.
    assert np.abs(dense["ball 1"].position - fine["ball 1"].position).max() < 1e-3
    assert np.abs(dense["ball 1"].velocity - fine["ball 1"].velocity).max() < 2.0 * GRAVITY * 1e-4
    assert np.abs(dense.kinetic_energy - fine.kinetic_energy).max() < 1e-2
