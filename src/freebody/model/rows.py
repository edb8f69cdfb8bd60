"""Small maths on one body's rows: derived quantities from its state and its constants."""

from freebody.compile import kernel
from freebody.lie.quaternion import to_matrix
from freebody.lie.scalar import alike, real
from freebody.lie.vec import dot, mat_t_vec, mat_vec, scale
from freebody.model.columns import (
    KIN,
    angular_momentum_of,
    momentum_of,
    orientation_of,
    position_of,
    put_angular_velocity,
    put_position,
    put_rotation,
    put_velocity,
)
from freebody.model.layout import BODIES, BODY, BODY_CONSTANTS, THIN

# Where torque and force begin in a kinematic row, and where their parts without potential do.
TORQUE_AT, NC_TORQUE_AT = KIN.slices["torque"].start, KIN.slices["nc_torque"].start


@kernel(inline=True)
def add_contact(kin, frames, i):
    """Add the wrenches of contact at frame i, which have no potential, to the kinematic rows."""
    if frames.contact.shape[0] > 0:
        for b in range(frames.contact.shape[1]):
            for c in range(6):
                kin[b, TORQUE_AT + c] += frames.contact[i, b, c]
                kin[b, NC_TORQUE_AT + c] += frames.contact[i, b, c]


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


_constants = BODY_CONSTANTS.reader()


@kernel(inline=True)
def constants_at(floats, b):
    """The constants of body b by name, from the floats of a world: see ``layout.BODY_CONSTANTS``."""
    return _constants(floats, BODIES + BODY * b)


@kernel(inline=True)
def body_of(world, b):
    """The constants of body b by name."""
    return constants_at(world.floats, b)


@kernel(inline=True)
def six(S, k):
    """Six numbers of a buffer."""
    return (S[k], S[k + 1], S[k + 2], S[k + 3], S[k + 4], S[k + 5])


@kernel(inline=True)
def sym_vec(S, a):
    """Symmetric matrix S = (xx yy zz xy xz yz), times a."""
    return (
        S[0] * a[0] + S[3] * a[1] + S[4] * a[2],
        S[3] * a[0] + S[1] * a[1] + S[5] * a[2],
        S[4] * a[0] + S[5] * a[1] + S[2] * a[2],
    )


@kernel(inline=True)
def scale6(f, S):
    """f S of a symmetric matrix."""
    return (f * S[0], f * S[1], f * S[2], f * S[3], f * S[4], f * S[5])


@kernel(inline=True)
def spin(body, R, L):
    """w_WB_W = R I_B^-1 R^T L."""
    return mat_vec(R, sym_vec(body.inverse_inertia, mat_t_vec(R, L)))


@kernel(inline=True)
def thin(body):
    """Whether the layout "axial" carries the angular momentum of this body along its axis of least moment."""
    least, next_one = real(body.principal_moments[0]), real(body.principal_moments[1])
    return alike((least > 0.0) & (least < THIN * next_one))


@kernel(inline=True)
def along_least(body, R, a):
    """Component of a, in W, along the axis of least moment."""
    axes = body.principal_axes
    return dot(mat_vec(R, (axes[0], axes[3], axes[6])), a)


@kernel(inline=True)
def spin_of_thin(body, R, L, along):
    """w_WB_W from L and its component ``along`` the axis of least moment, which rounding does not let L itself say."""
    moments, axes = body.principal_moments, body.principal_axes
    M = mat_t_vec(axes, mat_t_vec(R, L))
    return mat_vec(R, mat_vec(axes, (along / moments[0], M[1] / moments[1], M[2] / moments[2])))


@kernel(inline=True)
def angular_momentum(body, R, w):
    """L = R I_B R^T w, in W."""
    return mat_vec(R, sym_vec(body.inertia, mat_t_vec(R, w)))


@kernel(inline=True)
def load(world, kin, b, x, q, p, L):
    """Fill the kinematic row of body b from x, q, p, L; returns (v, w)."""
    return load_matrix(world, kin, b, x, to_matrix(q), p, L)


@kernel(inline=True)
def load_all(world, motion):
    """Fill all kinematic rows from the momenta of a motion."""
    for b in range(world.bodies):
        p, L = momentum_of(motion.state, b), angular_momentum_of(motion.state, b)
        load(world, motion.kin, b, position_of(motion.state, b), orientation_of(motion.state, b), p, L)


@kernel(inline=True)
def load_matrix(world, kin, b, x, R, p, L):
    """The same from x, R, p, L."""
    body = body_of(world, b)
    v = scale(body.inverse_mass, p)
    w = spin(body, R, L)
    put_position(kin, b, x)
    put_rotation(kin, b, R)
    put_velocity(kin, b, v)
    put_angular_velocity(kin, b, w)
    return v, w
