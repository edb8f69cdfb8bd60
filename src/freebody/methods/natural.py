"""RATTLE in natural coordinates: bodies as points and matrices, rigid by equations."""

from __future__ import annotations

import numpy as np

from freebody.compile import kernel
from freebody.errors import InputError
from freebody.joints.layout import joints_of
from freebody.joints.natural_encode import THINNEST, natural_program, second_moments
from freebody.joints.natural_layout import INTERNAL_EQUATIONS
from freebody.joints.natural_system import NATURAL
from freebody.joints.solver import prepare
from freebody.methods.base import Failure
from freebody.methods.constrained import POSITIONS, VELOCITIES, ConstrainedMethod, constrained_step
from freebody.methods.kick import sense
from freebody.methods.natural_step import natural_step, place_natural
from freebody.methods.ridge import room
from freebody.model.kernel_data import Array, Scratch, Status, World, world_of
from freebody.model.tables import Tables

# What is no further off than this has not been the reason why a step could not be taken.
CLOSED = 1e-12


def _check(tables: Tables) -> None:
    for name, sizes in zip(tables.names, np.linalg.eigvalsh(second_moments(tables))):
        if sizes[2] > 0.0 and not sizes[1] > THINNEST * sizes[2]:
            raise InputError(
                f"body {name!r}, a rod without thickness: the integrals of x^2 dm along its axes are "
                + ", ".join(f"{size:.3g}" for size in sizes)
                + " kg m^2",
                expected="a body with extent in two directions at least, or a particle",
                cause="natural coordinates turn a body about all its axes, and a rod has no inertia about its own",
                remedy='give the body a thickness, or take integrator="rattle"',
            )


@kernel(inner=True, by_lane=True)
def _stand(world, motion, users, scratch, t):
    """Poses, the matrix and the forces that a step starts from."""
    place_natural(world, motion)
    prepare(NATURAL, world, motion.kin, users, scratch.solver, t)
    sense(world, motion.kin, users, t)


@kernel(inner=True)
def _stand_again(world, motion, users, scratch, t):
    """The same within a step that crosses a ridge: reactions jump there, so nothing can be extrapolated."""
    _stand(world, motion, users, scratch, t)
    scratch.solver[joints_of(world).memory] = 0.0


@kernel(inline=True)
def _piece(world, motion, users, scratch, interval):
    return natural_step(world, motion, users, scratch.solver, interval)


@kernel(inline=True)
def _step(world, motion, users, options, scratch, interval):
    return constrained_step(_piece, _stand_again, world, motion, users, scratch, interval)


class Natural(ConstrainedMethod):
    """Twelve numbers a body, X = (x, B), whose mass matrix is constant; B^T B = 1 is six equations like a joint's.

    Lagrange's equations of the first kind: everything straight, all of the mechanics in the equations, which RATTLE
    keeps to round-off. Without joints it moves a body as ``lgvi`` does; with them it differs from ``rattle`` by
    an error of order 2. It takes particles and plates, but not rods without thickness: about its axis a rod has
    nothing to keep its matrix by.
    """

    name = "natural"
    order = 2
    evaluations = 1
    preserves = ("rotation", "momentum", "energy", "reversible")
    reference = "Garcia de Jalon 2007, Twenty-five years of natural coordinates, MSD 18; Moser, Veselov 1991, CMP 139"
    summary = "linkages with a constant mass matrix and rigidity as equations: the second formulation"
    step = _step
    begin = _stand

    @property
    def layout(self) -> str:
        """x, B, dx/dt, dB/dt."""
        return "natural"

    def scratch(self, tables: Tables) -> Scratch:
        """Room for steps that cross a ridge, and for the solver. Raises :class:`InputError` for a rod without
        thickness."""
        _check(tables)
        return Scratch(room(len(tables.names)), natural_program(tables).solver)

    def world(self, tables: Tables, floats: Array) -> World:
        """With the integers of all equations."""
        program = natural_program(tables)
        return world_of(tables, floats)._replace(integers=program.integers, joints=program.joints)

    def failure(self, tables: Tables, status: Status) -> Failure | None:
        """The joint, or the body, whose equations could not be solved."""
        if status.cause not in (POSITIONS, VELOCITIES):
            return None
        if abs(status.residual) < CLOSED:
            # Solved except for round-off at some attempt, and not in the others: no joint and no body is to blame.
            return Failure(
                "joints and rigidity cannot be kept together",
                cause="a step in which a body turns too far, about a third of a radian or more with joints",
                remedy="take a smaller dt, or rattle",
            )
        equations = sum(joint.equations for joint in tables.joints)
        behind = status.constraint - equations
        if behind < 0:
            return super().failure(tables, status)
        extended = np.flatnonzero(tables.inertias.any(axis=(1, 2)))
        body = tables.names[extended[behind // INTERNAL_EQUATIONS]]
        return Failure(
            f"body {body!r} cannot be kept rigid: B^T B is off by {abs(status.residual):.3g}",
            cause="a step in which the body turns too far, about half a radian or more",
            remedy="take a smaller dt",
        )
