"""Mass figures from random points, with error bars.

Points fall evenly into the bounding box. With f(x) the density at x (zero outside) and A the box's volume, the means of
the ten features g = f (1, d, d d^T), d = x - c0, give mass, centre and inertia; their covariance, carried through the
same formulas by their derivative (the delta method), gives the standard error of every figure.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import numpy as np
from numpy.typing import NDArray

from freebody.arguments import is_positive, whole
from freebody.errors import GeometryError, InputError
from freebody.figures import shown
from freebody.mass.compound import Compound
from freebody.mass.properties import MassProperties, StandardError
from freebody.mass.shape import Shape
from freebody.threads import interruptible

Array = NDArray[np.float64]
Density = Callable[[Array], Array]
# Called now and then with (relative error reached, points so far).
Progress = Callable[[float, int], None]

BATCH = 1 << 16

# Ten times the points that a relative error of 1e-4 takes for a body that fills half its box; beyond this one waits
# for hours, and the exact method is there.
MOST_POINTS = 10**9

# Not even so many points reach less: deviations of d d^T are about as large as its mean, over the root of their number.
SMALLEST_ERROR = 1e-6

# Error bars come from the sample itself; below this many hits they are not to be believed.
FEWEST_HITS = 1000

LARGEST_SEED = 2**128 - 1

# Upper triangle of a symmetric 3x3 matrix, in the order used by the features.
PAIRS = ((0, 0), (1, 1), (2, 2), (0, 1), (0, 2), (1, 2))

# Imaginary step for derivatives: exact to round-off, because nothing is subtracted.
STEP = 1e-30


def sampled_properties(
    shape: Shape,
    *,
    density: float | None,
    mass: float | None,
    relative_error: float,
    seed: int,
    progress: Progress | None = None,
) -> MassProperties:
    """Sample until mass, centre and inertia are known to ``relative_error`` (one standard deviation).

    The centre is measured against the radius of gyration and the entries of the inertia against a third of its trace.
    Seeded: the same arguments give the same figures.
    """
    if not (is_positive(relative_error) and SMALLEST_ERROR <= relative_error < 1.0):
        raise InputError(
            f"relative_error = {shown(relative_error)}",
            expected=f"a number from {SMALLEST_ERROR:g} to 1, such as 1e-3",
            cause="the error of sampling falls with the square root of the number of points",
            remedy='use method="exact" for figures to round-off',
        )
    field = density_field(shape, 1.0 if density is None else density)
    low, high = shape.bounds()
    size = high - low
    box = float(np.prod(size))
    if not box > 0.0:
        raise GeometryError(
            f"bounding box {size.tolist()} m has no volume",
            expected="a body with volume: points cannot fall into anything else",
            remedy='use method="exact"',
        )
    random = np.random.default_rng(whole("seed", seed, least=0, most=LARGEST_SEED))
    origin = low + 0.5 * size
    sums, products, hits, points = np.zeros(10), np.zeros((10, 10)), 0, 0
    filled = 0.0
    while points < MOST_POINTS:
        arms = size * (random.random((BATCH, 3)) - 0.5)
        weight = interruptible(partial(field, origin + arms))
        inside = weight != 0.0
        features = _features(arms[inside], weight[inside])
        sums += features.sum(axis=0)
        products += features.T @ features
        hits += int(inside.sum())
        points += BATCH
        if hits < FEWEST_HITS:
            continue
        filled = hits / points
        mean = sums / points
        covariance = (products / points - np.outer(mean, mean)) / points
        figures, deviation = _with_errors(mean, covariance, box, mass)
        reached = _relative(figures, deviation, fixed_mass=mass is not None)
        if progress is not None:
            progress(reached, points)
        if reached <= relative_error:
            break
    else:
        raise GeometryError(
            f"after {points} points the relative error is still above {relative_error:g} ({hits} points were inside)",
            cause="a thin body in a large bounding box, or an error bound that is too tight for sampling",
            remedy='ask for a larger relative_error=, or use method="exact"',
        )
    volume_error = box * float(np.sqrt(filled * (1.0 - filled) / points))
    return MassProperties(
        mass=float(figures[0]),
        center_of_mass=origin + figures[1:4],
        inertia=_symmetric(figures[4:]),
        volume=box * filled,
        method="sampling",
        notes=(f"sampled with {points} points, seed {seed}: figures carry a relative error of {reached:.2g}",),
        error=StandardError(float(deviation[0]), volume_error, deviation[1:4], _symmetric(deviation[4:]), points),
    )


def density_field(shape: Shape, density: float) -> Density:
    """The density in kg/m^3 as a function of points (n, 3) of the shape frame; parts have their own."""
    if not isinstance(shape, Compound):
        return lambda points: np.where(shape.contains(points), density, 0.0)
    parts = []
    for part in shape.parts:
        own = part.density
        if part.mass is not None:
            own = part.mass / part.shape.moments().measure
        parts.append((np.array(part.origin), part.rotation, density_field(part.shape, density if own is None else own)))

    def field(points: Array) -> Array:
        total = np.zeros(len(points))
        for position, rotation, part_field in parts:
            total += part_field((points - position) @ rotation)
        return total

    return field


def _features(arms: Array, weight: Array) -> Array:
    features = np.empty((len(arms), 10))
    features[:, 0] = weight
    features[:, 1:4] = weight[:, None] * arms
    for slot, (i, j) in enumerate(PAIRS):
        features[:, 4 + slot] = features[:, 1 + i] * arms[:, j]
    return features


def _figures(mean: NDArray[np.complex128], box: float, mass: float | None) -> NDArray[np.complex128]:
    """Mass, centre (relative to the box's middle) and the six entries of the inertia, from the features' means."""
    first = mean[1:4] / mean[0]
    second = [mean[4 + slot] / mean[0] - first[i] * first[j] for slot, (i, j) in enumerate(PAIRS)]
    trace = second[0] + second[1] + second[2]
    total = mean[0] * box if mass is None else mean[0] * 0.0 + mass
    inertia = [total * ((trace if i == j else 0.0) - second[slot]) for slot, (i, j) in enumerate(PAIRS)]
    return np.array([total, *first, *inertia])


def _with_errors(mean: Array, covariance: Array, box: float, mass: float | None) -> tuple[Array, Array]:
    derivative = np.empty((10, 10))
    for column in range(10):
        shifted = mean.astype(np.complex128)
        shifted[column] += 1j * STEP
        derivative[:, column] = _figures(shifted, box, mass).imag / STEP
    variance = np.einsum("ij,jk,ik->i", derivative, covariance, derivative)
    return _figures(mean.astype(np.complex128), box, mass).real, np.sqrt(np.maximum(variance, 0.0))


def _relative(figures: Array, deviation: Array, *, fixed_mass: bool) -> float:
    third = float(figures[4:7].sum()) / 3.0
    gyration = np.sqrt(third / figures[0])
    of_mass = 0.0 if fixed_mass else deviation[0] / figures[0]
    return float(max(of_mass, deviation[1:4].max() / gyration, deviation[4:].max() / third))


def _symmetric(entries: Array) -> Array:
    result = np.empty((3, 3))
    for value, (i, j) in zip(entries, PAIRS):
        result[i, j] = result[j, i] = value
    return result
