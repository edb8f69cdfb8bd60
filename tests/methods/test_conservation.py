"""Every promise in ``Method.preserves`` is kept, and what a step is made of does not depend on the company."""

import numba
import numpy as np
import pytest
from drive import METHODS, VARIANTS, drive, energy, named
from motions import MASS, MOMENTS, SPIN, VELOCITY, free_top, held_top, reference
from numba.core.runtime import _nrt_python, rtsys

import freebody as fb
from freebody.methods.base import PROMISES, ready

EPS = np.finfo(float).eps
ALL = [*METHODS, *VARIANTS]


def promising(promise):
    found = [method for method in ALL if promise in method.preserves]
    return pytest.mark.parametrize("method", found, ids=named)


@pytest.mark.parametrize("method", ALL, ids=named)
def test_only_promises_that_are_tested_here_are_made(method):
    assert set(method.preserves) <= PROMISES.keys()


@promising("rotation")
@pytest.mark.parametrize("world", [free_top(), held_top(damped=True)], ids=["free", "held"])
def test_the_orientation_stays_a_rotation_to_round_off(method, world):
    # Brought back after each step, so what is left is the rounding of one step: a product of 3x3 matrices.
    _, frames = drive(world, method, 0.01, 20_000, every=100)
    if method.layout == "momenta":
        assert np.abs(np.linalg.norm(frames[:, 0, 3:7], axis=1) - 1.0).max() < 4.0 * EPS
    else:
        R = frames[:, 0, 3:12].reshape(-1, 3, 3)
        assert np.abs(R @ R.swapaxes(1, 2) - np.eye(3)).max() < 16.0 * EPS
        assert np.linalg.det(R).min() > 0.0


@pytest.mark.parametrize("method", [m for m in ALL if "rotation" not in m.preserves], ids=named)
def test_without_the_promise_the_orientation_does_leave_its_group(method):
    # The slowest to leave, RK4 on a quaternion, stretches it by (|w| h / 2)^6 / 144 = 3e-9 a step.
    raw = drive(free_top(), method, 0.1, 20)[0].raw[0]
    if method.layout == "momenta":
        assert abs(np.linalg.norm(raw[3:7]) - 1.0) > 1e-8
    else:
        R = raw[3:12].reshape(3, 3)
        assert np.abs(R @ R.T - np.eye(3)).max() > 1e-8


@promising("momentum")
def test_momenta_stay_to_the_last_bit_where_nothing_acts(method):
    world = free_top()
    start = world.state().as_layout(method.layout).raw
    end, frames = drive(world, method, 0.01, 500)
    if method.layout == "natural":
        # It keeps velocities, and L as a sum of nine products of them, rounded in each step.
        np.testing.assert_allclose(end.angular_momentum, world.state().angular_momentum, atol=500 * 9 * EPS)
        assert np.array_equal(end.linear_momentum, world.state().linear_momentum)
    else:
        assert np.array_equal(frames[-1, :, -6:], start[:, -6:])


@pytest.mark.parametrize("method", [m for m in METHODS if "momentum" not in m.preserves], ids=named)
def test_without_the_promise_angular_momentum_drifts_no_faster_than_the_order(method):
    world = free_top()
    start = world.state().angular_momentum
    drifts = [np.abs(drive(world, method, h, round(2.0 / h))[0].angular_momentum - start).max() for h in (0.02, 0.01)]
    assert drifts[0] > 1e-9
    assert np.log2(drifts[0] / drifts[1]) > method.order - 0.2


@promising("reversible")
@pytest.mark.parametrize("world", [free_top(), held_top(damped=False)], ids=["free", "held"])
def test_stepping_back_returns_to_the_start(method, world):
    # 2 x 200 steps of about a hundred roundings of relative size eps, which this motion magnifies by less than 10.
    there, _ = drive(world, method, 0.02, 200)
    back, _ = drive(world, method, -0.02, 200, start=there)
    np.testing.assert_allclose(back.raw, world.state().as_layout(method.layout).raw, atol=400 * 100 * 10 * EPS)
    assert np.abs(there.position - back.position).max() > 0.1


