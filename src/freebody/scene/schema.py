"""The JSON Schema of scenes."""

from __future__ import annotations

from typing import Any

from freebody.scene.document import SceneForm


def scene_schema() -> dict[str, Any]:
    """The schema (draft 2020-12) that a scene, read as TOML, fits."""
    schema = SceneForm.model_json_schema(mode="validation")
    return {"$schema": "https://json-schema.org/draft/2020-12/schema", **schema, "title": "freebody scene"}
