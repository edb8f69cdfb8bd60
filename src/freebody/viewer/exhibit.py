"""What is put on the page: a world with a method and a step, from whatever the user has."""

from __future__ import annotations

import math
from dataclasses import dataclass, field, replace
from typing import Any

from freebody.arguments import instance, positive
from freebody.errors import InputError
from freebody.mass.shape import Shape
from freebody.methods.base import Method
from freebody.methods.registry import get
from freebody.model.body import Body
from freebody.model.state import State
from freebody.running.plan import keeps_joints
from freebody.running.simulate import DEFAULT, DEFAULT_WITH_JOINTS
from freebody.scene.library import scene_path
from freebody.scene.reading import load_scene
from freebody.scene.scene import Scene
from freebody.trajectory.run import Trajectory
from freebody.world import World

__all__ = ["Exhibit", "exhibit", "from_library"]

# The step of worlds that do not say one, and the longest that is taken from a scene, in s of the clock on the wall:
# eight or nine to a picture at 60 Hz, so that nobody sees that pictures fall between steps.
USUAL_STEP = LONGEST_STEP = 0.002

# Scenes that last longer than this, in s, are shown faster than real time, by one of these factors.
LONG = 120.0
FACTORS = (1.0, 2.0, 5.0, 10.0, 20.0, 50.0, 100.0, 200.0, 500.0, 1000.0)

# Of a shape shown without a word about its weight: water, in kg/m^3.
WATER = 1000.0


@dataclass(frozen=True)
class Exhibit:
    """A world and how it is moved; or, with ``run``, a recorded run that is only played."""

    name: str
    title: str
    description: str
    world: World | None
    method: Method
    dt: float
    start: State | None = None
    run: Trajectory | None = None
    camera: dict[str, Any] = field(default_factory=dict)
    # What the scene itself says, where the page starts otherwise: its step in s.
    own_dt: float | None = None
    # Seconds of the world per second of the wall, at the beginning.
    speed: float = 1.0


def exhibit(
    thing: World | Trajectory | Shape | Body | Scene,
    *,
    name: str | None = None,
    world: World | None = None,
    integrator: str | Method | None = None,
    dt: float | str | None = None,
) -> Exhibit:
    """Anything that can be shown, moved by ``integrator`` in steps of ``dt``. ``world`` gives a run its shapes.

    Raises :class:`InputError` for anything else, and for a method or a step for a run, which is only played.
    """
    if world is not None:
        instance("world", world, World, "fb.World([...])")
    made = _exhibit(thing, name=name, world=world)
    if integrator is None and dt is None:
        return made
    if made.run is not None or made.world is None:
        raise InputError("an integrator or a dt for a run", expected="neither: a run is played as it was recorded")
    method = made.method if integrator is None else get(integrator)
    keeps_joints(method, made.world)
    return replace(made, method=method, dt=made.dt if dt is None else positive("dt", dt, "s"))


def _exhibit(thing: World | Trajectory | Shape | Body | Scene, *, name: str | None, world: World | None) -> Exhibit:
    if isinstance(thing, Scene):
        return _of_scene(thing, name or "scene")
    if isinstance(thing, Shape):
        thing = _weighed(thing)
    if isinstance(thing, Body):
        thing = World(thing)
    if isinstance(thing, World):
        title = ", ".join(thing.names[:3]) + (", ..." if len(thing.names) > 3 else "")
        return Exhibit(name or "world", title, "", thing, _usual(thing), USUAL_STEP)
    if isinstance(thing, Trajectory):
        text = f"{len(thing)} frames from {thing.times[0]:g} to {thing.times[-1]:g} s, {thing.method}"
        return Exhibit(name or "run", "A recorded run", text, world, get(DEFAULT), USUAL_STEP, run=thing)
    raise InputError(f"{type(thing).__name__} to view", expected="a world, a body, a shape, a scene or a run")


def from_library(name: str) -> Exhibit:
    """A scene that comes with the package, by name."""
    return _of_scene(load_scene(scene_path(name)), name)


def _usual(world: World) -> Method:
    return get(DEFAULT_WITH_JOINTS if world.joints else DEFAULT)


def _weighed(shape: Shape) -> Body:
    try:
        return Body(shape)
    except InputError:
        return Body(shape, density=WATER)


def _speed(duration: float) -> float:
    return next((factor for factor in FACTORS if duration <= LONG * factor), FACTORS[-1])


def _step(own: float, longest: float) -> float:
    """The scene's own step, or the largest whole fraction of it that is not too long for a smooth picture."""
    return own / math.ceil(own / longest * (1.0 - 1e-12))


def _of_scene(scene: Scene, name: str) -> Exhibit:
    world = scene.world()
    run = scene.form.run
    own_dt = None if run is None or run.dt is None else float(run.dt)
    speed = _speed(0.0 if run is None or run.duration is None else float(run.duration))
    return Exhibit(
        name=name,
        title=scene.title or name,
        description=" ".join(scene.description.split()),
        world=world,
        method=scene.integrator or _usual(world),
        dt=USUAL_STEP * speed if own_dt is None else _step(own_dt, LONGEST_STEP * speed),
        own_dt=own_dt,
        speed=speed,
        start=scene.start(world),
        camera=scene.view.model_dump(exclude_none=True, mode="json"),
    )
