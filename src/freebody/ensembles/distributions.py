"""What a number of a scene may vary by, and how numbers are drawn.

Every run has its own uniform numbers, which depend on the seed, on the path and on the number of the run alone: not on
chunks, threads or workers. A distribution makes of them what it stands for, by the inverse of its cumulative
distribution.
"""

from __future__ import annotations

import hashlib
from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Protocol

import numpy as np
from numpy.typing import ArrayLike, NDArray

from freebody.arguments import numbers
from freebody.errors import InputError
from freebody.figures import shown

Array = NDArray[np.float64]

# Philox makes four numbers of 64 bits at a time.
WORDS = 4


class Distribution(Protocol):
    """Something to draw from: ``size`` numbers at once, each from a uniform number in (0, 1)."""

    @property
    def size(self) -> int:
        """How many numbers a draw has."""

    @property
    def shape(self) -> tuple[int, ...]:
        """() for one number, (n,) for a vector."""

    def ppf(self, u: Array) -> Array:
        """(runs, size) numbers from uniform ones of the same shape."""


@dataclass(frozen=True)
class _Pair(ABC):
    """Two numbers or vectors, broadcast."""

    a: Any
    b: Any

    def __post_init__(self) -> None:
        self._check()

    @abstractmethod
    def _check(self) -> None:
        """What each kind expects."""

    def _set(self, names: tuple[str, str]) -> None:
        first, second = (
            numbers(name, getattr(self, key), expected="a number or a vector") for name, key in zip(names, "ab")
        )
        try:
            first, second = np.broadcast_arrays(first, second)
        except ValueError:
            raise InputError(
                f"{names[0]} of shape {first.shape} and {names[1]} of shape {second.shape}",
                expected="two numbers, or a vector and a number or vector of the same length",
            ) from None
        if first.ndim > 1 or not first.size:
            raise InputError(f"{names[0]} of shape {first.shape}", expected="a number or a vector")
        object.__setattr__(self, "a", first)
        object.__setattr__(self, "b", second)

    @property
    def shape(self) -> tuple[int, ...]:
        """() for one number, (n,) for a vector."""
        return tuple(self.a.shape)

    @property
    def size(self) -> int:
        """How many numbers a draw has."""
        return int(self.a.size)


class Normal(_Pair):
    """The normal distribution: see :func:`normal`."""

    def _check(self) -> None:
        self._set(("mean", "std"))
        if not np.all(self.b >= 0.0):
            raise InputError(f"std = {shown(self.b.tolist())}", expected="standard deviations of at least 0")

    def ppf(self, u: Array) -> Array:
        """Mean + std times the normal quantile."""
        from scipy.special import ndtri

        return np.asarray(self.a.ravel() + self.b.ravel() * ndtri(u))

    def __repr__(self) -> str:
        return f"normal({self.a.tolist()}, {self.b.tolist()})"


class Uniform(_Pair):
    """The uniform distribution: see :func:`uniform`."""

    def _check(self) -> None:
        self._set(("low", "high"))
        if not np.all(self.a <= self.b):
            raise InputError(
                f"from {shown(self.a.tolist())} to {shown(self.b.tolist())}",
                expected="a range whose end is not below its start",
            )

    def ppf(self, u: Array) -> Array:
        """Low + (high - low) u."""
        return np.asarray(self.a.ravel() + (self.b - self.a).ravel() * u)

    def __repr__(self) -> str:
        return f"uniform({self.a.tolist()}, {self.b.tolist()})"


def normal(mean: ArrayLike, std: ArrayLike) -> Normal:
    """Normally distributed: ``mean`` and standard deviation ``std``, numbers or vectors in SI units.

    Components of a vector are independent. Raises :class:`InputError` for a negative deviation.
    """
    return Normal(mean, std)


def uniform(low: ArrayLike, high: ArrayLike) -> Uniform:
    """Evenly distributed from ``low`` to ``high``, numbers or vectors in SI units. Raises :class:`InputError`."""
    return Uniform(low, high)


