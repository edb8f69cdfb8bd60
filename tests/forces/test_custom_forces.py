"""Forces written as functions: equal to built-in ones, compiled once, for one body, for groups, for several at once."""

import math

import numba
import numpy as np
import pytest
from force_worlds import EPS, FORCE, TORQUE, booked, few, seeds, three_apart, working
from hypothesis import given
from numba import types
from numba.core import event

import freebody as fb
from freebody.forces.held import python_wrench
from freebody.forces.total import total_potential
from freebody.model.layout import CONSERVATIVE_ONLY, CUSTOM, VELOCITY_DEPENDENT

# A wrench here is a handful of sums of products: 32 roundings of its largest term are more than any of them makes.
ROUNDINGS = 32 * EPS


@fb.force(velocity_dependent=False)
def weight(t, body, g):
    return (body.mass * g[0], body.mass * g[1], body.mass * g[2]), (0, 0, 0)


@fb.force
def damped_spring(t, body, at, anchor, stiffness, damping=0.0):
    p, v = body.point(at), body.point_velocity(at)
    d = (anchor[0] - p[0], anchor[1] - p[1], anchor[2] - p[2])
    rate = damping * (v[0] * d[0] + v[1] * d[1] + v[2] * d[2]) / (d[0] * d[0] + d[1] * d[1] + d[2] * d[2])
    f = ((stiffness - rate) * d[0], (stiffness - rate) * d[1], (stiffness - rate) * d[2])
    return f, fb.cross(body.arm(at), f)


@fb.force
def attraction(t, body, bodies, strength):
    fx = fy = fz = 0.0
    for other in bodies:
        if other.number != body.number:
            k = strength * body.mass * other.mass
            x = (other.position[0] - body.position[0], other.position[1] - body.position[1])
            z = other.position[2] - body.position[2]
            k /= math.sqrt(x[0] * x[0] + x[1] * x[1] + z * z) ** 3
            fx += k * x[0]
            fy += k * x[1]
            fz += k * z
    return (fx, fy, fz), (0.0, 0.0, 0.0)


@fb.force
def exchange(t, bodies, k):
    total = 0.0
    for body in bodies:
        total += body.mass
    f, g = k * total, k * bodies[0].velocity[1]
    return ((f, g, 0), (0, 0, t)), ((-f, -g, 0), (0.0, len(bodies), -t))


class Compilations(event.Listener):
    def __init__(self):
        self.names = []

    def on_start(self, happening):
        self.names.append(happening.data["dispatcher"].py_func.__name__)

    def on_end(self, happening):
        pass


def compiled_during(action):
    listener = Compilations()
    with event.install_listener("numba:compile", listener):
        action()
    return listener.names


def assert_same(mine, theirs):
    scale = np.abs(theirs).max()
    assert scale > 0.0
    np.testing.assert_allclose(mine, theirs, rtol=0.0, atol=ROUNDINGS * scale)


@few
@given(seeds)
def test_gravity_and_a_damped_spring_written_by_hand_equal_the_built_in_ones(rng):
    a, b, c = three_apart(rng)
    at, anchor, g = rng.uniform(-1, 1, 3), rng.uniform(3, 4, 3), rng.uniform(-9, 9, 3)
    mine = fb.World([a, b, c])
    mine.add(*(weight(body, g=g) for body in (a, b, c)))
    mine.add(damped_spring(b, at=at, anchor=anchor, stiffness=2.0, damping=0.7))
    theirs = fb.World([a, b, c], gravity=g)
    theirs.add(fb.Spring(b, at=at, anchor=anchor, stiffness=2.0, damping=0.7))
    assert_same(working(mine)[:, TORQUE : FORCE + 3], working(theirs)[:, TORQUE : FORCE + 3])


@few
@given(seeds)
def test_a_force_on_each_of_a_group_equals_mutual_gravity(rng):
    bodies = three_apart(rng)
    mine = fb.World(bodies).add(attraction([bodies[2], bodies[0], bodies[1]], strength=3.0))
    theirs = fb.World(bodies).add(fb.MutualGravity(G=3.0))
    assert_same(mine.wrenches().force, theirs.wrenches().force)


def test_a_group_gets_its_wrenches_in_the_order_of_the_list():
    a, b, c = three_apart(np.random.default_rng(1))
    wrenches = fb.World([a, b, c]).add(exchange([c, a], k=2.0)).wrenches()
    pull = (2.0 * (c.mass + a.mass), 2.0 * c.velocity[1], 0.0)
    np.testing.assert_array_equal(wrenches.force, [np.negative(pull), (0, 0, 0), pull])
    np.testing.assert_array_equal(wrenches.torque, [(0, 2, 0), (0, 0, 0), (0, 0, 0)])


def test_a_view_shows_what_the_state_knows():
    @fb.force
    def seen(t, body, at):
        q, inertia, world, back = body.orientation, body.inertia, body.to_world(at), body.to_body(at)
        total = q[0] + 2.0 * q[1] + 3.0 * q[2] + 4.0 * q[3]
        return (total, inertia[1], inertia[5]), (world[0], back[1], body.center_of_mass[2])

    body = three_apart(np.random.default_rng(2))[0]
    world, at = fb.World([body]), np.array([0.3, -0.4, 0.5])
    force, torque = (row[0] for row in world.add(seen(body, at=at)).wrenches())
    inertia, turned = world.state().inertia[0], body.rotation @ at
    q = body.orientation * np.sign(body.orientation[0])
    np.testing.assert_allclose(force, [q @ [1, 2, 3, 4], inertia[0, 1], inertia[1, 2]], rtol=0, atol=ROUNDINGS * 10)
    expected = [turned[0], (body.rotation.T @ at)[1], body.center_of_mass[2]]
    np.testing.assert_allclose(torque, expected, rtol=0, atol=ROUNDINGS)


