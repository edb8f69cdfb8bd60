"""Uniform gravity."""

from __future__ import annotations

from numpy.typing import ArrayLike

from freebody.compile import kernel
from freebody.fields import Vector
from freebody.forces.act import pull
from freebody.forces.base import Force
from freebody.lie.vec import dot, scale
from freebody.model.columns import position_of
from freebody.model.records import Record
from freebody.model.rows import body_of

KIND = 1
FIELDS = Record("Gravity", acceleration=3)
FLOATS = FIELDS.size
_read = FIELDS.reader()


class Gravity(Force):
    """The same acceleration (3,), in m/s^2, for every body of the world: F = m g, V = -m g . x."""

    kind, record = KIND, FIELDS

    acceleration = Vector("an acceleration", "m/s^2", "of every body")

    def __init__(self, acceleration: ArrayLike = (0.0, 0.0, -9.81)) -> None: ...


@kernel(inline=True)
def apply(world, kin, t, block):
    """Add m g to every body, for each row."""
    f = block.floats
    for k in range(block.count):
        for b in range(world.bodies):
            pull(kin, b, scale(body_of(world, b).mass, _read(world.floats, f + FLOATS * k).acceleration))


@kernel(inner=True)
def potential(world, kin, block):
    """-sum m g . x."""
    f = block.floats
    energy = 0.0
    for k in range(block.count):
        for b in range(world.bodies):
            energy -= body_of(world, b).mass * dot(
                _read(world.floats, f + FLOATS * k).acceleration, position_of(kin, b)
            )
    return energy
