"""The block-sparse system of all joints: assembled at a pose, factored once, solved many times.

The factorisation is L D L^T by blocks with the inverses of the pivot blocks kept in their place. An equation that
follows from others leaves a pivot of pure rounding; it gets the multiplier zero and is counted, which is what lets
overdetermined linkages and singular positions pass.
"""

from freebody.compile import kernel
from freebody.joints.blocks import invert, plain, product, transposed
from freebody.joints.layout import (
    HIGH_DEGREE_ROW,
    NOTE,
    NOTE_SIZE,
    ROW,
    incidence_at,
    iterations_of,
    joints_of,
    pair_at,
    put_redundant,
    put_weakest,
    redundant_of,
    truncation_of,
)
from freebody.lie.vec import add, dot, scale
from freebody.model.columns import rotation_of
from freebody.model.rows import body_of, six, sym_vec

# A pivot below this part of what stood there before the elimination is rounding: its equation follows from others.
# Roundings leave 1e-16 times the growth of a factorisation, up to 1e-10 in a four-bar linkage; a linkage that passes a
# singular position in steps of a milliradian leaves 1e-6.
NO_PIVOT = 1e-9

# Where they begin in the note of a body: torque and force, inverse inertia.
IMPULSE, INVERSE = NOTE.slices["torque"].start, NOTE.slices["inverse_inertia"].start


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
def assemble(world, kin, S):
    """Responses M^-1 G^T and the blocks of the matrix from the gradients in the scratch, at the poses in ``work``."""
    J = joints_of(world)
    for b in range(world.bodies):
        inverse = body_of(world, b).inverse_inertia
        _turned_six(inverse, rotation_of(kin, b), S, J.notes + NOTE_SIZE * b + INVERSE)
    sizes = J.diagonal
    for e in range(J.equations):
        S[sizes + e] = 0.0
    for k in range(J.incidences):
        incidence = incidence_at(world.integers, J.first_incidence, k)
        b = incidence.body
        light = body_of(world, b).inverse_mass
        v = J.notes + NOTE_SIZE * b + INVERSE
        g, h, size = J.jacobian + incidence.jacobian, J.response + incidence.jacobian, sizes + incidence.first
        if incidence.count == 3:
            _respond(S, g, h, v, light, size, 3)
        else:
            _respond(S, g, h, v, light, size, incidence.count)
    first = J.blocks
    for k in range(J.block_floats):
        S[first + k] = 0.0
    for k in range(J.pairs):
        pair = pair_at(world.integers, J.first_pair, k)
        rows, columns = pair.rows, pair.columns
        g0, h0, target = J.jacobian + pair.jacobian, J.response + pair.response, first + pair.block
        product(S, target, 1.0, plain(g0), transposed(h0), rows, columns, ROW)
    _high_degree(world, kin, S)


@kernel(inline=True)
def _high_degree(world, kin, S):
    """Minus the mass of every body of high degree on its diagonal, and the gradients beside it."""
    J = joints_of(world)
    at = J.high_degree_rows
    first = J.blocks
    for _ in range(J.high_degree):
        b, target, joints = world.integers[at], first + world.integers[at + 1], world.integers[at + 2]
        turned = J.temporary
        _turned_six(body_of(world, b).inertia, rotation_of(kin, b), S, turned)
        order = (0, 3, 4, 3, 1, 5, 4, 5, 2)
        for r in range(3):
            for c in range(3):
                S[target + 6 * r + c] = -S[turned + order[3 * r + c]]
            S[target + 6 * (r + 3) + r + 3] = -body_of(world, b).mass
        for r in range(6):
            S[J.diagonal + world.integers[at + 3] + r] = abs(S[target + 7 * r])
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
                for c in range(6):
                    S[block + (c * n + r if body_later else 6 * r + c)] = S[g + 6 * r + c]
            at += 4


@kernel(inner=True)
def regularize(world, S, part):
    """Let every equation of the assembled matrix give way by a part of its size.

    Those that follow from others then share what they carry: refined, solutions become the smallest ones.
    """
    J = joints_of(world)
    at = J.program
    for _ in range(J.pivots):
        n, u, d, c = (
            world.integers[at],
            world.integers[at + 1],
            J.blocks + world.integers[at + 2],
            world.integers[at + 3],
        )
        if u < J.equations:
            for i in range(n):
                S[d + i * n + i] += part * S[J.diagonal + u + i]
        at += 4 + 3 * c + (c * (c + 1)) // 2


