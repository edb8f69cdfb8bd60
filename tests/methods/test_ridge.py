"""Torsion springs across their ridge: methods that promise energy keep order and energy there too."""

import numpy as np
import pytest
from drive import METHODS, drive, energy, named
from scipy.integrate import solve_ivp

import freebody as fb
from freebody.methods.registry import get

EPS = np.finfo(float).eps
KEEPING = [method for method in METHODS if "energy" in method.preserves]
keeping = pytest.mark.parametrize("method", KEEPING, ids=named)

# A wheel of inertia 1 on a spring of stiffness 1, fast enough to go over: between ridges its angle is A sin t.
A = 4.0
PERIOD = 2.0 * np.arcsin(np.pi / A)


def wheel(*, on_a_hinge=False):
    body = fb.Body(mass=1.0, inertia=(0.6, 0.8, 1.0), angular_velocity=(0.0, 0.0, A))
    world = fb.World([body]).add(fb.TorsionSpring(body, stiffness=1.0))
    return world.add(fb.Hinge(body, axis=(0, 0, 1))) if on_a_hinge else world


def true_angle(t):
    return A * np.sin((t + 0.5 * PERIOD) % PERIOD - 0.5 * PERIOD)


def angle_of(state):
    R = state.rotation[0]
    return np.arctan2(R[1, 0], R[0, 0])


def slopes_of(errors):
    errors = np.array(errors)
    return np.log2(errors[:-1] / errors[1:])


@keeping
@pytest.mark.parametrize("on_a_hinge", [False, True], ids=["free", "hinge"])
def test_order_and_energy_are_kept_across_the_ridge(method, on_a_hinge):
    if on_a_hinge and not method.takes_joints:
        pytest.skip("takes no joints")
    world, duration = wheel(on_a_hinge=on_a_hinge), 6.3  # 3.6 periods
    errors, drifts = [], []
    for count in (50, 100, 200) if method.order == 4 else (320, 640, 1280):
        state = fb.simulate(world, duration, dt=duration / count, integrator=method, every=count).final
        errors.append(abs((angle_of(state) - true_angle(duration) + np.pi) % (2.0 * np.pi) - np.pi))
        drifts.append(abs(energy(world, state) - 0.5 * A**2))
    assert np.abs(slopes_of(errors) - method.order).max() < 0.2, errors
    # Energy is at least as good as that, down to the rounding of a few hundred steps.
    assert (np.array(drifts[1:]) < np.array(drifts[:-1]) / 2 ** (method.order - 0.2) + 1e-13).all(), drifts


K, MOMENTS, SPIN = 0.8, np.array([0.5, 0.9, 1.2]), np.array([0.5, 3.6, 1.4])
ARM, MASS, GRAVITY = np.array([0.2, -0.1, 0.3]), 1.5, np.array([0.0, 0.0, -2.0])


def tumbling():
    """An asymmetric body, tumbling on a torsion spring and hung from a spring, so that ridges are crossed aslant."""
    body = fb.Body(mass=MASS, inertia=MOMENTS, angular_velocity=SPIN)
    world = fb.World([body], gravity=GRAVITY).add(fb.TorsionSpring(body, stiffness=K))
    return world.add(fb.Spring(body, at=ARM, anchor=(0, 0, 1), stiffness=3.0, rest_length=0.0))


def tumbled(duration):
    """Rotation at the end and number of crossings: SciPy from ridge to ridge, where the quaternion changes its sign."""

    def rates(_, y):
        x, q, v, w = y[:3], y[3:7], y[7:10], y[10:]  # w in the body
        s, u = q[0], q[1:]
        size = np.linalg.norm(u)
        r = (2.0 * np.arctan2(size, s) / size if size > 0.0 else 2.0) * u
        hat = np.array([[0.0, -u[2], u[1]], [u[2], 0.0, -u[0]], [-u[1], u[0], 0.0]])
        R = np.eye(3) + 2.0 * (s * hat + hat @ hat)
        force = 3.0 * (np.array([0.0, 0.0, 1.0]) - x - R @ ARM)
        torque = R.T @ (np.cross(R @ ARM, force) - K * r)
        dq = 0.5 * np.array([-u @ w, *(s * w + np.cross(u, w))])
        return [*v, *dq, *(force / MASS + GRAVITY), *((torque - np.cross(w, MOMENTS * w)) / MOMENTS)]

    def ridge(_, y):
        return y[3]

    ridge.terminal, ridge.direction = True, -1.0
    y, t, crossings = np.array([0, 0, 0, 1, 0, 0, 0, 0, 0, 0, *SPIN], dtype=float), 0.0, 0
    while True:
        done = solve_ivp(rates, (t, duration), y, "DOP853", rtol=1e-13, atol=1e-14, events=ridge)
        y, t = done.y[:, -1].copy(), done.t[-1]
        if done.status != 1:
            return fb.so3.quaternion_to_matrix(y[3:7] / np.linalg.norm(y[3:7])), crossings
        y[3:7] *= -1.0
        y[3] = 1e-15
        crossings += 1


