"""A spring between two points."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import ArrayLike, NDArray

from freebody.arguments import number
from freebody.compile import kernel
from freebody.description import in_units
from freebody.errors import InputError
from freebody.figures import row
from freebody.forces.act import ENDS, WORLD, arm, ends_of, point, point_velocity, push, push_nc
from freebody.forces.base import Force, Index
from freebody.forces.checks import checked_arm, checked_body, fixed
from freebody.lie.vec import add, dot, minus, norm, scale, sub
from freebody.model.body import Body
from freebody.model.records import Record

__all__ = ["Spring"]

KIND = 2
FIELDS = Record("Spring", at=3, other=3, stiffness=1, rest_length=1, damping=1)
FLOATS, INTEGERS = FIELDS.size, ENDS.size
_read = FIELDS.reader()


class Spring(Force):
    """V = 1/2 k (l - l0)^2 between a point ``at`` of a body and a world point ``anchor``, or ``to_at`` of another body.

    ``stiffness`` k in N/m, ``rest_length`` l0 in m (None: the length as it stands), ``damping`` c in N s/m: a force
    -c dl/dt along the spring. Points are in the drawings' coordinates (None: the centre of mass). At zero length a
    spring with a rest length has no direction and pulls nowhere; without one (l0 = 0) the force is k times the distance
    and needs none. Damping has no direction there either.
    """

    kind = KIND

    units = in_units(stiffness="N/m", rest_length="m", damping="N s/m")

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
        if (anchor is None) == (to is None):
            raise InputError(
                "a spring with " + ("no other end" if anchor is None else "two other ends"),
                expected="anchor=, a world point, or to=, another body",
            )
        self.body = checked_body(body)
        self.to = None if to is None else checked_body(to, "to")
        if to is body:
            raise InputError("a spring from a body to itself", cause="both ends move together, so it never pulls")
        self.at = checked_arm(body, body.center_of_mass if at is None else at)
        self.to_at = None
        if to is not None:
            self.to_at = checked_arm(to, to.center_of_mass if to_at is None else to_at, "to_at")
        elif to_at is not None:
            raise InputError("to_at without to", expected="to=, the other body, with to_at=", remedy="leave to_at out")
        self.anchor = None if anchor is None else fixed("anchor", anchor)
        self.stiffness = number("stiffness", stiffness, least=0.0)
        self.damping = number("damping", damping, least=0.0)
        self.rest_length = self._length() if rest_length is None else number("rest_length", rest_length, least=0.0)

    def _length(self) -> float:
        here = self.body.position + self.body.rotation @ self.body.body_point(self.at)
        return float(np.linalg.norm(here - self._other_end()))

    def _other_end(self) -> NDArray[np.float64]:
        if self.to is None or self.to_at is None:
            return np.asarray(self.anchor)
        return np.asarray(self.to.position + self.to.rotation @ self.to.body_point(self.to_at))

    @property
    def bodies(self) -> tuple[Body, ...]:
        """One or two."""
        return (self.body,) if self.to is None else (self.body, self.to)

    @property
    def conservative(self) -> bool:
        """Without damping."""
        return self.damping == 0.0

    @property
    def velocity_dependent(self) -> bool:
        """With damping."""
        return self.damping != 0.0

    def row(self, index: Index) -> tuple[Sequence[float], Sequence[int]]:
        """See ``FIELDS``: both points relative to the centres of mass (or the anchor in W); both bodies."""
        other = np.asarray(self.anchor)
        if self.to is not None and self.to_at is not None:
            other = self.to.body_point(self.to_at)
        floats = FIELDS.row(
            at=self.body.body_point(self.at),
            other=other,
            stiffness=self.stiffness,
            rest_length=self.rest_length,
            damping=self.damping,
        )
        return floats, ENDS.row(body=index(self.body), to=WORLD if self.to is None else index(self.to))

    def __repr__(self) -> str:
        end = f"anchor={row(self.anchor)}" if self.anchor is not None else ""
        if self.to is not None and self.to_at is not None:
            end = f"to={self.to.default_name!r}, to_at={row(self.to_at)}"
        return (
            f"Spring({self.body.default_name!r}, at={row(self.at)}, {end}, stiffness={self.stiffness:g}, "
            f"rest_length={self.rest_length:g}, damping={self.damping:g})"
        )


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
        if spring.rest_length == 0.0:
            pull = scale(spring.stiffness, d)
        else:
            length = norm(d)
            pull = (0.0, 0.0, 0.0)
            if length > 0.0:
                pull = scale(spring.stiffness * (1.0 - spring.rest_length / length), d)
        push(kin, a, arm_a, pull)
        if b >= 0:
            push(kin, b, arm_b, minus(pull))
        if spring.damping > 0.0:
            u = minus(point_velocity(kin, a, arm_a))
            if b >= 0:
                u = add(point_velocity(kin, b, arm_b), u)
            square = dot(d, d)
            if square > 0.0:
                drag = scale(spring.damping * dot(u, d) / square, d)
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
