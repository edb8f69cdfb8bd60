"""What a stored run says about where it came from."""

from __future__ import annotations

import os
from pathlib import Path

from freebody.errors import RunFileError
from freebody.trajectory.metadata import read_json

__all__ = ["scene_text", "written_by"]


def scene_text(path: str | os.PathLike[str]) -> str | None:
    """The scene (TOML) that a record carries, if any."""
    return _attribute(path, "scene")


def written_by(path: str | os.PathLike[str]) -> str | None:
    """The version of freebody that wrote the run, if it says so."""
    return _attribute(path, "freebody")


def _attribute(path: str | os.PathLike[str], name: str) -> str | None:
    try:
        attributes = read_json(Path(path) / "zarr.json").get("attributes")
    except RunFileError:
        return None
    value = attributes.get(name) if isinstance(attributes, dict) else None
    return value if isinstance(value, str) and value.strip() else None
