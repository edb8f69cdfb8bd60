"""Where a stored run came from."""

from __future__ import annotations

import os
from pathlib import Path

from freebody.errors import RunFileError
from freebody.trajectory.metadata import read_json
from freebody.trajectory.zipped import manifest_folder

__all__ = ["scene_text", "written_by"]


def scene_text(path: str | os.PathLike[str]) -> str | None:
    """The scene (TOML) that a record carries, if any."""
    record = _attributes(path).get("record")
    return _text(record.get("scene")) if isinstance(record, dict) else None


def written_by(path: str | os.PathLike[str]) -> str | None:
    """The version of freebody that wrote the run, if it says so."""
    return _text(_attributes(path).get("freebody"))


def _attributes(path: str | os.PathLike[str]) -> dict[str, object]:
    try:
        with manifest_folder(Path(path)) as folder:
            attributes = read_json(folder / "zarr.json").get("attributes")
    except RunFileError:
        return {}
    return attributes if isinstance(attributes, dict) else {}


def _text(value: object) -> str | None:
    return value if isinstance(value, str) and value.strip() else None
