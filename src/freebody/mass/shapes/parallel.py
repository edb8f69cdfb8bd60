"""Surfaces parallel to an ellipsoid: their moments, and the depth of a point below the ellipsoid.

The points x - s n(x), with n the outward normal at x, make the parallel surface at depth s. Its area element is
(1 - 2 H s + K s^2) dA with H and K the mean and Gaussian curvature at x. No ellipsoid is parallel to another, and the
integrals are not elementary; the integrand is smooth, so a quadrature that is doubled until nothing changes gives them
to round-off.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from freebody.errors import GeometryError
from freebody.mass.moments import Moments
from freebody.mass.shapes.quadrature import tanh_sinh

Array = NDArray[np.float64]

# Steps of the quadrature, halved until two in a row agree; the last has 845 x 845 points on an octant.
STEPS = (1 / 8, 1 / 16, 1 / 32, 1 / 64, 1 / 128)

# Two sums of up to 7e5 positive terms that agree to this differ by their rounding alone.
AGREEMENT = 64 * np.finfo(np.float64).eps

# Newton's iteration for the nearest point converges in 5 to 20 steps, the more the flatter the ellipsoid.
NEWTON_STEPS = 100


def parallel_moments(semi_axes: tuple[float, float, float], depth: float) -> Moments:
    """Moments of the surface ``depth`` metres below an ellipsoid; depth must be under its least radius of curvature."""
    scale = max(semi_axes)
    axes = np.array(semi_axes) / scale
    before = _octant(axes, depth / scale, STEPS[0])
    # Deep surfaces are small and what is left of them is rounded like the whole, so agreement is measured by the whole.
    # Products of semi-axes that underflow make NaN, which agrees with nothing and ends in the error below.
    whole = _octant(axes, 0.0, STEPS[0])
    for step in STEPS[1:]:
        after = _octant(axes, depth / scale, step)
        if np.all(np.abs(after - before) <= AGREEMENT * whole):
            return Moments(float(after[0]) * scale**2, np.zeros(3), np.diag(after[1:]) * scale**4)
        before = after
    raise GeometryError(
        f"the surface integral of an ellipsoid with semi-axes {semi_axes} does not converge",
        expected="semi-axes within a factor of about 1e8 of each other",
        cause="an ellipsoid so flat or so slender has edges too sharp for the quadrature",
        remedy="treat it as a flat plate or a thin rod",
    )


def _octant(axes: Array, depth: float, step: float) -> Array:
    """Area and the integrals of x^2, y^2, z^2 over the whole parallel surface, from one octant of it."""
    height, below_pole, height_weight = tanh_sinh(step)
    turn, turn_left, turn_weight = tanh_sinh(step)
    rim = np.sqrt(below_pole * (1.0 + height))[:, None]
    # A point u of the unit sphere; the ellipsoid's point is (a u_x, b u_y, c u_z).
    u = [rim * np.sin(0.5 * np.pi * turn_left), rim * np.sin(0.5 * np.pi * turn), height[:, None]]
    squares = [one * one for one in u]
    a, b, c = axes
    stretch = np.sqrt((b * c) ** 2 * squares[0] + (a * c) ** 2 * squares[1] + (a * b) ** 2 * squares[2])
    with np.errstate(invalid="ignore"):
        to_tangent = a * b * c / stretch  # distance of the tangent plane from the centre
    spread = a * a * (squares[1] + squares[2]) + b * b * (squares[2] + squares[0]) + c * c * (squares[0] + squares[1])
    # dA = stretch dO, 2 H dA = h^2 spread/(abc) dO and K dA = h^3/(abc) dO, with h = to_tangent, dO on the sphere.
    area = stretch + depth * to_tangent**2 * (depth * to_tangent - spread) / (a * b * c)
    weight = 8.0 * 0.5 * np.pi * area * height_weight[:, None] * turn_weight
    sums = [weight.sum()]
    for axis, square in zip(axes, squares):
        sums.append((weight * square * (axis - depth * to_tangent / axis) ** 2).sum())
    return np.array(sums)


def depth_below_ellipsoid(semi_axes: tuple[float, float, float], points: Array) -> Array:
    """Distance (n,) in metres of inside ``points`` (n, 3) from the surface; outside points get a negative number.

    The nearest surface point is y_i = a_i^2 p_i/(a_i^2 + tau) with sum (y_i/a_i)^2 = 1. With u = tau + min a_i^2 the
    sum falls and is convex for u > 0, so Newton's iteration from the left climbs to the root and never passes it.
    """
    axes = np.array(semi_axes)
    inside = ((points / axes) ** 2).sum(axis=1) <= 1.0
    excess = axes**2 - axes.min() ** 2
    # On the planes of symmetry the root can sit at u = 0 itself; a shift by one rounding error keeps it inside.
    pull = axes * np.maximum(np.abs(points), np.finfo(np.float64).eps * axes)
    u = (pull - excess).max(axis=1, keepdims=True)
    for _ in range(NEWTON_STEPS):
        terms = (pull / (excess + u)) ** 2
        climb = 0.5 * (terms.sum(axis=1, keepdims=True) - 1.0) / (terms / (excess + u)).sum(axis=1, keepdims=True)
        u = u + np.maximum(climb, 0.0)
        if not (climb > np.finfo(np.float64).eps * u).any():
            break
    nearest = axes * pull / (excess + u)
    distance = np.linalg.norm(nearest - np.abs(points), axis=1)
    return np.asarray(np.where(inside, distance, -distance))
