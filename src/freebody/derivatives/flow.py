"""Runs that carry derivatives: the steps of ``simulate``, on dual numbers where they take them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace

import numpy as np
from numpy.typing import NDArray

from freebody.derivatives.differences import differenced
from freebody.derivatives.loop import TANGENTS, dual_advance
from freebody.derivatives.parameters import with_flags
from freebody.derivatives.plain import Stretch, failed, plain_state
from freebody.derivatives.ways import by_differences
from freebody.errors import InputError
from freebody.joints.angles import angles_at, put_angles
from freebody.methods.base import Method
from freebody.methods.constrained import ConstrainedMethod
from freebody.methods.kick_drift import KickDrift
from freebody.model.kernel_data import DONE, Motion, Run, Scratch, Status, kin_rows
from freebody.model.layout import ACCUMULATORS, RIDGED
from freebody.model.state import State
from freebody.running.schedule import Piece

Array = NDArray[np.float64]

# Steps of all bodies together between looks at Ctrl-C.
CHUNK = 20_000
# States with and without a jump of a torsion spring differ by more than this, relative to their size.
CROSSED = 1e-10


def carried(
    method: Method, start: State, raw_tangents: Array, floats_tangents: Array, stretches: Iterable[Stretch]
) -> Iterator[tuple[Array, Array]]:
    """State (bodies, width) and tangents (numbers, bodies, width) after each of the ``stretches`` of steps.

    ``start`` is in the layout that ``layout_for`` says, with tangents ``raw_tangents``; ``floats_tangents`` (numbers,
    floats) are those of its tables.
    """
    tables = start.tables
    if by_differences(tables, method):
        yield from differenced(method, start, raw_tangents, floats_tangents, stretches)
        return
    count = len(raw_tangents)
    ridged = tables.flags & RIDGED and isinstance(method, KickDrift | ConstrainedMethod)
    checked, start = start, replace(start, tables=with_flags(tables, tables.flags & ~RIDGED))
    blocks = [slice(first, min(first + TANGENTS, count)) for first in range(0, max(count, 1), TANGENTS)]
    runs = [_Block(method, start, raw_tangents[block], floats_tangents[block]) for block in blocks]
    for stretch in stretches:
        for run in runs:
            run.take(stretch)
        if ridged:
            # Steps that end where a torsion spring jumps would carry the derivative of the time of that.
            checked = plain_state(method, checked, stretch)
            size = max(1.0, float(np.max(np.abs(checked.raw))))
            if np.max(np.abs(checked.raw - runs[0].value)) > CROSSED * size:
                raise InputError(
                    "a torsion spring that passes half a revolution, where its torque jumps",
                    expected="a run in which no torsion spring gets there",
                    cause="the time of the jump changes too, which derivatives of the steps do not see",
                    remedy="a shorter run, or a stiffer spring",
                )
        yield runs[0].value.copy(), np.concatenate([run.tangents for run in runs])


class _Block:
    """Up to TANGENTS derivatives of a run."""

    def __init__(self, method: Method, start: State, raw_tangents: Array, floats_tangents: Array) -> None:
        tables, raw = start.tables, start.raw
        self.method, self.tables, self.count = method, tables, len(raw_tangents)
        self.advance = dual_advance(method)
        floats = tables.floats.copy()
        put_angles(floats, tables.integers, angles_at(start))
        self.world = method.world(tables, _dual(floats, floats_tangents))
        scratch = method.scratch(tables)
        self.motion = Motion(_dual(raw, raw_tangents), _dual(kin_rows(len(raw))), _dual(np.zeros(ACCUMULATORS)))
        self.scratch = Scratch(_dual(scratch.rows), _dual(scratch.solver))
        self.options = np.array(method.options(), dtype=np.float64)

    @property
    def value(self) -> Array:
        return self.motion.state[..., 0]

    @property
    def tangents(self) -> Array:
        return np.ascontiguousarray(np.moveaxis(self.motion.state[..., 1 : 1 + self.count], -1, 0))

    def take(self, stretch: Stretch) -> None:
        most = max(1, CHUNK // len(self.motion.state))
        for leg in stretch.legs:
            self.world = self.world._replace(segment=float(leg.moment))
            if isinstance(leg, Piece):
                self._call(leg.start, 0, leg.length, 1)
            else:
                for n in range(leg.n, leg.n + leg.count, most):
                    self._call(stretch.t0, n, stretch.dt, min(most, leg.n + leg.count - n))

    def _call(self, t0: float, n: int, dt: float, count: int) -> None:
        frames = np.zeros((0, 0, 0, 1 + TANGENTS)), np.zeros((0, 0, 1 + TANGENTS))
        run = Run(t0, n, dt, count, 0, self.method.unit, *frames)
        status = Status(*self.advance(self.world, self.motion, self.options, self.scratch, run))
        if status.cause != DONE:
            time = t0 + (n + status.taken + 1) * dt
            raise failed(self.method, self.method.failure(self.tables, status), dt, time)


def _dual(values: Array, tangents: Array | None = None) -> Array:
    """Dual numbers for kernels: (..., 1 + TANGENTS)."""
    made = np.zeros((*values.shape, 1 + TANGENTS))
    made[..., 0] = values
    if tangents is not None:
        made[..., 1 : 1 + len(tangents)] = np.moveaxis(tangents, 0, -1)
    return made
