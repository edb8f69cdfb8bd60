"""Derivatives of smooth functions of one number, from a few values of them.

Eight values give the slope of a polynomial of degree eight exactly. Tables and states are made of parameters by sums,
products, roots and quotients that change little over a few per cent, so that what is left is rounding: 1e-13.
"""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from typing import Any

import numpy as np
from numpy.typing import NDArray

from freebody.errors import FreebodyError

Array = NDArray[np.float64]

# Steps of a stencil, relative to the size of what is varied: rounding is magnified by its inverse.
STEP = 2.0**-7
# The same on one side only, where the other one is forbidden: a damping of zero, a plate that cannot get thicker.
STEP_ASIDE = 2.0**-9


def _weights(points: tuple[int, ...]) -> tuple[float, ...]:
    """Slope at 0 of the polynomial through values at ``points``: derivatives of Lagrange's polynomials."""
    found = []
    for point in points:
        others = [other for other in points if other != point]
        slope = Fraction(0)
        for left_out in others:
            term = Fraction(1, point - left_out)
            for other in others:
                if other != left_out:
                    term *= Fraction(-other, point - other)
            slope += term
        found.append(float(slope))
    return tuple(found)


_CENTRAL = (-4, -3, -2, -1, 1, 2, 3, 4)
_ASIDE = tuple(range(9))
# Points and weights: about the middle, above, below.
STENCILS = (
    (_CENTRAL, _weights(_CENTRAL), STEP),
    (_ASIDE, _weights(_ASIDE), STEP_ASIDE),
    (tuple(-point for point in _ASIDE), tuple(-weight for weight in _weights(_ASIDE)), STEP_ASIDE),
)


def slope(function: Callable[[float], Array], size: float) -> Array:
    """d function / d e at 0, for an e of this ``size``."""
    points, weights, step = STENCILS[0]
    h = step * size
    return _sum([function(point * h) for point in points], weights) / h


def slope_with(function: Callable[[float], Any], size: float) -> tuple[float, tuple[float, ...], list[Any]]:
    """Step, weights and what ``function`` makes at the points of the first stencil at which it makes something.

    Raises what it raised in the middle one if it refuses on both sides.
    """
    refused: FreebodyError | None = None
    for points, weights, step in STENCILS:
        try:
            h = step * size
            return h, weights, [function(point * h) for point in points]
        except FreebodyError as error:
            refused = refused or error
    assert refused is not None
    raise refused


def _sum(values: list[Array], weights: tuple[float, ...]) -> Array:
    # Differences first: what does not change, infinity too, leaves exactly nothing.
    middle = values[0]
    total = np.zeros_like(middle)
    for value, weight in zip(values, weights):
        total += weight * np.subtract(value, middle, out=np.zeros_like(middle), where=value != middle)
    return total


def combined(values: list[Array], weights: tuple[float, ...], h: float) -> Array:
    """The slope from values at the points of a stencil."""
    return _sum(values, weights) / h
