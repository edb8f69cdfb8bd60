"""Between frames across a switch of a force: order 4, against solutions by SciPy of equations written here."""

import numpy as np
import pytest
from scipy.integrate import solve_ivp

import freebody as fb

MASS, INERTIA = 2.0, np.array([0.3, 0.5, 0.7])
AT, THRUST = np.array([0.2, -0.1, 0.3]), np.array([1.0, -2.0, 1.5])  # in the body's frame
STIFFNESS = 30.0
# Fractions of an interval at which the motion is compared, on both sides of the breakpoints at 0.37 and 0.61.
LOOKS = np.array([0.1, 0.3, 0.45, 0.55, 0.7, 0.9])


def rotation(q):
    w, x, y, z = q / np.linalg.norm(q)
    return np.array(
        [
            [1 - 2 * (y * y + z * z), 2 * (x * y - w * z), 2 * (x * z + w * y)],
            [2 * (x * y + w * z), 1 - 2 * (x * x + z * z), 2 * (y * z - w * x)],
            [2 * (x * z - w * y), 2 * (y * z + w * x), 1 - 2 * (x * x + y * y)],
        ]
    )


def reference(times, on, off):
    """x, q, v, w (body frame) at ``times``: a thruster fixed to a body that a spring of zero length pulls to 0."""

    def rates(t, y, burning):
        x, q, v, w = y[:3], y[3:7], y[7:10], y[10:13]
        force = rotation(q) @ THRUST * burning - STIFFNESS * x
        torque = np.cross(AT, THRUST) * burning
        dq = 0.5 * np.array(
            [
                -q[1:] @ w,
                q[0] * w[0] + q[2] * w[2] - q[3] * w[1],
                q[0] * w[1] + q[3] * w[0] - q[1] * w[2],
                q[0] * w[2] + q[1] * w[1] - q[2] * w[0],
            ]
        )
        return np.concatenate([v, dq, force / MASS, (torque - np.cross(w, INERTIA * w)) / INERTIA])

    y = np.array([1.0, 0.2, 0.0, 1, 0, 0, 0, 0.0, 1.0, -0.5, 1.0, 2.0, -1.5])
    out, begin = np.empty((len(times), 13)), 0.0
    for end, burning in ((on, 0.0), (off, 1.0), (1.0, 0.0)):
        chosen = (times >= begin) & (times < end)
        stops = np.append(times[chosen], end)
        done = solve_ivp(rates, (begin, end), y, "DOP853", stops, rtol=1e-13, atol=1e-14, args=(burning,))
        out[chosen], y, begin = done.y.T[:-1], done.y[:, -1], end
    return out


def world(on, off):
    body = fb.Body(
        mass=MASS, inertia=INERTIA, name="rocket", position=(1.0, 0.2, 0.0), velocity=(0, 1, -0.5),
        angular_velocity=(1.0, 2.0, -1.5),
    )  # fmt: skip
    size = float(np.linalg.norm(THRUST))
    burn = fb.Thruster(body, at=AT, direction=THRUST, thrust=size, schedule=[(on, off)])
    return fb.World([body]).add(burn, fb.Spring(body, anchor=(0, 0, 0), stiffness=STIFFNESS))


def errors(h, gap, tmp_path=None):
    """Errors in x, q, v, w between frames ``h`` apart: a burn begins in one interval and ends ``gap`` ones later."""
    on = (round(0.48 / h) + 0.37) * h
    off = (round(0.48 / h) + gap + 0.61) * h
    method = fb.Adaptive(rtol=1e-13, atol=1e-13)
    run = fb.simulate(world(on, off), 1.0, dt=h, integrator=method)
    if tmp_path is not None:
        run.save(tmp_path / f"{h}.zarr")
        run = fb.load_run(tmp_path / f"{h}.zarr")
    first = round(0.48 / h)
    times = np.concatenate([(first + k + LOOKS) * h for k in range(gap + 1)])
    true = reference(times, on, off)
    got = run.at(times)["rocket"]
    signs = np.sign(np.einsum("ij,ij->i", got.orientation, true[:, 3:7]))[:, None]
    pairs = (
        (got.position, true[:, :3]),
        (got.orientation * signs, true[:, 3:7]),
        (got.velocity, true[:, 7:10]),
        (got.angular_velocity_body, true[:, 10:13]),
    )
    return [np.abs(a - b).max() for a, b in pairs]


