"""Worlds that do not fit their joints: refused with what is off, or moved to where they do."""

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from linkages import double_pendulum
from scipy.spatial.transform import Rotation

import freebody as fb
from freebody.errors import AssemblyError, InputError, SimulationError
from freebody.joints.consistent import consistent_start


def loose():
    """A double pendulum whose bodies were put down carelessly."""
    a = fb.Body(fb.Box((1, 0.1, 0.1)), density=100.0, position=(0.5, 0.1, 0.05), name="a")
    b = fb.Body(fb.Box((1, 0.1, 0.1)), density=100.0, position=(1.6, 0, 0), name="b", angular_velocity=(0, 1, 0))
    world = fb.World([a, b], gravity=(0, 0, -9.81))
    return world.add(
        fb.Hinge(a, axis=(0, 1, 0), at=(-0.5, 0, 0), anchor=(0, 0, 0), name="shoulder"),
        fb.Hinge(b, axis=(0, 1, 0), at=(-0.5, 0, 0), to=a, to_at=(0.5, 0, 0), name="elbow"),
    )


def test_a_world_that_does_not_fit_is_refused_with_every_gap():
    with pytest.raises(AssemblyError) as caught:
        fb.simulate(loose(), 1.0, dt=1e-3)
    message = str(caught.value)
    assert "'shoulder' is off by 0.1" in message
    assert "'elbow'" in message
    assert "world.assemble()" in message


def test_assembling_closes_the_joints_and_moves_heavy_bodies_least():
    world = loose().assemble()
    assert all(gap.position <= 1e-12 and gap.velocity <= 1e-12 for gap in world.gaps())
    run = fb.simulate(world, 0.5, dt=1e-3)
    assert run.audit().agrees
    heavy = fb.Body(mass=1000.0, inertia=(1000.0,) * 3, name="heavy")
    light = fb.Body(mass=1.0, inertia=(1.0,) * 3, position=(1.1, 0, 0), name="light")
    pair = fb.World([heavy, light], joints=[fb.Ball(light, at=(-1, 0, 0), to=heavy, to_at=(0, 0, 0))]).assemble()
    moved = np.abs(pair.state().position - [[0, 0, 0], [1.1, 0, 0]]).max(axis=1)
    assert moved[0] == pytest.approx(1e-4, rel=0.01)
    assert moved[1] == pytest.approx(0.1, rel=0.01)


def test_velocities_out_of_the_joints_are_taken_away():
    bob = fb.Body(mass=1.0, position=(1, 0, 0), velocity=(3, 2, 0), name="bob")
    world = fb.World([bob], joints=[fb.Beam(bob, anchor=(0, 0, 0), name="rod")])
    with pytest.raises(AssemblyError, match="its rate by 3"):
        fb.simulate(world, 1.0, dt=1e-2)
    assert world.assemble().state().velocity == pytest.approx(np.array([[0, 2, 0]]), abs=1e-15)


def test_a_joint_that_contradicts_another_is_named():
    bob = fb.Body(mass=1.0, position=(1, 0, 0), name="bob")
    world = fb.World([bob])
    world.add(fb.Beam(bob, anchor=(0, 0, 0), length=1.0, name="short"))
    world.add(fb.Beam(bob, anchor=(5, 0, 0), length=1.0, name="far"))
    with pytest.raises(AssemblyError) as caught:
        world.assemble()
    # Both pull along one line: the second follows from the first as far as directions go, and is the one left open.
    assert "'far' is off by" in str(caught.value)


def test_digits_lost_in_typing_are_made_up_for_silently():
    bob = fb.Body(mass=1.0, position=(0.707106781, 0.707106781, 0), name="bob")
    world = fb.World([bob], gravity=(0, -9.81, 0), joints=[fb.Beam(bob, anchor=(0, 0, 0), length=1.0, name="rod")])
    run = fb.simulate(world, 0.1, dt=1e-3)
    assert run.joints["rod"].violation.max() <= 1e-14


