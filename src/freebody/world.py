"""The world: bodies and what acts on them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from functools import cached_property
from typing import Any, NamedTuple, cast

import numpy as np
from numpy.typing import ArrayLike, NDArray

from freebody.arguments import instance, several, unknown
from freebody.contact.encode import with_contact
from freebody.contact.floor import Floor
from freebody.contact.ground import Ground
from freebody.contact.pair import Contact, NoContact, Side
from freebody.contact.start import assembled
from freebody.contact.touching import Setting
from freebody.description import Description, in_units
from freebody.errors import InputError
from freebody.figures import html_table, row, shown
from freebody.forces.base import Force
from freebody.forces.encode import encode
from freebody.forces.gravity import Gravity
from freebody.forces.held import hold, python_wrench
from freebody.forces.total import python_potential
from freebody.joints.angles import angles_at, put_angles
from freebody.joints.base import Joint
from freebody.joints.consistent import projected
from freebody.joints.encode import with_joints
from freebody.joints.projection import Gap, gaps
from freebody.model.body import Body
from freebody.model.columns import KIN, VELOCITIES
from freebody.model.kernel_data import World as KernelWorld
from freebody.model.kernel_data import kin_rows, world_of
from freebody.model.state import State, convert, start_of
from freebody.model.tables import Tables

Array = NDArray[np.float64]

# Bodies and forces listed one by one in a notebook.
MOST_SHOWN = 20

BODIES = "bodies: fb.World([fb.Body(...), ...])"


class Wrenches(NamedTuple):
    """Total force (bodies, 3) in N and torque about each centre of mass (bodies, 3) in N m, world frame."""

    force: Array
    torque: Array


Element = Force | Joint | Ground | Contact | NoContact


class World(Description):
    """Bodies, gravity and forces. Worlds describe, runs happen: simulating leaves a world as it was.

    ``gravity`` is an acceleration (3,) in m/s^2; ``contact`` are floors, fixed shapes and the laws of pairs. Everything
    is checked when it is added; names are unique (bodies without one are named after their shape). Raises
    :class:`InputError` for what is no body, force or joint, for two of one name, and for elements of bodies that are
    not in this world.
    """

    units = in_units(gravity="m/s^2")
    _remedy = (
        "make another world: fb.World(bodies, gravity=..., forces=..., joints=..., contact=...); world.add(...) adds "
        "to this one"
    )

    def __init__(
        self,
        bodies: Body | Iterable[Body],
        *,
        gravity: ArrayLike = (0.0, 0.0, 0.0),
        forces: Iterable[Force] = (),
        joints: Iterable[Joint] = (),
        contact: Iterable[Ground | Contact | NoContact] = (),
    ) -> None:
        many = isinstance(bodies, Iterable)
        self.bodies: tuple[Body, ...] = several("bodies", bodies, BODIES) if many else (bodies,)
        self.names = _unique_names(self.bodies)
        self._numbers: dict[int | str, int] = {id(body): number for number, body in enumerate(self.bodies)}
        self._numbers.update((name, number) for number, name in enumerate(self.names))
        self.gravity = Gravity(gravity)
        self.forces: tuple[Force, ...] = ()
        self.joints: tuple[Joint, ...] = ()
        self.grounds: tuple[Ground, ...] = ()
        self.contacts: tuple[Contact, ...] = ()
        self.exclusions: tuple[NoContact, ...] = ()
        self.ground_names: tuple[str, ...] = ()
        self._grounds: dict[int | str, int] = {}
        self._tables: Tables | None = None
        # Whether the initial state was moved to where the joints hold.
        self.assembled = False
        self.add(
            *several("forces", forces, "a list of forces"),
            *several("joints", joints, "a list of joints"),
            *several("contact", contact, "a list of floors, fixed shapes and contacts"),
        )

    def add(self, *elements: Element) -> World:
        """Add forces, joints, grounds and laws of contact; returns the world.

        Raises :class:`InputError` if one is on a body not in it.
        """
        for element in elements:
            if not isinstance(element, Element):
                raise InputError(
                    f"{shown(element)} added to a world",
                    expected="a force such as fb.Spring(...), a joint: fb.Ball(...), or contact: fb.Floor(...)",
                )
            for body in element.bodies if isinstance(element, Force | Joint) else ():
                self.index(body)
        parts = {
            name: (*getattr(self, name), *(element for element in elements if isinstance(element, kind)))
            for name, kind in PARTS.items()
        }
        # Floors before fixed shapes, as in scenes.
        parts["grounds"] = tuple(sorted(parts["grounds"], key=lambda ground: not isinstance(ground, Floor)))
        unique(parts["joints"], "joint")
        ground_names = unique(parts["grounds"], "ground", self.names)
        grounds: dict[int | str, int] = {id(ground): number for number, ground in enumerate(parts["grounds"])}
        if len(grounds) < len(parts["grounds"]):
            raise InputError("the same ground twice", expected="a Floor or a Fixed for each", remedy="make two of them")
        grounds.update((name, number) for number, name in enumerate(ground_names))
        for pair in (*parts["contacts"], *parts["exclusions"]):
            for side in pair.sides:
                self.carrier(side, grounds)
        self.__dict__.update(parts, ground_names=ground_names, _grounds=grounds, _tables=None)
        return self

    def carrier(self, side: Side, grounds: dict[int | str, int] | None = None) -> int:
        """The number of a body, or of a ground behind the bodies."""
        key, grounds = side if isinstance(side, str) else id(side), self._grounds if grounds is None else grounds
        if key in self._numbers:
            return self._numbers[key]
        if key in grounds:
            return len(self.bodies) + grounds[key]
        names = (*self.names, *(name for name in grounds if isinstance(name, str)))
        if isinstance(side, str):
            raise unknown("body or ground named", side, names)
        raise InputError(
            f"a contact of {shown(side)}, which is not in this world",
            expected="one of " + ", ".join(names[:MOST_SHOWN]),
            remedy="give bodies to World([...]), and add grounds before what names them or together with it",
        )

    @property
    def joint_names(self) -> tuple[str, ...]:
        """The names of the joints, in order; those without one are named after their kind."""
        return unique(self.joints, "joint")

    def index(self, body: Body | str) -> int:
        """The number of a body, given itself or its name."""
        number = self._numbers.get(body if isinstance(body, str) else id(body))
        if number is None:
            if isinstance(body, str):
                raise unknown("body named", body, self.names)
            raise InputError(
                f"{shown(body)} is not in this world",
                expected="one of " + ", ".join(self.names),
                remedy="give it to World([...]) first",
            )
        return number

    def __getitem__(self, name: str | int) -> Body | Any:
        """A body by its name or number, or a ground or a joint by its name. Raises :class:`InputError` if there is
        none.
        """
        if isinstance(name, str) and name in self._numbers:
            return self.bodies[self._numbers[name]]
        if isinstance(name, int | np.integer) and -len(self.bodies) <= name < len(self.bodies):
            return self.bodies[name]
        if isinstance(name, str) and name in self._grounds:
            return self.grounds[self._grounds[name]]
        if isinstance(name, str) and name in self.joint_names:
            return self.joints[self.joint_names.index(name)]
        raise unknown("body or joint named", name, (*self.names, *self.ground_names, *self.joint_names))

    def __contains__(self, name: object) -> bool:
        return isinstance(name, str) and (name in self._numbers or name in self._grounds or name in self.joint_names)

    # Else Python would iterate by numbers.
    __iter__ = None

    def tables(self) -> Tables:
        """What kernels read; made when first needed after a change."""
        if self._tables is None:
            self.__dict__["_tables"] = self.tables_with(*self._gravity(), *self.forces)
        return cast(Tables, self._tables)

    def tables_with(self, *forces: Force) -> Tables:
        """Tables of these bodies and joints with other forces than those of the world."""
        springs = [force for joint in self.joints for force in joint.forces]
        tables = encode(self.bodies, self.names, [*forces, *springs], self.index)
        return with_contact(with_joints(tables, self.joints, self.joint_names, self.index), self._setting())

    def _setting(self) -> Setting:
        """What contact needs to know."""
        names = (*self.names, *self.ground_names)
        return Setting(
            self.bodies, names, self.grounds, self.contacts, self.exclusions, self.joints, self.carrier
        )  # fmt: skip

    @property
    def has_contact(self) -> bool:
        """Whether something in it can touch."""
        return self.tables().contacts is not None

    def _gravity(self) -> list[Force]:
        return [self.gravity] if self.gravity.acceleration.any() else []

    def state(self) -> State:
        """The bodies as described, at time zero."""
        spins = np.array([b.angular_velocity for b in self.bodies]).reshape(-1, 3)
        start = State(self.tables(), *start_of(self._initial.copy(), spins, self.tables()))
        return replace(start, angles=angles_at(start)) if self.joints else start

    def assemble(self) -> World:
        """Move the bodies at the start to the nearest poses at which all joints hold and nothing overlaps, then the
        velocities; in place.

        Nearest by mass: heavy bodies move little. The bodies' descriptions stay; ``state()`` is the assembled one.
        Raises :class:`AssemblyError` with what is left of each joint if there is no such pose nearby.
        """
        tables = self.tables()
        if tables.contacts is not None:
            self.__dict__["_initial"] = assembled(tables, self._initial)
        elif self.joints:
            self.__dict__["_initial"] = projected(tables, self._initial)
        self.__dict__["assembled"] = True
        return self

    def gaps(self, state: State | None = None) -> tuple[Gap, ...]:
        """How far every joint is open at ``state`` (default: the initial one), in position and in velocity."""
        state = self._at(state)
        return gaps(self.tables(), state.canonical, state.time) if self.joints else ()

    @cached_property
    def _initial(self) -> Array:
        rows = [[*b.position, *b.orientation, *b.linear_momentum, *b.angular_momentum] for b in self.bodies]
        return np.array(rows).reshape(-1, 13)

    def wrenches(self, state: State | None = None) -> Wrenches:
        """Total force and torque on every body at ``state`` (default: the initial one)."""
        world, kin = self._loaded(state)
        python_wrench()(world, kin, hold(self.tables().custom_wrench), world.segment)
        return Wrenches(*(kin[:, KIN.slices[part]].copy() for part in ("force", "torque")))

    def potential_energy(self, state: State | None = None) -> float:
        """Of all conservative forces, in J."""
        world, kin = self._loaded(state)
        return float(python_potential()(world, kin, self.tables().custom_energy, world.segment))

    def kinetic_energy(self, state: State | None = None) -> float:
        """Of all bodies, in J."""
        state = self._at(state)
        momenta = np.einsum("bi,bi->", state.linear_momentum, state.velocity)
        return float(0.5 * (momenta + np.einsum("bi,bi->", state.angular_momentum, state.angular_velocity)))

    def point(self, body: Body | str, at: ArrayLike, state: State | None = None) -> Array:
        """Where the point ``at`` (shape frame) of a body is, (3,), in m."""
        number, arm = self._arm(body, at, state)
        return np.asarray(self._at(state).position[number] + arm)

    def point_velocity(self, body: Body | str, at: ArrayLike, state: State | None = None) -> Array:
        """How fast it moves: v + w x (R r), (3,), in m/s."""
        number, arm = self._arm(body, at, state)
        state = self._at(state)
        return np.asarray(state.velocity[number] + np.cross(state.angular_velocity[number], arm))

    def _arm(self, body: Body | str, at: ArrayLike, state: State | None) -> tuple[int, Array]:
        number = self.index(body)
        state = self._at(state)
        return number, np.asarray(state.rotation[number] @ self.bodies[number].body_point(at))

    def _at(self, state: State | None) -> State:
        """``state``, or the initial one. Raises :class:`InputError` for one that is not of this world."""
        if state is None:
            return self.state()
        instance("state", state, State, "a State such as world.state() or run.final")
        if state.names != self.names:
            raise InputError(f"a state of bodies {state.names}", expected=f"a state of this world: {self.names}")
        return state

    def _loaded(self, state: State | None) -> tuple[KernelWorld, Array]:
        """The world and the kinematic rows at ``state``, for kernels."""
        state, tables = self._at(state), self.tables()
        world, kin = world_of(tables, segment=state.time), kin_rows(len(self.bodies))
        if self.joints:
            put_angles(world.floats, tables.integers, angles_at(state, tables))
        kin[:, : VELOCITIES.size] = convert(state.raw, state.layout, "velocities", tables)
        return world, kin

    def __repr__(self) -> str:
        grounds = f", {len(self.grounds)} grounds" if self.grounds else ""
        counts = f"{len(self.bodies)} bodies, {len(self.forces)} forces{grounds}"
        return f"World({counts}, gravity={self.gravity.acceleration})"

    def _repr_html_(self) -> str:
        shown = [(name, repr(body)) for name, body in zip(self.names[:MOST_SHOWN], self.bodies)]
        if len(self.bodies) > MOST_SHOWN:
            shown.append(("...", f"{len(self.bodies) - MOST_SHOWN} more bodies"))
        forces = [(type(force).__name__, repr(force)) for force in self.forces[:MOST_SHOWN]]
        grounds = [(name, repr(ground)) for name, ground in zip(self.ground_names[:MOST_SHOWN], self.grounds)]
        gravity = ("gravity", f"{row(self.gravity.acceleration)} m/s^2")
        return html_table("World", [gravity, *shown, *forces, *grounds])


# What can be added, and where a world keeps it.
PARTS: dict[str, Any] = {
    "forces": Force, "joints": Joint, "grounds": Ground, "contacts": Contact, "exclusions": NoContact
}  # fmt: skip
PLURALS = {"body": "bodies", "joint": "joints", "ground": "grounds", "material": "materials"}


def _unique_names(bodies: Sequence[Body]) -> tuple[str, ...]:
    if not bodies:
        raise InputError("a world without bodies", expected="at least one fb.Body")
    for body in bodies:
        if not isinstance(body, Body):
            raise InputError(f"{shown(body)} among the bodies of a world", expected="fb.Body(...)")
    if len({id(body) for body in bodies}) < len(bodies):
        raise InputError("the same body twice", expected="a Body for each", remedy="make two of them")
    return unique(bodies, "body")


def unique(things: Sequence[Any], what: str, others: Sequence[str] = ()) -> tuple[str, ...]:
    """Names of bodies, joints or grounds: given ones must be unique and none of the bodies ``others``, the rest are
    counted up from what they are.
    """
    taken: set[str] = set(others)
    for thing in things:
        if thing.given_name is not None:
            if thing.given_name in taken:
                both = f"a body and a {what}" if thing.given_name in others else f"two {PLURALS[what]}"
                raise InputError(f"{both} named {thing.given_name!r}", expected="unique names")
            taken.add(thing.given_name)
    names = []
    counts: dict[str, int] = {}  # where to go on counting, so that a thousand nameless bodies take no million tries
    for thing in things:
        name = stem = thing.default_name
        if thing.given_name is None:
            count = counts.get(stem, 1)
            name = stem if count == 1 else f"{stem}{count}"
            while name in taken:
                count += 1
                name = f"{stem}{count}"
            counts[stem] = count
        taken.add(name)
        names.append(name)
    return tuple(names)
