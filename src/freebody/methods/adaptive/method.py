"""Adaptive steps: Dormand-Prince 5(4) on the group, with a continuous extension."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from freebody.arguments import is_positive, si
from freebody.errors import InputError
from freebody.fields import Number, optional
from freebody.figures import shown
from freebody.methods.adaptive.kernels import OPTIONS, ready_adaptive
from freebody.methods.adaptive.run import Runner
from freebody.methods.base import Method
from freebody.model.state import State
from freebody.model.tables import Tables

# Below this the error estimate is round-off: the difference of two sums of seven terms.
TIGHTEST = 100.0 * float(np.finfo(np.float64).eps)


class Adaptive(Method):
    """Steps as long as the error allows: seven stages (six new ones a step), order 5, error estimate of order 4.

    The error of a step, for the worst body and quantity, stays below ``atol + rtol * size``. Sizes: 1 rad for the
    orientation; for the position the distance from the origin or the body's radius of gyration, whichever is larger;
    the momenta's own lengths. ``atol`` is in rad, m, m/s and rad/s (momenta are measured per mass and per largest
    moment of inertia). ``first_step`` and ``max_step`` are in s; None chooses the first and leaves the others free.
    Raises :class:`InputError` for tolerances or steps that are not positive, and for ``rtol`` below 2.2e-14.
    """

    name = "adaptive"
    order = 5
    evaluations = 6
    preserves = ("rotation", "momentum")
    reference = (
        "Dormand, Prince 1980, A family of embedded Runge-Kutta formulae, J. Comput. Appl. Math. 6, 19-26; "
        "Munthe-Kaas 1999, High order Runge-Kutta methods on manifolds, Appl. Numer. Math. 29, 115-127"
    )
    summary = "chooses its own steps for a given tolerance; output at any moment"
    # Its compiled loop has its own signature, driven through ``start``.
    variable_step = True
    takes_contact = True

    rtol = Number("a relative tolerance", "", "of the error of a step", above=True)
    atol = Number("an absolute tolerance", "", "of the error of a step, in rad, m, m/s and rad/s", above=True)
    first_step = optional(Number("a time", "s", "left out: chosen", above=True))
    max_step = optional(Number("a time", "s", "left out: as long as the error allows", above=True))

    def __init__(
        self,
        *,
        rtol: float = 1e-9,
        atol: float = 1e-12,
        first_step: float | None = None,
        max_step: float | None = None,
    ) -> None:
        self.rtol = _positive("rtol", rtol, "a relative tolerance such as 1e-9", least=TIGHTEST)
        self.atol = _positive("atol", atol, "an absolute tolerance such as 1e-12")
        self.first_step = (
            None if first_step is None else _positive("first_step", si("first_step", first_step, "s"), "a time in s")
        )
        self.max_step = (
            None if max_step is None else _positive("max_step", si("max_step", max_step, "s"), "a time in s")
        )

    def for_world(self, contact: bool) -> Method:
        """With contact, steps of ``touch4`` whose length follows the tolerances."""
        if not contact:
            return self
        from freebody.methods.touch4.method import ControlledContact

        return ControlledContact(self)

    @property
    def advance(self) -> Callable[..., Any]:
        """The compiled loop; not the signature of fixed steps, see ``start``."""
        return ready_adaptive()

    def options(self) -> list[float]:
        """Tolerances, first step (0: choose), longest step."""
        longest = np.inf if self.max_step is None else self.max_step
        return OPTIONS.row(rtol=self.rtol, atol=self.atol, first_step=self.first_step or 0.0, max_step=longest)

    def start(self, tables: Tables, state: State) -> Runner:
        """A run of a world with these tables from ``state``; :class:`Runner` explains how to drive it."""
        return Runner(tables, state, self.options())

    def __repr__(self) -> str:
        given = [f"rtol={self.rtol:g}", f"atol={self.atol:g}"]
        given += [f"{name}={value:g}" for name in ("first_step", "max_step") if (value := getattr(self, name))]
        return f"Adaptive({', '.join(given)})"


def _positive(name: str, value: float, what: str, *, least: float = 0.0) -> float:
    if not is_positive(value):
        raise InputError(f"{name} = {shown(value)}", expected=f"{what}, finite and greater than zero")
    number = float(value)
    if number < least:
        raise InputError(
            f"{name} = {shown(value)}",
            expected=f"at least {least:.2g}",
            cause="below this the error estimate is round-off",
            remedy="use a method with fixed steps to study round-off",
        )
    return number
