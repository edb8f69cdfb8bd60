"""Generalized-alpha on the Lie group R^3 x SO(3), and Newmark's method: implicit, for stiff systems and linkages."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from freebody.arguments import number
from freebody.compile import kernel
from freebody.errors import InputError
from freebody.fields import Number
from freebody.joints.angles import count_turns
from freebody.joints.measures import extent_at
from freebody.methods.base import Failure
from freebody.methods.constrained import ConstrainedMethod
from freebody.methods.generalized_alpha.layout import BODY, HEADER, OPTIONS, options_of
from freebody.methods.generalized_alpha.motion import (
    Step,
    accept,
    accumulate_now,
    evaluate,
    finish,
    resume,
    store_start,
)
from freebody.methods.generalized_alpha.plan import plan_of
from freebody.methods.generalized_alpha.solve import MOTION, accelerations, why_failed
from freebody.methods.loop import COMPLETE
from freebody.model.kernel_data import Array, Scratch, Status, World, world_of
from freebody.model.tables import Tables

__all__ = ["GeneralizedAlpha", "Newmark"]


@kernel(inline=True, by_lane=True)
def _step(world, motion, users, options, scratch, interval):
    kin, S, h = motion.kin, scratch.solver, interval.length
    size = extent_at(world, motion.state) if world.joints else 0.0
    step = Step(options_of(options), h, interval.end, size)
    resume(world, kin, scratch, h)
    store_start(world, motion, scratch.rows)
    accumulate_now(world, motion, S, 0.5 * h)
    if not accelerations(world, kin, users, scratch, step):
        return why_failed(world, kin, users, scratch, step)
    accept(world, motion, scratch.rows)
    evaluate(world, motion, users, scratch, interval.end)
    finish(world, kin, scratch, step)
    accumulate_now(world, motion, S, 0.5 * h)
    if world.joints:
        count_turns(world, kin, S, h)
    return COMPLETE


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
    step = _step
    begin = evaluate

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

    def coefficients(self) -> Any:
        """alpha_m, alpha_f, gamma, beta, by name."""
        m, f = (2.0 * self.rho - 1.0) / (self.rho + 1.0), self.rho / (self.rho + 1.0)
        return OPTIONS.kind(alpha_m=m, alpha_f=f, gamma=0.5 - m + f, beta=0.25 * (1.0 - m + f) ** 2)

    def options(self) -> Sequence[float]:
        """The coefficients."""
        return OPTIONS.row(**self.coefficients()._asdict())

    def scratch(self, tables: Tables) -> Scratch:
        """A row for every body, and room for the solver: the numbers of the joints, then its own."""
        return Scratch(np.zeros((len(tables.names), BODY.size)), np.zeros(plan_of(tables).header.scratch))

    def world(self, tables: Tables, floats: Array) -> World:
        """With the integers of its plan."""
        return world_of(tables, floats)._replace(integers=plan_of(tables).integers)

    def memory(self, world: World, scratch: Scratch) -> Array:
        """The accelerations and the reactions at the end of the last step."""
        header = HEADER.read(world.integers[-HEADER.size :])
        return scratch.solver[header.memory : header.velocity_multipliers]

    def failure(self, tables: Tables, status: Status) -> Failure | None:
        """The joint, or the equations of motion, that could not be solved."""
        if status.cause != MOTION:
            return super().failure(tables, status)
        cause = "forces that change too much within a step, or grow without bound"
        if plan_of(tables).header.pivots == 0:
            cause += "; where so many bodies act on each other, a step has to resolve all forces"
        return Failure("the equations of motion have no solution that could be found", cause, "take a smaller dt")


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

    def coefficients(self) -> Any:
        """alpha_m, alpha_f, gamma, beta, by name."""
        return OPTIONS.kind(alpha_m=0.0, alpha_f=0.0, gamma=self.gamma, beta=self.beta)
