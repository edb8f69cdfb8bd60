"""Many bodies of one kind, placed by chance: the same seed gives the same bodies."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray
from pydantic import StrictBool, StrictInt

from freebody.scene.forms import Form, numbers


class SpreadForm(Form):
    """Half widths of boxes around the values of the body, from which each copy takes its own, evenly.

    ``orientation = true`` gives each copy a random orientation, all alike.
    """

    seed: StrictInt | None = None
    position: numbers("a length", "m") | None = None
    orientation: StrictBool | None = None
    velocity: numbers("a velocity", "m/s") | None = None
    angular_velocity: numbers("an angular velocity", "rad/s") | None = None

    def copies(self, count: int) -> dict[str, NDArray[np.float64]]:
        """What ``count`` copies add to the body's position, velocity and angular velocity, and how they turn; in rows.

        What is not spread is left out.
        """
        # One column of even numbers for everything that could be spread, so that adding one leaves the others.
        dice = np.random.default_rng(abs(self.seed or 0)).random((count, 12))
        spread = {}
        for place, name in enumerate(("position", "velocity", "angular_velocity")):
            width = getattr(self, name)
            if width is not None:
                spread[name] = np.array(width) * (2.0 * dice[:, 3 * place : 3 * place + 3] - 1.0)
        if self.orientation:
            spread["orientation"] = np.array([_random(*row) for row in dice[:, 9:12]])
        return spread


def _random(u: float, v: float, w: float) -> tuple[float, ...]:
    """A quaternion evenly distributed on its sphere (Shoemake 1992, Uniform random rotations, Graphics Gems III)."""
    a, b = np.sqrt(1.0 - u), np.sqrt(u)
    s, t = 2.0 * np.pi * v, 2.0 * np.pi * w
    return float(a * np.sin(s)), float(a * np.cos(s)), float(b * np.sin(t)), float(b * np.cos(t))
