"""Torque-free rotation in closed form, for any inertia, any spin and any time.

Sort the moments, I1 <= I2 <= I3, scale the angular momentum to length one and time to L t / I3, and write
p1 = I3/I2 - 1, p2 = I3/I1 - 1, p3 = I3/I1 - I3/I2 (so p2 = p1 + p3). Euler's equations become

    dm1 = -p1 m2 m3,   dm2 = p2 m3 m1,   dm3 = -p3 m1 m2.

*Momentum.* Let S, c, d solve S' = c d, c^2 = 1 - a S^2, d^2 = 1 - b S^2, S(0) = 0 with a = p1 (p3 m2^2 + p2 m3^2) and
b = p3 (p2 m1^2 + p1 m2^2): Jacobi's sn, cn and dn without the divisions that fail for symmetric bodies. Their addition
theorem gives m at the end of the interval from m at its start,

    m1' = (m1 c - p1 m2 m3 S d) / D,  m2' = (m2 c d + p2 m1 m3 S) / D,  m3' = (m3 d - p3 m1 m2 S c) / D,
    D = 1 - p1 p3 m2^2 S^2,

so no initial phase is ever solved for, and the increment of a small step keeps its relative accuracy.

*Orientation.* Let e be the axis of least or of greatest moment that the momentum circles, on the side the momentum is
on; m never comes near -e. The relative rotation is (e to m) (turn by eta about e) (m' to e), both legs along great
circles. The angle eta is t + p2 g S^3/3 R_J(c^2, d^2, 1, 1 + g S^2), with g = p1 (p1 m2^2 + p2 m1^2), plus the argument
of a complex number that is algebraic in m, m', S, c, d: what the addition theorem of the third-kind integral and the
two azimuths leave behind once their poles have been cancelled by hand.

The two papers whose facts this rests on are Celledoni, Fasso, Saefstroem, Zanna (2008) and van Zon, Schofield (2007).
Not for complex numbers: axes are sorted and regimes compared.
"""

from __future__ import annotations

import math

import numpy as np
from numpy.typing import NDArray

from freebody.compile import kernel
from freebody.lie import quaternion
from freebody.lie.elliptic import carlson_rj, complete_k, jacobi_quarter
from freebody.lie.scalar import real, where

Array = NDArray[np.float64]

# Up to sn^2 = 1/4 the increments are formed from differences that do not cancel; beyond, from the new values, because
# next to the separatrix the denominator D becomes small and only sums of like sign resolve it.
INCREMENT_REACH = 0.25

# cn falls off like 2 exp(-u) on the separatrix; up to this argument its square is still a normal number.
LONGEST_ARGUMENT = 340.0

# Momenta outside this range are scaled first: their squares, or products of four, would leave the normal numbers.
SMALLEST_SQUARED = 1e-140
LARGEST_SQUARED = 1e140

# An energy within this many roundings of its target is left alone: next to a principal axis, where the energy is
# stationary, chasing the last bit would shake the phase instead.
DEAD_ZONE = 4.0 * 2.0**-52


@kernel(inline=True)
def _sine(t, fast, gap, g):
    """(S, cn, dn, J) with fast >= slow the larger of a and b, gap = fast - slow, J = int S^2 / (1 + g S^2)."""
    if real(fast) == 0.0:
        # To first order in what is zero, for derivatives.
        slow, tt = fast - gap, t * t
        integral = t * tt / 3.0 * carlson_rj(1.0, 1.0, 1.0, 1.0 + g * tt)
        return t - (fast + slow) * t * tt / 6.0, 1.0 - 0.5 * fast * tt, 1.0 - 0.5 * slow * tt, integral
    rate = np.sqrt(fast)
    ratio = gap / fast
    m1 = where(real(ratio) > 1.0, 1.0, ratio)
    u = rate * t
    sign = 1.0
    integral = 0.0
    if abs(real(u)) > 0.5 * math.pi:
        if real(m1) > 0.0:
            half = 2.0 * complete_k(m1)
            turns = np.floor(real(u / half) + 0.5)
            if turns != 0.0:
                u -= turns * half
                complete = carlson_rj(0.0, m1, 1.0, 1.0 + g / fast) / (3.0 * fast * rate)
                integral = 2.0 * turns * complete
                if turns % 2.0 != 0.0:
                    sign = -1.0
        if abs(real(u)) > LONGEST_ARGUMENT:
            # Parked at the saddle: the integrand is constant from here on.
            parked = np.copysign(LONGEST_ARGUMENT, real(u))
            integral += (u - parked) / (rate * (fast + g))
            u = parked
    s, c, d = jacobi_quarter(u, 1.0 - m1, m1)
    S = s / rate
    integral += S * S * S / 3.0 * carlson_rj(c * c, d * d, 1.0, 1.0 + g * S * S)
    return sign * S, sign * c, d, integral


