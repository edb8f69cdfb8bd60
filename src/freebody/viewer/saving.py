"""Files that a page can take home: the run as `freebody run` writes it, an animated model, a page that stands alone."""

from __future__ import annotations

import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from freebody.errors import FreebodyError
from freebody.export.api import export_run
from freebody.mass.mesh import Mesh
from freebody.scene.writing import scene_of
from freebody.trajectory.save import save_run
from freebody.viewer.exhibit import Exhibit
from freebody.viewer.kept import SoFar
from freebody.viewer.standalone import standalone

__all__ = ["KINDS", "Made", "made"]

# Triangles of all bodies that a run carries along with its scene, as text; reading it takes about a second.
MOST_TRIANGLES = 50_000


class Made(NamedTuple):
    """A file: its content, and what its reader should know."""

    data: bytes
    note: str


def made(kind: str, so_far: SoFar, shown: Exhibit) -> Made:
    """The file of this kind, one of ``KINDS``. Raises :class:`FreebodyError` where it cannot be made."""
    with tempfile.TemporaryDirectory(prefix="freebody-") as folder:
        path = Path(folder) / f"run.{kind}"
        note = KINDS[kind](so_far, path, shown)
        return Made(path.read_bytes(), " ".join(part for part in (so_far.note, note) if part))


def _archive(so_far: SoFar, path: Path, shown: Exhibit) -> str:
    scene, note = _scene(so_far, shown.title)
    save_run(so_far.run, path, overwrite=False, scene=scene)
    return note


def _model(so_far: SoFar, path: Path, shown: Exhibit) -> str:
    export_run(so_far.run, path, world=so_far.world)
    return ""


def _page(so_far: SoFar, path: Path, shown: Exhibit) -> str:
    page = standalone(so_far.run, world=so_far.world, name=shown.name, title=shown.title, camera=shown.camera)
    path.write_text(page, encoding="utf-8")
    return ""


KINDS: dict[str, Callable[[SoFar, Path, Exhibit], str]] = {"zarr.zip": _archive, "glb": _model, "html": _page}


def _scene(so_far: SoFar, title: str) -> tuple[str | None, str]:
    """The scene as text, so that the shapes can be drawn again and the run repeated; or why there is none."""
    run, world = so_far.run, so_far.world
    if world is None:
        return None, ""
    triangles = sum(len(body.shape.faces) for body in world.bodies if isinstance(body.shape, Mesh))
    if triangles > MOST_TRIANGLES:
        return None, "Its shapes are too large to go with it: bodies will be drawn as boxes of equal inertia."
    span = float(run.times[-1] - run.times[0])
    try:
        scene = scene_of(
            world, duration=span or None, dt=run.dt or None, integrator=run.method, start=run.state(0), title=title
        )
        return scene.to_toml(), ""
    except FreebodyError as error:
        return None, f"Its scene does not go with it: {error.found}."
