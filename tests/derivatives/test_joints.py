"""Derivatives of runs with joints, against RATTLE itself to 40 digits (``rattle_reference``)."""

import mpmath as mp
import numpy as np
import pytest
from rattle_reference import DIGITS, ORDER_4, Pendulum, Top, slope

import freebody as fb

PARTS = {"rattle": (1,), "rattle4": ORDER_4}
# Of the largest entry of a row; values are those of the same steps, and roundings grow as both methods do.
EXACT = 1e-12


@pytest.fixture(autouse=True)
def many_digits():
    with mp.workdps(DIGITS):
        yield


def agree(found, expected):
    expected = np.array(expected, dtype=float)
    largest = np.max(np.abs(expected), axis=-1, keepdims=True)
    np.testing.assert_array_less(np.abs(found - expected) / largest, EXACT)


# --- a pendulum on a hinge with a spring ------------------------------------------------------------------------------

MASS, MOMENT, LENGTH, GRAVITY, STIFFNESS, REST, ANGLE, SPIN = 1.2, 0.9, 0.5, 9.81, 3.0, 0.25, 0.375, 1.5
DT, STEPS = 0.1, 10


def pendulum():
    c, s = np.cos(ANGLE), np.sin(ANGLE)
    bob = fb.Body(
        mass=MASS, inertia=(0.5, MOMENT, 1.2), position=(LENGTH * c, 0.0, -LENGTH * s),
        orientation=(np.cos(ANGLE / 2), 0.0, np.sin(ANGLE / 2), 0.0), angular_velocity=(0.0, SPIN, 0.0),
        velocity=(-SPIN * LENGTH * s, 0.0, -SPIN * LENGTH * c), name="bob",
    )  # fmt: skip
    world = fb.World([bob], gravity=(0.0, 0.0, -GRAVITY))
    # Its angle counts from where it stands; the reference counts from the x axis.
    hinge = fb.Hinge(
        bob, axis=(0, 1, 0), at=(-LENGTH, 0, 0), anchor=(0, 0, 0), stiffness=STIFFNESS, rest=REST, name="pin"
    )
    return world.add(hinge)


def swung(method, numbers, steps=STEPS, last=None):
    """x, z, angle, momenta after the steps, for gravity, stiffness, rest and the spin at the start."""
    gravity, stiffness, rest, spin = numbers
    made = Pendulum(MASS, MOMENT, LENGTH, gravity, stiffness, ANGLE + rest)
    y = made.run(made.start(mp.mpf(ANGLE), mp.mpf(spin)), mp.mpf(DT), steps, PARTS[method])
    return y if last is None else made.run(y, last, 1, PARTS[method])


NUMBERS = [mp.mpf(number) for number in (GRAVITY, STIFFNESS, REST, SPIN)]
# A change of the spin alone is shared with the velocity that belongs to it, by mass.
SHARE = MOMENT / (MOMENT + MASS * LENGTH**2)
PATHS = ["gravity[2]", "joint.pin.stiffness", "joint.pin.rest", "body.bob.angular_velocity[1]"]
SCALES = np.array([-1.0, 1.0, 1.0, SHARE])


@pytest.mark.parametrize("method", PARTS)
def test_a_pendulum_has_the_derivatives_of_its_steps(method):
    s = fb.sensitivity(pendulum(), STEPS * DT, dt=DT, integrator=method, to=PATHS, coordinates="momenta")
    expected = slope(lambda *numbers: swung(method, numbers), NUMBERS)
    matrix = np.array(expected, dtype=float).T * SCALES
    rows = [s["bob.position[0]"], s["bob.position[2]"], s["bob.rotation[1]"]]
    rows += [s["bob.momentum[0]"], s["bob.momentum[2]"], s["bob.angular_momentum[1]"]]
    agree(np.vstack(rows), matrix)
    np.testing.assert_allclose(s.values[[0, 2]], np.array(list(swung(method, NUMBERS))[:2], dtype=float), rtol=1e-13)


def test_the_state_at_the_start_changes_as_joints_allow():
    """Of the twelve numbers of a body on a hinge only the angle and its speed are free."""
    s = fb.sensitivity(pendulum(), STEPS * DT, dt=DT, integrator="rattle")
    assert np.linalg.matrix_rank(s.matrix, tol=1e-9) == 2
    by_path = fb.sensitivity(pendulum(), STEPS * DT, dt=DT, integrator="rattle", to="body.bob.angular_velocity[1]")
    agree(s["bob", "initial.bob.angular_velocity[1]"].T, by_path["bob"].T)
    run = fb.simulate(pendulum(), STEPS * DT, dt=DT, integrator="rattle", progress=False)
    np.testing.assert_allclose(run.linearize().matrix, s.matrix, rtol=0.0, atol=1e-12)


@pytest.mark.parametrize("method", PARTS)
def test_joints_keep_the_symplectic_form(method):
    """J^T Omega(z1) J = Omega(z0) on the changes that joints allow: here the angle and its momentum."""
    from freebody.derivatives.sensitivity import _initial

    world = pendulum()
    s = fb.sensitivity(world, STEPS * DT, dt=DT, integrator=method, coordinates="momenta")

    def form(L):
        made = np.zeros((12, 12))
        made[0:3, 6:9] = made[3:6, 9:12] = np.eye(3)
        made[6:9, 0:3] = made[9:12, 3:6] = -np.eye(3)
        made[3:6, 3:6] = fb.so3.hat(L)
        return made

    start = world.state()
    first = _initial(world.tables(), start, "momenta")[0].reshape(12, 12).T
    before = first.T @ form(start.angular_momentum[0]) @ first
    after = s.matrix.T @ form(s.state.angular_momentum[0]) @ s.matrix
    assert np.max(np.abs(before)) > 0.1
    assert np.max(np.abs(after - before)) < 1e-12 * np.max(np.abs(s.matrix)) ** 2


