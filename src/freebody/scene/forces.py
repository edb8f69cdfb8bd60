"""Forces in scenes: one form for every force of the library, and one for functions by name."""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import Any, ClassVar, Literal

import numpy as np

from freebody.description import variant
from freebody.errors import InputError
from freebody.forces.base import Force
from freebody.forces.central_gravity import CentralGravity
from freebody.forces.custom_element import CustomForce
from freebody.forces.custom_law import Law
from freebody.forces.dipole import Dipole
from freebody.forces.drag import Drag
from freebody.forces.grab import Grab
from freebody.forces.gravity import Gravity
from freebody.forces.mutual_gravity import MutualGravity
from freebody.forces.point_force import PointForce
from freebody.forces.push import Push
from freebody.forces.spring import Spring
from freebody.forces.thruster import Thruster
from freebody.forces.torque import Torque
from freebody.forces.torsion_spring import TorsionSpring
from freebody.forces.wind import Wind
from freebody.model.body import Body
from freebody.scene.forms import Form, Name, choice, number, numbers, rows, tagged
from freebody.scene.pose import Orientation
from freebody.scene.site import Site

__all__ = ["FORCES", "AnyForce", "ForceForm", "WindForm", "force_form", "function_name"]

# Gives the body that an entry names; knows the entry, for messages.
Find = Callable[[str, str], Body]
NameOf = Callable[[Body], str]

Point = numbers("a length", "m")
ForceVector = numbers("a force", "N")
TorqueVector = numbers("a torque", "N m")
Seconds = number("a time", "s")
Times = numbers("a time", "s", length=None)
Factors = numbers("a factor", "", length=None)
Frame = choice("world", "body")
# Arguments that name bodies.
REFERENCES = ("body", "to")


class ForceForm(Form):
    """A force whose arguments have the names of its attributes; bodies by their names."""

    makes: ClassVar[type[Force]]

    def build(self, site: Site, find: Find) -> Force:
        """The force on the bodies that ``find`` knows."""
        given = self.arguments()
        given.update({name: find(name, given[name]) for name in REFERENCES if name in given})
        return self.makes(**given)

    @classmethod
    def of(cls, force: Any, name_of: NameOf) -> ForceForm:
        """The form of a force."""
        return cls(**cls.values(force, name_of))

    @classmethod
    def values(cls, force: Any, name_of: NameOf, *without: str) -> dict[str, Any]:
        """Its attributes under the names of the fields, but for some; ``type`` included."""
        values: dict[str, Any] = {"type": next(word for word, form in FORCES.items() if form is cls)}
        for name in cls.model_fields:
            if name not in ("type", *without):
                value = getattr(force, name)
                plain = value.tolist() if isinstance(value, np.ndarray) else value
                values[name] = name_of(value) if isinstance(value, Body) else plain
        return values


class GravityForm(ForceForm):
    """The same acceleration for every body."""

    makes = Gravity
    type: Literal["gravity"]
    acceleration: numbers("an acceleration", "m/s^2") | None = None


class CentralGravityForm(ForceForm):
    """The attraction of a far, heavy point: ``mu`` = G M."""

    makes = CentralGravity
    type: Literal["central_gravity"]
    mu: number("a gravitational parameter", "m^3/s^2")
    center: Point | None = None


class MutualGravityForm(ForceForm):
    """Every body attracts every other."""

    makes = MutualGravity
    type: Literal["mutual_gravity"]
    G: number("a gravitational constant", "m^3/(kg s^2)") | None = None
    softening: number("a length", "m") | None = None


class SpringForm(ForceForm):
    """Between a point of a body and a world point ``anchor``, or a point of another body."""

    makes = Spring
    type: Literal["spring"]
    body: Name
    at: Point | None = None
    anchor: Point | None = None
    to: Name | None = None
    to_at: Point | None = None
    stiffness: number("a stiffness", "N/m")
    rest_length: number("a length", "m", words=("as it stands",)) | None = None
    damping: number("a damping", "N s/m") | None = None

    def build(self, site: Site, find: Find) -> Force:
        """With the word for its present length."""
        given = self.arguments()
        given.update({name: find(name, given[name]) for name in REFERENCES if name in given})
        if self.rest_length == "as it stands":
            given["rest_length"] = None
        return Spring(**given)


class GrabForm(ForceForm):
    """A hand that holds a point of a body; ``stiffness`` is per mass."""

    makes = Grab
    type: Literal["grab"]
    body: Name
    target: Point
    at: Point | None = None
    stiffness: number("a stiffness per mass", "1/s^2") | None = None
    reach: number("a length", "m") | None = None


