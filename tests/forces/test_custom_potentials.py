"""Potentials written as functions: their wrench is the exact gradient, and motion in them keeps its energy."""

import math

import mpmath
import numpy as np
import pytest
from force_worlds import EPS, FORCE, TORQUE, booked, few, seeds, three_apart, working
from hypothesis import given

import freebody as fb
from freebody.forces.custom_complex import on_complex_numbers
from freebody.forces.custom_view import STEP
from freebody.model.layout import CONSERVATIVE_ONLY

# Sums of some ten products, each through a square root and a quotient.
ROUNDINGS = 128 * EPS


@fb.potential
def spring(body_a, body_b, at, to_at, stiffness, rest):
    p, q = body_a.point(at), body_b.point(to_at)
    length = math.sqrt((p[0] - q[0]) ** 2 + (p[1] - q[1]) ** 2 + (p[2] - q[2]) ** 2)
    return 0.5 * stiffness * (length - rest) ** 2


@fb.potential()
def magnet(body, moment, field):
    m = body.to_world(moment)
    return -(m[0] * field[0] + m[1] * field[1] + m[2] * field[2])


@fb.potential
def newton(bodies, G):
    energy = 0.0
    for i in range(len(bodies)):
        for j in range(i):
            a, b = bodies[i], bodies[j]
            d = (a.position[0] - b.position[0], a.position[1] - b.position[1], a.position[2] - b.position[2])
            energy -= G * a.mass * b.mass * (d[0] ** 2 + d[1] ** 2 + d[2] ** 2) ** -0.5
    return energy


@fb.potential
def floor(body, stiffness):
    depth = max(0.0, 1.0 - body.position[2])
    if body.position[2] < 1.0:
        return stiffness * depth**3 + abs(body.position[0])
    return 0.0


def assert_same(mine, theirs):
    one, other = working(mine), working(theirs)[:, TORQUE : FORCE + 3]
    scale = np.abs(other).max()
    assert scale > 0.0
    np.testing.assert_allclose(one[:, TORQUE : FORCE + 3], other, rtol=0, atol=ROUNDINGS * scale)
    assert not booked(one).any()
    assert mine.potential_energy() == pytest.approx(theirs.potential_energy(), rel=ROUNDINGS)


@few
@given(seeds)
def test_a_spring_written_as_its_energy_equals_the_built_in_one(rng):
    a, b, c = three_apart(rng)
    at, to_at = rng.uniform(-1, 1, 3), rng.uniform(-1, 1, 3)
    mine = fb.World([a, b, c]).add(spring(c, a, at=(0, 0, 0), to_at=to_at, stiffness=2.0, rest=0.5))
    theirs = fb.World([a, b, c]).add(fb.Spring(c, to=a, to_at=to_at, stiffness=2.0, rest_length=0.5))
    assert_same(mine, theirs)
    mine.add(spring(b, a, at=at, to_at=to_at, stiffness=3.0, rest=0.0))
    theirs.add(fb.Spring(b, at=at, to=a, to_at=to_at, stiffness=3.0))
    assert_same(mine, theirs)


@few
@given(seeds)
def test_a_dipole_written_as_its_energy_equals_the_built_in_one(rng):
    a, b, c = three_apart(rng)
    moment, field = rng.uniform(-1, 1, 3), rng.uniform(-1, 1, 3)
    mine = fb.World([a, b, c]).add(magnet(b, moment=moment, field=field))
    assert_same(mine, fb.World([a, b, c]).add(fb.Dipole(b, moment, field)))


@few
@given(seeds)
def test_a_group_written_as_its_energy_equals_mutual_gravity_and_keeps_momentum(rng):
    bodies = three_apart(rng)
    mine = fb.World(bodies).add(newton([bodies[1], bodies[2], bodies[0]], G=2.0))
    assert_same(mine, fb.World(bodies).add(fb.MutualGravity(G=2.0)))
    force = mine.wrenches().force
    assert np.abs(force.sum(axis=0)).max() <= ROUNDINGS * np.abs(force).max()


@pytest.mark.parametrize(("x", "z"), [(-0.7, -2.0), (0.4, 0.25), (0.3, 1.5)])
def test_branches_powers_and_absolute_values_have_the_derivatives_of_real_analysis(x, z):
    body = fb.Body(mass=1.0, position=(x, 0.0, z))
    force = fb.World([body]).add(floor(body, stiffness=2.0)).wrenches().force[0]
    expected = (-math.copysign(1.0, x), 0.0, 6.0 * (1.0 - z) ** 2) if z < 1.0 else (0.0, 0.0, 0.0)
    np.testing.assert_allclose(force, expected, rtol=4 * EPS, atol=0.0)


