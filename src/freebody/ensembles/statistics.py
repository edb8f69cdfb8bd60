"""Statistics taken while an ensemble runs: each chunk has its own, and they are merged in the order of chunks."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from freebody.ensembles.chunk import DONE, STOPPED, Outcome
from freebody.ensembles.plan import Plan

Array = NDArray[np.float64]

# The golden ratio times 2^64: multiples of it spread evenly, so that a share of all runs is a fair sample of any grid.
GOLDEN = 0x9E3779B97F4A7C15


class Summary(NamedTuple):
    """Of some runs, at every instant: their counts (instants,), mean and sum of squared deviations (instants, numbers),
    their products (instants, numbers, numbers), and the numbers of a sample of runs (runs, instants, numbers).
    """

    counts: Array
    mean: Array
    squares: Array
    products: Array
    sample: Array


def summarized(plan: Plan, first: int, outcome: Outcome) -> Summary:
    """The statistics of a chunk whose first run is ``first``."""
    whole = outcome.arrays["instants"]
    numbers = whole.reshape(*whole.shape[:2], -1)
    good = np.isin(outcome.arrays["status"], (DONE, STOPPED))
    shape = numbers.shape[1:]
    count, mean, squares = np.zeros(shape[0]), np.zeros(shape), np.zeros(shape)
    products = np.zeros((shape[0], shape[1], shape[1])) if "cov" in plan.stats else np.zeros((shape[0], 0, 0))
    for instant in range(shape[0]):
        rows = numbers[good, instant]
        rows = rows[np.isfinite(rows).all(axis=1)]
        if not len(rows):
            continue
        count[instant] = len(rows)
        mean[instant] = rows.mean(axis=0)
        away = rows - mean[instant]
        squares[instant] = (away * away).sum(axis=0)
        if "cov" in plan.stats:
            products[instant] = np.einsum("ni,nj->ij", away, away, optimize=False)
    sample = numbers[:0]
    if {"quantiles", "histogram"} & set(plan.stats):
        sample = numbers[good & chosen(plan, first, len(numbers))]
    return Summary(count, mean, squares, products, sample)


def chosen(plan: Plan, first: int, count: int) -> NDArray[np.bool_]:
    """Which of these runs belong to the sample: all of a small ensemble, and a fixed share of a large one."""
    share = plan.sample / plan.runs
    if share >= 1.0:
        return np.ones(count, dtype=bool)
    spread = np.arange(first, first + count, dtype=np.uint64) * np.uint64(GOLDEN)
    return np.asarray(spread < np.uint64(int(share * 2.0**64)))


def merged(parts: Iterable[Summary]) -> Summary | None:
    """Of all runs together (Chan, Golub, LeVeque 1983), in the order given."""
    total: Summary | None = None
    samples = []
    for part in parts:
        samples.append(part.sample)
        total = part if total is None else _joined(total, part)
    return None if total is None else total._replace(sample=np.concatenate(samples))


def _joined(a: Summary, b: Summary) -> Summary:
    count = a.counts + b.counts
    share = np.divide(b.counts, count, out=np.zeros_like(count), where=count > 0.0)[:, None]
    away = b.mean - a.mean
    weight = a.counts[:, None] * share
    products = a.products
    if products.size:
        products = a.products + b.products + weight[:, :, None] * away[:, :, None] * away[:, None, :]
    return Summary(count, a.mean + share * away, a.squares + b.squares + weight * away * away, products, a.sample[:0])


def quantiles(sample: Array, q: Array) -> Array:
    """(..., instants, numbers) of the sample."""
    return np.asarray(np.nanquantile(sample, q, axis=0))
