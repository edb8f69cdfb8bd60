"""The block-sparse system of all joints: assembled at a pose, factored once, solved many times.

The factorisation is L D L^T by blocks with the inverses of the pivot blocks kept in their place. An equation that
follows from others leaves a pivot of pure rounding; it gets the multiplier zero and is counted, which is what lets
overdetermined linkages and singular positions pass.
"""

from freebody.compile import kernel
from freebody.joints.blocks import invert, product
from freebody.joints.layout import (
    BLOCK_FLOATS,
    BLOCKS,
    BODY_NOTES,
    DIAGONAL,
    EQUATIONS,
    FIRST_INCIDENCE,
    FIRST_PAIR,
    GRADIENT,
    HUB,
    HUB_ROWS,
    HUBS,
    IMPULSE,
    INCIDENCE,
    INCIDENCES,
    INVERSE,
    ITERATIONS,
    JOINTS,
    NOTES,
    PAIR,
    PAIRS,
    PIVOTS,
    PROGRAM,
    REDUNDANT,
    RESPONSE,
    ROW,
    SOLUTION,
    TEMPORARY,
    TRUNCATION,
    UNKNOWNS,
    WEAKEST,
)
from freebody.lie.vec import add, dot, scale
from freebody.model.layout import ROTATION
from freebody.model.rows import body_of, get9, six, sym_vec

__all__ = ["assemble", "collect", "factor", "soften", "solve"]

# A pivot below this part of what stood there before the elimination is rounding: its equation follows from others.
# Roundings leave 1e-16 times the growth of a factorisation, up to 1e-10 in a four-bar linkage; a linkage that passes a
# singular position in steps of a milliradian leaves 1e-6.
NO_PIVOT = 1e-9


@kernel(inline=True)
def _turned_six(A, R, out, o):
    """R A R^T of the symmetric A = (xx yy zz xy xz yz); the same six numbers to out[o:]."""
    xx, yy, zz, xy, xz, yz = A
    a, b, c = (xx, xy, xz), (xy, yy, yz), (xz, yz, zz)
    for i in range(3):
        # Row i of R A, then its products with the rows of R.
        r = (R[3 * i], R[3 * i + 1], R[3 * i + 2])
        p = (
            r[0] * a[0] + r[1] * b[0] + r[2] * c[0],
            r[0] * a[1] + r[1] * b[1] + r[2] * c[1],
            r[0] * a[2] + r[1] * b[2] + r[2] * c[2],
        )
        out[o + i] = p[0] * R[3 * i] + p[1] * R[3 * i + 1] + p[2] * R[3 * i + 2]
        if i == 0:
            out[o + 3] = p[0] * R[3] + p[1] * R[4] + p[2] * R[5]
            out[o + 4] = p[0] * R[6] + p[1] * R[7] + p[2] * R[8]
        elif i == 1:
            out[o + 5] = p[0] * R[6] + p[1] * R[7] + p[2] * R[8]


@kernel(inline=True)
def _respond(S, g, h, v, light, sizes, n):
    """Responses at h of one body to n gradients at g; what the body adds to the diagonal goes to S[sizes:]."""
    for e in range(n):
        i, k = g + ROW * e, h + ROW * e
        torque, force = (S[i], S[i + 1], S[i + 2]), (S[i + 3], S[i + 4], S[i + 5])
        spin, speed = sym_vec(six(S, v), torque), scale(light, force)
        S[k], S[k + 1], S[k + 2] = spin
        S[k + 3], S[k + 4], S[k + 5] = speed
        S[sizes + e] += dot(torque, spin) + dot(force, speed)


