"""What every constraint declares, and the small maths that constraints share.

A constraint stands in one file. Its class names its numbers in the tables; beside it are kernels for its residual g,
its Jacobian rows, its time derivative at rest if it has one, and its bias term: what d2g/dt2 has beside accelerations.
Points and directions of body a are relative to its centre of mass, in its axes; likewise for body b, or in the world
where b is the world. ``held`` is the constraint's row in the tables, ``layout.CONSTRAINT``.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, NamedTuple

import numpy as np
from numpy.typing import ArrayLike

from freebody.compile import kernel
from freebody.forces.act import arm, point, point_velocity
from freebody.joints.layout import ROW, put_wrench
from freebody.lie.vec import add, cross, mat_vec, minus, sub
from freebody.model.columns import angular_velocity_of, rotation_of
from freebody.model.records import Record

NOTHING = (0.0, 0.0, 0.0)


class Constraint:
    """Scalar equations between body a and body b, or the world. Its numbers are the fields of ``record``; those of a
    prescribed ``motion`` stand behind them (see ``freebody.joints.motion``)."""

    record: ClassVar[Record]
    # What the residual is measured in: "m" or "1".
    unit: ClassVar[str]
    # What a joint measures that leaves it free: "angle", "travel" or nothing.
    measures: ClassVar[str] = ""
    # How many scalar equations.
    rows = 1

    def __init__(self, *, motion: Sequence[float] = (), **fields: ArrayLike) -> None:
        self.floats: list[float] = [*self.record.row(**fields), *motion]

    @property
    def reach(self) -> float:
        """The largest coordinate of its points, in m; 0 if it has none."""
        points = [self.floats[self.record.slices[name]] for name in ("at", "to_at") if name in self.record.fields]
        return float(np.max(np.abs(points), initial=0.0))


# --- points and directions of both ends -----------------------------------------------------------------------------


@kernel(inline=True)
def direction_of(kin, b, u):
    """A direction of body b, or of the world, in W."""
    return u if b < 0 else mat_vec(rotation_of(kin, b), u)


@kernel(inline=True)
def _arm(kin, b, r):
    """From the centre of mass of body b to its point r, in W; from the origin for the world."""
    return r if b < 0 else arm(kin, b, r)


@kernel(inline=True)
def _position(kin, b, reach):
    return reach if b < 0 else point(kin, b, reach)


@kernel(inline=True)
def arms_of(kin, held, c):
    """Arms of the points ``c.at`` and ``c.to_at``, in W."""
    return _arm(kin, held.a, c.at), _arm(kin, held.b, c.to_at)


@kernel(inline=True)
def apart(kin, held, c):
    """From the point ``c.to_at`` of body b to ``c.at`` of body a, in W."""
    here, there = arms_of(kin, held, c)
    return sub(_position(kin, held.a, here), _position(kin, held.b, there))


@kernel(inline=True)
def spins_of(kin, held):
    """Angular velocities of both ends."""
    return angular_velocity_of(kin, held.a), NOTHING if held.b < 0 else angular_velocity_of(kin, held.b)


@kernel(inline=True)
def approach(kin, held, c):
    """How fast the points move apart: the derivative of ``apart``."""
    here, there = arms_of(kin, held, c)
    return sub(point_velocity(kin, held.a, here), NOTHING if held.b < 0 else point_velocity(kin, held.b, there))


@kernel(inline=True)
def centripetal(w, r):
    """w x (w x r)."""
    return cross(w, cross(w, r))


@kernel(inline=True)
def centripetal_apart(kin, held, c):
    """The second derivative of ``apart`` without the accelerations of the bodies."""
    (wa, wb), (here, there) = spins_of(kin, held), arms_of(kin, held, c)
    return centripetal(wa, here) if held.b < 0 else sub(centripetal(wa, here), centripetal(wb, there))


# --- Jacobian rows --------------------------------------------------------------------------------------------------


class Rows(NamedTuple):
    """How Jacobian rows are written: on SE(3) below, in natural coordinates by ``freebody.joints.natural_rows``.

    Each function writes, at out[k:], the row of body b for what its name says.
    """

    place: Any  # (o, jacobian, row): where a row of the Jacobian that begins at out[o] is; the tables say ``jacobian``
    point_row: Any  # (out, k, n, r, arm): n . (x + R r), with arm = R r
    direction_row: Any  # (out, k, n, u, seen): n . (R u), with seen = R u
    carried_row: (
        Any  # (out, k, n, u, r, arm, d): n . (y - x - R r), n = R u, the point y fixed in W, d away from x + R r
    )
    wrench_row: Any  # (kin, out, k, b, torque, force): what torque and force do work on


@kernel(inline=True)
def point_rows(kin, held, c, rows, out, o, n):
    """The rows of both bodies for n . (a - b) with n fixed in W."""
    here, there = arms_of(kin, held, c)
    rows.point_row(out, rows.place(o, held.jacobian_a, 0), n, c.at, here)
    if held.b >= 0:
        rows.point_row(out, rows.place(o, held.jacobian_b, 0), minus(n), c.to_at, there)


@kernel(inline=True)
def direction_rows(kin, held, rows, out, o, u, v):
    """The rows of both bodies for u . v, directions of body a and of body b."""
    seen_u, seen_v = direction_of(kin, held.a, u), direction_of(kin, held.b, v)
    rows.direction_row(out, rows.place(o, held.jacobian_a, 0), seen_v, u, seen_u)
    if held.b >= 0:
        rows.direction_row(out, rows.place(o, held.jacobian_b, 0), seen_u, v, seen_v)


@kernel(inline=True)
def _place(o, jacobian, row):
    return o + jacobian + ROW * row


@kernel(inline=True)
def _wrench_row(kin, out, k, b, torque, force):
    put_wrench(out, k, torque, force)


@kernel(inline=True)
def _point_row(out, k, n, r, arm):
    put_wrench(out, k, cross(arm, n), n)


@kernel(inline=True)
def _direction_row(out, k, n, u, seen):
    put_wrench(out, k, cross(seen, n), NOTHING)


@kernel(inline=True)
def _carried_row(out, k, n, u, r, arm, d):
    # The direction rotates with the body, which makes the arm one to where the other point is.
    put_wrench(out, k, cross(n, add(arm, d)), minus(n))


# Torque about the centre of mass and force that a unit multiplier puts on the body, in W.
WRENCH_ROWS = Rows(_place, _point_row, _direction_row, _carried_row, _wrench_row)