@kernel(inline=True)
def _half_angle(x, y):
    """(r cos(f/2), r sin(f/2)) for x + iy = |.| exp(if), with some r > 0."""
    size = np.sqrt(x * x + y * y)
    if real(x) >= 0.0:
        return size + x, y
    sign = np.copysign(1.0, real(y))
    return sign * y, sign * (size - x)


@kernel(inline=True)
def _sorted_rotation(I1, I2, I3, m1, m2, m3, t):
    """New direction of momentum and relative quaternion for I1 <= I2 <= I3, |m| = 1 and t in units of I3 / L."""
    p1 = (I3 - I2) / I2
    p2 = (I3 - I1) / I1
    p3 = (I2 - I1) / I1 * (I3 / I2)
    g = p1 * (p1 * m2 * m2 + p2 * m1 * m1)
    surplus = p1 * m3 * m3 - p3 * m1 * m1
    around_greatest = real(surplus) >= 0.0
    # The same axes with e first, turned so that n1 >= 0; P1, P2, P3 are p1, p2, p3 in that order.
    if around_greatest:
        side = np.copysign(1.0, real(m3))
        n1, n2, n3 = side * m3, -m2, side * m1
        P1, P2, P3 = -p3, -p2, -p1
    else:
        side = np.copysign(1.0, real(m1))
        n1, n2, n3 = side * m1, m2, side * m3
        P1, P2, P3 = p1, p2, p3
    slow = P1 * (P3 * n2 * n2 + P2 * n3 * n3)
    fast = P3 * (P2 * n1 * n1 + P1 * n2 * n2)
    S, c, d, J = _sine(t, fast, p2 * abs(surplus), g)
    phase = 0.5 * (t + p2 * g * J)

    SS = S * S
    less_d = slow * SS / (1.0 + d)
    D = d * d + P1 * P2 * n3 * n3 * SS
    over = 1.0 / D
    if real(fast * SS) <= INCREMENT_REACH and real(c) > 0.0:
        less_c = fast * SS / (1.0 + c)
        less_D = P1 * P3 * n2 * n2 * SS
        k1 = (n1 * (less_D - less_d) - P1 * n2 * n3 * S * c) * over
        k2 = (n2 * (less_D - less_d * c - less_c) + P2 * n1 * n3 * S) * over
        k3 = (n3 * (less_D - less_c) - P3 * n1 * n2 * S * d) * over
        o1, o2, o3 = n1 + k1, n2 + k2, n3 + k3
    else:
        o1 = (n1 * d - P1 * n2 * n3 * S * c) * over
        o2 = (n2 * d * c + P2 * n1 * n3 * S) * over
        o3 = (n3 * c - P3 * n1 * n2 * S * d) * over
        k1, k2, k3 = o1 - n1, o2 - n2, o3 - n3

    near = 1.0 + n1
    far = 1.0 + o1
    tilt = n2 / near
    bend = less_d * tilt / far
    x = c + bend * o2
    if around_greatest:
        # Times c d + i p2 S, which turns the integral about the least axis into the one about the greatest. The
        # imaginary part is regrouped so that the large terms of a thin rod never meet with opposite signs.
        y = S * (P2 * n1 + P1 * tilt * n2) - bend * o3
        lift = p2 * n3 * n3 / near + (p1 + p3 * less_d) * tilt * n2 + p2 * n1 * less_d
        zx = c * d * x - p2 * S * y
        zy = S * c * lift + p2 * S * bend * o2 - c * d * bend * o3
    else:
        zx = x
        zy = S * (P2 * n1 + P1 * tilt * n2) - bend * o3
    hc, hs = _half_angle(zx, zy)
    pc = np.cos(phase)
    ps = np.sin(phase)
    C = pc * hc - ps * hs
    Z = ps * hc + pc * hs

    # (near, 0, -n3, n2) (C, Z, 0, 0) (far, 0, o3, -o2), with every difference of old and new taken from the increment.
    straight = near * far
    along = n2 * o2 + n3 * o3
    across = n3 * k2 - n2 * k3
    qw = C * (straight + along) + Z * across
    qx = Z * (straight - along) + C * across
    qy = C * (near * k3 - k1 * n3) + Z * (near * o2 + far * n2)
    qz = C * (k1 * n2 - near * k2) + Z * (near * o3 + far * n3)
    unit = 1.0 / np.sqrt(qw * qw + qx * qx + qy * qy + qz * qz)
    qw, qx, qy, qz = qw * unit, qx * unit, qy * unit, qz * unit
    if around_greatest:
        return (side * o3, -o2, side * o1), (qw, side * qz, -qy, side * qx)
    return (side * o1, o2, side * o3), (qw, side * qx, qy, side * qz)


