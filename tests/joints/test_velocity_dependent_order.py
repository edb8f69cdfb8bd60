"""Linkages under forces that read velocities: the order of RATTLE, against equations in minimal coordinates."""

from functools import cache

import numpy as np
import pytest
from linkages import DENSITY, GRAVITY, LENGTH, WIDTH, double_pendulum
from scipy.integrate import solve_ivp

import freebody as fb

MASS = DENSITY * LENGTH * WIDTH**2
INERTIA = MASS * (LENGTH**2 + WIDTH**2) / 12.0
HALF = 0.5 * LENGTH
DURATION = 0.8
FIRST, SECOND = 0.0, 0.4
HINGE = 2.0
LINEAR, QUADRATIC, ROTATIONAL = 1.5, 2.0, 0.4
STIFFNESS, REST, DAMPER = 60.0, 0.6, 8.0
SIDE, CUBIC = 3.0, 0.8


@fb.force
def sideways(t, body, strength, cubic):
    """A force across the velocity, as of a charge in a magnetic field along y, and a brake with its cube."""
    x, y, z = body.velocity
    brake = cubic * (x * x + y * y + z * z)
    return (strength * z - brake * x, -brake * y, -strength * x - brake * z), (0.0, 0.0, 0.0)


def hinge_damping():
    a, b = double_pendulum(FIRST, SECOND).bodies
    world = fb.World([a, b], gravity=(0.0, 0.0, -GRAVITY))
    world.add(fb.Hinge(a, axis=(0, 1, 0), at=(-HALF, 0, 0), anchor=(0, 0, 0), damping=HINGE))
    return world.add(fb.Hinge(b, axis=(0, 1, 0), at=(-HALF, 0, 0), to=a, to_at=(HALF, 0, 0), damping=0.5 * HINGE))


def drag():
    return double_pendulum(FIRST, SECOND).add(
        fb.Drag(linear=LINEAR, quadratic=QUADRATIC, rotational=ROTATIONAL),
    )


def damper():
    world = double_pendulum(FIRST, SECOND)
    a, b = world.bodies
    return world.add(fb.Spring(a, to=b, stiffness=STIFFNESS, rest_length=REST, damping=DAMPER))


def custom():
    world = double_pendulum(FIRST, SECOND)
    return world.add(*(sideways(body, strength=SIDE, cubic=CUBIC) for body in world.bodies))


def hinge_torques(positions, velocities, spins):
    va, vb = spins
    return np.zeros((2, 2)), np.array([-HINGE * va + 0.5 * HINGE * (vb - va), -0.5 * HINGE * (vb - va)])


def drag_forces(positions, velocities, spins):
    forces = [-LINEAR * v - QUADRATIC * np.linalg.norm(v) * v for v in velocities]
    return np.array(forces), -ROTATIONAL * np.array(spins)


def damper_forces(positions, velocities, spins):
    way, rate = positions[1] - positions[0], velocities[1] - velocities[0]
    length = np.linalg.norm(way)
    pull = (STIFFNESS * (length - REST) + DAMPER * (rate @ way) / length) * way / length
    return np.array([pull, -pull]), np.zeros(2)


def custom_forces(positions, velocities, spins):
    forces = [SIDE * np.array([v[1], -v[0]]) - CUBIC * (v @ v) * v for v in velocities]
    return np.array(forces), np.zeros(2)


CASES = {
    "hinge damping": (hinge_damping, hinge_torques),
    "drag": (drag, drag_forces),
    "damper between links": (damper, damper_forces),
    "force of one's own": (custom, custom_forces),
}


@cache
def exact(case):
    """Centres of both bars in the plane x, z at the end: Lagrange's equations for their angles from x towards z."""
    forces_of = CASES[case][1]

    def along(angle):
        return np.array([np.cos(angle), np.sin(angle)])

    def across(angle):
        return np.array([-np.sin(angle), np.cos(angle)])

    def centres(a, b):
        return HALF * along(a), LENGTH * along(a) + HALF * along(b)

    def rates(_, y):
        a, b, va, vb = y
        # Velocities of both centres for unit rates of a and of b.
        first, second = (HALF * across(a), 0.0 * across(b)), (LENGTH * across(a), HALF * across(b))
        velocities = [va * u + vb * w for u, w in (first, second)]
        forces, torques = forces_of(centres(a, b), velocities, (va, vb))
        forces = forces + np.array([0.0, -MASS * GRAVITY])
        c, s = np.cos(a - b), np.sin(a - b)
        mixed = MASS * LENGTH * HALF
        matrix = [[INERTIA + MASS * (HALF**2 + LENGTH**2), mixed * c], [mixed * c, INERTIA + MASS * HALF**2]]
        right = [
            -mixed * s * vb**2 + forces[0] @ first[0] + forces[1] @ second[0] + torques[0],
            mixed * s * va**2 + forces[0] @ first[1] + forces[1] @ second[1] + torques[1],
        ]
        return [va, vb, *np.linalg.solve(matrix, right)]

    done = solve_ivp(rates, (0.0, DURATION), (FIRST, SECOND, 0.0, 0.0), "DOP853", rtol=3e-14, atol=1e-15)
    return np.array(centres(*done.y[:2, -1]))


