"""Runs out of files, finished or not."""

from __future__ import annotations

import os
from dataclasses import replace
from math import prod
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from freebody.arguments import a_path
from freebody.errors import RunFileError
from freebody.forces.total import no_energy, no_wrench
from freebody.model.layout import ACCUMULATORS
from freebody.model.state import LAYOUTS, State
from freebody.model.tables import Tables
from freebody.record.chunks import chunk_file, read_rows
from freebody.record.disk import read_checked
from freebody.record.manifest import NAME
from freebody.record.store import FIXED_ARRAYS, GROWING, STATE_FILES
from freebody.threads import interruptible
from freebody.trajectory import load as stored
from freebody.trajectory.contents import only_files
from freebody.trajectory.derived import Stored
from freebody.trajectory.fileformat import ARRAYS, FIXED
from freebody.trajectory.metadata import broken, chunk_count, empty_chunks, not_only_blank, read_json
from freebody.trajectory.run import Trajectory
from freebody.trajectory.zipped import unpacked

__all__ = ["Unfinished", "about_record", "load_run", "machines_of", "read_unfinished"]

MOST_BYTES = stored.MOST_BYTES


class Unfinished(NamedTuple):
    """An unfinished record: its run so far, the arrays behind it, the valid state file, what was asked for where."""

    run: Trajectory
    arrays: dict[str, NDArray[Any]]
    turn: int
    job: dict[str, Any]
    machines: list[Any]
    scene: str | None


def load_run(path: str | os.PathLike[str], *, max_bytes: int = MOST_BYTES) -> Trajectory:
    """Read a run that ``run.save`` or ``simulate(record=...)`` wrote, bit for bit: a folder, or one file (.zarr.zip).

    A record whose run goes on, or was killed, is read up to the last frame that was committed; ``run.interrupted`` says
    so. Forces are not rebuilt: energies and wrenches at the frames come from the file, and ``simulate(world,
    start=...)`` needs the world. No code is read from a file. Raises :class:`RunFileError` for anything else, or if
    more than ``max_bytes`` are declared.
    """
    return interruptible(lambda: _load(a_path("path", path), max_bytes))


def _load(path: Path, max_bytes: int) -> Trajectory:
    with unpacked(path, max_bytes=max_bytes, chunks=_chunk_counts) as folder:
        if not folder.is_dir() or _finished(folder):
            return stored.load_run(folder, max_bytes=max_bytes)
        return read_unfinished(folder, max_bytes=max_bytes).run


def _finished(folder: Path) -> bool:
    record = about_record(folder)
    return record is None or record.get("complete") is True


