"""Generalized-alpha on the Lie group R^3 x SO(3), and Newmark's method: implicit, for stiff systems and linkages."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
from numpy.typing import NDArray

from freebody.arguments import number
from freebody.compile import kernel
from freebody.errors import InputError
from freebody.joints.angles import count_turns
from freebody.joints.prepare import size_of
from freebody.joints.report import solver_room
from freebody.methods.base import Failure
from freebody.methods.constrained import ConstrainedMethod
from freebody.methods.generalized_alpha_moment import book_moment, finish, look, note_start, start, take
from freebody.methods.generalized_alpha_plan import PIVOTS, stiff_plan
from freebody.methods.generalized_alpha_slots import STIFF, begin, memory_size, size
from freebody.methods.generalized_alpha_solve import UNSOLVED, blame, simple
from freebody.methods.generalized_alpha_stiff import stiff
from freebody.model.kernel_data import STATUS
from freebody.model.tables import Tables

__all__ = ["GeneralizedAlpha", "Newmark"]

# Steps that are taken the dear way before the cheap one is tried again.
STIFF_STEPS = 16


class GeneralizedAlpha(ConstrainedMethod):
    """Implicit and of order 2, with damping of what the step does not resolve and little of what it does.

    ``rho``, from 0 to 1, is what is left of an oscillation much faster than the step after each step: 1 keeps it, 0
    removes it at once. Stiff springs and dampers may be as stiff as they like. Joints are kept in position and in
    velocity, to round-off. The damping is a loss of energy that ``run.audit()`` shows. Forces that a step does not
    resolve make it solve a larger system, still in proportion to the length of chains and trees; worlds in which
    hundreds of bodies act all on all have to resolve them. Raises :class:`InputError` for another ``rho``.
    """

    name = "generalized_alpha"
    order = 2
    evaluations = 6
    preserves: tuple[str, ...] = ("rotation",)
    reference = (
        "Chung, Hulbert 1993, J. Appl. Mech. 60, 371; Bruels, Cardona, Arnold 2012, Lie group generalized-alpha time "
        "integration of constrained flexible multibody systems, Mech. Mach. Theory 48, 121-137"
    )
    summary = "stiff springs, dampers and joints: implicit, damps what the step does not resolve"

    rho = Number(
        "a damping between 0 and 1", "", "what each step leaves of a much faster oscillation", least=0.0, most=1.0
    )

    def __init__(self, rho: float = 0.9) -> None:
        self.rho = number("rho", rho)
        if not 0.0 <= self.rho <= 1.0:
            raise InputError(
                f"rho = {self.rho:g}",
                expected="from 0 (fast oscillations vanish in one step) to 1 (they stay)",
                remedy="0.9 damps them within some dozen steps and slow motion hardly at all",
            )

    def coefficients(self) -> tuple[float, float, float, float]:
        """alpha_m, alpha_f, gamma, beta."""
        m, f = (2.0 * self.rho - 1.0) / (self.rho + 1.0), self.rho / (self.rho + 1.0)
        return m, f, 0.5 - m + f, 0.25 * (1.0 - m + f) ** 2

    def options(self) -> tuple[float, ...]:
        """The coefficients."""
        return self.coefficients()

    def scratch(self, tables: Tables) -> NDArray[np.float64]:
        """Two rows: room for the joints and, behind it, for the accelerations and the systems to be solved; the bits of
        the integers of the stiff one."""
        plan = stiff_plan(tables)
        count = solver_room(tables).shape[1] + size(*_counts(tables)) + plan.floats
        rows = np.zeros((2, max(count, len(plan.integers))))
        rows[1, : len(plan.integers)] = plan.integers.view(np.float64)
        return rows

    def memory(self, tables: Tables) -> slice:
        """The accelerations and the reactions of the last moment."""
        first = solver_room(tables).shape[1]
        return slice(first, first + memory_size(*_counts(tables)))

    def trouble(self, tables: Tables, scratch: NDArray[np.float64]) -> Failure | None:
        """The joint, or the equations of motion, that could not be solved."""
        if scratch[0, STATUS] != UNSOLVED:
            return super().trouble(tables, scratch)
        cause = "forces that change too much within a step, or grow without bound"
        if stiff_plan(tables).integers[PIVOTS] == 0:
            cause += "; where so many bodies act on each other, a step has to resolve all forces"
        return Failure("the equations of motion have no solution that could be found", cause, "take a smaller dt")

    @property
    def advance(self) -> Callable[..., Any]:
        """The compiled loop."""
        return advance


class Newmark(GeneralizedAlpha):
    """Newmark's method: v' = v + h ((1 - gamma) u + gamma u'), q' = q exp(h v + h^2 ((1/2 - beta) u + beta u')).

    u are the accelerations, primes the end of the step. gamma = 1/2, beta = 1/4 is the trapezoidal rule: stable at any
    step, without damping. gamma > 1/2 damps and is of order 1; 2 beta < gamma is stable only while the step resolves
    everything. Otherwise as ``GeneralizedAlpha``. Raises :class:`InputError` for other numbers.
    """

    name = "newmark"
    preserves: tuple[str, ...] = ("rotation",)
    reference = "Newmark 1959, A method of computation for structural dynamics, J. Eng. Mech. Div. 85, 67-94"
    summary = "the classic of structural dynamics: implicit trapezoidal rule, stable at any step, no damping"

    gamma = Number("a coefficient", "", "1/2: no damping", least=0.5, most=1.0)
    beta = Number("a coefficient", "", "0: explicit, 1/4: trapezoidal rule", least=0.0, most=0.5)

    def __init__(self, gamma: float = 0.5, beta: float = 0.25) -> None:
        self.gamma, self.beta = number("gamma", gamma), number("beta", beta)
        if not 0.5 <= self.gamma <= 1.0:
            raise InputError(f"gamma = {self.gamma:g}", expected="from 1/2 (no damping) to 1; below 1/2 motion grows")
        if not 0.0 <= self.beta <= 0.5:
            raise InputError(f"beta = {self.beta:g}", expected="from 0 (explicit) to 1/2; 1/4 is the usual one")
        self.order = 2 if self.gamma == 0.5 else 1

    def coefficients(self) -> tuple[float, float, float, float]:
        """alpha_m, alpha_f, gamma, beta."""
        return 0.0, 0.0, self.gamma, self.beta


def _counts(tables: Tables) -> tuple[int, int]:
    return len(tables.names), sum(joint.equations for joint in tables.joints)


@kernel
def advance(world, motion, users, scratch, t0, n, dt, count, every, frames, frame_books):
    """See ``Method``."""
    S = scratch[0]
    S[STATUS] = 0.0
    left = begin(world) + STIFF
    plan = scratch[1].view(np.int64)
    dear = plan[PIVOTS] > 0
    slot = 0
    look(world, motion, users, S, t0 + n * dt)
    start(world, motion.kin, S, dt)
    for k in range(count):
        end = t0 + (n + k + 1) * dt
        measure = size_of(world, motion.state) if world.joints else 0.0
        note_start(world, motion, S)
        book_moment(world, motion, S, 0.5 * dt)
        found = S[left] == 0.0 and simple(world, motion.kin, users, S, end, dt, measure, not dear)
        if not found and dear:
            S[left] = STIFF_STEPS if S[left] == 0.0 else S[left] - 1.0
            for rest in range(2):
                found = found or stiff(world, motion.kin, users, S, end, dt, measure, rest, plan)
        if not found:
            S[STATUS] = blame(world, motion.kin, users, S, end, dt, measure)
            return k
        take(world, motion, S)
        look(world, motion, users, S, end)
        finish(world, motion.kin, S, dt)
        book_moment(world, motion, S, 0.5 * dt)
        if not healthy(motion.state, True):
            return k
        if world.joints:
            count_turns(world, motion.kin, S, dt)
        if (k + 1) % every == 0:
            slot = record_linked(world, motion, slot, frames, frame_books)
    return count
