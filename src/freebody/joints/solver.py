"""The block-sparse system of all constraints: assembled at a pose, factored once, solved many times.

The factorisation is L D L^T by blocks with the inverses of the pivot blocks kept in their place. Redundant constraints
leave pivots of pure round-off; they get the multiplier zero and are counted, which is what lets overdetermined linkages
and singular positions pass.

``system`` says what Jacobian rows and masses are made of: ``se3_system.SE3`` or ``natural_system.NATURAL``.
"""

from typing import Any, NamedTuple

from freebody.compile import kernel
from freebody.joints.blocks import invert, plain, product, transposed
from freebody.joints.constraints.evaluate import rates
from freebody.joints.layout import (
    HIGH_DEGREE_JOINT_NUMBERS,
    HIGH_DEGREE_NUMBERS,
    NEIGHBOUR_NUMBERS,
    PIVOT_NUMBERS,
    high_degree_at,
    high_degree_joint_at,
    incidence_at,
    iterations_of,
    joints_of,
    neighbour_at,
    pair_at,
    pivot_at,
    put_redundant,
    put_weakest,
    redundant_of,
    truncation_of,
)
from freebody.lie.scalar import real

# A pivot below this part of what stood there before the elimination is round-off: its constraint is redundant.
# Roundings leave 1e-16 times the growth of a factorisation, up to 1e-10 in a four-bar linkage; a linkage that passes a
# singular position in steps of a milliradian leaves 1e-6.
NO_PIVOT = 1e-9


class System(NamedTuple):
    """Jacobian rows and masses in some coordinates of the bodies."""

    width: Any  # (): numbers of a row
    jacobians: Any  # (world, kin, users, t, S, o): the Jacobian to S[o:]
    begin: Any  # (world, kin, S): what responses need of a pose
    respond: (
        Any  # (world, S, b, g, h, at, n): M^-1 times n rows of body b at g, to S[h:]; adds their products to S[at:]
    )
    mass: Any  # (world, kin, S, b, at): minus the mass matrix of body b into the block of zeros at S[at:]
    impulse: Any  # (world, b): where in the scratch the impulse on body b stands
    pull: Any  # (S, to, g, l, weight, n): add n rows at g times weight and multipliers at l to the impulse at to
    rate: Any  # (world, moving, S, b, g, at, n): adds n rows of body b at g, times its velocities, to S[at:]


# --- assembly ---------------------------------------------------------------------------------------------------------


@kernel(inline=True)
def differentiate(system, world, kin, users, S, t):
    """Jacobian and rates of motors at the poses in ``kin``."""
    J = joints_of(world)
    system.jacobians(world, kin, users, t, S, J.jacobian)
    if J.motors:
        rates(world, kin, t, S, J.rate)


@kernel(inner=True)
def prepare(system, world, kin, users, S, t):
    """Jacobian, rates of motors and the factored matrix at the poses in ``kin``; how many constraints are redundant."""
    differentiate(system, world, kin, users, S, t)
    assemble(system, world, kin, S)
    return factor(world, S)


@kernel(inline=True)
def _respond(system, world, S, incidence, n):
    J = joints_of(world)
    g, h = J.jacobian + incidence.jacobian, J.response + incidence.jacobian
    system.respond(world, S, incidence.body, g, h, J.diagonal + incidence.first, n)


@kernel(inner=True)
def assemble(system, world, kin, S):
    """Responses M^-1 G^T and the blocks of the matrix, from the Jacobian in the scratch, at the poses in ``kin``."""
    J = joints_of(world)
    system.begin(world, kin, S)
    clear(S, J.diagonal, J.equations)
    for k in range(J.incidences):
        incidence = incidence_at(world.integers, J.first_incidence, k)
        if incidence.count == 3:
            _respond(system, world, S, incidence, 3)
        else:
            _respond(system, world, S, incidence, incidence.count)
    clear(S, J.blocks, J.block_floats)
    for k in range(J.pairs):
        pair = pair_at(world.integers, J.first_pair, k)
        rows, columns, target = pair.rows, pair.columns, J.blocks + pair.block
        g, h = plain(J.jacobian + pair.jacobian), transposed(J.response + pair.response)
        product(S, target, 1.0, g, h, rows, columns, system.width())
    _high_degree(system, world, kin, S)


@kernel(inline=True)
def _high_degree(system, world, kin, S):
    """Minus the mass of every body of high degree on its diagonal, and the Jacobian beside it."""
    J, row = joints_of(world), system.width()
    at = J.high_degree_rows
    for _ in range(J.high_degree):
        node = high_degree_at(world.integers, at)
        at += HIGH_DEGREE_NUMBERS
        target = J.blocks + node.block
        system.mass(world, kin, S, node.body, target)
        for r in range(row):
            S[J.diagonal + node.unknown + r] = abs(real(S[target + (row + 1) * r]))
        for k in range(node.joints):
            joint = high_degree_joint_at(world.integers, at, k)
            g, n, block = J.jacobian + joint.jacobian, joint.equations, J.blocks + joint.block
            for r in range(n):
                for c in range(row):
                    S[block + (c * n + r if joint.body_later else row * r + c)] = S[g + row * r + c]
        at += HIGH_DEGREE_JOINT_NUMBERS * node.joints


