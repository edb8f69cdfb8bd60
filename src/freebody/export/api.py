"""``export_run``: a run into a file for another program, by the file's ending."""

from __future__ import annotations

import importlib
import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from freebody.arguments import a_path, flag, instance, si
from freebody.errors import InputError
from freebody.export.film import Shot
from freebody.export.playback import keyframes, playback
from freebody.figures import shown
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
    ".gif": "an animation that repeats",
    ".png": "one picture",
    ".html": "one file that plays the run in a browser, with energy and momentum, without a network",
}

# Option -> the endings it belongs to.
FILMS = (".mp4", ".gif")
PICTURES = (*FILMS, ".png")
OPTIONS = {
    "fps": (".glb", *FILMS),
    "speed": FILMS,
    "size": PICTURES,
    "view": (*PICTURES, ".html"),
    "trails": PICTURES,
    "floor": PICTURES,
    "title": (*PICTURES, ".html"),
    "at": (".png",),
}

# Pictures a second and pixels, by default.
RATES = {".glb": 60.0, ".mp4": 30.0, ".gif": 20.0}
SIZES = {".mp4": (960, 540), ".gif": (640, 360), ".png": (960, 540)}


def export_run(
    run: Trajectory,
    path: str | os.PathLike[str],
    *,
    world: World | None = None,
    fps: float | None = None,
    speed: float | None = None,
    size: tuple[int, int] | None = None,
    view: Any = None,
    trails: float | str | None = None,
    floor: bool | None = None,
    title: str | None = None,
    at: float | str | None = None,
    overwrite: bool = False,
    progress: Callable[[int, int], None] | None = None,
) -> None:
    """Write ``run`` by the ending of ``path``: a table (.csv, .parquet, .nc, .npz), an animated model (.glb), a video
    (.mp4), an animation (.gif), a picture (.png) or a page (.html).

    All but tables draw the shapes of ``world``; bodies without one, or all without a world, become boxes of equal
    inertia. ``fps`` is keys a second of a model (default 60, more if bodies rotate fast) or pictures (30, of a GIF 20);
    ``speed`` is seconds of motion per second; ``size`` is in pixels; ``at`` is the time of a single picture in s.
    ``view`` says from where pictures are taken, with the entries of a scene's [view]: ``camera``, ``target``, ``up``
    (m), ``follow`` (a body), ``field_of_view``; by default everything is in sight. Springs, joints, floors and fixed
    shapes of ``world`` are drawn, ``trails`` of so many seconds of motion (0 for none), a ``floor`` (those of the
    world, or one below everything) unless that is False, and a ``title``.

    The file appears when it is complete; ``progress`` is called with pictures done and all of them. Raises
    :class:`InputError` for unknown endings, options that do not belong to
    the format, files that exist already, unless ``overwrite`` is given, for a full disk, and where the format needs an
    extra that is not installed.
    """
    instance("run", run, Trajectory, "a run, from fb.simulate or fb.load_run")
    if world is not None:
        instance("world", world, World, "fb.World([...])")
    flag("overwrite", overwrite)
    target = a_path("path", path)
    ending = target.suffix.lower()
    if ending not in FORMATS:
        raise InputError(f"an export to {target.name!r}", expected="a name that ends in " + ", ".join(FORMATS))
    given = {"fps": fps, "speed": speed, "size": size, "view": view, "trails": trails, "floor": floor, "title": title,
             "at": at}  # fmt: skip
    for name, endings in OPTIONS.items():
        if given[name] is not None and ending not in endings:
            raise InputError(f"{name} for a {ending} file", expected=f"{name} with " + " or ".join(endings))
    if target.exists() and (not overwrite or target.is_dir()):
        raise InputError(f"{target} exists already", remedy="choose another name, or give overwrite=True")
    shot = Shot.read(view, trails, True if floor is None else floor, title, run.names)
    with staging(target) as aside, room_for(target):
        made = aside / f"new{ending}"
        if ending == ".html":
            _page(run, made, world, target.stem, shot)
        elif ending == ".glb":
            _model(run, made, world, RATES[ending] if fps is None else fps)
        elif ending in PICTURES:
            rate = RATES.get(ending, 1.0) if fps is None else fps
            times = playback(run, rate, speed) if ending in FILMS else _moment(run, at)
            _film(run, made, world, times, rate, size or SIZES[ending], shot, progress)
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


def _page(run: Trajectory, path: Path, world: World | None, name: str, shot: Shot) -> None:
    # A later package: only this convenience looks ahead, and only when called.
    page = importlib.import_module("freebody.viewer.standalone")
    camera = {key: np.asarray(value).tolist() for key, value in shot.view.items()}
    text = page.standalone(run, world=world, name=name, title=shot.title or name, camera=camera)
    path.write_text(text, encoding="utf-8")


def _model(run: Trajectory, path: Path, world: World | None, fps: float) -> None:
    from freebody.export.drawing import drawings
    from freebody.export.gltf import write_glb
    from freebody.export.grounds import fixed, plates

    shown = keyframes(run, fps)
    write_glb(shown, drawings(run, world), path, () if world is None else (plates(world, shown), fixed(world, shown)))


def _moment(run: Trajectory, at: float | str | None) -> tuple[NDArray[np.float64], float]:
    """The time of a single picture: the first frame, or ``at``, within the run."""
    time = si("at", at, "s")
    time = run.times[0] if time is None else time
    if not isinstance(time, int | float) or not run.times[0] <= time <= run.times[-1]:
        expected = f"a time from {run.times[0]:g} to {run.times[-1]:g} s"
        raise InputError(f"at = {shown(at)}", expected=expected)
    return np.array([float(time)]), 1.0


def _film(
    run: Trajectory,
    path: Path,
    world: World | None,
    times: tuple[NDArray[np.float64], float],
    fps: float,
    size: tuple[int, int],
    shot: Shot,
    progress: Callable[[int, int], None] | None,
) -> None:
    from freebody.export import video
    from freebody.export.drawing import drawings
    from freebody.export.film import pictures

    video.check_size(size)
    images = pictures(run, drawings(run, world), *times, size, world, shot)

    def counted() -> Iterator[NDArray[np.uint8]]:
        for number, image in enumerate(images):
            yield image
            if progress is not None:
                progress(number + 1, len(times[0]))

    if path.suffix == ".png":
        video.write_png(next(counted()), path)
    elif path.suffix == ".gif":
        video.write_gif(counted(), path, fps)
    else:
        video.write_mp4(counted(), path, fps=fps, size=size)
