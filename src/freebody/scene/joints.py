"""Joints in scenes: one form for every joint of the library, and one for functions by name."""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator
from typing import Annotated, Any, ClassVar, Literal

import numpy as np
from pydantic import Discriminator, Tag

from freebody.errors import InputError
from freebody.joints.ball import Anchor, Ball
from freebody.joints.base import Joint
from freebody.joints.beam import Beam
from freebody.joints.custom import ConstraintLaw, CustomJoint
from freebody.joints.guides import PointOnLine, PointOnPlane
from freebody.joints.hinge import Hinge
from freebody.joints.slider import Slider
from freebody.joints.universal import Universal
from freebody.joints.weld import Weld
from freebody.model.body import Body
from freebody.scene.bodies import Count
from freebody.scene.forces import function_name
from freebody.scene.forms import Form, Name, number, numbers, tagged
from freebody.scene.site import Site

__all__ = ["JOINTS", "AnyJoint", "AnyJointForm", "joint_form"]

# Gives the body that an entry names; knows the entry, for messages.
Find = Callable[[str, str], Body]
NameOf = Callable[[Body], str]

Point = numbers("a length", "m")
Direction = numbers("a direction", "", "m")
Times = numbers("a time", "s", length=None)

# The number of a copy, or of one further on, in the name of a body.
NUMBER = re.compile(r"\{n(\+\d{1,6})?\}")


class CurveForm(Form):
    """What a motor follows: ``values`` at ``times``."""

    times: Times
    values: Any

    def pair(self) -> tuple[Any, Any]:
        """(times, values)."""
        return self.times, self.values


class AngleCurve(CurveForm):
    """A smooth curve of the angle, at rest at both ends."""

    values: numbers("an angle", "rad", length=None)


class TravelCurve(CurveForm):
    """A smooth curve of the travel, at rest at both ends."""

    values: numbers("a length", "m", length=None)


class TurningCurve(CurveForm):
    """Straight lines of the speed of turning."""

    values: numbers("an angular velocity", "rad/s", length=None)


class MovingCurve(CurveForm):
    """Straight lines of the speed of moving."""

    values: numbers("a velocity", "m/s", length=None)


def _steady_or(steady: Any, curve: type[CurveForm]) -> Any:
    """The type of a field that holds one number, or a table of them in time."""

    def tag(value: Any) -> str:
        return "<curve>" if isinstance(value, dict | CurveForm) else "<steady>"

    return Annotated[Annotated[steady, Tag("<steady>")] | Annotated[curve, Tag("<curve>")], Discriminator(tag)]


class AnyJointForm(Form, ABC):
    """A joint, or several."""

    makes: ClassVar[type[Joint]]

    type: str

    @abstractmethod
    def build(self, site: Site, find: Find) -> Iterator[Joint]:
        """The joint between the bodies that ``find`` knows, or its copies."""

    @classmethod
    @abstractmethod
    def of(cls, joint: Any, name_of: NameOf) -> AnyJointForm:
        """The form from which the same joint comes back, bit for bit."""


class JointForm(AnyJointForm):
    """A joint whose arguments have the names of its attributes; bodies by their names.

    It holds ``body`` at ``at`` and ``to`` at ``to_at``, or the world at ``anchor``. With ``count`` there are as many of
    them, numbered n = 1, 2, ...: {n}, {n+1} and so on in the names of bodies stand for numbers, and the joint's own
    name has n behind it.
    """

    name: Name | None = None
    count: Count | None = None
    body: Name
    at: Point | None = None
    anchor: Point | None = None
    to: Name | None = None
    to_at: Point | None = None

    def build(self, site: Site, find: Find) -> Iterator[Joint]:
        """With names for numbers in those of the bodies."""
        if self.count is None:
            yield self._made(self.arguments(), find)
            return
        for copy in range(1, self.count + 1):
            given = self.arguments("count")
            if self.name is not None:
                given["name"] = f"{self.name}{copy}"
            for entry in ("body", "to"):
                if entry in given:
                    given[entry] = _numbered(given[entry], copy)
            yield self._made(given, find)

    def _made(self, given: dict[str, Any], find: Find) -> Joint:
        for name, value in given.items():
            if name in ("body", "to"):
                given[name] = find(name, value)
            elif isinstance(value, CurveForm):
                given[name] = value.pair()
        return self.makes(**given)

    @classmethod
    def of(cls, joint: Any, name_of: NameOf) -> JointForm:
        """Attributes under the names of the fields."""
        values: dict[str, Any] = {"type": next(word for word, form in JOINTS.items() if form is cls)}
        for name in cls.model_fields:
            if name not in ("type", "count"):
                value = joint.given_name if name == "name" else getattr(joint, name)
                values[name] = _written(value, name_of)
        return cls(**values)


