"""Lie group variational integrator of order 2."""

from __future__ import annotations

import math

import numpy as np

from freebody.compile import kernel
from freebody.lie.quaternion import conjugate, rotate
from freebody.lie.scalar import alike, every, real, where
from freebody.lie.vec import cross, dot
from freebody.methods.kick_drift import KickDrift
from freebody.methods.leapfrog import leapfrog_piece, stand
from freebody.methods.ridge import in_pieces

# Newton doubles the digits: after a change below this fraction (squared: 1e-8) the next one leaves only round-off.
LAST_CHANGE = 1e-16

# From a start of second order the digits 2, 4, 8, 16 take four turns; ten times as many mean that there is no solution.
TURNS = 40


@kernel(inline=True)
def _scaled(moment, momentum, gap):
    """(momentum, gap) over moment; zero for an axis without inertia, about which nothing turns."""
    if alike(real(moment) == 0.0):
        return 0.0, 0.0
    return momentum / moment, gap / moment


@kernel(inline=True)
def turn(moments, M, h):
    """See ``drift``. With F the turn of the quaternion (1, c) / sqrt(1 + c.c), the equation is for each axis

    c1 + k1 c2 c3 = a1 (1 + c.c),  k1 = (J3 - J2) / J1,  a1 = h Pi1 / (2 J1).
    """
    J1, J2, J3 = moments
    half = 0.5 * h
    a1, k1 = _scaled(J1, half * M[0], J3 - J2)
    a2, k2 = _scaled(J2, half * M[1], J1 - J3)
    a3, k3 = _scaled(J3, half * M[2], J2 - J1)
    c1, c2, c3 = a1 - k1 * a2 * a3, a2 - k2 * a3 * a1, a3 - k3 * a1 * a2
    close = False
    solved = False
    det = 0.0
    for _ in range(TURNS):
        f = 1.0 + c1 * c1 + c2 * c2 + c3 * c3
        g = (a1 * f - c1 - k1 * c2 * c3, a2 * f - c2 - k2 * c3 * c1, a3 * f - c3 - k3 * c1 * c2)
        # Columns of the Jacobian; Cramer's rule with their vector products.
        u = (1.0 - 2.0 * a1 * c1, k2 * c3 - 2.0 * a2 * c1, k3 * c2 - 2.0 * a3 * c1)
        v = (k1 * c3 - 2.0 * a1 * c2, 1.0 - 2.0 * a2 * c2, k3 * c1 - 2.0 * a3 * c2)
        w = (k1 * c2 - 2.0 * a1 * c3, k2 * c1 - 2.0 * a2 * c3, 1.0 - 2.0 * a3 * c3)
        vw = cross(v, w)
        volume = dot(u, vw)
        over = 1.0 / volume
        d1, d2, d3 = over * dot(g, vw), over * dot(g, cross(w, u)), over * dot(g, cross(u, v))
        # Lanes that are solved stay as they are.
        det = where(solved, det, volume)
        c1, c2, c3 = where(solved, c1, c1 + d1), where(solved, c2, c2 + d2), where(solved, c3, c3 + d3)
        solved = solved | close
        if every(solved):
            break
        close = real(d1 * d1 + d2 * d2 + d3 * d3) <= LAST_CHANGE * real(c1 * c1 + c2 * c2 + c3 * c3)
    square = c1 * c1 + c2 * c2 + c3 * c3
    # The branch that starts at rest ends where the Jacobian is singular, for a sphere at |c| = tan(pi/4).
    found = solved & (real(det) > 0.0) & (real(square) < 1.0)
    f = where(found, 1.0 / np.sqrt(1.0 + square), math.nan)
    q = (f, f * c1, f * c2, f * c3)
    return q, rotate(conjugate(q), M)[0]


@kernel(inline=True)
def _piece(world, motion, users, scratch, interval):
    return leapfrog_piece(world, motion, users, turn, interval)


@kernel(inline=True)
def _step(world, motion, users, options, scratch, interval):
    return in_pieces(_piece, stand, world, motion, users, scratch, interval)


class LGVI(KickDrift):
    """Kick, drift, kick; the drift solves h Pi = vee(F J_d - J_d F^T) for the relative rotation F in SO(3).

    J_d = tr(J)/2 - J, Pi the angular momentum in the body. It follows from a discrete action principle: symplectic,
    momentum preserving, reversible. Every step solves three equations by Newton's method to round-off. They have no
    solution for steps that are too large (a ball: |w| h > 1); the run then ends with an error that says so.
    """

    name = "lgvi"
    order = 2
    evaluations = 1
    preserves = ("rotation", "momentum", "energy", "reversible")
    reference = "Lee, Leok, McClamroch 2007, Lie group variational integrators for the full body problem, CMAME 196"
    summary = "variational method for very long runs at small steps; the standard of geometric mechanics"
    step = _step
    begin = stand
    takes_lanes = True
