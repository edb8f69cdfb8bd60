"""The one small file that says what of a record is valid: ``zarr.json`` of the group, replaced at once.

While a run goes on it also describes every array at its present length, the way Zarr calls consolidated metadata, so
that other readers of Zarr see the frames that are complete. The arrays get files of their own when the run is finished.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from freebody.record.files import Files

__all__ = ["NAME", "write_array", "write_manifest"]

NAME = "zarr.json"


def _text(content: dict[str, Any]) -> bytes:
    return json.dumps(content, indent=1, ensure_ascii=False, allow_nan=False).encode()


def write_array(files: Files, name: str, description: dict[str, Any]) -> None:
    """The file that describes one array."""
    files.put(Path(name, NAME), _text(description))


def write_manifest(files: Files, attributes: dict[str, Any], arrays: dict[str, dict[str, Any]] | None) -> None:
    """Say what is valid; with ``arrays`` None, that all arrays have files of their own and are complete."""
    content: dict[str, Any] = {"attributes": attributes, "zarr_format": 3, "node_type": "group"}
    if arrays is not None:
        content["consolidated_metadata"] = {"kind": "inline", "must_understand": False, "metadata": arrays}
    files.put(Path(NAME), _text(content))
