"""The total wrench on every body, and the total potential energy: one compiled function each, for every world.

Blocks of forces are told apart by their kind, so that a world of built-in forces needs no compilation of its own. What
users compile comes in through typed function arguments.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

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
from freebody.model.columns import put_force, put_nc_force, put_nc_torque, put_torque
from freebody.model.kernel_data import WORLD
from freebody.model.layout import BLOCKS, CUSTOM, block_at

_KIN = types.float64[:, ::1]
_ARGUMENTS = (types.float64, _KIN, types.float64[::1], types.int64[::1])
# What users write is compiled to wrench(t, kin, floats, integers), which adds to the kinematic rows, and to
# energy(t, kin, floats, integers), which returns joules.
CUSTOM_WRENCH = types.FunctionType(types.void(*_ARGUMENTS))
CUSTOM_ENERGY = types.FunctionType(types.float64(*_ARGUMENTS))
_POTENTIAL = types.float64(WORLD, _KIN, CUSTOM_ENERGY, types.float64)

# Every kind of force: its number, apply(world, kin, t, block) and, if it has one, potential(world, kin, block).
KERNELS = (
    (gravity.KIND, gravity.apply, gravity.potential),
    (spring.KIND, spring.apply, spring.potential),
    (torsion_spring.KIND, torsion_spring.apply, torsion_spring.potential),
    (applied.KIND, applied.apply, None),
    (drag.KIND, drag.apply, None),
    (mutual_gravity.KIND, mutual_gravity.apply, mutual_gravity.potential),
    (central_gravity.KIND, central_gravity.apply, central_gravity.potential),
    (dipole.KIND, dipole.apply, dipole.potential),
    (grab.KIND, grab.apply, None),
    (joint_spring.HINGE, joint_spring.apply_hinges, joint_spring.hinge_potential),
    (joint_spring.SLIDER, joint_spring.apply_sliders, joint_spring.slider_potential),
)

NOTHING = (0.0, 0.0, 0.0)


def _chosen(arguments: str, otherwise: str, functions: dict[int, Callable[..., Any]]) -> Callable[..., Any]:
    """``chosen(world, kin, ..., block)``, a part of kernels: what the function of the block's kind returns."""
    scope: dict[str, Any] = {f"kind_{kind}": function for kind, function in functions.items()}
    lines = [f"    if block.kind == {kind}:\n        return kind_{kind}({arguments})\n" for kind in functions]
    exec(f"def chosen({arguments}):\n{''.join(lines)}    return {otherwise}", scope)
    return kernel(inline=True)(scope["chosen"])


_apply = _chosen("world, kin, t, block", "None", {kind: apply for kind, apply, _ in KERNELS})
_potential = _chosen(
    "world, kin, block", "0.0", {kind: potential for kind, _, potential in KERNELS if potential is not None}
)


@kernel
def _no_wrench(t, kin, floats, integers):
    """Stands in where a world has no compiled user forces."""


@kernel
def _no_energy(t, kin, floats, integers):
    """Stands in where a world has no compiled user potentials."""
    return 0.0


no_wrench, no_energy = fixed(_no_wrench, types.void(*_ARGUMENTS)), fixed(_no_energy, types.float64(*_ARGUMENTS))


@kernel(counts=False)
def total_wrench(world, kin, users, t):
    """Fill the torque and force columns of every kinematic row from its pose and velocity columns, at time t."""
    for b in range(world.bodies):
        put_torque(kin, b, NOTHING)
        put_force(kin, b, NOTHING)
        put_nc_torque(kin, b, NOTHING)
        put_nc_force(kin, b, NOTHING)
    for number in range(world.blocks):
        _apply(world, kin, t, block_at(world.integers, BLOCKS, number))
    if world.flags & CUSTOM:
        users.forces(t, kin, world.floats, world.integers)


@kernel(counts=False)
def total_potential(world, kin, energy, t):
    """Potential energy in J of all conservative forces, from the pose columns of the kinematic rows."""
    total = 0.0
    for number in range(world.blocks):
        total += _potential(world, kin, block_at(world.integers, BLOCKS, number))
    if world.flags & CUSTOM:
        total += energy(t, kin, world.floats, world.integers)
    return total


def python_potential() -> Callable[..., Any]:
    """``total_potential`` for calls from Python, fixed to its one signature.

    Called straight from Python, Numba would compile it again for every user function and write that function to disk
    with it; through the fixed signature user functions stay arguments.
    """
    return fixed(total_potential, _POTENTIAL)
