"""Splitting of order 4 with the exact free rotation."""

from __future__ import annotations

from freebody.compile import kernel
from freebody.methods.composition import composed_piece
from freebody.methods.exact import turn
from freebody.methods.kick_drift import ExactDrift
from freebody.methods.leapfrog import stand
from freebody.methods.ridge import in_pieces


@kernel(inline=True)
def _piece(world, motion, users, scratch, interval):
    return composed_piece(world, motion, users, scratch.rows, turn, interval)


@kernel(inline=True)
def _step(world, motion, users, options, scratch, interval):
    return in_pieces(_piece, stand, world, motion, users, scratch, interval)


class Exact4(ExactDrift):
    """Seven kicks and six drifts by the exact free rotation, with coefficients of Blanes and Moan.

    If a force reads velocities, every kick is integrated to order 4 at its frozen pose. Without forces a step is one
    drift: exact at any step.
    """

    name = "exact4"
    order = 4
    evaluations = 6
    preserves = ("rotation", "momentum", "energy", "reversible", "exact torque-free")
    reference = "Blanes, Moan 2002, Practical symplectic partitioned Runge-Kutta and Nystroem methods, JCAM 142, 313"
    summary = "the accurate one for long runs: order 4, no energy drift, free rotation in closed form"
    step = _step
    begin = stand
    takes_lanes = True
