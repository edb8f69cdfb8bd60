"""The adaptive method's compiled loop: choose a step, try it, accept or reject it, deliver frames.

Steps depend on the start, the forces and the edges of the schedule, never on where somebody looks or stops: frames and
stops inside a step are read off its continuous extension. That is what makes an interrupted run equal to a whole one.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
from numba import types

from freebody.compile import fixed, kernel
from freebody.forces.held import HELD
from freebody.lie.vec import norm
from freebody.methods.adaptive_dense import book_step, interpolate
from freebody.methods.adaptive_slots import (
    ACCEPTED,
    AFTER_REJECTION,
    ARRIVED,
    BEFORE,
    ERROR,
    ERROR_BEFORE,
    FULL,
    H_LAST,
    H_NEXT,
    H_TRIED,
    KNOWN,
    LAST_SPIN,
    NOT_FINITE,
    RATE,
    RATES,
    RECORDED,
    REJECTED,
    REJECTION_BEFORE,
    RUNNING,
    STAGE,
    STAGES,
    START,
    T_HEAD,
    T_LAST,
    TEMPORARY,
    UNDERFLOW,
    WRITTEN,
)
from freebody.methods.adaptive_step import error_ratio, stages, start_time_scale
from freebody.model.layout import ACCUMULATORS
from freebody.model.rows import get3, put3

__all__ = ["ready_adaptive"]

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
MAX_STEP = 4  # place in F (see Adaptive.options)

_F1, _F2, _F3 = types.float64[::1], types.float64[:, ::1], types.float64[:, :, ::1]
_I1 = types.int64[::1]
ADVANCE_ADAPTIVE = types.int64(
    _F2, _F1, types.float64, types.float64, types.int64, types.int64, _F1,
    _F2, _F1, _I1, HELD, _F2, _F2, _F1, _I1, _F3, _F2, _F1,
)  # fmt: skip


def ready_adaptive() -> Callable[..., Any]:
    """``advance_adaptive``, compiled for its one signature (or loaded from the cache) and fixed there."""
    return fixed(advance_adaptive, ADVANCE_ADAPTIVE)


@kernel(inline=True)
def _begin(motion, s, book_rates, known):
    """Make the head the start of a step; the last stage before becomes its first, in the new chart."""
    for b in range(motion.state.shape[0]):
        for c in range(13):
            s[b, START + c] = motion.state[b, c]
        if known:
            put3(s, b, RATES, get3(s, b, LAST_SPIN))
            for c in range(3, RATE):
                s[b, RATES + c] = s[b, RATES + RATE * (STAGES - 1) + c]
    for k in range(ACCUMULATORS):
        book_rates[BEFORE, k] = motion.accumulators[k]
        if known:
            book_rates[0, k] = book_rates[STAGES - 1, k]


@kernel(inline=True)
def _limited(world, s, h):
    """h, at most the longest step allowed and the one that turns the fastest body by TURN."""
    fastest = 0.0
    for b in range(s.shape[0]):
        fastest = max(fastest, norm(get3(s, b, RATES)))
    if h * fastest > TURN:
        h = TURN / fastest
    return min(h, world.floats[MAX_STEP])


@kernel(inline=True)
def _factor(error, before):
    if error == 0.0:
        return GROW
    return min(GROW, max(SHRINK, SAFETY * error**-ALPHA * before**BETA))


@kernel(inline=True)
def _step(world, motion, users, s, t_edge, book_rates, control, counts):
    """Take one step, trying as often as it needs; RUNNING, or why not."""
    t = control[T_HEAD]
    known = control[KNOWN] != 0.0
    _begin(motion, s, book_rates, known)
    if not known:
        stages(world, motion.kin, users, s, 0, 1, t, 0.0, t, book_rates, counts)
    if control[H_NEXT] == 0.0:
        control[H_NEXT] = max(FIRST * start_time_scale(world, s), 2.0 * CLOCK * abs(t))
    error = 1.0
    for _ in range(PATIENCE):
        h = _limited(world, s, control[H_NEXT])
        landing = t + STRETCH * h >= t_edge
        if h <= CLOCK * abs(t) and not landing:
            break
        t_new = t_edge if landing else t + h
        h = t_new - t  # what the clock really moves, so that its rounding never adds up
        error = np.inf
        if stages(world, motion.kin, users, s, 1, STAGES, t, h, t_new, book_rates, counts):
            error = error_ratio(world, s, h)
        if error <= 1.0:
            _accept(world, motion, s, t, t_new, h, error, landing, book_rates, control, counts)
            return RUNNING
        counts[REJECTED] += 1
        control[AFTER_REJECTION] = 1.0
        control[H_NEXT] = h * (max(SHRINK, SAFETY * error**-0.2) if error < np.inf else SHRINK)
    # Nothing was accepted: the start of the step is all that there is.
    control[KNOWN] = 0.0
    control[T_LAST], control[H_LAST] = t, 0.0
    return UNDERFLOW if error < np.inf else NOT_FINITE


@kernel(inline=True)
def _accept(world, motion, s, t, t_new, h, error, landing, book_rates, control, counts):
    control[H_TRIED] = control[H_NEXT]
    control[ERROR_BEFORE] = control[ERROR]
    control[REJECTION_BEFORE] = control[AFTER_REJECTION]
    for b in range(motion.state.shape[0]):
        for c in range(13):
            motion.state[b, c] = s[b, STAGE + c]
    book_step(world, motion.accumulators, h, book_rates)
    # A step cut at an edge says nothing about the length that the error would allow.
    if not landing:
        factor = _factor(error, control[ERROR])
        control[H_NEXT] = h * (min(1.0, factor) if control[AFTER_REJECTION] != 0.0 else factor)
        control[ERROR] = max(error, SMALLEST_ERROR)
    control[AFTER_REJECTION] = 0.0
    control[T_LAST], control[H_LAST], control[T_HEAD] = t, h, t_new
    # Behind an edge other forces act, so that the stage there is not the first of the next step.
    control[KNOWN] = 0.0 if landing else 1.0
    counts[ACCEPTED] += 1


@kernel(inline=True)
def _deliver(world, motion, s, t_stop, every, outputs, book_rates, control, counts, frames, frame_books, frame_times):
    """Write the frames that are due up to the head or the stop; False if there is no room."""
    t = control[T_HEAD]
    if every > 0:
        due = counts[RECORDED] < counts[ACCEPTED] and t <= t_stop
        if due and counts[ACCEPTED] % every == 0:
            if counts[WRITTEN] == frames.shape[0]:
                return False
            frame_times[counts[WRITTEN]] = t
            counts[WRITTEN] = record(motion, counts[WRITTEN], frames, frame_books)
        if due:
            counts[RECORDED] = counts[ACCEPTED]
        return True
    while counts[WRITTEN] < outputs.shape[0] and outputs[counts[WRITTEN]] <= min(t, t_stop):
        slot = counts[WRITTEN]
        if slot == frames.shape[0]:
            return False
        moment = outputs[slot]
        if moment == t:
            record(motion, slot, frames, frame_books)
        else:
            theta = (moment - control[T_LAST]) / control[H_LAST]
            interpolate(world, motion, s, theta, control[H_LAST], book_rates)
            for k in range(7):
                frame_books[slot, k] = book_rates[TEMPORARY, k] + book_rates[TEMPORARY, k + 7]
        frame_times[slot] = moment
        counts[WRITTEN] = slot + 1
    return True


@kernel
def advance_adaptive(
    world, motion, users, s, t_stop, t_edge, limit, every, outputs, book_rates, control, counts, frames, frame_books, frame_times,
):  # fmt: skip
    """Step until the head reaches t_stop, at most ``limit`` steps; see ``adaptive_run.Runner`` for the protocol.

    ``y`` (bodies, 13) and ``books`` (14) are the head; ``s`` (bodies, WIDTH), ``book_rates`` (BOOK_ROWS, 14),
    ``control`` and ``counts`` are laid out in ``adaptive_slots``. No step passes ``t_edge``; one ends there exactly.
    Frames: after every ``every``-th step, or at the ascending moments ``outputs`` if ``every`` is zero. Returns one of
    the answers of ``adaptive_slots``.
    """
    counts[WRITTEN] = 0
    taken = 0
    while True:
        if not _deliver(
            world, motion, s, t_stop, every, outputs, book_rates, control, counts, frames, frame_books, frame_times
        ):
            return FULL
        if control[T_HEAD] >= t_stop:
            return ARRIVED
        if taken == limit:
            return RUNNING
        answer = _step(world, motion, users, s, t_edge, book_rates, control, counts)
        if answer != RUNNING:
            return answer
        taken += 1
