"""``scene_of``: from a world back to a scene, and from a scene to its text."""

from __future__ import annotations

from typing import Any

from freebody.methods.base import Method
from freebody.methods.registry import get
from freebody.model.state import State
from freebody.scene.bodies import body_form
from freebody.scene.document import RunForm, SceneForm, StartForm
from freebody.scene.forces import force_form
from freebody.scene.methods import method_form
from freebody.scene.scene import Scene
from freebody.scene.site import Site
from freebody.scene.translate import Source
from freebody.world import World

__all__ = ["scene_of", "to_toml"]


def scene_of(
    world: World,
    *,
    duration: float | None = None,
    dt: float | None = None,
    every: int | None = None,
    integrator: str | Method | None = None,
    start: State | None = None,
    title: str | None = None,
    description: str | None = None,
) -> Scene:
    """The scene of a world, and of a run of it if its arguments are given (as for :func:`freebody.simulate`).

    Lossless: ``scene_of(world).world()`` has the same numbers, bit for bit. Meshes are written with their triangles,
    profiles of forces as vectors. Raises :class:`InputError` for user forces that cannot be named.
    """
    from pathlib import Path

    run = RunForm(
        duration=duration,
        dt=dt,
        every=every,
        integrator=None if integrator is None else method_form(get(integrator)),
    )
    form = SceneForm(
        format=1,
        title=title,
        description=description,
        gravity=world.gravity.acceleration.tolist(),
        run=run if run.arguments() else None,
        start=None if start is None else StartForm.of(start),
        body=[body_form(body) for body in world.bodies],
        force=[force_form(force, lambda body: world.names[world.index(body)]) for force in world.forces] or None,
    )
    # Whoever made the world has run its code already.
    return Scene(form, Site(Path(), allow_code=True, allow_outside=True), Source("<world>", None))


def to_toml(form: SceneForm) -> str:
    """TOML text of a form."""
    import tomlkit

    text: str = tomlkit.dumps(_plain(form.model_dump(exclude_none=True)))
    return text


def _plain(value: Any) -> Any:
    """Tuples as lists, which TOML knows."""
    if isinstance(value, dict):
        return {key: _plain(entry) for key, entry in value.items()}
    if isinstance(value, list | tuple):
        return [_plain(entry) for entry in value]
    return value
