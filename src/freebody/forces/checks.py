"""What descriptions of forces demand of their arguments."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from freebody.arguments import vector
from freebody.errors import InputError
from freebody.figures import row, shown
from freebody.model.body import Body

__all__ = ["FRAMES", "checked_arm", "checked_body", "checked_frame", "checked_turning", "fixed", "unit"]

Array = NDArray[np.float64]

FRAMES = ("world", "body")

# A point this close to a particle, as a fraction of the coordinates that it was computed from, is the particle.
SAME_PLACE = 1e-12

# A length this close to one is one up to rounding.
ONE = 8.0 * 2.0**-52


def fixed(name: str, value: ArrayLike, length: int = 3) -> Array:
    """``value`` as finite numbers that nobody can change afterwards."""
    array = vector(name, value, length)
    array.flags.writeable = False
    return array


def unit(name: str, direction: ArrayLike) -> Array:
    """``direction`` at length one, unchanged if it has that length already: so it can be written down and read again
    without losing a bit. Raises :class:`InputError` for one without a direction.
    """
    along = vector(name, direction, any_size=True)
    along.flags.writeable = False
    largest = float(np.max(np.abs(along)))
    if largest == 0.0:
        raise InputError(f"{name} = {row(along)}", expected="a direction: three numbers of any size, not all zero")
    if largest <= 1.0 + ONE and abs(float(np.linalg.norm(along)) - 1.0) <= ONE:
        return along
    along = along / largest  # whose squares neither overflow nor vanish
    return fixed(name, along / float(np.linalg.norm(along)))


def checked_body(value: Any, name: str = "body") -> Body:
    """``value`` if it is a body."""
    if not isinstance(value, Body):
        raise InputError(
            f"{name} = {shown(value)}",
            expected="a fb.Body(...)",
            cause="a name or a shape given instead of the body itself",
        )
    return value


def checked_frame(value: Any) -> str:
    """``value`` if it names a frame."""
    if not isinstance(value, str) or value not in FRAMES:
        raise InputError(f"frame = {shown(value)}", expected="'world' or 'body'")
    return str(value)


def checked_arm(body: Body, at: ArrayLike, name: str = "at", *, size: float = 0.0) -> Array:
    """The point in the drawing's coordinates, once it is sure that the body can feel a force there.

    On a particle that is its own place: a point beside it by no more than the roundings of its position, or of other
    coordinates of up to ``size`` (m), is taken for it.
    """
    point = fixed(name, at)
    if not is_particle(body):
        return point
    away = float(np.max(np.abs(body.body_point(point))))
    size = max(size, *(float(np.max(np.abs(numbers))) for numbers in (point, body.center_of_mass, body.position)))
    if away > SAME_PLACE * size:
        raise InputError(
            f"{name} = {row(point)} on {body!r}",
            expected=f"{row(body.center_of_mass)}, where the particle is",
            cause="a particle has no inertia, so a force beside it would turn it without end",
            remedy="leave the point out, or give the body an inertia",
        )
    return fixed(name, body.center_of_mass)


def checked_turning(body: Body, what: str) -> Body:
    """``body`` if it has an orientation that ``what`` can act on."""
    if is_particle(body):
        raise InputError(
            f"{what} on {body!r}",
            cause="a particle has no inertia, so there is nothing that could turn",
            remedy="give the body an inertia or a shape",
        )
    return body


def is_particle(body: Body) -> bool:
    """Whether there is mass without any inertia."""
    return bool(body.principal_moments[2] == 0.0)
