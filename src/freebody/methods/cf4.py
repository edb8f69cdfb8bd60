"""Commutator-free Lie group method of order 4."""

from __future__ import annotations

from freebody.compile import kernel
from freebody.methods.base import Method
from freebody.methods.classical import SCRATCH, classical_step, sum4, turned, turning, turning_of


@kernel(inline=True)
def _pose(s, b, stage, h, q):
    """Y0 = q, Y1 = q exp(k0/2), Y2 = q exp(k1/2), Y3 = Y1 exp(k2 - k0/2)."""
    if stage == 0:
        return q
    first = turned(turning(s, b, 1 if stage == 2 else 0), 0.5 * h, q)
    if stage < 3:
        return first
    return turned(sum4(turning_of, s, b, (-0.5, 0.0, 1.0, 0.0)), h, first)


@kernel(inline=True)
def _end(s, b, h, q):
    """q exp((3 k0 + 2 k1 + 2 k2 - k3) / 12) exp((-k0 + 2 k1 + 2 k2 + 3 k3) / 12)."""
    q = turned(sum4(turning_of, s, b, (1 / 4, 1 / 6, 1 / 6, -1 / 12)), h, q)
    return turned(sum4(turning_of, s, b, (-1 / 12, 1 / 6, 1 / 6, 1 / 4)), h, q)


@kernel(inline=True)
def _step(world, motion, users, options, scratch, interval):
    return classical_step(world, motion, users, scratch.rows, interval, _pose, _end)


class CF4(Method):
    """Classical Runge-Kutta weights with the orientation advanced by products of exponentials, without commutators.

    Four stages, six exponentials. Momenta are plain sums, so they stay to the last bit where nothing acts.
    """

    name = "cf4"
    order = 4
    evaluations = 4
    preserves = ("rotation", "momentum")
    reference = "Celledoni, Marthinsen, Owren 2003, Commutator-free Lie group methods, FGCS 19, 341-352"
    summary = "accurate all-round method of order 4; cheap, explicit, small but steady energy drift"
    scratch_width = SCRATCH
    step = _step
