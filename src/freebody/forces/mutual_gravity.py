"""Newton's attraction between all bodies."""

from __future__ import annotations

import numpy as np

from freebody.compile import kernel
from freebody.fields import Number
from freebody.forces.act import pull
from freebody.forces.base import Force
from freebody.lie.vec import dot, minus, scale, sub
from freebody.model.columns import position_of
from freebody.model.records import Record
from freebody.model.rows import body_of

KIND = 6
FIELDS = Record("MutualGravity", G=1, softening_squared=1)
FLOATS = FIELDS.size
_read = FIELDS.reader()

# m^3 / (kg s^2), CODATA 2018; its relative uncertainty is 2.2e-5.
NEWTON = 6.67430e-11


class MutualGravity(Force):
    """V = -G sum over pairs of m_i m_j / sqrt(r^2 + s^2): every body of the world attracts every other.

    Bodies attract as point masses at their centres of mass; ``G`` in m^3/(kg s^2), ``softening`` s in m rounds off
    close encounters. The two forces of a pair are opposite to the last bit. Without softening two bodies at the same
    place have no finite attraction, and a run that gets there stops. Time grows with the square of the bodies.
    """

    kind, record = KIND, FIELDS
    couples = True

    G = Number("a gravitational constant", "m^3/(kg s^2)", "of the attraction", slider=True)
    softening = Number("a length", "m", "rounds off close encounters", least=0.0, slider=True)

    def __init__(self, G: float = NEWTON, *, softening: float = 0.0) -> None: ...

    @property
    def softening_squared(self) -> float:
        """As kernels use it, in m^2."""
        return self.softening**2


@kernel(inner=True)
def apply(world, kin, t, block):
    """Add the attraction of every pair, once each way."""
    f = block.floats
    for _ in range(block.count):
        law = _read(world.floats, f)
        for a in range(world.bodies):
            here, Gm = position_of(kin, a), law.G * body_of(world, a).mass
            for b in range(a + 1, world.bodies):
                d = sub(position_of(kin, b), here)
                square = dot(d, d) + law.softening_squared
                force = scale(Gm * body_of(world, b).mass / (square * np.sqrt(square)), d)
                pull(kin, a, force)
                pull(kin, b, minus(force))
        f += FLOATS


@kernel(inner=True)
def potential(world, kin, block):
    """Minus the sum over pairs of G m_i m_j / sqrt(r^2 + s^2)."""
    f = block.floats
    energy = 0.0
    for _ in range(block.count):
        law = _read(world.floats, f)
        for a in range(world.bodies):
            here, Gm = position_of(kin, a), law.G * body_of(world, a).mass
            for b in range(a + 1, world.bodies):
                d = sub(position_of(kin, b), here)
                energy -= Gm * body_of(world, b).mass / np.sqrt(dot(d, d) + law.softening_squared)
        f += FLOATS
    return energy
