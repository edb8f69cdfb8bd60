"""RATTLE in natural coordinates: bodies as points and matrices, rigid by equations."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
from numpy.typing import NDArray

from freebody.compile import kernel
from freebody.errors import InputError
from freebody.forces.held import forces_of, joints_of
from freebody.joints.angles import keep_angles
from freebody.joints.layout import JOINTS, MEMORY, STATUS, WORST, WORST_RESIDUAL
from freebody.joints.natural_encode import THINNEST, natural_program, second_moments
from freebody.joints.natural_layout import INTERNAL_EQUATIONS
from freebody.joints.natural_system import natural_prepare
from freebody.methods.base import Trouble
from freebody.methods.kick import sense
from freebody.methods.linked import Linked, record_linked
from freebody.methods.loop import healthy
from freebody.methods.natural_step import natural_step, put_down
from freebody.methods.ridge import (
    AGAIN,
    NOT_CROSSED,
    begin,
    end_ridges,
    next_piece,
    piece_of,
    room_behind,
    rows_behind,
)
from freebody.model.layout import RIDGED
from freebody.model.tables import Tables

__all__ = ["Natural"]

# What is no further off than this has not been the reason why a step could not be taken.
CLOSED = 1e-12


class Natural(Linked):
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

    @property
    def layout(self) -> str:
        """x, B, dx/dt, dB/dt."""
        return "natural"

    @property
    def advance(self) -> Callable[..., Any]:
        """The compiled loop."""
        return advance

    def scratch(self, tables: Tables) -> NDArray[np.float64]:
        """Three rows: working numbers, the bits of the integers of the elimination, room for steps that cross a ridge.

        Raises :class:`InputError` for a rod without thickness.
        """
        _check(tables)
        program = natural_program(tables)
        rows = np.zeros((2, max(len(program.scratch), len(program.integers))))
        rows[0, : len(program.scratch)] = program.scratch
        rows[1, : len(program.integers)] = program.integers.view(np.float64)
        return room_behind(rows, len(tables.names))

    def memory(self, tables: Tables) -> slice:
        """The multipliers of the last steps, those of rigidity included."""
        return natural_program(tables).memory

    def trouble(self, tables: Tables, scratch: NDArray[np.float64]) -> Trouble | None:
        """The joint, or the body, whose equations could not be solved."""
        if scratch[0, STATUS] == 0.0:
            return None
        if abs(scratch[0, WORST_RESIDUAL]) < CLOSED:
            # Solved but for roundings at some attempt, and not in the others: no joint and no body is to blame.
            return Trouble(
                "joints and rigidity cannot be kept together",
                cause="a step in which a body turns too far, about a third of a radian or more with joints",
                remedy="take a smaller dt, or rattle",
            )
        equations = sum(joint.equations for joint in tables.joints)
        behind = int(scratch[0, WORST]) - equations
        if behind < 0:
            return super().trouble(tables, scratch)
        extended = np.flatnonzero(tables.inertias.any(axis=(1, 2)))
        body = tables.names[extended[behind // INTERNAL_EQUATIONS]]
        return Trouble(
            f"body {body!r} cannot be kept rigid: B^T B is off by {abs(scratch[0, WORST_RESIDUAL]):.3g}",
            cause="a step in which the body turns too far, about half a radian or more",
            remedy="take a smaller dt",
        )


def _check(tables: Tables) -> None:
    for name, second in zip(tables.names, second_moments(tables)):
        sizes = np.linalg.eigvalsh(second)
        if sizes[2] > 0.0 and not sizes[1] > THINNEST * sizes[2]:
            raise InputError(
                f"body {name!r}, a rod without thickness: the integrals of x^2 dm along its axes are "
                + ", ".join(f"{size:.3g}" for size in sizes)
                + " kg m^2",
                expected="a body with extent in two directions at least, or a particle",
                cause="natural coordinates turn a body about all its axes, and a rod has no inertia about its own",
                remedy='give the body a thickness, or take integrator="rattle"',
            )


@kernel(inner=True)
def _stand(y, t, work, F, own, custom, S):
    """Poses, the matrix and the forces that a step starts from."""
    put_down(y, work, own)
    natural_prepare(t, work, F, own, joints_of(custom), S)
    sense(t, work, F, own, forces_of(custom))


@kernel
def advance(y, books, t0, n, dt, count, every, work, F, I, custom, scratch, frames, frame_books):
    """See ``Method``."""
    S = scratch[0]
    own = scratch[1].view(np.int64)
    S[STATUS] = 0.0
    R = rows_behind(scratch, y)
    _stand(y, t0 + n * dt, work, F, own, custom, S)
    slot = 0
    for k in range(count):
        now, end = t0 + (n + k) * dt, t0 + (n + k + 1) * dt
        at, h, to = now, dt, end
        solved, more = True, AGAIN
        if I[2] & RIDGED:
            begin(y, books, work, F, I, R)
        while solved and more == AGAIN:
            solved = natural_step(y, books, at, h, to, work, F, own, custom, S)
            more = next_piece(y, books, work, F, I, R) if I[2] & RIDGED else NOT_CROSSED
            if more != NOT_CROSSED:
                at, h, to = piece_of(now, dt, end, I, R)
                _stand(y, at if more == AGAIN else end, work, F, own, custom, S)
                # Reactions jump there, so nothing can be extrapolated.
                S[own[own[JOINTS] + MEMORY]] = 0.0
        if not solved or not healthy(y, False):
            end_ridges(F, I)
            return k
        if I[JOINTS]:
            keep_angles(dt, work, F, I, S)
        if (k + 1) % every == 0:
            slot = record_linked(y, books, F, I, slot, frames, frame_books)
    end_ridges(F, I)
    return count
