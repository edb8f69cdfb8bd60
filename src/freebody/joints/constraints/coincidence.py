"""Two points in one place: a - b = 0."""

from freebody.compile import kernel
from freebody.joints.constraints.base import Constraint, apart, arms_of, centripetal_apart
from freebody.lie.vec import minus
from freebody.model.records import Record


class Coincidence(Constraint):
    """Point ``at`` of body a and point ``to_at`` of body b are one: three equations."""

    record = Record("Coincidence", at=3, to_at=3)
    unit = "m"
    rows = 3


@kernel(inline=True)
def residual(c, world, kin, t, held, out, e):
    """a - b."""
    out[e], out[e + 1], out[e + 2] = apart(kin, held, c)


@kernel(inline=True)
def jacobian(c, world, kin, t, held, rows, out, o):
    """A row for every coordinate of W."""
    here, there = arms_of(kin, held, c)
    for k in range(3):
        n = (1.0 if k == 0 else 0.0, 1.0 if k == 1 else 0.0, 1.0 if k == 2 else 0.0)
        rows.point_row(out, rows.place(o, held.jacobian_a, k), n, c.at, here)
        if held.b >= 0:
            rows.point_row(out, rows.place(o, held.jacobian_b, k), minus(n), c.to_at, there)


@kernel(inline=True)
def bias(c, world, kin, t, held, out, e):
    """Centripetal accelerations of the points."""
    out[e], out[e + 1], out[e + 2] = centripetal_apart(kin, held, c)
