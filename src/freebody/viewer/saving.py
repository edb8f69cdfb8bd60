"""Files to download from a page: the run, an animated model, a standalone page, a text that shares the scene."""

from __future__ import annotations

import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from freebody.errors import FreebodyError, InputError
from freebody.export.api import export_run
from freebody.mass.mesh import Mesh
from freebody.record.save import save_run
from freebody.scene.writing import scene_of
from freebody.viewer.history import SoFar
from freebody.viewer.source import Source
from freebody.viewer.standalone import standalone

# Triangles of all bodies that a scene stores as text; reading so many takes about a second.
MOST_TRIANGLES = 50_000


class Made(NamedTuple):
    """A file: its content, and a note for the user."""

    data: bytes
    note: str


def made(kind: str, so_far: SoFar, shown: Source) -> Made:
    """The file of this kind, one of ``KINDS``. Raises :class:`FreebodyError` where it cannot be made."""
    with tempfile.TemporaryDirectory(prefix="freebody-") as folder:
        path = Path(folder) / f"run.{kind}"
        note = KINDS[kind](so_far, path, shown)
        return Made(path.read_bytes(), " ".join(part for part in (so_far.note, note) if part))


def _archive(so_far: SoFar, path: Path, shown: Source) -> str:
    scene, note = _scene(so_far, shown.title)
    save_run(so_far.run, path, overwrite=False, scene=scene)
    return note


def _model(so_far: SoFar, path: Path, shown: Source) -> str:
    export_run(so_far.run, path, world=so_far.world)
    return ""


def _page(so_far: SoFar, path: Path, shown: Source) -> str:
    page = standalone(so_far.run, world=so_far.world, name=shown.name, title=shown.title, camera=shown.camera)
    path.write_text(page, encoding="utf-8")
    return ""


def _text(so_far: SoFar, path: Path, shown: Source) -> str:
    """The scene as a text to paste: its own, or, if its numbers were changed, that of the world as it is now."""
    if so_far.world is None:
        raise InputError("a run without a scene to share", remedy="save the run, and send its file")
    scene = shown.scene
    if scene is None or so_far.world is not shown.world:
        run = so_far.run
        scene = scene_of(so_far.world, dt=run.dt or None, integrator=run.method, start=run.state(0), title=shown.title)
    path.write_text(scene.share(), encoding="ascii")
    return ""


KINDS: dict[str, Callable[[SoFar, Path, Source], str]] = {
    "zarr.zip": _archive, "glb": _model, "html": _page, "txt": _text
}  # fmt: skip


def _scene(so_far: SoFar, title: str) -> tuple[str | None, str]:
    """The scene as text, which holds the shapes and can repeat the run; or the reason why there is none."""
    run, world = so_far.run, so_far.world
    if world is None:
        return None, ""
    triangles = sum(len(body.shape.faces) for body in world.bodies if isinstance(body.shape, Mesh))
    if triangles > MOST_TRIANGLES:
        return None, "Its shapes are too large to store: bodies will be drawn as boxes of equal inertia."
    span = float(run.times[-1] - run.times[0])
    try:
        scene = scene_of(
            world, duration=span or None, dt=run.dt or None, integrator=run.method, start=run.state(0), title=title
        )
        return scene.to_toml(), ""
    except FreebodyError as error:
        return None, f"Its scene cannot be stored: {error.found}."
