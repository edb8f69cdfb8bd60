"""A spring between two points."""

from __future__ import annotations

import numpy as np
from numpy.typing import ArrayLike, NDArray

from freebody.compile import kernel
from freebody.fields import Number
from freebody.forces.act import ENDS, arm, ends_of, point, point_velocity, push, push_nc
from freebody.forces.base import Force
from freebody.forces.checks import TwoPoints
from freebody.lie.scalar import every, real, vanishes, where
from freebody.lie.vec import add, dot, minus, norm, scale, square, sub
from freebody.model.body import Body
from freebody.model.records import Record

KIND = 2
FIELDS = Record("Spring", at=3, other=3, stiffness=1, rest_length=1, damping=1)
FLOATS, INTEGERS = FIELDS.size, ENDS.size
_read = FIELDS.reader()


class Spring(TwoPoints, Force):
    """V = 1/2 k (l - l0)^2 between a point ``at`` of a body and a world point ``anchor``, or ``to_at`` of another body.

    ``stiffness`` k in N/m, ``rest_length`` l0 in m (None: the length as it stands), ``damping`` c in N s/m: a force
    -c dl/dt along the spring. Points are in the shape frames (None: the centre of mass). At zero length a spring with a
    rest length has no direction and pulls nowhere; without one (l0 = 0) the force is k times the distance and needs
    none. Damping has no direction there either.
    """

    kind, record = KIND, FIELDS

    stiffness = Number("a stiffness", "N/m", "force per stretch", least=0.0, slider=True)
    rest_length = Number(
        "a length",
        "m",
        "without force; None: as it stands",
        least=0.0,
        nullable=True,
        words=("as it stands",),
        slider=True,
    )
    damping = Number("a damping", "N s/m", "force per speed of stretching", least=0.0, slider=True)

    def __init__(
        self,
        body: Body,
        *,
        at: ArrayLike | None = None,
        anchor: ArrayLike | None = None,
        to: Body | None = None,
        to_at: ArrayLike | None = None,
        stiffness: float,
        rest_length: float | None = 0.0,
        damping: float = 0.0,
    ) -> None:
        self._one_other_end("spring")
        if rest_length is None:
            self.rest_length = float(np.linalg.norm(self.here() - self.there()))

    @property
    def other(self) -> NDArray[np.float64]:
        """The other end, as it stands in the tables."""
        return self.other_point()


@kernel(inline=True)
def _places(kin, spring, a, b):
    """Arms and places of both ends."""
    arm_a = arm(kin, a, spring.at)
    here = point(kin, a, arm_a)
    if b < 0:
        return arm_a, arm_a, here, spring.other
    arm_b = arm(kin, b, spring.other)
    return arm_a, arm_b, here, point(kin, b, arm_b)


@kernel(inline=True)
def apply(world, kin, t, block):
    """Pull both ends together with k (l - l0) along the spring, and damp along it."""
    f, i = block.floats, block.integers
    for _ in range(block.count):
        spring, (a, b) = _read(world.floats, f), ends_of(world.integers, i)
        arm_a, arm_b, here, there = _places(kin, spring, a, b)
        d = sub(there, here)
        K = spring.stiffness
        slack = vanishes(spring.rest_length)
        if not every(slack):
            length = np.sqrt(square(d))
            stretched = where(real(length) > 0.0, 1.0 - spring.rest_length / length, 0.0)
            K = spring.stiffness * where(slack, 1.0, stretched)
        pull = scale(K, d)
        push(kin, a, arm_a, pull)
        if b >= 0:
            push(kin, b, arm_b, minus(pull))
        if not every(vanishes(spring.damping)):
            u = minus(point_velocity(kin, a, arm_a))
            if b >= 0:
                u = add(point_velocity(kin, b, arm_b), u)
            apart = square(d)
            drag = scale(where(real(apart) > 0.0, spring.damping * dot(u, d) / apart, 0.0), d)
            push_nc(kin, a, arm_a, drag)
            if b >= 0:
                push_nc(kin, b, arm_b, minus(drag))
        f += FLOATS
        i += INTEGERS


@kernel(inner=True)
def potential(world, kin, block):
    """Sum of 1/2 k (l - l0)^2."""
    f, i = block.floats, block.integers
    energy = 0.0
    for _ in range(block.count):
        spring, (a, b) = _read(world.floats, f), ends_of(world.integers, i)
        _, _, here, there = _places(kin, spring, a, b)
        stretch = norm(sub(there, here)) - spring.rest_length
        energy += 0.5 * spring.stiffness * stretch * stretch
        f += FLOATS
        i += INTEGERS
    return energy
