"""Write a finished run to a folder or an archive."""

from __future__ import annotations

import os
import shutil
from pathlib import Path
from typing import Any

import numpy as np

from freebody.arguments import a_path, flag, instance
from freebody.errors import InputError, RunFileError
from freebody.figures import shown
from freebody.record.arrays import Writer
from freebody.record.contents import attributes, world_arrays
from freebody.record.disk import Files
from freebody.record.metadata import holds_nothing_else, is_run
from freebody.record.staging import room_for, staging
from freebody.record.zipped import SUFFIX, manifest_folder, pack
from freebody.trajectory.run import Trajectory


def save_run(
    run: Trajectory, path: str | os.PathLike[str], *, overwrite: bool = False, scene: str | None = None
) -> None:
    """Write ``run`` to a Zarr (version 3) folder, or one file if ``path`` ends in ``.zip``; it appears when complete.

    ``fb.load_run``, xarray and other readers of Zarr open both. Compiled user forces cannot be stored, but their effect
    is: energies and wrenches at every frame. ``scene`` is the text of a scene, stored with the run: reports and the
    page take its shapes. Raises :class:`InputError` if something is at ``path`` already, unless it is a run and
    ``overwrite`` is given.
    """
    if scene is not None and not isinstance(scene, str):
        raise InputError(f"scene is {shown(scene)}", expected="the text of a scene: scene.to_toml()")
    instance("run", run, Trajectory, "a run, from fb.simulate or fb.load_run")
    flag("overwrite", overwrite)
    target = a_path("path", path)
    if run.interpolated:
        raise InputError("interpolated frames to be saved", expected="a recorded run", remedy="use to_xarray()")
    may_write(target, overwrite=overwrite)
    with staging(target) as aside, room_for(target):
        made = aside / "new"
        made.mkdir()
        _write(run, made, scene)
        if target.suffix.lower() == SUFFIX:
            pack(made, made.with_suffix(SUFFIX))
            made = made.with_suffix(SUFFIX)
        may_write(target, overwrite=overwrite)
        if target.exists():
            target.rename(aside / "old")
        shutil.move(made, target)


def may_write(target: Path, *, overwrite: bool, remedy: str = "choose another name, or give overwrite=True") -> None:
    """Raise :class:`InputError` if something is at ``target``, unless it is a run and may be overwritten."""
    if not target.exists() and not target.is_symlink():
        return
    if not overwrite:
        raise InputError(f"{target} exists already", remedy=remedy)
    if target.is_symlink() or not _holds_run(target):
        raise InputError(f"{target} is not a stored run", expected="a run to overwrite", remedy="choose another name")
    if target.is_dir():
        holds_nothing_else(target)


def _holds_run(target: Path) -> bool:
    try:
        with manifest_folder(target) as folder:
            return is_run(folder)
    except RunFileError:
        return False


def run_attributes(run: Trajectory) -> dict[str, Any]:
    """The attributes of a run that has ended."""
    return attributes(
        run.tables, run.final.clock, method=run.method, layout=run.layout, dt=run.dt, order=run.order, rtol=run.rtol,
        interrupted=run.interrupted, events=run.events, notes=run.notes,
    )  # fmt: skip


def _write(run: Trajectory, folder: Path, scene: str | None) -> None:
    derived, final = run.derived, run.final
    arrays = {
        "time": run.times,
        "raw": run.raw,
        "accumulators": run.accumulators,
        "kinetic_energy": derived.energies[0],
        "potential_energy": derived.energies[1],
        "wrench": derived.wrench_after,
        "breakpoint_frames": derived.edge_frames,
        "wrench_before": derived.wrench_at_edges,
        "joints": derived.joints,
        "contacts": derived.contact.frames if run.tables.contacts is not None else np.zeros((len(run), 0)),
        "gaps": derived.contact.gaps,
        "impacts": derived.contact.impacts,
        **world_arrays(run.tables),
        "fingerprint": np.zeros(0),
        "final_raw": final.raw,
        "final_accumulators": final.accumulators,
        "final_memory": final.memory,
    }
    writer = Writer(Files(folder))
    for name, values in arrays.items():
        writer.write(name, values)
    record = {} if scene is None else {"record": {"complete": True, "scene": scene}}
    writer.close(run_attributes(run) | record)
