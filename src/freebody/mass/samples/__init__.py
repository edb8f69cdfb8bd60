"""Small closed meshes that come with the package; ``python -m freebody.mass.samples.make`` writes them again."""

from __future__ import annotations

import difflib
from pathlib import Path

from freebody.errors import InputError
from freebody.figures import shown

__all__ = ["sample_names", "sample_path"]

FOLDER = Path(__file__).parent


def sample_names() -> list[str]:
    """Names of the sample meshes, sorted."""
    return sorted(path.stem for path in FOLDER.glob("*.ply"))


def sample_path(name: str) -> Path:
    """The file of the sample mesh ``name``; raises InputError with the nearest name for one that does not exist."""
    names = sample_names()
    if not isinstance(name, str) or name not in names:
        near = difflib.get_close_matches(str(name), names, n=1)
        raise InputError(
            f"no sample mesh is called {shown(name)}",
            expected=f"one of {', '.join(names)}",
            remedy=f"did you mean {near[0]!r}?" if near else "choose one of these",
        )
    return FOLDER / f"{name}.ply"
