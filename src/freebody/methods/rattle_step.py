"""One step of RATTLE, in whatever coordinates bodies have: kicks and a drift, with impulses that keep the constraints.

    p* = p + h/2 (F + G^T l),   drift for h,   l such that the constraints hold at its end,
    p' = p* + h/2 (F' + G'^T m),               m such that their rates vanish there.

One matrix G M^-1 G^T serves the velocities at the end of a step and the positions of the next one. The coordinates are
those of ``rattle_se3``, where the drift is the free motion of rigid bodies, or of ``natural_step``.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from freebody.compile import kernel
from freebody.forces.total import total_wrench
from freebody.joints.extrapolate import extrapolate, rest_of
from freebody.joints.layout import (
    GOING,
    SOLVED_SO_FAR,
    iterations_of,
    joints_of,
    put_iterations,
    put_singular,
    put_truncation,
    singular_of,
)
from freebody.joints.measures import motor_power
from freebody.joints.solver import add_solution, clear, collect, prepare, solve_residuals
from freebody.lie.scalar import plain, real, vanishes
from freebody.lie.vec import add, cross
from freebody.methods.constrained import POSITIONS, VELOCITIES, unsolved
from freebody.methods.kick import power_of, sense
from freebody.methods.loop import COMPLETE, accumulate, accumulate_wrench
from freebody.model.layout import CONSERVATIVE_ONLY, KICKED, VELOCITY_DEPENDENT

# Iterations of the simplified Newton method. It gains a factor of about |w| h in each; ten digits at |w| h = 1/2 take
# 33.
ITERATIONS = 100
# Attempts to pass a singular position; each leaves out larger pivots than the one before.
ATTEMPTS = 4


class Coordinates(NamedTuple):
    """What RATTLE asks of coordinates. Impulses of the joints stand in the scratch S, as ``collect`` leaves them."""

    system: Any  # of the solver: see ``freebody.joints.solver.System``
    kick: Any  # (coordinates, world, motion, users, S, t, h, multipliers): ``kick_by_guess`` or ``projected_kick``
    move: Any  # (world, motion, S, b, c, impulse): velocities after a time c under the wrench and, if asked, an impulse
    push: Any  # (world, motion, S, h): add the wrench times h to the momenta, and its impulse to the accumulators
    begin: Any  # (world, motion, S): note where bodies are at the start of the drift
    drift: Any  # (world, motion, S, h, k): move bodies from there, with the impulses added, at iteration k
    closed: Any  # (world, kin, users, S, t, k): the residuals; GOING, SOLVED_SO_FAR or FAILED at iteration k
    accepted: Any  # (world, motion, users, S, end, solved): whether positions are, and the matrix at the end if so
    retry: Any  # (world, motion, users, S, interval, here, attempt): positions near a singular position; whether found
    steady: Any  # (world, motion, S, k, h, here): the rates; GOING, SOLVED_SO_FAR or FAILED at iteration k
    solve: Any  # (world, S, factor): for ``factor`` times the residuals
    impel: Any  # (world, motion, S, b): add the impulse to the momenta
    impulse: Any  # (world, motion, S, b, at_start): place, torque about it and force, at either end of the drift


@kernel(inner=True)
def kick_by_guess(coordinates, world, motion, users, S, t, h, multipliers):
    """A kick by forces, with the multipliers as far as they are known; of order 2.

    Forces that read velocities, and the work of all that have no potential, see the middle of the kick with reactions
    included: otherwise they would see motion out of the joints, which costs an order.
    """
    if not world.flags & KICKED:
        return
    reads = world.flags & VELOCITY_DEPENDENT
    if reads or not world.flags & CONSERVATIVE_ONLY:
        collect(coordinates.system, world, S, multipliers, 0.5 * h)
        if reads:
            for b in range(world.bodies):
                coordinates.move(world, motion, S, b, 0.0, False)
            total_wrench(world, motion.kin, users, t)
        for b in range(world.bodies):
            coordinates.move(world, motion, S, b, 0.5 * h, True)
        if reads:
            total_wrench(world, motion.kin, users, t)
        accumulate(motion.accumulators, 0, h * power_of(world, motion.kin))
    coordinates.push(world, motion, S, h)


@kernel(inner=True)
def _accumulate_impulses(coordinates, world, motion, S, at_start):
    """Add the impulse of the joints and its angular impulse about the origin, at the pose where they acted.

    What keeps bodies rigid does nothing to either.
    """
    if joints_of(world).constraints == 0:
        return
    total, moment = (0.0, 0.0, 0.0), (0.0, 0.0, 0.0)
    for b in range(world.bodies):
        x, torque, force = coordinates.impulse(world, motion, S, b, at_start)
        total, moment = add(total, force), add(moment, add(torque, cross(x, force)))
    accumulate_wrench(motion.accumulators, 1.0, total, moment)


@kernel(inline=True)
def _derivatives_left(world, S):
    """Leave of the residuals what their derivatives lack; whether that is anything, which of plain numbers it is not.

    Solved values have derivatives by the theorem of implicit functions: more solutions with the factored matrix, which
    move no value. The matrix is that of the start of the step, so that one is not enough; as many as the values took
    are, because both converge alike.
    """
    J, left = joints_of(world), False
    for e in range(J.residual, J.residual + J.equations):
        left = left or not (plain(S[e]) or vanishes(S[e] - real(S[e])))
    if left:
        for e in range(J.residual, J.residual + J.equations):
            S[e] -= real(S[e])
    return left


@kernel(inner=True)
def positions(coordinates, world, motion, users, S, interval, here):
    """Find the multipliers at S[here:] for which the constraints hold at the end of the drift; whether it did."""
    h, verdict, last, beyond = interval.length, GOING, 2, 0
    for k in range(ITERATIONS):
        iteration = k + beyond
        collect(coordinates.system, world, S, here, 0.5 * h)
        coordinates.drift(world, motion, S, h, iteration)
        put_iterations(S, iterations_of(S) + 1.0)
        verdict = coordinates.closed(world, motion.kin, users, S, interval.end, iteration)
        if verdict == GOING:
            coordinates.solve(world, S, -2.0 / (h * h))
            last = 2 * k + 4
        elif verdict == SOLVED_SO_FAR and k < last and _derivatives_left(world, S):
            solve_residuals(world, S, -2.0 / (h * h))
            beyond = 2  # drifts are whole from now on, or values would move
        else:
            break
        add_solution(world, S, here)
    return verdict == SOLVED_SO_FAR


@kernel(inner=True)
def velocities(coordinates, world, motion, S, h, here, multipliers):
    """Impulses that make the rates of all constraints vanish; returns whether they do.

    S[here:] are the multipliers of the positions, whose impulses left roundings in the velocities.
    """
    J, verdict, last = joints_of(world), GOING, 2
    clear(S, multipliers, J.equations)
    for k in range(ITERATIONS):
        verdict = coordinates.steady(world, motion, S, k, h, here)
        if verdict == GOING:
            coordinates.solve(world, S, -2.0 / h)
            last = 2 * k + 4
        elif verdict == SOLVED_SO_FAR and k < last and _derivatives_left(world, S):
            solve_residuals(world, S, -2.0 / h)
        else:
            break
        add_solution(world, S, multipliers)
        collect(coordinates.system, world, S, J.solution, 0.5 * h)
        _accumulate_impulses(coordinates, world, motion, S, False)
        for b in range(world.bodies):
            coordinates.impel(world, motion, S, b)
    return verdict == SOLVED_SO_FAR


@kernel(inner=True)
def _past_singular(coordinates, world, motion, users, S, interval, here):
    """Try again as the coordinates do near a singular position: last without constraints that are nearly redundant.

    Inertia carries the bodies through, and what these constraints miss is made up for behind that position.
    """
    for attempt in range(ATTEMPTS):
        if coordinates.retry(world, motion, users, S, interval, here, attempt):
            put_truncation(S, 0.0)
            put_singular(S, singular_of(S) + 1.0)
            S[joints_of(world).memory] = 0.0
            return True
    put_truncation(S, 0.0)
    return False


@kernel(inner=True)
def rattle_step(coordinates, world, motion, users, S, interval, smooth):
    """One step; returns COMPLETE or why it failed. The matrix is the one of the poses in ``kin``, before and after.

    ``smooth`` says that steps are equal, so that multipliers can be extrapolated.
    """
    J = joints_of(world)
    here, rest = J.memory + 1, rest_of(J.memory, J.equations)
    t, h, end = interval
    extrapolate(S, J.memory, J.equations, smooth)
    coordinates.kick(coordinates, world, motion, users, S, t, 0.5 * h, here)
    coordinates.begin(world, motion, S)
    solved = positions(coordinates, world, motion, users, S, interval, here)
    power = motor_power(world, S, here)
    if not coordinates.accepted(world, motion, users, S, end, solved):
        if not _past_singular(coordinates, world, motion, users, S, interval, here):
            return unsolved(S, POSITIONS)
        power = motor_power(world, S, here)
        prepare(coordinates.system, world, motion.kin, users, S, end)
    S[J.memory] += 1.0
    _accumulate_impulses(coordinates, world, motion, S, True)
    accumulate(motion.accumulators, 0, 0.5 * h * power)
    sense(world, motion.kin, users, end)
    known = rest if real(S[J.memory]) > 1.0 else here
    coordinates.kick(coordinates, world, motion, users, S, end, 0.5 * h, known)
    if not velocities(coordinates, world, motion, S, h, here, rest):
        return unsolved(S, VELOCITIES)
    accumulate(motion.accumulators, 0, 0.5 * h * motor_power(world, S, rest))
    return COMPLETE
