"""The accelerations at the end of a step: by fixed-point iteration, or by Newton's method where forces are stiff.

Fixed-point iteration needs the mass matrix alone. With joints, multipliers that close rates and residuals at the end of
the step are found beside it, by the factored matrix of its start. An iteration gains the digits that the step resolves
the motion by. Where it gains less than one bit, forces are stiff.

Newton's method takes the derivative of the equations of motion by the acceleration of every body by differences, puts
the equations of the joints beside it, and solves the whole as one system of blocks, those of bodies that feel each
other. It has no symmetry; it is factored as L U by the plan of the world, and solved many times. Equations without a
pivot, such as redundant ones, get zero.
"""

import math

from freebody.compile import kernel
from freebody.forces.total import total_wrench
from freebody.joints.bias import constraint_rates
from freebody.joints.blocks import plain, product, sweep
from freebody.joints.constraints.evaluate import residuals
from freebody.joints.layout import ROW, incidence_at, iterations_of, joints_of, put_iterations, wrench_at
from freebody.joints.measures import largest_response, worst_of
from freebody.joints.se3_system import SE3
from freebody.joints.solver import add_solution, clear, solve
from freebody.lie.scalar import real
from freebody.lie.vec import mat_t_vec, norm, scale
from freebody.methods.constrained import POSITIONS, VELOCITIES, unsolved
from freebody.methods.generalized_alpha.layout import (
    ZERO,
    acceleration_of,
    alpha_of,
    angular,
    before_of,
    change_of,
    colour_at,
    correction_of,
    coupling_at,
    each,
    end_velocity_of,
    joined,
    linear,
    link_at,
    member_at,
    memory_of,
    neighbour_at,
    perturbation_of,
    pivot_at,
    plus,
    put_acceleration,
    put_before,
    put_change,
    put_correction,
    put_perturbation,
    put_required,
    put_stiff,
    put_unperturbed,
    remembered_of,
    required_of,
    start_position_of,
    start_velocity_of,
    unperturbed_of,
)
from freebody.methods.generalized_alpha.motion import (
    end_of_step,
    jacobian_times,
    react,
    require,
    shortfall_of,
    take_required,
)
from freebody.model.columns import angular_velocity_of, rotation_of, velocity_of
from freebody.model.kernel_data import Status
from freebody.model.rows import body_of, six, sym_vec

# The cause of a status, beside those of ``constrained``: the equations of motion could not be solved.
MOTION = 4

# Changes as small as the roundings of what they change are none.
SOLVED = 4.0 * 2.0**-52
# When they stop shrinking below this, they are as small as they can be; after some iterations below the second, because
# forces between points far apart have roundings of their own.
ENOUGH = 1e-12
ENOUGH_LATE = 1e-9
LATE = 10
# An iteration that gains less than a bit is slow; after that many slow ones forces count as stiff.
SLOW = 0.5
SLOW_ITERATIONS = 3
ITERATIONS = 60

# Newton's method gains digits fast or not at all.
NEWTON_ITERATIONS = 30
# An iteration that gains less than this asks for new derivatives.
STALE = 0.1
# Differences are taken over this angle, and over this part of a length: half the digits.
DIFFERENCE = 1e-7
# The length is that of the body's coordinates or of its way, but not less, lest a body near the origin be moved by less
# than the roundings of the points that forces pull it to.
LEAST_LENGTH = 1e-3
# A pivot below this part of the largest number that stood in its place is what roundings left there.
NO_PIVOT = 1e-11
# Steps that are taken by Newton's method before fixed-point iteration is tried again.
STIFF_STEPS = 16


# --- fixed-point iteration --------------------------------------------------------------------------------------------


@kernel(inline=True)
def _converged(k, value, last, hidden):
    """Whether a change in iteration k, after ``last`` in the one before, is only rounding."""
    if value <= SOLVED:
        return True
    small = value <= ENOUGH or hidden or (k > LATE and value <= ENOUGH_LATE)
    return k > 1 and value > SLOW * last and small


