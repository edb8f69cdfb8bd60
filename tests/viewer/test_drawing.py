"""What frames and descriptions tell the page to draw: forces, springs, joints."""

import json

import numpy as np
import pytest

import freebody as fb
from freebody.viewer import geometry, messages, parameters
from freebody.viewer.frame import GHOST, HEAD, PER_BODY, PER_GHOST, PER_WRENCH, WRENCH
from freebody.viewer.live import MOST_WRENCHES, Live
from freebody.viewer.source import from_library

EPS32 = float(np.finfo(np.float32).eps)


def frame(show):
    return np.frombuffer(show.frame(1, 1.0, paused=False), "<f4")


def wrenches(out, bodies):
    assert int(out[12]) & WRENCH
    return out[-PER_WRENCH * bodies :].reshape(bodies, PER_WRENCH)


def test_frames_tell_the_total_force_and_torque_of_each_body():
    show = Live(from_library("spring-chain"), stiffness=100.0)
    show.advance(137)
    told = wrenches(frame(show), 3)
    expected = show.tables.world.wrenches(show.mover.state(show.tables))
    scale = np.abs(expected.force).max()
    np.testing.assert_allclose(told[:, :3], expected.force, rtol=EPS32, atol=EPS32 * scale)
    np.testing.assert_allclose(told[:, 3:], expected.torque, rtol=EPS32, atol=EPS32 * scale)


def test_the_hand_is_among_the_forces_and_a_ghost_moves_nothing_of_them():
    show = Live(from_library("torus"), stiffness=100.0)
    assert not wrenches(frame(show), 1).any()
    grab = {"type": "grab", "phase": "start", "body": 0, "local": [1.0, 0.0, 0.0], "target": [1.0, 0.0, 0.5]}
    show.act(messages.read(json.dumps(grab)))
    pulled = wrenches(frame(show), 1)[0]
    assert pulled[2] > 0.0
    # The arm is along x and the pull mostly along z: the torque turns about -y.
    assert pulled[4] < 0.0
    show.act(messages.Ghost(type="ghost", name="euler"))
    out = frame(show)
    assert int(out[12]) & GHOST
    assert len(out) == HEAD + PER_BODY + PER_GHOST + PER_WRENCH
    np.testing.assert_array_equal(wrenches(out, 1)[0], pulled)


def test_forces_switch_with_their_schedule():
    show = Live(from_library("two-pushes"), stiffness=100.0)
    show.advance(10)
    assert wrenches(frame(show), 2)[0, 2] == 1.0
    show.advance(5000)
    assert show.mover.time > 10.0
    assert not wrenches(frame(show), 2).any()


def test_crowds_are_sent_without_forces():
    show = Live(from_library("thousand"), stiffness=100.0)
    assert len(show.geometry.bodies) > MOST_WRENCHES
    out = frame(show)
    assert not int(out[12]) & WRENCH
    assert len(out) == HEAD + PER_BODY * len(show.geometry.bodies)


@pytest.fixture
def linked():
    beside = fb.Part(fb.Box((1.0, 1.0, 1.0)), density=1.0, position=(0.25, 0.0, 0.0))  # not drawn about its centre
    a = fb.Body(fb.Box((2.0, 1.0, 1.0)), mass=1.0, name="a", origin=(0.0, 0.0, 3.0))
    b = fb.Body(fb.Compound([beside]), name="b", position=(5.0, 0.0, 0.0))
    return fb.World([a, b])


def test_joints_are_told_by_type_ends_and_axis(linked):
    a, b = linked.bodies
    linked.add(
        fb.Hinge(a, at=(1.0, 0.0, 0.0), anchor=(1.0, 0.0, 3.0), axis=(0.0, 0.0, 2.0)),
        fb.Beam(a, to=b, to_at=(0.75, 0.0, 0.0)),
        fb.PointOnPlane(b, anchor=(5.0, 0.0, 0.0), normal=(0.0, 3.0, 0.0)),
    )
    hinge, beam, plane = geometry.joints(linked)
    assert hinge == {
        "type": "hinge", "a": 0, "at": [1.0, 0.0, 0.0], "b": -1, "to": [1.0, 0.0, 3.0], "axis": [0.0, 0.0, 1.0],
        "motor": False,
    }  # fmt: skip
    ends = {"a": 0, "at": [0.0, 0.0, 0.0], "b": 1, "to": [0.5, 0.0, 0.0]}
    assert beam == {"type": "beam", **ends, "axis": None, "motor": False}
    assert (plane["type"], plane["b"], plane["to"]) == ("pointonplane", -1, [5.0, 0.0, 0.0])
    assert plane["axis"] == [0.0, 1.0, 0.0]


def test_forces_are_changed_without_losing_the_joints(linked):
    linked.add(
        fb.Ball(linked.bodies[0], anchor=(0.0, 0.0, 3.0)), fb.Spring(linked.bodies[1], anchor=(0, 0, 0), stiffness=1.0)
    )
    softer = parameters.changed(linked, 0, "stiffness", 0.5)
    assert softer.joints == linked.joints
    assert softer.forces[0].stiffness == 0.5
    assert linked.forces[0].stiffness == 1.0


def test_worlds_without_joints_have_none(linked):
    assert geometry.joints(linked) == []
    assert geometry.springs(linked) == []


def test_motors_thrusters_and_materials_are_told(linked):
    a, b = linked.bodies
    jet = fb.Thruster(
        b, at=(0.75, 0.0, 0.0), direction=(0.0, 2.0, 0.0), thrust=3.0, schedule=[(1.0, 2.0), (3.0, np.inf, 0.5)]
    )
    linked.add(fb.Hinge(a, axis=(0.0, 0.0, 1.0), speed=2.0), jet, fb.Thruster(a, direction=(1.0, 0.0, 0.0), thrust=1.0))
    assert [joint["motor"] for joint in geometry.joints(linked)] == [True]
    burns = [[1.0, 2.0, 1.0], [3.0, None, 0.5]]
    # Points are relative to the centre of mass, directions have length one, and nothing here is more than JSON can say.
    first, second = geometry.thrusters(linked)
    assert first == {"body": 1, "at": [0.5, 0.0, 0.0], "direction": [0.0, 1.0, 0.0], "burns": burns}
    assert second["burns"] is None
    json.dumps([first, second], allow_nan=False)
    steel = fb.Body(fb.Sphere(1.0), mass=1.0, material=fb.Material(name="steel"))
    assert [geometry._material(body) for body in (steel, a)] == ["steel", None]
