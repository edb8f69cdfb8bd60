"""Commutator-free Lie group method of order 4."""

from __future__ import annotations

from freebody.compile import kernel
from freebody.forces.total import total_wrench
from freebody.integrators.base import Method
from freebody.integrators.loop import book_stage, healthy, record
from freebody.lie.quaternion import exp, normalize, product
from freebody.model.layout import FORCE, KICKED, TORQUE
from freebody.model.rows import get3, get4, load, put3, put4

__all__ = ["CF4"]

# Per body: x q p L at the start of the step (13), then the rates v, w, force, torque of each stage (4 x 12).
START = 0
RATES = 13
RATE = 12
WIDTH = RATES + 4 * RATE


class CF4(Method):
    """Classical Runge-Kutta weights with the orientation advanced by products of exponentials, without commutators.

    Four stages, five exponentials. Momenta are plain sums, so they stay to the last bit where nothing acts.
    """

    name = "cf4"
    order = 4
    evaluations = 4
    preserves = ("rotation", "momentum")
    reference = "Celledoni, Marthinsen, Owren 2003, Commutator-free Lie group methods, FGCS 19, 341-352"
    summary = "accurate all-round method of order 4; cheap, explicit, small but steady energy drift"
    scratch_width = WIDTH

    @property
    def advance(self):
        """The compiled loop."""
        return advance


@kernel(inline=True)
def _turned(r, h, q):
    """exp(h r) q."""
    return product(exp((h * r[0], h * r[1], h * r[2])), q)


@kernel(inline=True)
def _combined(s, b, k, c1, c2, c3, c4):
    """c1 k1 + c2 k2 + c3 k3 + c4 k4 of the stage rates from column k on."""
    k1, k2 = get3(s, b, RATES + k), get3(s, b, RATES + RATE + k)
    k3, k4 = get3(s, b, RATES + 2 * RATE + k), get3(s, b, RATES + 3 * RATE + k)
    return (
        c1 * k1[0] + c2 * k2[0] + c3 * k3[0] + c4 * k4[0],
        c1 * k1[1] + c2 * k2[1] + c3 * k3[1] + c4 * k4[1],
        c1 * k1[2] + c2 * k2[2] + c3 * k3[2] + c4 * k4[2],
    )


@kernel(inline=True)
def _moved(a, h, k):
    """a + h k."""
    return (a[0] + h * k[0], a[1] + h * k[1], a[2] + h * k[2])


@kernel(inline=True)
def _stage_q(s, b, stage, h, q0):
    """Orientation of a stage: Y2 = exp(k1/2) Y1, Y3 = exp(k2/2) Y1, Y4 = exp(k3 - k1/2) Y2."""
    if stage == 0:
        return q0
    if stage == 1:
        return _turned(get3(s, b, RATES + 3), 0.5 * h, q0)
    if stage == 2:
        return _turned(get3(s, b, RATES + RATE + 3), 0.5 * h, q0)
    half = _turned(get3(s, b, RATES + 3), 0.5 * h, q0)
    return _turned(_combined(s, b, 3, -0.5, 0.0, 1.0, 0.0), h, half)


@kernel(inline=True)
def _step(y, books, t, h, work, F, I, custom, s):
    for b in range(I[0]):
        for c in range(13):
            s[b, START + c] = y[b, c]
        for c in range(RATES, WIDTH):
            s[b, c] = 0.0
    for stage in range(4):
        c_h = 0.0 if stage == 0 else (h if stage == 3 else 0.5 * h)
        for b in range(I[0]):
            before = RATES + RATE * (stage - 1) if stage > 0 else RATES
            x = _moved(get3(s, b, START), c_h, get3(s, b, before))
            p = _moved(get3(s, b, START + 7), c_h, get3(s, b, before + 6))
            L = _moved(get3(s, b, START + 10), c_h, get3(s, b, before + 9))
            v, w = load(work, F, b, x, _stage_q(s, b, stage, h, get4(s, b, START + 3)), p, L)
            put3(s, b, RATES + RATE * stage, v)
            put3(s, b, RATES + RATE * stage + 3, w)
        if I[2] & KICKED:
            total_wrench(t + c_h, work, F, I, custom)
            book_stage(books, work, I, h / 3.0 if stage == 1 or stage == 2 else h / 6.0)
            for b in range(I[0]):
                put3(s, b, RATES + RATE * stage + 6, get3(work, b, FORCE))
                put3(s, b, RATES + RATE * stage + 9, get3(work, b, TORQUE))
    for b in range(I[0]):
        q = _turned(_combined(s, b, 3, 0.25, 1.0 / 6.0, 1.0 / 6.0, -1.0 / 12.0), h, get4(s, b, START + 3))
        q = _turned(_combined(s, b, 3, -1.0 / 12.0, 1.0 / 6.0, 1.0 / 6.0, 0.25), h, q)
        put4(y, b, 3, normalize(q))
        put3(y, b, 0, _moved(get3(s, b, 0), h, _combined(s, b, 0, 1 / 6, 1 / 3, 1 / 3, 1 / 6)))
        if I[2] & KICKED:
            put3(y, b, 7, _moved(get3(s, b, 7), h, _combined(s, b, 6, 1 / 6, 1 / 3, 1 / 3, 1 / 6)))
            put3(y, b, 10, _moved(get3(s, b, 10), h, _combined(s, b, 9, 1 / 6, 1 / 3, 1 / 3, 1 / 6)))


@kernel
def advance(y, books, t0, n, dt, count, every, work, F, I, custom, scratch, frames, frame_books):
    """See ``Method``."""
    slot = 0
    for k in range(count):
        _step(y, books, t0 + (n + k) * dt, dt, work, F, I, custom, scratch)
        if not healthy(y, True):
            return k
        if (k + 1) % every == 0:
            slot = record(y, books, slot, frames, frame_books)
    return count
