"""Overlap at the start: said with pair and depth, and mended by ``assemble``."""

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import freebody as fb
from freebody.contact.overlap import Poses, ground_rows
from freebody.contact.start import check_start, coordinate
from freebody.errors import AssemblyError

STEEL = fb.Material(0.3)


def ball(name, position, radius=0.1, mass=1.0, **options):
    return fb.Body(fb.Sphere(radius), mass=mass, name=name, position=position, material=STEEL, **options)


def checked(world):
    check_start(world.tables(), world.state())


def gaps(world):
    return Poses.of(world.tables(), world.state()).gaps()


def test_overlap_is_told_by_pair_and_depth():
    world = fb.World([ball("a", (0, 0, 0.1)), ball("b", (0.15, 0, 0.1))], contact=[fb.Floor()])
    with pytest.raises(AssemblyError, match="'a' and 'b' by 0.05 m") as info:
        checked(world)
    assert "assemble" in info.value.remedy
    assert "'floor'" not in str(info.value)


def test_a_body_deep_in_the_floor_is_told_too():
    with pytest.raises(AssemblyError, match="'a' and 'floor' by 0.1 m"):
        checked(fb.World([ball("a", (0, 0, 0))], contact=[fb.Floor()]))


def test_runs_do_not_start_with_overlap():
    world = fb.World([ball("a", (0, 0, 0))], contact=[fb.Floor()])
    with pytest.raises(AssemblyError, match="by 0.1 m"):
        world_start(world)


def world_start(world):
    from freebody.running.plan import _start

    return _start(world, None)


def test_typed_digits_are_no_overlap():
    checked(fb.World([ball("a", (0, 0, 0.1 - 0.9e-9))], contact=[fb.Floor()]))
    with pytest.raises(AssemblyError):
        checked(fb.World([ball("a", (0, 0, 0.1 - 2e-9))], contact=[fb.Floor()]))


def test_assembling_moves_what_overlaps_and_nothing_else():
    world = fb.World(
        [ball("a", (0, 0, 0.05)), ball("b", (1, 0, 1.0)), ball("c", (1.15, 0, 1.0)), ball("d", (3, 0, 0.1))],
        contact=[fb.Floor()],
    )
    world.assemble()
    state = world.state()
    assert state.position[0] == pytest.approx((0, 0, 0.1), abs=1e-9)
    assert state.position[1] == pytest.approx((0.975, 0, 1), abs=1e-9)
    assert state.position[2] == pytest.approx((1.175, 0, 1), abs=1e-9)
    assert state.position[3].tolist() == [3, 0, 0.1]
    checked(world)


def test_heavy_bodies_move_less():
    world = fb.World([ball("light", (0, 0, 1)), ball("heavy", (0.1, 0, 1), mass=9.0)]).assemble()
    (x, *_), (y, *_) = world.state().position
    assert (x, y) == pytest.approx((-0.09, 0.11), abs=1e-9)


def test_assembling_keeps_joints():
    a, b = ball("a", (0, 0, 0.05)), ball("b", (0.5, 0, 0.4))
    world = fb.World([a, b], contact=[fb.Floor()], joints=[fb.Beam(a, to=b)])
    world.assemble()
    length = np.linalg.norm(world.state().position[0] - world.state().position[1])
    assert length == pytest.approx(np.hypot(0.5, 0.35), abs=1e-9)
    checked(world)


def test_velocities_stay_with_their_bodies():
    box = fb.Body(fb.Box((0.2, 0.4, 0.6)), mass=1.0, material=STEEL, position=(0, 0, 0.1), orientation="30 deg about x",
                  velocity=(1, 2, 3), angular_velocity=(0, 0, 5))  # fmt: skip
    world = fb.World([box], contact=[fb.Floor()]).assemble()
    state = world.state()
    own = state.rotation[0].T @ state.angular_velocity[0]
    assert state.velocity[0] == pytest.approx((1, 2, 3))
    assert own == pytest.approx(box.rotation.T @ box.angular_velocity, abs=1e-12)
    assert np.min(gaps(world)) == pytest.approx(0.0, abs=1e-10)


def test_no_room_is_told():
    world = fb.World([ball("a", (0, 0, 0.05))], contact=[fb.Floor(), fb.Floor(point=(0, 0, 0.1), normal=(0, 0, -1))])
    with pytest.raises(AssemblyError, match="cannot be separated: 'a' and 'floor"):
        world.assemble()


@settings(max_examples=25, deadline=None)
@given(st.lists(st.tuples(*[st.floats(-0.3, 0.3)] * 3), min_size=2, max_size=6), st.integers(0, 2**32 - 1))
def test_any_heap_is_separated(places, seed):
    rng = np.random.default_rng(seed)
    bodies = [ball(f"b{k}", np.add(place, rng.normal(scale=1e-3, size=3)), radius=rng.uniform(0.05, 0.15))
              for k, place in enumerate(places)]  # fmt: skip
    world = fb.World(bodies, contact=[fb.Floor()]).assemble()
    checked(world)


def test_grounds_are_where_their_motion_takes_them():
    floor = fb.Floor(point=(1, 0, 0), normal=(0, 1, 0), velocity=([0, 2], [(0, 0, 0), (2, 0, 0)]),
                     angular_velocity=(0, 0, np.pi / 2))  # fmt: skip
    world = fb.World([ball("a", (0, 5, 0))], contact=[floor])
    x, R, v, w = np.split(ground_rows(world.tables(), 1.0)[0], [3, 12, 15])
    assert x == pytest.approx((1.5, 0, 0))
    assert R.reshape(3, 3)[:, 2] == pytest.approx((-1, 0, 0), abs=1e-15)
    assert v == pytest.approx((1, 0, 0))
    assert w == pytest.approx((0, 0, np.pi / 2))
    x = ground_rows(world.tables(), 4.0)[0, :3]
    assert x == pytest.approx((7.0, 0, 0))


def test_joints_beyond_their_limits_are_told():
    arm = fb.Body(fb.Box((0.1, 0.1, 1.0)), mass=1.0, name="arm")
    hinge = fb.Hinge(arm, axis=(0, 1, 0), limits=(0.1, 1.0), name="pivot")
    with pytest.raises(AssemblyError, match="joint 'pivot' stands at angle 0 rad"):
        checked(fb.World([arm], joints=[hinge]))
    slider = fb.Slider(arm, axis=(0, 0, 1), anchor=(0, 0, 0.2), limits=(-0.1, 1.0), name="rail")
    world = fb.World([arm], joints=[slider])
    assert coordinate(world.tables(), world.state(), 0) == pytest.approx(-0.2)
    with pytest.raises(AssemblyError, match="joint 'rail' stands at travel -0.2 m"):
        checked(world)
    checked(fb.World([arm], joints=[fb.Slider(arm, axis=(0, 0, 1), anchor=(0, 0, 0.2), limits=(-0.2, None))]))
