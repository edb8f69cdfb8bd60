"""The explicit midpoint rule."""

from __future__ import annotations

from freebody.compile import kernel
from freebody.forces.held import forces_of
from freebody.methods.flat import FlatMethod, march, scratch_for
from freebody.methods.tableau import Tableau

__all__ = ["Midpoint"]

TABLEAU = Tableau(a=((), (0.5,)), b=(0.0, 1.0), order=2)
A, B, C = TABLEAU.square, TABLEAU.b, TABLEAU.c


class Midpoint(FlatMethod):
    """y+ = y + h f(t + h/2, y + h/2 f(t, y)): the slope in the middle of an Euler step, taken from the start.

    Options as in ``FlatMethod``.
    """

    name = "midpoint"
    order = TABLEAU.order
    evaluations = len(B)
    reference = "Runge 1895, Ueber die numerische Auflösung, Math. Ann. 46, 167-178"
    summary = "textbook method of order 2; drifts slowly, cheap for short runs"
    scratch_width = scratch_for(len(B))

    @property
    def advance(self):
        """The compiled loop."""
        return advance


@kernel
def advance(y, books, t0, n, dt, count, every, work, F, I, custom, scratch, frames, frame_books):
    """See ``Method``."""
    return march(
        y, books, t0, n, dt, count, every, work, F, I, forces_of(custom), scratch, frames, frame_books, A, B, C
    )
