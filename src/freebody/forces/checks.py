"""Fields that have to do with bodies: the body itself, and points in its shape frame."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from freebody.description import Description
from freebody.errors import InputError
from freebody.fields import Field, Vector, fixed, optional, unit
from freebody.figures import row, shown
from freebody.model.body import Body

__all__ = ["OneBody", "Point", "TwoPoints", "bodies_of", "checked_arm", "checked_rotating", "is_particle", "unit"]

Array = NDArray[np.float64]

# A point this close to a particle, as a fraction of the coordinates that it was computed from, is the particle.
SAME_PLACE = 1e-12


class OneBody(Field[Body]):
    """A body; in scenes its name. ``rotating`` names what a particle, which has no orientation, cannot take."""

    def __init__(self, sentence: str = "", *, rotating: str = "", **options: Any) -> None:
        super().__init__(sentence, **options)
        self.rotating = rotating

    def checked(self, value: Any, element: Any) -> Body:
        """A body, not its name."""
        if not isinstance(value, Body):
            raise InputError(
                f"{self.name} = {shown(value)}",
                expected="a fb.Body(...)",
                cause="a name or a shape given instead of the body itself",
            )
        return checked_rotating(value, self.rotating) if self.rotating else value

    def written(self, value: Any) -> str:
        """Its name."""
        return repr(value.default_name)


class Point(Field[Any]):
    """A point of the body in the field ``of``, in the shape frame; by default its centre of mass.

    None where that field is.
    """

    unit, quantity, also = "m", "a length", ()

    def __init__(self, sentence: str = "", *, of: str = "body", **options: Any) -> None:
        super().__init__(sentence, units=("m",), **options)
        self.of = of

    def checked(self, value: Any, element: Any) -> Array | None:
        """A point at which the body can feel a force."""
        body = getattr(element, self.of)
        if body is not None:
            point, size = self.default(element) if value is None else value, self.size(element)
            return checked_arm(body, point, self.name, size=size)
        if value is not None:
            raise InputError(
                f"{self.name} without {self.of}",
                expected=f"{self.of}=, the other body, with {self.name}=",
                remedy=f"leave {self.name} out",
            )
        return None

    def default(self, element: Any) -> ArrayLike:
        """Where it is if it is left out."""
        center: Array = getattr(element, self.of).center_of_mass
        return center

    def size(self, element: Any) -> float:
        """The largest coordinate (m) that it may have been computed from."""
        return 0.0

    def packed(self, value: Any, element: Any) -> ArrayLike:
        """Relative to the centre of mass, in the body's axes."""
        arm: Array = getattr(element, self.of).body_point(value)
        return arm

    def written(self, value: Any) -> str:
        """(x, y, z)."""
        return row(value)


class TwoPoints(Description):
    """A point ``at`` of a body, and ``to_at`` of another one or the world point ``anchor``."""

    body = OneBody("at the first end")
    at = Point("the first end")
    anchor = optional(Vector("a length", "m", "the other end, if it is a point of the world"))
    to = optional(OneBody("at the other end, in place of the world"))
    to_at = Point("the other end on that body", of="to")

    def _one_other_end(self, noun: str, *, needed: bool = True) -> None:
        """Refuse two other ends, and none if one is ``needed``."""
        if self.to is self.body:
            raise InputError(f"a {noun} from a body to itself", expected="two bodies, or a body and the world")
        ends = (self.anchor is not None) + (self.to is not None)
        if ends == 2 or ends < needed:
            raise InputError(
                f"a {noun} with " + ("two other ends" if ends else "no other end"),
                expected="anchor=, a world point, or to=, another body",
            )

    def point(self) -> Array:
        """``at`` relative to the centre of mass."""
        return self.body.body_point(self.at)

    def other_point(self) -> Array:
        """The other end relative to the centre of mass of ``to``, or in the world."""
        return np.asarray(self.anchor) if self.to is None else self.to.body_point(self.to_at)

    def here(self) -> Array:
        """Where ``at`` is at the start, in W."""
        return np.asarray(self.body.position + self.body.rotation @ self.point())

    def there(self) -> Array:
        """Where the other end is at the start, in W."""
        other = self.other_point()
        return other if self.to is None else np.asarray(self.to.position + self.to.rotation @ other)


def bodies_of(element: Any) -> list[Body | None]:
    """What the fields for bodies hold, in order."""
    return [getattr(element, name) for name, field in element.fields.items() if isinstance(field, OneBody)]


def checked_arm(body: Body, at: ArrayLike, name: str = "at", *, size: float = 0.0) -> Array:
    """The point in the shape frame, once it is sure that the body can feel a force there.

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
            cause="a particle has no inertia, so a force beside it would rotate it without end",
            remedy="leave the point out, or give the body an inertia",
        )
    return fixed(name, body.center_of_mass)


def checked_rotating(body: Body, what: str) -> Body:
    """``body`` if it has an orientation that ``what`` can act on."""
    if is_particle(body):
        raise InputError(
            f"{what} on {body!r}",
            cause="a particle has no inertia, so there is nothing that could rotate",
            remedy="give the body an inertia or a shape",
        )
    return body


def is_particle(body: Body) -> bool:
    """Whether there is mass without any inertia."""
    return bool(body.principal_moments[2] == 0.0)
