"""What a user's function returns has to be zero.

The compiled function (see ``freebody.joints.custom_program``) writes its residuals, then torque and force of every row
for one body after the other, then its rates to the floats of the block; they are read here.
"""

from __future__ import annotations

from collections.abc import Sequence

from freebody.compile import kernel
from freebody.joints.constraints.base import Constraint
from freebody.joints.layout import ROW, incidence_at, joints_of, wrench_at
from freebody.model.records import Record


class UsersFunction(Constraint):
    """``rows`` equations on any number of bodies; ``floats`` are the room for results, and the parameters."""

    record = Record("UsersFunction")
    unit = "m"

    def __init__(self, rows: int, floats: Sequence[float]) -> None:
        super().__init__(motion=floats)
        self.rows = rows


@kernel(inline=True)
def _read(world, held, first, out, e):
    for c in range(held.count):
        out[e + c] = world.floats[held.floats + first + c]


@kernel(inline=True)
def residual(c, world, kin, t, held, out, e):
    """As the function returned it."""
    _read(world, held, 0, out, e)


@kernel(inline=True)
def jacobian(c, world, kin, t, held, rows, out, o):
    """``held.b`` is the number of bodies, ``held.jacobian_b`` the first of their incidences."""
    J, f = joints_of(world), held.floats + held.count
    for k in range(held.b):
        body = incidence_at(world.integers, J.first_incidence, held.jacobian_b + k).body
        for row in range(held.count * k, held.count * (k + 1)):
            wrench, g = wrench_at(world.floats, f + ROW * row), rows.place(o, held.jacobian_a, row)
            rows.wrench_row(kin, out, g, body, wrench.torque, wrench.force)


@kernel(inline=True)
def rate(c, world, kin, t, held, out, e):
    """As the Jacobian's evaluation left it."""
    _read(world, held, held.count * (1 + ROW * held.b), out, e)


@kernel(inline=True)
def bias(c, world, kin, t, held, out, e):
    """Zero here: only those who can move the bodies know it, from differences of rates."""
    for c in range(held.count):
        out[e + c] = 0.0
