"""Where a stored run came from."""

from __future__ import annotations

import os
from pathlib import Path

from freebody.errors import RunFileError
from freebody.trajectory.metadata import read_json
from freebody.trajectory.zipped import manifest_folder

__all__ = ["scene_text", "written_by", "written_on"]

# Of a machine; the rest decides bits as well, but says little.
SHOWN = ("cpu", "level", "numba", "numpy")


def scene_text(path: str | os.PathLike[str]) -> str | None:
    """The scene (TOML) that a record carries, if any."""
    record = _attributes(path).get("record")
    return _text(record.get("scene")) if isinstance(record, dict) else None


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