@kernel(inner=True)
def factor(world, S):
    """Factor the assembled matrix in place; notes and returns how many equations follow from others."""
    J = joints_of(world)
    first, temporary = J.blocks, J.temporary
    redundant = 0
    multiple = 1.0
    least = max(truncation_of(S), NO_PIVOT)
    at = J.program
    for _ in range(J.pivots):
        n, u, d, c = world.integers[at], world.integers[at + 1], first + world.integers[at + 2], world.integers[at + 3]
        at += 4
        left = invert(S, d, n, J.diagonal + u, least)
        if u < J.equations:
            redundant += left
            for i in range(n):
                multiple = max(multiple, S[d + i * n + i] * S[J.diagonal + u + i])
        t = temporary
        for q in range(c):
            m, block = world.integers[at + 3 * q], first + world.integers[at + 3 * q + 1]
            product(S, t, 0.0, plain(block), plain(d), m, n, n)
            t += m * n
        pair = at + 3 * c
        t = temporary
        for q in range(c):
            m = world.integers[at + 3 * q]
            for p in range(q + 1):
                l, other = world.integers[at + 3 * p], first + world.integers[at + 3 * p + 1]
                target = first + world.integers[pair]
                pair += 1
                product(S, target, -1.0, plain(t), transposed(other), m, l, n)
            t += m * n
        t = temporary
        for q in range(c):
            m, block = world.integers[at + 3 * q], first + world.integers[at + 3 * q + 1]
            for k in range(m * n):
                S[block + k] = S[t + k]
            t += m * n
        at = pair
    if truncation_of(S) == 0.0:
        put_redundant(S, redundant if iterations_of(S) == 0.0 else min(redundant_of(S), redundant))
    put_weakest(S, 1.0 / multiple if redundant <= redundant_of(S) else 0.0)
    return redundant


@kernel(inner=True)
def solve(world, S):
    """Solve for the right side in the scratch (its numbers for bodies of high degree are set to zero); the solution
    takes its place."""
    J = joints_of(world)
    first, z = J.blocks, J.solution
    for k in range(J.equations, J.unknowns):
        S[z + k] = 0.0
    at = J.program
    for _ in range(J.pivots):
        n, u, c = world.integers[at], z + world.integers[at + 1], world.integers[at + 3]
        at += 4
        for q in range(c):
            m, block, v = (
                world.integers[at + 3 * q],
                first + world.integers[at + 3 * q + 1],
                z + world.integers[at + 3 * q + 2],
            )
            product(S, v, -1.0, plain(block), plain(u), m, 1, n)
        at += 3 * c + (c * (c + 1)) // 2
    t = J.temporary
    for p in range(J.pivots):
        # Where every entry of the program begins stands behind it.
        back = J.program + world.integers[at + J.pivots - 1 - p]
        n, u, d, c = (
            world.integers[back],
            z + world.integers[back + 1],
            first + world.integers[back + 2],
            world.integers[back + 3],
        )
        product(S, t, 0.0, plain(d), plain(u), n, 1, n)
        for q in range(c):
            m, block, v = (
                world.integers[back + 4 + 3 * q],
                first + world.integers[back + 5 + 3 * q],
                z + world.integers[back + 6 + 3 * q],
            )
            product(S, t, -1.0, transposed(block), plain(v), n, 1, m)
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
def collect(world, S, multipliers, weight):
    """Add weight G^T l to the impulses of the bodies, which are cleared first: torque and force in W."""
    J = joints_of(world)
    notes = J.notes
    for b in range(world.bodies):
        for c in range(6):
            S[notes + NOTE_SIZE * b + IMPULSE + c] = 0.0
    for k in range(J.incidences):
        incidence = incidence_at(world.integers, J.first_incidence, k)
        to = notes + NOTE_SIZE * incidence.body + IMPULSE
        g, l = J.jacobian + incidence.jacobian, multipliers + incidence.first
        if incidence.count == 3:
            _pull(S, to, g, l, weight, 3)
        else:
            _pull(S, to, g, l, weight, incidence.count)
