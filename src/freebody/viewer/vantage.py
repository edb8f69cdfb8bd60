"""Scenes so far from the origin that single precision would not tell their bodies apart are shown from one of them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

__all__ = ["leader", "started_from"]

Array = NDArray[np.float64]

# Frames round places to this, relatively; more than this part of a body's size is seen as trembling.
ROUNDING = float(np.finfo(np.float32).eps)
TREMBLING = 0.002


def leader(view: dict[str, Any], names: Sequence[str], starts: Array, sizes: Array) -> int | None:
    """The body whose place is the origin of what pages are told, or None: the world's own origin serves.

    It is the one that the scene's view follows, unless the view has places of its own, or else the first. ``starts``
    (bodies, 3) and ``sizes`` (bodies,) in m.
    """
    far = np.linalg.norm(starts, axis=1)
    if "camera" in view or "target" in view or not (ROUNDING * far > TREMBLING * sizes).any():
        return None
    name = view.get("follow")
    return names.index(name) if name in names else 0


def started_from(origin: int | None, bodies: list[dict[str, Any]], starts: Array) -> None:
    """Tell where ``bodies``, as the page is told of them, start as seen from the body ``origin``."""
    if origin is not None:
        for info, start in zip(bodies, starts - starts[origin]):
            info["start"] = start.tolist()