@kernel(inline=True)
def _share(part, whole):
    """part / whole, but never NaN: infinite where the part is not finite."""
    if part == 0.0:
        return 0.0
    if not part < math.inf:
        return math.inf
    return part / whole if whole > 0.0 else 1.0


@kernel(inline=True)
def _changes(rows, b, h):
    """How spin and speed of body b change if it takes the required acceleration, what these are, whether its pose would
    show it."""
    required, v, lacking = required_of(rows, b), end_velocity_of(rows, b), shortfall_of(rows, b)
    spin_rate, rate = real(norm(angular(lacking))), real(norm(linear(lacking)))
    spin = real(norm(angular(v))) + abs(h) * real(norm(angular(required)))
    speed = real(norm(linear(v))) + abs(h) * real(norm(linear(required)))
    shown = h * h * spin_rate > SOLVED or h * h * rate > SOLVED * real(norm(start_position_of(rows, b)))
    return abs(h) * spin_rate, abs(h) * rate, spin, speed, shown


@kernel(inner=True)
def _guess(world, scratch):
    """Begin with the accelerations and the multipliers of the start of the step."""
    A, S = alpha_of(world), scratch.solver
    for b in range(world.bodies):
        put_change(scratch.rows, b, 0.0)
        put_acceleration(scratch.rows, b, remembered_of(world, S, b).acceleration)
        put_correction(scratch.rows, b, ZERO)
    for e in range(A.equations):
        S[A.velocity_multipliers + e], S[A.pose_multipliers + e] = S[A.multipliers + e], 0.0


@kernel(inner=True)
def _measure_constraints(world, kin, users, scratch, step):
    """Residuals and rates of all equations at the poses and velocities in ``kin``; the largest of each, relative."""
    J, S = joints_of(world), scratch.solver
    residuals(world, kin, users, step.end, S, J.residual)
    off = worst_of(world, S, step.size, J.residual, True)
    constraint_rates(world, kin, users, S, step.end, J.bias)
    speed = abs(step.length) * largest_response(world, S, alpha_of(world).velocity_multipliers)
    for b in range(world.bodies):
        # Where a motion reverses, roundings are those of the velocities that cancel.
        v = start_velocity_of(scratch.rows, b)
        speed = max(speed, norm(angular_velocity_of(kin, b)), norm(velocity_of(kin, b)))
        speed = max(speed, norm(angular(v)), norm(linear(v)))
    rate = worst_of(world, S, 1.0, J.bias, True)
    return off, _share(rate, speed)


@kernel(inner=True)
def _close_poses(world, scratch, step):
    """One step of Newton's method for the corrections, ahead of what closing the velocities does to the poses."""
    J, A, S, o = joints_of(world), alpha_of(world), scratch.solver, step.coefficients
    for e in range(J.equations):
        ahead = step.length * o.beta / o.gamma * S[J.bias + e]
        S[J.solution + e] = ahead - S[J.residual + e]
    solve(world, S)
    add_solution(world, S, A.pose_multipliers)
    for b in range(world.bodies):
        put_correction(scratch.rows, b, ZERO)
    for k in range(J.incidences):
        incidence = incidence_at(world.integers, J.first_incidence, k)
        correction = correction_of(scratch.rows, incidence.body)
        for e in range(incidence.count):
            response = six(S, J.response + incidence.jacobian + ROW * e)
            correction = plus(correction, S[A.pose_multipliers + incidence.first + e], response)
        put_correction(scratch.rows, incidence.body, correction)


@kernel(inner=True)
def _take_free(world, rows, k, h):
    """Take the required accelerations, without joints. Returns the largest relative change that a pose shows, and
    whether all have converged.

    A body that has is left alone, so that in any company it moves as it would by itself.
    """
    worst, done = 0.0, True
    for b in range(world.bodies):
        spin_change, speed_change, spin, speed, shown = _changes(rows, b, h)
        change = max(_share(spin_change, spin), _share(speed_change, speed))
        if not _converged(k, change, change_of(rows, b), not shown):
            done = False
            worst = max(worst, change if shown else 0.0)
            put_acceleration(rows, b, required_of(rows, b))
        put_change(rows, b, change)
    return worst, done


