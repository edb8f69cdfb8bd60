"""``freebody schema``: the JSON Schema of scenes."""

from __future__ import annotations

import json

from freebody.cli.say import say

__all__ = ["command"]


def command() -> None:
    """Print the JSON Schema of scenes, which lets editors complete and check them.

    Example:

    - freebody schema > freebody.schema.json

    Then begin a scene with the line: #:schema ./freebody.schema.json
    """
    from freebody.scene.schema import scene_schema

    say(json.dumps(scene_schema(), indent=2))
