"""The acceleration at the end of a step, found with the mass matrix alone: cheap, for forces that a step resolves.

The equations of motion are put into themselves; with joints, multipliers that close velocities and poses at the end of
the step are found beside it, by the factored matrix of its start. Each turn gains the digits that the step resolves
the motion by. Where it gains less than one bit, forces are stiff, and ``generalized_alpha_stiff`` takes over.
"""

import math

from freebody.compile import kernel
from freebody.forces.total import total_wrench
from freebody.joints.kernels import gradients, rates, residuals
from freebody.joints.layout import (
    iterations_of,
    joints_of,
    put_iterations,
)
from freebody.joints.prepare import largest_response, residual_rates, worst_of
from freebody.joints.solver import solve
from freebody.lie.vec import norm, sub
from freebody.methods.constrained import POSITIONS, VELOCITIES
from freebody.methods.generalized_alpha_motion import (
    ALPHA_F,
    ALPHA_M,
    BETA,
    GAMMA,
    forward,
    goals,
    react,
    seen,
    shift,
    three,
)
from freebody.methods.generalized_alpha_slots import (
    CHANGE,
    DOT,
    END_V,
    GOAL,
    HEAD,
    MEMORY_ROW,
    ROW,
    SHIFT,
    START_V,
    START_X,
    U,
    begin,
    equations,
    multipliers_at,
    pushes_at,
    rows_at,
    shifts_at,
)
from freebody.model.columns import angular_velocity_of, velocity_of

__all__ = ["SOLVED", "UNSOLVED", "blame", "close_poses", "guess", "largest_change", "look_at_joints",
           "projected", "simple"]  # fmt: skip

# Changes as small as the roundings of what they change are none.
SOLVED = 4.0 * 2.0**-52
# When they stop shrinking below this, they are as small as they can be; after some turns below the second, because
# forces between points far apart have roundings of their own.
ENOUGH = 1e-12
ENOUGH_LATE = 1e-9
LATE = 10
# A turn that gains less than a bit is slow; after that many slow turns forces count as stiff.
SLOW = 0.5
SLOW_TURNS = 3
TURNS = 60

# The status of a step whose equations of motion could not be solved; smaller numbers are those of joints.
UNSOLVED = 3


@kernel(inline=True)
def projected(k, value, last, hidden):
    """Whether a change in turn k, after ``last`` in the turn before, is only rounding."""
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
def _changes(h, S, r):
    """What taking the goals changes in spin and speed of a body, what these are, whether its pose would show it."""
    turn = norm(sub(three(S, r + GOAL), three(S, r + U)))
    push = norm(sub(three(S, r + GOAL + 3), three(S, r + U + 3)))
    spin = norm(three(S, r + END_V)) + abs(h) * norm(three(S, r + GOAL))
    speed = norm(three(S, r + END_V + 3)) + abs(h) * norm(three(S, r + GOAL + 3))
    shown = h * h * turn > SOLVED or h * h * push > SOLVED * norm(three(S, r + START_X))
    return abs(h) * turn, abs(h) * push, spin, speed, shown


@kernel(inner=True)
def guess(world, S):
    """Begin with the accelerations and the multipliers of the start of the step."""
    for b in range(world.bodies):
        i, r = begin(world) + HEAD + MEMORY_ROW * b, rows_at(world) + ROW * b
        S[r + CHANGE] = 0.0
        for c in range(6):
            S[r + U + c], S[r + SHIFT + c] = S[i + DOT + c], 0.0
    for e in range(equations(world)):
        S[pushes_at(world) + e], S[shifts_at(world) + e] = S[multipliers_at(world) + e], 0.0


@kernel(inner=True)
def look_at_joints(world, kin, users, S, end, h, size):
    """Residuals and rates of all equations at the poses and velocities in ``work``; the largest of each, relative."""
    J = joints_of(world)
    r, v = J.residual, J.bias
    residuals(world, kin, users, end, S, r)
    off = worst_of(world, S, size, r, True)
    gradients(world, kin, users, end, S, J.jacobian)
    if J.motors:
        rates(world, kin, end, S, J.rate)
    residual_rates(world, kin, S, v)
    speed = abs(h) * largest_response(world, S, pushes_at(world))
    for b in range(world.bodies):
        # Where a motion reverses, roundings are those of the velocities that cancel.
        s = rows_at(world) + ROW * b + START_V
        speed = max(speed, norm(angular_velocity_of(kin, b)), norm(velocity_of(kin, b)))
        speed = max(speed, norm(three(S, s)), norm(three(S, s + 3)))
    rate = worst_of(world, S, 1.0, v, True)
    return off, _share(rate, speed)


