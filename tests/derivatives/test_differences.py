"""Runs that dual numbers do not go through: functions of users, other joints, contact within one order of impacts."""

import math

import numpy as np
import pytest

import freebody as fb
from freebody.errors import InputError

G = 9.81


@fb.force
def braked(t, body, c):
    v = body.velocity
    # A branch, as users write them.
    k = c if v[0] > -100.0 else 0.0
    return (-k * v[0], -k * v[1], -k * v[2]), (0.0, 0.0, 0.0)


@fb.potential
def pulled(body, k, rest):
    x = body.position
    return 0.5 * k * (math.sqrt(x[0] * x[0] + x[1] * x[1] + x[2] * x[2]) - rest) ** 2


def test_a_force_of_a_user_has_derivatives():
    """v = v0 exp(-c t / m)."""
    body = fb.Body(mass=2.0, velocity=(3.0, 0.0, 0.0), name="ball")
    world = fb.World([body], forces=[braked(body, c=0.4)])
    s = fb.sensitivity(
        world, 1.0, dt=0.005, integrator="cf4", to=["body.ball.velocity[0]", "body.ball.mass", "initial"]
    )
    e = np.exp(-0.2)
    expected = [[5.0 * (1.0 - e), 3.0 * ((1 - e) / 0.4 - 0.5 * e)], [e, 0.3 * e]]
    np.testing.assert_allclose(s.matrix[[0, 6], :2], expected, rtol=1e-10)
    np.testing.assert_allclose(s["ball.position[0]", "initial.ball.velocity"][0], [expected[0][0], 0, 0], atol=1e-9)


def test_a_potential_of_a_user_has_those_of_the_spring_that_it_is():
    def hung(force):
        bob = fb.Body(
            mass=0.8, inertia=(0.1, 0.2, 0.25), position=(0.5, 0.1, -0.9), velocity=(0.3, -0.2, 0.1),
            angular_velocity=(1.0, 2.0, 0.5), name="bob",
        )  # fmt: skip
        return fb.World([bob], gravity=(0, 0, -G)).add(force(bob))

    own = hung(lambda bob: pulled(bob, k=12.0, rest=0.4))
    same = hung(lambda bob: fb.Spring(bob, anchor=(0, 0, 0), stiffness=12.0, rest_length=0.4))
    to = ["body.bob.mass", "body.bob.velocity", "initial"]
    found, expected = (fb.sensitivity(one, 1.0, dt=0.01, integrator="cf4", to=to) for one in (own, same))
    largest = np.max(np.abs(expected.matrix), axis=1, keepdims=True)
    np.testing.assert_array_less(np.abs(found.matrix - expected.matrix) / largest, 1e-9)
    run = fb.simulate(own, 1.0, dt=0.01, integrator="cf4", progress=False)
    np.testing.assert_array_equal(run.linearize().matrix, found["", "initial"])


def test_a_bouncing_ball_has_the_derivatives_of_its_law():
    """From rest at h to a floor with restitution e: z(T) = e sqrt(2 g h) (T - t1) - g (T - t1)^2 / 2."""
    h, e, end, radius = 0.8, 0.7, 0.6, 0.1
    ball = fb.Body(
        fb.Sphere(radius), mass=1.3, position=(0, 0, h + radius), material=fb.Material(restitution=e), name="ball"
    )
    world = fb.World([ball], gravity=(0, 0, -G), contact=[fb.Floor()])
    s = fb.sensitivity(world, end, dt=0.02, to=["gravity[2]", "body.ball.position[2]", "body.ball.mass"])

    def height(h, g):
        speed, first = np.sqrt(2 * g * h), np.sqrt(2 * h / g)
        return e * speed * (end - first) - g * (end - first) ** 2 / 2 + radius

    tiny = 1e-30
    assert s.values[2] == pytest.approx(height(h, G), rel=1e-12)
    expected = [-np.imag(height(h, G + 1j * tiny)) / tiny, np.imag(height(h + 1j * tiny, G)) / tiny, 0.0]
    np.testing.assert_allclose(s["ball.position[2]"][0], expected, rtol=1e-9, atol=1e-9)


def test_a_block_that_slides_and_stops_has_those_of_coulombs_law():
    """v t - mu g t^2 / 2 while it slides, v^2 / (2 mu g) where it stops."""
    v, mu = 3.0, 0.3
    felt = fb.Material(friction=mu)
    block = fb.Body(
        fb.Box((0.2, 0.2, 0.1)), mass=1.5, position=(0, 0, 0.05), velocity=(v, 0, 0), material=felt, name="block"
    )
    world = fb.World([block], gravity=(0, 0, -G), contact=[fb.Floor(material=felt)])
    to = ["body.block.velocity[0]", "material.0.friction"]
    for end, expected in ((0.5, [0.5, -G * 0.125]), (1.5, [v / (mu * G), -v * v / (2 * mu * mu * G)])):
        s = fb.sensitivity(world, end, dt=0.02, to=to)
        np.testing.assert_allclose(s["block.position[0]"][0], expected, rtol=1e-8)
    # A block that stands on the floor cannot be put a little into it.
    with pytest.raises(InputError, match="no smooth function"):
        fb.sensitivity(world, 0.5, dt=0.02, to=["body.block.position[2]"])


