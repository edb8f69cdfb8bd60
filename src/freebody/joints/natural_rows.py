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
)
from freebody.lie.vec import add, cross, dot, mat_mat, mat_vec, minus, scale, sub, transpose
from freebody.model.columns import rotation_of

# The pairs of columns whose products are the six equations.
FIRST_COLUMN = (0, 1, 2, 0, 0, 1)
SECOND_COLUMN = (0, 1, 2, 1, 2, 2)


@kernel(inline=True)
def nine(S, k):
    """Nine numbers of the scratch."""
    return (S[k], S[k + 1], S[k + 2], S[k + 3], S[k + 4], S[k + 5], S[k + 6], S[k + 7], S[k + 8])


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
def couple(torque, D):
    """The force on D that does the work of a torque: half of [torque] D, without its third column."""
    half = scale(0.5, torque)
    Q = _side_by_side(cross(half, _column(D, 0)), cross(half, _column(D, 1)), cross(half, _column(D, 2)))
    return folded(D, Q)


@kernel(inline=True)
def _with_third(world, S, b, B, third):
    """B with this third column of B E. Only the difference is added: the others keep their bits."""
    E = natural_note_of(world, S, b).frame
    n = _column(E, 2)
    d = sub(third, mat_vec(B, n))
    return (
        B[0] + d[0] * n[0], B[1] + d[0] * n[1], B[2] + d[0] * n[2],
        B[3] + d[1] * n[0], B[4] + d[1] * n[1], B[5] + d[1] * n[2],
        B[6] + d[2] * n[0], B[7] + d[2] * n[1], B[8] + d[2] * n[2],
    )  # fmt: skip


@kernel(inline=True)
def completed(world, S, b, B):
    """B of a plate with the third column of B E made from the others; of another body, as it is."""
    if natural_note_of(world, S, b).plate != 0.0:
        D = columns(world, S, b, B)
        B = _with_third(world, S, b, B, cross(_column(D, 0), _column(D, 1)))
    return B


@kernel(inline=True)
def completed_rate(world, S, b, B, rate):
    """Likewise for dB/dt."""
    if natural_note_of(world, S, b).plate != 0.0:
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
def _point_row(kin, out, k, b, n, r):
    """n, and n r^T."""
    for i in range(3):
        out[k + i] = n[i]
        for j in range(3):
            out[k + 3 + 3 * i + j] = n[i] * r[j]


@kernel(inline=True)
def _add_direction(out, k, n, u):
    """Add n u^T."""
    for i in range(3):
        for j in range(3):
            out[k + 3 + 3 * i + j] += n[i] * u[j]


@kernel(inline=True)
def _direction_row(kin, out, k, b, n, u):
    _point_row(kin, out, k, b, NOTHING, NOTHING)
    _add_direction(out, k, n, u)


@kernel(inline=True)
def _carried_row(kin, out, k, b, u, r, d):
    _point_row(kin, out, k, b, minus(mat_vec(rotation_of(kin, b), u)), r)
    _add_direction(out, k, d, u)


@kernel(inline=True)
def _wrench_row(kin, out, k, b, torque, force):
    """The force, and half of [torque] B."""
    B = rotation_of(kin, b)
    for c in range(3):
        half = cross(scale(0.5, torque), _column(B, c))
        for i in range(3):
            out[k + 3 + 3 * i + c] = half[i]
        out[k + c] = force[c]


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
            g = o + incidence.jacobian + NATURAL_ROW * e + 3
            Q = folded(D, columns(world, S, b, nine(S, g)))
            for c in range(9):
                S[g + c] = Q[c]


@kernel(inline=True)
def _rigid_rows(world, kin, S, o):
    J = joints_of(world)
    at = o + J.internal_jacobian
    for k in range(J.internal):
        b = world.integers[J.internal_rows + k]
        D = columns(world, S, b, rotation_of(kin, b))
        plate = natural_note_of(world, S, b).plate != 0.0
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
        plate = natural_note_of(world, S, b).plate != 0.0
        for q in range(INTERNAL_EQUATIONS):
            c, d = FIRST_COLUMN[q], SECOND_COLUMN[q]
            product = dot(_column(D, c), _column(D, d))
            S[e] = 0.5 * (product - 1.0) if q < 3 else product
            if plate and d == 2:
                S[e] = 0.0
            e += 1