def _chunk_counts(folder: Path) -> dict[str, int]:
    """How many chunks every array of the run in ``folder`` has, from its descriptions alone."""
    if _finished(folder):
        return {name: chunk_count(folder, name) for name in ARRAYS}
    _, _, shapes, chunk = _layout(folder)
    return {name: -(-shape[0] // chunk[name]) if prod(shape) else 0 for name, shape in shapes.items()}


def about_record(folder: Path) -> dict[str, Any] | None:
    """What the manifest says about recording; None for a run that was saved. Raises :class:`RunFileError`."""
    attributes = read_json(folder / NAME).get("attributes")
    record = attributes.get("record") if isinstance(attributes, dict) else None
    if record is not None and not isinstance(record, dict):
        raise broken(folder / NAME, f"record = {record!r}"[:200], expected="a table")
    return record


def read_unfinished(folder: Path, *, max_bytes: int = MOST_BYTES) -> Unfinished:
    """The frames that the manifest vouches for; everything is compared with the files before it is read."""
    path = folder / NAME
    about, record, shapes, chunk = _layout(folder)
    _affordable(path, shapes, chunk, max_bytes)
    listed = _table(path, {"empty": {}, **record}, "empty")
    counts = {name: -(-shape[0] // chunk[name]) for name, shape in shapes.items()}
    empty = {name: empty_chunks(path, listed.get(name), counts[name]) for name in shapes}
    missing = {name: sum(not chunk_file(folder, name, number).exists() for number in empty[name]) for name in shapes}
    sizes = {name: 8 * prod(shape[1:]) * chunk[name] for name, shape in shapes.items()}
    not_only_blank(
        path,
        sum(sizes[name] * counts[name] for name in shapes),
        sum(sizes[name] * (counts[name] - missing[name]) for name in shapes),
    )
    arrays = {name: read_rows(folder, name, shape, chunk[name], empty[name]) for name, shape in shapes.items()}
    stored.consistent(folder, arrays, about)
    tables = Tables(
        about.names, arrays["floats"], arrays["integers"], no_wrench, no_energy, arrays["edges"],
        centers=arrays["centers"], joints=about.joints,
    )  # fmt: skip
    tables.floats.flags.writeable = False
    angles = stored.counted(tables, arrays, about)
    state, turn = _read_state(folder, record, tables, about)
    state = replace(state, angles=angles[-1])
    run = Trajectory(
        tables, about.method, about.layout, arrays["time"], arrays["raw"], arrays["books"], state, about.dt,
        events=about.events, interrupted=True, order=about.order, rtol=about.rtol,
        stored=Stored(*(arrays[name] for name in GROWING[3:])), notes=about.notes, angles=angles,
    )  # fmt: skip
    scene = record.get("scene")
    if scene is not None and not isinstance(scene, str):
        raise broken(path, "a scene that is no text")
    return Unfinished(run, arrays, turn, _table(path, record, "job"), machines_of(record), scene)


def _layout(
    folder: Path,
) -> tuple[stored.About, dict[str, Any], dict[str, tuple[int, ...]], dict[str, int]]:
    """What an unfinished record says: attributes, how it is recorded, shapes of arrays, rows of their chunks."""
    path = folder / NAME
    about = stored.About(folder)
    only_files(folder)
    record = about_record(folder) or {}
    frames = _count(path, record, "frames", least=1)
    lengths: dict[str, int] = {
        **FIXED,
        "body": len(about.names),
        "joint": len(about.joints),
        "state_column": LAYOUTS[about.layout],
        "time": frames,
        "edge_frame": _count(path, record, "edge_frames", least=0),
    }
    for dim, name in (("float", "floats"), ("integer", "integers"), ("edge", "edges")):
        lengths[dim] = _count(path, _table(path, record, "lengths"), name, least=0)
    rows = _table(path, record, "rows")
    shapes = {name: tuple(lengths[dim] for dim in ARRAYS[name].dims) for name in (*GROWING, *FIXED_ARRAYS)}
    chunk = {name: _count(path, rows, name, least=1) for name in GROWING}
    chunk |= {name: max(1, shapes[name][0]) for name in FIXED_ARRAYS}
    return about, record, shapes, chunk


def machines_of(record: dict[str, Any]) -> list[Any]:
    """The machines that the record was written on, one after the other, as far as it says so."""
    machines = record.get("machines")
    return machines if isinstance(machines, list) and machines else [None]


def _count(path: Path, table: dict[str, Any], key: str, *, least: int) -> int:
    value = table.get(key)
    if type(value) is not int or not least <= value < 2**48:
        raise broken(path, f"{key} = {value!r}"[:200], expected=f"a whole number, {least} or more")
    return value


def _table(path: Path, table: dict[str, Any], key: str) -> dict[str, Any]:
    value = table.get(key)
    if not isinstance(value, dict):
        raise broken(path, f"{key} = {value!r}"[:200], expected="a table")
    return value


def _affordable(path: Path, shapes: dict[str, tuple[int, ...]], chunk: dict[str, int], max_bytes: int) -> None:
    """Whole chunks count: each is read at once."""
    total = sum(
        8 * prod(shape[1:]) * chunk[name] * -(-shape[0] // chunk[name]) for name, shape in shapes.items() if shape[0]
    )
    if total > max_bytes:
        raise RunFileError(
            f"{path} declares {total} bytes in chunks",
            expected=f"at most {max_bytes} bytes",
            cause="a damaged or hostile file, or a very long run",
            remedy="give a larger max_bytes if you trust it",
        )


def _read_state(folder: Path, record: dict[str, Any], tables: Tables, about: stored.About) -> tuple[State, int]:
    path = folder / NAME
    table = _table(path, record, "state")
    turn, memory = _count(path, table, "file", least=0), _count(path, table, "memory", least=0)
    if turn >= len(STATE_FILES):
        raise broken(path, f"state file {turn}", expected="0 or 1")
    bodies, width = len(about.names), LAYOUTS[about.layout]
    size = 8 * (bodies * width + ACCUMULATORS + memory)
    file = folder / STATE_FILES[turn]
    numbers = np.frombuffer(read_checked(file, size), dtype="<f8").astype(np.float64)
    raw, books, rest = np.split(numbers, np.cumsum([bodies * width, ACCUMULATORS]))
    return State(tables, about.layout, raw.reshape(bodies, width), about.clock, books, rest), turn
