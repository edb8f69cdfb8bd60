"""Arrays on disk: chunk files of Zarr (version 3) arrays, written row by row and read chunk by chunk.

Written and read without the Zarr library, which neither syncs files nor replaces them atomically; a killed run can be
read only because of both.
"""

from __future__ import annotations

import json
from math import prod
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from freebody.record.disk import Files, read_checked
from freebody.record.format import CODECS, EMPTY, EVERY, MANIFEST, MOST_EMPTY, WRITTEN, is_blank, ranges
from freebody.record.metadata import Declared, chunk_file

# Numbers per chunk: 4 MiB. Smaller ones cost more calls; the last chunk is written again at every flush, so larger ones
# cost more bytes.
CHUNK = 2**19

Values = NDArray[Any]


def _disk_type(dtype: str) -> str:
    return "<i8" if dtype == "int64" else "<f8"


class ChunkedArray:
    """An array on disk. Indexing reads the chunks it needs; ``np.asarray`` reads all of them.

    Reading raises :class:`RunFileError` for chunks that are missing, cut or damaged; those in ``empty`` may be missing.
    """

    def __init__(self, folder: Path, name: str, array: Declared, dtype: str) -> None:
        self.shape, self.dtype, self.ndim = array.shape, np.dtype(dtype), len(array.shape)
        self._folder, self._name, self._rows, self._empty = folder, name, array.rows, array.empty

    def __len__(self) -> int:
        return self.shape[0]

    @property
    def nbytes(self) -> int:
        """Bytes of the whole array."""
        return 8 * prod(self.shape)

    def __array__(self, dtype: Any = None, copy: bool | None = None) -> Values:
        return np.asarray(self._read(0, len(self)), dtype=dtype)

    def __getitem__(self, key: Any) -> Any:
        first, *rest = key if isinstance(key, tuple) else (key,)
        if isinstance(first, slice) and first.step in (None, 1):
            start, stop, _ = first.indices(len(self))
            return self._read(start, max(start, stop))[:, *rest]
        if isinstance(first, int | np.integer) and -len(self) <= first < len(self):
            start = int(first) % len(self)
            return self._read(start, start + 1)[0, *rest]
        return np.asarray(self)[key]

    def check(self) -> None:
        """Read every chunk once, without keeping it."""
        for start in range(0, len(self), self._rows):
            self._read(start, start + 1)

    def _read(self, start: int, stop: int) -> Values:
        """Rows start to stop - 1."""
        out = np.zeros((stop - start, *self.shape[1:]), dtype=self.dtype)
        if not out.size:
            return out
        rows = self._rows
        for number in range(start // rows, -(-stop // rows)):
            file = self._folder / chunk_file(self._name, number, self.ndim)
            if number in self._empty and not file.exists():
                continue
            data = read_checked(file, 8 * rows * prod(self.shape[1:]))
            chunk = np.frombuffer(data, dtype=_disk_type(str(self.dtype))).reshape(rows, *self.shape[1:])
            low, high = max(start, number * rows), min(stop, (number + 1) * rows)
            out[low - start : high - start] = chunk[low - number * rows : high - number * rows]
        return out


class GrowingArray:
    """An array that grows by rows: full chunks go to disk; ``flush`` writes the last, partial one again.

    Chunks of zeros get no file until a row in them is not zero.
    """

    def __init__(self, files: Files, name: str, row: tuple[int, ...], rows: int) -> None:
        self.files, self.name, self.row, self.rows = files, name, row, rows
        self.count = 0
        self._tail = np.zeros((rows, *row), dtype=EVERY[name].dtype)
        # While the last chunk is blank, its rows count as zeros, whatever the tail still contains.
        self._blank = True
        self._dirty = False
        self._empty: set[int] = set()

    def _file(self, number: int) -> Path:
        return chunk_file(self.name, number, 1 + len(self.row))

    @property
    def empty(self) -> list[list[int]]:
        """Ranges of chunks without a file; rows without numbers have no chunks."""
        if 0 in self.row:
            return []
        return ranges(number for number in self._empty if number * self.rows < self.count)

    @property
    def description(self) -> dict[str, Any]:
        """Its Zarr metadata at the present length."""
        spec = EVERY[self.name]
        return {
            "shape": [self.count, *self.row],
            "data_type": spec.dtype,
            "chunk_grid": {
                "name": "regular",
                "configuration": {"chunk_shape": [self.rows, *(max(1, n) for n in self.row)]},
            },
            "chunk_key_encoding": {"name": "default", "configuration": {"separator": "/"}},
            "fill_value": 0 if spec.dtype == "int64" else 0.0,
            "codecs": CODECS,
            "attributes": {"units": spec.units, "long_name": spec.meaning, EMPTY: self.empty},
            "dimension_names": list(spec.dims),
            "zarr_format": 3,
            "node_type": "array",
            "storage_transformers": [],
        }

    def restore(self, values: Any) -> None:
        """Continue after ``values``, which are on disk."""
        self.count = len(values)
        used = self._used()
        self._tail[:used] = values[self.count - used :]
        chunks = range(-(-self.count // self.rows))
        self._empty = {number for number in chunks if not self.files.has(self._file(number))}
        self._blank = not chunks or chunks[-1] in self._empty

    def _used(self) -> int:
        """Rows in the last chunk; a full chunk stays until a row of the next one comes."""
        return (self.count - 1) % self.rows + 1 if self.count else 0

    def append(self, values: Values) -> None:
        """Add rows; writes every chunk that is complete. Raises OSError."""
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
        """Set rows of the tail; a blank tail is not touched while it stays blank."""
        if self._blank:
            if len(self._empty) < MOST_EMPTY and self.name not in WRITTEN and is_blank(rows):
                return
            self._tail[:place] = 0
            self._blank = False
        self._tail[place : place + len(rows)] = rows

    def amend(self, row: Values) -> None:
        """Replace the last row."""
        self._set(self._used() - 1, np.asarray(row, dtype=self._tail.dtype)[np.newaxis])
        self._dirty = True

    def forget(self) -> None:
        """Drop the last row for good: nothing may be appended after this."""
        self.count -= 1

    def flush(self) -> None:
        """Write the last chunk. Raises OSError."""
        if not self._dirty:
            return
        number = (self.count - 1) // self.rows
        if self._blank:
            self._empty.add(number)
        else:
            self._tail[self._used() :] = 0
            data = np.ascontiguousarray(self._tail, dtype=_disk_type(str(self._tail.dtype))).view()
            data.flags.writeable = False
            self.files.put_checked(self._file(number), data)
            self._empty.discard(number)
        self._dirty = False


class Writer:
    """Writes the arrays of a run and the manifest, ``zarr.json``, which says what is valid. Methods raise OSError.

    While a run goes on, the manifest describes every array at its present length (Zarr's consolidated metadata), so
    that other readers of Zarr see the complete frames. ``close`` gives each array a description of its own.
    """

    def __init__(self, files: Files) -> None:
        self.files = files
        self.arrays: dict[str, GrowingArray] = {}

    def grow(self, name: str, row: tuple[int, ...], expected: int) -> None:
        """Begin an array of about ``expected`` rows of this shape."""
        rows = max(1, min(expected, CHUNK // max(1, prod(row))))
        self.arrays[name] = GrowingArray(self.files, name, row, rows)

    def write(self, name: str, values: Values) -> None:
        """Write a whole array."""
        self.grow(name, values.shape[1:], len(values))
        self.arrays[name].append(values)
        self.arrays[name].flush()

    def flush(self) -> None:
        """Write the last chunk of every array."""
        for array in self.arrays.values():
            array.flush()

    def commit(self, attributes: dict[str, Any]) -> None:
        """Replace the manifest: what was flushed counts from here on."""
        metadata = {name: array.description for name, array in self.arrays.items()}
        self._manifest(
            attributes, consolidated_metadata={"kind": "inline", "must_understand": False, "metadata": metadata}
        )

    def close(self, attributes: dict[str, Any]) -> None:
        """Describe every array in a file of its own, then say that all are complete."""
        for name, array in self.arrays.items():
            self.files.put(Path(name, MANIFEST), _text(array.description))
        self._manifest(attributes)

    def _manifest(self, attributes: dict[str, Any], **more: Any) -> None:
        self.files.put(
            Path(MANIFEST), _text({"attributes": attributes, "zarr_format": 3, "node_type": "group", **more})
        )


def _text(content: dict[str, Any]) -> bytes:
    return json.dumps(content, indent=1, ensure_ascii=False, allow_nan=False).encode()
