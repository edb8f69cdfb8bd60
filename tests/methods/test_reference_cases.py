"""Cases worked out by hand or published to many digits."""

import numpy as np
import pytest
from drive import METHODS, named

import freebody as fb

ORDER_4 = [method for method in METHODS if method.order == 4]


def body_rates(run):
    """w_WB_B, (3,), of the only body at the end."""
    return run.final.rotation[0].T @ run.final.angular_velocity[0]


class TestTorqueFreeTorus:
    """A torus of the mesh's mass 1.174734587 and moments diag(0.62945603, 1.22384108, 0.62945603)."""

    SLIP = 0.09442837  # rad/s, of the body rates: (I2/I1 - 1) 0.1

    def world(self):
        moments = (0.62945603, 1.22384108, 0.62945603)
        return fb.World([fb.Body(mass=1.174734587, inertia=moments, angular_velocity=(0.1, 0.1, 0.0))])

    def test_momentum_energy_and_precession(self):
        world = self.world()
        L = world.state().angular_momentum[0]
        np.testing.assert_allclose(L, (0.0629456, 0.1223841, 0.0), atol=5e-8)
        assert world.kinetic_energy() == pytest.approx(0.00926648555, abs=5e-12)
        assert np.linalg.norm(L) / 0.62945603 == pytest.approx(0.21863758, abs=5e-9)

    @pytest.mark.parametrize("method", METHODS, ids=named)
    def test_body_rates_turn_steadily(self, method):
        # Local error over the rates' size 0.1: (slip h)^(order+1); order times smaller than this sum over 40 s.
        h, t = 0.02, 40.0
        run = fb.simulate(self.world(), t, dt=h, integrator=method, every=2000)
        expected = (0.1 * np.cos(self.SLIP * t), 0.1, -0.1 * np.sin(self.SLIP * t))
        digits = 0.1 * 5e-9 * t  # of the slip as given, after t
        np.testing.assert_allclose(body_rates(run), expected, atol=0.1 * t * 0.22 * (0.22 * h) ** method.order + digits)

    @pytest.mark.parametrize("method", [m for m in METHODS if "rotation" in m.preserves], ids=named)
    def test_the_axis_goes_round_the_angular_momentum(self, method):
        h, turn = 0.02, 2.0 * np.pi / 0.21863758
        run = fb.simulate(self.world(), turn, dt=h, integrator=method, every=2000)
        drift = turn * 0.22 * (0.22 * h) ** method.order
        np.testing.assert_allclose(run.final.rotation[0] @ [0, 1, 0], (0, 1, 0), atol=drift + turn * 5e-9)


class TestSpherePushedForOneStep:
    """x2 = h^2 (g + F), R2 = 1 + 2.5 h^2 [[0, Fy, Fz], [-Fy, 0, 0], [-Fz, 0, 0]] by explicit Euler on the matrix."""

    @pytest.mark.parametrize("force", [(2.0, 3.0, 5.0), (-1.0, 0.5, 0.25)])
    @pytest.mark.parametrize("h", [0.1, 0.03125])
    def test_two_steps(self, force, h):
        ball = fb.Body(mass=1.0, inertia=(0.4, 0.4, 0.4))
        world = fb.World([ball], gravity=(0, -9.8, 0), forces=[fb.Push(ball, force, at=(-1, 0, 0), duration=h)])
        run = fb.simulate(world, 2 * h, dt=h, integrator=fb.Euler(orientation="matrix", normalize=False))
        _, y, z = force
        np.testing.assert_allclose(run.final.position[0], h * h * (np.array(force) + (0, -9.8, 0)), rtol=1e-14)
        expected = np.eye(3) + 2.5 * h * h * np.array([[0, y, z], [-y, 0, 0], [-z, 0, 0]])
        np.testing.assert_allclose(run.final.rotation[0], expected, rtol=1e-14, atol=1e-17)

    def test_the_numbers(self):
        ball = fb.Body(mass=1.0, inertia=(0.4, 0.4, 0.4))
        world = fb.World([ball], gravity=(0, -9.8, 0), forces=[fb.Push(ball, (2, 3, 5), at=(-1, 0, 0), duration=0.1)])
        run = fb.simulate(world, 0.2, dt=0.1, integrator=fb.Euler(orientation="matrix", normalize=False))
        np.testing.assert_allclose(run.final.position[0], (0.02, -0.068, 0.05), rtol=1e-14)
        np.testing.assert_allclose(run.final.rotation[0, 0], (1.0, 0.075, 0.125), rtol=1e-14)


