"""The system of all equations in natural coordinates: assembled from gradients, its solution put on the bodies."""

from freebody.compile import kernel
from freebody.joints.blocks import product
from freebody.joints.kernels import rates
from freebody.joints.layout import (
    BLOCK_FLOATS,
    BLOCKS,
    DIAGONAL,
    EQUATIONS,
    FIRST_INCIDENCE,
    FIRST_PAIR,
    GRADIENT,
    HUB,
    HUB_ROWS,
    HUBS,
    INCIDENCE,
    INCIDENCES,
    JOINTS,
    MOTORS,
    NOTES,
    PAIR,
    PAIRS,
    RATE,
    RESPONSE,
)
from freebody.joints.natural_layout import (
    INVERSE_SECOND,
    NATURAL_IMPULSE,
    NATURAL_NOTES,
    NATURAL_ROW,
    SECOND,
)
from freebody.joints.natural_rows import columns, natural_gradients, nine
from freebody.joints.solver import factor
from freebody.model.rows import body_of, get3, get9

__all__ = ["by_second", "natural_collect", "natural_prepare", "natural_rates"]


@kernel(inline=True)
def by_second(S, k, D):
    """The columns of D times the three numbers at S[k]."""
    x, y, z = S[k], S[k + 1], S[k + 2]
    return (x * D[0], y * D[1], z * D[2], x * D[3], y * D[4], z * D[5], x * D[6], y * D[7], z * D[8])


@kernel(inline=True)
def _dot(S, g, h):
    total = 0.0
    for c in range(NATURAL_ROW):
        total += S[g + c] * S[h + c]
    return total


@kernel(inner=True)
def natural_prepare(t, work, F, I, custom, S):
    """Gradients, rates of motors and the factored matrix at the poses in ``work``."""
    J = I[JOINTS]
    natural_gradients(t, work, F, I, custom, S, I[J + GRADIENT])
    if I[J + MOTORS]:
        rates(t, work, F, I, S, I[J + RATE])
    _assemble(F, I, S)
    factor(I, S)


@kernel(inner=True)
def _assemble(F, I, S):
    """Responses M^-1 G^T and the blocks of the matrix from the gradients in the scratch."""
    J = I[JOINTS]
    sizes = I[J + DIAGONAL]
    for e in range(I[J + EQUATIONS]):
        S[sizes + e] = 0.0
    for k in range(I[J + INCIDENCES]):
        at = I[J + FIRST_INCIDENCE] + INCIDENCE * k
        light = body_of(F, I[at]).inverse_mass
        v = I[J + NOTES] + NATURAL_NOTES * I[at] + INVERSE_SECOND
        for e in range(I[at + 2]):
            g = I[J + GRADIENT] + I[at + 3] + NATURAL_ROW * e
            h = I[J + RESPONSE] + I[at + 3] + NATURAL_ROW * e
            for c in range(3):
                S[h + c] = light * S[g + c]
            D = by_second(S, v, nine(S, g + 3))
            for c in range(9):
                S[h + 3 + c] = D[c]
            S[sizes + I[at + 1] + e] += _dot(S, g, h)
    first = I[J + BLOCKS]
    for k in range(I[J + BLOCK_FLOATS]):
        S[first + k] = 0.0
    for k in range(I[J + PAIRS]):
        at = I[J + FIRST_PAIR] + PAIR * k
        rows, columns = I[at], I[at + 1]
        g0, h0, target = I[J + GRADIENT] + I[at + 2], I[J + RESPONSE] + I[at + 3], first + I[at + 4]
        product(S, target, 1.0, g0, False, h0, True, rows, columns, NATURAL_ROW)
    _hubs(F, I, S)


@kernel(inline=True)
def _hubs(F, I, S):
    """Minus the mass of every hub on its diagonal, and the gradients beside it."""
    J = I[JOINTS]
    at = I[J + HUB_ROWS]
    first = I[J + BLOCKS]
    for _ in range(I[J + HUBS]):
        b, target, joints = I[at], first + I[at + 1], I[at + 2]
        second = I[J + NOTES] + NATURAL_NOTES * b + SECOND
        for r in range(NATURAL_ROW):
            mass = body_of(F, b).mass if r < 3 else S[second + r % 3]
            S[target + (NATURAL_ROW + 1) * r] = -mass
        for r in range(NATURAL_ROW):
            S[I[J + DIAGONAL] + I[at + 3] + r] = abs(S[target + (NATURAL_ROW + 1) * r])
        at += HUB
        for _ in range(joints):
            # Gradient, number of equations, block, whether the hub is the later one of the two.
            g, n, block, hub_later = I[J + GRADIENT] + I[at], I[at + 1], first + I[at + 2], I[at + 3]
            for r in range(n):
                for c in range(NATURAL_ROW):
                    S[block + (c * n + r if hub_later else NATURAL_ROW * r + c)] = S[g + NATURAL_ROW * r + c]
            at += 4


@kernel(inner=True)
def natural_collect(I, S, multipliers, weight):
    """weight G^T l of all equations, on every body: by x and by B E."""
    J = I[JOINTS]
    notes = I[J + NOTES]
    for b in range(I[0]):
        for c in range(NATURAL_ROW):
            S[notes + NATURAL_NOTES * b + NATURAL_IMPULSE + c] = 0.0
    for k in range(I[J + INCIDENCES]):
        at = I[J + FIRST_INCIDENCE] + INCIDENCE * k
        to = notes + NATURAL_NOTES * I[at] + NATURAL_IMPULSE
        for e in range(I[at + 2]):
            f = weight * S[multipliers + I[at + 1] + e]
            g = I[J + GRADIENT] + I[at + 3] + NATURAL_ROW * e
            for c in range(NATURAL_ROW):
                S[to + c] += f * S[g + c]


@kernel(inner=True)
def natural_rates(y, I, S, r):
    """G dX/dt + rates of motors to S[r:], with the gradients in the scratch."""
    J = I[JOINTS]
    for e in range(I[J + EQUATIONS]):
        S[r + e] = S[I[J + RATE] + e] if I[J + MOTORS] else 0.0
    for k in range(I[J + INCIDENCES]):
        at = I[J + FIRST_INCIDENCE] + INCIDENCE * k
        v, D = get3(y, I[at], 12), columns(I, S, I[at], get9(y, I[at], 15))
        for e in range(I[at + 2]):
            g = I[J + GRADIENT] + I[at + 3] + NATURAL_ROW * e
            total = S[g] * v[0] + S[g + 1] * v[1] + S[g + 2] * v[2]
            for c in range(9):
                total += S[g + 3 + c] * D[c]
            S[r + I[at + 1] + e] += total