@kernel(inner=True)
def _largest_change(world, scratch, h):
    """The largest change if all required accelerations were taken, relative to the fastest body, and whether no pose
    would show any."""
    most_spin_change, most_speed_change, fastest, unseen = 0.0, 0.0, 0.0, True
    if world.joints:
        fastest = abs(h) * largest_response(world, scratch.solver, alpha_of(world).velocity_multipliers)
    most_spin = most_speed = fastest
    for b in range(world.bodies):
        spin_change, speed_change, spin, speed, shown = _changes(scratch.rows, b, h)
        unseen = unseen and not shown
        most_spin, most_speed = max(most_spin, spin), max(most_speed, speed)
        if not spin_change <= most_spin_change:
            most_spin_change = spin_change
        if not speed_change <= most_speed_change:
            most_speed_change = speed_change
    return max(_share(most_spin_change, most_spin), _share(most_speed_change, most_speed)), unseen


@kernel(inline=True)
def _velocity_reach(step):
    """How far a unit of acceleration at the end of the step changes the velocity there."""
    o = step.coefficients
    return step.length * o.gamma * (1.0 - o.alpha_f) / (1.0 - o.alpha_m)


@kernel(inner=True)
def _take_linked(world, kin, scratch, step):
    """Take the required accelerations, and with them multipliers that close the joints."""
    J, A, S = joints_of(world), alpha_of(world), scratch.solver
    reach = _velocity_reach(step)
    _close_poses(world, scratch, step)
    jacobian_times(world, kin, scratch, shortfall_of, J.residual)
    for e in range(J.equations):
        S[J.solution + e] = -S[J.bias + e] / reach - S[J.residual + e]
    solve(world, S)
    add_solution(world, S, A.velocity_multipliers)
    take_required(world, scratch.rows)
    react(world, kin, scratch, J.solution)


@kernel(inner=True)
def _fixed_point(world, kin, users, scratch, step, patient):
    """Find the accelerations at the end of the step; returns whether they were found.

    ``patient``: go on although forces are stiff, for worlds too large for Newton's method.
    """
    S, h = scratch.solver, step.length
    _guess(world, scratch)
    slow, last, before = 0, 0.0, (0.0, 0.0, 0.0)
    for k in range(ITERATIONS):
        end_of_step(world, kin, scratch, step)
        off, rate = 0.0, 0.0
        if world.joints:
            off, rate = _measure_constraints(world, kin, users, scratch, step)
        total_wrench(world, kin, users, step.end)
        require(world, kin, scratch, alpha_of(world).velocity_multipliers)
        put_iterations(S, iterations_of(S) + 1.0)
        if world.joints:
            change, unseen = _largest_change(world, scratch, h)
            closed = _converged(k, off, before[0], False) and _converged(k, rate, before[1], False)
            done = closed and _converged(k, change, before[2], unseen)
            worst = max(off, rate, 0.0 if unseen else change)
            before = (off, rate, change)
        else:
            worst, done = _take_free(world, scratch.rows, k, h)
        if done:
            return True
        slow += k > 1 and worst > max(SLOW * last, ENOUGH_LATE)
        if not worst < math.inf or (slow >= SLOW_ITERATIONS and not patient):
            return False
        last = worst
        if world.joints:
            _take_linked(world, kin, scratch, step)
    return False


# --- the linear system of Newton's method -----------------------------------------------------------------------------


@kernel(inline=True)
def _measure(S, sizes, block, n):
    """Remember the largest numbers on the diagonal."""
    for i in range(n):
        # Compared as they are: on dual numbers this has to fail, as long as nothing iterates derivatives to their end.
        S[sizes + i] = max(S[sizes + i], abs(S[block + i * n + i]))


