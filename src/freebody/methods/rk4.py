"""The classical Runge-Kutta method."""

from __future__ import annotations

from freebody.compile import kernel
from freebody.forces.held import forces_of
from freebody.methods.flat import FlatMethod, march, scratch_for
from freebody.methods.tableau import Tableau

__all__ = ["RK4"]

TABLEAU = Tableau(a=((), (0.5,), (0.0, 0.5), (0.0, 0.0, 1.0)), b=(1 / 6, 1 / 3, 1 / 3, 1 / 6), order=4)
A, B, C = TABLEAU.square, TABLEAU.b, TABLEAU.c


class RK4(FlatMethod):
    """Four slopes, weights 1/6, 1/3, 1/3, 1/6, on the flat state.

    Options as in ``FlatMethod``. Accurate for short runs; unless normalised the orientation leaves its group
    slowly.
    """

    name = "rk4"
    order = TABLEAU.order
    evaluations = len(B)
    reference = "Kutta 1901, Beitrag zur näherungsweisen Integration, Z. Math. Phys. 46, 435-453"
    summary = "textbook method of order 4 on plain numbers; accurate, drifts slowly"
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
