"""Structures at rest, under every method that takes joints: nothing moves, reactions are those of statics."""

from __future__ import annotations

import numpy as np
import pytest
from scipy.optimize import brentq

import freebody as fb

GRAVITY = 9.81
METHODS = [row.name for row in fb.integrators().values() if row.joints]
EPS = 2.0**-52


def stands(world, method, dt, steps=40):
    """The run of a world that has to stay where it is."""
    run = fb.simulate(world, steps * dt, dt=dt, integrator=method)
    size = max(1.0, np.abs(run.raw[0, :, :3]).max())
    assert np.abs(run.raw[:, :, :7] - run.raw[0, :, :7]).max() <= 100.0 * EPS * size
    # A pose is known to a rounding, a velocity to that over the step and to a rounding of what loads give in a step.
    slowest = EPS * (size / dt + GRAVITY * dt)
    for name in run.names:
        assert np.abs(run[name].velocity).max() <= 100.0 * slowest
        # Turns of a thin body are known to a rounding of its place over its width, here up to 20 times that.
        assert np.abs(run[name].angular_velocity).max() <= 2000.0 * slowest
    assert run.audit().agrees, str(run.audit())
    return run


def reaction(run, joint):
    return run.joints[joint].force[-1], run.joints[joint].torque[-1]


def beam(length, mass=10.0, **where):
    return fb.Body(fb.Box((length, 0.1, 0.1)), mass=mass, name="beam", **where)


at_steps = pytest.mark.parametrize("dt", [1e-3, 1e-2])
by_methods = pytest.mark.parametrize("method", METHODS)


@by_methods
@at_steps
@pytest.mark.parametrize("centre", [(0.5, 0.0, 0.0), (0.0, 0.0, 0.0), (1e3, -7.0, 0.3)])
def test_a_welded_cantilever_carries_its_weight_and_its_moment(method, dt, centre):
    body = beam(1.0, position=centre)
    world = fb.World([body], gravity=(0, 0, -GRAVITY)).add(fb.Weld(body, at=(-0.5, 0, 0), name="wall"))
    force, torque = reaction(stands(world, method, dt), "wall")
    np.testing.assert_allclose(force, (0, 0, 10.0 * GRAVITY), atol=1e-10)
    np.testing.assert_allclose(torque, (0, -10.0 * GRAVITY * 0.5, 0), atol=1e-10)


@by_methods
@at_steps
def test_a_beam_on_hinge_and_roller_shares_its_load_by_the_levers(method, dt):
    # A tenth of a radian off the axes, so that no sum cancels by symmetry.
    tilt = np.array([np.cos(0.05), 0.0, np.sin(0.05), 0.0])
    along = np.array([np.cos(0.1), 0.0, -np.sin(0.1)])
    body = beam(2.0, orientation=tilt)
    load = fb.Body(mass=3.0, position=0.4 * along, name="load")
    world = fb.World([body, load], gravity=(0, 0, -GRAVITY))
    world.add(fb.Hinge(body, at=(-1, 0, 0), axis=(0, 1, 0), name="hinge"))
    world.add(fb.PointOnPlane(body, at=(1, 0, 0), normal=(0, 0, 1), name="roller"))
    world.add(fb.Ball(load, to=body, to_at=(0.4, 0, 0)))
    run = stands(world, method, dt)
    right = GRAVITY * (10.0 * 1.0 + 3.0 * 1.4) / 2.0
    np.testing.assert_allclose(reaction(run, "roller")[0], (0, 0, right), atol=1e-9)
    np.testing.assert_allclose(reaction(run, "hinge")[0], (0, 0, GRAVITY * 13.0 - right), atol=1e-9)


@by_methods
@at_steps
@pytest.mark.parametrize("top", [(0.5, 0.4, 0.7), (0.0, 0.0, 0.0)], ids=["beside", "at the origin"])
def test_the_bars_of_a_truss_carry_what_balance_of_its_nodes_asks_for(method, dt, top):
    top = np.array(top)
    low = top - (0.3, 0.2, 0.6)
    nodes = [fb.Body(mass=m, position=p, name=n) for m, p, n in ((2.0, top, "top"), (1.0, low, "low"))]
    feet = top + [(-1.0, 0.1, -1.0), (1.0, -0.2, -0.9), (0.1, 1.0, -1.1), (0.2, -1.0, -1.2), (-0.9, -0.8, -0.3)]
    bars = [(0, 0), (0, 1), (0, 2), (1, 3), (1, 4)]
    world = fb.World(nodes, gravity=(0, 0, -GRAVITY)).add(fb.Beam(nodes[1], to=nodes[0], name="between"))
    columns = [np.concatenate([low - top, top - low])]
    for node, foot in bars:
        world.add(fb.Beam(nodes[node], anchor=feet[foot], name=f"bar{foot}"))
        column = np.zeros(6)
        column[3 * node : 3 * node + 3] = feet[foot] - (top, low)[node]
        columns.append(column)
    along = np.column_stack([c / np.linalg.norm(c[:3] if c[:3].any() else c[3:]) for c in columns])
    pulls = np.linalg.solve(along, [0, 0, 2.0 * GRAVITY, 0, 0, GRAVITY])
    run = stands(world, method, dt)
    for k, (node, foot) in enumerate(bars):
        expected = pulls[k + 1] * along[3 * node : 3 * node + 3, k + 1]
        np.testing.assert_allclose(reaction(run, f"bar{foot}")[0], expected, atol=1e-9)
    np.testing.assert_allclose(reaction(run, "between")[0], pulls[0] * along[3:, 0], atol=1e-9)


