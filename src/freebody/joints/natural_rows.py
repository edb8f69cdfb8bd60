"""The equations of joints and of rigidity in natural coordinates X = (x, B), twelve numbers a body.

A point of a body is x + B r and a direction B u, so Jacobian rows are products of few numbers and the mass matrix
diag(m, S (x) 1) never changes. That B is a rotation is six equations more: the products of its columns.

Columns are taken along the principal axes E of the body's extent, D = B E, the shortest one last. Little mass stands
behind it: rounding of forces on it would be thrown about. So forces are moved from it to the other two with the same
work on rigid motions, which leaves to it what its own small inertia asks for. A plate has no mass there at all; its
third column is no coordinate but the vector product of the others, and three equations are left.
"""

from freebody.compile import kernel
from freebody.joints.constraints.base import NOTHING, Rows
from freebody.joints.constraints.evaluate import jacobians
from freebody.joints.layout import incidence_at, joints_of
from freebody.joints.natural_layout import (
    INTERNAL_EQUATIONS,
    NATURAL_ROW,
    natural_note_of,
    natural_wrench_at,
    put_column_force,
    put_row_force,
)
from freebody.lie.scalar import real
from freebody.lie.vec import add, cross, dot, mat_mat, mat_vec, minus, scale, sub, transpose
from freebody.model.columns import rotation_of

# The pairs of columns whose products are the six equations.
FIRST_COLUMN = (0, 1, 2, 0, 0, 1)
SECOND_COLUMN = (0, 1, 2, 1, 2, 2)


@kernel(inline=True)
def plus(B, h, D):
    """B + h D."""
    return (
        B[0] + h * D[0], B[1] + h * D[1], B[2] + h * D[2], B[3] + h * D[3], B[4] + h * D[4], B[5] + h * D[5],
        B[6] + h * D[6], B[7] + h * D[7], B[8] + h * D[8],
    )  # fmt: skip


@kernel(inline=True)
def _outer(n, r):
    """n r^T."""
    return (
        n[0] * r[0], n[0] * r[1], n[0] * r[2], n[1] * r[0], n[1] * r[1], n[1] * r[2],
        n[2] * r[0], n[2] * r[1], n[2] * r[2],
    )  # fmt: skip


@kernel(inline=True)
def columns(world, S, b, B):
    """B E, for B or its rate or a force on it."""
    return mat_mat(B, natural_note_of(world, S, b).frame)


@kernel(inline=True)
def back(world, S, b, D):
    """D E^T."""
    return mat_mat(D, transpose(natural_note_of(world, S, b).frame))


@kernel(inline=True)
def _column(D, c):
    return (D[c], D[3 + c], D[6 + c])


@kernel(inline=True)
def _side_by_side(a, b, c):
    return (a[0], b[0], c[0], a[1], b[1], c[1], a[2], b[2], c[2])


@kernel(inline=True)
def folded(D, Q):
    """A force Q on D without its third column, with the same work on rigid motions.

    With d3 = d1 x d2, g . dd3 = (d2 x g) . dd1 + (g x d1) . dd2.
    """
    g = _column(Q, 2)
    one, two = add(_column(Q, 0), cross(_column(D, 1), g)), add(_column(Q, 1), cross(g, _column(D, 0)))
    return _side_by_side(one, two, NOTHING)


@kernel(inline=True)
def _by_torque(torque, D):
    """The force on D that does the work of a torque: half of [torque] D."""
    half = scale(0.5, torque)
    return _side_by_side(cross(half, _column(D, 0)), cross(half, _column(D, 1)), cross(half, _column(D, 2)))


@kernel(inline=True)
def couple(torque, D):
    """The same without the third column."""
    return folded(D, _by_torque(torque, D))


@kernel(inline=True)
def _with_third(world, S, b, B, third):
    """B with this third column of B E. Only the difference is added: the others keep their bits."""
    E = natural_note_of(world, S, b).frame
    n = _column(E, 2)
    return plus(B, 1.0, _outer(sub(third, mat_vec(B, n)), n))


@kernel(inline=True)
def completed(world, S, b, B):
    """B of a plate with the third column of B E made from the others; of another body, as it is."""
    if real(natural_note_of(world, S, b).plate) != 0.0:
        D = columns(world, S, b, B)
        B = _with_third(world, S, b, B, cross(_column(D, 0), _column(D, 1)))
    return B


