"""The JSON texts and the folder of a stored run, read with suspicion: everything is compared with the files first."""

from __future__ import annotations

import json
import math
import os
import re
import stat
from collections.abc import Iterator
from math import prod
from pathlib import Path
from typing import Any, NamedTuple

from freebody.disk import kind, opened_file
from freebody.errors import InputError, RunFileError
from freebody.record import version2
from freebody.record.format import CODECS, EMPTY, EVERY, FORMAT, MANIFEST, MOST_EMPTY, ArraySpec, broken

# A description is a few hundred bytes, and a name of at most 200 letters per body. Read within a second, into at most
# thirty times as much memory.
MOST_METADATA = 32 * 2**20

# Values in a description; an entry of a table takes as long as five others. The parser does not answer Ctrl-C, and
# takes less than a second for so many: a million names, or two hundred thousand joints.
MOST_VALUES, ENTRY = 3_000_000, 5

CHECKSUM_BYTES = 4

# Bytes of zeros that may be declared without a file: so many anyway, and so many times those that have files.
BLANK_FREE, BLANK_RATIO = 2**24, 16

# Names of arrays, those of version 2 included.
NAMES = "|".join(EVERY | version2.ARRAYS)

# Names of the files of a run, and of a file that a killed process was writing.
KNOWN = re.compile(
    rf"zarr\.json|state-[01]\.bin|(?:{NAMES})/(?:zarr\.json|c/[0-9]{{1,9}}(?:/[0-9]{{1,9}}){{0,3}})"
    r"|(?:[a-z_]+/(?:c/(?:[0-9]{1,9}/){0,3})?)?\.[\w.-]+\.part"
)

LONGEST_NAME = 200

# Names that an error lists.
LISTED = 5


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
    """Whether the manifest of a folder says that it is a stored run."""
    try:
        attributes = read_json(folder / MANIFEST).get("attributes")
    except RunFileError:
        return False
    return isinstance(attributes, dict) and attributes.get("format") == FORMAT


def is_name(value: Any) -> bool:
    """Whether a value can be the name of something."""
    return isinstance(value, str) and 0 < len(value) <= LONGEST_NAME and value.isprintable()


def is_number(value: Any) -> bool:
    """Whether a value is a finite number."""
    return type(value) in (int, float) and abs(value) < 1e300 and math.isfinite(value)


# --- descriptions of arrays --------------------------------------------------------------------------------------


class Declared(NamedTuple):
    """The description of an array: its shape, the rows and bytes of a chunk, how many there are, which have no file."""

    shape: tuple[int, ...]
    rows: int
    each: int
    chunks: int
    empty: frozenset[int]


def declared(path: Path, meta: Any, spec: ArraySpec) -> Declared:
    """The description ``meta`` from the file ``path``. Raises :class:`RunFileError` unless it is one that we write."""
    if not isinstance(meta, dict):
        raise broken(path, f"description {meta!r}"[:200], expected="a table")
    shape = _counts(path, meta.get("shape"), spec, "shape", least=0)
    grid = meta.get("chunk_grid")
    configuration = grid.get("configuration") if isinstance(grid, dict) and grid.get("name") == "regular" else None
    chunk = configuration.get("chunk_shape") if isinstance(configuration, dict) else None
    chunks = _counts(path, chunk, spec, "chunk shape", least=1)
    demands = {
        "zarr_format": 3,
        "node_type": "array",
        "data_type": spec.dtype,
        "dimension_names": list(spec.dims),
        "codecs": CODECS,
        "chunk_key_encoding": {"name": "default", "configuration": {"separator": "/"}},
    }
    for key, demand in demands.items():
        if meta.get(key) != demand:
            raise broken(path, f"{key} {meta.get(key)!r}"[:200], expected=repr(demand))
    if meta.get("storage_transformers"):
        raise broken(path, "storage transformers", expected="none")
    if any(c < n for n, c in zip(shape[1:], chunks[1:])):
        raise broken(path, f"chunk shape {chunk!r}"[:200], expected="whole rows in every chunk")
    count = -(-shape[0] // chunks[0]) if prod(shape) else 0
    attributes = meta.get("attributes")
    listed = attributes.get(EMPTY) if isinstance(attributes, dict) else None
    return Declared(shape, chunks[0], 8 * prod(chunks), count, empty_chunks(path, listed, count))


def _counts(path: Path, value: Any, spec: ArraySpec, what: str, *, least: int) -> tuple[int, ...]:
    whole = isinstance(value, list) and all(type(n) is int and n >= least for n in value)
    if not whole or len(value) != len(spec.dims):
        raise broken(path, f"{what} {value!r}"[:200], expected=f"{len(spec.dims)} whole numbers, {least} or more")
    return tuple(value)


def empty_chunks(path: Path, listed: Any, count: int) -> frozenset[int]:
    """The numbers in a list of ranges out of the file ``path``, each below ``count``; none if there is no list.

    Raises :class:`RunFileError` for a list that ``format.ranges`` does not make.
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


def chunk_file(name: str, number: int, dims: int) -> Path:
    """The file of a chunk, in the folder of its run."""
    return Path(name, "c", str(number), *["0"] * (dims - 1))


def count_files(folder: Path, name: str, array: Declared) -> int:
    """How many chunks of an array have a file. Raises :class:`RunFileError` if one is missing or of another size."""
    present, size = array.chunks, array.each + CHECKSUM_BYTES
    for number in range(array.chunks):
        file = folder / chunk_file(name, number, len(array.shape))
        if number in array.empty and not file.exists():
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


def not_only_blank(path: Path, declared: int, stored: int) -> None:
    """Refuse a run with far more bytes of zeros than of files: times, states and energies are never zeros.

    Raises :class:`RunFileError`.
    """
    most = BLANK_FREE + BLANK_RATIO * stored
    if declared > most:
        raise broken(
            path,
            f"{declared} bytes of frames are declared and {stored} are there",
            expected=f"at most {most} for so many",
        )


# --- what is in the folder ---------------------------------------------------------------------------------------


def _below(folder: Path) -> Iterator[tuple[str, os.stat_result]]:
    """Everything below ``folder`` except folders: its path from there, and its facts. Raises OSError."""
    waiting = [""]
    while waiting:
        place = waiting.pop()
        with os.scandir(folder / place) as entries:
            for entry in entries:
                if entry.is_dir(follow_symlinks=False):
                    waiting.append(f"{place}{entry.name}/")
                else:
                    yield f"{place}{entry.name}", entry.stat(follow_symlinks=False)


def only_files(folder: Path) -> None:
    """Raise :class:`RunFileError` if the folder of a run contains a link, a pipe or a device; nothing is opened."""
    try:
        for name, facts in _below(folder):
            if not stat.S_ISREG(facts.st_mode):
                raise broken(folder / name, f"is {kind(facts)}", expected="nothing but files in the folder of a run")
    except OSError as error:
        raise broken(folder, f"cannot be read ({error.strerror})") from None


def holds_nothing_else(folder: Path) -> None:
    """Raise :class:`InputError` if ``folder`` contains anything that is not part of a run."""
    foreign = sorted(
        name for name, facts in _below(folder) if not stat.S_ISREG(facts.st_mode) or not KNOWN.fullmatch(name)
    )
    if foreign:
        more = f" and {len(foreign) - LISTED} more" if len(foreign) > LISTED else ""
        raise InputError(
            f"{folder} contains files of something else: {', '.join(map(repr, foreign[:LISTED]))}{more}",
            expected="a run and nothing else, to overwrite",
            remedy="move these files elsewhere, or choose another name",
        )