def test_a_motor_that_drives_where_the_linkage_cannot_go_ends_the_run_with_its_name():
    a = fb.Body(fb.Box((1, 0.1, 0.1)), density=100.0, position=(0.5, 0, 0), name="crank")
    b = fb.Body(mass=1.0, position=(1.5, 0, 0), name="end")
    world = fb.World([a, b])
    world.add(fb.Hinge(a, axis=(0, 0, 1), at=(-0.5, 0, 0), angle=([0, 1], [0, 1.5]), name="motor"))
    # The rod holds the end where it is, and the beam is as long as it is: the crank cannot turn.
    world.add(fb.Weld(a, at=(0.5, 0, 0), name="stuck"))
    with pytest.raises(SimulationError) as caught:
        fb.simulate(world, 1.0, dt=1e-3)
    assert "joint 'motor'" in str(caught.value) or "joint 'stuck'" in str(caught.value)
    assert caught.value.run is not None
    assert len(caught.value.run) >= 1


def test_methods_without_joints_are_refused_with_those_that_have_them():
    with pytest.raises(InputError, match="rattle, rattle4"):
        fb.simulate(double_pendulum(), 1.0, dt=1e-3, integrator="cg4")
    assert fb.simulate(double_pendulum(), 0.01, dt=1e-3).method == "rattle"


JOINTS = ("ball", "hinge", "slider", "universal", "weld", "beam", "line", "plane")


@st.composite
def linkages(draw):
    """Trees of up to twenty bodies with joints of every kind, and balls that close loops, all as they stand."""
    count = draw(st.integers(1, 20))
    random = np.random.default_rng(draw(st.integers(0, 2**31)))
    bodies = []
    for k in range(count):
        quaternion = random.normal(size=4)
        bodies.append(
            fb.Body(
                fb.Box(random.uniform(0.3, 1.0, size=3)),
                mass=float(random.uniform(1.0, 3.0)),
                position=3.0 * random.normal(size=3),
                orientation=quaternion / np.linalg.norm(quaternion),
                name=f"b{k}",
            )
        )
    world = fb.World(bodies, gravity=(0.0, 0.0, -9.81))
    for k in range(count):
        parent = draw(st.integers(-1, k - 1))
        end = {} if parent < 0 else {"to": bodies[parent]}
        kind = draw(st.sampled_from(JOINTS))
        axis, at = random.normal(size=3), random.normal(size=3)
        if kind == "ball":
            world.add(fb.Ball(bodies[k], at=at, **end))
        elif kind == "weld":
            world.add(fb.Weld(bodies[k], at=at, **end))
        elif kind == "hinge":
            world.add(fb.Hinge(bodies[k], axis=axis, at=at, **end))
        elif kind == "slider":
            world.add(fb.Slider(bodies[k], axis=axis, at=at, **end))
        elif kind == "line":
            world.add(fb.PointOnLine(bodies[k], axis=axis, at=at, **end))
        elif kind == "plane":
            world.add(fb.PointOnPlane(bodies[k], normal=axis, at=at, **end))
        elif kind == "beam":
            other = {"anchor": 5.0 * random.normal(size=3)} if parent < 0 else {**end, "to_at": random.normal(size=3)}
            world.add(fb.Beam(bodies[k], at=at, **other))
        else:
            other = np.eye(3) if parent < 0 else bodies[parent].rotation
            across = np.cross(bodies[k].rotation @ axis, random.normal(size=3))
            world.add(fb.Universal(bodies[k], axis=axis, to_axis=other.T @ across, at=at, **end))
    for _ in range(draw(st.integers(0, 2))):
        if count > 2:
            a, b = random.choice(count, size=2, replace=False)
            world.add(fb.Ball(bodies[a], at=random.normal(size=3), to=bodies[b]))
    return world


