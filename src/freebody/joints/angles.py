"""Angles of hinges with their turns counted.

A pose tells an angle up to whole turns. So the tables keep, for every hinge, its angle at the end of the last accepted
step, and an angle is the one nearest to that: right as long as a hinge turns by less than half a turn in a step. The
number stands behind the three directions that the hinge measures its angle by, and once more in the row of its spring.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np
from numpy.typing import NDArray

from freebody.compile import kernel
from freebody.forces.joint_spring import LAST_ANGLE
from freebody.joints.constraints.base import direction_of, spins_of
from freebody.joints.constraints.evaluate import PRESCRIBED_ANGLE
from freebody.joints.constraints.prescribed_angle import LAST, PrescribedAngle, measured
from freebody.joints.layout import (
    CONSTRAINT,
    JOINT,
    joint_at,
    joints_of,
    put_fast,
)
from freebody.joints.motion import motion_at
from freebody.joints.report import header_in, rows_in
from freebody.lie.scalar import real
from freebody.lie.vec import cross, dot, sub
from freebody.model.columns import VELOCITIES_SIZE
from freebody.model.kernel_data import in_segment, world_of
from freebody.model.layout import HEADER
from freebody.model.state import State
from freebody.model.tables import Tables

Array = NDArray[np.float64]

# An angle this close to the one that was kept is the same except for round-off of another layout.
SAME = 1e-9


_fields_of = PrescribedAngle.record.reader()


@kernel(inline=True)
def _keep(world, joint, angle):
    world.floats[joint.floats + LAST] = angle
    if joint.spring > 0:
        world.floats[joint.spring + LAST_ANGLE] = angle


@kernel(inner=True)
def count_turns(world, kin, S, h):
    """Count the turns of every hinge up to the poses in ``work``: called once for each accepted step, of length h.

    A hinge that turned too fast for that is noted in the scratch.
    """
    J = joints_of(world)
    for j in range(J.joints):
        joint = joint_at(world.integers, J.first_joint, j)
        if joint.kind == PRESCRIBED_ANGLE:
            c, (wa, wb) = _fields_of(world.floats, joint.floats), spins_of(kin, joint)
            _keep(world, joint, measured(c, world, kin, joint))
            axis, w = direction_of(kin, joint.b, cross(c.v, c.w)), sub(wa, wb)
            if abs(h * real(dot(w, axis))) >= math.pi:
                put_fast(S, 1.0 + j)


@kernel(inner=True)
def set_angles(world, angles):
    """Make ``angles`` (hinges,) the ones of the last step."""
    J, k = joints_of(world), 0
    for j in range(J.joints):
        joint = joint_at(world.integers, J.first_joint, j)
        if joint.kind == PRESCRIBED_ANGLE:
            _keep(world, joint, angles[k])
            k += 1


@kernel(inline=True, counts=True)
def at_frame(world, kin, frames, i):
    """Put a frame's pose and velocities into the kinematic rows; the world in its segment, turns counted."""
    for b in range(frames.rows.shape[1]):
        for c in range(VELOCITIES_SIZE):
            kin[b, c] = frames.rows[i, b, c]
    if world.joints:
        set_angles(world, frames.angles[i])
    return in_segment(world, frames.segments[i])


@kernel(inline=True)
def record_angles(world, slot, accounts):
    """Write the angles of the last step behind the seven accumulators of a frame; the column behind them."""
    J, k = joints_of(world), 7
    for j in range(J.joints):
        joint = joint_at(world.integers, J.first_joint, j)
        if joint.kind == PRESCRIBED_ANGLE:
            accounts[slot, k] = world.floats[joint.floats + LAST]
            k += 1
    return k


def hinges(tables: Tables) -> int:
    """How many joints have an angle."""
    return sum(facts.measures == "angle" for facts in tables.joints)


def hinge_rows(integers: NDArray[np.int64]) -> dict[str, NDArray[np.int64]]:
    """The rows of the joints that have an angle: every field of ``layout.JOINT``, (hinges,)."""
    rows = np.zeros((0, JOINT.size), dtype=np.int64)
    if HEADER.read(integers).joints:
        header = header_in(integers)
        rows = rows_in(integers, header.first_joint, header.joints, JOINT)
    columns = dict(zip(JOINT.fields, rows.T))
    return {name: column[columns["kind"] == PRESCRIBED_ANGLE] for name, column in columns.items()}


def taken_angles(floats: Array, integers: NDArray[np.int64]) -> Array:
    """The angles of the last step out of the floats of a world, (hinges,), in rad."""
    return np.asarray(floats[hinge_rows(integers)["floats"] + LAST])


def put_angles(floats: Array, integers: NDArray[np.int64], angles: Array) -> None:
    """Write ``angles`` (hinges,) into the floats of a world as those of the last step."""
    rows = hinge_rows(integers)
    floats[rows["floats"] + LAST] = angles
    sprung = rows["spring"] > 0
    floats[rows["spring"][sprung] + LAST_ANGLE] = angles[sprung]


def continued(tables: Tables, rotation: Array, near: Array) -> Array:
    """Angles (..., hinges) at ``rotation`` (..., bodies, 3, 3), each with the turns that bring it nearest to ``near``.

    An angle that differs from ``near`` by roundings is ``near`` to the last bit.
    """
    rows = hinge_rows(tables.integers)
    a, b, first = rows["a"], rows["b"], rows["floats"]
    if not len(a):
        return np.zeros((*rotation.shape[:-3], 0))
    u, v, w = (tables.floats[first[:, None] + np.arange(k, k + 3)] for k in (0, 3, 6))
    seen = np.einsum("...hij,hj->...hi", rotation[..., a, :, :], u)
    carried = np.einsum("...hji,...hj->...hi", rotation[..., b, :, :], seen)
    seen = np.where(b[:, None] < 0, seen, carried)
    angle = np.arctan2((seen * w).sum(axis=-1), (seen * v).sum(axis=-1))
    angle = angle + math.tau * np.rint((near - angle) / math.tau)
    return np.where(np.abs(angle - near) <= SAME, near, angle)


def angles_at(state: State, tables: Tables | None = None) -> Array:
    """The angle of every hinge at a state, (hinges,), in rad: its own turns if it has any, else within half a turn."""
    tables = state.tables if tables is None else tables
    count = hinges(tables)
    near = state.angles if len(state.angles) == count else np.zeros(count)
    return continued(tables, state.rotation, np.where(np.isfinite(near), near, 0.0))


def prescribed_angles(tables: Tables, time: float) -> Array:
    """What motors say that the angles are at ``time``, (hinges,), in rad; not a number where there is no motor."""
    rows = hinge_rows(tables.integers)
    found = np.full(len(rows["a"]), np.nan)
    if not len(found):
        return found
    header = header_in(tables.integers)
    motors = [
        constraint
        for row in rows_in(tables.integers, header.first_constraint, header.constraints, CONSTRAINT)
        if (constraint := CONSTRAINT.read(row)).kind == PRESCRIBED_ANGLE
    ]
    world = world_of(tables, segment=time)
    at: Any = motion_at
    for k, (first, count) in enumerate(zip(rows["first"], rows["count"])):
        for motor in motors:
            if first <= motor.first < first + count:
                found[k] = at.py_func(world, time, motor.floats + LAST)[0]
    return found