@dataclass(frozen=True)
class Scipy:
    """A frozen distribution of ``scipy.stats``, or a variable of its newer kind."""

    frozen: Any

    shape = ()
    size = 1

    def ppf(self, u: Array) -> Array:
        """By its own inverse."""
        inverse = getattr(self.frozen, "ppf", None) or self.frozen.icdf
        return np.asarray(inverse(u), dtype=np.float64)

    def __repr__(self) -> str:
        kind = getattr(getattr(self.frozen, "dist", None), "name", type(self.frozen).__name__)
        return f"{kind}{getattr(self.frozen, 'args', ())}{getattr(self.frozen, 'kwds', '')}"


@dataclass(frozen=True)
class Values:
    """Values that are given: (n,) numbers or (n, size) vectors, one for each run or for each place of a grid."""

    rows: Array

    @property
    def shape(self) -> tuple[int, ...]:
        """() for one number, (n,) for a vector."""
        return tuple(self.rows.shape[1:])

    @property
    def size(self) -> int:
        """How many numbers a draw has."""
        return int(np.prod(self.shape, dtype=int))

    def flat(self) -> Array:
        """(n, size)."""
        return self.rows.reshape(len(self.rows), -1)

    def __repr__(self) -> str:
        return f"values {hashlib.sha256(self.rows.tobytes()).hexdigest()[:16]} of shape {self.rows.shape}"


Source = Normal | Uniform | Scipy | Values


def source_of(path: str, given: Any) -> Source:
    """What ``given`` means for a path. Raises :class:`InputError`."""
    if isinstance(given, Normal | Uniform | Scipy | Values):
        return given
    if callable(getattr(given, "ppf", None)) or callable(getattr(given, "icdf", None)):
        return Scipy(given)
    expected = "fb.normal(...), fb.uniform(...), a distribution of scipy.stats, or an array of values"
    if given is None or isinstance(given, str | bytes | Mapping) or callable(given):
        raise InputError(f"vary[{path!r}] = {shown(given)}", expected=expected)
    rows = numbers(f"vary[{path!r}]", given, expected=expected)
    if rows.ndim not in (1, 2) or not rows.size:
        raise InputError(
            f"vary[{path!r}] of shape {rows.shape}", expected="values (n,) or (n, size), one row for each run or place"
        )
    return Values(np.array(rows))


def sources_of(vary: Any) -> dict[str, Source]:
    """Paths and what they vary by; a table with columns named after paths is taken as well."""
    if hasattr(vary, "columns") and hasattr(vary, "__getitem__"):
        vary = {str(name): np.asarray(vary[name]) for name in vary.columns}
    elif isinstance(vary, np.ndarray) and vary.dtype.names:
        vary = {name: vary[name] for name in vary.dtype.names}
    if not isinstance(vary, Mapping):
        raise InputError(
            f"vary = {shown(vary)}",
            expected='paths and distributions: {"force.spring.stiffness": fb.uniform(0.8, 1.2)}, or a table',
        )
    for path in vary:
        if not isinstance(path, str) or not path.strip():
            raise InputError(f"{shown(path)} among the paths of vary", expected="a text such as body.torus.mass")
    return {path: source_of(path, given) for path, given in vary.items()}


def uniforms(seed: int, path: str, size: int, first: int, last: int) -> Array:
    """Numbers in (0, 1) of the runs from ``first`` to ``last``, (runs, size): the same for a run whoever asks."""
    key = int.from_bytes(hashlib.sha256(path.encode()).digest()[:8], "little")
    blocks = -(-size // WORDS)
    # A key of two words; the counter goes up by one for every four numbers.
    stream = np.random.Philox(key=np.array([seed, key], dtype=np.uint64), counter=first * blocks)
    words = stream.random_raw((last - first) * blocks * WORDS).reshape(last - first, blocks * WORDS)[:, :size]
    return np.asarray(((words >> np.uint64(11)).astype(np.float64) + 0.5) * 2.0**-53)
