"""The accelerations at the end of a step by Newton's method: for forces that change within a step.

The derivative of the equations of motion by the acceleration of every body is taken by differences, the equations of
the joints are put beside it, and the whole is solved as one system of blocks, those of bodies that feel each other. It
has no symmetry; it is factored as L U by the plan of the world, and solved many times. Equations without a pivot, such
as redundant ones, get zero.
"""

import math

from freebody.compile import kernel
from freebody.forces.total import total_wrench
from freebody.joints.blocks import product, sweep
from freebody.joints.kernels import gradients
from freebody.joints.layout import incidence_at, iterations_of, joints_of, put_iterations
from freebody.lie.vec import mat_t_vec, norm, scale
from freebody.methods.generalized_alpha.layout import (
    acceleration_of,
    alpha_of,
    before_of,
    colour_at,
    coupling_at,
    link_at,
    member_at,
    neighbour_at,
    perturbation_of,
    pivot_at,
    put_acceleration,
    put_before,
    put_perturbation,
    put_required,
    put_unperturbed,
    remembered_of,
    required_of,
    start_position_of,
    start_velocity_of,
    unperturbed_of,
)
from freebody.methods.generalized_alpha.step import (
    ZERO,
    close_poses,
    converged,
    each,
    end_of_step,
    guess,
    largest_change,
    linear,
    measure_constraints,
    plus,
    require,
    shortfall_of,
    velocity_reach,
)
from freebody.model.columns import rotation_of
from freebody.model.rows import body_of, six, sym_vec

__all__ = ["factor", "newton", "solve"]

# Newton's method gains digits fast or not at all.
ITERATIONS = 30
# An iteration that gains less than this asks for new derivatives.
STALE = 0.1
# Differences are taken over this angle, and over this part of a length: half the digits.
DIFFERENCE = 1e-7
# The length is that of the body's coordinates or of its way, but not less, lest a body near the origin be moved by less
# than the roundings of the points that forces pull it to.
LEAST_LENGTH = 1e-3
# A pivot below this part of the largest number that stood in its place is what roundings left there.
NO_PIVOT = 1e-11


# --- the linear system -------------------------------------------------------------------------------------------------


@kernel(inline=True)
def _measure(S, sizes, block, n):
    """Remember the largest numbers on the diagonal."""
    for i in range(n):
        S[sizes + i] = max(S[sizes + i], abs(S[block + i * n + i]))


@kernel(inner=True)
def factor(world, S):
    """Replace the blocks by their factors; the pivots by their inverses. Returns whether all bodies had pivots."""
    A, integers = alpha_of(world), world.integers
    for k in range(A.unknowns):
        S[A.sizes + k] = 0.0
    for p in range(A.pivots):
        pivot = pivot_at(integers, A.first_pivot, p)
        n, sizes = pivot.size, A.sizes + pivot.unknown
        _measure(S, sizes, pivot.block, n)
        if sweep(S, pivot.block, n, sizes, NO_PIVOT) > 0 and pivot.body:
            return False
        target = A.first_target + pivot.first_target
        for q in range(pivot.neighbours):
            row = neighbour_at(integers, A.first_neighbour, pivot.first_neighbour + q)
            product(S, A.temporary, 0.0, row.below, False, pivot.block, False, row.size, n, n)
            for k in range(row.size * n):
                S[row.below + k] = S[A.temporary + k]
            for k in range(pivot.neighbours):
                column = neighbour_at(integers, A.first_neighbour, pivot.first_neighbour + k)
                to = integers[target + q * pivot.neighbours + k]
                product(S, to, -1.0, row.below, False, column.beside, False, row.size, column.size, n)
                if k == q:
                    _measure(S, A.sizes + row.unknown, to, row.size)
    return True


