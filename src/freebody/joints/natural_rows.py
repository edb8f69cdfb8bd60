"""The equations of joints and of rigidity in natural coordinates X = (x, B), twelve numbers a body.

A point of a body is x + B r and a direction B u, so gradients are products of few numbers and the mass matrix
diag(m, S (x) 1) never changes. That B is a rotation is six equations more: the products of its columns.
"""

from freebody.compile import kernel
from freebody.forces.act import float3
from freebody.joints.equation import ACROSS, ALONG, LENGTH, MEET, TURNED
from freebody.joints.kernels import _apart, _direction, _turned, _unit
from freebody.joints.layout import CUSTOM_BLOCKS, FIRST_PRIMITIVE, JOINTS, PRIMITIVE, PRIMITIVES, ROW
from freebody.joints.motion import motion_at
from freebody.joints.natural_layout import (
    INTERNAL,
    INTERNAL_EQUATIONS,
    INTERNAL_GRADIENT,
    INTERNAL_ROWS,
    JOINT_EQUATIONS,
    NATURAL_ROW,
    USERS,
    USERS_ROW,
    USERS_ROWS,
)
from freebody.lie.vec import minus, scale
from freebody.model.layout import ROTATION
from freebody.model.rows import get9

__all__ = ["couple", "moment_of", "natural_gradients", "rigid_residuals"]

# The pairs of columns of B whose products are the six equations.
FIRST_COLUMN = (0, 1, 2, 0, 0, 1)
SECOND_COLUMN = (0, 1, 2, 1, 2, 2)

NOTHING = (0.0, 0.0, 0.0)


@kernel(inline=True)
def couple(torque, B):
    """1/2 [torque] B: the force on B that does the work of a torque, whatever the body's spin."""
    x, y, z = 0.5 * torque[0], 0.5 * torque[1], 0.5 * torque[2]
    return (
        y * B[6] - z * B[3], y * B[7] - z * B[4], y * B[8] - z * B[5],
        z * B[0] - x * B[6], z * B[1] - x * B[7], z * B[2] - x * B[8],
        x * B[3] - y * B[0], x * B[4] - y * B[1], x * B[5] - y * B[2],
    )  # fmt: skip


@kernel(inline=True)
def moment_of(P, B):
    """The torque of a force P on B, or the angular momentum of a momentum P of it: the vector of P B^T - B P^T.

    What keeps B rigid, B times a symmetric matrix, has none.
    """
    return (
        P[6] * B[3] + P[7] * B[4] + P[8] * B[5] - P[3] * B[6] - P[4] * B[7] - P[5] * B[8],
        P[0] * B[6] + P[1] * B[7] + P[2] * B[8] - P[6] * B[0] - P[7] * B[1] - P[8] * B[2],
        P[3] * B[0] + P[4] * B[1] + P[5] * B[2] - P[0] * B[3] - P[1] * B[4] - P[2] * B[5],
    )  # fmt: skip


@kernel(inline=True)
def _put_point(out, k, n, r):
    """The gradient of n . (x + B r): n, and n r^T."""
    for i in range(3):
        out[k + i] = n[i]
        for j in range(3):
            out[k + 3 + 3 * i + j] = n[i] * r[j]


@kernel(inline=True)
def _add_direction(out, k, n, u):
    """Add the gradient of n . (B u): n u^T."""
    for i in range(3):
        for j in range(3):
            out[k + 3 + 3 * i + j] += n[i] * u[j]


@kernel
def natural_gradients(t, work, F, I, custom, out, o):
    """Write every gradient to out[o:], twelve numbers per equation and body: joints, then rigidity."""
    J = I[JOINTS]
    if I[J + CUSTOM_BLOCKS] > 0:
        custom(t, work, F, I)
    for k in range(I[J + PRIMITIVES]):
        row = I[J + FIRST_PRIMITIVE] + PRIMITIVE * k
        kind, a, b, f = I[row], I[row + 1], I[row + 2], I[row + 3]
        # The rows say where gradients of half this width stand.
        ga, gb = o + 2 * I[row + 5], o + 2 * I[row + 6]
        if kind == MEET:
            for c in range(3):
                n = _unit(c)
                _put_point(out, ga + NATURAL_ROW * c, n, float3(F, f))
                if b >= 0:
                    _put_point(out, gb + NATURAL_ROW * c, minus(n), float3(F, f + 3))
        elif kind == ALONG:
            _, _, d = _apart(work, F, a, b, f)
            n = _direction(work, b, float3(F, f + 6))
            _put_point(out, ga, n, float3(F, f))
            if b >= 0:
                _put_point(out, gb, minus(n), float3(F, f + 3))
                _add_direction(out, gb, d, float3(F, f + 6))
        elif kind == LENGTH:
            _, _, d = _apart(work, F, a, b, f)
            n = scale(1.0 / F[f + 6], d)
            _put_point(out, ga, n, float3(F, f))
            if b >= 0:
                _put_point(out, gb, minus(n), float3(F, f + 3))
        elif kind in (ACROSS, TURNED):
            u = float3(F, f)
            to = float3(F, f + 3) if kind == ACROSS else _turned(F, f, motion_at(t, F, f + 9)[0])[0]
            _put_point(out, ga, NOTHING, NOTHING)
            _add_direction(out, ga, _direction(work, b, to), u)
            if b >= 0:
                _put_point(out, gb, NOTHING, NOTHING)
                _add_direction(out, gb, _direction(work, a, u), to)
    _users_gradients(work, F, I, out, o)
    _rigid_gradients(work, I, out, o)


@kernel(inline=True)
def _users_gradients(work, F, I, out, o):
    """A user's gradients are a torque and a force for each equation."""
    J = I[JOINTS]
    for k in range(I[J + USERS]):
        at = I[J + USERS_ROWS] + USERS_ROW * k
        body, count, f, g = I[at], I[at + 1], I[at + 2], o + I[at + 3]
        B = get9(work, body, ROTATION)
        for _ in range(count):
            Q = couple(float3(F, f), B)
            for i in range(3):
                out[g + i] = F[f + 3 + i]
            for i in range(9):
                out[g + 3 + i] = Q[i]
            f += ROW
            g += NATURAL_ROW


@kernel(inline=True)
def _rigid_gradients(work, I, out, o):
    J = I[JOINTS]
    at = o + I[J + INTERNAL_GRADIENT]
    for k in range(I[J + INTERNAL]):
        b = I[I[J + INTERNAL_ROWS] + k]
        for e in range(INTERNAL_EQUATIONS):
            c, d = FIRST_COLUMN[e], SECOND_COLUMN[e]
            for i in range(NATURAL_ROW):
                out[at + i] = 0.0
            for i in range(3):
                out[at + 3 + 3 * i + c] = work[b, ROTATION + 3 * i + d]
                out[at + 3 + 3 * i + d] = work[b, ROTATION + 3 * i + c]
            at += NATURAL_ROW


@kernel
def rigid_residuals(work, I, out, o):
    """Write b_i . b_j - delta_ij of all bodies to out[o:], behind the joints; half of it where i = j."""
    J = I[JOINTS]
    e = o + I[J + JOINT_EQUATIONS]
    for k in range(I[J + INTERNAL]):
        b = I[I[J + INTERNAL_ROWS] + k]
        for q in range(INTERNAL_EQUATIONS):
            c, d = FIRST_COLUMN[q], SECOND_COLUMN[q]
            total = 0.0
            for i in range(3):
                total += work[b, ROTATION + 3 * i + c] * work[b, ROTATION + 3 * i + d]
            out[e] = 0.5 * (total - 1.0) if q < 3 else total
            e += 1
