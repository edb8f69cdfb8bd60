"""A hand that holds a point of a body: a damped spring to a target that may be moved."""

from __future__ import annotations

import math
from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from freebody.compile import kernel
from freebody.fields import Number, Vector
from freebody.forces.act import arm, point, point_velocity, push_nc
from freebody.forces.base import Force
from freebody.forces.checks import OneBody, Point
from freebody.lie.scalar import real, where
from freebody.lie.vec import norm, scale, sub
from freebody.model.body import Body
from freebody.model.records import Record

KIND = 9
# Point, target, stiffness, damping, reach. Integers: the body.
FIELDS = Record("Grab", at=3, target=3, stiffness=1, damping=1, reach=1)
FLOATS = FIELDS.size
INTEGERS = 1  # the body
_read = FIELDS.reader()

# The spring is scaled by the body's mass, but never beyond this many times what the grabbed point itself opposes to it:
# the end of a thin rod, or a body of little inertia, would otherwise be torn round much faster than it is pulled along.
STIFFEST = 4.0

# A hand that is not to be limited: no scene is larger, in m.
FAR = 1e6


class Grab(Force):
    """Pulls the point ``at`` of a body to the world point ``target``: F = K d - C u, with d the way that is left.

    ``stiffness`` k is per mass, in 1/s^2: K = k m for a body of mass m, less where the point gives way more easily than
    the body's mass suggests (at most 4 k times its effective mass). u is the point's velocity, and C damps the point
    critically. ``d`` counts up to ``reach`` (m), so that a far target does not tear. ``at`` is in the shape frame
    (None: the centre of mass). There is no potential: all of its work is accumulated, also when a running session moves
    the target or lets go, so that energy minus work stays level. Raises :class:`InputError`.
    """

    kind, record = KIND, FIELDS
    conservative, velocity_dependent = False, True

    body = OneBody("whose point is held")
    target = Vector("a length", "m", "where the point is pulled, in the world")
    at = Point("the point")
    stiffness = Number("a stiffness per mass", "1/s^2", "of the spring", above=True)
    reach = Number("a length", "m", "beyond which the force grows no more", above=True)

    def __init__(
        self,
        body: Body,
        *,
        target: ArrayLike,
        at: ArrayLike | None = None,
        stiffness: float = 100.0,
        reach: float = FAR,
    ) -> None: ...

    @property
    def strengths(self) -> tuple[float, float]:
        """Stiffness K in N/m and damping C in N s/m."""
        felt = effective_mass(self.body, self.body.body_point(self.at))
        K = self.stiffness * min(self.body.mass, STIFFEST * felt)
        return K, 2.0 * math.sqrt(K * felt)

    @property
    def frequency(self) -> float:
        """Of the grabbed point where it gives way most easily, in rad/s; steps have to resolve it."""
        return math.sqrt(self.strengths[0] / effective_mass(self.body, self.body.body_point(self.at)))

    def _packed(self, name: str) -> Any:
        if name in ("stiffness", "damping"):
            return self.strengths[("stiffness", "damping").index(name)]
        return super()._packed(name)


def effective_mass(body: Body, r: NDArray[np.float64]) -> float:
    """Force over acceleration at the point r (3,) from the centre of mass, in the direction that gives way most, in kg.

    The inverse of the largest eigenvalue of 1/m - [r]x I^-1 [r]x.
    """
    X = np.array([[0.0, -r[2], r[1]], [r[2], 0.0, -r[0]], [-r[1], r[0], 0.0]])
    yielding = np.eye(3) / body.mass - X @ body.inverse_inertia @ X
    return float(1.0 / np.linalg.eigvalsh(yielding)[2])


@kernel(inner=True)
def apply(world, kin, t, block):
    """Pull every grabbed point to its target and damp it."""
    f, i = block.floats, block.integers
    for _ in range(block.count):
        b, grab = world.integers[i], _read(world.floats, f)
        a = arm(kin, b, grab.at)
        d = sub(grab.target, point(kin, b, a))
        length = norm(d)
        K = where(real(length) <= real(grab.reach), grab.stiffness, grab.stiffness * grab.reach / length)
        u = point_velocity(kin, b, a)
        push_nc(kin, b, a, sub(scale(K, d), scale(grab.damping, u)))
        f += FLOATS
        i += INTEGERS
