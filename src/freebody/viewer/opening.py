"""Something to show by its path or name: a scene, a stored run, a mesh or a CAD file."""

from __future__ import annotations

import warnings
from collections.abc import Callable
from pathlib import Path
from typing import Any

from freebody.errors import InputError
from freebody.mass.cad import SUFFIXES, Cad
from freebody.mass.mesh import Mesh
from freebody.plots.source import carried_world
from freebody.record.load import load_run
from freebody.scene.library import find_scene, scene_path
from freebody.scene.reading import load_scene
from freebody.trajectory.zipped import looks_stored
from freebody.viewer.exhibit import Exhibit, exhibit
from freebody.world import World

__all__ = ["look_for", "opened"]


def look_for(thing: str | Path) -> None:
    """Raise :class:`InputError` if there is no such file and no such scene, before anything is read."""
    path = Path(thing)
    if path.exists():
        return
    if path.suffix.lower() == ".toml":
        find_scene(str(thing))
    if path.suffix:
        raise InputError(f"there is no {thing}", expected="a scene, a stored run, a mesh, or the name of a scene")
    scene_path(str(thing))


def opened(
    thing: str | Path,
    *,
    world: World | None = None,
    unit: str | None = None,
    allow_code: bool = False,
    note: Callable[[str], object] = warnings.warn,
    **how: Any,
) -> Exhibit:
    """What is at ``thing``, a path or the name of a scene, to be shown; ``how`` as for :func:`exhibit`.

    ``world`` gives a run its shapes (default: the scene that its record carries), ``unit`` is that of a mesh file's
    numbers, ``allow_code`` lets a scene import the Python it names. ``note`` is told what is left aside.
    """
    look_for(thing)
    path = Path(thing)
    name = path.name.removesuffix(path.suffix)
    if looks_stored(path):
        run, name = load_run(path), path.name.removesuffix(".zip").removesuffix(".zarr")
        if world is None:
            world = carried_world(path, allow_code=allow_code, note=note)
        return exhibit(run, name=name, world=world, **how)
    if path.suffix.lower() == ".toml" or not path.exists():
        return exhibit(load_scene(find_scene(str(thing)), allow_code=allow_code), name=name, **how)
    kind = Cad if path.suffix.lower() in SUFFIXES else Mesh
    return exhibit(kind.load(path, unit=unit), name=name, **how)
