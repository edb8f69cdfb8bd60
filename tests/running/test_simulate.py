"""Runs: landing, recording, going on, events, failures, interruption."""

import os
import signal
import subprocess
import sys

import numpy as np
import pytest

import freebody as fb
from freebody.errors import InputError, SimulationError


def thrown(**options):
    body = fb.Body(
        mass=2.0, inertia=(1, 2, 3), name="brick", angular_velocity=(0.1, 2.0, 0.1), velocity=(1, 0, 5), **options
    )
    return fb.World([body], gravity=(0, 0, -10.0))


def tethered(damping=0.2):
    world = thrown()
    world.add(fb.Spring(world.bodies[0], at=(0.5, 0, 0), anchor=(0, 0, 3), stiffness=7.0, damping=damping))
    return world


def test_the_last_step_is_shortened_to_land_on_the_end():
    run = fb.simulate(thrown(), 1.0, dt=0.3)
    assert run.times == pytest.approx([0, 0.3, 0.6, 0.9, 1.0])
    assert run.final.time == 1.0
    assert run.final.position[0] == pytest.approx([1.0, 0.0, 0.0], abs=1e-14)  # 5 t - 5 t^2


def test_times_are_multiples_not_sums():
    run = fb.simulate(thrown(), 1000 * 0.1, dt=0.1, every=7)
    assert np.array_equal(run.times[:-1], 0.1 * (7 * np.arange(len(run.times) - 1)))
    assert run.times[-1] == 1000 * 0.1


@pytest.mark.parametrize("every", [1, 3, 64, 1000, 10**9])
def test_recording_does_not_change_the_motion(every):
    fine, coarse = fb.simulate(tethered(), 1.0, dt=1e-3), fb.simulate(tethered(), 1.0, dt=1e-3, every=every)
    assert np.array_equal(fine.final.raw, coarse.final.raw)
    assert np.array_equal(fine.final.accumulators, coarse.final.accumulators)
    rows = list(range(0, 1001, every))
    rows += [] if rows[-1] == 1000 else [1000]
    assert np.array_equal(coarse.times, fine.times[rows])
    assert np.array_equal(coarse.raw, fine.raw[rows])


def test_two_runs_of_one_world_are_equal_bit_for_bit_and_leave_it_alone():
    world = tethered()
    before = world.state().raw.copy()
    first, second = fb.simulate(world, 0.5, dt=1e-3), fb.simulate(world, 0.5, dt=1e-3)
    assert np.array_equal(first.raw, second.raw)
    assert np.array_equal(world.state().raw, before)


@pytest.mark.parametrize(("name", "order"), [("cf4", 4), ("exact", 2), ("exact4", 4), ("exponential_euler", 1)])
def test_going_on_from_between_grid_points_differs_by_the_method_s_error(name, order):
    world = tethered()
    gaps = []
    for dt in (1 / 64, 1 / 128):
        through = fb.simulate(world, 1.0, dt=dt, integrator=name)
        first = fb.simulate(world, 0.375 + 0.5 * dt, dt=dt, integrator=name)  # 24 or 48 steps and a half
        assert (first.final.clock.t0, first.final.clock.n) == (first.final.time, 0)  # a new grid
        second = fb.simulate(world, 1.0 - first.final.time, dt=dt, integrator=name, start=first.final)
        assert second.final.time == 1.0
        gaps.append(np.abs(second.final.canonical - through.final.canonical).max())
    assert gaps[0] > 0.0
    assert np.log2(gaps[0] / gaps[1]) > order - 0.4, gaps


@pytest.mark.parametrize("integrator", ["cf4", "adaptive"])
def test_an_event_that_is_not_a_number_ends_the_run_with_its_name_and_time(integrator):
    root = fb.Event(lambda state: np.sqrt(np.float64(1.0 - 4.0 * state.time)), name="root", stop=False)
    with (
        np.errstate(invalid="ignore"),
        pytest.raises(SimulationError, match=r"event 'root' is not a number at t = 0\.\d+ s.*Remedy") as caught,
    ):
        fb.simulate(thrown(), 1.0, dt=0.01, integrator=integrator, events=root)
    assert 0.2 <= caught.value.run.final.time <= 0.5
    with pytest.raises(InputError, match=r"event 'all' returned array.*one number that crosses zero.*Remedy"):
        fb.simulate(thrown(), 1.0, dt=0.01, events=fb.Event(lambda state: state.position, name="all"))


