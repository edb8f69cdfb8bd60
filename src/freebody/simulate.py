"""The loop: steps between moments that matter, frames, progress."""

from __future__ import annotations

import numpy as np

from freebody.integrators.base import Method, ready
from freebody.integrators.cf4 import CF4
from freebody.model.layout import WORK
from freebody.model.state import LAYOUTS, Clock, State
from freebody.trajectory.run import Trajectory
from freebody.world import World

__all__ = ["simulate"]


def simulate(
    world: World,
    duration: float,
    *,
    dt: float,
    integrator: Method | None = None,
    every: int = 1,
    start: State | None = None,
) -> Trajectory:
    """Provisional: fixed steps only."""
    method = integrator or CF4()
    advance = ready(method.advance)
    state = (world.state() if start is None else start).as_layout(method.layout)
    tables = world.tables()
    count = round(duration / dt)
    floats = tables.floats.copy()
    for slot, value in enumerate(method.options()):
        floats[1 + slot] = value
    y, books = state.raw.copy(), state.books.copy()
    bodies, width = len(y), LAYOUTS[method.layout]
    frames, frame_books = np.empty((count // every + 1, bodies, width)), np.empty((count // every + 1, 7))
    frames[0], frame_books[0] = y, books[:7] + books[7:]
    work, scratch = np.zeros((bodies, WORK)), np.zeros((bodies, method.scratch_width))
    n = state.clock.n
    t0 = state.clock.t0
    floats[0] = t0 + (n + 0.5) * dt
    advance(
        y, books, t0, n, dt, count, every, work, floats, tables.integers, tables.custom_wrench, scratch,
        frames[1:], frame_books[1:],
    )  # fmt: skip
    times = np.asarray(t0 + (n + every * np.arange(len(frames))) * dt, dtype=np.float64)
    final = State(tables, method.layout, y, Clock(t0, n + count, dt), books)
    return Trajectory(tables, method.name, method.layout, times, frames, frame_books, final, dt)