def energy_errors(world, method, *, h, count):
    start = energy(world, world.state())
    _, frames = drive(world, method, h, count, every=count // 200)
    tables = world.tables()
    return np.array([energy(world, fb.State(tables, method.layout, frame)) - start for frame in frames])


@promising("energy")
def test_the_energy_error_stays_bounded_over_a_hundred_thousand_steps(method):
    errors = energy_errors(held_top(damped=False), method, h=0.02, count=100_000)
    early, late = np.abs(errors[:50]).max(), np.abs(errors[150:]).max()
    trend = np.polyfit(np.linspace(0.0, 1.0, len(errors)), errors, 1)[0]
    # Rounding alone makes a random walk: eps per operation, some hundred operations a step, sqrt of the steps.
    walk = 100 * EPS * np.sqrt(100_000)
    assert late < 1.5 * early + walk
    assert abs(trend) < 0.2 * early + walk


def test_the_energy_check_above_finds_drift_where_there_is_drift():
    errors = energy_errors(held_top(damped=False), fb.RK4(), h=0.02, count=100_000)
    early, late = np.abs(errors[:50]).max(), np.abs(errors[150:]).max()
    assert late > 2.0 * early


def book_defects(method, count):
    """By how much work, impulse and angular impulse miss the change of energy, momentum and angular momentum."""
    world = held_top(damped=True)
    start = world.state()
    end, _ = drive(world, method, 2.0 / count, count)
    accumulators = end.accumulators[:7] + end.accumulators[7:]

    def about_origin(state):
        return state.angular_momentum[0] + np.cross(state.position[0], state.linear_momentum[0])

    return np.array([
        abs(energy(world, end) - energy(world, start) - accumulators[0]),
        np.abs(end.linear_momentum[0] - start.linear_momentum[0] - accumulators[1:4]).max(),
        np.abs(about_origin(end) - about_origin(start) - accumulators[4:7]).max(),
    ])  # fmt: skip


@pytest.mark.parametrize("method", ALL, ids=named)
def test_the_books_balance_to_the_order_of_the_method(method):
    count = {1: 2000, 2: 400, 4: 80}[method.order]
    coarse, fine = book_defects(method, count), book_defects(method, 2 * count)
    # Halving the step divides a defect by 2^order, or leaves it at the rounding of some thousand sums.
    assert (fine < coarse / 2.0 ** (method.order - 0.3) + 1e-13).all(), f"{coarse} -> {fine}"
    assert coarse.max() < 0.02


@promising("exact torque-free")
def test_motion_without_forces_is_exact_in_one_step(method):
    world = free_top()
    position, rotation = reference(world, forced=False)
    state, _ = drive(world, method, 2.0, 1)
    np.testing.assert_allclose(state.position[0], position, atol=1e-13)
    np.testing.assert_allclose(state.rotation[0], rotation, atol=1e-12)  # the reference's own error


@pytest.fixture
def allocations():
    """Counts what Numba's runtime allocates while a function runs."""
    _nrt_python.memsys_enable_stats()

    def count(function, *arguments):
        before = rtsys.get_allocation_stats()
        function(*arguments)
        after = rtsys.get_allocation_stats()
        return after.alloc - before.alloc

    yield count
    _nrt_python.memsys_disable_stats()


@pytest.mark.parametrize("method", METHODS, ids=named)
@pytest.mark.parametrize("world", [free_top(), held_top(damped=True)], ids=["free", "held"])
def test_a_step_allocates_nothing(method, world, allocations):
    ready(method.advance)
    # A call wraps its array arguments; steps add nothing to that.
    assert allocations(drive, world, method, 1e-3, 1000) == allocations(drive, world, method, 1e-3, 1)


def test_the_count_of_allocations_above_sees_one(allocations):
    @numba.njit
    def wasteful(n):
        return np.zeros(n)

    wasteful(3)
    assert allocations(wasteful, 3) > 0


def assorted():
    """Bodies of all kinds: asymmetric, symmetric, spherical, a rod, a particle; each on its own spring."""
    inertias = [MOMENTS, (1.0, 1.0, 1.7), (0.4, 0.4, 0.4), (0.0, 0.5, 0.5), None]
    spins = [SPIN, SPIN, SPIN, (0.0, 0.8, 0.3), (0.0, 0.0, 0.0)]
    return [
        fb.Body(mass=MASS + k, inertia=inertia, position=(k, 0, 0), velocity=VELOCITY, angular_velocity=spin)
        for k, (inertia, spin) in enumerate(zip(inertias, spins))
    ]


def held(bodies, numbers):
    """Gravity, and for each body a damped spring of its own, told apart by its number."""
    world = fb.World(bodies, gravity=(0, 0, -2.0))
    for body, k in zip(bodies, numbers):
        grip = (0.3, 0.1 * k, 0.2) if body.inertia.any() else (0.0, 0.0, 0.0)
        world.add(fb.Spring(body, at=grip, anchor=(0, 0, 1), stiffness=3.0 + k, damping=0.1))
    return world


@pytest.mark.parametrize("method", ALL, ids=named)
def test_many_bodies_at_once_move_as_each_alone_bit_for_bit(method):
    bodies = assorted()
    if method.layout == "natural":  # which refuses rods
        bodies = [body for body in bodies if np.count_nonzero(body.principal_moments) != 2]
    together, _ = drive(held(bodies, range(len(bodies))), method, 0.01, 100)
    for k, body in enumerate(bodies):
        alone, _ = drive(held([body], [k]), method, 0.01, 100)
        assert np.array_equal(alone.raw[0], together.raw[k]), body


@pytest.mark.parametrize("method", ALL, ids=named)
def test_axes_that_are_not_principal_describe_the_same_motion(method):
    # The same body drawn turned: R_WB -> R_WB Q, I_B -> Q^T I_B Q, points -> Q^T points.
    turn = fb.so3.exp(np.array([0.4, -1.1, 0.7]))
    worlds = []
    for Q in (np.eye(3), turn):
        body = fb.Body(
            mass=MASS, inertia=Q.T @ np.diag(MOMENTS) @ Q, orientation=Q, velocity=VELOCITY, angular_velocity=SPIN
        )
        spring = fb.Spring(body, at=Q.T @ [0.4, -0.3, 0.2], anchor=(0, 0, 1.5), stiffness=4.0, damping=0.2)
        worlds.append(fb.World([body], gravity=(0, 0, -2.0), forces=[spring]))
    straight, turned = (drive(world, method, 0.01, 200)[0] for world in worlds)
    # Bare sums for the orientation are not the same in other axes: their own error, of the order's size, differs.
    slack = 1e-12 if "rotation" in method.preserves else 0.1**method.order
    np.testing.assert_allclose(turned.position, straight.position, atol=slack)
    np.testing.assert_allclose(turned.rotation[0] @ turn.T, straight.rotation[0], atol=slack)
    np.testing.assert_allclose(turned.angular_momentum, straight.angular_momentum, atol=slack)


@pytest.mark.parametrize("method", ALL, ids=named)
def test_particles_swing_and_never_turn(method):
    body = fb.Body(mass=2.0, position=(0.5, 0, 0), velocity=(0, 0.3, 0))
    world = fb.World([body], gravity=(0, 0, -1.0), forces=[fb.Spring(body, anchor=(0, 0, 0), stiffness=8.0)])
    h, count = 1e-3, 1500
    state, _ = drive(world, method, h, count)
    t = h * count
    # Harmonic with angular frequency 2 about z = -1/4.
    expected = [0.5 * np.cos(2 * t), 0.15 * np.sin(2 * t), -0.25 + 0.25 * np.cos(2 * t)]
    np.testing.assert_allclose(state.position[0], expected, atol=10.0 * h**method.order + 1e-12)
    assert np.array_equal(state.rotation[0], np.eye(3))
    assert not state.angular_velocity.any()