@kernel(inner=True)
def factor_system(world, S):
    """Replace the blocks by their factors; the pivots by their inverses. Returns whether all bodies had pivots."""
    A, integers = alpha_of(world), world.integers
    clear(S, A.sizes, A.unknowns)
    for p in range(A.pivots):
        pivot = pivot_at(integers, A.first_pivot, p)
        n, sizes = pivot.size, A.sizes + pivot.unknown
        _measure(S, sizes, pivot.block, n)
        if sweep(S, pivot.block, n, sizes, NO_PIVOT) > 0 and pivot.body:
            return False
        target = A.first_target + pivot.first_target
        for q in range(pivot.neighbours):
            row = neighbour_at(integers, A.first_neighbour, pivot.first_neighbour + q)
            product(S, A.temporary, 0.0, plain(row.below), plain(pivot.block), row.size, n, n)
            for k in range(row.size * n):
                S[row.below + k] = S[A.temporary + k]
            for k in range(pivot.neighbours):
                column = neighbour_at(integers, A.first_neighbour, pivot.first_neighbour + k)
                to = integers[target + q * pivot.neighbours + k]
                product(S, to, -1.0, plain(row.below), plain(column.beside), row.size, column.size, n)
                if k == q:
                    _measure(S, A.sizes + row.unknown, to, row.size)
    return True


@kernel(inner=True)
def solve_system(world, S):
    """Put the solution in the place of the right side."""
    A, integers = alpha_of(world), world.integers
    for p in range(A.pivots):
        pivot = pivot_at(integers, A.first_pivot, p)
        for q in range(pivot.neighbours):
            row = neighbour_at(integers, A.first_neighbour, pivot.first_neighbour + q)
            to, u = A.solution + row.unknown, A.solution + pivot.unknown
            product(S, to, -1.0, plain(row.below), plain(u), row.size, 1, pivot.size)
    for p in range(A.pivots - 1, -1, -1):
        pivot = pivot_at(integers, A.first_pivot, p)
        n, u = pivot.size, A.solution + pivot.unknown
        for q in range(pivot.neighbours):
            column = neighbour_at(integers, A.first_neighbour, pivot.first_neighbour + q)
            product(S, u, -1.0, plain(column.beside), plain(A.solution + column.unknown), n, 1, column.size)
        product(S, A.temporary, 0.0, plain(pivot.block), plain(u), n, 1, n)
        for i in range(n):
            S[u + i] = S[A.temporary + i]


# --- its blocks -------------------------------------------------------------------------------------------------------


@kernel(inline=True)
def _perturbed(rows, b, c, step):
    """The acceleration of body b with number c changed such that the pose moves by a difference."""
    h, length = step.length, 1.0
    if c >= 3:
        way = abs(h) * real(norm(linear(start_velocity_of(rows, b))))
        length = max(LEAST_LENGTH, real(norm(start_position_of(rows, b))), way)
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
        SE3.jacobians(world, kin, users, step.end, scratch.solver, joints_of(world).jacobian)
    total_wrench(world, kin, users, step.end)
    require(world, kin, scratch, alpha_of(world).velocity_multipliers)


@kernel(inner=True)
def _derivatives(world, kin, users, scratch, step):
    """The blocks: of accelerations less required ones by accelerations, beside them minus M^-1 G^T, below them G."""
    A, S, rows = alpha_of(world), scratch.solver, scratch.rows
    clear(S, A.blocks, A.block_numbers)
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
            torque, force = wrench_at(S, J.jacobian + incidence.jacobian + ROW * e)
            torque = mat_t_vec(R, torque)
            row = joined(torque, force)
            response = joined(sym_vec(body.inverse_inertia, torque), scale(body.inverse_mass, force))
            for c in range(6):
                S[link.below + 6 * e + c] = row[c]
                S[link.beside + n * c + e] = -response[c]


# --- Newton's method --------------------------------------------------------------------------------------------------


@kernel(inline=True)
def _staying(step, velocity, auxiliary, acceleration):
    """The acceleration that leads nowhere from ``velocity``."""
    o = step.coefficients
    end = -((0.5 - o.beta) * auxiliary + velocity / step.length) / o.beta
    return ((1.0 - o.alpha_m) * end + o.alpha_m * auxiliary - o.alpha_f * acceleration) / (1.0 - o.alpha_f)