def test_an_event_of_a_linkage_has_derivatives():
    """When the pendulum passes the vertical: time and state, with the part of a step that ends there."""
    level = fb.Event(lambda state: float(state.position[0, 0]), name="down", direction="down")
    s = fb.sensitivity(pendulum(), 2.0, dt=DT, integrator="rattle", of=level, to=PATHS, coordinates="momenta")
    whole = int(s.time / DT)

    def passed(*numbers):
        y = swung("rattle", numbers, whole)
        made = Pendulum(MASS, MOMENT, LENGTH, numbers[0], numbers[1], ANGLE + numbers[2])
        part = mp.findroot(lambda h: made.step(y, h)[0], (s.time - whole * DT, s.time - whole * DT + 1e-3))
        end = made.step(y, part)
        return [whole * DT + part, end[1], end[2], end[3], end[5]]

    expected = np.array(slope(passed, NUMBERS), dtype=float).T * SCALES
    rows = ["time", "bob.position[2]", "bob.rotation[1]", "bob.momentum[0]", "bob.angular_momentum[1]"]
    found = np.vstack([s[row] for row in rows])
    np.testing.assert_allclose(s.time, float(passed(*NUMBERS)[0]), rtol=1e-13)
    # The height where the arm is vertical does not change: compared with the other entries.
    largest = np.maximum(np.max(np.abs(expected), axis=1, keepdims=True), 1e-2)
    np.testing.assert_array_less(np.abs(found - expected) / largest, 1e-10)


# --- a heavy top on a ball joint --------------------------------------------------------------------------------------


@pytest.mark.parametrize("method", PARTS)
def test_a_heavy_top_has_the_derivatives_of_its_steps(method):
    mass, moment, about, length, spin = 1.2, 0.5, 0.375, 0.4, (0.25, 1.0, 9.0)
    tilt, dt, steps = (0.5, 0.25, 0.0), 0.02, 6
    start = Top(mass, moment, about, length, GRAVITY).start(tilt, spin)
    R, x, p = (np.array(part.tolist(), dtype=float) for part in (start[1], start[0], start[2]))
    top = fb.Body(
        mass=mass, inertia=(moment, moment, about), position=x.ravel(), orientation=fb.so3.matrix_to_quaternion(R),
        velocity=p.ravel() / mass, angular_velocity=spin, name="top",
    )  # fmt: skip
    world = fb.World([top], gravity=(0.0, 0.0, -GRAVITY)).add(fb.Ball(top, at=(0, 0, -length), anchor=(0, 0, 0)))
    s = fb.sensitivity(world, steps * dt, dt=dt, integrator=method, to="gravity[2]", coordinates="momenta")

    def spun(gravity):
        made = Top(mass, moment, about, length, gravity)
        x, _, p, L = made.run(made.start(tilt, spin), mp.mpf(dt), steps, PARTS[method])
        return [*x, *p, *L]

    expected = -np.array(slope(spun, [mp.mpf(GRAVITY)]), dtype=float)
    found = np.concatenate([s[f"top.{name}"].ravel() for name in ("position", "momentum", "angular_momentum")])
    for part in (slice(0, 3), slice(3, 6), slice(6, 9)):
        agree(found[None, part], expected[:, part])


# --- fits and aims ---------------------------------------------------------------------------------------------------


def test_a_fit_of_a_pendulum_finds_its_spring_and_speed():
    times = np.arange(1, 11) * DT
    run = fb.simulate(pendulum(), 1.0, dt=DT, integrator="rattle4", progress=False)
    observed = fb.Observed("bob", times, position=run["bob"].position[1:], noise=1e-3)
    start = pendulum()
    free = {"joint.pin.stiffness": (0, 50), "joint.pin.rest": None}
    f = fb.fit(
        fb.World(start.bodies, gravity=(0, 0, -GRAVITY)).add(
            fb.Hinge(start.bodies[0], axis=(0, 1, 0), at=(-LENGTH, 0, 0), anchor=(0, 0, 0), stiffness=5.0, name="pin")
        ),
        observed, free=free, dt=DT, integrator="rattle4",
    )  # fmt: skip
    np.testing.assert_allclose(f.values, (STIFFNESS, REST), atol=1e-7)


def test_an_aim_at_a_point_of_a_circle_finds_the_spin():
    goal = fb.simulate(pendulum(), 0.5, dt=DT, integrator="rattle", progress=False).final.position[0]
    slower = pendulum()
    u = fb.aim(
        slower, free={"body.bob.angular_velocity[1]": (-9, 9)}, target=goal, t=0.5, dt=DT, integrator="rattle", starts=4
    )
    assert u.solutions
    flown = fb.simulate(u.solutions[0].world, 0.5, dt=DT, integrator="rattle", progress=False)
    np.testing.assert_allclose(flown.final.position[0], goal, atol=1e-8)
