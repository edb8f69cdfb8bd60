"""Loops over rows for SE(3): the small maths of ``se3`` on arrays of shape (n, size).

Poses are rows of 16 (homogeneous matrices). The 6x6 matrices are made of the actions on the six basis vectors.
"""

import math

from freebody.compile import kernel
from freebody.lie import polar, se3, so3
from freebody.lie.unpack import basis6, get3, get6, get_pose, opposite, set_column, set_pose


@kernel
def exp(V, out):
    """(n, 6) to (n, 16)."""
    for i in range(out.shape[0]):
        set_pose(out, i, se3.exp(get6(V, i)))


@kernel
def log(T, out):
    """(n, 16) to (n, 6)."""
    for i in range(out.shape[0]):
        out[i] = se3.log(get_pose(T, i))


@kernel
def product(S, T, out):
    """Two (n, 16) to (n, 16): S T."""
    for i in range(out.shape[0]):
        set_pose(out, i, se3.product(get_pose(S, i), get_pose(T, i)))


@kernel
def inverse(T, out):
    """(n, 16) to (n, 16)."""
    for i in range(out.shape[0]):
        set_pose(out, i, se3.inverse(get_pose(T, i)))


@kernel
def transform(T, X, out):
    """(n, 16) and (n, 3) to (n, 3): R X + x."""
    for i in range(out.shape[0]):
        out[i] = se3.transform(get_pose(T, i), get3(X, i))


@kernel
def adjoint_act(T, V, out):
    """(n, 16) and (n, 6) to (n, 6): Ad_T V."""
    for i in range(out.shape[0]):
        out[i] = se3.adjoint(get_pose(T, i), get6(V, i))


@kernel
def adjoint_inverse_act(T, V, out):
    """(n, 16) and (n, 6) to (n, 6): Ad_T^-1 V."""
    for i in range(out.shape[0]):
        out[i] = se3.adjoint_inverse(get_pose(T, i), get6(V, i))


@kernel
def coadjoint_act(T, V, out):
    """(n, 16) and (n, 6) to (n, 6): Ad_T^T F."""
    for i in range(out.shape[0]):
        out[i] = se3.coadjoint(get_pose(T, i), get6(V, i))


@kernel
def ad_act(V, U, out):
    """Two (n, 6) to (n, 6): ad_V U."""
    for i in range(out.shape[0]):
        out[i] = se3.ad(get6(V, i), get6(U, i))


@kernel
def coad_act(V, U, out):
    """Two (n, 6) to (n, 6): ad_V^T U."""
    for i in range(out.shape[0]):
        out[i] = se3.coad(get6(V, i), get6(U, i))


@kernel
def dexp(V, U, out):
    """Two (n, 6) to (n, 6): J_l(V) U."""
    for i in range(out.shape[0]):
        out[i] = se3.dexp(get6(V, i), get6(U, i))


@kernel
def dexp_inverse(V, U, out):
    """Two (n, 6) to (n, 6): J_l(V)^-1 U."""
    for i in range(out.shape[0]):
        out[i] = se3.dexp_inverse(get6(V, i), get6(U, i))


@kernel
def adjoint(T, out):
    """(n, 16) to (n, 36): the matrix of Ad_T."""
    for i in range(out.shape[0]):
        item = get_pose(T, i)
        for j in range(6):
            set_column(out, i, j, se3.adjoint(item, basis6(j)))


@kernel
def ad(V, out):
    """(n, 6) to (n, 36): the matrix of ad_V."""
    for i in range(out.shape[0]):
        item = get6(V, i)
        for j in range(6):
            set_column(out, i, j, se3.ad(item, basis6(j)))


@kernel
def left_jacobian(V, out):
    """(n, 6) to (n, 36): J_l(V)."""
    for i in range(out.shape[0]):
        item = get6(V, i)
        for j in range(6):
            set_column(out, i, j, se3.dexp(item, basis6(j)))


@kernel
def left_jacobian_inverse(V, out):
    """(n, 6) to (n, 36): J_l(V)^-1."""
    for i in range(out.shape[0]):
        item = get6(V, i)
        for j in range(6):
            set_column(out, i, j, se3.dexp_inverse(item, basis6(j)))


@kernel
def right_jacobian(V, out):
    """(n, 6) to (n, 36): J_r(V) = J_l(-V)."""
    for i in range(out.shape[0]):
        item = opposite(get6(V, i))
        for j in range(6):
            set_column(out, i, j, se3.dexp(item, basis6(j)))


@kernel
def right_jacobian_inverse(V, out):
    """(n, 6) to (n, 36): J_r(V)^-1 = J_l(-V)^-1."""
    for i in range(out.shape[0]):
        item = opposite(get6(V, i))
        for j in range(6):
            set_column(out, i, j, se3.dexp_inverse(item, basis6(j)))


@kernel
def hat(V, out):
    """(n, 6) to (n, 16): the matrix [[ [w], v ], [0, 0]]."""
    for i in range(out.shape[0]):
        a, b, c, x, y, z = get6(V, i)
        out[i, 0], out[i, 1], out[i, 2], out[i, 3] = 0.0, -c, b, x
        out[i, 4], out[i, 5], out[i, 6], out[i, 7] = c, 0.0, -a, y
        out[i, 8], out[i, 9], out[i, 10], out[i, 11] = -b, a, 0.0, z
        out[i, 12], out[i, 13], out[i, 14], out[i, 15] = 0.0, 0.0, 0.0, 0.0


@kernel
def vee(M, out):
    """(n, 16) to (n, 6): the twist of the matrix, from the skew part of its first block."""
    for i in range(out.shape[0]):
        R, x = get_pose(M, i)
        out[i] = so3.vee(R) + x


@kernel
def project(M, out):
    """(n, 16) to (n, 16): the nearest rotation, the same translation, the last row 0, 0, 0, 1."""
    for i in range(out.shape[0]):
        R, x = get_pose(M, i)
        set_pose(out, i, (polar.project(R), x))


@kernel
def distance(M, out):
    """(n, 16) to (n, 1): the Frobenius norm of M - project(M)."""
    for i in range(out.shape[0]):
        d = se3.distance(get_pose(M, i))
        a, b, c, e = M[i, 12], M[i, 13], M[i, 14], M[i, 15] - 1.0
        out[i, 0] = math.sqrt(d * d + a * a + b * b + c * c + e * e)