class TestFallingCube:
    """Side 0.1, mass 1, body twist (1, 2, 3, 1, 2, 3), gravity 9.81, ten seconds in steps of 1e-3."""

    ROTATION = (
        (0.963183034, 0.229196553, -0.140525380),
        (-0.217868256, 0.971679257, 0.091503247),
        (0.157517826, -0.057518356, 0.985839629),
    )

    def run(self, method):
        cube = fb.Body(fb.Box((0.1, 0.1, 0.1)), mass=1.0, twist=(1, 2, 3, 1, 2, 3))
        return fb.simulate(fb.World([cube], gravity=(0, 0, -9.81)), 10.0, dt=1e-3, integrator=method, every=10_000)

    @pytest.mark.parametrize("method", ORDER_4, ids=named)
    def test_position_and_orientation(self, method):
        run = self.run(method)
        np.testing.assert_allclose(run.final.position[0], (10.0, 20.0, -460.5), atol=1e-8)
        np.testing.assert_allclose(run.final.rotation[0], self.ROTATION, atol=6e-10)
        np.testing.assert_allclose(body_rates(run), (1.0, 2.0, 3.0), rtol=1e-12)

    def test_the_error_of_cg4_is_that_of_exact_coefficients(self):
        # Rounded coefficients leave 4e-6; these leave the method's own error in x and nothing but round-off in R.
        final = self.run("cg4").final
        assert np.abs(final.position[0] - (10.0, 20.0, -460.5)).max() == pytest.approx(8.93e-9, rel=0.01)
        assert np.abs(final.rotation[0] - fb.so3.exp(np.array([10.0, 20.0, 30.0]))).max() < 2.4e-13


@pytest.mark.parametrize("method", ORDER_4, ids=named)
def test_an_asymmetric_body_thrown_with_the_same_twist(method):
    body = fb.Body(mass=1.0, inertia=(1, 2, 3), twist=(1, 2, 3, 1, 2, 3))
    run = fb.simulate(fb.World([body], gravity=(0, 0, -9.81)), 1.0, dt=1e-3, integrator=method, every=1000)
    np.testing.assert_allclose(body_rates(run), (-1.1227337, -1.9337707, 3.0144392), atol=5e-8)


@pytest.mark.parametrize("method", [fb.Midpoint(), *ORDER_4], ids=named)
def test_a_force_that_grows_with_time_gives_its_impulse(method):
    # F = t (1, -2, 3) N at a point of a body that does not turn: p = t^2/2 and x = t^3/6 times it, torque-free.
    body = fb.Body(mass=1.0, inertia=(1, 2, 2.5))
    ramp = fb.PointForce(body, (1.0, -2.0, 3.0), profile=((0.0, 2.0), (0.0, 2.0)))
    final = fb.simulate(fb.World([body], forces=[ramp]), 2.0, dt=0.125, integrator=method).final
    # Linear in time: every rule of order 2 is exact for the momentum, every one of order 4 for the place as well.
    np.testing.assert_allclose(final.linear_momentum[0], 2.0 * np.array([1.0, -2.0, 3.0]), rtol=1e-14)
    if method.order >= 4:
        np.testing.assert_allclose(final.position[0], 4.0 / 3.0 * np.array([1.0, -2.0, 3.0]), rtol=1e-13)