@kernel(inline=True)
def completed_rate(world, S, b, B, rate):
    """Likewise for dB/dt."""
    if real(natural_note_of(world, S, b).plate) != 0.0:
        D, V = columns(world, S, b, B), columns(world, S, b, rate)
        third = add(cross(_column(V, 0), _column(D, 1)), cross(_column(D, 0), _column(V, 1)))
        rate = _with_third(world, S, b, rate, third)
    return rate


@kernel(inline=True)
def moment_of(P, D):
    """The torque of a force P on D, or the angular momentum of a momentum P of it: the sum of d_i x p_i.

    What keeps a body rigid, D times a symmetric matrix, has none.
    """
    return add(
        cross(_column(D, 0), _column(P, 0)),
        add(cross(_column(D, 1), _column(P, 1)), cross(_column(D, 2), _column(P, 2))),
    )


@kernel(inline=True)
def _row(out, k, force, column_force):
    put_row_force(out, k, force)
    put_column_force(out, k, column_force)


@kernel(inline=True)
def _point_row(out, k, n, r, arm):
    _row(out, k, n, _outer(n, r))


@kernel(inline=True)
def _direction_row(out, k, n, u, seen):
    _row(out, k, NOTHING, _outer(n, u))


@kernel(inline=True)
def _carried_row(out, k, n, u, r, arm, d):
    _row(out, k, minus(n), plus(_outer(minus(n), r), 1.0, _outer(d, u)))


@kernel(inline=True)
def _wrench_row(kin, out, k, b, torque, force):
    _row(out, k, force, _by_torque(torque, rotation_of(kin, b)))


@kernel(inline=True)
def _place(o, jacobian, row):
    # The tables say where rows of half this width stand.
    return o + 2 * jacobian + NATURAL_ROW * row


# Rows by x, then by B row after row.
NATURAL_ROWS = Rows(_place, _point_row, _direction_row, _carried_row, _wrench_row)


@kernel(inner=True)
def natural_jacobians(world, kin, users, t, out, o):
    """Write the Jacobian to the scratch ``out`` from o on, twelve numbers per equation and body.

    Joints come first, then rigidity.
    """
    jacobians(NATURAL_ROWS, world, kin, users, t, out, o)
    _into_columns(world, kin, out, o)
    _rigid_rows(world, kin, out, o)


@kernel(inline=True)
def _into_columns(world, kin, S, o):
    """Rows by B become those by B E, without the third column."""
    J = joints_of(world)
    for k in range(J.incidences - J.internal):
        incidence = incidence_at(world.integers, J.first_incidence, k)
        b = incidence.body
        D = columns(world, S, b, rotation_of(kin, b))
        for e in range(incidence.count):
            g = o + incidence.jacobian + NATURAL_ROW * e
            put_column_force(S, g, folded(D, columns(world, S, b, natural_wrench_at(S, g).column_force)))


@kernel(inline=True)
def _rigid_rows(world, kin, S, o):
    J = joints_of(world)
    at = o + J.internal_jacobian
    for k in range(J.internal):
        b = world.integers[J.internal_rows + k]
        D = columns(world, S, b, rotation_of(kin, b))
        plate = real(natural_note_of(world, S, b).plate) != 0.0
        for e in range(INTERNAL_EQUATIONS):
            c, d = FIRST_COLUMN[e], SECOND_COLUMN[e]
            for i in range(NATURAL_ROW):
                S[at + i] = 0.0
            # The equations of the third column of a plate say nothing.
            if not (plate and d == 2):
                for i in range(3):
                    S[at + 3 + 3 * i + c] = D[3 * i + d]
                    S[at + 3 + 3 * i + d] = D[3 * i + c]
            at += NATURAL_ROW


@kernel(inner=True)
def rigid_residuals(world, kin, S, o):
    """Write d_i . d_j - delta_ij of all bodies to S[o:], behind the joints; half of it where i = j."""
    J = joints_of(world)
    e = o + J.joint_equations
    for k in range(J.internal):
        b = world.integers[J.internal_rows + k]
        D = columns(world, S, b, rotation_of(kin, b))
        plate = real(natural_note_of(world, S, b).plate) != 0.0
        for q in range(INTERNAL_EQUATIONS):
            c, d = FIRST_COLUMN[q], SECOND_COLUMN[q]
            product = dot(_column(D, c), _column(D, d))
            S[e] = 0.5 * (product - 1.0) if q < 3 else product
            if plate and d == 2:
                S[e] = 0.0
            e += 1
