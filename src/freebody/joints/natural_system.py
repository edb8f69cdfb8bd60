"""The system of all equations in natural coordinates: a Jacobian row is by x and by the columns B E."""

from freebody.compile import kernel
from freebody.joints.natural_layout import (
    NATURAL_ROW,
    NOTED_FORCE,
    natural_note_of,
    natural_notes_of,
    natural_wrench_at,
    put_column_force,
    put_row_force,
)
from freebody.joints.natural_rows import columns, natural_jacobians, plus
from freebody.joints.solver import System
from freebody.lie.vec import add, dot, scale
from freebody.model.columns import rotation_rate_of, velocity_of
from freebody.model.rows import body_of


@kernel(inline=True)
def by_second(second, D):
    """The columns of D times three numbers."""
    x, y, z = second
    return (x * D[0], y * D[1], z * D[2], x * D[3], y * D[4], z * D[5], x * D[6], y * D[7], z * D[8])


@kernel(inline=True)
def _width():
    return NATURAL_ROW


@kernel(inline=True)
def _begin(world, kin, S):
    """Nothing: the mass matrix is constant."""


@kernel(inline=True)
def _respond(world, S, b, g, h, at, n):
    light, inverse = body_of(world, b).inverse_mass, natural_note_of(world, S, b).inverse_second
    for e in range(n):
        i, k = g + NATURAL_ROW * e, h + NATURAL_ROW * e
        row = natural_wrench_at(S, i)
        put_row_force(S, k, scale(light, row.force))
        put_column_force(S, k, by_second(inverse, row.column_force))
        total = 0.0
        for c in range(NATURAL_ROW):
            total += S[i + c] * S[k + c]
        S[at + e] += total


@kernel(inline=True)
def _mass(world, kin, S, b, at):
    second = natural_note_of(world, S, b).second
    for r in range(NATURAL_ROW):
        S[at + (NATURAL_ROW + 1) * r] = -(body_of(world, b).mass if r < 3 else second[r % 3])


@kernel(inline=True)
def _impulse(world, b):
    return natural_notes_of(world, b) + NOTED_FORCE


@kernel(inline=True)
def _pull(S, to, g, l, weight, n):
    force, column_force = natural_wrench_at(S, to)
    for e in range(n):
        f, row = weight * S[l + e], natural_wrench_at(S, g + NATURAL_ROW * e)
        force, column_force = add(force, scale(f, row.force)), plus(column_force, f, row.column_force)
    put_row_force(S, to, force)
    put_column_force(S, to, column_force)


@kernel(inline=True)
def _rate(world, state, S, b, g, at, n):
    v, D = velocity_of(state, b), columns(world, S, b, rotation_rate_of(state, b))
    for e in range(n):
        row = natural_wrench_at(S, g + NATURAL_ROW * e)
        total = dot(row.force, v)
        for c in range(9):
            total += row.column_force[c] * D[c]
        S[at + e] += total


NATURAL = System(_width, natural_jacobians, _begin, _respond, _mass, _impulse, _pull, _rate)
