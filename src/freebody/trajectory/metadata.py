"""The JSON texts of a stored run, read with suspicion: nothing is believed before it was compared with the files."""

from __future__ import annotations

import json
from math import prod
from pathlib import Path
from typing import Any, NamedTuple

from freebody.disk import opened_file
from freebody.errors import RunFileError
from freebody.trajectory.blank import EMPTY, MOST_EMPTY
from freebody.trajectory.fileformat import ARRAYS, FORMAT, Kept

__all__ = ["broken", "chunk_count", "declared_shape", "empty_chunks", "is_run", "not_only_blank", "read_json"]

# A description is a few hundred bytes, and a name of at most 200 letters per body. Read into at most thirty times as
# much memory.
MOST_METADATA = 32 * 2**20

# Values in a description; an entry of a table takes as long as five others. The parser does not answer Ctrl-C, and
# takes less than a second for so many: a million names, or two hundred thousand joints.
MOST_VALUES, ENTRY = 3_000_000, 5

# The checksum behind every chunk.
CHECKSUM_BYTES = 4

# Bytes that may be declared without being there, as zeros: so many anyway, and so many times those that are there.
BLANK_FREE, BLANK_RATIO = 2**24, 16

# What save writes, and nothing else: no codec that could unpack a small file into a large one.
CODECS = [{"name": "bytes", "configuration": {"endian": "little"}}, {"name": "crc32c"}]


def broken(path: Path, found: str, *, expected: str | None = None) -> RunFileError:
    """An error about a stored run."""
    return RunFileError(
        f"{path}: {found}",
        expected=expected,
        cause="an incomplete copy, a damaged or foreign file",
        remedy="save the run again with run.save(...)",
    )


def read_json(path: Path) -> dict[str, Any]:
    """A JSON object of bounded size. Raises :class:`RunFileError`."""
    try:
        with opened_file(path) as (file, facts):
            if facts.st_size > MOST_METADATA:
                raise broken(path, f"metadata of {facts.st_size} bytes", expected=f"at most {MOST_METADATA}")
            content = json.loads(_few_values(path, file.read()).decode("utf-8"))
    except OSError as error:
        raise broken(path, f"cannot be read ({error.strerror})") from None
    except (ValueError, RecursionError) as error:
        if isinstance(error, RunFileError):
            raise
        raise broken(path, "is not valid JSON") from None
    if not isinstance(content, dict):
        raise broken(path, "is not a JSON object")
    return content


def _few_values(path: Path, text: bytes) -> bytes:
    values = text.count(b",") + text.count(b"[") + ENTRY * text.count(b":")
    if values > MOST_VALUES:
        raise broken(path, f"metadata of {values} values", expected=f"at most {MOST_VALUES}")
    return text


def is_run(folder: Path) -> bool:
    """Whether a folder says of itself that it is a stored run."""
    try:
        attributes = read_json(folder / "zarr.json").get("attributes")
    except RunFileError:
        return False
    return isinstance(attributes, dict) and attributes.get("format") == FORMAT


class Declared(NamedTuple):
    """What the description of an array says: its shape, the bytes of a chunk, how many there are, which may lack."""

    shape: tuple[int, ...]
    each: int
    chunks: int
    empty: frozenset[int]


