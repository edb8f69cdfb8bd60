"""Two points a fixed distance apart: |a - b| = l, as (|a - b|^2 - l^2) / 2 l."""

from freebody.compile import kernel
from freebody.joints.constraints.base import Constraint, apart, approach, centripetal_apart, point_rows
from freebody.lie.vec import dot, scale
from freebody.model.records import Record


class Distance(Constraint):
    """Point ``at`` of body a is ``length`` away from point ``to_at`` of body b; not zero, where a distance has no
    Jacobian."""

    record = Record("Distance", at=3, to_at=3, length=1)
    unit = "m"


@kernel(inline=True)
def residual(c, world, kin, t, held, out, e):
    """(d . d - l^2) / 2 l with d = a - b."""
    d = apart(kin, held, c)
    out[e] = 0.5 * (dot(d, d) - c.length * c.length) / c.length


@kernel(inline=True)
def jacobian(c, world, kin, t, held, rows, out, o):
    """Both points along d / l."""
    point_rows(kin, held, c, rows, out, o, scale(1.0 / c.length, apart(kin, held, c)))


@kernel(inline=True)
def bias(c, world, kin, t, held, out, e):
    """(d' . d' + d . d'') / l."""
    d, moved, bent = apart(kin, held, c), approach(kin, held, c), centripetal_apart(kin, held, c)
    out[e] = (dot(moved, moved) + dot(d, bent)) / c.length
