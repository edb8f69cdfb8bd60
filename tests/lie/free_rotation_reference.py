"""Free rotation at 30 digits, by two routes that share nothing with the kernel or with each other.

``elliptic`` is the textbook solution: amplitudes, an initial phase solved for, Euler angles about the circled axis and
Legendre's third-kind integral. ``taylor`` integrates Euler's equations and the quaternion by power series in integer
arithmetic; it knows nothing of elliptic functions and serves where the textbook divides by zero (equal moments,
the separatrix itself). Both return ((M1, M2, M3), (w, x, y, z)) as mpmath numbers.
"""

from __future__ import annotations

import mpmath as mp
import numpy as np

# Next to the middle axis the textbook's phase loses twice the digits of the offset: 32 of these.
DIGITS = 60


def product(p, q):
    w, x, y, z = p
    a, b, c, d = q
    return (
        w * a - x * b - y * c - z * d,
        w * b + x * a + y * d - z * c,
        w * c - x * d + y * a + z * b,
        w * d + x * c - y * b + z * a,
    )


def elliptic(moments, momentum, t):
    with mp.workdps(DIGITS):
        order = sorted(range(3), key=lambda i: moments[i])
        I1, I2, I3 = (mp.mpf(moments[i]) for i in order)
        M1, M2, M3 = (mp.mpf(momentum[i]) for i in order)
        squared = M1**2 + M2**2 + M3**2
        if M1**2 * (I2 - I1) / I1 > M3**2 * (I3 - I2) / I3:
            order.reverse()
            I1, I3, M1, M3 = I3, I1, M3, M1
        even = order in ([0, 1, 2], [1, 2, 0], [2, 0, 1])
        hand = 1 if even else -1
        M1, M2, M3 = hand * M1, hand * M2, hand * M3
        (M1, M2, M3), q = _around_third(I1, I2, I3, M1, M2, M3, mp.sqrt(squared), mp.mpf(t))
        momentum_out, vector = [0, 0, 0], [0, 0, 0]
        for i, m, v in zip(order, (M1, M2, M3), q[1:]):
            momentum_out[i], vector[i] = hand * m, hand * v
        return tuple(momentum_out), (q[0], *vector)


def _around_third(I1, I2, I3, M1, M2, M3, L, t):
    """I2 between I1 and I3, momentum circling the third axis, which may be that of the least or greatest moment."""
    low = M2**2 * (I2 - I1) / I2 + M3**2 * (I3 - I1) / I3  # L^2 - 2 E I1
    high = M1**2 * (I3 - I1) / I1 + M2**2 * (I3 - I2) / I2  # 2 E I3 - L^2
    A1 = mp.sqrt(I1 * high / (I3 - I1))
    A2 = mp.sqrt(I2 * high / (I3 - I2))
    A3 = mp.sqrt(I3 * low / (I3 - I1)) * mp.sign(M3)
    rate = mp.sqrt((I3 - I2) * low / (I1 * I2 * I3))
    m = (I2 - I1) * high / ((I3 - I2) * low)
    # dM2/dt = (1/I1 - 1/I3) M3 M1 fixes which way the phase runs.
    way = mp.sign(A3) * mp.sign(I3 - I1)
    start = mp.atan2(M2 / A2, M1 / A1)
    u0 = mp.ellipf(start, m)
    u1 = u0 + way * rate * t
    half = 2 * mp.ellipk(m)
    turns = mp.nint(u1 / half)
    parity = -1 if int(turns) % 2 else 1
    rest = u1 - turns * half
    sn, cn, dn = (mp.ellipfun(kind, rest, m=m) for kind in ("sn", "cn", "dn"))
    end = turns * mp.pi + mp.atan2(sn, cn)
    N1, N2, N3 = A1 * parity * cn, A2 * parity * sn, A3 * dn
    n = -I3 * (I2 - I1) / ((I3 - I2) * I1)
    third = mp.ellippi(n, end, m) - mp.ellippi(n, start, m)
    psi = L * t / I3 + L * (1 / I1 - 1 / I3) / (way * rate) * third
    old = _frame(M1, M2, M3)
    w, x, y, z = _frame(N1, N2, N3)
    turn = (mp.cos(psi / 2), mp.mpf(0), mp.mpf(0), mp.sin(psi / 2))
    return (N1, N2, N3), product(product(old, turn), (w, -x, -y, -z))


def _frame(M1, M2, M3):
    """Quaternion that turns the third axis to M by its polar and then its azimuthal angle."""
    azimuth, polar = mp.atan2(M2, M1), mp.atan2(mp.hypot(M1, M2), M3)
    about_z = (mp.cos(azimuth / 2), mp.mpf(0), mp.mpf(0), mp.sin(azimuth / 2))
    about_y = (mp.cos(polar / 2), mp.mpf(0), mp.sin(polar / 2), mp.mpf(0))
    return product(about_z, about_y)


BITS = 150
ORDER = 50
# Radius of convergence over step: the nearest pole of the momentum is pi/2 away in units of the largest rate, so this
# leaves (2 * 0.3 / pi)**50 = 1e-36.
STEP = 0.3


def taylor(moments, momentum, t):
    """Power series of order 50 in fixed-point integers; cost grows with |w| t."""
    with mp.workdps(DIGITS + 10):
        one = 1 << BITS
        I1, I2, I3 = (mp.mpf(value) for value in moments)
        L = mp.sqrt(sum(mp.mpf(value) ** 2 for value in momentum))
        fastest = L / min(I1, I2, I3)
        steps = int(mp.ceil(abs(mp.mpf(t)) * fastest / STEP)) or 1
        h = mp.mpf(t) * L / steps

        def fixed(value):
            return int(mp.nint(value * one))

        inverse = [fixed(h / value) for value in (I1, I2, I3)]
        state = [fixed(mp.mpf(value) / L) for value in momentum] + [one, 0, 0, 0]
        for _ in range(steps):
            state = _taylor_step(state, inverse)
        values = [mp.mpf(value) / one for value in state]
        return tuple(L * value for value in values[:3]), tuple(values[3:])


