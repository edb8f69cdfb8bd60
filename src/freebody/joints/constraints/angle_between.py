"""The angle between a direction u of body a and v of body b: u . v = cosine."""

from __future__ import annotations

from numpy.typing import ArrayLike

from freebody.compile import kernel
from freebody.joints.constraints.base import Constraint, centripetal, direction_of, direction_rows, spins_of
from freebody.lie.vec import cross, dot
from freebody.model.records import Record


class AngleBetween(Constraint):
    """Direction ``u`` of body a and ``v`` of body b keep the angle with this ``cosine``; 0 is a right angle."""

    record = Record("AngleBetween", u=3, v=3, cosine=1)
    unit = "1"

    def __init__(self, u: ArrayLike, v: ArrayLike, cosine: float = 0.0) -> None:
        super().__init__(u=u, v=v, cosine=cosine)


@kernel(inline=True)
def residual(c, world, kin, t, held, out, e):
    """u . v - cosine."""
    out[e] = dot(direction_of(kin, held.a, c.u), direction_of(kin, held.b, c.v)) - c.cosine


@kernel(inline=True)
def jacobian(c, world, kin, t, held, rows, out, o):
    """Torques about u x v."""
    direction_rows(kin, held, rows, out, o, c.u, c.v)


@kernel(inline=True)
def bias(c, world, kin, t, held, out, e):
    """u'' . v + 2 u' . v' + u . v''."""
    wa, wb = spins_of(kin, held)
    u, v = direction_of(kin, held.a, c.u), direction_of(kin, held.b, c.v)
    out[e] = dot(centripetal(wa, u), v) + 2.0 * dot(cross(wa, u), cross(wb, v)) + dot(u, centripetal(wb, v))
