"""Pairs: a law of their own, or no contact at all."""

from __future__ import annotations

from typing import Any

from freebody.contact.ground import Ground
from freebody.description import Description
from freebody.errors import InputError
from freebody.fields import Field, Number, optional
from freebody.figures import shown
from freebody.model.body import Body

# What can touch: itself, or its name in the world.
Side = Body | Ground | str

# Numbers of a law, in the order of ``layout.LAW``.
LAW_FIELDS = ("friction", "restitution", "rolling", "spinning", "slip_speed")


class OneSide(Field[Any]):
    """A body or a ground; in scenes its name."""

    def checked(self, value: Any, element: Any) -> Side:
        """A body, a ground, or the name of one."""
        return checked_side(self.name, value)

    def written(self, value: Any) -> str:
        """Its name."""
        return repr(name_of_side(value))


def checked_side(name: str, value: Any) -> Side:
    """``value`` if it can touch something. Raises :class:`InputError`."""
    if not isinstance(value, Body | Ground | str):
        raise InputError(
            f"{name} = {shown(value)}",
            expected="a body, a fb.Floor, a fb.Fixed, or the name of one",
            cause="a shape or a material in place of what has it",
            remedy='give the body itself, or its name in the world: "ball"',
        )
    return value


def name_of_side(side: Side) -> str:
    """Its name as far as it knows it."""
    return side if isinstance(side, str) else side.default_name


class Contact(Description):
    """The law between ``a`` and ``b``: a body and another body, a floor or a fixed shape; themselves, or their names.

    What is given goes before the materials of the two; what is left out is mixed from them. Both take part in contact,
    with a material or without, and touch even if a joint connects them. Raises :class:`InputError` for numbers out of
    range and for a side that touches itself.
    """

    a = OneSide("a body, by name")
    b = OneSide("a body, a floor or a fixed shape, by name")
    friction = optional(Number("a coefficient", "", "of friction", least=0.0))
    restitution = optional(Number("a coefficient", "", "of restitution", least=0.0, most=1.0))
    rolling = optional(Number("a length", "m", "resistance to rolling", least=0.0))
    spinning = optional(Number("a length", "m", "resistance to spinning", least=0.0))
    slip_speed = optional(Number("a velocity", "m/s", "below which friction is in proportion to the slip", least=0.0))

    def __init__(
        self,
        a: Side,
        b: Side,
        *,
        friction: float | None = None,
        restitution: float | None = None,
        rolling: float | str | None = None,
        spinning: float | str | None = None,
        slip_speed: float | str | None = None,
    ) -> None:
        if isinstance(self.a, Ground) and isinstance(self.b, Ground):
            raise two_grounds(name_of_side(self.a), name_of_side(self.b))
        if self.a is self.b or (isinstance(self.a, str) and self.a == self.b):
            raise InputError(
                f"a contact of {name_of_side(self.a)!r} with itself",
                expected="two bodies, or a body and a ground",
                remedy="name the other one",
            )

    @property
    def sides(self) -> tuple[Side, ...]:
        """Both."""
        return self.a, self.b


def two_grounds(a: str, b: str) -> InputError:
    """The error for a pair in which nothing moves by forces."""
    return InputError(
        f"a contact of the grounds {a!r} and {b!r}",
        expected="at least one body: grounds move as they are told, whatever touches them",
        remedy="name a body and a ground",
    )


class NoContact(Description):
    """None of ``sides`` touch each other: bodies, floors and fixed shapes, themselves or their names, two or more.

    Bodies that have the same ``group`` do not touch each other either. Raises :class:`InputError` for fewer than two,
    or for one of them twice.
    """

    def __init__(self, *sides: Side) -> None:
        if len(sides) < 2:
            raise InputError(
                f"fb.NoContact of {len(sides)}",
                expected="two or more: fb.NoContact(ball, lid)",
                remedy="a body without material, which no fb.Contact names, touches nothing",
            )
        self.sides: tuple[Side, ...] = tuple(checked_side("a side", side) for side in sides)
        if len({side if isinstance(side, str) else id(side) for side in self.sides}) < len(self.sides):
            raise InputError("fb.NoContact with the same side twice", expected="each of them once")

    def __repr__(self) -> str:
        return f"NoContact({', '.join(repr(name_of_side(side)) for side in self.sides)})"
