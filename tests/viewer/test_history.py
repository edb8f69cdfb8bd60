"""The run since the last reset: the same frames, accumulators and forces as the world on the page had."""

import json
import threading
from dataclasses import replace

import numpy as np
import pytest

import freebody as fb
from freebody.plots.source import scene_text
from freebody.trajectory.report import DIFFERS
from freebody.viewer import history, messages, saving
from freebody.viewer.live import Live
from freebody.viewer.source import from_library, source_of


def live(name="spring-chain"):
    show = Live(from_library(name), stiffness=100.0)
    show.prepare()
    return show


def ask(show, **content):
    return show.act(messages.read(json.dumps(content)))


def watch(show, pictures, steps=8):
    for _ in range(pictures):
        show.advance(steps)
        show.frame(1, 1.0, paused=False)


def drag(show, pictures=20, body=0):
    """Pull at a body, to and fro, and let go."""
    x = show.diagnostics.read(show.mover, show.tables).position[body]
    size = float(show.geometry.sizes[body])
    ask(show, type="grab", phase="start", body=body, local=[0.3 * size, 0, 0], target=list(x))
    for k in range(pictures):
        target = (x + size * np.array([np.sin(0.3 * k), 0.4, np.cos(0.2 * k)])).tolist()
        ask(show, type="grab", phase="move", target=target)
        watch(show, 1)
    ask(show, type="grab", phase="end")


def test_frames_are_those_of_a_run_of_the_same_length_bit_for_bit():
    show = live()
    watch(show, 30)
    run = show.so_far().run
    same = fb.simulate(
        show.source.world, 240 * show.dt, dt=show.dt, every=8, integrator=show.source.method, start=show.source.start
    )
    assert run.times.tolist() == same.times.tolist()
    assert run.raw.tobytes() == same.raw.tobytes()
    assert run.accumulators.tobytes() == same.accumulators.tobytes()
    assert run.final.raw.tobytes() == same.final.raw.tobytes()
    assert run.kinetic_energy.tolist() == same.kinetic_energy.tolist()
    assert show.so_far().note == ""


def test_the_books_balance_through_a_fling_and_agree_with_the_forces():
    show = live()
    watch(show, 5)
    drag(show)
    watch(show, 10)
    run = show.so_far().run
    audit = run.audit()
    energy = audit.drifts[0]
    # The method of this scene is of order four: its own drift is what is left, and the hand adds nothing to it.
    assert abs(run.work[-1]) > 0.01 * np.abs(run.energy).max()
    assert energy.relative < 1e-4
    assert all(check.verdict != DIFFERS for check in audit.checks), str(audit)
    # The hand is among the forces: without it the accumulators do not fit them.
    assert any(check.verdict == DIFFERS for check in replace(run, stored=None).audit().checks)


@pytest.mark.parametrize("name", ["torus", "four-bar"])
def test_going_on_from_the_saved_end_is_going_on(name):
    show = live(name)
    watch(show, 3)
    drag(show, 5)
    watch(show, 2)
    final = show.so_far().run.final
    on = fb.simulate(show.source.world, 16 * show.dt, dt=show.dt, integrator=show.source.method, start=final)
    watch(show, 2)
    assert show.so_far().run.raw[-1].tobytes() == on.raw[-1].tobytes()


def test_a_reset_begins_anew_from_the_initial_state():
    show = live("torus")
    watch(show, 5)
    ask(show, type="reset")
    watch(show, 3)
    run = show.so_far().run
    assert run.times[0] == 0.0
    assert len(run) == 4
    assert run.raw[0].tobytes() == show.initial.as_layout(run.layout).raw.tobytes()


