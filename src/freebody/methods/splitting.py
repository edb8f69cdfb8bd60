"""Explicit splitting of order 2: free rotation as turns about the principal axes."""

from __future__ import annotations

from freebody.compile import kernel
from freebody.lie.scalar import alike, real
from freebody.lie.series import cosine, sinc
from freebody.methods.kick_drift import KickDrift
from freebody.methods.leapfrog import leapfrog_piece, stand
from freebody.methods.ridge import in_pieces


# Sums of two products: which of them LLVM fuses differs between lanes and plain numbers, so none is.
@kernel(inline=True, contract=False)
def _about(h, moment, along, a, b):
    """Turn by h along / moment: half its cosine and sine, and the two momenta across, seen from the turned axes."""
    if alike(real(moment) == 0.0):
        return 1.0, 0.0, a, b
    half = 0.5 * h * along / moment
    square = half * half
    c, s = cosine(square), half * sinc(square)
    # cos t = 1 - 2 s^2, sin t = 2 s c.
    cc, ss = 1.0 - 2.0 * s * s, 2.0 * s * c
    return c, s, cc * a + ss * b, cc * b - ss * a


@kernel(inline=True, contract=False)
def _turn1(q, c, s):
    return (c * q[0] - s * q[1], c * q[1] + s * q[0], c * q[2] + s * q[3], c * q[3] - s * q[2])


@kernel(inline=True, contract=False)
def _turn2(q, c, s):
    return (c * q[0] - s * q[2], c * q[1] - s * q[3], c * q[2] + s * q[0], c * q[3] + s * q[1])


@kernel(inline=True, contract=False)
def _turn3(q, c, s):
    return (c * q[0] - s * q[3], c * q[1] + s * q[2], c * q[2] - s * q[1], c * q[3] + s * q[0])


@kernel(inline=True)
def turn(moments, M, h):
    """See ``drift``."""
    I1, I2, I3 = moments
    M1, M2, M3 = M
    c, s, M2, M3 = _about(0.5 * h, I1, M1, M2, M3)
    q = (c, s, 0.0, 0.0)
    c, s, M3, M1 = _about(0.5 * h, I2, M2, M3, M1)
    q = _turn2(q, c, s)
    c, s, M1, M2 = _about(h, I3, M3, M1, M2)
    q = _turn3(q, c, s)
    c, s, M3, M1 = _about(0.5 * h, I2, M2, M3, M1)
    q = _turn2(q, c, s)
    c, s, M2, M3 = _about(0.5 * h, I1, M1, M2, M3)
    return _turn1(q, c, s), M1


@kernel(inline=True)
def _piece(world, motion, users, scratch, interval):
    return leapfrog_piece(world, motion, users, turn, interval)


@kernel(inline=True)
def _step(world, motion, users, options, scratch, interval):
    return in_pieces(_piece, stand, world, motion, users, scratch, interval)


class Splitting(KickDrift):
    """Kick, drift, kick; the drift is T1(h/2) T2(h/2) T3(h) T2(h/2) T1(h/2), T_i the turn about principal axis i.

    Each T_i is the exact flow of one term M_i^2 / 2 I_i of the kinetic energy, so the product is symplectic, explicit
    and its own inverse backwards. An axis without inertia is left out: a rod has two turns, a particle none. A needle
    is harder than a rod: the error grows with the ratio of its moments, and the step has to shrink with its root.
    """

    name = "splitting"
    order = 2
    evaluations = 1
    preserves = ("rotation", "momentum", "energy", "reversible")
    reference = "Dullweber, Leimkuhler, McLachlan 1997, Symplectic splitting methods for rigid bodies, JCP 107, 5840"
    summary = "cheap explicit method for very long runs; energy swings but never drifts"
    step = _step
    begin = stand
    takes_lanes = True
