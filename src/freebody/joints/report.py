"""What a method that keeps joints tells the rest of the system: the scratch it needs, and the joint that failed."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from freebody.joints import layout
from freebody.model.tables import JointFacts, Tables

__all__ = ["extent_of", "joint_of", "memory_of", "scratch_of"]

Array = NDArray[np.float64]


def _header(tables: Tables, slot: int) -> int:
    return int(tables.integers[tables.integers[layout.JOINTS] + slot])


def extent_of(tables: Tables) -> float:
    """The largest coordinate of a point that a joint is about, in m."""
    return float(tables.floats[_header(tables, layout.TOLERANCE)])


def scratch_of(tables: Tables) -> Array:
    """One row with room for all working numbers of the joints."""
    size = _header(tables, layout.SCRATCH) if tables.joints else layout.STATUS_SIZE
    return np.zeros((1, size))


def memory_of(tables: Tables) -> slice:
    """The part of that row which a run remembers."""
    if not tables.joints:
        return slice(0, 0)
    start = _header(tables, layout.MEMORY)
    return slice(start, start + 1 + layout.MEMORY_ROW * _header(tables, layout.EQUATIONS))


def joint_of(tables: Tables, equation: int) -> JointFacts:
    """The joint that an equation belongs to."""
    return next(joint for joint in tables.joints if equation < joint.first + joint.equations)
