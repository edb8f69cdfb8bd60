"""Files dropped on the page: a mesh to weigh and fling, a saved run to replay, a scene or the text that shares one."""

from __future__ import annotations

from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from freebody.arguments import positive
from freebody.errors import FreebodyError, InputError, MeshError
from freebody.mass.api import mass_properties
from freebody.mass.mesh import Mesh
from freebody.mass.meshfile import load_mesh
from freebody.mass.repair import repaired
from freebody.methods.registry import get
from freebody.model.body import Body
from freebody.plots.source import scene_text
from freebody.record.load import load_run
from freebody.running.default import DEFAULT
from freebody.scene.reading import MAX_BYTES, alone, load_scene
from freebody.scene.sharing import PREFIX, is_shared, unshared
from freebody.viewer.source import SHARED, USUAL_STEP, WATER, Source, source_of
from freebody.world import World

RUN = "zip"
MESHES = ("stl", "obj", "ply", "glb")
SCENE, TEXT = "toml", "txt"
KINDS = (*MESHES, RUN, SCENE, TEXT)
TAKEN = (
    f"a name that ends in .{', .'.join(MESHES)} (a part), .{RUN} (a saved run), .{SCENE} (a scene)"
    f" or .{TEXT} (the text of a shared scene, which begins with {PREFIX})"
)
MOST_BYTES = 64 * 2**20
# Bytes of a run once it is unpacked.
MOST_RUN_BYTES = 256 * 2**20
# Triangles that a page can draw and pick.
MOST_FACES = 500_000

# From aerogel to the heaviest star; in kg/m^3.
DENSITIES = (1e-3, 1e18)

# Sizes of a part in m: within these, single precision holds its vertices and their squares.
SIZES = (1e-12, 1e15)

LONGEST_NAME = 60

# Of a text, which tell whether it shares a scene.
HEAD_BYTES = 100


class Request(NamedTuple):
    """What came with a file: a name to show, its kind, the unit of its numbers (None: its own), a density.

    ``repair``: repair the mesh first.
    """

    name: str
    kind: str
    unit: str | None
    density: float
    repair: bool = False


class Upload(NamedTuple):
    """The report for the page, and a source if the file is sound; of a part also the entry of a scene's body."""

    report: dict[str, Any]
    source: Source | None
    entry: dict[str, Any] | None = None


def request(name: str, unit: str, density: str, repair: str) -> Request:
    """The request, validated. Raises :class:`InputError`."""
    # The name is only shown: it never becomes a path.
    last = name.replace("\\", "/").rsplit("/", 1)[-1]
    shown = "".join(letter for letter in last if letter.isprintable()).strip()
    stem, dot, kind = shown.rpartition(".")
    kind = kind.lower()
    if not dot or kind not in KINDS:
        raise InputError(f"a file called {shown[-LONGEST_NAME:]!r}", expected=TAKEN)
    number = positive("density", density[:LONGEST_NAME] or WATER, "kg/m^3", within=DENSITIES)
    return Request(f"{stem[:LONGEST_NAME] or 'part'}.{kind}", kind, unit[:LONGEST_NAME] or None, number, repair == "1")


def read_upload(path: Path, wanted: Request) -> Upload:
    """The file at ``path``, for the page. Raises :class:`InputError` if it is neither a mesh nor a run nor a scene."""
    if wanted.kind in (SCENE, TEXT):
        return _scene(path, wanted)
    return _run(path, wanted) if wanted.kind == RUN else _part(path, wanted)


def _scene(path: Path, wanted: Request) -> Upload:
    """A scene, which may name neither files nor code: it came from wherever the page was."""
    if wanted.kind == TEXT:
        with path.open("rb") as file:
            head = file.read(HEAD_BYTES).decode("utf-8", "replace")
        if not is_shared(head):
            raise InputError("a text that is no shared scene", expected=TAKEN)
    if path.stat().st_size > MAX_BYTES:
        raise InputError(f"a scene of {path.stat().st_size} bytes", expected=f"at most {MAX_BYTES}")
    try:
        text = path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise InputError("a scene that is not UTF-8 text", expected="TOML, or the text that shares a scene") from None
    name = wanted.name
    if wanted.kind == TEXT:
        text, name = unshared(text), SHARED
    source = source_of(alone(text, name), name=name)
    assert source.world is not None  # scenes have worlds
    report = {
        "name": name,
        "title": source.title,
        "scene": True,
        "bodies": len(source.world.bodies),
        "method": source.method.name,
    }
    return Upload(report, source)