@kernel(inner=True)
def solve(world, S):
    """Put the solution in the place of the right side."""
    A, integers = alpha_of(world), world.integers
    for p in range(A.pivots):
        pivot = pivot_at(integers, A.first_pivot, p)
        for q in range(pivot.neighbours):
            row = neighbour_at(integers, A.first_neighbour, pivot.first_neighbour + q)
            to, u = A.solution + row.unknown, A.solution + pivot.unknown
            product(S, to, -1.0, row.below, False, u, False, row.size, 1, pivot.size)
    for p in range(A.pivots - 1, -1, -1):
        pivot = pivot_at(integers, A.first_pivot, p)
        n, u = pivot.size, A.solution + pivot.unknown
        for q in range(pivot.neighbours):
            column = neighbour_at(integers, A.first_neighbour, pivot.first_neighbour + q)
            product(S, u, -1.0, column.beside, False, A.solution + column.unknown, False, n, 1, column.size)
        product(S, A.temporary, 0.0, pivot.block, False, u, False, n, 1, n)
        for i in range(n):
            S[u + i] = S[A.temporary + i]


# --- its blocks --------------------------------------------------------------------------------------------------------


@kernel(inline=True)
def _perturbed(rows, b, c, step):
    """The acceleration of body b with number c changed such that the pose moves by a difference."""
    h, length = step.length, 1.0
    if c >= 3:
        way = abs(h) * norm(linear(start_velocity_of(rows, b)))
        length = max(LEAST_LENGTH, norm(start_position_of(rows, b)), way)
    d = DIFFERENCE * length / (h * h * max(step.coefficients.beta, 0.1))
    unit = (
        1.0 if c == 0 else 0.0, 1.0 if c == 1 else 0.0, 1.0 if c == 2 else 0.0,
        1.0 if c == 3 else 0.0, 1.0 if c == 4 else 0.0, 1.0 if c == 5 else 0.0,
    )  # fmt: skip
    return plus(acceleration_of(rows, b), d, unit)


@kernel(inner=True)
def _require_again(world, kin, users, scratch, step):
    """Where the accelerations lead, and what accelerations the equations of motion ask for there."""
    end_of_step(world, kin, scratch, step)
    if world.joints:
        gradients(world, kin, users, step.end, scratch.solver, joints_of(world).jacobian)
    total_wrench(world, kin, users, step.end)
    require(world, kin, scratch, alpha_of(world).velocity_multipliers)


@kernel(inner=True)
def _derivatives(world, kin, users, scratch, step):
    """The blocks: of accelerations less required ones by accelerations, beside them minus M^-1 G^T, below them G."""
    A, S, rows = alpha_of(world), scratch.solver, scratch.rows
    for k in range(A.block_numbers):
        S[A.blocks + k] = 0.0
    for b in range(world.bodies):
        put_before(rows, b, required_of(rows, b))
    if world.joints:
        _put_jacobian(world, kin, S)
    for k in range(A.colours):
        colour = colour_at(world.integers, A.first_colour, k)
        for c in range(6):
            for m in range(colour.first_member, colour.first_member + colour.members):
                b = member_at(world.integers, A.first_member, m).body
                u, perturbed = acceleration_of(rows, b), _perturbed(rows, b, c, step)
                put_unperturbed(rows, b, u)
                put_perturbation(rows, b, perturbed[c] - u[c])
                put_acceleration(rows, b, perturbed)
            _require_again(world, kin, users, scratch, step)
            for m in range(colour.first_member, colour.first_member + colour.members):
                member = member_at(world.integers, A.first_member, m)
                put_acceleration(rows, member.body, unperturbed_of(rows, member.body))
                _put_column(world, S, rows, member, c)
    _require_again(world, kin, users, scratch, step)
    for b in range(world.bodies):
        put_required(rows, b, before_of(rows, b))


@kernel(inline=True)
def _put_column(world, S, rows, member, c):
    """Column c of the blocks of all bodies that feel a member of a colour."""
    for k in range(member.first_coupling, member.first_coupling + member.couplings):
        coupling = coupling_at(world.integers, alpha_of(world).first_coupling, k)
        moved = plus(required_of(rows, coupling.body), -1.0, before_of(rows, coupling.body))
        for i in range(6):
            S[coupling.block + 6 * i + c] = -moved[i] / perturbation_of(rows, member.body)
        if coupling.body == member.body:
            S[coupling.block + 7 * c] += 1.0


