"""Scenes that come with the package."""

from __future__ import annotations

from difflib import get_close_matches
from pathlib import Path

from freebody.errors import InputError
from freebody.figures import shown
from freebody.scene.errors import Problem, SceneError, short

__all__ = ["find_scene", "scene_names", "scene_path", "template"]

FOLDER = Path(__file__).parent

# Longer names are cut where they are repeated.
LONGEST_NAME = 200


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


def find_scene(name: str) -> Path:
    """The file of a scene, by its path or its name in the library. Raises :class:`SceneError` if there is neither."""
    path, names = Path(name), scene_names()
    # What cannot even be looked at, and a link that leads nowhere, are left to the reader, who says why.
    try:
        if path.exists() or path.is_symlink():
            return path
    except OSError:
        return path
    if name in names:
        return scene_path(name)
    near = get_close_matches(path.name.removesuffix(".toml").lower(), names, n=1)
    problem = Problem(
        name if name.isprintable() and len(name) <= LONGEST_NAME else short(name),
        None,
        "scene",
        "there is no such file, and no scene of the library has this name",
        expected="a TOML file, or a name that freebody scenes lists",
        remedy=f"did you mean {near[0]!r}?" if near else "check the path",
    )
    raise SceneError([problem])


def template() -> str:
    """An annotated scene to start from."""
    return (FOLDER.parent / "template.toml").read_text(encoding="utf-8")