STEPS = (0.08, 0.04, 0.02, 0.01)


@pytest.mark.parametrize("gap", [0, 1], ids=["two switches in one interval", "one in each of two intervals"])
def test_across_a_switch_the_motion_is_of_order_four(gap):
    all_errors = np.array([errors(h, gap) for h in STEPS])
    slopes = np.log2(all_errors[:-1] / all_errors[1:])
    # Cubics of order 4 or, where the breakpoint's state is better than they are, no worse.
    assert (slopes[-1] > 3.8).all(), slopes
    assert (all_errors[-1] < 1e-5).all(), all_errors


@pytest.mark.parametrize("gap", [0, 1])
def test_a_run_from_a_file_without_its_forces_is_of_order_two(gap, tmp_path):
    all_errors = np.array([errors(h, gap, tmp_path) for h in STEPS])
    slopes = np.log2(all_errors[:-1] / all_errors[1:])
    assert (slopes[-2:].mean(axis=0) > 1.8).all(), slopes


def test_a_pendulum_on_a_hinge_across_a_switch():
    on, h, g = 0.5, 0.01, 9.81
    bar = fb.Body(fb.Box((1.0, 0.1, 0.1)), mass=1.2, name="bar", position=(0.5, 0, 0))
    hinge = fb.Hinge(bar, axis=(0, 1, 0), at=(-0.5, 0, 0))
    inertia = 1.2 * (1.0 + 0.01) / 12.0 + 1.2 * 0.25  # about the hinge
    push = fb.Push(bar, (0, 0, 6.0), at=(0.5, 0, 0), start=on + 0.37 * h, duration=10.0)
    swinging = fb.World([bar], gravity=(0, 0, -g)).add(hinge, push)
    run = fb.simulate(swinging, 1.0, dt=1e-4, every=100)
    times = on + np.arange(0.1, 0.95, 0.1) * h

    def rates(t, y, pushed):  # y: angle below the horizontal
        return y[1], np.cos(y[0]) * (1.2 * g * 0.5 - 6.0 * pushed) / inertia

    start = solve_ivp(rates, (0, on + 0.37 * h), (0, 0), "DOP853", rtol=1e-12, atol=1e-13, args=(0,), dense_output=True)
    late = solve_ivp(
        rates, (on + 0.37 * h, on + h), start.y[:, -1], "DOP853", rtol=1e-12, atol=1e-13, args=(1,), dense_output=True
    )
    true = np.array([(start if t < on + 0.37 * h else late).sol(t) for t in times])
    got = run.at(times)["bar"]
    # The method's own error at 0.1 ms is 2e-8; the cubics miss about (omega h)^4 / 384. One cubic alone: 1e-3.
    np.testing.assert_allclose(got.angular_velocity[:, 1], true[:, 1], rtol=0, atol=1e-6)
    np.testing.assert_allclose(got.position[:, 2], -0.5 * np.sin(true[:, 0]), rtol=0, atol=1e-6)


def test_books_balance_across_a_switch():
    run = fb.simulate(world(0.4937, 0.5261), 1.0, dt=1e-3, every=40)
    times = np.linspace(0.0, 1.0, 1001)
    between = run.at(times)
    missed = np.abs(between.energy - between.work - run.energy[0])
    near = (times > 0.48) & (times < 0.56)
    # No worse than where nothing switches, but for the constants of two halves of an interval. One cubic: 1e-2.
    assert missed[near].max() < 2.0 * missed[~near].max() < 1e-3


def test_frames_keep_their_bits_and_turns_their_signs():
    run = fb.simulate(world(0.4937, 0.5261), 1.0, dt=1e-3, every=40)
    again = run.at(run.times)
    assert (again["rocket"].position == run["rocket"].position).all()
    fine = run.at(np.linspace(0.0, 1.0, 501))["rocket"].orientation
    assert (np.einsum("ij,ij->i", fine[1:], fine[:-1]) > 0.9).all()
