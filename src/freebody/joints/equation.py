"""The few equations that every joint is made of.

Each is a block of numbers in the tables and small maths in ``freebody.joints.kernels``: its residual, its gradient,
how it changes with time, and what its second derivative leaves beside the accelerations. Points and directions of body
a are relative to its centre of mass, in its axes; likewise for body b, or in the world where b is the world.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

Array = NDArray[np.float64]

MEET = 1  # a - b = 0: two points in one place (three equations)
ALONG = 2  # n . (a - b) = s(t): how far point a is from point b along a direction n of body b
ACROSS = 3  # u . v = c: the angle between a direction u of body a and v of body b
LENGTH = 4  # |a - b| = l, as (|a - b|^2 - l^2) / 2 l
TURNED = 5  # u . (w cos s - v sin s) = 0: u of body a stands at the angle s(t) from v towards w, both of body b
CUSTOM = 6  # a user's equations

# Scalar equations of each kind; a custom one says its own number.
COUNT = {MEET: 3, ALONG: 1, ACROSS: 1, LENGTH: 1, TURNED: 1}


class Equation(NamedTuple):
    """One block of equations. ``unit`` is what its residual is measured in: "m" or "1"."""

    kind: int
    floats: Sequence[float]
    unit: str
    rows: int


def meet(a: Array, b: Array) -> Equation:
    """Point a and point b are one."""
    return Equation(MEET, [*a, *b], "m", 3)


def along(a: Array, b: Array, normal: Array, motion: Sequence[float]) -> Equation:
    """n . (a - b) follows ``motion`` (see ``freebody.joints.motion``)."""
    return Equation(ALONG, [*a, *b, *normal, *motion], "m", 1)


def across(u: Array, v: Array, value: float = 0.0) -> Equation:
    """u . v = value."""
    return Equation(ACROSS, [*u, *v, value], "1", 1)


def length(a: Array, b: Array, value: float) -> Equation:
    """The points are ``value`` apart; not zero, where a distance has no gradient."""
    return Equation(LENGTH, [*a, *b, value], "m", 1)


def turned(u: Array, v: Array, w: Array, motion: Sequence[float]) -> Equation:
    """u stands at the angle ``motion`` from v towards w."""
    return Equation(TURNED, [*u, *v, *w, *motion], "1", 1)
