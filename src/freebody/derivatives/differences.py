"""Derivatives of runs that dual numbers do not go through: differences of order eight of whole runs.

Each number is moved to eight places around its own, and every run is that of ``simulate``. The step is halved until two
answers agree, so that the last one is nearer by its order; where none agree, the run is no smooth function of the
number: an impact that begins or ends nearby.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace

import numpy as np
from numpy.typing import NDArray

from freebody.derivatives.allowed import sizes_of
from freebody.derivatives.plain import Stretch, plain_state
from freebody.derivatives.stencil import STENCILS, combined
from freebody.derivatives.tangent import from_raw, moved
from freebody.errors import InputError
from freebody.joints.projection import project
from freebody.methods.base import Method
from freebody.model.state import State

Array = NDArray[np.float64]

# Two steps, one half of the other, whose answers differ by less than this part of the largest entry: the error of the
# second is smaller by 2^8.
AGREE = 1e-8
MOST_HALVINGS = 7


def differenced(
    method: Method, start: State, raw_tangents: Array, floats_tangents: Array, stretches: Iterable[Stretch]
) -> Iterator[tuple[Array, Array]]:
    """As ``carried``; ``start`` and what comes out are in momenta."""
    tables, taken = start.tables, list(stretches)
    tangents = from_raw(tables, "momenta", start.raw, raw_tangents)
    sizes = sizes_of(tables, start.raw)
    base = _after(method, start, taken, None)

    def slope(tangent: Array, floats: Array) -> Array:
        reach = max(float(np.max(np.abs(tangent) / sizes)), _part(tables.floats, floats))
        if reach == 0.0:
            return np.zeros_like(base)

        def along(change: float) -> Array:
            other = replace(tables, floats=tables.floats + change * floats)
            raw = moved("momenta", start.raw, change * tangent, tables)
            if tables.joints:
                raw = project(other, raw, start.time).raw
            return _after(method, replace(start, tables=other, raw=raw), taken, base)

        return _settled(along, 1.0 / reach)

    slopes = [slope(tangent, floats) for tangent, floats in zip(tangents, floats_tangents)]
    whole = np.array(slopes).reshape(-1, *base.shape)
    for k in range(len(taken)):
        yield base[k], whole[:, k]


def _part(floats: Array, change: Array) -> float:
    """The largest part of themselves by which numbers change; what is zero counts as one."""
    return float(np.max(np.abs(change) / np.where(floats == 0.0, 1.0, np.abs(floats)), initial=0.0))


def _after(method: Method, state: State, stretches: list[Stretch], beside: Array | None) -> Array:
    """States in momenta after each of the stretches, (stretches, bodies, 13); quaternions on the side of ``beside``."""
    found = []
    for stretch in stretches:
        state = plain_state(method, state, stretch)
        found.append(state.canonical)
    made = np.array(found)
    if beside is not None:
        made[..., 3:7] *= np.where(np.sum(made[..., 3:7] * beside[..., 3:7], axis=-1, keepdims=True) < 0.0, -1.0, 1.0)
    return made


def _settled(along: Callable[[float], Array], size: float) -> Array:
    """The slope at 0 of ``along``, which changes over ``size``."""
    points, weights, step = STENCILS[0]
    seen: dict[float, Array] = {}

    def value(change: float) -> Array:
        if change not in seen:
            seen[change] = along(change)
        return seen[change]

    before: Array | None = None
    for halving in range(MOST_HALVINGS):
        h = step * size / 2.0**halving
        found = combined([value(point * h) for point in points], weights, h)
        if before is not None and np.max(np.abs(found - before)) <= AGREE * np.max(np.abs(found)):
            return found
        before = found
    raise InputError(
        "derivatives of a run that is no smooth function of its numbers",
        expected="small changes that change the run a little",
        cause="an impact, sticking or a torque that jumps, which small changes add, remove or put into another order",
        remedy="a shorter run, or fb.simulate with the changes you want to know of",
    )
