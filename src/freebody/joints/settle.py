"""Bring bodies to the nearest poses, and then velocities, at which their joints hold; say how far joints are off.

Nearest in the metric of the masses: heavy bodies move little. Poses are found by Gauss and Newton, each step shortened
while it would make things worse; velocities by one projection.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numba import types
from numpy.typing import NDArray

from freebody.compile import fixed, kernel
from freebody.forces.held import HELD, hold, joints_of
from freebody.joints.kernels import residuals
from freebody.joints.layout import BODY_NOTES, EQUATIONS, IMPULSE, INVERSE, JOINTS, NOTES, RESIDUAL, SOLUTION
from freebody.joints.prepare import prepare, residual_rates, size_of, worst_of
from freebody.joints.report import scratch_of
from freebody.joints.solver import collect, solve
from freebody.lie.quaternion import exp, normalize, product
from freebody.lie.vec import add, norm, scale
from freebody.model.columns import (
    angular_momentum_of,
    momentum_of,
    orientation_of,
    position_of,
    put_angular_momentum,
    put_momentum,
    put_orientation,
    put_position,
)
from freebody.model.layout import WORK
from freebody.model.rows import body_of, load, six, sym_vec
from freebody.model.state import convert
from freebody.model.tables import Tables

__all__ = ["Gap", "Settled", "gaps", "settle"]

Array = NDArray[np.float64]

# As in a step: residuals of the size of roundings.
SOLVED = 8.0 * 2.0**-52
ENOUGH = 1e-12
TURNS = 200
# No body turns further than this (rad) in one turn of the iteration; beyond it the equations are far from straight.
LARGEST_TURN = 0.5
SHORTEST = 1e-4


class Gap(NamedTuple):
    """How far one joint is open: the largest residual of its equations (m, or 1 for angles), and of their rates."""

    joint: str
    position: float
    velocity: float


class Settled(NamedTuple):
    """Canonical states (bodies, 13) that satisfy the joints, and what is left of the residuals relative to sizes."""

    raw: Array
    position: float
    velocity: float


_F1, _F2 = types.float64[::1], types.float64[:, ::1]
_ARGUMENTS = (_F2, types.float64, _F2, _F1, types.int64[::1], HELD, _F1)


def _call(function: object, tables: Tables, raw: Array, time: float, moment: float | None) -> tuple[float, Array]:
    floats = tables.floats.copy()
    floats[0] = time if moment is None else moment
    scratch = scratch_of(tables)[0]
    custom = hold(tables.custom_wrench, tables.custom_joints)
    work = np.zeros((len(raw), WORK))
    value = fixed(function, types.float64(*_ARGUMENTS))(raw, time, work, floats, tables.integers, custom, scratch)
    return float(value), scratch


def settle(tables: Tables, raw: Array, time: float = 0.0, *, moment: float | None = None) -> Settled:
    """The nearest state to ``raw`` (bodies, 13) that satisfies the joints at ``time``, and what is left."""
    moved = raw.copy()
    position, _ = _call(_settle_poses, tables, moved, time, moment)
    if not np.array_equal(moved[:, :7], raw[:, :7]):
        # The velocities that were given are meant, not the momenta that followed from them.
        given, turned = (convert(state, "momenta", "velocities", tables) for state in (raw, moved))
        turned[:, 12:] = given[:, 12:]
        moved[:, 7:] = convert(turned, "velocities", "momenta", tables)[:, 7:]
    velocity, _ = _call(_settle_velocities, tables, moved, time, moment)
    return Settled(moved, position, velocity)


def gaps(tables: Tables, raw: Array, time: float = 0.0, *, moment: float | None = None) -> tuple[Gap, ...]:
    """How far every joint is open at ``raw`` (bodies, 13)."""
    _, scratch = _call(_look, tables, raw.copy(), time, moment)
    count = sum(joint.equations for joint in tables.joints)
    header = int(tables.integers[JOINTS])
    at, beside = (int(tables.integers[header + slot]) for slot in (RESIDUAL, SOLUTION))
    off, rate = np.abs(scratch[at : at + count]), np.abs(scratch[beside : beside + count])
    parts = [(joint.name, slice(joint.first, joint.first + joint.equations)) for joint in tables.joints]
    return tuple(Gap(name, float(off[part].max()), float(rate[part].max())) for name, part in parts)


@kernel(inline=True)
def _place(y, work, F, I):
    for b in range(I[0]):
        load(work, F, b, position_of(y, b), orientation_of(y, b), momentum_of(y, b), angular_momentum_of(y, b))


@kernel
def _look(y, t, work, F, I, custom, S):
    """Residuals to their place, rates of them to the solution's."""
    J = I[JOINTS]
    _place(y, work, F, I)
    prepare(t, work, F, I, joints_of(custom), S)
    residuals(t, work, F, I, joints_of(custom), S, I[J + RESIDUAL])
    residual_rates(work, I, S, I[J + SOLUTION])
    return 0.0


