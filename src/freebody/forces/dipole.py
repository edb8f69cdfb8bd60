"""A magnetic dipole in a uniform field."""

from __future__ import annotations

from numpy.typing import ArrayLike

from freebody.compile import kernel
from freebody.fields import Vector
from freebody.forces.act import arm, turn
from freebody.forces.base import Force
from freebody.forces.checks import OneBody
from freebody.lie.vec import cross, dot
from freebody.model.body import Body
from freebody.model.records import Record

KIND = 8
FIELDS = Record("Dipole", moment=3, field=3)
FLOATS = FIELDS.size
INTEGERS = 1  # the body
_read = FIELDS.reader()


class Dipole(Force):
    """V = -m . B, torque = m x B: a dipole fixed in the body, in a uniform field.

    ``moment`` (3,) in A m^2 along the body's axes (m = R moment in the world), ``field`` B (3,) in T in the world. An
    electric dipole (C m) in an electric field (V/m) is the same. A uniform field does not pull. Raises
    :class:`InputError` for particles, which cannot rotate.
    """

    kind, record = KIND, FIELDS

    body = OneBody("that carries it", rotating="a dipole")
    moment = Vector("a dipole moment", "A m^2", "along the body's axes", also=("C m",), slider=True)
    field = Vector("a field", "T", "uniform, in the world", also=("V/m",), slider=True)

    def __init__(self, body: Body, moment: ArrayLike, field: ArrayLike) -> None: ...


@kernel(inner=True)
def apply(world, kin, t, block):
    """Turn every moment towards its field."""
    f, i = block.floats, block.integers
    for _ in range(block.count):
        dipole = _read(world.floats, f)
        turn(kin, world.integers[i], cross(arm(kin, world.integers[i], dipole.moment), dipole.field))
        f += FLOATS
        i += INTEGERS


@kernel(inner=True)
def potential(world, kin, block):
    """Sum of -m . B."""
    f, i = block.floats, block.integers
    energy = 0.0
    for _ in range(block.count):
        dipole = _read(world.floats, f)
        energy -= dot(arm(kin, world.integers[i], dipole.moment), dipole.field)
        f += FLOATS
        i += INTEGERS
    return energy