def _taylor_step(state, inverse):
    M = [[value] for value in state[:3]]
    w = [[(value * i) >> BITS] for value, i in zip(state[:3], inverse)]
    q = [[value] for value in state[3:]]

    def times(a, b, k):
        return sum(map(int.__mul__, a, reversed(b[: k + 1])))

    for k in range(ORDER):
        for i in range(3):
            j, n = (i + 1) % 3, (i + 2) % 3
            rate = times(M[j], w[n], k) - times(M[n], w[j], k)
            M[i].append((rate >> BITS) // (k + 1))
        a, b, c, d = q
        rates = (
            -times(b, w[0], k) - times(c, w[1], k) - times(d, w[2], k),
            times(a, w[0], k) + times(c, w[2], k) - times(d, w[1], k),
            times(a, w[1], k) + times(d, w[0], k) - times(b, w[2], k),
            times(a, w[2], k) + times(b, w[1], k) - times(c, w[0], k),
        )
        for series, rate in zip(q, rates):
            series.append((rate >> BITS) // (2 * (k + 1)))
        for i in range(3):
            w[i].append((M[i][-1] * inverse[i]) >> BITS)
    return [sum(series) for series in M + q]


def distance(one, other):
    """Largest difference of the momenta, relative to their length, and of the quaternions up to sign."""
    (M, q), (N, r) = one, other
    L = mp.sqrt(sum(value**2 for value in N))
    momentum = max(abs(a - b) for a, b in zip(M, N)) / L if L else mp.mpf(0)
    quaternion = min(max(abs(a - b) for a, b in zip(q, r)), max(abs(a + b) for a, b in zip(q, r)))
    return max(momentum, quaternion)


# Signs of the simultaneous changes of (I1, I2, I3, M1, M2, M3, t): two patterns, so that no single lucky cancellation
# makes an unstable motion look stable.
SIGNS = ((1, -1, 1, 1, 1, -1, 1), (-1, -1, 1, -1, 1, 1, 1))


def condition(moments, momentum, t, *, exact, relative=2.0**-52):
    """How much the result moves per relative change of the inputs, by differences; at least 1 + |w| t.

    Moments and time are changed relatively, each momentum component by a fraction of the whole (that is the rounding a
    rotation into body axes leaves). The differences are finite, of the size of one rounding: half a rounding away from
    the separatrix a derivative says little, because one rounding puts the motion on the other side of it.
    """
    with mp.workdps(DIGITS):
        J = [mp.mpf(value) for value in moments]
        M = [mp.mpf(value) for value in momentum]
        L = mp.sqrt(sum(value**2 for value in M))
        total = 1 + mp.sqrt(sum((m / i) ** 2 for m, i in zip(M, J))) * abs(mp.mpf(t))
        step = mp.mpf(relative)
        for signs in SIGNS:
            changed = [value * (1 + sign * step) for value, sign in zip(J, signs[:3])]
            N = [value + sign * L * step for value, sign in zip(M, signs[3:6])]
            total += distance(elliptic(changed, N, mp.mpf(t) * (1 + signs[6] * step)), exact) / step
        return total


def random_body(rng):
    """Moments, momentum and time of a random free body; half of them next to some degenerate case.

    Gaps between moments, offsets from principal axes and from the separatrix are log-uniform from 1e-16 to 1, times
    from 1e-6 to 1e4 radians of either sign.
    """

    def tiny():
        return 10.0 ** rng.uniform(-16, 0)

    second = (
        rng.uniform(0.05, 1.0, 3),  # three different second moments of mass
        np.array([1.0, 1.0 + tiny(), rng.uniform(0.05, 3.0)]),  # nearly symmetric
        np.array([1.0, 1.0 + tiny(), 1.0 + tiny()]),  # nearly a sphere
        np.array([tiny(), rng.uniform(0.1, 1.0), 1.0]),  # nearly flat
        np.array([(gap := tiny()), gap * rng.uniform(0.1, 1.0), 1.0]),  # nearly a rod
    )[rng.integers(5)]
    J = np.sort(second.sum() - second)
    while J[1] <= J[0] or J[2] <= J[1]:  # the textbook needs them different, if by one rounding
        J = np.array([J[0], max(J[1], np.nextafter(J[0], 9.0)), max(J[2], np.nextafter(J[1], 9.0))])
    M = rng.normal(size=3)
    spin = rng.integers(4)
    if spin == 1:  # about a principal axis
        M *= tiny()
        M[rng.integers(3)] = rng.choice([-1.0, 1.0])
    elif spin == 2:  # beside the separatrix
        ratio = np.sqrt(J[2] * (J[1] - J[0]) / (J[0] * (J[2] - J[1])))
        M[2] = M[0] * ratio * (1.0 + rng.choice([-1.0, 1.0]) * tiny())
    elif spin == 3:  # about the middle axis
        M[1] = rng.choice([-1.0, 1.0])
        M[0] *= tiny()
        M[2] *= tiny()
    t = rng.choice([-1.0, 1.0]) * 10.0 ** rng.uniform(-6, 4) / np.linalg.norm(M / J)
    order = rng.permutation(3)
    return J[order].tolist(), M[order].tolist(), float(t)
