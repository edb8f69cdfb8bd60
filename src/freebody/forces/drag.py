"""Drag, in still or moving air."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import ArrayLike

from freebody.compile import kernel
from freebody.errors import InputError
from freebody.fields import Number, Table, optional
from freebody.forces.act import pull_nc, turn_nc
from freebody.forces.base import Force, Index
from freebody.forces.checks import OneBody
from freebody.forces.wind import Wind
from freebody.lie.scalar import alike, every, real, vanishes
from freebody.lie.vec import add, mat_vec, norm, scale, sub
from freebody.model.body import Body
from freebody.model.columns import angular_velocity_of, position_of, velocity_of
from freebody.model.records import Record
from freebody.model.rows import body_of

KIND = 5
FIELDS = Record(
    "Drag", linear=1, quadratic=1, rotational=1, rotational_quadratic=1,
    # The wind; angular_frequency is that of its gusts, in rad/s.
    velocity=3, gradient=9, origin=3, gust=3, angular_frequency=1, phase=1, turning=3,
)  # fmt: skip
WHERE = Record("DragOn", body=1, windy=1)
FLOATS, INTEGERS = FIELDS.size, WHERE.size
_read, _read_where = FIELDS.reader(), WHERE.reader()
ALL = -1


def _coefficient(unit: str, sentence: str, *also: str) -> Number:
    return Number("a drag coefficient", unit, sentence, also=also, least=0.0, quiet=True, slider=True, at_zero=False)


def _wind(name: str, wind: Any) -> Wind:
    return wind if isinstance(wind, Wind) else Wind(wind)


class Drag(Force):
    """Force -c1 u - c2 |u| u and torque -d1 s - d2 |s| s, on one body or, with ``body=None``, on each of the world.

    u is the velocity of the centre of mass and s the angular velocity, both relative to the air (still, or ``wind``: a
    :class:`Wind`, or three numbers for a uniform one); the force acts at the centre of mass. Coefficients, none
    negative: ``linear`` c1 in N s/m, ``quadratic`` c2 in N s^2/m^2 (1/2 rho Cd A), ``rotational`` d1 in N m s,
    ``rotational_quadratic`` d2 in N m s^2. Particles feel no torque.
    """

    kind, record = KIND, FIELDS
    conservative, velocity_dependent = False, True

    body = optional(OneBody("that feels it; None: every body of the world"))
    linear = _coefficient("N s/m", "c1, force per speed")
    quadratic = _coefficient("N s^2/m^2", "c2, force per square of the speed")
    rotational = _coefficient("N m s", "d1, torque per angular velocity", "N m s/rad")
    rotational_quadratic = _coefficient("N m s^2", "d2, torque per square of the angular velocity", "N m s^2/rad^2")
    wind = optional(Table(Wind, "the air; left out: still", units=("m/s",), check=_wind))

    def __init__(
        self,
        body: Body | None = None,
        *,
        linear: float = 0.0,
        quadratic: float = 0.0,
        rotational: float = 0.0,
        rotational_quadratic: float = 0.0,
        wind: Wind | ArrayLike | None = None,
    ) -> None:
        if not any((self.linear, self.quadratic, self.rotational, self.rotational_quadratic)):
            raise InputError(
                "a drag without coefficients",
                expected="at least one of linear=, quadratic=, rotational=, rotational_quadratic= above zero",
            )

    def _packed(self, name: str) -> Any:
        return getattr(self, name) if name in self.fields else getattr(self.wind or Wind(), name)

    def row(self, index: Index) -> tuple[Sequence[float], Sequence[int]]:
        """See ``FIELDS``; the body (or all) and whether there is wind."""
        floats, (body,) = super().row(index)
        return floats, WHERE.row(body=body, windy=self.wind is not None)


@kernel(inline=True)
def _act(world, kin, b, drag, where, gust):
    """Drag on body b, in a wind whose present gust is given."""
    u, s = velocity_of(kin, b), angular_velocity_of(kin, b)
    if where.windy:
        away = sub(position_of(kin, b), drag.origin)
        air = add(drag.velocity, mat_vec(drag.gradient, away))
        u = sub(u, add(air, gust))
        s = sub(s, drag.turning)
    linear, rotational = drag.linear, drag.rotational
    if not (every(vanishes(drag.quadratic)) and every(vanishes(drag.rotational_quadratic))):
        linear += drag.quadratic * norm(u)
        rotational += drag.rotational_quadratic * norm(s)
    pull_nc(kin, b, scale(-linear, u))
    if alike(real(body_of(world, b).principal_moments[2]) > 0.0):
        turn_nc(kin, b, scale(-rotational, s))


@kernel(inline=True)
def apply(world, kin, t, block):
    """Add the drag of every row."""
    f, i = block.floats, block.integers
    for _ in range(block.count):
        drag, where = _read(world.floats, f), _read_where(world.integers, i)
        gust = (0.0, 0.0, 0.0)
        if where.windy:
            gust = scale(np.sin(drag.angular_frequency * t + drag.phase), drag.gust)
        first, last = where.body, where.body + 1
        if where.body == ALL:
            first, last = 0, world.bodies
        for b in range(first, last):
            _act(world, kin, b, drag, where, gust)
        f += FLOATS
        i += INTEGERS
