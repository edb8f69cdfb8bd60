"""Small closed meshes that come with the package; ``python tools/sample_meshes.py`` writes them."""

from __future__ import annotations

from pathlib import Path

from freebody.arguments import unknown

__all__ = ["sample_names", "sample_path"]

FOLDER = Path(__file__).parent


def sample_names() -> list[str]:
    """Names of the sample meshes, sorted."""
    return sorted(path.stem for path in FOLDER.glob("*.ply"))


def sample_path(name: str) -> Path:
    """The file of the sample mesh ``name``; raises InputError with the nearest name for one that does not exist."""
    names = sample_names()
    if not isinstance(name, str) or name not in names:
        raise unknown("sample mesh", name, names)
    return FOLDER / f"{name}.ply"
