"""Vectors and matrices as tuples: a 3-vector has 3 entries, a 3x3 matrix 9 in row-major order.

Every function takes real or complex entries and may be called from Python and from compiled code alike.
"""

import numpy as np
from numba.extending import overload

from freebody.compile import kernel

IDENTITY = (1.0, 0.0, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0, 1.0)


@kernel(inline=True)
def dot(a, b):
    """a . b of 3-vectors, without conjugation: analytic in complex entries."""
    return a[0] * b[0] + a[1] * b[1] + a[2] * b[2]


@kernel(inline=True)
def cross(a, b):
    """The vector product a x b of 3-vectors."""
    return (a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0])


def square(a):
    """a . a, where a branch may follow: what LLVM fuses then depends on the number type, and lanes are told."""
    return dot(a, a)


@overload(square, jit_options={"error_model": "numpy", "forceinline": True})
def _square(a):
    return None if hasattr(a[0], "width") else lambda a: dot(a, a)


@kernel(inline=True)
def norm(a):
    """Length of a 3-vector, sqrt(a . a): analytic in complex entries, except at a . a = 0."""
    return np.sqrt(a[0] * a[0] + a[1] * a[1] + a[2] * a[2])


@kernel(inline=True)
def add(a, b):
    """a + b of 3-vectors."""
    return (a[0] + b[0], a[1] + b[1], a[2] + b[2])


@kernel(inline=True)
def sub(a, b):
    """a - b of 3-vectors."""
    return (a[0] - b[0], a[1] - b[1], a[2] - b[2])


@kernel(inline=True)
def scale(f, a):
    """The 3-vector f a."""
    return (f * a[0], f * a[1], f * a[2])


@kernel(inline=True)
def minus(a):
    """The 3-vector -a."""
    return (-a[0], -a[1], -a[2])


@kernel(inline=True)
def mat_vec(m, a):
    """M a."""
    return (
        m[0] * a[0] + m[1] * a[1] + m[2] * a[2],
        m[3] * a[0] + m[4] * a[1] + m[5] * a[2],
        m[6] * a[0] + m[7] * a[1] + m[8] * a[2],
    )


@kernel(inline=True)
def mat_t_vec(m, a):
    """M^T a."""
    return (
        m[0] * a[0] + m[3] * a[1] + m[6] * a[2],
        m[1] * a[0] + m[4] * a[1] + m[7] * a[2],
        m[2] * a[0] + m[5] * a[1] + m[8] * a[2],
    )


@kernel(inline=True)
def mat_mat(m, n):
    """M N."""
    return (
        m[0] * n[0] + m[1] * n[3] + m[2] * n[6],
        m[0] * n[1] + m[1] * n[4] + m[2] * n[7],
        m[0] * n[2] + m[1] * n[5] + m[2] * n[8],
        m[3] * n[0] + m[4] * n[3] + m[5] * n[6],
        m[3] * n[1] + m[4] * n[4] + m[5] * n[7],
        m[3] * n[2] + m[4] * n[5] + m[5] * n[8],
        m[6] * n[0] + m[7] * n[3] + m[8] * n[6],
        m[6] * n[1] + m[7] * n[4] + m[8] * n[7],
        m[6] * n[2] + m[7] * n[5] + m[8] * n[8],
    )


@kernel(inline=True)
def transpose(m):
    """M^T."""
    return (m[0], m[3], m[6], m[1], m[4], m[7], m[2], m[5], m[8])


@kernel(inline=True)
def det(m):
    """Determinant of M."""
    return m[0] * (m[4] * m[8] - m[5] * m[7]) + m[1] * (m[5] * m[6] - m[3] * m[8]) + m[2] * (m[3] * m[7] - m[4] * m[6])
