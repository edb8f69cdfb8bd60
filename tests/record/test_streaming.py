"""A recorded run holds a few frames in memory: the rest is in its record, and the run reads it from there."""

import numpy as np
import pytest

import freebody as fb
from freebody.errors import SimulationError
from freebody.running import memory
from freebody.running.adaptive import AdaptiveRun
from freebody.running.stepper import Stepper


@pytest.fixture
def held(monkeypatch):
    """At most some dozen frames are held; returns how much room steppers had."""
    monkeypatch.setattr(memory, "MOST_HELD", 40 * 8 * 30)
    rooms, make = [], Stepper.__init__

    def counted(self, *args, **kwargs):
        make(self, *args, **kwargs)
        rooms.append(len(self.times))

    monkeypatch.setattr(Stepper, "__init__", counted)
    return rooms


def world():
    body = fb.Body(mass=2.0, inertia=(0.5, 0.9, 1.2), velocity=(1.0, 0.0, 3.0), angular_velocity=(0.3, 2.0, -1.0))
    return fb.World([body], gravity=(0.0, 0.0, -9.81), forces=[fb.Drag(body, linear=0.1)])


def killed_after(time, duration, **options):
    """Begin a run of ``world`` that something ends from outside."""

    class Killed(BaseException):
        pass

    def kill(state):
        if state.time > time:
            raise Killed

    with pytest.raises(Killed):
        fb.simulate(world(), duration, **options, observers=[kill])


def same(one, other):
    assert np.array_equal(one.times, other.times)
    assert np.array_equal(one.raw, other.raw)
    assert np.array_equal(one.accumulators, other.accumulators)
    assert np.array_equal(one.final.raw, other.final.raw)
    assert np.array_equal(one.energy, other.energy)


@pytest.mark.parametrize("every", [1, 3])
def test_a_recorded_run_is_the_same_and_holds_little(tmp_path, held, every):
    whole = fb.simulate(world(), 5.0, dt=0.01, every=every)
    run = fb.simulate(world(), 5.0, dt=0.01, every=every, record=tmp_path / "run")
    assert held[1] < len(whole.times) / 2.5 < held[0]
    same(run, whole)
    same(fb.load_run(tmp_path / "run"), whole)
    assert run.audit().agrees
    assert not run.interrupted


@pytest.fixture
def few(monkeypatch):
    """Adaptive runs hold few frames, and get them a few at a time; returns how many were held."""
    monkeypatch.setattr(memory, "MOST_HELD", 8 * 13 * 40)
    monkeypatch.setattr("freebody.running.adaptive.ROOM", 16)
    monkeypatch.setattr("freebody.running.adaptive.STEPS", 3)
    held, offer = [], AdaptiveRun._offer

    def counted(self, state):
        offer(self, state)
        if self.recorder is not None:
            held.append(sum(len(times) for _, _, times in self.frames))

    monkeypatch.setattr(AdaptiveRun, "_offer", counted)
    return held


@pytest.mark.parametrize("options", [{}, {"dt": 0.01}, {"dt": 0.02, "every": 3}])
def test_an_adaptive_run_holds_little_too(tmp_path, few, options):
    options |= {"integrator": fb.Adaptive(rtol=1e-13)}
    whole = fb.simulate(world(), 20.0, **options)
    run = fb.simulate(world(), 20.0, **options, record=tmp_path / "run")
    assert max(few) <= 40 < len(whole.times) / 4
    same(run, whole)
    same(fb.load_run(tmp_path / "run"), whole)
    assert run.audit().agrees


@pytest.mark.parametrize("options", [{}, {"dt": 0.01}])
def test_an_adaptive_run_is_resumed_without_its_past(tmp_path, few, options):
    options |= {"integrator": fb.Adaptive(rtol=1e-13)}
    whole = fb.simulate(world(), 20.0, **options)
    killed_after(12.0, 20.0, **options, record=tmp_path / "run")
    few.clear()
    run = fb.simulate(world(), 20.0, **options, record=tmp_path / "run", resume=True)
    assert max(few) <= 40
    same(run, whole)


def test_an_adaptive_run_that_an_event_ends_keeps_what_came_before(tmp_path, few):
    stop = fb.Event(lambda state: float(state.position[0, 0]) - 6.0, stop=True)
    options = {"integrator": "adaptive", "dt": 0.01, "events": [stop]}
    whole = fb.simulate(world(), 20.0, **options)
    run = fb.simulate(world(), 20.0, **options, record=tmp_path / "run")
    assert 5.0 < whole.times[-1] < 20.0
    same(run, whole)


def test_events_and_observers_see_everything(tmp_path, held):
    seen = []
    top = fb.Event(lambda state: float(state.velocity[0, 2]), name="top")
    options = {"dt": 0.01, "events": [top]}
    whole = fb.simulate(world(), 2.0, **options)
    run = fb.simulate(
        world(), 2.0, **options, observers=[lambda state: seen.append(state.time)], record=tmp_path / "run"
    )
    same(run, whole)
    assert [(event.name, event.time) for event in run.events] == [(event.name, event.time) for event in whole.events]
    assert seen == whole.times.tolist()


def test_a_run_that_breaks_down_gives_what_was_good(tmp_path, held):
    @fb.force
    def hits(t, body):
        return (0.0 if t < 1.0 else 1e300 * 1e300, 0.0, 0.0), (0.0, 0.0, 0.0)

    broken = fb.World([fb.Body(mass=1.0, name="ball")])
    broken = broken.add(hits(broken.bodies[0]))
    with pytest.raises(SimulationError) as caught:
        fb.simulate(broken, 2.0, dt=0.01, record=tmp_path / "run")
    assert caught.value.run.times[0] == 0.0
    assert 0.5 < caught.value.run.times[-1] <= 1.0
    assert np.isfinite(np.asarray(caught.value.run.raw)).all()


def test_a_resumed_run_goes_on_without_its_past(tmp_path, held):
    whole = fb.simulate(world(), 5.0, dt=0.01)
    killed_after(3.0, 5.0, dt=0.01, record=tmp_path / "run")
    run = fb.simulate(world(), 5.0, dt=0.01, record=tmp_path / "run", resume=True)
    same(run, whole)
    same(fb.load_run(tmp_path / "run"), whole)
