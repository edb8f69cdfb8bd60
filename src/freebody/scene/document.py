"""The whole of a scene, as its file says it."""

from __future__ import annotations

from typing import Annotated, Any, Literal, NoReturn

import numpy as np
from pydantic import BeforeValidator, StrictBool

from freebody.contact.state import contact_columns
from freebody.contact.touching import MOST_PAIRS
from freebody.errors import InputError
from freebody.model.layout import ACCUMULATORS
from freebody.model.state import LAYOUTS, Clock, State
from freebody.scene.bodies import MOST_BODIES, MOST_JOINTS, BodyForm
from freebody.scene.contact import (
    MOST_GROUNDS,
    MOST_MATERIALS,
    ContactForm,
    FixedForm,
    FloorForm,
    MaterialForm,
    NoContactForm,
    at_most,
)
from freebody.scene.errors import short
from freebody.scene.forces import AnyForce
from freebody.scene.forms import Form, Name, Text, choice, number, numbers, refuse, rows, whole
from freebody.scene.joints import AnyJoint
from freebody.scene.methods import AnyMethod
from freebody.world import World

# More steps than floats can tell apart.
MOST_STEPS = 1 << 53

# Numbers in the tables of joints, once for every copy: each takes a microsecond and a hundred bytes.
MOST_COPIED = 1_000_000

Seconds = number("a time", "s")
Point = numbers("a length", "m")
Plain = numbers("a number", "", length=None)


_NO_STEPS = "a time in place of a number of steps, or a mistyped number"
Steps = whole(
    -MOST_STEPS,
    MOST_STEPS,
    expected=f"a whole number of steps, at most {MOST_STEPS}",
    cause=_NO_STEPS,
    remedy="copy the clock from the state that it belongs to",
)
Every = whole(
    1,
    MOST_STEPS,
    expected="a whole number of steps, 1 or more",
    cause=_NO_STEPS,
    remedy="to record every second step write every = 2",
)


class RunForm(Form):
    """How to run: ``duration``, step ``dt``, ``integrator``, and how often to record: every ``every``-th step."""

    duration: Seconds | None = None
    dt: Seconds | None = None
    every: Every | None = None
    integrator: AnyMethod | None = None

    def model_post_init(self, context: Any) -> None:
        """Times are positive."""
        for name in ("duration", "dt"):
            value = getattr(self, name)
            if value is not None and not value > 0.0:
                refuse(
                    f"{name} = {short(value)}",
                    expected="a time greater than zero, in s",
                    cause="a wrong sign, or a time that was rounded to zero",
                    remedy="to go back in time, reverse all velocities",
                    key=name,
                )


class ClockForm(Form):
    """Time as t0 + n dt."""

    t0: Seconds
    n: Steps
    dt: Seconds


class StartForm(Form):
    """Where to start from instead of the bodies as described: a ``time``, or all of a State as a run left it."""

    time: Seconds | None = None
    layout: choice(*LAYOUTS) | None = None
    raw: rows("a number of the state", "", lengths=tuple(sorted(set(LAYOUTS.values())))) | None = None
    clock: ClockForm | None = None
    accumulators: numbers("a sum", "", length=ACCUMULATORS) | None = None
    # The name that older files have for them.
    books: numbers("a sum", "", length=ACCUMULATORS) | None = None
    memory: Plain | None = None
    angles: numbers("an angle", "rad", length=None) | None = None
    contacts: Plain | None = None

    def build(self, world: World) -> State:
        """The state. Raises :class:`InputError` for one that is not of this world."""
        state = world.state()
        if self.clock is not None and self.time is not None:
            raise InputError("a time and a clock", expected="one of the two")
        clock = Clock(self.time or 0.0, 0, 0.0)
        if self.clock is not None:
            clock = Clock(self.clock.t0, self.clock.n, self.clock.dt)
        layout, raw = state.layout, state.raw
        if self.raw is not None or self.layout is not None:
            layout = self.layout or layout
            width = LAYOUTS[layout]
            lengths = [len(row) for row in self.raw or ()]
            if lengths != [width] * len(world.bodies):
                raise InputError(
                    f"raw has {len(lengths)} rows of {sorted(set(lengths))} numbers",
                    expected=f"{len(world.bodies)} rows, one per body, of {width} numbers for {layout!r}",
                )
            raw = np.array(self.raw)
        if self.accumulators is not None and self.books is not None:
            raise InputError("accumulators under both of their names", expected="one of the two")
        given = self.accumulators if self.books is None else self.books
        accumulators = state.accumulators if given is None else np.array(given)
        memory = state.memory if self.memory is None else np.array(self.memory, dtype=np.float64)
        angles = state.angles if self.angles is None else np.array(self.angles, dtype=np.float64)
        if len(angles) != len(state.angles):
            raise InputError(f"{len(angles)} angles", expected=f"{len(state.angles)}, one per hinge, in their order")
        contacts = np.zeros(0) if self.contacts is None else np.array(self.contacts, dtype=np.float64)
        if len(contacts) not in (0, contact_columns(state.tables)):
            expected = f"{contact_columns(state.tables)}, or none: then they are found again"
            raise InputError(f"{len(contacts)} numbers of the state of contact", expected=expected)
        return State(state.tables, layout, raw, clock, accumulators, memory, angles, contacts)

    @classmethod
    def of(cls, state: State) -> StartForm:
        """The form from which the same state comes back, bit for bit."""
        clock = ClockForm(t0=state.clock.t0, n=state.clock.n, dt=state.clock.dt)
        return cls(
            layout=state.layout,
            raw=state.raw.tolist(),
            clock=clock,
            accumulators=state.accumulators.tolist(),
            memory=state.memory.tolist() if len(state.memory) else None,
            angles=state.angles.tolist() if len(state.angles) else None,
            contacts=state.contacts.tolist() if len(state.contacts) else None,
        )