def test_a_constraint_of_a_user_has_derivatives():
    """A bead held at a distance: its angle to gravity, against the pendulum's equation."""
    from scipy.integrate import solve_ivp

    length, start = 1.5, 0.7

    @fb.constraint
    def held(body, length):
        x = body.position
        return (x[0] * x[0] + x[1] * x[1] + x[2] * x[2] - length * length) / (2.0 * length)

    def rates(t, y):
        angle, spin, da, ds = y
        return [spin, -G / length * np.sin(angle), ds, -np.sin(angle) / length - G / length * np.cos(angle) * da]

    y = solve_ivp(rates, (0, 1.0), [start, 0.0, 0.0, 0.0], rtol=1e-12, atol=1e-13).y[:, -1]
    bead = fb.Body(mass=1.0, position=(length * np.sin(start), 0, -length * np.cos(start)), name="bead")
    world = fb.World([bead], gravity=(0, 0, -G), joints=[held(bead, length=length)])
    s = fb.sensitivity(world, 1.0, dt=0.01, integrator="rattle4", to=["gravity[2]"])
    expected = -length * y[2] * np.array([np.cos(y[0]), 0.0, np.sin(y[0])])
    # The method's own error.
    np.testing.assert_allclose(s["bead.position"][:, 0], expected, rtol=0.0, atol=1e-7)


def test_a_run_with_an_impact_at_its_very_end_has_none():
    """The ball meets the floor at the end: a little later or earlier, it has turned around."""
    first = 0.4
    ball = fb.Body(
        fb.Sphere(0.1), mass=1.0, position=(0, 0, 0.1 + G * first**2 / 2), material=fb.Material(), name="ball"
    )
    world = fb.World([ball], gravity=(0, 0, -G), contact=[fb.Floor()])
    with pytest.raises(InputError, match="no smooth function.*impact"):
        fb.sensitivity(world, first, dt=0.02, to=["body.ball.position[2]"])


@pytest.mark.parametrize("method", ["natural", "generalized_alpha"])
def test_joints_of_other_methods(method):
    """A pendulum's angle after a quarter of a second to gravity, against the equations of motion."""
    from scipy.integrate import solve_ivp

    m, inertia, d, start = 1.2, 0.9, 0.5, 0.3

    def rates(t, y):
        angle, spin, da, ds = y
        w2 = m * d / (inertia + m * d * d)
        return [spin, -G * w2 * np.sin(angle), ds, -w2 * np.sin(angle) - G * w2 * np.cos(angle) * da]

    y = solve_ivp(rates, (0, 1.0), [start, 0.0, 0.0, 0.0], rtol=1e-12, atol=1e-13).y[:, -1]
    bob = fb.Body(
        mass=m, inertia=(0.5, inertia, 1.2), position=(-d * np.sin(start), 0, -d * np.cos(start)),
        orientation=(np.cos(start / 2), 0, np.sin(start / 2), 0), name="bob",
    )  # fmt: skip
    world = fb.World([bob], gravity=(0, 0, -G)).add(fb.Hinge(bob, axis=(0, 1, 0), at=(0, 0, d), anchor=(0, 0, 0)))
    steps = [fb.sensitivity(world, 1.0, dt=dt, integrator=method, to=["gravity[2]"]) for dt in (0.02, 0.01)]
    errors = [s["bob.rotation[1]"][0, 0] + y[2] for s in steps]
    # Both are of order two: the error of the half step is a quarter.
    assert abs(errors[1]) < 1e-3
    assert errors[0] / errors[1] == pytest.approx(4.0, rel=0.05)


def test_methods_without_derivatives_name_another():
    body = fb.Body(mass=1.0, name="ball")
    with pytest.raises(InputError, match=r"by adaptive(.|\n)*chooses its steps(.|\n)*cf4"):
        fb.sensitivity(fb.World([body]), 1.0, dt=0.1, integrator="adaptive")
    ball = fb.Body(fb.Sphere(0.1), mass=1.0, position=(0, 0, 1), material=fb.Material())
    with pytest.raises(InputError, match=r"by moreau(.|\n)*touch4"):
        fb.sensitivity(fb.World([ball], contact=[fb.Floor()]), 1.0, dt=0.1, integrator="moreau")
