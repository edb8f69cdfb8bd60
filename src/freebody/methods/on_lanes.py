"""The loop around the steps of a method, on numbers of several lanes: many runs of one world at once.

Runs come in batches of ``WIDTH``, a lane each. They share the world's integers, the clock and the schedule; all other
numbers are their own. A lane that breaks takes its steps like the others and is told afterwards.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable
from functools import cache
from typing import Any, NamedTuple

import numpy as np
from numba import types
from numpy.typing import NDArray

from freebody.compile import fixed, kernel
from freebody.forces.held import Users
from freebody.lie.scalar import some, where
from freebody.methods.base import Method
from freebody.methods.loop import healthy
from freebody.model.columns import KIN
from freebody.model.kernel_data import Interval, Motion, Scratch, World
from freebody.model.tables import Tables
from freebody.numbers.lanes import as_lanes

# One register of 512 bits, or two of 256.
WIDTH = 8

Array = NDArray[np.float64]


class Batches(NamedTuple):
    """The numbers of many runs, the lane last: (batches, ..., WIDTH)."""

    floats: Array  # (batches, floats of the tables, WIDTH)
    state: Array  # (batches, bodies, numbers of the layout, WIDTH)
    accumulators: Array  # (batches, ACCUMULATORS, WIDTH)
    taken: Array  # (batches, 1, WIDTH): steps taken in good health


class Steps(NamedTuple):
    """``steps`` of size ``dt`` from t0 + n dt, in a segment of the schedule."""

    t0: float
    n: int
    dt: float
    steps: int
    segment: float
    unit: bool


_F1, _F3, _F4 = types.float64[::1], types.float64[:, :, ::1], types.float64[:, :, :, ::1]
_F, _I = types.float64, types.int64
BATCHES = types.NamedTuple((_F3, _F4, _F3, _F3), Batches)
STEPS = types.NamedTuple((_F, _I, _F, _I, _F, types.boolean), Steps)
# advance(batches, integers, header, kin, rows, options, steps); ``kin`` (bodies, KIN.size, WIDTH) and ``rows``, of a
# method's scratch, are room to work in.
ADVANCE = types.void(BATCHES, types.int64[::1], types.UniTuple(_I, 3), _F3, _F3, _F1, STEPS)


@kernel(inline=True)
def _no_users(t, kin, floats, integers):
    """Users' functions take plain numbers: worlds that have any do not come here."""


@kernel(inline=True)
def march(begin, step, world, motion, options, scratch, taken, run):
    """As ``freebody.methods.loop.march``, without frames."""
    users = Users(_no_users, _no_users)
    begin(world, motion, users, scratch, run.t0 + run.n * run.dt)
    alive = taken[0] == taken[0]
    for k in range(run.steps):
        interval = Interval(run.t0 + (run.n + k) * run.dt, run.dt, run.t0 + (run.n + k + 1) * run.dt)
        step(world, motion, users, options, scratch, interval)
        alive = alive & healthy(motion.state, run.unit)
        if not some(alive):
            break
        taken[0] = where(alive, taken[0] + 1.0, taken[0])


_view = as_lanes(WIDTH)

_LOOP = """
def advance_lanes(batches, integers, header, kin, rows, options, run):
    for i in range(batches.state.shape[0]):
        world = World(header[0], header[1], header[2], 0, 0, run.segment, view(batches.floats[i]), integers)
        motion = Motion(view(batches.state[i]), view(kin), view(batches.accumulators[i]))
        scratch = Scratch(view(rows), view(batches.accumulators[i]))
        march(begin, step, world, motion, options, scratch, view(batches.taken[i]), run)
"""


@cache
def _loop(begin: Any, step: Any) -> Callable[..., Any]:
    scope: dict[str, Any] = {
        "march": march, "begin": begin, "step": step, "view": _view, "World": World, "Motion": Motion,
        "Scratch": Scratch,
    }  # fmt: skip
    exec(compile(_LOOP, inspect.getfile(step.py_func), "exec"), scope)
    advance = scope["advance_lanes"]
    advance.__module__ = step.py_func.__module__
    advance.__qualname__ = f"{step.py_func.__qualname__}.advance_lanes"
    return kernel(counts=False)(advance)


def advance_lanes(method: Method) -> Callable[..., Any]:
    """The compiled loop of a method on lanes; compiled, or loaded, when it is first asked for."""
    loop: Any = _loop(type(method).begin, type(method).step)
    loop.py_func.__doc__ = f"method {method.name} on lanes"
    return fixed(loop, ADVANCE)


def room_for(method: Method, tables: Tables) -> tuple[Array, Array]:
    """``kin`` and ``rows`` for a batch."""
    bodies = len(tables.names)
    return np.zeros((bodies, KIN.size, WIDTH)), np.zeros((*method.scratch(tables).rows.shape, WIDTH))
