"""From the values of a run to its world: by paths into a scene, or by a function of the user."""

from __future__ import annotations

import copy
import tomllib
from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from freebody.contact.start import check_start
from freebody.errors import InputError
from freebody.figures import shown
from freebody.joints.consistent import consistent_start
from freebody.model.state import State
from freebody.model.tables import Tables
from freebody.scene.paths import STEP, put
from freebody.scene.reading import load_scene, validated
from freebody.scene.scene import Scene
from freebody.scene.writing import scene_of
from freebody.world import World

Array = NDArray[np.float64]


class Made(NamedTuple):
    """The world of a run, and the state that it starts from."""

    world: World
    start: State

    @property
    def tables(self) -> Tables:
        """What kernels read."""
        return self.world.tables()


class Recipe:
    """Makes worlds. ``shapes`` says for every path whether it takes a number, (), or a vector, (n,)."""

    # The scene as text, to be kept with results; None for a user's function.
    text: str | None = None

    def __init__(self, shapes: Mapping[str, tuple[int, ...]]) -> None:
        self.shapes = dict(shapes)

    def made(self, values: Mapping[str, Array]) -> Made:
        """The world with these values (size,) of every path. Raises :class:`FreebodyError` where there is none."""
        given = {path: value.tolist() if self.shapes[path] else float(value.item()) for path, value in values.items()}
        return _started(*self._world(given))

    def _world(self, given: Mapping[str, Any]) -> tuple[World, State | None]:
        raise NotImplementedError


def _started(world: World, start: State | None) -> Made:
    state = world.state() if start is None else start
    if world.joints:
        state = consistent_start(world.tables(), state)
    check_start(world.tables(), state)
    return Made(world, state)


class SceneRecipe(Recipe):
    """By paths, as ``freebody run --set`` takes them."""

    def __init__(self, scene: Scene, shapes: Mapping[str, tuple[int, ...]]) -> None:
        super().__init__(shapes)
        self.text = scene.to_toml()
        self._scene = scene
        self._data = tomllib.loads(self.text)
        self._steps: dict[str, Sequence[Any]] = {}
        for path in shapes:
            steps = STEP.findall(path)
            self._steps[path] = put(copy.deepcopy(self._data), steps, 0.0, f"vary[{path!r}]")

    def __reduce__(self) -> Any:
        site = self._scene.site
        return _from_text, (self.text, self.shapes, site.folder, site.allow_code, site.allow_outside)

    def _world(self, given: Mapping[str, Any]) -> tuple[World, State | None]:
        data = self._data
        for path, value in given.items():
            data = _with(data, self._steps[path], value)
        scene = Scene(validated(data, self._scene.source), self._scene.site, self._scene.source)
        world = scene.world()
        return world, scene.start(world)


def _from_text(text: str, shapes: Any, folder: Any, allow_code: bool, allow_outside: bool) -> SceneRecipe:
    """The same recipe in another process."""
    return SceneRecipe(load_scene(text, folder=folder, allow_code=allow_code, allow_outside=allow_outside), shapes)


def _with(table: Any, steps: Sequence[Any], value: Any) -> Any:
    """A copy of ``table`` with another value at the end of ``steps``; what is not on the way is shared."""
    if not steps:
        return value
    made = list(table) if isinstance(table, list) else dict(table)
    first = steps[0]
    inside = made[first] if isinstance(made, list) else made.get(first, {})
    made[first] = _with(inside, steps[1:], value)
    if first == "orientation" and isinstance(made, dict):
        made.pop("rotation", None)  # the same in other words, where no bit was to be lost
    return made


class FunctionRecipe(Recipe):
    """By a function of the values, whose names are the paths."""

    def __init__(self, make: Callable[..., Any], shapes: Mapping[str, tuple[int, ...]]) -> None:
        super().__init__(shapes)
        self._make = make
        for name in shapes:
            if not name.isidentifier():
                raise InputError(
                    f"vary[{name!r}] for a function that makes the world", expected="the name of one of its arguments"
                )

    def _world(self, given: Mapping[str, Any]) -> tuple[World, State | None]:
        world = self._make(**given)
        if not isinstance(world, World):
            raise InputError(f"{shown(world)} from the function that makes the world", expected="fb.World([...])")
        return world, None


def recipe_of(world: Any, shapes: Mapping[str, tuple[int, ...]]) -> Recipe:
    """For a world, a scene, or a function that makes a world. Raises :class:`InputError`."""
    if isinstance(world, Scene):
        return SceneRecipe(world, shapes)
    if isinstance(world, World):
        try:
            scene = scene_of(world)
        except InputError as error:
            if not shapes:
                return _same(world)
            raise InputError(
                f"paths into this world: {error.found}",
                expected="a world that a scene can describe",
                cause="functions of your own that are not in a module",
                remedy="give a function instead of the world, def make(stiffness): ... return world, and vary its "
                "arguments; or put your functions into a module",
            ) from None
        return SceneRecipe(scene, shapes)
    if callable(world):
        return FunctionRecipe(world, shapes)
    raise InputError(f"world = {shown(world)}", expected="fb.World([...]), a scene, or a function that returns a world")


def _same(world: World) -> Recipe:
    return FunctionRecipe(lambda: world, {})