@by_methods
@at_steps
@pytest.mark.parametrize("hung", ["ball and guide", "two hinges"])
def test_a_door_that_may_swing_hangs_still(method, dt, hung):
    width, apart, mass = 0.9, 1.4, 30.0
    door = fb.Body(fb.Box((width, 0.05, 2.0)), mass=mass, position=(0.5 * width, 0, 0), name="door")
    world = fb.World([door], gravity=(0, 0, -GRAVITY))
    upper, lower = (-0.5 * width, 0, 0.5 * apart), (-0.5 * width, 0, -0.5 * apart)
    if hung == "two hinges":
        # Which of them carries the weight is not determined, the sum is.
        world.add(fb.Hinge(door, at=upper, axis=(0, 0, 1), name="upper"))
        world.add(fb.Hinge(door, at=lower, axis=(0, 0, 1), name="lower"))
    else:
        world.add(fb.Ball(door, at=upper, name="upper"), fb.PointOnLine(door, at=lower, axis=(0, 0, 1), name="lower"))
    run = stands(world, method, dt)
    (above, _), (below, _) = reaction(run, "upper"), reaction(run, "lower")
    np.testing.assert_allclose(above + below, (0, 0, mass * GRAVITY), atol=1e-9)
    if hung == "ball and guide":
        np.testing.assert_allclose(below, (mass * GRAVITY * 0.5 * width / apart, 0, 0), atol=1e-9)


@by_methods
@at_steps
def test_a_structure_without_load_carries_nothing(method, dt):
    body = beam(1.0, position=(0.5, 0.0, 0.0))
    world = fb.World([body]).add(fb.Weld(body, at=(-0.5, 0, 0), name="wall"))
    force, torque = reaction(stands(world, method, dt), "wall")
    assert np.abs(force).max() <= 1e-12
    assert np.abs(torque).max() <= 1e-12


@by_methods
@at_steps
def test_a_sprung_hinge_sags_to_where_its_torque_balances(method, dt):
    # Angles from the x axis downwards; the spring is at ease where it lies along it.
    stiffness = 100.0
    sag = brentq(lambda a: stiffness * a - 10.0 * GRAVITY * 0.5 * np.cos(a), 0.0, 1.0, xtol=1e-15)
    turned = np.array([np.cos(0.5 * sag), 0.0, np.sin(0.5 * sag), 0.0])
    body = beam(1.0, position=(0.5 * np.cos(sag), 0.0, -0.5 * np.sin(sag)), orientation=turned)
    hinge = fb.Hinge(body, at=(-0.5, 0, 0), axis=(0, 1, 0), stiffness=stiffness, rest=-sag, name="hinge")
    run = fb.simulate(fb.World([body], gravity=(0, 0, -GRAVITY), joints=[hinge]), 40 * dt, dt=dt, integrator=method)
    # Balance is to a rounding of the torques; what that lets grow in this time is far below.
    assert np.abs(run.joints["hinge"].angle).max() <= 1e-12
    force, torque = reaction(run, "hinge")
    np.testing.assert_allclose(force, (0, 0, 10.0 * GRAVITY), atol=1e-9)
    np.testing.assert_allclose(torque, (0, -stiffness * sag, 0), atol=1e-9)


@by_methods
def test_a_load_on_a_sprung_slider_comes_to_rest_at_its_sag(method):
    mass, stiffness = 2.0, 500.0
    body = fb.Body(fb.Box((0.1, 0.1, 0.1)), mass=mass, name="load")
    damping = 2.0 * np.sqrt(mass * stiffness)
    slider = fb.Slider(body, axis=(0, 0, 1), stiffness=stiffness, damping=damping, name="slider")
    run = fb.simulate(fb.World([body], gravity=(0, 0, -GRAVITY), joints=[slider]), 4.0, dt=1e-2, integrator=method)
    # Critically damped: after 4 s exp(-4 * 15.8) of the sag is left.
    assert run.joints["slider"].travel[-1] == pytest.approx(-mass * GRAVITY / stiffness, abs=1e-12)
    np.testing.assert_allclose(reaction(run, "slider")[0], (0, 0, mass * GRAVITY), atol=1e-9)