@kernel(inner=True)
def assemble(work, F, I, S):
    """Responses M^-1 G^T and the blocks of the matrix from the gradients in the scratch, at the poses in ``work``."""
    J = I[JOINTS]
    for b in range(I[0]):
        inverse = body_of(F, b).inverse_inertia
        _turned_six(inverse, get9(work, b, ROTATION), S, I[J + NOTES] + BODY_NOTES * b + INVERSE)
    sizes = I[J + DIAGONAL]
    for e in range(I[J + EQUATIONS]):
        S[sizes + e] = 0.0
    for k in range(I[J + INCIDENCES]):
        at = I[J + FIRST_INCIDENCE] + INCIDENCE * k
        b = I[at]
        light = body_of(F, b).inverse_mass
        v = I[J + NOTES] + BODY_NOTES * b + INVERSE
        g, h, size = I[J + GRADIENT] + I[at + 3], I[J + RESPONSE] + I[at + 3], sizes + I[at + 1]
        if I[at + 2] == 3:
            _respond(S, g, h, v, light, size, 3)
        else:
            _respond(S, g, h, v, light, size, I[at + 2])
    first = I[J + BLOCKS]
    for k in range(I[J + BLOCK_FLOATS]):
        S[first + k] = 0.0
    for k in range(I[J + PAIRS]):
        at = I[J + FIRST_PAIR] + PAIR * k
        rows, columns = I[at], I[at + 1]
        g0, h0, target = I[J + GRADIENT] + I[at + 2], I[J + RESPONSE] + I[at + 3], first + I[at + 4]
        product(S, target, 1.0, g0, False, h0, True, rows, columns, ROW)
    _hubs(work, F, I, S)


@kernel(inline=True)
def _hubs(work, F, I, S):
    """Minus the mass of every hub on its diagonal, and the gradients beside it."""
    J = I[JOINTS]
    at = I[J + HUB_ROWS]
    first = I[J + BLOCKS]
    for _ in range(I[J + HUBS]):
        b, target, joints = I[at], first + I[at + 1], I[at + 2]
        turned = I[J + TEMPORARY]
        _turned_six(body_of(F, b).inertia, get9(work, b, ROTATION), S, turned)
        order = (0, 3, 4, 3, 1, 5, 4, 5, 2)
        for r in range(3):
            for c in range(3):
                S[target + 6 * r + c] = -S[turned + order[3 * r + c]]
            S[target + 6 * (r + 3) + r + 3] = -body_of(F, b).mass
        for r in range(6):
            S[I[J + DIAGONAL] + I[at + 3] + r] = abs(S[target + 7 * r])
        at += HUB
        for _ in range(joints):
            # Gradient, number of equations, block, whether the hub is the later one of the two.
            g, n, block, hub_later = I[J + GRADIENT] + I[at], I[at + 1], first + I[at + 2], I[at + 3]
            for r in range(n):
                for c in range(6):
                    S[block + (c * n + r if hub_later else 6 * r + c)] = S[g + 6 * r + c]
            at += 4


@kernel(inner=True)
def soften(I, S, part):
    """Let every equation of the assembled matrix give way by a part of its size.

    Those that follow from others then share what they carry: refined, solutions become the smallest ones.
    """
    J = I[JOINTS]
    at = I[J + PROGRAM]
    for _ in range(I[J + PIVOTS]):
        n, u, d, c = I[at], I[at + 1], I[J + BLOCKS] + I[at + 2], I[at + 3]
        if u < I[J + EQUATIONS]:
            for i in range(n):
                S[d + i * n + i] += part * S[I[J + DIAGONAL] + u + i]
        at += 4 + 3 * c + (c * (c + 1)) // 2


