"""Linked worlds on the page: they move as runs do, hands pull them, and only methods that keep joints are offered."""

import json

import numpy as np
import pytest

import freebody as fb
from freebody.viewer import messages
from freebody.viewer.geometry import joints
from freebody.viewer.live import Live
from freebody.viewer.source import from_library, source_of


def live(thing):
    return Live(thing if not isinstance(thing, str) else from_library(thing), stiffness=100.0)


def ask(show, **content):
    return show.act(messages.read(json.dumps(content)))


def opened(show):
    """The largest gap of any joint at the present state: position, velocity."""
    gaps = show.tables.world.gaps(show.mover.state(show.tables))
    return max(gap.position for gap in gaps), max(gap.velocity for gap in gaps)


def test_a_linked_world_moves_exactly_as_a_run_does():
    show = live("double-pendulum")
    show.advance(30)
    show.advance(70)
    run = fb.load_scene(fb.scene_path("double-pendulum")).simulate(duration=0.1, every=100)
    assert np.array_equal(show.mover.y, run.final.raw)
    assert np.array_equal(show.mover.accumulators, run.final.accumulators)
    assert np.array_equal(show.mover.state(show.tables).memory, run.final.memory)


def test_a_hand_pulls_linked_bodies_and_the_joints_hold():
    show = live("double-pendulum")
    show.read()
    ask(show, type="grab", phase="start", body=1, local=[0.2, 0.0, 0.0], target=[0.5, 0.0, 1.0])
    for k in range(100):
        ask(show, type="grab", phase="move", target=[0.5 - 0.01 * k, 0.0, 0.5])
        show.advance(5)
    assert max(opened(show)) < 1e-10
    work = show.read().work
    assert abs(work) > 0.01
    ask(show, type="grab", phase="end")
    show.advance(200)
    assert show.read().work == work
    # Order 2 at 1 ms: energy errors of some 1e-4 of what moves, see the drift of the scene.
    assert show.read().balance == pytest.approx(show._level, abs=0.05)
    assert max(opened(show)) < 1e-10


def test_a_grab_of_a_motor_driven_linkage_keeps_the_motor():
    show = live("slider-crank")
    ask(show, type="grab", phase="start", body=2, local=[0.0, 0.0, 0.0], target=[2.0, 0.0, 0.0])
    show.advance(500)
    assert max(opened(show)) < 1e-10


def test_only_methods_that_keep_joints_move_them():
    show = live("pendulum")
    assert show.mover.method.name == "rattle4"
    for kind in ("integrator", "ghost"):
        with pytest.raises(fb.FreebodyError, match="cf4 with 1 joints.*rattle"):
            ask(show, type=kind, name="cf4")
    ask(show, type="ghost", name="rattle")
    show.advance(10)
    assert show.ghost is not None


def test_a_world_with_joints_gets_the_method_for_them():
    bob = fb.Body(mass=1.0, name="bob", position=(1, 0, 0))
    world = fb.World([bob], gravity=(0, 0, -9.81), joints=[fb.Beam(bob, anchor=(0, 0, 0))])
    assert source_of(world).method.name == "rattle"
    assert source_of(fb.World([fb.Body(mass=1.0)])).method.name != "rattle"


def test_joints_that_are_open_are_refused_in_words():
    bob = fb.Body(mass=1.0, name="bob", position=(1, 0, 0))
    world = fb.World([bob], joints=[fb.Beam(bob, anchor=(0, 0, 0), length=2.0)])
    with pytest.raises(fb.FreebodyError, match=r"'beam' is off by .*world.assemble\(\)"):
        live(source_of(world))


def test_another_start_is_the_nearest_that_joints_allow():
    show = live("pendulum")
    ask(show, type="parameter", id="body.0.velocity", value=[3.0, 1.0, 2.0])
    # Along the beam nothing moves; across it, as asked.
    assert show.initial.velocity[0] == pytest.approx([0.0, 1.0, 2.0], abs=1e-12)
    show.advance(10)
    assert max(opened(show)) < 1e-10


