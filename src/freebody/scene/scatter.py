"""Many bodies of one kind, placed by chance: the same seed gives the same bodies."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np
from pydantic import StrictBool, StrictInt

from freebody.scene.forms import Form, numbers

__all__ = ["SpreadForm"]


class SpreadForm(Form):
    """Half widths of boxes around the values of the body, from which each copy takes its own, evenly.

    ``orientation = true`` gives each copy a random orientation, all alike.
    """

    seed: StrictInt | None = None
    position: numbers("a length", "m") | None = None
    orientation: StrictBool | None = None
    velocity: numbers("a velocity", "m/s") | None = None
    angular_velocity: numbers("an angular velocity", "rad/s") | None = None

    def copies(self, count: int) -> Iterator[dict[str, Any]]:
        """What each of ``count`` copies adds to position, velocity and angular velocity, and its orientation."""
        # One column of even numbers for everything that could be spread, so that adding one leaves the others.
        dice = np.random.default_rng(abs(self.seed or 0)).random((count, 12))
        for row in dice:
            copy: dict[str, Any] = {}
            for place, name in enumerate(("position", "velocity", "angular_velocity")):
                width = getattr(self, name)
                if width is not None:
                    copy[name] = np.array(width) * (2.0 * row[3 * place : 3 * place + 3] - 1.0)
            if self.orientation:
                copy["orientation"] = _random(*row[9:12])
            yield copy


def _random(u: float, v: float, w: float) -> tuple[float, ...]:
    """A quaternion evenly distributed on its sphere (Shoemake 1992, Uniform random rotations, Graphics Gems III)."""
    a, b = np.sqrt(1.0 - u), np.sqrt(u)
    s, t = 2.0 * np.pi * v, 2.0 * np.pi * w
    return float(a * np.sin(s)), float(a * np.cos(s)), float(b * np.sin(t)), float(b * np.cos(t))
