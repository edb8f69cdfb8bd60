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

# Numba lets an index be negative and looks for that at every access, unless it is plain that it cannot be.
MASK = 2**31 - 1


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

    def read(self, buffer: Any) -> Any:
        """In Python: the named tuple of the row at the buffer's start."""
        values = np.asarray(buffer)[: self.size].tolist()
        parts = (
            (values[part.start] if self.fields[field] == 1 else values[part]) for field, part in self.slices.items()
        )
        return self.kind(*parts)

    def reader(self) -> Callable[..., Any]:
        """``read(buffer, k)``, a part of kernels: the named tuple of the row that begins at ``buffer[k]``."""
        parts = (_tuple("buffer[k + {}]", part) for part in self.slices.values())
        return _made(f"def made(buffer, k):\n    k &= {MASK}\n    return kind({', '.join(parts)})", kind=self.kind)

    def rows(self) -> Callable[..., Any]:
        """``read(buffer, first, number)``, a part of kernels: row ``number`` of those from ``buffer[first]`` on."""
        parts = (_tuple(f"buffer[first + {self.size} * number + {{}}]", part) for part in self.slices.values())
        return _made(f"def made(buffer, first, number):\n    return kind({', '.join(parts)})", kind=self.kind)

    def start(self) -> Callable[..., Any]:
        """``read(buffer)``, a part of kernels: the named tuple of the row at the buffer's start."""
        parts = (_tuple("buffer[{}]", part) for part in self.slices.values())
        return _made(f"def made(buffer):\n    return kind({', '.join(parts)})", kind=self.kind)

    def column(self, field: str) -> tuple[Callable[..., Any], Callable[..., Any]]:
        """``get(rows, b)`` and ``put(rows, b, value)``, parts of kernels: this field of row b.

        Both take a last argument ``k``, the column at which the record begins; 0 if it is left out.
        """
        part = self.slices[field]
        places = _tuple("rows[b, k + {}]", part)
        values = _tuple("value[{}]", slice(0, part.stop - part.start)) if self.fields[field] > 1 else "value"
        return _made(f"def made(rows, b, k=0):\n    return {places}"), _made(
            f"def made(rows, b, value, k=0):\n    {places} = {values}"
        )

    def part(self, field: str) -> Callable[..., Any]:
        """``put(buffer, k, value)``, a part of kernels: writes this field of the row that begins at ``buffer[k]``."""
        part = self.slices[field]
        places, values = _tuple("buffer[k + {}]", part), "value"
        if self.fields[field] > 1:
            values = _tuple("value[{}]", slice(0, part.stop - part.start))
        return _made(f"def made(buffer, k, value):\n    {places} = {values}")

    def place(self, field: str) -> tuple[Callable[..., Any], Callable[..., Any]]:
        """``get(buffer, k)`` and ``put(buffer, k, value)``, parts of kernels: this field of the row at buffer[k]."""
        places = _tuple("buffer[k + {}]", self.slices[field])
        return _made(f"def made(buffer, k):\n    return {places}"), self.part(field)

    def cell(self, field: str) -> tuple[Callable[..., Any], Callable[..., Any]]:
        """``get(buffer)`` and ``put(buffer, value)``, parts of kernels: a number of the row at the buffer's start."""
        place = self.slices[field].start
        return _made(f"def made(buffer):\n    return buffer[{place}]"), _made(
            f"def made(buffer, value):\n    buffer[{place}] = value"
        )


def _tuple(form: str, part: slice) -> str:
    numbers = [form.format(place) for place in range(part.start, part.stop)]
    return numbers[0] if len(numbers) == 1 else f"({', '.join(numbers)})"


def _made(source: str, **scope: Any) -> Callable[..., Any]:
    exec(source, scope)
    return kernel(inline=True)(scope["made"])
