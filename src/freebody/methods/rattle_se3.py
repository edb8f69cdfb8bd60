"""RATTLE on SE(3): the drift is the exact free motion of rigid bodies, which is symplectic, so the step is, too."""

from __future__ import annotations

import math

from freebody.compile import kernel
from freebody.joints.constraints.evaluate import residuals
from freebody.joints.layout import (
    FAILED,
    GOING,
    NOTE,
    NOTE_SIZE,
    SOLVED_SO_FAR,
    iterations_of,
    joints_of,
    last_of,
    note_of,
    put_iterations,
    put_last,
    put_size,
    put_truncation,
    size_of,
    weakest_of,
)
from freebody.joints.measures import extent_at, largest_response, worst_of
from freebody.joints.se3_system import SE3, impel, to_start
from freebody.joints.solver import add_solution, clear, collect, prepare, residual_rates, solve, solve_residuals
from freebody.lie.quaternion import normalize, product, to_matrix
from freebody.lie.scalar import real
from freebody.lie.short_rotation import is_short, short_rotation
from freebody.lie.vec import add, cross, mat_t_vec, mat_vec, scale, sub
from freebody.methods.exact import turn
from freebody.methods.kick import move, push
from freebody.methods.projected_kick import projected_kick
from freebody.methods.rattle_step import ATTEMPTS, Coordinates, kick_by_guess
from freebody.model.columns import (
    MOMENTA_SIZE,
    angular_momentum_of,
    angular_velocity_of,
    force_of,
    momentum_of,
    orientation_of,
    position_of,
    put_angular_momentum,
    put_angular_velocity,
    put_momentum,
    put_orientation,
    put_position,
    put_rotation,
    put_velocity,
    rotation_of,
    torque_of,
    velocity_of,
)
from freebody.model.rows import body_of, spin, sym_vec

# Residuals as small as the roundings of the coordinates they come from are solved.
SOLVED = 8.0 * 2.0**-52
# When they stop shrinking below this, relative to lengths and speeds, they are solved as well as they can be. Where
# constraints are redundant, or nearly so, roundings are worsened by how badly one tells the other: four-bar and
# Bricard linkages come to a few 1e-12.
ENOUGH = 5e-11
# Iterations of the simplified Newton method; it gains a digit or more in each at steps that resolve the motion.
ITERATIONS = 60
# The iteration that moves bodies only by what has changed since the one before: several times as fast and nearly as
# good. The last one is never of this kind.
NUDGED = 1
# Where a linkage is singular, pivots up to this size are left out if need be.
LOOSEST = 1e-4
# Where pivots are smaller than this, residuals have to be solved to their roundings.
WEAK = 1e-5
# Residuals that shrink by less in an iteration do not shrink any more.
STALLED = 0.9
# When rates stop shrinking they may be this large, relative to speeds: near a singular position roundings of impulses
# are worsened by how badly one constraint tells another. Elsewhere they shrink to round-off first.
LOOSE = 1e-6
# Residuals and rates of constraints that have lost their Jacobian rows, relative to lengths and speeds: the next steps
# close what these miss.
AJAR = 1e-3

note_rotation = NOTE.part("rotation")


# --- momenta and the drift --------------------------------------------------------------------------------------------


@kernel(inline=True)
def _move(world, motion, S, b, c, impulse):
    if impulse:
        note, body = note_of(world, S, b), body_of(world, b)
        p = add(momentum_of(motion.state, b), scale(c, force_of(motion.kin, b)))
        L = add(angular_momentum_of(motion.state, b), scale(c, torque_of(motion.kin, b)))
        put_velocity(motion.kin, b, scale(body.inverse_mass, add(p, note.force)))
        put_angular_velocity(motion.kin, b, spin(body, rotation_of(motion.kin, b), add(L, note.torque)))
    else:
        move(world, motion, b, c, False)


@kernel(inline=True)
def _push(world, motion, S, h):
    push(world, motion, h, False)