class ViewForm(Form):
    """Where a picture of the scene is taken from."""

    camera: Point | None = None
    target: Point | None = None
    up: numbers("a direction", "", "m") | None = None
    follow: Name | None = None
    field_of_view: number("an angle", "rad") | None = None


def _bodies(value: Any) -> Any:
    if not isinstance(value, list | tuple) or not value:
        refuse(short(value), expected="at least one [[body]]")
    tables = [entry for entry in value if isinstance(entry, dict)]
    total = max(len(value), sum(map(_copies, tables)))
    if total > MOST_BODIES:
        _too_many(total, MOST_BODIES, "bodies")
    return value


def _too_many(total: int, most: int, what: str) -> NoReturn:
    refuse(
        f"{short(total)} {what}",
        expected=f"at most {most}",
        cause="a mistyped count",
        remedy=f"write a smaller count; more {what} than that need Python",
    )


def _copies(table: dict[str, Any]) -> int:
    count = table.get("count", 1)
    return count if isinstance(count, int) and count > 0 else 1


def _joints(value: Any) -> Any:
    if isinstance(value, list):
        tables = [entry for entry in value if isinstance(entry, dict)]
        total = max(len(value), sum(map(_copies, tables)))
        if total > MOST_JOINTS:
            _too_many(total, MOST_JOINTS, "joints")
        # Copies of a motor each have its table.
        copied = sum(_copies(table) * _numbers(table) for table in tables if _copies(table) > 1)
        if copied > MOST_COPIED:
            _too_many(copied, MOST_COPIED, "numbers in copies of joints")
    return value


def _numbers(table: dict[str, Any]) -> int:
    """How many there are in the lists of ``table``, however deep."""
    count, waiting = 0, list(table.values())
    while waiting:
        value = waiting.pop()
        if isinstance(value, dict):
            waiting.extend(value.values())
        elif isinstance(value, list):
            count += len(value)
            waiting.extend(entry for entry in value if isinstance(entry, dict | list))
    return count


class SceneForm(Form):
    """A world and how to run it. ``assemble = true`` moves the bodies to the nearest poses at which all joints hold."""

    format: Literal[1] | None = None
    title: Name | None = None
    description: Text | None = None
    gravity: numbers("an acceleration", "m/s^2") | None = None
    run: RunForm | None = None
    view: ViewForm | None = None
    start: StartForm | None = None
    material: Annotated[list[MaterialForm], at_most(MOST_MATERIALS, "materials")] | None = None
    body: Annotated[list[BodyForm], BeforeValidator(_bodies)]
    force: list[AnyForce] | None = None
    joint: Annotated[list[AnyJoint], BeforeValidator(_joints)] | None = None
    floor: Annotated[list[FloorForm], at_most(MOST_GROUNDS, "floors")] | None = None
    fixed: Annotated[list[FixedForm], at_most(MOST_GROUNDS, "fixed shapes")] | None = None
    contact: Annotated[list[ContactForm], at_most(MOST_PAIRS, "contacts")] | None = None
    no_contact: Annotated[list[NoContactForm], at_most(MOST_PAIRS, "exclusions")] | None = None
    assemble: StrictBool | None = None
