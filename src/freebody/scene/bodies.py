"""Bodies in scenes."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Any

import numpy as np
from pydantic import BeforeValidator, WithJsonSchema

from freebody.arguments import array_of, si
from freebody.description import variant
from freebody.errors import InputError
from freebody.mass.shape import Shape
from freebody.model.body import Body
from freebody.model.copies import copies
from freebody.model.material import Material
from freebody.scene.elements import Find, NameOf, form_of
from freebody.scene.errors import short
from freebody.scene.forms import Form, Name, numbers, refuse, whole
from freebody.scene.pose import Orientation, Rotation
from freebody.scene.scatter import SpreadForm
from freebody.scene.shapes import SHAPES, AnyShape, Density, Mass
from freebody.scene.site import Site
from freebody.units import BEYOND

# A world of this size still fits a laptop; ten times as many are more likely a mistake or an attack. A body that is
# copied takes 20 microseconds, a joint a quarter of a millisecond: either way a small file is read within seconds.
MOST_BODIES = 100_000
MOST_JOINTS = 20_000

# An orientation and the rotation beside it, as a program writes them, agree up to roundings.
SAME = 1e-12

Position = numbers("a length", "m")
Velocity = numbers("a velocity", "m/s")
Spin = numbers("an angular velocity", "rad/s")
MOTION = ("position", "velocity", "angular_velocity")


Count = whole(
    1,
    MOST_BODIES,
    expected=f"a whole number from 1 to {MOST_BODIES}",
    cause="a mistyped count",
    remedy="write it as an integer; more bodies than that need Python",
)


def _inertia(value: Any) -> Any:
    try:
        array = array_of(si("inertia", value, *Body.units["inertia"]))
    except InputError as error:
        refuse(error.found, expected=error.expected, cause=error.cause, remedy=error.remedy)
    if array is None or array.shape not in ((3,), (3, 3)) or not np.isfinite(array).all():
        refuse(
            short(value),
            expected="three principal moments or a 3x3 tensor about the centre of mass, in kg m^2",
            cause=BEYOND,
            remedy="write inertia = [Ixx, Iyy, Izz], in plain numbers",
        )
    return tuple(map(tuple, array.tolist())) if array.ndim == 2 else tuple(array.tolist())


_NUMBERS = {"type": "array", "items": {"type": ["number", "string"]}, "minItems": 3, "maxItems": 3}
Inertia = Annotated[
    tuple[Any, ...],
    BeforeValidator(_inertia),
    WithJsonSchema({"anyOf": [_NUMBERS, {"type": "array", "items": _NUMBERS, "minItems": 3, "maxItems": 3}]}),
]


def _grid(value: Any) -> tuple[int, ...]:
    whole = isinstance(value, list | tuple) and len(value) == 3 and all(type(number) is int for number in value)
    if not whole or min(value) < 1 or value[0] * value[1] * value[2] > MOST_BODIES:
        refuse(
            short(value),
            expected=f"three whole numbers: how many along x, y and z, together at most {MOST_BODIES}",
            cause="a mistyped count",
            remedy="write it as grid = [6, 6, 6]",
        )
    return tuple(value)


_COUNTS = {"type": "integer", "minimum": 1, "maximum": MOST_BODIES}
Grid = Annotated[
    tuple[int, ...],
    BeforeValidator(_grid),
    WithJsonSchema({"type": "array", "items": _COUNTS, "minItems": 3, "maxItems": 3}),
]


class TwistForm(Form):
    """Both halves of a twist, so that each has its unit."""

    turning: Spin
    moving: Velocity


def _twist(value: Any) -> tuple[float, ...]:
    if not isinstance(value, list | tuple) or len(value) != 6:
        refuse(short(value), expected="six numbers (wx, wy, wz, vx, vy, vz) along the body's axes, in rad/s and m/s")
    halves = TwistForm(turning=value[:3], moving=value[3:])
    return (*halves.turning, *halves.moving)


Twist = Annotated[
    tuple[float, ...],
    BeforeValidator(_twist),
    WithJsonSchema({"type": "array", "items": {"type": ["number", "string"]}, "minItems": 6, "maxItems": 6}),
]


class BodyForm(Form):
    """A rigid body: what it is made of, where it is, how it moves; or ``count`` of them, in a row or spread by chance.

    In a row each copy stands one ``step`` further than the one before. In a ``grid`` of so many along x, y and z the
    components of ``step`` are the spacings; copies are numbered along z first, then y, then x.

    ``orientation`` with ``rotation`` beside it is how a program writes a body so that no bit is lost: both are taken as
    they are, and so is the angular velocity.
    """

    name: Name | None = None
    count: Count | None = None
    grid: Grid | None = None
    step: Position | None = None
    shape: AnyShape | None = None
    density: Density | None = None
    mass: Mass | None = None
    inertia: Inertia | None = None
    position: Position | None = None
    origin: Position | None = None
    orientation: Orientation | None = None
    rotation: Rotation | None = None
    velocity: Velocity | None = None
    angular_velocity: Spin | None = None
    twist: Twist | None = None
    spread: SpreadForm | None = None
    material: Name | None = None
    group: Name | None = None

    def build(self, site: Site, find: Find) -> Iterator[Body]:
        """The body, or its copies. Raises :class:`InputError` where the numbers make no body."""
        shape = None if self.shape is None else self.shape.build(site)
        yield from self.made(shape, None if self.material is None else find("material", self.material))

    def made(self, shape: Shape | None, material: Material | None = None) -> Iterator[Body]:
        """The same with shape and material at hand."""
        given = self.arguments("count", "grid", "step", "spread", "rotation", "shape", "material")
        given["shape"], given["material"] = shape, material
        if self.spread is None and self.count is None and self.grid is None and self.step is None:
            yield self._exact(given) if self.rotation is not None else Body(**given)
            return
        spread = SpreadForm() if self.spread is None else self.spread
        if self.twist is not None or self.origin is not None or self.rotation is not None:
            raise InputError(
                "count, grid, step or spread with origin, twist or rotation",
                expected="position, orientation, velocity and angular_velocity around which the copies lie",
            )
        if self.grid is not None and (self.count is not None or self.step is None):
            raise InputError(
                "grid with count" if self.step is not None else "grid without step",
                expected="grid = [6, 6, 6] and step = [dx, dy, dz], the spacings in m",
                remedy="leave count out" if self.step is not None else "say how far apart they are",
            )
        places = np.arange(self.count or 1)[:, None] if self.grid is None else np.argwhere(np.ones(self.grid))
        count = len(places)
        away = spread.copies(count)
        orientation = away.pop("orientation", None)
        if orientation is not None:
            given["orientation"] = orientation[0]
        start = {name: np.array(given.pop(name, (0.0, 0.0, 0.0))) for name in MOTION}
        motion = {name: away[name] + at if name in away else np.tile(at, (count, 1)) for name, at in start.items()}
        if self.step is not None:
            motion["position"] += places * np.array(self.step)
        names = [None if self.name is None else f"{self.name}{number}" for number in range(1, count + 1)]
        yield from copies(Body(**given), names, orientation=orientation, **motion)

    def _exact(self, given: dict[str, Any]) -> Body:
        """A body that has lost no bit on its way through a file."""
        if self.orientation is None or len(self.orientation) != 4:
            raise InputError(
                "rotation without a quaternion beside it",
                expected="orientation alone, which may be a matrix",
                remedy="write orientation instead of rotation",
            )
        spin = np.array(given.pop("angular_velocity", (0.0, 0.0, 0.0)))
        body = Body(**given)
        rotation, quaternion = np.array(self.rotation), np.array(self.orientation)
        if not np.max(np.abs(rotation - body.rotation)) <= SAME:
            raise InputError("rotation and orientation differ", expected="one rotation", remedy="leave rotation out")
        exact = {"rotation": rotation, "orientation": quaternion}
        if self.angular_velocity is not None:
            idle = rotation @ body.principal_axes[:, body.principal_moments == 0.0]
            if np.max(np.abs(idle.T @ spin), initial=0.0) > SAME * np.max(np.abs(spin)):
                raise InputError(f"angular velocity {spin.tolist()} about a direction without inertia")
            exact["angular_velocity"] = spin
        for array in exact.values():
            array.flags.writeable = False
        return variant(body, **exact)


def body_form(body: Body, name_of: NameOf) -> BodyForm:
    """The form from which the same body comes back, bit for bit."""
    given: dict[str, Any] = {
        "name": body.given_name,
        "material": None if body.material is None else name_of(body.material),
        "group": body.group,
        "shape": None if body.shape is None else form_of(body.shape, SHAPES),
        **{name: getattr(body, name).tolist() for name in ("position", "orientation", "velocity", "angular_velocity")},
    }
    weights: list[dict[str, Any]] = [{"mass": body.mass, "inertia": body.inertia.tolist()}]
    if body.shape is not None:
        own = {"density": body.density} if body.density is not None else {"mass": body.mass}
        weights = [own, {}, *weights]
    elif not body.inertia.any():
        weights.insert(0, {"mass": body.mass})
    pose: dict[str, Any] = {"rotation": body.rotation.tolist()}
    for weight in weights:
        for exact in ({}, pose):
            form = BodyForm(**given, **weight, **exact)
            if _rebuilds(form, body):
                return form
    raise InputError(f"{body!r} has no form in scenes", expected="a body made by fb.Body(...)")


def _rebuilds(form: BodyForm, body: Body) -> bool:
    try:
        (twin,) = form.made(body.shape, body.material)
    except InputError:
        return False
    names = ("center_of_mass", "inertia", "rotation", "orientation", "position", "velocity", "angular_velocity")
    same = all(getattr(twin, name).tobytes() == getattr(body, name).tobytes() for name in names)
    return same and twin.mass == body.mass and twin.density == body.density