@kernel(inline=True)
def _put_jacobian(world, kin, S):
    """The blocks of joints."""
    J = joints_of(world)
    for k in range(J.incidences):
        incidence = incidence_at(world.integers, J.first_incidence, k)
        link = link_at(world.integers, alpha_of(world).first_link, k)
        n, R, body = incidence.count, rotation_of(kin, incidence.body), body_of(world, incidence.body)
        for e in range(n):
            row = six(S, J.jacobian + incidence.jacobian + 6 * e)
            turn, push = mat_t_vec(R, (row[0], row[1], row[2])), linear(row)
            spun, moved = sym_vec(body.inverse_inertia, turn), scale(body.inverse_mass, push)
            for c in range(3):
                S[link.below + 6 * e + c] = turn[c]
                S[link.below + 6 * e + 3 + c] = push[c]
                S[link.beside + n * c + e] = -spun[c]
                S[link.beside + n * (3 + c) + e] = -moved[c]


# --- the iteration -----------------------------------------------------------------------------------------------------


@kernel(inline=True)
def _staying(step, velocity, auxiliary, acceleration):
    """The acceleration that leads nowhere from ``velocity``."""
    o = step.coefficients
    end = -((0.5 - o.beta) * auxiliary + velocity / step.length) / o.beta
    return ((1.0 - o.alpha_m) * end + o.alpha_m * auxiliary - o.alpha_f * acceleration) / (1.0 - o.alpha_f)


@kernel(inner=True)
def newton(world, kin, users, scratch, step, at_rest):
    """Find the accelerations at the end of the step; returns whether they were found.

    Begins where the velocities lead, or (``at_rest``) where the bodies are: other poses may be far from any sense.
    """
    A, S, rows = alpha_of(world), scratch.solver, scratch.rows
    multipliers = A.solution + 6 * world.bodies
    guess(world, scratch)
    if step.coefficients.beta > 0.0:
        for b in range(world.bodies):
            past, v = remembered_of(world, S, b), start_velocity_of(rows, b) if at_rest else ZERO
            put_acceleration(rows, b, each(_staying, step, v, past.auxiliary, past.acceleration))
    reach = velocity_reach(step)
    before, stale = (math.inf, math.inf, math.inf), True
    for k in range(ITERATIONS):
        end_of_step(world, kin, scratch, step)
        off, rate = 0.0, 0.0
        if world.joints:
            off, rate = measure_constraints(world, kin, users, scratch, step)
            close_poses(world, scratch, step)
            end_of_step(world, kin, scratch, step)
            _, rate = measure_constraints(world, kin, users, scratch, step)
        total_wrench(world, kin, users, step.end)
        require(world, kin, scratch, A.velocity_multipliers)
        if stale:
            _derivatives(world, kin, users, scratch, step)
            if not factor(world, S):
                return False
        for b in range(world.bodies):
            lacking = shortfall_of(rows, b)
            for c in range(6):
                S[A.solution + 6 * b + c] = lacking[c]
        for e in range(A.equations):
            S[multipliers + e] = -S[joints_of(world).bias + e] / reach
        solve(world, S)
        put_iterations(S, iterations_of(S) + 1.0)
        for b in range(world.bodies):
            put_required(rows, b, plus(acceleration_of(rows, b), 1.0, six(S, A.solution + 6 * b)))
        change, unseen = largest_change(world, scratch, step.length)
        for b in range(world.bodies):
            put_acceleration(rows, b, required_of(rows, b))
        for e in range(A.equations):
            S[A.velocity_multipliers + e] += S[multipliers + e]
        worst = max(off, rate, change)
        if not worst < math.inf:
            return False
        closed = converged(k, off, before[0], False) and converged(k, rate, before[1], False)
        if closed and converged(k, change, before[2], unseen):
            end_of_step(world, kin, scratch, step)
            return True
        stale = worst > STALE * max(before[0], before[1], before[2])
        before = (off, rate, change)
    return False
