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
from freebody.forces.held import HELD, hold, users_of
from freebody.joints.constraints.evaluate import residuals
from freebody.joints.layout import joints_of, note_of
from freebody.joints.measures import extent_at, worst_of
from freebody.joints.report import header_in, solver_room
from freebody.joints.se3_system import SE3, impel
from freebody.joints.solver import collect, prepare, residual_rates, solve_residuals
from freebody.lie.quaternion import exp, normalize, product
from freebody.lie.vec import add, norm, scale
from freebody.model.columns import (
    orientation_of,
    position_of,
    put_orientation,
    put_position,
)
from freebody.model.kernel_data import MOTION, WORLD, motion_of, world_of
from freebody.model.rows import body_of, load_all, sym_vec
from freebody.model.state import convert
from freebody.model.tables import Tables

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


class Projected(NamedTuple):
    """Canonical states (bodies, 13) that satisfy the joints, and what is left of the residuals relative to sizes."""

    raw: Array
    position: float
    velocity: float


_PROJECT = types.float64(WORLD, MOTION, HELD, types.float64[::1], types.float64)


def _call(function: object, tables: Tables, raw: Array, time: float, moment: float | None) -> tuple[float, Array]:
    world = world_of(tables, segment=time if moment is None else moment)
    room = solver_room(tables)
    held = hold(tables.custom_wrench, tables.custom_joints)
    value = fixed(function, _PROJECT)(world, motion_of(raw), held, room, time)
    return float(value), room


def project(tables: Tables, raw: Array, time: float = 0.0, *, moment: float | None = None) -> Projected:
    """The nearest state to ``raw`` (bodies, 13) that satisfies the joints at ``time``, and what is left."""
    moved = raw.copy()
    position, _ = _call(_project_poses, tables, moved, time, moment)
    if not np.array_equal(moved[:, :7], raw[:, :7]):
        # The velocities that were given are meant, not the momenta that followed from them.
        given, turned = (convert(state, "momenta", "velocities", tables) for state in (raw, moved))
        turned[:, 12:] = given[:, 12:]
        moved[:, 7:] = convert(turned, "velocities", "momenta", tables)[:, 7:]
    velocity, _ = _call(_project_velocities, tables, moved, time, moment)
    return Projected(moved, position, velocity)


def gaps(tables: Tables, raw: Array, time: float = 0.0, *, moment: float | None = None) -> tuple[Gap, ...]:
    """How far every joint is open at ``raw`` (bodies, 13)."""
    _, room = _call(_look, tables, raw.copy(), time, moment)
    J = header_in(tables.integers)
    off, rate = (np.abs(room[at : at + J.equations]) for at in (J.residual, J.solution))
    parts = [(joint.name, slice(joint.first, joint.first + joint.equations)) for joint in tables.joints]
    return tuple(Gap(name, float(off[part].max()), float(rate[part].max())) for name, part in parts)


@kernel
def _look(world, motion, held, S, t):
    """Residuals to their place, rates of them to the solution's."""
    J, users = joints_of(world), users_of(held)
    load_all(world, motion)
    prepare(SE3, world, motion.kin, users, S, t)
    residuals(world, motion.kin, users, t, S, J.residual)
    residual_rates(SE3, world, motion.kin, S, J.solution)
    return 0.0


@kernel(inline=True)
def _step(world, state, S, part):
    """Move every body by ``part`` of its response to the impulses in the notes."""
    for b in range(world.bodies):
        note = note_of(world, S, b)
        put_position(state, b, add(position_of(state, b), scale(part * body_of(world, b).inverse_mass, note.force)))
        turn = exp(scale(part, sym_vec(note.inverse_inertia, note.torque)))
        put_orientation(state, b, normalize(product(turn, orientation_of(state, b))))


@kernel(inline=True)
def _largest_turn(world, S):
    largest = 0.0
    for b in range(world.bodies):
        note = note_of(world, S, b)
        largest = max(largest, norm(sym_vec(note.inverse_inertia, note.torque)))
    return largest


@kernel
def _project_poses(world, motion, held, S, t):
    """Poses in ``y`` to the nearest consistent ones; returns the largest residual left, relative to sizes."""
    J, users = joints_of(world), users_of(held)
    r = J.residual
    old = motion.state.copy()
    last = np.inf
    worst = np.inf
    for _ in range(TURNS):
        load_all(world, motion)
        prepare(SE3, world, motion.kin, users, S, t)
        residuals(world, motion.kin, users, t, S, r)
        worst = worst_of(world, S, extent_at(world, motion.state), r, True)
        if worst <= SOLVED or (worst <= ENOUGH and worst > 0.5 * last):
            break
        last = worst
        solve_residuals(world, S, -1.0)
        collect(SE3, world, S, J.solution, 1.0)
        turn = _largest_turn(world, S)
        part = 1.0 if turn <= LARGEST_TURN else LARGEST_TURN / turn
        old[:] = motion.state
        while True:
            _step(world, motion.state, S, part)
            load_all(world, motion)
            residuals(world, motion.kin, users, t, S, r)
            if worst_of(world, S, extent_at(world, motion.state), r, True) < worst or part < SHORTEST:
                break
            part *= 0.5
            motion.state[:] = old
    return worst


@kernel
def _project_velocities(world, motion, held, S, t):
    """Momenta in ``y`` to the nearest ones at which the rates of all equations vanish; returns what is left."""
    J, users = joints_of(world), users_of(held)
    r = J.residual
    load_all(world, motion)
    prepare(SE3, world, motion.kin, users, S, t)
    worst = 0.0
    for _ in range(3):
        load_all(world, motion)
        residual_rates(SE3, world, motion.kin, S, r)
        worst = worst_of(world, S, 1.0, r, True)
        if worst == 0.0:
            break
        solve_residuals(world, S, -1.0)
        collect(SE3, world, S, J.solution, 1.0)
        for b in range(world.bodies):
            impel(world, motion, S, b)
    return worst
