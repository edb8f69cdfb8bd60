"""The values of every run: random, by Sobol's sequence, or on a grid."""

from __future__ import annotations

import math
import warnings
from collections.abc import Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray

from freebody.arguments import one_of, whole
from freebody.ensembles.distributions import Source, Values, sources_of, uniforms
from freebody.errors import InputError

Array = NDArray[np.float64]

WAYS = ("random", "sobol", "grid")

# Runs of one ensemble.
MOST_RUNS = 10**9


class Sampling:
    """``runs`` runs of which every path has its own values. Raises :class:`InputError` for what does not fit."""

    def __init__(self, vary: Any, way: str, runs: int | None, seed: int) -> None:
        self.sources: Mapping[str, Source] = sources_of(vary)
        self.way = one_of("sampling", way, WAYS)
        self.seed = whole("seed", seed, least=0, most=2**64 - 1)
        self.runs = self._grid(runs) if way == "grid" else self._runs(runs)

    def _runs(self, runs: int | None) -> int:
        given = {path: len(source.rows) for path, source in self.sources.items() if isinstance(source, Values)}
        if runs is None:
            runs = next(iter(given.values()), None)
        if runs is None:
            raise InputError("an ensemble without runs", expected="runs=, how many there are to be")
        runs = whole("runs", runs, least=1, most=MOST_RUNS)
        for path, count in given.items():
            if count != runs:
                raise InputError(
                    f"{count} values for {path} and {runs} runs",
                    expected="a value for each run",
                    remedy='take sampling="grid" for all combinations, or give as many values as runs',
                )
        return runs

    def _grid(self, runs: int | None) -> int:
        for path, source in self.sources.items():
            if not isinstance(source, Values):
                raise InputError(
                    f"{source!r} for {path} on a grid",
                    expected="an array of values for every path: np.linspace(0.5, 2, 9)",
                    remedy='or take sampling="random" or "sobol"',
                )
        count = math.prod(self.dimensions)
        if runs is not None and whole("runs", runs, least=1, most=MOST_RUNS) != count:
            raise InputError(f"runs = {runs} on a grid of {count} places", expected="runs left out, or the same")
        return whole("runs of the grid", count, least=1, most=MOST_RUNS)

    @property
    def dimensions(self) -> tuple[int, ...]:
        """Values along each path of a grid."""
        return tuple(len(source.rows) for source in self.sources.values() if isinstance(source, Values))

    def values(self, first: int, last: int) -> dict[str, Array]:
        """Of the runs from ``first`` to ``last``: (runs, size) for every path."""
        if self.way == "grid":
            places = np.unravel_index(np.arange(first, last), self.dimensions) if self.sources else ()
            rows = zip(self.sources.items(), places)
            return {path: source.flat()[at] for (path, source), at in rows if isinstance(source, Values)}
        drawn = self._sobol(first, last) if self.way == "sobol" else None
        found = {}
        for path, source in self.sources.items():
            if isinstance(source, Values):
                found[path] = source.flat()[first:last]
            else:
                u = uniforms(self.seed, path, source.size, first, last) if drawn is None else drawn[path]
                found[path] = source.ppf(u)
        return found

    def _sobol(self, first: int, last: int) -> dict[str, Array]:
        """Points of a scrambled sequence, a dimension for every drawn number."""
        from scipy.stats import qmc

        drawn = {path: source.size for path, source in self.sources.items() if not isinstance(source, Values)}
        total = sum(drawn.values())
        if not total:
            return {}
        if total > qmc.Sobol.MAXDIM:
            raise InputError(f"{total} numbers by Sobol's sequence", expected=f"at most {qmc.Sobol.MAXDIM}")
        engine = qmc.Sobol(total, scramble=True, seed=np.random.Generator(np.random.Philox(self.seed)))
        if first:
            engine.fast_forward(first)
        with warnings.catch_warnings():
            warnings.filterwarnings("ignore", message="The balance properties")  # chunks need no power of two
            points = engine.random(last - first)
        # The ends of the unit interval are at infinity for some distributions.
        points = np.clip(points, 2.0**-54, 1.0 - 2.0**-53)
        ends = np.cumsum(list(drawn.values()))[:-1]
        return dict(zip(drawn, np.split(points, ends, axis=1)))

    def described(self) -> dict[str, Any]:
        """For a store, to know the same ensemble again."""
        vary = {path: repr(source) for path, source in self.sources.items()}
        return {"vary": vary, "sampling": self.way, "runs": self.runs, "seed": self.seed}