def test_a_spring_of_zero_length_pulls_nowhere():
    a, b = fb.Body(mass=1.0, name="a"), fb.Body(mass=2.0, name="b")
    world = fb.World([a, b]).add(spring(a, b, at=(0, 0, 0), to_at=(0, 0, 0), stiffness=2.0, rest=0.5))
    np.testing.assert_array_equal(world.wrenches().force, 0.0)
    assert world.potential_energy() == 0.25


def test_energy_is_kept_in_a_potential():
    rng = np.random.default_rng(9)
    a, b, _ = three_apart(rng)
    world = fb.World([a, b]).add(spring(a, b, at=(0.5, 0, 0), to_at=(0, 0.5, 0), stiffness=4.0, rest=1.0))
    assert world.tables().flags & CONSERVATIVE_ONLY
    run = fb.simulate(world, 2.0, dt=1e-3, integrator="cf4")
    moved = np.ptp(run.potential_energy)
    assert moved > 0.1
    # Order 4 at h = 1e-3 with rates of order 10/s: (h rate)^4 = 1e-8 of what goes back and forth.
    assert np.abs(run.energy - run.energy[0]).max() < 1e-8 * moved
    assert np.abs(run.work).max() == 0.0


def test_what_is_not_differentiated_compiles_nothing_new_with_other_parameters():
    a, b, _ = three_apart(np.random.default_rng(10))
    pull = spring(a, b, at=(0, 0, 0), to_at=(0, 0, 0), stiffness=1.0, rest=0.0)
    stronger = pull.with_parameters(stiffness=2.0)
    assert stronger.program is pull.program
    once, twice = fb.World([a, b]).add(pull), fb.World([a, b]).add(stronger)
    assert once.tables().custom_wrench is twice.tables().custom_wrench
    np.testing.assert_array_equal(twice.wrenches().force, 2.0 * once.wrenches().force)


def everything(x, y):
    return (
        math.sqrt(x), math.exp(-x), math.log(x), math.sin(x), math.cos(x), math.tan(x), math.asin(x), math.acos(x),
        math.atan(x), math.sinh(x), math.cosh(x), math.tanh(x), math.asinh(x), math.acosh(2 + x), math.atanh(x),
        math.expm1(x), math.log1p(x), math.erf(x), math.atan2(x, y), math.atan2(y, x), math.hypot(x, y),
        (-x) ** 3, (-x) ** -4, x**0.3, y**x, x**x, x**0, abs(-x), max(x, -y, 0.0), min(x, y), x / (1 + x * x),
        math.log10(x), np.log2(x), math.radians(x), np.arctan2(-x, -y), pow(x, 2.5), float(x), math.floor(x) * x,
    )  # fmt: skip


def everything_exactly(x, y):
    m = mpmath
    return (
        m.sqrt(x), m.exp(-x), m.log(x), m.sin(x), m.cos(x), m.tan(x), m.asin(x), m.acos(x),
        m.atan(x), m.sinh(x), m.cosh(x), m.tanh(x), m.asinh(x), m.acosh(2 + x), m.atanh(x),
        m.expm1(x), m.log1p(x), m.erf(x), m.atan2(x, y), m.atan2(y, x), m.hypot(x, y),
        (-x) ** 3, (-x) ** -4, x ** m.mpf(0.3), y**x, x**x, x**0, x, x, x, x / (1 + x * x),
        m.log10(x), m.log(x, 2), x * m.pi / 180, m.atan2(-x, -y), x ** m.mpf(2.5), x, 0 * x,
    )  # fmt: skip


@pytest.mark.parametrize("x", [1e-3, 0.3, 0.9])
def test_derivatives_of_all_functions_are_exact_to_round_off(x):
    y = 1.7
    found = np.array(on_complex_numbers(everything)(complex(x, STEP), y)).imag / STEP
    with mpmath.workdps(40):
        count = len(found)
        exact = [mpmath.diff(lambda s, k=k: everything_exactly(s, mpmath.mpf(y))[k], x, h=1e-20) for k in range(count)]
    # Each slope is a function value or two, good to an ulp or two, and a few products and quotients.
    np.testing.assert_allclose(found, np.array(exact, dtype=float), rtol=16 * EPS, atol=1e-16)
