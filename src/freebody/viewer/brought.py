"""What is dropped on the page: a part to be flung, or a saved run to be replayed."""

from __future__ import annotations

from pathlib import Path

from freebody.errors import FreebodyError
from freebody.plots.source import scene_text
from freebody.record.load import load_run
from freebody.scene.reading import load_scene
from freebody.viewer import part
from freebody.viewer.exhibit import exhibit
from freebody.viewer.part import Ask, Part
from freebody.world import World

__all__ = ["KINDS", "opened"]

RUN = "zip"
KINDS = (*part.KINDS, RUN)

# Of a run once it is unpacked.
MOST_BYTES = 256 * 2**20


def opened(path: Path, wanted: Ask) -> Part:
    """What the file at ``path`` holds, for the page and to be shown. Raises :class:`InputError`."""
    return _recorded(path, wanted) if wanted.kind == RUN else part.weighed(path, wanted)


def _recorded(path: Path, wanted: Ask) -> Part:
    run = load_run(path, max_bytes=MOST_BYTES)
    name = wanted.name.removesuffix(f".{RUN}").removesuffix(".zarr") + " (run)"
    report = {
        "name": name,
        "frames": len(run),
        "begin": float(run.times[0]),
        "end": float(run.times[-1]),
        "method": run.method,
        "bodies": len(run.names),
    }
    return Part(report, exhibit(run, name=name, world=_world(path, run.names)))


def _world(path: Path, names: tuple[str, ...]) -> World | None:
    """From the scene that the run carries, which may neither name code nor reach any other file; else None."""
    text = scene_text(path)
    if text is None:
        return None
    # A scene finds its files beside itself: here there are none.
    beside = path.with_name("scene")
    beside.mkdir()
    (beside / "scene.toml").write_text(text, encoding="utf-8")
    try:
        world = load_scene(beside / "scene.toml").world()
    except FreebodyError:
        return None
    return world if set(names) <= set(world.names) else None
