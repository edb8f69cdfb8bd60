"""Splitting of order 2 with the exact free rotation."""

from __future__ import annotations

import math

from freebody.compile import kernel
from freebody.lie.free_rotation import free_rotation
from freebody.lie.quaternion import exp, product
from freebody.lie.scalar import real, vanishes
from freebody.methods.kick_drift import ExactDrift
from freebody.methods.leapfrog import leapfrog_piece, stand
from freebody.methods.ridge import in_pieces


@kernel(inline=True)
def _symmetric(h, M, along, axis, across):
    """Two turns: about M with the moment ``across``, then about the symmetry axis with what is left of the spin."""
    f = h / across
    extra = -f * along if real(axis) == 0.0 else h * along * ((across - axis) / axis) / across
    return exp((f * M[0], f * M[1], f * M[2])), extra


@kernel(inline=True, by_lane=True)
def turn(moments, M, h):
    """See ``drift``. Bodies with two equal moments need no elliptic functions."""
    I1, I2, I3 = moments
    # The moments of a rod without thickness are 0, I, I, if perhaps rounded by whoever typed them.
    if vanishes(I2 - I3) or real(I1) == 0.0:
        q, extra = _symmetric(h, M, M[0], I1, 0.5 * (I2 + I3))
        return product(q, exp((extra, 0.0, 0.0))), M[0]
    if vanishes(I1 - I2):
        q, extra = _symmetric(h, M, M[2], I3, I1)
        # The only one whose M1 changes is the disc, which is not thin.
        return product(q, exp((0.0, 0.0, extra))), math.nan
    N, q = free_rotation(I1, I2, I3, M[0], M[1], M[2], h)
    return q, N[0]


@kernel(inline=True)
def _piece(world, motion, users, scratch, interval):
    return leapfrog_piece(world, motion, users, turn, interval)


@kernel(inline=True)
def _step(world, motion, users, options, scratch, interval):
    return in_pieces(_piece, stand, world, motion, users, scratch, interval)


class Exact(ExactDrift):
    """Kick, drift, kick; the drift is the free motion of the rigid body in closed form.

    Without torque it is exact at any step, however large; with forces its error comes from the forces alone, so slow
    forces on a fast spin cost nothing.
    """

    name = "exact"
    order = 2
    evaluations = 1
    preserves = ("rotation", "momentum", "energy", "reversible", "exact torque-free")
    reference = "Celledoni, Fasso, Saefstroem, Zanna 2008, The exact computation of the free rigid body, SISC 30, 2084"
    summary = "free rotation in closed form; for fast spin under weak forces, and for very long runs"
    step = _step
    begin = stand
    takes_lanes = True
