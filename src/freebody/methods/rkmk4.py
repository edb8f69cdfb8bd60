"""Runge-Kutta-Munthe-Kaas method of order 4."""

from __future__ import annotations

from freebody.compile import kernel
from freebody.lie.quaternion import turned_by_twice
from freebody.lie.vec import cross, scale
from freebody.methods.base import Method
from freebody.methods.classical import SCRATCH, classical_step, sum4, turned, turning, turning_of


@kernel(inline=True)
def _corrected(a, f, k, l):
    """a + f k x l."""
    c = cross(k, l)
    return (a[0] + f * c[0], a[1] + f * c[1], a[2] + f * c[2])


@kernel(inline=True)
def stage_pose(s, b, stage, h, q):
    """Y0 = q, Y1 = q exp(k0/2), Y2 = q exp(k1/2 + [k0, k1]/8), Y3 = q exp(k2)."""
    if stage == 0:
        return q
    if stage == 1:
        return turned(turning(s, b, 0), 0.5 * h, q)
    if stage == 2:
        k0, k1 = turning(s, b, 0), turning(s, b, 1)
        return turned(_corrected(scale(0.5, k1), 0.125 * h, k0, k1), h, q)
    return turned(turning(s, b, 2), h, q)


@kernel(inline=True)
def end_pose(s, b, h, q):
    """q exp((k0 + 2 k1 + 2 k2 + k3)/6 + [k0, k3]/12)."""
    half = sum4(turning_of, s, b, (h / 12, h / 6, h / 6, h / 12))
    return turned_by_twice(q, _corrected(half, h * h / 24, turning(s, b, 0), turning(s, b, 3)))


@kernel(inline=True)
def _step(world, motion, users, options, scratch, interval):
    return classical_step(world, motion, users, scratch.rows, interval, stage_pose, end_pose)


class RKMK4(Method):
    """The classical method for the rotation vector u of the step, R = R0 exp(u), with two commutators for dexp^-1.

    Four stages, four exponentials. Momenta are plain sums, so they stay to the last bit where nothing acts.
    """

    name = "rkmk4"
    order = 4
    evaluations = 4
    preserves = ("rotation", "momentum")
    reference = "Munthe-Kaas, Owren 1999, Computations in a free Lie algebra, Phil. Trans. R. Soc. A 357, 957-981"
    summary = "order 4 in the Lie algebra; the usual reference among Lie group methods"
    scratch_width = SCRATCH
    step = _step
    takes_lanes = True
