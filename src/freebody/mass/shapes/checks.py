"""Arguments of shapes, read and refused in one place."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from freebody.arguments import numbers, positive, whole
from freebody.errors import GeometryError, InputError
from freebody.fields import Field, Number, Vector, declared

# Inertias are fifth powers of lengths, times a density, and have to stay in the range of float64.
SHORTEST, LONGEST = 1e-30, 1e30

# A mesh of so many pieces a side has millions of triangles.
FINEST = 2000


def a_length(sentence: str) -> Mapping[str, Field[Any]]:
    """What a dataclass declares as a positive length; GeometryError for anything else."""
    return declared(Number("a length", "m", sentence, above=True, check=_length))


def three_lengths(sentence: str) -> Mapping[str, Field[Any]]:
    """The same for three lengths along x, y, z; a single number counts for all three."""
    return declared(Vector("a length", "m", sentence, check=_three_lengths))


def _length(name: str, value: Any) -> float:
    return positive(name, value, "m", kind=GeometryError, within=(SHORTEST, LONGEST))


def _three_lengths(name: str, value: float | Sequence[float]) -> tuple[float, float, float]:
    try:
        given: Any = [value] * 3 if _single(value) else list(value)  # type: ignore[arg-type]
    except TypeError:
        given = []
    if len(given) != 3:
        raise GeometryError(
            f"{name} has {len(given)} numbers",
            expected="three lengths along x, y and z, or one for all three",
            remedy=f"write {name}=(x, y, z)",
        )
    x, y, z = (_length(f"{name}_{axis}", one) for axis, one in zip("xyz", given))
    return x, y, z


def _single(value: Any) -> bool:
    try:
        return np.ndim(value) == 0
    except ValueError:  # nested lists of different lengths
        return False


def at_least(least: int, **counts: int) -> None:
    """Refuse a fineness of a mesh that is not a whole number of at least ``least``, by name."""
    for name, count in counts.items():
        whole(name, count, least=least, most=FINEST, cause="with fewer pieces the mesh has no inside")


def point_rows(points: Any) -> NDArray[np.float64]:
    """``points`` as an (n, 3) array of floats; InputError otherwise."""
    array = numbers("points", points, expected="rows of three numbers x, y, z")
    if array.ndim != 2 or array.shape[1] != 3:
        raise InputError(
            f"points have shape {array.shape}",
            expected="(n, 3): one row of x, y, z per point",
            remedy="write a single point as [[x, y, z]]",
        )
    return array
