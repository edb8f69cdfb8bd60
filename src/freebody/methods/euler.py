"""Explicit Euler."""

from __future__ import annotations

from freebody.compile import kernel
from freebody.forces.held import forces_of
from freebody.methods.flat import FlatMethod, march, scratch_for
from freebody.methods.tableau import Tableau

__all__ = ["Euler"]

TABLEAU = Tableau(a=((),), b=(1.0,), order=1)
A, B, C = TABLEAU.square, TABLEAU.b, TABLEAU.c


class Euler(FlatMethod):
    """y+ = y + h f(t, y): one look at the start of the step, then straight on.

    Options as in ``FlatMethod``. It gains energy on everything that turns or swings: a baseline, not a tool.
    """

    name = "euler"
    order = TABLEAU.order
    evaluations = len(B)
    reference = "Euler 1768, Institutionum calculi integralis I, section 650"
    summary = "the textbook baseline; gains energy quickly, there to be compared with"
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