@kernel(inner=True)
def regularize(world, S, part):
    """Let every constraint of the assembled matrix give way by a part of its size.

    Redundant ones then share what they carry: refined, solutions become the smallest ones.
    """
    J = joints_of(world)
    at = J.program
    for _ in range(J.pivots):
        pivot = pivot_at(world.integers, at)
        n, d = pivot.size, J.blocks + pivot.block
        if pivot.unknown < J.equations:
            for i in range(n):
                S[d + i * n + i] += part * S[J.diagonal + pivot.unknown + i]
        at = _next(at, pivot)


# --- factorisation and solution ---------------------------------------------------------------------------------------


@kernel(inline=True)
def _next(at, pivot):
    """Where the step of the elimination behind this one begins."""
    return at + PIVOT_NUMBERS + NEIGHBOUR_NUMBERS * pivot.later + (pivot.later * (pivot.later + 1)) // 2


@kernel(inner=True)
def factor(world, S):
    """Factor the assembled matrix in place; notes and returns how many constraints are redundant."""
    J = joints_of(world)
    first, temporary = J.blocks, J.temporary
    redundant = 0
    multiple = 1.0
    least = max(truncation_of(S), NO_PIVOT)
    at = J.program
    for _ in range(J.pivots):
        pivot = pivot_at(world.integers, at)
        at += PIVOT_NUMBERS
        n, u, d = pivot.size, pivot.unknown, first + pivot.block
        left = invert(S, d, n, J.diagonal + u, least)
        if u < J.equations:
            redundant += left
            for i in range(n):
                multiple = max(multiple, real(S[d + i * n + i]) * real(S[J.diagonal + u + i]))
        t = temporary
        for q in range(pivot.later):
            one = neighbour_at(world.integers, at, q)
            product(S, t, 0.0, plain(first + one.block), plain(d), one.size, n, n)
            t += one.size * n
        pair = at + NEIGHBOUR_NUMBERS * pivot.later
        t = temporary
        for q in range(pivot.later):
            one = neighbour_at(world.integers, at, q)
            for p in range(q + 1):
                other = neighbour_at(world.integers, at, p)
                target = first + world.integers[pair]
                pair += 1
                product(S, target, -1.0, plain(t), transposed(first + other.block), one.size, other.size, n)
            t += one.size * n
        t = temporary
        for q in range(pivot.later):
            one = neighbour_at(world.integers, at, q)
            for k in range(one.size * n):
                S[first + one.block + k] = S[t + k]
            t += one.size * n
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
    clear(S, z + J.equations, J.unknowns - J.equations)
    at = J.program
    for _ in range(J.pivots):
        pivot = pivot_at(world.integers, at)
        for q in range(pivot.later):
            one = neighbour_at(world.integers, at + PIVOT_NUMBERS, q)
            block, u = plain(first + one.block), plain(z + pivot.unknown)
            product(S, z + one.unknown, -1.0, block, u, one.size, 1, pivot.size)
        at = _next(at, pivot)
    t = J.temporary
    for p in range(J.pivots):
        # Where every step begins stands behind the program.
        back = J.program + world.integers[at + J.pivots - 1 - p]
        pivot = pivot_at(world.integers, back)
        n, u = pivot.size, z + pivot.unknown
        product(S, t, 0.0, plain(first + pivot.block), plain(u), n, 1, n)
        for q in range(pivot.later):
            one = neighbour_at(world.integers, back + PIVOT_NUMBERS, q)
            block, v, m = transposed(first + one.block), plain(z + one.unknown), one.size
            product(S, t, -1.0, block, v, n, 1, m)
        for i in range(n):
            S[u + i] = S[t + i]


@kernel(inline=True)
def clear(S, at, count):
    """Zeros to S[at:]."""
    for k in range(at, at + count):
        S[k] = 0.0


@kernel(inline=True)
def solve_residuals(world, S, factor):
    """Solve for ``factor`` times the residuals."""
    J = joints_of(world)
    for e in range(J.equations):
        S[J.solution + e] = factor * S[J.residual + e]
    solve(world, S)


@kernel(inline=True)
def add_solution(world, S, multipliers):
    """Add the solution to S[multipliers:]."""
    J = joints_of(world)
    for e in range(J.equations):
        S[multipliers + e] += S[J.solution + e]


# --- multipliers on bodies, velocities in constraints -----------------------------------------------------------------


@kernel(inner=True)
def collect(system, world, S, multipliers, weight):
    """weight G^T l on every body, as its impulse in the scratch."""
    J, row = joints_of(world), system.width()
    for b in range(world.bodies):
        clear(S, system.impulse(world, b), row)
    for k in range(J.incidences):
        incidence = incidence_at(world.integers, J.first_incidence, k)
        to = system.impulse(world, incidence.body)
        g, l = J.jacobian + incidence.jacobian, multipliers + incidence.first
        if incidence.count == 3:
            system.pull(S, to, g, l, weight, 3)
        else:
            system.pull(S, to, g, l, weight, incidence.count)


@kernel(inner=True)
def residual_rates(system, world, moving, S, r):
    """The Jacobian times the velocities in ``moving``, and rates of motors, to S[r:]."""
    J = joints_of(world)
    for e in range(J.equations):
        S[r + e] = S[J.rate + e] if J.motors else 0.0
    for k in range(J.incidences):
        incidence = incidence_at(world.integers, J.first_incidence, k)
        g, at = J.jacobian + incidence.jacobian, r + incidence.first
        system.rate(world, moving, S, incidence.body, g, at, incidence.count)
