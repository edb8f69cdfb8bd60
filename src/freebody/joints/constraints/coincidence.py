"""Two points in one place: a - b = 0."""

from freebody.compile import kernel
from freebody.joints.constraints.base import Constraint, apart, centripetal_apart, point_rows
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
    for k in range(3):
        n = (1.0 if k == 0 else 0.0, 1.0 if k == 1 else 0.0, 1.0 if k == 2 else 0.0)
        point_rows(kin, held, c, rows, out, o, k, n)


@kernel(inline=True)
def bias(c, world, kin, t, held, out, e):
    """Centripetal accelerations of the points."""
    out[e], out[e + 1], out[e + 2] = centripetal_apart(kin, held, c)