@pytest.mark.parametrize(
    "change",
    [
        {"type": "dt", "value": 0.001},
        {"type": "integrator", "name": "cf4"},
        {"type": "gravity", "value": [0.0, 0.0, -1.0]},
    ],
    ids=lambda change: change["type"],
)
def test_a_run_has_one_world_one_method_and_one_step(change):
    show = live("torus")
    watch(show, 5)
    now = show.mover.time
    ask(show, **change)
    watch(show, 3)
    run, world, note = show.so_far()
    assert run.times[0] == now
    assert len(run) == 4
    assert run.method == show.mover.method.name
    assert run.dt == show.dt
    assert world.gravity.acceleration.tolist() == show.tables.world.gravity.acceleration.tolist()
    assert "settings were changed" in note
    assert f"{now:.4g} s" in note


@pytest.mark.parametrize(
    ("change", "begins"),
    [({"type": "dt", "value": 0.001}, "settings were changed"), ({"type": "reset"}, "")],
    ids=["dt", "reset"],
)
def test_another_run_begins_with_the_change_and_not_with_the_next_step(change, begins):
    show = live("torus")
    watch(show, 5)
    ask(show, **change)
    run, _, note = show.so_far()
    assert run.times.tolist() == [show.mover.time]
    assert run.dt == show.dt
    assert begins in note if begins else note == ""


def test_a_run_that_begins_anew_can_be_taken_at_any_moment():
    show = live("torus")
    over, lengths = threading.Event(), []

    def take():
        while not over.is_set():
            lengths.append(len(show.history.snapshot().frames))

    thread = threading.Thread(target=take)
    thread.start()
    try:
        for _ in range(2000):
            ask(show, type="reset")
            show.advance(1)
            show.history.add()
    finally:
        over.set()
        thread.join()
    assert set(lengths) == {1, 2}


def test_a_stiffer_grip_counts_as_a_move_of_the_hand():
    show = live("torus")
    watch(show, 2)
    ask(show, type="grab", phase="start", body=0, local=[1.0, 0, 0], target=[3.0, 0, 0])
    watch(show, 3)
    ask(show, type="stiffness", value=400.0)
    watch(show, 3)
    run = show.so_far().run
    assert len(run) == 9
    # Taken at the third frame, gripped harder at the sixth.
    assert run.derived.edge_frames.tolist() == [2, 5]
    # The book-keeping of a kick counts the force of the old grip up to there and of the new one from there.
    before, after = run.derived.wrench_at_edges[1, 0, 3:6], run.derived.wrench_after[5, 0, 3:6]
    assert np.linalg.norm(after) > 1.5 * np.linalg.norm(before)


def test_memory_is_bounded_and_says_so(monkeypatch):
    monkeypatch.setattr(history, "MOST_FRAMES", 10)
    show = live("torus")
    watch(show, 25)
    run, _, note = show.so_far()
    assert len(run) == 10
    assert run.times[-1] == show.mover.time
    assert "older frames were dropped" in note
    show = live("torus")
    monkeypatch.setattr(history, "MOST_BYTES", 5 * (13 * 8 + history.OVERHEAD) + 1)
    monkeypatch.setattr(history, "MOST_FRAMES", 10**6)
    watch(show, 25)
    assert len(show.so_far().run) <= 5


def test_the_archive_carries_the_scene_from_which_the_run_comes_again(tmp_path):
    show = live()
    watch(show, 10)
    made = saving.made("zarr.zip", show.so_far(), show.source)
    assert made.note == ""
    path = tmp_path / "chain.zarr.zip"
    path.write_bytes(made.data)
    run = fb.load_run(path)
    assert run.raw.tobytes() == show.so_far().run.raw.tobytes()
    scene = fb.load_scene(scene_text(path))
    assert scene.title == show.source.title
    again = scene.simulate()
    assert again.raw[-1].tobytes() == run.raw[-1].tobytes()


def test_large_shapes_stay_at_home(monkeypatch):
    mesh = fb.Mesh.sample("torus")
    show = Live(source_of(fb.Body(mesh, density=1.0)), stiffness=100.0)
    show.prepare()
    monkeypatch.setattr(saving, "MOST_TRIANGLES", 10)
    assert "too large to store" in saving.made("zarr.zip", show.so_far(), show.source).note
