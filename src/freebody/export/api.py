"""``export_run``: a run into a file for another program, by the file's ending."""

from __future__ import annotations

import importlib
import os
from collections.abc import Callable
from pathlib import Path

from freebody.arguments import a_path, flag, instance
from freebody.errors import InputError
from freebody.record.staging import room_for, staging
from freebody.trajectory.run import Trajectory
from freebody.world import World

# Ending -> what is written.
FORMATS = {
    ".csv": "a table, one row per frame, names and units in the header",
    ".parquet": "the same table for pandas, polars, DuckDB; units in the metadata",
    ".nc": "netCDF 4, labelled arrays with units",
    ".npz": "NumPy arrays",
    ".glb": "animated glTF for Blender and three.js",
    ".mp4": "a video",
    ".html": "one file that plays the run in a browser, with energy and momentum, without a network",
}

# Option -> the endings it belongs to.
OPTIONS = {"fps": (".glb", ".mp4"), "speed": (".mp4",), "size": (".mp4",)}


def export_run(
    run: Trajectory,
    path: str | os.PathLike[str],
    *,
    world: World | None = None,
    fps: float | None = None,
    speed: float | None = None,
    size: tuple[int, int] | None = None,
    overwrite: bool = False,
    progress: Callable[[int, int], None] | None = None,
) -> None:
    """Write ``run`` as CSV, Parquet, netCDF, npz, glTF (.glb), video (.mp4) or page (.html), by the ending of ``path``.

    Models, videos and pages draw the shapes of ``world``; bodies without one, or all without a world, become boxes of
    equal inertia. ``fps`` is keys a second of a model (default 60, more if bodies rotate fast) or pictures of a video
    (default 30); ``speed`` (seconds of motion per second) and ``size`` (pixels) are for videos. The file appears when
    it is complete. Raises :class:`InputError` for unknown endings, options that do not belong to the format, files that
    exist already, unless ``overwrite`` is given, and for a full disk.
    """
    instance("run", run, Trajectory, "a run, from fb.simulate or fb.load_run")
    if world is not None:
        instance("world", world, World, "fb.World([...])")
    flag("overwrite", overwrite)
    target = a_path("path", path)
    ending = target.suffix.lower()
    if ending not in FORMATS:
        raise InputError(f"an export to {target.name!r}", expected="a name that ends in " + ", ".join(FORMATS))
    given = {"fps": fps, "speed": speed, "size": size}
    for name, endings in OPTIONS.items():
        if given[name] is not None and ending not in endings:
            raise InputError(f"{name} for a {ending} file", expected=f"{name} with " + " or ".join(endings))
    if target.exists() and (not overwrite or target.is_dir()):
        raise InputError(f"{target} exists already", remedy="choose another name, or give overwrite=True")
    with staging(target) as aside, room_for(target):
        made = aside / f"new{ending}"
        if ending == ".html":
            _page(run, made, world, target.stem)
        elif ending in (".glb", ".mp4"):
            _draw(run, made, world, fps, speed, size, progress)
        else:
            _tabulate(run, made)
        made.replace(target)


def _tabulate(run: Trajectory, path: Path) -> None:
    from freebody.export import tables

    writers = {
        ".csv": tables.write_csv,
        ".parquet": tables.write_parquet,
        ".nc": tables.write_netcdf,
        ".npz": tables.write_npz,
    }
    writers[path.suffix](run, path)


def _page(run: Trajectory, path: Path, world: World | None, name: str) -> None:
    # A later package: only this convenience looks ahead, and only when called.
    page = importlib.import_module("freebody.viewer.standalone")
    path.write_text(page.standalone(run, world=world, name=name, title=name), encoding="utf-8")


def _draw(
    run: Trajectory,
    path: Path,
    world: World | None,
    fps: float | None,
    speed: float | None,
    size: tuple[int, int] | None,
    progress: Callable[[int, int], None] | None,
) -> None:
    from freebody.export.drawing import drawings

    drawn = drawings(run, world)
    if path.suffix == ".glb":
        from freebody.export.gltf import write_glb
        from freebody.export.playback import keyframes

        write_glb(keyframes(run, 60.0 if fps is None else fps), drawn, path)
        return
    from freebody.export.video import SIZE, write_mp4

    rate = 30.0 if fps is None else fps
    write_mp4(run, drawn, path, fps=rate, speed=speed, size=size or SIZE, progress=progress, world=world)
