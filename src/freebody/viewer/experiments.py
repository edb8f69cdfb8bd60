"""Guided experiments: a scene, and steps that the page checks by what the visitor did. Data, from TOML files."""

from __future__ import annotations

import os
import tomllib
from functools import cache
from pathlib import Path
from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from freebody.errors import InputError
from freebody.figures import nearest
from freebody.scene.library import scene_names, scene_path
from freebody.scene.reading import load_scene
from freebody.scene.scene import Scene
from freebody.scene.site import Site
from freebody.viewer.source import Source, source_of

LESSONS = Path(__file__).parent / "lessons"

# Bytes of a file, steps of an experiment, conditions of a step.
MOST_BYTES, MOST_STEPS, MOST_CONDITIONS = 1 << 16, 30, 8

# What a page draws, sets, tells and sees; the page has the same names.
Toggle = Literal[
    "trails", "axes", "spin", "momentum", "force", "contact", "impacts", "ellipsoid", "springs", "wireframe", "grid",
    "follow",
]  # fmt: skip
Setting = Literal["integrator", "ghost", "dt", "speed", "paused"]
Deed = Literal["grab", "release", "reset", "pause", "scrub", "aim", "hit"]
Quantity = Literal[
    "time", "kinetic", "potential", "work", "lost", "drift", "ghost_drift", "x", "y", "z", "spin", "momentum", "tilt",
    "sliding", "rolling", "impacts",
]  # fmt: skip
OF_BODIES = ("x", "y", "z", "spin", "momentum", "tilt")

Words = Annotated[str, Field(min_length=1, max_length=120)]
Markdown = Annotated[str, Field(min_length=1, max_length=2000)]
Number = Annotated[float, Field(ge=-1e12, le=1e12)]
Triple = tuple[Number, Number, Number]


class _Form(BaseModel):
    model_config = ConfigDict(extra="forbid", allow_inf_nan=False, frozen=True)


class Did(_Form):
    """The visitor did this, once or more often."""

    did: Deed
    times: Annotated[int, Field(ge=1, le=100)] = 1


class Shows(_Form):
    """Something is drawn, or not."""

    show: Toggle
    on: bool = True


class Sets(_Form):
    """A setting has this value, or lies between two."""

    setting: Setting
    value: str | bool | None = Field(default=None, alias="is", max_length=60)
    least: Number | None = None
    most: Number | None = None


class Sees(_Form):
    """A number is, or was, above or below another, or has changed by so much since the step began.

    ``x``, ``y``, ``z`` (m), ``spin`` (rad/s), ``momentum`` and ``tilt`` (degrees from where ``axis`` pointed) are those
    of ``body``.
    """

    watch: Quantity
    body: Words | None = None
    axis: Triple = (0.0, 0.0, 1.0)
    above: Number | None = None
    below: Number | None = None
    changed_by: Annotated[float, Field(gt=0, le=1e12)] | None = None


class Step(_Form):
    """What to do and to look at; done when all conditions have been met, or at once if there are none."""

    text: Markdown
    until: Annotated[tuple[Did | Shows | Sets | Sees, ...], Field(max_length=MOST_CONDITIONS)] = ()
    found: Markdown | None = None


class Experiment(_Form):
    """A title, the name of a scene of the library or of a file beside the experiment, and steps."""

    format: Literal[1]
    title: Words
    summary: Annotated[str, Field(min_length=1, max_length=300)]
    scene: Words
    step: Annotated[tuple[Step, ...], Field(min_length=1, max_length=MOST_STEPS)]

    def told(self, name: str) -> dict[str, Any]:
        """As the page wants it, called ``name``; its scene is called as in the catalogue."""
        return {"name": name, **self.model_dump(by_alias=True, exclude_none=True, mode="json")}


def read_experiment(path: str | os.PathLike[str], **how: Any) -> tuple[Experiment, Source]:
    """The experiment in a file, and what it shows, moved as ``how`` says.

    Raises :class:`InputError` for anything that cannot work.
    """
    path = Path(path)
    try:
        with path.open("rb") as file:
            data = file.read(MOST_BYTES + 1)
    except OSError as error:
        raise InputError(
            f"cannot read {path}: {error.strerror}", expected="an experiment, a TOML file", remedy="check the path"
        ) from None
    if len(data) > MOST_BYTES:
        raise InputError(f"{path.name} has more than {MOST_BYTES} bytes", expected="a short experiment")
    try:
        made = Experiment.model_validate(tomllib.loads(data.decode("utf-8")))
    except (UnicodeDecodeError, tomllib.TOMLDecodeError, RecursionError) as error:
        raise InputError(f"{path.name} is not TOML", cause=str(error)[:200], remedy="see docs/experiments.md") from None
    except ValidationError as error:
        raise InputError(f"{path.name}: {_problem(error)}", remedy="see docs/experiments.md") from None
    scene, name = _scene(made, path)
    world = scene.world()
    for number, step in enumerate(made.step, start=1):
        for condition in step.until:
            _sensible(condition, world.names, f"{path.name}: step {number}")
    return made.model_copy(update={"scene": name}), source_of(scene, name=name, **how)


def opened_experiment(path: str | os.PathLike[str], **how: Any) -> tuple[dict[str, Any], Source]:
    """The experiment in a file as it is told to the page, and its source; ``how`` as for :func:`source_of`."""
    made, source = read_experiment(path, **how)
    return made.told(Path(path).stem), source


def _problem(error: ValidationError) -> str:
    first = error.errors(include_url=False, include_input=False, include_context=False)[0]
    where = ".".join(str(part) for part in first["loc"])
    text = f"{where}: {first['msg']}"[:300]
    return "".join(letter if letter.isprintable() else "\ufffd" for letter in text)


def _scene(made: Experiment, path: Path) -> tuple[Scene, str]:
    if made.scene in scene_names():
        return load_scene(scene_path(made.scene)), made.scene
    if not made.scene.endswith(".toml"):
        raise InputError(
            f"{path.name}: scene = {made.scene!r}",
            expected="the name of a scene of the library, or a .toml file beside the experiment",
            remedy=nearest(made.scene, scene_names()),
        )
    return load_scene(Site(path.parent).file(made.scene)), Path(made.scene).stem


def _sensible(condition: Did | Shows | Sets | Sees, names: tuple[str, ...], where: str) -> None:
    """Raises :class:`InputError` for a condition that can never be met."""
    if isinstance(condition, Sets) and (condition.value is None) == (
        condition.least is None and condition.most is None
    ):
        raise InputError(f"{where}: setting = {condition.setting!r}", expected='is = "...", or least and most')
    if not isinstance(condition, Sees):
        return
    if condition.above is None and condition.below is None and condition.changed_by is None:
        raise InputError(f"{where}: watch = {condition.watch!r}", expected="above, below or changed_by with it")
    if condition.watch in OF_BODIES and condition.body not in names:
        raise InputError(
            f"{where}: body = {condition.body!r}",
            expected="one of " + ", ".join(names[:20]),
            remedy=None if condition.body is None else nearest(condition.body, names),
        )


@cache
def built_in() -> tuple[dict[str, Any], ...]:
    """The experiments that come with freebody, for the page; their files are checked by a test."""
    found = []
    for path in sorted(LESSONS.glob("*.toml")):
        made = Experiment.model_validate(tomllib.loads(path.read_text(encoding="utf-8")))
        found.append(made.told(path.stem))
    return tuple(found)
