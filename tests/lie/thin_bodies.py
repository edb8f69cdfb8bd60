"""Random needles and plates, and their free motion at 50 digits from the velocities as given."""

from __future__ import annotations

import free_rotation_reference as reference
import mpmath as mp
import numpy as np

EPS = 2.0**-52


def random_thin(rng):
    """Moments (least first to 1e-12 of the others), orientation, angular velocity in W and a time of up to 100 rad.

    Needles of revolution, needles that are not, and flat strips; all kinds of spin, about their own axis too.
    """
    middle = rng.uniform(0.5, 2.0)
    least = middle * 10.0 ** rng.uniform(-12.0, -0.7)
    greatest = (middle, middle + least * rng.uniform(0.0, 1.0), middle + least)[rng.integers(3)]
    moments = np.array([least, middle, greatest])[rng.permutation(3)]
    q = rng.normal(size=4)
    w = rng.normal(size=3)
    if rng.random() < 0.3:
        w *= 10.0 ** rng.uniform(-4.0, 4.0)
    return moments, q / np.linalg.norm(q), w, float(10.0 ** rng.uniform(-2.0, 2.0) / np.linalg.norm(w))


def free_motion(moments, orientation, angular_velocity, t):
    """Orientation and angular velocity in B after t s, in 50 digits."""
    with mp.workdps(50):
        J, q = [mp.mpf(float(value)) for value in moments], [mp.mpf(float(value)) for value in orientation]
        length = mp.sqrt(sum(value**2 for value in q))
        q = tuple(value / length for value in q)
        back = (q[0], -q[1], -q[2], -q[3])
        w = (mp.mpf(0), *(mp.mpf(float(value)) for value in angular_velocity))
        rates = reference.product(reference.product(back, w), q)[1:]
        M = [moment * rate for moment, rate in zip(J, rates)]
        order = sorted(range(3), key=lambda i: J[i])
        if J[order[1]] == J[order[2]]:
            N, turn = _of_revolution(J, M, rates, order[0], mp.mpf(t))
        else:
            N, turn = reference.elliptic(J, M, t)
        return reference.product(q, turn), [n / moment for n, moment in zip(N, J)]


def _of_revolution(J, M, rates, axis, t):
    """Turn about L with L t / I, then about the axis of revolution with the spin that is left."""
    across = J[(axis + 1) % 3]
    spin = M[axis] / J[axis] - M[axis] / across

    def turned(vector):
        size = mp.sqrt(sum(value**2 for value in vector))
        return (mp.cos(size / 2), *(mp.sin(size / 2) * value / size for value in vector)) if size else (1, 0, 0, 0)

    own = turned([spin * t if i == axis else mp.mpf(0) for i in range(3)])
    turn = reference.product(turned([value * t / across for value in M]), own)
    w, x, y, z = own
    N = reference.product(reference.product((w, -x, -y, -z), (mp.mpf(0), *M)), own)[1:]
    return N, turn


def off(orientation, rates, exact):
    """Largest difference of the quaternions up to sign, and of the rates relative to their size."""
    q, w = exact
    turned = min(max(abs(a - s * b) for a, b in zip(q, map(float, orientation))) for s in (1, -1))
    size = mp.sqrt(sum(value**2 for value in w))
    return float(turned), float(max(abs(a - b) for a, b in zip(w, map(float, rates))) / size)
