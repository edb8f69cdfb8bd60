"""Loops over rows for SE(3): the small maths of ``se3`` on arrays of shape (n, size).

Poses are rows of 16 (homogeneous matrices). The 6x6 matrices are made of the actions on the six basis vectors.
"""

import math

from freebody.compile import kernel
from freebody.lie import polar, se3, so3
from freebody.lie.unpack import basis6, get3, get6, get_pose, loop_over, opposite, set_column, set_pose

exp = loop_over("exp", se3.exp, get6, put=set_pose)
log = loop_over("log", se3.log, get_pose)
product = loop_over("product", se3.product, get_pose, get_pose, put=set_pose)
inverse = loop_over("inverse", se3.inverse, get_pose, put=set_pose)
transform = loop_over("transform", se3.transform, get_pose, get3)
adjoint_act = loop_over("adjoint_act", se3.adjoint, get_pose, get6)
adjoint_inverse_act = loop_over("adjoint_inverse_act", se3.adjoint_inverse, get_pose, get6)
coadjoint_act = loop_over("coadjoint_act", se3.coadjoint, get_pose, get6)
ad_act = loop_over("ad_act", se3.ad, get6, get6)
coad_act = loop_over("coad_act", se3.coad, get6, get6)
dexp = loop_over("dexp", se3.dexp, get6, get6)
dexp_inverse = loop_over("dexp_inverse", se3.dexp_inverse, get6, get6)


@kernel(inline=True)
def _as_it_is(item):
    return item


def _columns(action):
    """Writes the 6x6 matrix of an action: what it does to the six basis vectors."""

    @kernel(inline=True)
    def put(out, i, item):
        for j in range(6):
            set_column(out, i, j, action(item, basis6(j)))

    return put


adjoint = loop_over("adjoint", _as_it_is, get_pose, put=_columns(se3.adjoint))
ad = loop_over("ad", _as_it_is, get6, put=_columns(se3.ad))
left_jacobian = loop_over("left_jacobian", _as_it_is, get6, put=_columns(se3.dexp))
left_jacobian_inverse = loop_over("left_jacobian_inverse", _as_it_is, get6, put=_columns(se3.dexp_inverse))
# J_r(V) = J_l(-V)
right_jacobian = loop_over("right_jacobian", opposite, get6, put=_columns(se3.dexp))
right_jacobian_inverse = loop_over("right_jacobian_inverse", opposite, get6, put=_columns(se3.dexp_inverse))


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
