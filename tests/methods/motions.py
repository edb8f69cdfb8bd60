"""Motions whose course is known otherwise: equations of motion written once more, for SciPy."""

import numpy as np
from scipy.integrate import solve_ivp

import freebody as fb

MASS = 1.3
MOMENTS = np.array([0.7, 1.1, 1.6])
SPIN = (0.9, 1.4, -0.6)
VELOCITY = (0.3, -0.2, 0.5)
AT, ANCHOR = np.array([0.4, -0.3, 0.2]), np.array([0.2, 0.1, 1.5])
STIFFNESS, REST, DAMPING = 4.0, 0.8, 0.3
LINEAR, ROTATIONAL = 0.25, 0.15
GRAVITY = np.array([0.0, 0.0, -2.0])
DURATION = 2.0


def asymmetric():
    return fb.Body(mass=MASS, inertia=MOMENTS, velocity=VELOCITY, angular_velocity=SPIN)


def free_top():
    return fb.World([asymmetric()])


def held_top(*, damped):
    """An asymmetric body under gravity on a spring that grips it off its centre; ``damped`` adds drag of all kinds."""
    body = asymmetric()
    world = fb.World([body], gravity=GRAVITY)
    damping = DAMPING if damped else 0.0
    world.add(fb.Spring(body, at=AT, anchor=ANCHOR, stiffness=STIFFNESS, rest_length=REST, damping=damping))
    return world.add(fb.Drag(body, linear=LINEAR, rotational=ROTATIONAL)) if damped else world


def _wrench(x, R, v, w):
    arm = R @ AT
    d = ANCHOR - x - arm
    length = np.linalg.norm(d)
    pull = STIFFNESS * (1.0 - REST / length) * d
    pull -= DAMPING * ((v + np.cross(w, arm)) @ d) / length**2 * d
    return pull + MASS * GRAVITY - LINEAR * v, np.cross(arm, pull) - ROTATIONAL * w


def _matrix(q):
    s, x, y, z = q / np.linalg.norm(q)
    u = np.array([[0.0, -z, y], [z, 0.0, -x], [-y, x, 0.0]])
    return np.eye(3) + 2.0 * (s * u + u @ u)


def _rates(t, y, forced):
    x, q, p, L = y[:3], y[3:7], y[7:10], y[10:]
    R = _matrix(q)
    v, w = p / MASS, R @ ((R.T @ L) / MOMENTS)
    force, torque = _wrench(x, R, v, w) if forced else (np.zeros(3), np.zeros(3))
    dq = 0.5 * np.array([-w @ q[1:], *(q[0] * w + np.cross(w, q[1:]))])
    return np.concatenate([v, dq, force, torque])


def reference(world, *, forced, until=DURATION):
    """Position (3,) and rotation (3, 3) at the end, to about 1e-13: Dormand-Prince of order 8, tightest tolerance."""
    start = world.state().raw[0]
    done = solve_ivp(_rates, (0.0, until), start, "DOP853", rtol=3e-14, atol=1e-15, args=(forced,))
    return done.y[:3, -1], _matrix(done.y[3:7, -1])
