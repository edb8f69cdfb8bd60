"""Ground with hills: a block whose top is given by heights."""

from __future__ import annotations

import numpy as np
from numpy.typing import ArrayLike, NDArray

from freebody.arguments import array_of, number, positive
from freebody.description import in_units
from freebody.errors import InputError
from freebody.mass.mesh import Mesh

Array = NDArray[np.float64]

# Heights of a field: with two triangles for each.
MOST_HEIGHTS = 15_000
# What is below the lowest height, if nobody says it, of the width of the field.
BELOW = 0.1


class Heightfield(Mesh):
    """A block with a flat base whose top is at ``heights[i][j]`` (m) at x = i, y = j times ``spacing`` (m).

    The middle of the field is at x = y = 0. Four neighbours are two triangles, parted from the lower x and y to the
    higher ones. ``base`` (m) is the height of its bottom; left out, it is a tenth of the width below the lowest one.
    To be used as ground: ``fb.Fixed(fb.Heightfield(...))``. Raises :class:`InputError` for fewer than 2 x 2 heights,
    more than 15,000, numbers that are not finite, and a base that is not below all of them.
    """

    units = in_units(spacing="m", base="m")

    def __init__(self, heights: ArrayLike, spacing: float | str, *, base: float | str | None = None) -> None:
        self.heights = _checked(heights)
        self.spacing = positive("spacing", spacing, "m")
        width = self.spacing * (max(self.heights.shape) - 1)
        lowest = float(self.heights.min())
        self.base = lowest - BELOW * width if base is None else number("base", base)
        if not self.base < lowest:
            raise InputError(
                f"base = {self.base:g} m", expected=f"below the lowest height, {lowest:g} m", remedy="leave it out"
            )
        super().__init__(*_block(self.heights, self.spacing, self.base))

    def __repr__(self) -> str:
        rows, columns = self.heights.shape
        return f"Heightfield({rows} x {columns} heights, spacing={self.spacing:g})"


def _checked(heights: ArrayLike) -> Array:
    array = array_of(heights)
    expected = "rows of numbers of one length, in m, at least 2 x 2"
    if array is None or array.ndim != 2 or min(array.shape) < 2:
        found = "no rows of numbers" if array is None else f"an array of shape {array.shape}"
        raise InputError(f"heights: {found}", expected=expected, remedy="give one row for each x, with all its y")
    if array.size > MOST_HEIGHTS:
        raise InputError(
            f"{array.size} heights",
            expected=f"at most {MOST_HEIGHTS}",
            cause="a fine survey",
            remedy="take every second one of rows and columns, or several fields",
        )
    if not np.isfinite(array).all():
        raise InputError("heights with a number that is not finite", expected=expected)
    return np.array(array, dtype=np.float64)


def _block(heights: Array, spacing: float, base: float) -> tuple[Array, NDArray[np.int64]]:
    """Vertices and faces: the top, the walls around it, and a bottom of triangles about its middle."""
    rows, columns = heights.shape
    x = spacing * (np.arange(rows) - 0.5 * (rows - 1))
    y = spacing * (np.arange(columns) - 0.5 * (columns - 1))
    top = np.column_stack([np.repeat(x, columns), np.tile(y, rows), heights.ravel()])
    number = np.arange(rows * columns).reshape(rows, columns)
    a, b, c, d = (part.ravel() for part in (number[:-1, :-1], number[1:, :-1], number[1:, 1:], number[:-1, 1:]))
    faces = [np.column_stack([a, b, c]), np.column_stack([a, c, d])]
    # Once around, counter-clockwise seen from above.
    around = np.concatenate([number[:-1, 0], number[-1, :-1], number[:0:-1, -1], number[0, :0:-1]])
    below = rows * columns + np.arange(len(around))
    following, below_following = np.roll(around, -1), np.roll(below, -1)
    middle = np.full(len(around), rows * columns + len(around))
    faces += [
        np.column_stack([around, below, below_following]), np.column_stack([around, below_following, following]),
        np.column_stack([below_following, below, middle]),
    ]  # fmt: skip
    bottom = np.column_stack([top[around, :2], np.full(len(around), base)])
    return np.vstack([top, bottom, [0.0, 0.0, base]]), np.vstack(faces)
