"""What a method that keeps joints tells the rest of the system: the room it needs, and the joint that failed."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from freebody.joints.layout import HEADER, MEMORY_ROW, SOLVER
from freebody.model.layout import HEADER as WORLD_HEADER
from freebody.model.records import Record
from freebody.model.tables import JointFacts, Tables

Array = NDArray[np.float64]


def header_in(integers: NDArray[np.int64]) -> Any:
    """The header of the joints by name."""
    return HEADER.read(integers[WORLD_HEADER.read(integers).joints :])


def rows_in(integers: NDArray[np.int64], first: int, count: int, record: Record) -> NDArray[np.int64]:
    """``count`` rows of a record, (count, numbers)."""
    return integers[first : first + record.size * count].reshape(-1, record.size)


def extent_of(tables: Tables) -> float:
    """The largest coordinate of a point that a joint is about, in m."""
    return float(tables.floats[header_in(tables.integers).extent])


def solver_room(tables: Tables) -> Array:
    """Room for all numbers of the solver."""
    return np.zeros(header_in(tables.integers).scratch if tables.joints else SOLVER.size)


def memory_in(integers: NDArray[np.int64], joints: int, solver: Array) -> Array:
    """The part of that room which a run remembers; ``joints`` is where the header begins, 0 if there is none."""
    if not joints:
        return solver[:0]
    J = HEADER.read(integers[joints:])
    return solver[J.memory : J.memory + 1 + MEMORY_ROW * J.equations]


def joint_of(tables: Tables, equation: int) -> JointFacts:
    """The joint that an equation belongs to."""
    return next(joint for joint in tables.joints if equation < joint.first + joint.equations)
