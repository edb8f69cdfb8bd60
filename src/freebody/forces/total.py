"""The total wrench on every body, and the total potential energy: one compiled function each, for every world.

Blocks of forces are told apart by their kind, so that a world of built-in forces needs no compilation of its own. What
users compile comes in through two typed function arguments.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numba
from numba import types

from freebody.compile import fixed, kernel
from freebody.forces import (
    applied,
    central_gravity,
    dipole,
    drag,
    grab,
    gravity,
    joint_spring,
    mutual_gravity,
    spring,
    torsion_spring,
)
from freebody.model.layout import BLOCK_SIZE, BLOCKS, CUSTOM, FORCE, NC_FORCE, NC_TORQUE, TORQUE
from freebody.model.rows import put3

__all__ = [
    "CUSTOM_ENERGY",
    "CUSTOM_WRENCH",
    "no_energy",
    "no_wrench",
    "python_potential",
    "python_wrench",
    "total_potential",
    "total_wrench",
]

_ARGUMENTS = (types.float64, types.float64[:, ::1], types.float64[::1], types.int64[::1])
# custom(t, work, F, I) adds to the working rows; energy(t, work, F, I) returns joules.
CUSTOM_WRENCH = types.FunctionType(types.void(*_ARGUMENTS))
CUSTOM_ENERGY = types.FunctionType(types.float64(*_ARGUMENTS))
_WRENCH = types.void(*_ARGUMENTS, CUSTOM_WRENCH)
_POTENTIAL = types.float64(*_ARGUMENTS, CUSTOM_ENERGY)

NOTHING = (0.0, 0.0, 0.0)


@numba.njit(types.void(*_ARGUMENTS), nogil=True)
def no_wrench(t, work, F, I):
    """Stands in where a world has no compiled user forces."""


@numba.njit(types.float64(*_ARGUMENTS), nogil=True)
def no_energy(t, work, F, I):
    """Stands in where a world has no compiled user potentials."""
    return 0.0


@kernel(counts=False)
def total_wrench(t, work, F, I, custom):
    """Fill the torque and force columns of every working row from its pose and velocity columns, at time t."""
    for b in range(I[0]):
        put3(work, b, TORQUE, NOTHING)
        put3(work, b, FORCE, NOTHING)
        put3(work, b, NC_TORQUE, NOTHING)
        put3(work, b, NC_FORCE, NOTHING)
    for block in range(I[1]):
        at = BLOCKS + BLOCK_SIZE * block
        kind, count, f, i = I[at], I[at + 1], I[at + 2], I[at + 3]
        if kind == gravity.KIND:
            gravity.apply(work, F, I, f, count)
        elif kind == spring.KIND:
            spring.apply(work, F, I, f, i, count)
        elif kind == torsion_spring.KIND:
            torsion_spring.apply(work, F, I, f, i, count)
        elif kind == applied.KIND:
            applied.apply(t, work, F, I, f, i, count)
        elif kind == drag.KIND:
            drag.apply(t, work, F, I, f, i, count)
        elif kind == mutual_gravity.KIND:
            mutual_gravity.apply(work, F, I, f, count)
        elif kind == central_gravity.KIND:
            central_gravity.apply(work, F, I, f, count)
        elif kind == dipole.KIND:
            dipole.apply(work, F, I, f, i, count)
        elif kind == grab.KIND:
            grab.apply(work, F, I, f, i, count)
        elif kind == joint_spring.HINGE:
            joint_spring.apply_hinges(work, F, I, f, i, count)
        elif kind == joint_spring.SLIDER:
            joint_spring.apply_sliders(work, F, I, f, i, count)
    if I[2] & CUSTOM:
        custom(t, work, F, I)


@kernel(counts=False)
def total_potential(t, work, F, I, custom):
    """Potential energy in J of all conservative forces, from the pose columns of the working rows."""
    energy = 0.0
    for block in range(I[1]):
        at = BLOCKS + BLOCK_SIZE * block
        kind, count, f, i = I[at], I[at + 1], I[at + 2], I[at + 3]
        if kind == gravity.KIND:
            energy += gravity.potential(work, F, I, f, count)
        elif kind == spring.KIND:
            energy += spring.potential(work, F, I, f, i, count)
        elif kind == torsion_spring.KIND:
            energy += torsion_spring.potential(work, F, I, f, i, count)
        elif kind == mutual_gravity.KIND:
            energy += mutual_gravity.potential(work, F, I, f, count)
        elif kind == central_gravity.KIND:
            energy += central_gravity.potential(work, F, I, f, count)
        elif kind == dipole.KIND:
            energy += dipole.potential(work, F, I, f, i, count)
        elif kind == joint_spring.HINGE:
            energy += joint_spring.hinge_potential(work, F, I, f, i, count)
        elif kind == joint_spring.SLIDER:
            energy += joint_spring.slider_potential(work, F, I, f, i, count)
    if I[2] & CUSTOM:
        energy += custom(t, work, F, I)
    return energy


def python_wrench() -> Callable[..., Any]:
    """``total_wrench`` for calls from Python, fixed to its one signature.

    Called straight from Python, Numba would compile it anew for every user function and write that function to disk
    with it; through the fixed signature user functions stay arguments.
    """
    return fixed(total_wrench, _WRENCH)


def python_potential() -> Callable[..., Any]:
    """``total_potential`` for calls from Python, fixed to its one signature for the same reason."""
    return fixed(total_potential, _POTENTIAL)