def errors(case, method, counts):
    world = CASES[case][0]()
    found = []
    for count in counts:
        end = fb.simulate(world, DURATION, dt=DURATION / count, integrator=method, every=count).final
        found.append(np.abs(end.position[:, ::2] - exact(case)).max())
    return np.array(found)


@pytest.mark.parametrize(("method", "counts"), [("rattle", (320, 640, 1280)), ("rattle4", (80, 160, 320))])
@pytest.mark.parametrize("case", CASES)
def test_forces_that_read_velocities_do_not_cost_an_order(case, method, counts):
    found = errors(case, method, counts)
    slopes = np.log2(found[:-1] / found[1:])
    assert np.abs(slopes - fb.integrators()[method].order).max() < 0.2, f"{slopes}, {found}"


def driven(damping):
    """A bar on a motor that runs up, a second one on a damped hinge behind it, both in the wind."""
    a, b = double_pendulum(FIRST, SECOND).bodies
    world = fb.World([a, b], gravity=(0.0, 0.0, -GRAVITY))
    world.add(fb.Hinge(a, axis=(0, 1, 0), at=(-HALF, 0, 0), anchor=(0, 0, 0), speed=((0.0, DURATION), (0.0, 4.0))))
    world.add(fb.Hinge(b, axis=(0, 1, 0), at=(-HALF, 0, 0), to=a, to_at=(HALF, 0, 0), damping=damping))
    if damping:
        return world.add(fb.Drag(b, linear=LINEAR, quadratic=QUADRATIC))
    # A force that reads no velocities, and has no potential.
    return world.add(
        fb.PointForce(b, at=(HALF, 0, 0), frame="body", profile=((0.0, 1.0), ((0, 0, 5.0), (3.0, 0, 9.0))))
    )


@pytest.mark.parametrize("damping", [1.0, 0.0])
def test_the_work_of_motors_dampers_and_drag_is_booked_to_order_four(damping):
    world = driven(damping)

    def unbalanced(count):
        final = fb.simulate(world, DURATION, dt=DURATION / count, integrator="rattle4", every=count).final
        energy = world.kinetic_energy(final) + world.potential_energy(final)
        return abs(
            energy - world.kinetic_energy() - world.potential_energy() - final.accumulators[0] - final.accumulators[7]
        )

    found = np.array([unbalanced(count) for count in (40, 80, 160)])
    assert np.abs(np.log2(found[:-1] / found[1:]) - 4.0).max() < 0.3, found


def test_a_ball_joint_under_drag_in_space():
    """A rod that whirls about a point in three dimensions: L' = torque about the point, by SciPy."""
    moments, arm = np.array([0.3, 1.1, 1.3]), np.array([0.7, 0.1, -0.2])
    mass, spin = 1.4, np.array([1.0, -2.0, 1.5])
    body = fb.Body(mass=mass, inertia=moments, position=arm, angular_velocity=spin, velocity=np.cross(spin, arm))
    world = fb.World([body], gravity=(0, 0, -GRAVITY), joints=[fb.Ball(body, at=-arm, anchor=(0, 0, 0))])
    world.add(fb.Drag(body, linear=0.5, quadratic=0.4, rotational=0.2, rotational_quadratic=0.1))

    def rates(_, y):
        q, w = y[:4], y[4:]
        s, v = q[0], q[1:]
        dq = 0.5 * np.array([-v @ w, *(s * w + np.cross(v, w))])  # w in the body
        inertia = np.diag(moments) + mass * ((arm @ arm) * np.eye(3) - np.outer(arm, arm))
        down = np.array([0.0, 0.0, -1.0]) * GRAVITY
        down = down + 2.0 * (-s * np.cross(v, down) + np.cross(v, np.cross(v, down)))
        u = np.cross(w, arm)
        force = mass * down - 0.5 * u - 0.4 * np.linalg.norm(u) * u
        torque = np.cross(arm, force) - 0.2 * w - 0.1 * np.linalg.norm(w) * w
        return [*dq, *np.linalg.solve(inertia, torque - np.cross(w, inertia @ w))]

    start = [1.0, 0.0, 0.0, 0.0, *spin]
    q = solve_ivp(rates, (0.0, DURATION), start, "DOP853", rtol=3e-14, atol=1e-15).y[:4, -1]
    expected = fb.so3.quaternion_to_matrix(q / np.linalg.norm(q)) @ arm
    found = []
    for count in (40, 80, 160):
        end = fb.simulate(world, DURATION, dt=DURATION / count, integrator="rattle4", every=count).final
        found.append(np.abs(end.position[0] - expected).max())
    slopes = np.log2(np.array(found[:-1]) / found[1:])
    assert np.abs(slopes - 4.0).max() < 0.2, f"{slopes}, {found}"
