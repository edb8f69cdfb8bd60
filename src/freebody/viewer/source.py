"""Sources of the page: a world with a method and a step, or a recorded run, from whatever the user has."""

from __future__ import annotations

import math
import tomllib
import warnings
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from functools import cache
from pathlib import Path
from typing import Any

from freebody.arguments import instance, positive
from freebody.errors import InputError
from freebody.mass.cad import load_shape
from freebody.mass.shape import Shape
from freebody.methods.base import Method
from freebody.methods.registry import get
from freebody.model.body import Body
from freebody.model.state import State
from freebody.plots.source import carried_scene
from freebody.record.load import load_run
from freebody.record.zipped import looks_stored
from freebody.running.default import DEFAULT, default_for
from freebody.running.plan import suits
from freebody.scene.library import find_scene, scene_names, scene_path
from freebody.scene.reading import load_scene
from freebody.scene.scene import Scene
from freebody.scene.sharing import is_shared
from freebody.trajectory.run import Trajectory
from freebody.world import World

# Default step, and the longest one taken from a scene, in seconds of wall time: eight or nine steps per picture at
# 60 Hz, so that no picture visibly falls between steps.
USUAL_STEP = LONGEST_STEP = 0.002

# Scenes longer than this (s) play faster than real time, by one of these factors.
LONG = 120.0
FACTORS = (1.0, 2.0, 5.0, 10.0, 20.0, 50.0, 100.0, 200.0, 500.0, 1000.0)

# Default density of a shape: water, in kg/m^3.
WATER = 1000.0

# Scenes to begin with.
FIRST = ("torus", "torus-on-the-floor")

# What a scene is called that came as a text.
SHARED = "shared scene"

# The catalogue keeps this many sources of the user: dropped parts are large.
MOST_OWN = 12


@dataclass(frozen=True)
class Source:
    """A world and how to move it; or, with ``run``, a recorded run to play."""

    name: str
    title: str
    description: str
    world: World | None
    method: Method
    dt: float
    start: State | None = None
    run: Trajectory | None = None
    camera: dict[str, Any] = field(default_factory=dict)
    # The scene's step in s, where the page starts with another one.
    own_dt: float | None = None
    # Simulated seconds per second of wall time, at the start.
    speed: float = 1.0
    # What describes the world, if something does, and the file that this came from.
    scene: Scene | None = None
    path: Path | None = None


def source_of(
    thing: World | Trajectory | Shape | Body | Scene,
    *,
    name: str | None = None,
    world: World | None = None,
    integrator: str | Method | None = None,
    dt: float | str | None = None,
    path: Path | None = None,
) -> Source:
    """The source for ``thing``, moved by ``integrator`` in steps of ``dt``. ``world`` gives a run its shapes; ``path``
    is the file of a scene.

    Raises :class:`InputError` for any other type, and for a method or a step together with a run.
    """
    if world is not None:
        instance("world", world, World, "fb.World([...])")
    made = replace(_source(thing, name=name, world=world), path=path)
    if integrator is None and dt is None:
        return made
    if made.run is not None or made.world is None:
        raise InputError("an integrator or a dt for a run", expected="neither: a run is played as it was recorded")
    method = made.method if integrator is None else get(integrator)
    suits(method, made.world)
    return replace(made, method=method, dt=made.dt if dt is None else positive("dt", dt, "s"))


def _source(thing: World | Trajectory | Shape | Body | Scene, *, name: str | None, world: World | None) -> Source:
    if isinstance(thing, Scene):
        return _of_scene(thing, name or "scene")
    if isinstance(thing, Shape):
        thing = _weighed(thing)
    if isinstance(thing, Body):
        thing = World(thing)
    if isinstance(thing, World):
        title = ", ".join(thing.names[:3]) + (", ..." if len(thing.names) > 3 else "")
        return Source(name or "world", title, "", thing, _usual(thing), USUAL_STEP)
    if isinstance(thing, Trajectory):
        text = f"{len(thing)} frames from {thing.times[0]:g} to {thing.times[-1]:g} s, {thing.method}"
        return Source(name or "run", "A recorded run", text, world, get(DEFAULT), USUAL_STEP, run=thing)
    raise InputError(f"{type(thing).__name__} to view", expected="a world, a body, a shape, a scene or a run")


def from_library(name: str) -> Source:
    """A scene of the library, by name."""
    return _of_scene(load_scene(scene_path(name)), name)


def _usual(world: World) -> Method:
    return get(default_for(world))