@kernel(inline=True, by_lane=True)
def free_rotation(I1, I2, I3, M1, M2, M3, t):
    """Angular momentum in the principal axes and orientation after free rotation for a time ``t`` (s, any sign).

    ``I1, I2, I3`` are the principal moments (kg m^2, positive, in any order), ``M`` the angular momentum along the same
    axes (kg m^2/s). Returns ``((M1, M2, M3), (w, x, y, z))``: the new components, and the unit quaternion with
    ``q_new = q_old * q``, so that ``rotate(q, M_new) = M_old``. The quaternion's sign has no meaning; for less than
    about half a turn its scalar part is positive.
    """
    largest = max(max(abs(real(M1)), abs(real(M2))), abs(real(M3)))
    if largest == 0.0:
        # At rest; written out to first order, for derivatives.
        half = 0.5 * t
        return (M1, M2, M3), (1.0, half * M1 / I1, half * M2 / I2, half * M3 / I3)
    unit = 1.0
    if largest < SMALLEST_SQUARED or largest > LARGEST_SQUARED:
        unit = largest
    m1, m2, m3 = M1 / unit, M2 / unit, M3 / unit
    # A sorting network. Each exchange mirrors; turning all three axes round makes an odd number of them a rotation.
    hand = 1.0
    first = real(I1) > real(I2)
    if first:
        I1, I2, m1, m2, hand = I2, I1, m2, m1, -hand
    second = real(I2) > real(I3)
    if second:
        I2, I3, m2, m3, hand = I3, I2, m3, m2, -hand
    third = real(I1) > real(I2)
    if third:
        I1, I2, m1, m2, hand = I2, I1, m2, m1, -hand
    squared = m1 * m1 + m2 * m2 + m3 * m3
    L = np.sqrt(squared)
    over = hand / L
    (m1, m2, m3), (w, x, y, z) = _sorted_rotation(I1, I2, I3, over * m1, over * m2, over * m3, L * unit / I3 * t)
    m1, m2, m3 = L * m1, L * m2, L * m3
    # Measured against the momentum that came in, so that the length has no side to drift to.
    short = 0.5 * (squared - (m1 * m1 + m2 * m2 + m3 * m3)) / squared
    scale = hand * unit
    m1, m2, m3 = scale * (m1 + short * m1), scale * (m2 + short * m2), scale * (m3 + short * m3)
    x, y, z = hand * x, hand * y, hand * z
    if third:
        m1, m2, x, y = m2, m1, y, x
    if second:
        m2, m3, y, z = m3, m2, z, y
    if first:
        m1, m2, x, y = m2, m1, y, x
    return (m1, m2, m3), (w, x, y, z)


@kernel(inline=True, by_lane=True)
def restore_invariants(I1, I2, I3, M1, M2, M3, L, twice_energy):
    """The momentum nearest to ``M`` of length ``L`` and with M1^2/I1 + M2^2/I2 + M3^2/I3 = ``twice_energy``.

    For ``M`` already within roundings of both, as after a step; one Newton step then lands on them. A loop that hands
    in the values of its start sees neither of them walk away, however many steps it takes.
    """
    if real(L) == 0.0:
        return M1, M2, M3
    scale = L / np.sqrt(M1 * M1 + M2 * M2 + M3 * M3)
    M1, M2, M3 = scale * M1, scale * M2, scale * M3
    w1, w2, w3 = M1 / I1, M2 / I2, M3 / I3
    energy = M1 * w1 + M2 * w2 + M3 * w3
    short = twice_energy - energy
    if abs(real(short)) <= DEAD_ZONE * real(twice_energy):
        return M1, M2, M3
    mean = energy / (L * L)
    w1, w2, w3 = w1 - mean * M1, w2 - mean * M2, w3 - mean * M3
    steep = w1 * w1 + w2 * w2 + w3 * w3
    if real(steep) == 0.0:
        return M1, M2, M3
    push = 0.5 * short / steep
    return M1 + push * w1, M2 + push * w2, M3 + push * w3


@kernel
def free_rotation_rows(
    moments: Array, axes: Array, start: Array, momentum: Array, times: Array, orientation: Array, rate: Array
) -> None:
    """Orientation (n, 4) and body angular velocity (n, 3) at every one of ``times`` (n,), written to the last two.

    ``axes`` is the quaternion of the principal axes in the body, ``start`` the orientation at time zero (both wxyz, 4
    entries), ``momentum`` the angular momentum at time zero along the principal axes.
    """
    I1, I2, I3 = moments[0], moments[1], moments[2]
    P = (axes[0], axes[1], axes[2], axes[3])
    q = quaternion.product((start[0], start[1], start[2], start[3]), P)
    back = quaternion.conjugate(P)
    for i in range(times.size):
        M, turn = free_rotation(I1, I2, I3, momentum[0], momentum[1], momentum[2], times[i])
        r = quaternion.normalize(quaternion.product(quaternion.product(q, turn), back))
        w = quaternion.rotate(P, (M[0] / I1, M[1] / I2, M[2] / I3))
        # Entry by entry: assigning a tuple to a row allocates an array in between.
        orientation[i, 0], orientation[i, 1], orientation[i, 2], orientation[i, 3] = r[0], r[1], r[2], r[3]
        rate[i, 0], rate[i, 1], rate[i, 2] = w[0], w[1], w[2]
