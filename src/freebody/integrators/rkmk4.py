"""Runge-Kutta-Munthe-Kaas method of order 4."""

from __future__ import annotations

from freebody.compile import kernel
from freebody.integrators.base import Method
from freebody.integrators.classical import SCRATCH, TURNING, march, sum4, turned, turning
from freebody.lie.so3 import dexp_inverse
from freebody.lie.vec import scale

__all__ = ["RKMK4"]


class RKMK4(Method):
    """The classical method for the rotation vector u of the step, R = exp(u) R0, du = dexp^-1_u(w).

    Four stages, four exponentials; a step must turn by less than a full turn. Momenta are plain sums, so they stay to
    the last bit where nothing acts.
    """

    name = "rkmk4"
    order = 4
    evaluations = 4
    preserves = ("rotation", "momentum")
    reference = "Munthe-Kaas 1998, Runge-Kutta methods on Lie groups, BIT 38, 92-111"
    summary = "order 4 in the Lie algebra; as accurate as cf4, the usual reference among Lie group methods"
    scratch_width = SCRATCH

    @property
    def advance(self):
        """The compiled loop."""
        return advance


@kernel(inline=True)
def _vector(s, b, stage, h):
    """u of a stage: 0, k0/2, k1/2, k2, times h."""
    if stage == 0:
        return (0.0, 0.0, 0.0)
    return scale(h if stage == 3 else 0.5 * h, turning(s, b, stage - 1))


@kernel(inline=True)
def _pose(s, b, stage, h, q):
    return q if stage == 0 else turned(_vector(s, b, stage, h), 1.0, q)


@kernel(inline=True)
def _rate(s, b, stage, h, w):
    return w if stage == 0 else dexp_inverse(_vector(s, b, stage, h), w)


@kernel(inline=True)
def _end(s, b, h, q):
    return turned(sum4(s, b, TURNING, 1 / 6, 1 / 3, 1 / 3, 1 / 6), h, q)


@kernel
def advance(y, books, t0, n, dt, count, every, work, F, I, custom, scratch, frames, frame_books):
    """See ``Method``."""
    return march(
        y, books, t0, n, dt, count, every, work, F, I, custom, scratch, frames, frame_books, _pose, _rate, _end
    )  # fmt: skip