def _weighed(shape: Shape) -> Body:
    try:
        return Body(shape)
    except InputError:
        return Body(shape, density=WATER)


def _speed(duration: float) -> float:
    return next((factor for factor in FACTORS if duration <= LONG * factor), FACTORS[-1])


def _step(own: float, longest: float) -> float:
    """The scene's step divided by the smallest whole number that makes it at most ``longest``."""
    return own / math.ceil(own / longest * (1.0 - 1e-12))


def _of_scene(scene: Scene, name: str) -> Source:
    world = scene.world()
    run = scene.form.run
    own_dt = None if run is None or run.dt is None else float(run.dt)
    speed = _speed(0.0 if run is None or run.duration is None else float(run.duration))
    return Source(
        name=name,
        title=scene.title or name,
        description=" ".join(scene.description.split()),
        world=world,
        method=scene.integrator or _usual(world),
        dt=USUAL_STEP * speed if own_dt is None else _step(own_dt, LONGEST_STEP * speed),
        own_dt=own_dt,
        speed=speed,
        start=scene.start(world),
        camera=_camera(scene),
        scene=scene,
    )


# --- by path or name ---------------------------------------------------------------------------------------------


def look_for(thing: str | Path) -> None:
    """Raise :class:`InputError` if no file and no scene has this name, before anything is read."""
    if is_shared(thing):
        return
    path = Path(thing)
    if path.exists():
        return
    if path.suffix.lower() == ".toml":
        find_scene(str(thing))
    if path.suffix:
        raise InputError(f"there is no {thing}", expected="a scene, a stored run, a mesh, or the name of a scene")
    scene_path(str(thing))


def _camera(scene: Scene) -> dict[str, Any]:
    return scene.view.model_dump(exclude_none=True, mode="json")


def open_source(
    thing: str | Path,
    *,
    world: World | None = None,
    unit: str | None = None,
    allow_code: bool = False,
    note: Callable[[str], object] = warnings.warn,
    **how: Any,
) -> Source:
    """The source at ``thing``, a path, the name of a scene or a shared one; ``how`` as for :func:`source_of`.

    ``world`` gives a run its shapes (default: the scene stored with it), ``unit`` is the unit of a mesh file,
    ``allow_code`` lets a scene import the Python it names. ``note`` is called with what is ignored.
    """
    if is_shared(thing):
        return source_of(load_scene(str(thing)), name=SHARED, **how)
    look_for(thing)
    path = Path(thing)
    name = path.name.removesuffix(path.suffix)
    if looks_stored(path):
        run, name = load_run(path), path.name.removesuffix(".zip").removesuffix(".zarr")
        known = carried_scene(path, allow_code=allow_code, note=note) if world is None else None
        if known is None:
            return source_of(run, name=name, world=world, **how)
        scene, world = known
        source = source_of(run, name=name, world=world, **how)
        return replace(source, title=scene.title or source.title, camera=_camera(scene))
    if path.suffix.lower() == ".toml" or not path.exists():
        scene = load_scene(find_scene(str(thing)), allow_code=allow_code)
        return source_of(scene, name=name, path=path.resolve() if path.exists() else None, **how)
    return source_of(load_shape(path, unit=unit), name=name, **how)


# --- to choose from ----------------------------------------------------------------------------------------------


class Catalogue:
    """The sources that a page can choose from: the library's scenes, and those of the user."""

    def __init__(self) -> None:
        self._own: dict[str, Source] = {}

    def remember(self, source: Source) -> None:
        """Keep a source of the user, so that it can be chosen again; the oldest of many are dropped."""
        if source.name in _titles():
            return
        self._own.pop(source.name, None)
        self._own[source.name] = source
        for name in list(self._own)[:-MOST_OWN]:
            del self._own[name]

    def get(self, name: str) -> Source:
        """The source of that name. Raises :class:`InputError` for an unknown one."""
        return self._own[name] if name in self._own else from_library(name)

    def listing(self) -> list[dict[str, str]]:
        """Names and titles: the user's, those to begin with, the others by name."""
        own = [{"name": one.name, "title": one.title} for one in list(self._own.values())]
        rest = sorted(_titles().items(), key=lambda one: FIRST.index(one[0]) if one[0] in FIRST else len(FIRST))
        return own + [{"name": name, "title": title} for name, title in rest]


@cache
def _titles() -> dict[str, str]:
    return {name: str(tomllib.loads(scene_path(name).read_text("utf-8")).get("title", name)) for name in scene_names()}
