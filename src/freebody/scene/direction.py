"""Directions that come back from a file to the last bit."""

from __future__ import annotations

from typing import Any

import numpy as np

from freebody.errors import InputError

__all__ = ["before_normalising"]

# Directions to try before one comes back to the last bit; about one in ten does.
ATTEMPTS = 1000


def before_normalising(direction: Any) -> list[float]:
    """A vector along ``direction`` (unit) that divided by its length is ``direction``, bit for bit."""
    for attempt in range(ATTEMPTS):
        longer = direction * (1.0 + attempt / ATTEMPTS)
        if (longer / float(np.linalg.norm(longer))).tobytes() == direction.tobytes():
            return [float(value) for value in longer]
    raise InputError(f"direction {direction!r}", expected="a direction that a scene can hold to the last bit")
