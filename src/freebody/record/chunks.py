"""Arrays that grow on disk by rows: the chunk files of a Zarr (version 3) array, uncompressed, each with its checksum.

Written and read without the Zarr library, because that neither syncs files nor replaces them at once, and both decide
whether a killed run can be read. The format is the one of ``Trajectory.save``.
"""

from __future__ import annotations

from math import prod
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from freebody.record.disk import put_checked, read_checked
from freebody.trajectory.fileformat import ARRAYS
from freebody.trajectory.metadata import CODECS

__all__ = ["Growing", "chunk_rows", "description", "read_rows", "write_whole"]

# Numbers per chunk: 8 MiB. Smaller ones cost more calls; the last chunk is written again at every flush, so larger ones
# cost more bytes.
CHUNK = 2**20

Values = NDArray[Any]


def chunk_rows(row: tuple[int, ...], expected: int) -> int:
    """Rows in a chunk of an array whose rows have this shape and that will have about ``expected`` of them."""
    return max(1, min(expected, CHUNK // max(1, prod(row))))


def description(name: str, shape: tuple[int, ...], rows: int) -> dict[str, Any]:
    """The Zarr metadata of an array of a run."""
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
        "attributes": {"units": kept.units, "long_name": kept.meaning},
        "dimension_names": list(kept.dims),
        "zarr_format": 3,
        "node_type": "array",
        "storage_transformers": [],
    }


def _file(folder: Path, name: str, number: int) -> Path:
    return folder.joinpath(name, "c", str(number), *["0"] * (len(ARRAYS[name].dims) - 1))


def _put_chunk(folder: Path, name: str, number: int, rows: Values) -> None:
    data = np.ascontiguousarray(rows, dtype=_disk_type(name)).view()
    data.flags.writeable = False
    put_checked(_file(folder, name, number), data)


def _disk_type(name: str) -> str:
    return "<i8" if ARRAYS[name].dtype == "int64" else "<f8"


def write_whole(folder: Path, name: str, values: Values) -> None:
    """Write an array that does not grow, in one chunk; nothing for an empty one."""
    if values.size:
        _put_chunk(folder, name, 0, values)


def read_rows(folder: Path, name: str, shape: tuple[int, ...], rows: int) -> Values:
    """The first ``shape[0]`` rows. Raises :class:`RunFileError` for chunks that are missing, cut or damaged."""
    out = np.empty(shape, dtype=ARRAYS[name].dtype)
    if not out.size:
        return out
    size = 8 * rows * prod(shape[1:])
    for number in range(-(-shape[0] // rows)):
        data = read_checked(_file(folder, name, number), size)
        part = out[number * rows : (number + 1) * rows]
        part[...] = np.frombuffer(data, dtype=_disk_type(name)).reshape(rows, *shape[1:])[: len(part)]
    return out


class Growing:
    """One array: full chunks go to disk as they fill; the last, not yet full one is written again by ``flush``."""

    def __init__(self, folder: Path, name: str, row: tuple[int, ...], rows: int) -> None:
        self.folder, self.name, self.row, self.rows = folder, name, row, rows
        self.count = 0
        self._tail = np.zeros((rows, *row), dtype=ARRAYS[name].dtype)
        self._dirty = False

    @property
    def description(self) -> dict[str, Any]:
        """Its metadata at the present length."""
        return description(self.name, (self.count, *self.row), self.rows)

    def restore(self, values: Values) -> None:
        """These rows are on disk already."""
        self.count = len(values)
        used = self._used()
        self._tail[:used] = values[self.count - used :]

    def _used(self) -> int:
        """Rows of the chunk that the last row is in; a full chunk stays until a row of the next one comes."""
        return (self.count - 1) % self.rows + 1 if self.count else 0

    def append(self, values: Values) -> None:
        """Add rows; writes every chunk that is complete and left behind. Raises OSError."""
        while len(values):
            used = self._used()
            if used == self.rows:
                self.flush()
                used = 0
            part = values[: self.rows - used]
            self._tail[used : used + len(part)] = part
            self.count += len(part)
            self._dirty = True
            values = values[len(part) :]

    def amend(self, row: Values) -> None:
        """Replace the last row."""
        self._tail[self._used() - 1] = row
        self._dirty = True

    def forget(self) -> None:
        """Take the last row back, for good: nothing may be appended after this."""
        self.count -= 1

    def flush(self) -> None:
        """Bring the last chunk to disk. Raises OSError."""
        if self._dirty:
            self._tail[self._used() :] = 0
            _put_chunk(self.folder, self.name, (self.count - 1) // self.rows, self._tail)
            self._dirty = False
