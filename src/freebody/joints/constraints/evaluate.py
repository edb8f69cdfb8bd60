"""The list of all constraints, and the kernels that evaluate those of a world at the poses in its kinematic rows.

With w and v the angular velocity and the velocity of a body, a constraint changes at the rate j_w . w + j_v . v: its
Jacobian row on that body, which is also the torque (about the centre of mass) and the force of a unit multiplier.
"""

from __future__ import annotations

import sys
from typing import Any

from freebody.compile import kernel
from freebody.joints.constraints.angle_between import AngleBetween
from freebody.joints.constraints.base import Constraint
from freebody.joints.constraints.coincidence import Coincidence
from freebody.joints.constraints.distance import Distance
from freebody.joints.constraints.distance_along import DistanceAlong
from freebody.joints.constraints.prescribed_angle import PrescribedAngle
from freebody.joints.constraints.users_function import UsersFunction
from freebody.joints.layout import constraint_at, joints_of
from freebody.model.dispatch import chosen

# One line per constraint; its number in the tables and in files is its place, from 1 on, so new ones come last.
CONSTRAINTS: tuple[type[Constraint], ...] = (
    Coincidence,
    DistanceAlong,
    AngleBetween,
    Distance,
    PrescribedAngle,
    UsersFunction,
)
KINDS = {declared: number for number, declared in enumerate(CONSTRAINTS, 1)}
PRESCRIBED_ANGLE, USERS_FUNCTION = KINDS[PrescribedAngle], KINDS[UsersFunction]
# Those whose residuals are pure numbers; the others are lengths.
PURE = tuple(number for declared, number in KINDS.items() if declared.unit == "1")

_FIELDS = {f"fields_{number}": declared.record.reader() for declared, number in KINDS.items()}


def _by_kind(name: str, arguments: str, otherwise: str = "None") -> Any:
    """The kernel ``name`` that stands beside the class of the constraint ``held``, called with its fields and the
    arguments; ``otherwise`` if there is none."""
    kernels = {number: getattr(sys.modules[declared.__module__], name, None) for declared, number in KINDS.items()}
    call = f"fields_{{}}(world.floats, held.floats), {arguments}"
    return chosen("held.kind", arguments, kernels, otherwise, call, **_FIELDS)


_residual = _by_kind("residual", "world, kin, t, held, out, e")
_jacobian = _by_kind("jacobian", "world, kin, t, held, rows, out, o")
_rate = _by_kind("rate", "world, kin, t, held, out, e")
_bias = _by_kind("bias", "world, kin, t, held, out, e")
# ``measured(world, kin, held)``: angle or travel, held by a row of ``layout.JOINT``; zero where nothing is measured.
measured = _by_kind("measured", "world, kin, held", "0.0")


@kernel(inner=True)
def residuals(world, kin, users, t, out, o):
    """Write every residual to out[o:]."""
    J = joints_of(world)
    if J.custom_blocks > 0:
        users.constraints(t, kin, world.floats, world.integers)
    for k in range(J.constraints):
        held = constraint_at(world.integers, J.first_constraint, k)
        _residual(world, kin, t, held, out, o + held.first)


@kernel(inner=True)
def jacobians(rows, world, kin, users, t, out, o):
    """Write the Jacobian to out[o:], a row per equation and body; ``rows`` says how: see ``base.Rows``."""
    J = joints_of(world)
    if J.custom_blocks > 0:
        users.constraints(t, kin, world.floats, world.integers)
    for k in range(J.constraints):
        held = constraint_at(world.integers, J.first_constraint, k)
        _jacobian(world, kin, t, held, rows, out, o)


@kernel(inner=True)
def rates(world, kin, t, out, o):
    """Write to out[o:] how fast every residual changes while bodies stand still: what motors do.

    Users' functions are read as ``jacobians`` left them.
    """
    J = joints_of(world)
    for k in range(J.constraints):
        held = constraint_at(world.integers, J.first_constraint, k)
        for c in range(held.count):
            out[o + held.first + c] = 0.0
        _rate(world, kin, t, held, out, o + held.first)


@kernel(inner=True)
def bias_terms(world, kin, t, out, o):
    """Write to out[o:] the second derivative of every residual without the accelerations; zero for users' functions."""
    J = joints_of(world)
    for k in range(J.constraints):
        held = constraint_at(world.integers, J.first_constraint, k)
        _bias(world, kin, t, held, out, o + held.first)
