"""Runs into files."""

from __future__ import annotations

import os
import shutil
from math import prod
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from freebody._version import __version__
from freebody.arguments import a_path, flag, instance
from freebody.errors import InputError, RunFileError
from freebody.figures import shown
from freebody.model.layout import CUSTOM
from freebody.model.tables import Tables
from freebody.trajectory.blank import EMPTY, MOST_EMPTY, is_blank, ranges
from freebody.trajectory.contents import holds_nothing_else
from freebody.trajectory.fileformat import ARRAYS, FORMAT, VERSION
from freebody.trajectory.metadata import is_run
from freebody.trajectory.workshop import room_for, workshop
from freebody.trajectory.zipped import SUFFIX, manifest_folder, pack

if TYPE_CHECKING:
    from freebody.trajectory.run import Trajectory

__all__ = ["joint_list", "may_replace", "save_run"]

# Numbers per chunk: 4 MiB, small enough to read a part of a long run, large enough to keep files few.
CHUNK = 2**19


def save_run(
    run: Trajectory, path: str | os.PathLike[str], *, overwrite: bool = False, scene: str | None = None
) -> None:
    """Write ``run`` to a Zarr (version 3) folder, or one file if ``path`` ends in ``.zip``; it appears when complete.

    ``fb.load_run``, xarray and other readers of Zarr open both. Compiled user forces cannot be stored; what they did
    is: energies and wrenches at every frame are kept. ``scene`` is the text of a scene, kept with the run: reports and
    the page take its shapes. Raises :class:`InputError` if something is at ``path`` already, unless it is a run and
    ``overwrite`` is given.
    """
    if scene is not None and not isinstance(scene, str):
        raise InputError(f"scene is {shown(scene)}", expected="the text of a scene: scene.to_toml()")
    from freebody.trajectory.run import Trajectory

    instance("run", run, Trajectory, "a run, from fb.simulate or fb.load_run")
    flag("overwrite", overwrite)
    target = a_path("path", path)
    if run.interpolated:
        raise InputError("interpolated frames to be saved", expected="a recorded run", remedy="use to_xarray()")
    _may_write(target, overwrite=overwrite)
    with workshop(target) as aside, room_for(target):
        made = aside / "new"
        _write(run, made, scene)
        if target.suffix.lower() == SUFFIX:
            pack(made, made.with_suffix(SUFFIX))
            made = made.with_suffix(SUFFIX)
        _may_write(target, overwrite=overwrite)
        if target.exists():
            target.rename(aside / "old")
        shutil.move(made, target)


def may_replace(target: Path) -> None:
    """Raise :class:`InputError` unless ``target`` is a stored run, and nothing else is in its folder."""
    if target.is_symlink() or not _holds_run(target):
        raise InputError(f"{target} is not a stored run", expected="a run to overwrite", remedy="choose another name")
    if target.is_dir():
        holds_nothing_else(target)


def _may_write(target: Path, *, overwrite: bool) -> None:
    if not target.exists() and not target.is_symlink():
        return
    if not overwrite:
        raise InputError(f"{target} exists already", remedy="choose another name, or give overwrite=True")
    may_replace(target)


def _holds_run(target: Path) -> bool:
    try:
        with manifest_folder(target) as folder:
            return is_run(folder)
    except RunFileError:
        return False


def _write(run: Trajectory, folder: Path, scene: str | None) -> None:
    import zarr
    from zarr.codecs import BytesCodec, Crc32cCodec

    about = _attributes(run)
    if scene is not None:
        about["record"] = {"complete": True, "scene": scene}
    group = zarr.create_group(folder, zarr_format=3, attributes=about)
    for name, values in _arrays(run).items():
        kept = ARRAYS[name]
        values = np.ascontiguousarray(values, dtype=kept.dtype)
        rows = max(1, min(len(values), CHUNK // max(1, prod(values.shape[1:]))))
        # An array without numbers, such as that of joints where there are none, has no chunks either.
        parts = [slice(first, first + rows) for first in range(0, len(values), rows)] if values.size else []
        blank = [number for number, part in enumerate(parts) if is_blank(values[part])][:MOST_EMPTY]
        array = group.create_array(
            name,
            shape=values.shape,
            dtype=kept.dtype,
            chunks=(rows, *(max(1, n) for n in values.shape[1:])),
            filters=None,
            serializer=BytesCodec(endian="little"),
            compressors=[Crc32cCodec()],
            fill_value=0,
            dimension_names=kept.dims,
            attributes={"units": kept.units, "long_name": kept.meaning, EMPTY: ranges(blank)},
            # Zarr would leave chunks of minus zeros out as well.
            config={"write_empty_chunks": True},
        )
        for number in sorted({*range(len(parts))} - {*blank}):
            array[parts[number]] = values[parts[number]]


def _attributes(run: Trajectory) -> dict[str, Any]:
    clock = run.final.clock
    return {
        "format": FORMAT,
        "version": VERSION,
        "freebody": __version__,
        "names": list(run.names),
        "method": run.method,
        "layout": run.layout,
        "dt": float(run.dt),
        "order": run.order,
        "rtol": float(run.rtol),
        "clock": [float(clock.t0), int(clock.n), float(clock.dt)],
        "interrupted": bool(run.interrupted),
        "events": [[event.name, float(event.time)] for event in run.events],
        # Says that the forces of this world are not all in the file.
        "custom_forces": bool(run.tables.flags & CUSTOM),
        "joints": joint_list(run.tables),
        # Says that angles of joints count whole turns, as those of older files do not.
        "turns": True,
        "notes": list(run.notes),
    }


def joint_list(tables: Tables) -> list[list[Any]]:
    """The joints as lists of plain values, in the order of :class:`JointFacts`."""
    return [[list(part) if isinstance(part, tuple) else part for part in facts] for facts in tables.joints]


def _arrays(run: Trajectory) -> dict[str, NDArray[Any]]:
    derived, tables, final = run.derived, run.tables, run.final
    centers = tables.centers if len(tables.centers) else np.zeros((len(run.names), 3))
    return {
        "time": run.times,
        "raw": run.raw,
        "books": run.books,
        "kinetic_energy": derived.energies[0],
        "potential_energy": derived.energies[1],
        "wrench": derived.wrench_after,
        "edge_frames": derived.edge_frames,
        "wrench_before": derived.wrench_at_edges,
        "joints": derived.joints,
        "floats": tables.floats,
        "integers": tables.integers,
        "edges": tables.edges,
        "centers": centers,
        "final_raw": final.raw,
        "final_books": final.books,
        "final_memory": final.memory,
    }
