"""Which steps a run takes: a grid t0 + n dt, cut where forces switch, the last step shortened to land on the end."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from freebody.model.state import Clock

# Moments closer than this fraction of a step to a grid point are that grid point: 3 * 0.1 and 0.3 are the same moment.
SNAP = 1e-9


@dataclass(frozen=True)
class Leg:
    """Whole steps: ``count`` of them from grid number ``n``, between two switchings; ``moment`` lies inside."""

    n: int
    count: int
    moment: float


@dataclass(frozen=True)
class Piece:
    """A part of one step, from ``start`` over ``length`` seconds; ``completes`` says that it ends on the grid."""

    start: float
    length: float
    moment: float
    completes: bool


def legs(clock: Clock, duration: float, edges: Iterable[float]) -> Iterator[Leg | Piece]:
    """Everything a run of ``duration`` seconds does, in order.

    Times are counted in steps from t0, so that a run that goes on from a stored clock takes the same steps as one that
    never stopped.
    """
    t0, dt = clock.t0, clock.dt
    end = _snapped(clock.n + duration / dt)
    cuts = sorted({_snapped((edge - t0) / dt) for edge in edges})
    marks = [cut for cut in cuts if clock.n < cut < end] + [end]
    here: float = clock.n
    for mark in marks:
        yield from _until(t0, dt, here, mark)
        here = mark


def _snapped(steps: float) -> float:
    nearest = round(steps)
    return float(nearest) if abs(steps - nearest) <= SNAP * max(1.0, abs(steps) * 1e-3) else steps


def _until(t0: float, dt: float, here: float, mark: float) -> Iterator[Leg | Piece]:
    """From ``here`` to ``mark`` (in steps from t0), between two switchings."""
    grid = math.ceil(here)
    if here < grid:
        stop = min(float(grid), mark)
        yield _piece(t0, dt, here, stop, completes=stop == grid)
        here = stop
    whole = math.floor(mark) - grid
    if here == grid and whole > 0:
        yield Leg(grid, whole, t0 + (grid + 0.5) * dt)
        here = float(grid + whole)
    if here < mark:
        yield _piece(t0, dt, here, mark, completes=False)


def _piece(t0: float, dt: float, here: float, there: float, *, completes: bool) -> Piece:
    return Piece(t0 + here * dt, (there - here) * dt, t0 + 0.5 * (here + there) * dt, completes)