@pytest.mark.parametrize("name", ["splitting", "lgvi", "exact", "exact4", "rattle", "rattle4", "natural", "cf4"])
def test_with_velocities_reversed_a_reversible_method_returns_to_the_start(name):
    world = tethered(damping=0.0)
    there = fb.simulate(world, 0.5, dt=1e-3, integrator=name)
    y = fb.state_to_array(there.final).reshape(-1, 13)
    y[:, 7:] *= -1.0
    back = fb.simulate(world, 0.5, dt=1e-3, integrator=name, start=fb.array_to_state(world, y.reshape(-1)))
    away = np.abs(back.final.position - world.state().position).max()
    assert np.abs(there.final.position - world.state().position).max() > 0.01
    # 2 x 500 steps of about a hundred roundings, which this motion magnifies by less than 10.
    bound = 1000 * 100 * 10 * 2.0**-52
    assert away < bound or "reversible" not in fb.integrators()[name].preserves


@pytest.mark.parametrize("stop", [0.1, 0.5, 0.9])
def test_going_on_is_bit_for_bit_the_same_as_not_having_stopped(stop):
    world = tethered()
    through = fb.simulate(world, 1.0, dt=1e-3)
    first = fb.simulate(world, stop, dt=1e-3)
    second = fb.simulate(world, 1.0 - stop, dt=1e-3, start=first.final)
    assert np.array_equal(second.final.raw, through.final.raw)
    assert np.array_equal(second.final.accumulators, through.final.accumulators)
    assert second.final.clock == through.final.clock


def test_an_event_ends_the_run_where_it_happens():
    landing = fb.Event(lambda state: state.position[0, 2], name="landing", direction="down")
    run = fb.simulate(thrown(), 5.0, dt=0.03, events=landing)
    assert run.events[0].name == "landing"
    assert run.events[0].time == pytest.approx(1.0, abs=1e-12)
    assert run.final.time == run.events[0].time == run.times[-1]
    assert run.final.position[0, 2] == pytest.approx(0.0, abs=1e-11)
    assert repr(run.events) == "(<'landing' at t = 1 s>,)"


def test_an_event_that_only_records_changes_nothing():
    world = tethered()
    events = [
        fb.Event(lambda s: s.velocity[0, 2], name="top", direction="down", stop=False),
        fb.Event(lambda s: s.position[0, 2] - 1.0, name="metre", stop=False),
    ]
    watched = fb.simulate(world, 1.0, dt=0.01, every=3, events=events)
    plain = fb.simulate(world, 1.0, dt=0.01, every=3)
    assert np.array_equal(watched.raw, plain.raw)
    assert np.array_equal(watched.times, plain.times)
    names = [event.name for event in watched.events]
    assert names.count("top") >= 1
    assert names.count("metre") >= 1
    for event in watched.events:
        value = events[0] if event.name == "top" else events[1]
        assert abs(value.function(event.state)) < 1e-10


def test_directions_of_events():
    def heights(direction):
        event = fb.Event(lambda s: s.position[0, 2] - 1.0, direction=direction, stop=False)
        return [e.time for e in fb.simulate(thrown(), 1.0, dt=0.01, events=event).events]

    up, down = heights("up"), heights("down")
    assert up == pytest.approx([(5 - 5**0.5) / 10], abs=1e-12)
    assert down == pytest.approx([(5 + 5**0.5) / 10], abs=1e-12)
    assert heights("both") == up + down


def test_observers_see_every_frame_once():
    seen = []
    run = fb.simulate(thrown(), 1.0, dt=0.01, every=7, observers=lambda state: seen.append(state.time))
    assert seen == run.times.tolist()