@kernel(inline=True)
def _begin(world, motion, S):
    put_size(S, extent_at(world, motion.state))
    notes = joints_of(world).notes
    for b in range(world.bodies):
        k = notes + NOTE_SIZE * b
        for c in range(MOMENTA_SIZE):
            S[k + c] = motion.state[b, c]
        note_rotation(S, k, rotation_of(motion.kin, b))


@kernel(inline=True, by_lane=True)
def _relative(moments, M, u, h):
    """The free rotation in the time h from the momentum M, which is the angular velocity 2 u / h, in principal axes."""
    return short_rotation(moments, u) if is_short(moments, u) else turn(moments, M, h)[0]


@kernel(inline=True)
def _turned(body, note, L, h):
    """The orientation at the end of the drift."""
    axes, M = body.principal_axes, mat_t_vec(note.rotation, L)
    u = mat_t_vec(axes, scale(0.5 * h, sym_vec(body.inverse_inertia, M)))
    w, x1, x2, x3 = _relative(body.principal_moments, mat_t_vec(axes, M), u, h)
    v = mat_vec(axes, (x1, x2, x3))
    return normalize(product(note.orientation, (w, v[0], v[1], v[2])))


@kernel(inline=True)
def _turned_on(body, note, L, more, q, h):
    """The same from the orientation q that ends the drift without ``more`` of L; a part of (angle)^2 of it is lost."""
    S, M, m = body.inverse_inertia, mat_t_vec(note.rotation, L), mat_t_vec(note.rotation, more)
    W = scale(0.5 * h, sym_vec(S, M))
    # Of the turn, the angular velocity halfway times h; seen at its end.
    halfway = add(m, add(cross(m, W), scale(0.5 * h, cross(M, sym_vec(S, m)))))
    half = scale(0.5 * h, sym_vec(S, halfway))
    half = sub(half, cross(W, half))
    return product(q, (1.0, half[0], half[1], half[2]))


@kernel(inline=True)
def _drift(world, motion, S, h, k):
    for b in range(world.bodies):
        note = note_of(world, S, b)
        p, L = add(note.momentum, note.force), add(note.angular_momentum, note.torque)
        body = body_of(world, b)
        x = add(note.position, scale(h * body.inverse_mass, p))
        if real(body.principal_moments[2]) > 0.0:
            if k == NUDGED:
                more, q = sub(L, angular_momentum_of(motion.state, b)), orientation_of(motion.state, b)
                q = _turned_on(body, note, L, more, q, h)
            else:
                q = _turned(body, note, L, h)
            put_orientation(motion.state, b, q)
            put_rotation(motion.kin, b, to_matrix(q))
        put_momentum(motion.state, b, p)
        put_angular_momentum(motion.state, b, L)
        put_position(motion.state, b, x)
        put_position(motion.kin, b, x)


@kernel(inline=True)
def _impulse(world, motion, S, b, at_start):
    note = note_of(world, S, b)
    return note.position if at_start else position_of(motion.kin, b), note.torque, note.force


# --- convergence ------------------------------------------------------------------------------------------------------


@kernel(inline=True)
def _closed(world, kin, users, S, t, k):
    r = joints_of(world).residual
    residuals(world, kin, users, t, S, r)
    if k == NUDGED:
        return GOING
    worst, last = worst_of(world, S, size_of(S), r, False), last_of(S)
    put_last(S, worst)
    if worst <= SOLVED or (k > 0 and worst <= ENOUGH and worst > 0.5 * last):
        return SOLVED_SO_FAR
    return FAILED if (k > 4 and not worst < 2.0 * last) or k + 1 == ITERATIONS else GOING


@kernel(inline=True)
def _accepted(world, motion, users, S, end, solved):
    weakest = weakest_of(S)
    left = worst_of(world, S, size_of(S), joints_of(world).residual, True) if solved else math.inf
    if not left <= ENOUGH:
        return False
    prepare(SE3, world, motion.kin, users, S, end)
    # A constraint with a small Jacobian row hides a large motion behind a small residual.
    return left <= SOLVED or min(weakest, weakest_of(S)) > WEAK


