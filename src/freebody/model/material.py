"""What a surface is like to whatever touches it."""

from __future__ import annotations

from typing import Any

from freebody.description import Description
from freebody.errors import InputError
from freebody.fields import Field, Number, Text, optional
from freebody.figures import shown


class Material(Description):
    """How a surface slides, bounces and rolls. A body that has one takes part in contact.

    Two materials that touch mix: friction by the geometric mean, restitution by the smaller one, the others by the
    larger one. :class:`freebody.Contact` gives a pair its own numbers. Raises :class:`InputError` for numbers out of
    range.
    """

    friction = Number("a coefficient", "", "of friction: the largest tangential force per normal force", least=0.0)
    restitution = Number(
        "a coefficient", "", "of restitution: the part of the approach speed that a bounce gives back",
        least=0.0, most=1.0,
    )  # fmt: skip
    rolling = Number(
        "a length", "m", "resistance to rolling: the largest torque against it per normal force", least=0.0, quiet=True
    )
    spinning = Number(
        "a length", "m", "resistance to spinning about the normal: the largest torque per normal force",
        least=0.0, quiet=True,
    )  # fmt: skip
    slip_speed = Number(
        "a velocity", "m/s", "below which friction grows in proportion to the slip; 0: dry friction",
        least=0.0, quiet=True,
    )  # fmt: skip
    name = optional(Text("in scenes", attribute="given_name"))

    _remedy = "make another material with the value you want, and bodies with it"

    def __init__(
        self,
        friction: float = 0.0,
        restitution: float = 0.0,
        *,
        rolling: float | str = 0.0,
        spinning: float | str = 0.0,
        slip_speed: float | str = 0.0,
        name: str | None = None,
    ) -> None:
        pass

    @property
    def default_name(self) -> str:
        """The name given, or "material"."""
        return self.given_name or "material"

    given_name: str | None = None


class OneMaterial(Field[Any]):
    """A material; in scenes its name."""

    def checked(self, value: Any, element: Any) -> Material:
        """A material, not its name."""
        return checked_material(self.name, value)


def checked_material(name: str, value: Any) -> Material:
    """``value`` if it is a material. Raises :class:`InputError`."""
    if not isinstance(value, Material):
        raise InputError(
            f"{name} = {shown(value)}",
            expected="fb.Material(friction=..., restitution=...)",
            cause="a name, a number or a class in place of a material",
            remedy="make one: fb.Material(friction=0.3, restitution=0.8)",
        )
    return value