def test_changing_gravity_keeps_the_joints():
    show = live("pendulum")
    show.read()
    ask(show, type="gravity", value=[0.0, 0.0, 0.0])
    show.advance(50)
    assert show.tables.world.joints
    assert max(opened(show)) < 1e-10


def test_what_the_page_draws_of_joints():
    a = fb.Body(fb.Box((1, 1, 1)), density=1.0, name="a", position=(0, 0, 5))
    b = fb.Body(fb.Box((1, 1, 1)), density=1.0, name="b", position=(2, 0, 5))
    world = fb.World([a, b])
    world.add(
        fb.Hinge(a, at=(0.5, 0, 0), axis=(0, 2, 0), to=b, to_at=(-1.5, 0, 0)),
        fb.PointOnPlane(b, normal=(0, 0, 3), anchor=(0, 0, 5)),
        fb.Anchor(a, at=(-0.5, 0, 0)),
        fb.Hinge(b, axis=(0, 1, 0), speed=1.0),
    )
    hinge, plane, anchor, driven = joints(world)
    ends = {"a": 0, "at": [0.5, 0, 0], "b": 1, "to": [-1.5, 0, 0]}
    assert hinge == {"type": "hinge", **ends, "axis": [0, 1, 0], "motor": False}
    assert (plane["type"], plane["axis"], plane["to"]) == ("pointonplane", [0, 0, 1], [0, 0, 5])
    assert (anchor["type"], anchor["b"], anchor["to"], anchor["axis"]) == ("anchor", -1, [-0.5, 0, 5], None)
    assert [joint["motor"] for joint in (plane, anchor, driven)] == [False, False, True]


def test_hinges_of_a_live_world_count_their_turns_with_a_ghost_and_through_changes(tmp_path):
    drum = fb.Body(mass=1.0, inertia=(1, 1, 1), angular_velocity=(0, 0, 30.0), name="drum")
    world = fb.World([drum], joints=[fb.Hinge(drum, axis=(0, 0, 1), stiffness=1.0, name="spring")])
    show = live(source_of(world))
    ask(show, type="dt", value=1e-3)
    show.read()
    ask(show, type="ghost", name="generalized_alpha")
    for _ in range(30):
        show.advance(20)
        show.frame(1, 1.0, paused=False)
    exact = 30.0 * np.sin(0.6)
    assert show.mover.angles == pytest.approx([exact], abs=1e-4)
    assert show.ghost.angles == pytest.approx([exact], abs=1e-3)
    reading = show.diagnostics.with_wrenches(show.read(), show.tables)
    assert reading.potential == pytest.approx(0.5 * exact**2, abs=1e-2)
    assert reading.torque[0, 2] == pytest.approx(-exact, abs=1e-3)
    # A hand, another step and another method go on with the turns.
    ask(show, type="grab", phase="start", body=0, local=[0.0, 0.0, 0.0], target=[0.0, 0.0, 0.0])
    show.advance(100)
    ask(show, type="grab", phase="end")
    ask(show, type="dt", value=5e-4)
    ask(show, type="integrator", name="rattle4")
    show.advance(600)
    show.frame(2, 1.0, paused=False)
    assert show.mover.time == pytest.approx(1.0)
    assert show.mover.angles == pytest.approx([30.0 * np.sin(1.0)], abs=1e-3)
    # The run that is kept has them, saved or not, and can be gone on from.
    run = show.so_far().run
    run.save(tmp_path / "live.zarr")
    for kept in (run, fb.load_run(tmp_path / "live.zarr")):
        assert kept.joints["spring"].angle == pytest.approx(30.0 * np.sin(kept.times), abs=1e-3)
        on = fb.simulate(world, 1.0, dt=1e-3, start=kept.final)
        assert on.joints["spring"].angle[-1] == pytest.approx(30.0 * np.sin(2.0), abs=1e-3)
    reset = ask(show, type="reset")
    assert reset is False
    assert show.mover.angles.tolist() == [0.0]
