"""Where a stored run came from."""

from __future__ import annotations

import os
import tomllib
from collections.abc import Callable
from pathlib import Path

from freebody.errors import FreebodyError, RunFileError
from freebody.record.metadata import read_json
from freebody.record.zipped import manifest_folder
from freebody.scene.scene import Scene
from freebody.world import World

# Facts of a machine to show.
SHOWN = ("cpu", "level", "numba", "numpy")


def scene_text(path: str | os.PathLike[str]) -> str | None:
    """The scene (TOML) stored with a run, if any."""
    record = _attributes(path).get("record")
    return _text(record.get("scene")) if isinstance(record, dict) else None


def scene_title(path: str | os.PathLike[str]) -> str | None:
    """The title of the scene stored with a run, if it has one."""
    try:
        return _text(tomllib.loads(scene_text(path) or "").get("title"))
    except tomllib.TOMLDecodeError:
        return None


def carried_scene(path: Path, *, allow_code: bool, note: Callable[[str], object]) -> tuple[Scene, World] | None:
    """The scene stored with a run and its world; None if there is none or, with a ``note``, if it cannot be built here.

    Its meshes are looked for beside the record, as when it is resumed.
    """
    from freebody.scene.reading import scene_from
    from freebody.scene.site import Site
    from freebody.scene.translate import Source

    text = scene_text(path)
    if text is None:
        return None
    try:
        scene = scene_from(text, Source(path.name, text), Site(path.parent, allow_code))
        return scene, scene.world()
    except FreebodyError as error:
        note(f"the scene stored with the run is not used ({error.found})")
        return None


def written_by(path: str | os.PathLike[str]) -> str | None:
    """The version of freebody that wrote the run, if it says so."""
    return _text(_attributes(path).get("freebody"))


def written_on(path: str | os.PathLike[str]) -> list[str]:
    """The machines that a record was written on, one after the other, in words."""
    record = _attributes(path).get("record")
    machines = record.get("machines") if isinstance(record, dict) else None
    known = [machine for machine in machines if isinstance(machine, dict)] if isinstance(machines, list) else []
    return [", ".join(f"{name} {str(machine[name])[:60]}" for name in SHOWN if name in machine) for machine in known]


def _attributes(path: str | os.PathLike[str]) -> dict[str, object]:
    try:
        with manifest_folder(Path(path)) as folder:
            attributes = read_json(folder / "zarr.json").get("attributes")
    except RunFileError:
        return {}
    return attributes if isinstance(attributes, dict) else {}


def _text(value: object) -> str | None:
    return value if isinstance(value, str) and value.strip() else None
