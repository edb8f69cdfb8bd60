"""Scenes that come with the package."""

from __future__ import annotations

from difflib import get_close_matches
from pathlib import Path

from freebody.errors import InputError
from freebody.figures import shown

__all__ = ["scene_names", "scene_path", "template"]

FOLDER = Path(__file__).parent


def scene_names() -> list[str]:
    """Names of the scenes of the library, sorted."""
    return sorted(path.stem for path in FOLDER.glob("*.toml"))


def scene_path(name: str) -> Path:
    """The file of the scene ``name``; raises InputError with the nearest name for one that does not exist."""
    names = scene_names()
    if not isinstance(name, str) or name not in names:
        near = get_close_matches(str(name), names, n=1)
        raise InputError(
            f"no scene is called {shown(name)}",
            expected=f"one of {', '.join(names)}",
            remedy=f"did you mean {near[0]!r}?" if near else "freebody scenes lists them",
        )
    return FOLDER / f"{name}.toml"


def template() -> str:
    """An annotated scene to start from."""
    return (FOLDER.parent / "template.toml").read_text(encoding="utf-8")