@kernel(inline=True)
def _steady(world, motion, S, k, h, here):
    """Rates are measured against the speeds before the projection: afterwards everything may be at rest except for
    round-off of them."""
    r = joints_of(world).residual
    speed = size_of(S) if k > 0 else abs(h) * largest_response(world, S, here)
    for b in range(world.bodies):
        move(world, motion, b, 0.0, False)
        v, w = velocity_of(motion.kin, b), angular_velocity_of(motion.kin, b)
        for c in range(3):
            speed = max(speed, abs(real(v[c])), abs(real(w[c])))
    put_size(S, speed)
    residual_rates(SE3, world, motion.kin, S, r)
    worst, last = worst_of(world, S, 1.0, r, False), last_of(S)
    put_last(S, worst)
    if worst <= SOLVED * speed or (k > 2 and worst > 0.5 * last):
        small = worst <= LOOSE * speed and worst_of(world, S, 1.0, r, True) <= AJAR * speed
        return SOLVED_SO_FAR if small else FAILED
    return FAILED if k + 1 == ITERATIONS else GOING


# --- singular positions -----------------------------------------------------------------------------------------------


@kernel(inline=True)
def _closing(world, kin, S, h):
    """Velocities, to ``kin``, that would close the residuals in the time h: the smallest by mass."""
    J = joints_of(world)
    for e in range(J.equations):
        S[J.solution + e] = -S[J.residual + e] / h
    solve(world, S)
    collect(SE3, world, S, J.solution, 1.0)
    for b in range(world.bodies):
        note = note_of(world, S, b)
        put_velocity(kin, b, scale(body_of(world, b).inverse_mass, note.force))
        put_angular_velocity(kin, b, sym_vec(note.inverse_inertia, note.torque))


@kernel(inner=True)
def _across(world, motion, users, S, interval, here, attempt):
    """Positions where Jacobian rows shrink or change their sign within the step.

    At a singular position constraints lose their Jacobian rows: behind it these point the other way, and the matrix of
    the start leads astray. The directions that rows span go on smoothly. So every iteration takes the smallest motion
    that closes the constraints by the Jacobian of the end, and of that what impulses along that of the start can do.
    A step that ends where a constraint has next to no row leaves it open until the end of the next one.
    """
    J, h = joints_of(world), interval.length
    r, z = J.residual, J.solution
    put_truncation(S, LOOSEST * 10.0 ** (2 * (attempt + 1 - ATTEMPTS)) if attempt else 0.0)
    clear(S, here, J.equations)
    worst = 0.0
    for k in range(ITERATIONS):
        to_start(world, motion.kin, S)
        prepare(SE3, world, motion.kin, users, S, interval.start)
        if k > 0:
            residual_rates(SE3, world, motion.kin, S, r)
            for e in range(J.equations):
                S[z + e] = (2.0 / h) * (S[r + e] - (S[J.rate + e] if J.motors else 0.0))
            solve(world, S)
            add_solution(world, S, here)
        collect(SE3, world, S, here, 0.5 * h)
        _drift(world, motion, S, h, 0)
        residuals(world, motion.kin, users, interval.end, S, r)
        last = worst
        worst = worst_of(world, S, size_of(S), r, True)
        put_iterations(S, iterations_of(S) + 1.0)
        if worst <= SOLVED or (k > 2 and not worst < STALLED * last):
            break
        prepare(SE3, world, motion.kin, users, S, interval.end)
        _closing(world, motion.kin, S, h)
    return worst <= AJAR


ON_SE3 = Coordinates(
    SE3, kick_by_guess, _move, _push, _begin, _drift, _closed, _accepted, _across, _steady,
    solve_residuals, impel, _impulse,
)  # fmt: skip
# With kicks of order 4 in forces that read velocities.
ON_SE3_ORDER_4 = ON_SE3._replace(kick=projected_kick)
