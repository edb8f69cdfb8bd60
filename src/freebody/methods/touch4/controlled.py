"""Steps of the event gear whose length follows an error estimate: what ``adaptive`` does in a world with contact.

A piece is tried once whole and once in halves; sixteen fifteenths of the difference are the error of the whole. Pieces
are as long as the tolerance allows, and ``dt`` is only the interval of the grid on which frames and the end lie.
"""

from __future__ import annotations

from freebody.compile import kernel
from freebody.contact.layout import STATE, contacts_of
from freebody.contact.room import room_of
from freebody.lie.vec import norm, sub
from freebody.methods.adaptive.kernels import options_of, scales_of
from freebody.methods.classical import classical_step
from freebody.methods.loop import COMPLETE
from freebody.methods.rkmk4 import end_pose, stage_pose
from freebody.methods.touch4.smooth import first_stage, take
from freebody.methods.touch4.step import OVER, begin_piece, go_back, lay_down, touch_step
from freebody.model.columns import angular_momentum_of, momentum_of, orientation_of, position_of
from freebody.model.kernel_data import DONE, PAUSED, Interval, Status

# A piece is no shorter than this part of the interval of the grid.
SHORTEST = 1e-6
SAFETY, SHRINK, GROW = 0.9, 0.2, 4.0
STEP = STATE.slices["step"].start


@kernel(inner=True)
def _difference(world, motion, options, S, at):
    """The largest difference of the present state from that at S[at:], over its tolerance."""
    worst = 0.0
    for b in range(world.bodies):
        k = at + 13 * b
        x, p, L = position_of(motion.state, b), momentum_of(motion.state, b), angular_momentum_of(motion.state, b)
        turn, shift, push, twist = scales_of(world, options, b, norm(x), norm(p), norm(L))
        q = orientation_of(motion.state, b)
        turned = 0.0
        for c in range(4):
            turned = max(turned, abs(2.0 * (q[c] - S[k + 3 + c])))
        moved = norm(sub(x, (S[k], S[k + 1], S[k + 2])))
        pushed = norm(sub(p, (S[k + 7], S[k + 8], S[k + 9])))
        twisted = norm(sub(L, (S[k + 10], S[k + 11], S[k + 12])))
        worst = max(worst, turned / turn, moved / shift, pushed / push)
        if twisted > 0.0:
            worst = max(worst, twisted / twist)
    return worst * 16.0 / 15.0


@kernel(inner=True)
def _error(world, motion, users, options, scratch, t, s, dt):
    """The error of a piece of length s over its tolerance; the state is as it was afterwards."""
    S, room = scratch.solver, room_of(world)
    begin_piece(world, motion, users, scratch, t, s, dt, 1.0)
    take(world, motion, users, scratch, t, s, t + s)
    for b in range(world.bodies):
        for c in range(13):
            S[room.after + 13 * b + c] = motion.state[b, c]
    go_back(world, motion, S)
    half = 0.5 * s
    take(world, motion, users, scratch, t, half, t + half)
    first_stage(world, motion, users, scratch, t + half, False)
    take(world, motion, users, scratch, t + half, half, t + s)
    error = _difference(world, motion, options, S, room.after)
    go_back(world, motion, S)
    return error


@kernel(inner=True)
def _controlled(world, motion, users, options, scratch, interval):
    dt, place, paused = interval.length, contacts_of(world).state + STEP, False
    left, h = dt, world.floats[place]
    if not h > 0.0:
        h = dt
    while left > OVER * dt:
        start = interval.end - left if left < dt else interval.start
        lay_down(world, motion, users, scratch.solver, start, dt, False)
        s = left if h >= left else min(h, 0.5 * left)
        error = _error(world, motion, users, options, scratch, start, s, dt)
        factor = min(GROW, max(SHRINK, SAFETY * max(error, 1e-10) ** -0.2))
        if not error <= 1.0 and s > SHORTEST * dt:
            h = max(s * factor, SHORTEST * dt)
            continue
        left -= s
        end = interval.end - left if left > OVER * dt else interval.end
        ended = touch_step(world, motion, users, scratch, Interval(start, s, end))
        if ended.cause == PAUSED:
            paused = True
        elif ended.cause != DONE:
            return ended
        h = max(s * factor, SHORTEST * dt)
    world.floats[place] = h
    return Status(0, PAUSED, 0, 0.0) if paused else COMPLETE


# Events are located run by run.
@kernel(inline=True, by_lane=lambda world, *_: world.contacts or world.joints)
def step(world, motion, users, options, scratch, interval):
    """A step; in pieces if there is a tolerance. Without contact and joints, one of ``rkmk4``."""
    if world.contacts == 0 and world.joints == 0:
        return classical_step(world, motion, users, scratch.rows, interval, stage_pose, end_pose)
    if options_of(options).rtol > 0.0:
        return _controlled(world, motion, users, options, scratch, interval)
    return touch_step(world, motion, users, scratch, interval)