def _declared(folder: Path, name: str) -> Declared:
    path = folder / name / "zarr.json"
    meta, kept = read_json(path), ARRAYS[name]
    shape = _counts(path, meta.get("shape"), kept, "shape", least=0)
    grid = meta.get("chunk_grid")
    configuration = grid.get("configuration") if isinstance(grid, dict) and grid.get("name") == "regular" else None
    chunk = configuration.get("chunk_shape") if isinstance(configuration, dict) else None
    chunks = _counts(path, chunk, kept, "chunk shape", least=1)
    _as_written(path, meta, kept)
    if any(c < n for n, c in zip(shape[1:], chunks[1:])):
        raise broken(path, f"chunk shape {chunk!r}"[:200], expected="whole rows in every chunk")
    count = -(-shape[0] // chunks[0]) if prod(shape) else 0
    attributes = meta.get("attributes")
    listed = attributes.get(EMPTY) if isinstance(attributes, dict) else None
    return Declared(shape, 8 * prod(chunks), count, empty_chunks(path, listed, count))


def chunk_count(folder: Path, name: str) -> int:
    """How many chunks an array is said to have. Raises :class:`RunFileError`."""
    return _declared(folder, name).chunks


def declared_shape(folder: Path, name: str, *, budget: int) -> tuple[tuple[int, ...], int, int]:
    """Shape of an array, the bytes of its chunks and of their files, after every file was found with exactly its size.

    Raises :class:`RunFileError` if the description is not one that ``save`` writes, if more than ``budget`` bytes are
    declared, or if the files do not hold what is declared.
    """
    shape, each, count, empty = _declared(folder, name)
    if each * count > budget:
        raise RunFileError(
            f"{folder / name / 'zarr.json'} declares {each * count} bytes in chunks",
            expected=f"at most {budget} more bytes",
            cause="a damaged or hostile file, or a very long run",
            remedy="give a larger max_bytes if you trust it",
        )
    present = _chunk_files(folder / name, len(shape), each + CHECKSUM_BYTES, count, empty)
    return shape, each * count, each * present


def not_only_blank(path: Path, declared: int, stored: int) -> None:
    """Refuse a run whose chunks without files outweigh those with files by more than any world can make them.

    Times, states and energies are never blank. Raises :class:`RunFileError`.
    """
    most = BLANK_FREE + BLANK_RATIO * stored
    if declared > most:
        raise broken(
            path,
            f"{declared} bytes of frames are declared and {stored} are there",
            expected=f"at most {most} for so many",
        )


def empty_chunks(path: Path, listed: Any, count: int) -> frozenset[int]:
    """The numbers in a list of ranges out of the file ``path``, each below ``count``; none where there is no list.

    Raises :class:`RunFileError` for a list that ``blank.ranges`` does not make.
    """
    if listed is None:
        return frozenset()
    end, total = -1, 0
    if isinstance(listed, list):
        for item in listed:
            if not (isinstance(item, list) and len(item) == 2 and all(type(n) is int for n in item)):
                break
            if not end < item[0] < item[1] <= count:
                break
            end, total = item[1], total + item[1] - item[0]
        else:
            if total <= MOST_EMPTY:
                return frozenset(number for first, behind in listed for number in range(first, behind))
    raise broken(
        path, f"{EMPTY} {listed!r}"[:200], expected=f"ascending ranges of at most {MOST_EMPTY} of {count} chunks"
    )


def _counts(path: Path, value: Any, kept: Kept, what: str, *, least: int) -> tuple[int, ...]:
    whole = isinstance(value, list) and all(type(n) is int and n >= least for n in value)
    if not whole or len(value) != len(kept.dims):
        raise broken(path, f"{what} {value!r}"[:200], expected=f"{len(kept.dims)} whole numbers, {least} or more")
    return tuple(value)


def _as_written(path: Path, meta: dict[str, Any], kept: Kept) -> None:
    """Compare what has only one value in a run."""
    demands = {
        "zarr_format": 3,
        "node_type": "array",
        "data_type": kept.dtype,
        "dimension_names": list(kept.dims),
        "codecs": CODECS,
        "chunk_key_encoding": {"name": "default", "configuration": {"separator": "/"}},
    }
    for key, demand in demands.items():
        if meta.get(key) != demand:
            raise broken(path, f"{key} {meta.get(key)!r}"[:200], expected=repr(demand))
    if meta.get("storage_transformers"):
        raise broken(path, "storage transformers", expected="none")


def _chunk_files(folder: Path, dims: int, size: int, count: int, empty: frozenset[int]) -> int:
    """How many chunks have a file, each of its size."""
    present = count
    for number in range(count):
        file = folder.joinpath("c", str(number), *["0"] * (dims - 1))
        if number in empty and not file.exists():
            present -= 1
            continue
        try:
            found = file.stat().st_size if file.is_file() else -1
        except OSError:
            found = -1
        if found != size:
            what = "is missing" if found < 0 else f"has {found} bytes"
            raise broken(file, what, expected=f"a chunk of {size} bytes")
    return present
