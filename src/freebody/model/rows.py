"""Small maths on one body's rows: derived quantities from its state and its constants."""

from freebody.compile import kernel
from freebody.lie.quaternion import to_matrix
from freebody.lie.vec import dot, mat_t_vec, mat_vec
from freebody.model.layout import (
    BODIES,
    BODY,
    INERTIA,
    INVERSE_INERTIA,
    INVERSE_MASS,
    POSITION,
    PRINCIPAL_AXES,
    PRINCIPAL_MOMENTS,
    ROTATION,
    SPIN,
    THIN,
    VELOCITY,
)

__all__ = [
    "along_least",
    "angular_momentum",
    "axes_of",
    "get3",
    "get4",
    "get9",
    "inverse_mass",
    "load",
    "put3",
    "put4",
    "put9",
    "spin",
    "spin_of_thin",
    "sym_vec",
    "thin",
]


@kernel(inline=True)
def get3(a, i, k):
    """Three numbers of row i from column k."""
    return (a[i, k], a[i, k + 1], a[i, k + 2])


@kernel(inline=True)
def get4(a, i, k):
    """Four numbers of row i from column k."""
    return (a[i, k], a[i, k + 1], a[i, k + 2], a[i, k + 3])


@kernel(inline=True)
def get9(a, i, k):
    """Nine numbers of row i from column k."""
    return (
        a[i, k], a[i, k + 1], a[i, k + 2], a[i, k + 3], a[i, k + 4], a[i, k + 5], a[i, k + 6], a[i, k + 7], a[i, k + 8]
    )  # fmt: skip


@kernel(inline=True)
def put3(a, i, k, v):
    """Write three numbers into row i from column k."""
    a[i, k], a[i, k + 1], a[i, k + 2] = v[0], v[1], v[2]


@kernel(inline=True)
def put4(a, i, k, v):
    """Write four numbers into row i from column k."""
    a[i, k], a[i, k + 1], a[i, k + 2], a[i, k + 3] = v[0], v[1], v[2], v[3]


@kernel(inline=True)
def put9(a, i, k, v):
    """Write nine numbers into row i from column k."""
    a[i, k], a[i, k + 1], a[i, k + 2], a[i, k + 3], a[i, k + 4] = v[0], v[1], v[2], v[3], v[4]
    a[i, k + 5], a[i, k + 6], a[i, k + 7], a[i, k + 8] = v[5], v[6], v[7], v[8]


@kernel(inline=True)
def sym_vec(F, k, a):
    """Symmetric matrix stored as xx yy zz xy xz yz from F[k], times a."""
    return (
        F[k] * a[0] + F[k + 3] * a[1] + F[k + 4] * a[2],
        F[k + 3] * a[0] + F[k + 1] * a[1] + F[k + 5] * a[2],
        F[k + 4] * a[0] + F[k + 5] * a[1] + F[k + 2] * a[2],
    )


@kernel(inline=True)
def inverse_mass(F, b):
    """1 / m of body b."""
    return F[BODIES + BODY * b + INVERSE_MASS]


@kernel(inline=True)
def spin(F, b, R, L):
    """w_WB_W = R I_B^-1 R^T L."""
    return mat_vec(R, sym_vec(F, BODIES + BODY * b + INVERSE_INERTIA, mat_t_vec(R, L)))


@kernel(inline=True)
def thin(F, b):
    """Whether the layout "axial" carries the angular momentum of body b along its axis of least moment."""
    k = BODIES + BODY * b + PRINCIPAL_MOMENTS
    return 0.0 < F[k] < THIN * F[k + 1]


@kernel(inline=True)
def axes_of(F, k):
    """R_BP, from the table."""
    return (F[k], F[k + 1], F[k + 2], F[k + 3], F[k + 4], F[k + 5], F[k + 6], F[k + 7], F[k + 8])


@kernel(inline=True)
def along_least(F, b, R, a):
    """Component of a, in W, along the axis of least moment."""
    k = BODIES + BODY * b + PRINCIPAL_AXES
    return dot(mat_vec(R, (F[k], F[k + 3], F[k + 6])), a)


@kernel(inline=True)
def spin_of_thin(F, b, R, L, along):
    """w_WB_W from L and its component ``along`` the axis of least moment, which rounding does not let L itself say."""
    row = BODIES + BODY * b
    k, axes = row + PRINCIPAL_MOMENTS, axes_of(F, row + PRINCIPAL_AXES)
    M = mat_t_vec(axes, mat_t_vec(R, L))
    return mat_vec(R, mat_vec(axes, (along / F[k], M[1] / F[k + 1], M[2] / F[k + 2])))


@kernel(inline=True)
def angular_momentum(F, b, R, w):
    """L = R I_B R^T w, in W."""
    return mat_vec(R, sym_vec(F, BODIES + BODY * b + INERTIA, mat_t_vec(R, w)))


@kernel(inline=True)
def load(work, F, b, x, q, p, L):
    """Fill the working row of body b from x, q, p, L; returns (v, w)."""
    R = to_matrix(q)
    f = inverse_mass(F, b)
    v = (f * p[0], f * p[1], f * p[2])
    w = spin(F, b, R, L)
    put3(work, b, POSITION, x)
    put9(work, b, ROTATION, R)
    put3(work, b, VELOCITY, v)
    put3(work, b, SPIN, w)
    return v, w
