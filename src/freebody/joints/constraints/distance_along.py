"""How far one point is from another along an axis: n . (a - b) = s(t)."""

from __future__ import annotations

from collections.abc import Sequence

from numpy.typing import ArrayLike

from freebody.compile import kernel
from freebody.joints.constraints.base import (
    Constraint,
    apart,
    approach,
    arms_of,
    centripetal,
    centripetal_apart,
    direction_of,
    spins_of,
)
from freebody.joints.motion import motion_at, still
from freebody.lie.vec import cross, dot
from freebody.model.records import Record


class DistanceAlong(Constraint):
    """Point ``at`` of body a is as far from point ``to_at`` of body b, along ``axis`` of body b, as the motion says."""

    record = Record("DistanceAlong", at=3, to_at=3, axis=3)
    unit = "m"
    measures = "travel"

    def __init__(
        self, at: ArrayLike, to_at: ArrayLike, axis: ArrayLike, motion: Sequence[float] = still().floats
    ) -> None:
        super().__init__(at=at, to_at=to_at, axis=axis, motion=motion)


# The motion begins behind the fields.
MOTION = DistanceAlong.record.size


@kernel(inline=True)
def measured(c, world, kin, held):
    """n . (a - b)."""
    return dot(direction_of(kin, held.b, c.axis), apart(kin, held, c))


@kernel(inline=True)
def residual(c, world, kin, t, held, out, e):
    """n . (a - b) - s(t)."""
    out[e] = measured(c, world, kin, held) - motion_at(world, t, held.floats + MOTION)[0]


@kernel(inline=True)
def jacobian(c, world, kin, t, held, rows, out, o):
    """Point a along n; n and point b go with body b."""
    n, d, (here, there) = direction_of(kin, held.b, c.axis), apart(kin, held, c), arms_of(kin, held, c)
    rows.point_row(out, rows.place(o, held.jacobian_a, 0), n, c.at, here)
    if held.b >= 0:
        rows.carried_row(out, rows.place(o, held.jacobian_b, 0), n, c.axis, c.to_at, there, d)


@kernel(inline=True)
def rate(c, world, kin, t, held, out, e):
    """-ds/dt."""
    out[e] = -motion_at(world, t, held.floats + MOTION)[1]


@kernel(inline=True)
def bias(c, world, kin, t, held, out, e):
    """n . d'' + 2 n' . d' + n'' . d - d2s/dt2 with d = a - b."""
    _, wb = spins_of(kin, held)
    d, moved, bent = apart(kin, held, c), approach(kin, held, c), centripetal_apart(kin, held, c)
    n = direction_of(kin, held.b, c.axis)
    out[e] = (
        dot(n, bent)
        + 2.0 * dot(cross(wb, n), moved)
        + dot(centripetal(wb, n), d)
        - motion_at(world, t, held.floats + MOTION)[2]
    )
