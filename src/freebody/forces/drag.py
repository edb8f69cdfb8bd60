"""Drag, in still or moving air."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import ArrayLike

from freebody.arguments import number
from freebody.compile import kernel
from freebody.errors import InputError
from freebody.forces.act import float3, float9, pull_nc, turn_nc
from freebody.forces.base import Force, Index
from freebody.forces.checks import checked_body
from freebody.forces.wind import Wind
from freebody.lie.vec import add, mat_vec, norm, scale, sub
from freebody.model.body import Body
from freebody.model.layout import POSITION, SPIN, VELOCITY
from freebody.model.rows import body_of, get3

__all__ = ["Drag"]

KIND = 5
# c1 c2 d1 d2, then of the wind: velocity, gradient, origin, gust, angular frequency, phase, turning.
FLOATS = 27
VELOCITY_OF_AIR = 4
GRADIENT = 7
ORIGIN = 16
GUST = 19
FREQUENCY = 22
PHASE = 23
TURNING = 24
INTEGERS = 2
ALL = -1


class Drag(Force):
    """Force -c1 u - c2 |u| u and torque -d1 s - d2 |s| s, on one body or, with ``body=None``, on each of the world.

    u is the velocity of the centre of mass and s the angular velocity, both relative to the air (still, or ``wind``: a
    :class:`Wind`, or three numbers for a uniform one); the force acts at the centre of mass. Coefficients, none
    negative: ``linear`` c1 in N s/m, ``quadratic`` c2 in N s^2/m^2 (1/2 rho Cd A), ``rotational`` d1 in N m s,
    ``rotational_quadratic`` d2 in N m s^2. Particles feel no torque.
    """

    kind = KIND

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
        """The coefficients and the wind; the body (or all) and whether there is wind."""
        air = Wind() if self.wind is None else self.wind
        floats = [*self._coefficients, *air.velocity, *air.gradient.ravel(), *air.origin, *air.gust]
        floats += [2.0 * np.pi * air.frequency, air.phase, *air.turning]
        return floats, (ALL if self.body is None else index(self.body), 0 if self.wind is None else 1)

    def __repr__(self) -> str:
        names = ("linear", "quadratic", "rotational", "rotational_quadratic")
        parts = ["all bodies" if self.body is None else repr(self.body.default_name)]
        parts += [f"{name}={value:g}" for name, value in zip(names, self._coefficients) if value]
        parts += [] if self.wind is None else [f"wind={self.wind!r}"]
        return f"Drag({', '.join(parts)})"


@kernel(inline=True)
def _act(work, F, b, f, windy, gust):
    """Drag on body b, in a wind whose present gust is given."""
    u, s = get3(work, b, VELOCITY), get3(work, b, SPIN)
    if windy:
        away = sub(get3(work, b, POSITION), float3(F, f + ORIGIN))
        air = add(float3(F, f + VELOCITY_OF_AIR), mat_vec(float9(F, f + GRADIENT), away))
        u = sub(u, add(air, gust))
        s = sub(s, float3(F, f + TURNING))
    pull_nc(work, b, scale(-(F[f] + F[f + 1] * norm(u)), u))
    if body_of(F, b).principal_moments[2] > 0.0:
        turn_nc(work, b, scale(-(F[f + 2] + F[f + 3] * norm(s)), s))


@kernel(inner=True)
def apply(t, work, F, I, f, i, count):
    """Add the drag of every row."""
    for _ in range(count):
        gust = (0.0, 0.0, 0.0)
        if I[i + 1]:
            gust = scale(np.sin(F[f + FREQUENCY] * t + F[f + PHASE]), float3(F, f + GUST))
        first, last = I[i], I[i] + 1
        if I[i] == ALL:
            first, last = 0, I[0]
        for b in range(first, last):
            _act(work, F, b, f, I[i + 1] != 0, gust)
        f += FLOATS
        i += INTEGERS
