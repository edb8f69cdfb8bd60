"""Unit quaternions (w, x, y, z), scalar first, Hamilton product: q2 q1 turns by q1 first, then by q2."""

import numpy as np

from freebody.compile import kernel
from freebody.lie.scalar import atan2, real
from freebody.lie.series import cosine, sinc
from freebody.lie.vec import cross, dot

# atan(x) / x as a series in x^2 where x is small: there the quotient of atan2 and a root would be 0/0, and the root
# has no derivative. Below x^2 = 1/256 seven terms leave a remainder under 1e-17.
ATAN_LIMIT = 2.0**-8
ATAN = (1.0, -1 / 3, 1 / 5, -1 / 7, 1 / 9, -1 / 11, 1 / 13)


@kernel(inline=True)
def product(p, q):
    """The Hamilton product p q."""
    return (
        p[0] * q[0] - p[1] * q[1] - p[2] * q[2] - p[3] * q[3],
        p[0] * q[1] + p[1] * q[0] + p[2] * q[3] - p[3] * q[2],
        p[0] * q[2] - p[1] * q[3] + p[2] * q[0] + p[3] * q[1],
        p[0] * q[3] + p[1] * q[2] - p[2] * q[1] + p[3] * q[0],
    )


@kernel(inline=True)
def conjugate(q):
    """(w, -x, -y, -z): the inverse turn."""
    return (q[0], -q[1], -q[2], -q[3])


@kernel(inline=True)
def normalize(q):
    """q / |q|; NaN for the zero quaternion, which is no rotation."""
    f = 1.0 / np.sqrt(_square(q))
    return (f * q[0], f * q[1], f * q[2], f * q[3])


@kernel(inline=True)
def _square(q):
    return q[0] * q[0] + q[1] * q[1] + q[2] * q[2] + q[3] * q[3]


@kernel(inline=True)
def renormalize(q):
    """q / |q| where only rounding has taken q off the unit sphere: a step of Newton's method instead of a root.

    It leaves 3/8 (|q|^2 - 1)^2.
    """
    f = 1.5 - 0.5 * _square(q)
    return (f * q[0], f * q[1], f * q[2], f * q[3])


@kernel(inline=True)
def _twice_inverse_square(q):
    return 2.0 / _square(q)


@kernel(inline=True)
def _rotate(q, a, f):
    u = (q[1], q[2], q[3])
    b = cross(u, a)
    c = cross(u, b)
    return (a[0] + f * (q[0] * b[0] + c[0]), a[1] + f * (q[0] * b[1] + c[1]), a[2] + f * (q[0] * b[2] + c[2]))


@kernel(inline=True)
def rotate(q, a):
    """The vector a turned by q: the vector part of q a q^-1. Any length of q but zero gives the same turn."""
    return _rotate(q, a, _twice_inverse_square(q))


@kernel(inline=True)
def rotate_near_unit(q, a):
    """The same without a division, where only rounding has taken q off the unit sphere."""
    return _rotate(q, a, 4.0 - 2.0 * _square(q))


@kernel(inline=True)
def _matrix(q, f):
    w, x, y, z = q
    return (
        1.0 - f * (y * y + z * z),
        f * (x * y - w * z),
        f * (x * z + w * y),
        f * (x * y + w * z),
        1.0 - f * (x * x + z * z),
        f * (y * z - w * x),
        f * (x * z - w * y),
        f * (y * z + w * x),
        1.0 - f * (x * x + y * y),
    )


@kernel(inline=True)
def to_matrix(q):
    """The rotation matrix of q, a 9-tuple. Any length of q but zero gives the same matrix."""
    return _matrix(q, _twice_inverse_square(q))


@kernel(inline=True)
def near_unit_to_matrix(q):
    """The same without a division, where only rounding has taken q off the unit sphere."""
    return _matrix(q, 4.0 - 2.0 * _square(q))


@kernel(inline=True)
def as_long_to_matrix(q, like):
    """The same of a q as long as ``like``, which is known before q is."""
    return _matrix(q, 4.0 - 2.0 * _square(like))


@kernel(inline=True, by_lane=True)
def from_matrix(m):
    """The unit quaternion of a rotation matrix (9-tuple), the one of the two with w >= 0.

    Divides by the largest of the four components, which is at least 1/2: accurate for every rotation (Shepperd 1978).
    """
    xx, yy, zz = real(m[0]), real(m[4]), real(m[8])
    trace = xx + yy + zz
    if trace >= xx and trace >= yy and trace >= zz:
        q = (1.0 + m[0] + m[4] + m[8], m[7] - m[5], m[2] - m[6], m[3] - m[1])
    elif xx >= yy and xx >= zz:
        q = (m[7] - m[5], 1.0 + m[0] - m[4] - m[8], m[1] + m[3], m[2] + m[6])
    elif yy >= zz:
        q = (m[2] - m[6], m[1] + m[3], 1.0 - m[0] + m[4] - m[8], m[5] + m[7])
    else:
        q = (m[3] - m[1], m[2] + m[6], m[5] + m[7], 1.0 - m[0] - m[4] + m[8])
    # q is now 4 times the chosen component times the unit quaternion, up to its sign.
    q = normalize(q)
    if real(q[0]) < 0.0:
        q = (-q[0], -q[1], -q[2], -q[3])
    return q


@kernel(inline=True)
def exp(r):
    """The unit quaternion (cos t/2, sin(t/2) r/t) of the rotation vector r, t = |r|."""
    quarter = 0.25 * dot(r, r)
    f = 0.5 * sinc(quarter)
    return (cosine(quarter), f * r[0], f * r[1], f * r[2])


@kernel(inline=True)
def exp_twice(u):
    """exp(2 u)."""
    square = dot(u, u)
    f = sinc(square)
    return (cosine(square), f * u[0], f * u[1], f * u[2])


@kernel(inline=True)
def turned_by_twice(q, u):
    """q exp(2 u). Sine and cosine come in last, so that the product need not wait for them."""
    w, x, y, z = q
    square = dot(u, u)
    c, s = cosine(square), sinc(square)
    return (
        c * w - s * (x * u[0] + y * u[1] + z * u[2]),
        c * x + s * (w * u[0] + y * u[2] - z * u[1]),
        c * y + s * (w * u[1] + z * u[0] - x * u[2]),
        c * z + s * (w * u[2] + x * u[1] - y * u[0]),
    )


@kernel(inline=True, by_lane=True)
def log(q):
    """The rotation vector of q, of length at most pi; q, -q and every positive multiple give the same."""
    w, x, y, z = q
    if real(w) < 0.0:
        w, x, y, z = -w, -x, -y, -z
    n2 = x * x + y * y + z * z
    if real(n2) < ATAN_LIMIT * real(w * w):
        u = n2 / (w * w)
        high = ATAN[3] + u * (ATAN[4] + u * (ATAN[5] + u * ATAN[6]))
        f = 2.0 * (ATAN[0] + u * (ATAN[1] + u * (ATAN[2] + u * high))) / w
    else:
        n = np.sqrt(n2)
        f = 2.0 * atan2(n, w) / n
    return (f * x, f * y, f * z)
