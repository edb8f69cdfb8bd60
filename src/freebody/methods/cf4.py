"""Commutator-free Lie group method of order 4."""

from __future__ import annotations

from freebody.compile import kernel
from freebody.lie.quaternion import exp_twice, product, turned_by_twice
from freebody.lie.vec import scale
from freebody.methods.base import Method
from freebody.methods.classical import KEPT, SCRATCH, classical_step, moved, sum4, turned, turning, turning_of
from freebody.model.rows import get4, put4


@kernel(inline=True)
def _pose(s, b, stage, h, q):
    """Y0 = q, Y1 = q exp(k0/2), Y2 = q exp(k1/2), Y3 = Y1 exp(k2 - k0/2)."""
    if stage == 0:
        return q
    if stage < 3:
        pose = turned(turning(s, b, stage - 1), 0.5 * h, q)
        if stage == 1:
            put4(s, b, KEPT, pose)
        return pose
    k0, k2 = turning(s, b, 0), turning(s, b, 2)
    return turned_by_twice(get4(s, b, KEPT), moved(scale(-0.25 * h, k0), 0.5 * h, k2))


@kernel(inline=True)
def _end(s, b, h, q):
    """q exp((3 k0 + 2 k1 + 2 k2 - k3) / 12) exp((-k0 + 2 k1 + 2 k2 + 3 k3) / 12)."""
    one = sum4(turning_of, s, b, (h / 8, h / 12, h / 12, -h / 24))
    two = sum4(turning_of, s, b, (-h / 24, h / 12, h / 12, h / 8))
    return product(turned_by_twice(q, one), exp_twice(two))


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
    takes_lanes = True
