"""Textbook Runge-Kutta methods on the flat state: each is a tableau."""

from __future__ import annotations

from freebody.compile import kernel
from freebody.methods.flat import FlatMethod, flat_step, scratch_for
from freebody.methods.tableau import Tableau

EULER = Tableau(a=((),), b=(1.0,), order=1)
MIDPOINT = Tableau(a=((), (0.5,)), b=(0.0, 1.0), order=2)
RK4_TABLEAU = Tableau(a=((), (0.5,), (0.0, 0.5), (0.0, 0.0, 1.0)), b=(1 / 6, 1 / 3, 1 / 3, 1 / 6), order=4)
_EULER = EULER.coefficients
_MIDPOINT = MIDPOINT.coefficients
_RK4 = RK4_TABLEAU.coefficients


@kernel(inline=True)
def _euler_step(world, motion, users, options, scratch, interval):
    return flat_step(world, motion, users, options, scratch.rows, interval, _EULER)


@kernel(inline=True)
def _midpoint_step(world, motion, users, options, scratch, interval):
    return flat_step(world, motion, users, options, scratch.rows, interval, _MIDPOINT)


@kernel(inline=True)
def _rk4_step(world, motion, users, options, scratch, interval):
    return flat_step(world, motion, users, options, scratch.rows, interval, _RK4)


class Euler(FlatMethod):
    """y+ = y + h f(t, y): one look at the start of the step, then straight on.

    Options as in ``FlatMethod``. It gains energy on everything that turns or swings: a baseline, not a tool.
    """

    name = "euler"
    order = EULER.order
    evaluations = len(EULER.b)
    reference = "Euler 1768, Institutionum calculi integralis I, section 650"
    summary = "the textbook baseline; gains energy quickly, there to be compared with"
    scratch_width = scratch_for(len(EULER.b))
    step = _euler_step
    takes_lanes = True


class Midpoint(FlatMethod):
    """y+ = y + h f(t + h/2, y + h/2 f(t, y)): the slope in the middle of an Euler step, taken from the start.

    Options as in ``FlatMethod``.
    """

    name = "midpoint"
    order = MIDPOINT.order
    evaluations = len(MIDPOINT.b)
    reference = "Runge 1895, Ueber die numerische Auflösung, Math. Ann. 46, 167-178"
    summary = "textbook method of order 2; drifts slowly, cheap for short runs"
    scratch_width = scratch_for(len(MIDPOINT.b))
    step = _midpoint_step
    takes_lanes = True


class RK4(FlatMethod):
    """Four slopes, weights 1/6, 1/3, 1/3, 1/6, on the flat state.

    Options as in ``FlatMethod``. Accurate for short runs; unless normalised the orientation leaves its group
    slowly.
    """

    name = "rk4"
    order = RK4_TABLEAU.order
    evaluations = len(RK4_TABLEAU.b)
    reference = "Kutta 1901, Beitrag zur näherungsweisen Integration, Z. Math. Phys. 46, 435-453"
    summary = "textbook method of order 4 on plain numbers; accurate, drifts slowly"
    scratch_width = scratch_for(len(RK4_TABLEAU.b))
    step = _rk4_step
    takes_lanes = True