def _part(path: Path, wanted: Request) -> Upload:
    loaded = load_mesh(path, unit=wanted.unit, max_bytes=MOST_BYTES, max_faces=MOST_FACES)
    mesh = Mesh(loaded.vertices, loaded.faces, notes=loaded.notes)
    mended: tuple[str, ...] = ()
    if wanted.repair:
        mesh, mended = repaired(mesh)
    _drawable(mesh)
    diagnosis = mesh.diagnose()
    report: dict[str, Any] = {
        "name": wanted.name,
        "sound": diagnosis.sound,
        "faces": diagnosis.faces,
        "closed": diagnosis.closed,
        "findings": [{**finding.to_dict(), "text": str(finding)} for finding in diagnosis.findings],
        "notes": [*loaded.notes, *mended],
        "density": wanted.density,
    }
    if not diagnosis.sound:
        return Upload(report, None)
    try:
        props = mass_properties(mesh, density=wanted.density)
        body = Body(mesh, density=wanted.density, name=wanted.name.rpartition(".")[0])
    except MeshError as error:
        return Upload({**report, "sound": False, "text": str(error)}, None)
    low, high = mesh.bounds()
    report |= {
        "mass": props.mass,
        "volume": props.volume,
        "center_of_mass": props.center_of_mass.tolist(),
        "principal_moments": props.principal_moments.tolist(),
        "size": (high - low).tolist(),
    }
    size = " × ".join(f"{side:.3g}" for side in high - low)
    text = f"{diagnosis.faces} triangles, {size} m, {props.mass:.4g} kg at {wanted.density:g} kg/m³."
    shape = {"type": "mesh", "vertices": mesh.vertices.tolist(), "faces": mesh.faces.tolist()}
    entry = {"name": wanted.name.rpartition(".")[0], "shape": shape, "density": wanted.density}
    return Upload(report, Source(wanted.name, wanted.name, text, World(body), get(DEFAULT), USUAL_STEP), entry)


def _drawable(mesh: Mesh) -> None:
    """Raises :class:`InputError` for vertices that a page cannot draw."""
    farthest = float(np.abs(mesh.vertices).max(initial=0.0))
    with np.errstate(over="ignore"):
        size = float(np.ptp(mesh.vertices, axis=0).max(initial=0.0))
    if farthest > SIZES[1] or not SIZES[0] <= size <= SIZES[1]:
        raise InputError(
            f"a part of {size:.3g} m, up to {farthest:.3g} m from its origin",
            expected=f"a size of {SIZES[0]:g} to {SIZES[1]:g} m, not further from the origin",
            cause="its numbers may be in another unit",
            remedy="choose the unit, or scale the part",
        )


def _run(path: Path, wanted: Request) -> Upload:
    run = load_run(path, max_bytes=MOST_RUN_BYTES)
    name = wanted.name.removesuffix(f".{RUN}").removesuffix(".zarr") + " (run)"
    report = {
        "name": name,
        "frames": len(run),
        "begin": float(run.times[0]),
        "end": float(run.times[-1]),
        "method": run.method,
        "bodies": len(run.names),
    }
    return Upload(report, source_of(run, name=name, world=_world(path, run.names)))


def _world(path: Path, names: tuple[str, ...]) -> World | None:
    """The world of the scene stored with the run; None if it names code or other files, or other bodies."""
    text = scene_text(path)
    if text is None:
        return None
    # A scene finds its files beside itself; this folder has none.
    beside = path.with_name("scene")
    beside.mkdir()
    (beside / "scene.toml").write_text(text, encoding="utf-8")
    try:
        world = load_scene(beside / "scene.toml").world()
    except FreebodyError:
        return None
    return world if set(names) <= set(world.names) else None