@kernel(inner=True)
def _newton(world, kin, users, scratch, step, at_rest):
    """Find the accelerations at the end of the step; returns whether they were found.

    Begins where the velocities lead, or (``at_rest``) where the bodies are: other poses may be far from any sense.
    """
    A, S, rows = alpha_of(world), scratch.solver, scratch.rows
    multipliers = A.solution + 6 * world.bodies
    _guess(world, scratch)
    if step.coefficients.beta > 0.0:
        for b in range(world.bodies):
            past, v = remembered_of(world, S, b), start_velocity_of(rows, b) if at_rest else ZERO
            put_acceleration(rows, b, each(_staying, step, v, past.auxiliary, past.acceleration))
    reach = _velocity_reach(step)
    before, stale = (math.inf, math.inf, math.inf), True
    for k in range(NEWTON_ITERATIONS):
        end_of_step(world, kin, scratch, step)
        off, rate = 0.0, 0.0
        if world.joints:
            off, rate = _measure_constraints(world, kin, users, scratch, step)
            _close_poses(world, scratch, step)
            end_of_step(world, kin, scratch, step)
            _, rate = _measure_constraints(world, kin, users, scratch, step)
        total_wrench(world, kin, users, step.end)
        require(world, kin, scratch, A.velocity_multipliers)
        if stale:
            _derivatives(world, kin, users, scratch, step)
            if not factor_system(world, S):
                return False
        for b in range(world.bodies):
            lacking = shortfall_of(rows, b)
            for c in range(6):
                S[A.solution + 6 * b + c] = lacking[c]
        for e in range(A.equations):
            S[multipliers + e] = -S[joints_of(world).bias + e] / reach
        solve_system(world, S)
        put_iterations(S, iterations_of(S) + 1.0)
        for b in range(world.bodies):
            put_required(rows, b, plus(acceleration_of(rows, b), 1.0, six(S, A.solution + 6 * b)))
        change, unseen = _largest_change(world, scratch, step.length)
        take_required(world, rows)
        for e in range(A.equations):
            S[A.velocity_multipliers + e] += S[multipliers + e]
        worst = max(off, rate, change)
        if not worst < math.inf:
            return False
        closed = _converged(k, off, before[0], False) and _converged(k, rate, before[1], False)
        if closed and _converged(k, change, before[2], unseen):
            end_of_step(world, kin, scratch, step)
            return True
        stale = worst > STALE * max(before[0], before[1], before[2])
        before = (off, rate, change)
    return False


# --- both -------------------------------------------------------------------------------------------------------------


@kernel(inline=True)
def accelerations(world, kin, users, scratch, step):
    """Find the accelerations at the end of the step, by Newton's method where forces are stiff; returns whether."""
    A, S = alpha_of(world), scratch.solver
    left, solvable = memory_of(world, S).stiff, A.pivots > 0
    found = left == 0.0 and _fixed_point(world, kin, users, scratch, step, not solvable)
    if not found and solvable:
        put_stiff(S, A.memory, STIFF_STEPS if left == 0.0 else left - 1.0)
        for at_rest in range(2):
            found = found or _newton(world, kin, users, scratch, step, at_rest)
    return found


@kernel(inner=True)
def why_failed(world, kin, users, scratch, step):
    """The status of a step whose accelerations were not found; the worst constraint is to blame if one is open."""
    S = scratch.solver
    if world.joints:
        end_of_step(world, kin, scratch, step)
        off, rate = _measure_constraints(world, kin, users, scratch, step)
        if not off <= ENOUGH_LATE:
            worst_of(world, S, step.size, joints_of(world).residual, True)
            return unsolved(S, POSITIONS)
        if not rate <= ENOUGH_LATE:
            return unsolved(S, VELOCITIES)
    return Status(0, MOTION, 0, 0.0)
