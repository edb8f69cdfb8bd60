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
from freebody.forces.act import float3
from freebody.forces.joint_spring import LAST_ANGLE, angle_of, nearest
from freebody.joints.equation import TURNED
from freebody.joints.layout import (
    FAST,
    FIRST_JOINT,
    FIRST_PRIMITIVE,
    JOINT,
    JOINT_COUNT,
    JOINTS,
    PRIMITIVE,
    PRIMITIVES,
)
from freebody.joints.motion import motion_at
from freebody.lie.vec import cross, dot, mat_vec, sub
from freebody.model.layout import ROTATION, SPIN
from freebody.model.rows import get3, get9
from freebody.model.state import State
from freebody.model.tables import Tables

__all__ = [
    "LAST", "angles_at", "continued", "hinges", "keep_angles", "prescribed_angles", "put_angles", "record_angles",
    "set_angles", "taken_angles",
]  # fmt: skip

Array = NDArray[np.float64]

# Where the last angle stands among the floats of what a hinge measures; in the equation of a motor its motion begins
# there.
LAST = 9

# An angle this close to the one that was kept is the same but for the roundings of another layout.
SAME = 1e-9


@kernel(inline=True)
def _note(F, I, row, angle):
    F[I[row + 7] + LAST] = angle
    if I[row + 8] > 0:
        F[I[row + 8] + LAST_ANGLE] = angle


@kernel(inner=True)
def keep_angles(h, work, F, I, S):
    """Count the turns of every hinge up to the poses in ``work``: called once for each accepted step, of length h.

    A hinge that turned too fast for that is noted in the scratch.
    """
    J = I[JOINTS]
    for j in range(I[J + JOINT_COUNT]):
        row = I[J + FIRST_JOINT] + JOINT * j
        if I[row + 5] == TURNED:
            a, b, f = I[row + 3], I[row + 6], I[row + 7]
            _note(F, I, row, nearest(angle_of(work, F, a, b, f, f + 3), F[f + LAST]))
            axis, w = cross(float3(F, f + 3), float3(F, f + 6)), get3(work, a, SPIN)
            if b >= 0:
                axis, w = mat_vec(get9(work, b, ROTATION), axis), sub(w, get3(work, b, SPIN))
            if abs(h * dot(w, axis)) >= math.pi:
                S[FAST] = 1.0 + j


@kernel(inner=True)
def set_angles(angles, F, I):
    """Make ``angles`` (hinges,) the ones of the last step."""
    J, k = I[JOINTS], 0
    for j in range(I[J + JOINT_COUNT]):
        row = I[J + FIRST_JOINT] + JOINT * j
        if I[row + 5] == TURNED:
            _note(F, I, row, angles[k])
            k += 1


@kernel(inline=True)
def record_angles(F, I, slot, frame_books):
    """Write the angles of the last step behind the seven books of a frame."""
    J, k = I[JOINTS], 7
    for j in range(I[J + JOINT_COUNT]):
        row = I[J + FIRST_JOINT] + JOINT * j
        if I[row + 5] == TURNED:
            frame_books[slot, k] = F[I[row + 7] + LAST]
            k += 1


def hinges(tables: Tables) -> int:
    """How many joints have an angle."""
    return sum(facts.measures == "angle" for facts in tables.joints)


def _rows(integers: NDArray[np.int64]) -> NDArray[np.int64]:
    """The rows of the joints that have an angle, (hinges, JOINT)."""
    J = int(integers[JOINTS])
    if not J:
        return np.zeros((0, JOINT), dtype=np.int64)
    first, count = int(integers[J + FIRST_JOINT]), int(integers[J + JOINT_COUNT])
    rows = integers[first : first + JOINT * count].reshape(-1, JOINT)
    return np.asarray(rows[rows[:, 5] == TURNED])


def taken_angles(floats: Array, integers: NDArray[np.int64]) -> Array:
    """The angles of the last step out of the buffer F, (hinges,), in rad."""
    return np.asarray(floats[_rows(integers)[:, 7] + LAST])


def put_angles(floats: Array, integers: NDArray[np.int64], angles: Array) -> None:
    """Write ``angles`` (hinges,) into the buffer F as those of the last step."""
    rows = _rows(integers)
    floats[rows[:, 7] + LAST] = angles
    sprung = rows[:, 8] > 0
    floats[rows[sprung, 8] + LAST_ANGLE] = angles[sprung]


def continued(tables: Tables, rotation: Array, near: Array) -> Array:
    """Angles (..., hinges) at ``rotation`` (..., bodies, 3, 3), each with the turns that bring it nearest to ``near``.

    An angle that differs from ``near`` by roundings is ``near`` to the last bit.
    """
    rows = _rows(tables.integers)
    if not len(rows):
        return np.zeros((*rotation.shape[:-3], 0))
    u, v, w = (tables.floats[rows[:, 7, None] + np.arange(k, k + 3)] for k in (0, 3, 6))
    seen = np.einsum("...hij,hj->...hi", rotation[..., rows[:, 3], :, :], u)
    other = rotation[..., rows[:, 6], :, :]
    carried = np.einsum("...hji,...hj->...hi", other, seen)
    seen = np.where(rows[:, 6, None] < 0, seen, carried)
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
    rows, integers = _rows(tables.integers), tables.integers
    if not len(rows):
        return np.zeros(0)
    J = int(integers[JOINTS])
    first, count = int(integers[J + FIRST_PRIMITIVE]), int(integers[J + PRIMITIVES])
    motors = integers[first : first + PRIMITIVE * count].reshape(-1, PRIMITIVE)
    motors = motors[motors[:, 0] == TURNED]
    floats = tables.floats.copy()
    floats[0] = time
    at: Any = motion_at
    found = np.full(len(rows), np.nan)
    for k, row in enumerate(rows):
        for motor in motors[(motors[:, 4] >= row[0]) & (motors[:, 4] < row[0] + row[1])]:
            found[k] = at.py_func(time, floats, int(motor[3]) + LAST)[0]
    return found
