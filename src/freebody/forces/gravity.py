"""Uniform gravity."""

from __future__ import annotations

from numpy.typing import ArrayLike

from freebody.compile import kernel
from freebody.fields import Vector
from freebody.forces.act import pull
from freebody.forces.base import Force
from freebody.lie.vec import dot, scale
from freebody.model.layout import POSITION
from freebody.model.records import Record
from freebody.model.rows import body_of, get3

__all__ = ["Gravity"]

KIND = 1
FIELDS = Record("Gravity", acceleration=3)
FLOATS = FIELDS.size
_read = FIELDS.reader()


class Gravity(Force):
    """The same acceleration (3,), in m/s^2, for every body of the world: F = m g, V = -m g . x."""

    kind, record = KIND, FIELDS

    acceleration = Vector("an acceleration", "m/s^2", "of every body")

    def __init__(self, acceleration: ArrayLike = (0.0, 0.0, -9.81)) -> None: ...


@kernel(inner=True)
def apply(work, F, I, f, count):
    """Add m g to every body, for each row."""
    for k in range(count):
        for b in range(I[0]):
            pull(work, b, scale(body_of(F, b).mass, _read(F, f + FLOATS * k).acceleration))


@kernel(inner=True)
def potential(work, F, I, f, count):
    """-sum m g . x."""
    energy = 0.0
    for k in range(count):
        for b in range(I[0]):
            energy -= body_of(F, b).mass * dot(_read(F, f + FLOATS * k).acceleration, get3(work, b, POSITION))
    return energy