class TorsionSpringForm(ForceForm):
    """Turns a body back to an orientation, in the world or relative to another body."""

    makes = TorsionSpring
    type: Literal["torsion_spring"]
    body: Name
    to: Name | None = None
    orientation: Orientation | None = None
    stiffness: number("a torsional stiffness", "N m/rad", "N m")
    damping: number("a torsional damping", "N m s/rad", "N m s") | None = None

    # A matrix this close to the rotation that it means is that rotation, as it was written down.
    ROUNDING: ClassVar[float] = 1e-14

    def build(self, site: Site, find: Find) -> Force:
        """A rotation matrix stays as it is written, to the last bit."""
        force = super().build(site, find)
        assert isinstance(force, TorsionSpring)
        if self.orientation is not None and len(self.orientation) == 3:
            matrix = np.array(self.orientation)
            if np.max(np.abs(matrix - force.rest)) <= self.ROUNDING:
                matrix.flags.writeable = False
                return variant(force, rest=matrix)
        return force

    @classmethod
    def of(cls, force: Any, name_of: NameOf) -> ForceForm:
        """The rest orientation as a matrix."""
        return cls(**cls.values(force, name_of, "orientation"), orientation=np.asarray(force.rest).tolist())


class ProfileForm(Form):
    """Straight lines between ``times``: ``factors`` of the vector, or the ``vectors`` themselves."""

    times: Times
    factors: Factors | None = None
    vectors: rows("a vector", "") | None = None

    def pair(self) -> tuple[Any, Any]:
        """(times, values)."""
        if (self.factors is None) == (self.vectors is None):
            raise InputError("a profile with factors and vectors, or neither", expected="one of the two")
        return self.times, self.vectors if self.factors is None else self.factors


class AppliedForm(ForceForm):
    """What a given force and a given torque share: a vector, perhaps with a profile in time."""

    vector: ClassVar[str]

    def build(self, site: Site, find: Find) -> Force:
        """With its profile as a pair."""
        given = self.arguments("profile", "body")
        profile: ProfileForm | None = getattr(self, "profile")  # noqa: B009 - a field of the forms below
        if profile is not None:
            given["profile"] = profile.pair()
        return self.makes(find("body", getattr(self, "body")), **given)  # type: ignore[call-arg]  # noqa: B009

    @classmethod
    def of(cls, force: Any, name_of: NameOf) -> ForceForm:
        """A profile is written as the vectors at its times."""
        values = cls.values(force, name_of, "profile")
        knots = force._knots
        steady = values[cls.vector] is not None and knots.tolist() == [[0.0, *values[cls.vector]]]
        if not steady:
            values[cls.vector] = None
            values["profile"] = ProfileForm(times=knots[:, 0].tolist(), vectors=knots[:, 1:].tolist())
        return cls(**values)


class PointForceForm(AppliedForm):
    """A force at a point of a body."""

    makes = PointForce
    vector = "force"
    type: Literal["point_force"]
    body: Name
    force: ForceVector | None = None
    at: Point | None = None
    frame: Frame | None = None
    profile: ProfileForm | None = None


class TorqueForm(AppliedForm):
    """A torque on a body."""

    makes = Torque
    vector = "torque"
    type: Literal["torque"]
    body: Name
    torque: TorqueVector | None = None
    frame: Frame | None = None
    profile: ProfileForm | None = None


class PushForm(ForceForm):
    """A force for a while."""

    makes = Push
    type: Literal["push"]
    body: Name
    force: ForceVector
    at: Point | None = None
    start: Seconds | None = None
    duration: Seconds
    frame: Frame | None = None


class ThrusterForm(ForceForm):
    """A thruster fixed to a body, on and off by its ``schedule`` of [on, off, throttle]."""

    makes = Thruster
    type: Literal["thruster"]
    body: Name
    at: Point | None = None
    direction: numbers("a direction", "", "m")
    thrust: number("a force", "N")
    schedule: rows("a time, or a throttle,", "s", lengths=(2, 3), infinite=True) | None = None


class WindForm(Form):
    """Moving air: u = velocity + gradient (x - origin) + gust sin(2 pi frequency t + phase)."""

    velocity: numbers("a velocity", "m/s") | None = None
    gradient: rows("a gradient of velocity", "1/s", count=3) | None = None
    origin: Point | None = None
    gust: numbers("a velocity", "m/s") | None = None
    frequency: number("a frequency", "Hz") | None = None
    phase: number("an angle", "rad") | None = None