@settings(max_examples=25)
@given(linkages())
def test_random_linkages_run_and_keep_their_books(world):
    run = fb.simulate(world.assemble(), 0.5, dt=5e-4, every=10)
    audit = run.audit()
    assert max(track.violation.max() for track in run.joints.values()) <= 1e-10
    assert max(track.rate_violation.max() for track in run.joints.values()) <= 1e-10
    assert audit["linear momentum - impulse"].within(1e-9)
    assert audit["angular momentum - angular impulse"].within(1e-9)
    assert audit["energy - work"].within(1e-2)


@settings(max_examples=25)
@given(linkages(), st.integers(0, 2**31))
def test_linkages_that_were_shaken_are_refused_and_then_assembled(world, seed):
    random = np.random.default_rng(seed)
    shaken = world.state().raw.copy()
    shaken[:, :3] += 0.02 * random.normal(size=(len(shaken), 3))
    from freebody.model.state import State

    start = State(world.tables(), "momenta", shaken)
    with pytest.raises(AssemblyError) as caught:
        fb.simulate(world, 0.1, dt=1e-3, start=start)
    worst = max(world.gaps(start), key=lambda gap: gap.position)
    assert repr(worst.joint) in str(caught.value)


@pytest.mark.parametrize("size", [1e-6, 1.0, 1e6])
def test_a_ball_between_a_rod_and_a_particle_at_its_end_takes_the_roundings_of_their_positions(size):
    rng = np.random.default_rng(7)
    for _ in range(20):
        turn, place = Rotation.random(random_state=rng), size * rng.normal(size=3)
        rod = fb.Body(
            fb.Box((size, 0.1 * size, 0.1 * size)), mass=1.0, position=place, orientation=turn.as_matrix(), name="rod"
        )
        end = np.array([0.5 * size, 0, 0])
        # Computed by others, so off by some roundings.
        met = (place + turn.apply(end)) * (1.0 + 4e-16 * rng.integers(-2, 3, size=3))
        bob = fb.Body(mass=1.0, position=met, name="bob")
        back = bob.rotation.T @ (rod.position + rod.rotation @ end - bob.position)
        for joint in (
            fb.Ball(rod, at=end, to=bob),
            fb.Ball(bob, to=rod),
            fb.Ball(rod, at=end, to=bob, to_at=back),
            fb.Beam(rod, at=end, to=bob, to_at=back, length=0.0),
        ):
            world = fb.World([rod, bob], joints=[joint])
            consistent_start(world.tables(), world.state())
            assert not joint.to_at.any() or joint.to is rod


def test_a_particle_that_is_not_at_the_end_of_its_ball_is_an_open_joint():
    rod = fb.Body(fb.Box((1, 0.1, 0.1)), mass=1.0, name="rod")
    bob = fb.Body(mass=1.0, position=(0.6, 0, 0), name="bob")
    world = fb.World([rod, bob], joints=[fb.Ball(rod, at=(0.5, 0, 0), to=bob)])
    with pytest.raises(AssemblyError, match=r"'ball' is off by 0\.1"):
        fb.simulate(world, 1.0, dt=1e-3)
    with pytest.raises(InputError, match="where the particle is"):
        fb.Ball(rod, at=(0.5, 0, 0), to=bob, to_at=(-0.1, 0, 0))


def test_points_far_from_their_bodies_may_have_the_roundings_of_their_own_size():
    far = np.array([3e9, -1e9, 2e9])
    turn = Rotation.from_rotvec([0.3, 0.2, 0.1])
    body = fb.Body(mass=1.0, inertia=(1, 2, 3), orientation=turn.as_matrix(), name="body")
    met = turn.apply(far) * (1.0 + 4e-16)
    world = fb.World([body], joints=[fb.Ball(body, at=far, anchor=met)])
    assert 1e-8 < max(gap.position for gap in world.gaps()) < 1e-5
    consistent_start(world.tables(), world.state())
