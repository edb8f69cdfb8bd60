"""The messages a page may send; each is validated before anything acts on it."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter, ValidationError

from freebody.errors import InputError

# Bytes of a message; the longest regular one, a grab with all digits, has about 250.
LARGEST = 2048

# Largest coordinate of a point on a page, in m.
FAR = 1e6

# Largest number of a scene; the Sun's gravitational parameter is 1.3e20 m^3/s^2.
HUGE = 1e24

Coordinate = Annotated[float, Field(ge=-FAR, le=FAR)]
Point = tuple[Coordinate, Coordinate, Coordinate]
Name = Annotated[str, Field(min_length=1, max_length=200)]


class Strict(BaseModel):
    """No unknown entries, no conversions, finite numbers."""

    model_config = ConfigDict(strict=True, extra="forbid", allow_inf_nan=False, frozen=True)


class GrabMessage(Strict):
    """Take a body at ``local`` (m, from its centre of mass, body axes), move the ``target`` (m, world), let go."""

    type: Literal["grab"]
    phase: Literal["start", "move", "end"]
    body: Annotated[int, Field(ge=0)] | None = None
    local: Point | None = None
    target: Point | None = None


class Reset(Strict):
    """Back to the initial state."""

    type: Literal["reset"]


class Pause(Strict):
    """Stop or go on."""

    type: Literal["pause"]
    on: bool


class Step(Strict):
    """Take one step, then pause."""

    type: Literal["step"]


class SceneChoice(Strict):
    """Show another scene."""

    type: Literal["scene"]
    name: Name


class Integrator(Strict):
    """Go on with another method."""

    type: Literal["integrator"]
    name: Name


class Dt(Strict):
    """Go on with another step, in s."""

    type: Literal["dt"]
    value: Annotated[float, Field(ge=1e-6, le=1.0)]


class Gravity(Strict):
    """Go on with another gravity, in m/s^2."""

    type: Literal["gravity"]
    value: tuple[
        Annotated[float, Field(ge=-1e3, le=1e3)],
        Annotated[float, Field(ge=-1e3, le=1e3)],
        Annotated[float, Field(ge=-1e3, le=1e3)],
    ]


Number = Annotated[float, Field(ge=-HUGE, le=HUGE)]


class Parameter(Strict):
    """Go on with another number of the scene: ``id`` as the description lists it."""

    type: Literal["parameter"]
    id: Annotated[str, Field(pattern=r"^(force|body)\.[0-9]{1,6}\.\w{1,60}$")]
    value: Number | tuple[Number, Number, Number]


class Restore(Strict):
    """Back to the scene's own numbers and gravity."""

    type: Literal["restore"]


class Speed(Strict):
    """Simulated seconds per second of wall time."""

    type: Literal["speed"]
    value: Annotated[float, Field(ge=0.001, le=1000.0)]


class Stiffness(Strict):
    """Change the stiffness of the grab, in 1/s^2."""

    type: Literal["stiffness"]
    value: Annotated[float, Field(ge=0.1, le=1e4)]


class Ghost(Strict):
    """Run this method beside the first, or stop that."""

    type: Literal["ghost"]
    name: Name | None


class Control(Strict):
    """Ask for the controls."""

    type: Literal["control"]


class Build(Strict):
    """Begin to edit the scene, or go on to run it."""

    type: Literal["build"]
    on: bool


class Ping(Strict):
    """Answered with the same number."""

    type: Literal["ping"]
    t: float


Message = (
    GrabMessage
    | Reset
    | Pause
    | Step
    | SceneChoice
    | Integrator
    | Dt
    | Gravity
    | Parameter
    | Restore
    | Speed
    | Stiffness
    | Ghost
    | Control
    | Build
    | Ping
)
_ANY: TypeAdapter[Message] = TypeAdapter(Annotated[Message, Field(discriminator="type")])


def read(text: str) -> Message:
    """The message in ``text`` (JSON). Raises :class:`InputError` with a reason that may be shown to its sender."""
    size = len(text.encode("utf-8", "surrogatepass"))
    if size > LARGEST:
        raise InputError(f"a message of {size} bytes", expected=f"at most {LARGEST}")
    try:
        message = _ANY.validate_json(text)
    except (ValidationError, UnicodeEncodeError) as error:
        raise InputError("a message that is not understood", cause=reason(error)) from None
    if isinstance(message, GrabMessage):
        _complete(message)
    return message


def reason(error: Exception) -> str:
    """What is wrong first, as text that may be shown."""
    if not isinstance(error, ValidationError):
        return "it is not valid text"
    first = error.errors(include_url=False, include_input=False, include_context=False)[0]
    where = ".".join(str(part) for part in first["loc"])
    reason = f"{where or 'JSON'}: {first['msg']}"[:200]
    # It may quote the message, which can hold any characters.
    return "".join(letter if letter.isprintable() else "\ufffd" for letter in reason)


def _complete(message: GrabMessage) -> None:
    needed = {"start": ("body", "local", "target"), "move": ("target",), "end": ()}[message.phase]
    missing = [name for name in needed if getattr(message, name) is None]
    if missing:
        raise InputError(f"a grab, phase {message.phase!r}, without {', '.join(missing)}")