class DragForm(ForceForm):
    """Drag on one body, or on all where none is named."""

    makes = Drag
    type: Literal["drag"]
    body: Name | None = None
    linear: number("a drag coefficient", "N s/m") | None = None
    quadratic: number("a drag coefficient", "N s^2/m^2") | None = None
    rotational: number("a drag coefficient", "N m s", "N m s/rad") | None = None
    rotational_quadratic: number("a drag coefficient", "N m s^2", "N m s^2/rad^2") | None = None
    wind: WindForm | None = None

    def build(self, site: Site, find: Find) -> Force:
        """With its wind."""
        given = self.arguments("wind", "body")
        wind = None if self.wind is None else Wind(**self.wind.arguments())
        return Drag(None if self.body is None else find("body", self.body), wind=wind, **given)

    @classmethod
    def of(cls, force: Any, name_of: NameOf) -> ForceForm:
        """With the form of its wind."""
        values = cls.values(force, name_of, "wind")
        if force.wind is not None:
            air = {name: getattr(force.wind, name) for name in WindForm.model_fields}
            values["wind"] = WindForm(**{k: v.tolist() if isinstance(v, np.ndarray) else v for k, v in air.items()})
        return cls(**values)


class DipoleForm(ForceForm):
    """A dipole fixed in a body, in a uniform field."""

    makes = Dipole
    type: Literal["dipole"]
    body: Name
    moment: numbers("a dipole moment", "A m^2", "C m")
    field: numbers("a field", "T", "V/m")


class CustomForm(ForceForm):
    """An ``@fb.force`` or ``@fb.potential`` by its name, "module:function", on bodies, with its parameters."""

    makes = CustomForce
    type: Literal["custom"]
    function: Name
    bodies: list[Name]
    parameters: dict[str, number("a parameter", "") | numbers("a parameter", "", length=None)] | None = None

    def build(self, site: Site, find: Find) -> Force:
        """Import the function, if that is allowed, and apply it."""
        law = site.function(self.function)
        if not isinstance(law, Law):
            raise InputError(
                f"function = {self.function!r} is a {type(law).__name__}",
                expected="a function decorated with @fb.force or @fb.potential",
            )
        bodies = [find("bodies", name) for name in self.bodies]
        listed = [bodies] if law._takes_group else bodies
        element = law(*listed, **(self.parameters or {}))
        if not isinstance(element, Force):
            raise InputError(
                f"function = {self.function!r} is an @fb.{law.decorator}", expected="an @fb.force or @fb.potential"
            )
        return element

    @classmethod
    def of(cls, force: Any, name_of: NameOf) -> ForceForm:
        """By the module and the name under which it is found again."""
        return cls(
            type="custom",
            function=function_name(force.law, force),
            bodies=[name_of(body) for body in force.bodies],
            parameters=dict(force.parameters) or None,
        )


def function_name(law: Law, made: object) -> str:
    """Module and name under which the function behind ``made`` is found again. Raises :class:`InputError`."""
    function = law.function
    module = sys.modules.get(function.__module__)
    if function.__module__ == "__main__" or getattr(module, function.__name__, None) is not law:
        raise InputError(
            f"{made!r} cannot be named in a scene",
            expected="a function at the top of a module, under its own name",
            cause="defined in a script, a notebook or inside another function",
            remedy="move it to a file that can be imported",
        )
    return f"{function.__module__}:{function.__name__}"


FORCES: dict[str, type[ForceForm]] = {
    "gravity": GravityForm,
    "central_gravity": CentralGravityForm,
    "mutual_gravity": MutualGravityForm,
    "spring": SpringForm,
    "grab": GrabForm,
    "torsion_spring": TorsionSpringForm,
    "point_force": PointForceForm,
    "torque": TorqueForm,
    "push": PushForm,
    "thruster": ThrusterForm,
    "drag": DragForm,
    "dipole": DipoleForm,
    "custom": CustomForm,
}
AnyForce = tagged(FORCES)


def force_form(force: Force, name_of: NameOf) -> ForceForm:
    """The form of any force of the library. Raises :class:`InputError` for one of another kind."""
    for form in FORCES.values():
        if type(force) is form.makes:
            return form.of(force, name_of)
    raise InputError(f"a {type(force).__name__} has no form in scenes", expected="one of " + ", ".join(FORCES))
