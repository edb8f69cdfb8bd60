"""Loops over rows for SO(3): the small maths of ``so3``, ``quaternion`` and ``polar`` on arrays of shape (n, size)."""

from freebody.compile import kernel
from freebody.lie import polar, quaternion, so3
from freebody.lie.unpack import get3, get4, get9


@kernel
def hat(r, out):
    """(n, 3) to (n, 9): [r]."""
    for i in range(out.shape[0]):
        out[i] = so3.hat(get3(r, i))


@kernel
def exp(r, out):
    """(n, 3) to (n, 9): exp(r)."""
    for i in range(out.shape[0]):
        out[i] = so3.exp(get3(r, i))


@kernel
def left_jacobian(r, out):
    """(n, 3) to (n, 9): J_l(r)."""
    for i in range(out.shape[0]):
        out[i] = so3.left_jacobian(get3(r, i))


@kernel
def right_jacobian(r, out):
    """(n, 3) to (n, 9): J_r(r)."""
    for i in range(out.shape[0]):
        out[i] = so3.right_jacobian(get3(r, i))


@kernel
def left_jacobian_inverse(r, out):
    """(n, 3) to (n, 9): J_l(r)^-1."""
    for i in range(out.shape[0]):
        out[i] = so3.left_jacobian_inverse(get3(r, i))


@kernel
def right_jacobian_inverse(r, out):
    """(n, 3) to (n, 9): J_r(r)^-1."""
    for i in range(out.shape[0]):
        out[i] = so3.right_jacobian_inverse(get3(r, i))


@kernel
def vee(m, out):
    """(n, 9) to (n, 3): the skew part as a vector."""
    for i in range(out.shape[0]):
        out[i] = so3.vee(get9(m, i))


@kernel
def log(m, out):
    """(n, 9) to (n, 3): the rotation vector."""
    for i in range(out.shape[0]):
        out[i] = so3.log(get9(m, i))


@kernel
def dexp(r, a, out):
    """Two (n, 3) to (n, 3): J_l(r) a."""
    for i in range(out.shape[0]):
        out[i] = so3.dexp(get3(r, i), get3(a, i))


@kernel
def dexp_inverse(r, a, out):
    """Two (n, 3) to (n, 3): J_l(r)^-1 a."""
    for i in range(out.shape[0]):
        out[i] = so3.dexp_inverse(get3(r, i), get3(a, i))


@kernel
def project(m, out):
    """(n, 9) to (n, 9): the nearest rotation."""
    for i in range(out.shape[0]):
        out[i] = polar.project(get9(m, i))


@kernel
def distance(m, out):
    """(n, 9) to (n, 1): the distance from SO(3)."""
    for i in range(out.shape[0]):
        out[i, 0] = polar.distance(get9(m, i))


@kernel
def exp_quaternion(r, out):
    """(n, 3) to (n, 4)."""
    for i in range(out.shape[0]):
        out[i] = quaternion.exp(get3(r, i))


@kernel
def log_quaternion(q, out):
    """(n, 4) to (n, 3)."""
    for i in range(out.shape[0]):
        out[i] = quaternion.log(get4(q, i))


@kernel
def quaternion_product(p, q, out):
    """Two (n, 4) to (n, 4): p q."""
    for i in range(out.shape[0]):
        out[i] = quaternion.product(get4(p, i), get4(q, i))


@kernel
def quaternion_conjugate(q, out):
    """(n, 4) to (n, 4)."""
    for i in range(out.shape[0]):
        out[i] = quaternion.conjugate(get4(q, i))


@kernel
def quaternion_normalize(q, out):
    """(n, 4) to (n, 4)."""
    for i in range(out.shape[0]):
        out[i] = quaternion.normalize(get4(q, i))


@kernel
def quaternion_rotate(q, a, out):
    """(n, 4) and (n, 3) to (n, 3)."""
    for i in range(out.shape[0]):
        out[i] = quaternion.rotate(get4(q, i), get3(a, i))


@kernel
def quaternion_to_matrix(q, out):
    """(n, 4) to (n, 9)."""
    for i in range(out.shape[0]):
        out[i] = quaternion.to_matrix(get4(q, i))


@kernel
def matrix_to_quaternion(m, out):
    """(n, 9) to (n, 4)."""
    for i in range(out.shape[0]):
        out[i] = quaternion.from_matrix(get9(m, i))
