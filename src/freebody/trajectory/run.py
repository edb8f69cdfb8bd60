"""A run: recorded frames and what follows from them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from freebody.model.state import State
from freebody.model.tables import Tables

__all__ = ["Trajectory"]

Array = NDArray[np.float64]


@dataclass(frozen=True, eq=False)
class Trajectory:
    """Frames of a run: ``times`` (frames,), ``raw`` (frames, bodies, width) as the method kept them, ``books``.

    ``books`` (frames, 7): work of forces without potential, impulse, angular impulse about the world's origin.
    """

    tables: Tables
    method: str
    layout: str
    times: Array
    raw: Array
    books: Array
    final: State
    dt: float
    events: tuple[Any, ...] = ()
    interrupted: bool = False