@kernel(inline=True)
def _step(y, F, I, S, part):
    """Move every body by ``part`` of its response to the impulses in the notes."""
    J = I[JOINTS]
    for b in range(I[0]):
        at = I[J + NOTES] + BODY_NOTES * b
        i, v = at + IMPULSE, at + INVERSE
        tau, force = (S[i], S[i + 1], S[i + 2]), (S[i + 3], S[i + 4], S[i + 5])
        put_position(y, b, add(position_of(y, b), scale(part * body_of(F, b).inverse_mass, force)))
        put_orientation(y, b, normalize(product(exp(scale(part, sym_vec(six(S, v), tau))), orientation_of(y, b))))


@kernel(inline=True)
def _largest_turn(I, S):
    J = I[JOINTS]
    largest = 0.0
    for b in range(I[0]):
        at = I[J + NOTES] + BODY_NOTES * b
        i, v = at + IMPULSE, at + INVERSE
        largest = max(largest, norm(sym_vec(six(S, v), (S[i], S[i + 1], S[i + 2]))))
    return largest


@kernel
def _settle_poses(y, t, work, F, I, custom, S):
    """Poses in ``y`` to the nearest consistent ones; returns the largest residual left, relative to sizes."""
    J = I[JOINTS]
    r, z, count = I[J + RESIDUAL], I[J + SOLUTION], I[J + EQUATIONS]
    old = y.copy()
    last = np.inf
    worst = np.inf
    for _ in range(TURNS):
        _place(y, work, F, I)
        prepare(t, work, F, I, joints_of(custom), S)
        residuals(t, work, F, I, joints_of(custom), S, r)
        worst = worst_of(I, S, size_of(y, F, I), r, True)
        if worst <= SOLVED or (worst <= ENOUGH and worst > 0.5 * last):
            break
        last = worst
        for e in range(count):
            S[z + e] = -S[r + e]
        solve(I, S)
        collect(I, S, z, 1.0)
        turn = _largest_turn(I, S)
        part = 1.0 if turn <= LARGEST_TURN else LARGEST_TURN / turn
        old[:] = y
        while True:
            _step(y, F, I, S, part)
            _place(y, work, F, I)
            residuals(t, work, F, I, joints_of(custom), S, r)
            if worst_of(I, S, size_of(y, F, I), r, True) < worst or part < SHORTEST:
                break
            part *= 0.5
            y[:] = old
    return worst


@kernel
def _settle_velocities(y, t, work, F, I, custom, S):
    """Momenta in ``y`` to the nearest ones at which the rates of all equations vanish; returns what is left."""
    J = I[JOINTS]
    r, z, count = I[J + RESIDUAL], I[J + SOLUTION], I[J + EQUATIONS]
    _place(y, work, F, I)
    prepare(t, work, F, I, joints_of(custom), S)
    worst = 0.0
    for _ in range(3):
        _place(y, work, F, I)
        residual_rates(work, I, S, r)
        worst = worst_of(I, S, 1.0, r, True)
        if worst == 0.0:
            break
        for e in range(count):
            S[z + e] = -S[r + e]
        solve(I, S)
        collect(I, S, z, 1.0)
        for b in range(I[0]):
            i = I[J + NOTES] + BODY_NOTES * b + IMPULSE
            put_momentum(y, b, add(momentum_of(y, b), (S[i + 3], S[i + 4], S[i + 5])))
            put_angular_momentum(y, b, add(angular_momentum_of(y, b), (S[i], S[i + 1], S[i + 2])))
    return worst