def test_other_parameters_and_other_counts_compile_nothing():
    a, b, c = three_apart(np.random.default_rng(3))
    first = weight(a, g=(0, 0, -1))
    fb.World([a, b, c]).add(first).wrenches()
    fb.World([a, b, c]).add(attraction([a, b, c], strength=1.0)).wrenches()

    def again():
        fb.World([a, b]).add(attraction([a, b], strength=2.0)).wrenches()
        heavier = first.with_parameters(g=(0, 0, -2))
        np.testing.assert_array_equal(fb.World([a, b]).add(heavier).wrenches().force[0], (0, 0, -2 * a.mass))
        world = fb.World([c, b, a], gravity=(1, 0, 0)).add(weight(b, g=(0, 3, 0)), weight(a, g=(4, 0, 0)))
        world.wrenches()

    assert compiled_during(again) == []


def test_no_kernel_that_is_cached_on_disk_is_compiled_for_a_user_function():
    a, b, _ = three_apart(np.random.default_rng(12))
    world = fb.World([a, b]).add(exchange([a, b], k=1.0))
    world.wrenches(), world.potential_energy()
    own = world.tables().custom_wrench, world.tables().custom_energy
    for total in (python_wrench(), total_potential):
        arguments = [kind for signature in total.overloads for kind in signature]
        kinds = [kind.dtype if isinstance(kind, types.ListType) else kind for kind in arguments]
        assert any(isinstance(kind, types.FunctionType) for kind in kinds)
        assert not [kind for kind in kinds if isinstance(kind, types.Dispatcher) and kind.dispatcher in own]


def test_several_functions_add_up():
    a, b, c = three_apart(np.random.default_rng(4))
    parts = [weight(a, g=(1, 2, 3)), exchange([a, b], k=0.5), weight(c, g=(0, 0, 1)), fb.Spring(a, to=c, stiffness=1.0)]
    together = working(fb.World([a, b, c]).add(*parts))
    apart = sum(working(fb.World([a, b, c]).add(part))[:, TORQUE:] for part in parts)
    assert_same(together[:, TORQUE:], apart)


def test_flags_say_what_a_function_promised():
    a, b, _ = three_apart(np.random.default_rng(5))
    still, moving = fb.World([a, b]).add(weight(a, g=(0, 0, 1))), fb.World([a, b]).add(exchange([a, b], k=1.0))
    assert still.tables().flags & (CUSTOM | VELOCITY_DEPENDENT | CONSERVATIVE_ONLY) == CUSTOM
    assert moving.tables().flags & (CUSTOM | VELOCITY_DEPENDENT | CONSERVATIVE_ONLY) == CUSTOM | VELOCITY_DEPENDENT


def test_all_of_a_function_is_booked_and_its_work_is_the_change_of_kinetic_energy():
    body = three_apart(np.random.default_rng(6))[0]
    world = fb.World([body]).add(damped_spring(body, at=(1, 0, 0), anchor=(3, 3, 3), stiffness=2.0, damping=0.5))
    work = working(world)
    np.testing.assert_array_equal(booked(work), work[:, TORQUE : FORCE + 3])
    run = fb.simulate(world, 1.0, dt=1e-3, integrator="cf4")
    gained = run.kinetic_energy[-1] - run.kinetic_energy[0]
    # Order 4 at h = 1e-3 with rates of order 10/s: errors of (h rate)^4 = 1e-8 of the energy.
    assert run.work[-1] == pytest.approx(gained, abs=1e-8 * run.kinetic_energy.max())
    assert abs(gained) > 0.1


def pusher(amount):
    @fb.force
    def push(t, body):
        return (amount, 0.0, 0.0), (0.0, 0.0, 0.0)

    return push


def test_closures_keep_their_own_values():
    a, b, _ = three_apart(np.random.default_rng(7))
    force = fb.World([a, b]).add(pusher(1.0)(a), pusher(2.0)(b)).wrenches().force
    np.testing.assert_array_equal(force[:, 0], [1.0, 2.0])


def test_a_changed_global_is_honoured_after_redefinition():
    body = three_apart(np.random.default_rng(8))[0]
    module = {"__name__": "custom_module", "fb": fb, "STRENGTH": 1.0}
    source = "@fb.force\ndef law(t, body):\n    return (STRENGTH, 0.0, 0.0), (0.0, 0.0, 0.0)\n"
    for strength in (1.0, 5.0):
        module["STRENGTH"] = strength
        exec(source, module)
        assert fb.World([body]).add(module["law"](body)).wrenches().force[0, 0] == strength


def test_time_and_other_compiled_functions_are_there():
    @numba.njit
    def wave(t):
        return math.sin(2.0 * t)

    @fb.force()
    def shake(t, body, strength=3.0):
        return (strength * wave(t), 0.0, 0.0), (0.0, 0.0, 0.0)

    body = fb.Body(mass=1.0)
    run = fb.simulate(fb.World([body]).add(shake(body)), 1.0, dt=1e-2, integrator="cf4")
    # x'' = 3 sin 2t from rest: x = 3/2 t - 3/4 sin 2t; Simpson's rule errs by h^4 times the fifth derivative of x.
    assert run["body"].position[-1, 0] == pytest.approx(1.5 - 0.75 * math.sin(2.0), abs=1e-8 * 24)