@kernel(inner=True)
def factor(I, S):
    """Factor the assembled matrix in place; notes and returns how many equations follow from others."""
    J = I[JOINTS]
    first, temporary = I[J + BLOCKS], I[J + TEMPORARY]
    redundant = 0
    multiple = 1.0
    least = max(S[TRUNCATION], NO_PIVOT)
    at = I[J + PROGRAM]
    for _ in range(I[J + PIVOTS]):
        n, u, d, c = I[at], I[at + 1], first + I[at + 2], I[at + 3]
        at += 4
        left = invert(S, d, n, I[J + DIAGONAL] + u, least)
        if u < I[J + EQUATIONS]:
            redundant += left
            for i in range(n):
                multiple = max(multiple, S[d + i * n + i] * S[I[J + DIAGONAL] + u + i])
        t = temporary
        for q in range(c):
            m, block = I[at + 3 * q], first + I[at + 3 * q + 1]
            product(S, t, 0.0, block, False, d, False, m, n, n)
            t += m * n
        pair = at + 3 * c
        t = temporary
        for q in range(c):
            m = I[at + 3 * q]
            for p in range(q + 1):
                l, other = I[at + 3 * p], first + I[at + 3 * p + 1]
                target = first + I[pair]
                pair += 1
                product(S, target, -1.0, t, False, other, True, m, l, n)
            t += m * n
        t = temporary
        for q in range(c):
            m, block = I[at + 3 * q], first + I[at + 3 * q + 1]
            for k in range(m * n):
                S[block + k] = S[t + k]
            t += m * n
        at = pair
    if S[TRUNCATION] == 0.0:
        S[REDUNDANT] = redundant if S[ITERATIONS] == 0.0 else min(S[REDUNDANT], redundant)
    S[WEAKEST] = 1.0 / multiple if redundant <= S[REDUNDANT] else 0.0
    return redundant


@kernel(inner=True)
def solve(I, S):
    """Solve for the right side in the scratch (its numbers for hubs are set to zero); the solution takes its place."""
    J = I[JOINTS]
    first, z = I[J + BLOCKS], I[J + SOLUTION]
    for k in range(I[J + EQUATIONS], I[J + UNKNOWNS]):
        S[z + k] = 0.0
    at = I[J + PROGRAM]
    for _ in range(I[J + PIVOTS]):
        n, u, c = I[at], z + I[at + 1], I[at + 3]
        at += 4
        for q in range(c):
            m, block, v = I[at + 3 * q], first + I[at + 3 * q + 1], z + I[at + 3 * q + 2]
            product(S, v, -1.0, block, False, u, False, m, 1, n)
        at += 3 * c + (c * (c + 1)) // 2
    t = I[J + TEMPORARY]
    for p in range(I[J + PIVOTS]):
        # Where every entry of the program begins stands behind it.
        back = I[J + PROGRAM] + I[at + I[J + PIVOTS] - 1 - p]
        n, u, d, c = I[back], z + I[back + 1], first + I[back + 2], I[back + 3]
        product(S, t, 0.0, d, False, u, False, n, 1, n)
        for q in range(c):
            m, block, v = I[back + 4 + 3 * q], first + I[back + 5 + 3 * q], z + I[back + 6 + 3 * q]
            product(S, t, -1.0, block, True, v, False, n, 1, m)
        for i in range(n):
            S[u + i] = S[t + i]


@kernel(inline=True)
def _pull(S, to, g, l, weight, n):
    """Add the gradients at g times weight times the n multipliers at l to the torque and the force at S[to:]."""
    torque, force = (S[to], S[to + 1], S[to + 2]), (S[to + 3], S[to + 4], S[to + 5])
    for e in range(n):
        f, i = weight * S[l + e], g + ROW * e
        torque = add(torque, scale(f, (S[i], S[i + 1], S[i + 2])))
        force = add(force, scale(f, (S[i + 3], S[i + 4], S[i + 5])))
    S[to], S[to + 1], S[to + 2] = torque
    S[to + 3], S[to + 4], S[to + 5] = force


@kernel(inner=True)
def collect(I, S, multipliers, weight):
    """Add weight G^T l to the impulses of the bodies, which are cleared first: torque and force in W."""
    J = I[JOINTS]
    notes = I[J + NOTES]
    for b in range(I[0]):
        for c in range(6):
            S[notes + BODY_NOTES * b + IMPULSE + c] = 0.0
    for k in range(I[J + INCIDENCES]):
        at = I[J + FIRST_INCIDENCE] + INCIDENCE * k
        to = notes + BODY_NOTES * I[at] + IMPULSE
        g, l = I[J + GRADIENT] + I[at + 3], multipliers + I[at + 1]
        if I[at + 2] == 3:
            _pull(S, to, g, l, weight, 3)
        else:
            _pull(S, to, g, l, weight, I[at + 2])
