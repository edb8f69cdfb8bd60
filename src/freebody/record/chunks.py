"""Arrays that grow on disk by rows: the chunk files of a Zarr (version 3) array, uncompressed, each with its checksum.

Written and read without the Zarr library, because that neither syncs files nor replaces them at once, and both decide
whether a killed run can be read. The format is the one of ``Trajectory.save``.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import prod
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from freebody.record.disk import read_checked
from freebody.record.files import Files
from freebody.trajectory.blank import EMPTY, MOST_EMPTY, is_blank, ranges
from freebody.trajectory.fileformat import ARRAYS
from freebody.trajectory.metadata import CODECS

__all__ = ["Growing", "chunk_file", "chunk_rows", "description", "read_rows", "write_whole"]

# Numbers per chunk: 8 MiB. Smaller ones cost more calls; the last chunk is written again at every flush, so larger ones
# cost more bytes.
CHUNK = 2**20

Values = NDArray[Any]
Ranges = Sequence[list[int]]


def chunk_rows(row: tuple[int, ...], expected: int) -> int:
    """Rows in a chunk of an array whose rows have this shape and that will have about ``expected`` of them."""
    return max(1, min(expected, CHUNK // max(1, prod(row))))


def description(name: str, shape: tuple[int, ...], rows: int, empty: Ranges = ()) -> dict[str, Any]:
    """The Zarr metadata of an array of a run; ``empty``: ranges of chunks that have no file."""
    kept = ARRAYS[name]
    return {
        "shape": list(shape),
        "data_type": kept.dtype,
        "chunk_grid": {
            "name": "regular",
            "configuration": {"chunk_shape": [rows, *(max(1, n) for n in shape[1:])]},
        },
        "chunk_key_encoding": {"name": "default", "configuration": {"separator": "/"}},
        "fill_value": 0 if kept.dtype.startswith("int") else 0.0,
        "codecs": CODECS,
        "attributes": {"units": kept.units, "long_name": kept.meaning, EMPTY: list(empty)},
        "dimension_names": list(kept.dims),
        "zarr_format": 3,
        "node_type": "array",
        "storage_transformers": [],
    }


def chunk_file(folder: Path, name: str, number: int) -> Path:
    """The file of a chunk."""
    return folder / _file(name, number)


def _file(name: str, number: int) -> Path:
    return Path(name, "c", str(number), *["0"] * (len(ARRAYS[name].dims) - 1))


def _put_chunk(files: Files, name: str, number: int, rows: Values) -> None:
    data = np.ascontiguousarray(rows, dtype=_disk_type(name)).view()
    data.flags.writeable = False
    files.put_checked(_file(name, number), data)


def _disk_type(name: str) -> str:
    return "<i8" if ARRAYS[name].dtype == "int64" else "<f8"


def write_whole(files: Files, name: str, values: Values) -> None:
    """Write an array that does not grow, in one chunk; nothing for an empty one."""
    if values.size:
        _put_chunk(files, name, 0, values)


def read_rows(
    folder: Path, name: str, shape: tuple[int, ...], rows: int, empty: frozenset[int] = frozenset()
) -> Values:
    """The first ``shape[0]`` rows; chunks in ``empty`` may have no file and are zeros then.

    Raises :class:`RunFileError` for other chunks that are missing, and for chunks that are cut or damaged.
    """
    out = np.zeros(shape, dtype=ARRAYS[name].dtype)
    if not out.size:
        return out
    size = 8 * rows * prod(shape[1:])
    for number in range(-(-shape[0] // rows)):
        file = chunk_file(folder, name, number)
        if number in empty and not file.exists():
            continue
        data = read_checked(file, size)
        part = out[number * rows : (number + 1) * rows]
        part[...] = np.frombuffer(data, dtype=_disk_type(name)).reshape(rows, *shape[1:])[: len(part)]
    return out


class Growing:
    """One array: full chunks go to disk as they fill; the last, not yet full one is written again by ``flush``.

    Chunks of zeros get no file until a row in them is something else.
    """

    def __init__(self, files: Files, name: str, row: tuple[int, ...], rows: int) -> None:
        self.files, self.name, self.row, self.rows = files, name, row, rows
        self.count = 0
        self._tail = np.zeros((rows, *row), dtype=ARRAYS[name].dtype)
        # While the last chunk is blank its rows count as zeros, whatever the tail still holds.
        self._blank = True
        self._dirty = False
        self._empty: set[int] = set()

    @property
    def empty(self) -> list[list[int]]:
        """Ranges of chunks that have no file; rows without numbers have no chunks at all."""
        if 0 in self.row:
            return []
        return ranges(number for number in self._empty if number * self.rows < self.count)

    @property
    def description(self) -> dict[str, Any]:
        """Its metadata at the present length."""
        return description(self.name, (self.count, *self.row), self.rows, self.empty)

    def restore(self, values: Values) -> None:
        """These rows are on disk already."""
        self.count = len(values)
        used = self._used()
        self._tail[:used] = values[self.count - used :]
        chunks = range(-(-self.count // self.rows))
        self._empty = {number for number in chunks if not self.files.has(_file(self.name, number))}
        self._blank = not chunks or chunks[-1] in self._empty

    def _used(self) -> int:
        """Rows of the chunk that the last row is in; a full chunk stays until a row of the next one comes."""
        return (self.count - 1) % self.rows + 1 if self.count else 0

    def append(self, values: Values) -> None:
        """Add rows; writes every chunk that is complete and left behind. Raises OSError."""
        while len(values):
            used = self._used()
            if used == self.rows:
                self.flush()
                used, self._blank = 0, True
            part = values[: self.rows - used]
            self._set(used, part)
            self.count += len(part)
            self._dirty = True
            values = values[len(part) :]

    def _set(self, place: int, rows: Values) -> None:
        """Rows of the tail; a blank one is not touched as long as it stays blank."""
        if self._blank:
            if len(self._empty) < MOST_EMPTY and is_blank(rows):
                return
            self._tail[:place] = 0
            self._blank = False
        self._tail[place : place + len(rows)] = rows

    def amend(self, row: Values) -> None:
        """Replace the last row."""
        self._set(self._used() - 1, np.asarray(row, dtype=self._tail.dtype)[np.newaxis])
        self._dirty = True

    def forget(self) -> None:
        """Take the last row back, for good: nothing may be appended after this."""
        self.count -= 1

    def flush(self) -> None:
        """Bring the last chunk to disk. Raises OSError."""
        if not self._dirty:
            return
        number = (self.count - 1) // self.rows
        if self._blank:
            self._empty.add(number)
        else:
            self._tail[self._used() :] = 0
            _put_chunk(self.files, self.name, number, self._tail)
            self._empty.discard(number)
        self._dirty = False
