"""Drag, in still or moving air."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import ArrayLike

from freebody.arguments import number
from freebody.compile import kernel
from freebody.description import in_units
from freebody.errors import InputError
from freebody.forces.act import pull_nc, turn_nc
from freebody.forces.base import Force, Index
from freebody.forces.checks import checked_body
from freebody.forces.wind import Wind
from freebody.lie.vec import add, mat_vec, norm, scale, sub
from freebody.model.body import Body
from freebody.model.columns import angular_velocity_of, position_of, velocity_of
from freebody.model.records import Record
from freebody.model.rows import body_of

__all__ = ["Drag"]

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


class Drag(Force):
    """Force -c1 u - c2 |u| u and torque -d1 s - d2 |s| s, on one body or, with ``body=None``, on each of the world.

    u is the velocity of the centre of mass and s the angular velocity, both relative to the air (still, or ``wind``: a
    :class:`Wind`, or three numbers for a uniform one); the force acts at the centre of mass. Coefficients, none
    negative: ``linear`` c1 in N s/m, ``quadratic`` c2 in N s^2/m^2 (1/2 rho Cd A), ``rotational`` d1 in N m s,
    ``rotational_quadratic`` d2 in N m s^2. Particles feel no torque.
    """

    kind = KIND

    units = in_units(
        linear="N s/m",
        quadratic="N s^2/m^2",
        rotational=("N m s", "N m s/rad"),
        rotational_quadratic=("N m s^2", "N m s^2/rad^2"),
        wind="m/s",
    )

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
        self.body = None if body is None else checked_body(body)
        self.linear = number("linear", linear, least=0.0)
        self.quadratic = number("quadratic", quadratic, least=0.0)
        self.rotational = number("rotational", rotational, least=0.0)
        self.rotational_quadratic = number("rotational_quadratic", rotational_quadratic, least=0.0)
        if not any(self._coefficients):
            raise InputError(
                "a drag without coefficients",
                expected="at least one of linear=, quadratic=, rotational=, rotational_quadratic= above zero",
            )
        self.wind = wind if wind is None or isinstance(wind, Wind) else Wind(wind)

    @property
    def _coefficients(self) -> tuple[float, float, float, float]:
        return self.linear, self.quadratic, self.rotational, self.rotational_quadratic

    @property
    def bodies(self) -> tuple[Body, ...]:
        """One, or none: all."""
        return () if self.body is None else (self.body,)

    @property
    def conservative(self) -> bool:
        """Never."""
        return False

    @property
    def velocity_dependent(self) -> bool:
        """Always."""
        return True

    def row(self, index: Index) -> tuple[Sequence[float], Sequence[int]]:
        """See ``FIELDS``; the body (or all) and whether there is wind."""
        air = Wind() if self.wind is None else self.wind
        floats = FIELDS.row(
            linear=self.linear,
            quadratic=self.quadratic,
            rotational=self.rotational,
            rotational_quadratic=self.rotational_quadratic,
            velocity=air.velocity,
            gradient=air.gradient,
            origin=air.origin,
            gust=air.gust,
            angular_frequency=2.0 * np.pi * air.frequency,
            phase=air.phase,
            turning=air.turning,
        )
        body = ALL if self.body is None else index(self.body)
        return floats, WHERE.row(body=body, windy=self.wind is not None)

    def __repr__(self) -> str:
        names = ("linear", "quadratic", "rotational", "rotational_quadratic")
        parts = ["all bodies" if self.body is None else repr(self.body.default_name)]
        parts += [f"{name}={value:g}" for name, value in zip(names, self._coefficients) if value]
        parts += [] if self.wind is None else [f"wind={self.wind!r}"]
        return f"Drag({', '.join(parts)})"


@kernel(inline=True)
def _act(world, kin, b, drag, windy, gust):
    """Drag on body b, in a wind whose present gust is given."""
    u, s = velocity_of(kin, b), angular_velocity_of(kin, b)
    if windy:
        away = sub(position_of(kin, b), drag.origin)
        air = add(drag.velocity, mat_vec(drag.gradient, away))
        u = sub(u, add(air, gust))
        s = sub(s, drag.turning)
    pull_nc(kin, b, scale(-(drag.linear + drag.quadratic * norm(u)), u))
    if body_of(world, b).principal_moments[2] > 0.0:
        turn_nc(kin, b, scale(-(drag.rotational + drag.rotational_quadratic * norm(s)), s))


@kernel(inner=True)
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
            _act(world, kin, b, drag, where.windy != 0, gust)
        f += FLOATS
        i += INTEGERS
