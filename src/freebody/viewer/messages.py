"""What a page may say, and nothing else: every message is checked before anybody acts on it."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter, ValidationError

from freebody.errors import InputError

__all__ = [
    "LARGEST", "Control", "Dt", "Ghost", "Grabbing", "Gravity", "Integrator", "Message", "Parameter", "Pause",
    "Ping", "Reset", "Restore", "SceneChoice", "Speed", "Step", "Stiffness", "read",
]  # fmt: skip

# Bytes of a message; the longest honest one, a grab with all its digits, has about 250.
LARGEST = 2048

# Coordinates beyond this (m) are no place on a page.
FAR = 1e6

# No number of a scene is larger: that of the Sun's gravity, 1.3e20 m^3/s^2, still is not.
HUGE = 1e24

Coordinate = Annotated[float, Field(ge=-FAR, le=FAR)]
Point = tuple[Coordinate, Coordinate, Coordinate]
Name = Annotated[str, Field(min_length=1, max_length=200)]


class _Message(BaseModel):
    model_config = ConfigDict(strict=True, extra="forbid", allow_inf_nan=False, frozen=True)


class Grabbing(_Message):
    """Take a body at ``local`` (m, from its centre of mass, body axes), move the ``target`` (m, world), let go."""

    type: Literal["grab"]
    phase: Literal["start", "move", "end"]
    body: Annotated[int, Field(ge=0)] | None = None
    local: Point | None = None
    target: Point | None = None


class Reset(_Message):
    """Back to the initial state."""

    type: Literal["reset"]


class Pause(_Message):
    """Stop or go on."""

    type: Literal["pause"]
    on: bool


class Step(_Message):
    """One step, then stand still."""

    type: Literal["step"]


class SceneChoice(_Message):
    """Show another scene."""

    type: Literal["scene"]
    name: Name


class Integrator(_Message):
    """Go on with another method."""

    type: Literal["integrator"]
    name: Name


class Dt(_Message):
    """Go on with another step, in s."""

    type: Literal["dt"]
    value: Annotated[float, Field(ge=1e-6, le=1.0)]


class Gravity(_Message):
    """Go on with another gravity, in m/s^2."""

    type: Literal["gravity"]
    value: tuple[
        Annotated[float, Field(ge=-1e3, le=1e3)],
        Annotated[float, Field(ge=-1e3, le=1e3)],
        Annotated[float, Field(ge=-1e3, le=1e3)],
    ]


Number = Annotated[float, Field(ge=-HUGE, le=HUGE)]


class Parameter(_Message):
    """Go on with another number of the scene: ``id`` as the description lists it."""

    type: Literal["parameter"]
    id: Annotated[str, Field(pattern=r"^(force|body)\.[0-9]{1,6}\.\w{1,60}$")]
    value: Number | tuple[Number, Number, Number]


class Restore(_Message):
    """Back to the scene's own numbers and gravity."""

    type: Literal["restore"]


class Speed(_Message):
    """Seconds of the world per second of the clock on the wall."""

    type: Literal["speed"]
    value: Annotated[float, Field(ge=0.001, le=1000.0)]


class Stiffness(_Message):
    """Of the grab, in 1/s^2."""

    type: Literal["stiffness"]
    value: Annotated[float, Field(ge=0.1, le=1e4)]


class Ghost(_Message):
    """Run this method beside the first, or none."""

    type: Literal["ghost"]
    name: Name | None


class Control(_Message):
    """Ask for the controls."""

    type: Literal["control"]


class Ping(_Message):
    """To be answered with the same number."""

    type: Literal["ping"]
    t: float


Message = (
    Grabbing
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
        raise InputError("a message that is not understood", cause=_reason(error)) from None
    if isinstance(message, Grabbing):
        _complete(message)
    return message


def _reason(error: Exception) -> str:
    if not isinstance(error, ValidationError):
        return "it is no text"
    first = error.errors(include_url=False, include_input=False, include_context=False)[0]
    where = ".".join(str(part) for part in first["loc"])
    reason = f"{where or 'JSON'}: {first['msg']}"[:200]
    # It may quote the message, which holds whatever its sender likes.
    return "".join(letter if letter.isprintable() else "\ufffd" for letter in reason)


def _complete(message: Grabbing) -> None:
    needed = {"start": ("body", "local", "target"), "move": ("target",), "end": ()}[message.phase]
    missing = [name for name in needed if getattr(message, name) is None]
    if missing:
        raise InputError(f"a grab, phase {message.phase!r}, without {', '.join(missing)}")
