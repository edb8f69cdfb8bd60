"""``scene_of``: from a world back to a scene, and from a scene to its text."""

from __future__ import annotations

import secrets
from typing import Any, TypeVar

from pydantic import ValidationError

from freebody.arguments import instance
from freebody.contact.fixed import Fixed
from freebody.contact.floor import Floor
from freebody.errors import InputError
from freebody.methods.base import Method
from freebody.methods.registry import get
from freebody.model.state import State
from freebody.scene.bodies import body_form
from freebody.scene.contact import ContactForm, FixedForm, FloorForm, Names, NoContactForm
from freebody.scene.document import RunForm, SceneForm, StartForm
from freebody.scene.elements import form_of
from freebody.scene.forces import FORCES
from freebody.scene.joints import JOINTS
from freebody.scene.methods import method_form
from freebody.scene.scene import Scene
from freebody.scene.site import Site
from freebody.scene.translate import Source
from freebody.world import World

Made = TypeVar("Made", RunForm, SceneForm)

# tomlkit takes seconds for a thousand triangles: arrays longer than this are written without it.
LONG = 16


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
    here: bool = False,
) -> Scene:
    """The scene of a world, and of a run of it if its arguments are given.

    ``duration`` and ``dt`` (s), ``every``, ``integrator`` and ``start`` are those of :func:`freebody.simulate`;
    ``title`` and ``description`` are texts for readers. Lossless: ``scene_of(world).world()`` has the same numbers, bit
    for bit. Meshes are written with their triangles, profiles of forces as vectors. Raises :class:`InputError` for user
    forces that cannot be named, unless the scene is to make worlds ``here``, in this process, alone.
    """
    from pathlib import Path

    instance("world", world, World, "fb.World([...])")
    if start is not None:
        instance("start", start, State, "a State such as run.final")

    kept: dict[str, Any] = {}
    name_of = Names(world, kept if here else None)
    run = _checked(
        RunForm,
        duration=duration,
        dt=dt,
        every=every,
        integrator=None if integrator is None else method_form(get(integrator)),
    )
    form = _checked(
        SceneForm,
        format=1,
        title=title,
        description=description,
        gravity=world.gravity.acceleration.tolist(),
        run=run if run.arguments() else None,
        start=None if start is None else StartForm.of(start),
        material=name_of.forms() or None,
        body=[body_form(body, name_of) for body in world.bodies],
        force=[form_of(force, FORCES, name_of) for force in world.forces] or None,
        joint=[form_of(joint, JOINTS, name_of) for joint in world.joints] or None,
        floor=[FloorForm.of(ground, name_of) for ground in world.grounds if isinstance(ground, Floor)] or None,
        fixed=[FixedForm.of(ground, name_of) for ground in world.grounds if isinstance(ground, Fixed)] or None,
        contact=[ContactForm.of(contact, name_of) for contact in world.contacts] or None,
        no_contact=[NoContactForm.of(exclusion, name_of) for exclusion in world.exclusions] or None,
        assemble=True if world.assembled else None,
    )
    # Whoever made the world has run its code already.
    return Scene(form, Site(Path(), allow_code=True, allow_outside=True, kept=kept), Source("<world>", None))


def _checked(kind: type[Made], **values: Any) -> Made:
    """A form of these values. Raises :class:`InputError` for the first that is wrong, by its name."""
    try:
        return kind(**values)
    except ValidationError as error:
        problem = Source("scene_of", None).invalid(error).problems[0]
        raise InputError(
            f"{problem.path} = {problem.found}", expected=problem.expected, remedy=problem.remedy
        ) from None


def to_toml(form: SceneForm) -> str:
    """TOML text of a form."""
    return written(form.model_dump(exclude_none=True))


def written(data: dict[str, Any]) -> str:
    """TOML text of tables, lists and values."""
    import tomlkit

    arrays: list[str] = []
    # A word that no text of the scene can hold.
    stand_in = secrets.token_hex(16)
    text: str = tomlkit.dumps(_plain(data, stand_in, arrays))
    parts = text.split(f'"{stand_in}"')
    return parts[0] + "".join(array + part for array, part in zip(arrays, parts[1:]))


def _plain(value: Any, stand_in: str, arrays: list[str]) -> Any:
    """Tuples as lists, which TOML knows. Long arrays of numbers go to ``arrays`` as text; ``stand_in`` stays."""
    if isinstance(value, dict):
        return {key: _plain(entry, stand_in, arrays) for key, entry in value.items()}
    if isinstance(value, list | tuple):
        if len(value) > LONG and _numbers(value):
            arrays.append(_written(value))
            return stand_in
        return [_plain(entry, stand_in, arrays) for entry in value]
    return value


def _numbers(value: Any) -> bool:
    if isinstance(value, list | tuple):
        return all(map(_numbers, value))
    return type(value) in (int, float)


def _written(value: Any) -> str:
    """Numbers as Python writes them, which TOML reads."""
    return "[" + ", ".join(map(_written, value)) + "]" if isinstance(value, list | tuple) else repr(value)
