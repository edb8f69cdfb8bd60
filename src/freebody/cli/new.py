"""``freebody new``: an annotated scene to start from."""

from __future__ import annotations

from freebody.cli.say import say

__all__ = ["command"]


def command() -> None:
    """Print an annotated scene to start from.

    Example:

    - freebody new > scene.toml
    """
    from freebody.scene.library import template

    say(template(), nl=False)
