"""Scenes far from the origin are sent relative to one body: single precision would make bodies tremble."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

Array = NDArray[np.float64]

# Frames round positions by this relative amount; rounding beyond this part of a body's size is visible.
ROUNDING = float(np.finfo(np.float32).eps)
TREMBLING = 0.002


def leader(view: dict[str, Any], names: Sequence[str], starts: Array, sizes: Array) -> int | None:
    """The body at the origin of what pages receive, or None if the world's origin will do.

    It is the body that the scene's view follows, else the first; None if the view gives positions. ``starts``
    (bodies, 3) and ``sizes`` (bodies,) in m.
    """
    far = np.linalg.norm(starts, axis=1)
    if "camera" in view or "target" in view or not (ROUNDING * far > TREMBLING * sizes).any():
        return None
    name = view.get("follow")
    return names.index(name) if name in names else 0


def started_from(origin: int | None, bodies: list[dict[str, Any]], starts: Array) -> None:
    """Make the start positions in ``bodies``, as sent to the page, relative to the body ``origin``."""
    if origin is not None:
        for info, start in zip(bodies, starts - starts[origin]):
            info["start"] = start.tolist()