@keeping
def test_a_tumbling_body_crosses_where_the_equations_of_motion_say(method):
    duration = 4.0
    expected, crossings = tumbled(duration)
    assert crossings == 2
    counts = (80, 160, 320) if method.order == 4 else (1600, 3200, 6400)
    errors = []
    for count in counts:
        state = fb.simulate(tumbling(), duration, dt=duration / count, integrator=method, every=count).final
        errors.append(np.abs(state.rotation[0] - expected).max())
    assert np.abs(slopes_of(errors) - method.order).max() < 0.3, errors


@keeping
def test_the_energy_does_not_wander_over_hundreds_of_crossings(method):
    world = wheel()
    before = energy(world, world.state())
    _, frames = drive(world, method, 0.01, 50_000, every=100)
    tables = world.tables()
    errors = np.array([energy(world, fb.State(tables, method.layout, frame)) - before for frame in frames])
    # 278 crossings. A step across the jump would miss up to h |w| pi k / 2 = 0.04 J each time.
    early, late = np.abs(errors[:50]).max(), np.abs(errors[-50:]).max()
    assert np.abs(errors).max() < (1e-8 if method.order == 4 else 5e-3)
    assert late < 2.0 * early + 1e-10


@keeping
def test_stepping_back_returns_over_the_ridge(method):
    world = tumbling()
    there, _ = drive(world, method, 0.02, 150)
    back, _ = drive(world, method, -0.02, 150, start=there)
    # 300 steps of a hundred roundings; the crossing is found to 1e-14, and this motion magnifies by less than 100.
    np.testing.assert_allclose(back.raw, world.state().as_layout(method.layout).raw, atol=300 * 100 * 100 * EPS)


@pytest.mark.parametrize("name", ["exact", "exact4", "rattle", "natural"])
def test_going_on_within_and_behind_a_crossing_changes_no_bit(name):
    world, method = tumbling(), get(name)
    through = fb.simulate(world, 3.0, dt=0.02, integrator=method)
    state = None
    for part in (0.02,) * 100 + (1.0,):
        state = fb.simulate(world, part, dt=0.02, integrator=method, start=state).final
    assert np.array_equal(state.raw, through.final.raw)


def test_two_springs_over_their_ridges_in_one_step():
    bodies = [fb.Body(mass=1.0, inertia=(1, 1, 1), angular_velocity=(0, 0, A), position=(k, 0, 0)) for k in range(2)]
    world = fb.World(bodies).add(*(fb.TorsionSpring(body, stiffness=1.0) for body in bodies))
    alone = fb.World(bodies[:1]).add(fb.TorsionSpring(bodies[0], stiffness=1.0))
    both, one = (fb.simulate(w, 4.0, dt=0.01, integrator="exact4").final for w in (world, alone))
    assert np.array_equal(both.raw[0, 3:], one.raw[0, 3:])
    assert np.array_equal(both.raw[1, 3:], one.raw[0, 3:])


def test_the_law_itself_stays_the_shorter_way():
    body = fb.Body(mass=1.0, inertia=(1, 1, 1), orientation=fb.so3.exp_quaternion((0, 0, 3.5)))
    world = fb.World([body]).add(fb.TorsionSpring(body, orientation=(1, 0, 0, 0), stiffness=2.0))
    assert world.wrenches().torque[0] == pytest.approx((0, 0, 2.0 * (2.0 * np.pi - 3.5)), abs=1e-14)
    run = fb.simulate(world, 0.5, dt=0.01, integrator="exact4")
    assert run.energy == pytest.approx((2.0 * np.pi - 3.5) ** 2, rel=1e-9)


def test_without_finding_the_ridge_energy_is_lost(monkeypatch):
    # What the checks above would see: the same methods, not told that there is a ridge.
    monkeypatch.setattr(fb.TorsionSpring, "ridged", False)
    world = wheel()
    final = fb.simulate(world, 6.3, dt=0.01, integrator="exact4", every=630).final
    assert abs(energy(world, final) - 0.5 * A**2) > 1e-3


@pytest.mark.study
def test_the_spring_chain_keeps_its_energy_for_most_of_an_hour():
    from freebody.cli.balance import complaints
    from freebody.cli.common import scene_file
    from freebody.scene.reading import load_scene

    world = load_scene(scene_file("spring-chain")).world()
    run = fb.simulate(world, 3000.0, dt=1e-3, integrator="exact4", every=100)
    assert np.abs(run.energy - run.energy[0]).max() < 1e-8 * run.kinetic_energy.max()
    assert complaints(run, get("exact4"), run.audit()) == []
