"""The system of all equations in natural coordinates: assembled from gradients, its solution put on the bodies."""

from freebody.compile import kernel
from freebody.joints.blocks import plain, product, transposed
from freebody.joints.constraints.evaluate import rates
from freebody.joints.layout import (
    HIGH_DEGREE_ROW,
    incidence_at,
    joints_of,
    pair_at,
)
from freebody.joints.natural_layout import (
    NATURAL_NOTE,
    NATURAL_ROW,
    natural_note_of,
    natural_notes_of,
)
from freebody.joints.natural_rows import columns, natural_jacobians, nine
from freebody.joints.solver import factor
from freebody.model.columns import rotation_rate_of, velocity_of
from freebody.model.rows import body_of

# Where the forces of the multipliers begin in the note of a body.
IMPULSE = NATURAL_NOTE.slices["force"].start


@kernel(inline=True)
def by_second(second, D):
    """The columns of D times three numbers."""
    x, y, z = second
    return (x * D[0], y * D[1], z * D[2], x * D[3], y * D[4], z * D[5], x * D[6], y * D[7], z * D[8])


@kernel(inline=True)
def _dot(S, g, h):
    total = 0.0
    for c in range(NATURAL_ROW):
        total += S[g + c] * S[h + c]
    return total


@kernel(inner=True)
def natural_prepare(world, kin, users, S, t):
    """Gradients, rates of motors and the factored matrix at the poses in ``work``."""
    J = joints_of(world)
    natural_jacobians(world, kin, users, t, S, J.jacobian)
    if J.motors:
        rates(world, kin, t, S, J.rate)
    _assemble(world, S)
    factor(world, S)


@kernel(inner=True)
def _assemble(world, S):
    """Responses M^-1 G^T and the blocks of the matrix from the gradients in the scratch."""
    J = joints_of(world)
    sizes = J.diagonal
    for e in range(J.equations):
        S[sizes + e] = 0.0
    for k in range(J.incidences):
        incidence = incidence_at(world.integers, J.first_incidence, k)
        light = body_of(world, incidence.body).inverse_mass
        inverse_second = natural_note_of(world, S, incidence.body).inverse_second
        for e in range(incidence.count):
            g = J.jacobian + incidence.jacobian + NATURAL_ROW * e
            h = J.response + incidence.jacobian + NATURAL_ROW * e
            for c in range(3):
                S[h + c] = light * S[g + c]
            D = by_second(inverse_second, nine(S, g + 3))
            for c in range(9):
                S[h + 3 + c] = D[c]
            S[sizes + incidence.first + e] += _dot(S, g, h)
    first = J.blocks
    for k in range(J.block_floats):
        S[first + k] = 0.0
    for k in range(J.pairs):
        pair = pair_at(world.integers, J.first_pair, k)
        rows, columns = pair.rows, pair.columns
        g0, h0, target = J.jacobian + pair.jacobian, J.response + pair.response, first + pair.block
        product(S, target, 1.0, plain(g0), transposed(h0), rows, columns, NATURAL_ROW)
    _high_degree(world, S)


@kernel(inline=True)
def _high_degree(world, S):
    """Minus the mass of every body of high degree on its diagonal, and the gradients beside it."""
    J = joints_of(world)
    at = J.high_degree_rows
    first = J.blocks
    for _ in range(J.high_degree):
        b, target, joints = world.integers[at], first + world.integers[at + 1], world.integers[at + 2]
        second = natural_note_of(world, S, b).second
        for r in range(NATURAL_ROW):
            mass = body_of(world, b).mass if r < 3 else second[r % 3]
            S[target + (NATURAL_ROW + 1) * r] = -mass
        for r in range(NATURAL_ROW):
            S[J.diagonal + world.integers[at + 3] + r] = abs(S[target + (NATURAL_ROW + 1) * r])
        at += HIGH_DEGREE_ROW
        for _ in range(joints):
            # Gradient, number of equations, block, whether the body of high degree is the later one of the two.
            g, n, block, body_later = (
                J.jacobian + world.integers[at],
                world.integers[at + 1],
                first + world.integers[at + 2],
                world.integers[at + 3],
            )
            for r in range(n):
                for c in range(NATURAL_ROW):
                    S[block + (c * n + r if body_later else NATURAL_ROW * r + c)] = S[g + NATURAL_ROW * r + c]
            at += 4


@kernel(inner=True)
def natural_collect(world, S, multipliers, weight):
    """weight G^T l of all equations, on every body: by x and by B E."""
    J = joints_of(world)
    for b in range(world.bodies):
        for c in range(NATURAL_ROW):
            S[natural_notes_of(world, b) + IMPULSE + c] = 0.0
    for k in range(J.incidences):
        incidence = incidence_at(world.integers, J.first_incidence, k)
        to = natural_notes_of(world, incidence.body) + IMPULSE
        for e in range(incidence.count):
            f = weight * S[multipliers + incidence.first + e]
            g = J.jacobian + incidence.jacobian + NATURAL_ROW * e
            for c in range(NATURAL_ROW):
                S[to + c] += f * S[g + c]


@kernel(inner=True)
def natural_rates(world, state, S, r):
    """G dX/dt + rates of motors to S[r:], with the gradients in the scratch."""
    J = joints_of(world)
    for e in range(J.equations):
        S[r + e] = S[J.rate + e] if J.motors else 0.0
    for k in range(J.incidences):
        incidence = incidence_at(world.integers, J.first_incidence, k)
        b = incidence.body
        v, D = velocity_of(state, b), columns(world, S, b, rotation_rate_of(state, b))
        for e in range(incidence.count):
            g = J.jacobian + incidence.jacobian + NATURAL_ROW * e
            total = S[g] * v[0] + S[g + 1] * v[1] + S[g + 2] * v[2]
            for c in range(9):
                total += S[g + 3 + c] * D[c]
            S[r + incidence.first + e] += total
