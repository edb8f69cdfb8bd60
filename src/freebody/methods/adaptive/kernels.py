"""The adaptive method: seven stages on the group, the error of a step, its continuous extension, and the loop.

Each body's orientation is written exp(u) q0 with q0 that at the start of the step. Then u, x, p, L live in a plain
vector space, u' = dexp_inverse(u, w), and every theorem on Runge-Kutta methods holds (Munthe-Kaas 1999).

Steps depend on the start, the forces and the breakpoints of the schedule, never on where somebody looks or stops:
frames and stops inside a step are read off its continuous extension. That is what makes an interrupted run equal to a
whole one.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np
from numba import types
from numpy.typing import NDArray

from freebody.compile import fixed, kernel
from freebody.forces.held import HELD, users_of
from freebody.forces.total import total_wrench
from freebody.lie.quaternion import exp, normalize, product
from freebody.lie.scalar import real
from freebody.lie.so3 import dexp, dexp_inverse
from freebody.lie.vec import add, dot, norm
from freebody.methods.adaptive.tableau import DORMAND_PRINCE
from freebody.methods.loop import accumulate, accumulate_stage, record
from freebody.model.columns import (
    MOMENTA,
    MOMENTA_SIZE,
    angular_momentum_of,
    force_of,
    momentum_of,
    orientation_of,
    position_of,
    put_angular_momentum,
    put_momentum,
    put_orientation,
    put_position,
    torque_of,
)
from freebody.model.kernel_data import MOTION, WORLD, Interval
from freebody.model.layout import ACCUMULATORS, KICKED
from freebody.model.records import Record
from freebody.model.rows import body_of, load

Array = NDArray[np.float64]

STAGES = 7

# --- what the kernels work on --------------------------------------------------------------------------------------

# A rate or an increment: of the rotation vector, x, p, L.
RATE = Record("Rate", rotation=3, velocity=3, force=3, torque=3)
rotation_rate_of, put_rotation_rate = RATE.column("rotation")
position_rate_of, put_position_rate = RATE.column("velocity")
force_rate_of, put_force_rate = RATE.column("force")
torque_rate_of, put_torque_rate = RATE.column("torque")

# A row per body: the states at the start of the last step and at the current stage, the increment between them, the
# rates of the stages, and w of the last one: the rate of the rotation vector at the start of the next step.
BODY = Record(
    "Body", start=MOMENTA.size, stage=MOMENTA.size, step=RATE.size, rates=STAGES * RATE.size, last_spin=3
)  # fmt: skip
START, STAGE, STEP, RATES, LAST_SPIN = (part.start for part in BODY.slices.values())
RATE_SIZE = RATE.size
last_spin_of, put_last_spin = BODY.column("last_spin")

# Rows of accumulators: their rates at every stage, the accumulators at the start of the last step, one in between.
BEFORE, TEMPORARY = STAGES, STAGES + 1

CONTROL = Record(
    "Control",
    head=1,  # the time that the state stands at
    last=1,  # where the last step started
    length=1,  # of the last step; zero before the first one
    next=1,  # proposal for the next step, before any limit; zero: choose one
    error=1,  # of the last accepted step, for the proportional part of the control
    rejected=1,  # 1 if the attempt before was rejected: the step may not grow
    known=1,  # 1 if the last stage is the first of the next step: not at the start, not at a breakpoint
    tried=1,  # ``next``, ``error`` and ``rejected`` as they were when the last step was tried
    error_before=1,
    rejected_before=1,
)
control_of = CONTROL.start()
(
    put_head, put_last, put_length, put_next, put_error, put_rejected, put_known, put_tried, put_error_before,
    put_rejected_before,
) = (CONTROL.cell(field)[1] for field in CONTROL.fields)  # fmt: skip

COUNTS = Record(
    "Counts",
    accepted=1,
    rejected=1,
    evaluations=1,  # of all forces on all bodies
    written=1,  # frames written by the last call
    recorded=1,  # the number of the last accepted step that was looked at for recording
)
counts_of = COUNTS.start()
put_accepted, put_rejections, put_evaluations, put_written, put_recorded = (
    COUNTS.cell(field)[1] for field in COUNTS.fields
)

OPTIONS = Record("AdaptiveOptions", rtol=1, atol=1, first_step=1, max_step=1)
options_of = OPTIONS.start()


class Workspace(NamedTuple):
    """What the method keeps between calls."""

    rows: Array  # (bodies, numbers of BODY)
    rates: Array  # (STAGES + 2, ACCUMULATORS): see BEFORE
    control: Array  # CONTROL
    counts: NDArray[np.int64]  # COUNTS

    @classmethod
    def empty(cls, bodies: int) -> Workspace:
        """For so many bodies."""
        return cls(
            np.zeros((bodies, BODY.size)), np.zeros((STAGES + 2, ACCUMULATORS)), np.zeros(CONTROL.size),
            np.zeros(COUNTS.size, dtype=np.int64),
        )  # fmt: skip


class Goal(NamedTuple):
    """How far to go: to ``stop``, at most ``limit`` steps, none past ``edge``; frames after every ``every``-th step, or
    at the ascending times ``outputs`` if ``every`` is zero."""

    stop: float
    edge: float
    limit: int
    every: int
    outputs: Array


class Output(NamedTuple):
    """Room for frames: ``raw`` (room, bodies, 13) x q p L, ``accounts`` (room, 7), ``times`` (room,) in s."""

    raw: Array
    accounts: Array
    times: Array

    @classmethod
    def empty(cls, room: int, bodies: int) -> Output:
        """Room for this many."""
        return cls(np.empty((room, bodies, MOMENTA.size)), np.empty((room, 7)), np.empty(room))


# --- answers -----------------------------------------------------------------------------------------------------
ARRIVED = 0  # the head is at or past the time asked for
RUNNING = 1  # the steps allowed for one call are used up
FULL = 2  # no room left in the frames
UNDERFLOW = -1  # the step fell below the spacing of the clock and the error is still too large
NOT_FINITE = -2  # the same, and the forces or the state are not finite

# --- coefficients ------------------------------------------------------------------------------------------------
A = DORMAND_PRINCE.matrix
C = DORMAND_PRINCE.array(DORMAND_PRINCE.c)
E = DORMAND_PRINCE.array(DORMAND_PRINCE.error)
B = DORMAND_PRINCE.array(DORMAND_PRINCE.b)
D = DORMAND_PRINCE.array(DORMAND_PRINCE.dense)

# The rotation vector is a good coordinate up to half a turn; it ends at a full one, where dexp_inverse is infinite.
HALF_TURN_SQUARED = np.pi**2

# Time scale assumed for a world in which nothing happens at the start, in s; the step then grows by itself.
IDLE = 1e-4

# --- step control (Hairer, Norsett, Wanner, Solving ODEs I, II.4; Gustafsson 1991) ---------------------------------
SAFETY = 0.9
BETA = 0.04  # weight of the error before: damps the swing of the step where stability limits it
ALPHA = 0.2 - 0.75 * BETA  # 1/5 for an error of order h^5, less what BETA takes over
SHRINK, GROW = 0.2, 5.0
SMALLEST_ERROR = 1e-4  # a step without error must not weigh on the next one's control
# The first step: this part of the time in which the state changes by its own size.
FIRST = 0.01
# A step turns no body further than this (rad), so that the rotation vector stays well inside its chart.
TURN = 2.0
# A step that would stop just short of an edge is stretched to it rather than followed by a sliver.
STRETCH = 1.01
# A step shorter than this many spacings of the clock no longer moves it faithfully.
CLOCK = 4.0 * np.finfo(np.float64).eps
# Rejections of one step before giving up: 0.2^100 is beyond any scale of time. The clock gives up earlier, save at 0.
PATIENCE = 100


# --- a step
# ------------------------------------------------------------------------------------------------------------


@kernel(inline=True)
def _place(s, b, stage, h):
    """Increment and state of a stage, into scratch."""
    for c in range(RATE_SIZE):
        total = 0.0
        for j in range(stage):
            total += A[stage, j] * s[b, RATES + RATE_SIZE * j + c]
        s[b, STEP + c] = h * total
    if stage == 0:
        for c in range(MOMENTA_SIZE):
            s[b, STAGE + c] = s[b, START + c]
    else:
        turn = exp(rotation_rate_of(s, b, STEP))
        put_position(s, b, add(position_of(s, b, START), position_rate_of(s, b, STEP)), STAGE)
        put_orientation(s, b, normalize(product(turn, orientation_of(s, b, START))), STAGE)
        put_momentum(s, b, add(momentum_of(s, b, START), force_rate_of(s, b, STEP)), STAGE)
        put_angular_momentum(s, b, add(angular_momentum_of(s, b, START), torque_rate_of(s, b, STEP)), STAGE)


@kernel(inner=True)
def _stages(world, kin, users, work, first, stop, interval):
    """Evaluate stages first..stop-1 of a step; False if one leaves the chart of its start."""
    s = work.rows
    t, h, t_new = interval
    for stage in range(first, stop):
        at = RATES + RATE_SIZE * stage
        inside = True
        for b in range(world.bodies):
            _place(s, b, stage, h)
            x, q = position_of(s, b, STAGE), orientation_of(s, b, STAGE)
            v, w = load(world, kin, b, x, q, momentum_of(s, b, STAGE), angular_momentum_of(s, b, STAGE))
            u = rotation_rate_of(s, b, STEP)
            inside &= real(dot(u, u)) < HALF_TURN_SQUARED
            put_rotation_rate(s, b, dexp_inverse(u, w), at)
            put_position_rate(s, b, v, at)
            put_last_spin(s, b, w)
        if not inside:
            return False
        put_evaluations(work.counts, counts_of(work.counts).evaluations + 1)
        if world.flags & KICKED:
            # The last two stages look at the end of the step: t_new, to the bit that the next step starts from.
            total_wrench(world, kin, users, t_new if stage >= STAGES - 2 else t + C[stage] * h)
            work.rates[stage, :] = 0.0
            accumulate_stage(world, kin, work.rates[stage], 1.0)
            for b in range(world.bodies):
                put_force_rate(s, b, force_of(kin, b), at)
                put_torque_rate(s, b, torque_of(kin, b), at)
    return True


@kernel(inline=True)
def _combined(column_of, s, b, weights):
    """Sum over the stages of weight times a column of the rates."""
    x, y, z = 0.0, 0.0, 0.0
    for j in range(STAGES):
        r = column_of(s, b, RATES + RATE_SIZE * j)
        x += weights[j] * r[0]
        y += weights[j] * r[1]
        z += weights[j] * r[2]
    return (x, y, z)


@kernel(inline=True)
def _size(a):
    """Length of a 3-vector as a plain number: derivatives follow the steps, and do not choose them."""
    return real(norm(a))


@kernel(inline=True)
def scales_of(world, options, b, x, p, L):
    """Tolerated errors of a body of size |x|, |p|, |L|: rotation (rad), position, momentum, angular momentum.

    A position is measured against the distance from the origin or the body's own radius of gyration, whichever is
    larger. Absolute tolerances of momenta are those of velocities, so that they mean the same for a grain and a ship.
    """
    m, J = real(body_of(world, b).mass), real(body_of(world, b).principal_moments[2])
    rtol, atol = options_of(options).rtol, options_of(options).atol
    return atol + rtol, atol + rtol * max(x, np.sqrt(J / m)), m * atol + rtol * p, J * atol + rtol * L


@kernel(inline=True)
def _ratio(value, scale):
    """value / scale, where nothing of nothing is nothing: a particle has no angular momentum and no scale for it."""
    return 0.0 if value == 0.0 else value / scale


@kernel(inner=True)
def _error_ratio(world, options, s, h):
    """Largest error over its tolerance, of all bodies and quantities; infinite if anything is not finite."""
    worst = 0.0
    finite = 0.0
    for b in range(world.bodies):
        x = max(_size(position_of(s, b, START)), _size(position_of(s, b, STAGE)))
        p = max(_size(momentum_of(s, b, START)), _size(momentum_of(s, b, STAGE)))
        L = max(_size(angular_momentum_of(s, b, START)), _size(angular_momentum_of(s, b, STAGE)))
        turn, shift, push, twist = scales_of(world, options, b, x, p, L)
        # The difference of two rotation vectors, seen as a rotation of the body.
        turned = _size(dexp(rotation_rate_of(s, b, STEP), _combined(rotation_rate_of, s, b, E)))
        moved, pushed = _size(_combined(position_rate_of, s, b, E)), _size(_combined(force_rate_of, s, b, E))
        twisted = _size(_combined(torque_rate_of, s, b, E))
        here = max(
            max(_ratio(h * turned, turn), _ratio(h * moved, shift)),
            max(_ratio(h * pushed, push), _ratio(h * twisted, twist)),
        )
        worst = max(worst, here)
        for c in range(MOMENTA_SIZE):
            finite += 0.0 * real(s[b, STAGE + c])  # 0, or NaN: a maximum may drop it, a sum does not
        for k in range(STAGES * RATE_SIZE):
            finite += 0.0 * real(s[b, RATES + k])
    return worst if finite == 0.0 and worst < np.inf else np.inf


@kernel(inner=True)
def _start_time_scale(world, options, s):
    """Size of the state over size of its rate at the start, both measured in tolerances; in s."""
    size = 0.0
    rate = 0.0
    for b in range(world.bodies):
        x, p = _size(position_of(s, b, START)), _size(momentum_of(s, b, START))
        L = _size(angular_momentum_of(s, b, START))
        turn, shift, push, twist = scales_of(world, options, b, x, p, L)
        size = max(size, max(1.0 / turn, max(_ratio(x, shift), max(_ratio(p, push), _ratio(L, twist)))))
        w, v = _size(rotation_rate_of(s, b, RATES)), _size(position_rate_of(s, b, RATES))
        f, n = _size(force_rate_of(s, b, RATES)), _size(torque_rate_of(s, b, RATES))
        rate = max(rate, max(max(_ratio(w, turn), _ratio(v, shift)), max(_ratio(f, push), _ratio(n, twist))))
    scale = size / rate if rate > 0.0 else IDLE
    return scale if 0.0 < scale < np.inf else IDLE


# --- inside a step
# -----------------------------------------------------------------------------------------------------


@kernel(inline=True)
def _extended(theta, step, first, last, quartic):
    """The polynomial of ``EmbeddedPair`` from the increment over the step, h k_1, h k_7 and h sum d_i k_i."""
    rest = 1.0 - theta
    return theta * (step + rest * (first - step + theta * (2.0 * step - first - last + rest * quartic)))


@kernel(inline=True)
def _part(s, b, c, theta, h):
    quartic = 0.0
    for j in range(STAGES):
        quartic += D[j] * s[b, RATES + RATE_SIZE * j + c]
    last = s[b, RATES + RATE_SIZE * (STAGES - 1) + c]
    return _extended(theta, s[b, STEP + c], h * s[b, RATES + c], h * last, h * quartic)


@kernel(inline=True)
def _rate(rates, j, k):
    return rates[j, k] + rates[j, k + 7]


@kernel
def interpolate(world, work, theta, state, accumulators):
    """State (bodies, 13) and accumulators at theta in [0, 1] of the last step, written to both."""
    s, rates, h = work.rows, work.rates, control_of(work.control).length
    for b in range(world.bodies):
        # The stage's place is free once a step is accepted; a loop compiles faster than twelve copies.
        for c in range(RATE_SIZE):
            s[b, STAGE + c] = _part(s, b, c, theta, h)
        turn = exp(rotation_rate_of(s, b, STAGE))
        put_position(state, b, add(position_of(s, b, START), position_rate_of(s, b, STAGE)))
        put_orientation(state, b, normalize(product(turn, orientation_of(s, b, START))))
        put_momentum(state, b, add(momentum_of(s, b, START), force_rate_of(s, b, STAGE)))
        put_angular_momentum(state, b, add(angular_momentum_of(s, b, START), torque_rate_of(s, b, STAGE)))
    for k in range(ACCUMULATORS):
        accumulators[k] = rates[BEFORE, k]
    if world.flags & KICKED:
        for k in range(7):
            step = 0.0
            quartic = 0.0
            for j in range(STAGES):
                step += B[j] * _rate(rates, j, k)
                quartic += D[j] * _rate(rates, j, k)
            first, last = _rate(rates, 0, k), _rate(rates, STAGES - 1, k)
            accumulate(accumulators, k, _extended(theta, h * step, h * first, h * last, h * quartic))


@kernel(inline=True)
def _accumulate_step(world, accumulators, rates, h):
    """Add the whole step."""
    if world.flags & KICKED:
        for k in range(7):
            step = 0.0
            for j in range(STAGES):
                step += B[j] * _rate(rates, j, k)
            accumulate(accumulators, k, h * step)


# --- the loop
# ----------------------------------------------------------------------------------------------------------


@kernel(inline=True)
def _begin(motion, work, known):
    """Make the head the start of a step; the last stage before becomes its first, in the new chart."""
    s, rates = work.rows, work.rates
    for b in range(motion.state.shape[0]):
        for c in range(MOMENTA_SIZE):
            s[b, START + c] = motion.state[b, c]
        if known:
            put_rotation_rate(s, b, last_spin_of(s, b), RATES)
            for c in range(3, RATE_SIZE):
                s[b, RATES + c] = s[b, RATES + RATE_SIZE * (STAGES - 1) + c]
    for k in range(ACCUMULATORS):
        rates[BEFORE, k] = motion.accumulators[k]
        if known:
            rates[0, k] = rates[STAGES - 1, k]


@kernel(inline=True)
def _limited(options, s, h):
    """h, at most the longest step allowed and the one that turns the fastest body by TURN."""
    fastest = 0.0
    for b in range(s.shape[0]):
        fastest = max(fastest, _size(rotation_rate_of(s, b, RATES)))
    if h * fastest > TURN:
        h = TURN / fastest
    return min(h, options_of(options).max_step)


@kernel(inline=True)
def _factor(error, before):
    if error == 0.0:
        return GROW
    return min(GROW, max(SHRINK, SAFETY * error**-ALPHA * before**BETA))


@kernel(inline=True)
def _step(world, motion, users, options, work, edge):
    """Take one step, trying as often as it needs; RUNNING, or why not."""
    control = work.control
    t, known = control_of(control).head, control_of(control).known != 0.0
    _begin(motion, work, known)
    if not known:
        _stages(world, motion.kin, users, work, 0, 1, Interval(t, 0.0, t))
    if control_of(control).next == 0.0:
        put_next(control, max(FIRST * _start_time_scale(world, options, work.rows), 2.0 * CLOCK * abs(t)))
    error = 1.0
    for _ in range(PATIENCE):
        h = _limited(options, work.rows, control_of(control).next)
        landing = t + STRETCH * h >= edge
        if h <= CLOCK * abs(t) and not landing:
            break
        t_new = edge if landing else t + h
        h = t_new - t  # what the clock really moves, so that its rounding never adds up
        interval = Interval(t, h, t_new)
        error = np.inf
        if _stages(world, motion.kin, users, work, 1, STAGES, interval):
            error = _error_ratio(world, options, work.rows, h)
        if error <= 1.0:
            _accept(world, motion, work, interval, error, landing)
            return RUNNING
        put_rejections(work.counts, counts_of(work.counts).rejected + 1)
        put_rejected(control, 1.0)
        put_next(control, h * (max(SHRINK, SAFETY * error**-0.2) if error < np.inf else SHRINK))
    # Nothing was accepted: the start of the step is all that there is.
    put_known(control, 0.0)
    put_last(control, t)
    put_length(control, 0.0)
    return UNDERFLOW if error < np.inf else NOT_FINITE


@kernel(inline=True)
def _accept(world, motion, work, interval, error, landing):
    control, h = work.control, interval.length
    before = control_of(control)
    put_tried(control, before.next)
    put_error_before(control, before.error)
    put_rejected_before(control, before.rejected)
    for b in range(motion.state.shape[0]):
        for c in range(MOMENTA_SIZE):
            motion.state[b, c] = work.rows[b, STAGE + c]
    _accumulate_step(world, motion.accumulators, work.rates, h)
    # A step cut at a breakpoint says nothing about the length that the error would allow.
    if not landing:
        factor = _factor(error, before.error)
        put_next(control, h * (min(1.0, factor) if before.rejected != 0.0 else factor))
        put_error(control, max(error, SMALLEST_ERROR))
    put_rejected(control, 0.0)
    put_last(control, interval.start)
    put_length(control, h)
    put_head(control, interval.end)
    # Behind a breakpoint other forces act, so that the stage there is not the first of the next step.
    put_known(control, 0.0 if landing else 1.0)
    put_accepted(work.counts, counts_of(work.counts).accepted + 1)


@kernel(inline=True)
def _deliver(world, motion, work, goal, out):
    """Write the frames that are due up to the head or the stop; False if there is no room."""
    control, counts = control_of(work.control), counts_of(work.counts)
    t, slot = control.head, counts.written
    if goal.every > 0:
        due = counts.recorded < counts.accepted and t <= goal.stop
        if due and counts.accepted % goal.every == 0:
            if slot == out.raw.shape[0]:
                return False
            record(motion, out.raw, out.accounts, slot)
            out.times[slot] = t
            put_written(work.counts, slot + 1)
        if due:
            put_recorded(work.counts, counts.accepted)
        return True
    while slot < goal.outputs.shape[0] and goal.outputs[slot] <= min(t, goal.stop):
        if slot == out.raw.shape[0]:
            return False
        at = goal.outputs[slot]
        if at == t:
            record(motion, out.raw, out.accounts, slot)
        else:
            between = work.rates[TEMPORARY]
            interpolate(world, work, (at - control.last) / control.length, out.raw[slot], between)
            for k in range(7):
                out.accounts[slot, k] = between[k] + between[k + 7]
        out.times[slot] = at
        slot += 1
        put_written(work.counts, slot)
    return True


@kernel(by_lane=True)  # each run has steps of its own
def advance_adaptive(world, motion, held, options, work, goal, out):
    """Step towards a goal; see ``run.Runner`` for the protocol. Returns one of the answers above."""
    users = users_of(held)
    put_written(work.counts, 0)
    taken = 0
    while True:
        if not _deliver(world, motion, work, goal, out):
            return FULL
        if control_of(work.control).head >= goal.stop:
            return ARRIVED
        if taken == goal.limit:
            return RUNNING
        answer = _step(world, motion, users, options, work, goal.edge)
        if answer != RUNNING:
            return answer
        taken += 1


_F1, _F2, _F3 = types.float64[::1], types.float64[:, ::1], types.float64[:, :, ::1]
_F, _I = types.float64, types.int64
ADVANCE_ADAPTIVE = _I(
    WORLD, MOTION, HELD, _F1, types.NamedTuple((_F2, _F2, _F1, types.int64[::1]), Workspace),
    types.NamedTuple((_F, _F, _I, _I, _F1), Goal), types.NamedTuple((_F3, _F2, _F1), Output),
)  # fmt: skip


def ready_adaptive() -> Callable[..., Any]:
    """``advance_adaptive``, compiled for its one signature (or loaded from the cache) and fixed there."""
    return fixed(advance_adaptive, ADVANCE_ADAPTIVE)