def test_a_state_that_is_lost_names_body_time_and_cause_and_keeps_the_run():
    fast = fb.Body(mass=1, inertia=(1, 2, 3), name="fast", angular_velocity=(1.0, 1.0, 1.0))
    calm = fb.Body(mass=1, inertia=(1, 2, 3), name="calm")
    world = fb.World([calm, fast])
    world.add(fb.Spring(fast, at=(1, 0, 0), anchor=(5, 0, 0), stiffness=1e9, damping=1e7))
    with pytest.raises(
        SimulationError, match=r"body 'fast' is not finite .* at t = .* step too large for cf4"
    ) as caught:
        fb.simulate(world, 10.0, dt=0.1, integrator="cf4")
    run = caught.value.run
    assert len(run.times) >= 1
    assert np.isfinite(run.raw).all()
    assert run.final.time == run.times[-1]


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"dt": 0.0}, "dt = 0.0.*greater than zero"),
        ({"dt": float("nan")}, "dt = nan"),
        ({"duration": -1.0}, "duration = -1.0"),
        ({"every": 0}, "every = 0"),
        ({"every": 1.5}, "every = 1.5"),
        ({"dt": -0.1}, "dt = -0.1.*Remedy: to go back in time, reverse all velocities"),
        ({"dt": 1e60}, r"duration = 1 s with dt = 1e\+60 s.*Expected: a run of at least 1e-9 steps.*Remedy"),
        ({"dt": 1e308}, r"dt = 1e\+308.*Expected: a number from 1e-75 to 1e\+75, in s.*Likely cause.*Remedy"),
        ({"duration": 1e300, "dt": 1e-300}, r"duration = 1e\+300.*Likely cause.*Remedy"),
        ({"duration": 1e60, "dt": 1e-60}, r"duration = 1e\+60 s with dt = 1e-60 s.*at most 9\.01e\+15 steps.*Remedy"),
        ({"duration": 10**400}, "duration = an integer of about 401 digits"),
        ({"every": 10**5000}, "every = an integer of about 5001 digits.*whole number from 1 to"),
        ({"integrator": "adaptive", "dt": 1e-30}, "GiB.*give a larger dt"),
        ({"dt": "soon"}, "dt = 'soon'.*a number in s"),
        ({"start": "there"}, "start = 'there'"),
        ({"events": [lambda state: state.time]}, r"among the events.*Expected: fb.Event\(function.*wrap it"),
        ({"events": lambda state: state.time}, "among the events.*wrap it"),
        ({"events": None}, "None among the events"),
        ({"observers": [1.0]}, "1.0 among the observers.*functions of a State"),
        ({"observers": "x"}, "'x' among the observers"),
        ({"dt": 1e-9, "duration": 1e6}, "GiB.*record less often"),
    ],
)
def test_wrong_arguments_get_clear_errors(options, message):
    arguments = {"duration": 1.0, "dt": 0.1, **options}
    with pytest.raises(InputError, match=message):
        fb.simulate(thrown(), arguments.pop("duration"), **arguments)


def test_no_step_size_says_what_to_do():
    with pytest.raises(InputError, match="no dt for .*dt=1e-3"):
        fb.simulate(thrown(), 1.0)


def test_a_state_of_another_world_is_refused():
    other = fb.World([fb.Body(mass=1.0, name="other")])
    with pytest.raises(InputError, match="other.*brick"):
        fb.simulate(thrown(), 1.0, dt=0.1, start=other.state())


INTERRUPTED = """
import sys, time
import freebody as fb
world = fb.World([fb.Body(mass=1.0, inertia=(1, 2, 3), angular_velocity=(1, 2, 3))])
def moves(state):
    if state.time == 100.0:
        print("moves", flush=True)
run = fb.simulate(world, 1e6, dt=1e-4, every=10**6, observers=moves)
try:
    print(run.interrupted, 0.0 < run.times[-1] < 1e6, run.final.time == run.times[-1], flush=True)
    time.sleep(600)
except KeyboardInterrupt:
    print("handler restored", flush=True)
"""


def test_ctrl_c_returns_what_has_been_computed():
    with subprocess.Popen([sys.executable, "-c", INTERRUPTED], stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout.readline().strip() == "moves"
        os.kill(process.pid, signal.SIGINT)
        assert process.stdout.readline().strip() == "True True True"
        os.kill(process.pid, signal.SIGINT)
        assert process.stdout.readline().strip() == "handler restored"
        assert process.wait(timeout=120) == 0


@pytest.mark.parametrize("wanted", [True, False])
def test_a_progress_bar_can_be_forced_and_forbidden(monkeypatch, capsys, wanted):
    monkeypatch.setattr("freebody.running.progress.PATIENCE", 0.0)
    monkeypatch.setenv("FORCE_COLOR", "1")  # as if stderr were a terminal
    fb.simulate(thrown(), 10.0, dt=1e-4, every=10**5, progress=wanted)
    assert ("simulating" in capsys.readouterr().err) == wanted