@kernel(inner=True)
def close_poses(world, S, h):
    """One step of Newton's method for the shifts, foreseeing what closing the velocities does to the poses."""
    J = joints_of(world)
    for e in range(J.equations):
        foreseen = h * world.floats[BETA] / world.floats[GAMMA] * S[J.bias + e]
        S[J.solution + e] = foreseen - S[J.residual + e]
    solve(world, S)
    for e in range(J.equations):
        S[shifts_at(world) + e] += S[J.solution + e]
    shift(world, S, shifts_at(world))


@kernel(inner=True)
def free(world, S, k, h):
    """Take the goals, without joints. Returns the largest relative change that a pose shows, and whether all stand.

    A body that stands is left alone, so that in any company it moves as it would by itself.
    """
    worst = 0.0
    done = True
    for b in range(world.bodies):
        r = rows_at(world) + ROW * b
        turn, push, spin, speed, shown = _changes(h, S, r)
        change = max(_share(turn, spin), _share(push, speed))
        stands = projected(k, change, S[r + CHANGE], not shown)
        S[r + CHANGE] = change
        if not stands:
            done = False
            worst = max(worst, change if shown else 0.0)
            for c in range(6):
                S[r + U + c] = S[r + GOAL + c]
    return worst, done


@kernel(inner=True)
def largest_change(world, S, h):
    """The largest change if all goals were taken, relative to the fastest body, and whether no pose would show any."""
    most_turn, most_push = 0.0, 0.0
    most_spin = most_speed = abs(h) * largest_response(world, S, pushes_at(world)) if world.joints else 0.0
    unseen = True
    for b in range(world.bodies):
        turn, push, spin, speed, shown = _changes(h, S, rows_at(world) + ROW * b)
        unseen = unseen and not shown
        most_spin, most_speed = max(most_spin, spin), max(most_speed, speed)
        if not turn <= most_turn:
            most_turn = turn
        if not push <= most_push:
            most_push = push
    return max(_share(most_turn, most_spin), _share(most_push, most_speed)), unseen


@kernel(inner=True)
def linked(world, kin, S, h):
    """Take the goals, and with them shifts and pushes that close the joints."""
    J = joints_of(world)
    r, v, z, count = J.residual, J.bias, J.solution, J.equations
    reach = h * world.floats[GAMMA] * (1.0 - world.floats[ALPHA_F]) / (1.0 - world.floats[ALPHA_M])
    close_poses(world, S, h)
    seen(world, kin, S, GOAL, U, r)
    for e in range(count):
        S[z + e] = -S[v + e] / reach - S[r + e]
    solve(world, S)
    for e in range(count):
        S[pushes_at(world) + e] += S[z + e]
    for b in range(world.bodies):
        for c in range(6):
            S[rows_at(world) + ROW * b + U + c] = S[rows_at(world) + ROW * b + GOAL + c]
    react(world, kin, S, z, U)


@kernel(inner=True)
def simple(world, kin, users, S, end, h, size, patient):
    """Find the accelerations at the end of the step; returns whether they were found.

    ``patient``: go on although forces are stiff, for worlds too large for the other way.
    """
    guess(world, S)
    slow = 0
    last = 0.0
    before = (0.0, 0.0, 0.0)
    for k in range(TURNS):
        forward(world, kin, S, h)
        off, rate = 0.0, 0.0
        if world.joints:
            off, rate = look_at_joints(world, kin, users, S, end, h, size)
        total_wrench(world, kin, users, end)
        goals(world, kin, S, pushes_at(world))
        put_iterations(S, iterations_of(S) + 1.0)
        if world.joints:
            change, unseen = largest_change(world, S, h)
            closed = projected(k, off, before[0], False) and projected(k, rate, before[1], False)
            done = closed and projected(k, change, before[2], unseen)
            worst = max(off, rate, 0.0 if unseen else change)
            before = (off, rate, change)
        else:
            worst, done = free(world, S, k, h)
        if done:
            return True
        slow += k > 1 and worst > max(SLOW * last, ENOUGH_LATE)
        if not worst < math.inf or (slow >= SLOW_TURNS and not patient):
            return False
        last = worst
        if world.joints:
            linked(world, kin, S, h)
    return False


@kernel(inner=True)
def blame(world, kin, users, S, end, h, size):
    """What a step failed at, as a status; the equation of a joint that is furthest off is noted."""
    if world.joints == 0:
        return UNSOLVED
    forward(world, kin, S, h)
    off, rate = look_at_joints(world, kin, users, S, end, h, size)
    if not off <= ENOUGH_LATE:
        worst_of(world, S, size, joints_of(world).residual, True)
        return POSITIONS
    return UNSOLVED if rate <= ENOUGH_LATE else VELOCITIES
