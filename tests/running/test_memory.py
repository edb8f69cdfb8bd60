"""The memory that is asked for before a run covers what its frames and its audit take, and what the machine has."""

import tracemalloc

import pytest

import freebody as fb
from freebody.errors import InputError, SimulationError
from freebody.running import memory


def world(bodies):
    made = [
        fb.Body(mass=1.0, inertia=(1, 2, 3), name=f"b{k}", position=(5.0 * k, 0, 0), angular_velocity=(0.1, 0.2, 0.3))
        for k in range(bodies)
    ]
    return fb.World(made, gravity=(0, 0, -9.81))


@pytest.mark.parametrize("bodies", [1, 6])
def test_the_estimate_covers_frames_and_audit(bodies):
    arguments = {"duration": 8.0, "dt": 1e-3, "integrator": "cf4"}
    fb.simulate(world(bodies), **{**arguments, "duration": 0.01}).audit()
    made = world(bodies)
    tracemalloc.start()
    run = fb.simulate(made, **arguments)
    run.audit()
    peak = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    estimate = memory.needed(made.tables(), 13, len(run))
    assert peak <= 1.02 * estimate


@pytest.fixture
def small(monkeypatch):
    monkeypatch.setattr(memory, "affordable", lambda: memory.AUDIT + 2**20)
    monkeypatch.setattr("freebody.running.adaptive.affordable", lambda: memory.AUDIT + 2**20)


@pytest.mark.usefixtures("small")
@pytest.mark.parametrize("integrator", ["cf4", "adaptive"])
def test_a_run_that_does_not_fit_is_refused_before_it_is_begun(integrator):
    with pytest.raises(InputError, match=r"with their audit, would take .* GiB.*the memory that there is.*every="):
        fb.simulate(world(1), 10.0, dt=1e-3, integrator=integrator)
    assert len(fb.simulate(world(1), 10.0, dt=1e-3, every=100, integrator=integrator)) == 101


@pytest.mark.usefixtures("small")
def test_steps_that_a_method_chooses_stop_before_the_memory_is_full():
    fast = fb.World([fb.Body(mass=1.0, inertia=(1, 2, 3), angular_velocity=(10, 20, 30))])
    with pytest.raises(SimulationError, match=r"frames until t = .* fill the memory") as full:
        fb.simulate(fast, 1e5, integrator="adaptive")
    assert 100 < len(full.value.run) < 20_000


def test_containers_and_machines_say_what_there_is(tmp_path, monkeypatch):
    limit = tmp_path / "memory.max"
    monkeypatch.setattr(memory, "LIMITS", (limit, tmp_path / "none"))
    found = {}
    for text in ("max\n", "123456789\n", "0\n"):
        limit.write_text(text)
        memory.affordable.cache_clear()
        found[text] = memory.affordable()
    memory.affordable.cache_clear()
    assert found["123456789\n"] == 123456789
    assert 0 < found["max\n"] == found["0\n"] <= memory.MOST_BYTES
