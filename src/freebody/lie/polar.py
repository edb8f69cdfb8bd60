"""The rotation nearest to a 3x3 matrix. Not for complex numbers.

One-sided Jacobi: turn the columns of M pairwise until they are perpendicular, M V = U S. With the two largest singular
values first, the nearest rotation is u1 v1^T + u2 v2^T + (u1 x u2)(v1 x v2)^T: the third pair is whatever makes it a
proper rotation, which is the right choice for det M < 0 and for det M = 0 as well.
"""

import math

from freebody.compile import kernel
from freebody.lie.scalar import plain, real
from freebody.lie.vec import IDENTITY, add, cross, dot, mat_mat, scale, sub, transpose

# Columns count as perpendicular when their cosine is below this: the round-off of a dot product of unit vectors.
PERPENDICULAR = 2.0**-51

# Jacobi converges quadratically; a 3x3 needs about 5 sweeps from anywhere. The rest is room for nearly equal values.
SWEEPS = 16

# A second singular value below this part of the first carries no direction: its column is round-off.
RANK_ONE = 2.0**-50


@kernel(inline=True)
def _turn(a, b, v, w):
    """Turn the columns a, b (and v, w along with them) so that a . b = 0; says whether there was anything to do."""
    aa, bb, ab = dot(a, a), dot(b, b), dot(a, b)
    if abs(ab) <= PERPENDICULAR * math.sqrt(aa) * math.sqrt(bb):
        return a, b, v, w, False
    zeta = (bb - aa) / (2.0 * ab)
    t = math.copysign(1.0, zeta) / (abs(zeta) + math.hypot(1.0, zeta))
    c = 1.0 / math.sqrt(1.0 + t * t)
    s = c * t
    return (
        sub(scale(c, a), scale(s, b)),
        add(scale(s, a), scale(c, b)),
        sub(scale(c, v), scale(s, w)),
        add(scale(s, v), scale(c, w)),
        True,
    )


@kernel(inline=True)
def _any_perpendicular(u):
    """A unit vector perpendicular to the unit vector u, from the axis that is farthest from u."""
    x, y, z = abs(u[0]), abs(u[1]), abs(u[2])
    if x <= y and x <= z:
        p = (0.0, -u[2], u[1])
    elif y <= z:
        p = (u[2], 0.0, -u[0])
    else:
        p = (-u[1], u[0], 0.0)
    return scale(1.0 / math.sqrt(dot(p, p)), p)


@kernel(by_lane=True)
def project(m):
    """The rotation R nearest to M in the Frobenius norm (equally, the one that maximises tr(R^T M)).

    M, R: 9-tuples. It is unique unless det M <= 0 and the two smallest singular values agree; then one of the nearest
    is returned (the identity for M = 0). NaN gives NaN.
    """
    # A common scale keeps squares from overflowing or vanishing. A sum, not a maximum: it does not drop NaN.
    whole = 0.0
    for entry in m:
        whole += abs(entry)
    size = real(whole)
    if size == 0.0:
        return IDENTITY
    a = (real(m[0]) / size, real(m[3]) / size, real(m[6]) / size)
    b = (real(m[1]) / size, real(m[4]) / size, real(m[7]) / size)
    c = (real(m[2]) / size, real(m[5]) / size, real(m[8]) / size)
    va, vb, vc = (1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0)
    for _ in range(SWEEPS):
        a, b, va, vb, first = _turn(a, b, va, vb)
        a, c, va, vc, second = _turn(a, c, va, vc)
        b, c, vb, vc, third = _turn(b, c, vb, vc)
        if not (first or second or third):
            break
    # Largest two columns first; the third is never looked at.
    if dot(c, c) > dot(a, a):
        a, c, va, vc = c, a, vc, va
    if dot(c, c) > dot(b, b):
        b, c, vb, vc = c, b, vc, vb
    if dot(b, b) > dot(a, a):
        a, b, va, vb = b, a, vb, va
    aa = math.sqrt(dot(a, a))
    bb = math.sqrt(dot(b, b))
    u = scale(1.0 / aa, a)
    w = _any_perpendicular(u) if bb <= RANK_ONE * aa else scale(1.0 / bb, b)
    n, vn = cross(u, w), cross(va, vb)
    r = mat_mat((u[0], w[0], n[0], u[1], w[1], n[1], u[2], w[2], n[2]), va + vb + vn)
    r = polish(r)
    if plain(whole):
        return r
    return _followed(r, m)


@kernel(inline=True)
def _followed(r, m):
    """The nearest rotation r of the values of M, with the derivatives that follow from those of M.

    R exp[x] is nearest if (tr S - S) x = vee(S - S^T) for S = R^T M; x has no value, only derivatives.
    """
    s = mat_mat(transpose(r), m)
    xy, xz, yz = 0.5 * (s[1] + s[3]), 0.5 * (s[2] + s[6]), 0.5 * (s[5] + s[7])
    a, b, c = (s[4] + s[8], -xy, -xz), (-xy, s[0] + s[8], -yz), (-xz, -yz, s[0] + s[4])
    lacking, bc = (s[7] - s[5], s[2] - s[6], s[3] - s[1]), cross(b, c)
    x = scale(1.0 / dot(a, bc), (dot(lacking, bc), dot(lacking, cross(c, a)), dot(lacking, cross(a, b))))
    x = (x[0] - real(x[0]), x[1] - real(x[1]), x[2] - real(x[2]))
    return mat_mat(r, (1.0, -x[2], x[1], x[2], 1.0, -x[0], -x[1], x[0], 1.0))


@kernel(inline=True)
def polish(r):
    """One Newton-Schulz step R (3 - R^T R) / 2: squares the few eps by which the product above is not orthogonal."""
    g = mat_mat(transpose(r), r)
    h = (
        1.5 - 0.5 * g[0],
        -0.5 * g[1],
        -0.5 * g[2],
        -0.5 * g[3],
        1.5 - 0.5 * g[4],
        -0.5 * g[5],
        -0.5 * g[6],
        -0.5 * g[7],
        1.5 - 0.5 * g[8],
    )
    return mat_mat(r, h)


@kernel(by_lane=True)
def distance(m):
    """Distance of M (9-tuple) from SO(3): the Frobenius norm of M - project(M). A reflection is at distance 2."""
    r = project(m)
    total = 0.0
    for i in range(9):
        total += (m[i] - r[i]) * (m[i] - r[i])
    return math.sqrt(total)
