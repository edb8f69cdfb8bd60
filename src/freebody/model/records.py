"""Rows of numbers with names.

The tables of a world are flat buffers: compile time and the cost of a call grow with the number of arrays. What stands
where is declared once, by name. A reader turns a row into a named tuple of plain numbers; it is inlined, and what a
kernel does not use is never loaded, so names cost nothing when it runs.
"""

from __future__ import annotations

from collections import namedtuple
from collections.abc import Callable
from typing import Any

import numpy as np
from numpy.typing import ArrayLike

from freebody.compile import kernel

__all__ = ["Record"]


class Record:
    """``fields`` are the parts of a row, in order, with their sizes: 1 is a number, more is a tuple of so many."""

    def __init__(self, name: str, **fields: int) -> None:
        self.fields = fields
        self.kind: Any = namedtuple(name, fields)  # type: ignore[misc]
        ends = np.cumsum([0, *fields.values()]).tolist()
        self.size: int = ends[-1]
        self.slices = {field: slice(*ends[k : k + 2]) for k, field in enumerate(fields)}

    def row(self, **values: ArrayLike) -> list[Any]:
        """The numbers of a row; every field has to be given, in its size."""
        assert values.keys() == self.fields.keys()
        parts = [np.ravel(np.asarray(values[field])) for field in self.fields]
        assert [len(part) for part in parts] == list(self.fields.values())
        return [number for part in parts for number in part.tolist()]

    def reader(self) -> Callable[..., Any]:
        """``read(buffer, k)``, a part of kernels: the named tuple of the row that begins at ``buffer[k]``."""
        parts = (_tuple("buffer[k + {}]", part) for part in self.slices.values())
        return _made(f"def made(buffer, k):\n    return kind({', '.join(parts)})", kind=self.kind)

    def column(self, field: str) -> tuple[Callable[..., Any], Callable[..., Any]]:
        """``get(rows, b)`` and ``put(rows, b, value)``, parts of kernels: this field of row b."""
        part = self.slices[field]
        places = _tuple("rows[b, {}]", part)
        values = _tuple("value[{}]", slice(0, part.stop - part.start)) if self.fields[field] > 1 else "value"
        return _made(f"def made(rows, b):\n    return {places}"), _made(
            f"def made(rows, b, value):\n    {places} = {values}"
        )


def _tuple(form: str, part: slice) -> str:
    numbers = [form.format(place) for place in range(part.start, part.stop)]
    return numbers[0] if len(numbers) == 1 else f"({', '.join(numbers)})"


def _made(source: str, **scope: Any) -> Callable[..., Any]:
    exec(source, scope)
    return kernel(inline=True)(scope["made"])