def _numbered(name: str, copy: int) -> str:
    """``name`` with numbers for {n}, {n+1} and so on."""
    return NUMBER.sub(lambda match: str(copy + int(match[1] or 0)), name)


def _written(value: Any, name_of: NameOf) -> Any:
    if isinstance(value, Body):
        return name_of(value)
    if isinstance(value, tuple):
        times, entries = (np.asarray(part, dtype=np.float64).tolist() for part in value)
        return {"times": times, "values": entries}
    if isinstance(value, np.ndarray):
        return value.tolist()
    return value


class BallForm(JointForm):
    """Two points that stay together."""

    makes = Ball
    type: Literal["ball"]


class AnchorForm(JointForm):
    """The same, where a body hangs from a point."""

    makes = Anchor
    type: Literal["anchor"]


class BeamForm(JointForm):
    """Two points that stay ``length`` apart; left out, as far as they stand."""

    makes = Beam
    type: Literal["beam"]
    length: number("a length", "m") | None = None


class HingeForm(JointForm):
    """Bodies that turn against each other about ``axis``, perhaps with a spring, a damper or a motor."""

    makes = Hinge
    type: Literal["hinge"]
    axis: Direction
    to_axis: Direction | None = None
    angle: AngleCurve | None = None
    speed: _steady_or(number("an angular velocity", "rad/s"), TurningCurve) | None = None
    stiffness: number("a torsional stiffness", "N m/rad", "N m") | None = None
    rest: number("an angle", "rad") | None = None
    damping: number("a torsional damping", "N m s/rad", "N m s") | None = None


class SliderForm(JointForm):
    """A body that moves along ``axis`` without turning, perhaps with a spring, a damper or a motor."""

    makes = Slider
    type: Literal["slider"]
    axis: Direction
    to_axis: Direction | None = None
    travel: TravelCurve | None = None
    speed: _steady_or(number("a velocity", "m/s"), MovingCurve) | None = None
    stiffness: number("a stiffness", "N/m") | None = None
    rest: number("a length", "m") | None = None
    damping: number("a damping", "N s/m") | None = None


class UniversalForm(JointForm):
    """Two points that meet and two axes, one of each end, that stay across each other."""

    makes = Universal
    type: Literal["universal"]
    axis: Direction
    to_axis: Direction


class WeldForm(JointForm):
    """Bodies that move as one."""

    makes = Weld
    type: Literal["weld"]


class PointOnLineForm(JointForm):
    """A point that stays on the line along ``axis``, a direction of the other end."""

    makes = PointOnLine
    type: Literal["point_on_line"]
    axis: Direction


class PointOnPlaneForm(JointForm):
    """A point that stays on the plane across ``normal``, a direction of the other end."""

    makes = PointOnPlane
    type: Literal["point_on_plane"]
    normal: Direction


class CustomJointForm(AnyJointForm):
    """An ``@fb.constraint`` by its name, "module:function", on bodies, with its parameters."""

    makes = CustomJoint
    type: Literal["custom"]
    function: Name
    bodies: list[Name]
    parameters: dict[str, number("a parameter", "") | numbers("a parameter", "", length=None)] | None = None

    def build(self, site: Site, find: Find) -> Iterator[Joint]:
        """Import the function, if that is allowed, and apply it."""
        law = site.function(self.function)
        if not isinstance(law, ConstraintLaw):
            raise InputError(
                f"function = {self.function!r} is a {type(law).__name__}",
                expected="a function decorated with @fb.constraint",
            )
        yield law(*(find("bodies", name) for name in self.bodies), **(self.parameters or {}))

    @classmethod
    def of(cls, joint: Any, name_of: NameOf) -> CustomJointForm:
        """By the module and the name under which it is found again."""
        return cls(
            type="custom",
            function=function_name(joint.law, joint),
            bodies=[name_of(body) for body in joint.bodies],
            parameters=dict(joint.parameters) or None,
        )


JOINTS: dict[str, type[AnyJointForm]] = {
    "ball": BallForm,
    "anchor": AnchorForm,
    "beam": BeamForm,
    "hinge": HingeForm,
    "slider": SliderForm,
    "universal": UniversalForm,
    "weld": WeldForm,
    "point_on_line": PointOnLineForm,
    "point_on_plane": PointOnPlaneForm,
    "custom": CustomJointForm,
}
AnyJoint = tagged(JOINTS)


def joint_form(joint: Joint, name_of: NameOf) -> AnyJointForm:
    """The form of any joint of the library. Raises :class:`InputError` for one of another kind."""
    for form in JOINTS.values():
        if type(joint) is form.makes:
            return form.of(joint, name_of)
    raise InputError(f"a {type(joint).__name__} has no form in scenes", expected="one of " + ", ".join(JOINTS))
