"""What must hold for every method in the registry, whatever it is."""

import numpy as np
import pytest

import freebody as fb
from freebody.errors import SimulationError
from freebody.methods.registry import METHODS

FIXED = [name for name in METHODS if name != "adaptive"]


def world_with_everything():
    body = fb.Body(fb.Box((1, 0.6, 0.3)), density=2.0, angular_velocity=(0.4, 1.5, 0.2), velocity=(0.3, 0, 1), name="a")
    other = fb.Body(mass=0.7, position=(2, 0, 0), velocity=(0, 0.4, 0), name="b")
    world = fb.World([body, other], gravity=(0, 0, -1.0))
    world.add(fb.Spring(body, at=(0.5, 0.2, 0), to=other, stiffness=3.0, rest_length=1.0, damping=0.05))
    world.add(fb.Drag(body, linear=0.1, rotational=0.02))
    return world.add(fb.Push(body, force=(0.5, 0, 0.2), at=(0, 0.3, 0), start=0.123, duration=0.3))


@pytest.mark.parametrize("name", METHODS)
def test_going_on_is_bit_for_bit_the_same_as_not_having_stopped(name):
    world = world_with_everything()
    dt = None if name == "adaptive" else 1 / 64
    through = fb.simulate(world, 1.0, dt=dt, integrator=name)
    first = fb.simulate(world, 0.375, dt=dt, integrator=name)
    second = fb.simulate(world, 0.625, dt=dt, integrator=name, start=first.final)
    assert np.array_equal(second.final.raw, through.final.raw)
    assert np.array_equal(second.final.accumulators, through.final.accumulators)


@pytest.mark.parametrize("name", METHODS)
@pytest.mark.parametrize(("start", "duration"), [(0.0, 0.1), (0.0, 0.05), (0.13, 0.21)])
def test_a_push_gives_its_whole_impulse_wherever_its_window_lies(name, start, duration):
    body = fb.Body(mass=2.0, inertia=(1, 2, 3))
    push = fb.Push(body, force=(3.0, -1.0, 0.5), start=start, duration=duration)
    run = fb.simulate(fb.World([body]).add(push), 1.0, dt=0.1, integrator=name)
    assert run.final.linear_momentum[0] == pytest.approx(duration * np.array([3.0, -1.0, 0.5]), rel=1e-13)
    assert run.impulse[-1] == pytest.approx(duration * np.array([3.0, -1.0, 0.5]), rel=1e-13)


@pytest.mark.parametrize("name", METHODS)
def test_two_runs_are_equal_bit_for_bit(name):
    def final():
        run = fb.simulate(world_with_everything(), 0.5, dt=0.01, integrator=name)
        return run.final.raw, run.final.accumulators

    first, second = final(), final()
    assert np.array_equal(first[0], second[0])
    assert np.array_equal(first[1], second[1])


@pytest.mark.parametrize("name", FIXED)
def test_books_balance_for_a_driven_and_damped_world_to_the_order_of_the_method(name):
    # Euler's first-order baselines are allowed what their order gives; everything else far less.
    run = fb.simulate(world_with_everything(), 1.0, dt=1e-3, integrator=name)
    order = fb.integrators()[name].order
    tolerance = {1: 2e-2, 2: 1e-5, 4: 1e-9}[order]
    energy = run.energy - run.work
    assert np.abs(energy - energy[0]).max() < tolerance
    assert np.abs(run.linear_momentum - run.impulse - run.linear_momentum[0]).max() < tolerance
    assert np.abs(run.angular_momentum - run.angular_impulse - run.angular_momentum[0]).max() < tolerance


def test_the_adaptive_method_records_its_own_steps_or_multiples_of_dt():
    world = world_with_everything()
    own = fb.simulate(world, 1.0, integrator="adaptive")
    third = fb.simulate(world, 1.0, integrator="adaptive", every=3)
    grid = fb.simulate(world, 1.0, integrator="adaptive", dt=0.05, every=2)
    assert set(third.times) < set(own.times)
    assert grid.times == pytest.approx(np.linspace(0, 1, 11))
    assert np.array_equal(grid.final.raw, own.final.raw)
    assert own.times[0] == 0.0
    assert own.times[-1] == own.final.time == 1.0


def test_events_on_the_dense_output_of_the_adaptive_method():
    body = fb.Body(mass=2.0, inertia=(1, 2, 3), velocity=(1, 0, 5), angular_velocity=(0.1, 2, 0.1))
    world = fb.World([body], gravity=(0, 0, -10))
    events = [
        fb.Event(lambda s: s.position[0, 2] - 1.0, name="metre", stop=False),
        fb.Event(lambda s: s.position[0, 2], name="landing", direction="down"),
    ]
    run = fb.simulate(world, 5.0, integrator="adaptive", events=events)
    assert [event.name for event in run.events] == ["metre", "metre", "landing"]
    expected = [(5 - 5**0.5) / 10, (5 + 5**0.5) / 10, 1.0]
    assert [event.time for event in run.events] == pytest.approx(expected, abs=1e-11)
    assert run.final.time == run.times[-1] == run.events[-1].time
    assert (np.diff(run.times) > 0).all()


def test_observers_of_the_adaptive_method_see_every_frame():
    seen = []
    run = fb.simulate(
        world_with_everything(), 1.0, dt=0.1, integrator="adaptive", observers=lambda state: seen.append(state.time)
    )
    assert seen == run.times.tolist()


def test_the_adaptive_method_reports_a_singularity_with_the_run_so_far():
    a, b = fb.Body(mass=1.0, position=(-1, 0, 0), name="a"), fb.Body(mass=1.0, position=(1, 0, 0), name="b")
    world = fb.World([a, b]).add(fb.MutualGravity(G=1.0))
    with pytest.raises(SimulationError, match=r"at t = .* the step shrank to") as caught:
        fb.simulate(world, 10.0, integrator="adaptive")
    run = caught.value.run
    assert np.isfinite(run.raw).all()
    assert 0.0 < run.times[-1] < 10.0
