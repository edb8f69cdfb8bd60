"""Uniform gravity."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import ArrayLike

from freebody.compile import kernel
from freebody.forces.base import Force, Index, vector
from freebody.model.body import Body
from freebody.model.layout import BODIES, BODY, FORCE, MASS, POSITION

__all__ = ["Gravity"]

KIND = 1


class Gravity(Force):
    """The same acceleration (3,), in m/s^2, for every body of the world: F = m g, V = -m g . x."""

    kind = KIND

    def __init__(self, acceleration: ArrayLike = (0.0, 0.0, -9.81)) -> None:
        self.acceleration = vector("acceleration", acceleration)

    @property
    def bodies(self) -> tuple[Body, ...]:
        """All."""
        return ()

    def row(self, index: Index) -> tuple[Sequence[float], Sequence[int]]:
        """g."""
        return self.acceleration.tolist(), ()

    def __repr__(self) -> str:
        return f"Gravity({np.array2string(self.acceleration, separator=', ')})"


@kernel
def apply(work, F, I, f, count):
    """Add m g to every body, for each row."""
    for k in range(count):
        for b in range(I[0]):
            m = F[BODIES + BODY * b + MASS]
            for c in range(3):
                work[b, FORCE + c] += m * F[f + 3 * k + c]


@kernel
def potential(work, F, I, f, count):
    """-sum m g . x."""
    energy = 0.0
    for k in range(count):
        for b in range(I[0]):
            m = F[BODIES + BODY * b + MASS]
            for c in range(3):
                energy -= m * F[f + 3 * k + c] * work[b, POSITION + c]
    return energy
